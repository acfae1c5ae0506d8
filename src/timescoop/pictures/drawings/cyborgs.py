"""Cybermen and what they build."""

from typing import Final

from timescoop.pictures.colours import dark, mix, pale
from timescoop.pictures.drawings.groups import crowd
from timescoop.pictures.gallery import figure
from timescoop.pictures.palettes import Palette
from timescoop.pictures.paths import Point
from timescoop.pictures.pen import Pen

PLATE: Final = ("#b9c6cd", "#66767f", "#f4fbff", "#182229")  # base, shadow, lit edge, darkest
SHOULDERS: Final = "M84 140c-14 10-54 10-68 32C6 190 4 224 2 252H198c-2-28-4-62-14-80-14-22-54-22-68-32Z"
SKULL: Final = "M62 78c0-30 16-42 38-42 22 0 38 12 38 42l-2 34q-2 16-14 26H78q-12-10-14-26Z"


@figure("Cyberman", 0.92, -10)
def cyborg(
    pen: Pen, pal: Palette, *, dark_ears: bool = False, brain: bool = False, half: bool = False, gun: bool = False
) -> None:
    """A head of steel with handles; a leader's are dark, a controller has a brain under glass instead."""
    base, deep, lit, ink = PLATE
    cyborg_chest(pen, pal)
    if not brain:
        cyborg_handles(pen, ink if dark_ears else base)
    half_dark = ("M106 30l-2 110h46V30Z", deep)
    brow = ("M62 60q38-10 76 0v6q-38-10-76 0Z", dark(base, 0.3))
    pen.solid(SKULL, base, lit, [half_dark, brow], off=(3, 2.4))
    if brain:
        cyborg_brain(pen, pal)
    else:
        pen.solid("M84 18h32l3 24H81Z", base, lit, [("M104 14V46h20V14Z", deep)])
        pen.rect(89, 23, 22, 9, ink, 2)
        pen.rect(91, 25, 18, 5, pale(pal.glow, 0.3), 1)
    cheek = ("M102 60v80h38V60Z", dark(base, 0.22))
    pen.solid("M72 72q28-8 56 0l-2 38q-4 16-14 22H88q-10-6-14-22Z", pale(base, 0.22), lit, [cheek])
    cyborg_eyes(pen, pal, half=half)
    pen.rect(82, 111, 36, 5.4, ink, 1)
    pen.line("M82 113.5h36", mix(pal.glow, ink, 0.55), 1)
    pen.line("M80 104l-7 10m47-10 7 10M90 124h20", dark(deep, 0.3), 1.5)
    if not brain:
        cyborg_ears(pen, ink if dark_ears else base)
    if gun:
        pen.path("M120 208l66-36 8 10-62 44Z", ink)
        pen.line("M124 208l64-34", lit, 2)


def cyborg_chest(pen: Pen, pal: Palette) -> None:
    """Shoulders, a plate with a light in it, and a neck of hoses."""
    base, deep, lit, ink = PLATE
    shade = ("M104 130l4 126H210V130Z", deep)
    pen.solid(SHOULDERS, base, lit, [shade], off=(3, 2.4))
    pen.solid("M16 172q18-22 46-20l-4 28q-24-4-46 16Z", pale(base, 0.15), lit)
    pen.path("M184 172q-18-22-46-20l4 28q24-4 46 16Z", dark(deep, 0.12))
    pen.path("M60 172l40 10 40-10-6 68H66Z", dark(base, 0.12))
    pen.path("M100 182l40-10-6 68H100Z", dark(deep, 0.2))
    pen.line("M60 172l40 10 40-10M74 196l26 6 26-6M76 214l24 5 24-5", ink, 1.4, opacity=0.7)
    pen.glow(100, 194, 26, pal.glow, 0.55)
    pen.circle(100, 194, 9.5, ink)
    pen.circle(100, 194, 7, mix(pal.glow, "#0a2a33", 0.35))
    pen.path("M100 188l5 9H95Z", "#eaffff")
    pen.path("M82 128h36v24q-18 8-36 0Z", ink)
    pen.line("".join(f"M83 {y}Q100 {y + 5} 117 {y}" for y in (132, 137, 143, 148)), deep, 2)


def cyborg_handles(pen: Pen, tone: str) -> None:
    """The handles from the crown to the ears, the right one in shadow."""
    pen.line("M88 30H62Q44 30 44 48V92m68-62h26q18 0 18 18V92", dark(tone, 0.5), 11.5)
    pen.line("M87 29H62Q44 29 44 48V90", tone, 8.6)
    pen.line("M86 26.5H62Q41.5 26.5 41.5 48V88", PLATE[2], 2)
    pen.line("M112 29h26q18 0 18 19V90", dark(tone, 0.3), 8.6)


def cyborg_brain(pen: Pen, pal: Palette) -> None:
    """A brain that glows under glass, where others have a crest."""
    glass = "M60 68C58 32 74 14 100 14s42 18 40 54q-40-14-80 0Z"
    pen.path(glass, mix(pal.glow, PLATE[3], 0.55))
    pen.glow(100, 46, 44, pal.glow, 0.5)
    pen.path("M70 58c-4-12 4-22 14-22 4-10 22-10 26-2 14-2 24 10 20 24q-30-8-60 0Z", pale(pal.glow, 0.45))
    folds = "M100 32v24M84 38q8 2 6 10t-10 6M112 36q-6 6 0 10t10 4M92 54q-6-6 0-10M108 54q8-2 6-8"
    pen.line(folds, mix(pal.glow, PLATE[3], 0.45), 2)
    pen.line("M66 56C66 36 78 22 96 20", "#fff", 3, opacity=0.8)
    pen.line("M60 68q40-14 80 0", PLATE[1], 4)


def cyborg_eyes(pen: Pen, pal: Palette, *, half: bool) -> None:
    """Round eyes with a tear; where half of the face is still a man's, one of them."""
    ink = PLATE[3]
    if half:
        pen.open(clip_path=pen.clip("M99 66q23 2 29 8l-2 36q-4 14-14 20H99l5-20-6-14Z"))
        pen.rect(96, 60, 40, 80, "#c79a78")
        pen.path("M108 86q6-5 13 0-7 4-13 0Z", "#fff")
        pen.circle(114.5, 86, 2.8, "#2a1a14")
        pen.line("M106 80q8-6 16-1m-20 43q6-3 14-1m-6-23-6 12", "#6a3f2c", 2)
        pen.close()
        pen.line("M99 66l5 18-6 12 6 14-5 20", ink, 1.6)
    eyes: list[Point] = [(85, 86)] if half else [(85, 86), (115, 86)]
    pen.path("M81 93l-7 6 3-9Z" if half else "M81 93l-7 6 3-9Zm38 0 7 6-3-9Z", ink)
    pen.dots(eyes, 9.6, ink)
    pen.dots(eyes, 3.4, mix(pal.glow, "#ffffff", 0.35))
    for x, y in eyes:
        pen.glow(x, y, 12, pal.glow, 0.55)


def cyborg_ears(pen: Pen, tone: str) -> None:
    """The caps where the handles end."""
    ink = PLATE[3]
    pen.dots([(56, 96), (144, 96)], 14, ink)
    pen.circle(55, 95, 11.5, tone)
    pen.circle(144, 95, 11.5, dark(tone, 0.3))
    pen.dots([(55, 95), (144, 95)], 5, ink)


@figure("Cybermen", 0.88, -8)
def cyborgs(pen: Pen, pal: Palette) -> None:
    crowd(pen, pal, cyborg)


@figure("Cyber King", 0.88, 8)
def cyber_giant(pen: Pen, pal: Palette) -> None:
    """A giant Cyberman among houses."""
    pen.open(transform="translate(10 -10) scale(.9)")
    cyborg(pen, pal)
    pen.close()
    d, at = "M-40 252V176", -40.0
    while at < 240:
        wide, high = pen.between(12, 26), pen.between(150, 190)
        d += f"V{high:.0f}h{wide:.0f}"
        at += wide
    pen.path(d + "V252Z", mix(pal.ink, pal.far, 0.35))
    pen.dots([(pen.between(-30, 230), pen.between(182, 210)) for _ in range(20)], 1.2, pal.glow)
    for xx in (24, 176):
        pen.glow(xx, 184, 40, "#ff8a3c", 0.85)


@figure("Cybermat", 1.05, -66)
def cyber_mite(pen: Pen, pal: Palette) -> None:
    """A small armoured creature of metal."""
    base, deep, lit, ink = PLATE
    pen.oval(104, 206, 92, 13, pal.ink, opacity=0.7)
    body = "M26 182c2-52 40-82 90-78 44 4 70 42 68 92H40q-14 0-14-14Z"
    pen.solid(body, base, lit, [("M70 168q50-18 120 0v42H30Z", deep)], off=(3, 3))
    for k in range(6):
        xx = 74 + k * 19
        pen.line(f"M{xx} {110 + abs(k - 2) * 4}Q{xx + 12} 150 {xx + 2} 196", dark(deep, 0.3), 2)
    for k in range(7):
        xx = 46 + k * 21
        pen.line(f"M{xx} 190l-6 18", ink, 3.4)
    pen.circle(52, 152, 17, ink)
    pen.glow(52, 152, 34, "#ff5a4a", 0.9)
    pen.circle(52, 152, 11, "#8a1414")
    pen.circle(49, 149, 5, "#ffb0a0")
    pen.circle(84, 136, 11, ink)
    pen.circle(84, 136, 7, "#a01c1c")
    pen.circle(82, 134, 3, "#ffb0a0")
    pen.line("M40 136q-18-24-6-50m26 40q-8-26 10-46", deep, 3)
    pen.circle(34, 84, 4, lit)
    pen.circle(70, 78, 4, lit)
    pen.path("M28 176l16 6-10 10Zm16 8 16 4-10 10Z", "#f4fbff")
