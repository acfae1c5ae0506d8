"""Changes to the text of a set that leave all else as its author wrote it: comments, order and line breaks.

A change is made where PyYAML says that a value stands, and read again: where it does not say what it should, the whole
text is written again.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any

import yaml

from timescoop.documents.faults import BadDocument
from timescoop.documents.reading import CORE, Composer, Place, build, read_text
from timescoop.documents.text import plain
from timescoop.documents.writing import brief, write_text

Edit = tuple[int, int, str]  # from where to where, and what stands there then
HEAD = ("set", "game", "edition")
DASH = re.compile(r"^[ ]*-(?=\s)", re.MULTILINE)
COMMA = re.compile(r"\s*,[ ]*")


def with_card(text: str, nth: int, row: Mapping[str, Any]) -> str:
    """The text of a set with another card in one place; a set that is one card alone stays one.

    Raises:
        BadDocument: The text cannot be read.
    """
    value: dict[str, Any] = dict(read_text(text)[0].value)
    if "cards" in value:
        cards = list(value["cards"])
        cards[nth : nth + 1] = [dict(row)]
        return in_place_or_anew(text, ("cards", nth), value | {"cards": cards})
    head = {key: value[key] for key in HEAD if key in value}
    return in_place_or_anew(text, (), head | {key: each for key, each in row.items() if key not in head})


def in_place_or_anew(text: str, place: Place, wanted: Mapping[str, Any]) -> str:
    """A text in which the card at a place is as wanted."""
    return changed(text, place, wanted) or write_text(wanted)


def with_new_card(text: str, row: Mapping[str, Any]) -> str:
    """The text of a set with one more card; empty if its cards don't have a line each.

    Raises:
        BadDocument: The text cannot be read.
    """
    text = plain(text)
    value = read_text(text)[0].value
    cards = node_at(text, ("cards",))
    if not isinstance(cards, yaml.SequenceNode) or cards.flow_style or not cards.value:
        return ""
    start = text.rfind("\n", 0, cards.value[-1].start_mark.index) + 1
    indent = text[start : text.index("-", start)]
    lines = [f"{'- ' if not nth else '  '}{key}: {brief(each)}" for nth, (key, each) in enumerate(row.items())]
    made = spliced(text, [(end_of(text, cards.value[-1]),) * 2 + ("".join([f"\n{indent}{line}" for line in lines]),)])
    return made if says(made, value | {"cards": [*value["cards"], dict(row)]}) else ""


def without_card(text: str, nth: int) -> str:
    """The text of a set without one of its cards; what stands in the card's own lines goes, comments above them stay.

    Empty if the text has no list of cards from which one can be cut.

    Raises:
        BadDocument: The text cannot be read.
    """
    text = plain(text)
    value = read_text(text)[0].value
    cards = node_at(text, ("cards",))
    if not isinstance(cards, yaml.SequenceNode) or not nth < len(cards.value) > 1:
        return ""
    cut = cut_of_list if cards.flow_style else cut_of_lines
    start, end = cut(text, cards, nth)
    made = text[:start] + text[end:]
    rest = [row for other, row in enumerate(value["cards"]) if other != nth]
    return made if says(made, value | {"cards": rest}) else ""


def cut_of_lines(text: str, cards: yaml.SequenceNode, nth: int) -> tuple[int, int]:
    """From where to where a card stands in a list with a dash for each: whole lines."""
    node = cards.value[nth]
    above = end_of(text, cards.value[nth - 1]) if nth else text.rfind("\n", 0, cards.start_mark.index) + 1
    dashes = [found.start() for found in DASH.finditer(text, above, node.start_mark.index)]
    start = dashes[-1] if dashes else node.start_mark.index
    line = text.find("\n", end_of(text, node))
    return start, line + 1 if line >= 0 else len(text)


def cut_of_list(text: str, cards: yaml.SequenceNode, nth: int) -> tuple[int, int]:
    """From where to where a card stands among brackets and commas, one comma with it."""
    node = cards.value[nth]
    start, end = node.start_mark.index, node.end_mark.index
    after = COMMA.match(text, end)
    if after or not nth:
        return start, after.end() if after else end
    before = text.find(",", cards.value[nth - 1].end_mark.index, start)
    return (before if before >= 0 else start), end


def changed(text: str, place: Place, wanted: Mapping[str, Any]) -> str:
    """A text in which one card is as wanted; empty if that cannot be done in place."""
    text = plain(text)
    node = node_at(text, place)
    row: Any = wanted
    for step in place:
        row = row[step]
    if not isinstance(node, yaml.MappingNode) or not node.value:
        return ""
    made = spliced(text, edits(text, node, row))
    return made if says(made, wanted) else ""


def edits(text: str, node: yaml.MappingNode, row: Mapping[str, Any]) -> list[Edit]:
    """What changes in a card: values that differ, lines that go, and lines that come."""
    there = {str(key.value): (key, value) for key, value in node.value}
    flow, found = bool(node.flow_style), list[Edit]()
    for name, (key, value) in there.items():
        if name not in row:
            found.append(without(text, key, value))
        elif build(value, (), {}) != row[name]:
            found.append(
                (value.start_mark.index, max(value.start_mark.index, end_of(text, value)), said(row[name], flow))
            )
    new = [f"{name}: {said(each, flow)}" for name, each in row.items() if name not in there]
    if new:
        last = node.value[-1][1]
        at, indent = end_of(text, last), " " * node.value[0][0].start_mark.column
        found.append((at, at, "".join([f", {line}" if flow else f"\n{indent}{line}" for line in new])))
    return found


def without(text: str, key: yaml.Node, value: yaml.Node) -> Edit:
    """A field taken out with its line."""
    start = text.rfind("\n", 0, key.start_mark.index)
    return (max(0, start), end_of(text, value), "")


def said(value: Any, flow: bool) -> str:  # noqa: FBT001 - as it stands in a row of three
    """A value on one line; among commas and brackets texts are in quotation marks."""
    return json.dumps(value, ensure_ascii=False) if flow else brief(value)


def end_of(text: str, node: yaml.Node) -> int:
    """Where a value ends; PyYAML counts blank lines and comments after some to it."""
    start, end = node.start_mark.index, node.end_mark.index
    while end > start:
        line = text.rfind("\n", start, end)
        if line < 0 or text[line:end].strip()[:1] not in ("", "#"):
            break
        end = line
    return end


def spliced(text: str, found: Sequence[Edit]) -> str:
    """A text with all its changes, made from its end."""
    for start, end, instead in sorted(found, key=lambda edit: edit[:2], reverse=True):
        text = text[:start] + instead + text[end:]
    return text


def node_at(text: str, place: Place) -> yaml.Node | None:
    """The node at a place of the first document of a text."""
    loader = Composer(text)
    try:
        node = loader.get_node() if loader.check_node() else None
    finally:
        loader.dispose()
    for step in place:
        if isinstance(node, yaml.SequenceNode) and isinstance(step, int) and step < len(node.value):
            node = node.value[step]
        elif isinstance(node, yaml.MappingNode):
            node = next((value for key, value in node.value if key.tag == f"{CORE}str" and key.value == step), None)
        else:
            return None
    return node


def says(text: str, wanted: Mapping[str, Any]) -> bool:
    """Whether a text is one document that says what is wanted."""
    try:
        found = read_text(text)
    except BadDocument:
        return False
    return len(found) == 1 and bool(found[0].value == wanted)
