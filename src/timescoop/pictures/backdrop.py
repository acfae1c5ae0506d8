"""What stands behind a figure or a thing, and the haze over everything."""

from typing import Final

from timescoop.pictures.colours import mix
from timescoop.pictures.palettes import Palette
from timescoop.pictures.paths import TURN, arc, polar
from timescoop.pictures.pen import Pen

Disc = tuple[float, float, float]  # x, y and radius of the disc of light

BEAM: Final = 95.0  # half the length of a beam of light


def sky(pen: Pen, pal: Palette) -> None:
    """A sky, darker above and below the horizon."""
    pen.path("M0 0H240V180H0Z", pen.lin((0, pal.top), (0.8, pal.low), (1, mix(pal.low, pal.ink, 0.45))))


def stars(pen: Pen, pal: Palette, below: float = 110) -> None:
    """A few stars above a height."""
    for size in (0.5, 0.9):
        pen.dots([(pen.between(0, 240), pen.between(2, below)) for _ in range(5)], size, pal.rim, opacity=0.7)


def disc(pen: Pen, pal: Palette, at: Disc) -> None:
    """The disc of light behind a figure."""
    x, y, r = at
    pen.glow(x, y, r * 1.7, pal.halo, 0.42)
    pen.circle(x, y, r, pen.lin(pal.disc, pal.halo))


def rings(pen: Pen, pal: Palette, at: Disc) -> None:
    """Two thin rings with gaps and beads; luck turns them."""
    x, y, r = at
    colour = mix(pal.halo, pal.low, 0.2)
    beads = []
    for nth in range(2):
        radius = r + 6 + nth * pen.between(7, 11)
        pen.line(arc(x, y, radius, pen.between(0, TURN), pen.between(2.4, 5.4)), colour, 1.3 - 0.4 * nth)
        beads += [polar(x, y, radius, pen.between(0, TURN)) for _ in range(2)]
    pen.dots(beads, 2.2, colour)


def rays(pen: Pen, pal: Palette, at: Disc) -> None:
    """Beams of light: the dashes of a very wide ring."""
    x, y, _ = at
    dash = TURN * BEAM / 28
    start = pen.between(0, 2 * dash)
    pen.circle(
        x, y, BEAM, stroke=pal.disc, stroke_width=2 * BEAM, stroke_dasharray=dash, stroke_dashoffset=start,
        stroke_linecap="butt", opacity=0.2,
    )  # fmt: skip


def ground(pen: Pen, pal: Palette, top: float = 128) -> None:
    """Printer's dots towards the ground, so that flat colour looks printed."""
    pen.halftone(f"M0 {top}h240V180H0Z", pal.far, 4.6, 0.9, 0.4)


def poster(pen: Pen, pal: Palette, *, beams: bool = False, plain: bool = False) -> None:
    """The setting of figures and things.

    Args:
        pen: The pen.
        pal: The colours.
        beams: Whether beams of light stand behind the disc.
        plain: Whether stars, rings and dots are left out, where much else is to be drawn.
    """
    at = (120 + pen.between(-9, 9), 80 + pen.between(-5, 5), 64 + pen.between(0, 8))
    sky(pen, pal)
    if not plain:
        stars(pen, pal)
    if beams:
        rays(pen, pal, at)
    disc(pen, pal, at)
    if not plain:
        rings(pen, pal, at)
        ground(pen, pal)


def finish(pen: Pen, pal: Palette) -> None:
    """A haze at the foot, and darker corners."""
    pen.path("M0 133H240V180H0Z", pen.lin((0, pal.ink, 0), (1, pal.ink, 0.75)))
    pen.path("M0 0H240V180H0Z", pen.rad((0.6, pal.ink, 0), (1, pal.ink, 0.5), r=0.75))
