### Schätzen Sie mal!: a span of years, as small as you dare.

year-span-name = Span of Years

year-span-who-starts = Who is the oldest?
  .b = Which of you is the oldest?
year-span-who-starts-again = Who is the oldest? Say a name, like { $example }.
year-span-who-starts-help = The oldest of you starts. Say who that is, or say: pick one. Who is the oldest?
year-span-who-starts-out = Say one of your names, or say: pick one. Who is the oldest?

year-span-intro = I tell you of a crime or a death. Each of you secretly writes down from when to when it may have been. The smallest span that covers the year wins most.

year-span-intro-harmless = I tell you of something that happened. Each of you secretly writes down from when to when it may have been. The smallest span that covers the year wins most.

year-span-rules-1 = I tell you of something that happened. Each of you secretly writes a start year and an end year, and the right year should lie between them.
year-span-rules-2 = You say, for example: seventeen fifty to eighteen twenty-seven. That is a span of seventy-seven.
year-span-rules-3 = { $players ->
    [2] Two chips lie out each round, worth two and one.
   *[other] Three chips lie out each round, worth three, two and one.
  } Of all spans that cover the year, the smallest takes the highest chip.
year-span-rules-4 = If two are equally small, the one nearer to the starter goes first. A span that misses the year wins nothing.
year-span-rules-5 = After { $rounds ->
    [one] one round
   *[other] { NUM($rounds) } rounds
  }, most points win. And if you have no idea at all, say pass.

year-span-round = { $last ->
    [yes] The last round.
   *[no] Round { NUM($round) }.
  }
year-span-event = { $text }

year-span-ready = Ready?
  .b = Got it?
  .c = Everybody?
year-span-ready-again = Take your time. Say ready when everybody has written from when to when.
year-span-ready-help = Everybody writes down a first and a last year. You can hear the question again, or ask for the score. Say ready when you all have one. Ready?
year-span-ready-out = Say ready to go on, skip for another question, or stop to play on later. Ready?

year-span-span = { $name }: from when to when?
  .b = { $name }, your years?
year-span-span-again = { $name }, say it like: from sixteen hundred to sixteen fifty.
year-span-span-help = { $name }, I need a first and a last year. A century or a decade is fine too. From when to when?
year-span-span-out = { $name }, from which year to which year? Or say pass.
year-span-next = { $name }?
  .b = And { $name }?
  .c = { $name }, from when to when?
year-span-next-again = { year-span-span-again }
year-span-next-help = { year-span-span-help }
year-span-next-out = { year-span-span-out }

year-span-exact = { $name }, exactly { YEAR($year) }, a span of zero?
  .b = { $name }, { YEAR($year) } and not a year more?
year-span-exact-again = Only the year { YEAR($year) }, { $name }? Say yes, or say from when to when.
year-span-exact-help = Yes means { YEAR($year) } and no other year. Or say from when to when. Exactly { YEAR($year) }?
year-span-exact-out = Yes for exactly { YEAR($year) }, or give me two years. Exactly { YEAR($year) }?

year-span-other-end = { $lacking ->
    [first] Until { YEAR($year) }, { $name }, and from when?
   *[last] From { YEAR($year) }, { $name }, and until when?
  }
year-span-other-end-again = { $name }, { $lacking ->
    [first] from which year
   *[last] until which year
  }? Or say both years.
year-span-other-end-help = A span has two ends, and { YEAR($year) } is one of them. { $name }, { $lacking ->
    [first] from when
   *[last] until when
  }?
year-span-other-end-out = { $name }, just the other year, or say pass. { $lacking ->
    [first] From when
   *[last] Until when
  }?

year-span-miscounted = I count otherwise.
  .b = Let me count that again.
year-span-read = { $difference ->
    [0] { $name }, exactly { YEAR($first) }. Brave.
   *[other] { $name }, { YEAR($first) } to { YEAR($last, $era) }: a span of { NUM($difference) }.
  }
  .b = { $difference ->
    [0] { $name } says { YEAR($first) } and nothing else.
   *[other] { $name }: { YEAR($first) } to { YEAR($last, $era) }, that's { NUM($difference) }.
  }
  .c = { $difference ->
    [0] { $name } goes for { YEAR($first) } alone.
   *[other] { YEAR($first) } to { YEAR($last, $era) } for { $name }, a span of { NUM($difference) }.
  }
year-span-passed = { $name } passes.
  .b = Nothing from { $name }.
year-span-corrected = { $difference ->
    [0] { $name } now has exactly { YEAR($first) }.
   *[other] { $name } now has { YEAR($first) } to { YEAR($last, $era) }: { NUM($difference) }.
  }
  .b = { $difference ->
    [0] Changed: exactly { YEAR($first) } for { $name }.
   *[other] Changed: { YEAR($first) } to { YEAR($last, $era) } for { $name }, { NUM($difference) }.
  }
year-span-scored-already = That round is scored already. Say undo, and I take the last answer back.
  .b = Too late for that, the round is scored. With undo I reopen the last answer.
year-span-backwards = From { YEAR($first) } to { YEAR($last) } is no span.
  .b = { YEAR($first) } comes after { YEAR($last) }. Both years once more, please.
year-span-no-year-zero = There never was a year zero.
  .b = One BC was followed by AD one, with no zero between.

year-span-reveal = { $text }
year-span-nobody = Nobody covered it. The chips stay where they are.
  .b = No span reached it, so nobody wins a chip.
year-span-missed = { $difference ->
    [0] { $name }'s one year missed it.
    [one] { $name }'s single year of span missed it.
   *[other] { $name }'s { NUM($difference) } years missed it.
  }
  .b = { $difference ->
    [0] { $name }'s shot went wide.
   *[other] { $name } missed it with { NUM($difference) }.
  }
year-span-missed-several = { $names } missed it.
  .b = Not covered by { $names }.
year-span-awards = { $awards }.
year-span-award = { $chip ->
    [one] one
   *[other] { NUM($chip) }
  } for { $name } with { $difference ->
    [0] the very year
   *[other] { $size ->
        [small] a span of { NUM($difference) }
       *[large] { NUM($difference) }
      }
  }
year-span-chips-gone = { $count ->
    [one] { $names } had it too, but the chips were gone.
   *[other] { $names } had it too, but the chips were gone.
  }
  .b = { $names } had it as well, but no chip was left.
year-span-tie = Equal spans: the one nearer to the starter goes first.
  .b = Spans of the same size: whoever sits nearer to the starter chooses first.
year-span-tie-broken = { $level } have the same number of points. More of the highest chips decide.

## Briefly

year-span-intro-brief = { "" }
year-span-read-brief = { $name }: { NUM($difference) }.
year-span-passed-brief = Pass.
year-span-reveal-brief = { YEAR($year) }.
year-span-tie-brief = { "" }

year-span-settings = Before you start you can say: five rounds.
year-span-setting-rounds = { $value ->
    [one] One round, then.
   *[other] { NUM($value) } rounds, then.
  }

year-span-round-brief = { $last ->
    [yes] The last round.
   *[no] { "" }
  }
year-span-corrected-brief = { $name } now: { NUM($difference) }.
year-span-nobody-brief = Nobody.
year-span-missed-brief = { $name }: nothing.
year-span-missed-several-brief = { $names }: nothing.
year-span-chips-gone-brief = { $names }: nothing.
year-span-award-brief = { $chip ->
    [one] one
   *[other] { NUM($chip) }
  } for { $name }
