### Schätz it if you can: nine terms in order, vouched for or doubted.

order-it-name = Line Them Up

order-it-who-starts = Who got something badly wrong most recently?
  .b = Which of you misjudged something most recently?
order-it-who-starts-again = Who misjudged something most recently? Say a name, like { $example }.
order-it-who-starts-help = Whoever misjudged something last starts. Say who that is, or say: pick one. Who was it?
order-it-who-starts-out = Say one of your names, or say: pick one. Who got something badly wrong most recently?

order-it-intro = Nine things go into one row, one at a time. Whoever is next vouches for the whole row, or doubts it.

order-it-rules-1 = I ask a question, and nine things come into one row, one after the other. Whoever starts puts the first two in order.
order-it-rules-2 = Whoever is next first judges the whole row. Say all correct, and the player before you gets two points, even if something is wrong.
order-it-rules-3 = Or doubt it. If the row is wrong, you get one point and I put it right. If it was right, you lose one, and the player before you gets two.
order-it-rules-4 = Then you place the next thing. If mouse and cat lie there and you have the horse, say: after the cat.
order-it-rules-5 = { $last_doubt ->
    [full] Whoever rightly doubts the full row may rearrange it for one more point.
   *[quick] The full row is judged once more, and then I tell you all the values.
  } We play { $rounds ->
    [one] one round
   *[other] { NUM($rounds) } rounds
  }, and most points win.

order-it-round = { $last ->
    [yes] The last round.
   *[no] Round { NUM($round) }.
  }
order-it-question = { $text }
order-it-direction = In front: { $low }. At the back: { $high }.
  .b = From { $low } at the front to { $high } at the back.

## Questions

order-it-first = { $name }: { $one } or { $other }, which comes first?
  .b = { $name }, what's first: { $one } or { $other }?
order-it-first-again = { $name }, which comes first? Say it like: first { $one }, then { $other }. Or the other way round.
order-it-first-help = { $name }, put two things in order: { $one } and { $other }. You can hear the question again, or skip it. Which comes first?
order-it-first-out = { $name }, just say { $one } or { $other }. Or skip, for another question. Which comes first?

order-it-judge = { $name }, is that right?
  .b = { $name }: right, or do you doubt it?
  .c = All correct, { $name }?
order-it-judge-again = { $name }, say: all correct, or: I doubt it.
order-it-judge-help = { $name }, wave the whole row through, or doubt it. What's the order reads it to you. Right, or doubt?
order-it-judge-out = { $name }, say right or doubt. You can also say: what's the order. Is it right?

order-it-place = Next for { $name }: { $term }. Where?
  .b = { $name }, your turn: { $term }. Where does it go?
  .c = { $name }: { $term }. Where?
order-it-place-again = { $name }, { $term }: say it like: after { $first }, or: before { $last }.
order-it-place-help = { $name }, say before what or after what it goes. First, last and between work too. Where does it go: { $term }?
order-it-place-out = { $name }, say for example: { $term } first. Or ask: what's the order. Where does it go?

order-it-rearrange = { $name }, what moves? Or say done.
  .b = { $name }, which one moves, or are you done?
order-it-rearrange-again = { $name }, say it like: swap { $one } and { $other }. Or done, if nothing moves.
order-it-rearrange-help = { $name }, swap two, put one before or after another, or say all nine in order. What's the order reads it to you. What moves, or are you done?
order-it-rearrange-out = { $name }, say done to leave the row as it is. A wrong row costs you nothing. Done?

order-it-more = Another round?
order-it-more-again = Another round? Say another round, or no.
order-it-more-help = Another round gives you one more card; another lap, one for each of you. Or say no. Another round?
order-it-more-out = Say yes for one more round, or no to stop here. Another round?

order-it-which = Which one: { $one } or { $other }?
order-it-which-again = Which do you mean: { $one } or { $other }?
order-it-which-help = More than one here sounds like that: { $one } or { $other }. Which one?
order-it-which-out = Say the full name of one of them: { $one } or { $other }. Which one?
order-it-beside = Before or after { $term }?
order-it-beside-again = Does it go before { $term }, or after?
order-it-beside-help = Say before or after { $term }, or another place. Where does it go?
order-it-beside-out = Say before, after, or a whole place, like: at the end. Before or after { $term }?

## Answers

order-it-laid = { $count ->
    [2] { $first }, then { $last }.
   *[other] So: { $terms }.
  }
  .b = { $count ->
    [2] First { $first }, then { $last }.
   *[other] { $terms }.
  }
order-it-corrected = { $count ->
    [2] Changed: { $first }, then { $last }.
   *[other] Changed: { $terms }.
  }
  .b = { $count ->
    [2] So: { $first }, then { $last }.
   *[other] Now: { $terms }.
  }
order-it-placed = { $where ->
    [first] { $term } in front, before { $after }.
    [last] { $term } last, after { $before }.
   *[between] { $term }, between { $before } and { $after }.
  }
  .b = { $where ->
    [first] First now: { $term }, then { $after }.
    [last] At the end: { $term }, behind { $before }.
   *[between] Between { $before } and { $after }: { $term }.
  }
order-it-order = The row: { $terms }.
  .b = There lie { $terms }.
order-it-chips = { $name }: { $chips }.
order-it-chips-none = { $name }: none so far.
order-it-chips-of = { $chip ->
    [two] { $count ->
        [one] one two
       *[other] { NUM($count) } twos
      }
    [one] { $count ->
        [one] one single
       *[other] { NUM($count) } singles
      }
   *[minus] { $count ->
        [one] one minus one
       *[other] { NUM($count) } minus ones
      }
  }
order-it-two = The first two are { $terms }.
order-it-swapped = { $one } and { $other } have changed places.
  .b = Swapped: { $one } and { $other }.
order-it-moved = There: { $terms }.
  .b = Now it's { $terms }.
order-it-agreed = { $resumed ->
    [yes] { $count ->
        [one] One more, then.
       *[other] { NUM($count) } more, then.
      }
   *[no] { $count ->
        [one] One round more: { NUM($rounds) } in all.
       *[other] { NUM($count) } rounds more: { NUM($rounds) } in all.
      }
  }

## Judgements

order-it-waved = Two for { $previous }.
  .b = { $name } waves it through: two for { $previous }.
  .c = Through. Two for { $previous }.
order-it-waved-last = { $right ->
    [yes] And every one of the nine is in place.
   *[no] And nobody noticed: not all of it was right.
  }
order-it-was-right = It was right. Minus one for { $name }, two for { $previous }.
  .b = No, all in order. That costs { $name } one, and { $previous } gets two.
order-it-was-wrong = Wrong indeed. One for { $name }, nothing for { $previous }.
  .b = Well spotted. One point for { $name }, none for { $previous }.
order-it-undone-doubt = Taken back, the points too. What you heard, you know, but { $name } judges once more.
  .b = Undone, with its points. You can't unhear it, { $name }, but you judge again.
order-it-right-order = The right row: { $terms }.
  .b = It goes: { $terms }.
order-it-rearrange-now = I won't say where. Put it right, { $name }, for one more point.
order-it-tried = { $right ->
    [yes] Now it's right. One more for { $name }.
   *[no] Still not right. The one point stays with { $name }.
  }
order-it-values = So, from the front: { $entries }.
  .b = In order: { $entries }.
order-it-value = { $term }: { AMOUNT($value) }
order-it-value-unit = { $term }: { AMOUNT($value) } { $unit }
order-it-year = { $era ->
    [yes] { $term }: { YEAR($year, "said") }
   *[no] { $term }: { YEAR($year) }
  }
order-it-reveal = { $text }

## Not this

order-it-must-judge = There's no passing here. One word will do.
  .b = Somebody has to judge it, and one word will do.
order-it-must-place = There's no passing here, and a guess costs you nothing.
  .b = It has to go somewhere, and a wrong place costs you nothing.
order-it-judge-first = First it's for { $name } to judge. { $previous }, if I got you wrong, begin with your name.
order-it-nothing-lies = Nothing lies there yet to be judged.
  .b = First two things in order, then there is something to judge.
order-it-judged-already = That's judged already. Say undo to judge again.
order-it-not-your-turn = It isn't your turn.
  .b = Not your turn yet.
order-it-which-of-many = Several of them are called that. Say the full name.
order-it-first-which = Which of the two?
order-it-only-this = Only one thing moves now: { $term }.
order-it-where = I need a place for it, like before or after something.
  .b = Beside what does it go?
order-it-where-again = That isn't one clear place.
order-it-beside-itself = It can't go beside itself.
order-it-no-such-place = There are only { NUM($places) } places.
order-it-not-neighbours = There { $count ->
    [one] is
   *[other] are
  } { $terms } in between already.
order-it-missing = { $count ->
    [one] One is missing. I need all nine.
   *[other] { NUM($count) } are missing. I need all nine.
  }
order-it-move-where = Where to: { $term }?
order-it-move-which = Which one moves?
order-it-not-these = Each of them goes in exactly once.

## For experienced tables

order-it-intro-brief = { "" }
order-it-judge-brief = { $name }, right?
order-it-place-brief = { $name }: { $term }?
order-it-waved-brief = Two for { $previous }.
order-it-was-right-brief = Right. Minus one for { $name }, two for { $previous }.
order-it-was-wrong-brief = Wrong. One for { $name }.
order-it-reveal-brief = { "" }

order-it-settings = Before you start you can say: two laps, or: with the full last doubt.
order-it-setting-laps = { $value ->
    [one] One lap: everybody starts once.
    [2] Two laps: everybody starts twice.
   *[other] { NUM($value) } laps: everybody starts { NUM($value) } times.
  }
order-it-setting-last-doubt = { $value ->
    [full] With the full last doubt, then.
   *[quick] With the quick last doubt, then.
  }

order-it-round-brief = { $last ->
    [yes] The last round.
   *[no] { "" }
  }
order-it-first-brief = { $name }: { $one } or { $other }?
order-it-laid-brief = { $terms }.
order-it-corrected-brief = { $terms }.
order-it-moved-brief = { $terms }.
order-it-right-order-brief = { $terms }.
order-it-values-brief = { $entries }.
