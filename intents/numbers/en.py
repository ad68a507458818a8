"""English: the number words and units, and what it does with them."""

from __future__ import annotations

from intents.numbers.atoms import Kind
from intents.numbers.en_around import PHRASES, WORDS
from intents.numbers.tongue import Lexicon

_NUMERALS = {
    Kind.ZERO: "zero: 0",
    Kind.ONES: "one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9",
    Kind.TEENS: """
        ten: 10, eleven: 11, twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen:
        17, eighteen: 18, nineteen: 19
    """,
    Kind.TENS: """
        twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90
    """,
    Kind.HUNDRED: "hundred: 100",
    Kind.SCALE: """
        thousand: 1000, million: 1000000, billion: 1000000000, trillion: 1000000000000, quadrillion:
        1000000000000000
    """,
    Kind.ORDINAL: """
        first: 1, second: 2, third: 3, fourth: 4, fifth: 5, sixth: 6, seventh: 7, eighth: 8, ninth: 9,
        tenth: 10, eleventh: 11, twelfth: 12, thirteenth: 13, fourteenth: 14, fifteenth: 15, sixteenth: 16,
        seventeenth: 17, eighteenth: 18, nineteenth: 19, twentieth: 20, thirtieth: 30
    """,
}

_VALUES = {
    Kind.ZERO: """
        none at all: 0, none whatsoever: 0, not a single one: 0, not even one: 0, absolutely none: 0,
        nought: 0, naught: 0, nil: 0, null: 0, zilch: 0, aught: 0, ought: 0, none: 0
    """,
    Kind.ONES: """
        fore: 4, fife: 5, sicks: 6, a couple of: 2, a couple: 2, couple of: 2, a pair of: 2, couple: 2,
        just the one: 1, only the one: 1, all two: 2, all three: 3, all four: 4, all five: 5, all six: 6,
        all seven: 7, all eight: 8, all nine: 9
    """,
    Kind.PART: """
        half: 2, halves: 2, half a: 2, half an: 2, quarter: 4, quarters: 4, hundredth: 100, hundredths: 100,
        thousandth: 1000, thousandths: 1000, millionth: 1000000, millionths: 1000000
    """,
    Kind.DOZEN: "dozen: 12, dozens: 12, score: 20, bakers dozen: 13, gross: 144",
    Kind.SCALE: """
        grand: 1000, k: 1000, thou: 1000, bn: 1000000000, mil: 1000000, mill: 1000000, mio: 1000000,
        trillion: 1000000000000, trillions: 1000000000000, thousands: 1000, millions: 1000000, billions:
        1000000000, mn: 1000000, milion: 1000000, bil: 1000000000, tn: 1000000000000
    """,
    Kind.ORDINAL: "first: 1, second: 2",
    Kind.DECADE: "tens: 10, teens: 10, noughties: 0, aughts: 0, two thousands: 2000, oughties: 0",
}

_UNITS = """
    mm: mm, millimetre, millimetres, millimeter, millimeters | cm: cm, cms, centimetre, centimetres,
    centimeter, centimeters, centimetre long | dm: dm, decimetre, decimetres, decimeter, decimeters | m: m,
    metre, metres, meter, meters | km: km, kms, kilometre, kilometres, kilometer, kilometers, klicks, k m |
    inch: inch, inches | foot: foot, feet, ft | yard: yard, yards, yd | mile: mile, miles, mi | lightyear:
    light year, light years, light-year, lightyear, lightyears | mg: mg, milligram, milligrams, milligramme,
    milligrammes | g: g, gram, grams, gramme, grammes, gr | kg: kg, kgs, kilo, kilos, kilogram, kilograms,
    kilogramme, kilogrammes | ounce: ounce, ounces, oz | pound: pound, pounds, lb, lbs, quid | stone: stone,
    stones | t: t, ton, tons, tonne, tonnes, metric tons, metric tonnes, metric ton | ms: ms, millisecond,
    milliseconds | s: s, sec, secs, seconds | min: min, mins, minute, minutes | h: h, hr, hrs, hour, hours |
    day: day, days | week: week, weeks | month: month, months | year: years, yr, yrs, years time | decade:
    decade, decades | degree: degree, degrees, deg | celsius: celsius, degrees celsius, degree celsius,
    centigrade, degrees centigrade, degrees c, °c | fahrenheit: fahrenheit, degrees fahrenheit, degrees f,
    °f | kelvin: kelvin, degrees kelvin | kmh: kilometres per hour, kilometers per hour, kilometres an hour,
    kilometers an hour, kph, kmh, km h, kilometre per hour | kms1: kilometres per second, kilometers per
    second, kilometre per second, kilometres a second, km per second | ms1: metres per second, meters per
    second, metres a second, meters a second, mps | mph: miles per hour, miles an hour, mph | knot: knots,
    knot | m2: square metres, square meters, square metre, square meter, m2, sq m, sqm, qm | km2: square
    kilometres, square kilometers, square kilometre, square kilometer, km2, sq km, qkm | hectare: hectare,
    hectares, ha | acre: acre, acres | mile2: square miles, square mile | ml: ml, millilitre, millilitres,
    milliliter, milliliters | cl: cl, centilitre, centilitres, centiliter, centiliters | l: l, litre,
    litres, liter, liters | m3: cubic metres, cubic meters, m3, cbm, cubic metre, cubic meter | gallon:
    gallon, gallons | pint: pint, pints | euro: euro, euros, eur | cent: cents | dollar: dollar, dollars,
    usd, bucks, buck, us dollars | watt: watt, watts | kilowatt: kilowatt, kilowatts, kw | megawatt:
    megawatt, megawatts, mw | horsepower: horsepower, hp | calorie: calorie, calories | kilocalorie:
    kilocalorie, kilocalories, kcal | percent: percent, per cent, percentage points, pct | permille: per
    mille, per mil, per thousand | thing: people, persons, person, inhabitants, residents, citizens, men,
    women, children, countries, pieces, items, units, words, members, souls, humans, animals, species,
    states, cities, islands, languages, votes, copies, books, films, movies, songs, steps, floors, storeys,
    stories, rooms, seats, visitors, passengers, soldiers, bones, teeth, legs, stars, planets, moons, cars,
    tokens, of them, different ones, times, kids, victims, deaths, tickets, coins, keys | point: points,
    chips, chip
"""

LEXICON = Lexicon(
    code="en",
    decimal_sign=".",
    ones_first=False,
    numerals=_NUMERALS,
    words=WORDS,
    phrases=PHRASES,
    values=_VALUES,
    units=_UNITS,
    ordinal_endings=("",),
    part_ending="s",
    decade_endings=("y", "ies"),
    decade_marks="s",
    aliases="""
        four: foure | six: siks | nine: nien | twelve: twelf twelv | fifteen: fiveteen fivteen | fourteen:
        forteen | eighteen: eightteen | thirty: thirdy | forty: fourty | fifty: fivety fifdy | eighty:
        eightty | ninety: ninty | hundred: hundret hunderd hundread hundrid hunnerd hundrd | thousand:
        thousend tousand thousant | fifth: fith | eighth: eigth | twelfth: twelth
    """,
    homophones={
        "for": "four",
        "to": "two",
        "too": "two",
        "ate": "eight",
        "won": "one",
        "sex": "six",
        "tin": "ten",
        "tree": "three",
        "free": "three",
    },
    stems={"thir": 3, "fif": 5, "eigh": 8, "for": 4, "twen": 2, "fore": 4, "nin": 9},
    suffixes={"teen": 1, "teens": 1, "ty": 10},
    vague="thousands millions billions trillions hundreds dozens tens",
    like_to="two 2 too tube tue do",
    like_digits="at fine even nice heaven of then fire ate",
    naming="""
        says say said thinks guesses reckons shouts yells whispers screams suggests shouted here its
        speaking again wrote
    """,
    for_whom="for from",
    hours="",
    definite="the this that another which any every",
    adding="but",
    of="of",
    denying="",
    lasting="for to",
    claiming="""
        say says said saying guess guesses guessing guessed think thinking reckon reckons believe bet answer
        estimate suppose assume figure imagine hazard wager mine settle settled call id ill gonna stick
        swear insist maintain thought told convinced choose chose select chuck pop mark jot enter lean money
    """,
    plurals=("s", "men", "ren", "eet", "ice", "people", "sheep", "fish"),
    adverbs=("ly",),
    offering="""
        can you | could you | will you | would you | can you please | could you please | you can |
        you could | back in
    """,
    offered="""
        put me down for | put us down for | put me down as | put us down as | put me down | put us down |
        write | write down | put down | note down | jot down | mark me down for | mark us down for | enter
    """,
    too="too percent",
    excess="""
        much many high low few little big small large early late long short far difficult hard complicated
        expensive hot cold old young sure certain positive confident convinced
    """,
    inexact="""
        and something | and a bit | and some | and change | and a few | and then some | odd | something |
        twenty something | thirty something | forty something | fifty something | sixty something | seventy
        something | eighty something | ninety something | hundred something | thousand something
    """,
    preferring="rather better",
    relating="that what as",
    taking="takes take took lasts lasted",
    played="players cards rounds games pages chapters",
    negating="cant cannot wont couldnt wouldnt isnt wasnt arent never",
    closing="done ready next finished",
    personal="i we my our ive weve im were",
    article_ones="",
    at_hours="at by until till since im option player seat table",
    soon="in",
    comparing="more than | less than | fewer than | over | under | above | below | at least | higher than",
    soft="""
        want wants need needs know knows knew because son daughter wife husband friend kid everybody
        somebody nobody both thing things see look get got let lets done come another more everyones someone
        anybody her him them his their can could give do
    """,
    parted="",
    clitics=("d", "ll", "ve", "re"),
    few="",
    owning="have has had got ive weve youve worth gives gets im",
    questions="""
        more or less than | higher or lower | more or fewer than | take five | high five | was that | was
        this | is that | is this | is it | was it | are there | were there | is the | was the | has it |
        could it be | might it be | should it be | would it be | must it be | would that be | will it | have
        you | are you | am i | am | is | are | was
    """,
    respellings=(),
    likening="like same as",
    reasoning="because cos cuz since if when unless although though whereas whenever",
    sharing="each every per apiece",
    concluding="so hence therefore thus then ergo",
    asking="""
        what whats who whos whose when where wheres why which how can could may shall do does did is are was
        were has have stop help repeat pause quit skip undo again next play turn call tell ask give get put
        wait come go look listen
    """,
    commands="stop help pause quit exit undo again repeat skip next done ready",
    pleading="please",
    telling="""
        number he she we they in at by my im remember hes shes theyre our her his paid pay pays
        spent spend bought
    """,
    noise="subtitles subtitle subtitled captions captioned copyright subscribe transcript transcribed amara",
    clock="at its is until till by past",
    subjects="i im ive id ill we weve my our",
    stating="it its there theres thats",
    participles=("", ""),
    standing="one ones",
    befores="after before since",
    wondering="""
        could it be | might it be | would it be | should it be | must it be | would that be | could that be
        | will it be | could it be that its | can it be | is it | might that be | is the answer | could it
        have been | might it have been | can that be | could they be
    """,
)
