"""What somebody may choose for a card of their own, with labels for people."""

from typing import Final, NamedTuple

from timescoop.pictures.gallery import EMBLEMS, Sort
from timescoop.pictures.lookup import emblem_named

GROUPS: Final[tuple[tuple[str, Sort], ...]] = (
    ("Villains and creatures", "figure"),
    ("People", "person"),
    ("Things and events", "thing"),
    ("Places", "place"),
)


class Choice(NamedTuple):
    """An emblem: its name for the card file, and its label for people, in English."""

    name: str
    label: str


def emblems() -> dict[str, list[Choice]]:
    """Everything that can be chosen: by the name of a group, its emblems in the order of their labels."""
    return {
        group: sorted(
            (Choice(emblem.name, emblem.label) for emblem in EMBLEMS.values() if emblem.sort == sort),
            key=lambda choice: choice.label.casefold(),
        )
        for group, sort in GROUPS
    }


def check_emblem(name: str) -> None:
    """Refuse a name that no emblem has.

    Raises:
        ValueError: There is none; the message names the nearest.
    """
    emblem_named(name)
