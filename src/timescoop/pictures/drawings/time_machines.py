"""Time machines, clocks and keys."""

from timescoop.pictures.colours import dark, mix, pale
from timescoop.pictures.drawings.materials import INK, STEEL_DARK, shadow
from timescoop.pictures.gallery import thing
from timescoop.pictures.palettes import Palette
from timescoop.pictures.paths import TURN, num, polar
from timescoop.pictures.pen import Pen


@thing("Blue box")
def blue_box(pen: Pen, pal: Palette, tone: str = "#2b5cb8", *, battered: bool = False) -> None:
    """A blue police box with a lamp."""
    deep, lit = dark(tone, 0.5), pale(tone, 0.5)
    shadow(pen, pal, rx=66)
    pen.glow(120, 22, 30, pal.glow, 0.95)
    pen.path("M115 20h10V30H115Zm-3-3h16v4H112Z", "#f4fbff")
    pen.solid("M78 40 98 30h44l20 10V50H78Z", tone, lit, [("M124 28V52h42V28Z", deep)])
    pen.solid("M82 48h76V158H82Z", tone, lit, [("M124 44V160h38V44Z", dark(tone, 0.32))])
    pen.path("M76 154h88v8H76ZM84 48h6V156H84Zm66 0h6V156h-6Z", deep)
    pen.path("M88 52h64V62H88Z", "#0b1226")
    pen.line("M94 57h52", "#f2f7ff", 2.6, stroke_dasharray="7 4")
    pen.path("M96 69h21V90H96Zm27 0h21V90H123Z", "#fff0b8")
    pen.line("M103 69V90m7-21V90M96 79.5h21M130 69V90m7-21V90M123 79.5h21", deep, 1.8)
    pen.path("M96 96h21v26H96Zm27 0h21v26H123ZM96 128h21v23H96Zm27 0h21v23H123Z", deep)
    pen.path("M98 98h19v24H98Zm27 0h19v24H125ZM98 130h19v21H98Zm27 0h19v21H125Z", mix(tone, deep, 0.35))
    pen.line("M120 66v88", "#0b1226", 2)
    pen.path("M98 98h17v14H98Z", "#e9eefa")
    if battered:
        pen.line("M90 92l10 12-6 10 12 14m44-58-12 18 6 8M92 140l16 8", "#0b1226", 1.8)


@thing("Console")
def console(pen: Pen, pal: Palette) -> None:
    """Six sides of switches about a pillar of glass."""
    pen.glow(120, 62, 74, pal.glow, 0.7)
    pen.path("M106 8h28v96H106Z", pen.lin(pale(pal.glow, 0.7), pal.glow))
    pen.line("M112 14v86m8-80v80m8-86v86", "#fff", 2.4, opacity=0.8)
    pen.path("M100 4h40V14H100Zm2 92h36v10H102Z", STEEL_DARK)
    pen.solid("M70 104H170l38 28-18 14H50L32 132Z", "#d9d4c8", "#fff", [("M128 100l12 50h72V100Z", "#8a8578")])
    pen.line("M92 104 74 146m74-42 18 42", "#5a564e", 2)
    pen.path("M62 146H178l-16 32H78Z", dark(pal.low, 0.6))
    for k, c in enumerate(("#e8483a", "#f2b53a", "#4ac27a", "#4a9be8", "#e8483a", "#f2b53a", "#4ac27a")):
        pen.rect(58 + k * 18, 124 + (k % 2) * 6, 8, 5, c, 1.5)
    pen.dots([(96, 114), (110, 113), (130, 113), (144, 114)], 3, INK)


@thing("Time capsule")
def capsule_column(pen: Pen, pal: Palette) -> None:
    """A pillar with fluted sides."""
    shadow(pen, pal, rx=56)
    pen.solid("M84 26h72V150H84Z", "#d9d0bd", "#fff", [("M124 20V154h36V20Z", "#7d7464")])
    for x in (94, 106, 118, 130, 142):
        pen.line(f"M{x} 46V136", "#8a8070" if x < 124 else "#544c40", 3)
    pen.solid("M74 14h92V26l-8 10H82L74 26Z", "#efe6d2", "#fff", [("M124 10V40h46V10Z", "#8a8070")])
    pen.solid("M82 138h76l10 12v10H72V150Z", "#efe6d2", "#fff", [("M124 134v30h46V134Z", "#8a8070")])
    pen.path("M108 64h24v72H108Z", "#0d0a12")
    pen.path("M110 66h8v70h-8Z", pal.glow, opacity=0.85)


@thing("Casket")
def casket(pen: Pen, pal: Palette) -> None:
    """A stone casket with a glowing hand on it."""
    shadow(pen, pal, rx=90)
    pen.glow(120, 80, 90, pal.glow, 0.8)
    pen.solid(
        "M30 88 60 60H180l30 28v64H30Z",
        "#8d8a98",
        pal.rim,
        [("M30 88H210v66H30Z", "#4c4a58"), ("M150 56l20 34v66h44V56Z", "#2c2a36")],
    )
    pen.path(
        "M84 60l8-34q6-6 10 2l2 16 4-28q6-6 10 2V44l8-30q6-4 9 4l-3 28 10-20q6-2 7 6L138 62Z",
        pale(pal.glow, 0.35),
    )
    pen.line("M44 104H196M44 136H196", pal.glow, 2.4, stroke_dasharray="12 6")
    pen.circle(120, 120, 13, "none", stroke=pal.glow, stroke_width=3)
    pen.circle(120, 120, 5, pal.glow)


@thing("Crystal key")
def key(pen: Pen, pal: Palette) -> None:
    """A crystal made of six pieces."""
    pen.glow(120, 88, 70, pal.glow, 0.7)
    top, low = [polar(120, 60, 46, TURN * k / 6 + 0.3) for k in range(6)], (120, 158)
    for k in range(6):
        a, b = top[k], top[(k + 1) % 6]
        pen.poly([(120, 22), a, b], mix(pale(pal.glow, 0.7), pal.halo, 0.12 * k), stroke=pal.ink, stroke_width=1)
    for k in range(4):
        xs = (74, 98, 142, 166)[k], (98, 142, 166, 120)[k]
        pen.poly(
            [(xs[0], 66 + (k in (1, 2)) * 14), (min(166, xs[1]), 80 if k < 2 else 66), low],
            mix(pal.glow, pal.halo, 0.2 + 0.2 * k),
            stroke=pal.ink,
            stroke_width=1,
        )
    pen.poly([(74, 66), (98, 80), (120, 22)], "#fff", opacity=0.7)
    pen.line("M120 22 98 80l22 78m0-136 22 58-22 78", "#fff", 1.3, opacity=0.8)


@thing("Hourglass")
def hourglass(pen: Pen, pal: Palette) -> None:
    pen.path("M72 14h96V26H72Zm0 136h96v12H72Z", "#8a5a24")
    pen.line("M82 26V150M158 26V150", "#5a3814", 6)
    pen.path(
        "M88 26h64c0 36-24 46-26 62 2 16 26 26 26 62H88c0-36 24-46 26-62-2-16-26-26-26-62Z",
        "#e6f6ff",
        opacity=0.55,
    )
    pen.path(
        "M97 46h46c-7 18-19 26-22 40h-2c-3-14-15-22-22-40ZM92 148c4-20 24-24 27-48h2c3 24 23 28 27 48Z",
        pen.lin(pal.glow, pal.halo),
    )
    pen.line("M96 32q2 24 14 38", "#fff", 2.4, opacity=0.8)
    pen.line("M120 84v56", pal.glow, 2)


@thing("Clock")
def clock(pen: Pen, pal: Palette, hour: int = 10, minute: int = 10) -> None:
    pen.circle(120, 86, 66, INK)
    pen.circle(118, 84, 63, "#c08a2e")
    pen.circle(120, 86, 54, "#fbf3dc")
    pen.path("M120 32a54 54 0 0 1 0 108Z", "#d9ccb0")
    for k in range(12):
        a, b = polar(120, 86, 48, TURN * k / 12), polar(120, 86, 42 if k % 3 else 37, TURN * k / 12)
        pen.line(f"M{num(a[0])} {num(a[1])}L{num(b[0])} {num(b[1])}", INK, 2.4 if k % 3 else 4)
    h, m = polar(120, 86, 26, TURN * (hour - 3) / 12), polar(120, 86, 38, TURN * (minute - 15) / 60)
    pen.line(f"M120 86L{num(h[0])} {num(h[1])}", INK, 6)
    pen.line(f"M120 86L{num(m[0])} {num(m[1])}", "#8a2230", 4)
    pen.circle(120, 86, 5, INK)


@thing("Pocket watch")
def watch(pen: Pen, pal: Palette) -> None:
    """A fob watch, engraved with circles."""
    pen.line("M120 34q30-34 76-20 30 10 40 46", "#d9a441", 4, stroke_dasharray="7 3")
    pen.circle(120, 96, 58, "#3a2608")
    pen.circle(119, 95, 56, pen.lin("#ffe9a8", "#c08a2e"))
    pen.circle(120, 96, 47, "#6e4a14")
    pen.circle(120, 96, 45, pen.lin("#f2ce7a", "#b27c26"))
    for x, y, r in ((120, 96, 12), (104, 78, 9), (142, 84, 13), (132, 118, 10), (98, 114, 12), (120, 96, 36)):
        pen.circle(x, y, r, "none", stroke="#5a3a0e", stroke_width=2)
    pen.dots([(104, 78), (142, 84), (132, 118), (98, 114), (120, 132), (86, 92)], 3, "#5a3a0e")
    pen.path("M112 28h16V42H112Z", "#c08a2e")
    pen.circle(120, 26, 9, "none", stroke="#e8bd5a", stroke_width=4)
    pen.glow(120, 96, 60, pal.glow, 0.4)


@thing("Red button")
def moment(pen: Pen, pal: Palette) -> None:
    """A wooden box with a red button like a rose."""
    shadow(pen, pal, rx=80)
    pen.solid(
        "M52 70 84 46H188l4 28v78H52Z",
        "#8a5a2c",
        pal.rim,
        [("M52 70H160v86H52Z", "#6a421c"), ("M160 70l32-20V156H160Z", "#3a240e")],
    )
    pen.circle(106, 112, 27, "#d9a441")
    pen.circle(106, 112, 17, INK)
    for k in range(6):
        x, y = polar(106, 112, 20, TURN * k / 6)
        pen.line(
            f"M{num(x)} {num(y)}L{num(polar(106, 112, 27, TURN * k / 6)[0])} {num(polar(106, 112, 27, TURN * k / 6)[1])}",
            "#6a421c",
            3,
        )
    pen.glow(126, 36, 48, "#ff4a4a", 0.9)
    pen.line("M126 58V44", "#d9a441", 6)
    pen.path("M126 50C96 40 96 10 126 8c30 2 30 32 0 42Z", "#c8202e")
    pen.line("M126 18q-14 4-10 16 10 8 20 0 4-10-10-8", "#ff9a8a", 2.6)
