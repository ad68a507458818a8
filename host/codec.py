"""Moves, cards and meanings as JSON and back: plain values with the name of their class beside them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any

import msgspec

TAG = "is"


def tagged(value: Any) -> dict[str, Any]:
    """A dataclass as a JSON object that names its class, its parts plain."""
    return {TAG: type(value).__name__, **{f.name: plain(getattr(value, f.name)) for f in fields(value)}}


def plain(value: Any) -> Any:
    """A value of dataclasses, enums, tuples and mappings as JSON values."""
    if is_dataclass(value) and not isinstance(value, type):
        return {f.name: plain(getattr(value, f.name)) for f in fields(value)}
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, Mapping):
        return {str(k): plain(v) for k, v in value.items()}
    if isinstance(value, tuple | list):
        return [plain(v) for v in value]
    return value


def untagged(data: Mapping[str, Any], classes: Iterable[type]) -> Any:
    """The dataclass that `tagged` was given, one of these classes.

    Raises ValueError where the class is unknown or the parts do not fit it.
    """
    by_name = {cls.__name__: cls for cls in classes}
    cls = by_name.get(str(data.get(TAG)))
    if cls is None:
        raise ValueError(f"unknown: {data.get(TAG)}")
    return shaped({key: value for key, value in data.items() if key != TAG}, cls)


def shaped(data: Any, cls: Any) -> Any:
    """JSON values in the shape of a class. Raises ValueError with the reason where they do not fit."""
    try:
        return msgspec.convert(data, cls, str_keys=True)
    except msgspec.ValidationError as fault:
        raise ValueError(str(fault)) from fault
