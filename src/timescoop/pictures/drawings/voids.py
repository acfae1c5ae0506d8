"""Places between the worlds."""

from timescoop.pictures.colours import dark, mix, pale
from timescoop.pictures.drawings.landscape import tones
from timescoop.pictures.gallery import place
from timescoop.pictures.palettes import Palette
from timescoop.pictures.pen import Pen


@place("Nebula")
def nebula(pen: Pen, pal: Palette) -> None:
    """Planets close together in a nebula."""
    pen.glow(80, 70, 110, pal.halo, 0.6)
    pen.glow(180, 120, 100, pal.glow, 0.5)
    cs = ("#4a9be8", "#e8843a", "#6bc28a", "#c95a8a", "#e8d36a")
    for k, (x, y, r) in enumerate(
        (
            (60, 60, 26),
            (132, 34, 12),
            (190, 58, 18),
            (116, 96, 34),
            (40, 132, 16),
            (204, 126, 22),
            (160, 148, 11),
            (84, 156, 10),
        )
    ):
        c = cs[k % 5]
        pen.circle(x, y, r, dark(c, 0.6))
        pen.circle(x - r * 0.12, y - r * 0.14, r * 0.87, c)
        pen.path(
            f"M{x - r * 0.8:.0f} {y - r * 0.2:.0f}q{r * 0.8:.0f} {r * 0.4:.0f} {r * 1.4:.0f} {-r * 0.1:.0f}",
            "none",
            stroke=pale(c, 0.4),
            stroke_width=r * 0.16,
        )
    pen.line("M-10 110q70-40 140 10T250 80", pal.rim, 1.4, opacity=0.6, stroke_dasharray="2 7")


@place("Antimatter world")
def antimatter(pen: Pen, pal: Palette) -> None:
    """A dark well in rings of light, with rocks adrift."""
    _far, mid, near = tones(pal)
    for k in range(5):
        pen.oval(
            120,
            84,
            104 - k * 16,
            40 - k * 6,
            "none",
            stroke=mix(pal.glow, pal.halo, k / 5),
            stroke_width=4 - k * 0.5,
            opacity=0.9,
        )
    pen.glow(120, 84, 60, pal.glow, 0.7)
    pen.oval(120, 84, 30, 13, "#000")
    for x, y, s in ((40, 110, 1), (92, 142, 1.3), (176, 128, 1.1), (216, 78, 0.7), (26, 58, 0.6)):
        pen.solid(
            f"M{x - 28 * s:.0f} {y}L{x - 10 * s:.0f} {y - 10 * s:.0f}L{x + 28 * s:.0f} {y - 2}L{x + 8 * s:.0f} {y + 26 * s:.0f}L{x - 8 * s:.0f} {y + 16 * s:.0f}Z",
            mid,
            pal.rim,
            [(f"M{x} {y - 20}V{y + 40}h40V{y - 20}Z", near)],
        )


@place("Zero Room")
def zero(pen: Pen, pal: Palette) -> None:
    """A rose-grey room with somebody afloat in it."""
    _far, _mid, _near = tones(pal)
    pen.path("M0 0H240V184H0Z", pen.rad("#ffe9f0", mix("#c89aae", pal.low, 0.25), r=0.7))
    for row in range(4):
        pen.line(
            "".join(
                f"M{x + (row % 2) * 20} {20 + row * 44}m-14 0a14 14 0 1 0 28 0a14 14 0 1 0-28 0"
                for x in range(10, 250, 40)
            ),
            "#a8748c",
            2.4,
            opacity=0.6,
        )
    pen.oval(120, 146, 66, 8, "#7a4a62", opacity=0.5)
    pen.path(
        "M58 92q38-10 62-6l56 6q20 2 30 8-22 6-56 6H96q-26 0-38-6ZM46 96a13 12 0 1 0 26 0 13 12 0 1 0-26 0Z",
        "#f4efe6",
    )
    pen.path("M58 98q42 2 148 2-22 6-56 6H96q-26 0-38-6Z", "#c9b8b0")
    pen.path("M112 90l6 14m20-14 4 14", "none", stroke="#c8323c", stroke_width=3)
