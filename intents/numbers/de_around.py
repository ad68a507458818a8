"""German: the words and phrases that surround answers, and those that no answer holds."""

from __future__ import annotations

from intents.numbers.atoms import Kind

WORDS = {
    Kind.AND: "und un undt",
    Kind.POINT: "komma koma punkt",
    Kind.OH: "oh o",
    Kind.ARTICLE: "eine einen einem einer eines ne nen nem ner n son sone sonen",
    Kind.MINUS: "minus negativ strich bindestrich gedankenstrich",
    Kind.OR: "oder",
    Kind.FROM: "von ab vom seit angefangen beginnend startjahr anfangsjahr start untergrenze fängt beginnt",
    Kind.TO: "aufgehört bis biss pis bist endend endjahr schlussjahr obergrenze",
    Kind.BETWEEN: "zwischen",
    Kind.WITHIN: "plusminus",
    Kind.NOT_BEFORE: "frühestens nach frühstens",
    Kind.NOT_AFTER: "spätestens vor spätstens",
    Kind.BC: "vchr vuz",
    Kind.AD: "nchr nuz ad",
    Kind.CENTURY: "jahrhundert jahrhunderts jahrhunderte jahrhunderten jhd jh jahrhundertes jhdt",
    Kind.MILLENNIUM: "jahrtausend jahrtausends jahrtausende jahrtausendes",
    Kind.EARLY: "anfang beginn frühen frühes frühe früher frühem anfangs",
    Kind.MIDDLE: "mitte mittlere mittleren mittleres mittlerem",
    Kind.LATE: "ende ausgehendes ausgehenden spätes späten späte später ausgang spätem",
    Kind.LAST: "letzte letzten letztes letzter letztem",
    Kind.YEAR: "jahr jahres anno",
    Kind.DIFFERENCE: """
        differenz spanne zeitspanne abstand unterschied zeitraum spannweite diff jahresspanne
    """,
    Kind.MAKES: "macht ergibt sind",
    Kind.ABOUT: """
        um ungefähr etwa circa zirka ca rund etwas grob schätzungsweise knapp fast beinahe rum herum gegen
        annähernd nahezu ungefährt so umrum irgendwas
    """,
    Kind.EXACTLY: """
        genau exakt punktgenau nur präzise haargenau lediglich ausschließlich genaugenommen bloß punktum
    """,
    Kind.INSTEAD: """
        nein nee nö quatsch korrektur korrigiere stopp nä naa falsch blödsinn mist stattdessen verbessere
        unsinn
    """,
    Kind.SOFTLY: """
        sorry tschuldigung entschuldigung verzeihung pardon eigentlich beziehungsweise bzw lieber ups
        sondern aber vielmehr hoppla besser eher halt doch ach
    """,
    Kind.NOT: "nicht",
    Kind.STALL: "warte wart moment",
    Kind.HESITATION: "äh ähm öh öhm hm hmm mhm ehm eh ääh em mm ähh öhh uh hmmm",
    Kind.FREE: """
        a i hats gefällt ick icke dat dös des san sünd sünn sin sog amoi nich net ned nix wat watt isch se
        mer ma wia je bleed logge logg loggst schwöre schwör beharre bestehe überzeugt garantiere garantier
        schatzi schatz der die das den dem des im in am zum zur ich du wir es ist war waren wäre wären wär
        wärn sei denke denk glaube glaub glauben denken meine mein meinen würde würd würden sage sag sagen
        sagt sagte gesagt schätze schätz schätzen geschätzt tippe tipp tippen tip rate raten vermute vermut
        vermuten nehme nehm nehmen behaupte behaupt finde find wette wett hätte hätt hätten habe hab haben
        hat vielleicht wahrscheinlich vermutlich möglicherweise wohl bestimmt sicher sicherlich definitiv
        jedenfalls auf also na naja tja nun gibt jetzt dann da dort hier schon bitte danke meint tippt
        glaubt denkt schätzt nimmt gern gerne okay ok gut alles mindestens höchstens maximal minimal über
        unter mehr weniger müsste müssten müsst muss müssen dürfte dürften könnte könnten kann können sollte
        sollten soll wird werden sein gewesen meiner meines unsere unser antwort lautet heißt schreibe
        schreib geschrieben aufgeschrieben notiert stehen steht hingeschrieben dasteht bei mir uns laut
        gefühlt gefühlte volle voll ganze ganzen ganz glatte glatt insgesamt zusammen ehrlich ehrlicherweise
        einfach auch eben ja jo joa jep jup jawohl hoch lang breit tief alt schwer groß schnell dick
        entfernt länge höhe breite gewicht alter größe wo irgendwo irgendwann irgendwie irgendetwas
        ungefähren dingsda gesamt leute freunde zeit hallo hey hi servus moin mann mensch oha puh uff oje
        ohje boah wow herrje gott zahl wert summe betrag durchschnitt durchschnittlich immerhin sogar
        bereits plus passiert passierte geschah geschehen stattgefunden fand statt liegt lag liegen
        dazwischen spontan intuitiv zeitlich datum entschieden bleibe bleib bleiben nämlich schlussendlich
        letztlich letztendlich endlich trotzdem fest wirklich tatsächlich mehrere paarweise denn demnach
        sagma sagmal sachma sach würd's wirds haut hinkommen kommt hin sowas dran daran drin damals
        jahreszahl jahreszahlen nimm trag eingetragen setze setz getippt wär's hätt's wars ists sinds
        dürftens liebe setzen gehe geh gehen geht gehn nahm gehabt ihr jahrzehnt zeiten roundabout locker
        nummer nr draus daraus leg lege legen mal gefühlsmäßig drauf schön schoen knifflig tricky deutlich
        weit richtig richtige richtigen grobe grober grobes schätzung vermutung rein reine reiner blind als
        dabei mit geeinigt festgelegt verständigt entschlossen persönlich realistisch angenommen
        optimistisch großzügig vorsichtig tendenziell ursprünglich anscheinend scheinbar offenbar
        offensichtlich hoffentlich theoretisch gefühl bauch instinkt erinnerung erinnere erinner gelesen
        gehört verrückt irre richtung drüber drunter aufwärts endgültig endgültige abschließend habs hab's
        gesamtzahl anzahl spielraum luft toleranz puffer meins gestorben ermordet getötet hingerichtet starb
        umgebracht mord tod verbrechen begangen reicht dauerte umfasst läuft er sie zwar wurde worden
        erstens zunächst absolut total völlig ziemlich recht gute guter gutes guten hundertprozentig gell
        stimmt's kurz bitteschön klar meinetwegen einverstanden weltweit jeweils zusammengenommen
        zusammengerechnet hatte hatten sagten meinten schätzten tippten glaubten dachten wiegt wage probier
        probiere versuch versuche trage wirf tendiere neige ruft schreit flüstert brüllt eintragen
        aufschreiben notieren hinschreiben trägst ma nem notier notiere für gedacht
    """,
    Kind.BLOCK: """
        was wer wen wem wessen wann wie wieso warum weshalb welche welcher welches welchen wohin woher
        nochmal nochmals wiederhole wiederholen wiederhol frage fragen frag fragst fragt regel regeln
        punktestand runde runden karte karten kapitel seite gruppe platz spieler spielerin spielen spiel
        spielt hilfe stop pause aufhören weiter wieder lauter leiser langsamer kannst könntest kannste könnt
        hast weiß weißt wissen wusste sollst will willst möchte möchtest gib gibst brauche brauch brauchen
        wenn weil falls bevor geboren geburtstag handy telefon uhr montag dienstag mittwoch donnerstag
        freitag samstag sonntag januar februar märz april mai juni juli august september oktober november
        dezember alexa dich euch frau sohn tochter freund freundin dinge sache jemand niemand keiner alle
        beide anderen andere nächste nächster nächstes nächsten bier kaffee hunger durst müde langweilig
        passe zweifel kein keine keinen nichts nie hör höre hören verstehe verstanden verstehst rede reden
        klo toilette gewinnt geworden gewonnen verloren fertig bereit übrigens deine dein deinen heute
        morgen gestern abend nachts mittags minütchen mach machen machst tue tun tut kommst komme kommen
        seid her hinaus überlegen überlege noch gleich wüsste weiss los zähl zähle zimmer linie gleis kanal
        sender lautstärke bus hausnummer zählt tipps jeder jedes stellen ziffern nullen
    """,
}

PHRASES = {
    Kind.TO: """
        und aufgehört | und aufgehört hat es | bis hin zu | bis zum | bis zum jahr | bis ins jahr | bis in
        die | bis ins | bis hin zum | bis in das jahr | bis in den | und endet | endet | und bis | bis
        einschließlich | bis etwa | bis zur | bis in | bis ans | bis in das | wie es | bis zu | letztes jahr
        | obere grenze | und hört
    """,
    Kind.FROM: """
        ab dem jahr | ab dem | von dem | angefangen bei | beginnend mit | von anfang | fängt an | fängt an
        bei | erstes jahr | untere grenze | fängt | irgendwas von
    """,
    Kind.WITHIN: """
        links und rechts von | links und rechts | links oder rechts von | links und rechts davon | auf
        beiden seiten von | auf beiden seiten | zu beiden seiten | zu beiden seiten von | auf jeder seite |
        auf jeder seite von | in beide richtungen | in jede richtung | nach oben und unten | nach oben und
        nach unten | nach oben oder unten | vor und nach | vor oder nach | rauf oder runter | rauf und
        runter | davor und danach | davor oder danach | nach beiden seiten | nach vorn und hinten | nach
        vorne und hinten | hin oder her | hin und her | mehr oder weniger als | früher oder später | plus
        minus | plus oder minus | plus-minus | plus und minus | plus/minus | plus beziehungsweise minus |
        plus / minus | vor und zurück | vor oder zurück | vorwärts und rückwärts | davor und dahinter | rauf
        wie runter | nach unten und oben | nach links und rechts
    """,
    Kind.NOT_BEFORE: """
        nicht vor | nicht früher als | nicht eher als | nicht vor dem jahr | auf keinen fall vor |
        keinesfalls vor | später als | nach dem jahr | keinesfalls früher als | auf jeden fall nach |
        irgendwann nach | niemals vor | erst nach | schon nach
    """,
    Kind.NOT_AFTER: """
        nicht nach | nicht später als | auf keinen fall nach | keinesfalls nach | früher als | vor dem jahr
        | keinesfalls später als | auf jeden fall vor | irgendwann vor | niemals nach | noch vor
    """,
    Kind.AD: """
        n chr | nach chr | n christus | nach christus | nach christi geburt | nach christi | nach christo |
        n u z | nach u z | nach unserer zeitrechnung | nach unserer zeit | nach der zeitenwende | nach der
        zeitrechnung | n christi | nach christ | nach christus geburt | nach geburt christi | nach der
        geburt christi | unserer zeit | unserer zeitrechnung | anno domini
    """,
    Kind.BELOW: "unter null | unter dem gefrierpunkt | unter 0",
    Kind.EARLY: "am anfang | zu beginn | zu anfang",
    Kind.MIDDLE: """
        im sommer | im winter | im herbst | im frühling | im frühjahr | im januar | im februar | im märz | im
        april | im mai | im juni | im juli | im august | im september | im oktober | im november | im dezember
    """,
    Kind.MAKES: """
        das macht | macht zusammen | das ergibt | das sind | also sind das | das wären | sind also
    """,
    Kind.ABOUT: """
        so was wie | sowas wie | etwas wie | so etwas wie | irgendwas wie | oder so | oder so ähnlich | mehr
        oder weniger | so um die | so an die | in etwa | so um den dreh | plus minus ein paar | um den dreh
        | über den daumen | über den daumen gepeilt | oder so was | oder sowas | so etwa | so ungefähr | so
        circa | so rund | in der gegend | in der gegend von | in der größenordnung | in der größenordnung
        von | um die | um das jahr | so um | plus minus ein bisschen | plus minus ein paar jahre | rund um |
        irgendwann um | in der nähe von | so gegen | so zirka | oder in der gegend | oder so in der art |
        oder so in dem dreh | plusminus ein paar | oder etwas in der art | wende zum | irgendwo bei | so bei
        | ungefähr bei | in etwa bei
    """,
    Kind.EXACTLY: """
        kein spielraum | ohne spielraum | keine toleranz | ohne toleranz | ohne spanne | keine spanne | kein
        puffer | ohne puffer | ohne luft | keine luft | und keinen mehr | und keine mehr | und keiner mehr |
        nicht mehr und nicht weniger | nicht mehr nicht weniger | nicht mehr und auch nicht weniger | kein
        jahr mehr | kein jahr mehr und kein jahr weniger | keinen mehr und keinen weniger | auf den punkt |
        punkt genau | ganz genau | und kein anderes | und sonst keins | und sonst nichts | sonst nichts |
        kein anderes | nur das jahr | nur dieses jahr | und nur das | genau dieses jahr | genau das jahr |
        ein einziges jahr | einzig | ein jahr genau | exakt dieses jahr | und nichts anderes | und nicht
        mehr | und nur dieses jahr | und zwar genau | auf das jahr genau | aufs jahr genau | nur das eine
        jahr | genau in dem jahr | genau in diesem jahr | exakt im jahr | und fertig | und sonst kein jahr |
        ein einzelnes jahr | nur ein jahr | nur dieses eine jahr | nichts anderes | keine spanne | ohne
        spanne
    """,
    Kind.INSTEAD: """
        halt nein | ach nein | ach nee | ach quatsch | nee warte | nein warte | streich das | streich die |
        vergiss das | falsch gesagt | ich korrigiere | ich verbessere mich | ich korrigiere mich | besser
        gesagt | genauer gesagt | mach mal | mach daraus | mach draus | mach lieber | doch nicht | doch
        lieber | nehme zurück | nehm ich zurück | ich nehme das zurück | oder nein | oder nee | oder doch |
        oder besser | oder halt | oder warte | das war falsch | stimmt nicht | das stimmt nicht | nein doch
        | nicht doch | was sag ich | was rede ich | ich hab mich versprochen | ich habe mich versprochen |
        hab mich versprochen | versprochen | kleine korrektur | ändere das auf | änder das auf | lass uns |
        ich ändere auf | ändern auf | oder sagen wir | oder sagen wir lieber | halt stopp | moment nein |
        nein moment | ach was | ändere auf | moment mal nein | warte mal nein | nein mach | nee mach | ach
        nee mach | ach nein mach | nee mach lieber | lass mich das auf | vergiss es | geh hoch auf | geh
        runter auf | ach mach | ich wechsle auf | wechsle auf | wechsel auf | ich wechsel auf | ich möchte
        auf | ich will auf
    """,
    Kind.SOFTLY: """
        ich meine | ich mein | ich meinte | ich wollte sagen | vielmehr | wollte ich sagen | aber meinte |
        aber ich meinte | das heißt | aber gemeint | gemeint war | gemeint waren | gemeint sind | gemeint
        ist | gemeint | doch eher | dann doch | meinte | mein ich | ich meinte natürlich | ich meine
        natürlich | tut mir leid | mein fehler | oder vielleicht | oder eher | na gut | was ich meinte war |
        was ich meine ist | was ich meinte ist | was ich sagen wollte war
    """,
    Kind.NOT: """
        auf keinen fall | sicher nicht | bestimmt nicht | ganz sicher nicht | statt | anstatt | anstelle von
        | nicht etwa | hab ich gesagt | habe ich gesagt
    """,
    Kind.STALL: """
        moment mal | einen moment | einen moment bitte | einen moment noch | moment bitte | moment noch |
        warte mal | wart mal | eine sekunde | eine sekunde noch | sekunde | sekunde noch | sekunde mal |
        einen augenblick | augenblick | kleinen moment | einen kleinen moment | eine minute | eine minute
        noch | einen augenblick bitte | augenblick bitte | warten sie | lass mich überlegen | lass mich
        nachdenken | lass mal überlegen | lass mich kurz überlegen | lass mich mal überlegen | moment ich
        überlege | warte kurz | ich überlege | muss überlegen | mal überlegen | mal sehen | mal schauen |
        lass mal sehen | lass sehen | schauen wir mal | gib mir eine sekunde | gib mir einen moment | einen
        moment mal | ne sekunde | nen moment | n moment | ne minute | kurz noch | noch kurz | einen kurzen
        moment | ich überlege kurz | ich muss überlegen | ich muss kurz überlegen | muss ich überlegen | da
        muss ich überlegen | noch einen moment | noch eine sekunde | noch eine minute
    """,
    Kind.WORD: """
        meine frau | mein mann | mein sohn | meine tochter | mein freund | meine freundin | unser sohn |
        unsere tochter | mein kind | unser kind
    """,
    Kind.FREE: """
        haben uns auf | haben uns geeinigt auf | einigen uns auf | mich mit | uns mit | ich bin mutig |
        ich bin mal mutig | ich bin frech | ich bin mal frech | ich bin großzügig | ich bin mal
        großzügig | ich bin vorsichtig | ich bin mal vorsichtig | ich bin optimistisch | ich bin mal
        optimistisch | ich bin pessimistisch | ich bin mal pessimistisch | ich bin gemein | ich bin mal
        gemein | ich bin nett | ich bin mal nett | was für ein | was für eine | was für einen | will ich
        meinen | ach du grüne neune | diese zahl | wenn ich wetten müsste | weißt du was | wisst ihr was
        | ich sag dir was | ich sag euch was | weisste was | falsch liege | falsch lieg | wie gesagt |
        wie schon gesagt | warum nicht | lass mich zählen | lass mich mal zählen | lass mich raten |
        lass mich rechnen | lass mich kurz rechnen | lass mich mal rechnen | lieg ich da falsch | liege
        ich da falsch | lieg ich falsch | liege ich falsch | liege ich richtig | lieg ich richtig | lieg
        ich da richtig | oder falsch | haben wir gesagt | hab ich gesagt | habe ich gesagt | null ahnung
        | null plan | null schimmer | gar keine ahnung | überhaupt keine ahnung | keinen blassen |
        keinen blassen schimmer | sagen wir | sagen wir mal | sagen wir einfach | nehmen wir | nehmen
        wir mal | schreiben wir | tippen wir auf | bleiben wir bei | gehen wir mit | gehen wir auf |
        keine ahnung | ich habe keine ahnung | ich hab keine ahnung | hab keine ahnung | keinen schimmer
        | ich hab keinen schimmer | ich habe keinen schimmer | keinen plan | kein plan | weiß nicht |
        ich weiß nicht | weiß ich nicht | ich weiß es nicht | weiß es nicht | ich weiß nicht genau |
        weiß nicht genau | keine ahnung ey | was weiß ich | wer weiß | gott weiß | ich weiß nicht so
        recht | ich weiß nicht so genau | weiß ich nicht genau | nicht sicher | ich bin nicht sicher |
        bin nicht sicher | bin mir nicht sicher | ich bin mir nicht sicher | ich bin mir nicht ganz
        sicher | ich bin sicher | ich bin mir sicher | bin mir sicher | da bin ich mir sicher | ganz
        sicher | ziemlich sicher | ich bin mir ziemlich sicher | bin ziemlich sicher | schwer zu sagen |
        sag ich mal | sage ich mal | würde ich sagen | würd ich sagen | würde ich mal sagen | würd ich
        mal sagen | wenn ich raten müsste | wenn ich raten muss | wenn ich schätzen müsste | wenn ich
        mich recht erinnere | wenn ich mich nicht irre | wenn mich nicht alles täuscht | wenn ich mich
        richtig erinnere | wenn ich ehrlich bin | aus dem bauch heraus | aus dem bauch | ins blaue | ins
        blaue hinein | ins blaue geraten | blind geraten | geraten | reine vermutung | nur geraten | ist
        nur geraten | wild geraten | meine schätzung ist | meine schätzung | mein tipp | mein
        bauchgefühl sagt | bauchgefühl | meiner meinung nach | meines wissens | soweit ich weiß | so
        weit ich weiß | ein bisschen mehr als | ein bisschen weniger als | ein bisschen über | ein
        bisschen unter | ein bisschen | ein wenig | ein klein wenig | etwas mehr als | etwas weniger als
        | etwas über | etwas unter | nicht mehr als | nicht weniger als | nicht ganz | mehr als |
        weniger als | oder mehr | oder weniger | jahre alt | über dem meeresspiegel | über normalnull |
        über null | in der summe | im schnitt | im durchschnitt | alle zusammen | ich will sagen | auf
        jeden fall | auf keinen fall mehr als | höchstwahrscheinlich | ich gehe mit | ich geh mit | ich
        bleibe bei | ich bleib bei | ich nehme mal | ich nehm mal | wir nehmen | wir sagen | wir haben |
        wir schätzen | wir tippen auf | wir glauben | bei uns sind es | bei uns steht | ich gehe auf |
        ich geh auf | ich tippe auf | ich tippe mal auf | ich tipp auf | ich tipp mal auf | tippe auf |
        tipp auf | tippe mal auf | wir gehen auf | würde auf | würd auf | ich würde auf | ich würd auf |
        ich würde tippen auf | wette auf | ich wette auf | ich setze auf | ich komme auf | ich komm auf
        | wir kommen auf | komme auf | komm auf | kommen auf | schätze auf | geschätzt auf | schätz auf
        | ich schätze auf | schätze mal auf | schätze mal | ich lege mich fest auf | ich leg mich fest
        auf | leg mich fest | lege mich fest | ich leg mich fest | ich lege mich fest | letztes wort |
        mein letztes wort | letzte antwort | meine letzte antwort | es dürften | es dürfte | es müssten
        | was denkst du | wie wäre es mit | wie wärs mit | wie wär's mit | wie wär es mit | was ist mit
        | zu hoch gegriffen | ich rate mal | rat ich mal | rate ich mal | ich könnte mir vorstellen |
        könnte ich mir vorstellen | kann ich mir vorstellen | könnt ich mir vorstellen | ich weiß | das
        weiß ich | weiß ich | ich weiß es | die frage ist schwer | schwere frage | gute frage | das ist
        schwer | ist das schwer | schwierig | das ist schwierig | schwierige frage | leicht | das ist
        leicht | einfach | ist einfach | ach du meine güte | meine güte | ach gott | ach du lieber gott
        | oh gott | oh je | oh mann | oh mein gott | ach ja | ach so | oh ja | ach komm | komm | komm
        schon | so ein mist | ist doch klar | das ist doch | das sind doch | das war doch | ist ja |
        doch bestimmt | doch sicher | doch wohl | es war doch | es sind doch | schreib mal | schreib auf
        | schreib hin | schreib mal auf | nimm mal | trag ein | da steht | auf meinem zettel steht | auf
        dem zettel steht | bei mir steht | habe ich | hab ich | ich hab da | hatte ich | ich hatte | auf
        meinem zettel | auf meinem blatt steht | einen guten | ein guter | kann das sein | könnte das
        sein | haut das hin | ich fürchte | fürchte ich | kann hinkommen | möchte ich sagen | möcht ich
        sagen | ich möchte sagen | ich hätte gern | ich hätte gerne | ich hätte gesagt | hätte ich
        gesagt | hätt ich gesagt | glaube ich | glaub ich | denke ich | denk ich | schätze ich | schätz
        ich | vermute ich | vermut ich | meine ich mal | finde ich | tippe ich | tipp ich | rate ich |
        würde ich tippen | würd ich tippen | würde ich schätzen | würd ich schätzen | würde ich raten |
        würde ich meinen | da lag | da war | da waren | oder etwa | was soll's | was solls | egal | ist
        egal | keine lust | ich gebe auf | und zwar | und das wars | und das war's | final | das ist
        alles | nur so | nur so ein gefühl | nur eine vermutung | ist nur eine vermutung | ganz grob |
        grob geschätzt | grob gesagt | rund gerechnet | gut und gerne | gut und gern | so in etwa | da
        würde ich sagen | da würd ich sagen | da sag ich | da sage ich | da tippe ich auf | da sag ich
        mal | dann sag ich | dann sage ich | also gut | ja gut | nun gut | so genau weiß ich das nicht |
        so genau weiß ich es nicht | genau weiß ich es nicht | genau weiß ich das nicht | genau weiß
        ichs nicht | alle achtung | um ehrlich zu sein | um genau zu sein | um sicher zu gehen | um
        sicherzugehen | sicherheitshalber | um es genau zu sagen | sind es | dürften es sein | müssten
        es sein | könnten es sein | könnte es sein | müsste es sein | werden es | wird es | wird's |
        werden wohl | wird wohl | so viel | so viele | so lange | so lang | immer noch | für mich | ich
        bin bei | wir sind bei | wir liegen bei | ich liege bei | ich lieg bei | pi mal daumen | noch
        dazu | mein bauch sagt | mein bauch sagt mir | mein gefühl sagt | mein gefühl sagt mir | nach
        gefühl | vom gefühl her | gehen wir auf nummer sicher | auf nummer sicher | mein vorschlag |
        seien wir großzügig | na schön | nicht mal | nicht einmal | dabei bleibe ich | dabei bleib ich |
        und dabei bleib ich | und dabei bleibe ich | ich will mal sagen | will sagen | will mal sagen |
        wir gehen mit | uns auf | meines erachtens | wenn ihr mich fragt | wenn du mich fragst | wenn
        sie mich fragen | ich hab mal gehört | hab mal gehört | hab mal gelesen | ich hab mal gelesen |
        habe mal gelesen | ich habe mal gelesen | irgendwo gelesen | im kopf | hab ich im kopf | habe
        ich im kopf | in erinnerung | meine ich mich zu erinnern | mein ich mich zu erinnern | nagelt
        mich nicht fest | nagel mich nicht fest | lacht nicht | lach nicht | nicht lachen | ich bin da
        nicht so gut | ich bin schlecht in sowas | ich kann das nicht gut | haltet mich für verrückt |
        ich leg mich mal fest | leg mich mal fest auf | leg mich fest auf | lege mich fest auf | ich
        lande bei | lande bei | landen bei | wir landen bei | ich kam auf | kam auf | wir kamen auf |
        ich bin auf | ich komme da auf | in dem bereich | im bereich von | in der region | in der
        richtung | in die richtung | grob in richtung | an die | ein stück unter | ein stück über | ein
        tick über | ein tick unter | einen tick über | einen tick unter | einen tick mehr als | etwas
        drüber | etwas drunter | ein bisschen drüber | ein bisschen drunter | oder drüber | oder drunter
        | plus x | schieß los | los geht's | also los | dann mal los | na dann | auf gut glück | aufs
        geratewohl | hand aufs herz | glaubt mir | glaub mir | kein scherz | daumen drücken | unsere
        schätzung | unsere zahl | meine zahl | unser tipp | unsere antwort | unser team | unser team
        sagt | mein team sagt | unser team meint | team sagt | stimmen für | letzte zahl | unterm strich
        | alles in allem | unterm strich also | meins geht | egal wann | mit dabei | von mir | von uns |
        von meiner seite | da bin ich ziemlich sicher | da bin ich sicher | da bin ich ganz sicher | da
        bin ich mir ziemlich sicher | da bin ich mir ganz sicher | da bin ich mir nicht sicher | da bin
        ich nicht sicher | ich bin mir da sicher | ich bin mir da nicht sicher | ich bin mir da ziemlich
        sicher | ich bin nicht ganz sicher | ich bin mir nicht so sicher | bin mir nicht so sicher | bin
        ich mir nicht sicher | bin ich nicht sicher | nicht so sicher | nicht ganz sicher | nicht
        hundertprozentig sicher | hundertprozentig sicher | ich bin hundertprozentig sicher | zu hundert
        prozent | oder nicht | nicht wahr | ne oder | richtig oder | im jahre des herrn | des herrn |
        wenn überhaupt | das wär's | das wars | das war's | alles klar | na klar | von mir aus | in
        ordnung | machen wir | ich mache | ich mach | wir machen | können wir sagen | könnte man sagen |
        kann man sagen | sollen wir sagen | würden wir sagen | würden wir mal sagen | oder sogar mehr |
        oder noch mehr | vielleicht mehr | vielleicht auch mehr | vielleicht weniger | eher mehr | eher
        weniger | wahrscheinlich mehr | wenn nicht mehr | auf der welt | auf der erde | in deutschland |
        in europa | pro jahr | pro tag | pro stück | alles zusammen | alle zusammengenommen | mach bei
        mir | mach mir | mach für mich | mach bei uns | ein tick mehr als | ein tick weniger als | ein
        hauch über | ein hauch unter | ein hauch mehr als | nicht weit weg von | nicht weit von | nicht
        weit entfernt von | stell ich mir vor | stelle ich mir vor | aus dem fenster | mehr kanns nicht
        sein | mehr kann es nicht sein | nach langem hin und her | nach langem überlegen | nach
        reiflicher überlegung | bin ich sicher | bin ich recht sicher | bin ich ganz sicher | bin ich
        ziemlich sicher | bin ich fast sicher | bin ich sehr sicher | bin ich relativ sicher | bin ich
        absolut sicher | bin ich mir sicher | bin ich mir recht sicher | bin ich mir ganz sicher | bin
        ich mir ziemlich sicher | bin ich mir fast sicher | bin ich mir sehr sicher | bin ich mir
        relativ sicher | bin ich mir absolut sicher | bin ich mir da sicher | bin ich mir da recht
        sicher | bin ich mir da ganz sicher | bin ich mir da ziemlich sicher | bin ich mir da fast
        sicher | bin ich mir da sehr sicher | bin ich mir da relativ sicher | bin ich mir da absolut
        sicher | da bin ich recht sicher | wenn ihr fragt | wenn du fragst | wenn du schon fragst | wenn
        du so fragst | setz mich auf | setz uns auf | setze mich auf | setze uns auf | ich bin recht
        sicher | ich bin ganz sicher | ich bin ziemlich sicher | ich bin fast sicher | ich bin sehr
        sicher | ich bin relativ sicher | ich bin absolut sicher | ich bin mir recht sicher | ich bin
        mir ganz sicher | ich bin mir fast sicher | ich bin mir sehr sicher | ich bin mir relativ sicher
        | ich bin mir absolut sicher | ich bin mir da recht sicher | ich bin mir da ganz sicher | ich
        bin mir da fast sicher | ich bin mir da sehr sicher | ich bin mir da relativ sicher | ich bin
        mir da absolut sicher | leg mich auf | lege mich auf | ich leg mich auf | ich lege mich auf |
        legen uns auf | wir legen uns auf | wenn ich so drüber nachdenke | wenn ich drüber nachdenke |
        wenn ich so nachdenke | wenn ich es mir recht überlege
    """,
    Kind.BLOCK: """
        hundert prozent weiß | hundert prozent nicht | hundert prozent nichts | hundert mal hab |
        tausend mal hab | hundert mal habe | tausend mal habe | hundert mal gesagt | tausend mal gesagt |
        vier augen | er ist mit | sie ist mit | er
        war mit | sie war mit | er starb mit | sie starb mit | er wurde mit | sie wurde mit |
        als er | als sie | kannst du | könntest du | und irgendwas | eins zwei drei | eins a | und ein paar
        | und noch was | und etwas | und ein bisschen | und ein paar
        zerquetschte | einer von uns | eine von uns | einer von euch | eins von | eine frage | einen von |
        eine runde | noch eins | noch eine | noch einen | noch mal | noch ein mal | noch einmal | auf einmal
        | zu zweit | zu dritt | zu viert | zu fünft | wir sind | ich bin | sind wir | haben wir | hast du |
        habt ihr | bist du | bin dran | hab acht | habt acht | eins noch | einer noch | die eins | der eine
        | die eine | das eine | in acht | acht geben | gib acht | gebt acht | ein anderer | eine andere |
        kann ich | können wir | kann man | was ist | soll ich | darf ich | muss ich | wollen wir | möchte
        ich | ein spiel | eine pause | bin ich | nur zwei sekunden | nur eine minute | nur zwei minuten |
        hundert prozent sicher | prozent sicher | punkte für | punkt für | meine nummer | es steht | tausend
        dank | die nummer eins | nummer eins | bei drei | zähl bis | drei zwei eins | eins zwei eins zwei |
        um zehn los | du bist dran | bist dran | ist dran | ich bin dran | wer ist dran | ich zähl | eins
        steht fest | nie im leben | im leben nicht | darf man | dürfen wir | ist erst | wird erst | prozent
        keine | zu wenig | zu viel | zu viele | hat schon | höher oder tiefer | auf drei | auf zwei | auf
        eins | du eins | wir zwei | wir drei | wir vier | wir fünf | wir sechs | ihr zwei | ihr drei | ihr
        vier | letztes mal | letzte mal | mal besser | mal schlimmer | wär schön | wäre schön | ich war |
        wir waren | den ofen | den wecker | als ich | als wir
    """,
    Kind.BC: """
        v chr | vor chr | v christus | vor christus | vor christi geburt | vor christi | vor christo | v u z
        | vor u z | vor unserer zeitrechnung | vor unserer zeit | vor der zeitenwende | vor der zeitrechnung
        | vor dieser zeitrechnung | v christi | vor christ | v chr geb | vor christus geburt | vor der
        christlichen zeitrechnung | vor geburt christi | vor der geburt christi | vor unsrer zeit | vor
        unsrer zeitrechnung
    """,
    Kind.ARTICLE: """
        nen runden | einen runden | ein rundes | ein glattes | einen glatten | nen glatten | ein gutes | ein
        knappes | ein volles | ein ganzes
    """,
    Kind.YEAR: "im jahre | das jahre | dem jahre",
}
