"""English: the words and phrases that surround answers, and those that no answer holds."""

from __future__ import annotations

from intents.numbers.atoms import Kind
from intents.numbers.en_compounds import changing, denied, spelling, together

WORDS = {
    Kind.AND: "and n",
    Kind.POINT: "point dot decimal",
    Kind.OH: "oh o ohh",
    Kind.ARTICLE: "a an",
    Kind.MINUS: "minus negative dash hyphen",
    Kind.SLASH: "slash",
    Kind.BELOW: "below",
    Kind.OR: "or",
    Kind.COMMA: "comma",
    Kind.FROM: "from starting beginning start starts",
    Kind.TO: "to till til until through thru upto end ends ending ended",
    Kind.BETWEEN: "between betwixt tween",
    Kind.WITHIN: "plusminus within",
    Kind.NOT_BEFORE: "after earliest since lowest",
    Kind.NOT_AFTER: "before latest highest",
    Kind.BC: "bc bce",
    Kind.AD: "ad ce",
    Kind.HUNDREDS: "hundreds",
    Kind.CENTURY: "century centuries",
    Kind.MILLENNIUM: "millennium millenium",
    Kind.EARLY: "early",
    Kind.MIDDLE: "mid middle",
    Kind.LATE: "late",
    Kind.LAST: "last latter final",
    Kind.YEAR: "year",
    Kind.DIFFERENCE: "difference span spread diff timespan",
    Kind.MAKES: "makes making equals",
    Kind.ABOUT: """
        about around roughly approximately approx circa ca near nearly almost odd thereabouts ballpark
        approximate ish
    """,
    Kind.EXACTLY: "exactly precisely only exact sharp bang",
    Kind.INSTEAD: "no nope nah correction nay",
    Kind.SOFTLY: "sorry actually pardon oops whoops apologies rather but better",
    Kind.NOT: "not",
    Kind.STALL: "wait",
    Kind.HESITATION: "um umm uh uhm er err erm ehm hm hmm mm mhm uhh ah eh",
    Kind.FREE: """
        the in of it its is was were be been thats that i id ill im ive lets say says said think thinks
        guess guessing reckon reckons believe bet suppose supposed imagine assume figure estimate estimated
        estimating maybe perhaps possibly probably likely surely certainly definitely clearly obviously must
        should could might would will may have has had there theres are some something sometime someplace
        like so well okay ok alright right yes yeah yep yup aye then now my our answer answers guessed mine
        ours for at by on please thanks thank cheers just under over above barely hardly easily easy ugh
        fine even here guesses bets pick picks picking least most maximum minimum max min total tops
        honestly frankly basically literally really very pretty good full whole solid rounded number value
        amount quantity also too as with go going gonna take taking put goes say'd went write wrote written
        down got tall high long wide deep old big heavy large fast thick apart away pure wild cool whopping
        mere measly staggering during happened occurred took place plus sir madam folks guys everyone
        everybody hey hello hi quite kind sort average altogether combined overall precise wager we stick
        sticking settle settling opt stuck finally somehow anyway anyhow whatever instead time period dates
        date stretch gentlemen ladies mate buddy dear darling honey love came ooh oof phew gosh gee wow boy
        man god lord blimey jeez nice still thinking wanna inclined tempted agreed settled decided landed
        leaning towards toward rough complete random correct correctly wildly speaking completely thoughts
        crazy insane ridiculous tricky definitive definite teams vote votes voting hunch instinct feeling
        feelings feel judging remember recall heard seem seems seemed appears appear personally
        realistically conservatively optimistically generously theoretically presumably supposedly
        apparently hopefully admittedly originally initially somewhere pushing mark range neighborhood
        vicinity venture hazard died killed murdered murder death executed assassinated crime committed
        leeway margin slack tolerance he she they ranges runs lasted spans covers covering spanning anywhere
        era dated firstly absolutely fairly totally confident each apiece worldwide age aged weighs symphony
        plump plumping erring err saying entire entirely sure certain positive convinced chuck pop jot enter
        lock lean money swear insist maintain told heard saw learnt learned taught reads argue argued
        choose chose select sweetheart sweetie thought either shouts yells whispers screams suggests shouted
    """,
    Kind.BLOCK: """
        what whats who whos whose when where wheres why how which you your again repeat round rounds card
        cards page chapter several few many ask asks tell told question questions rule rules score scores
        turn turns player players skip help stop pause quit exit undo more another next game games ready
        play louder slower speak talk listen minute's doubt pass give gave gives want wants need needs can
        cant cannot dont doesnt didnt wont wouldnt couldnt shouldnt if because while ago later born birthday
        phone oclock am pm monday tuesday wednesday thursday friday saturday sunday january february april
        june july august september october november december alexa wife husband kid son daughter friend
        thing things both everyone's anybody somebody someone nobody nothing know knows knew do does did
        done get gets let see saw look come beer beers coffee drink pizza hungry tired bored spilled tea
        teen teens times earlier youre youve youd youll room route bus channel street volume flight gate
        platform strikes already seat table row past catch digit digits reasons
    """,
}

PHRASES = {
    Kind.TO: """
        back to | down to | back until | up to | all the way to | on to | and ends in | ending in | and
        ending in | and ending | up until | right up to | right through to | through to | all the way up to
        | to the year | going to the year | and up to | up through | ending at | last year | upper bound |
        upper limit |
        upper end | end year
    """,
    Kind.FROM: """
        starting from | starting in | starting at | beginning in | beginning with | anywhere from | starts
        in | start in | a range from | range from | a span from | a window from | window from | a period
        from | the decade from | decade from | first year | lower bound | lower limit | the century from |
        the decades from | lower end | start year
    """,
    Kind.BETWEEN: """
        a range between | a span between | a window between | a period between | within the range | within the
        range of | within a range of | within the range from
    """,
    Kind.WITHIN: """
        to the left and right of | left and right of | left and right | left or right of | both sides around
        | on either side of | either side of | on both sides of | either way of | either way | either side |
        on either side | each way | each side | on each side | on each side of | each side of | in either
        direction | either direction | in both directions | up or down | up and down | before and after |
        before or after | on both sides | both sides of | both sides | both ways | more or less than |
        earlier or later | back or forth | plus or minus | plus minus | plus-minus | give or take | plus and
        minus | plus slash minus | plus / minus
    """,
    Kind.NOT_BEFORE: """
        not before | no earlier than | not earlier than | later than | at the earliest | never before | no
        sooner than | some time after | sometime after | not any earlier than | at earliest | any time after
        | earliest
    """
    + denied("before", "earlier than", "any earlier than", "prior to"),
    Kind.NOT_AFTER: """
        not after | no later than | not later than | earlier than | at the latest | prior to | at latest |
        not any later than | any time before | latest
    """
    + denied("after", "later than", "any later than"),
    Kind.BC: """
        before christ | before the common era | before common era | before our era | before the christian
        era | before the birth of christ | bee see | b see | bee cee | b c | b c e | bc e
    """,
    Kind.AD: """
        anno domini | after christ | common era | of the common era | of our era | after the birth of christ
        | our era | a d | c e
    """,
    Kind.BELOW: "below zero | under zero | below nought | below freezing",
    Kind.EARLY: """
        the beginning of | beginning of | the start of | start of | the early part of | early part of |
        early on in | early in
    """,
    Kind.MIDDLE: "the middle of | middle of | the middle part of | middle part of",
    Kind.LATE: """
        the end of | end of | the late part of | late part of | the later part of | late in | towards the
        end of | toward the end of | the latter part of
    """,
    Kind.MAKES: """
        that makes | which makes | that would be | so that is | so thats | which is | that comes to | in
        other words | for a total of | a total of | making it
    """,
    Kind.DIFFERENCE: """
        a range of | range of | a gap of | a width of | width of | a window of | window of | a period of
    """,
    Kind.ABOUT: """
        or so | or thereabouts | somewhere round | somewhere round about | more or less | somewhere around |
        somewhere near | somewhere about | in the
        region of | in the neighborhood of | in the neighbourhood of | on the order of | close to | close on
        | round about | just about | just around | or something | or something like that | or around that |
        around about | give or take a few | give or take a bit | give or take a little | plus or minus a few
        | plus or minus a bit | or around there | or near enough | give or take a couple | give or take a
        few years | plus or minus a few years | something like | some time around | something around |
        sometime around | in that area | or similar | round about the year
    """,
    Kind.EXACTLY: """
        can only be | could only be | on the dot | spot on | dead on | bang on | on the nose | nothing else
        | no more no less | and no
        other | no other year | that year only | only that year | a single year | single year | just the
        year | just the one year | to the dot | not a year more or less | that exact year | the one year |
        and nothing else
        | and only that | just that year | one year only | and thats it | not a day more | just that one
        year | the exact year | exact year | just that | no span | no range | no spread | zero span | no
        leeway | no margin | no tolerance | no slack | no wiggle room | without leeway | no margin at all |
        without any leeway | no margin of error | no leeway at all | and not one more | no more and no less
        | not one more not one less | no buffer | no window
    """,
    Kind.INSTEAD: """
        oh no | no wait | scratch that | strike that | cancel that | forget that | change that to | change
        it to | changed my mind | i changed my mind | ive changed my mind | correct that to | correct that |
        wait no | thats wrong | i misspoke | no no | let me correct that | let me correct myself | let me
        change that | or better | better make it | better make that
        | change that | i take that back | take that back | what am i saying | no i mean | no i meant | no
        way | change my answer to | change mine to | change ours to | changing it to | changing to | forget
        what i said | forget that i said | never mind what i said | ignore that | disregard that | go up to
        | go down to
    """
    + changing("it", "that", "my answer", "our answer", "mine", "ours"),
    Kind.SOFTLY: """
        lets take | well take | i beg your pardon | beg your pardon | or lets say | or let us say | or say |
        on second thought | on
        second thoughts | on reflection | i mean | i meant | make that | make it | or
        rather | but meant | but i meant | but i mean | what i
        meant was | what i mean is | meaning | excuse me | my bad | my mistake | or no | or maybe | or
        perhaps | well actually | or actually | lets rather say | make mine | make ours | no make it | no
        make that
    """,
    Kind.NOT: "by no means | isnt | rather than | as opposed to | instead of | did i say | did i just say",
    Kind.STALL: """
        hang on | hold on | one moment | a moment | one second | a second | one sec | a sec | one minute | a
        minute | just a tick | hold up | bear with me | give me a second | give me a moment | give me a
        minute | give me a sec | one moment please | just a second | just a sec | just a moment | just a
        minute | give me one second | give me one moment | let me think | let me see | lemme think | lemme
        see | let me think about it | lets see | let us see | let me think about that | wait a minute | wait
        a second | wait a moment | wait a sec | wait one second | wait one moment | hang on a second | hold
        on a second | hang on a sec | hang on a minute | hold on a minute | half a minute | half a min |
        half a sec | half a mo | half a tick | two ticks | a tick | a mo | just a mo | hang on a mo | hold on
        a mo | wait a mo | two shakes | 1 moment | 1 second | 1 sec | 1 minute | 1 min | 1 mo | 2 secs | 2
        ticks
    """,
    Kind.WORD: """
        my wife | my husband | my kid | my son | my daughter | my friend | our kid | our son | our daughter |
        our friend
    """,
    Kind.FREE: """
        if thats allowed | if thats ok | if thats okay | if i may | if thats possible | if thats fine | its
        from | it is from | that is from | thats from | it was from | by my count | by our count | when in
        doubt | if in doubt | between
        you and me | between ourselves | between you me and the
        gatepost | the numbers | my numbers |
        our numbers | of course | please put me down for | please put us down for
        | play safe | play it safe | playing safe | put me down as | put us down as | jot down |
        mark me down for | mark us down for | what a | what an | why not | if i had to bet | if i were a
        betting man | gun to my head | off the
        bat | you know what | guess what | tell you what | ill tell you what | i already said | ive already
        said | i like the sound of | that was back in | it was back in | was back in | let me count | let me
        try | let me guess | let me put it this way | when i was at school | in my day | back in my day |
        hear me out | were thinking | were saying | it cant be more than | it cant be less than | cant be
        more than | cant be less than | cant be over | cant be under | it cant be | id be surprised if its |
        id be surprised if it was | my moneys on | my money is on | money on | on my paper it says | my
        paper says | on my paper | on paper | my sheet says | my note says | the same number | this is hard
        | this is tough | more like | to be exact | but if i had to guess | let me guess | let me go with |
        let me put | to be honest | to be fair | to be precise | to be safe | to be sure | if i had to guess
        | if i must | if i have to guess | if i were to guess | if im not mistaken | if i remember correctly
        | if i remember right | if i recall correctly | off the top of my head | shot in the dark | a shot
        in the dark | a wild guess | wild guess | for me | me id say | me i say | for sure | for now | no
        idea | i have no idea | no clue | i havent a clue | i havent got a clue | i have no clue | i dont
        know | dont know | dunno | i dunno | not sure | im not sure | not really sure | im not really sure |
        who knows | god knows | hard to say | not certain | im not certain | how about | what about | you
        know | as far as i know | i dont really know | put me down for | put me down | put us down | put
        down | beats me | write down |
        note down | put us down for | my final answer | final answer | finally | at a guess | as a guess | i
        want to say | i would like to say | id like to say | wed say | id have said | going to say | going
        to go with | go with | going to be | gonna say | gonna go with | has to be | have to be | got to be
        | gotta be | needs to be | ought to be | more than | less than | fewer than | better than | no more
        than | no less than | not more than | not less than | not quite | or more | or less | or fewer | or
        higher | or lower | a bit more than | a bit less than | a bit over | a bit under | a little over | a
        little under | a little more than | a little less than | a bit | a little | slightly more than |
        slightly less than | slightly over | slightly under | above sea level | in length | in height | in
        width | in weight | in depth | in age | in size | in all | all in all | all together | years old |
        years of age | taking a guess | take a guess | taking a stab | having a stab | in my opinion | in my
        view | i feel like | feels like | it feels like | sounds like | my gut says | gut feeling | my gut
        feeling is | my hunch is | my estimate is | the way i see it | as i recall | from memory | if you
        ask me | if you want a number | the number is | locked in | lock in | lock it in | locking in | come
        on | we said | we say | we think | we have | we guess | weve got | weve said | we reckon | we
        believe | well say | well go with | we go with | were going with | we would say | or we say | let us
        say | not that i know | let me say | to me | go for | going for | id go for | ill go for | we go for
        | went for | opt for | settle for | time for | for it | how should i know | i could be wrong | i may
        be wrong | im probably wrong | i might be wrong | this is a guess | just a guess | only a guess |
        its just a guess | its only a guess | that is a guess | just say | just guessing | im just guessing
        | please write | please put | thank you | thanks a lot | the answer | last answer | and thats my
        answer | thats my answer | thats my final answer | and thats final | thats final | without a doubt |
        no doubt | i have | ive got | ive put | i put | i wrote | ive written | ive written down | i got |
        as many as | as much as | as high as | at the very least | at the very most | at the most | at the
        minimum | at the maximum | minimum of | maximum of | the whole thing | that sort of thing |
        something in that direction | the first time | you could say | you might say | lets put it at | put
        it at | put it | put it between | placed it | place it | id place it | some time | not long | any
        time | anytime | i had | at that time | or even | not even | even though | or maybe even | no
        problem | easy one | thats easy | thats an easy one | tough one | thats a tough one | thats tough |
        thats hard | thats a hard one | that is hard | good question | thats a good question | hard one |
        this is a hard one | this ones hard | oh boy | oh dear | oh well | oh god | oh my god | oh yes | oh
        yeah | oh okay | oh ok | oh man | oh gosh | oh right | oh i know | oh that | oh i | oh its | oh um |
        oh maybe | oh lets say | i know this | i know that | i know this one | i know | i am going to say |
        i am going with | i am sure | im sure | im pretty sure | pretty sure | im quite sure | im certain |
        i am certain | i remember | i remember it was | as best i can tell | best guess | my best guess |
        call it | lets call it | do you think | plus change | or whatever | chance | my answer to | a nice
        round | lets be generous | lets be safe | lets be careful | let us be generous | lets play it safe |
        to play it safe | playing it safe | roughly speaking | dont quote me | dont quote me on that | dont
        hold me to it | dont hold me to that | dont judge me | dont laugh | just throwing it out there |
        throwing it out there | throwing out there | to throw a number out there | to pick a number | im not
        great at this | im bad at this | im terrible at this | im no good at this | im no expert | no expert
        | thats a guess | its a guess | call me crazy | votes for | to my knowledge | to my mind | as far as
        i remember | as far as i recall | as far as i can tell | as best i can | for my part | stick with |
        sticking with | stay with | staying with | ill stay at | stay at | thinking it is | think it was |
        thinking its | upwards of | north of | south of | in excess of | shy of | just shy of | a shade
        under | a shade over | a touch over | a touch under | a tad over | a tad under | a tad more than | a
        tad less than | just short of | short of | getting on for | going on | the mark | in that range | in
        the range of | in the vicinity of | or close to that | or close to it | or close | ill throw out |
        throw out | ill venture | hazard a guess | ill hazard a guess | id hazard a guess | educated guess |
        an educated guess | taking a wild guess | a stab in the dark | stab in the dark | plucking a number
        out of the air | out of thin air | finger in the air | ask me another | how does that sound | does
        that sound right | sound right | sounds right | sounds about right | sounds good | i suppose so | i
        hope | fingers crossed | here goes | here we go | here goes nothing | no pressure | trust me |
        believe me | you heard me | mark my words | bet you | i bet you | bet my life on | id put money on |
        put money on | id bet money on | i would put | i would go for | i would go with | id go with | mine
        would be | ours is | ours would be | the guess is | our guess is | our answer is | our answer would
        be | my answer would be | my answer is going to be | our number is | my number is | its something
        like | i came up with | came up with | we came up with | i ended up with | ended up with | we ended
        up with | i ended up on | my final number is | my final answer is | final answer is | i want to go
        with | want to go with | i want to go for | want to say | i wanted to say | team says | our team |
        our team says | my team | my team says | team thinks | our team thinks | at some point | at one
        point | mine goes | it ranges | dates back | dates from | dating from | from me | from us | from my
        side | first of all | im confident | im fairly confident | im absolutely sure | im absolutely
        certain | im very sure | im fairly sure | im reasonably sure | im not very sure | im not too sure |
        im not so sure | im not entirely sure | im not totally sure | im not completely sure | not entirely
        sure | not totally sure | not too sure | not so sure | not very sure | not a hundred percent sure |
        im not a hundred percent sure | im a hundred percent sure | a hundred percent sure | one hundred
        percent sure | id bet the house on | isnt it | arent there | wasnt it | if that | no idea really |
        no idea honestly | id have to go with | have to go with | have to say | have to guess | ill have to
        say | ill have to guess | it is | of our lord | the year of our lord | so there | there you go |
        there you have it | that is it | thats it | and thats that | okay then | all right | alright then |
        very well | fair enough | lets do | we do | i do | well do | ill do | id do | do we say | shall we
        say | should we say | if you like | as it were | or even more | or even less | or a bit more | or a
        bit less | or a little more | or a little less | maybe more | maybe less | possibly more | possibly
        less | probably more | probably less | perhaps more | perhaps less | if not more | if not less | at
        the outside | at the outset | on average | per year | per day | in the world | in total | all told |
        all in | in germany | in europe | in the us | in the uk | in america | in england | can i say | can
        i put | can i try | can i go with | can i go for | can we say | can we put | can we try | can we go
        with | can we go for | could i say | could i put | could i try | could i go with | could i go for |
        could we say | could we put | could we try | could we go with | could we go for | may i say | may i
        put | may i try | may i go with | may i go for | may we say | may we put | may we try | may we go
        with | may we go for | shall i say | shall i put | shall i try | shall i go with | shall i go for |
        shall we put | shall we try | shall we go with | shall we go for | should i say | should i put |
        should i try | should i go with | should i go for | should we put | should we try | should we go
        with | should we go for | can i just say | i know that one | i do know that one | i remember that
        one | a smidge over | a smidge under | a smidge more than | a smidge less than | a hair over | a
        hair under | not far off | not far from | not a million miles from | cant be more | cant be less |
        cannot be more | cannot be less | it cant be more | says me | ooh tricky | make it a | can i do |
        can i take | can i pick | can i guess | can i enter | can we do | can we take | can we pick | can we
        guess | can we enter | could i do | could i take | could i pick | could i guess | could i enter |
        could we do | could we take | could we pick | could we guess | could we enter | may i do | may i
        take | may i pick | may i guess | may i enter | may we do | may we take | may we pick | may we guess
        | may we enter | shall i do | shall i take | shall i pick | shall i guess | shall i enter | shall we
        do | shall we take | shall we pick | shall we guess | shall we enter | should i do | should i take |
        should i pick | should i guess | should i enter | should we do | should we take | should we pick |
        should we guess | should we enter | im positive | im convinced | i am positive | i am confident | i
        am convinced | if youre asking me | since youre asking | since you ask | if you really want to know
        | now that you ask | a piece each | put me at | put us at | put me on | put us on | would do | will
        do | that will do | narrow it down to | narrow it to | thinking about it | now i think about it |
        come to think of it | when i think about it
    """
    + together("say", "think", "think its", "reckon", "believe", "guess", "agree on", "settled on", "go for"),
    Kind.BLOCK: """
        can you | could you | will you | would you | can you please | could you please | you can | you
        could | rather have | and a few | and then some | one two three | and something | and a bit | and
        some | and change | twenty something | thousand
        thanks | weve got time | got time | plenty of time | hundred thanks | lets take five | take five |
        thirty something | forty something | fifty something | seventy something | eighty something |
        hundred something | thousand something | been at | at a time | number one | points for | points to |
        point for | the one | this one | that one | no one | one of | one more | one thing | one day | one
        time | second time | first time | thats one | last one | next one | first one | second one | one by
        one | at once | for once | one another | we are | there are four of us | your turn | my turn | on
        time | in time | one to one | for one thing | fifty fifty | one minute please | one second please |
        put it back | all one | its one | years older | years younger | back then | ninety something | sixty
        something | just two seconds | just two minutes | two secs | two seconds please | over there |
        minutes now | hours now | days now | weeks now | months now | years now | in a quarter of an | in
        half an | in here | half the time | half and half | half asleep | more than one | one could | one
        would | one never |
        one should | one can | there go | there goes | feet under | something with | two figures | three
        figures | four figures | five figures | six
        figures | seven figures | thousand apologies | million apologies | under
        there | down there | has two points |
        back in five | back in ten | percent sure | ten something | eleven something
        | twelve something | thirteen something | fourteen something | fifteen something | sixteen something
        | seventeen something | eighteen something | nineteen something | last time | team two | team three
        | team four | team five | this hour | team one | be there | its been | thanks a million | there in |
        back in | one two one two | three two one | on the count of | count of three | count to | no way its
        | no way thats | no way it was | no way it is | no way there | go on three | shes only | hes only |
        she is only | he is only | million thanks | percent no | twenty four seven | too low | too high |
        too much | too many | already said | of us | of you | on three | on two | times better | times worse
        | we two | we three | we four | we five | us two | us three | us four | percent certain | percent
        positive | percent confident | percent convinced | way its | way thats | way it was | my two cents |
        my boy | my girl | zero chance | no
        chance | would be nice | turn of the | i was there | i was in | we were in | we were there | the
        oven | the turn of
    """
    + spelling(["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]),
    Kind.ARTICLE: "a round | an even | a nice round | a nice even",
}
