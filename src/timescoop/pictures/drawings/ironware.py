"""Wheels, locks and chains."""

from timescoop.pictures.drawings.materials import INK, STEEL, STEEL_DARK, tilted
from timescoop.pictures.gallery import thing
from timescoop.pictures.palettes import Palette
from timescoop.pictures.paths import TURN, arc, polar, through
from timescoop.pictures.pen import Pen


def gear(pen: Pen, x: float, y: float, r: float, teeth: int, tone: str, deep: str) -> None:
    """A wheel with teeth."""
    edge = []
    for k in range(teeth):
        for share, radius in ((0.0, r), (0.25, r * 1.22), (0.5, r * 1.22), (0.75, r)):
            edge.append(polar(x, y, radius, TURN * (k + share) / teeth))
    pen.solid(
        through(*edge),
        tone,
        "#fff2c8",
        [(f"M{x + 3:.0f} {y - 2 * r:.0f}V{y + 2 * r:.0f}H{x + 2 * r:.0f}V{y - 2 * r:.0f}Z", deep)],
    )
    pen.circle(x, y, r * 0.55, INK)
    pen.circle(x, y, r * 0.3, tone)


@thing("Gears")
def gears(pen: Pen, pal: Palette) -> None:
    gear(pen, 92, 98, 44, 10, "#d9a441", "#8a5f1e")
    gear(pen, 172, 62, 30, 8, STEEL, STEEL_DARK)
    gear(pen, 172, 134, 20, 7, "#c8703a", "#7a3a1a")
    pen.dots([(pen.between(60, 200), pen.between(14, 40)) for _ in range(7)], 2, pal.glow)


@thing("Spanner")
def spanner(pen: Pen, pal: Palette) -> None:
    gear(pen, 140, 98, 46, 11, "#8f98a6", "#4a515e")
    tilted(pen, 40, 100, 96)
    pen.solid(
        "M-9-30V72Q0 84 9 72V-30L20-42V-66L8-56v12H-8V-56L-20-66v24Z",
        "#d9a441",
        "#fff2b8",
        [("M2-70V84H24V-70Z", "#8a5f1e")],
    )
    pen.close()
    pen.dots([(186, 36), (196, 52), (176, 26), (206, 34)], 3, pal.glow)


@thing("Padlock")
def lock(pen: Pen, pal: Palette) -> None:
    pen.glow(120, 92, 80, pal.glow, 0.6)
    pen.line("M84 78V56q0-36 36-36 36 0 36 36V78", INK, 19)
    pen.line("M84 78V56q0-36 36-36 36 0 36 36V78", STEEL, 13)
    pen.solid("M62 76H178v82H62Z", "#c08a2e", "#ffe9a8", [("M124 70v92h58V70Z", "#7a5214")])
    pen.path("M120 96a13 13 0 0 1 7 24l5 22H108l5-22a13 13 0 0 1 7-24Z", INK)
    pen.dots([(72, 86), (168, 86), (72, 148), (168, 148)], 3, "#5a3a0e")


@thing("Handcuffs")
def chain(pen: Pen, pal: Palette) -> None:
    """Cuffs and links."""
    for x, y in ((66, 96), (174, 96)):
        pen.circle(x, y, 40, "none", stroke=INK, stroke_width=19)
        pen.circle(x, y, 40, "none", stroke=STEEL_DARK, stroke_width=14)
        pen.line(arc(x, y, 41, -2.9, 2.4), "#fff", 4)
    for k in range(3):
        pen.oval(102 + k * 18, 58 + (k % 2) * 7, 12, 7, "none", stroke=STEEL, stroke_width=5)
    pen.rect(52, 128, 28, 18, STEEL, 3)
    pen.rect(160, 128, 28, 18, STEEL_DARK, 3)
    pen.dots([(66, 137), (174, 137)], 3, INK)


@thing("Cage")
def cage(pen: Pen, pal: Palette) -> None:
    pen.glow(120, 94, 66, pal.glow, 0.8)
    pen.path("M104 84a16 16 0 1 1 32 0q14 12 14 76H90q0-64 14-76Z", pal.ink)
    pen.line("M70 48V160M95 34V164M120 28V166M145 34V164M170 48V160", STEEL, 6)
    pen.line("M70 48q50-44 100 0", STEEL, 7)
    pen.line("M66 104H174M66 160H174M68 52H172", STEEL_DARK, 7)
    pen.circle(120, 18, 9, "none", stroke=STEEL, stroke_width=5)


@thing("Light bulb")
def bulb(pen: Pen, pal: Palette, *, out: bool = True) -> None:
    """A light bulb, out or lit."""
    if not out:
        pen.glow(120, 76, 90, "#fff0a8", 1)
    pen.line("M120 0V22", INK, 4)
    pen.solid("M100 40q-2-18 20-20 22 2 20 20V54H100Z", STEEL_DARK, "#fff", [("M122 16V58h22V16Z", INK)])
    pen.solid(
        "M102 54h36q2 16 20 32a52 52 0 1 1-76 0q18-16 20-32Z",
        "#3a3a4c" if out else "#ffe9a0",
        "#cfd4e6",
        [("M126 50V176h50V50Z", "#20202e" if out else "#d9a441")],
    )
    pen.line("M104 118l8-26 8 20 8-20 8 26", "#ff9a3c" if out else "#fff", 3)
    pen.line(arc(120, 116, 40, 2.6, 1), "#fff", 4, opacity=0.6)
    if out:
        pen.line("M150 96l8 16-12 8 10 18", "#cfd4e6", 2)


@thing("Melted spoon")
def spoon(pen: Pen, pal: Palette) -> None:
    """A spoon over a furnace."""
    pen.glow(120, 96, 84, "#ff8a3c", 0.8)
    pen.path("M20 150H220l-14 24H34Z", INK)
    pen.solid("M56 128H184l12 22H44Z", STEEL, "#fff", [("M124 124v30h76V124Z", STEEL_DARK)])
    tilted(pen, 36, 128, 74)
    pen.solid(
        "M-5-10V66q5 8 10 0V-10Q22-22 20-46 16-66 0-66-16-66-20-46-22-22-5-10Z",
        STEEL,
        "#fff",
        [("M1-70V74H24V-70Z", STEEL_DARK)],
    )
    pen.close()
    pen.dots([(pen.between(60, 190), pen.between(20, 120)) for _ in range(14)], 2, "#ffd36a")


@thing("Coins")
def money(pen: Pen, pal: Palette) -> None:
    for k in range(5):
        for x, top in ((62, 2), (120, 4), (178, 3)):
            if k < top + 1:
                y = 148 - k * 19
                pen.path(f"M{x - 28} {y}V{y + 13}A28 10 0 0 0 {x + 28} {y + 13}V{y}Z", "#a8741e")
                pen.oval(x, y, 28, 10, "#f0c24a")
                pen.oval(x - 2, y - 1, 18, 5, "#ffe9a0")
    pen.glow(120, 60, 66, pal.glow, 0.5)
