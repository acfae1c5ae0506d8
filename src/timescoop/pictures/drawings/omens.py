"""Signs of what is to come."""

from timescoop.pictures.colours import dark, mix, pale
from timescoop.pictures.drawings.materials import INK, tilted
from timescoop.pictures.gallery import thing
from timescoop.pictures.palettes import Palette
from timescoop.pictures.pen import Pen


@thing("Masks")
def mask(pen: Pen, pal: Palette, *, two: bool = True) -> None:
    """One face over another."""
    if two:
        pen.open(transform="translate(36 8) rotate(10 120 88)")
        pen.solid(
            "M66 32q54-16 108 0 8 64-28 108-26 22-52 0Q58 96 66 32Z",
            "#3a3048",
            pal.rim,
            [("M122 10V166h62V10Z", "#1c1626")],
        )
        pen.path(
            "M84 76q14-14 28 2-14 10-28-2Zm72 0q-14-14-28 2 14 10 28-2ZM92 130q28-26 56 0-28-12-56 0Z",
            pal.glow,
        )
        pen.close()
    pen.open(transform="translate(-22 0) rotate(-6 120 88)")
    pen.solid(
        "M66 32q54-16 108 0 8 64-28 108-26 22-52 0Q58 96 66 32Z",
        "#f4e9d4",
        "#fff",
        [("M122 10V166h62V10Z", "#b8a88e")],
    )
    pen.path(
        "M82 72q16-16 30 4-16 8-30-4Zm76 0q-16-16-30 4 16 8 30-4ZM88 108q32 22 64 0-10 30-32 30-22 0-32-30Z",
        INK,
    )
    pen.close()


@thing("Crown")
def crown(pen: Pen, pal: Palette) -> None:
    pen.glow(120, 88, 84, pal.glow, 0.7)
    pen.solid(
        "M44 142 30 52 76 92l44-66 44 66 46-40-14 90Z",
        "#f0c24a",
        "#fff6c8",
        [("M124 20l4 126h84V20Z", "#a8741e")],
        off=(3, 3),
    )
    pen.solid("M42 136H198v22H42Z", "#d9a441", "#fff2b8", [("M124 130v30h76V130Z", "#8a5f1e")])
    pen.dots([(30, 48), (120, 22), (210, 48)], 8, "#fff0a8")
    pen.dots([(70, 147), (120, 147), (170, 147)], 6, "#b3212e")


@thing("Dice")
def dice(pen: Pen, pal: Palette) -> None:
    for x, y, a, pips in (
        (80, 104, -14, ((-17, -17), (17, 17), (0, 0), (17, -17), (-17, 17))),
        (162, 70, 20, ((-17, -17), (17, 17), (-17, 17), (17, -17), (-17, 0), (17, 0))),
    ):
        tilted(pen, a, x, y)
        pen.rect(-36, -32, 76, 74, INK, 12)
        pen.rect(-37, -37, 74, 74, "#fbf3e2", 12)
        pen.path("M0-37H25q12 0 12 12V25q0 12-12 12H0Z", "#d9ccb4")
        pen.dots(pips, 6.5, "#8a2230")
        pen.close()


@thing("Chess pieces")
def chess(pen: Pen, pal: Palette) -> None:
    """A white and a black king on one board."""
    pen.path("M0 140l60-28H180l60 28v40H0Z", "#e8dcc0")
    pen.path(
        "M30 126H75l-9 14H0Zm90 0h46l14 14H120ZM75 112h45v14H75Zm91 14 14-14 30 14ZM66 140h54v40H40Zm114 0h60v40H200Z",
        "#4a3a2e",
    )
    for x, tone, deep, top in ((78, "#f4ead2", "#a8987c", 0), (164, "#3a3444", "#16121c", 1)):
        pen.solid(
            f"M{x - 26} 150Q{x - 26} 138 {x - 16} 134L{x - 9} 82H{x - 16}V72H{x + 16}V82H{x + 9}L{x + 16} 134Q{x + 26} 138 {x + 26} 150Z",
            tone,
            pal.rim,
            [(f"M{x + 2} 70V152H{x + 30}V70Z", deep)],
        )
        if top:
            pen.solid(
                f"M{x - 20} 44L{x - 12} 72H{x + 12}L{x + 20} 44L{x + 9} 54L{x} 34L{x - 9} 54Z",
                tone,
                pal.rim,
                [(f"M{x + 2} 30V76H{x + 24}V30Z", deep)],
            )
        else:
            pen.solid(
                f"M{x - 14} 72Q{x - 22} 52 {x} 40Q{x + 22} 52 {x + 14} 72Z",
                tone,
                pal.rim,
                [(f"M{x + 2} 30V76H{x + 24}V30Z", deep)],
            )
            pen.line(f"M{x} 40V22M{x - 8} 30H{x + 8}", tone, 4.5)


@thing("Skull")
def skull(pen: Pen, pal: Palette) -> None:
    pen.glow(120, 88, 80, pal.glow, 0.5)
    pen.solid(
        "M58 80c-4-44 26-66 62-66 36 0 66 22 62 66 0 22-12 32-22 38v28q-40 14-80 0V118c-10-6-22-16-22-38Z",
        "#efe3c4",
        "#fffbe8",
        [("M126 8l-4 82 10 28-10 42h68V8Z", "#9a8a68")],
        off=(3, 2.4),
    )
    pen.path(
        "M74 82q14-18 36 0-2 24-18 26-18-4-18-26Zm92 0q-14-18-36 0 2 24 18 26 18-4 18-26Zm-46 20 8 18H112Z",
        INK,
    )
    pen.glow(92, 88, 16, pal.glow, 1)
    pen.glow(148, 88, 16, pal.glow, 1)
    pen.line("M92 128v20m14-18v22m14-21v22m14-23v22m14-24v20", INK, 3)


@thing("Scales")
def scales(pen: Pen, pal: Palette) -> None:
    pen.path("M84 168q36-22 72 0ZM115 32h10V160H115Z", "#c08a2e")
    pen.circle(120, 30, 9, "#ffe9a8")
    pen.line("M44 66q76-34 152-16", "#e8bd5a", 7)
    pen.line("M44 66 22 114M44 66l24 48M196 50 172 98m24-48 24 48", "#8a5f1e", 2)
    pen.path("M14 114H76q-6 24-31 24-25 0-31-24ZM164 98h64q-8 24-32 24-24 0-32-24Z", "#d9a441")
    pen.path("M32 114a13 13 0 0 1 26 0Z", pal.glow)
    pen.path("M180 98l8-18 8 12 8-14 10 20Z", "#8a2230")


@thing("Puzzle piece")
def puzzle(pen: Pen, pal: Palette) -> None:
    """A piece of a jigsaw with a question mark."""
    d = "M58 44h42q-8-30 20-30 28 0 20 30h44V84q30-8 30 20 0 28-30 20v36H58V124q-28 8-28-20 0-28 28-20Z"
    pen.solid(d, mix(pal.low, pal.halo, 0.35), "#fff", [("M126 8V166h92V8Z", dark(pal.low, 0.35))], off=(3, 3))
    pen.line("M100 84q0-18 20-18 20 0 20 16 0 12-18 18v12", "#fff6dc", 9)
    pen.circle(122, 132, 6, "#fff6dc")


@thing("Question mark")
def question(pen: Pen, pal: Palette) -> None:
    """A large question mark."""
    pen.glow(120, 88, 90, pal.glow, 0.6)
    pen.line("M80 62q0-44 42-44 44 2 42 42-2 26-42 36v24", INK, 32)
    pen.line("M80 62q0-44 42-44 44 2 42 42-2 26-42 36v24", pale(pal.glow, 0.3), 22)
    pen.line("M76 58q2-40 42-42", "#fff", 4)
    pen.circle(122, 154, 16, INK)
    pen.circle(122, 154, 11, pale(pal.glow, 0.3))


@thing("Stage curtain")
def curtain(pen: Pen, pal: Palette) -> None:
    """A stage behind red curtains."""
    pen.glow(120, 90, 80, "#fff0b8", 0.9)
    for side in (1, -1):
        pen.open(transform="" if side > 0 else "translate(240 0) scale(-1 1)")
        pen.solid(
            "M-4 0H96q4 70-44 106-18 18-22 74H-4Z",
            "#a3202e",
            "#ff9a8a",
            [("M16 0Q30 80 8 180H24Q46 80 36 0ZM60 0Q70 60 34 110l6 6Q84 70 80 0Z", "#5e0c18")],
        )
        pen.line("M48 104q-10 4-18 18", "#e8bd5a", 6)
        pen.close()
    pen.path("M0 0H240V14q-20 18-40 0-20 18-40 0-20 18-40 0-20 18-40 0-20 18-40 0Q20 32 0 14Z", "#7a1420")
    pen.path("M30 160H210l22 20H8Z", "#8a5a2c")


@thing("Banner")
def flag(pen: Pen, pal: Palette) -> None:
    """A banner planted on a planet."""
    pen.circle(120, 250, 124, pen.lin(pal.halo, pal.top))
    pen.line("M92 158V12", "#d9c8a8", 6)
    pen.solid(
        "M94 16q36-14 66 2t62 0L206 50l16 34q-32 14-62 0T94 84Z",
        "#b3212e",
        "#ff9a8a",
        [("M150 4v96h78V4Z", "#74101c")],
    )
    pen.circle(140, 50, 19, pal.glow)
    pen.circle(140, 50, 9, INK)


@thing("Gravestone")
def grave(pen: Pen, pal: Palette, *, snow: bool = False) -> None:
    pen.path("M0 150q60-22 120-10t120 2v38H0Z", "#e6eef5" if snow else pal.ink)
    pen.solid("M76 152V66q0-44 44-44 44 0 44 44v86Z", "#8d949c", pal.rim, [("M122 16V156h46V16Z", "#4f555e")])
    pen.line("M96 74h48M96 90h48m-40 16h32", INK, 3.4)
    pen.path("M116 38h8v8h8v6h-8V62h-8V52h-8V46h8Z", INK)
    pen.path("M0 158q60-18 120-8t120 2v28H0Z", "#fff" if snow else dark(pal.low, 0.6))
    if snow:
        pen.path("M72 60q6-40 48-42 42 2 48 42-18-24-48-22-30-2-48 22Z", "#fff")
        pen.dots([(pen.between(0, 240), pen.between(4, 150)) for _ in range(40)], 2, "#fff")
    else:
        pen.dots([(90, 154), (100, 148), (146, 152), (154, 146)], 4, "#c8323c")


@thing("Sign on a wall")
def brush(pen: Pen, pal: Palette) -> None:
    """A sign painted on a brick wall."""
    pen.path("M0 0H240V180H0Z", mix(pal.low, pal.ink, 0.3))
    pen.line(
        "M0 30H240M0 60H240M0 90H240M0 120H240M0 150H240M40 0V30M120 0V30M200 0V30M80 30V60m80-30V60M40 60V90m80-30V90m80-30V90M80 90v30m80-30v30M40 120v30m80-30v30m80-30v30",
        pal.ink,
        2,
    )
    pen.glow(120, 88, 100, pal.glow, 0.6)
    pen.circle(120, 88, 52, "none", stroke=pale(pal.glow, 0.4), stroke_width=11)
    pen.line("M84 52l72 72", pale(pal.glow, 0.4), 11)
