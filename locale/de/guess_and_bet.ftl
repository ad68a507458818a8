### Take a Guess!: Wer am nächsten dran ist, bekommt drei Punkte, und alle setzen darauf.

guess-and-bet-name = Schätzwette

guess-and-bet-who-starts = Wer ist am ältesten?
  .b = Wer von euch ist am ältesten?
guess-and-bet-who-starts-again = Wer von euch ist am ältesten? Sagt einen Namen, zum Beispiel { $example }.
guess-and-bet-who-starts-help = Wer am ältesten ist, fängt an. Sagt mir den Namen, oder sagt: such einen aus. Wer ist am ältesten?
guess-and-bet-who-starts-out = Sagt einen von euren Namen, oder sagt: such einen aus. Wer ist am ältesten?

guess-and-bet-intro = Ich frage nach einer Zahl, und jeder schreibt heimlich einen Tipp auf. Wer am nächsten dran ist, gewinnt drei Punkte, und alle setzen darauf, wer das ist.

guess-and-bet-rules-1 = Jeder hat am Anfang fünf Punkte. Wer dran ist, nennt eine Kategorie und nimmt eins von drei Themen, am besten nicht dieselbe Kategorie wie zuletzt.
guess-and-bet-rules-2 = Ich frage nach einer Zahl, und jeder schreibt heimlich einen Tipp auf. Dann lest ihr vor, und keine Zahl darf zweimal vorkommen.
guess-and-bet-rules-3 = Jetzt setzt jeder einen bis fünf Punkte auf einen Tipp, gern auch auf den eigenen. Wer am nächsten dran ist, bekommt drei.
guess-and-bet-rules-4 = Wer richtig gesetzt hat, { $stake ->
    [spent] bekommt den Einsatz doppelt zurück
   *[returned] gewinnt das Doppelte
  }, alle anderen verlieren ihren Einsatz. Sag zum Beispiel: vier auf Anna. Ist sie am nächsten dran, hast du { $stake ->
    [spent] vier
   *[returned] acht
  } Punkte mehr.
guess-and-bet-rules-5 = In der allerletzten Runde dürft ihr alles setzen. Hat jeder zwei verschiedene Kategorien gewählt, gewinnen die meisten Punkte.

## Kategorien und Themen

guess-and-bet-society = Gesellschaft
guess-and-bet-nature = Tiere und Pflanzen
guess-and-bet-science = Wissenschaft und Technik
guess-and-bet-history = Geschichte
guess-and-bet-sport = Sport
guess-and-bet-misc = Verschiedenes

guess-and-bet-round = { $last ->
    [yes] Die letzte Runde. Diesmal dürft ihr alles setzen, was ihr habt.
   *[no] Runde { NUM($round) }.
  }

guess-and-bet-category = { $name }, welche Kategorie? Sag „Kategorien“, dann zähle ich sie auf.
  .b = { $name }, worum soll es gehen?
guess-and-bet-category-again = { $name }, nenn eine Kategorie, zum Beispiel { $example }. Oder sag „Kategorien“, dann zähle ich sie auf. Welche?
guess-and-bet-category-help = { $name }, du bestimmst, worum es geht. Nenn eine Kategorie, sag „Kategorien“, wenn ich sie aufzählen soll, oder sag: überrasch uns. Welche Kategorie?
guess-and-bet-category-out = { $name }, sag: überrasch uns, dann nehme ich eine. Oder sag stopp, wenn ihr später weiterspielen wollt. Welche Kategorie?
guess-and-bet-next-category = { $name }, welche Kategorie?
  .b = { $name }, du suchst aus: welche Kategorie?
  .c = Welche Kategorie, { $name }?
guess-and-bet-next-category-again = { guess-and-bet-category-again }
guess-and-bet-next-category-help = { guess-and-bet-category-help }
guess-and-bet-next-category-out = { guess-and-bet-category-out }

guess-and-bet-categories = Es gibt { $categories }.
  .b = Es gibt { $categories }.
guess-and-bet-same-category = { $category } hattest du schon. Diesmal muss es eine andere sein.
  .b = Nicht noch einmal { $category }, nimm eine andere.
guess-and-bet-through = Zu { $category } habe ich keine Karte mehr. Es muss eine andere Kategorie sein.
  .b = { $category } ist durch, da gibt es keine Karte mehr. Nimm eine andere Kategorie.
guess-and-bet-category-stands = Wir haben { $category } genommen. Wenn das nicht stimmt, sag: zurück.
  .b = Jetzt ist es { $category }. Sag zurück, wenn du neu wählen willst.

guess-and-bet-topics = { $category }: { $one }, { $two } oder { $three }.
  .b = { $category } also: { $one }, { $two } oder { $three }.
guess-and-bet-topic = { $name }, welches Thema?
  .b = Welches, { $name }?
  .c = Was nimmst du, { $name }?
guess-and-bet-topic-again = { $name }, sag das Thema, oder sag: das erste, zweite oder dritte: { $one }, { $two } oder { $three }?
guess-and-bet-topic-help = { $name }, nimm eine von drei Fragen: { $one }, { $two } oder { $three }. Mit „zurück“ geht es zur Kategorie, mit „überspringen“ kommt eine andere Karte. Welches Thema?
guess-and-bet-topic-out = { $name }, sag: überrasch uns, dann nehme ich eins. { $one }, { $two } oder { $three }?

guess-and-bet-ask = { $text }

## Tipps

guess-and-bet-ready = Fertig?
  .b = Haben alle etwas?
  .c = Alle so weit?
guess-and-bet-ready-again = Lasst euch Zeit. Sagt fertig, wenn alle { $year ->
    [yes] ein Jahr
   *[no] eine Zahl
  } aufgeschrieben haben.
guess-and-bet-ready-help = Jeder schreibt { $year ->
    [yes] ein einziges Jahr
   *[no] eine einzige Zahl
  } auf. Ihr könnt die Frage noch einmal hören, sie überspringen oder nach dem Stand fragen. Sagt fertig, wenn alle etwas haben. Fertig?
guess-and-bet-ready-out = Sagt fertig, dann geht es weiter, überspringen für eine andere Karte, oder stopp, wenn ihr später weiterspielen wollt. Fertig?

guess-and-bet-guess = { $name }, dein Tipp?
  .b = { $name }, was hast du?
guess-and-bet-guess-again = { $name }, sag { $year ->
    [yes] ein Jahr, zum Beispiel achtzehnhundertfünfzehn
   *[no] eine Zahl, zum Beispiel dreihundert
  }.
guess-and-bet-guess-help = { $name }, sag mir, was du aufgeschrieben hast: { $year ->
    [yes] ein Jahr, das
   *[no] eine Zahl, die
  } noch niemand gesagt hat. Wenn du nichts hast, sag: ich passe. Dein Tipp?
guess-and-bet-guess-out = { $name }, { $year ->
    [yes] welches Jahr
   *[no] welche Zahl
  }? Oder sag: ich passe.
guess-and-bet-next = { $name }?
  .b = Und { $name }?
  .c = { $name }, dein Tipp?
guess-and-bet-next-again = { guess-and-bet-guess-again }
guess-and-bet-next-help = { guess-and-bet-guess-help }
guess-and-bet-next-out = { guess-and-bet-guess-out }

guess-and-bet-amount = { AMOUNT($n) }
guess-and-bet-year = { YEAR($n) }

guess-and-bet-read = { $name }, { $guess }.
  .b = { $name } sagt { $guess }.
  .c = { $guess } für { $name }.
guess-and-bet-corrected = { $name } hat jetzt { $guess }.
  .b = Geändert: { $guess } für { $name }.
guess-and-bet-passed = { $name } passt.
  .b = Von { $name } kommt nichts.
guess-and-bet-equal = { $name }, dieselbe Zahl hat { $other } schon, und zwei gleiche gibt es nicht. Geh ein bisschen rauf oder runter.
  .b = Genau wie { $other }, { $name }, und wer zuerst kommt, behält die Zahl. Nimm eine andere, so knapp du willst.
guess-and-bet-no-number = { $name }, die Zahl ist zu groß für jeden Tisch.
guess-and-bet-guesses-stand = Sobald jemand gesetzt hat, bleiben die Tipps, wie sie sind.
  .b = Zu spät, es wird schon gesetzt. Mit zurück geht es schrittweise rückwärts.
guess-and-bet-nobody = Niemand hat einen Tipp, dann lassen wir die Frage weg. Dran bleibt, wer dran war.

guess-and-bet-guesses = Von unten nach oben: { $entries }.
  .b = Der kleinste zuerst: { $entries }.
guess-and-bet-entry = { $name } { $guess }

## Einsätze

guess-and-bet-betting = { $last ->
    [yes] Die letzten Einsätze. Ihr dürft alles setzen.
   *[no] { $first ->
      [yes] Jetzt setzt ihr einen bis fünf Punkte auf den Tipp, der am nächsten liegt, gern auch auf euren eigenen.
     *[no] Jetzt die Einsätze.
    }
  }
  .b = { $last ->
    [yes] Jetzt wird gesetzt, und alles ist erlaubt.
   *[no] { $first ->
      [yes] Jeder setzt jetzt einen bis fünf Punkte auf den Tipp, der am nächsten liegt. Auch der eigene geht.
     *[no] Jetzt wird gesetzt.
    }
  }
guess-and-bet-without = { $count ->
    [one] { $names } hat nichts mehr zum Setzen, kann aber noch drei Punkte holen.
   *[other] { $names } haben nichts mehr zum Setzen, können aber noch drei Punkte holen.
  }

guess-and-bet-bet = { $name }, wie viel auf wen?
  .b = { $name }, dein Einsatz?
guess-and-bet-bet-again = { $name }, sag zum Beispiel: { $most ->
    [1] einen
    [2] zwei
   *[other] drei
  } auf { $example }.
guess-and-bet-bet-help = { $name }, setz { $most ->
    [1] deinen einen Punkt
   *[other] einen bis { NUM($most) } Punkte
  } auf einen Tipp, gern auch auf deinen eigenen. Sag „Tipps“, dann sage ich sie noch einmal. Wie viel auf wen?
guess-and-bet-bet-out = { $name }, jeder muss setzen, aber ein Punkt reicht. Sag zum Beispiel: einen auf { $example }.
guess-and-bet-next-bet = { $name }?
  .b = Und { $name }?
  .c = { $name }, dein Einsatz?
guess-and-bet-next-bet-again = { guess-and-bet-bet-again }
guess-and-bet-next-bet-help = { guess-and-bet-bet-help }
guess-and-bet-next-bet-out = { guess-and-bet-bet-out }

guess-and-bet-all-in-later = Alles setzen geht erst in der allerletzten Runde, bis dahin höchstens fünf. { $name }, { $whose ->
    [own] wie viel auf dich selbst
    [other] wie viel auf { $on }
   *[nobody] wie viel, und auf wen
  }?
  .b = Alles geht erst ganz am Schluss, vorher sind fünf das Höchste. { $name }, { $whose ->
    [own] wie viel auf dich selbst
    [other] wie viel auf { $on }
   *[nobody] wie viel, und auf wen
  }?
guess-and-bet-all-in-later-again = { $name }, { $whose ->
    [own] wie viel auf dich selbst
    [other] wie viel auf { $on }
   *[nobody] wie viel, und auf wen
  }? Einen bis { NUM($most) }.
guess-and-bet-all-in-later-help = { $name }, vor der allerletzten Runde kannst du einen bis { NUM($most) } Punkte setzen. { $whose ->
    [own] Wie viel auf dich selbst
    [other] Wie viel auf { $on }
   *[nobody] Wie viel, und auf wen
  }?
guess-and-bet-all-in-later-out = { $name }, ein Punkt reicht. { $whose ->
    [own] Wie viel auf dich selbst
    [other] Wie viel auf { $on }
   *[nobody] Wie viel, und auf wen
  }?
guess-and-bet-how-many = { $name }, wie viel auf { $own ->
    [yes] dich selbst
   *[no] { $on }
  }?
  .b = { $name }, was ist dir { $own ->
    [yes] dein eigener Tipp
   *[no] der Tipp von { $on }
  } wert?
guess-and-bet-how-many-again = { $name }, wie viel auf { $own ->
    [yes] dich selbst
   *[no] { $on }
  }? Einen bis { NUM($most) }.
guess-and-bet-how-many-help = { $name }, du kannst einen bis { NUM($most) } Punkte auf { $own ->
    [yes] dich selbst
   *[no] { $on }
  } setzen oder jemand anderen nennen. Wie viel auf { $own ->
    [yes] dich selbst
   *[no] { $on }
  }?
guess-and-bet-how-many-out = { $name }, ein Punkt reicht. Wie viel auf { $own ->
    [yes] dich selbst
   *[no] { $on }
  }?
guess-and-bet-on-whom = { $name }, { $points ->
    [one] einen
   *[other] { NUM($points) }
  } auf wen?
  .b = { $points ->
    [one] Einen
   *[other] { NUM($points) }
  } auf wessen Tipp, { $name }?
guess-and-bet-on-whom-again = { $name }, auf wessen Tipp? Sag zum Beispiel: auf { $example }.
guess-and-bet-on-whom-help = { $name }, sag, wessen Tipp du glaubst, oder sag: auf mich. Sag „Tipps“, dann sage ich sie noch einmal. Also { $points ->
    [one] einen
   *[other] { NUM($points) }
  } auf wen?
guess-and-bet-on-whom-out = { $name }, nur einen Namen, zum Beispiel { $example }. Auf wen?
guess-and-bet-meant = { $name }, meinst du { NUM($points) }?
guess-and-bet-meant-again = { NUM($points) } Punkte, { $name }? Sag ja oder nein.
guess-and-bet-meant-help = Bei ja setze ich { NUM($points) } Punkte. Oder sag deinen Einsatz noch einmal. Meinst du { NUM($points) }, { $name }?
guess-and-bet-meant-out = Sag ja für { NUM($points) }, oder sag eine andere Zahl. Meinst du { NUM($points) }, { $name }?

guess-and-bet-bet-read = { $name }, { $points ->
    [one] einen
   *[other] { NUM($points) }
  } auf { $own ->
    [yes] sich selbst
   *[no] { $on }
  }.
  .b = { $name } setzt { $points ->
    [one] einen
   *[other] { NUM($points) }
  } auf { $own ->
    [yes] sich selbst
   *[no] { $on }
  }.
  .c = { $points ->
    [one] Einen
   *[other] { NUM($points) }
  } von { $name } auf { $own ->
    [yes] sich selbst
   *[no] { $on }
  }.
guess-and-bet-bet-all = { $name } setzt alles: { $points ->
    [one] einen
   *[other] { NUM($points) }
  } auf { $own ->
    [yes] sich selbst
   *[no] { $on }
  }.
  .b = Alles von { $name }, { $points ->
    [one] einen
   *[other] { NUM($points) }
  } auf { $own ->
    [yes] sich selbst
   *[no] { $on }
  }.
guess-and-bet-bet-corrected = { $name } hat jetzt { $points ->
    [one] einen
   *[other] { NUM($points) }
  } auf { $own ->
    [yes] sich selbst
   *[no] { $on }
  }.
  .b = Geändert: { $points ->
    [one] einen
   *[other] { NUM($points) }
  } von { $name } auf { $own ->
    [yes] sich selbst
   *[no] { $on }
  }.

guess-and-bet-must-bet = Setzen muss jeder, { $name }. Ein Punkt reicht.
  .b = Ganz ohne Einsatz geht es nicht, { $name }, aber ein Punkt genügt.
guess-and-bet-no-guess = { $on } hat keinen Tipp, auf den man setzen könnte.
  .b = Auf { $on } kann niemand setzen, da steht kein Tipp.
guess-and-bet-no-points = { $name } hat keinen Punkt zum Setzen.
guess-and-bet-not-whole = { $name }, nur ganze Punkte.
  .b = Keine halben Punkte, { $name }.
guess-and-bet-less-than-one = { $name }, mindestens einen Punkt.
  .b = Nichts ist kein Einsatz, { $name }. Mindestens einen.
guess-and-bet-more-than-held = { $name }, du hast nur { $most ->
    [one] einen
   *[other] { NUM($most) }
  }.
  .b = Mehr als { $most ->
    [one] einen
   *[other] { NUM($most) }
  } hast du nicht, { $name }.
guess-and-bet-more-than-five = { $name }, vor der letzten Runde höchstens { NUM($most) }.
  .b = { NUM($most) } ist die Grenze vor der letzten Runde, { $name }.

## Wertung

guess-and-bet-reveal = { $text }
guess-and-bet-lost = { $every ->
    [yes] Alle Einsätze sind weg: { $losses }.
   *[no] Verloren: { $losses }.
  }
  .b = { $every ->
    [yes] Da hat niemand richtig gesetzt: { $losses }, alles weg.
   *[no] Weg: { $losses }.
  }
guess-and-bet-loss = { $points ->
    [one] einer
   *[other] { NUM($points) }
  } von { $name } auf { $own ->
    [yes] sich selbst
   *[no] { $on }
  }
guess-and-bet-closest = { $name } ist mit { $guess } am nächsten dran und bekommt { NUM($points) }.
  .b = { NUM($points) } für { $name }, mit { $guess } am nächsten dran.
guess-and-bet-exact = { $name } hat es ganz genau: { NUM($points) }. Alle Achtung.
  .b = Genau richtig: { NUM($points) } für { $name }.
guess-and-bet-closest-both = { $names } liegen gleich weit daneben, einmal darüber, einmal darunter. Ich entscheide: Beide sind am nächsten dran, je { NUM($points) }.
guess-and-bet-won = { $wins }.
guess-and-bet-win = { NUM($points) } für { $name } mit { $bet ->
    [one] einem
   *[other] { NUM($bet) }
  } auf { $own ->
    [yes] sich selbst
   *[no] { $on }
  }

guess-and-bet-settings = Vor dem Anfang könnt ihr sagen: der Einsatz ist weg.
guess-and-bet-setting-stake = { $value ->
    [spent] Wer richtig setzt, bekommt das Doppelte, und der Einsatz ist weg.
   *[returned] Wer richtig setzt, bekommt das Doppelte und den Einsatz zurück.
  }

## In Kürze

guess-and-bet-intro-brief = { "" }
guess-and-bet-round-brief = { $last ->
    [yes] Die letzte Runde, ihr dürft alles setzen.
   *[no] { "" }
  }
guess-and-bet-topics-brief = { $one }, { $two } oder { $three }.
guess-and-bet-read-brief = { $name }: { $guess }.
guess-and-bet-passed-brief = Passt.
guess-and-bet-corrected-brief = { $name } jetzt: { $guess }.
guess-and-bet-guesses-brief = { $entries }.
guess-and-bet-betting-brief = Einsätze.
guess-and-bet-bet-read-brief = { $points ->
    [one] Einen
   *[other] { NUM($points) }
  } auf { $own ->
    [yes] sich selbst
   *[no] { $on }
  }.
guess-and-bet-bet-all-brief = Alles, { $points ->
    [one] einen
   *[other] { NUM($points) }
  } auf { $own ->
    [yes] sich selbst
   *[no] { $on }
  }.
guess-and-bet-reveal-brief = { $value }.
guess-and-bet-lost-brief = Weg: { $losses }.
guess-and-bet-loss-brief = { $points ->
    [one] einer
   *[other] { NUM($points) }
  } von { $name }
guess-and-bet-closest-brief = { NUM($points) } für { $name }.
guess-and-bet-exact-brief = Genau. { NUM($points) } für { $name }.
guess-and-bet-closest-both-brief = { $names }, je { NUM($points) }, so entscheide ich.
guess-and-bet-win-brief = { NUM($points) } für { $name }
