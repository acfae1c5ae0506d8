"""What a seat sees as text: its view with the names of cards, and without what only a page needs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from timescoop.documents import write_text
from timescoop.kernel import BadDeal, Face

LEFT_OUT: Final = frozenset(
    {"id", "lit", "layout", "number", "options", "phases", "places", "prompt", "score_lines", "spot", "tags"}
)
KEPT: Final = frozenset({"places"})  # the lines of places hold cards; a number of places does not
EMPTY: Final[tuple[Any, ...]] = (None, "", -1, [], {})
UNSEEN: Final = "?"
MODES: Final = ("ansi", "human")  # in which environments show themselves


def as_text(view: Mapping[str, object], faces: Sequence[Face]) -> str:
    """A view as YAML; a card stands by its name, `?` where the seat does not know it."""
    return write_text(plainly(view, [face["name"] for face in faces]))


def mode_of(wanted: str | None) -> str | None:
    """A `render_mode` that environments have, or None.

    Raises:
        BadDeal: They have no such mode.
    """
    if wanted is not None and wanted not in MODES:
        raise BadDeal(f"render_mode is {' or '.join(map(repr, MODES))}, or left out; not {wanted!r}")
    return wanted


def plainly(value: Any, names: Sequence[str]) -> Any:
    """The same without marks for pages, and without what is empty."""
    if isinstance(value, list):
        return [plain for each in value if (plain := plainly(each, names)) not in EMPTY]
    if not isinstance(value, dict):
        return value
    out: dict[str, Any] = {}
    for key, each in value.items():
        if key in LEFT_OUT and not (key in KEPT and isinstance(each, list)):
            continue
        plain = plainly(each, names)
        if plain not in EMPTY or isinstance(plain, bool):
            out[str(key)] = plain
    return as_card(out, value, names) if "kind" in value else out


def as_card(out: dict[str, Any], card: dict[str, Any], names: Sequence[str]) -> Any:
    """A card by its name, with what lies on it if anything does."""
    kind = card["kind"]
    known = isinstance(kind, int) and 0 <= kind < len(names)
    name = names[kind] if known else UNSEEN
    more = {key: value for key, value in out.items() if key not in {"kind", "up"}}
    return {name: more} if more else name
