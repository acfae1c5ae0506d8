"""Dummies and scarecrows that walk."""

from timescoop.pictures.colours import dark, pale
from timescoop.pictures.drawings.groups import crowd
from timescoop.pictures.gallery import figure
from timescoop.pictures.palettes import Palette
from timescoop.pictures.pen import Pen


@figure("Shop dummy", 0.92, -30)
def mannequin(pen: Pen, pal: Palette, hair: str = "#2a2030", suit: str = "#3a6ea8", *, gun: bool = True) -> None:
    """A shop-window dummy: a painted face, and a hand that is a gun."""
    base = "#f0c9b0"
    deep, lit = dark(base, 0.35), "#fff6ee"
    pen.solid(
        "M86 132c-16 14-42 16-56 34-12 16-16 46-18 86H188c-2-40-6-70-18-86-14-18-40-20-56-34Z",
        suit,
        pale(suit, 0.5),
        [("M103 120l3 136h94V120Z", dark(suit, 0.4))],
        off=(3, 2),
    )
    pen.path("M84 136l16 16 16-16 8 12-24 38-24-38Z", "#f4d24a")
    pen.path("M100 152l16-16 8 12-24 38Z", "#b8942a")
    pen.rect(88, 110, 24, 32, base)
    pen.path("M100 110h12v32H100Z", deep)
    pen.solid(
        "M73 82c0-26 13-38 27-38 14 0 27 12 27 38 0 24-13 44-27 44-14 0-27-20-27-44Z",
        base,
        lit,
        [("M104 40l-1 38q5 16 1 22l-2 30h38V40Z", deep)],
        off=(2.4, 1.8),
    )
    pen.path(
        "M72 84c-2-30 12-46 29-46 17 0 30 14 27 46-2-14-6-22-14-24-12 0-26-2-32-8-2 12-6 20-10 32Z",
        hair,
    )
    pen.line("M80 56q16-12 36-6M86 50q14-8 26-4", pale(hair, 0.4), 1.6)
    pen.path("M80 84q7-5 14 0v4q-7-4-14 0Zm26 0q7-5 14 0v4q-7-4-14 0Z", "#1a141c")
    pen.path("M92 110q8-4 16 0-8 7-16 0Z", "#c8435a")
    pen.oval(82, 100, 6, 4, "#ff8a8a", opacity=0.45)
    if gun:
        pen.path("M14 232l38-36 22 8 6 18-40 30H10Z", base)
        pen.path("M52 196l22 8 6 18-20-6Z", deep)
        for k in range(3):
            pen.line(f"M{56 + k * 7} {196 + k * 3}q-4 -16 6 -18", base, 6.5)
        pen.circle(70, 203, 8, "#141016")
        pen.glow(70, 203, 26, pal.glow, 0.95)
        pen.circle(70, 203, 4.4, "#ffffff")


@figure("Shop dummies", 0.9, -22)
def mannequins(pen: Pen, pal: Palette) -> None:
    for x, hair, suit in ((-46, "#7a4a2a", "#3f8a6a"), (94, "#c9a24a", "#a8436a")):
        pen.open(transform=f"translate({x} 23.6) scale(.76)", opacity=0.8)
        mannequin(pen, pal, hair, suit, gun=False)
        pen.close()
    mannequin(pen, pal)


@figure("Scarecrow", 0.92, -18)
def scarecrow(pen: Pen, pal: Palette) -> None:
    base = "#c9a368"
    deep = dark(base, 0.4)
    pen.solid(
        "M86 134c-26 6-76 16-92 26l2 24 50-2 4 70H150l4-70 50 2 2-24c-16-10-66-20-92-26Z",
        "#4f4a3a",
        pal.rim,
        [("M103 120l3 136H210V120Z", "#2e2b22")],
    )
    for xx, side in ((2, -1), (198, 1)):
        for k in range(6):
            pen.line(f"M{xx} {164 + k * 3}l{side * (14 + (k * 7) % 9)} {k * 4 - 8}", "#e3c36a", 2)
    pen.solid(
        "M68 84c-2-28 14-38 32-38 18 0 34 10 32 38 0 28-14 50-32 50-18 0-32-22-32-50Z",
        base,
        "#fff0c8",
        [("M104 40l-2 40 6 20-5 40h37V40Z", deep)],
    )
    pen.path("M76 82l14 4-2 8-14-4Zm48 0-14 4 2 8 14-4Z", "#1a1410")
    pen.line("M82 112q18 10 36 0m-30-4v10m8-6v10m8-10v10m8-14v10", "#2a1c10", 2.2)
    pen.line("M78 130q22 12 44 0", "#8a6a3a", 5)
    pen.path(
        "M54 60q46-16 92 0-6 8-46 4-40 4-46-4Zm20-4c2-26 14-34 26-34 12 0 24 8 26 34q-26-8-52 0Z",
        "#3a2c22",
    )
    for k in range(7):
        pen.line(f"M{76 + k * 8} 64l{(k % 3) * 3 - 3} {10 + (k * 5) % 8}", "#e3c36a", 2.2)


@figure("Scarecrows", 0.86, -6)
def scarecrows(pen: Pen, pal: Palette) -> None:
    crowd(pen, pal, scarecrow, 76)
