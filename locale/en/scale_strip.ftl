### Das Maß aller Dinge: a strip over the right place on a scale; the shorter, the more centimetres.

scale-strip-name = On the Scale

scale-strip-who-starts = Who has the longest index finger?
  .b = Whose index finger is the longest?
scale-strip-who-starts-again = Hold your hands together: whose index finger is the longest? Say a name, like { $example }.
scale-strip-who-starts-help = The longest index finger goes first. Say whose it is, or say: pick one. Who has the longest?
scale-strip-who-starts-out = Say one of your names, or say: pick one. Who has the longest index finger?

scale-strip-intro = I ask for a number and name both ends of a scale. Each of you lays one of three strips where the answer may be. The shorter the strip that covers it, the more centimetres you win.

scale-strip-rules-1 = I ask for a number and name both ends of a scale. In turn, each of you lays a strip where the answer may be.
scale-strip-rules-2 = Short covers { NUM($short) } percent of the scale and wins five centimetres. Medium covers { NUM($medium) } and wins three, long covers { NUM($long) } and wins two.
scale-strip-rules-3 = Say a strip and a place. Short at eleven lies around eleven, long from five starts there, medium up to fourteen ends there.
scale-strip-rules-4 = Strips may overlap, and nothing is secret. In each round you have all three again.
scale-strip-rules-5 = Once somebody has { NUM($target) } centimetres, that round is the last. Most centimetres win.

scale-strip-size = { $size ->
    [short] short
    [medium] medium
   *[long] long
  }
scale-strip-with = { $size ->
    [short] with the short strip
    [medium] with the medium strip
   *[long] with the long strip
  }

scale-strip-round = { $round ->
    [1] Round one. We play to { NUM($target) } centimetres.
   *[other] Round { NUM($round) }.
  }
scale-strip-question = { $text }
scale-strip-scale = { $end ->
    [1] The scale goes from { AMOUNT($start) } to one, in { $unit }.
   *[other] The scale goes from { AMOUNT($start) } to { AMOUNT($end) } { $unit }.
  }
  .b = { $end ->
    [1] From { AMOUNT($start) } to one, in { $unit }.
   *[other] Anything from { AMOUNT($start) } to { AMOUNT($end) } { $unit }.
  }
scale-strip-widths = Short covers { AMOUNT($short) }, medium { AMOUNT($medium) }, long { AMOUNT($long) }.
  .b = That is { AMOUNT($short) } for the short one, { AMOUNT($medium) } for the medium, { AMOUNT($long) } for the long.
scale-strip-widths-short = Short covers { AMOUNT($short) }, long { AMOUNT($long) }.
  .b = That is { AMOUNT($short) } for the short one, { AMOUNT($long) } for the long.

scale-strip-lay = { $name }: which strip, and where?
  .b = { $name }, which strip goes where?
  .c = { $name }, short, medium or long, and where?
scale-strip-lay-again = { $name }, say it like: short at { AMOUNT($example) }, or long from { AMOUNT($example) }.
scale-strip-lay-help = Short covers { AMOUNT($short) } and wins five, medium covers { AMOUNT($medium) } for three, long covers { AMOUNT($long) } for two. Say a strip and its place: at a number, from it, or up to it. { $name }, which strip, and where?
scale-strip-lay-out = { $name }, a strip and a number, like medium at { AMOUNT($example) }. Or say pass.
scale-strip-next = { $name }?
  .b = And { $name }?
  .c = { $name }, which strip, and where?
scale-strip-next-again = { scale-strip-lay-again }
scale-strip-next-help = { scale-strip-lay-help }
scale-strip-next-out = { scale-strip-lay-out }

scale-strip-where = { $size ->
    [short] Short where, { $name }?
    [medium] Medium where, { $name }?
   *[long] Long where, { $name }?
  }
  .b = { $name }, where does the { scale-strip-size } one go?
scale-strip-where-again = { $name }, say where the { scale-strip-size } strip lies, like: at { AMOUNT($example) }, or from { AMOUNT($example) }.
scale-strip-where-help = At a number it lies around it, from a number it starts there, up to a number it ends there. { $name }, where does the { scale-strip-size } one go?
scale-strip-where-out = { $name }, tell me a number on the scale, or say pass. Where does it go?

scale-strip-spot = { $where ->
    [from] from { AMOUNT($place) }
    [up-to] up to { AMOUNT($place) }
    [start] at the start
    [middle] in the middle
    [end] at the end
   *[at] at { AMOUNT($place) }
  }
scale-strip-which = { $name }, which strip { scale-strip-spot }: short, medium or long?
  .b = { $name }, { scale-strip-spot }. With short, medium or long?
scale-strip-which-again = { $name }, say one of the three: short, medium or long.
scale-strip-which-help = Short wins five centimetres, medium three, long two, and the longer one covers more. Which one, { $name }?
scale-strip-which-out = { $name }, say short, medium or long, or say pass.

scale-strip-laid = { $last ->
    [1] { $name }: { scale-strip-size }, { AMOUNT($first) } to one.
   *[other] { $name }: { scale-strip-size }, { AMOUNT($first) } to { AMOUNT($last) } { $unit }.
  }
  .b = { $last ->
    [1] { $name } goes { scale-strip-size }, from { AMOUNT($first) } to one.
   *[other] { $name } goes { scale-strip-size }, from { AMOUNT($first) } to { AMOUNT($last) } { $unit }.
  }
  .c = { $last ->
    [1] That's { scale-strip-size } for { $name }, { AMOUNT($first) } to one.
   *[other] That's { scale-strip-size } for { $name }, { AMOUNT($first) } to { AMOUNT($last) } { $unit }.
  }
scale-strip-corrected = { $last ->
    [1] { $name } now has { scale-strip-size }, { AMOUNT($first) } to one.
   *[other] { $name } now has { scale-strip-size }, { AMOUNT($first) } to { AMOUNT($last) } { $unit }.
  }
  .b = { $last ->
    [1] Changed for { $name }: { scale-strip-size }, { AMOUNT($first) } to one.
   *[other] Changed for { $name }: { scale-strip-size }, { AMOUNT($first) } to { AMOUNT($last) } { $unit }.
  }
scale-strip-pushed = { $laid } It stuck out, so I pushed it in.
  .b = { $laid } That's pushed onto the scale.
scale-strip-passed = { $name } passes.
  .b = Nothing from { $name }.

scale-strip-off = { $side ->
    [start] { $name }, { AMOUNT($said) } is off the scale, which starts at { AMOUNT($edge) }. Shall I take { AMOUNT($first) } to { AMOUNT($last) }?
   *[end] { $name }, { AMOUNT($said) } is off the scale, which ends at { AMOUNT($edge) }. Shall I take { AMOUNT($first) } to { AMOUNT($last) }?
  }
scale-strip-off-again = { $name }, shall your strip lie from { AMOUNT($first) } to { AMOUNT($last) }? Say yes, or say another place.
scale-strip-off-help = Yes lays it from { AMOUNT($first) } to { AMOUNT($last) }. Or say another place, or pass. { $name }, from { AMOUNT($first) } to { AMOUNT($last) }?
scale-strip-off-out = { $name }, yes, no, or pass. From { AMOUNT($first) } to { AMOUNT($last) }?

scale-strip-off-meant = { $side ->
    [start] { $name }, { AMOUNT($said) } is off the scale, which starts at { AMOUNT($edge) }. Did you mean { AMOUNT($meant) }?
   *[end] { $name }, { AMOUNT($said) } is off the scale, which ends at { AMOUNT($edge) }. Did you mean { AMOUNT($meant) }?
  }
scale-strip-off-meant-again = { $name }, { AMOUNT($meant) }? Say yes, or say another place.
scale-strip-off-meant-help = { AMOUNT($said) } is not on the scale. Yes lays your strip at { AMOUNT($meant) }. Or say another place, or pass. { $name }, { AMOUNT($meant) }?
scale-strip-off-meant-out = { $name }, yes, no, or pass. { AMOUNT($meant) }?

scale-strip-too-wide = { $size ->
    [short] The short strip covers only { AMOUNT($width) }, and that would be { AMOUNT($said) }.
    [medium] The medium strip covers only { AMOUNT($width) }, and that would be { AMOUNT($said) }.
   *[long] The long strip covers { AMOUNT($width) } and no more, and that would be { AMOUNT($said) }.
  }
scale-strip-no-such-place = There is no such place on the scale.
  .b = The scale has no place like that.
scale-strip-scored-already = That round is scored already. Say undo if its last answer was wrong.
  .b = Too late, the round is scored. Undo reopens its last answer.

scale-strip-reveal = { $text }
scale-strip-missed = { $name } was off by { AMOUNT($by) }.
  .b = { $name } missed it by { AMOUNT($by) }.
scale-strip-missed-several = { $names } missed it.
  .b = Not covered by { $names }.
scale-strip-nobody = Nobody covered it.
  .b = No strip lies there.
scale-strip-nearest = { $count ->
    [one] Nobody covered it. { $names } came closest, off by { AMOUNT($by) }.
   *[other] Nobody covered it. { $names } came closest, each off by { AMOUNT($by) }.
  }
  .b = { $count ->
    [one] No strip lies there. { $names } missed it by { AMOUNT($by) }.
   *[other] No strip lies there. { $names } missed it by { AMOUNT($by) } each.
  }
scale-strip-awards = { $awards }.
scale-strip-award = { $count ->
    [one] { NUM($centimetres) } for { $names } { scale-strip-with }
   *[other] { NUM($centimetres) } each for { $names } { scale-strip-with }
  }
  .b = { $count ->
    [one] { NUM($centimetres) } for { $names } with the { scale-strip-size } one
   *[other] { NUM($centimetres) } each for { $names } with the { scale-strip-size } one
  }
scale-strip-nothing-yet = Still not a centimetre for anybody.
  .b = Everybody's tape is still at nothing.
scale-strip-reached = { $count ->
    [one] { $names } has the { NUM($target) } centimetres, and that ends the game.
   *[other] { $names } have the { NUM($target) } centimetres, and that ends the game.
  }
scale-strip-won = { $centimetres ->
    [0] { $count ->
        [one] { $names } wins without a single centimetre.
       *[other] { $names } share the victory, without a single centimetre.
      }
   *[other] { $count ->
        [one] { $names } wins with { NUM($centimetres) } centimetres. Congratulations.
       *[other] { $names } share the victory with { NUM($centimetres) } centimetres each. Congratulations.
      }
  }

## Brief

scale-strip-intro-brief = { "" }
scale-strip-widths-brief = { "" }
scale-strip-widths-short-brief = { "" }
scale-strip-laid-brief = { scale-strip-size }, { AMOUNT($first) } to { AMOUNT($last) }.
scale-strip-pushed-brief = { $laid } Pushed in.
scale-strip-passed-brief = Pass.
scale-strip-reveal-brief = { AMOUNT($value) }.

scale-strip-settings = Before you start you can say: to twenty centimetres, or: short strips of five percent.
scale-strip-setting-strips = Short strips of { NUM($value) } percent, then. Medium and long are two and three times that.
scale-strip-setting-target = To { NUM($value) } centimetres, then.

scale-strip-round-brief = { $round ->
    [1] To { NUM($target) } centimetres.
   *[other] { "" }
  }
scale-strip-lay-brief = { $name }?
scale-strip-corrected-brief = { $name } now: { scale-strip-size }, { AMOUNT($first) } to { AMOUNT($last) }.
scale-strip-missed-brief = { $name }: nothing.
scale-strip-missed-several-brief = { $names }: nothing.
scale-strip-nearest-brief = Nobody.
scale-strip-nobody-brief = Nobody.
scale-strip-nothing-yet-brief = { "" }
scale-strip-award-brief = { $count ->
    [one] { NUM($centimetres) } for { $names }
   *[other] { NUM($centimetres) } each for { $names }
  }
