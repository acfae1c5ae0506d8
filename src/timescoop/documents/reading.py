"""YAML into plain values, strictly, with the line of everything that was read.

What YAML 1.1 would guess stays a word here, as in YAML 1.2: `no`, `on`, `12:30` and `2012-05-01` are texts.
Only `true`, `false`, `null`, `~`, whole numbers and decimals are more. JSON is read as well.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import yaml

from timescoop.documents.faults import BadDocument, Fault
from timescoop.documents.text import called, file_text, plain, without_tabs, wrong_with
from timescoop.kernel import BadNotation

try:
    from yaml import CSafeLoader as QuickLoader
except ImportError:  # PyYAML was built without libyaml
    from yaml import SafeLoader as QuickLoader  # type: ignore[assignment]  # used alike

Place = tuple[str | int, ...]

CORE: Final = "tag:yaml.org,2002:"
WORDS: Final = {
    "null": (re.compile(r"^(?:~|null|Null|NULL|)$"), "~nN"),
    "bool": (re.compile(r"^(?:true|True|TRUE|false|False|FALSE)$"), "tTfF"),
    "int": (re.compile(r"^[-+]?[0-9]+$"), "-+0123456789"),
    "float": (re.compile(r"^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$"), "-+.0123456789"),
}


@dataclass(frozen=True)
class Document:
    """One YAML document: its value, and the line of each part of it.

    Attributes:
        value: Plain dicts, lists, texts and numbers.
        lines: The line, counted from 1, of each place in the document: keys and numbers from the top.
        source: What errors call it, usually the name of its file.
    """

    value: Any
    lines: dict[Place, int] = field(repr=False)
    source: str = ""

    def line_of(self, path: Place) -> int:
        """The line of a place; of the nearest place above it that is there, for what is missing."""
        while path and path not in self.lines:
            path = path[:-1]
        return self.lines.get(path, 1)

    def fault(self, error: BadNotation, under: Place = ()) -> Fault:
        """A notation error as a fault of this document; `under` is the place of the part that was read."""
        path = (*under, *error.path)
        return Fault(self.source, self.line_of(path), path, error.wrong)

    def bad(self, path: Place, wrong: str) -> BadDocument:
        """The error that says what is wrong at one place."""
        return BadDocument([self.fault(BadNotation(path, wrong))])


class WithoutAliases(yaml.composer.Composer):
    """PyYAML's composer of nodes, with the words of YAML 1.2 and without anchors."""

    yaml_implicit_resolvers: dict[str | None, list[tuple[str, re.Pattern[str]]]] = {}  # noqa: RUF012 - PyYAML's own way

    def compose_node(self, parent: yaml.Node | None, index: int) -> yaml.Node | None:
        """One node; an alias is refused, because a text that stands for another hides what it says."""
        if self.check_event(yaml.AliasEvent):  # type: ignore[attr-defined]  # of the parser, beside this in each reader
            event: Any = self.get_event()  # type: ignore[attr-defined]  # as above
            raise yaml.MarkedYAMLError(None, None, "an alias (*): write it out", event.start_mark)
        return super().compose_node(parent, index)


class Composer(WithoutAliases, yaml.SafeLoader):
    """Nodes by PyYAML's own parser, whose errors say best what is wrong."""


class QuickComposer(WithoutAliases, QuickLoader):
    """The same nodes by libyaml's parser, in a fifth of the time."""

    def __init__(self, text: str) -> None:
        QuickLoader.__init__(self, text)
        yaml.composer.Composer.__init__(self)


for word, (pattern, first) in WORDS.items():
    for reader in (Composer, QuickComposer):
        reader.add_implicit_resolver(CORE + word, pattern, [*first, ""] if word == "null" else list(first))


def read_text(text: str, source: str = "") -> list[Document]:
    """All documents of a text; empty ones are left out.

    Raises:
        BadDocument: It is not YAML, a key stands twice, or it has a tag or alias.
    """
    loader: Composer | None = None
    text = without_tabs(plain(text))
    with suppress(yaml.YAMLError, RecursionError):  # what is wrong is found out, and said, below
        return list(documents(QuickComposer(text), source))
    try:
        loader = Composer(text)
        return list(documents(loader, source))
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        wrong = ", ".join(part for part in (error.context, error.problem) if part)
        raise BadDocument([Fault(source, mark.line + 1 if mark else 1, (), wrong)]) from error
    except yaml.reader.ReaderError as error:
        line = text.count("\n", 0, int(error.position)) + 1
        raise BadDocument([Fault(source, line, (), "a character that YAML does not allow")]) from error
    except RecursionError as error:
        raise BadDocument([Fault(source, 1, (), "nested too deep to be read")]) from error
    finally:
        if loader is not None:
            loader.dispose()


def read_file(path: str | Path) -> list[Document]:
    """All documents of a file.

    Raises:
        BadDocument: The file cannot be read, or not as YAML.
    """
    return read_text(file_text(path), called(path))


def read_one(path: str | Path) -> Document:
    """The one document of a file.

    Raises:
        BadDocument: The file cannot be read, or does not hold exactly one document.
    """
    found = read_file(path)
    if not found:
        raise BadDocument([Fault(called(path), 1, (), "the file is empty")])
    if len(found) != 1:
        raise BadDocument([Fault(called(path), 1, (), f"one document is expected here, not {len(found)}")])
    return found[0]


def documents(loader: Composer | QuickComposer, source: str) -> Iterator[Document]:
    """The documents of a stream, one after the other."""
    while loader.check_node():
        lines: dict[Place, int] = {}
        node = loader.get_node()
        value = None if node is None else build(node, (), lines)
        if value is not None:
            yield Document(value, lines, source)


def build(node: yaml.Node, path: Place, lines: dict[Place, int]) -> Any:
    """The value of a node; the lines of it and of all below it are noted."""
    lines.setdefault(path, node.start_mark.line + 1)
    kind = node.tag.removeprefix(CORE)
    if isinstance(node, yaml.MappingNode) and kind == "map":
        return build_mapping(node, path, lines)
    if isinstance(node, yaml.SequenceNode) and kind == "seq":
        return [build(child, (*path, nth), lines) for nth, child in enumerate(node.value)]
    if isinstance(node, yaml.ScalarNode) and kind in {"str", *WORDS}:
        return scalar(kind, node.value, node.start_mark)
    raise yaml.MarkedYAMLError(None, None, f"the tag {node.tag}: there are no tags here", node.start_mark)


def build_mapping(node: yaml.MappingNode, path: Place, lines: dict[Place, int]) -> dict[str | int, Any]:
    """A mapping, each key once; a key is a text or a whole number."""
    out: dict[str | int, Any] = {}
    for key_node, child in node.value:
        key = build(key_node, (*path, "?"), {})
        if not isinstance(key, str | int) or isinstance(key, bool):
            raise yaml.MarkedYAMLError(None, None, "a key that is not a text", key_node.start_mark)
        if key in out:
            raise yaml.MarkedYAMLError(None, None, f"the key {key!r} stands here twice", key_node.start_mark)
        lines[*path, key] = key_node.start_mark.line + 1
        out[key] = build(child, (*path, key), lines)
    return out


def scalar(kind: str, text: str, mark: yaml.Mark) -> str | int | float | bool | None:
    """A single value."""
    try:
        if kind == "int":
            return int(text)
        if kind == "float":
            return float(text)
    except ValueError as error:  # !!int with letters, or more digits than Python reads
        raise yaml.MarkedYAMLError(None, None, f"not a number: {text[:20]}", mark) from error
    if kind == "bool":
        return text.lower() == "true"
    if wrong := wrong_with(text):
        raise yaml.MarkedYAMLError(None, None, wrong, mark)
    return None if kind == "null" else text
