"""Reptiles, clones and other soldiers from space."""

from typing import Final

from timescoop.pictures.colours import dark, mix, pale
from timescoop.pictures.gallery import figure
from timescoop.pictures.palettes import Palette
from timescoop.pictures.pen import Pen, Shade

ROBE: Final = "M82 134c-20 12-46 18-58 38-10 20-14 50-16 80H192c-2-30-6-60-16-80-12-20-38-26-58-38Z"
CAVE_SKULL: Final = "M62 84c-4-38 14-58 38-58 24 0 42 20 38 58 0 22-14 38-24 44q-14 6-28 0c-10-6-24-22-24-44Z"
SEA_SKULL: Final = (
    "M60 78c-2-28 14-44 40-44 26 0 42 16 40 44 6 14 0 30-14 38l-14 16q-12 6-24 0L74 116c-14-8-20-24-14-38Z"
)
FINS: Final = "M66 72C46 66 34 44 38 24c10 12 18 10 22 0 4 16 12 22 16 28ZM62 92c-18 6-26 22-24 36 12-10 20-12 30-18Z"


@figure("Silurian")
def reptile(pen: Pen, pal: Palette, *, sea: bool = False) -> None:
    """Three-eyed and crested; those of the sea have fins and a dress of net."""
    base, deep = ("#5f8f78", "#274f4a") if sea else ("#8f9a4a", "#4a5a2c")
    robe = "#3f6f8a" if sea else "#7a4a2c"
    net = "".join(f"M{x} 140L{x + 40} 256M{x + 40} 140L{x} 256" for x in range(-20, 200, 22))
    knots = f'<path d="{net}" stroke="{pale(robe, 0.45)}" stroke-width="1.3" opacity=".7"/>'
    shades: list[Shade] = [("M103 120l3 136h94V120Z", dark(robe, 0.4))]
    pen.solid(ROBE, robe, pal.rim, [*shades, knots] if sea else shades, off=(3, 2))
    if not sea:
        pen.path("M76 140l24 28 24-28 12 12-36 48-36-48Z", "#d9b45a")
    pen.solid("M80 104h40l6 46q-26 16-52 0Z", deep, pal.rim)
    folds = "".join(f"M{78 - k} {120 + k * 9}Q100 {130 + k * 9} {122 + k} {120 + k * 9}" for k in range(4))
    pen.line(folds, dark(deep, 0.35), 1.8)
    (sea_head if sea else cave_head)(pen, pal, base, deep)


def cave_head(pen: Pen, pal: Palette, base: str, deep: str) -> None:
    """Ears like fins, and a third eye that glows."""
    for side in (0, 1):
        pen.open(transform="translate(200 0) scale(-1 1)" if side else "")
        pen.path("M66 96C44 96 34 72 40 48c6 14 16 12 22 4Z", deep if side else base)
        pen.line("M62 88L44 58M62 80L50 62", dark(deep, 0.3), 1.6)
        pen.close()
    pen.solid(CAVE_SKULL, base, pal.rim, [("M104 20l-1 56 9 28-10 32h48V20Z", deep)], off=(2.6, 2))
    folds = "".join(f"M{74 + k * 3} {62 - k * 5}Q100 {40 - k * 4} {126 - k * 3} {62 - k * 5}" for k in range(6))
    pen.line(folds, dark(deep, 0.25), 2.2, opacity=0.75)
    pen.path("M74 86q10-10 21 2-9 8-21-2Zm52 0q-10-10-21 2 9 8 21-2Z", "#120f0a")
    pen.dots([(86, 87), (114, 87)], 2.8, "#ffe06a")
    pen.path("M86 116q14-10 28 0-14 8-28 0Z", "#2a1c12")
    pen.path("M90 100q10-6 20 0l-10 12Z", mix(base, deep, 0.5))
    pen.glow(100, 60, 30, pal.glow, 0.95)
    pen.circle(100, 60, 8.5, "#2a0a08")
    pen.circle(100, 60, 6, pal.glow)
    pen.circle(98.4, 58.4, 2.4, "#ffe9dc")


def sea_head(pen: Pen, pal: Palette, base: str, deep: str) -> None:
    """A beak, and fins on both sides."""
    for side in (0, 1):
        pen.open(transform="translate(200 0) scale(-1 1)" if side else "")
        pen.path(FINS, deep if side else mix(base, pal.rim, 0.12))
        pen.line("M66 70 44 34M70 62 58 34m6 62-20 22", dark(deep, 0.3), 1.5)
        pen.close()
    pen.solid(SEA_SKULL, base, pal.rim, [("M104 28l-1 48 11 28-12 36h48V28Z", deep)], off=(2.6, 2))
    pen.path("M84 116l16-12 16 12-8 18q-8 4-16 0Z", "#d9cf9a")
    pen.path("M100 104l16 12-8 18q-8 4-8 2Z", "#96905f")
    pen.line("M84 118q16 6 32 0", "#2a2414", 2)
    for r, tone in ((12.5, dark(deep, 0.3)), (9.5, "#1a120c"), (6.4, pal.glow)):
        pen.dots([(72, 84), (128, 84)], r, tone)
    pen.dots([(70, 82), (126, 82)], 2.4, "#fff4d8")
    pen.dots([(88, 52), (96, 46), (104, 52), (112, 46)], 2.6, dark(deep, 0.2))


@figure("Ice Warrior")
def ice_warrior(pen: Pen, pal: Palette) -> None:
    base, deep, lit = "#5f8a4a", "#2c4a2e", pal.rim
    pen.solid(
        "M70 124c-40 2-68 22-74 62-4 26-4 50-4 66H208c0-16 0-40-4-66-6-40-34-60-74-62Z",
        base,
        lit,
        [("M106 110l4 146H220V110Z", deep)],
        off=(3, 2.4),
    )
    for k in range(5):
        pen.line(f"M{60 - k * 2} {162 + k * 20}Q100 {178 + k * 20} {140 + k * 2} {162 + k * 20}", dark(deep, 0.3), 3)
    for side in (0, 1):
        pen.open(transform="" if not side else "translate(200 0) scale(-1 1)")
        pen.solid(
            "M54 132c-30 2-52 20-54 58l22 10c6-24 22-40 44-46Z",
            pale(base, 0.12) if not side else mix(base, deep, 0.7),
            lit if not side else base,
        )
        for k in range(4):
            pen.line(f"M{10 + k * 11} {184 - k * 9}l10 8", dark(deep, 0.3), 2)
        pen.close()
    pen.solid(
        "M52 96c-4-44 18-68 48-68 30 0 52 24 48 68 0 22-10 38-20 46H72c-10-8-20-24-20-46Z",
        base,
        lit,
        [("M106 22l-2 128h56V22Z", deep)],
        off=(3, 2.4),
    )
    pen.path("M58 70q42-24 84 0l-2 8q-40-20-80 0Z", dark(deep, 0.15))
    pen.path("M68 84q16-10 28 4-12 14-28 8Zm64 0q-16-10-28 4 12 14 28 8Z", "#1a0806")
    pen.glow(83, 90, 18, pal.glow, 0.75)
    pen.glow(117, 90, 18, pal.glow, 0.75)
    pen.path("M72 88q12-7 20 1-8 8-20 4Zm56 0q-12-7-20 1 8 8 20 4Z", "#c8281c")
    pen.solid("M76 110q24-8 48 0l-4 24q-20 10-40 0Z", "#b9a483", None, [("M101 100v50h29V100Z", "#6f5f4a")])
    pen.line("M84 122q16-5 32 0", "#2a1c14", 2.6)
    for k in range(6):
        pen.circle(74 + k * 10.4, 44 + abs(k - 2.5) * 3, 2.6, dark(deep, 0.15))


@figure("Sontaran")
def clone_soldier(pen: Pen, pal: Palette) -> None:
    """A dome of a head without a neck, in a ring of armour."""
    base, deep, lit = "#a3765a", "#5c3c30", pal.rim
    steel = "#3f5878"
    pen.solid(
        "M60 128c-32 6-54 24-60 62-4 24-6 46-6 62H206c0-16-2-38-6-62-6-38-28-56-60-62Z",
        steel,
        lit,
        [("M104 120l4 136H220V120Z", dark(steel, 0.45))],
        off=(3, 2.4),
    )
    pen.line("M30 190H80m40 0h50M40 216H86m28 0h46", dark(steel, 0.4), 2.4)
    pen.solid(
        "M58 96c-4-46 16-70 42-70 26 0 46 24 42 70l-6 42H64Z",
        base,
        lit,
        [("M105 20l-1 56 8 28-8 42h56V20Z", deep)],
        off=(2.8, 2.2),
    )
    pen.path("M60 78q20-12 38 2l-1 8Q80 76 62 88Zm80 0q-20-12-38 2l1 8q17-12 35 0Z", mix(base, deep, 0.7))
    pen.path("M72 88q10-6 21 2-11 6-21 2Zm56 0q-10-6-21 2 11 6 21 2Z", "#150c0a")
    pen.circle(84, 90, 2.4, pal.glow)
    pen.circle(116, 90, 2.4, pal.glow)
    pen.path("M88 104q12-8 24 0l-4 6q-8-4-16 0Z", deep)
    pen.path("M74 122q26-10 52 0l-4 7q-22-8-44 0Z", "#2a1510")
    pen.line("M80 56q20-10 40 0M78 44q22-10 44 0", dark(deep, 0.1), 1.6, opacity=0.6)
    for k in range(6):
        pen.line(f"M{78 + k * 9} 132v{4 + k % 2 * 3}", dark(deep, 0.4), 1.5)
    pen.solid(
        "M34 146q6-24 28-20 38 24 76 0 22-4 28 20 0 18-16 22-50 22-100 0-16-4-16-22Z",
        pale(steel, 0.2),
        lit,
        [("M104 110v90h66V110Z", dark(steel, 0.3))],
        off=(2.6, 2.2),
    )
    pen.path("M62 126q38 30 76 0l-4 12q-34 26-68 0Z", dark(steel, 0.55))
    pen.path("M22 252l18-48 22-8 14 8-16 48Z", pale(steel, 0.1))


@figure("Judoon")
def rhino(pen: Pen, pal: Palette) -> None:
    base, deep, lit = "#8d8a88", "#4a4a50", pal.rim
    pen.solid(
        "M58 136c-34 6-56 24-60 58l-4 58H206l-4-58c-4-34-26-52-60-58Z",
        "#23232c",
        lit,
        [("M104 120l4 136H220V120Z", "#121218")],
        off=(3, 2),
    )
    pen.path("M40 176H90v24H40Zm70 0h50v24H110Z", "#3a3a48")
    pen.solid(
        "M58 64c6-26 24-34 42-34 18 0 36 8 42 34 6 20 4 40-4 56l-12 26q-26 12-52 0L62 120c-8-16-10-36-4-56Z",
        base,
        lit,
        [("M106 26l-3 54 9 30-9 46h57V26Z", deep)],
        off=(2.8, 2.2),
    )
    for side in (0, 1):
        pen.open(transform="" if not side else "translate(200 0) scale(-1 1)")
        pen.path("M60 62C42 58 36 40 42 26c12 4 24 16 28 28Z", base if not side else deep)
        pen.path("M56 54c-8-4-11-12-10-18 6 4 12 10 14 16Z", "#5a3f44")
        pen.path("M70 78q10-6 18 2-8 6-18 2Z", "#15121a")
        pen.circle(81, 80, 2, "#ffd36a")
        pen.line("M66 70q12-8 26 2M66 94q6 4 12 2m-14 8q8 4 16 0", dark(deep, 0.3), 2)
        pen.circle(87, 128, 5, "#1a161c")
        pen.close()
    pen.path("M88 116q12-96 16-50 6 26 8 50-12 8-24 0Z", "#efe6d0")
    pen.path("M101 60q3-4 3 6 6 26 8 50-6 4-11 4Z", "#a89c84")
    pen.path("M92 96q8-26 16 0-8 6-16 0Z", "#d9ccb0")
    pen.path("M78 142q22-8 44 0l-4 6q-18-7-36 0Z", "#2a2228")
