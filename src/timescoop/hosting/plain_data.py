"""Records as plain data for JSON, and back: named tuples and dataclasses become lists of their fields, in order."""

from __future__ import annotations

import json
import types
from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, TypeVar, Union, cast, get_args, get_origin, get_type_hints

T = TypeVar("T")


def to_json(value: object) -> str:
    """A record as JSON."""
    return json.dumps(plain(value), separators=(",", ":"))


def from_json(kind: type[T], text: str) -> T:
    """A record of some type out of its JSON.

    Raises:
        ValueError: It is no such JSON, or of a record with other fields, as another version may have written it.
    """
    try:
        return cast("T", typed(kind, json.loads(text)))
    except (TypeError, KeyError, IndexError) as error:
        raise ValueError(f"this is no {kind.__name__}") from error


def plain(value: Any) -> Any:
    """A value in lists, dicts, texts and numbers alone."""
    if is_dataclass(value) and not isinstance(value, type):
        return [plain(getattr(value, each.name)) for each in fields(value)]
    if isinstance(value, frozenset):
        return sorted(plain(each) for each in value)
    if isinstance(value, Mapping):
        return {key: plain(each) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return [plain(each) for each in value]
    return value


def typed(kind: Any, data: Any) -> Any:
    """A value of some type out of plain data."""
    if data is None or kind is Any:
        return data
    origin, inner = get_origin(kind), get_args(kind)
    if origin in {Union, types.UnionType}:
        return typed(next(each for each in inner if each is not types.NoneType), data)
    if origin is tuple and inner[1:] != (...,):
        return tuple(typed(each, one) for each, one in zip(inner, data, strict=True))
    if isinstance(origin, type) and issubclass(origin, tuple | Sequence | frozenset):
        return (frozenset if origin is frozenset else tuple)(typed(inner[0], one) for one in data)
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return {key: typed(inner[1], one) for key, one in data.items()}
    return record(kind, data) if fields_of(kind) else kind(data)


def record(kind: Any, data: Sequence[Any]) -> Any:
    """A named tuple or a dataclass out of the list of its fields."""
    return kind(*(typed(each, one) for each, one in zip(fields_of(kind), data, strict=True)))


@cache
def fields_of(kind: Any) -> tuple[Any, ...]:
    """The types of a record's fields, in order; none for another type."""
    names = [each.name for each in fields(kind)] if is_dataclass(kind) else getattr(kind, "_fields", ())
    hints = get_type_hints(kind) if names else {}
    return tuple(hints[name] for name in names)
