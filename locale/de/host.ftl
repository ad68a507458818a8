### Was die Spielleitung in jedem Spiel sagt.

year-before-christ = { $year } vor Christus
year-after-christ = { $year } nach Christus

## Anfang

welcome = Willkommen beim Schätzmeister.
welcome-back = Da seid ihr ja wieder.
  .b = Schön, dass ihr wieder da seid.
  .c = Willkommen zurück.

lobby-game = Welches Spiel soll es sein?
  .b = Was wollt ihr spielen?
lobby-game-again = Welches Spiel? Zum Beispiel: { $example }.
lobby-game-help = Ich habe { $games }. Und { $more }. Nennt eins, oder sagt: überrasch uns. Welches Spiel?
lobby-game-out = Sagt den Namen eines Spiels, oder sagt stopp. Welches Spiel?
game-chosen = { $game }, gut.
  .b = { $game } also.
game-again = Noch einmal { $game }.
  .b = { $game }, eine neue Partie.
no-such-game = Das habe ich nicht.

lobby-players = Wer spielt mit? Sagt mir eure Namen, so wie ihr sitzt, im Uhrzeigersinn.
  .b = Wer sitzt am Tisch? Eure Vornamen, bitte, im Uhrzeigersinn.
lobby-players-again = Wer spielt mit? Sagt zum Beispiel: Anna, Ben und Clara.
lobby-players-help = Nennt mir alle Vornamen am Tisch, im Uhrzeigersinn. Wer spielt mit?
lobby-players-out = Nur die Vornamen, einen nach dem anderen, oder stopp. Wer spielt mit?
lobby-more-players = { $name }. Und wer noch?
  .b = { $name } also. Wer noch?
lobby-more-players-again = Bis jetzt habe ich { $name }. Wer spielt noch mit?
lobby-more-players-help = Sagt mir, wer mit { $name } spielt. Wer noch?
lobby-more-players-out = Zu zweit müsst ihr mindestens sein. Nennt noch jemanden, oder sagt stopp. Wer noch?
players-are = { $names }.
  .b = { $names }, willkommen.
players-equal = Zwei von euch heißen { $name }. Gebt einem einen anderen Namen, vielleicht einen Spitznamen.
  .b = { $name } gibt es doppelt. Einer von beiden braucht einen anderen Namen, vielleicht einen Spitznamen.
names-sound-alike = { $names } klingen für mich gleich, deshalb sage ich eine Farbe dazu.
  .b = { $names } kann ich kaum unterscheiden, deshalb bekommen sie eine Farbe.
nobody-known-yet = Ich kenne noch niemanden von euch.
  .b = Wir kennen uns noch gar nicht.
players-too-many = Das sind { NUM($count) } Leute, und bei diesem Spiel sind es höchstens { NUM($most) }.
  .b = { NUM($count) } sind zu viele für dieses Spiel, höchstens { NUM($most) } können mitspielen.
name-is-taken-for-a-wish = { $name } kann hier niemand heißen, denn wenn ich das höre, tue ich es. Einen anderen Namen, bitte.
  .b = Auf { $name } würde ich hören, deshalb geht das nicht als Name.
nobody-called = { $name } gibt es hier nicht.
  .b = Hier heißt niemand { $name }.
whose-answer = { $name } gibt es hier nicht. Von wem ist die Antwort?
  .b = Hier heißt niemand { $name }. Wessen Antwort war das?
whose-answer-again = Von wem war die Antwort? Sagt einen Namen, zum Beispiel { $example }.
whose-answer-help = Ich habe eine Antwort von { $name } gehört, und so heißt hier niemand. Sagt, von wem sie ist, oder sagt sie noch einmal mit dem richtigen Namen. Von wem?
whose-answer-out = Sagt einen von euren Namen, oder sagt: zurück. Von wem war die Antwort?
correct-whose = Wessen Antwort?
  .b = Die von wem?
correct-whose-again = Wessen Antwort soll ich ändern? Sagt einen Namen, zum Beispiel { $example }.
correct-whose-help = Sagt, wessen Antwort anders lauten soll, oder gleich den Namen und die neue Antwort. Wessen?
correct-whose-out = Sagt einen Namen, oder sagt zurück, dann bleibt alles. Wessen Antwort?
correct-to = { $name }, deine neue Antwort?
  .b = { $name }, was gilt jetzt?
correct-to-again = { $name }, sag deine neue Antwort.
correct-to-help = { $name }, was du jetzt sagst, gilt statt der Antwort vorher. Deine neue Antwort?
correct-to-out = { $name }, sag die neue Antwort, oder sag zurück, dann bleibt es dabei.
correct-undo = In dieser Runde steht noch keine Antwort. Mit zurück nehme ich die letzte zurück.
  .b = Sagt zurück, dann nehme ich die letzte Antwort zurück.
players-too-few = Für dieses Spiel müsst ihr mindestens { NUM($fewest) } sein.
  .b = Ihr seid zu wenige für dieses Spiel. Es braucht { NUM($fewest) }.

starter-unknown = Den Namen kenne ich an diesem Tisch nicht.
starter-drawn = { $name } fängt an, sagt das Los.
  .b = Das Los sagt: { $name }.
starter-which = Anfangen kann nur einer: { $names }. Wer von ihnen?
  .b = { $names }: Wer von euch fängt an?
starter-which-again = Wer von ihnen fängt an, { $names }? Sagt einen Namen, zum Beispiel { $example }.
starter-which-help = Einer fängt an. Sagt, wer von { $names }, oder sagt: such einen aus. Wer?
starter-which-out = Sagt einen Namen, oder sagt: such einen aus. Wer fängt an?
starter-is = { $name } fängt an.
  .b = Dann fängt { $name } an.

resume = Letztes Mal habt ihr mitten im Spiel { $game } aufgehört. Spielen wir weiter?
  .b = Da ist noch ein Spiel { $game } vom letzten Mal. Soll es weitergehen?
resume-again = Wollt ihr das alte Spiel fortsetzen? Sagt ja oder nein.
resume-help = Bei ja geht es weiter, wo ihr aufgehört habt. Bei nein fangen wir neu an. Spielen wir weiter?
resume-out = Sagt ja für das alte Spiel oder nein für ein neues. Spielen wir weiter?

same-players = { $names }, seid ihr dieselben wie letztes Mal?
  .b = Spielen wieder { $names }?
same-players-again = Wieder { $names }? Sagt ja oder nein.
same-players-help = Bei ja spielen wieder { $names }. Bei nein frage ich nach Namen. Seid ihr dieselben?
same-players-out = Sagt ja für { $names }, oder nein für andere. Seid ihr dieselben?

## Jederzeit

nothing-to-repeat = Da gibt es noch nichts zu wiederholen.
  .b = Bis jetzt habe ich noch nichts gesagt, was sich wiederholen ließe.
no-question-now = Es liegt noch keine Frage auf dem Tisch.
  .b = Gerade liegt keine Frage da.
turn-is = { $name } ist dran.
  .b = Dran ist { $name }.
turn-everybody = Alle denken gerade nach.
  .b = Ihr alle, auf dem Papier.
turn-nobody = Niemand ist dran. Das Spiel ist aus.
undone = Gut, die Antwort von { $name } ist gestrichen.
  .b = Zurückgenommen. { $name } antwortet neu.
undone-scored = Zurückgenommen, die Wertung auch. Die Lösung kennt ihr jetzt, { $name } darf also auch passen.
  .b = Alles zurück, auch die Wertung. Die Lösung ist heraus, { $name }, du darfst also auch passen.
undone-scored-compulsory = Zurückgenommen, die Wertung auch. Die Lösung kennt ihr jetzt, aber { $name } antwortet noch einmal.
  .b = Alles zurück, auch die Wertung. Die Lösung ist heraus, aber { $name } ist noch einmal dran.
undone-correction = Zurückgenommen. Jetzt ist es wieder so, wie { $name } es vorher hatte.
  .b = Also wieder das, was { $name } vorher gesagt hat.
undone-plain = Zurückgenommen.
  .b = Weg.
not-whispered-again = Ich flüstere eine Zahl nur einmal. Noch einmal geht es mit: flüstere.
nothing-to-undo = Da gibt es nichts zurückzunehmen.
  .b = Weiter zurück geht es nicht.
undone-names = Gut, die Namen noch einmal.
  .b = Also noch einmal die Namen.
undone-game = Gut, das Spiel noch einmal.
  .b = Also ein anderes Spiel.
pause = Gut, ich warte.
  .b = Nur keine Eile.
pause-for = Nur keine Eile, { $name }.
  .b = { $name } darf in Ruhe überlegen.
skipped = Weg damit. Hier kommt eine andere.
  .b = Gut, eine andere.
cannot-skip = Diese Frage lässt sich nicht mehr überspringen.
  .b = Zum Überspringen ist es jetzt zu spät.
answer-held = Hab ich, { $name }. Du kommst gleich dran.
  .b = Ist notiert, { $name }. Ich komme noch zu dir.
no-score-yet = Es hat noch niemand gespielt, also steht es noch nicht.
  .b = Vor dem ersten Spiel gibt es keinen Stand.

end-game = Wenn wir jetzt aufhören, gilt der Stand. Soll ich das Spiel hier beenden?
  .b = Also hier Schluss, und der Stand gilt?
end-game-again = Das Spiel hier beenden? Sagt ja oder nein.
end-game-help = Bei ja ist das Spiel aus, und der Stand gilt. Bei nein geht es weiter. Beenden?
end-game-out = Sagt ja zum Beenden oder nein zum Weiterspielen. Beenden?

new-game = Sollen wir dieses Spiel lassen und ein neues anfangen?
  .b = Also lassen wir dieses Spiel und fangen ein anderes an?
new-game-again = Ein neues Spiel? Sagt ja oder nein.
new-game-help = Bei ja fangen wir neu an. Bei nein geht es hier weiter. Ein neues Spiel?
new-game-out = Sagt ja für ein neues Spiel oder nein zum Weiterspielen. Ein neues Spiel?

come-back = Wenn ich still werde, ruft mich einfach wieder, dann geht es weiter.
  .b = Und wenn ich still werde: Ruft mich wieder, verloren geht nichts.
goodbye-kept = Ich hebe das Spiel für euch auf. Bis bald.
  .b = Gut, nichts geht verloren. Bis zum nächsten Mal.
goodbye = Bis zum nächsten Mal.
  .b = Dann bis bald.
game-over-goodbye = Ruft mich, wenn ihr noch eins wollt. Gute Nacht.
  .b = Das war schön. Für das nächste Spiel bin ich da.
already-over = Dieses Spiel ist aus.
what-next = Ruft mich für ein neues.

first-you = Eine Antwort fehlt noch, die von { $name }.
  .b = Ich warte noch auf { $name }.
  .c = Nicht ohne { $name }.
you-are-welcome = Gern geschehen.
  .b = Bitte sehr.
  .c = Immer gern.
back-in-round = Runde { NUM($round) }.
  .b = Wir sind in Runde { NUM($round) }.

wrong-card = Meint ihr die Lösung auf der Karte?
  .b = Stimmt die Karte nicht?
wrong-card-again = Die Lösung auf der Karte? Sagt ja, oder nein, wenn ich mich verhört habe.
wrong-card-help = Bei ja notiere ich die Karte für ihre Autoren. Bei nein nehme ich die letzte Antwort zurück. Meint ihr die Karte?
wrong-card-out = Sagt ja, wenn es die Karte ist, oder nein, wenn ich mich verhört habe. Die Karte?

## Erklären

lesson-go-on = Weiter?
  .b = Soll ich weitererklären?
  .c = Und weiter?
lesson-go-on-again = Soll ich weiter die Regeln erklären? Sagt ja, oder nein.
lesson-go-on-help = Mit ja hört ihr das nächste Stück der Regeln. Mit genug, oder mit jeder Antwort, geht es gleich mit dem Spiel weiter. Soll ich weitererklären?
lesson-go-on-out = Sagt weiter für den Rest der Regeln, oder genug. Weiter?
lesson-stopped = Gut, genug erklärt.
  .b = Gut, mehr dazu nicht.

## Nicht verstanden

not-understood = Das hab ich nicht verstanden.
  .b = Das ist an mir vorbeigegangen.
  .c = Da bin ich nicht mitgekommen.
around = Ungefähr reicht nicht.
  .b = So ungefähr kann ich es nicht werten.
unsure-numbers = { NUM($a) } oder { NUM($b) }?
  .b = War das { NUM($a) } oder { NUM($b) }?
unsure-numbers-again = Was war es, { NUM($a) } oder { NUM($b) }?
unsure-numbers-help = Das waren zwei Zahlen, die ähnlich klingen. Sag die richtige noch einmal: { NUM($a) } oder { NUM($b) }?
unsure-numbers-out = Sag nur die Zahl, oder sag etwas anderes. { NUM($a) } oder { NUM($b) }?
unsure-years = { YEAR($a) } oder { YEAR($b) }?
  .b = War das { YEAR($a) } oder { YEAR($b) }?
no-answer-heard = Ich habe nichts gehört.

## Abgelehnte Züge

refused-not-now = Das geht gerade nicht.
  .b = Jetzt nicht.
refused-not-your-turn = Du bist noch nicht dran.
  .b = Erst ist jemand anderes dran.
refused-nothing-to-correct = Da gibt es noch nichts zu verbessern.
  .b = Da steht noch keine Antwort.
refused-between-rounds-only = Das geht nur zwischen zwei Runden.
  .b = Nach dieser Runde gern.
refused-too-many = Der Tisch ist voll.
  .b = Für noch jemanden ist bei diesem Spiel kein Platz.
refused-too-few = Dann wärt ihr zu wenige.
  .b = Mit weniger Leuten geht dieses Spiel nicht.
refused-compulsory = Hier kannst du nicht passen.
  .b = Hier muss jeder etwas sagen.
refused-finished = Das Spiel ist aus.
  .b = Das Spiel ist vorbei.

## Stand

standing-full = Der Stand: { $entries }.
  .b = So steht es: { $entries }.
  .c = Es haben: { $entries }.
standing-entry = { $name } { $points ->
    [0] null
   *[other] { NUM($points) }
  }
standing-leaders = { $count ->
    [one] { $names } führt mit { NUM($points) }.
   *[other] { $names } führen mit je { NUM($points) }.
  }
  .b = { $count ->
    [one] Vorn liegt { $names } mit { NUM($points) }.
   *[other] Vorn liegen { $names } mit je { NUM($points) }.
  }
standing-level = { $points ->
    [0] Noch hat niemand einen Punkt.
   *[other] Alle gleichauf mit { NUM($points) }.
  }
  .b = { $points ->
    [0] Es steht immer noch null für alle.
   *[other] Alle haben { NUM($points) }.
  }

no-cards-left = Ich habe keine Karten mehr, das war also die letzte Runde.
game-won = { $points ->
    [0] { $count ->
        [one] { $names } gewinnt ohne einen einzigen Punkt.
       *[other] Kein einziger Punkt, also liegt auch niemand vorn: { $names } teilen sich die Ehre.
      }
   *[other] { game-won-points }
  }
game-won-points = { $count ->
    [one] { $names } gewinnt mit { $points ->
        [one] einem Punkt
       *[other] { NUM($points) } Punkten
      }. Glückwunsch!
   *[other] { $names } teilen sich den Sieg mit je { $points ->
        [one] einem Punkt
       *[other] { NUM($points) } Punkten
      }. Glückwunsch!
  }

## Leute kommen und gehen

seated = { $name } spielt mit.
  .b = Willkommen, { $name }.
unseated = { $name } ist raus. Bis bald, { $name }.
  .b = Mach's gut, { $name }.
later-remove-player = Nach dieser Runde kann { $name } gehen. Ich denke daran.
  .b = { $name }, nur noch diese Runde, dann bist du frei.
later-add-player = Nach dieser Runde spielt { $name } mit.
  .b = { $name } kommt zur nächsten Runde dazu.
later-swap-seats = Nach dieser Runde tauschen { $name } und { $other } die Plätze.
  .b = { $name } und { $other } tauschen zur nächsten Runde.
stays = Gut, { $name } bleibt.
  .b = Schön, { $name } spielt weiter.
seats-swapped = { $one } und { $other } haben die Plätze getauscht.
  .b = Getauscht: { $one } und { $other }.
renamed = { $name }, alles klar.
  .b = { $name }. Entschuldige, jetzt hab ich's.

## Wie der Schätzmeister redet

slower = Gut, langsamer.
  .b = Dann lasse ich mir mehr Zeit.
faster = Etwas schneller also.
  .b = Dann mache ich etwas Tempo.
brief-now = Kurz.
  .b = Gut, wenig Worte.
chatty-now = Gern.
  .b = Gut, wieder mit allem Drum und Dran.

## Was gespielt wird

suggest-minutes = { $game } dauert zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
    [7] siebt
   *[8] acht
  } ungefähr { NUM($minutes) } Minuten. Wollt ihr?
  .b = Wie wäre es mit { $game }, zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
    [7] siebt
   *[8] acht
  } ungefähr { NUM($minutes) } Minuten?
suggest-minutes-again = { $game }, ungefähr { NUM($minutes) } Minuten? Sagt ja oder nein.
suggest-minutes-help = Bei ja fangen wir { $game } an. Bei nein sucht ihr ein anderes Spiel aus. { $game }?
suggest-minutes-out = Sagt ja für { $game } oder nein für ein anderes. { $game }?
suggest-longer = So kurz ist keins meiner Spiele. Am schnellsten geht { $game }, ungefähr { NUM($minutes) } Minuten. Wollt ihr?
  .b = Für { NUM($wanted) } Minuten habe ich nichts. { $game } ist das kürzeste, ungefähr { NUM($minutes) } Minuten. Wie wäre das?
suggest-longer-again = { $game }, ungefähr { NUM($minutes) } Minuten? Sagt ja oder nein.
suggest-longer-help = Bei ja fangen wir { $game } an. Bei nein sucht ihr ein anderes Spiel aus. { $game }?
suggest-longer-out = Sagt ja für { $game } oder nein für ein anderes. { $game }?
suggest-fitting = Bei { $chosen } können höchstens { NUM($most) } mitspielen. { $game } würde passen. Wollt ihr?
  .b = Für { $chosen } seid ihr zu viele, es gehen nur { NUM($most) }. Wie wäre es mit { $game }?
suggest-fitting-again = Stattdessen { $game }? Sagt ja oder nein.
suggest-fitting-help = Bei ja fangen wir { $game } mit euch allen an. Bei nein sucht ihr ein anderes Spiel aus. { $game }?
suggest-fitting-out = Sagt ja für { $game } oder nein für ein anderes. { $game }?
games-fitting = Für { NUM($players) } Leute passt { $games }.
  .b = { NUM($players) } Leute können { $games } spielen.
games-fitting-more = Für { NUM($players) } Leute passt unter anderem { $games }.
  .b = { NUM($players) } Leute können unter anderem { $games } spielen.
suggest-together = Bei { $game } spielt ihr alle zusammen gegen das Spiel, ungefähr { NUM($minutes) } Minuten. Wollt ihr?
  .b = Wie wäre es mit { $game }, ungefähr { NUM($minutes) } Minuten, alle zusammen gegen das Spiel?
suggest-together-again = { $game }, alle zusammen? Sagt ja oder nein.
suggest-together-help = Bei ja fangen wir { $game } an. Bei nein sucht ihr ein anderes Spiel aus. { $game }?
suggest-together-out = Sagt ja für { $game } oder nein für ein anderes. { $game }?
suggest-short = Am schnellsten geht { $game }: ungefähr { NUM($minutes) } Minuten zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
    [7] siebt
   *[8] acht
  }. Wollt ihr?
  .b = Schneller als { $game } geht nichts: zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
    [7] siebt
   *[8] acht
  } ungefähr { NUM($minutes) } Minuten. Wie wäre das?
suggest-short-again = { $game }? Sagt ja oder nein.
suggest-short-help = Bei ja fangen wir { $game } an. Bei nein sucht ihr ein anderes Spiel aus. { $game }?
suggest-short-out = Sagt ja für { $game } oder nein für ein anderes. { $game }?
duration = { $game }, zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
    [7] siebt
   *[8] acht
  }: ungefähr { NUM($minutes) } Minuten.
  .b = Ungefähr { NUM($minutes) } Minuten, wenn ihr { $game } zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
    [7] siebt
   *[8] acht
  } spielt.
duration-any = Zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
    [7] siebt
   *[8] acht
  } zwischen { NUM($least) } und { NUM($most) } Minuten. Am schnellsten geht { $quickest }.
  .b = Am schnellsten geht { $quickest }, zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
    [7] siebt
   *[8] acht
  } ungefähr { NUM($least) } Minuten. Das längste Spiel dauert { NUM($most) }.
for-kids = Gut, dann nichts mit Gewalt.
  .b = Dann ohne Mord und Totschlag.
nothing-fits = Für so viele habe ich kein passendes Spiel.
  .b = Da habe ich nichts, was passt.

## Wie es lief

evening-total = { $games ->
    [one] Bisher ein Spiel: { $entries }.
   *[other] Bisher { NUM($games) } Spiele: { $entries }.
  }
evening-entry = { $name } { $games ->
    [0] keins
    [one] eins
   *[other] { NUM($games) }
  }
no-game-yet = Ihr habt noch kein Spiel zu Ende gespielt.
  .b = Noch ist kein Spiel zu Ende.
disputed = Ich hab's für die Autoren notiert. Ich habe es von { $sources }.
  .b = Das geht an die Autoren. Meine Quelle war { $sources }.
disputed-no-source = Ich hab's für die Autoren der Karte notiert.
  .b = Das geht an die Autoren der Karte.
nothing-to-dispute = Es gibt noch keine Lösung, die falsch sein könnte.
  .b = Noch habe ich keine Lösung verraten.
void-round = Soll die Runde gelten?
  .b = Soll die Runde trotzdem zählen?
void-round-again = Soll die letzte Runde gelten? Sagt ja oder nein.
void-round-help = Bei ja bleibt die Runde, wie sie ist. Bei nein fällt sie weg, und ich ziehe eine andere Karte. Soll sie gelten?
void-round-out = Sagt ja, dann zählt die Runde, oder nein, dann fällt sie weg. Soll sie gelten?
voided = Dann zählt die Runde nicht.
  .b = Weg damit, die Runde hat es nie gegeben.
nothing-to-void = Es gibt noch keine Runde, die wegfallen könnte.
  .b = Noch ist keine Runde gespielt.

## Was vergessen wird

forget = Soll ich eure Namen, dieses Spiel und alle Punkte löschen?
  .b = Eure Namen, dieses Spiel, alle Punkte: Soll ich sie löschen?
forget-again = Alles über euch löschen? Sagt ja oder nein.
forget-help = Bei ja lösche ich sofort Namen, Spiel und Punkte. Bei nein bleibt alles. Alles löschen?
forget-out = Sagt ja zum Löschen oder nein zum Weiterspielen. Alles löschen?
forgotten = Erledigt. Namen, Spiel und Punkte sind gelöscht. Macht's gut.

## Wie gespielt wird

no-such-setting = So lässt sich dieses Spiel nicht spielen.
  .b = Das lässt sich bei diesem Spiel nicht ändern.
setting-too-late = Das müsst ihr vor der ersten Antwort sagen.
  .b = Dafür ist es zu spät, das Spiel läuft schon.
setting-impossible = Diese Zahl geht hier nicht.
  .b = Mit dieser Zahl geht es leider nicht.

## In Kürze

lobby-players-brief = Eure Namen, im Uhrzeigersinn?
game-chosen-brief = { $game }.
not-understood-brief = { "" }
answer-held-brief = Notiert, { $name }.
pause-brief = Gut.
skipped-brief = Eine andere.
undone-brief = Noch einmal { $name }.
undone-scored-brief = Wertung zurück. { $name }, oder passen.
undone-scored-compulsory-brief = Wertung zurück.
first-you-brief = { "" }
you-are-welcome-brief = { "" }
standing-full-brief = { $entries }.
standing-leaders-brief = { $names }: { NUM($points) }.
standing-level-brief = { $points ->
    [0] Keine Punkte.
   *[other] Gleichstand: { NUM($points) }.
  }

as-of = Das ist der Stand von { YEAR($year) }.
  .b = So war es { YEAR($year) }.

sheet-topic = { $place ->
    [1] Die erste Frage
    [2] Die zweite Frage
   *[other] Die dritte Frage
  }
