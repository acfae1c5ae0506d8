"""Records as JSON, and back: named tuples and dataclasses become lists of their fields, in order."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import fields, is_dataclass
from typing import Any, Final, TypeVar, get_type_hints

from cattrs import Converter
from cattrs.cols import is_namedtuple, is_sequence

T = TypeVar("T")
CONVERTER: Final = Converter()


def to_json(value: object) -> str:
    """A record as JSON."""
    return json.dumps(CONVERTER.unstructure(value), separators=(",", ":"))


def from_json(kind: type[T], text: str) -> T:
    """A record of a type from its JSON.

    Raises:
        ValueError: It isn't such JSON, or another version wrote it with other fields.
    """
    data = json.loads(text)
    try:
        return CONVERTER.structure(data, kind)
    except Exception as error:  # the library has many errors, and groups of them
        raise ValueError(f"this is no {kind.__name__}") from error


def is_record(kind: object) -> bool:
    """True for the types that become lists of their fields."""
    return is_namedtuple(kind) or is_dataclass(kind)


def record_writer(kind: object) -> Callable[[object], list[object]]:
    """Writes a record of one type."""
    names = names_of(kind)
    return lambda value: [CONVERTER.unstructure(getattr(value, name)) for name in names]


def names_of(kind: Any) -> list[str]:
    """The fields of a type of records, in order."""
    return list(kind._fields) if is_namedtuple(kind) else [each.name for each in fields(kind)]


def record_reader(kind: Any) -> Callable[[Any, Any], Any]:
    """Reads a record of one type; a list of another length is refused."""
    names, hints = names_of(kind), get_type_hints(kind)

    def read(data: Sequence[Any], _kind: Any) -> Any:
        return kind(*(CONVERTER.structure(one, hints[name]) for name, one in zip(names, data, strict=True)))

    return read


def several_reader(kind: Any) -> Callable[[Any, Any], Any]:
    """Reads several values of one type, always as a tuple, so that records can be compared."""
    inner = kind.__args__[0]
    return lambda data, _kind: tuple(CONVERTER.structure(one, inner) for one in data)


CONVERTER.register_structure_hook_factory(is_sequence, several_reader)
CONVERTER.register_structure_hook_factory(is_record, record_reader)
CONVERTER.register_unstructure_hook_factory(is_record, record_writer)
CONVERTER.register_unstructure_hook(frozenset, lambda value: sorted(CONVERTER.unstructure(each) for each in value))
