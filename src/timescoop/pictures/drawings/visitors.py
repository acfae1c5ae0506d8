"""Visitors who are nearly human."""

from timescoop.pictures.colours import dark, mix
from timescoop.pictures.drawings.people import Outfit, bust
from timescoop.pictures.gallery import figure
from timescoop.pictures.palettes import Palette
from timescoop.pictures.pen import Pen


@figure("Sensorite")
def whiskered(pen: Pen, pal: Palette) -> None:
    """A round, bald head with whiskers."""
    base, deep, lit = "#d9c3a3", "#8a6f58", pal.rim
    pen.solid(
        "M84 134c-24 12-50 16-62 36-10 20-14 52-16 82H194c-2-30-6-62-16-82-12-20-38-24-62-36Z",
        "#d8d4cc",
        lit,
        [("M103 120l3 136h94V120Z", "#8f8d8c")],
        off=(3, 2),
    )
    pen.path("M74 138q26 26 52 0l6 14q-32 32-64 0Z", "#1e1a22")
    pen.line("M88 168 78 246m34-78 10 78", "#1e1a22", 5)
    pen.solid(
        "M58 80c-4-40 18-58 42-58 24 0 46 18 42 58 0 32-18 60-42 60-24 0-42-28-42-60Z",
        base,
        lit,
        [("M105 16l-2 62 8 26-9 42h58V16Z", deep)],
        off=(2.6, 2.2),
    )
    pen.path("M74 84q10-8 21 2-11 6-21 0Zm52 0q-10-8-21 2 11 6 21 0Z", "#221812")
    pen.line("M72 74q12-8 24 2m32-2q-12-8-24 2M80 54q20-10 40 0", dark(deep, 0.15), 2)
    pen.line("M90 112q10 4 20 0", "#4a2c20", 2)
    for side in (0, 1):
        pen.open(transform="" if not side else "translate(200 0) scale(-1 1)")
        for k in range(6):
            pen.line(
                f"M{96 - k * 3} {124 + (k % 2) * 3}Q{66 - k * 5} {132 - k * 2} {52 - k * 4} {104 - k * 7}",
                "#f7efe2" if not side else "#b5a896",
                2.6,
            )
        pen.close()


@figure("Fish from space")
def fish_lady(pen: Pen, pal: Palette) -> None:
    """A pale lady with fins, in white lace."""
    bust(
        pen,
        pal,
        Outfit(
            jaw="f",
            skin="pale",
            hair="longwavy",
            hair_colour="#2a2028",
            coat="#efe9ea",
            lapel=False,
            slim=True,
            throat="ruffles",
            throat_colour="#f7f2f0",
            lips="#7a1f2e",
        ),
    )
    pen.path("M84 106q16-6 32 0-2 15-16 16-14-1-16-16Z", "#1a0a10")
    for k in range(8):
        pen.path(
            f"M{86 + k * 3.6:.1f} 104.500l1.800 7.500l1.800 -7.500ZM{87 + k * 3.4:.1f} 121l1.700 -6.500l1.700 6.500Z",
            "#fffdf4",
        )
    for side in (0, 1):
        pen.open(transform="" if not side else "translate(200 0) scale(-1 1)")
        pen.path("M70 96C54 92 46 76 50 60c8 8 16 10 24 12Z", "#7fd0c4", opacity=0.85)
        pen.line("M70 92L54 68M72 84L62 70", "#2f7a78", 1.5)
        pen.close()
    pen.glow(87, 85, 8, pal.glow, 0.8)
    pen.glow(113, 85, 8, pal.glow, 0.8)


@figure("Slitheen")
def green_giant(pen: Pen, pal: Palette) -> None:
    """A baby's face on a green hulk, with claws."""
    base, deep, lit = "#7fae4a", "#3c5f24", pal.rim
    pen.solid(
        "M58 122c-36 8-58 32-64 74l-4 56H210l-4-56c-6-42-28-66-64-74Z",
        base,
        lit,
        [("M106 110l4 146H220V110Z", deep)],
        off=(3, 2.4),
    )
    pen.oval(96, 216, 62, 50, mix(base, "#e4efb4", 0.35), opacity=0.6)
    pen.solid(
        "M52 84c-6-44 18-66 48-66 30 0 54 22 48 66 0 24-10 48-48 52-38-4-48-28-48-52Z",
        base,
        lit,
        [("M106 12l-2 68 8 26-8 34h66V12Z", deep)],
        off=(2.8, 2.2),
    )
    for side in (0, 1):
        pen.open(transform="" if not side else "translate(200 0) scale(-1 1)")
        pen.oval(74, 84, 17, 19, "#0d1408")
        pen.oval(70, 77, 6, 7, "#e9ffd0", opacity=0.9)
        pen.circle(80, 94, 3, pal.glow, opacity=0.8)
        pen.solid(
            "M34 226C6 214-6 176 10 140c2 20 14 26 24 20 6-12 2-22 2-30 22 16 26 66 10 94Z",
            mix(base, lit, 0.1) if not side else mix(base, deep, 0.7),
            lit if not side else base,
        )
        pen.close()
    pen.path("M84 114q16 12 32 0-4 10-16 12-12-2-16-12Z", "#1a2a0c")
    pen.line("M88 44q12-6 24 0M80 56q20-10 40 0", deep, 2, opacity=0.7)
    pen.path("M92 98q8-4 16 0l-8 6Z", deep)


@figure("Silent")
def quiet_grey(pen: Pen, pal: Palette) -> None:
    """A grey head without a mouth, in a black suit."""
    base, deep, lit = "#c3b7ab", "#6e6260", pal.rim
    pen.solid(
        "M86 134c-16 12-42 14-54 32-12 18-16 50-18 86H186c-2-36-6-68-18-86-12-18-38-20-54-32Z",
        "#17151c",
        lit,
        [("M103 120l3 136h94V120Z", "#08070b")],
        off=(2.8, 2),
    )
    pen.path("M86 134l14 22 14-22 6 12-14 74H94L80 146Z", "#f3f0ea")
    pen.path("M96 152h8l4 60-8 10-8-10Z", "#17151c")
    pen.solid(
        "M64 72c-4-36 14-58 36-58 22 0 40 22 36 58 0 20-12 32-16 48q-6 22-20 24-14-2-20-24c-4-16-16-28-16-48Z",
        base,
        lit,
        [("M105 8l-2 66 7 26-8 48h58V8Z", deep)],
        off=(2.6, 2.2),
    )
    pen.path("M68 76q14-14 27 4-5 16-17 14-8-6-10-18Zm64 0q-14-14-27 4 5 16 17 14 8-6 10-18Z", "#141014")
    pen.circle(84, 82, 2.4, mix(pal.glow, "#fff", 0.4))
    pen.circle(116, 82, 2.4, mix(pal.glow, "#fff", 0.4))
    pen.line("M96 100q2 6 1 8m7-8q-2 6-1 8", deep, 1.8)
    pen.line(
        "M88 124q12-6 24 0M78 104q6 12 8 24m36-24q-6 12-8 24M84 36q16-8 32 0M80 48q20-10 40 0M84 132q16 6 32 0",
        mix(deep, base, 0.25),
        1.8,
    )


@figure("Headless monk")
def headless(pen: Pen, pal: Palette) -> None:
    """A hooded monk without a head, with a blade of red light."""
    robe = "#4a3a5a"
    lit = pal.rim
    pen.solid(
        "M100 30c40 4 52 54 48 94 26 18 40 60 46 128H6c6-68 20-110 46-128-4-40 8-90 48-94Z",
        robe,
        lit,
        [("M104 20l2 236H210V20Z", dark(robe, 0.5))],
        off=(3, 2.4),
    )
    pen.path("M68 108c-4-34 10-54 32-54 22 0 36 20 32 54-2 22-16 38-32 40-16-2-30-18-32-40Z", "#0c0812")
    pen.path("M84 146q-4-28 8-42 14-8 20 6 6 18 2 38Z", "#b58a74")
    pen.line("M92 108q10-4 16 4m-18 6q12-8 22 4m-24 8q12-8 24 2", "#6a4438", 2.6)
    pen.line("M62 156q38 34 76 0", dark(robe, 0.5), 3)
    pen.line("M100 176v74", "#c9a24a", 5)
    pen.line("M150 250L182 40", "#ff2a3a", 13, opacity=0.35)
    pen.line("M150 250L182 40", "#ffd0d0", 4.5)
    pen.circle(152, 240, 9, "#b58a74")


@figure("Bone mask")
def bone_mask(pen: Pen, pal: Palette) -> None:
    """A helm of bone over raw muscle, a red cloak."""
    bone, boned, lit = "#e3d6b4", "#8a7a5c", pal.rim
    red = "#a3262e"
    pen.solid(
        "M70 120c-40 8-64 30-70 70l-6 62H206l-6-62c-6-40-30-62-70-70Z",
        red,
        lit,
        [("M104 110l4 146H220V110Z", dark(red, 0.5))],
        off=(3, 2.4),
    )
    for k in range(5):
        pen.line(f"M{40 + k * 30} 150Q{34 + k * 32} 200 {26 + k * 36} 250", dark(red, 0.45), 3)
    for side in (0, 1):
        pen.open(transform="" if not side else "translate(200 0) scale(-1 1)")
        pen.path("M64 132 20 104l20 40-36-4 44 26Z", bone if not side else boned)
        pen.close()
    pen.solid(
        "M60 80c-4-40 14-58 40-58 26 0 44 18 40 58l-8 32-10 30q-22 12-44 0L68 112Z",
        bone,
        lit,
        [("M105 16l-2 64 7 26-8 50h58V16Z", boned)],
        off=(2.6, 2.2),
    )
    pen.path("M68 76q16-10 27 8-5 14-19 10-8-8-8-18Zm64 0q-16-10-27 8 5 14 19 10 8-8 8-18Z", "#1a0a0a")
    pen.circle(84, 85, 3.2, pal.glow)
    pen.circle(116, 85, 3.2, pal.glow)
    pen.path("M94 98l6-6 6 6-2 10H96Z", "#2a1210")
    pen.path("M76 118q24-8 48 0l-6 20q-18 8-36 0Z", "#6a1c1c")
    for k in range(7):
        pen.rect(80 + k * 6, 117 + abs(3 - k) * 0.6, 4, 10, bone)
        pen.rect(81 + k * 5.6, 131 - abs(3 - k) * 0.4, 3.8, 8, boned)
    pen.line("M100 22V60M80 30q-6 16-8 30m48-30q6 16 8 30", mix(boned, "#2a1a10", 0.3), 2)


@figure("Melting face")
def melting(pen: Pen, pal: Palette) -> None:
    """A face that melts."""
    base, deep, lit = "#e0d2c6", "#93807c", pal.rim
    suit = "#d8742a"
    pen.solid(
        "M84 132c-24 12-50 16-62 36-10 20-14 54-16 84H194c-2-30-6-64-16-84-12-20-38-24-62-36Z",
        suit,
        lit,
        [("M103 120l3 136h94V120Z", dark(suit, 0.45))],
        off=(3, 2),
    )
    pen.line("M100 150V250M60 176H90m20 0h30", dark(suit, 0.4), 3)
    pen.solid(
        "M70 84c-4-30 12-46 30-46 18 0 34 16 30 46 0 14-2 20-2 32l-2 36q-4 6-6-2l-2-22-4 10v34q-4 8-7-2l-1-28q-6 4-12-2l-2 20q-4 8-6-2l-2-26-6-8v16q-4 6-5-2l-3-30Z",
        base,
        lit,
        [("M103 32l-1 46 6 24-5 78h47V32Z", deep)],
        off=(2.4, 2),
    )
    pen.path("M76 82q10-8 19 4-7 12-17 8Zm48 0q-10-8-19 4 7 12 17 8Z", mix(deep, "#2a1c20", 0.5))
    pen.circle(86, 87, 3, "#fbf6ea")
    pen.circle(114, 87, 3, "#fbf6ea")
    pen.path("M88 112q12-8 24 2-8 10-20 6Z", "#3a2228")
    pen.line("M78 64q12-8 22-2t22 0", mix(base, deep, 0.5), 2)
