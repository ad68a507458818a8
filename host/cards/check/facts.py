"""Facts and their sources: true by two owners, with a date where they age, and years that are certain."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date

from host.cards.check.pack import Fault, Pack
from host.cards.check.shapes import Fact

OWNERS = 2
"""Independent owners of a fact's sources."""
DATA_SET = "dataset"
"""The kind of a source that alone serves a whole ordering question."""
YOUNGEST = 30
"""Years that an event lies back at least."""
CERTAIN = frozenset({"year", "month", "day"})
"""How exactly the date of a year that may be asked is known."""
CRIMES = frozenset(
    {
        "arson",
        "assassination",
        "duel",
        "execution",
        "forgery",
        "fraud",
        "impostor",
        "kidnapping",
        "murder",
        "mutiny",
        "offence",
        "outlaw",
        "pirates",
        "plot",
        "robbery",
        "smuggling",
        "theft",
        "vandalism",
    }
)
"""Tags of events that are not for a table that wants no crimes."""
SETTLED = frozenset({"verified", "single_source"})


def faults(pack: Pack, today: date) -> Iterator[Fault]:
    """The faults of a pack's facts."""
    covered = _by_a_data_set(pack)
    for name, fact in pack.facts.items():
        reasons = [*_sources(pack, fact, alone=name in covered), *_number(fact)]
        if fact.kind == "year" or fact.unit == "year":
            reasons += _year(fact, today)
        yield from (Fault(pack.facts_files[name], name, reason) for reason in reasons)
    for card in pack.of("year_span"):
        for answer in card.answers:
            if answer.kind != "year":
                yield card.fault(f"asks for a year, and {answer.fact} is a {answer.kind}")
        if card.raw.get("severity") and card.raw.get("min_age") is None:
            yield card.fault("a severity and no min_age")
        crimes = CRIMES.intersection(card.raw.get("tags", ()))
        if crimes and not card.raw.get("severity"):
            yield card.fault(f"a crime ({', '.join(sorted(crimes))}) and severity 0")


def due(pack: Pack, today: date) -> Iterator[Fault]:
    """The facts whose re-check date is past."""
    for name, fact in pack.facts.items():
        month = _month(fact.recheck)
        if month is not None and month < (today.year, today.month):
            yield Fault(pack.facts_files[name], name, f"to be looked up again since {fact.recheck}")


def _by_a_data_set(pack: Pack) -> frozenset[str]:
    """The facts that stand nowhere but in ordering questions of which one data set knows all nine."""
    elsewhere = {fact for card in pack.cards if not _one_data_set(pack, card.facts) for fact in card.facts}
    ordered = {fact for card in pack.of("order_it") for fact in card.facts}
    single = {fact for card in pack.cards if card.game != "order_it" for fact in card.facts}
    return frozenset(ordered - elsewhere - single)


def _one_data_set(pack: Pack, facts: tuple[str, ...]) -> bool:
    owners = [
        {
            pack.sources[source].owner
            for source in pack.facts[fact].sources
            if source in pack.sources and pack.sources[source].kind == DATA_SET
        }
        for fact in facts
        if fact in pack.facts
    ]
    return bool(owners) and bool(set.intersection(*owners))


def _sources(pack: Pack, fact: Fact, *, alone: bool) -> Iterator[str]:
    for source in fact.sources:
        if source not in pack.sources:
            yield f"unknown or faulty source {source}"
    owners = {pack.sources[source].owner.casefold() for source in fact.sources if source in pack.sources}
    if not alone and len(owners) < OWNERS:
        yield f"fewer than {OWNERS} owners: {', '.join(sorted(owners)) or 'none'}"
    elif not alone and fact.status == "single_source":
        yield "stands as a single source"


def _number(fact: Fact) -> Iterator[str]:
    low, high = fact.accept
    if not low <= fact.value <= high:
        yield f"the value {fact.value} lies outside accept, {low} to {high}"
    if fact.status not in SETTLED:
        yield f"{fact.status}: only {' and '.join(sorted(SETTLED))} facts are asked"
    if fact.stability != "fixed" and fact.recheck is None:
        yield f"ages ({fact.stability}) and has no re-check date"
    if fact.recheck is not None and _month(fact.recheck) is None:
        yield f"the re-check date {fact.recheck} is none (2031-11)"


def _year(fact: Fact, today: date) -> Iterator[str]:
    if fact.value == 0 or 0 in fact.accept:
        yield "there was no year 0"
    if not float(fact.value).is_integer():
        yield f"{fact.value} is not a whole year"
    if fact.accept[0] != fact.accept[1]:
        yield f"disputed: {fact.accept[0]} to {fact.accept[1]}"
    if fact.kind != "year":
        yield f"a year that stands as a {fact.kind}"
        return
    if re.search(r"\b(circa|ca|c|about|around|um)\b", f"{fact.date} {fact.precision}".casefold()):
        yield "circa: the year is not certain"
    elif fact.precision not in CERTAIN:
        yield f"precision {fact.precision}: the year is not certain"
    if not fact.calendar:
        yield "without calendar"
    written = re.match(r"-?\d+", str(fact.date))
    if written is None:
        yield "without date"
    elif int(written[0]) != fact.value:
        yield f"the date {fact.date} is not of the year {fact.value}"
    if fact.value > today.year - YOUNGEST:
        yield f"younger than {YOUNGEST} years"


def _month(written: str | None) -> tuple[int, int] | None:
    """Year and month of a re-check date ("2031-11", a year alone is its December)."""
    found = re.fullmatch(r"(\d{4})(?:-(\d\d)(?:-\d\d)?)?", written or "")
    return None if found is None else (int(found[1]), int(found[2] or 12))
