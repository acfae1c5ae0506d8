"""The set made from a box: only what differs from our cards of the edition."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from timescoop.documents.importing.card_rows import BoxCard, EditionFields
from timescoop.documents.making.sets import INSTEAD, MINE


def set_of(cards: Sequence[BoxCard], fields: EditionFields) -> tuple[list[dict[str, Any]], list[str]]:
    """The cards of a set, and the cards of ours that are not in the box.

    A card is written with what differs from ours of its name; one that is as ours is left out, unless its owner has
    compared it. A slot that has another card now gives its place up.
    """
    there = [card for card in cards if not card.out]
    names = {fields.shop.called(card.row) for card in there}
    slots = {card.slot or fields.shop.called(card.row) for card in cards} & set(fields.ours)
    gone = [name for name in fields.ours if name in slots and name not in names and name not in fields.sides]
    rows: list[dict[str, Any]] = []
    for card in there:
        name = fields.shop.called(card.row)
        row = differing(card.row, fields.ours.get(name))
        if card.mine:
            row[MINE] = True
        if card.slot in gone and name not in fields.ours and "copies" not in fields.ours[card.slot]:
            row[INSTEAD] = card.slot  # the ready decks have it in that place too
            gone.remove(card.slot)
        if row:
            rows.append(named(card.row, fields) | row)
    return rows, gone


def differing(row: Mapping[str, Any], ours: Mapping[str, Any] | None) -> dict[str, Any]:
    """What a card says otherwise than ours; null for what ours has and it has not."""
    if ours is None:
        return dict(row)
    gone = [key for key in ours if key not in row and key not in ("warrants", "clause")]
    return {key: each for key, each in row.items() if key not in ours or not same(ours[key], each)} | dict.fromkeys(
        gone
    )


def same(one: Any, other: Any) -> bool:
    """True for equal values of one sort: 1 is not true."""
    return type(one) is type(other) and bool(one == other)


def named(row: Mapping[str, Any], fields: EditionFields) -> dict[str, Any]:
    """The fields by which a card is found, in their order."""
    return {key: row[key] for key in (fields.name, "subtitle") if key in row and row_is_named_by(key, row, fields)}


def row_is_named_by(key: str, row: Mapping[str, Any], fields: EditionFields) -> bool:
    """True for a field without which a card would have another name."""
    return fields.shop.called({each: row[each] for each in row if each != key}) != fields.shop.called(row)
