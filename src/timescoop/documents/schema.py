"""JSON Schemas of what programs are sent: a view, a card face, an option.

They are made from the types in `timescoop.kernel` by `scripts/schemas.py`, and kept as files so that a change of the
contract is seen in review.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Mapping
from functools import lru_cache
from importlib import resources
from types import NoneType, UnionType
from typing import Any, Final, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from timescoop.kernel import Face, Option, View

Schema = dict[str, Any]
DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
SHAPES: Final[Mapping[str, type]] = {"view": View, "face": Face, "option": Option}
FOLDER: Final = "schemas"
PLAIN: Final[Mapping[Any, str]] = {bool: "boolean", int: "integer", str: "string", NoneType: "null"}
KEY: Final = re.compile(r"(\w+): (.*)")


@lru_cache(maxsize=len(SHAPES))
def schema_text(name: str) -> str:
    """The schema as JSON, as it is packed; `name` is a key of `SHAPES`."""
    return resources.files("timescoop.documents").joinpath(FOLDER, f"{name}.json").read_text("utf-8")


def schema_of(shape: type) -> Schema:
    """The schema of a TypedDict, with those of all that it refers to; keys that are not declared are errors."""
    defs: dict[str, Schema] = {}
    reference = schema_for(shape, defs)
    return {"$schema": DIALECT, "title": shape.__name__, **reference, "$defs": dict(sorted(defs.items()))}


def schema_for(kind: Any, defs: dict[str, Schema]) -> Schema:
    """The schema of one type; TypedDicts go into `defs` and are referred to.

    Raises:
        TypeError: A type that JSON has nothing for.
    """
    origin, args = get_origin(kind), get_args(kind)
    if is_typeddict(kind):
        if kind.__name__ not in defs:
            defs[kind.__name__] = {}  # a shape may hold others of its own
            defs[kind.__name__] = object_of(kind, defs)
        return {"$ref": f"#/$defs/{kind.__name__}"}
    if origin is Literal:
        return {"enum": list(args)}
    if origin in (Union, UnionType):
        return {"anyOf": [schema_for(each, defs) for each in args]}
    if origin is list:
        return {"type": "array", "items": schema_for(args[0], defs)}
    if origin is dict and args[0] is str:
        return {"type": "object", "additionalProperties": schema_for(args[1], defs)}
    if kind in PLAIN:
        return {"type": PLAIN[kind]}
    raise TypeError(f"JSON Schema has nothing for {kind!r}")


def object_of(shape: Any, defs: dict[str, Schema]) -> Schema:
    """The schema of a TypedDict itself; what its docstring says of each key is the key's description."""
    about, told = described(shape)
    properties: dict[str, Schema] = {}
    required: list[str] = []
    # `__required_keys__` is wrong where annotations are texts
    for key, kind in get_type_hints(shape, include_extras=True).items():
        optional = get_origin(kind) is NotRequired
        properties[key] = {"description": told[key], **schema_for(get_args(kind)[0] if optional else kind, defs)}
        if shape.__total__ and not optional:
            required.append(key)
    return {
        "type": "object",
        "description": about,
        "properties": properties,
        "required": required,
        "additionalProperties": False,
    }


def described(shape: type) -> tuple[str, dict[str, str]]:
    """What a docstring says of a TypedDict, and of each of its keys under `Attributes:`."""
    about, _, rest = (inspect.getdoc(shape) or "").partition("\n\nAttributes:\n")
    told: dict[str, str] = {}
    key = ""
    for line in inspect.cleandoc(rest).splitlines():
        found = KEY.fullmatch(line)
        if found:
            key = found[1]
        told[key] = found[2] if found else f"{told[key]} {line.strip()}"
    return " ".join(about.split()), told
