"""Weapons and armour."""

from timescoop.pictures.colours import dark, mix, pale
from timescoop.pictures.drawings.materials import INK, STEEL, STEEL_DARK, shadow
from timescoop.pictures.gallery import thing
from timescoop.pictures.palettes import Palette
from timescoop.pictures.paths import TURN, num, polar
from timescoop.pictures.pen import Pen


@thing("Gun")
def gun(pen: Pen, pal: Palette, tone: str = STEEL) -> None:
    """A heavy energy gun."""
    pen.glow(222, 76, 44, pal.glow, 0.95)
    pen.solid(
        "M22 72H150l12-10h44V94H162l-12 10H104L92 148H62l10-44H22Z",
        tone,
        "#fff",
        [("M20 92H210v58H60l10-50H20Z", STEEL_DARK)],
    )
    pen.path("M96 72V48h40V72Zm110-6h16V90H206Z", INK)
    pen.line("M34 82H140m28-10h32M168 84h32", INK, 3)
    pen.dots([(44, 94), (60, 94), (116, 60)], 4, pal.glow)
    pen.circle(222, 78, 6, "#fff")


@thing("Glitter gun")
def blaster_glitter(pen: Pen, pal: Palette) -> None:
    gun(pen, pal, "#e3b440")
    pen.dots([(pen.between(160, 236), pen.between(20, 130)) for _ in range(26)], 2, "#fff0a8")
    pen.dots([(pen.between(170, 236), pen.between(30, 120)) for _ in range(14)], 3.2, "#f2c53a")


@thing("Bomb")
def bomb(pen: Pen, pal: Palette, *, hour: bool = True) -> None:
    """A dark sphere with a collar of lamps."""
    shadow(pen, pal)
    pen.circle(120, 92, 58, INK)
    pen.circle(118, 90, 55, pen.rad("#7a7d8a", "#1c1d26", at=(0.34, 0.3), r=0.8))
    pen.path("M64 80H176v24H64Z", "#2c2e3a")
    pen.dots([(76 + k * 11, 92) for k in range(9)], 3, "#ff5a4a")
    pen.path("M104 24h32V40H104Z", STEEL_DARK)
    pen.line("M120 24q4-18 26-14 18 4 22-6", "#c9a24a", 4)
    pen.glow(170, 6, 26, "#ffd36a", 1)


@thing("Ring of planets")
def reality_bomb(pen: Pen, pal: Palette) -> None:
    """Planets in a circle with a light in the middle."""
    pen.glow(120, 88, 86, pal.glow, 0.9)
    for k in range(10):
        x, y = polar(120, 88, 66, TURN * k / 10 + 0.2)
        pen.line(f"M120 88L{num(x)} {num(y)}", pal.glow, 1.4, opacity=0.7)
    tones = ("#4a9be8", "#e8843a", "#6bc28a", "#c95a8a", "#e8d36a")
    for k in range(10):
        x, y = polar(120, 88, 66, TURN * k / 10 + 0.2)
        c = tones[k % 5]
        pen.circle(x, y, 12 + k % 3 * 2, dark(c, 0.5))
        pen.circle(x - 1.6, y - 1.8, 10 + k % 3 * 2, c)
    pen.circle(120, 88, 18, "#fff")


@thing("Home-made explosives")
def tin(pen: Pen, pal: Palette) -> None:
    """Three tins with question marks on them."""
    for x, y, a in ((74, 100, -12), (166, 100, 12), (120, 88, 0)):
        pen.open(transform=f"translate({x} {y}) rotate({a})")
        pen.solid("M-28-52H28V62H-28Z", "#d9dde4", "#fff", [("M4-56V66H32V-56Z", "#7d8590")])
        pen.path("M-28-20H28V34H-28Z", "#c8323c")
        pen.path("M4-20H28V34H4Z", "#8a1f2a")
        pen.path("M-20-52q2-14 20-14 18 0 20 14ZM-5-76H5v12H-5Z", "#3a3e48")
        pen.line("M-12 2a9 9 0 1 1 12 8l-4 14", "#fff", 5)
        pen.close()
    pen.glow(120, 10, 22, "#ffd36a", 1)


@thing("Swords")
def swords(pen: Pen, pal: Palette) -> None:
    for flip in (1, -1):
        pen.open(transform=f"translate(120 88) scale({flip} 1) rotate(42)")
        pen.solid("M-7-92l7-14L7-92V44H-7Z", STEEL, "#fff", [("M1-110V50h9V-110Z", STEEL_DARK)])
        pen.path("M-24 42H24V52H-24Z", "#d9a441")
        pen.path("M-5 52H5V78H-5Z", "#5a2418")
        pen.circle(0, 82, 8, "#d9a441")
        pen.close()


@thing("Shield")
def shield(pen: Pen, pal: Palette) -> None:
    pen.glow(120, 88, 92, pal.glow, 0.8)
    pen.solid(
        "M120 14l68 20V92q-4 48-68 76-64-28-68-76V34Z",
        mix(pal.low, pal.glow, 0.3),
        "#fff",
        [("M122 8V170h68V8Z", dark(pal.low, 0.45))],
        off=(4, 4),
    )
    pen.path("M120 40l46 14V94q-4 32-46 52-42-20-46-52V54Z", pale(pal.glow, 0.45), opacity=0.75)
    pen.path("M120 40l46 14V94q-4 32-46 52Z", pal.glow, opacity=0.6)
    pen.line("M96 92l18 18 34-38", INK, 9)


@thing("Armour plate")
def mould(pen: Pen, pal: Palette) -> None:
    """A plate of armour, riveted."""
    pen.solid(
        "M58 30q62-20 124 0l10 62q-8 50-72 74-64-24-72-74Z",
        STEEL,
        "#fff",
        [("M124 8V170h72V8Z", STEEL_DARK)],
        off=(4, 3),
    )
    pen.line("M54 62q66-20 132 0M52 98q68-16 136 0M70 132q50-16 100 0", INK, 3)
    pen.dots(
        [(70, 44), (120, 34), (170, 44), (64, 80), (120, 68), (176, 80), (72, 114), (120, 106), (168, 114), (120, 144)],
        5,
        mix(STEEL_DARK, INK, 0.3),
    )
    pen.dots(
        [(69, 43), (119, 33), (169, 43), (63, 79), (119, 67), (175, 79), (71, 113), (119, 105), (167, 113), (119, 143)],
        2,
        "#fff",
    )


@thing("Target")
def target(pen: Pen, pal: Palette) -> None:
    for r, c in ((66, INK), (62, "#c8323c"), (48, "#fbf3e2"), (34, "#c8323c"), (20, "#fbf3e2"), (8, "#c8323c")):
        pen.circle(120, 88, r, c)
    pen.line("M120 4V52m0 72v48M36 88H84m72 0h48", INK, 6)
