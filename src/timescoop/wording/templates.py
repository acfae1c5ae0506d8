"""Sentences with slots, such as `{who} took {0:Time Point|Time Points}[ from {1:seat}]`.

A slot is `{key}` or `{key:form}`; a key may name several values, `{0,1:place}`. What stands in square brackets is
left out if a slot in it is empty, zero (other than a seat) or missing. `teller.py` says what a form means.
"""

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import NamedTuple

from timescoop.wording.grammar import capital

TOKEN = re.compile(r"\{([\w,.-]+)(?::([^{}]*))?\}|(\[)|(\])|([^{}\[\]]+)")


class Part(NamedTuple):
    """A piece of a sentence.

    Attributes:
        sort: What it is: "text", "seat", "card", "place", or "many" for a long list that a page may fold away.
        text: Its words.
        which: The seat or the kind of card; -1 for none.
    """

    sort: str
    text: str
    which: int = -1


Parts = list[Part]


class Slot(NamedTuple):
    """A gap to fill: the names of the values it takes, and how to say them."""

    keys: tuple[str, ...]
    form: str


class Group(NamedTuple):
    """A stretch in square brackets."""

    pieces: tuple["str | Slot", ...]


Fill = Callable[[Slot], Parts]


class Template:
    """A sentence read once, to be filled many times.

    Raises:
        ValueError: Brackets or braces that do not close.
    """

    def __init__(self, text: str) -> None:
        self.text = text
        self.pieces: list[str | Slot | Group] = []
        group: list[str | Slot] | None = None
        at = 0
        for token in TOKEN.finditer(text):
            if token.start() != at:
                break
            at = token.end()
            keys, form, opens, closes, words = token.groups()
            if opens or closes:
                if bool(opens) != (group is None):
                    raise ValueError(f"square brackets do not pair in {text!r}")
                if group is None:
                    group = []
                else:
                    self.pieces.append(Group(tuple(group)))
                    group = None
                continue
            piece: str | Slot = Slot(tuple(keys.split(",")), form or "") if keys else words
            (self.pieces if group is None else group).append(piece)
        if at != len(text) or group is not None:
            raise ValueError(f"a brace or bracket is left open in {text!r}")

    def slots(self) -> list[Slot]:
        """Every slot, in reading order."""
        found: list[Slot] = []
        for piece in self.pieces:
            found += [p for p in (piece.pieces if isinstance(piece, Group) else (piece,)) if isinstance(p, Slot)]
        return found

    def fill(self, values: Mapping[str, object], say: Fill) -> Parts:
        """The sentence with each slot said by `say`; the first letter is made large."""
        out: Parts = []
        for piece in self.pieces:
            if not isinstance(piece, Group):
                out += said(piece, say)
            elif all(is_given(p, values) for p in piece.pieces if isinstance(p, Slot)):
                for inner in piece.pieces:
                    out += said(inner, say)
        return opened(out)


def is_given(slot: Slot, values: Mapping[str, object]) -> bool:
    """True if a slot in brackets has something to say; the first seat, 0, is as good as any other."""
    found = [values.get(key) for key in slot.keys]
    return None not in found if slot.form.partition(":")[0] == "seat" else all(found)


def said(piece: str | Slot, say: Fill) -> Parts:
    """One piece as parts."""
    return [Part("text", piece)] if isinstance(piece, str) else say(piece)


def opened(parts: Parts) -> Parts:
    """Parts with a capital at the start of each sentence, where a seat read as "you" may stand."""
    out: Parts = []
    start = True
    for part in parts:
        out.append(part._replace(text=capital(part.text)) if start and part.text.strip() else part)
        start = part.text.rstrip().endswith((".", "!", "?")) if part.text.strip() else start
    return out


def plain(parts: Parts) -> str:
    """The words of a text, without marks."""
    return "".join(part.text for part in parts)


@lru_cache(maxsize=4096)
def template(text: str) -> Template:
    """A template read once for each text."""
    return Template(text)
