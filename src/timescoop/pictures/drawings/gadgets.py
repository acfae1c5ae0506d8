"""Gadgets that hum."""

from timescoop.pictures.colours import mix, pale
from timescoop.pictures.drawings.materials import INK, STEEL, STEEL_DARK, shadow, tilted
from timescoop.pictures.gallery import thing
from timescoop.pictures.palettes import Palette
from timescoop.pictures.paths import TURN, arc, polar
from timescoop.pictures.pen import Pen


@thing("Sonic screwdriver")
def screwdriver(pen: Pen, pal: Palette) -> None:
    """A sonic screwdriver with its waves."""
    tip, tone = pal.glow, STEEL
    tilted(pen, 40, 118, 92)
    pen.glow(0, -66, 50, tip, 0.95)
    pen.solid("M-9-44H9V70Q0 78-9 70Z", tone, "#fff", [("M2-50V80H12V-50Z", STEEL_DARK)])
    pen.path("M-10 0H10V34H-10Z", "#3a2c24")
    pen.line("M-10 8H10m-20 8H10m-20 8H10", "#7a5f48", 2)
    pen.path("M-13-48H13v8H-13Zm2 86H11v6H-11Zm0 22H11v6H-11Z", "#e3b44a")
    pen.path("M-6-62H6v14H-6Z", tone)
    pen.line("M-12-48q-6-16 4-28M12-48q6-16-4-28", STEEL_DARK, 3)
    pen.circle(0, -68, 8, pale(tip, 0.5))
    pen.circle(-2, -70, 3, "#fff")
    pen.rect(-3, -30, 6, 14, "#8a2230", 2)
    pen.close()
    for r in (26, 38, 50):
        pen.line(arc(164, 36, r, -1.5, 1.5), tip, 2.2, opacity=0.65)


@thing("Laser wand")
def wand(pen: Pen, pal: Palette) -> None:
    """A black rod with a heavy golden head."""
    tilted(pen, 38, 118, 92)
    pen.glow(0, -62, 46, pal.glow, 0.95)
    pen.solid("M-11-40H11L9 72H-9Z", "#2a2730", "#9a94a8", [("M2-50V80H14V-50Z", "#100e14")])
    pen.line("M-10 10H10M-10 20H10M-10 30H10M-9 40H9M-9 50H9", "#d9a441", 2)
    pen.solid("M-16-40l4-24H12l4 24Z", "#d9a441", "#fff2b8", [("M2-70v40H20V-70Z", "#8a5f1e")])
    pen.circle(0, -66, 9, pale(pal.glow, 0.4))
    pen.close()


@thing("Detector")
def detector(pen: Pen, pal: Palette) -> None:
    """A box with a dial, a dish and an aerial."""
    shadow(pen, pal)
    pen.solid("M62 66H178v90H62Z", "#6a5238", pal.rim, [("M130 60V160h52V60Z", "#3a2a1a")])
    pen.circle(98, 108, 25, INK)
    pen.circle(98, 108, 21, "#f4ead0")
    pen.line("M98 108l12-16", "#c8323c", 3.4)
    pen.line(arc(98, 108, 16, -2.8, 2.5), INK, 2)
    pen.rect(134, 86, 32, 22, mix(pal.glow, INK, 0.5), 2)
    pen.line("M137 98l5-6 5 10 5-14 5 10h6", pale(pal.glow, 0.5), 2)
    pen.dots([(142, 126), (158, 126), (142, 142), (158, 142)], 5, pal.glow)
    pen.line("M86 66 66 22m84 44V18", STEEL, 4)
    pen.path("M46 22Q66 40 88 10Q60 6 46 22Z", STEEL)
    for r in (16, 28):
        pen.line(arc(150, 18, r, -0.9, 1.8) + arc(150, 18, r, 2.24, 1.8), pal.glow, 3)


@thing("Peep show")
def scope(pen: Pen, pal: Palette) -> None:
    """A box with a round window onto a landscape."""
    shadow(pen, pal)
    pen.solid("M48 40 68 24H188l12 16V150H48Z", "#5a6ea8", pal.rim, [("M140 20V154h64V20Z", "#2a3660")])
    pen.circle(112, 96, 42, INK)
    pen.circle(112, 96, 37, pen.lin("#bfeaff", "#2f7a5a"))
    pen.path("M78 112q18-20 34-6t36 2q-8 24-36 25-26-3-34-21Z", "#1f4a2e")
    pen.path("M104 106V88h4v6h4V88h4v18Z", "#14301e")
    pen.circle(132, 78, 6, "#ffe9a0")
    pen.line(arc(112, 96, 31, -2.7, 1), "#fff", 4, opacity=0.7)
    pen.dots([(180, 66), (180, 84), (180, 102)], 5, pal.glow)
    pen.rect(168, 118, 22, 8, INK, 2)


@thing("Chip")
def chip(pen: Pen, pal: Palette) -> None:
    """A chip with a pool of living metal."""
    pen.glow(120, 88, 88, pal.glow, 0.8)
    for k in range(6):
        o = 54 + k * 14
        pen.line(f"M{o + 31} 38V14M{o + 31} 138V164M66 {o + 0}H36M174 {o}H204", "#d9c07a", 4)
    pen.solid("M66 34H174V142H66Z", "#20242e", STEEL, [("M124 30V146h54V30Z", "#10121a")])
    pen.circle(120, 88, 34, pen.rad("#ffffff", (0.45, "#b9c4d0"), (1, "#4a525e"), at=(0.35, 0.3), r=0.8))
    pen.path("M96 88q8-18 24-10t24 6q-4 20-24 16T96 88Z", pal.glow, opacity=0.85)


@thing("Transmat")
def beam_gate(pen: Pen, pal: Palette) -> None:
    """A figure in a column of light."""
    pen.path("M78 4h84l14 146H64Z", pen.lin((0, pal.glow, 0.15), (1, pal.glow, 0.85)))
    pen.path("M104 84a16 17 0 1 1 32 0q16 12 14 66H90q-2-54 14-66Z", "#fff", opacity=0.85)
    for k in range(5):
        pen.oval(120, 30 + k * 28, 44 + k * 4, 9, "none", stroke=pale(pal.glow, 0.5), stroke_width=2.6)
    pen.oval(120, 154, 76, 15, INK)
    pen.oval(120, 151, 68, 11, STEEL_DARK)
    pen.oval(120, 150, 50, 7, pale(pal.glow, 0.5))


@thing("Radar")
def radar(pen: Pen, pal: Palette) -> None:
    pen.circle(120, 86, 68, INK)
    pen.circle(120, 86, 64, mix(pal.glow, "#02120c", 0.75))
    for r in (20, 40, 60):
        pen.circle(120, 86, r, "none", stroke=pal.glow, stroke_width=1.6, opacity=0.7)
    pen.line("M56 86H184M120 22V150", pal.glow, 1.2)
    pen.path("M120 86l56-32a64 64 0 0 1 8 36Z", pal.glow, opacity=0.6)
    for _ in range(4):
        x, y = polar(120, 86, pen.between(18, 56), pen.between(0, TURN))
        pen.glow(x, y, 12, pale(pal.glow), 1)
        pen.circle(x, y, 3, "#fff")


@thing("Carved cube")
def cube(pen: Pen, pal: Palette) -> None:
    """A cube covered in circles."""
    shadow(pen, pal, rx=80)
    pen.solid(
        "M54 48l66-26 66 26v82l-66 32-66-32Z",
        "#3a4a4c",
        pal.rim,
        [("M54 48l66 26v90L50 132Z", "#26383a"), ("M120 74l66-26v84l-66 34Z", "#141f22")],
    )
    c = pale(pal.glow, 0.15)
    for x, y, r, skew in ((87, 104, 26, 21), (87, 104, 14, 21), (153, 104, 26, -21), (153, 104, 14, -21)):
        pen.circle(0, 0, r, "none", stroke=c, stroke_width=2.4, transform=f"translate({x} {y}) skewY({skew})")
    pen.oval(120, 48, 34, 13, "none", stroke=c, stroke_width=2.4)
    pen.dots([(87, 104), (153, 104), (120, 48), (72, 86), (168, 86), (102, 126), (138, 126)], 3.4, c)
    pen.glow(120, 92, 80, pal.glow, 0.4)


@thing("Magnifying glass")
def lens(pen: Pen, pal: Palette) -> None:
    """A magnifying glass with an eye in it."""
    pen.line("M152 118l52 50", "#5a3418", 17)
    pen.line("M154 118l48 46", "#9a6a3c", 7)
    pen.circle(106, 74, 60, INK)
    pen.circle(105, 73, 57, "#d9a441")
    pen.circle(106, 74, 47, "#dff3ff")
    pen.path("M72 74q34-34 68 0-34 32-68 0Z", "#fff")
    pen.circle(106, 74, 17, pal.low)
    pen.circle(106, 74, 8, INK)
    pen.circle(100, 68, 4, "#fff")
    pen.line(arc(106, 74, 40, -2.7, 1), "#fff", 5)


@thing("First aid kit")
def medkit(pen: Pen, pal: Palette) -> None:
    shadow(pen, pal)
    pen.line("M92 56V36q0-8 8-8h40q8 0 8 8V56", INK, 8)
    pen.solid("M42 54H198V154H42Z", "#f4efe6", "#fff", [("M126 50V158h76V50Z", "#bdb6ac")])
    pen.path("M106 76h28V92h16v26H134v16H106V118H90V92h16Z", "#c8323c")
    pen.path("M120 76h14V92h16v26H134v16H120Z", "#8a1f2a")
    pen.path("M42 62H198v4H42Z", "#8d867c")
