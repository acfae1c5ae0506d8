"""A card as fields of a form, and back; each type has the fields of the edition's own cards."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from timescoop.documents import (
    NOT_ASKED,
    PICTURE,
    BadDocument,
    CardField,
    Kind,
    canonical_card,
    card_shapes,
    cell_text,
    cell_value,
    fields_of_type,
    read_text,
    write_text,
)
from timescoop.kernel import Edition, Game

PREFIX: Final = "f-"
BY_HAND: Final = "by-hand"  # the tick that a text is played by hand
SET_LINE: Final = re.compile(r"^set:.*$", re.MULTILINE)  # with the name of a set
ASKS_BY_HAND: Final = "asks-by-hand"  # sent by each form with that tick, whether it is set or not


def form_of(game: Game, edition: Edition, row: Mapping[str, object]) -> dict[str, str]:
    """The fields of a form that show a card, by their names: `type`, then `f-` and the key."""
    row = canonical_card(game, edition.key, row)
    sort = str(row.get("type", ""))
    rows = {each.key: cell_text(each.kind, row.get(each.key)) for each in fields_of_type(game, edition, sort)}
    return {"type": sort} | {f"{PREFIX}{key}": text for key, text in rows.items()} | picture_in(row)


def picture_in(row: Mapping[str, object]) -> dict[str, str]:
    """The chosen picture, as a field."""
    return {f"{PREFIX}{PICTURE}": str(row.get(PICTURE) or "")}


def row_of(game: Game, edition: Edition, form: Mapping[str, str], base: Mapping[str, object]) -> dict[str, object]:
    """The card that a form says.

    Args:
        game: The game.
        edition: Its edition.
        form: The fields; those of another type than the form's are left out.
        base: The card as it was: what the form does not ask for stays, and so does an empty value that stays empty.
    """
    base = canonical_card(game, edition.key, base)
    sort = form.get("type", "") or str(base.get("type", ""))
    fields = {each.key: each for each in fields_of_type(game, edition, sort)}
    said: dict[str, Any] = {}
    for key, each in fields.items():
        text = form.get(f"{PREFIX}{key}")
        if text is None:
            if key in base and each.kind != "flag":
                said[key] = base[key]
            elif each.needed and each.kind == "number":
                said[key] = each.low
        elif text.strip():
            said[key] = kept_or_new(each.kind, text.strip(), base.get(key))
    if f"{PREFIX}{PICTURE}" in form:
        fields[PICTURE] = CardField(PICTURE, "text", needed=False)
        if form[f"{PREFIX}{PICTURE}"]:
            said[PICTURE] = form[f"{PREFIX}{PICTURE}"]
    old = {
        key: value
        for key, value in base.items()
        if key != "type" and (key in NOT_ASKED or key not in every_key(game, edition) or (not value and key in fields))
    }
    return in_order(base, {"type": sort} | old | said)


def with_tick(row: Mapping[str, object], form: Mapping[str, str]) -> dict[str, object]:
    """A card with the form's tick for texts played by hand; unchanged if the form has no such tick."""
    if ASKS_BY_HAND not in form:
        return dict(row)
    if not form.get(BY_HAND):
        return {key: value for key, value in row.items() if key != "by_hand"}
    return {key: value for key, value in row.items() if key != "read_as"} | {"by_hand": True}


def kept_or_new(kind: Kind, text: str, old: object) -> object:
    """The old value where its text is still there, so that nothing changes that nobody touched."""
    same = old is not None and " ".join(cell_text(kind, old).split()) == " ".join(text.split())
    return old if same else cell_value(kind, text)


def every_key(game: Game, edition: Edition) -> set[str]:
    """The keys of all fields of all types."""
    return {each.key for fields in card_shapes(game, edition.key).values() for each in fields} | {PICTURE}


def in_order(base: Mapping[str, object], row: Mapping[str, object]) -> dict[str, object]:
    """A card with the keys that it had first, in their order."""
    keys = [key for key in base if key in row]
    return {key: row[key] for key in [*keys, *(key for key in row if key not in keys)]}


# ---- in the text of a set


def cards_in(text: str) -> list[dict[str, object]]:
    """The cards of a set's text, or the one card that it is; none where it cannot be read."""
    try:
        found = read_text(text)
    except BadDocument:
        return []
    value = found[0].value if len(found) == 1 else None
    if not isinstance(value, dict):
        return []
    rows = value.get("cards") if "cards" in value else [value]
    return [row for row in rows if isinstance(row, dict)] if isinstance(rows, list) else []


def with_cards(text: str, rows: Sequence[Mapping[str, object]]) -> str:
    """The text of a set with other cards; one card alone becomes a set of its own.

    Raises:
        BadDocument: The text cannot be read.
    """
    value: dict[str, Any] = dict(read_text(text)[0].value)
    head = {key: value[key] for key in ("set", "game", "edition") if key in value}
    rest = {key: each for key, each in value.items() if key not in head} if "cards" in value else {}
    cards = [{key: each for key, each in row.items() if key not in ("set", "game", "edition")} for row in rows]
    return write_text({"set": "My set"} | head | rest | {"cards": cards})


def is_set(text: str) -> bool:
    """True if a text is a set of cards, which has a name, rather than one card alone."""
    return bool(SET_LINE.search(text)) and bool(cards_in(text))


def with_set_name(text: str, name: str) -> str:
    """The text of a set under another name; unchanged for one card alone, or without a name."""
    name = " ".join(name.split())
    if not name or not is_set(text):
        return text
    line = write_text({"set": name}).strip()
    return SET_LINE.sub(lambda _found: line, text, count=1)
