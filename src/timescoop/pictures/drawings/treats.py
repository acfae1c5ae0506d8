"""Hats, sweets and music."""

from timescoop.pictures.colours import dark, pale
from timescoop.pictures.drawings.materials import INK, shadow, tilted
from timescoop.pictures.gallery import thing
from timescoop.pictures.palettes import Palette
from timescoop.pictures.paths import TURN, arc, polar
from timescoop.pictures.pen import Pen


@thing("Fez")
def fez(pen: Pen, pal: Palette) -> None:
    shadow(pen, pal, rx=74)
    pen.solid(
        "M62 146 80 30h80l18 116q-58 24-116 0Z",
        "#c0242f",
        "#ff9a8a",
        [("M128 24l6 142h52V24Z", "#6e0f18")],
        off=(4, 3),
    )
    pen.oval(120, 32, 40, 10, "#e0444c")
    pen.line("M120 30q50-8 58 28V92", INK, 3.4)
    pen.path("M172 88h12l4 34h-20Z", INK)
    pen.line("M172 106v14m6-14v16m6-16v14", "#4a4458", 1.6)


@thing("Bag of sweets")
def sweets(pen: Pen, pal: Palette) -> None:
    """A paper bag of jelly babies."""
    shadow(pen, pal)
    pen.solid(
        "M66 66 82 54 98 64l16-12 16 12 16-10 16 12 10 98H58Z",
        "#f4efe0",
        "#fff",
        [("M124 40V168h52V40Z", "#c2b8a2")],
    )
    pen.line("M78 76l-4 78M96 72l-2 86m20-90v92m18-88 2 86m16-86 6 82", "#d8485a", 5)
    for x, y, c, a in (
        (88, 44, "#e8483a", -18),
        (118, 32, "#f2b53a", 4),
        (148, 42, "#4ac27a", 20),
        (36, 132, "#f08ac0", -30),
        (206, 140, "#f2b53a", 26),
    ):
        pen.open(transform=f"translate({x} {y}) rotate({a})")
        pen.path(
            "M-7-20A7 7 0 1 1 7-20q7 6 6 18L10 0V18H2V10H-2v8h-8V0l-3-2q-1-12 6-18Z",
            c,
            stroke=dark(c, 0.4),
            stroke_width=1.6,
        )
        pen.dots([(-2, -22), (-5, -6)], 2, pale(c, 0.7))
        pen.close()


@thing("Biscuit")
def biscuit(pen: Pen, pal: Palette) -> None:
    shadow(pen, pal)
    pen.circle(120, 90, 64, "#8a5a24")
    edge = [polar(119, 87, 64 if k % 2 else 59, TURN * k / 40) for k in range(40)]
    pen.poly(edge, "#e8bd74")
    pen.circle(119, 87, 50, "#d9a458")
    pen.dots([polar(119, 87, 43, TURN * k / 14) for k in range(14)], 2.4, "#8a5a24")
    pen.path("M119 118C86 96 88 60 106 60q10 0 13 10 3-10 13-10c18 0 20 36-13 58Z", "#b81f38")
    pen.path("M104 66q-6 8-2 18", "none", stroke="#ff9aa8", stroke_width=4)
    pen.line(arc(119, 87, 57, -2.7, 1.1), "#fff0c8", 4)


@thing("Fish fingers and custard")
def custard(pen: Pen, pal: Palette) -> None:
    shadow(pen, pal, rx=84)
    for x, a in ((88, -24), (116, -6), (146, 16)):
        pen.open(transform=f"translate({x} 60) rotate({a})")
        pen.solid("M-15-44Q0-54 15-44V50H-15Z", "#d98a2e", "#ffe0a0", [("M3-60V60H20V-60Z", "#8f521a")])
        pen.dots([(-6, -26), (4, -10), (-4, 8), (6, 24)], 2, "#ffe0a0")
        pen.close()
    pen.path("M44 96q76-30 152 0l-8 16H52Z", "#ffe36a")
    pen.solid("M36 98H204q-4 52-52 62H88Q40 150 36 98Z", "#4a78c4", "#cfe4ff", [("M128 92v74h82V92Z", "#22407c")])
    pen.path("M36 98H204l-1 8H37Z", "#cfe4ff")


@thing("Cup of tea")
def calm(pen: Pen, pal: Palette) -> None:
    """A steaming cup of tea."""
    pen.oval(120, 150, 104, 22, "#f4efe0")
    pen.oval(120, 148, 88, 15, "#d8ccb6")
    pen.solid("M66 90h82v22q-2 28-24 32H90q-22-4-24-32Z", "#fbf6ec", "#fff", [("M112 84v64h40V84Z", "#c2b8aa")])
    pen.line("M148 98q26-2 20 16-6 12-26 12", "#d8cfc0", 7)
    pen.oval(107, 91, 41, 9, "#8a5a2c")
    pen.line("M66 104h82", "#2b5cb8", 3)
    pen.line("M92 74Q82 56 94 42T92 10m24 64q-10-20 4-36T116 6", "#fff", 4, opacity=0.7)


@thing("Recorder")
def recorder(pen: Pen, pal: Palette) -> None:
    tilted(pen, 52)
    pen.solid("M-9-86H9l2 26L9 66l5 20H-14l5-20-2-126Z", "#e8d3a2", "#fff6dc", [("M2-90V90H16V-90Z", "#96743c")])
    pen.path("M-12-52H12v8H-12Zm0 102H12V60H-12Z", "#6e4a20")
    pen.path("M-4-74H4v10H-4Z", INK)
    pen.dots([(0, -28), (0, -14), (0, 0), (0, 14), (0, 28), (0, 40)], 3.4, INK)
    pen.close()
    for x, y in ((184, 40), (206, 66), (170, 18)):
        pen.dots([(x, y)], 6, pal.glow)
        pen.line(f"M{x + 5} {y}V{y - 24}Q{x + 12} {y - 18} {x + 14} {y - 10}", pal.glow, 3)


@thing("Guitar")
def guitar(pen: Pen, pal: Palette) -> None:
    tilted(pen, 38, 112, 98)
    pen.solid(
        "M-16 0C-52 6-54 56-26 78Q0 90 26 78C54 56 52 6 18 0L30-20Q12-10 8-24H-8q-4 14-20 6Z",
        "#b3212e",
        "#ff9a72",
        [("M2-40V94H60V-40Z", "#5e1018")],
    )
    pen.path("M-5-110H5V40H-5Z", "#3a2618")
    pen.path("M-9-128H9L6-106H-6Z", INK)
    pen.line("M-2-110V60M2-110V60", "#f4efe0", 0.9)
    pen.path("M-16 30H16V40H-16Zm0 20H16V60H-16Z", INK)
    pen.close()


@thing("Drum")
def drum(pen: Pen, pal: Palette) -> None:
    for r in (58, 78, 98):
        pen.line(arc(120, 76, r, -2.6, 0.9) + arc(120, 76, r, -1.44, 0.9), pal.glow, 4, opacity=0.8)
    pen.solid("M50 76v62q70 38 140 0V76Z", "#a3262e", pal.rim, [("M130 70V170h64V70Z", "#5e1018")])
    pen.line("M50 84l24 66L98 96l24 62 24-62 22 54 22-66", "#f0d48a", 4)
    pen.oval(120, 76, 70, 22, "#d9a441")
    pen.oval(120, 75, 64, 18, "#fbf3e2")
    pen.line("M60 20l52 48m72-52-52 50", "#8a5a2c", 8)
    pen.dots([(113, 69), (131, 67)], 7, "#e8d3a2")
