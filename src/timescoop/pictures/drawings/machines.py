"""Armoured machines and those who made them."""

from typing import Final

from timescoop.pictures.colours import dark, mix, pale
from timescoop.pictures.drawings.groups import crowd
from timescoop.pictures.drawings.people import Outfit, bust
from timescoop.pictures.gallery import figure
from timescoop.pictures.palettes import Palette
from timescoop.pictures.paths import TURN, polar
from timescoop.pictures.pen import Pen

MIDDLE: Final = 100  # light comes from the left of it
Tin = tuple[str, str, str, str]
TINS: Final[dict[str, Tin]] = {  # base, shadow, lit edge, darkest
    "bronze": ("#c98a3c", "#7a4a1c", "#f3c777", "#2a170c"),
    "red": ("#c5372b", "#741a1c", "#ff9a72", "#22090c"),
    "black": ("#3a3743", "#1a1820", "#8d8aa0", "#0c0b10"),
    "grey": ("#a4a9b4", "#5d6270", "#eef2fa", "#20222a"),
    "gold": ("#e3b440", "#96681c", "#fff0a8", "#33200a"),
}


@figure("Dalek", 0.84, -31)
def pepperpot(pen: Pen, pal: Palette, tin: str = "bronze", *, big_gun: bool = False, crown: bool = False) -> None:
    """An armoured machine: bell skirt with studs, slatted collar, two arms, ringed neck, dome with one long eye."""
    pepperpot_skirt(pen, TINS[tin])
    pepperpot_arms(pen, pal, TINS[tin], big_gun=big_gun)
    pepperpot_dome(pen, pal, TINS[tin], crown=crown)
    pepperpot_eye(pen, pal, TINS[tin])


def pepperpot_skirt(pen: Pen, tin: Tin) -> None:
    """The skirt with its studs, and the slatted collar."""
    base, deep, lit, ink = tin
    pen.solid("M28 230H172l6 22H22Z", ink, deep)
    grooves = "M84 148 70 236H66l16-88Zm16 0v88h3l-1.5-88Z"
    shades = [("M116 148l14 88h42l-34-88Z", deep), (grooves, dark(base, 0.25))]
    pen.solid("M62 148h76l30 86H32Z", base, lit, shades, off=(3, 2))
    rows = ((164, 17), (186, 20), (209, 23))
    studs = [(100 + column * wide, y) for y, wide in rows for column in (-2, -1, 0, 1, 2)]
    pen.dots([(x + 1, y + 2) for x, y in studs], 6.4, dark(deep, 0.35))
    pen.dots([(x, y) for x, y in studs if x <= MIDDLE], 6.4, mix(base, lit, 0.35))
    pen.dots([(x, y) for x, y in studs if x > MIDDLE], 6.4, deep)
    pen.dots([(x - 2, y - 2) for x, y in studs if x < MIDDLE + 24], 2.6, pale(lit, 0.5), opacity=0.8)
    pen.solid("M64 112h72l6 38H58Z", deep, lit, [("M112 106l6 50h32V106Z", dark(deep, 0.4))])
    for tone, those in ((base, range(4)), (mix(base, deep, 0.65), range(4, 7))):
        slats = "".join(f"M{68.5 + k * 10.2:.0f} 114l{(k - 3) * 0.9:.1f} 33" for k in those)
        pen.line(slats, tone, 5, cap="butt")
    pen.rect(60, 126, 80, 4.4, dark(deep, 0.2))
    pen.rect(58, 143, 84, 5, mix(base, lit, 0.25))


def pepperpot_arms(pen: Pen, pal: Palette, tin: Tin, *, big_gun: bool) -> None:
    """A sucker on the left, a gun on the right."""
    base, deep, lit, ink = tin
    pen.dots([(80, 138), (120, 138)], 8.5, ink)
    pen.dots([(78.5, 136.5), (119, 136.5)], 7, deep)
    pen.line("M78 137L34 150", mix(lit, base, 0.3), 4.6)
    pen.line("M78 138.5l-44 13", deep, 1.5)
    pen.path("M38 143l-14-2q-5 12 4 23l12-8Z", ink)
    pen.path("M24 141q-5 12 4 23-4-10-4-23Z", lit)
    if big_gun:
        pen.path("M116 128l60-10 12 6v28l-12 6-60-10Z", ink)
        pen.path("M120 131l52-9v12l-52 6Z", deep)
        pen.oval(184, 138, 6, 14, "#0a0a0e", stroke=lit, stroke_width=1.6)
        pen.glow(186, 138, 26, pal.glow, 0.9)
        pen.circle(185, 138, 4.5, "#fff")
    else:
        pen.line("M122 136l44-11-44 12 44-9", mix(lit, base, 0.2), 1.3)
        pen.line("M122 138l44-7", deep, 1.3)
        pen.line("M122 137l46-9", "#0d0b10", 2.2)
        pen.line("M138 129v9m14-12v9", ink, 4)


def pepperpot_dome(pen: Pen, pal: Palette, tin: Tin, *, crown: bool) -> None:
    """A ringed neck, and a dome with two lamps; an emperor's is tall."""
    base, deep, lit, ink = tin
    pen.path("M68 84h64l4 27H64Z", ink)
    pen.line("M66 108.5h68M68 100.5h64M70 92.5h60", base, 5, cap="butt")
    pen.line("M113 108.5h21M113 100.5h19M113 92.5h17", deep, 5, cap="butt")
    pen.line("M66 107h46M68 99h44M70 91h42", lit, 1.4)
    dome = "M54 90c-2-44 22-66 46-66 24 0 48 22 46 66Z" if crown else "M68 86c0-24 14-36 32-36 18 0 32 12 32 36Z"
    pen.solid(dome, base, lit, [("M110 20q12 40 8 80h42V20Z", deep)], off=(3, 2.4))
    if crown:
        for k in range(5):
            angle = -TURN * (0.1 + 0.075 * k)
            (x0, y0), (x1, y1) = polar(100, 62, 30, angle), polar(100, 89, 62, angle)
            pen.line(f"M100 90Q{x0:.0f} {y0:.0f} {x1:.0f} {y1:.0f}", dark(base, 0.25), 1.3)
    y, out = (42, 38) if crown else (58, 26)
    for side, tone in ((-1, pale(pal.glow, 0.55)), (1, mix(pal.glow, "#ffffff", 0.2))):
        x = 100 + side * out
        pen.path(f"M{x - 4} {y + 6}L{x - 6 + side * 2} {y - 9}h12L{x + 4} {y + 6}Z", tone)
        pen.line(f"M{x - 6 + side * 2} {y - 9}h12", ink, 2)


def pepperpot_eye(pen: Pen, pal: Palette, tin: Tin) -> None:
    """The eye on its stalk."""
    base, deep, lit, ink = tin
    pen.circle(94, 76, 10, ink)
    pen.line("M94 76L50 66", mix(lit, base, 0.35), 5.4)
    pen.line("M94 78L50 68", deep, 1.8)
    pen.line("M80 67V79M72 65V77M64 63V75", ink, 5)
    pen.line("M80 67V79M72 65V77M64 63V75", mix(lit, base, 0.2), 3.4)
    pen.glow(45, 65, 26, pal.glow, 0.9)
    pen.circle(45, 65, 11, ink)
    pen.circle(44, 64.6, 8.4, mix(pal.glow, "#0a1a2a", 0.25))
    pen.circle(43.4, 64.2, 5, pale(pal.glow, 0.6))
    pen.circle(42.4, 63.2, 2, "#fff")


@figure("Daleks", 0.82, -22)
def pepperpots(pen: Pen, pal: Palette, tin: str = "bronze") -> None:
    crowd(pen, pal, lambda pen, pal: pepperpot(pen, pal, tin))


@figure("Dalek Emperor", 0.76, -10)
def emperor(pen: Pen, pal: Palette) -> None:
    pen.path("M100 20l90 220H10Z", pal.glow, opacity=0.1)
    pepperpot(pen, pal, "gold", crown=True)


@figure("Davros", 0.86, -36)
def creator(pen: Pen, pal: Palette) -> None:
    """A ruined scientist in the lower half of such a machine."""
    base, deep, lit, ink = TINS["black"]
    pen.solid("M40 172H160l22 80H18Z", base, lit, [("M118 172l18 84h54V172Z", deep)], off=(3, 2))
    for row, yy in enumerate((198, 224)):
        for col in range(5):
            xx = 100 + (col - 2) * (22 + 5 * row)
            pen.circle(xx, yy, 7.4, deep)
            pen.circle(xx - 1.5, yy - 1.8, 4.6, mix(base, lit, 0.5))
    pen.solid("M30 160H170l-6 20H36Z", deep, lit, [("M112 156h68v30H114Z", ink)])
    for k in range(9):
        pen.rect(50 + k * 12, 165, 6, 5, (pal.glow, "#ffb347", "#d8483a")[k % 3])
    # coat and collar
    pen.solid(
        "M66 166c0-34 14-44 34-44 20 0 34 10 34 44Z",
        "#5a5048",
        pal.rim,
        [("M102 110v60h38V110Z", "#3a332e")],
    )
    pen.path("M80 126l20 24 20-24 8 40H72Z", "#3b342f")
    for k in range(4):
        pen.line(f"M84 {136 + k * 8}q16 7 32 0", "#8f8578", 1.6)
    # head, wrinkled, with a lamp in the brow
    lit2, sh2 = "#b9a488", "#6f5a48"
    pen.solid(
        "M72 96c-2-26 10-42 28-42 18 0 30 16 28 42 0 16-10 28-18 32q-10 4-20 0c-8-4-18-16-18-32Z",
        lit2,
        pal.rim,
        [("M103 50l-1 30 2 12-2 38h38V50Z", sh2)],
    )
    pen.line(
        "M80 76q10-6 18 0m22 0q-10-6-17 0M78 104q6-4 14 0m30 0q-6-4-14 0M84 66q16-8 32 0M82 112q8 4 14 0m22 0q-8 4-14 0",
        dark(sh2, 0.35),
        1.8,
    )
    pen.path("M80 86q8-3 14 1-7 5-14-1Zm26 1q8-4 14-1-7 6-14 1Z", "#1a1210")
    pen.line("M90 118q10-4 20 0", "#2a1512", 2.2)
    pen.path("M66 84q-6-20 8-32l8 6Q72 68 74 88Zm68 0q6-20-8-32l-8 6q10 10 8 30Z", "#2a2622")
    pen.line("M72 56q12-12 28-6m28 6q-12-12-28-6", "#8a8578", 3)
    pen.glow(100, 66, 22, "#62b8ff", 0.95)
    pen.circle(100, 66, 6.6, "#12202e")
    pen.circle(100, 66, 4.6, "#bfe8ff")
    # a hand on the switches
    pen.path("M134 150q22-4 26 8l-10 8q-10-6-20-2Z", sh2)
    pen.line("M150 152l10 12m-16-12 8 14", dark(sh2, 0.3), 1.6)


@figure("Roboman")
def slave_helmet(pen: Pen, pal: Palette) -> None:
    """A man in a collar of wires and discs."""
    bust(
        pen,
        pal,
        Outfit(
            skin="grey",
            hair="crop",
            hair_colour="#4a4038",
            coat="#4a4338",
            lapel=False,
            throat="polo",
            throat_colour="#2a2622",
            stern=True,
        ),
    )
    pen.solid("M66 66q34-16 68 0V78q-34-14-68 0Z", "#8d8676", pal.rim, [("M104 40V90h46V40Z", "#4c473c")])
    for xx in (68, 132):
        pen.circle(xx, 84, 13, "#2a2622")
        pen.circle(xx - 1, 83, 10, "#8d8676")
        pen.circle(xx - 1, 83, 4, pal.glow)
    pen.line("M100 56V26", "#8d8676", 3.4)
    pen.glow(100, 24, 16, pal.glow, 0.8)
    pen.circle(100, 24, 5, pale(pal.glow, 0.4))
    pen.line("M70 96q-10 44 12 60m48-60q10 44-12 60", "#2a2622", 4)
