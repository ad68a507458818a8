"""What goes back to the speaker: words and sounds in order, as plain speech and as SSML."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from xml.sax.saxutils import escape

from host.dialogue.contract import Sound

_LIBRARY = "soundbank://soundlibrary/ui/gameshow/amzn_ui_sfx_gameshow_"

SOUNDS: Mapping[Sound, str] = {
    Sound.THINKING: f'<audio src="{_LIBRARY}waiting_loop_30s_01"/>',
    Sound.REVEAL: f'<audio src="{_LIBRARY}neutral_response_01"/>',
    Sound.FANFARE: f'<audio src="{_LIBRARY}outro_01"/>',
}
"""Each sound as Alexa plays it, from Amazon's own sound library."""

BUDGET = 7500
"""Characters of SSML; Alexa takes fewer than 8000 (ALEXA.md, Limits)."""


@dataclass(frozen=True, slots=True)
class Reply:
    """One answer of the host. `reprompt` follows eight seconds of silence; None when the session ends."""

    pieces: tuple[str | Sound, ...]
    reprompt: str | None
    ends_session: bool

    @property
    def speech(self) -> str:
        """What is heard, in words."""
        return " ".join(piece for piece in self.pieces if not isinstance(piece, Sound))

    @property
    def ssml(self) -> str:
        """The same with sounds, as one <speak> document."""
        return ssml(self.pieces)


def ssml(pieces: Sequence[str | Sound]) -> str:
    """Words and sounds as SSML: escaped, without characters that XML forbids."""
    body = " ".join(SOUNDS[piece] if isinstance(piece, Sound) else escape(clean(piece)) for piece in pieces)
    return f"<speak>{body}</speak>"


def clean(text: str) -> str:
    """The text without control characters."""
    return "".join(c for c in text if c in "\t\n" or unicodedata.category(c) not in {"Cc", "Cs", "Cn"})


def to_json(reply: Reply) -> dict[str, Any]:
    """The reply as JSON, for the store and for *repeat*."""
    return {
        "pieces": [{"sound": p.value} if isinstance(p, Sound) else p for p in reply.pieces],
        "reprompt": reply.reprompt,
        "ends_session": reply.ends_session,
    }


def from_json(data: Mapping[str, Any]) -> Reply:
    """The reply that `to_json` was given."""
    pieces = tuple(p if isinstance(p, str) else Sound(p["sound"]) for p in data["pieces"])
    return Reply(pieces, data["reprompt"], data["ends_session"])
