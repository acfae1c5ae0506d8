"""Domes, bases and works."""

from timescoop.pictures.colours import dark, mix, pale
from timescoop.pictures.drawings.landscape import earth, lights, skyline, tones
from timescoop.pictures.drawings.wilds import cave
from timescoop.pictures.gallery import place
from timescoop.pictures.palettes import Palette
from timescoop.pictures.pen import Pen


@place("City of domes")
def domes(pen: Pen, pal: Palette) -> None:
    """A city of metal domes in a waste."""
    far, mid, near = tones(pal)
    pen.path("M-4 132q64-16 124-4t124-6v62H-4Z", far)
    for x, y, r, s in ((40, 140, 26, 0), (86, 128, 20, 34), (132, 140, 38, 52), (186, 134, 24, 20), (222, 142, 20, 0)):
        pen.solid(
            f"M{x - r} 160V{y}A{r} {r} 0 0 1 {x + r} {y}V160Z",
            mid,
            pal.rim,
            [(f"M{x} {y - r - 4}V164H{x + r + 4}V{y - r - 4}Z", near)],
        )
        if s:
            pen.path(f"M{x - 4} {y - r + 4}L{x} {y - r - s}L{x + 4} {y - r + 4}Z", mid)
            pen.dots([(x, y - r - s)], 2, pal.glow)
    lights(pen, pal, 20, 220, 132, 150, 14)
    earth(pen, pal, 158, 3)


@place("Snow base")
def snow_base(pen: Pen, pal: Palette) -> None:
    far, mid, near = tones(pal)
    pen.path("M-4 140 30 96l34 36 40-48 46 50 40-42 54 50v42H-4Z", far)
    for x, r in ((72, 30), (126, 40), (182, 28)):
        pen.solid(
            f"M{x - r} 156A{r} {r} 0 0 1 {x + r} 156Z",
            mix(mid, pal.rim, 0.35),
            "#fff",
            [(f"M{x} {150 - r}V160H{x + r + 4}V{150 - r}Z", mid)],
        )
        pen.line(f"M{x - r * 0.7:.0f} 140H{x + r * 0.7:.0f}M{x} {156 - r}V156", near, 1.4)
    pen.path("M98 146h2v4H98Zm18 10V136h20v20Z", pal.glow)
    pen.line("M206 156V70m-8 86 8-86 8 86m-8-86 16-12", near, 2.4)
    pen.path("M190 62q16 22 36 4Z", near)
    pen.glow(206, 56, 18, pal.glow, 1)
    pen.path("M-4 158q64-10 124-2t124-2v30H-4Z", mix("#ffffff", pal.low, 0.2))


@place("Drilling works")
def works(pen: Pen, pal: Palette) -> None:
    """A drilling tower between chimneys."""
    _far, mid, near = tones(pal)
    pen.path("M-4 150V110H30V80h6v30H60V64h8v46H84v40Zm174 0V96h14V52h10V96h50v54Z", mid)
    pen.solid("M82 160 112 22h16l30 138H146L120 40 94 160Z", near, pal.rim)
    pen.line("M108 60l26 18m-2-18-28 24m-3 14 41 22m-4-24-42 30", near, 3.4)
    pen.path("M114 40h12V150l-6 24-6-24Z", mix(mid, pal.rim, 0.3))
    pen.line("M114 70l12-8M114 90l12-8m-12 28 12-8m-12 28 12-8m-12 28 12-8", near, 2.4)
    pen.glow(120, 164, 50, pal.glow, 1)
    pen.path(
        "M24 70Q14 50 30 36Q46 20 36 0M66 56Q60 36 76 20",
        "none",
        stroke=mix(pal.low, pal.disc, 0.3),
        stroke_width=10,
        opacity=0.5,
    )
    pen.path("M-4 158H100v26H-4Zm144 0H244v26H140Z", near)
    lights(pen, pal, 4, 80, 116, 146, 8)
    lights(pen, pal, 180, 236, 104, 146, 8)


@place("City in a cave")
def cave_city(pen: Pen, pal: Palette) -> None:
    cave(pen, pal)
    _far, mid, near = tones(pal)
    for x, top, w in ((84, 104, 10), (108, 84, 12), (134, 92, 11), (160, 112, 9)):
        pen.path(f"M{x - w} 170V{top}Q{x} {top - 26} {x + w} {top}V170Z", mid)
    lights(pen, pal, 78, 166, 104, 160, 26)
    pen.path("M40 172H204v12H40Z", near)


@place("Laboratory")
def lab(pen: Pen, pal: Palette) -> None:
    """A tank, flasks and sparks."""
    _far, mid, near = tones(pal)
    pen.path("M0 0H240V184H0Z", mix(near, mid, 0.4))
    pen.line("M0 40H240M0 84H240M40 0V130M100 0V130M160 0V130M220 0V130", near, 2)
    pen.glow(62, 80, 70, pal.glow, 0.9)
    pen.path("M34 134V48q0-18 28-18 28 0 28 18v86Z", pen.lin(pale(pal.glow, 0.5), pal.glow), opacity=0.75)
    pen.path("M62 58c16 0 20 18 12 26 10 12 4 28-12 28-16 0-22-16-12-28-8-8-4-26 12-26Z", pal.ink, opacity=0.75)
    pen.path("M26 130H98v18H26ZM30 22H94V34H30Z", near)
    pen.path("M0 138H240v46H0Z", near)
    pen.path("M124 138l8-34V84h-4V78h20v6h-4v20l12 34Zm52 0V96h-4V90h24v6h-4v42Z", "#dff3ff", opacity=0.8)
    pen.path("M127 128l5-16h14l5 16Zm49-14h16v24H176Z", "#e8843a")
    pen.line("M206 138V60m0 0q20-14 20 10", near, 4)
    pen.line("M150 40l12 12-8 6 14 14m28-42-8 16 10 4-8 16", pale(pal.glow, 0.4), 2.6)


@place("Great bridge")
def bridge(pen: Pen, pal: Palette) -> None:
    """A red suspension bridge over a foggy bay."""
    far, _mid, _near = tones(pal)
    skyline(pen, pal, 124, (8, 40), far)
    pen.path("M-4 124H244v60H-4Z", pen.lin(mix(pal.low, pal.halo, 0.4), pal.ink))
    red = mix("#c8402e", pal.far, 0.15)
    pen.line("M-4 40q24 72 62-10 62 140 124 0 38 82 62 14", red, 3)
    pen.line("".join(f"M{x} {58 + (x - 120) ** 2 * -0.012 + 40:.0f}V116" for x in range(74, 170, 12)), red, 1.4)
    pen.path("M50 150V22h6v8h6V22h6V150Zm122 0V22h6v8h6V22h6V150Z", red)
    pen.path("M56 48h8v6H56Zm0 26h8v6H56ZM178 48h8v6h-8Zm0 26h8v6h-8ZM-4 112H244v8H-4Z", dark(red, 0.25))
    pen.path("M-4 132q44-14 94 2t100-4 54 8v18q-64-12-124-2T-4 150Z", pal.rim, opacity=0.35)


@place("Harbour")
def harbour(pen: Pen, pal: Palette) -> None:
    """A skyline over water, and a statue with a torch."""
    skyline(pen, pal, 134, (24, 84), tones(pal)[0], 3)
    lights(pen, pal, 90, 236, 80, 132, 22)
    _far, _mid, near = tones(pal)
    pen.path("M-4 134H244v50H-4Z", pen.lin(mix(pal.low, pal.halo, 0.3), pal.ink))
    pen.path("M28 146V122h8V108H72v14h8v24Z", near)
    pen.path(
        "M44 108l4-40q-2-12 6-14 8 2 6 14l6 40ZM59 66l9-32h5L66 72ZM50 54l-2-9 5 6 2-9 2 9 5-6-2 9Z",
        mix("#5a8a7a", near, 0.3),
    )
    pen.glow(71, 28, 22, pal.glow, 1)
    pen.line("M40 152h70m10 8h70M60 168h80", pal.glow, 1.4, opacity=0.6)


@place("Shipwreck")
def wreck(pen: Pen, pal: Palette) -> None:
    """A crashed space liner on a temple."""
    far, mid, near = tones(pal)
    pen.path("M-4 146q74-36 144-18T244 96v88H-4Z", far)
    pen.path("M30 170V116H42v54Zm34 0V124H76v46Zm34 0V132h12v38ZM22 112h96v8H22Z", mid)
    pen.open(transform="rotate(24 150 90)")
    pen.solid(
        "M40 70H196q30 4 34 22-4 18-34 20H40L56 92Z",
        mix(mid, pal.rim, 0.3),
        pal.rim,
        [("M36 92H232v24H36Z", near)],
    )
    pen.path("M80 70V48h26l12 22ZM60 112v18h30l14-18Z", near)
    pen.dots([(80 + k * 13, 84) for k in range(9)], 2.4, pal.glow)
    pen.close()
    pen.glow(196, 130, 60, "#ff7a2e", 0.9)
    pen.path("M186 118q-10-48 14-78 14-20 0-40", "none", stroke=near, stroke_width=14, opacity=0.5)
    earth(pen, pal, 160, 6)


@place("Space station")
def station(pen: Pen, pal: Palette) -> None:
    """A wheel-shaped station above a planet."""
    pen.circle(60, 250, 150, pen.lin(pal.halo, pal.top))
    pen.line("M-40 128Q60 74 168 142", pale(pal.disc, 0.3), 2, opacity=0.7)
    _far, mid, near = tones(pal)
    pen.open(transform="rotate(-14 128 76)")
    pen.oval(128, 80, 88, 26, "none", stroke=near, stroke_width=15)
    pen.oval(128, 77, 88, 26, "none", stroke=mix(mid, pal.rim, 0.3), stroke_width=9)
    pen.solid(
        "M112 108V40l8-12h16l8 12v68l-8 18H120Z",
        mix(mid, pal.rim, 0.35),
        "#fff",
        [("M130 20V130h18V20Z", near)],
    )
    pen.path("M124 28V2h8v26Z", mid)
    pen.path("M48 74h64v8H48Zm96 0h64v8H144Z", near)
    pen.dots(
        [
            (56, 92),
            (82, 100),
            (106, 103),
            (150, 103),
            (176, 100),
            (200, 92),
            (120, 54),
            (120, 68),
            (136, 54),
            (136, 68),
        ],
        2.4,
        pal.glow,
    )
    pen.close()
