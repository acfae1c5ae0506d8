"""Fur, horns and teeth."""

from math import cos, sin
from typing import Final

from timescoop.pictures.colours import dark, mix, pale
from timescoop.pictures.drawings.groups import crowd
from timescoop.pictures.gallery import figure
from timescoop.pictures.palettes import Palette
from timescoop.pictures.paths import TURN, polar, through
from timescoop.pictures.pen import Pen

SUCKERS: Final = (
    (60, 62), (72, 42), (92, 32), (114, 33), (132, 46), (141, 66), (40, 160), (62, 150), (86, 152), (112, 154), (138, 152), (160, 164), (30, 188), (56, 180), (82, 178), (110, 180), (136, 180), (168, 190), (46, 212), (76, 210), (104, 212), (134, 210), (160, 218),
)  # fmt: skip
SMALL_SUCKERS: Final = (
    (56, 84), (145, 88), (62, 104), (139, 106),
)  # fmt: skip


@figure("Yeti", 0.84, -28)
def shaggy(pen: Pen, pal: Palette) -> None:
    """A great furred robot with eyes like lamps and a silver ball in its chest."""
    base = "#6a4a30"
    deep, lit = dark(base, 0.45), mix(pale(base, 0.4), pal.rim, 0.3)
    edge = []
    for k in range(44):
        out = 1 if k % 2 else 0.9
        ex, ey = polar(0, 0, out, -TURN / 2 + TURN * k / 44)
        edge.append((100 + 92 * ex, 160 + 118 * ey))
    pen.solid(through(*edge), base, lit, [("M116 20q34 120 12 250h92V20Z", deep)], off=(3.4, 2.6))
    for tone, low, high in ((deep, 30, 176), (lit, 24, 104)):
        pen.line(
            "".join(
                f"M{pen.between(low, high):.0f} {pen.between(62, 226):.0f}q{pen.between(-4, 4):.0f} 10 {pen.between(-6, 6):.0f} 18"
                for _ in range(26)
            ),
            tone,
            1.8,
            opacity=0.6,
        )
    # head
    pen.path("M62 92c0-30 18-44 38-44 20 0 38 14 38 44 0 20-18 30-38 30-20 0-38-10-38-30Z", dark(base, 0.55))
    for xx in (84, 116):
        pen.glow(xx, 84, 22, pal.glow, 0.9)
        pen.circle(xx, 84, 7, pale(pal.glow, 0.35))
        pen.circle(xx, 84, 3, "#fff")
    pen.path("M84 104q16-6 32 0l-4 8-6-6-6 7-6-7-6 6Z", "#140c08")
    # the ball
    pen.circle(100, 160, 17, "#141014")
    pen.circle(100, 160, 14, pen.rad((0, "#ffffff"), (0.5, "#aab2bd"), (1, "#4a505a"), at=(0.35, 0.3), r=0.8))
    # claws
    for side in (-1, 1):
        for k in range(3):
            xx = 100 + side * (62 + k * 10)
            pen.path(f"M{xx - 4} 196q4 -6 8 0l-2 22Z", "#e9dcc0" if side < 0 else "#a8987c")


@figure("Yetis", 0.82, -20)
def shaggies(pen: Pen, pal: Palette) -> None:
    crowd(pen, pal, shaggy, 78)


@figure("Zygon")
def suckered(pen: Pen, pal: Palette) -> None:
    """A body covered in suckers."""
    base, deep, lit = "#c86a2e", "#6e2c14", pal.rim
    pen.solid(
        "M58 120C28 132 8 156 2 196l-6 56H204l-6-56c-6-40-26-64-56-76Z",
        base,
        lit,
        [("M104 110l4 146H220V110Z", deep)],
        off=(3, 2.4),
    )
    pen.solid(
        "M46 84c-6-44 20-70 54-70 34 0 60 26 54 70-2 20-12 36-26 48q-28 14-56 0c-14-12-24-28-26-48Z",
        base,
        lit,
        [("M106 8l-2 72 8 24-8 42h66V8Z", deep)],
        off=(2.8, 2.2),
    )
    pen.solid(
        "M70 82c0-18 12-24 30-24 18 0 30 6 30 24 0 24-12 44-30 44-18 0-30-20-30-44Z",
        pale(base, 0.18),
        None,
        [("M103 50l-1 30 6 20-7 30h39V50Z", mix(base, deep, 0.6))],
    )
    pen.path("M78 82l17 5q-7 7-17 1Zm44 0-17 5q7 7 17 1Z", "#1a0c08")
    pen.circle(88, 87, 2, pal.glow)
    pen.circle(112, 87, 2, pal.glow)
    pen.path("M88 108q12-6 24 0-12 7-24 0Z", "#3a140a")
    for r, some in ((7, SMALL_SUCKERS), (9, SUCKERS)):
        pen.dots([(xx + 1, yy + 1.4) for xx, yy in some], r, dark(deep, 0.2))
        pen.dots([spot for spot in some if spot[0] < 104], r - 0.6, mix(base, lit, 0.12))
        pen.dots([spot for spot in some if spot[0] >= 104], r - 0.6, mix(base, deep, 0.55))
        pen.dots(some, r * 0.42, deep)


@figure("Horned beast", 0.86, 10)
def horned(pen: Pen, pal: Palette, kind: str = "beast") -> None:
    """A horned demon, or a bull's head."""
    base, deep = ("#a3281c", "#4a0e0c") if kind == "beast" else ("#6a4a34", "#2e1e17")
    lit = pal.rim
    pen.solid(
        "M62 130c-36 4-60 28-68 68l-4 54H210l-4-54c-8-40-32-64-68-68Z",
        base,
        lit,
        [("M104 110l4 146H220V110Z", deep)],
        off=(3, 2.4),
    )
    pen.line("M60 180q20 16 36-2m44 2q-20 16-36-2m-4 0v52", dark(deep, 0.25), 3)
    for side in (0, 1):
        pen.open(transform="" if not side else "translate(200 0) scale(-1 1)")
        if kind == "beast":
            pen.solid(
                "M74 62C48 54 26 32 30-6 44 20 66 30 88 44Z",
                "#d9c39a" if not side else "#8a7350",
                "#fff4d8" if not side else None,
            )
        else:
            pen.solid(
                "M72 60c-28 6-56-8-58-42C30 38 58 36 82 42Z",
                "#e6d8b8" if not side else "#94835f",
                "#fffaf0" if not side else None,
            )
            pen.path("M64 78C44 78 36 66 40 58c12 0 24 6 30 12Z", base if not side else deep)
        pen.close()
    head = "M66 70c0-26 16-36 34-36 18 0 34 10 34 36 4 22-6 42-12 62q-10 16-22 16-12 0-22-16c-6-20-16-40-12-62Z"
    pen.solid(head, base, lit, [("M105 28l-2 58 7 30-8 36h48V28Z", deep)], off=(2.6, 2.2))
    pen.path("M72 76 94 86q-6 10-18 4Zm56 0-22 10q6 10 18 4Z", "#12060a")
    pen.glow(84, 86, 18, pal.glow, 0.95)
    pen.glow(116, 86, 18, pal.glow, 0.95)
    pen.circle(85, 86.5, 3.2, "#fff2b0")
    pen.circle(115, 86.5, 3.2, "#fff2b0")
    if kind == "beast":
        pen.path("M80 116q20-12 40 0-2 22-20 24-18-2-20-24Z", "#1c0606")
        pen.path("M82 115l4 10 5-12 5 10 4-11 4 11 5-10 5 12 4-10Zm4 19 4-8 5 10 5-9 5 9 5-10 4 8Z", "#fff2d8")
        pen.line("M82 62q10-6 16 4m20-4q-10-6-16 4M86 50q14-6 28 0", dark(deep, 0.2), 2.4)
    else:
        pen.solid(
            "M76 116q24-12 48 0 2 30-24 34-26-4-24-34Z",
            pale(base, 0.2),
            None,
            [("M102 100v56h28V100Z", mix(base, deep, 0.5))],
        )
        pen.oval(89, 126, 4.5, 3.4, "#150c0a")
        pen.oval(111, 126, 4.5, 3.4, "#150c0a")
        pen.line("M89 130q11 16 22 0", "#e8b84a", 3.4)
        pen.line("M84 140q16-6 32 0", "#1a0e0a", 2)


@figure("Werewolf")
def wolfman(pen: Pen, pal: Palette) -> None:
    """Green skin and coarse hair."""
    base, deep, lit = "#6f8a3a", "#33421c", pal.rim
    fur = "#3a2c20"
    pen.solid(
        "M84 130c-24 14-50 18-62 38-10 20-14 54-16 84H194c-2-30-6-64-16-84-12-20-38-24-62-38Z",
        "#c9b48a",
        lit,
        [("M103 120l3 136h94V120Z", "#7a6a4a")],
        off=(3, 2),
    )
    pen.path("M84 134l16 24 16-24 6 116H78Z", "#efe6d4")
    pen.solid(
        "M74 88c-4-30 10-42 26-42 16 0 30 12 26 42 0 24-10 44-26 44-16 0-26-20-26-44Z",
        base,
        lit,
        [("M103 40l-1 38 4 22-5 36h39V40Z", deep)],
    )
    spikes = [
        (
            100 + 46 * cos(-TURN / 2 - 0.5 + (TURN / 2 + 1) * k / 28) * (1.06 if k % 2 else 0.82),
            82 + 52 * sin(-TURN / 2 - 0.5 + (TURN / 2 + 1) * k / 28) * (1.1 if k % 2 else 0.86),
        )
        for k in range(29)
    ]
    inner = [(122, 96), (118, 66), (100, 60), (82, 66), (78, 96)]
    pen.solid(through(*spikes, *inner), fur, pale(fur, 0.4), [("M106 20V150h54V20Z", dark(fur, 0.4))])
    pen.path("M74 94l8 16-2 18 12 12 8-4 8 4 12-12-2-18 8-16 6 26-16 30-16 4-16-4-16-30Z", fur)
    pen.path("M78 84l16 4q-6 7-15 3Zm44 0-16 4q6 7 15 3Z", "#120c06")
    pen.circle(88, 89, 2.2, pal.glow)
    pen.circle(112, 89, 2.2, pal.glow)
    pen.path("M86 112q14-7 28 0-3 12-14 12-11 0-14-12Z", "#1c0c08")
    pen.path("M88 111l3 8 4-8Zm17 0 4 8 3-8ZM90 123l2-5 3 6Zm15 1 3-6 2 5Z", "#fff4d8")
    pen.line("M76 78l20 6m28-6-20 6", fur, 4)
    for side in (0, 1):
        pen.open(transform="" if not side else "translate(200 0) scale(-1 1)")
        pen.path("M10 236l16-46q14-10 28 0l6 46Z", base if not side else deep)
        for k in range(4):
            pen.line(f"M{28 + k * 8} 192l{-6 + k * 3} -20", base if not side else deep, 6)
            pen.line(f"M{22 + k * 11} 172l-1 -8", "#efe6c8", 2.2)
        pen.close()


@figure("Ogre")
def apeman(pen: Pen, pal: Palette) -> None:
    base, deep, lit = "#8a9a72", "#4a5a44", pal.rim
    hide = "#5a4630"
    pen.solid(
        "M64 126c-36 6-60 26-66 64l-6 62H208l-6-62c-6-38-30-58-66-64Z",
        hide,
        lit,
        [("M104 110l4 146H220V110Z", dark(hide, 0.45))],
        off=(3, 2.4),
    )
    pen.line("M44 140l96 100m16-100L60 240", "#a8824a", 9)
    for k in range(6):
        pen.circle(58 + k * 15, 154 + k * 15.4, 3, "#f0d48a")
    pen.solid(
        "M60 90c-6-36 12-58 40-58 28 0 46 22 40 58 2 24-12 50-40 52-28-2-42-28-40-52Z",
        base,
        lit,
        [("M105 26l-2 54 10 26-11 40h58V26Z", deep)],
        off=(2.6, 2.2),
    )
    pen.path("M58 92c-8-42 12-66 42-66 30 0 50 24 42 66l-8-18q-12-18-34-20-22 2-34 20Z", "#2a2019")
    for k in range(8):
        pen.line(f"M{60 + k * 11.4:.0f} {58 - abs(3.5 - k) * -3:.0f}l{(k - 3.5) * 3:.0f} -22", "#2a2019", 3.4)
    pen.path("M66 76q18-12 34 0 16-12 34 0l-4 10q-16-10-30 0-14-10-30 0Z", mix(base, deep, 0.65))
    pen.path("M76 88q10-5 18 2-8 5-18 2Zm48 0q-10-5-18 2 8 5 18 2Z", "#140d0a")
    pen.circle(87, 90, 2, pal.glow)
    pen.circle(113, 90, 2, pal.glow)
    pen.path("M86 106q14-12 28 0-14 6-28 0Z", deep)
    pen.path("M72 122q28-12 56 0-28 12-56 0Z", "#25140f")
    pen.path("M79 123l3-15 6 13ZM121 123l-3-15-6 13Z", "#f4ead0")
    pen.path("M60 84L40 70l8 30 12 4Zm80 0 20-14-8 30-12 4Z", mix(base, deep, 0.4))


@figure("Haemovore")
def sucker_face(pen: Pen, pal: Palette) -> None:
    """Pale, drowned and covered in suckers."""
    base, deep, lit = "#9fb6bf", "#4d6672", pal.rim
    rag = "#3f4a4a"
    pen.solid(
        "M84 130c-24 14-54 20-66 42C8 194 4 224 2 252H198c-2-28-6-58-16-80-12-22-42-28-66-42Z",
        rag,
        lit,
        [("M103 120l3 136H210V120Z", dark(rag, 0.45))],
        off=(3, 2),
    )
    pen.line("M40 180l14 22-8 20m104-46-12 26 10 18M90 190l6 24", dark(rag, 0.4), 2.4)
    pen.solid(
        "M70 84c-4-32 12-46 30-46 18 0 34 14 30 46 2 26-12 52-30 54-18-2-32-28-30-54Z",
        base,
        lit,
        [("M103 32l-1 46 5 24-6 40h39V32Z", deep)],
        off=(2.4, 2),
    )
    for xx, yy, r in (
        (84, 54, 6),
        (98, 48, 5.4),
        (112, 52, 6),
        (122, 64, 5),
        (77, 68, 5),
        (90, 66, 4.4),
        (110, 66, 4.4),
        (74, 112, 5),
        (84, 124, 5),
        (116, 124, 5),
        (126, 112, 5),
        (100, 60, 4),
    ):
        pen.circle(xx, yy, r, dark(deep, 0.1))
        pen.circle(xx, yy, r * 0.5, mix(base, lit, 0.3))
    pen.path("M76 84q10-6 19 2-9 8-19 2Zm48 0q-10-6-19 2 9 8 19 2Z", "#10181c")
    pen.circle(87, 86, 2.2, pal.glow)
    pen.circle(113, 86, 2.2, pal.glow)
    pen.circle(100, 112, 10, "#141c20")
    pen.circle(100, 112, 6, "#5a1420")
    for side in (0, 1):
        pen.open(transform="" if not side else "translate(200 0) scale(-1 1)")
        pen.path("M4 240l14-44q14-12 30-2l6 46Z", base if not side else deep)
        for k in range(4):
            pen.line(f"M{20 + k * 8.4:.0f} 196l{-8 + k * 3} -24", base if not side else deep, 5.4)
            pen.line(f"M{12 + k * 11.4:.0f} 172l-2 -18", "#dfe8e6" if not side else "#8fa0a4", 2.4)
        pen.close()
