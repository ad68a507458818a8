"""The skill's icon, drawn: a span on a line, and the point that it covers."""

from __future__ import annotations

import math
import struct
import zlib
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

Colour = tuple[int, int, int]

NIGHT, LINE, SPAN, POINT = (27, 38, 66), (150, 164, 196), (244, 178, 66), (255, 255, 255)


class Stroke(NamedTuple):
    """A line with round ends: from one point to another, and half its width, in shares of the icon's size."""

    colour: Colour
    x1: float
    y1: float
    x2: float
    y2: float
    width: float

    def distance(self, x: float, y: float) -> float:
        """How far a point is from the line's middle."""
        along, across = self.x2 - self.x1, self.y2 - self.y1
        length = along * along + across * across
        share = ((x - self.x1) * along + (y - self.y1) * across) / length if length else 0.0
        share = min(1.0, max(0.0, share))
        return math.hypot(x - self.x1 - share * along, y - self.y1 - share * across)

    def scaled(self, size: int) -> Stroke:
        """The same in pixels."""
        return Stroke(self.colour, *(part * size for part in self[1:]))


STROKES: Sequence[Stroke] = (
    Stroke(LINE, 0.14, 0.60, 0.86, 0.60, 0.018),
    Stroke(LINE, 0.14, 0.54, 0.14, 0.66, 0.018),
    Stroke(LINE, 0.86, 0.54, 0.86, 0.66, 0.018),
    Stroke(SPAN, 0.36, 0.60, 0.72, 0.60, 0.075),
    Stroke(POINT, 0.58, 0.60, 0.58, 0.60, 0.040),
    Stroke(POINT, 0.58, 0.26, 0.58, 0.42, 0.018),
    Stroke(POINT, 0.52, 0.37, 0.58, 0.43, 0.018),
    Stroke(POINT, 0.64, 0.37, 0.58, 0.43, 0.018),
)
"""From back to front: a line with its ends, the span, the point, and what points at it."""

SIGNATURE = b"\x89PNG\r\n\x1a\n"


@lru_cache
def drawn(size: int) -> bytes:
    """The icon as a PNG of size by size pixels."""
    rows = b"".join(b"\0" + row for row in _rows(size))
    head = struct.pack(">IIBBBBB", size, size, 8, 2, 0, 0, 0)
    return SIGNATURE + _chunk(b"IHDR", head) + _chunk(b"IDAT", zlib.compress(rows, 9)) + _chunk(b"IEND", b"")


def pixels(png: bytes) -> bytes:
    """A PNG of this module's kind without its compression, which differs from machine to machine.

    Raises ValueError where it is none.
    """
    if not png.startswith(SIGNATURE):
        raise ValueError("not a PNG")
    at, head, packed = len(SIGNATURE), b"", b""
    while at + 8 <= len(png):
        length, kind = struct.unpack(">I4s", png[at : at + 8])
        body = png[at + 8 : at + 8 + length]
        head, packed = (body, packed) if kind == b"IHDR" else (head, packed + body * (kind == b"IDAT"))
        at += 12 + length
    try:
        return head + zlib.decompress(packed)
    except zlib.error as fault:
        raise ValueError("a broken PNG") from fault


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def _rows(size: int) -> list[bytes]:
    strokes = [stroke.scaled(size) for stroke in STROKES]
    rows = []
    for y in range(size):
        row = bytearray(bytes(NIGHT) * size)
        for stroke in strokes:
            if (
                min(stroke.y1, stroke.y2) - stroke.width - 1
                <= y
                <= max(stroke.y1, stroke.y2) + stroke.width + 1
            ):
                _draw(stroke, row, y, size)
        rows.append(bytes(row))
    return rows


def _draw(stroke: Stroke, row: bytearray, y: int, size: int) -> None:
    """Lay a stroke over one row of pixels, its edge blended with what is there."""
    first = max(0, int(min(stroke.x1, stroke.x2) - stroke.width) - 1)
    last = min(size, int(max(stroke.x1, stroke.x2) + stroke.width) + 2)
    for x in range(first, last):
        cover = min(1.0, max(0.0, stroke.width - stroke.distance(x + 0.5, y + 0.5) + 0.5))
        if cover:
            under = row[3 * x : 3 * x + 3]
            mixed = (
                below + (above - below) * cover for below, above in zip(under, stroke.colour, strict=True)
            )
            row[3 * x : 3 * x + 3] = bytes(map(round, mixed))
