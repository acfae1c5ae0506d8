"""Mappings: what the columns of somebody's table mean for our cards. Each is a file of data."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import resources
from typing import Any, Final, NamedTuple

from timescoop.documents.faults import BadDocument, Fault
from timescoop.documents.making.names import bare
from timescoop.documents.reading import Document, read_text
from timescoop.kernel import Game

HEAD: Final = ("mapping", "game", "edition", "columns", "words", "split", "counted", "about")
NAME: Final = "name"  # the field for a card's name, in every game


class ColumnMap(NamedTuple):
    """What the columns of a table mean.

    Attributes:
        title: What it is for.
        game: The game that it is for, or empty.
        edition: Its edition, or empty.
        columns: The field of each heading, by its letters alone; None for a column that says nothing.
        words: By field, what some cells say there, in small letters, and what that is called here.
        split: By field, at which characters it is cut in two, and which field the rest is.
        counted: By field, the signs of which a cell has as many as the number is.
    """

    title: str
    game: str
    edition: str
    columns: Mapping[str, str | None]
    words: Mapping[str, Mapping[str, Any]]
    split: Mapping[str, tuple[str, str]]
    counted: Mapping[str, str]

    def over(self, other: ColumnMap) -> ColumnMap:
        """This mapping, and for what it does not say another."""
        return ColumnMap(
            self.title,
            self.game or other.game,
            self.edition or other.edition,
            {**other.columns, **self.columns},
            {**other.words, **self.words},
            {**other.split, **self.split},
            {**other.counted, **self.counted},
        )


def read_mapping(document: Document) -> ColumnMap:
    """A mapping as it is written.

    Raises:
        BadDocument: It is none, or a part of it is of another sort.
    """
    value = document.value
    if not isinstance(value, dict) or "columns" not in value:
        raise document.bad((), f"a mapping is expected, with {', '.join(HEAD)}")
    for key in value:
        if key not in HEAD:
            raise document.bad((key,), f"a mapping has {', '.join(HEAD)}, not {key!r}")
    columns = {bare(head): None if to is None else str(to) for head, to in pairs(document, "columns")}
    words = {
        str(field): {str(said).casefold(): ours for said, ours in pairs(document, "words", str(field))}
        for field, _ in pairs(document, "words")
    }
    split = {
        str(field): (str(parts.get("at", " - ")), str(parts.get("rest", "subtitle")))
        for field in dict(pairs(document, "split"))
        for parts in [dict(pairs(document, "split", str(field)))]
    }
    counted = {str(field): str(signs) for field, signs in pairs(document, "counted")}
    title, game, edition = (str(value.get(key) or "") for key in ("mapping", "game", "edition"))
    return ColumnMap(title, game, edition, columns, words, split, counted)


def pairs(document: Document, *path: str) -> Iterator[tuple[Any, Any]]:
    """The keys and values of a part of a mapping; none where it is not there.

    Raises:
        BadDocument: It is no mapping itself.
    """
    found = document.value
    for key in path:
        found = found.get(key) or {}
        if not isinstance(found, dict):
            raise document.bad(path, "a value for each name is expected")
    yield from found.items()


def usual_mapping() -> ColumnMap:
    """What headings usually mean."""
    text = resources.files("timescoop.documents.importing").joinpath("usual.yaml").read_text("utf-8")
    return read_mapping(read_text(text, "usual.yaml")[0])


def mapping_names(game: Game) -> list[str]:
    """The mappings that come with a game."""
    folder = resources.files(game.room).joinpath("mappings")
    if not folder.is_dir():
        return []
    return sorted(path.name.removesuffix(".yaml") for path in folder.iterdir() if path.name.endswith(".yaml"))


def mapping_of(game: Game, name: str) -> ColumnMap:
    """A mapping that comes with a game.

    Raises:
        BadDocument: There is none of that name.
    """
    if name not in mapping_names(game):
        known = ", ".join(mapping_names(game)) or "none"
        raise BadDocument([Fault("", 0, (), f"{game.title} has no mapping {name!r}; it has {known}")])
    text = resources.files(game.room).joinpath("mappings", f"{name}.yaml").read_text("utf-8")
    return read_mapping(read_text(text, f"{name}.yaml")[0])
