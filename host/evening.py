"""Wishes about the evening as a whole: what to play, how to talk, what to doubt, what to forget."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace

from host import log as logs
from host import suggest
from host.cards.packs import sources_of
from host.dialogue.contract import Fact, line
from host.games import GAMES
from host.games.contract import Deal, IllegalMove, Skip
from host.lobby import HARMLESS, IN_ONE_BREATH, name_of, too_few_or_many
from host.sitting import Sitting
from host.table import AskedBack, Dispute, Pending, Result, Table
from intents.meaning import Command, Wish

SLOWEST, FASTEST = -2, 2
"""Steps of pace to either side of the usual one."""

LONG_AGO = 12 * 3600
"""Seconds after which a game belongs to another evening."""


# How the host talks ----------------------------------------------------------------------------------------


def brief(sitting: Sitting, _: Command) -> None:
    """Drop everything but names, questions and points."""
    sitting.talk(brief=True)
    sitting.say(line("brief-now"))


def chatty(sitting: Sitting, _: Command) -> None:
    """Tell it all again."""
    sitting.talk(brief=False)
    sitting.say(line("chatty-now"))


# What to play ----------------------------------------------------------------------------------------------


def for_minutes(sitting: Sitting, command: Command) -> None:
    """A game for the time there is."""
    players, wanted = len(sitting.table.lobby.names), command.number or 0
    game = suggest.for_minutes(wanted, players)
    longer = game is not None and wanted < suggest.minutes(GAMES[game], players or suggest.USUAL_TABLE)
    _propose(sitting, game, "suggest-longer" if longer else "suggest-minutes", wanted=wanted)


def together(sitting: Sitting, _: Command) -> None:
    """A game that all play together."""
    _propose(sitting, suggest.together(len(sitting.table.lobby.names)), "suggest-together")


def anything(sitting: Sitting, command: Command) -> None:
    """A short game, for those who cannot decide; or the games that so many can play."""
    if command.number is not None and not sitting.playing:
        fit = tuple(name_of(game) for game in suggest.fitting(command.number))
        told = "games-fitting" if len(fit) <= IN_ONE_BREATH else "games-fitting-more"
        sitting.say(line(told, players=command.number, games=fit[:IN_ONE_BREATH]))
        return
    _propose(sitting, suggest.shortest(len(sitting.table.lobby.names)), "suggest-short")


def for_kids(sitting: Sitting, _: Command) -> None:
    """No crimes any more at this table, whatever is played."""
    sitting.table = replace(sitting.table, severity=HARMLESS)
    sitting.say(line("for-kids"))
    if sitting.table.lobby.game is None:
        _propose(sitting, suggest.shortest(len(sitting.table.lobby.names)), "suggest-short")


def duration(sitting: Sitting, command: Command) -> None:
    """How long the game takes that is chosen or suggested; where none is, the quickest and the longest."""
    known, asked = sitting.table.lobby, sitting.table.talk.asked_back
    if asked is not None and asked.why is Pending.SUGGESTED and command.number is None:
        return  # the question itself tells
    players = command.number or len(sitting.scene.present or known.names) or suggest.USUAL_TABLE
    game = known.game or (asked.about if asked is not None else None)
    if game is not None:
        if players not in GAMES[game].seats:
            sitting.say(too_few_or_many(players, GAMES[game]))
            return
        takes = suggest.minutes(GAMES[game], players, _share(sitting))
        sitting.say(line("duration", game=name_of(game), minutes=takes, players=players))
        return
    quickest, longest = suggest.shortest(players), suggest.longest(players)
    if quickest is None or longest is None:
        sitting.say(line("nothing-fits"))
        return
    least, most = suggest.minutes(GAMES[quickest], players), suggest.minutes(GAMES[longest], players)
    sitting.say(line("duration-any", quickest=name_of(quickest), least=least, most=most, players=players))


def _share(sitting: Sitting) -> float:
    """How many rounds are played of those that a game usually has; 1 where that is not fixed."""
    log = sitting.table.log
    if log is None:
        return 1
    usual = logs.replay(replace(log, settings=log.rules.settings(), entries=()))
    rounds, usually = log.rules.round(sitting.state)[1], log.rules.round(usual)[1]
    return rounds / usually if rounds and usually else 1


def _propose(sitting: Sitting, game: str | None, why: str, **facts: Fact) -> None:
    if sitting.playing:
        sitting.say(line("refused-not-now"))
        return
    if game is None:
        sitting.say(line("nothing-fits"))
        return
    players = len(sitting.table.lobby.names) or suggest.USUAL_TABLE
    takes = suggest.minutes(GAMES[game], players)
    asked = line(why, game=name_of(game), minutes=takes, players=players, **facts)
    sitting.ask_back(AskedBack(Pending.SUGGESTED, asked, about=game))


# How it went -----------------------------------------------------------------------------------------------


def _total(sitting: Sitting, _: Command) -> None:
    total(sitting)


def total(sitting: Sitting) -> None:
    """How many games everybody has won this evening."""
    games = results(sitting)
    if not games:
        sitting.say(line("no-game-yet"))
        return
    won = Counter(name for result in games for name in result.winners)
    present = sitting.scene.present or sitting.table.lobby.names
    everybody = sorted(dict.fromkeys((*present, *won)), key=lambda name: -won[name])
    entries = tuple(line("evening-entry", name=name, games=won[name]) for name in everybody)
    sitting.say(line("evening-total", games=len(games), entries=entries))


def results(sitting: Sitting) -> tuple[Result, ...]:
    """The games of this evening that have been played to the end, this one included."""
    recent = tuple(game for game in sitting.table.evening if sitting.now - game.at < LONG_AGO)
    log = sitting.table.log
    if log is None or sitting.playing or not log.entries:
        return recent
    winners = tuple(sitting.scene.name(seat) for seat in log.rules.winners(sitting.state))
    return (*recent, Result(log.game, winners, log.entries[-1].at))


def has_facts(sitting: Sitting) -> bool:
    """Whether the last scored card told something of the world that may be wrong."""
    at, log = _scored_deal(sitting), sitting.table.log
    return at is not None and log is not None and not hasattr(log.entries[at].move.card, "words")


def _dispute(sitting: Sitting, _: Command) -> None:
    dispute(sitting)


def dispute(sitting: Sitting) -> None:
    """The last card is noted for the authors, its sources are named, and the table may void the round."""
    card = _last_card(sitting)
    if card is None:
        sitting.say(line("nothing-to-dispute"))
        return
    log = sitting.table.log
    assert log is not None  # noqa: S101  a card lay at a game
    noted = Dispute(log.game, card, sitting.now)
    sitting.table = replace(sitting.table, disputes=(*sitting.table.disputes, noted))
    sources = tuple(dict.fromkeys(sources_of(log.game, card)))[:2]
    sitting.say(line("disputed", sources=sources) if sources else line("disputed-no-source"))
    sitting.ask_back(AskedBack(Pending.VOID, line("void-round")))


def ask_void(sitting: Sitting, _: Command) -> None:
    """The table does not want the last round to count."""
    sitting.talk(asked_back=None)
    void(sitting)


def void(sitting: Sitting) -> None:
    """The last scored round does not count; its card is discarded and another one drawn."""
    at = _scored_deal(sitting)
    log = sitting.table.log
    if at is None or log is None:
        sitting.say(line("nothing-to-void"))
        return
    before = sitting.table
    sitting.table = replace(before, log=replace(log, entries=log.entries[: at + 1]), held={})
    said = len(sitting.spoken)
    try:
        sitting.play(Skip())
    except IllegalMove as illegal:
        sitting.table = before
        sitting.refuse(illegal)
    else:
        new = [part for part in sitting.spoken[said:] if part != line("skipped")]
        sitting.spoken[said:] = [line("voided"), *new]


def _last_card(sitting: Sitting) -> str | None:
    at = _scored_deal(sitting)
    log = sitting.table.log
    return None if at is None or log is None else str(log.entries[at].move.card.id)


def _scored_deal(sitting: Sitting) -> int | None:
    """Where in the log the card of the last scored round was dealt."""
    log = sitting.table.log
    if log is None:
        return None
    now = log.rules.round(sitting.state)[0]
    over = not sitting.playing
    for at in range(len(log.entries) - 1, -1, -1):
        if isinstance(log.entries[at].move, Deal):
            then = log.rules.round(logs.replay(replace(log, entries=log.entries[:at])))[0]
            if over or then < now:
                return at
    return None


# What to forget --------------------------------------------------------------------------------------------


def ask_forget(sitting: Sitting, _: Command) -> None:
    """Ask before everything is deleted."""
    sitting.ask_back(AskedBack(Pending.FORGET, line("forget")))


def forget(sitting: Sitting) -> None:
    """Nothing is left of the table but its device: no names, no log, no scores."""
    table = sitting.table
    sitting.table = Table(table.id, table.locale, table.seed, forgets=True)
    sitting.leave(line("forgotten"))


def change_pace(steps: int) -> Callable[[Sitting, Command], None]:
    """Talk so many steps faster (or slower)."""

    def changed(sitting: Sitting, _: Command) -> None:
        sitting.talk(pace=min(FASTEST, max(SLOWEST, sitting.table.talk.pace + steps)))
        sitting.say(line("faster" if steps > 0 else "slower"))

    return changed


OBEYED: Mapping[Wish, Callable[[Sitting, Command], None]] = {
    Wish.SLOWER: change_pace(-1),
    Wish.FASTER: change_pace(1),
    Wish.BRIEF: brief,
    Wish.CHATTY: chatty,
    Wish.EVENING: _total,
    Wish.FORGET: ask_forget,
    Wish.DISPUTE: _dispute,
    Wish.VOID: ask_void,
    Wish.KIDS: for_kids,
    Wish.TOGETHER: together,
    Wish.SUGGEST: anything,
    Wish.MINUTES: for_minutes,
    Wish.DURATION: duration,
}
"""How each of these wishes is obeyed."""
