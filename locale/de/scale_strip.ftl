### Das Maß aller Dinge: ein Streifen auf die richtige Stelle der Skala; je kürzer, desto mehr Zentimeter.

scale-strip-name = Messlatte

scale-strip-who-starts = Wer hat den längsten Zeigefinger?
  .b = Wessen Zeigefinger ist am längsten?
scale-strip-who-starts-again = Legt die Hände aneinander: Wer hat den längsten Zeigefinger? Sagt einen Namen, zum Beispiel { $example }.
scale-strip-who-starts-help = Der längste Zeigefinger fängt an. Sagt mir, wem er gehört, oder sagt: such einen aus. Wer hat den längsten?
scale-strip-who-starts-out = Sagt einen von euren Namen, oder sagt: such einen aus. Wer hat den längsten Zeigefinger?

scale-strip-intro = Ich frage nach einer Zahl und nenne euch beide Enden der Skala. Jeder legt einen von drei Streifen dahin, wo die Antwort sein kann. Je kürzer der Streifen, der sie trifft, desto mehr Zentimeter gibt es.

scale-strip-rules-1 = Ich frage nach einer Zahl und nenne beide Enden einer Skala. Reihum legt jeder einen Streifen dahin, wo die Antwort sein kann.
scale-strip-rules-2 = Der kurze deckt { NUM($short) } Prozent der Skala ab und bringt fünf Zentimeter. Der mittlere deckt { NUM($medium) } Prozent ab und bringt drei, der lange { NUM($long) } Prozent und bringt zwei.
scale-strip-rules-3 = Sagt einen Streifen und eine Stelle. Kurz bei elf liegt um die Elf herum, lang ab fünf fängt dort an, mittel bis vierzehn hört dort auf.
scale-strip-rules-4 = Streifen dürfen übereinanderliegen, und geheim ist nichts. In jeder Runde habt ihr wieder alle drei.
scale-strip-rules-5 = Hat jemand { NUM($target) } Zentimeter, ist das die letzte Runde. Die meisten Zentimeter gewinnen.

scale-strip-size = { $size ->
    [short] kurz
    [medium] mittel
   *[long] lang
  }

scale-strip-round = { $round ->
    [1] Runde eins. Wir spielen bis { NUM($target) } Zentimeter.
   *[other] Runde { NUM($round) }.
  }
scale-strip-question = { $text }
scale-strip-scale = { $end ->
    [1] Zur Wahl steht alles von { AMOUNT($start) } bis eins, gerechnet in { $unit }.
   *[other] Zur Wahl stehen { AMOUNT($start) } bis { AMOUNT($end) } { $unit }.
  }
  .b = { $end ->
    [1] Möglich ist alles von { AMOUNT($start) } bis eins, gerechnet in { $unit }.
   *[other] Möglich sind { AMOUNT($start) } bis { AMOUNT($end) } { $unit }.
  }
scale-strip-widths = Der kurze deckt { AMOUNT($short) } ab, der mittlere { AMOUNT($medium) }, der lange { AMOUNT($long) }.
  .b = Das sind { AMOUNT($short) } für den kurzen, { AMOUNT($medium) } für den mittleren, { AMOUNT($long) } für den langen.
scale-strip-widths-short = Der kurze deckt { AMOUNT($short) } ab, der lange { AMOUNT($long) }.
  .b = Das sind { AMOUNT($short) } für den kurzen, { AMOUNT($long) } für den langen.

scale-strip-lay = { $name }, welcher Streifen, und wohin?
  .b = { $name }, welcher Streifen soll wohin?
  .c = { $name }, kurz, mittel oder lang, und wohin?
scale-strip-lay-again = { $name }, sag zum Beispiel: kurz bei { AMOUNT($example) }, oder lang ab { AMOUNT($example) }.
scale-strip-lay-help = Der kurze deckt { AMOUNT($short) } ab und bringt fünf, der mittlere { AMOUNT($medium) } und bringt drei, der lange { AMOUNT($long) } und bringt zwei. Sag einen Streifen und eine Stelle: bei einer Zahl, ab einer Zahl oder bis zu ihr. { $name }, welcher Streifen, und wohin?
scale-strip-lay-out = { $name }, ein Streifen und eine Zahl, zum Beispiel mittel bei { AMOUNT($example) }. Oder sag: ich passe.
scale-strip-next = { $name }?
  .b = Und { $name }?
  .c = { $name }, welcher Streifen, und wohin?
scale-strip-next-again = { scale-strip-lay-again }
scale-strip-next-help = { scale-strip-lay-help }
scale-strip-next-out = { scale-strip-lay-out }

scale-strip-where = { $size ->
    [short] Den kurzen wohin, { $name }?
    [medium] Den mittleren wohin, { $name }?
   *[long] Den langen wohin, { $name }?
  }
  .b = { $size ->
    [short] { $name }, wo soll der kurze liegen?
    [medium] { $name }, wo soll der mittlere liegen?
   *[long] { $name }, wo soll der lange liegen?
  }
scale-strip-where-again = { $name }, sag, wo der Streifen liegen soll, zum Beispiel: bei { AMOUNT($example) }, oder ab { AMOUNT($example) }.
scale-strip-where-help = Bei einer Zahl liegt er um sie herum, ab einer Zahl fängt er dort an, bis zu einer Zahl hört er dort auf. { $name }, wo soll er liegen?
scale-strip-where-out = { $name }, nenn mir eine Zahl auf der Skala, oder sag: ich passe. Wo soll er liegen?

scale-strip-spot = { $where ->
    [from] ab { AMOUNT($place) }
    [up-to] bis { AMOUNT($place) }
    [start] am Anfang
    [middle] in der Mitte
    [end] am Ende
   *[at] bei { AMOUNT($place) }
  }
scale-strip-which = { $name }, welcher Streifen { scale-strip-spot }: kurz, mittel oder lang?
  .b = { $name }, { scale-strip-spot }. Kurz, mittel oder lang?
scale-strip-which-again = { $name }, sag einen von den dreien: kurz, mittel oder lang.
scale-strip-which-help = Der kurze bringt fünf Zentimeter, der mittlere drei, der lange zwei, und je länger er ist, desto mehr deckt er ab. Welcher, { $name }?
scale-strip-which-out = { $name }, sag kurz, mittel oder lang, oder sag: ich passe.

scale-strip-laid = { $last ->
    [1] { $name }: { scale-strip-size }, { AMOUNT($first) } bis eins.
   *[other] { $name }: { scale-strip-size }, { AMOUNT($first) } bis { AMOUNT($last) } { $unit }.
  }
  .b = { $last ->
    [1] { $name } legt { scale-strip-size }, { AMOUNT($first) } bis eins.
   *[other] { $name } legt { scale-strip-size }, { AMOUNT($first) } bis { AMOUNT($last) } { $unit }.
  }
  .c = { $last ->
    [1] Also { scale-strip-size } für { $name }, { AMOUNT($first) } bis eins.
   *[other] Also { scale-strip-size } für { $name }, { AMOUNT($first) } bis { AMOUNT($last) } { $unit }.
  }
scale-strip-corrected = { $last ->
    [1] { $name } hat jetzt { scale-strip-size }, { AMOUNT($first) } bis eins.
   *[other] { $name } hat jetzt { scale-strip-size }, { AMOUNT($first) } bis { AMOUNT($last) } { $unit }.
  }
  .b = { $last ->
    [1] Geändert für { $name }: { scale-strip-size }, { AMOUNT($first) } bis eins.
   *[other] Geändert für { $name }: { scale-strip-size }, { AMOUNT($first) } bis { AMOUNT($last) } { $unit }.
  }
scale-strip-pushed = { $laid } Er ragte heraus, ich hab ihn hineingeschoben.
  .b = { $laid } So passt er auf die Skala.
scale-strip-passed = { $name } passt.
  .b = Von { $name } kommt nichts.

scale-strip-off = { $side ->
    [start] { $name }, { AMOUNT($said) } liegt außerhalb, die Skala beginnt bei { AMOUNT($edge) }. Soll ich { AMOUNT($first) } bis { AMOUNT($last) } nehmen?
   *[end] { $name }, { AMOUNT($said) } liegt außerhalb, die Skala endet bei { AMOUNT($edge) }. Soll ich { AMOUNT($first) } bis { AMOUNT($last) } nehmen?
  }
scale-strip-off-again = { $name }, soll dein Streifen von { AMOUNT($first) } bis { AMOUNT($last) } liegen? Sag ja, oder sag eine andere Stelle.
scale-strip-off-help = Bei ja liegt er von { AMOUNT($first) } bis { AMOUNT($last) }. Oder sag eine andere Stelle, oder: ich passe. { $name }, von { AMOUNT($first) } bis { AMOUNT($last) }?
scale-strip-off-out = { $name }, ja, nein, oder: ich passe. Von { AMOUNT($first) } bis { AMOUNT($last) }?

scale-strip-off-meant = { $side ->
    [start] { $name }, { AMOUNT($said) } liegt außerhalb, die Skala beginnt bei { AMOUNT($edge) }. Meinst du { AMOUNT($meant) }?
   *[end] { $name }, { AMOUNT($said) } liegt außerhalb, die Skala endet bei { AMOUNT($edge) }. Meinst du { AMOUNT($meant) }?
  }
scale-strip-off-meant-again = { $name }, { AMOUNT($meant) }? Sag ja, oder sag eine andere Stelle.
scale-strip-off-meant-help = { AMOUNT($said) } liegt nicht auf der Skala. Bei ja liegt dein Streifen bei { AMOUNT($meant) }. Oder sag eine andere Stelle, oder: ich passe. { $name }, { AMOUNT($meant) }?
scale-strip-off-meant-out = { $name }, ja, nein, oder: ich passe. { AMOUNT($meant) }?

scale-strip-too-wide = { $size ->
    [short] Der kurze deckt nur { AMOUNT($width) } ab, und das wären { AMOUNT($said) }.
    [medium] Der mittlere deckt nur { AMOUNT($width) } ab, und das wären { AMOUNT($said) }.
   *[long] Mehr als { AMOUNT($width) } deckt auch der lange nicht ab, und das wären { AMOUNT($said) }.
  }
scale-strip-no-such-place = So eine Stelle hat die Skala nicht.
  .b = Diese Stelle gibt es auf der Skala nicht.
scale-strip-scored-already = Die Runde ist schon gewertet. Sagt zurück, wenn die letzte Antwort falsch war.
  .b = Zu spät, die Runde ist gewertet. Mit zurück geht die letzte Antwort noch einmal auf.

scale-strip-reveal = { $text }
scale-strip-missed = { $name } lag um { AMOUNT($by) } daneben.
  .b = Um { AMOUNT($by) } daneben: { $name }.
scale-strip-missed-several = { $names } lagen daneben.
  .b = Daneben lagen { $names }.
scale-strip-nobody = Das hat niemand getroffen.
  .b = Da liegt kein Streifen.
scale-strip-nearest = { $count ->
    [one] Das hat niemand getroffen. Am nächsten war { $names } dran, um { AMOUNT($by) } daneben.
   *[other] Das hat niemand getroffen. Am nächsten waren { $names } dran, je um { AMOUNT($by) } daneben.
  }
  .b = { $count ->
    [one] Da liegt kein Streifen. { $names } fehlten { AMOUNT($by) }.
   *[other] Da liegt kein Streifen. { $names } fehlten je { AMOUNT($by) }.
  }
scale-strip-awards = { $awards }.
scale-strip-with = { $size ->
    [short] mit dem kurzen
    [medium] mit dem mittleren
   *[long] mit dem langen
  }
scale-strip-award = { $count ->
    [one] { NUM($centimetres) } für { $names } { scale-strip-with }
   *[other] je { NUM($centimetres) } für { $names } { scale-strip-with }
  }
scale-strip-nothing-yet = Noch hat niemand einen Zentimeter.
  .b = Alle Maßbänder stehen noch auf null.
scale-strip-reached = { $count ->
    [one] { $names } hat die { NUM($target) } Zentimeter voll, und damit ist Schluss.
   *[other] { $names } haben die { NUM($target) } Zentimeter voll, und damit ist Schluss.
  }
scale-strip-won = { $centimetres ->
    [0] { $count ->
        [one] { $names } gewinnt ohne einen einzigen Zentimeter.
       *[other] { $names } teilen sich den Sieg, ohne einen einzigen Zentimeter.
      }
   *[other] { $count ->
        [one] { $names } gewinnt mit { NUM($centimetres) } Zentimetern. Glückwunsch!
       *[other] { $names } teilen sich den Sieg mit je { NUM($centimetres) } Zentimetern. Glückwunsch!
      }
  }

## Kurz

scale-strip-intro-brief = { "" }
scale-strip-widths-brief = { "" }
scale-strip-widths-short-brief = { "" }
scale-strip-laid-brief = { scale-strip-size }, { AMOUNT($first) } bis { AMOUNT($last) }.
scale-strip-pushed-brief = { $laid } Hineingeschoben.
scale-strip-passed-brief = Passt.
scale-strip-reveal-brief = { AMOUNT($value) }.

scale-strip-settings = Vor dem Anfang könnt ihr sagen: bis zwanzig Zentimeter, oder: kurze Streifen von fünf Prozent.
scale-strip-setting-strips = Gut, der kurze deckt { NUM($value) } Prozent ab. Der mittlere ist doppelt, der lange dreimal so lang.
scale-strip-setting-target = Gut, bis { $value ->
    [one] einen Zentimeter
   *[other] { NUM($value) } Zentimeter
  }.

scale-strip-round-brief = { $round ->
    [1] Bis { NUM($target) } Zentimeter.
   *[other] { "" }
  }
scale-strip-lay-brief = { $name }?
scale-strip-corrected-brief = { $name } jetzt: { scale-strip-size }, { AMOUNT($first) } bis { AMOUNT($last) }.
scale-strip-missed-brief = { $name }: nichts.
scale-strip-missed-several-brief = { $names }: nichts.
scale-strip-nearest-brief = Niemand.
scale-strip-nobody-brief = Niemand.
scale-strip-nothing-yet-brief = { "" }
scale-strip-award-brief = { $count ->
    [one] { NUM($centimetres) } für { $names }
   *[other] je { NUM($centimetres) } für { $names }
  }
