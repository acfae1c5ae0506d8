"""A box that its owner enters card by card: which slots are checked, and what their cards say."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple

from timescoop.documents.importing.card_readings import CardReading
from timescoop.documents.importing.card_rows import BoxCard, EditionFields
from timescoop.documents.importing.incoming import Imported, SetHead, as_set
from timescoop.documents.importing.sheet import Sheet
from timescoop.documents.importing.worksheets import worksheet
from timescoop.documents.making.sets import MINE
from timescoop.kernel import Edition, Game

Source = Literal["ours", "mine", "changed", "out"]
Row = dict[str, Any]


class OwnBox(NamedTuple):
    """A box so far.

    Attributes:
        title: What it is called.
        owner: Whose it is.
        day: When they last wrote something, as `2026-11-26`.
        cards: By the slot that they are in, the cards that its owner has looked at; None for a slot without a card.
        added: Cards in no slot of ours.
    """

    title: str = "My box"
    owner: str = ""
    day: str = ""
    cards: Mapping[str, Row | None] = {}
    added: tuple[Row, ...] = ()

    @property
    def text(self) -> str:
        """The box as it is kept."""
        return json.dumps(self._asdict(), ensure_ascii=False)


class BoxSlot(NamedTuple):
    """A slot of a box, as its owner sees it.

    Attributes:
        slot: The name of our card in it; empty for a card in no slot of ours.
        name: The name of the card that is there.
        sort: Its type.
        source: "ours" if nobody has looked at it, "mine" if all of it was compared with the box, "changed" if only
            some of it was, "out" if there is no such card in the box.
        reading: How its text is read; None where it is ours.
    """

    slot: str
    name: str
    sort: str
    source: Source
    reading: CardReading | None

    @property
    def is_open(self) -> bool:
        """True if something about it is still to be settled."""
        return self.reading is not None and self.reading.state in ("asked", "refused", "wrong", "unread")


def read_own_box(text: str) -> OwnBox:
    """A box as it was kept."""
    found = json.loads(text)
    return OwnBox(**{**found, "added": tuple(found["added"])})


def row_in(box: OwnBox, nth: int, fields: EditionFields) -> Row | None:
    """The card in a slot, or None if there is none.

    Args:
        box: The box.
        nth: The number of the slot; those of our cards come first, then the added ones.
        fields: Of its edition.
    """
    names = list(fields.ours)
    if nth >= len(names):
        return dict(box.added[nth - len(names)])
    row = box.cards.get(names[nth], fields.ours[names[nth]])
    return None if row is None else {key: each for key, each in row.items() if key not in ("warrants", "clause")}


def with_row(box: OwnBox, nth: int, row: Row | None, fields: EditionFields) -> OwnBox:
    """The box with another card in a slot; None leaves the slot empty, and takes an added card away."""
    names = list(fields.ours)
    if nth < len(names):
        return box._replace(cards={**box.cards, names[nth]: row})
    place = nth - len(names)
    added = [*box.added[:place], *([row] if row is not None else []), *box.added[place + 1 :]]
    return box._replace(added=tuple(added))


def as_ours(box: OwnBox, nth: int, fields: EditionFields) -> OwnBox:
    """The box with our card in a slot again, as if nobody had looked."""
    names = list(fields.ours)
    if nth >= len(names):
        return with_row(box, nth, None, fields)
    return box._replace(cards={slot: row for slot, row in box.cards.items() if slot != names[nth]})


def with_cards(box: OwnBox, cards: Sequence[BoxCard], fields: EditionFields) -> OwnBox:
    """The box with all that a file says otherwise than ours, or that its owner has marked there."""
    held, added = dict(box.cards), {fields.shop.called(row): row for row in box.added}
    for card in cards:
        name = fields.shop.called(card.row)
        slot = card.slot if card.slot in fields.ours else name if name in fields.ours else ""
        ours = {key: each for key, each in fields.ours.get(slot, {}).items() if key not in ("warrants", "clause")}
        row = card.row | ({MINE: True} if card.mine else {})
        if not slot:
            added[name] = row
        elif card.out:
            held[slot] = None
        elif row != ours:
            held[slot] = row
    return box._replace(cards=held, added=tuple(added.values()))


def set_of_box(box: OwnBox, game: Game, edition: Edition) -> tuple[Imported, list[BoxSlot]]:
    """The set that a box makes, and its slots in the order of our cards.

    Raises:
        BadDocument: It cannot be made at all.
    """
    fields = EditionFields(game, edition)
    cards = [card_in(slot, row, fields) for slot, row in [*box.cards.items(), *(("", row) for row in box.added)]]
    owner = f"{box.owner}, {box.day}" if box.owner and box.day else ""
    found = as_set(cards, fields, SetHead(box.title, owner))
    readings = {card.name: card for card in found.cards}
    slots = [slot_of(slot, box.cards.get(slot, ours), fields, readings, looked_at=slot in box.cards)
             for slot, ours in fields.ours.items()]  # fmt: skip
    return found, [*slots, *(slot_of("", row, fields, readings, looked_at=True) for row in box.added)]


def card_in(slot: str, row: Row | None, fields: EditionFields) -> BoxCard:
    """A card of a box for its set."""
    if row is None:
        return BoxCard(0, slot, dict(fields.ours[slot]), mine=False, out=True)
    bare = {key: each for key, each in row.items() if key not in (MINE, "warrants", "clause")}
    return BoxCard(0, slot, bare, row.get(MINE) is True)


def slot_of(
    slot: str, row: Mapping[str, Any] | None, fields: EditionFields, readings: Mapping[str, CardReading], *,
    looked_at: bool,
) -> BoxSlot:  # fmt: skip
    """A slot as its owner sees it."""
    if row is None:
        return BoxSlot(slot, slot, str(fields.ours[slot]["type"]), "out", None)
    name = fields.shop.called(row)
    source: Source = "ours" if not looked_at else "mine" if row.get(MINE) is True else "changed"
    return BoxSlot(slot, name, str(row.get("type", "")), source, readings.get(name) if looked_at else None)


def sheet_of_box(box: OwnBox, game: Game, edition: Edition) -> Sheet:
    """The worksheet of a box, with all that its owner has written so far."""
    return worksheet(game, edition, box.cards, box.added)
