"""Card faces: what is printed on each kind of card, as plain data."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from timescoop.kernel.card_files import CardRow

FigureRow = dict[str, str | int | list[str] | dict[str, int]]  # a card in play, by the words of the rulebook


class Face(TypedDict):
    """What is printed on a kind of card, and how we know it.

    Attributes:
        name: The name; it is printed on all copies, and need not be the only card of that name.
        type: The type of card, as the key of a label.
        family: The group of the card; cards of a group have seals of the same colour.
        value: The large number; None for none.
        corner: The text in the corner; empty for none.
        subtitle: The text below the name; empty for none.
        text: The text, in English; empty for none.
        values: All printed numbers, by name.
        warrants: The source of each number and of the text, by the name of the field.
        how: The sources in words, for each field.
        clause: The rule behind the card.
        figures: Which of `values` are listed with their names in a hand; absent if the large number is enough.
        colour: The key of its colour; absent if the type decides.
        frame: Its frame: place, hero, foe, gear or deed; absent for a plain one.
        qualities: The keys of the `values` in small print, in order; absent for none.
        line: The line between name and text; empty for none. Absent if no card of the game has one.
        lines: The text of a place or board, line by line; absent for other cards.
        says: The sentences of the text, in order; absent if no fact refers to single sentences.
        terms: Lists of terms that facts name by number, by sort; absent if no fact does.
        picture: The emblem chosen for its picture; absent to choose one by what is printed.
        remarks: Keys of hints for newcomers; absent for none.
        by_hand: True if players carry out its text themselves; absent otherwise.
    """

    name: str
    type: str
    family: str
    value: int | None
    corner: str
    subtitle: str
    text: str
    values: dict[str, int]
    warrants: dict[str, str]
    how: dict[str, list[str]]
    clause: str
    figures: NotRequired[list[str]]
    colour: NotRequired[str]
    frame: NotRequired[str]
    qualities: NotRequired[list[str]]
    line: NotRequired[str]
    lines: NotRequired[list[str]]
    says: NotRequired[list[str]]
    terms: NotRequired[dict[str, list[str]]]
    picture: NotRequired[str]
    remarks: NotRequired[list[str]]
    by_hand: NotRequired[bool]


def with_marks(face: Face, row: CardRow) -> Face:
    """Add to a face what the card's row says of its picture, and whether its text is played by hand."""
    if row.get("by_hand"):
        face["by_hand"] = True
    if row.get("picture"):
        face["picture"] = row["picture"]
    return face
