"""The differences between two card files or two owners' boxes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from timescoop.documents.making.sets import INSTEAD, is_set, read_set, whole
from timescoop.documents.making.sides import BOARDS, laid_flat
from timescoop.documents.reading import Document
from timescoop.kernel import Game

UNCOMPARED = ("warrants", "clause")


class Difference(NamedTuple):
    """One thing that two card files say otherwise.

    Attributes:
        card: Of which card.
        field: In which field; empty where only one of them has the card.
        values: What each of them says there.
        known: How each of them knows it.
        only: Which of them has the card, 0 or 1; -1 if both have.
        instead: What the other has in its place; empty if that cannot be told.
    """

    card: str
    field: str = ""
    values: tuple[Any, Any] = (None, None)
    known: tuple[str, str] = ("", "")
    only: int = -1
    instead: str = ""


def laid_whole(document: Document, games: Mapping[str, Game]) -> tuple[Game, str, dict[str, Any], dict[str, str]]:
    """The game, the edition and the whole card file of a set or card file, and what each card takes the place of.

    Raises:
        BadDocument: It is neither.
    """
    if is_set(document.value):
        made = read_set(document, games)
        taken = {made.game.required_workshop.called(row): str(row[INSTEAD]) for row in made.rows if row.get(INSTEAD)}
        return made.game, made.edition.key, whole(made)[0], taken
    value = document.value if isinstance(document.value, dict) else {}
    game = games.get(str(value.get("game")))
    if game is None or game.workshop is None or not isinstance(value.get("cards"), list):
        raise document.bad((), "a set or a card file is expected")
    return game, str(value.get("edition")), value, {}


def differences(one: Document, other: Document, games: Mapping[str, Game]) -> list[Difference]:
    """All that two card files of one edition say otherwise, in the order of the first.

    Raises:
        BadDocument: One of them is no card file, or they are of different editions.
    """
    game, edition, first, stands_for = laid_whole(one, games)
    also, printing, second, also_stands = laid_whole(other, games)
    if (game.key, edition) != (also.key, printing):
        raise other.bad(
            (), f"it has cards of {also.key}-{printing}, and {one.source or 'the other'} of {game.key}-{edition}"
        )
    left, right = (
        {game.required_workshop.called(row): row for row in [*full["cards"], *map(laid_flat, full.get(BOARDS) or ())]}
        for full in (first, second)
    )
    first_only = [name for name in left if name not in right]
    other_only = [name for name in right if name not in left]
    return [
        *fields_apart(left, right),
        *(Difference(n, only=0, instead=in_its_place(n, stands_for, also_stands, right)) for n in first_only),
        *(Difference(n, only=1, instead=in_its_place(n, also_stands, stands_for, left)) for n in other_only),
    ]


def fields_apart(left: Mapping[str, Any], right: Mapping[str, Any]) -> Iterator[Difference]:
    """The fields of cards that both have."""
    for name, row, other in [(name, row, right[name]) for name, row in left.items() if name in right]:
        for key in dict.fromkeys([*row, *other]):
            if key not in UNCOMPARED and (row.get(key) != other.get(key) or (key in row) != (key in other)):
                known = (how(row, key), how(other, key))
                yield Difference(name, key, (row.get(key), other.get(key)), known)


def how(row: Mapping[str, Any], key: str) -> str:
    """How a file knows what it says in a field."""
    warrants = row.get("warrants")
    return str(warrants.get(key, "")) if isinstance(warrants, dict) else ""


def in_its_place(name: str, stands: Mapping[str, str], other: Mapping[str, str], there: Mapping[str, Any]) -> str:
    """The card that another file has in the slot of a card."""
    slot = stands.get(name, name)
    if slot in there and slot != name:
        return slot
    return next((card for card, place in other.items() if place == slot), "")
