"""What people carry, or wear over everything else."""

from timescoop.pictures.colours import pale
from timescoop.pictures.palettes import Palette
from timescoop.pictures.pen import Pen


def celery(pen: Pen, pal: Palette) -> None:
    pen.line("M70 186q-4-18 2-34m-2 34q4-18 10-32", "#8fc25a", 4)
    pen.dots([(70, 148), (80, 149), (75, 144)], 6, "#4f9a3a")


def ball(pen: Pen, pal: Palette) -> None:
    pen.circle(158, 176, 21, "#3a0a0e")
    pen.circle(157, 175, 19, "#b81f2c")
    pen.line("M146 160q14 14 6 34m0-37q16 15 7 38", "#ffe4d0", 1.8, stroke_dasharray="3 2.500")
    celery(pen, pal)


def umbrella(pen: Pen, pal: Palette) -> None:
    pen.line("M152 250V150", "#3a2a1c", 5)
    pen.line("M152 150V140q0-18 16-18 16 0 14 16-2 14-14 12-10-2-6-12", "#c8202e", 7)
    pen.circle(168, 150, 4, "#c8202e")
    pen.line("M60 176q0-10 8-10 8 0 8 8 0 6-8 9v5", "#c8202e", 3.6)
    pen.circle(68, 194, 2.4, "#c8202e")


def question_collar(pen: Pen, pal: Palette) -> None:
    pen.line("M72 140q0-8 7-8 7 1 6 8-1 4-6 6v4", "#c8202e", 2.6)
    pen.line("M116 140q0-8 7-8 7 1 6 8-1 4-6 6v4", "#c8202e", 2.6)


def cat_pin(pen: Pen, pal: Palette) -> None:
    question_collar(pen, pal)
    pen.path("M56 172l3-8 6 4h6l6-4 3 8q2 14-12 16-14-2-12-16Z", "#1c1820")
    pen.dots([(64, 176), (72, 176)], 2.2, "#f2d34a")


def flute(pen: Pen, pal: Palette) -> None:
    pen.line("M128 214l48-64", "#5a3a18", 11)
    pen.line("M128 212l47-63", "#e8d3a2", 7.5)
    pen.dots([(146, 188), (153, 178.5), (160, 169)], 2, "#2a1a10")


def cane(pen: Pen, pal: Palette) -> None:
    pen.line("M152 250l-2-88q-4-16-18-12", "#3a2414", 6)
    pen.line("M150 250l-2-86q-4-14-15-11", "#9a6a3c", 2)


def sonic(pen: Pen, pal: Palette) -> None:
    pen.glow(164, 142, 30, pal.glow, 0.95)
    pen.line("M142 212l18-60", "#2a2a34", 8)
    pen.line("M141 210l18-60", "#c3ccd6", 5)
    pen.circle(162, 146, 5, pale(pal.glow, 0.4))


def strap(pen: Pen, pal: Palette) -> None:
    pen.line("M62 148l78 102", "#3a2a1c", 9)
    pen.line("M61 150l77 100", "#8a5f38", 2)
    for k in range(5):
        pen.rect(74 + k * 11, 160 + k * 14, 9, 10, "#c08a2e", 2, transform=f"rotate(52 {78 + k * 11} {165 + k * 14})")


def shades_guitar(pen: Pen, pal: Palette) -> None:
    pen.line("M26 250L168 118", "#3a2618", 9)
    pen.line("M150 134l26-24", "#17131c", 13)
    pen.path("M14 226q6-28 32-20 20-2 24 20L60 262H8Z", "#b3212e")
    pen.line("M34 240L168 116", "#f4efe0", 1)


def braces(pen: Pen, pal: Palette) -> None:
    pen.line("M74 146l6 104m46-104-6 104", "#e8b83a", 6)


def rainbow(pen: Pen, pal: Palette) -> None:
    for k, c in enumerate(("#e8483a", "#f08a2e", "#f6d13a", "#4ac27a", "#3a8ae0", "#8a5ac8")):
        pen.line(f"M72 {158 + k * 5}H128", c, 5, cap="butt")


def badge(pen: Pen, pal: Palette) -> None:
    pen.path("M58 168l5 10 11 1-8 8 3 11-11-5-11 5 3-11-8-8 11-1Z", "#e3b44a")


def bat(pen: Pen, pal: Palette) -> None:
    pen.line("M146 226l26-106", "#e8d3a2", 11)
    pen.dots([(60, 170), (72, 184), (140, 168), (56, 192), (134, 190)], 4.4, "#e8b83a")
    pen.dots([(60, 170), (72, 184), (140, 168)], 2, "#c8202e")


def knife(pen: Pen, pal: Palette) -> None:
    pen.path("M146 214l30-86 8 22-24 70Z", "#dfe6ee")
    pen.line("M148 220l-10 26", "#5a3418", 10)


def pipes(pen: Pen, pal: Palette) -> None:
    pen.line("M58 146l92 50", "#1d3d2c", 26, cap="butt", opacity=0.9)
    pen.line("M60 140l94 50M54 152l94 50", "#c8323c", 2.4)
    pen.line("M57 146l94 50", "#f2d36a", 1.6)
    pen.circle(66, 152, 9, "#c3ccd6")
    pen.circle(66, 152, 5, "#4a2a1c")


def spacesuit(pen: Pen, pal: Palette) -> None:
    pen.line("M64 150q36 36 72 0", "#e8e6f0", 9)
    pen.rect(84, 190, 32, 22, "#2a2a34", 4)
    pen.dots([(92, 198), (100, 198), (108, 198)], 3, "#f2b53a")


def camera(pen: Pen, pal: Palette) -> None:
    pen.line("M72 138l20 30m36-30-20 30", "#3a2618", 4)
    pen.path("M76 166H88v-6h18v6h18v34H76Z", "#17131c")
    pen.circle(100, 182, 13, "#6e7684")
    pen.circle(100, 182, 9, "#1c2a3a")
    pen.circle(97, 179, 3, "#dff3ff")


def gun_belt(pen: Pen, pal: Palette) -> None:
    pen.line("M142 220l26-52", "#17131c", 12)
    pen.line("M140 216l12 6", "#17131c", 10)


def pips(pen: Pen, pal: Palette) -> None:
    for x in (44, 150):
        pen.rect(x, 158, 22, 8, "#8a2230", 2)
        pen.dots([(x + 6, 162), (x + 15, 162)], 2, "#f2c14e")
    pen.rect(58, 184, 24, 10, "#b3212e")
    pen.rect(66, 184, 8, 10, "#2b5cb8")


def stethoscope(pen: Pen, pal: Palette) -> None:
    pen.line("M78 140q0 40 22 48 22-8 22-48", "#17131c", 4)
    pen.circle(100, 196, 7, "#c3ccd6")


def drumlines(pen: Pen, pal: Palette) -> None:
    for k in range(3):
        pen.line(
            f"M{30 - k * 12} {70 - k * 6}q-14 22 0 44M{170 + k * 12} {70 - k * 6}q14 22 0 44", pal.glow, 3, opacity=0.8
        )


def bolts(pen: Pen, pal: Palette) -> None:
    pen.line("M40 150 28 120l14-4L26 84m134 66 12-30-14-4 16-32", pal.glow, 4)


def umbrella_hat(pen: Pen, pal: Palette) -> None:
    pen.line("M146 250l24-130", "#17131c", 6)
    pen.path("M150 190l12-66 16 4-12 68Z", "#3a2040")
    pen.path("M52 60q-4-22 8-14l10 8Z", "#e8483a")
    pen.dots([(66, 50), (74, 46), (80, 52)], 4, "#e8b0c0")


def raised(pen: Pen, pal: Palette) -> None:
    pen.line("M30 210Q14 150 20 106", "#e0a882", 13)
    pen.line("M14 106 12 88m9 16V84m7 22 2-18", "#e0a882", 5)
