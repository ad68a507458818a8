"""German: the number words and units, and what it does with them."""

from __future__ import annotations

from intents.numbers.atoms import Kind
from intents.numbers.de_around import PHRASES, WORDS
from intents.numbers.tongue import Lexicon

_NUMERALS = {
    Kind.ZERO: "null: 0",
    Kind.ONES: "eins: 1, zwei: 2, drei: 3, vier: 4, fünf: 5, sechs: 6, sieben: 7, acht: 8, neun: 9",
    Kind.TEENS: """
        zehn: 10, elf: 11, zwölf: 12, dreizehn: 13, vierzehn: 14, fünfzehn: 15, sechzehn: 16, siebzehn: 17,
        achtzehn: 18, neunzehn: 19
    """,
    Kind.TENS: """
        zwanzig: 20, dreissig: 30, vierzig: 40, fünfzig: 50, sechzig: 60, siebzig: 70, achtzig: 80, neunzig:
        90
    """,
    Kind.HUNDRED: "hundert: 100",
    Kind.SCALE: """
        tausend: 1000, million: 1000000, millionen: 1000000, milliarde: 1000000000, milliarden: 1000000000,
        billion: 1000000000000, billionen: 1000000000000, billiarde: 1000000000000000, billiarden:
        1000000000000000
    """,
    Kind.ORDINAL: """
        erste: 1, zweite: 2, dritte: 3, vierte: 4, fünfte: 5, sechste: 6, siebte: 7, achte: 8, neunte: 9,
        zehnte: 10, elfte: 11, zwölfte: 12, dreizehnte: 13, vierzehnte: 14, fünfzehnte: 15, sechzehnte: 16,
        siebzehnte: 17, achtzehnte: 18, neunzehnte: 19, zwanzigste: 20, einundzwanzigste: 21,
        zweiundzwanzigste: 22, dreiundzwanzigste: 23, vierundzwanzigste: 24, fünfundzwanzigste: 25,
        sechsundzwanzigste: 26, siebenundzwanzigste: 27, achtundzwanzigste: 28, neunundzwanzigste: 29,
        dreissigste: 30, einunddreissigste: 31, hundertste: 100
    """,
}

_VALUES = {
    Kind.ZERO: """
        gar keine: 0, gar keiner: 0, gar keins: 0, gar keinen: 0, keine einzige: 0, kein einziger: 0, kein
        einziges: 0, keinen einzigen: 0, überhaupt keine: 0, überhaupt keiner: 0, überhaupt keinen: 0,
        überhaupt keins: 0, nicht eine einzige: 0, nicht ein einziger: 0, nul: 0, nill: 0, zero: 0
    """,
    Kind.ONES: "ein: 1, ein paar: 2, paar: 2",
    Kind.PART: """
        halb: 2, halbe: 2, halben: 2, halber: 2, halbes: 2, halbem: 2, hälfte: 2, drittl: 3, viertl: 4,
        viertels: 4, tausendstel: 1000, millionstel: 1000000
    """,
    Kind.DOZEN: "dutzend: 12, schock: 60, gros: 144",
    Kind.SCALE: """
        mio: 1000000, mrd: 1000000000, mille: 1000, riesen: 1000, tsd: 1000, k: 1000, tausender: 1000, mill:
        1000000, bio: 1000000000000, mios: 1000000, tausendern: 1000, mil: 1000000, milliarde: 1000000000,
        scheine: 1000
    """,
    Kind.HUNDREDS: "hunderter: 100, hundertern: 100, hunderterjahre: 100",
    Kind.TENS: "fuffi: 50, zwanni: 20, fuffie: 50",
    Kind.TEENS: "zehner: 10",
    Kind.DECADE: "zweitausender: 2000, zweitausendern: 2000, nuller: 0, nullern: 0, zehnern: 10",
    Kind.MIXED: """
        anderthalb: 3/2, anderthalbe: 3/2, anderthalben: 3/2, eineinhalb: 3/2, einenhalb: 3/2,
        einundeinhalb: 3/2
    """,
}

_UNITS = """
    mm: mm, millimeter, millimetern | cm: cm, zentimeter, zentimetern, centimeter | dm: dm, dezimeter | m:
    m, meter, metern, mtr | km: km, kilometer, kilometern, k m | inch: zoll | foot: fuß | mile: meile,
    meilen | lightyear: lichtjahr, lichtjahre, lichtjahren | mg: mg, milligramm | g: g, gramm, gr | kg: kg,
    kilo, kilos, kilogramm | halfkilo: pfund | zentner: zentner | t: t, tonne, tonnen | ms: ms,
    millisekunde, millisekunden | s: s, sek, sekunden | min: min, minute, minuten | h: h, std, stunde,
    stunden | day: tag, tage, tagen, tages | week: woche, wochen | month: monat, monate, monaten | year:
    jahre, jahren, jährchen | decade: jahrzehnt, jahrzehnte, jahrzehnten, dekade, dekaden | degree: grad |
    celsius: celsius, grad celsius, grad c, °c | fahrenheit: fahrenheit, grad fahrenheit, grad f, °f |
    kelvin: kelvin, grad kelvin | kmh: stundenkilometer, stundenkilometern, kilometer pro stunde, km pro
    stunde, kilometer in der stunde, kmh, km h, kilometer die stunde, km/h | ms1: meter pro sekunde, m pro
    sekunde, meter in der sekunde, mps | kms1: kilometer pro sekunde, km pro sekunde, kilometer in der
    sekunde | mph: meilen pro stunde | knot: knoten | m2: quadratmeter, quadratmetern, qm, m2 | km2:
    quadratkilometer, quadratkilometern, qkm, km2 | hectare: hektar | ml: ml, milliliter | cl: cl,
    zentiliter | l: l, liter, litern | m3: kubikmeter, kubikmetern, m3, cbm | euro: euro, euros, eur, öcken,
    mücken, kröten | cent: cent, cents | dollar: dollar, dollars, us-dollar | mark: mark, d-mark, dm mark,
    reichsmark | franc: franken, franc, francs | watt: watt | kilowatt: kilowatt, kw | megawatt: megawatt,
    mw | horsepower: ps, pferdestärken | calorie: kalorie, kalorien | kilocalorie: kilokalorie,
    kilokalorien, kcal | percent: prozent, prozentpunkte, vom hundert | permille: promille | thing:
    menschen, personen, person, einwohner, einwohnern, einwohnerinnen, leute, männer, frauen, kinder,
    länder, staaten, stück, stücke, dinger, karten, wörter, worte, mitglieder, seelen, tiere, arten, städte,
    inseln, sprachen, stimmen, exemplare, bücher, filme, lieder, stufen, stockwerke, etagen, zimmer, plätze,
    sitze, besucher, besuchern, soldaten, knochen, zähne, beine, sterne, planeten, monde, autos, opfer,
    tote, toten, tickets, münzen, davon, verschiedene, bewohner, mann, gäste, schlüssel, buchstaben, häuser
    | point: punkte, punkten, chips, chip
"""

LEXICON = Lexicon(
    code="de",
    decimal_sign=",",
    ones_first=True,
    numerals=_NUMERALS,
    words=WORDS,
    phrases=PHRASES,
    values=_VALUES,
    units=_UNITS,
    ordinal_endings=("", "n", "s", "r", "m"),
    part_ending="l",
    decade_endings=("", "er", "ern"),
    decade_marks="er ern s",
    aliases="""
        null: nulll | eins: ains oans eens eine einen | zwei: zwoo zwo zwoa zwai zwee zwie zweie zwaa tzwei
        | drei: drai dree dreie drui trei dri | vier: fier fiehr vir viere fia fir veer viar | fünf: fünfe
        fümf fünnef finf fenf füf fiv fümpf | sechs: sex sechse seks sexe söss sechsse säggs | sieben: siebn
        siem siebene söben simm siemn sibn sieme sieben' | acht: achte' oacht aacht | neun: noin neune nüün
        nein' neinn noun | zehn: zehne zen zehen zähn teihn zeh'n | elf: eilf elfe ölf oelf elwe | zwölf:
        zwölfe zwölv zwöif | dreizehn: dreizen draizehn | vierzehn: fierzehn verzehn vierzen | fünfzehn:
        fuffzehn fuchzehn fünfzen fuffzen fufzehn fuchzen | sechzehn: sechszehn sechzen sexzehn | siebzehn:
        siebenzehn siebzen simzehn | achtzehn: achzehn achtzen | neunzehn: neunzen | zwanzig: zwanzg
        zwanzich zwanzsch zwanzik zwonzig zwanzge zwanzisch | dreißig: dreissich dreissg dreißich dreisig
        dreizig dreißg dreisch dreißisch reißig | vierzig: vierzg vierzich fierzig firzig vierzsch virzig
        vierzisch | fünfzig: fuffzig fuffzich fünfzich fünfzg fuchzig fuchzg fuffzsch fufzig fünfzisch
        fuffzisch | sechzig: sechszig sechzich sechzg sexzig sechzsch sechzisch | siebzig: siebenzig
        siebzich siebzg siebzsch simzig siebzisch | achtzig: achzig achtzich achtzg achzich achtzisch |
        neunzig: neunzich neunzg neinzig neunzsch neunzisch | hundert: hunnert hundat hundart hunndert
        hundert' hundad honnert hunder | tausend: dausend tausent dusend taused tausnd | million: milljon
        milion | millionen: milljonen milionen | milliarde: miliarde | milliarden: miliarden | siebente:
        siebte
    """,
    homophones={},
    stems={"sieb": 7, "sech": 6, "zwan": 2, "dreis": 3, "dreiß": 3, "fuff": 5, "vierz": 4},
    suffixes={"zehn": 1, "zen": 1, "zig": 10, "ßig": 10, "sig": 10, "zich": 10},
    vague="""
        tausende hunderte dutzende millionenfach hunderten tausenden paar einige etliche viele wenige
        mehrere hälfte
    """,
    like_to="ist wie bist zu",
    like_digits="nein frei wir ihr hier für auch sicher vor führ wie",
    naming="""
        sagt ruft schreit flüstert brüllt meinen denken glauben schätzen sagen tippen vermuten raten
        meint hier uns geht mit tippt glaubt denkt schätzt nimmt es sind sinds spricht nochmal
    """,
    for_whom="für von",
    hours="uhr",
    definite="die der den das",
    adding="aber doch jedoch",
    of="von",
    denying="ne",
    lasting="",
    claiming="""
        sag sage sagen sagt schätze schätz tippe tipp tippt glaub glaube denk denke vermut vermute rate
        behaupte behaupt würd würde würds antwort lautet meinung schätzung wette wett nehm nehme geschätzt
        getippt trag trage wirf schreib schreibe notier notiere tendiere neige schwöre schwör beharre
        bestehe überzeugt garantiere garantier logge logg
    """,
    plurals=("en", "er", "e", "s", "n", "l"),
    adverbs=("weise", "lich", "mäßig", "maßen", "erdings", "halber"),
    offering="""
        kannst du | könntest du | kannste | mach | mache | machen | kann ich | können wir | sollen
        wir | soll ich | wollen wir | darf ich
    """,
    personal="ich wir mein meine meinen unser unsere hab",
    article_ones="ein",
    at_hours="um auf spieler platz tisch",
    soon="in",
    comparing="mehr als | weniger als | über | unter | mindestens | höher als",
    soft="""
        will wollen möchte brauche brauchen weiß wissen wüsste sohn tochter frau freund freundin weil komme
        kommen machen mache noch her alle beide dinge sache kein keine keinen nichts jemand niemand keiner
        gib
    """,
    parted="trag trage trägst logg logge tipp tippe",
    clitics=("s",),
    few="ein paar | paar",
    offered="""
        sagen | nehmen | schreiben | tippen | draus | daraus | eintragen | aufschreiben | notieren |
        hinschreiben
    """,
    too="zu",
    excess="viel viele hoch niedrig wenig wenige groß klein gering früh spät lang kurz",
    inexact="""
        und ein paar | und noch was | und etwas | und ein bisschen | und ein paar zerquetschte | und
        irgendwas | und was
    """,
    preferring="lieber besser eher",
    relating="so was",
    played="karten spieler",
    taking="",
    negating="niemals nie kaum keinesfalls kein keine keinen",
    closing="fertig",
    owning="hab habe haben hat hast hatte gibt bringt wert",
    questions="""
        mehr oder weniger als | höher oder tiefer | wären hundert | wären tausend | war das | waren
        das | liegt es unter | liegt es über | liegt das unter | liegt das über | liegt er unter |
        liegt er über | liegt sie unter | liegt sie über | liegt die zahl | war es | waren es | ist
        es | ist das | sind es | sind das | gibt es | könnte es | kann es | ist der | ist die | war
        der | war die | sind die | waren die | soll es | wäre es | müsste es | hatte es | hat es |
        hat er | hat sie | wurde es | wurde das | soll das | heißt das | meinst | ist
    """,
    likening="wie sowie genauso",
    reasoning="weil wenn falls weils obwohl nachdem bevor als denn",
    sharing="jeden jede jeder jedes jedem pro",
    concluding="also folglich somit daher deshalb mithin demnach ergo dann",
    asking="""
        weißt weisst wisst erinnerst was wer wen wem wessen wann wie wieso warum weshalb welche welcher
        welches welchen wo wohin woher kann kannst können könnt darf dürfen soll sollen ist sind war waren
        hat hast habt bist seid muss müssen stopp stop hilfe pause weiter nochmal wiederhole wiederhol frag
        fragt gib gebt ruf mach macht zähl zählt komm kommt schau guck hör warte lass lasst
    """,
    commands="stop stopp hilfe pause weiter nochmal nochmals wiederhole zurück aufhören passe noch fertig",
    pleading="bitte",
    telling="""
        nummer nr er sie wir ihr in um mit mein meine unser unsere bin noch zahlte bezahlte zahlt
        bezahlt kaufte gezahlt
    """,
    noise="untertitel untertitelung untertitelt copyright zdf ndr wdr swr mdr amara abonnieren",
    clock="um ist erst gegen ab seit bis wirds",
    subjects="ich wir da dann aber",
    stating="es das",
    participles=("ge", "t"),
    standing="",
    befores="nach vor",
    wondering="""
        könnte es | könnten es | kann es | können es | könnten das | könnte das | kann das | kann es sein |
        kann es sein das es | kann es sein das | könnte es sein das es | kann das sein das es | sind es |
        ist es | wären es | wäre es | wären das | wäre das | sind das | sind das so | müssten es | müsste es
        | sollten es | dürften es | könnten es so | wären das so | wird es | werden es
    """,
    respellings=(("ü", "ue"), ("ö", "oe"), ("ü", "u"), ("ö", "o"), ("ss", "s")),
)
