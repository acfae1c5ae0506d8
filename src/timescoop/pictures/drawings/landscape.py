"""Parts of places: tones, ground, lights, moons and roofs."""

from timescoop.pictures.colours import mix, pale
from timescoop.pictures.gallery import effect
from timescoop.pictures.palettes import Palette
from timescoop.pictures.pen import Pen


def tones(pal: Palette) -> tuple[str, str, str]:
    """Far, middle and near, from the colour of the air to the colour of ink."""
    return mix(pal.far, pal.low, 0.45), mix(pal.far, pal.low, 0.12), mix(pal.far, pal.ink, 0.55)


def earth(pen: Pen, pal: Palette, top: float = 150, rough: float = 5, tone: str | None = None) -> None:
    y = top + pen.between(-rough, rough)
    pen.path(f"M-4 {y:.0f}Q50 {y - rough * 1.6:.0f} 110 {y + rough / 2:.0f}T244 {top}V184H-4Z", tone or tones(pal)[2])


def lights(
    pen: Pen, pal: Palette, x0: float, x1: float, y0: float, y1: float, number: int = 12, r: float = 1.5
) -> None:
    pen.dots([(pen.between(x0, x1), pen.between(y0, y1)) for _ in range(number)], r, pale(pal.glow, 0.3))


def orb(
    pen: Pen, pal: Palette, x: float | None = None, y: float | None = None, r: float | None = None, kind: str = "moon"
) -> None:
    x, y, r = x or pen.between(56, 184), y or pen.between(36, 60), r or pen.between(24, 34)
    pen.glow(x, y, r * 2.2, pal.halo, 0.55)
    pen.circle(x, y, r, pen.lin(pal.disc, pal.halo))
    if kind == "moon":
        pen.dots(
            [(x - r * 0.3, y - r * 0.2), (x + r * 0.35, y + r * 0.3), (x - r * 0.1, y + r * 0.5)],
            r * 0.15,
            mix(pal.halo, pal.low, 0.3),
        )
    elif kind == "dying":
        pen.circle(x, y, r * 1.5, "none", stroke=pal.halo, stroke_width=1.4, opacity=0.6)
        pen.circle(x, y, r * 1.8, "none", stroke=pal.halo, stroke_width=0.8, opacity=0.5)
    elif kind == "ringed":
        pen.line(
            f"M{x - r * 1.7:.0f} {y + r * 0.5:.0f}Q{x:.0f} {y + r * 0.5:.0f} {x + r * 1.7:.0f} {y - r * 0.5:.0f}",
            pale(pal.disc, 0.3),
            4,
        )


@effect
def two_moons(pen: Pen, pal: Palette) -> None:
    x = pen.between(60, 110)
    orb(pen, pal, x, 48, 26)
    orb(pen, pal, x + 82, 34, 12)


def clouds(pen: Pen, pal: Palette, y: float = 40, number: int = 3, tone: str | None = None) -> None:
    for _ in range(number):
        x, w, h = pen.between(0, 200), pen.between(34, 70), pen.between(-18, 22)
        pen.path(
            f"M{x:.0f} {y + h:.0f}h{w:.0f}q8-8-6-9q-4-14-20-8q-14-10-22 4q-16-2-18 6q-8 3-4 7Z",
            tone or mix(pal.low, pal.disc, 0.35),
            opacity=0.6,
        )


def snowfall(pen: Pen, pal: Palette) -> None:
    pen.dots([(pen.between(0, 240), pen.between(0, 170)) for _ in range(34)], 1.6, "#fff", opacity=0.85)


def skyline(
    pen: Pen,
    pal: Palette,
    base: float = 150,
    high: tuple[float, float] = (30, 86),
    tone: str | None = None,
    spire: int = 4,
) -> None:
    tone = tone or tones(pal)[1]
    d, at = f"M-4 184V{base - 20}", -4.0
    while at < 244:
        wide, tall = pen.between(13, 28), pen.between(*high)
        d += f"V{base - tall:.0f}"
        if pen.below(spire) == 0:
            d += f"l{wide / 2:.0f}-{pen.between(8, 22):.0f}l{wide / 2:.0f} 8"
        else:
            d += f"h{wide:.0f}"
        at += wide
    pen.path(d + "V184Z", tone)


def house_row(pen: Pen, pal: Palette, tone: str | None = None, base: float = 158) -> None:
    """A street of gables and chimneys, gas in the windows."""
    tone = tone or tones(pal)[1]
    x, k = -10.0, 0
    while x < 240:
        w, top = pen.between(32, 44), pen.between(66, 92)
        pen.path(
            f"M{x:.0f} {base}V{top:.0f}l{w / 2:.0f}-{pen.between(12, 24):.0f}l{w / 2:.0f} 18V{base}ZM{x + w * 0.7:.0f} {top:.0f}v-22h7v26Z",
            tone if k % 2 else mix(tone, pal.ink, 0.3),
        )
        for row in range(3):
            pen.path(
                f"M{x + 8:.0f} {top + 12 + row * 22:.0f}h7v11h-7ZM{x + 22:.0f} {top + 12 + row * 22:.0f}h7v11h-7Z",
                pal.glow if pen.below(2) else tones(pal)[2],
            )
        x, k = x + w, k + 1


def jungle_edge(pen: Pen, pal: Palette, base: float, tone: str) -> None:
    d = f"M-4 184V{base}"
    x = -4.0
    while x < 244:
        w = pen.between(14, 26)
        d += f"q{w / 2:.0f}-{pen.between(14, 34):.0f} {w:.0f} 0"
        x += w
    pen.path(d + "V184Z", tone)
