"""Insects, crabs, snakes and tentacles."""

from timescoop.pictures.colours import dark, mix
from timescoop.pictures.gallery import figure
from timescoop.pictures.palettes import Palette
from timescoop.pictures.pen import Pen


@figure("Giant insect", 0.84, -6)
def insect(pen: Pen, pal: Palette, tone: str = "#5f7a3a") -> None:
    base, deep, lit = tone, dark(tone, 0.5), pal.rim
    for side in (0, 1):
        pen.open(transform="" if not side else "translate(200 0) scale(-1 1)")
        pen.line("M80 56Q60 20 34 22Q22 24 20 12", base if not side else deep, 4)
        pen.line("M70 150 24 132 4 176m68-6-46 6-16 50m68-36-34 24-4 34", base if not side else deep, 7)
        pen.path("M84 122q-34-2-38 30 20-2 38-14Z", mix(base, lit, 0.2) if not side else deep)
        pen.close()
    pen.solid(
        "M72 136q28-14 56 0l14 64q-6 44-42 50-36-6-42-50Z",
        base,
        lit,
        [("M104 120l4 136h52V120Z", deep)],
        off=(2.6, 2),
    )
    for k in range(5):
        pen.line(f"M{64 + k} {156 + k * 18}Q100 {172 + k * 18} {136 - k} {156 + k * 18}", dark(deep, 0.3), 2.4)
    pen.solid(
        "M100 36c32 0 46 26 38 52-6 24-22 42-38 46-16-4-32-22-38-46-8-26 6-52 38-52Z",
        base,
        lit,
        [("M105 30l-1 110h56V30Z", deep)],
        off=(2.8, 2.2),
    )
    for side in (0, 1):
        pen.open(transform="" if not side else "translate(200 0) scale(-1 1)")
        pen.path("M64 78C62 56 78 48 92 58c4 16 0 36-12 46-10-4-16-14-16-26Z", "#140f14")
        pen.path(
            "M68 78C67 62 78 55 89 63c3 12-1 27-9 35-7-4-12-12-12-20Z",
            mix(pal.glow, "#5a1010", 0.25 if not side else 0.5),
        )
        pen.path("M72 72q4-10 12-8-4 8-8 16Z", "#fff", opacity=0.7)
        pen.path("M92 118 74 134l4 14 18-16Z", mix(base, lit, 0.3) if not side else deep)
        pen.close()
    pen.path("M94 116h12l-2 16H96Z", "#1a1210")


@figure("Giant crab", 0.8, -20)
def crab(pen: Pen, pal: Palette) -> None:
    base, deep, lit = "#c9562e", "#6a2415", pal.rim
    for side in (0, 1):
        pen.open(transform="" if not side else "translate(200 0) scale(-1 1)")
        b = base if not side else deep
        pen.line("M60 170 22 150 2 186m60 0-40-4L4 222m66-22-30 16-6 30", b, 8)
        pen.line("M56 150q-36-10-34-50", b, 15)
        pen.solid(
            "M22 116c-26-8-32-46-12-72 0 18 10 28 20 24 2-14-2-24-4-32 26 10 32 52 16 76q-8 8-20 4Z",
            mix(base, lit, 0.12) if not side else mix(base, deep, 0.7),
            lit if not side else base,
        )
        pen.line("M84 128Q78 92 70 80", b, 6)
        pen.glow(68, 72, 26, pal.glow, 0.85)
        pen.circle(68, 72, 12, "#1a0a06")
        pen.circle(68, 72, 8.6, pal.glow)
        pen.circle(66, 69, 3, "#fff")
        pen.close()
    pen.solid(
        "M38 176c-2-36 26-56 62-56 36 0 64 20 62 56-2 38-30 60-62 62-32-2-60-24-62-62Z",
        base,
        lit,
        [("M106 110l4 140h70V110Z", deep)],
        off=(3, 2.4),
    )
    for xx, yy in ((64, 150), (84, 138), (116, 140), (138, 152), (74, 172), (126, 174), (100, 156)):
        pen.circle(xx, yy, 4, mix(base, lit, 0.3))
    pen.path("M70 196q30-18 60 0-4 22-30 24-26-2-30-24Z", "#200c08")
    for k in range(6):
        pen.line(f"M{78 + k * 9} 192l{(k - 2.5) * 2:.0f} 20", mix(base, lit, 0.35), 3)


@figure("Snake", 0.86, -32)
def snake(pen: Pen, pal: Palette) -> None:
    base, deep, lit = "#c8324a", "#6a1230", pal.rim
    pen.line(
        "M44 232c-14-32 26-42 66-36 50 8 72-20 48-44-24-22-70 4-92-20-20-24 4-48 30-48",
        dark(deep, 0.35),
        37,
    )
    pen.line("M44 232c-14-32 26-42 66-36 50 8 72-20 48-44-24-22-70 4-92-20-20-24 4-48 30-48", deep, 32)
    pen.line("M42 228c-12-30 28-42 68-37 48 7 68-17 46-39-24-20-68 2-92-22-20-24 4-48 30-50", base, 22)
    pen.line("M36 222c-6-26 34-41 74-36 42 6 62-14 44-32", lit, 2.6, opacity=0.8)
    for _k, (xx, yy) in enumerate(
        (
            (56, 196),
            (84, 190),
            (112, 192),
            (140, 190),
            (160, 172),
            (146, 152),
            (118, 150),
            (92, 148),
            (70, 134),
            (62, 112),
        )
    ):
        pen.path(f"M{xx - 7} {yy}l7 -8l7 8l-7 8Z", "#2a0a18")
        pen.circle(xx, yy, 2.2, "#ffd36a")
    head = "M70 84c2-26 26-40 54-38 28 4 46 24 48 46-22 0-22 12-44 18-24 4-54-2-58-26Z"
    pen.solid(head, base, lit, [("M110 90q30 6 66-2v32H80Z", deep)], off=(2.6, 2.2))
    pen.path("M120 96q30-4 54-4-10 24-34 30-14-10-20-26Z", "#2a0410")
    pen.path("M150 94l4 20 6-20Zm-22 4 6 14 4-15Z", "#fff6e0")
    pen.line("M150 112q18 10 34 4m-34-4q16 20 30 22", "#ff8a6a", 2.4)
    pen.glow(124, 70, 20, pal.glow, 0.9)
    pen.path("M112 72q12-14 26-2-12 10-26 2Z", "#ffd84d")
    pen.oval(125, 70, 2.2, 6.4, "#1a0408")


@figure("Tentacles", 0.8, -30)
def tentacles(pen: Pen, pal: Palette, *, eye: bool = True, tone: str = "#c46a8a") -> None:
    base, deep, lit = tone, dark(tone, 0.5), pal.rim
    arms = [
        "M100 220c-40 0-70-30-60-70 6-30-20-40-30-66",
        "M100 220c40 0 72-30 60-70-6-28 22-38 30-64",
        "M96 226c-46 14-86-6-96-30-8-20 6-36-10-56",
        "M104 226c46 14 86-4 96-30 6-20-6-36 10-54",
        "M92 210c-22-30-8-60-28-90-14-20-2-46-18-70",
        "M108 210c22-30 8-60 30-88 14-22 2-46 18-70",
    ]
    for nth, d in enumerate(arms):
        left = nth % 2 == 0
        pen.line(d, dark(deep, 0.3), 25 - nth * 1.5)
        pen.line(d, base if left else mix(base, deep, 0.6), 20 - nth * 1.5)
        pen.line(d, lit if left else base, 2.4, opacity=0.8, transform="translate(-4 -3)")
    cups = [
        (42, 142),
        (34, 122),
        (24, 106),
        (160, 142),
        (168, 122),
        (66, 128),
        (58, 104),
        (54, 82),
        (136, 128),
        (144, 104),
        (8, 176),
        (192, 178),
    ]
    pen.dots(cups, 4, dark(deep, 0.2))
    pen.dots(cups, 2, mix(base, lit, 0.45))
    pen.solid(
        "M36 236c-6-56 24-88 64-88 40 0 70 32 64 88l-6 20H42Z",
        base,
        lit,
        [("M106 140l4 120h80V140Z", deep)],
        off=(3, 2.4),
    )
    pen.dots([(pen.between(48, 150), pen.between(206, 244)) for _ in range(9)], 5, deep, opacity=0.5)
    if eye:
        pen.glow(100, 182, 46, pal.glow, 0.7)
        pen.path("M62 184q38-34 76 0-38 32-76 0Z", "#1a0a16")
        pen.path("M68 184q32-27 64 0-32 25-64 0Z", "#fbf4dc")
        pen.circle(100, 183, 17, mix(pal.glow, "#1a3a2a", 0.3))
        pen.oval(100, 183, 5.5, 15, "#0c0710")
        pen.circle(94, 176, 4, "#fff")


@figure("Eel", 0.76, -10)
def eel(pen: Pen, pal: Palette) -> None:
    base, deep, lit = "#6a7fa0", "#2a3654", pal.rim
    pen.line("M100 250c-10-40 50-50 46-90-4-34-76-20-80-60-4-34 24-46 38-50", dark(deep, 0.35), 44)
    pen.line("M100 250c-10-40 50-50 46-90-4-34-76-20-80-60-4-34 24-46 38-50", deep, 38)
    pen.line("M96 246c-10-38 50-50 46-86-4-30-74-22-80-60-4-32 26-50 38-54", base, 26)
    pen.line("M88 240c-6-34 50-50 46-78-4-24-74-26-80-62", lit, 2.4, opacity=0.7)
    pen.solid(
        "M72 62c-2-26 22-42 50-36 28 6 46 26 48 46 2 24-20 36-46 30-28-4-50-14-52-40Z",
        base,
        lit,
        [("M110 70q40 6 66-4v46H84Z", deep)],
    )
    pen.path("M112 74q32-14 58-2-6 28-36 30-18-6-22-28Z", "#14060e")
    for k in range(8):
        pen.path(
            f"M{116 + k * 6.5:.0f} {73 - k * 0.6:.0f}l2.500 16l3 -16ZM{122 + k * 5:.0f} {99 - k * 0.8:.0f}l2.500 -13l2.500 12Z",
            "#e6f4ff",
        )
    pen.glow(112, 50, 22, pal.glow, 0.9)
    pen.circle(112, 50, 8, "#0c1422")
    pen.circle(112, 50, 5.4, pal.glow)
    pen.oval(112, 50, 1.6, 5, "#0c1422")
    pen.line("M82 40Q70 24 54 28M80 50q-18-6-30 2", base, 4)
