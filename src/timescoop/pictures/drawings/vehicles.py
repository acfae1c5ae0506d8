"""Cars, saucers and ships."""

from timescoop.pictures.colours import dark, mix, pale
from timescoop.pictures.drawings.materials import INK, STEEL, STEEL_DARK, shadow
from timescoop.pictures.gallery import thing
from timescoop.pictures.palettes import Palette
from timescoop.pictures.paths import TURN, num, polar
from timescoop.pictures.pen import Pen


@thing("Yellow roadster")
def car(pen: Pen, pal: Palette, tone: str = "#f2c22e") -> None:
    """A yellow vintage roadster."""
    deep, lit = dark(tone, 0.45), pale(tone, 0.6)
    shadow(pen, pal, 104, 148)
    pen.solid(
        "M22 104q2-12 22-14l60-6 8-26h38l16 26h40q16 4 16 28v16H22Z",
        tone,
        lit,
        [("M20 112H224v20H20Z", deep)],
    )
    pen.line("M110 84l12-36h6l-6 36", INK, 3)
    pen.path("M112 84l10-34h8l-4 34Z", "#dff3ff", opacity=0.7)
    pen.path("M134 84q2-14 16-14h10l6 14Z", "#5a2a1c")
    pen.path("M14 118H228v10H14Z", INK)
    pen.line("M32 106q26-30 56 12m76 0q22-40 52-6", lit, 5)
    for x in (58, 190):
        pen.circle(x, 128, 25, INK)
        pen.circle(x, 128, 17, "#e6e2da")
        pen.line(
            "".join(
                f"M{x} 128L{num(polar(x, 128, 16, TURN * k / 8)[0])} {num(polar(x, 128, 16, TURN * k / 8)[1])}"
                for k in range(8)
            ),
            STEEL_DARK,
            2,
        )
        pen.circle(x, 128, 5, "#c08a2e")
    pen.circle(24, 98, 9, "#c08a2e")
    pen.circle(22, 98, 6, "#fffbe0")
    pen.glow(16, 98, 30, "#fff0b0", 0.8)


@thing("Hovercar")
def hover_car(pen: Pen, pal: Palette) -> None:
    """A silver hovercar like a wing."""
    pen.oval(120, 146, 96, 9, pal.glow, opacity=0.5)
    pen.solid(
        "M10 118Q40 84 110 78q50-8 118-32l-6 34q10 20 8 46-110 16-220-8Z",
        "#dfe5ec",
        "#fff",
        [("M10 118q110 4 220-16v32Q120 144 10 122Z", STEEL_DARK)],
    )
    pen.path("M70 92q26-40 70-38 20 4 32 28-52 4-102 10Z", "#20344a")
    pen.path("M80 88q20-28 54-30-22 10-34 30Z", "#9fd4ff", opacity=0.8)
    pen.line("M20 116q100 14 206-6", "#8a2230", 3)
    pen.circle(36, 112, 6, "#fffbe0")


@thing("Jeep")
def jeep(pen: Pen, pal: Palette) -> None:
    shadow(pen, pal, 100, 150)
    pen.solid("M24 130V96l36-6L78 54H196l16 38v38Z", "#5f6b3c", pal.rim, [("M20 108H216v26H20Z", "#343c20")])
    pen.path("M72 88 86 62h32V88Zm54-26h32V88H126Zm40 0h24l8 26H166Z", "#cfe6f2")
    pen.path("M92 62L80 88H72L86 62Z", "#fff")
    pen.path("M18 122H220v12H18Z", INK)
    for x in (62, 178):
        pen.circle(x, 134, 24, INK)
        pen.circle(x, 134, 11, "#8f9a6a")
    pen.circle(32, 106, 8, "#fffbe0")
    pen.glow(26, 106, 26, "#fff0b0", 0.8)
    pen.circle(144, 108, 11, "#f4efe0")
    pen.line("M137 108h14m-7-7v14", "#8a2230", 2.4)
    pen.line("M196 54V18", INK, 2)


@thing("Flying saucer")
def saucer(pen: Pen, pal: Palette, tone: str | None = None, y: float = 0) -> None:
    """A flying saucer with lights."""
    tone = tone or STEEL
    deep = dark(tone, 0.5)
    pen.path(f"M96 {106 + y}H144L184 180H56Z", pal.glow, opacity=0.35)
    pen.solid(
        f"M78 {70 + y}Q84 34 120 34Q156 34 162 {70 + y}Z",
        mix(tone, pal.glow, 0.2),
        "#fff",
        [(f"M124 24V{80 + y}H170V24Z", deep)],
    )
    pen.solid(
        f"M10 {88 + y}Q40 62 120 62Q200 62 230 {88 + y}Q200 112 120 112Q40 112 10 {88 + y}Z",
        tone,
        "#fff",
        [(f"M8 {90 + y}Q120 106 232 {90 + y}V120H8Z", deep)],
    )
    pen.dots([(34 + k * 28.7, 90 + y + 8 - abs(k - 3) * 1.8) for k in range(7)], 4, pale(pal.glow, 0.4))
    pen.oval(120, 110 + y, 26, 6, pale(pal.glow, 0.6))


@thing("Fleet")
def fleet(pen: Pen, pal: Palette, tone: str = "#c98a3c") -> None:
    """Ships above a world."""
    pen.circle(190, 190, 120, pen.lin(pal.halo, pal.top))
    start = len(pen.marks)
    pen.solid(
        "M-50 0Q-30-14 0-14 30-14 50 0 30 13 0 13-30 13-50 0Z",
        tone,
        pale(tone, 0.6),
        [("M-52 2Q0 12 52 2V16H-52Z", dark(tone, 0.5))],
    )
    pen.path("M-16-12q2-16 16-16 14 0 16 16Z", mix(tone, pale(tone), 0.5))
    pen.dots([(-34, 3), (-17, 6), (0, 7), (17, 6), (34, 3)], 2.4, pale(pal.glow, 0.4))
    group = pen.keep(start)
    for x, y, s in ((52, 34, 0.42), (196, 26, 0.36), (120, 48, 0.6), (40, 92, 0.75), (188, 88, 0.8), (110, 118, 1.35)):
        pen.again(group, (x, y), s)
    pen.line("M110 132 96 180m92-84 16 44", pal.glow, 3, opacity=0.8)


@thing("Spaceship")
def cruiser(pen: Pen, pal: Palette, tone: str = STEEL) -> None:
    """A long ship with engines lit."""
    deep = dark(tone, 0.5)
    pen.glow(206, 108, 46, pal.glow, 0.95)
    pen.solid("M8 96 70 78 96 58h54l16 16h40v46H160l-30 14H84L60 116Z", tone, "#fff", [("M6 98l204 4v38H60Z", deep)])
    pen.path("M104 58l8-24h24l10 24Zm16 76 30 22h22l-12-32Z", deep)
    pen.dots([(80 + k * 12, 92) for k in range(9)], 2, pale(pal.glow, 0.5))
    pen.line("M64 104H196M96 74h54", deep, 1.6)
    pen.path("M206 80h12v34H206Z", INK)
    pen.path("M218 86q26 11 0 22Z", "#fff")
