### Schätz it if you can: neun Begriffe in der richtigen Ordnung, verbürgt oder angezweifelt.

order-it-name = Der Reihe nach

order-it-who-starts = Wer hat sich zuletzt gründlich verschätzt?
  .b = Wer von euch hat sich zuletzt böse verschätzt?
order-it-who-starts-again = Wer lag zuletzt richtig daneben? Sagt einen Namen, zum Beispiel { $example }.
order-it-who-starts-help = Wer sich zuletzt verschätzt hat, fängt an. Sagt mir den Namen, oder sagt: such einen aus. Wer war's?
order-it-who-starts-out = Sagt einen von euren Namen, oder sagt: such einen aus. Wer hat sich zuletzt verschätzt?

order-it-intro = Neun Dinge kommen in eine Reihe, eins nach dem anderen. Wer als Nächstes dran ist, bürgt für die ganze Reihe oder zweifelt sie an.

order-it-rules-1 = Ich stelle eine Frage, und neun Dinge kommen nacheinander in eine Reihe. Wer anfängt, ordnet die ersten zwei.
order-it-rules-2 = Wer danach dran ist, beurteilt zuerst die ganze Reihe. Sagst du: alles richtig, dann bekommt die Person vor dir zwei Punkte, auch wenn etwas falsch liegt.
order-it-rules-3 = Oder du zweifelst. War die Reihe falsch, bekommst du einen Punkt, und ich ordne sie richtig. War sie richtig, verlierst du einen, und die Person vor dir bekommt zwei.
order-it-rules-4 = Danach legst du das nächste Ding dazu. Liegen da Maus und Katze, und du hast das Pferd, dann sagst du: nach der Katze.
order-it-rules-5 = { $last_doubt ->
    [full] Wer die volle Reihe zu Recht anzweifelt, darf für einen Punkt mehr umsortieren.
   *[quick] Über die volle Reihe wird noch einmal geurteilt, dann verrate ich alle Werte.
  } Wir spielen { $rounds ->
    [one] eine Runde
   *[other] { NUM($rounds) } Runden
  }, und die meisten Punkte gewinnen.

order-it-round = { $last ->
    [yes] Die letzte Runde.
   *[no] Runde { NUM($round) }.
  }
order-it-question = { $text }
order-it-direction = Vorn: { $low }. Hinten: { $high }.
  .b = Von { $low } vorn bis { $high } hinten.

## Fragen

order-it-first = { $name }: { $one } oder { $other }, was kommt zuerst?
  .b = { $name }, was liegt weiter vorn: { $one } oder { $other }?
order-it-first-again = { $name }, was kommt zuerst? Sag zum Beispiel: erst { $one }, dann { $other }. Oder umgekehrt.
order-it-first-help = { $name }, bring zwei Dinge in die richtige Ordnung: { $one } und { $other }. Du kannst die Frage noch einmal hören oder sie überspringen. Was kommt zuerst?
order-it-first-out = { $name }, sag einfach { $one } oder { $other }. Oder überspringen, für eine andere Frage. Was kommt zuerst?

order-it-judge = { $name }, stimmt das?
  .b = { $name }: richtig, oder zweifelst du?
  .c = Alles richtig, { $name }?
order-it-judge-again = { $name }, sag: alles richtig, oder: ich zweifle.
order-it-judge-help = { $name }, wink die ganze Reihe durch, oder zweifle sie an. Mit: wie ist die Reihenfolge, lese ich sie dir vor. Richtig, oder Zweifel?
order-it-judge-out = { $name }, sag richtig oder Zweifel. Du kannst auch fragen: wie ist die Reihenfolge? Stimmt sie?

order-it-place = Jetzt für { $name }: { $term }. Wohin?
  .b = { $name }, du hast: { $term }. Wohin damit?
  .c = { $name }: { $term }. Wohin?
order-it-place-again = { $name }, vorn liegt { $first }, hinten { $last }. Sag zum Beispiel: { $term } ganz hinten.
order-it-place-help = { $name }, sag, wovor oder wonach es kommt. Ganz vorn, ganz hinten und dazwischen gehen auch. Wohin also: { $term }?
order-it-place-out = { $name }, sag ganz vorn, ganz hinten, oder zwischen welchen beiden. Mit: wie ist die Reihenfolge, hörst du alles. Wohin kommt { $term }?

order-it-rearrange = { $name }, was kommt woandershin? Oder sag fertig.
  .b = { $name }, was muss umziehen, oder bist du fertig?
order-it-rearrange-again = { $name }, sag zum Beispiel: { $one } und { $other } tauschen. Oder fertig, wenn nichts mehr zu ändern ist.
order-it-rearrange-help = { $name }, tausch zwei, setz eins vor oder hinter ein anderes, oder sag alle neun der Reihe nach. Mit: wie ist die Reihenfolge, lese ich sie dir vor. Was änderst du, oder bist du fertig?
order-it-rearrange-out = { $name }, bei fertig bleibt die Reihe, wie sie ist. Eine falsche kostet nichts. Fertig?

order-it-more = Noch eine Runde?
order-it-more-again = Noch eine Runde? Sagt: noch eine Runde, oder nein.
order-it-more-help = Noch eine Runde ist eine Karte mehr, noch ein Durchgang eine für jeden von euch. Oder sagt nein. Noch eine Runde?
order-it-more-out = Sagt ja für eine weitere Runde oder nein, dann ist Schluss. Noch eine Runde?

order-it-which = Was davon: { $one } oder { $other }?
order-it-which-again = Was meinst du: { $one } oder { $other }?
order-it-which-help = Hier klingt mehr als eins so: { $one } oder { $other }. Was davon?
order-it-which-out = Sag eins davon mit vollem Namen: { $one } oder { $other }. Was davon?
order-it-beside = { $term }: davor oder dahinter?
order-it-beside-again = Da liegt { $term }. Kommt es davor oder dahinter?
order-it-beside-help = Da liegt { $term }. Sag davor, dahinter, oder einen anderen Platz. Wohin kommt es?
order-it-beside-out = Sag davor, dahinter, oder ganz hinten. Also: { $term }, davor oder dahinter?

## Antworten

order-it-laid = { $count ->
    [2] { $first }, dann { $last }.
   *[other] Also: { $terms }.
  }
  .b = { $count ->
    [2] Erst { $first }, dann { $last }.
   *[other] { $terms }.
  }
order-it-corrected = { $count ->
    [2] Geändert: { $first }, dann { $last }.
   *[other] Geändert: { $terms }.
  }
  .b = { $count ->
    [2] Also { $first }, dann { $last }.
   *[other] Jetzt: { $terms }.
  }
order-it-placed = { $where ->
    [first] { $term } ganz vorn, dann { $after }.
    [last] { $before }, und { $term } ganz hinten.
   *[between] { $before }, dann { $term }, dann { $after }.
  }
  .b = { $where ->
    [first] Jetzt vorn: { $term }, dann { $after }.
    [last] Am Ende { $term }, davor { $before }.
   *[between] Der Reihe nach: { $before }, { $term }, { $after }.
  }
order-it-order = Die Reihe: { $terms }.
  .b = Es liegen da: { $terms }.
order-it-chips = { $name }: { $chips }.
order-it-chips-none = { $name }: noch keine.
order-it-chips-of = { $count ->
    [one] einmal
   *[other] { NUM($count) }mal
  } { $chip ->
    [two] zwei
    [one] eins
   *[minus] minus eins
  }
order-it-two = Die ersten zwei sind { $terms }.
order-it-swapped = { $one } und { $other } sind getauscht.
  .b = Getauscht: { $one } und { $other }.
order-it-moved = Jetzt also: { $terms }.
  .b = Gut: { $terms }.
order-it-agreed = { $resumed ->
    [yes] { $count ->
        [one] Gut, noch eine.
       *[other] Gut, noch { NUM($count) }.
      }
   *[no] { $count ->
        [one] Eine Runde mehr, { NUM($rounds) } im Ganzen.
       *[other] { NUM($count) } Runden mehr, { NUM($rounds) } im Ganzen.
      }
  }

## Urteile

order-it-waved = Zwei für { $previous }.
  .b = { $name } winkt durch: zwei für { $previous }.
  .c = Durchgewinkt. Zwei für { $previous }.
order-it-waved-last = { $right ->
    [yes] Und alle neun liegen richtig.
   *[no] Und niemand hat es gemerkt: Es lag nicht alles richtig.
  }
order-it-was-right = Es war alles richtig. Ein Punkt weniger für { $name }, zwei mehr für { $previous }.
  .b = Doch, alles stimmt. Das kostet { $name } einen Punkt, und { $previous } bekommt zwei.
order-it-was-wrong = Stimmt, da ist ein Fehler. Ein Punkt für { $name }, keiner für { $previous }.
  .b = Gut gesehen, das war falsch. Einer für { $name }, nichts für { $previous }.
order-it-undone-doubt = Zurückgenommen, die Punkte auch. Was ihr gehört habt, wisst ihr, aber { $name } urteilt noch einmal.
  .b = Der Zweifel ist weg, mit seinen Punkten. Gehört ist gehört, { $name }, aber urteile noch einmal.
order-it-right-order = Richtig ist: { $terms }.
  .b = So gehört es: { $terms }.
order-it-rearrange-now = Wo, verrate ich nicht. Bring es in Ordnung, { $name }, dann gibt es noch einen Punkt.
order-it-tried = { $right ->
    [yes] Jetzt stimmt es. Noch ein Punkt für { $name }.
   *[no] Es stimmt noch nicht. Den einen Punkt behält { $name }.
  }
order-it-values = Also, von vorn: { $entries }.
  .b = Der Reihe nach: { $entries }.
order-it-value = { $term }: { AMOUNT($value) }
order-it-value-unit = { $term }: { AMOUNT($value) } { $unit }
order-it-year = { $era ->
    [yes] { $term }: { YEAR($year, "said") }
   *[no] { $term }: { YEAR($year) }
  }
order-it-reveal = { $text }

## Das nicht

order-it-must-judge = Hier gibt es kein Passen. Ein Wort genügt.
  .b = Beurteilen muss es jemand, und ein Wort genügt.
order-it-must-place = Hier gibt es kein Passen, und Raten kostet dich nichts.
  .b = Irgendwohin muss es, und falsch liegen kostet dich nichts.
order-it-judge-first = Erst urteilt { $name }. { $previous }, wenn ich dich falsch verstanden habe, sag deinen Namen dazu.
order-it-nothing-lies = Da liegt noch nichts, was man beurteilen könnte.
  .b = Erst die ersten zwei, dann gibt es etwas zu beurteilen.
order-it-judged-already = Das ist schon beurteilt. Sag zurück, dann urteilst du neu.
order-it-not-your-turn = Du bist gerade nicht dran.
  .b = Noch bist du nicht dran.
order-it-which-of-many = So heißt hier mehreres. Sag den vollen Namen.
order-it-first-which = Was von beiden?
order-it-only-this = Jetzt geht es nur um eins: { $term }.
order-it-where = Ich brauche einen Platz, etwa vor oder nach etwas.
  .b = Neben was gehört es?
order-it-where-again = Das ist kein eindeutiger Platz.
order-it-beside-itself = Neben sich selbst kann es nicht liegen.
order-it-no-such-place = Es gibt nur { NUM($places) } Plätze.
order-it-not-neighbours = Dazwischen { $count ->
    [one] liegt
   *[other] liegen
  } schon { $terms }.
order-it-missing = { $count ->
    [one] Eins fehlt. Ich brauche alle neun.
   *[other] Da fehlen { NUM($count) }. Ich brauche alle neun.
  }
order-it-move-where = Wohin damit: { $term }?
order-it-move-which = Was kommt woandershin?
order-it-not-these = Jedes kommt genau einmal vor.

## Für geübte Runden

order-it-intro-brief = { "" }
order-it-judge-brief = { $name }, richtig?
order-it-place-brief = { $name }: { $term }?
order-it-waved-brief = Zwei für { $previous }.
order-it-was-right-brief = Richtig. Einer weniger für { $name }, zwei für { $previous }.
order-it-was-wrong-brief = Falsch. Einer für { $name }.
order-it-reveal-brief = { "" }

order-it-settings = Vor dem Anfang könnt ihr sagen: zwei Durchgänge, oder: mit dem vollen letzten Zweifel.
order-it-setting-laps = { $value ->
    [one] Ein Durchgang: Jeder fängt einmal an.
   *[other] { NUM($value) } Durchgänge also.
  }
order-it-setting-last-doubt = { $value ->
    [full] Gut, mit dem vollen letzten Zweifel.
   *[quick] Gut, mit dem schnellen letzten Zweifel.
  }

order-it-round-brief = { $last ->
    [yes] Die letzte Runde.
   *[no] { "" }
  }
order-it-first-brief = { $name }: { $one } oder { $other }?
order-it-laid-brief = { $terms }.
order-it-corrected-brief = { $terms }.
order-it-moved-brief = { $terms }.
order-it-right-order-brief = { $terms }.
order-it-values-brief = { $entries }.
