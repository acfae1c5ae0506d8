"""The gallery: every emblem by its name, with what it is called and how it lies on the canvas."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal, TypeVar

from timescoop.pictures.palettes import Palette
from timescoop.pictures.pen import Pen

Draw = Callable[[Pen, Palette], None]
Drawn = TypeVar("Drawn", bound=Callable[..., None])
Sort = Literal["figure", "person", "thing", "place"]


@dataclass(frozen=True)
class Emblem:
    """What a picture shows.

    Attributes:
        name: How tables, keys and card files name it, as in `pepperpot=red`.
        label: What people call it.
        sort: Figures and persons are drawn on 200 by 252 units, things and places on the whole canvas of 240 by 180.
        draw: Draws it.
        scale: How much a figure is scaled to lie on the canvas; 0 for things and places.
        top: Where the top of a figure comes on the canvas.
    """

    name: str
    label: str
    sort: Sort
    draw: Draw
    scale: float = 0
    top: float = 0


EMBLEMS: Final[dict[str, Emblem]] = {}
EFFECTS: Final[dict[str, Draw]] = {}


def hang(emblem: Emblem) -> None:
    """Put an emblem in the gallery."""
    assert emblem.name not in EMBLEMS, f"two emblems are called {emblem.name}"
    EMBLEMS[emblem.name] = emblem


def name_of(drawn: Callable[..., None]) -> str:
    """An emblem is named after the function that draws it."""
    return drawn.__name__.replace("_", "-")


def figure(label: str, scale: float = 0.9, top: float = -4) -> Callable[[Drawn], Drawn]:
    """Put a figure in the gallery."""

    def put(drawn: Drawn) -> Drawn:
        hang(Emblem(name_of(drawn), label, "figure", drawn, scale, top))
        return drawn

    return put


def thing(label: str) -> Callable[[Drawn], Drawn]:
    """Put a thing or an event in the gallery."""

    def put(drawn: Drawn) -> Drawn:
        hang(Emblem(name_of(drawn), label, "thing", drawn))
        return drawn

    return put


def place(label: str) -> Callable[[Drawn], Drawn]:
    """Put a place in the gallery."""

    def put(drawn: Drawn) -> Drawn:
        hang(Emblem(name_of(drawn), label, "place", drawn))
        return drawn

    return put


def effect(drawn: Draw) -> Draw:
    """Put what may lie behind or over an emblem in the gallery."""
    EFFECTS[name_of(drawn)] = drawn
    return drawn
