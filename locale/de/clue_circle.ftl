### One Round?: Tipps aus einem Wort, mit denen der Tisch die Lücken in einem Kreis von Wörtern findet.

clue-circle-name = Wortkreis

clue-circle-who-starts = Wer gibt den ersten Tipp?
  .b = Von wem kommt der erste Tipp?
clue-circle-who-starts-again = Wer gibt den ersten Tipp? Sagt einen Namen, zum Beispiel { $example }.
clue-circle-who-starts-help = Wer anfängt, bestimmt ihr. Sagt mir einen Namen, oder sagt: such einen aus. Wer gibt den ersten Tipp?
clue-circle-who-starts-out = Sagt einen von euren Namen, oder sagt: such einen aus. Wer gibt den ersten Tipp?

clue-circle-intro = Zwölf Zahlen finden ihren Platz in einem Kreis von Wörtern. Einer von euch kennt die Zahl und sagt ein einziges Wort, das zu den beiden Wörtern neben ihrer Lücke passt.

clue-circle-rules-1 = Drei Wörter liegen im Kreis, wie auf einem Zifferblatt bis hundert. Reihum gibt einer von euch den Tipp und bekommt dafür heimlich eine Zahl. Die gehört zwischen zwei der Wörter.
clue-circle-rules-2 = Er sagt ein Wort, das zu beiden passt, und die anderen nennen die Lücke. Ein Beispiel, zwischen Obst und Kuchen: süß.
clue-circle-rules-3 = Der Tipp muss ein echtes Wort sein und darf nicht schon im Kreis liegen. Auch die Zahl, ihre Farbe und ihren Platz darf er nicht verraten.
clue-circle-rules-4 = Die Karte kommt dahin, wo sie hingehört, und der Tipp ist ihr Wort. Eine falsche Lücke kostet eins von drei Leben.
clue-circle-rules-5 = Sind die weg, ist der nächste Fehler der letzte. Nach zwölf Karten habt ihr gewonnen, aber die letzte muss stimmen.
clue-circle-rules-6 = Schaut nicht zum Tippgeber. Nach ein paar Karten läuft eine Sanduhr. Vor dem ersten Tipp könnt ihr auch sagen: ohne Übungskarten, oder: fünf Sekunden Vorsprung.
clue-circle-rules-teams-1 = Drei Wörter liegen im Kreis, wie auf einem Zifferblatt bis hundert. Die Teams sind abwechselnd dran. Einer gibt den Tipp und bekommt heimlich eine Zahl, die zwischen zwei der Wörter gehört.
clue-circle-rules-teams-2 = Er sagt ein Wort, das zu beiden passt, und sein Team nennt die Lücke. Ein Beispiel, zwischen Obst und Kuchen: süß.
clue-circle-rules-teams-3 = { clue-circle-rules-3 }
clue-circle-rules-teams-4 = Eine falsche Lücke kostet eins von drei Leben. Dann darf das andere Team sie nennen und sich damit ein verlorenes Leben zurückholen.
clue-circle-rules-teams-5 = Nach zwölf Karten gewinnen die meisten Leben. Habt ihr gleich viele, entscheidet eine letzte Karte.
clue-circle-rules-teams-6 = { clue-circle-rules-6 }

## Wörter zum Anfang

clue-circle-words = Ich würde mit { $words } anfangen. Einverstanden?
  .b = Wie wäre es mit { $words }?
  .c = Oder { $words }?
clue-circle-words-again = { $words }: Sagt ja, oder sagt drei eigene Wörter, zum Beispiel Mond, Teppich und Suppe.
clue-circle-words-help = Der Kreis beginnt mit drei Wörtern, meinen oder euren. Sagt ja zu { $words }, sagt andere Wörter, oder nennt drei eigene. Welche?
clue-circle-words-out = Ja zu { $words }, oder drei eigene Wörter. Oder sagt stopp. Welche?
clue-circle-own-words = Welche drei Wörter sollen im Kreis liegen?
  .b = Dann eure drei Wörter. Welche?
clue-circle-own-words-again = Drei Wörter bitte, zum Beispiel Mond, Teppich und Suppe. Welche?
clue-circle-own-words-help = Der Kreis beginnt mit drei Wörtern, irgendwelchen, eins nach dem anderen. Welche drei?
clue-circle-own-words-out = Nennt drei Wörter, oder sagt stopp. Welche drei?
clue-circle-other-words = Gut, andere Wörter.
clue-circle-words-laid = Im Kreis liegen, im Uhrzeigersinn: { $words }.
clue-circle-challenge = Für diesen Kreis gilt: { $text }
clue-circle-words-equal = Zwei davon sind dasselbe Wort.
  .b = Da ist ein Wort doppelt.
clue-circle-three-words = Dafür brauche ich drei Wörter.
  .b = Es müssen drei Wörter sein.

## Wer den Tipp gibt

clue-circle-turn = { $team ->
    [red] Rot ist dran. Karte { NUM($round) }, { $name } gibt den Tipp.
    [blue] Blau ist dran. Karte { NUM($round) }, { $name } gibt den Tipp.
   *[none] Karte { NUM($round) }, { $name } gibt den Tipp.
  }
  .b = { $team ->
    [red] Karte { NUM($round) } ist für Rot, und { $name } gibt den Tipp.
    [blue] Karte { NUM($round) } ist für Blau, und { $name } gibt den Tipp.
   *[none] Karte { NUM($round) } geht an { $name }.
  }
  .c = { $team ->
    [red] Jetzt Rot: { $name } nimmt Karte { NUM($round) }.
    [blue] Jetzt Blau: { $name } nimmt Karte { NUM($round) }.
   *[none] { $name } nimmt Karte { NUM($round) }.
  }
clue-circle-last-turn = Die letzte Karte, für { $name }. Die muss stimmen.
clue-circle-replacement = { $team ->
    [red] Eine neue Karte für { $name } von Rot.
    [blue] Eine neue Karte für { $name } von Blau.
   *[none] Eine neue Karte für { $name }.
  }
  .b = { $name } zieht eine andere Karte.
clue-circle-last-replacement = Also noch eine Karte, für { $name }. Die muss stimmen.
clue-circle-final-round = Gleichstand, also entscheidet eine letzte Karte. { $names } erfahren sie beide. Wer zuerst einen Tipp sagt, spielt für sein Team: Richtig gewinnt, falsch verliert.
clue-circle-final-again = Eine andere Karte für { $names }.
clue-circle-back-clue = Karte { NUM($round) }, und der Tipp von { $name } heißt { $clue }.
clue-circle-back = Karte { NUM($round) }, und { $name } gibt den Tipp.

clue-circle-turn-is = { $team ->
    [red] Rot ist dran.
    [blue] Blau ist dran.
   *[none] Alle außer { $name }: Ihr sucht die Lücke.
  }
clue-circle-turn-is-final = { $one } und { $other }, wer zuerst ein Wort hat.

clue-circle-phone = { $count ->
    [one] Sie steht auf deinem Handy.
   *[other] Sie steht auf euren Handys.
  }
  .b = { $count ->
    [one] Schau auf dein Handy.
   *[other] Schaut auf eure Handys.
  }
clue-circle-cover = { $count ->
    [one] Alle anderen halten sich die Ohren zu.
   *[other] Alle außer { $names } halten sich die Ohren zu.
  }
  .b = { $count ->
    [one] Die anderen: Ohren zu.
   *[other] Ohren zu, alle außer { $names }.
  }
clue-circle-whisper = { NUM($number) }. Zwischen { $one } und { $other }.
clue-circle-heard = Ohren wieder auf.
  .b = Ihr dürft wieder hören.
clue-circle-sand-first = Von jetzt an läuft der Sand: { NUM($seconds) } Sekunden.
clue-circle-sand = { NUM($seconds) } Sekunden.
  .b = Der Sand läuft.
clue-circle-sand-out = Die Zeit ist um.
  .b = Der Sand ist durch.

clue-circle-clue = { $name }, dein Tipp?
  .b = Dein Wort, { $name }?
  .c = { $name }?
clue-circle-clue-again = { $name }, ein Wort, das zu beiden Nachbarn passt, so wie süß zu Obst und Kuchen. Dein Tipp?
clue-circle-clue-help = { $name }, sag ein Wort für deine Lücke. Sag flüstere, dann hörst du die Karte noch einmal. Oder pass, das kostet { $cost ->
    [game] das Spiel
   *[life] ein Leben
  }. Dein Tipp?
clue-circle-clue-out = { $name }, ein Wort, oder sag pass, oder stopp, wenn ihr später weiterspielen wollt. Dein Tipp?
clue-circle-final-clue = { $one } oder { $other }, wer hat einen Tipp?
clue-circle-final-clue-again = Sagt, wer es ist, und dann das Wort, zum Beispiel: { $one } sagt süß. Wer hat einen Tipp?
clue-circle-final-clue-help = Der erste Tipp zählt. Sagt die Farbe oder den Namen und dann das Wort, zum Beispiel: Rot, süß. Wer hat einen Tipp?
clue-circle-final-clue-out = { $one } oder { $other }, ein Wort, oder pass für eine andere Karte. Wer hat einen Tipp?

clue-circle-is-it = Ist { $clue } dein Tipp, { $name }?
  .b = { $name }, ist { $clue } dein Tipp?
clue-circle-is-it-again = { $name }, sag ja, wenn { $clue } dein Tipp ist, oder sag dein Wort.
clue-circle-is-it-help = Sag ja, wenn { $clue } dein Tipp ist. Wenn nicht, sag ein Wort, das zu beiden passt. Ist es { $clue }?
clue-circle-is-it-out = Ja für { $clue }, oder ein anderes Wort, { $name }, oder pass. Ist es { $clue }?
clue-circle-same-word = { $clue } liegt schon im Kreis. Ein anderes Wort, { $name }, es gilt, oder verwerfen?
clue-circle-same-word-again = Was im Kreis liegt, ist kein Tipp. { $name }, ein anderes Wort, es gilt, oder verwerfen?
clue-circle-same-word-help = { $clue } liegt schon im Kreis, das ist nach den Regeln kein Tipp. Sag ein anderes Wort, es gilt, oder verwerfen. Was soll es sein, { $name }?
clue-circle-same-word-out = Ein anderes Wort, es gilt, oder verwerfen, { $name }. Was soll es sein?
clue-circle-many-words = { $clue }, das ist mehr als ein Wort. Ein anderes, { $name }, es gilt, oder verwerfen?
clue-circle-many-words-again = Ein Tipp ist ein einziges Wort, außer bei Eigennamen. { $name }, ein anderes, es gilt, oder verwerfen?
clue-circle-many-words-help = Nur ein Eigenname darf mehr als ein Wort haben. Sag ein anderes Wort, es gilt, oder verwerfen. Was soll es sein, { $name }?
clue-circle-many-words-out = Ein anderes Wort, es gilt, oder verwerfen, { $name }. Was soll es sein?
clue-circle-kin = { $clue } und { $word } haben denselben Stamm. Ein anderes Wort, { $name }, es gilt, oder verwerfen?
  .b = { $clue } ist zu nah an { $word }. { $name }, ein anderes Wort, es gilt, oder verwerfen?
clue-circle-kin-again = Ein Tipp darf keinen Stamm aus dem Kreis haben. { $name }, ein anderes Wort, es gilt, oder verwerfen?
clue-circle-kin-help = { $clue } und { $word } kommen von einem Wort, das ist nach den Regeln kein Tipp. Sag ein anderes Wort, es gilt, oder verwerfen. Was soll es sein, { $name }?
clue-circle-kin-out = { clue-circle-same-word-out }
clue-circle-kin-maybe = { $clue } und { $word }, das könnte ein Stamm sein. Gilt es, { $name }?
  .b = Ist { $clue } zu nah an { $word }? { $name }, gilt es?
clue-circle-kin-maybe-again = Ob { $clue } von { $word } kommt, weiß ich nicht. Gilt es? Sag ja, oder ein anderes Wort.
clue-circle-kin-maybe-help = Kommen { $clue } und { $word } von einem Wort, ist es kein Tipp. Ihr entscheidet: ja, es gilt, oder ein anderes Wort. Gilt es, { $name }?
clue-circle-kin-maybe-out = Ja für { $clue }, oder ein anderes Wort, { $name }, oder verwerfen. Gilt es?
clue-circle-made-up = { $clue }? So ein Wort gibt es nicht, meine ich. Ein anderes, { $name }, es gilt, oder verwerfen?
  .b = { $clue } halte ich für kein Wort. Ein anderes, { $name }, es gilt, oder verwerfen?
clue-circle-made-up-again = Ein Tipp ist ein Wort, das es gibt. { $name }, ein anderes Wort, es gilt, oder verwerfen?
clue-circle-made-up-help = { $clue } finde ich nirgends, und erfundene Wörter sind keine Tipps. Sag ein anderes Wort, es gilt, oder verwerfen. Was soll es sein, { $name }?
clue-circle-made-up-out = { clue-circle-same-word-out }
clue-circle-unknown = { $clue } kenne ich nicht. Gibt es das Wort, { $name }?
  .b = { $clue } ist mir neu. Gibt es das, { $name }?
clue-circle-unknown-again = Ein Tipp ist ein Wort, das es gibt. Gibt es { $clue }? Sag ja, oder ein anderes Wort.
clue-circle-unknown-help = { $clue } kenne ich nicht, aber ich kenne nicht jedes Wort. Ihr entscheidet: ja, es gilt, oder ein anderes Wort. Gibt es das, { $name }?
clue-circle-unknown-out = Ja für { $clue }, oder ein anderes Wort, { $name }, oder verwerfen. Gibt es das?
clue-circle-a-name = { $clue }, ist das ein Eigenname?
  .b = { $clue }, das sind mehrere Wörter. Ist es ein Name?
clue-circle-a-name-again = Nur ein Eigenname darf mehrere Wörter haben. Ist { $clue } einer? Sag ja, oder ein anderes Wort.
clue-circle-a-name-help = Ein Tipp ist ein einziges Wort, außer bei Eigennamen. Ihr entscheidet: ja, es ist einer, oder ein anderes Wort. Ist { $clue } ein Name, { $name }?
clue-circle-a-name-out = Ja für { $clue }, oder ein anderes Wort, { $name }, oder verwerfen. Ist es ein Name?
clue-circle-hint = { $rule ->
    [number] Eine Zahl ist hier kein Tipp.
    [colour] { $clue }, das hat mit einer Farbe zu tun und ist hier kein Tipp.
   *[place] { $clue }, das hat mit dem Platz im Kreis zu tun und ist hier kein Tipp.
  } Ein anderes, { $name }, es gilt, oder verwerfen?
  .b = { $rule ->
    [number] Bitte keine Zahlen als Tipp.
    [colour] Bitte keine Farben als Tipp.
   *[place] Bitte keine Richtungen oder Uhrzeiten als Tipp.
  } Ein anderes Wort, { $name }, es gilt, oder verwerfen?
clue-circle-hint-again = Ein Tipp darf weder die Zahl noch ihre Farbe noch ihren Platz verraten. { $name }, ein anderes Wort, es gilt, oder verwerfen?
clue-circle-hint-help = Das könnte die Zahl, ihre Farbe oder ihren Platz verraten, das ist nach den Regeln kein Tipp. Sag ein anderes Wort, es gilt, oder verwerfen. Was soll es sein, { $name }?
clue-circle-hint-out = { clue-circle-same-word-out }
clue-circle-hint-maybe = { $rule ->
    [number] { $clue } kann auch eine Zahl sein.
    [colour] { $clue } kann auch eine Farbe sein.
   *[place] { $clue } kann auch ein Platz im Kreis sein.
  } Gilt es, { $name }?
  .b = { $rule ->
    [number] { $clue } könnte als Zahl gemeint sein.
    [colour] { $clue } könnte als Farbe gemeint sein.
   *[place] { $clue } könnte als Platz gemeint sein.
  } { $name }, gilt es?
clue-circle-hint-maybe-again = Ein Tipp darf weder die Zahl noch ihre Farbe noch ihren Platz verraten. Gilt { $clue } trotzdem? Sag ja, oder ein anderes Wort.
clue-circle-hint-maybe-help = Ist { $clue } nicht als Zahl, Farbe oder Platz gemeint, sag ja. Sonst sag ein anderes Wort. Gilt es, { $name }?
clue-circle-hint-maybe-out = Ja für { $clue }, oder ein anderes Wort, { $name }, oder verwerfen. Gilt es?
clue-circle-whose = Von wem ist das, von { $one } oder von { $other }?
clue-circle-whose-again = Sagt { $one } oder { $other }. Von wem ist der Tipp?
clue-circle-whose-help = Das Team, das zuerst war, darf raten. Sagt { $one } oder { $other }. Von wem ist der Tipp?
clue-circle-whose-out = { $one } oder { $other }, oder pass für eine andere Karte. Von wem ist der Tipp?
clue-circle-no-word = Ein Tipp ist ein Wort.
  .b = Das kann ich nicht als Wort nehmen.

clue-circle-given = { $clue }. Besprecht euch.
  .b = { $clue } also. Überlegt zusammen.
  .c = Der Tipp heißt { $clue }. Steckt die Köpfe zusammen.
clue-circle-corrected = Ach so, { $clue }.
  .b = Also { $clue }.
clue-circle-clue-timed = { $clue }. Ihr habt { NUM($seconds) } Sekunden.
  .b = Der Tipp heißt { $clue }. { NUM($seconds) } Sekunden für euch.
clue-circle-timed = { NUM($seconds) } Sekunden, ab jetzt.
clue-circle-invalid = Die Karte kommt weg, ein Leben kostet das nicht.
  .b = Weg damit. Das kostet nichts.
clue-circle-no-clue = { $team ->
    [none] Kein Tipp von { $names }, das kostet ein Leben: { clue-circle-lives-left }.
   *[other] Kein Tipp von { $names }, das kostet { clue-circle-team } ein Leben: { clue-circle-lives-left }.
  }
clue-circle-no-clue-for-nothing = Kein Tipp von { $names }.
clue-circle-no-clue-final = Kein Tipp von { $names }, also kommt die Karte weg.
clue-circle-no-skipping = Überspringen gibt es hier nicht. Verstößt ein Tipp gegen die Regeln, sagt: ungültiger Tipp.
  .b = Karten bleiben hier liegen. Ist ein Tipp nicht erlaubt, sagt: ungültiger Tipp.

## Die Lücke

clue-circle-the-clue = Der Tipp heißt { $clue }.
  .b = { $clue } war der Tipp.
clue-circle-circle = Der Kreis: { $words }, und wieder { $first }.
  .b = Einmal herum: { $words }, dann wieder { $first }.
clue-circle-gap = Welche Lücke?
  .b = Wohin gehört es?
  .c = Welche Lücke ist es?
clue-circle-gap-again = Welche Lücke passt zu { $clue }? Sagt zum Beispiel: zwischen Mond und Teppich.
clue-circle-gap-help = Nennt die beiden Wörter neben der Lücke, oder sagt: nach dem einen. Ich kann euch den Kreis vorlesen. Seid ihr uneins, entscheidet { $name }. Welche Lücke?
clue-circle-gap-out = Welche Lücke passt zu { $clue }? Nennt zwei Wörter, sagt ungültiger Tipp, oder stopp.
clue-circle-gap-timed = Welche Lücke?
  .b = Jetzt: Welche Lücke?
clue-circle-gap-timed-again = Welche Lücke? Schnell, zwischen welchen zwei Wörtern?
clue-circle-gap-timed-help = Nennt die beiden Wörter neben der Lücke. Seid ihr uneins, entscheidet { $name }. Welche Lücke?
clue-circle-gap-timed-out = Nennt zwei Wörter, die nebeneinander liegen. Welche Lücke?
clue-circle-gap-team = { clue-circle-team }, welche Lücke?
  .b = { clue-circle-team }, wohin gehört es?
clue-circle-gap-team-again = { clue-circle-team }, welche Lücke passt zu { $clue }? Sagt zum Beispiel: zwischen Mond und Teppich.
clue-circle-gap-team-help = { clue-circle-team }, nennt die beiden Wörter neben der Lücke, oder sagt: nach dem einen. Ich kann euch den Kreis vorlesen. Seid ihr uneins, entscheidet { $name }. Welche Lücke?
clue-circle-gap-team-out = { clue-circle-team }, nennt zwei Wörter für { $clue }, sagt ungültiger Tipp, oder stopp. Welche Lücke?
clue-circle-regain = { clue-circle-team }, welche Lücke sagt ihr?
  .b = { clue-circle-team }, wohin dann?
clue-circle-regain-again = { clue-circle-team }, wohin würdet ihr { $clue } legen? Sagt zum Beispiel: zwischen Mond und Teppich.
clue-circle-regain-help = { clue-circle-team } darf einmal raten, für ein Leben. Nennt die beiden Wörter neben der Lücke, oder sagt pass. Welche Lücke?
clue-circle-regain-out = { clue-circle-team }, zwei Wörter für { $clue }, oder pass. Welche Lücke?

clue-circle-which = Zwischen { $before } und { $word }, oder zwischen { $word } und { $after }?
  .b = An { $word } liegen zwei Lücken: zu { $before } hin oder zu { $after }?
clue-circle-which-again = Neben { $word } sind zwei Lücken. Zu { $before } hin oder zu { $after } hin?
clue-circle-which-help = Sagt mir das andere Wort der Lücke, { $before } oder { $after }. Welches?
clue-circle-which-out = { $before } oder { $after }, oder nennt eine andere Lücke. Welche?
clue-circle-unclear = { $one } oder { $other }?
  .b = Habt ihr { $one } oder { $other } gesagt?
clue-circle-unclear-again = Welches Wort war es, { $one } oder { $other }?
clue-circle-unclear-help = Ich hab etwas gehört, das { $one } oder { $other } sein kann. Welches war es?
clue-circle-unclear-out = { $one } oder { $other }, oder nennt die Lücke noch einmal. Welches?
clue-circle-apart = { $one } und { $other } liegen nicht nebeneinander.
  .b = Zwischen { $one } und { $other } liegt noch etwas anderes.
clue-circle-no-such-word = { $word } liegt nicht im Kreis.
  .b = { $word } finde ich im Kreis nicht.
clue-circle-decides = Seid ihr uneins, hat { $name } das letzte Wort.

clue-circle-between = Zwischen { $one } und { $other }.
  .b = { $one } und { $other } also.
  .c = Also zwischen { $one } und { $other }.
clue-circle-no-gap = { $team ->
    [none] Also keine Lücke.
   *[other] Keine Lücke von { clue-circle-team }.
  }
clue-circle-no-gap-costs = { $team ->
    [none] Keine Lücke, das kostet ein Leben: { clue-circle-lives-left }.
   *[other] Keine Lücke, das kostet { clue-circle-team } ein Leben: { clue-circle-lives-left }.
  }
clue-circle-right = Stimmt.
  .b = Ja.
  .c = Genau da.
clue-circle-wrong = { $team ->
    [none] Nein. Das kostet ein Leben: { clue-circle-lives-left }.
   *[other] Nein. Das kostet { clue-circle-team } ein Leben: { clue-circle-lives-left }.
  }
  .b = { $team ->
    [none] Da nicht. Ein Leben weniger, { clue-circle-lives-left }.
   *[other] Da nicht. Ein Leben weniger für { clue-circle-team }, { clue-circle-lives-left }.
  }
clue-circle-wrong-for-nothing = Nein.
  .b = Da nicht.
clue-circle-late = Aber die Zeit war um.
  .b = Aber die Zeit war schon abgelaufen.
clue-circle-regained = Stimmt, und ein Leben zurück. { $lives ->
    [one] Es ist wieder eins
   *[other] Es sind wieder { NUM($lives) }
  }.
clue-circle-not-regained = Da auch nicht.
clue-circle-regain-offer = { clue-circle-team } kann sich ein Leben zurückholen.
clue-circle-number = Die Zahl war { NUM($number) }.
  .b = Es war die { NUM($number) }.
clue-circle-lies = { $clue } war die { NUM($number) } und gehört zwischen { $one } und { $other }.
  .b = Es war die { NUM($number) }: { $clue } liegt zwischen { $one } und { $other }.
clue-circle-overtime = Das war das letzte Leben. Verlängerung: Noch ein Fehler, und das Spiel ist verloren.
clue-circle-overtime-timed = Das war das letzte Leben. Verlängerung: Ihr habt { NUM($seconds) } Sekunden für eine Lücke, und noch ein Fehler verliert das Spiel.

clue-circle-team = { $team ->
    [red] Rot
   *[other] Blau
  }
clue-circle-lives-left = { $lives ->
    [0] keins mehr übrig
    [one] noch eins übrig
   *[other] noch { NUM($lives) } übrig
  }

## Stand und Ende

clue-circle-standing = Noch { $left ->
    [one] eine Karte
   *[other] { NUM($left) } Karten
  }, und { $lives ->
    [0] kein Leben mehr
    [one] noch ein Leben
   *[other] noch { NUM($lives) } Leben
  }.
clue-circle-standing-teams = Rot hat { $red ->
    [0] kein Leben mehr
    [one] noch ein Leben
   *[other] noch { NUM($red) } Leben
  }, Blau { $blue ->
    [0] keins mehr
    [one] noch eins
   *[other] noch { NUM($blue) }
  }, und es { $left ->
    [one] kommt noch eine Karte
   *[other] kommen noch { NUM($left) } Karten
  }.
clue-circle-won = Der Kreis ist geschlossen, { $lives ->
    [0] ohne ein einziges Leben mehr. Knapper geht es nicht
    [one] mit einem Leben übrig
   *[other] mit { NUM($lives) } Leben übrig
  }. Ihr habt gewonnen, alle zusammen. Glückwunsch!
clue-circle-lost = Das war ein Fehler zu viel. Diesmal gewinnt der Kreis.
clue-circle-ended = Dann bleibt der Kreis offen, mit { $left ->
    [one] einer Karte
   *[other] { NUM($left) } Karten
  } im Stapel.
clue-circle-no-cards = Es gibt keine Karten mehr, also bleibt der Kreis offen.
clue-circle-team-won = { clue-circle-team } gewinnt mit { $lives ->
    [one] einem Leben
   *[other] { NUM($lives) } Leben
  } gegen { $others ->
    [0] keins
    [one] eins
   *[other] { NUM($others) }
  }. Glückwunsch, { $names }!
clue-circle-final-won = Damit gewinnt { clue-circle-team } die Schlussrunde. Glückwunsch, { $names }!
clue-circle-teams-share = Beide Teams haben { $lives ->
    [0] kein Leben mehr
    [one] ein Leben
   *[other] { NUM($lives) } Leben
  } und teilen sich den Sieg. Glückwunsch!

## Zurückgenommen

clue-circle-undone-gap = Zurückgenommen. Etwas wisst ihr jetzt schon, also nennt einfach die Lücke, die ihr gemeint habt.
  .b = Die Lücke ist wieder offen. Ein bisschen was habt ihr gehört, also nennt die, die ihr gemeint habt.
clue-circle-undone-words = Gut, die Wörter noch einmal.
clue-circle-undone-card = Zurückgenommen. Die alte Karte liegt wieder da.

clue-circle-settings = Vor dem Anfang könnt ihr sagen: in zwei Teams, ohne Sanduhr, oder: mit unseren Handys.
clue-circle-setting-timer = { $value ->
    [0] Gut, ohne Sanduhr.
    [one] Eine Sekunde für jeden Tipp.
   *[other] { NUM($value) } Sekunden für jeden Tipp.
  }
clue-circle-setting-practice-cards = { $value ->
    [0] Gut, ohne Übung.
    [one] Eine Karte zum Üben.
   *[other] { NUM($value) } Karten zum Üben.
  }
clue-circle-setting-secret = { $value ->
    [phone] Gut, mit dem Handy.
   *[whisper] Gut, ich flüstere die Zahlen.
  }
clue-circle-setting-teams = { $value ->
    [turns] Gut, in zwei Teams.
   *[off] Gut, alle zusammen.
  }
clue-circle-teams-are = { $red } sind Rot, { $blue } sind Blau.
clue-circle-teams-missing = { $count ->
    [one] { $names } ist noch in keinem Team. Sagt mir beide Teams noch einmal.
   *[other] { $names } sind noch in keinem Team. Sagt mir beide Teams noch einmal.
  }
clue-circle-teams-too-small = In jedem Team müssen mindestens { NUM($fewest) } sein.
clue-circle-teams-dropped = Die Teams passen nicht mehr, also spielt ihr alle zusammen.
clue-circle-teams-too-few = Für zwei Teams müsst ihr mindestens { NUM($fewest) } sein.
clue-circle-setting-head-start = { $value ->
    [0] Kein Vorsprung.
    [one] Eine Sekunde Vorsprung.
   *[other] { NUM($value) } Sekunden Vorsprung.
  }

## In Kürze

clue-circle-intro-brief = { "" }
clue-circle-turn-brief = Karte { NUM($round) }: { $name }.
clue-circle-given-brief = { $clue }.
clue-circle-corrected-brief = { $clue }.
clue-circle-cover-brief = Ohren zu.
clue-circle-heard-brief = Ohren auf.
clue-circle-phone-brief = Handy.
clue-circle-decides-brief = { "" }
clue-circle-wrong-brief = Nein: { clue-circle-lives-left }.
clue-circle-invalid-brief = Weg, kostet nichts.
clue-circle-number-brief = Die { NUM($number) }.
clue-circle-lies-brief = Die { NUM($number) }, zwischen { $one } und { $other }.
