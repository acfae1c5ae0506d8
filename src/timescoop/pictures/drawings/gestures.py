"""Hands, hearts and footsteps."""

from timescoop.pictures.colours import dark, mix, pale
from timescoop.pictures.drawings.materials import INK
from timescoop.pictures.gallery import thing
from timescoop.pictures.palettes import Palette
from timescoop.pictures.paths import TURN, arc, polar
from timescoop.pictures.pen import Pen


@thing("Handshake")
def hands(pen: Pen, pal: Palette) -> None:
    """Two hands meet."""
    pen.glow(120, 90, 80, pal.glow, 0.8)
    pen.solid(
        "M-10 66 50 54 96 70l32 14-8 32-36 8-44-6-50 6Z",
        "#e0a882",
        "#fff0dc",
        [("M-10 96l130 8v26H-10Z", "#a86c48")],
    )
    pen.solid(
        "M250 66 190 54 150 64 112 84l-8 14q8 8 20 0l14-6 12 12-14 18-24 6 16 8 38-8 34-10 50 6Z",
        "#8a5a3c",
        "#e0b090",
        [("M250 100l-100 4-30 36H250Z", "#4f3020")],
    )
    pen.line("M112 126l-16 6m8-14-16 8m10-18-14 8", "#a86c48", 9)
    pen.path("M-10 54l44-8v88l-44 4Z", "#3b4a6b")
    pen.path("M250 54l-44-8v88l44 4Z", "#8a2230")


@thing("Two hearts")
def heart(pen: Pen, pal: Palette, *, two: bool = True) -> None:
    for x, s, tone in ((88, 0.74, "#8a1f3a"), (146, 0.92, "#e2485f")) if two else ((120, 1, "#e2485f"),):
        pen.open(transform=f"translate({x} 92) scale({s})")
        pen.glow(0, 0, 84, tone, 0.7)
        pen.solid(
            "M0 66C-70 20-70-50-30-54-12-54-2-42 0-30 2-42 12-54 30-54 70-50 70 20 0 66Z",
            tone,
            pale(tone, 0.6),
            [("M4-60V70H74V-60Z", dark(tone, 0.35))],
            off=(3, 3),
        )
        pen.close()
    pen.line("M0 96H70L82 70l16 54 14-40 10 12H240", "#fff4e0", 3.4)


@thing("Footprints")
def steps(pen: Pen, pal: Palette) -> None:
    """Footprints that run off to the right."""
    for x, y, a in ((52, 146, 40), (96, 138, 48), (98, 94, 40), (146, 92, 48), (146, 48, 40), (196, 50, 48)):
        pen.open(transform=f"translate({x} {y}) rotate({a})")
        pen.path("M-9-6q-3-22 9-24Q12-28 9-6 7 2 0 2-7 2-9-6ZM-7 8H7Q8 20 0 22-8 20-7 8Z", pal.ink)
        pen.close()
    pen.line("M14 60H60M6 84H46M20 36H74", pale(pal.glow, 0.4), 4, opacity=0.8)


@thing("Raised hand")
def cloud_hand(pen: Pen, pal: Palette) -> None:
    """A raised hand."""
    pen.solid(
        "M70 180V128L46 96q-4-12 8-14l28 26 2-72q2-10 12-8 8 2 8 12l4 46 4-62q2-10 12-8 8 2 8 12V86l12-52q4-8 12-6 8 4 6 14L152 94l20-32q8-6 14 0 4 6 0 14l-26 54v50Z",
        "#e0a882",
        "#fff0dc",
        [("M122 10V184h72V10Z", "#a86c48")],
    )
    for r in (30, 46):
        pen.line(arc(120, 100, r + 60, -2.2, 1.2), pal.glow, 4, opacity=0.7)


@thing("Cliffhanger")
def cliff(pen: Pen, pal: Palette) -> None:
    """Somebody hangs from a cliff by one hand."""
    pen.path("M0 180V60l60-6 72 8 18 8-22 14-10 96Z", dark(pal.far, 0.3))
    pen.path("M0 66V60l60-6 72 8 18 8-22 14L90 70Z", pal.rim, opacity=0.8)
    pen.line("M134 72l18 20", "#e0a882", 7)
    pen.line("M152 92q14 20 14 40l-10 26m10-26 16 24m-22-56 24-12", pal.ink, 10)
    pen.circle(170, 86, 11, pal.ink)
    pen.dots([(60, 120), (84, 150), (192, 170)], 3, dark(pal.far, 0.6))


@thing("Brains in jars")
def brains(pen: Pen, pal: Palette) -> None:
    """Brains with eyes, each in its jar."""
    for x, y, s in ((58, 12, 0.8), (182, 12, 0.8), (120, 18, 1.08)):
        pen.open(transform=f"translate({x} {y}) scale({s})")
        pen.path(
            "M-36 20Q-36 0 0 0Q36 0 36 20V128H-36Z",
            pen.lin(pale(pal.glow, 0.5), mix(pal.glow, pal.ink, 0.5)),
            opacity=0.7,
        )
        pen.solid(
            "M-26 68C-34 40-12 26 0 34c12-8 34 6 26 34Q16 84 0 82-16 84-26 68Z",
            "#e09a9a",
            "#ffd6cc",
            [("M2 24V90H34V24Z", "#9a4f5a")],
        )
        pen.line("M-18 48q8-6 12 2M-20 62q10-6 16 2M8 46q8-4 10 4M6 62q10-6 14 2M0 36V80", "#7a3440", 2)
        pen.line("M-10 80l-6 20M10 80l6 20", "#b56a70", 3)
        pen.dots([(-17, 104), (17, 104)], 8, "#fff8ea")
        pen.dots([(-17, 104), (17, 104)], 3.4, INK)
        pen.path("M-42 126H42v16H-42Z", "#6a5038")
        pen.line("M-28 22v88", "#fff", 3, opacity=0.7)
        pen.close()


@thing("Great face")
def great_face(pen: Pen, pal: Palette) -> None:
    """A huge old face in a jar of smoke."""
    pen.path("M56 12H184V148H56Z", pen.lin(pale(pal.glow, 0.5), mix(pal.low, pal.ink, 0.3)), opacity=0.8)
    pen.path("M48 4H192V18H48ZM40 144H200v22H40Z", "#7a5f3c")
    pen.solid(
        "M62 92C52 44 84 20 122 22c42 2 64 36 56 76-6 34-32 46-60 46-32 0-50-20-56-52Z",
        "#b58a6a",
        pal.rim,
        [("M128 16l-4 64 10 28-10 42h66V16Z", "#6a4634")],
    )
    pen.path("M80 82q16-12 32 0-16 12-32 0Zm52 0q16-12 32 0-16 12-32 0Z", "#f6ecd8")
    pen.dots([(96, 82), (148, 82)], 5, "#3a2a1c")
    pen.line(
        "M78 72q18-12 36 0m16 0q18-12 36 0M90 118q32 14 64-2m-42-16q10 8 20 0M84 52q36-16 76 0M92 42q28-12 58 0",
        "#5a3828",
        3,
    )
    for x in (66, 74, 168, 176):
        pen.line(f"M{x} {64 if x < 120 else 70}q{-12 if x < 120 else 12} 20 {-6 if x < 120 else 6} 46", "#6a4634", 4)
    pen.line("M64 22V140", "#fff", 4, opacity=0.5)


@thing("Opened robot man")
def split_man(pen: Pen, pal: Palette) -> None:
    """Half a robot with a crew inside, half a person."""
    pen.solid(
        "M76 74c-2-32 16-50 44-50 28 0 46 18 44 50 0 26-14 46-26 52v14c38 8 58 20 62 44H40c4-24 24-36 62-44V126c-12-6-26-26-26-52Z",
        "#c9d2dc",
        pal.rim,
        [("M120 20V184h84V20Z", "#e0b896")],
    )
    pen.path("M84 66h32V76H84Z", INK)
    pen.rect(90, 68, 16, 6, pal.glow)
    pen.path("M128 72q10-8 22 0-12 8-22 0Z", "#fff")
    pen.circle(139, 72, 4, INK)
    pen.line("M130 104q8 4 16-1", "#8a4a34", 3)
    pen.line("M120 24V184M96 30V20M84 44H74m4 48H68m-8 70h44M52 174h48", INK, 2.4)
    pen.rect(86, 92, 26, 18, INK, 2)
    pen.dots([(93, 101), (104, 101)], 3.4, "#fff0b8")
    pen.path("M92 110v-4q2-3 4 0v4Zm10 0v-4q2-3 4 0v4Z", "#fff0b8")


@thing("Eye")
def eye(pen: Pen, pal: Palette, *, spiral: bool = False) -> None:
    """A wide eye; the hypnotic one has a spiral."""
    pen.glow(120, 88, 92, pal.glow, 0.6)
    pen.path("M14 88Q66 22 120 22q54 0 106 66-52 64-106 64-54 0-106-64Z", INK)
    pen.path("M26 88q46-54 94-54 48 0 94 54-46 54-94 54-48 0-94-54Z", "#fbf3e2")
    pen.path("M26 88q46-54 94-54 48 0 94 54-46-32-94-32-48 0-94 32Z", "#c9b8a4")
    pen.circle(120, 88, 46, dark(pal.low, 0.3))
    pen.circle(120, 88, 42, mix(pal.glow, pal.low, 0.35))
    if spiral:
        d = ""
        for k in range(50):
            x, y = polar(120, 88, 2 + k * 0.82, k * 0.42)
            d += f"{'L' if d else 'M'}{x:.0f} {y:.0f}"
        pen.line(d, INK, 4.5)
    else:
        for k in range(14):
            a = TURN * k / 14
            (x0, y0), (x1, y1) = polar(120, 88, 20, a), polar(120, 88, 39, a)
            pen.line(f"M{x0:.0f} {y0:.0f}L{x1:.0f} {y1:.0f}", dark(pal.low, 0.4), 2)
        pen.circle(120, 88, 19, INK)
    pen.circle(106, 72, 9, "#fff")
