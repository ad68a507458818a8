"""German: the words of spoken numbers and years, and the words around answers."""

from __future__ import annotations

from intents.numbers.atoms import Kind
from intents.numbers.tongue import Lexicon

_WORDS = {
    Kind.AND: "und un undt",
    Kind.POINT: "komma koma punkt",
    Kind.OH: "oh o",
    Kind.ARTICLE: "eine einen einem einer eines ne nen nem ner n",
    Kind.MINUS: "minus negativ strich bindestrich gedankenstrich",
    Kind.OR: "oder",
    Kind.FROM: "von ab vom seit angefangen beginnend",
    Kind.TO: "bis biss pis bist",
    Kind.BETWEEN: "zwischen",
    Kind.WITHIN: "plusminus",
    Kind.NOT_BEFORE: "frühestens nach frühstens",
    Kind.NOT_AFTER: "spätestens vor spätstens",
    Kind.BC: "vchr",
    Kind.AD: "nchr ad",
    Kind.CENTURY: "jahrhundert jahrhunderts jahrhunderte jahrhunderten jhd jh jahrhundertes jhdt",
    Kind.MILLENNIUM: "jahrtausend jahrtausends jahrtausende jahrtausendes",
    Kind.EARLY: "anfang beginn frühen frühes frühe früher frühem anfangs",
    Kind.MIDDLE: "mitte mittlere mittleren mittleres mittlerem",
    Kind.LATE: "ende ausgehendes ausgehenden spätes späten späte später ausgang spätem",
    Kind.LAST: "letzte letzten letztes letzter letztem",
    Kind.YEAR: "jahr jahres anno",
    Kind.DIFFERENCE: "differenz spanne zeitspanne abstand unterschied zeitraum spannweite diff jahresspanne",
    Kind.MAKES: "macht ergibt sind",
    Kind.ABOUT: "um ungefähr etwa circa zirka ca rund etwas grob schätzungsweise knapp gut fast beinahe rum herum "
    "gegen annähernd nahezu ungefährt so umrum",
    Kind.EXACTLY: "genau exakt punktgenau nur präzise haargenau lediglich ausschließlich genaugenommen bloß",
    Kind.INSTEAD: "nein nee nö quatsch korrektur korrigiere stopp nä naa falsch blödsinn mist "
    "stattdessen verbessere unsinn",
    Kind.SOFTLY: "sorry tschuldigung entschuldigung verzeihung pardon eigentlich beziehungsweise bzw lieber ups sondern aber vielmehr hoppla "
    "besser eher halt doch ach",
    Kind.NOT: "nicht",
    Kind.STALL: "warte wart moment",
    Kind.HESITATION: "äh ähm öh öhm hm hmm mhm ehm eh ääh em mm ähh öhh uh um-äh hmmm",
    Kind.FREE: "der die das den dem des im in am zum zur ich du wir es er sie ist war waren wäre wären wär wärn sei "
    "denke denk glaube glaub glauben denken meine mein meinen würde würd würden sage sag sagen sagt sagte gesagt "
    "schätze schätz schätzen geschätzt tippe tipp tippen tip rate raten vermute vermut vermuten nehme nehm nehmen "
    "behaupte behaupt finde find wette wett hätte hätt hätten habe hab haben hat vielleicht wahrscheinlich vermutlich "
    "möglicherweise wohl bestimmt sicher sicherlich definitiv jedenfalls auf also na naja tja nun gibt "
    "mal jetzt dann da dort hier schon noch bitte danke gern gerne okay ok gut alles klar mindestens höchstens maximal "
    "minimal über unter mehr weniger müsste müssten müsst muss müssen dürfte dürften könnte könnten kann können sollte "
    "sollten soll wird werden sein gewesen meiner meines unsere unser antwort lautet heißt schreibe schreib "
    "geschrieben aufgeschrieben notiert stehen steht hingeschrieben dasteht bei mir uns laut gefühlt gefühlte volle voll "
    "ganze ganzen ganz runde runden glatte glatt insgesamt zusammen ehrlich ehrlicherweise einfach auch eben ja "
    "jo joa jep jup jawohl hoch lang breit tief alt schwer groß schnell weit dick entfernt länge höhe breite gewicht "
    "alter größe wo irgendwo irgendwann irgendwie irgendwas irgendetwas ungefähren dingsda gesamt leute freunde zeit "
    "hallo hey hi servus moin mann mensch oha puh uff oje ohje boah wow herrje gott zahl wert summe betrag durchschnitt "
    "durchschnittlich immerhin sogar bereits plus wurde passiert passierte geschah geschehen stattgefunden fand "
    "statt liegt lag liegen dazwischen spontan intuitiv zeitlich datum entschieden bleibe bleib bleiben nämlich "
    "schlussendlich letztlich letztendlich endlich trotzdem gleich fest los wirklich tatsächlich "
    "mehrere paarweise denn demnach sagma sagmal sachma sach würd's wirds haut hinkommen kommt hin sowas dran daran "
    "drin damals jahreszahl jahreszahlen tippt nimm trag ein-getragen eingetragen setze setz getippt wär's hätt's wars "
    "ists sinds dürftens ein-mal liebe lieber-gott setzen gehe geh gehen geht gehn nahm gehabt ihr euch-sagen jahrzehnt zeiten",
    Kind.BLOCK: "was wer wen wem wessen wann wie wieso warum weshalb welche welcher welches welchen wohin woher "
    "nochmal nochmals wiederhole wiederholen wiederhol frage fragen frag fragst fragt regel regeln punktestand runde runden team karte karten kapitel seite gruppe platz "
    "spieler spielerin spielen spiel spielt hilfe stop pause aufhören weiter wieder dran-ist lauter leiser langsamer "
    "kannst könntest kannste könnt hast bist-du weiß weißt wissen wüsste wusste sollst will willst möchte möchtest "
    "gib gibst brauche brauch brauchen wenn weil falls bevor geboren geburtstag handy telefon uhr montag dienstag "
    "mittwoch donnerstag freitag samstag sonntag januar februar märz april mai juni juli august september oktober "
    "november dezember alexa mich dich euch ihm ihn ihnen schwester bruder mutter vater mama papa oma opa tante onkel "
    "frau sohn tochter freund freundin dinge sache jemand niemand keiner alle beide anderen andere nächste nächster "
    "nächstes nächsten bier kaffee hunger durst müde langweilig passe zweifel kein keine keinen nichts "
    "nie hör höre hören verstehe verstanden verstehst rede reden klo toilette gewinnt gewonnen verloren fertig bereit "
    "los-gehts übrigens deine dein deinen heute morgen gestern abend nachts mittags minütchen mach machen machst tue "
    "tun tut kommst komme kommen seid her hinaus überlegen überlege",
}

_PHRASES = {
    Kind.TO: "bis hin zu\nbis zu\nbis zum\nbis zum jahr\nbis ins jahr\nbis in die\nbis ins\nbis hin zum\nbis in das jahr\n"
    "bis in den\nund endet\nendet\nund bis\nbis einschließlich\nbis etwa\nbis zur\nbis in\n"
    "bis ans\nbis in das\nwie es",
    Kind.FROM: "ab dem jahr\nab dem\nvon dem\nangefangen bei\nbeginnend mit\nvon anfang\nfängt an\nfängt an bei",
    Kind.WITHIN: "auf beiden seiten von\nauf beiden seiten\nzu beiden seiten\nzu beiden seiten von\nauf jeder seite\nauf jeder seite von\nin beide richtungen\n"
    "in jede richtung\nnach oben und unten\nnach oben und nach unten\nnach oben oder unten\nvor und nach\nvor oder nach\nrauf oder runter\nrauf und runter\n"
    "davor und danach\ndavor oder danach\nnach beiden seiten\nnach vorn und hinten\nnach vorne und hinten\nhin oder her\nhin und her\nmehr oder weniger als\nfrüher oder später\nplus minus\nplus oder minus\nplus-minus\nplus und minus\nplus/minus\nplus beziehungsweise minus",
    Kind.NOT_BEFORE: "nicht vor\nnicht früher als\nnicht eher als\nnicht vor dem jahr\nauf keinen fall vor\nkeinesfalls vor\n"
    "später als\nnach dem jahr\nkeinesfalls früher als\nauf jeden fall nach\nirgendwann nach\nniemals vor",
    Kind.NOT_AFTER: "nicht nach\nnicht später als\nauf keinen fall nach\nkeinesfalls nach\nfrüher als\nvor dem jahr\n"
    "keinesfalls später als\nauf jeden fall vor\nirgendwann vor\nniemals nach",
    Kind.AD: "anno domini\nunserer zeit\nunserer zeitrechnung",
    Kind.BELOW: "unter null\nunter dem gefrierpunkt\nunter 0",
    Kind.EARLY: "am anfang\nzu beginn\nzu anfang",
    Kind.MAKES: "das macht\nmacht zusammen\ndas ergibt\ndas sind\nalso sind das\ndas wären\nsind also",
    Kind.ABOUT: "so was wie\nsowas wie\netwas wie\nso etwas wie\nirgendwas wie\noder so\noder so ähnlich\nmehr oder weniger\nso um die\nso an die\nan die\nin etwa\nso um den dreh\nplus minus ein paar\n"
    "um den dreh\nüber den daumen\nüber den daumen gepeilt\noder so was\noder sowas\nso etwa\nso ungefähr\nso circa\n"
    "so rund\nin der gegend\nin der gegend von\nin der größenordnung\nin der größenordnung von\num die\num das jahr\nso um\n"
    "plus minus ein bisschen\nplus minus ein paar jahre\nrund um\nirgendwann um\nin der nähe von\nso gegen\nso zirka\n"
    "oder in der gegend\noder so in der art\noder so in dem dreh\nplusminus ein paar\noder etwas in der art\nwende zum",
    Kind.EXACTLY: "auf den punkt\npunkt genau\nganz genau\nund kein anderes\nund sonst keins\nund sonst nichts\nsonst nichts\nkein anderes\n"
    "nur das jahr\nnur dieses jahr\nund nur das\ngenau dieses jahr\ngenau das jahr\nein einziges jahr\neinzig\n"
    "ein jahr genau\nexakt dieses jahr\nund nichts anderes\nund nicht mehr\nund nur dieses jahr\nund zwar genau\n"
    "auf das jahr genau\naufs jahr genau\nnur das eine jahr\ngenau in dem jahr\ngenau in diesem jahr\nexakt im jahr\n"
    "und fertig\nund sonst kein jahr\nein einzelnes jahr\nnur ein jahr\nnur dieses eine jahr\nnichts anderes\n"
    "keine spanne\nohne spanne",
    Kind.INSTEAD: "halt nein\nach nein\nach nee\nach quatsch\nnee warte\nnein warte\nstreich das\nstreich die\nvergiss das\n"
    "falsch gesagt\nich korrigiere\nich verbessere mich\nich korrigiere mich\nbesser gesagt\ngenauer gesagt\n"
    "mach mal\nmach daraus\nmach draus\nmach lieber\ndoch nicht\ndoch lieber\nnehme zurück\nnehm ich zurück\nich nehme das zurück\n"
    "oder nein\noder nee\noder doch\noder besser\noder halt\noder warte\ndas war falsch\nstimmt nicht\ndas stimmt nicht\n"
    "nein doch\nnicht doch\nwas sag ich\nwas rede ich\nich hab mich versprochen\n"
    "ich habe mich versprochen\nhab mich versprochen\nversprochen\n"
    "kleine korrektur\nändere das auf\nänder das auf\nlass uns\nich ändere auf\nändern auf\n"
    "oder sagen wir\noder sagen wir lieber\nhalt stopp\nmoment nein\nnein moment\nach was\n"
    "ändere auf\nmoment mal nein\nwarte mal nein",
    Kind.SOFTLY: "ich meine\nich mein\nich meinte\nich wollte sagen\nvielmehr\nwollte ich sagen\naber meinte\naber ich meinte\n"
    "das heißt\naber gemeint\ngemeint war\ngemeint waren\ngemeint sind\ngemeint ist\ngemeint\ndoch eher\ndann doch\nmeinte\n"
    "mein ich\nich meinte natürlich\nich meine natürlich\nbesser gesagt\ngenauer gesagt\ntut mir leid\nmein fehler\noder vielleicht\noder eher\nna gut",
    Kind.NOT: "statt\nanstatt\nanstelle von\nnicht etwa",
    Kind.STALL: "moment mal\neinen moment\neinen moment bitte\neinen moment noch\nmoment bitte\nmoment noch\nwarte mal\nwart mal\n"
    "eine sekunde\neine sekunde noch\nsekunde\nsekunde noch\nsekunde mal\neinen augenblick\naugenblick\nkleinen moment\n"
    "einen kleinen moment\neine minute\neine minute noch\neinen augenblick bitte\naugenblick bitte\nwarten sie\n"
    "lass mich überlegen\nlass mich nachdenken\nlass mal überlegen\nlass mich kurz überlegen\nlass mich mal überlegen\n"
    "moment ich überlege\nwarte kurz\nich überlege\nmuss überlegen\nmal überlegen\nmal sehen\nmal schauen\ngleich\n"
    "lass mal sehen\nlass sehen\nschauen wir mal\ngib mir eine sekunde\ngib mir einen moment\neinen moment mal\n"
    "ne sekunde\nnen moment\nn moment\nne minute\nkurz noch\nnoch kurz\neinen kurzen moment\nich überlege kurz\n"
    "ich muss überlegen\nich muss kurz überlegen\nmuss ich überlegen\nda muss ich überlegen\nnoch einen moment\n"
    "noch eine sekunde\nnoch eine minute",
    Kind.FREE: "keine ahnung\nich habe keine ahnung\nich hab keine ahnung\nhab keine ahnung\nkeinen schimmer\n"
    "ich hab keinen schimmer\nich habe keinen schimmer\nkeinen plan\nkein plan\nweiß nicht\nich weiß nicht\n"
    "weiß ich nicht\nich weiß es nicht\nweiß es nicht\nich weiß nicht genau\nweiß nicht genau\nkeine ahnung ey\n"
    "was weiß ich\nwer weiß\ngott weiß\nich weiß nicht so recht\nich weiß nicht so genau\nweiß ich nicht genau\n"
    "nicht sicher\nich bin nicht sicher\nbin nicht sicher\nbin mir nicht sicher\nich bin mir nicht sicher\n"
    "ich bin mir nicht ganz sicher\nich bin sicher\nich bin mir sicher\nbin mir sicher\nda bin ich mir sicher\n"
    "ganz sicher\nziemlich sicher\nich bin mir ziemlich sicher\nbin ziemlich sicher\nschwer zu sagen\nsag ich mal\n"
    "sage ich mal\nwürde ich sagen\nwürd ich sagen\nwürde ich mal sagen\nwürd ich mal sagen\nwenn ich raten müsste\n"
    "wenn ich raten muss\nwenn ich schätzen müsste\nwenn ich mich recht erinnere\nwenn ich mich nicht irre\n"
    "wenn mich nicht alles täuscht\nwenn ich mich richtig erinnere\nwenn ich ehrlich bin\naus dem bauch heraus\n"
    "aus dem bauch\nins blaue\nins blaue hinein\nins blaue geraten\nblind geraten\ngeraten\nreine vermutung\n"
    "nur geraten\nist nur geraten\nwild geraten\nmeine schätzung ist\nmeine schätzung\nmein tipp\nmein bauchgefühl sagt\n"
    "bauchgefühl\nmeiner meinung nach\nmeines wissens\nsoweit ich weiß\nso weit ich weiß\nein bisschen mehr als\n"
    "ein bisschen weniger als\nein bisschen über\nein bisschen unter\nein bisschen\nein wenig\nein klein wenig\n"
    "etwas mehr als\netwas weniger als\netwas über\netwas unter\nnicht mehr als\nnicht weniger als\nnicht ganz\n"
    "mehr als\nweniger als\noder mehr\noder weniger\njahre alt\nüber dem meeresspiegel\nüber normalnull\nüber null\n"
    "in der summe\nim schnitt\nim durchschnitt\nalles in allem\nalle zusammen\nich will sagen\nauf jeden fall\n"
    "auf keinen fall mehr als\nhöchstwahrscheinlich\nich gehe mit\nich geh mit\nich bleibe bei\nich bleib bei\n"
    "ich nehme mal\nich nehm mal\nwir nehmen\nwir sagen\nwir haben\nwir schätzen\nwir tippen auf\nwir glauben\n"
    "bei uns sind es\nbei uns steht\nich gehe auf\nich geh auf\nich tippe auf\nich tippe mal auf\nich tipp auf\nich tipp mal auf\n"
    "tippe auf\ntipp auf\ntippe mal auf\nwir gehen auf\nwürde auf\nwürd auf\nich würde auf\nich würd auf\nich würde tippen auf\n"
    "wette auf\nich wette auf\nich setze auf\nich komme auf\nich komm auf\nwir kommen auf\nkomme auf\nkomm auf\nkommen auf\nschätze auf\n"
    "geschätzt auf\nschätz auf\nich schätze auf\nschätze mal auf\nschätze mal\nich lege mich fest auf\nich leg mich fest auf\n"
    "leg mich fest\nlege mich fest\nich leg mich fest\nich lege mich fest\nletztes wort\nmein letztes wort\n"
    "letzte antwort\nmeine letzte antwort\nes dürften\nes dürfte\nes müssten\nwas denkst du\nwie wäre es mit\n"
    "wie wärs mit\nwie wär's mit\nwie wär es mit\nwas ist mit\nzu hoch gegriffen\nich rate mal\nrat ich mal\n"
    "rate ich mal\nich könnte mir vorstellen\nkönnte ich mir vorstellen\nkann ich mir vorstellen\nkönnt ich mir vorstellen\n"
    "ich weiß\ndas weiß ich\nweiß ich\nich weiß es\ndie frage ist schwer\nschwere frage\ngute frage\ndas ist schwer\n"
    "ist das schwer\nschwierig\ndas ist schwierig\nschwierige frage\nleicht\ndas ist leicht\neinfach\nist einfach\n"
    "ach du meine güte\nmeine güte\nach gott\nach du lieber gott\noh gott\noh je\noh mann\noh mein gott\nach ja\nach so\n"
    "oh ja\nach komm\nkomm\nkomm schon\nso ein mist\nist doch klar\ndas ist doch\ndas sind doch\ndas war doch\nist ja\n"
    "doch bestimmt\ndoch sicher\ndoch wohl\nes war doch\nes sind doch\n"
    "schreib mal\nschreib auf\nschreib hin\nschreib mal auf\nnimm mal\ntrag ein\nda steht\nauf meinem zettel steht\nauf dem zettel steht\n"
    "bei mir steht\nhabe ich\nhab ich\nich hab da\nhatte ich\nich hatte\nauf meinem zettel\nauf meinem blatt steht\n"
    "einen guten\nein guter\nkann das sein\nkönnte das sein\nhaut das hin\nich fürchte\nfürchte ich\nkann hinkommen\nmöchte ich sagen\nmöcht ich sagen\n"
    "ich möchte sagen\nich hätte gern\nich hätte gerne\nich hätte gesagt\nhätte ich gesagt\nhätt ich gesagt\n"
    "glaube ich\nglaub ich\ndenke ich\ndenk ich\nschätze ich\nschätz ich\nvermute ich\nvermut ich\nmeine ich mal\n"
    "finde ich\ntippe ich\ntipp ich\nrate ich\nwürde ich tippen\nwürd ich tippen\nwürde ich schätzen\nwürd ich schätzen\n"
    "würde ich raten\nwürde ich meinen\nda lag\nda war\nda waren\noder etwa\nwas soll's\nwas solls\negal\nist egal\n"
    "keine lust\nich gebe auf\nund zwar\nund das wars\nund das war's\nfinal\ndas ist alles\nnur so\nnur so ein gefühl\n"
    "nur eine vermutung\nist nur eine vermutung\nganz grob\ngrob geschätzt\ngrob gesagt\nrund gerechnet\ngut und gerne\n"
    "gut und gern\nso in etwa\nda würde ich sagen\nda würd ich sagen\nda sag ich\nda sage ich\nda tippe ich auf\n"
    "da sag ich mal\ndann sag ich\ndann sage ich\nalso gut\nja gut\nnun gut\nna gut\nso genau weiß ich das nicht\n"
    "so genau weiß ich es nicht\ngenau weiß ich es nicht\ngenau weiß ich das nicht\ngenau weiß ichs nicht\nalle achtung\n"
    "um ehrlich zu sein\num genau zu sein\num sicher zu gehen\num sicherzugehen\nsicherheitshalber\num es genau zu sagen\nsind es\ndürften es sein\nmüssten es sein\nkönnten es sein\n"
    "könnte es sein\nmüsste es sein\nwerden es\nwird es\nwird's\nwerden wohl\nwird wohl\nso viel\nso viele\nso lange\nso lang\n"
    "bis zu",
    Kind.BLOCK: "einer von uns\neine von uns\neiner von euch\neins von\neine frage\neinen von\neine runde\nnoch eins\nnoch eine\n"
    "noch einen\nnoch mal\nnoch ein mal\nnoch einmal\nauf einmal\nzu zweit\nzu dritt\nzu viert\nzu fünft\nwir sind\nich bin\n"
    "sind wir\nhaben wir\nhast du\nhabt ihr\nbist du\nbin dran\nhab acht\nhabt acht\neins noch\neiner noch\ndie eins\nder eine\ndie eine\ndas eine\n"
    "in acht\nacht geben\ngib acht\ngebt acht\nein anderer\neine andere\nkann ich\nkönnen wir\nkann man\nwas ist\nsoll ich\n"
    "darf ich\nmuss ich\nwollen wir\nmöchte ich\nein spiel\neine pause\nist dran\nbin ich",
}

_VALUES = {
    Kind.ZERO: "nul: 0, nill: 0, zero: 0",
    Kind.ONES: "ein: 1",
    Kind.PART: "halb: 2, halbe: 2, halben: 2, halber: 2, halbes: 2, halbem: 2, hälfte: 2, drittl: 3, viertl: 4, viertels: 4",
    Kind.DOZEN: "dutzend: 12, schock: 60, gros: 144",
    Kind.SCALE: "mio: 1000000, mrd: 1000000000, mille: 1000, riesen: 1000, tsd: 1000, k: 1000, tausender: 1000, mill: 1000000, "
    "bio: 1000000000000, mios: 1000000, tausendern: 1000, mil: 1000000, milliarde: 1000000000, scheine: 1000",
    Kind.HUNDREDS: "hunderter: 100, hundertern: 100, hunderterjahre: 100",
    Kind.TENS: "fuffi: 50, zwanni: 20, fuffie: 50",
    Kind.TEENS: "zehner: 10",
    Kind.DECADE: "zweitausender: 2000, zweitausendern: 2000, nuller: 0, nullern: 0, zehnern: 10",
    Kind.MIXED: "anderthalb: 3/2, anderthalbe: 3/2, anderthalben: 3/2, eineinhalb: 3/2, einenhalb: 3/2, einundeinhalb: 3/2",
}

_UNITS = {
    "mm": "mm,millimeter,millimetern",
    "cm": "cm,zentimeter,zentimetern,centimeter",
    "dm": "dm,dezimeter",
    "m": "m,meter,metern,mtr",
    "km": "km,kilometer,kilometern,k m",
    "inch": "zoll",
    "foot": "fuß",
    "mile": "meile,meilen",
    "lightyear": "lichtjahr,lichtjahre,lichtjahren",
    "mg": "mg,milligramm",
    "g": "g,gramm,gr",
    "kg": "kg,kilo,kilos,kilogramm",
    "halfkilo": "pfund",
    "zentner": "zentner",
    "t": "t,tonne,tonnen",
    "ms": "ms,millisekunde,millisekunden",
    "s": "s,sek,sekunden",
    "min": "min,minute,minuten",
    "h": "h,std,stunde,stunden",
    "day": "tag,tage,tagen,tages",
    "week": "woche,wochen",
    "month": "monat,monate,monaten",
    "year": "jahre,jahren,jährchen",
    "decade": "jahrzehnt,jahrzehnte,jahrzehnten,dekade,dekaden",
    "degree": "grad",
    "celsius": "celsius,grad celsius,grad c",
    "fahrenheit": "fahrenheit,grad fahrenheit,grad f",
    "kelvin": "kelvin,grad kelvin",
    "kmh": "stundenkilometer,stundenkilometern,kilometer pro stunde,km pro stunde,kilometer in der stunde,kmh,km h,"
    "kilometer die stunde,km/h",
    "ms1": "meter pro sekunde,m pro sekunde,meter in der sekunde,mps",
    "mph": "meilen pro stunde",
    "knot": "knoten",
    "m2": "quadratmeter,quadratmetern,qm,m2",
    "km2": "quadratkilometer,quadratkilometern,qkm,km2",
    "hectare": "hektar",
    "ml": "ml,milliliter",
    "cl": "cl,zentiliter",
    "l": "l,liter,litern",
    "m3": "kubikmeter,kubikmetern,m3,cbm",
    "euro": "euro,euros,eur,öcken,mücken,kröten",
    "cent": "cent,cents",
    "dollar": "dollar,dollars,us-dollar",
    "mark": "mark,d-mark,dm mark,reichsmark",
    "franc": "franken,franc,francs",
    "watt": "watt",
    "kilowatt": "kilowatt,kw",
    "megawatt": "megawatt,mw",
    "horsepower": "ps,pferdestärken",
    "calorie": "kalorie,kalorien",
    "kilocalorie": "kilokalorie,kilokalorien,kcal",
    "percent": "prozent,prozentpunkte,vom hundert",
    "permille": "promille",
    "thing": "menschen,personen,person,einwohner,einwohnern,einwohnerinnen,leute,männer,frauen,kinder,länder,staaten,stück,"
    "stücke,dinger,punkte,punkten,chips,chip,karten,wörter,worte,mitglieder,seelen,tiere,arten,städte,inseln,sprachen,"
    "stimmen,exemplare,bücher,filme,lieder,stufen,stockwerke,etagen,zimmer,plätze,sitze,besucher,besuchern,soldaten,"
    "knochen,zähne,beine,sterne,planeten,monde,autos,mal,opfer,tote,toten,tickets,münzen,davon,verschiedene,bewohner,"
    "mann,gäste,schlüssel,buchstaben,häuser",
}

LEXICON = Lexicon(
    code="de",
    decimal_sign=",",
    ones_first=True,
    words=_WORDS,
    phrases=_PHRASES,
    values=_VALUES,
    units=_UNITS,
    rewrites=(
        (r"\+\s*/?\s*-", " ± "),
        (
            r"\bv\.?\s?chr\b\.?|\bvor chr\b\.?|\b(?:vor|v\.?) ?christ[iuo]s?\b(?: geburt)?|\bv\.?\s?u\.?\s?z\b\.?",
            " vchr ",
        ),
        (r"\bvor (?:unserer|der|dieser) (?:zeit(?:rechnung|enwende)?|christlichen zeitrechnung)\b", " vchr "),
        (
            r"\bn\.?\s?chr\b\.?|\bnach chr\b\.?|\b(?:nach|n\.?) ?christ[iuo]s?\b(?: geburt)?|\bn\.?\s?u\.?\s?z\b\.?",
            " nchr ",
        ),
        (
            r"\bnach (?:unserer|der|dieser) (?:zeit(?:rechnung|enwende)?|christlichen zeitrechnung)\b",
            " nchr ",
        ),
        (r"\bvor(?=\s+(?:bis|und)\b.*\b(?:nchr|unserer zeit))", " vchr "),
        (r"(?<=\d[:.]\d\d) uhr\b", ""),
        (r"\b(die|der|den) (\d{1,3}0) (?=jahren?\b)", r"\1 \2er "),
        (r"\buhr\s+(?=\d|null|ein|zwei|drei|vier|fünf|sech|sieb|acht|neun|zehn|elf|zwölf|zwan)", ""),
        (r"(?<=\d)\s*-\s*(?=ern?\b)", ""),
        (r"\bv(?=\s*(?:bis|\d|$))", " vchr "),
    ),
    ordinal_endings=("", "n", "s", "r", "m"),
    part_ending="l",
    decade_endings=("", "er", "ern"),
    aliases={
        "null": "nulll",
        "eins": "ains oans eens eine einen",
        "zwei": "zwo zwoa zwai zwee zwie zweie zwaa tzwei",
        "drei": "drai dree dreie drui trei dri",
        "vier": "fier fiehr vir viere fia fir veer viar",
        "fünf": "fünfe fümf fünnef finf fenf füf fiv fümpf",
        "sechs": "sex sechse seks sexe söss sechsse säggs",
        "sieben": "siebn siem siebene söben simm siemn sibn sieme sieben'",
        "acht": "achte' oacht aacht",
        "neun": "noin neune nüün nein' neinn noun",
        "zehn": "zehne zen zehen zähn teihn zeh'n",
        "elf": "elfe ölf oelf elwe",
        "zwölf": "zwölfe zwölv zwöif",
        "dreizehn": "dreizen draizehn",
        "vierzehn": "fierzehn verzehn vierzen",
        "fünfzehn": "fuffzehn fuchzehn fünfzen fuffzen fufzehn fuchzen",
        "sechzehn": "sechszehn sechzen sexzehn",
        "siebzehn": "siebenzehn siebzen simzehn",
        "achtzehn": "achzehn achtzen",
        "neunzehn": "neunzen",
        "zwanzig": "zwanzg zwanzich zwanzsch zwanzik zwonzig zwanzge",
        "dreißig": "dreissich dreissg dreißich dreisig dreizig dreißg dreisch",
        "vierzig": "vierzg vierzich fierzig firzig vierzsch virzig",
        "fünfzig": "fuffzig fuffzich fünfzich fünfzg fuchzig fuchzg fuffzsch fufzig",
        "sechzig": "sechszig sechzich sechzg sexzig sechzsch",
        "siebzig": "siebenzig siebzich siebzg siebzsch simzig",
        "achtzig": "achzig achtzich achtzg achzich",
        "neunzig": "neunzich neunzg neinzig neunzsch",
        "hundert": "hunnert hundat hundart hunndert hundert' hundad honnert hunder",
        "tausend": "dausend tausent dusend taused tausnd",
        "million": "milljon milion",
        "millionen": "milljonen milionen",
        "milliarde": "miliarde",
        "milliarden": "miliarden",
        "siebente": "siebte",
    },
    questions="war das\nwaren das\nwar es\nwaren es\nist es\nist das\nsind es\nsind das\ngibt es\nkönnte es\nkann es\nist der\nist die\n"
    "war der\nwar die\nsind die\nwaren die\nsoll es\nwäre es\nmüsste es\nhatte es\nhat es\nhat er\nhat sie\nwurde es\nwurde das\nsoll das\nheißt das\nmeinst",
    vague="tausende hunderte dutzende millionenfach hunderten tausenden paar einige etliche viele wenige mehrere",
    like_to="ist wie bist zu",
    homophones={},
    stems={"sieb": 7, "sech": 6, "zwan": 2, "dreis": 3, "dreiß": 3, "fuff": 5, "vierz": 4},
    suffixes={"zehn": 1, "zen": 1, "zig": 10, "ßig": 10, "sig": 10, "zich": 10},
    respellings=(("ü", "ue"), ("ö", "oe"), ("ü", "u"), ("ö", "o"), ("ss", "s")),
)
