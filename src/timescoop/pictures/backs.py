"""The back of a card: rings, in the colours of its game."""

from typing import Final

from timescoop.pictures.palettes import PALETTES, Palette
from timescoop.pictures.paths import TURN, arc, polar
from timescoop.pictures.pen import Pen

COLOURS: Final = ("time", "plum", "moss", "rust", "void", "teal", "slate", "hero")
BACKS: Final = len(COLOURS)
MIDDLE: Final = (125, 175)


def draw_back(number: int, *, space: str = "") -> str:
    """The back of a card as one SVG of 250 by 350 units.

    Args:
        number: Which of the `BACKS` colours it has, from 0.
        space: What the ids in it begin with, as for `draw`.
    """
    pal = PALETTES[COLOURS[number]]
    pen = Pen(f"back {number}", space)
    pen.path("M0 0H250V350H0Z", pen.rad(pal.low, pal.top, r=0.75))
    pen.halftone("M0 0H250V350H0Z", pal.halo, 7, 0.9, 0.22)
    pen.rect(13, 13, 224, 324, "none", 12, stroke=pal.halo, stroke_width=2)
    pen.rect(19, 19, 212, 312, "none", 8, stroke=pal.disc, stroke_width=0.8)
    rings(pen, pal)
    for x, y in ((36, 36), (214, 36), (36, 314), (214, 314)):
        pen.circle(x, y, 9, "none", stroke=pal.halo, stroke_width=1.6)
        pen.circle(x, y, 3.4, pal.disc)
    return pen.svg(size=(250, 350))


def rings(pen: Pen, pal: Palette) -> None:
    """Rings about the middle, with moons between them."""
    x0, y0 = MIDDLE
    pen.glow(x0, y0, 120, pal.glow, 0.4)
    for radius, width in ((96, 2.4), (84, 0.9), (66, 1.6), (44, 0.9), (22, 2.4)):
        pen.circle(x0, y0, radius, "none", stroke=pal.disc, stroke_width=width, opacity=0.9)
    for k in range(8):
        angle = TURN * k / 8 + 0.2
        (x, y), r = polar(x0, y0, 66, angle), (15, 9)[k % 2]
        pen.circle(x, y, r, pal.top, stroke=pal.disc, stroke_width=1.8)
        pen.circle(x, y, r * 0.45, pal.halo)
        pen.circle(*polar(x0, y0, 96, angle + 0.39), 5, pal.disc)
    for radius, start in ((108, 0.4), (108, 2.2), (108, 4.1), (116, 1.2), (116, 3.4)):
        pen.line(arc(x0, y0, radius, start, 0.9), pal.halo, 2)
    pen.line(f"M{x0} {y0 - 15}l9 15l-9 15l-9-15Z", pal.glow, 3)
