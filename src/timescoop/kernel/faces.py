"""What is printed on a kind of card, as plain data for people."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from timescoop.kernel.card_files import CardRow

FigureRow = dict[str, str | int | list[str] | dict[str, int]]  # a card in play, by the words of the rulebook


class Face(TypedDict):
    """What is printed on a kind of card, and how we know it.

    Attributes:
        name: The name; it is printed on all copies, and need not be the only card of that name.
        type: The type of card, as the key of a label.
        family: What the card belongs to; cards of a family share a colour of their seal.
        value: The big figure; None for none.
        corner: What stands in the corner; empty for nothing.
        subtitle: What stands below the name; empty for nothing.
        text: The text, in English; empty for none.
        values: The figures by name.
        warrants: How each figure and the text are known, by the name of the field.
        how: The same in words: the reasons for each field.
        clause: The rule behind the card.
        figures: Which of `values` are told with their names in a hand; absent where the big figure is enough.
        colour: What the card belongs to, for colours; absent where colours go by type.
        frame: Which frame it wears: place, hero, foe, gear or deed; absent for a plain one.
        qualities: The keys of the `values` that stand in small on the card, in order; absent for none.
        line: The line between name and text; empty for none. Absent where a game has none.
        lines: What a place or a board says, line by line; absent for other cards.
        says: What each sentence of the text says, in order; absent where no fact speaks of single sentences.
        picture: The emblem that somebody chose for the card's picture; absent to choose one by what is printed.
        remarks: Keys of what newcomers are told of it besides; absent for none.
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
    picture: NotRequired[str]
    remarks: NotRequired[list[str]]
    by_hand: NotRequired[bool]


def with_marks(face: Face, row: CardRow) -> Face:
    """A face that also says what its card's row does of its picture, and whether its text is played by hand."""
    if row.get("by_hand"):
        face["by_hand"] = True
    if row.get("picture"):
        face["picture"] = row["picture"]
    return face
