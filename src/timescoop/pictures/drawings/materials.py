"""Steel and ink, the shadow below a thing, and how it is tilted."""

from typing import Final

from timescoop.pictures.palettes import Palette
from timescoop.pictures.pen import Pen

STEEL: Final = "#c3ccd6"
STEEL_DARK: Final = "#66717f"
INK: Final = "#141219"


def shadow(pen: Pen, pal: Palette, rx: float = 62, y: float = 158) -> None:
    """The shadow on the ground below a thing; `rx` is half its width."""
    pen.oval(120, y, rx, 8, pal.ink, opacity=0.55)


def tilted(pen: Pen, angle: float, x: float = 120, y: float = 88) -> None:
    """Begin a group that is turned by so many degrees about a point, which becomes its origin."""
    pen.open(transform=f"translate({x} {y}) rotate({angle})")
