"""What lies behind or over a figure and makes a card of a kind into a card of its own."""

from dataclasses import replace

from timescoop.pictures.colours import pale
from timescoop.pictures.gallery import effect
from timescoop.pictures.palettes import Palette
from timescoop.pictures.paths import arc
from timescoop.pictures.pen import Pen


@effect
def beam(pen: Pen, pal: Palette) -> None:
    """A ray from the figure's weapon."""
    pen.line("M177 76l73-14", pal.glow, 9, opacity=0.45)
    pen.line("M177 76l73-14", "#fff", 3.4)
    pen.glow(232, 66, 46, pal.glow, 1)


@effect
def two_beams(pen: Pen, pal: Palette) -> None:
    for y0, y1 in ((62, 20), (104, 120)):
        pen.line(f"M166 {y0}L246 {y1}M74 {y0}L-6 {y1}", pal.glow, 7, opacity=0.5)
        pen.line(f"M166 {y0}L246 {y1}M74 {y0}L-6 {y1}", "#fff", 2.6)


@effect
def bolts(pen: Pen, pal: Palette) -> None:
    pen.line("M18 20 40 58 26 64l26 48M222 20 200 58l14 6-26 48M120 0l-8 14 12 4", pale(pal.glow, 0.4), 3.4)


@effect
def snow(pen: Pen, pal: Palette) -> None:
    pen.path("M0 162q60-16 120-4t120-6v28H0Z", "#f2f7fb")
    pen.dots([(pen.between(0, 240), pen.between(0, 160)) for _ in range(30)], 1.7, "#fff")


@effect
def flames(pen: Pen, pal: Palette) -> None:
    for x, h in ((6, 60), (40, 40), (74, 28), (112, 22), (150, 28), (188, 44), (226, 64)):
        pen.path(
            f"M{x - 22} 184Q{x - 20} {174 - h * 0.5:.0f} {x} {176 - h}Q{x + 4} {182 - h * 0.6:.0f} {x + 12} {180 - h * 0.7:.0f}Q{x + 22} {182 - h * 0.3:.0f} {x + 20} 184Z",
            "#ff7a1e",
            opacity=0.9,
        )
        pen.path(
            f"M{x - 10} 184Q{x - 8} {180 - h * 0.3:.0f} {x + 2} {180 - h * 0.6:.0f}Q{x + 10} 178 {x + 10} 184Z",
            "#ffd84d",
        )


@effect
def dusk(pen: Pen, pal: Palette) -> None:
    """Darkness closes in."""
    pen.path(
        "M0 0H240V180H0Z",
        pen.rad((0.1, "#000", 0), (0.7, "#02030a", 0.8), (1, "#02030a", 0.95), at=(0.5, 0.4), r=0.62),
    )


@effect
def sight(pen: Pen, pal: Palette) -> None:
    """A cross-hair over the figure."""
    pen.circle(120, 76, 46, "none", stroke=pal.glow, stroke_width=3)
    pen.line("M120 16V54m0 44v38M60 76H98m44 0h38", pal.glow, 3)


@effect
def bubble(pen: Pen, pal: Palette) -> None:
    pen.circle(120, 92, 84, pen.rad((0.7, pal.glow, 0), (1, pal.glow, 0.55)))
    pen.line(arc(120, 92, 82, -2.8, 1.2), "#fff", 4, opacity=0.8)


@effect
def bars(pen: Pen, pal: Palette) -> None:
    pen.line("M30 0V180M66 0V180M102 0V180M138 0V180M174 0V180M210 0V180", "#3a3e48", 6)
    pen.line("M28 0V180M64 0V180M100 0V180M136 0V180M172 0V180M208 0V180", "#aab2bd", 1.6)
    pen.line("M0 20H240M0 158H240", "#3a3e48", 8)


@effect
def mist(pen: Pen, pal: Palette) -> None:
    for y, o in ((104, 0.25), (128, 0.35), (152, 0.5)):
        pen.path(f"M0 {y}Q40 {y - 14} 80 {y}T160 {y}T240 {y}V180H0Z", pal.rim, opacity=o)


@effect
def spiral(pen: Pen, pal: Palette) -> None:
    """Rings of a hypnotic voice."""
    for k in range(5):
        pen.circle(120, 78, 34 + k * 19, "none", stroke=pal.glow, stroke_width=6 - k, opacity=0.85 - k * 0.13)


@effect
def sparks(pen: Pen, pal: Palette) -> None:
    pen.dots([(pen.between(10, 230), pen.between(6, 150)) for _ in range(14)], 1.6, pale(pal.glow, 0.3))
    pen.dots([(pen.between(10, 230), pen.between(6, 150)) for _ in range(8)], 3, pal.glow)


@effect
def gold(pen: Pen, pal: Palette) -> None:
    for x, y, r in ((120, 70, 96), (60, 150, 60), (180, 150, 60)):
        pen.glow(x, y, r, "#ffd34d", 0.6)
    sparks(pen, replace(pal, glow="#ffe07a"))


@effect
def cross(pen: Pen, pal: Palette) -> None:
    """A red cross over everything."""
    pen.line("M40 22 200 158m0-136L40 158", "#e02a2a", 11, opacity=0.8)


@effect
def sky_fleet(pen: Pen, pal: Palette) -> None:
    for x, y, s in ((34, 26, 1), (92, 14, 0.6), (204, 30, 1.1), (160, 16, 0.5)):
        pen.path(
            f"M{x - 22 * s:.0f} {y}Q{x} {y - 8 * s:.0f} {x + 22 * s:.0f} {y}Q{x} {y + 7 * s:.0f} {x - 22 * s:.0f} {y}ZM{x - 8 * s:.0f} {y - 3 * s:.0f}q{8 * s:.0f}-{12 * s:.0f} {16 * s:.0f} 0Z",
            pal.ink,
            stroke=pal.rim,
            stroke_width=0.8,
        )
