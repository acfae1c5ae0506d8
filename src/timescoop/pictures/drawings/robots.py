"""Robots, androids and spheres."""

from timescoop.pictures.colours import dark, mix, pale
from timescoop.pictures.gallery import figure
from timescoop.pictures.palettes import Palette
from timescoop.pictures.paths import TURN, arc, polar
from timescoop.pictures.pen import Pen


@figure("Robot dog", 0.82, -14)
def robot_dog(pen: Pen, pal: Palette, tint: str = "#9fb0b8") -> None:
    base, deep, lit, ink = tint, dark(tint, 0.45), pale(tint, 0.7), "#151b20"
    pen.oval(104, 224, 88, 12, pal.ink, opacity=0.65)
    pen.solid(
        "M58 148H176l14 66H40Z",
        base,
        lit,
        [("M150 140l10 80h36V140Z", deep), ("M40 202H200v18H40Z", deep)],
        off=(3, 2.4),
    )
    pen.rect(44, 210, 142, 11, ink, 4)
    pen.solid("M84 160h76l4 26H80Z", deep, ink)
    for k in range(4):
        pen.rect(90 + k * 18, 165, 11, 6, ("#ff5a4a", "#ffd34d", "#6be08a", "#63b8ff")[k], 1.5)
        pen.rect(90 + k * 18, 175, 11, 5, ink, 1.5)
    pen.line("M182 152q16-20 8-44", deep, 4)
    pen.circle(190, 106, 3.6, lit)
    # neck and head
    pen.poly([(66, 150), (74, 112), (98, 112), (100, 150)], deep)
    for k in range(4):
        pen.line(f"M{72 - k} {118 + k * 8}H{98 + k * 0.6}", ink, 2)
    pen.rect(62, 146, 44, 6, "#7a2a3a", 2)
    head = "M20 108l6-24L74 60h38l10 32-16 28H36Z"
    pen.solid(head, base, lit, [("M74 92h56v32H40Z", deep)], off=(3, 2.4))
    pen.path("M30 88 74 66h32l6 18H36Z", ink)
    pen.path("M34 87 74 70h29l5 12H40Z", "#ff4a3a")
    pen.path("M40 84 74 71.5H88L70 84Z", "#ffb0a0")
    pen.glow(70, 78, 44, "#ff4a3a", 0.5)
    pen.line("M94 60 90 34m18 26 4-28", deep, 3.4)
    for xx, yy in ((90, 32), (112, 30)):
        pen.path(f"M{xx - 9} {yy + 6}Q{xx} {yy - 12} {xx + 9} {yy + 6}L{xx} {yy + 10}Z", lit)
        pen.path(f"M{xx} {yy - 2}L{xx + 9} {yy + 6}L{xx} {yy + 10}Z", deep)
    pen.rect(18, 103, 12, 8, ink, 2)


@figure("Android", 0.95, -28)
def android(pen: Pen, pal: Palette, tone: str = "#b8c4d6") -> None:
    """A silver android with a plain face."""
    base, deep, lit, ink = tone, dark(tone, 0.5), "#ffffff", "#161c28"
    pen.solid(
        "M86 132c-16 14-46 18-60 38-12 18-16 46-18 82H192c-2-36-6-64-18-82-14-20-44-24-60-38Z",
        base,
        lit,
        [("M103 120l3 136h94V120Z", deep)],
        off=(3, 2),
    )
    for k in range(5):
        pen.line(f"M{44 + k * 6} {176 + k * 16}Q100 {196 + k * 14} {156 - k * 6} {176 + k * 16}", ink, 1.3, opacity=0.6)
    pen.rect(87, 118, 26, 22, deep)
    pen.line("M87 124h26m-26 6h26m-26 6h26", ink, 1.6)
    pen.solid(
        "M70 84c0-30 14-44 30-44 16 0 30 14 30 44 0 26-14 44-30 44-16 0-30-18-30-44Z",
        base,
        lit,
        [("M103 36l-1 34 4 22-5 38h39V36Z", deep)],
        off=(2.6, 2),
    )
    pen.path("M78 80H96v8H78Zm26 0h18v8H104Z", ink)
    pen.rect(80, 82, 12, 3.4, pal.glow)
    pen.rect(106, 82, 12, 3.4, mix(pal.glow, deep, 0.3))
    pen.rect(90, 108, 20, 3, ink)
    pen.line("M100 40V70M70 84H62V70m68 14h8V70", ink, 2)
    pen.circle(62, 84, 7, deep)
    pen.circle(138, 84, 7, dark(deep, 0.3))


@figure("Masked robot")
def masked_robot(pen: Pen, pal: Palette) -> None:
    """A reveller's brass mask under a red hood."""
    pen.solid(
        "M100 22c50 2 60 68 58 108 26 20 34 70 36 122H6c2-52 10-102 36-122-2-40 8-106 58-108Z",
        "#a8262e",
        pal.rim,
        [("M104 10l2 246H210V10Z", "#6b1420")],
        off=(3, 2.4),
    )
    pen.path("M56 52q44-30 88 0l4 18q-48-30-96 0Z", "#f7f2ea")
    pen.path("M100 36q32 2 44 16l4 18q-24-16-48-16Z", "#cfc7c2")
    pen.solid(
        "M66 82c0-22 14-30 34-30 20 0 34 8 34 30 0 30-14 58-34 58-20 0-34-28-34-58Z",
        "#d9a441",
        "#fff2b8",
        [("M103 44l-1 32 5 24-6 42h39V44Z", "#8a5f1e")],
    )
    pen.path("M76 84q10-8 19 2-9 6-19-2Zm29 2q9-10 19-2-10 8-19 2Z", "#140d08")
    pen.path("M82 112q18 12 36 0-6 16-18 17-12-1-18-17Z", "#140d08")
    pen.path("M66 96c-6 44 4 80 34 94 30-14 40-50 34-94-2 34-18 52-34 52-16 0-32-18-34-52Z", "#f4efe8")
    pen.path("M100 190c30-14 40-50 34-94-2 34-18 52-34 52Z", "#c9c1bd")
    pen.path("M120 200l66-32-8-16 18 8 4 26-14-2-58 32Z", "#d9a441")


@figure("Flying sphere", 0.85, -16)
def sphere_killer(pen: Pen, pal: Palette) -> None:
    """A flying ball with blades."""
    for x, y, r in ((38, 58, 15), (166, 78, 18), (150, 190, 14)):
        pen.circle(x, y, r, mix("#8f949c", pal.far, 0.35))
        for k in range(4):
            a = TURN * k / 4 + 0.5
            pen.line(
                f"M{polar(x, y, r, a)[0]:.0f} {polar(x, y, r, a)[1]:.0f}L{polar(x, y, r + 9, a)[0]:.0f} {polar(x, y, r + 9, a)[1]:.0f}",
                pale("#8f949c", 0.4),
                2,
            )
    cx, cy, r = 96, 118, 56
    for k in range(8):
        a = TURN * k / 8 + 0.2
        tip = polar(cx, cy, r + 34, a + 0.12)
        pen.poly(
            [polar(cx, cy, r - 4, a - 0.12), tip, polar(cx, cy, r - 4, a + 0.1)],
            "#dfe6ee" if k in (3, 4, 5) else "#7d8590",
        )
    pen.circle(cx, cy, r, "#1a1c22")
    pen.circle(
        cx - 2, cy - 2, r - 3, pen.rad((0, "#eef2f6"), (0.45, "#8b919b"), (1, "#34383f"), at=(0.34, 0.3), r=0.75)
    )
    pen.line(arc(cx, cy, r - 3, 0.2, 2.8), "#20232a", 2)
    pen.line(f"M{cx - r + 4} {cy}Q{cx} {cy + 26} {cx + r - 4} {cy - 4}", "#20232a", 2.2)
    pen.line(f"M{cx - 14} {cy - r + 4}Q{cx - 26} {cy} {cx - 10} {cy + r - 4}", "#20232a", 2.2)
    pen.glow(cx + 8, cy - 6, 30, pal.glow, 0.8)
    pen.circle(cx + 8, cy - 6, 12, "#12141a")
    pen.circle(cx + 8, cy - 6, 8, "#d8483a")
    pen.circle(cx + 5, cy - 9, 3, "#ffd0c0")
