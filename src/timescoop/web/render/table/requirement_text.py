"""Requirements of a card at a place in words: ways to meet them, each a list of sums."""

from collections.abc import Sequence

from timescoop.kernel import Need, NeedSum
from timescoop.web.render.scene import Scene
from timescoop.wording import ways_words


def nearest(ways: Sequence[Sequence[NeedSum]]) -> Sequence[NeedSum]:
    """The way of which most is there already; the first of those that are equally near."""
    return max(ways, key=lambda way: sum(min(each["have"] / each["of"], 1) for each in way) / len(way))


def head_of(scene: Scene, entry: Need) -> tuple[str, str, str]:
    """Of which card, what for, and whose sums they are."""
    card = scene.faces[entry["kind"]]["name"]
    return card, scene.texts.label(entry["key"]), scene.sitters[entry["seat"]].name


def requirement_words(scene: Scene, entry: Need) -> str:
    """All ways to meet what one card requires, in a line."""
    card, what, who = head_of(scene, entry)
    return f"{card}, {what} ({who}): {ways_words(entry['ways'])}"
