"""Units of measure: what belongs to the same dimension, and what one unit is in another."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from intents.numbers.atoms import Kind, without
from intents.numbers.hearing import hear
from intents.numbers.tongue import Tongue

_LADDERS: dict[str, dict[str, str]] = {
    "length": {
        "mm": "1/1000",
        "cm": "1/100",
        "dm": "1/10",
        "m": "1",
        "km": "1000",
        "inch": "0.0254",
        "foot": "0.3048",
        "yard": "0.9144",
        "mile": "1609.344",
        "lightyear": "9460730472580800",
    },
    "mass": {
        "mg": "1/1000",
        "g": "1",
        "kg": "1000",
        "t": "1000000",
        "halfkilo": "500",
        "zentner": "50000",
        "ounce": "28.349523125",
        "pound": "453.59237",
        "stone": "6350.29318",
    },
    "time": {"ms": "1/1000", "s": "1", "min": "60", "h": "3600", "day": "86400", "week": "604800"},
    "calendar": {"month": "1", "year": "12", "decade": "120", "century": "1200", "millennium": "12000"},
    "temperature": {"degree": "1", "celsius": "1"},
    "fahrenheit": {"degree": "1", "fahrenheit": "1"},
    "kelvin": {"degree": "1", "kelvin": "1"},
    "angle": {"degree": "1"},
    "speed": {"kmh": "1", "ms1": "3.6", "mph": "1.609344", "knot": "1.852", "kms1": "3600"},
    "area": {
        "m2": "1",
        "hectare": "10000",
        "km2": "1000000",
        "acre": "4046.8564224",
        "mile2": "2589988.110336",
    },
    "volume": {
        "ml": "1/1000",
        "cl": "1/100",
        "l": "1",
        "m3": "1000",
        "pint": "0.56826125",
        "gallon": "4.54609",
    },
    "euro": {"euro": "1", "cent": "1/100"},
    "dollar": {"dollar": "1", "cent": "1/100"},
    "sterling": {"pound": "1"},
    "mark": {"mark": "1"},
    "franc": {"franc": "1"},
    "power": {"watt": "1", "kilowatt": "1000", "megawatt": "1000000", "horsepower": "735.49875"},
    "energy": {"calorie": "1/1000", "kilocalorie": "1"},
    "share": {"percent": "1", "permille": "1/10"},
    "things": {"thing": "1", "point": "1"},
}
_SMALLER = {
    "m": ("cm", 100), "km": ("m", 1000), "kg": ("g", 1000), "h": ("min", 60), "min": ("s", 60),
    "euro": ("cent", 100), "dollar": ("cent", 100), "pound": ("penny", 100), "t": ("kg", 1000),
    "foot": ("inch", 12), "year": ("month", 12), "mark": ("penny", 100), "franc": ("penny", 100),
    "l": ("ml", 1000), "mile": ("yard", 1760),
}  # fmt: skip
_LONGEST_NAME = 60


@dataclass(frozen=True, slots=True, repr=False)
class Asked:
    """The unit asked for: its id, None where it is unknown, and the scale that counts it (millions)."""

    unit: str | None
    scale: int


NOTHING_ASKED = Asked(None, 1)


_SYMBOLS = {
    "a": "year",
    "mo": "month",
    "d": "day",
    "h": "h",
    "°C": "celsius",
    "km²": "km2",
    "m²": "m2",
    "km/h": "kmh",
    "ha": "hectare",
}
"""Signs by which cards name units, in every language; others are read as the language's own words."""


def asked(name: str | None, *tongues: Tongue) -> Asked:
    """Return what a unit's name asks for ("km", "Millionen Tonnen"), in any of the tongues."""
    if name is None or len(name) > _LONGEST_NAME:
        return NOTHING_ASKED
    if name in _SYMBOLS:
        return Asked(_SYMBOLS[name], 1)
    best = NOTHING_ASKED
    for tongue in tongues:
        atoms = without(hear(name, tongue), ",")
        scale = next((int(atom.value or 1) for atom in atoms if atom.kind is Kind.SCALE), best.scale)
        unit = next((atom.text for atom in atoms if atom.kind is Kind.UNIT), best.unit)
        if any(atom.kind is Kind.YEAR for atom in atoms):
            unit = "year"
        best = Asked(unit, scale)
        if best != NOTHING_ASKED:
            break
    return best


def ratio(said: str, wanted: str) -> Fraction | None:
    """Return how many of the wanted unit one of the said unit is; None where they don't measure the same."""
    if said == wanted:
        return Fraction(1)
    for ladder in _LADDERS.values():
        if said in ladder and wanted in ladder:
            return Fraction(ladder[said]) / Fraction(ladder[wanted])
    return None


def timed(unit: str | None) -> bool:
    """Tell whether a unit of time is asked for."""
    return unit in _LADDERS["time"]


def smaller(unit: str) -> tuple[str, int] | None:
    """Return the unit that may follow unsaid ("three metres twenty"), and how many of it make one."""
    return _SMALLER.get(unit)


def measures(unit: str) -> bool:
    """Tell whether the unit measures something, rather than counting things."""
    return unit not in ("thing", "point")
