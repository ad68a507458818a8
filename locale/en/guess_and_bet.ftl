### Take a Guess!: the closest guess wins three, and everybody bets on whose that is.

guess-and-bet-name = Best Guess

guess-and-bet-who-starts = Who is the oldest?
  .b = Which of you is the oldest?
guess-and-bet-who-starts-again = Who is the oldest of you? Say a name, like { $example }.
guess-and-bet-who-starts-help = The oldest of you begins. Say who that is, or say: pick one. Who is the oldest?
guess-and-bet-who-starts-out = Say one of your names, or say: pick one. Who is the oldest?

guess-and-bet-intro = I ask for a number, and each of you secretly writes down a guess. The closest one wins three points, and you all bet on whose that is.

guess-and-bet-rules-1 = You start with five points each. Whoever is on turn names a category and takes one of three topics, best not the same category as the one before.
guess-and-bet-rules-2 = I ask for a number, and each of you secretly writes a guess. Then you read them out, and no two may be alike.
guess-and-bet-rules-3 = Now everybody bets one to five points on one guess, their own included. The closest guess wins three.
guess-and-bet-rules-4 = A right bet { $stake ->
    [spent] comes back double
   *[returned] wins double
  }, a wrong one is lost. Say, for example: four on Anna. If she is closest, you are up { $stake ->
    [spent] four
   *[returned] eight
  }.
guess-and-bet-rules-5 = In the very last round you may bet all you have. When each of you has chosen two different categories, most points win.

## Categories and topics

guess-and-bet-society = society
guess-and-bet-nature = fauna and flora
guess-and-bet-science = science and technology
guess-and-bet-history = history
guess-and-bet-sport = sport
guess-and-bet-misc = miscellaneous

guess-and-bet-round = { $last ->
    [yes] The last round. This time you may bet everything you have.
   *[no] Round { NUM($round) }.
  }

guess-and-bet-category = { $name }, which category? Say "categories" to hear them.
  .b = { $name }, what shall it be about?
guess-and-bet-category-again = { $name }, name a category, like { $example }. Or say "categories" to hear them.
guess-and-bet-category-help = { $name }, you choose what I ask about. Name a category, say "categories" to hear them, or say: surprise us. Which category?
guess-and-bet-category-out = { $name }, say: surprise us, and I take one. Or say stop to play on later. Which category?
guess-and-bet-next-category = { $name }, which category?
  .b = { $name }, your turn to choose: which category?
  .c = Which category, { $name }?
guess-and-bet-next-category-again = { guess-and-bet-category-again }
guess-and-bet-next-category-help = { guess-and-bet-category-help }
guess-and-bet-next-category-out = { guess-and-bet-category-out }

guess-and-bet-categories = You can take { $categories }.
  .b = There are { $categories }.
guess-and-bet-same-category = You have had { $category } already. It has to be another one.
  .b = Not { $category } again, take another one.
guess-and-bet-through = There is no card left in { $category }. It has to be another category.
  .b = No card is left in { $category }, so take another category.
guess-and-bet-category-stands = We have taken { $category }. If that is wrong, say undo.
  .b = It is { $category } now. Say undo to choose anew.

guess-and-bet-topics = { $category }: { $one }, { $two }, or { $three }.
  .b = In { $category }: { $one }, { $two }, or { $three }.
guess-and-bet-topic = { $name }, which one?
  .b = Which one, { $name }?
  .c = Which will it be, { $name }?
guess-and-bet-topic-again = { $name }, say the topic, or say first, second or third: { $one }, { $two }, or { $three }?
guess-and-bet-topic-help = { $name }, take one of three questions: { $one }, { $two }, or { $three }. Undo takes the category back, skip draws another card. Which one?
guess-and-bet-topic-out = { $name }, say: surprise us, and I take one. { $one }, { $two }, or { $three }?

guess-and-bet-ask = { $text }

## Guesses

guess-and-bet-ready = Ready?
  .b = Everybody got one?
  .c = Pencils down?
guess-and-bet-ready-again = Take your time. Say ready when everybody has written down { $year ->
    [yes] a year
   *[no] a number
  }.
guess-and-bet-ready-help = Everybody writes down { $year ->
    [yes] one year
   *[no] one number
  }. You can hear the question again, skip it, or ask for the score. Say ready when you all have one. Ready?
guess-and-bet-ready-out = Say ready to go on, skip for another card, or stop to play on later. Ready?

guess-and-bet-guess = { $name }, your guess?
  .b = { $name }: what have you got?
guess-and-bet-guess-again = { $name }, say { $year ->
    [yes] a year, like eighteen fifteen
   *[no] a number, like three hundred
  }.
guess-and-bet-guess-help = { $name }, tell me what you wrote down. It has to be { $year ->
    [yes] a year
   *[no] a number
  } that nobody has said yet. If you have none, say pass. Your guess?
guess-and-bet-guess-out = { $name }, { $year ->
    [yes] which year
   *[no] what number
  }? Or say pass.
guess-and-bet-next = { $name }?
  .b = And { $name }?
  .c = { $name }, your guess?
guess-and-bet-next-again = { guess-and-bet-guess-again }
guess-and-bet-next-help = { guess-and-bet-guess-help }
guess-and-bet-next-out = { guess-and-bet-guess-out }

guess-and-bet-amount = { AMOUNT($n) }
guess-and-bet-year = { YEAR($n) }

guess-and-bet-read = { $name }, { $guess }.
  .b = { $name } says { $guess }.
  .c = { $guess } for { $name }.
guess-and-bet-corrected = { $name } now has { $guess }.
  .b = Changed: { $guess } for { $name }.
guess-and-bet-passed = { $name } passes.
  .b = Nothing from { $name }.
guess-and-bet-equal = { $name }, { $other } has the same number and said it first. Yours has to be a little more or less.
  .b = The same as { $other }, { $name }, and no two may be equal. Take another number, however close.
guess-and-bet-no-number = { $name }, that one is too big for any table.
guess-and-bet-guesses-stand = The guesses stand once somebody has bet.
  .b = Too late, the betting has begun. Say undo to go back.
guess-and-bet-nobody = Nobody has a guess, so that one goes. The turn stays.

guess-and-bet-guesses = From the lowest: { $entries }.
  .b = Lowest first: { $entries }.
guess-and-bet-entry = { $name } { $guess }

## Bets

guess-and-bet-betting = { $last ->
    [yes] The last bets. All in is allowed.
   *[no] { $first ->
      [yes] Now bet one to five points on the guess that you think is closest. It may be your own.
     *[no] Now the bets.
    }
  }
  .b = { $last ->
    [yes] Now bet, and everything is allowed.
   *[no] { $first ->
      [yes] Each of you now bets one to five points on the guess that is closest. Your own will do as well.
     *[no] Time to bet.
    }
  }
guess-and-bet-without = { $count ->
    [one] { $names } has nothing left to bet, but may still win three.
   *[other] { $names } have nothing left to bet, but may still win three.
  }

guess-and-bet-bet = { $name }, how many on whom?
  .b = { $name }, your bet?
guess-and-bet-bet-again = { $name }, say it like: { $most ->
    [1] one
    [2] two
   *[other] three
  } on { $example }.
guess-and-bet-bet-help = { $name }, bet { $most ->
    [1] your one point
   *[other] one to { NUM($most) } points
  } on one guess, your own included. Say "guesses" to hear them again. How many on whom?
guess-and-bet-bet-out = { $name }, everybody bets, and one point is enough. Say it like: one on { $example }.
guess-and-bet-next-bet = { $name }?
  .b = And { $name }?
  .c = { $name }, your bet?
guess-and-bet-next-bet-again = { guess-and-bet-bet-again }
guess-and-bet-next-bet-help = { guess-and-bet-bet-help }
guess-and-bet-next-bet-out = { guess-and-bet-bet-out }

guess-and-bet-all-in-later = All in is for the very last round. Until then five at most. { $name }, { $whose ->
    [own] how many on yourself
    [other] how many on { $on }
   *[nobody] how many, and on whom
  }?
  .b = Not all in yet, that is for the very last round, and before it five at most. { $name }, { $whose ->
    [own] how many on yourself
    [other] how many on { $on }
   *[nobody] how many, and on whom
  }?
guess-and-bet-all-in-later-again = { $name }, { $whose ->
    [own] how many on yourself
    [other] how many on { $on }
   *[nobody] how many, and on whom
  }? One to { NUM($most) }.
guess-and-bet-all-in-later-help = { $name }, before the very last round you can bet one to { NUM($most) } points. { $whose ->
    [own] How many on yourself
    [other] How many on { $on }
   *[nobody] How many, and on whom
  }?
guess-and-bet-all-in-later-out = { $name }, one point is enough. { $whose ->
    [own] How many on yourself
    [other] How many on { $on }
   *[nobody] How many, and on whom
  }?
guess-and-bet-how-many = { $name }, how many on { $own ->
    [yes] yourself
   *[no] { $on }
  }?
  .b = { $name }, what is { $own ->
    [yes] your own guess
   *[no] { $on }'s guess
  } worth to you?
guess-and-bet-how-many-again = { $name }, how many on { $own ->
    [yes] yourself
   *[no] { $on }
  }? One to { NUM($most) }.
guess-and-bet-how-many-help = { $name }, you can bet one to { NUM($most) } points on { $own ->
    [yes] yourself
   *[no] { $on }
  }, or name somebody else. How many on { $own ->
    [yes] yourself
   *[no] { $on }
  }?
guess-and-bet-how-many-out = { $name }, one point is enough. How many on { $own ->
    [yes] yourself
   *[no] { $on }
  }?
guess-and-bet-on-whom = { $name }, { NUM($points) } on whom?
  .b = { NUM($points) } on whose guess, { $name }?
guess-and-bet-on-whom-again = { $name }, on whose guess? Say it like: on { $example }.
guess-and-bet-on-whom-help = { $name }, say whose guess you believe in, or say: on myself. Say "guesses" to hear them again. So, { NUM($points) } on whom?
guess-and-bet-on-whom-out = { $name }, just a name, like { $example }. So, { NUM($points) } on whom?
guess-and-bet-meant = { $name }, do you mean { NUM($points) }?
guess-and-bet-meant-again = { NUM($points) } points, { $name }? Say yes or no.
guess-and-bet-meant-help = Yes bets { NUM($points) } points. Or say your bet once more. Do you mean { NUM($points) }, { $name }?
guess-and-bet-meant-out = Say yes for { NUM($points) }, or say another number. Do you mean { NUM($points) }, { $name }?

guess-and-bet-bet-read = { $name }, { NUM($points) } on { $own ->
    [yes] your own guess
   *[no] { $on }
  }.
  .b = { $name } puts { NUM($points) } on { $own ->
    [yes] their own guess
   *[no] { $on }
  }.
  .c = { NUM($points) } from { $name }, on { $own ->
    [yes] their own guess
   *[no] { $on }
  }.
guess-and-bet-bet-all = { $name } goes all in: { NUM($points) } on { $own ->
    [yes] their own guess
   *[no] { $on }
  }.
  .b = All in from { $name }, { NUM($points) } on { $own ->
    [yes] their own guess
   *[no] { $on }
  }.
guess-and-bet-bet-corrected = { $name } now has { NUM($points) } on { $own ->
    [yes] their own guess
   *[no] { $on }
  }.
  .b = Changed: { NUM($points) } from { $name }, on { $own ->
    [yes] their own guess
   *[no] { $on }
  }.

guess-and-bet-must-bet = Everybody has to bet, { $name }. One point is enough.
  .b = There is no way round a bet, { $name }, but one point will do.
guess-and-bet-no-guess = { $on } has no guess to bet on.
  .b = There is nothing of { $on }'s to bet on.
guess-and-bet-no-points = { $name } has no points to bet.
guess-and-bet-not-whole = { $name }, whole points only.
  .b = No halves, { $name }.
guess-and-bet-less-than-one = { $name }, one point at least.
  .b = Nothing is no bet, { $name }. One at least.
guess-and-bet-more-than-held = { $name }, you have only { NUM($most) }.
  .b = { NUM($most) } is all you have, { $name }.
guess-and-bet-more-than-five = { $name }, { NUM($most) } at most until the very last round.
  .b = { NUM($most) } is the limit before the very last round, { $name }.

## Scoring

guess-and-bet-reveal = { $text }
guess-and-bet-lost = { $every ->
    [yes] Every bet is lost: { $losses }.
   *[no] Lost: { $losses }.
  }
  .b = { $every ->
    [yes] Nobody bet on the right one: { $losses }, all gone.
   *[no] Gone: { $losses }.
  }
guess-and-bet-loss = { $name }'s { NUM($points) } on { $on }
guess-and-bet-closest = { $name } is closest with { $guess } and wins { NUM($points) }.
  .b = { NUM($points) } for { $name }, closest with { $guess }.
guess-and-bet-exact = { $name } has it exactly: { NUM($points) }. Bravo.
  .b = Exactly right: { NUM($points) } for { $name }.
guess-and-bet-closest-both = { $names } are equally far off, one on either side. My ruling: both are closest, { NUM($points) } each.
guess-and-bet-won = { $wins }.
guess-and-bet-win = { NUM($points) } for { $name } with { NUM($bet) } on { $on }

guess-and-bet-settings = Before you start you can say: the stakes are spent.
guess-and-bet-setting-stake = { $value ->
    [spent] A winning bet pays double, and the stake itself is gone.
   *[returned] A winning bet pays double, and the stake comes back.
  }

## Briefly

guess-and-bet-intro-brief = { "" }
guess-and-bet-round-brief = { $last ->
    [yes] The last round: all in is allowed.
   *[no] { "" }
  }
guess-and-bet-topics-brief = { $one }, { $two }, or { $three }.
guess-and-bet-read-brief = { $name }: { $guess }.
guess-and-bet-passed-brief = Pass.
guess-and-bet-corrected-brief = { $name } now: { $guess }.
guess-and-bet-guesses-brief = { $entries }.
guess-and-bet-betting-brief = Bets.
guess-and-bet-bet-read-brief = { NUM($points) } on { $on }.
guess-and-bet-bet-all-brief = All in, { NUM($points) } on { $on }.
guess-and-bet-reveal-brief = { $value }.
guess-and-bet-lost-brief = Lost: { $losses }.
guess-and-bet-loss-brief = { NUM($points) } by { $name }
guess-and-bet-closest-brief = { NUM($points) } for { $name }.
guess-and-bet-exact-brief = Exactly. { NUM($points) } for { $name }.
guess-and-bet-closest-both-brief = { $names }, { NUM($points) } each, by my ruling.
guess-and-bet-win-brief = { NUM($points) } for { $name }
