### Schätzen Sie mal!: eine Zeitspanne, so klein, wie man sich traut.

year-span-name = Zeitspanne

year-span-who-starts = Wer ist am ältesten?
  .b = Wer von euch ist am ältesten?
year-span-who-starts-again = Wer ist am ältesten? Sagt einen Namen, zum Beispiel { $example }.
year-span-who-starts-help = Wer am ältesten ist, fängt an. Sagt mir den Namen, oder sagt: such einen aus. Wer ist am ältesten?
year-span-who-starts-out = Sagt einen von euren Namen, oder sagt: such einen aus. Wer ist am ältesten?

year-span-intro = Ich erzähle euch von einem Verbrechen oder einem Todesfall. Jeder schreibt heimlich auf, von wann bis wann das gewesen sein kann. Die kleinste Spanne, in der das Jahr liegt, bringt am meisten.

year-span-intro-harmless = Ich erzähle euch etwas, das passiert ist. Jeder schreibt heimlich auf, von wann bis wann das gewesen sein kann. Die kleinste Spanne, in der das Jahr liegt, bringt am meisten.

year-span-rules-1 = Ich erzähle etwas, das passiert ist. Jeder schreibt heimlich ein Anfangsjahr und ein Endjahr auf, und dazwischen soll das richtige Jahr liegen.
year-span-rules-2 = Ihr sagt zum Beispiel: siebzehnhundertfünfzig bis achtzehnhundertsiebenundzwanzig. Das ist eine Spanne von siebenundsiebzig.
year-span-rules-3 = { $players ->
    [2] In jeder Runde liegen zwei Chips aus, eine Zwei und eine Eins.
   *[other] In jeder Runde liegen drei Chips aus: eine Drei, eine Zwei und eine Eins.
  } Von allen Spannen, in denen das Jahr liegt, bekommt die kleinste den höchsten.
year-span-rules-4 = Sind zwei gleich klein, kommt zuerst, wer näher am Startspieler sitzt. Wer das Jahr verfehlt, bekommt nichts.
year-span-rules-5 = Nach { $rounds ->
    [one] einer Runde
   *[other] { NUM($rounds) } Runden
  } gewinnt, wer die meisten Punkte hat. Und wer gar keine Ahnung hat, sagt: ich passe.

year-span-round = { $last ->
    [yes] Die letzte Runde.
   *[no] Runde { NUM($round) }.
  }
year-span-event = { $text }

year-span-ready = Fertig?
  .b = Habt ihr's?
  .c = Alle so weit?
year-span-ready-again = Lasst euch Zeit. Sagt fertig, wenn alle aufgeschrieben haben, von wann bis wann.
year-span-ready-help = Jeder schreibt ein erstes und ein letztes Jahr auf. Ihr könnt die Frage noch einmal hören oder nach dem Stand fragen. Sagt fertig, wenn alle etwas haben. Fertig?
year-span-ready-out = Sagt fertig, dann geht es weiter, überspringen für eine andere Frage, oder stopp, wenn ihr später weiterspielen wollt. Fertig?

year-span-span = { $name }, von wann bis wann?
  .b = { $name }, deine Jahre?
year-span-span-again = { $name }, sag zum Beispiel: von sechzehnhundert bis sechzehnhundertfünfzig.
year-span-span-help = { $name }, ich brauche ein erstes und ein letztes Jahr. Auch ein Jahrhundert oder ein Jahrzehnt geht. Von wann bis wann?
year-span-span-out = { $name }, von welchem Jahr bis zu welchem? Oder sag: ich passe.
year-span-next = { $name }?
  .b = Und { $name }?
  .c = { $name }, von wann bis wann?
year-span-next-again = { year-span-span-again }
year-span-next-help = { year-span-span-help }
year-span-next-out = { year-span-span-out }

year-span-exact = { $name }, genau { YEAR($year) }, eine Spanne von null?
  .b = { $name }, { YEAR($year) } und kein Jahr mehr?
year-span-exact-again = Nur das Jahr { YEAR($year) }, { $name }? Sag ja, oder sag, von wann bis wann.
year-span-exact-help = Ja heißt { YEAR($year) } und kein anderes Jahr. Oder sag, von wann bis wann. Genau { YEAR($year) }?
year-span-exact-out = Ja für genau { YEAR($year) }, oder nenn mir zwei Jahre. Genau { YEAR($year) }?

year-span-other-end = { $lacking ->
    [first] Bis { YEAR($year) }, { $name }, und ab wann?
   *[last] Ab { YEAR($year) }, { $name }, und bis wann?
  }
year-span-other-end-again = { $name }, { $lacking ->
    [first] von welchem Jahr an
   *[last] bis zu welchem Jahr
  }? Oder sag beide Jahre.
year-span-other-end-help = Eine Spanne hat zwei Enden, { YEAR($year) } ist das eine. { $name }, { $lacking ->
    [first] ab wann
   *[last] bis wann
  }?
year-span-other-end-out = { $name }, nur das andere Jahr, oder sag: ich passe. { $lacking ->
    [first] Ab wann
   *[last] Bis wann
  }?

year-span-miscounted = Ich komme auf etwas anderes.
  .b = Moment, ich rechne nach.
year-span-read = { $difference ->
    [0] { $name }, genau { YEAR($first) }. Mutig.
   *[other] { $name }, { YEAR($first) } bis { YEAR($last, $era) }: { NUM($difference) }.
  }
  .b = { $difference ->
    [0] { $name } sagt { YEAR($first) } und sonst nichts.
   *[other] { $name }: { YEAR($first) } bis { YEAR($last, $era) }, also { NUM($difference) }.
  }
  .c = { $difference ->
    [0] { $name } setzt alles auf { YEAR($first) }.
   *[other] { YEAR($first) } bis { YEAR($last, $era) } für { $name }, eine Spanne von { NUM($difference) }.
  }
year-span-passed = { $name } passt.
  .b = Von { $name } kommt nichts.
year-span-corrected = { $difference ->
    [0] { $name } hat jetzt genau { YEAR($first) }.
   *[other] { $name } hat jetzt { YEAR($first) } bis { YEAR($last, $era) }: { NUM($difference) }.
  }
  .b = { $difference ->
    [0] Geändert: genau { YEAR($first) } für { $name }.
   *[other] Geändert: { YEAR($first) } bis { YEAR($last, $era) } für { $name }, also { NUM($difference) }.
  }
year-span-scored-already = Die Runde ist schon gewertet. Sagt: zurück, dann nehme ich die letzte Antwort zurück.
  .b = Dafür ist es zu spät, die Runde ist gewertet. Mit zurück öffne ich die letzte Antwort noch einmal.
year-span-backwards = Von { YEAR($first) } bis { YEAR($last) } ist keine Spanne.
  .b = { YEAR($first) } liegt nach { YEAR($last) }. Beide Jahre noch einmal, bitte.
year-span-no-year-zero = Ein Jahr null gab es nie.
  .b = Auf eins vor Christus folgte eins nach Christus, ohne null dazwischen.

year-span-reveal = { $text }
year-span-nobody = Das hat niemand getroffen. Die Chips bleiben liegen.
  .b = Keine Spanne reicht heran, also gibt es keinen Chip.
year-span-missed = { $difference ->
    [0] Das eine Jahr von { $name } war daneben.
    [one] { $name } lag mit einem Jahr Spanne daneben.
   *[other] { $name } lag mit { NUM($difference) } Jahren daneben.
  }
  .b = { $difference ->
    [0] Der Schuss von { $name } ging vorbei.
    [one] Knapp bemessen und vorbei bei { $name }.
   *[other] Vorbei bei { $name }, mit { NUM($difference) } Jahren.
  }
year-span-missed-several = { $names } lagen daneben.
  .b = Daneben lagen { $names }.
year-span-awards = { $awards }.
year-span-award = { $chip ->
    [one] Einen
   *[other] { NUM($chip) }
  } für { $name } mit { $difference ->
    [0] dem genauen Jahr
   *[other] { $size ->
        [small] einer Spanne von { NUM($difference) }
       *[large] { NUM($difference) }
      }
  }
year-span-chips-gone = { $count ->
    [one] { $names } hatte es auch, aber die Chips waren weg.
   *[other] { $names } hatten es auch, aber die Chips waren weg.
  }
  .b = { $count ->
    [one] Für { $names } war kein Chip mehr da, trotz Treffer.
   *[other] Für { $names } waren keine Chips mehr da, trotz Treffer.
  }
year-span-tie = Gleich große Spannen: Da kommt zuerst, wer näher am Startspieler sitzt.
  .b = Gleich große Spannen: Vorrang hat, wer näher am Startspieler sitzt.
year-span-tie-broken = { $level } haben gleich viele Punkte. Da zählen die höchsten Chips.

## In Kürze

year-span-intro-brief = { "" }
year-span-read-brief = { $name }: { NUM($difference) }.
year-span-passed-brief = Passt.
year-span-reveal-brief = { YEAR($year) }.
year-span-tie-brief = { "" }

year-span-settings = Vor dem Anfang könnt ihr sagen: fünf Runden.
year-span-setting-rounds = { $value ->
    [one] Eine Runde also.
   *[other] { NUM($value) } Runden also.
  }

year-span-round-brief = { $last ->
    [yes] Die letzte Runde.
   *[no] { "" }
  }
year-span-corrected-brief = { $name } jetzt: { NUM($difference) }.
year-span-nobody-brief = Niemand.
year-span-missed-brief = { $name }: nichts.
year-span-missed-several-brief = { $names }: nichts.
year-span-chips-gone-brief = { $names }: nichts.
year-span-award-brief = { $chip ->
    [one] Einen
   *[other] { NUM($chip) }
  } für { $name }
