"""What a card at a place requires, as the view lists it: ways to meet it, each of them sums that fill up."""

from collections.abc import Mapping, Sequence
from typing import Any

from timescoop.web.scene import Scene
from timescoop.wording import ways_words

Held = Mapping[str, Any]


def nearest(ways: Sequence[Sequence[Held]]) -> Sequence[Held]:
    """The way of which most is there already; the first of those that are equally near."""
    return max(ways, key=lambda way: sum(min(int(each["have"]) / int(each["of"]), 1) for each in way) / len(way))


def head_of(scene: Scene, entry: Held) -> tuple[str, str, str]:
    """Of which card, what for, and whose sums they are."""
    card = str(scene.faces[int(entry["kind"])]["name"])
    return card, scene.texts.label(str(entry["key"])), scene.sitters[int(entry["seat"])].name


def need_words(scene: Scene, entry: Held) -> str:
    """All ways to meet what one card requires, in a line."""
    card, what, who = head_of(scene, entry)
    return f"{card}, {what} ({who}): {ways_words(entry['ways'])}"
