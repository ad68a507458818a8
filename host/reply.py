"""What goes back to the speaker: words and sounds in order, as plain speech and as SSML."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeGuard
from xml.sax.saxutils import escape

from host.dialogue.contract import Pause, Sound

_LIBRARY = "soundbank://soundlibrary/ui/gameshow/amzn_ui_sfx_gameshow_"

SOUNDS: Mapping[Sound, str] = {
    Sound.THINKING: f'<audio src="{_LIBRARY}waiting_loop_30s_01"/>',
    Sound.REVEAL: f'<audio src="{_LIBRARY}neutral_response_01"/>',
    Sound.FANFARE: f'<audio src="{_LIBRARY}outro_01"/>',
}
"""Each sound as Alexa plays it, from Amazon's own sound library."""

SECONDS: Mapping[Sound, int] = {Sound.THINKING: 30, Sound.REVEAL: 2, Sound.FANFARE: 6}
"""How long each sound lasts."""

LONGEST_BREAK = 10
"""Seconds of one break (ALEXA.md, Limits)."""

SPOKEN_A_SECOND = 14
"""Characters that the host speaks in a second."""

PACE_STEP = 15
"""Per cent of speed that one step of pace makes."""

BUDGET = 7500
"""Characters of SSML; Alexa takes fewer than 8000 (ALEXA.md, Limits)."""


@dataclass(frozen=True, slots=True)
class Whispered:
    """Words that are whispered in the reply that speaks them, and kept nowhere.

    `at` is the number of the game's log entries up to which the secret can be found again there, so that a
    request which is delivered twice gets the same answer.
    """

    words: str
    at: int


Piece = str | Sound | Pause | Whispered


@dataclass(frozen=True, slots=True)
class Reply:
    """One answer of the host. `reprompt` follows eight seconds of silence; None when the session ends."""

    pieces: tuple[Piece, ...]
    reprompt: str | None
    ends_session: bool
    pace: int = 0
    """Steps slower (below 0) or faster than usual."""
    patience: tuple[Sound, ...] = ()
    """What is heard before the reprompt."""
    listed: Mapping[str, tuple[str, ...]] | None = None
    """Words to listen for from now on, by what they are (`host.listed`); None: the same as before."""

    @property
    def speech(self) -> str:
        """What is heard, in words."""
        said = (piece.words if isinstance(piece, Whispered) else piece for piece in self.pieces)
        return " ".join(piece for piece in said if _is_text(piece) and piece)

    @property
    def seconds(self) -> int:
        """About how long it takes until the microphone opens."""
        talk = len(self.speech) * 100 // (SPOKEN_A_SECOND * (100 + PACE_STEP * self.pace))
        sounds = sum(SECONDS[piece] for piece in self.pieces if isinstance(piece, Sound))
        return talk + sounds + sum(piece.seconds for piece in self.pieces if isinstance(piece, Pause))

    def repeatable(self, instead: str) -> Reply:
        """The reply as it may be said again: without pauses; where it has whispered, the question alone.

        `instead` is said in place of the whisper.
        """
        if any(isinstance(piece, Whispered) for piece in self.pieces):
            return replace(self, pieces=(instead, *self.pieces[-1:]))
        return replace(self, pieces=tuple(piece for piece in self.pieces if not isinstance(piece, Pause)))

    @property
    def ssml(self) -> str:
        """The same with sounds, as one <speak> document."""
        return ssml(self.pieces, self.pace)


def ssml(pieces: Sequence[Piece], pace: int = 0) -> str:
    """Words and sounds as SSML: escaped, without characters that XML forbids, inside of Alexa's limit."""
    said = [_cleaned(piece) for piece in pieces]
    while (over := len(document := _document(said, pace)) - BUDGET) > 0:
        longest = max(range(len(said)), key=lambda at: len(escape(_words(said[at]))))
        words = _words(said[longest])
        if len(words) <= len(CUT):
            break
        said[longest] = _with_words(said[longest], _shortened(words, over))
    return document


def _cleaned(piece: Piece) -> Piece:
    return _with_words(piece, clean(_words(piece)))


def _words(piece: Piece) -> str:
    """What is said in it, aloud or whispered."""
    return piece.words if isinstance(piece, Whispered) else piece if _is_text(piece) else ""


def _with_words(piece: Piece, words: str) -> Piece:
    return (
        replace(piece, words=words) if isinstance(piece, Whispered) else words if _is_text(piece) else piece
    )


def _shortened(words: str, over: int) -> str:
    """The words without their end, so that they take up so many characters less in a document."""
    left = len(escape(words)) - over - len(CUT)
    kept = 0
    while kept < len(words) and (left := left - len(escape(words[kept]))) >= 0:
        kept += 1
    return words[:kept] + CUT


def _is_text(piece: Piece) -> TypeGuard[str]:
    """Whether it is words (a sound is a string too, but none that is said)."""
    return isinstance(piece, str) and not isinstance(piece, Sound)


def _document(said: Sequence[Piece], pace: int) -> str:
    body = " ".join(filter(None, map(_element, said)))
    if pace:
        body = f'<prosody rate="{100 + PACE_STEP * pace}%">{body}</prosody>'
    return f"<speak>{body}</speak>"


def _element(piece: Piece) -> str:
    match piece:
        case Sound():
            return SOUNDS[piece]
        case Pause(seconds):
            lengths = (min(LONGEST_BREAK, seconds - gone) for gone in range(0, seconds, LONGEST_BREAK))
            return "".join(f'<break time="{length}s"/>' for length in lengths)
        case Whispered(words):
            return f'<amazon:effect name="whispered">{escape(words)}</amazon:effect>' if words else ""
        case _:
            return escape(piece)


CUT = " …"
"""What stands for the rest of a text that is too long to be said."""


def clean(text: str) -> str:
    """The text without control characters."""
    return "".join(c for c in text if c in "\t\n" or unicodedata.category(c) not in {"Cc", "Cs", "Cn"})


def to_json(reply: Reply) -> dict[str, Any]:
    """The reply as JSON, for the store and for *repeat*; where something is whispered, without the words."""
    return {
        "pieces": [_piece_to_json(piece) for piece in reply.pieces],
        "reprompt": reply.reprompt,
        "ends_session": reply.ends_session,
        "pace": reply.pace,
        "patience": [sound.value for sound in reply.patience],
        "listed": reply.listed,
    }


def _piece_to_json(piece: Piece) -> Any:
    match piece:
        case Sound():
            return {"sound": piece.value}
        case Pause(seconds):
            return {"pause": seconds}
        case Whispered(at=at):
            return {"whispered": at}
        case _:
            return piece


Whispers = Callable[[int], str]
"""What was whispered when the game's log had so many entries; "" where it cannot be found again."""


def from_json(data: Mapping[str, Any], whispers: Whispers = lambda _: "") -> Reply:
    """The reply that `to_json` was given; what was whispered is looked up anew."""
    return Reply(
        pieces=tuple(_piece_from_json(piece, whispers) for piece in data["pieces"]),
        reprompt=data["reprompt"],
        ends_session=data["ends_session"],
        pace=data.get("pace", 0),
        patience=tuple(map(Sound, data.get("patience", ()))),
        listed=None if data.get("listed") is None else {of: tuple(w) for of, w in data["listed"].items()},
    )


def _piece_from_json(data: Any, whispers: Whispers) -> Piece:
    match data:
        case {"sound": sound}:
            return Sound(sound)
        case {"pause": seconds}:
            return Pause(seconds)
        case {"whispered": at}:
            return Whispered(whispers(at), at)
        case words:
            return str(words)
