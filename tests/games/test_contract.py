"""What every registered game promises, seen in 300 random games of each, played through the log."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from enum import StrEnum
from importlib import import_module
from types import ModuleType
from typing import Any

import msgspec
import pytest

from host import log as logs
from host.codec import plain, shaped
from host.dialogue import DIALOGUES
from host.games import GAMES
from host.games.contract import (
    Deal,
    Draw,
    EndGame,
    Game,
    IllegalMove,
    Join,
    Kind,
    Leave,
    NoCards,
    Phase,
    Seat,
    Setup,
    Skip,
    SwapSeats,
    best,
)
from host.log import Happened, Log
from host.table import Lobby, Table
from host.view import view

GAMES_EACH = 300
CHUNKS = 12
MOST_MOVES = 1500
DECKS = (0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4, 5, 10)
"""Cards in a deck; where they are few, the game ends for want of cards."""
FEW, WHOLE_DECK = 2, 30
"""Half the games of so few players have so many cards that they end by their own rules."""
LOOK_EVERY, UNDO_AT = 13, 6
"""In how many moves what costs time is looked at once: the whole log, undo, refusals."""
NAMES = tuple(f"Player {letter}" for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
COMMON = {
    "table",
    "game",
    "phase",
    "round",
    "rounds",
    "starter",
    "waiting_for",
    "question",
    "players",
    "winners",
}
SECRET_TEXTS = {"reveal", "explain"}
SECRET_NUMBERS = {"year", "value"}


def random_moves_of(game: str) -> ModuleType:
    """The game's own random cards, settings, moves and checks."""
    return import_module(f"tests.games.random_{game}")


def name(seat: Seat) -> str:
    return NAMES[seat]


# Secrets ---------------------------------------------------------------------------------------------------


def marked(data: Any, rng: random.Random) -> Any:
    """A card as JSON whose secret texts and numbers cannot be in a view by chance."""
    if isinstance(data, list):
        return [marked(part, rng) for part in data]
    if not isinstance(data, dict):
        return data
    card = {key: marked(part, rng) for key, part in data.items()}
    for key in SECRET_TEXTS & card.keys():
        card[key] = f"{card[key]} secret{rng.randrange(10**9)}"
    for key in SECRET_NUMBERS & card.keys():
        scale = card.get("scale") or {"start": 10**8, "end": 10**9}
        card[key] = scale["start"] + (scale["end"] - scale["start"]) * rng.random()
        if "scale" not in card:
            card[key] = int(card[key])
    return card


def secrets_of(data: Any) -> Iterator[str | float]:
    """The marks that `marked` left on a card."""
    if isinstance(data, list):
        for part in data:
            yield from secrets_of(part)
    elif isinstance(data, dict):
        for key, part in data.items():
            if key in SECRET_TEXTS | SECRET_NUMBERS:
                yield from tokens(part) if key in SECRET_NUMBERS else re.findall(r"secret\d+", part)
            else:
                yield from secrets_of(part)


def tokens(data: Any) -> Iterator[str | float]:
    """All numbers in JSON values, in keys and texts too, and the marks in texts."""
    match data:
        case bool() | None:
            return
        case int() | float():
            yield abs(data)
        case str():
            yield from re.findall(r"secret\d+", data)
            yield from (float(digits) for digits in re.findall(r"\d+(?:\.\d+)?", data))
        case list():
            for part in data:
                yield from tokens(part)
        case dict():
            for key, part in data.items():
                yield from tokens(key)
                yield from tokens(part)


# One random game -------------------------------------------------------------------------------------------


class Course:
    """One random game: its log, and every state that it went through."""

    def __init__(self, game: Game[Any], seed: int) -> None:
        self.game = game
        self.random = random_moves_of(game.id)
        self.rng = random.Random(f"{game.id}:{seed}")
        self.seed = seed
        self.now = 1_700_000_000
        seats = tuple(Seat(n) for n in range(game.seats[seed % len(game.seats)]))
        self.deck = WHOLE_DECK if len(seats) == FEW and self.rng.randrange(2) else self.rng.choice(DECKS)
        settings = self.random.random_settings(self.rng, seats)
        self.log = Log(game.id, seats, self.rng.choice(seats), settings, seed)
        self.joined = len(seats)
        self.secrets: set[str | float] = set()
        """The marks on all cards dealt; every second game has marked cards."""
        self.states = [game.start(Setup(seats, self.log.starter, settings))]
        self.known: list[set[str | float]] = [set()]
        """What a scoring or a player has told so far, as tokens, by the length of the log."""

    @property
    def state(self) -> Any:
        return self.states[-1]

    @property
    def finished(self) -> bool:
        return self.game.waits(self.state).phase is Phase.FINISHED

    @property
    def table(self) -> Table:
        lobby = Lobby(self.game.id, NAMES, complete=True, starter=name(self.log.starter))
        return Table("K7QF2M", "en-US", self.seed, lobby, self.log)

    def deal(self, draw: Draw, dealt: tuple[Any, ...]) -> Any:
        """The same card for the same draw, however often it is dealt."""
        if len(dealt) >= self.deck:
            return None
        rng = random.Random(f"{self.seed}:{len(dealt)}:{draw.deck}")
        card = self.random.random_card(rng, len(dealt) + 1, deck=draw.deck)
        if self.seed % 2:
            return card
        secret = marked(plain(card), rng)
        self.secrets.update(secrets_of(secret))
        return shaped(secret, self.game.card)

    def follow(self, happened: Happened) -> None:
        """Go along with the log, move by move, and hold every one against the game's own rules."""
        events: list[tuple[Any, Any]] = []
        assert happened.log.entries[: len(self.log.entries)] == self.log.entries
        for entry in happened.log.entries[len(self.log.entries) :]:
            before = self.state
            after, told = self.game.apply(before, entry.move, entry.at)
            self.random.check(before, entry.move, after, told)
            events += [(event, after) for event in told]
            self.states.append(after)
            self.known.append(self.known[-1] | set(_told(entry.move, told)))
        assert happened.events == tuple(events)
        assert happened.state == self.state
        if self.rng.randrange(LOOK_EVERY) == 0:
            assert logs.retold(happened.log, len(self.log.entries)) == happened.events
        self.log = happened.log
        if self.seed % 4 == 0:
            assert replayed(self.log) == self.state

    def next_move(self) -> Any:
        """A move of the game's own, or now and then one that every game knows."""
        chance = self.rng.random()
        if chance < 0.01:
            return Skip()
        if chance < 0.02:
            return Join(Seat(self.joined))
        if chance < 0.03:
            return Leave(self.rng.choice(self.game.order(self.state)))
        if chance < 0.04:
            return SwapSeats(*self.rng.sample(self.game.order(self.state), 2))
        if chance < 0.05:
            return EndGame()
        return self.random.random_move(self.state, self.rng)

    def step(self) -> None:
        """One move, or a refusal of a common one."""
        self.now += self.rng.randrange(15)
        move = self.next_move()
        try:
            happened = logs.play(self.log, move, self.now, self.deal)
        except IllegalMove:
            assert isinstance(move, Skip | Join | Leave | SwapSeats)
            self.refused(move)
            return
        self.joined += isinstance(move, Join)
        self.follow(happened)

    def refused(self, move: Any) -> None:
        """What is refused is refused with a reason and changes nothing; this is also true of a fluke."""
        before, reason = msgspec.json.encode(self.state), None
        try:
            self.game.apply(self.state, move, self.now)
        except IllegalMove as refusal:
            reason = refusal.reason
        assert reason is None or isinstance(reason, StrEnum)
        assert msgspec.json.encode(self.state) == before

    def undone(self) -> Log:
        """The log without its last answer; its state is the one before that answer."""
        shorter = logs.undo(self.log)
        length = len(shorter.entries)
        assert shorter.entries == self.log.entries[:length]
        taken = self.log.entries[length]
        assert taken == logs.last_answer(self.log)
        assert not any(isinstance(e.move, self.game.answers) for e in self.log.entries[length + 1 :])
        assert replayed(shorter) == self.states[length]
        again = logs.play(shorter, taken.move, taken.at, self.deal).log
        assert again.entries == self.log.entries[: len(again.entries)], "the same cards are dealt again"
        return shorter

    def back_to(self, log: Log) -> None:
        """Go on from a shorter log."""
        del self.states[len(log.entries) + 1 :]
        del self.known[len(log.entries) + 1 :]
        self.log = log


def _told(move: Any, events: tuple[Any, ...]) -> Iterator[str | float]:
    """What the table knows after a move: what somebody said, and what a scoring reveals."""
    if not isinstance(move, Deal):
        yield from tokens(plain(move))
    for event in events:
        if type(event).__name__.endswith("Scored"):
            yield from tokens(plain(event))


def replayed(log: Log) -> Any:
    """The state that a log leads to, found by going through it from the start."""
    return logs.replay(replace(log))


# What is checked after a move ------------------------------------------------------------------------------


def check_json(course: Course, since: int) -> None:
    """The log from a move on as JSON text and back is the same log."""
    part = replace(course.log, entries=course.log.entries[since:])
    assert logs.from_json(json.loads(json.dumps(logs.to_json(part)))) == part


def check_whole_json(course: Course) -> None:
    """The whole log, replayed, as it is and as JSON text and back, has the state that it was played to."""
    assert replayed(course.log) == course.state
    read = logs.from_json(json.loads(json.dumps(logs.to_json(course.log))))
    assert read == course.log
    assert replayed(read) == course.state


def check_sanity(course: Course) -> None:
    """Scores, winners, round, starter, seats and what is waited for make sense together."""
    game, state = course.game, course.state
    order, scores, winners, wait = (
        game.order(state),
        game.scores(state),
        game.winners(state),
        game.waits(state),
    )
    assert len(order) in game.seats
    assert len(set(order)) == len(order)
    assert set(scores) == set(order)
    assert set(winners) <= set(order)
    assert len(set(winners)) == len(winners)
    number, of = game.round(state)
    assert number >= 1
    assert of is None or number <= of
    assert game.starter(state) in {None, *order}
    assert wait.seat in {None, *order}
    assert set(game.enters(state)) <= set(order)
    assert game.draws(state) is None, "the log has dealt what was wanted"
    assert (wait.phase is Phase.FINISHED) == (wait.kind is Kind.NOTHING)
    if wait.phase is not Phase.FINISHED:
        assert winners == ()
        return
    assert game.enters(state) == ()
    assert (wait.seat, wait.team) == (None, None)
    if not game.together:
        assert winners
        assert set(winners) <= set(best(scores))


def check_secrets(course: Course) -> None:
    """No card's answer is in the view before it is scored, or somebody has said it by chance."""
    game, state = course.game, course.state
    seen = plain(game.view(state, name, "en"))
    assert json.loads(json.dumps(seen)) == seen
    hidden = course.secrets - course.known[-1]
    assert not hidden.intersection(tokens(seen))
    for seat in game.order(state):
        secret = plain(game.secret(state, seat))
        assert json.loads(json.dumps(secret)) == secret


def check_table_view(course: Course) -> None:
    """The table's view adds to the game's own only what CONTRACT.md names, and no answer handed in."""
    game, state, table = course.game, course.state, course.table
    seen = view(table)
    assert json.loads(json.dumps(seen)) == seen
    own = plain(game.view(state, name, "en"))
    of_players = own.pop("players", {})
    assert {key: part for key, part in seen.items() if key not in COMMON} == own
    assert [player["name"] for player in seen["players"]] == [name(seat) for seat in game.order(state)]
    for player, seat in zip(seen["players"], game.order(state), strict=True):
        extra = of_players.get(str(seat), {})
        assert player == {"name": name(seat), "score": game.scores(state)[seat], **extra}
    assert seen["winners"] == [name(seat) for seat in game.winners(state)]
    wait = game.waits(state)
    assert (seen["phase"], seen["waiting_for"]["kind"]) == (wait.phase, wait.kind)
    assert (seen["question"] is None) or not course.finished
    asked = set(tokens(seen["question"]))
    for seat in game.order(state):
        secret = game.secret(state, seat) or {}
        assert not asked & set(tokens({key: part for key, part in secret.items() if isinstance(part, int)}))
    if game.enters(state):
        move = course.random.random_move(state, random.Random(course.seed))
        assert view(replace(table, held={game.enters(state)[-1]: move})) == seen


def check_refusals(course: Course) -> None:
    """Whatever comes at the wrong moment is refused or legal, and never anything else."""
    game, rng = course.game, course.rng
    order = game.order(course.state)
    earlier = [entry.move for entry in course.log.entries]
    foreign = Seat(99)
    with pytest.raises(IllegalMove):
        game.apply(course.state, object(), course.now)
    with pytest.raises(IllegalMove):
        game.apply(course.state, Leave(foreign), course.now)
    with pytest.raises(IllegalMove):
        game.apply(course.state, Join(rng.choice(order)), course.now)
    with pytest.raises(IllegalMove):
        game.apply(course.state, SwapSeats(order[0], foreign), course.now)
    for card in logs.dealt(course.log)[-1:]:
        with pytest.raises(IllegalMove):
            game.apply(course.state, Deal(card), course.now)
    with pytest.raises(IllegalMove):
        game.apply(course.state, NoCards(), course.now)
    if earlier:
        stale = rng.choice(earlier)
        course.refused(stale)
        if any(field.name == "seat" for field in fields(stale)):
            course.refused(replace(stale, seat=rng.choice((*order, foreign))))


def check_all_the_way_back(course: Course) -> None:
    """Undo leads back through every state to the one before the first answer, and no further."""
    log, stops = course.log, 0
    answers = sum(isinstance(entry.move, course.game.answers) for entry in log.entries)
    while logs.last_answer(log) is not None:
        log = logs.undo(log)
        stops += 1
        if stops % 16 == 1 or stops == answers:
            assert replayed(log) == course.states[len(log.entries)]
    assert stops == answers
    with pytest.raises(LookupError):
        logs.undo(log)


# The tests -------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("game", GAMES)
def test_random_games_replay_undo_and_keep_their_secrets_to_the_end(game: str, chunk: int) -> None:
    for seed in range(chunk, GAMES_EACH, CHUNKS):
        _play_to_the_end(Course(GAMES[game], seed))


def _play_to_the_end(course: Course) -> None:
    course.follow(logs.begin(course.log, course.now, course.deal))
    seen = 0
    for turn in range(MOST_MOVES):
        check_sanity(course)
        check_secrets(course)
        check_json(course, seen)
        seen = len(course.log.entries)
        if turn % 4 == 0 or course.finished:
            check_table_view(course)
        if turn % LOOK_EVERY == 0 or course.finished:
            check_whole_json(course)
            check_refusals(course)
        if course.finished:
            break
        if turn % LOOK_EVERY == UNDO_AT and logs.last_answer(course.log) is not None:
            shorter = course.undone()
            if course.rng.randrange(3) == 0:
                course.back_to(shorter)
                seen = 0
                continue
        course.step()
    assert course.finished, "the game comes to its end"
    for move in (EndGame(), Skip(), NoCards()):
        with pytest.raises(IllegalMove):
            course.game.apply(course.state, move, course.now)
    check_all_the_way_back(course)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_random_games_draw_every_setting_and_every_size_of_table(game: Game[Any]) -> None:
    courses = [Course(game, seed) for seed in range(GAMES_EACH)]
    assert {len(course.log.seats) for course in courses} == set(game.seats)
    assert {course.log.starter for course in courses} == {Seat(n) for n in range(game.seats[-1])}
    for field in fields(game.settings):
        drawn = [getattr(course.log.settings, field.name) for course in courses]
        assert any(value != drawn[0] for value in drawn), f"{field.name} is drawn"
        assert getattr(game.settings(), field.name) in drawn, f"{field.name} as it is unless it is set"


def test_every_game_has_a_dialogue_of_the_same_id_and_no_dialogue_is_without_its_game() -> None:
    assert set(GAMES) == set(DIALOGUES)
    assert all(game.id == key for key, game in GAMES.items())
    assert all(dialogue.id == key for key, dialogue in DIALOGUES.items())


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_games_moves_are_plain_frozen_dataclasses_told_apart_by_their_names(game: Game[Any]) -> None:
    names = [move.__name__ for move in (*logs.COMMON_MOVES, Deal, *game.moves)]
    assert len(set(names)) == len(names)
    assert set(game.answers) <= set(game.moves)
    for shape in (*game.moves, game.card, game.settings, game.state):
        assert is_dataclass(shape)
        assert shape.__dataclass_params__.frozen  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_game_begins_with_its_default_settings_at_every_size_of_table(game: Game[Any]) -> None:
    assert game.seats.start >= 2
    assert game.seats.stop <= 9
    for players in game.seats:
        seats = tuple(Seat(n) for n in range(players))
        for starter in seats:
            state = game.start(Setup(seats, starter, game.settings()))
            assert game.order(state) == seats
            assert game.starter(state) == starter


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_game_refuses_too_few_or_too_many_players_and_a_starter_who_is_none(game: Game[Any]) -> None:
    for players in (0, game.seats.start - 1, game.seats.stop):
        seats = tuple(Seat(n) for n in range(players))
        with pytest.raises(ValueError, match=r"\w"):
            game.start(Setup(seats, Seat(0), game.settings()))
    seats = tuple(Seat(n) for n in range(game.seats.start))
    with pytest.raises(ValueError, match=r"\w"):
        game.start(Setup(seats, Seat(50), game.settings()))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_card_without_its_answer_or_its_words_is_refused(game: Game[Any]) -> None:
    card = plain(random_moves_of(game.id).random_card(random.Random(1), 1))
    assert shaped(card, game.card) is not None
    for key in set(card) & {"id", "year", "value", "items", "questions", "numbers", "scale"}:
        with pytest.raises(ValueError, match=key):
            shaped({k: part for k, part in card.items() if k != key}, game.card)
