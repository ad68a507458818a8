"""English: the words of spoken numbers and years, and the words around answers."""

from __future__ import annotations

from intents.numbers.atoms import Kind
from intents.numbers.tongue import Lexicon

_WORDS = {
    Kind.AND: "and n",
    Kind.POINT: "point dot decimal",
    Kind.OH: "oh o ohh",
    Kind.ARTICLE: "a an",
    Kind.MINUS: "minus negative dash hyphen",
    Kind.SLASH: "slash",
    Kind.BELOW: "",
    Kind.OR: "or",
    Kind.COMMA: "comma",
    Kind.FROM: "from starting beginning",
    Kind.TO: "to till til until through thru upto",
    Kind.BETWEEN: "between betwixt tween",
    Kind.WITHIN: "plusminus within",
    Kind.NOT_BEFORE: "after earliest since",
    Kind.NOT_AFTER: "before latest",
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
    Kind.ABOUT: "about around roughly approximately approx circa ca near nearly almost ish odd thereabouts "
    "ballpark approximate",
    Kind.EXACTLY: "exactly precisely only exact precise sharp bang",
    Kind.INSTEAD: "no nope nah correction nay",
    Kind.SOFTLY: "sorry actually pardon oops whoops apologies rather but instead better",
    Kind.NOT: "not",
    Kind.STALL: "wait",
    Kind.HESITATION: "um umm uh uhm er err erm ehm hm hmm mm mhm uhh ah eh",
    Kind.FREE: "the in of it its is was were be been thats that i id ill im ive lets say says said think thinks guess "
    "guessing reckon reckons believe bet suppose supposed imagine assume figure estimate estimated estimating maybe "
    "perhaps possibly probably likely surely certainly definitely absolutely clearly obviously must should could might "
    "would will may have has had been there theres are some something somewhere sometime someplace like so well okay "
    "ok alright right yes yeah yep yup aye then now my our answer answers guessed mine ours for at by on please thanks "
    "thank cheers just under over above below barely hardly easily at least most maximum minimum max min total tops "
    "honestly frankly basically literally really very pretty good full whole solid round rounded number figure "
    "value amount quantity also too as with go going gonna take taking put goes say'd went write wrote written down "
    "got tall high long wide deep old big heavy large fast thick apart away pure wild random cool whopping mere measly good staggering during just "
    "happened occurred took place plus sir madam folks guys everyone everybody hey hello hi quite kind sort "
    "average altogether combined overall precise this wager we stick sticking settle settling opt stuck ended "
    "finally still even somehow anyway anyhow whatever instead time era period times dates date stretch gentlemen "
    "ladies mate buddy dear darling honey love came ooh oof phew gosh gee wow boy man god lord blimey jeez",
    Kind.BLOCK: "what whats who whos whose when where wheres why how which us you your me again repeat round rounds team teams card cards page chapter several few many ask asks tell "
    "told question questions rule rules score scores turn turns player players skip help stop pause quit exit undo "
    "more another next game games start ready play again louder slower louder speak talk listen think-about minute's "
    "doubt pass give gave gives want wants need needs can cant cannot dont doesnt didnt wont wouldnt couldnt "
    "shouldnt if because while ago later born birthday phone oclock am pm monday tuesday wednesday thursday friday "
    "saturday sunday january february april june july august september october november december alexa he she "
    "her him they them his their sister brother mother father mom mum dad grandma grandpa wife husband kid son "
    "daughter uncle aunt friend thing things both everyone's anybody somebody someone nobody nothing know knows knew "
    "do does did done get gets let see saw look come makes-sense beer beers coffee drink pizza hungry tired bored",
}

_PHRASES = {
    Kind.TO: "back to\ndown to\nback until\nup to\nall the way to\non to\nand ends in\nending in\nending\nand ending in\nand ending\nup until\nright up to\n"
    "right through to\nthrough to\nall the way up to\nto the year\ngoing to the year\nand up to\nup through\nending at",
    Kind.FROM: "starting from\nstarting in\nstarting at\nbeginning in\nbeginning with\nanywhere from\nstarts in\nstart in",
    Kind.WITHIN: "on either side of\neither side of\non both sides of\neither way of\neither way\neither side\non either side\neach way\neach side\n"
    "on each side\non each side of\neach side of\nin either direction\neither direction\nin both directions\nup or down\nup and down\nbefore and after\n"
    "before or after\non both sides\nboth sides of\nboth sides\nboth ways\nmore or less than\nearlier or later\nback or forth\nplus or minus\nplus minus\nplus-minus\ngive or take\nplus and minus\nplus slash minus",
    Kind.NOT_BEFORE: "not before\nno earlier than\nnot earlier than\nlater than\nat the earliest\nnever before\nno sooner than\n"
    "some time after\nsometime after\nnot any earlier than\nat earliest\nany time after\nearliest",
    Kind.NOT_AFTER: "not after\nno later than\nnot later than\nearlier than\nat the latest\nprior to\nat latest\n"
    "not any later than\nany time before\nlatest",
    Kind.BC: "before christ\nbefore the common era\nbefore common era\nbefore our era\nbefore the christian era\nb c\nb c e\n"
    "before the birth of christ\nbee see\nb see\nbee cee",
    Kind.AD: "anno domini\nafter christ\ncommon era\nof the common era\nof our era\na d\nc e\nafter the birth of christ\n"
    "of our lord\nour era",
    Kind.BELOW: "below zero\nunder zero\nbelow nought\nbelow freezing",
    Kind.EARLY: "the beginning of\nbeginning of\nthe start of\nstart of\nthe early part of\nearly part of\nearly on in\n"
    "early in",
    Kind.MIDDLE: "the middle of\nmiddle of\nthe middle part of\nmiddle part of",
    Kind.LATE: "the end of\nend of\nthe late part of\nlate part of\nthe later part of\nlate in\ntowards the end of\n"
    "toward the end of\nthe latter part of",
    Kind.MAKES: "that makes\nwhich makes\nthat would be\nso that is\nso thats\nwhich is\nthat comes to\nin other words\n"
    "for a total of\na total of\nmaking it",
    Kind.DIFFERENCE: "a range of\nrange of\na gap of\na width of\nwidth of\na window of\nwindow of\na period of",
    Kind.ABOUT: "or so\nor thereabouts\nmore or less\nsomewhere around\nsomewhere near\nsomewhere about\nin the region of\n"
    "in the neighborhood of\nin the neighbourhood of\non the order of\nclose to\nclose on\nround about\njust about\n"
    "just around\nor something\nor something like that\nor around that\naround about\ngive or take a few\n"
    "give or take a bit\ngive or take a little\nplus or minus a few\nplus or minus a bit\nor around there\nor near enough\n"
    "give or take a couple\ngive or take a few years\nplus or minus a few years\nsomething like\nsome time around\n"
    "something around\nsometime around\nthe turn of\nin that area\nor similar\nround about the year",
    Kind.EXACTLY: "on the dot\nspot on\ndead on\nbang on\non the nose\nnothing else\nno more no less\nand no other\n"
    "no other year\nthat year only\nonly that year\na single year\nsingle year\njust the year\njust the one year\nto the year\n"
    "to the dot\nnot a year more or less\nthat exact year\nand nothing else\nand only that\njust that year\none year only\n"
    "and thats it\nnot a day more\njust that one year\nthe exact year\nexact year\njust that",
    Kind.INSTEAD: "no wait\nscratch that\nstrike that\ncancel that\nforget that\nchange that to\nchange it to\nchanged my mind\n"
    "i changed my mind\nive changed my mind\ncorrect that to\ncorrect that\nwait no\nthats wrong\ni misspoke\nno no\n"
    "let me correct that\nlet me correct myself\nlet me change that\non second thought\non second thoughts\n"
    "or better\nbetter make it\nbetter make that\nchange that\ni take that back\ntake that back\n"
    "what am i saying\nno i mean\nno i meant\nno way",
    Kind.SOFTLY: "i mean\ni meant\nmake that\nmake it\nor rather\nbut meant\nbut i meant\nbut i mean\n"
    "what i meant was\nwhat i mean is\ni wanted to say\nmeaning\nexcuse me\nmy bad\nmy mistake\nor no\nor maybe\nor perhaps\nwell actually\nor actually\nlets rather say",
    Kind.NOT: "isnt\nrather than\nas opposed to\ninstead of",
    Kind.STALL: "hang on\nhold on\none moment\na moment\none second\na second\none sec\na sec\none minute\na minute\njust a tick\n"
    "hold up\nbear with me\ngive me a second\ngive me a moment\ngive me a minute\ngive me a sec\none moment please\n"
    "just a second\njust a sec\njust a moment\njust a minute\ngive me one second\ngive me one moment\nlet me think\n"
    "let me see\nlemme think\nlemme see\nlet me think about it\nlets see\nlet us see\nlet me think about that\n"
    "wait a minute\nwait a second\nwait a moment\nwait a sec\nwait one second\nwait one moment\nhang on a second\n"
    "hold on a second\nhang on a sec\nhang on a minute\nhold on a minute",
    Kind.FREE: "to be honest\nto be fair\nto be precise\nto be exact\nto be safe\nto be sure\nif i had to guess\nif i must\n"
    "if i have to guess\nif i were to guess\nif im not mistaken\nif i remember correctly\nif i remember right\n"
    "if i recall correctly\noff the top of my head\nshot in the dark\na shot in the dark\na wild guess\nwild guess\n"
    "for me\nme id say\nme i say\nfor sure\nfor now\nno idea\ni have no idea\nno clue\ni havent a clue\n"
    "i havent got a clue\ni have no clue\ni dont know\ndont know\ndunno\ni dunno\nnot sure\nim not sure\nnot really sure\n"
    "im not really sure\nwho knows\ngod knows\nhard to say\nnot certain\nim not certain\nhow about\nwhat about\n"
    "you know\nas far as i know\ni dont really know\nput me down for\nput down\nbeats me\nwrite down\nnote down\n"
    "put us down for\nour team says\nmy final answer\nfinal answer\nfinally\nat a guess\nas a guess\ni want to say\n"
    "i would like to say\nid like to say\nwed say\nid have said\ngoing to say\ngoing to go with\ngo with\ngoing to be\n"
    "gonna say\ngonna go with\nhas to be\nhave to be\ngot to be\ngotta be\nneeds to be\nought to be\nmore than\n"
    "less than\nfewer than\nbetter than\nno more than\nno less than\nnot more than\nnot less than\nnot quite\nor more\n"
    "or less\nor fewer\nor higher\nor lower\na bit more than\na bit less than\na bit over\na bit under\na little over\n"
    "a little under\na little more than\na little less than\na bit\na little\nslightly more than\nslightly less than\n"
    "slightly over\nslightly under\nabove sea level\nin length\nin height\nin width\nin weight\nin depth\nin age\n"
    "in size\nin total\nin all\nall in all\nall together\nyears old\nyears of age\ntaking a guess\ntake a guess\n"
    "taking a stab\nhaving a stab\nin my opinion\nin my view\ni feel like\nfeels like\nit feels like\nsounds like\n"
    "my gut says\ngut feeling\nmy gut feeling is\nmy hunch is\nmy estimate is\nthe way i see it\nas i recall\n"
    "from memory\nif you ask me\nif you want a number\nthe number is\nlocked in\nlock in\nlock it in\nlocking in\n"
    "come on\nwe said\nwe say\nwe think\nwe have\nwe guess\nweve got\nweve said\nwe reckon\nwe believe\nwell say\n"
    "well go with\nwe go with\nwere going with\nwe would say\nor we say\nlet us say\nnot that i know\nlet me say\n"
    "to me\ngo for\ngoing for\nid go for\nill go for\nwe go for\nwent for\nopt for\nsettle for\ntime for\nfor it\n"
    "how should i know\ni could be wrong\ni may be wrong\nim probably wrong\ni might be wrong\nthis is a guess\n"
    "just a guess\nonly a guess\nits just a guess\nits only a guess\nthat is a guess\njust say\njust guessing\n"
    "im just guessing\nplease write\nplease put\nthank you\nthanks a lot\nthe answer\nlast answer\n"
    "and thats my answer\nthats my answer\nthats my final answer\nand thats final\nthats final\nwithout a doubt\nno doubt\n"
    "i have\nive got\nive put\ni put\ni wrote\nive written\nive written down\ni got\nas many as\nas much as\nas high as\n"
    "up to\nat the very least\nat the very most\nat the most\nat the minimum\nat the maximum\nminimum of\nmaximum of\n"
    "the whole thing\nthat sort of thing\nsomething in that direction\nthe first time\nyou could say\nyou might say\n"
    "lets put it at\nput it at\nput it\nput it between\nplaced it\nplace it\nid place it\nsome time\nnot long\n"
    "any time\nanytime\ni had\nat that time\nor even\nnot even\neven though\nor maybe even\nno problem\neasy one\n"
    "thats easy\nthats an easy one\ntough one\nthats a tough one\nthats tough\nthats hard\nthats a hard one\n"
    "that is hard\ngood question\nthats a good question\nhard one\nthis is a hard one\nthis ones hard\noh boy\noh dear\n"
    "oh well\noh no\noh god\noh my god\noh yes\noh yeah\noh okay\noh ok\noh man\noh gosh\noh right\noh i know\n"
    "oh that\noh i\noh its\noh um\noh maybe\noh lets say\ni know this\ni know that\ni know this one\ni know\n"
    "i am going to say\ni am going with\ni am sure\nim sure\nim pretty sure\npretty sure\nim quite sure\nim certain\n"
    "i am certain\ni remember\ni remember it was\nas best i can tell\nbest guess\nmy best guess\ncall it\nlets call it\n"
    "do you think\nplus change\nor whatever\nchance",
    Kind.BLOCK: "at a time\nnumber one\npoints for\npoints to\npoint for\nthe one\nthis one\nthat one\nno one\none of\none more\none thing\n"
    "one day\none time\nsecond time\nfirst time\nlast time\nthats one\nlast one\nnext one\nfirst one\nsecond one\n"
    "one by one\nat once\nfor once\none another\nwe are\nthere are four of us\nyour turn\nmy turn\n"
    "on time\nin time\none to one\nfor one thing\nfifty fifty\none minute please\none second please\n"
    "put it back\nall one\nits one\nyears older\nyears younger\nback then",
}

_VALUES = {
    Kind.ZERO: "nought: 0, naught: 0, nil: 0, null: 0, zilch: 0, aught: 0, ought: 0, none: 0",
    Kind.ONES: "fore: 4, fife: 5, sicks: 6, a couple of: 2, a couple: 2, couple of: 2, a pair of: 2, tree: 3, free: 3",
    Kind.ARTICLE: "",
    Kind.PART: "half: 2, halves: 2, half a: 2, half an: 2, quarter: 4, quarters: 4",
    Kind.DOZEN: "dozen: 12, dozens: 12, score: 20, bakers dozen: 13, gross: 144",
    Kind.SCALE: "grand: 1000, k: 1000, thou: 1000, bn: 1000000000, mil: 1000000, mill: 1000000, mio: 1000000, "
    "trillion: 1000000000000, trillions: 1000000000000, thousands: 1000, millions: 1000000, billions: 1000000000, "
    "mn: 1000000, milion: 1000000, bil: 1000000000, tn: 1000000000000",
    Kind.ORDINAL: "first: 1, second: 2",
    Kind.DECADE: "tens: 10, teens: 10, noughties: 0, aughts: 0, two thousands: 2000, oughties: 0",
}

_UNITS = {
    "mm": "mm,millimetre,millimetres,millimeter,millimeters",
    "cm": "cm,cms,centimetre,centimetres,centimeter,centimeters,centimetre long",
    "dm": "dm,decimetre,decimetres,decimeter,decimeters",
    "m": "m,metre,metres,meter,meters",
    "km": "km,kms,kilometre,kilometres,kilometer,kilometers,klicks,k m",
    "inch": "inch,inches",
    "foot": "foot,feet,ft",
    "yard": "yard,yards,yd",
    "mile": "mile,miles,mi",
    "lightyear": "light year,light years,light-year,lightyear,lightyears",
    "mg": "mg,milligram,milligrams,milligramme,milligrammes",
    "g": "g,gram,grams,gramme,grammes,gr",
    "kg": "kg,kgs,kilo,kilos,kilogram,kilograms,kilogramme,kilogrammes",
    "ounce": "ounce,ounces,oz",
    "pound": "pound,pounds,lb,lbs,quid",
    "stone": "stone,stones",
    "t": "t,ton,tons,tonne,tonnes,metric tons,metric tonnes,metric ton",
    "ms": "ms,millisecond,milliseconds",
    "s": "s,sec,secs,seconds",
    "min": "min,mins,minute,minutes",
    "h": "h,hr,hrs,hour,hours",
    "day": "day,days",
    "week": "week,weeks",
    "month": "month,months",
    "year": "years,yr,yrs,years time",
    "decade": "decade,decades",
    "degree": "degree,degrees,deg",
    "celsius": "celsius,degrees celsius,degree celsius,centigrade,degrees centigrade,degrees c",
    "fahrenheit": "fahrenheit,degrees fahrenheit,degrees f",
    "kelvin": "kelvin,degrees kelvin",
    "kmh": "kilometres per hour,kilometers per hour,kilometres an hour,kilometers an hour,kph,kmh,km h,kilometre per hour",
    "ms1": "metres per second,meters per second,metres a second,meters a second,mps",
    "mph": "miles per hour,miles an hour,mph",
    "knot": "knots,knot",
    "m2": "square metres,square meters,square metre,square meter,m2,sq m,sqm,qm",
    "km2": "square kilometres,square kilometers,square kilometre,square kilometer,km2,sq km,qkm",
    "hectare": "hectare,hectares,ha",
    "acre": "acre,acres",
    "mile2": "square miles,square mile",
    "ml": "ml,millilitre,millilitres,milliliter,milliliters",
    "cl": "cl,centilitre,centilitres,centiliter,centiliters",
    "l": "l,litre,litres,liter,liters",
    "m3": "cubic metres,cubic meters,m3,cbm,cubic metre,cubic meter",
    "gallon": "gallon,gallons",
    "pint": "pint,pints",
    "euro": "euro,euros,eur",
    "cent": "cents",
    "dollar": "dollar,dollars,usd,bucks,buck,us dollars",
    "watt": "watt,watts",
    "kilowatt": "kilowatt,kilowatts,kw",
    "megawatt": "megawatt,megawatts,mw",
    "horsepower": "horsepower,hp",
    "calorie": "calorie,calories",
    "kilocalorie": "kilocalorie,kilocalories,kcal",
    "percent": "percent,per cent,percentage points,pct",
    "permille": "per mille,per mil,per thousand",
    "thing": "people,persons,person,inhabitants,residents,citizens,men,women,children,countries,pieces,items,units,"
    "points,chips,chip,words,members,souls,humans,animals,species,states,cities,islands,languages,votes,"
    "copies,books,films,movies,songs,steps,floors,storeys,stories,rooms,seats,visitors,passengers,soldiers,bones,teeth,"
    "legs,stars,planets,moons,cars,tokens,of them,different ones,times,kids,victims,deaths,tickets,coins,keys",
}

LEXICON = Lexicon(
    code="en",
    decimal_sign=".",
    ones_first=False,
    words=_WORDS,
    phrases=_PHRASES,
    values=_VALUES,
    units=_UNITS,
    rewrites=(
        (r"\+\s*/?\s*-", " ± "),
        (r"\bthe (\d{2,3}0) (?=years\b)", r"the \1s "),
        (r"(?<![a-z])b\.\s?c\.(\s?e\b\.?)?", " bc "),
        (r"(?<![a-z])a\.\s?d\.", " ad "),
        (r"(?<![a-z])c\.\s?e\.", " ce "),
        (r"\bbefore(?=\s+(?:to|until|till|through|and)\b.*\b(?:after )?christ\b)", " bc "),
    ),
    ordinal_endings=("",),
    part_ending="s",
    decade_endings=("y", "ies"),
    aliases={
        "four": "foure",
        "six": "siks",
        "nine": "nien",
        "twelve": "twelf twelv",
        "fifteen": "fiveteen fivteen",
        "fourteen": "forteen",
        "eighteen": "eightteen",
        "thirty": "thirdy",
        "forty": "fourty",
        "fifty": "fivety fifdy",
        "eighty": "eightty",
        "ninety": "ninty",
        "hundred": "hundret hunderd hundread hundrid hunnerd hundrd",
        "thousand": "thousend tousand thousant",
        "fifth": "fith",
        "eighth": "eigth",
        "twelfth": "twelth",
    },
    vague="thousands millions billions trillions hundreds dozens tens",
    like_to="two 2 too tube tue do",
    questions="was that\nwas this\nis that\nis this\nis it\nwas it\nare there\nwere there\nis the\nwas the\nhas it\n"
    "could it be\nmight it be\nshould it be\nwould it be\nmust it be\nwould that be\nwill it\nhave you\nare you\nam i\nam",
    homophones={
        "for": "four",
        "to": "two",
        "too": "two",
        "ate": "eight",
        "won": "one",
        "sex": "six",
        "tin": "ten",
    },
    stems={"thir": 3, "fif": 5, "eigh": 8, "for": 4, "twen": 2, "fore": 4, "nin": 9},
    suffixes={"teen": 1, "teens": 1, "ty": 10, "tea": 10},
)
