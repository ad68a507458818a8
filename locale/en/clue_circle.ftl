### One Round?: one-word clues by which a table finds the gaps in a circle of words.

clue-circle-name = Circle of Words

clue-circle-who-starts = Who gives the first clue?
  .b = Which of you gives the first clue?
clue-circle-who-starts-again = Who gives the first clue? Say a name, like { $example }.
clue-circle-who-starts-help = You choose who begins. Say a name, or say: pick one. Who gives the first clue?
clue-circle-who-starts-out = Say one of your names, or say: pick one. Who gives the first clue?

clue-circle-intro = Twelve numbers find their place in a circle of words. One of you knows the number and says a single word that fits the two words beside its gap.

clue-circle-rules-1 = Three words lie in a circle, like on a clock face that runs to a hundred. In turn, one of you is the Tipster and secretly gets a number. It belongs between two of the words.
clue-circle-rules-2 = The Tipster says one word that goes with both, and the others name the gap. For example, between fruit and cake: sweet.
clue-circle-rules-3 = The clue must be a real word, and none that lies in the circle. It must not tell the number either, nor its colour or its place.
clue-circle-rules-4 = Right or wrong, the card is laid where it belongs, and the clue is its word. A wrong gap costs one of your three lives.
clue-circle-rules-5 = Once they are gone comes overtime, where one mistake loses. After twelve cards you have won, but the last one must be right.
clue-circle-rules-6 = Don't watch the Tipster while you talk. After a few cards a sand timer runs. Before the first clue you can also say: no practice cards, or: five seconds head start.
clue-circle-rules-teams-1 = Three words lie in a circle, like on a clock face that runs to a hundred. The teams take turns. One of the team is the Tipster and secretly gets a number that belongs between two of the words.
clue-circle-rules-teams-2 = The Tipster says one word that goes with both, and the own team names the gap. For example, between fruit and cake: sweet.
clue-circle-rules-teams-3 = { clue-circle-rules-3 }
clue-circle-rules-teams-4 = A wrong gap costs one of three lives. The other team may then name it, and win a life back that it has lost.
clue-circle-rules-teams-5 = After twelve cards most lives win. If both have the same, one more card decides.
clue-circle-rules-teams-6 = { clue-circle-rules-6 }

## Starting words

clue-circle-words = I would start with { $words }. Is that all right?
  .b = How about { $words }?
  .c = Or { $words }?
clue-circle-words-again = { $words }: say yes, or say three words of your own, like moon, carpet and soup.
clue-circle-words-help = The circle begins with three words, mine or yours. Say yes to { $words }, say other words, or say your own three. Which?
clue-circle-words-out = Yes to { $words }, or three words of your own. Or say stop. Which?
clue-circle-own-words = Which three words shall lie in the circle?
  .b = Your own three words, then. Which?
clue-circle-own-words-again = Three words, please, like moon, carpet and soup. Which?
clue-circle-own-words-help = The circle begins with three words, any you like, one after the other. Which three?
clue-circle-own-words-out = Say three words, or say stop. Which three?
clue-circle-other-words = Other words, then.
clue-circle-words-laid = In the circle, clockwise: { $words }.
clue-circle-challenge = For this circle: { $text }
clue-circle-words-equal = Two of these are the same word.
  .b = There is one word twice among them.
clue-circle-three-words = I need three words for that.
  .b = It has to be three words.

## The Tipster's turn

clue-circle-turn = { $team ->
    [red] Red, card { NUM($round) }: { $name } is the Tipster.
    [blue] Blue, card { NUM($round) }: { $name } is the Tipster.
   *[none] Card { NUM($round) }: { $name } is the Tipster.
  }
  .b = { $team ->
    [red] Card { NUM($round) } for Red, and { $name } is the Tipster.
    [blue] Card { NUM($round) } for Blue, and { $name } is the Tipster.
   *[none] Card { NUM($round) } goes to { $name }.
  }
  .c = { $team ->
    [red] Over to Red. { $name } takes card { NUM($round) }.
    [blue] Over to Blue. { $name } takes card { NUM($round) }.
   *[none] { $name } takes card { NUM($round) }.
  }
clue-circle-last-turn = The last card, for { $name }. This one must be right.
clue-circle-replacement = { $team ->
    [red] A new card for { $name } of Red.
    [blue] A new card for { $name } of Blue.
   *[none] A new card for { $name }.
  }
  .b = { $name } draws another card.
clue-circle-last-replacement = So one more card, for { $name }. It must be right.
clue-circle-final-round = It's a tie, so one last card decides. { $names } both get to know it. The first to say a clue plays for their team: right wins, wrong loses.
clue-circle-final-again = Another card for { $names }.
clue-circle-back-clue = Card { NUM($round) }, and { $name }'s clue is { $clue }.
clue-circle-back = Card { NUM($round) }, and { $name } is the Tipster.

clue-circle-turn-is = { $team ->
    [red] It's Red's turn.
    [blue] It's Blue's turn.
   *[none] All of you but { $name }: you look for the gap.
  }
clue-circle-turn-is-final = { $one } and { $other }, whoever is first.

clue-circle-phone = { $count ->
    [one] It's on your phone.
   *[other] It's on your phones.
  }
  .b = { $count ->
    [one] Have a look at your phone.
   *[other] Have a look at your phones.
  }
clue-circle-cover = { $count ->
    [one] Everybody else, cover your ears.
   *[other] Everybody but { $names }, cover your ears.
  }
  .b = { $count ->
    [one] Ears covered, all the others.
   *[other] Ears covered, all but { $names }.
  }
clue-circle-whisper = { NUM($number) }. Between { $one } and { $other }.
clue-circle-heard = Ears free again.
  .b = You can listen again.
clue-circle-sand-first = From now on the sand runs: { NUM($seconds) } seconds.
clue-circle-sand = { NUM($seconds) } seconds.
  .b = The sand runs.
clue-circle-sand-out = Time.
  .b = The sand is through.

clue-circle-clue = { $name }, your clue?
  .b = Your word, { $name }?
  .c = { $name }?
clue-circle-clue-again = { $name }, one word that goes with both neighbours, like sweet for fruit and cake. Your clue?
clue-circle-clue-help = { $name }, say one word for your gap. Say whisper it, and I tell you the card again. Or pass, which { $cost ->
    [game] loses the game
   *[life] costs a life
  }. Your clue?
clue-circle-clue-out = { $name }, one word, or say pass, or stop to play on later. Your clue?
clue-circle-final-clue = { $one } or { $other }, who has a clue?
clue-circle-final-clue-again = Say whose it is, then the word, like: { $one } says sweet. Who has a clue?
clue-circle-final-clue-help = The first clue counts. Say the colour or the name, then the word, like: red, sweet. Who has a clue?
clue-circle-final-clue-out = { $one } or { $other }, one word, or say pass for another card. Who has a clue?

clue-circle-is-it = Is { $clue } your clue, { $name }?
  .b = { $name }, is { $clue } your clue?
clue-circle-is-it-again = { $name }, say yes if { $clue } is your clue, or say your word.
clue-circle-is-it-help = Say yes if { $clue } is your clue. If not, say one word that goes with both. Is it { $clue }?
clue-circle-is-it-out = Yes for { $clue }, or another word, { $name }, or pass. Is it { $clue }?
clue-circle-same-word = { $clue } lies in the circle already. Another word, { $name }, it counts, or discard?
clue-circle-same-word-again = A clue may not lie in the circle. { $name }, another word, it counts, or discard?
clue-circle-same-word-help = { $clue } lies in the circle, so it is no clue by the rules. Say another word, it counts, or discard. Which, { $name }?
clue-circle-same-word-out = Another word, or it counts, or discard, { $name }. Which?
clue-circle-many-words = { $clue }: that's more than one word. Another one, { $name }, it counts, or discard?
clue-circle-many-words-again = A clue is one word, unless it's a name. { $name }, another, it counts, or discard?
clue-circle-many-words-help = Only a proper name may have more than one word. Say another word, it counts, or discard. Which, { $name }?
clue-circle-many-words-out = Another word, or it counts, or discard, { $name }. Which?
clue-circle-kin = { $clue } is of one stem with { $word }. Another word, { $name }, it counts, or discard?
  .b = { $clue } is too close to { $word }. { $name }, another word, it counts, or discard?
clue-circle-kin-again = A clue may share no stem with the circle. { $name }, another word, it counts, or discard?
clue-circle-kin-help = { $clue } and { $word } come from one word, so by the rules it is no clue. Say another word, it counts, or discard. Which, { $name }?
clue-circle-kin-out = { clue-circle-same-word-out }
clue-circle-kin-maybe = { $clue } and { $word }: that may be one stem. Does it count, { $name }?
  .b = Is { $clue } too close to { $word }? { $name }, does it count?
clue-circle-kin-maybe-again = I can't tell whether { $clue } comes from { $word }. Does it count? Say yes, or another word.
clue-circle-kin-maybe-help = If { $clue } and { $word } come from one word, it is no clue. You decide: yes, it counts, or another word. Does it count, { $name }?
clue-circle-kin-maybe-out = Yes for { $clue }, or another word, { $name }, or discard. Does it count?
clue-circle-made-up = { $clue }? There is no such word, I'd say. Another, { $name }, it counts, or discard?
  .b = I don't take { $clue } for a word. Another one, { $name }, it counts, or discard?
clue-circle-made-up-again = A clue must be a word that exists. { $name }, another word, it counts, or discard?
clue-circle-made-up-help = I find { $clue } nowhere, and made-up words are no clues. Say another word, it counts, or discard. Which, { $name }?
clue-circle-made-up-out = { clue-circle-same-word-out }
clue-circle-unknown = { $clue } is new to me. Is there such a word, { $name }?
  .b = I don't know { $clue }. Does that exist, { $name }?
clue-circle-unknown-again = A clue must be a word that exists. Does { $clue }? Say yes, or another word.
clue-circle-unknown-help = I don't know { $clue }, but I don't know every word. You decide: yes, it counts, or another word. Does it exist, { $name }?
clue-circle-unknown-out = Yes for { $clue }, or another word, { $name }, or discard. Does it exist?
clue-circle-a-name = { $clue }: is that somebody's name, or something's?
  .b = { $clue } is more than one word. Is it a name?
clue-circle-a-name-again = Only a proper name may have more than one word. Is { $clue } one? Say yes, or another word.
clue-circle-a-name-help = A clue is one word, unless it's a proper name. You decide: yes, it's a name, or another word. Is { $clue } a name, { $name }?
clue-circle-a-name-out = Yes for { $clue }, or another word, { $name }, or discard. Is it a name?
clue-circle-hint = { $rule ->
    [number] A number is no clue here.
    [colour] { $clue } is about a colour, and that's no clue here.
   *[place] { $clue } is about a place in the circle, and that's no clue here.
  } Something else, { $name }, it counts, or discard?
  .b = { $rule ->
    [number] No numbers as clues, please.
    [colour] No colours as clues, please.
   *[place] No directions or times as clues, please.
  } Another word, { $name }, it counts, or discard?
clue-circle-hint-again = A clue may not hint at the number, its colour or its place. { $name }, another word, it counts, or discard?
clue-circle-hint-help = That could tell the number, its colour or its place, so by the rules it is no clue. Say another word, it counts, or discard. Which, { $name }?
clue-circle-hint-out = { clue-circle-same-word-out }
clue-circle-hint-maybe = { $rule ->
    [number] { $clue } can be a number as well.
    [colour] { $clue } can be a colour as well.
   *[place] { $clue } can be a place in the circle as well.
  } Does it count, { $name }?
  .b = { $rule ->
    [number] { $clue } may be meant as a number.
    [colour] { $clue } may be meant as a colour.
   *[place] { $clue } may be meant as a place.
  } { $name }, does it count?
clue-circle-hint-maybe-again = A clue may not hint at the number, its colour or its place. Does { $clue } count all the same? Say yes, or another word.
clue-circle-hint-maybe-help = If { $clue } is not meant as a number, a colour or a place, say yes. Otherwise say another word. Does it count, { $name }?
clue-circle-hint-maybe-out = Yes for { $clue }, or another word, { $name }, or discard. Does it count?
clue-circle-whose = Whose clue is that, { $one }'s or { $other }'s?
clue-circle-whose-again = Say { $one } or { $other }. Whose clue is it?
clue-circle-whose-help = The team that was first may guess. Say { $one } or { $other }. Whose clue is it?
clue-circle-whose-out = { $one } or { $other }, or say pass for another card. Whose clue is it?
clue-circle-no-word = A clue is a word.
  .b = That is no word I could lay down.

clue-circle-given = { $clue }. Talk it over.
  .b = { $clue }, then. Think it over together.
  .c = The clue is { $clue }. Put your heads together.
clue-circle-corrected = Ah, { $clue }.
  .b = So it's { $clue }.
clue-circle-clue-timed = { $clue }. You have { NUM($seconds) } seconds.
  .b = The clue is { $clue }, and you have { NUM($seconds) } seconds.
clue-circle-timed = { NUM($seconds) } seconds from now.
clue-circle-invalid = That card goes, and no life with it.
  .b = Away with it. That costs nothing.
clue-circle-no-clue = { $team ->
    [none] No clue from { $names }, and that costs a life: { clue-circle-lives-left }.
   *[other] No clue from { $names }, and that costs { clue-circle-team } a life: { clue-circle-lives-left }.
  }
clue-circle-no-clue-for-nothing = No clue from { $names }.
clue-circle-no-clue-final = No clue from { $names }, so this card goes.
clue-circle-no-skipping = Cards are not skipped here. If a clue is against the rules, say: invalid clue.
  .b = No card is skipped in this game. For a clue against the rules, say: invalid clue.

## The gap

clue-circle-the-clue = The clue is { $clue }.
  .b = { $clue } was the clue.
clue-circle-circle = The circle: { $words }, and back to { $first }.
  .b = Round the circle: { $words }, then { $first } again.
clue-circle-gap = Which gap?
  .b = Where does it go?
  .c = Which gap is it?
clue-circle-gap-again = Which gap for { $clue }? Say it like: between moon and carpet.
clue-circle-gap-help = Name the two words beside the gap, or say: after one of them. I can read you the circle. If you can't agree, { $name } decides. Which gap?
clue-circle-gap-out = Which gap for { $clue }? Name two words, say invalid clue, or stop.
clue-circle-gap-timed = Which gap?
  .b = Now: which gap?
clue-circle-gap-timed-again = Which gap? Quick: between which two words?
clue-circle-gap-timed-help = Name the two words beside the gap. If you can't agree, { $name } decides. Which gap?
clue-circle-gap-timed-out = Name two words that lie side by side. Which gap?
clue-circle-gap-team = { clue-circle-team }, which gap?
  .b = { clue-circle-team }: where does it go?
clue-circle-gap-team-again = { clue-circle-team }, which gap for { $clue }? Say it like: between moon and carpet.
clue-circle-gap-team-help = { clue-circle-team }, name the two words beside the gap, or say: after one of them. I can read you the circle. { $name } decides if you can't agree. Which gap?
clue-circle-gap-team-out = { clue-circle-team }, name two words for { $clue }, say invalid clue, or stop. Which gap?
clue-circle-regain = { clue-circle-team }, which gap do you say?
  .b = { clue-circle-team }: where, then?
clue-circle-regain-again = { clue-circle-team }, where would you put { $clue }? Say it like: between moon and carpet.
clue-circle-regain-help = { clue-circle-team } may guess once, for a life. Name the two words beside the gap, or say pass. Which gap?
clue-circle-regain-out = { clue-circle-team }, two words for { $clue }, or pass. Which gap?

clue-circle-which = Between { $before } and { $word }, or between { $word } and { $after }?
  .b = Two gaps touch { $word }: towards { $before }, or towards { $after }?
clue-circle-which-again = Beside { $word } lie two gaps. Towards { $before } or towards { $after }?
clue-circle-which-help = Say the other word of the gap, { $before } or { $after }. Which?
clue-circle-which-out = { $before } or { $after }, or name another gap. Which?
clue-circle-unclear = { $one } or { $other }?
  .b = Did you say { $one } or { $other }?
clue-circle-unclear-again = Which word was it, { $one } or { $other }?
clue-circle-unclear-help = I heard something like { $one } and like { $other }. Which was it?
clue-circle-unclear-out = { $one } or { $other }, or name the gap again. Which?
clue-circle-apart = { $one } and { $other } don't lie side by side.
  .b = There are other words between { $one } and { $other }.
clue-circle-no-such-word = { $word } does not lie in the circle.
  .b = I have no { $word } in the circle.
clue-circle-decides = If you're split, { $name } has the last word.

clue-circle-between = Between { $one } and { $other }.
  .b = { $one } and { $other }, then.
  .c = So, between { $one } and { $other }.
clue-circle-no-gap = { $team ->
    [none] No gap, then.
   *[other] No gap from { clue-circle-team }.
  }
clue-circle-no-gap-costs = { $team ->
    [none] No gap, and that costs a life: { clue-circle-lives-left }.
   *[other] No gap, and that costs { clue-circle-team } a life: { clue-circle-lives-left }.
  }
clue-circle-right = Right.
  .b = Yes.
  .c = That's it.
clue-circle-wrong = { $team ->
    [none] No. That costs a life: { clue-circle-lives-left }.
   *[other] No. { clue-circle-team } loses a life: { clue-circle-lives-left }.
  }
  .b = { $team ->
    [none] Not there. A life gone, { clue-circle-lives-left }.
   *[other] Not there. A life of { clue-circle-team }'s gone, { clue-circle-lives-left }.
  }
clue-circle-wrong-for-nothing = No.
  .b = Not there.
clue-circle-late = But the time was over.
  .b = Right or not, the time was over.
clue-circle-regained = Right, and a life back: { $lives ->
    [one] one
   *[other] { NUM($lives) }
  }.
clue-circle-not-regained = Not there either.
clue-circle-regain-offer = { clue-circle-team } may win a life back.
clue-circle-number = Number { NUM($number) }.
  .b = It was { NUM($number) }.
clue-circle-lies = { $clue } was { NUM($number) } and goes between { $one } and { $other }.
  .b = It was { NUM($number) }: { $clue } lies between { $one } and { $other }.
clue-circle-overtime = That was the last life. Overtime: one more mistake, and the game is lost.
clue-circle-overtime-timed = That was the last life. Overtime: you have { NUM($seconds) } seconds for a gap, and one more mistake loses the game.

clue-circle-team = { $team ->
    [red] Red
   *[other] Blue
  }
clue-circle-lives-left = { $lives ->
    [0] none left
    [one] one left
   *[other] { NUM($lives) } left
  }

## Standing and end

clue-circle-standing = { $left ->
    [one] One card to go
   *[other] { NUM($left) } cards to go
  }, and { $lives ->
    [0] no life left
    [one] one life left
   *[other] { NUM($lives) } lives left
  }.
clue-circle-standing-teams = Red has { $red ->
    [0] no life
    [one] one life
   *[other] { NUM($red) } lives
  } left, Blue { $blue ->
    [0] none
    [one] one
   *[other] { NUM($blue) }
  }, with { $left ->
    [one] one card
   *[other] { NUM($left) } cards
  } to go.
clue-circle-won = The circle is closed, with { $lives ->
    [0] no life left: closer it could not be
    [one] one life left
   *[other] { NUM($lives) } lives left
  }. You have won, all of you. Congratulations.
clue-circle-lost = That was one mistake too many. The circle wins this time.
clue-circle-ended = Then the circle stays open, with { $left ->
    [one] one card
   *[other] { NUM($left) } cards
  } to go.
clue-circle-no-cards = There are no cards left, so the circle stays open.
clue-circle-team-won = { clue-circle-team } wins with { $lives ->
    [one] one life
   *[other] { NUM($lives) } lives
  } to { $others ->
    [0] none
    [one] one
   *[other] { NUM($others) }
  }. Congratulations, { $names }.
clue-circle-final-won = So { clue-circle-team } wins the final round. Congratulations, { $names }.
clue-circle-teams-share = Both teams have { $lives ->
    [0] no life left
    [one] one life
   *[other] { NUM($lives) } lives
  } and share the victory. Congratulations.

## Taken back

clue-circle-undone-gap = Taken back. Some of it you know now, so just name the gap that you meant.
  .b = That gap is open again. You have heard a little, so name the one you meant.
clue-circle-undone-words = Taken back: the words.
clue-circle-undone-card = Taken back. The old card lies there again.

clue-circle-settings = Before you start you can say: in two teams, without the timer, or: with our phones.
clue-circle-setting-timer = { $value ->
    [0] Without the timer, then.
   *[other] { NUM($value) } seconds for each clue.
  }
clue-circle-setting-practice-cards = { $value ->
    [0] No practice, then.
    [one] One card for practice.
   *[other] { NUM($value) } cards for practice.
  }
clue-circle-setting-secret = { $value ->
    [phone] By phone, then.
   *[whisper] I'll whisper the numbers, then.
  }
clue-circle-setting-teams = { $value ->
    [turns] In two teams, then.
   *[off] All together, then.
  }
clue-circle-teams-are = { $red } are Red, { $blue } are Blue.
clue-circle-teams-missing = { $count ->
    [one] { $names } is in no team yet. Tell me both teams again.
   *[other] { $names } are in no team yet. Tell me both teams again.
  }
clue-circle-teams-too-small = Each team needs { NUM($fewest) } of you at least.
clue-circle-teams-dropped = The teams don't fit any more, so you play all together.
clue-circle-teams-too-few = Two teams need { NUM($fewest) } of you at least.
clue-circle-setting-head-start = { $value ->
    [0] No head start.
    [one] One second head start.
   *[other] { NUM($value) } seconds head start.
  }

## Briefly

clue-circle-intro-brief = { "" }
clue-circle-turn-brief = Card { NUM($round) }: { $name }.
clue-circle-given-brief = { $clue }.
clue-circle-corrected-brief = { $clue }.
clue-circle-cover-brief = Ears covered.
clue-circle-heard-brief = Ears free.
clue-circle-phone-brief = Phone.
clue-circle-decides-brief = { "" }
clue-circle-wrong-brief = No: { clue-circle-lives-left }.
clue-circle-invalid-brief = Gone, for free.
clue-circle-number-brief = { NUM($number) }.
clue-circle-lies-brief = { NUM($number) }, between { $one } and { $other }.
