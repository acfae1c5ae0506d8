"""Cities, streets and markets."""

from timescoop.pictures.colours import mix
from timescoop.pictures.drawings.landscape import earth, house_row, lights, skyline, snowfall, tones
from timescoop.pictures.gallery import place
from timescoop.pictures.palettes import Palette
from timescoop.pictures.paths import TURN, num, polar
from timescoop.pictures.pen import Pen


@place("City")
def city(pen: Pen, pal: Palette) -> None:
    skyline(pen, pal, 150, (40, 84), tones(pal)[0])
    pen.solid(
        "M104 152V34l18-16 18 16V152Z",
        mix(tones(pal)[1], pal.glow, 0.12),
        pal.rim,
        [("M124 10V154h20V10Z", tones(pal)[2])],
    )
    lights(pen, pal, 108, 136, 44, 140, 16)
    skyline(pen, pal, 156, (14, 52), tones(pal)[2])
    lights(pen, pal, 4, 236, 122, 160, 26)


@place("Future city")
def towers(pen: Pen, pal: Palette) -> None:
    """Towers of the future, and traffic between them."""
    for x, top, w in ((24, 60, 20), (64, 34, 16), (176, 42, 18), (216, 70, 22)):
        pen.path(
            f"M{x - w} 184L{x - w * 0.6:.0f} {top + 12}Q{x} {top - 18} {x + w * 0.6:.0f} {top + 12}L{x + w} 184Z",
            tones(pal)[0],
        )
    pen.solid("M92 184 104 40q16-44 32 0l12 144Z", tones(pal)[1], pal.rim, [("M122 0V184h30V0Z", tones(pal)[2])])
    for x, y in ((120, 70), (120, 104), (64, 84), (176, 92)):
        pen.oval(x, y, 30, 5, tones(pal)[2])
        pen.oval(x, y - 1.5, 30, 3, pal.glow, opacity=0.7)
    pen.line("M0 118 240 96M0 134q120-14 240 6", pal.glow, 1.4, stroke_dasharray="6 14", opacity=0.9)
    skyline(pen, pal, 168, (4, 22), tones(pal)[2])
    lights(pen, pal, 106, 134, 30, 160, 22)


@place("City at war")
def blitz(pen: Pen, pal: Palette) -> None:
    """A dome, a clock and lights that search the sky."""
    pen.path("M50 150 4 0H34Zm126 0L150 0h36Zm34 0L240 20V60Z", pal.disc, opacity=0.3)
    for x, y in ((58, 30), (170, 46), (206, 22)):
        pen.path(f"M{x - 17} {y}q17-13 34 0q-17 13-34 0ZM{x + 14} {y}l9-6v12Z", tones(pal)[2])
    pen.path("M80 150V104H92V92q0-34 28-38 28 4 28 38v12h12v46Zm36-96V34h8V54Z", tones(pal)[1])
    pen.path("M196 150V74h-4V68l8-22 8 22v6h-4v76Z", tones(pal)[1])
    pen.circle(200, 80, 5, pal.disc)
    skyline(pen, pal, 160, (8, 34), tones(pal)[2], 3)
    pen.glow(40, 158, 40, "#ff7a2e", 0.8)
    pen.glow(176, 162, 46, "#ff7a2e", 0.8)


@place("Victorian street")
def street(pen: Pen, pal: Palette) -> None:
    house_row(pen, pal)
    pen.path("M0 158H240v26H0Z", tones(pal)[2])
    for x in (46, 176):
        pen.line(f"M{x} 170V92", pal.ink, 4)
        pen.path(f"M{x - 6} 74h12l-3 16h-6ZM{x - 8} 74L{x} 64L{x + 8} 74Z", pal.ink)
        pen.glow(x, 82, 34, pal.glow, 0.95)
        pen.circle(x, 82, 4, "#fff")
    pen.line("M60 172H160m-70 6H190", pal.glow, 1, opacity=0.5)


@place("Suburb")
def suburb(pen: Pen, pal: Palette) -> None:
    """A row of houses that all look the same."""
    for x in (-6, 78, 162):
        tone = mix(tones(pal)[1], pal.disc, 0.12 + 0.06 * pen.below(3))
        pen.solid(
            f"M{x} 152V98L{x + 40} 62L{x + 80} 98V152Z",
            tone,
            pal.rim,
            [(f"M{x + 42} 58V154H{x + 84}V58Z", tones(pal)[2])],
        )
        pen.path(f"M{x - 4} 102L{x + 40} 60L{x + 84} 102L{x + 76} 104L{x + 40} 72L{x + 4} 104Z", tones(pal)[2])
        pen.path(f"M{x + 12} 108h20v14h-20ZM{x + 50} 108h20v14h-20ZM{x + 50} 130h16v22h-16Z", pal.glow)
        pen.path(f"M{x + 62} 66v-14h8v22Z", tones(pal)[2])
    pen.path("M-4 150H244v34H-4Z", mix(tones(pal)[2], "#3a5a2a", 0.4))
    pen.path("M0 168H240v16H0Z", tones(pal)[2])


@place("Village")
def village(pen: Pen, pal: Palette) -> None:
    """A church, cottages, a green."""
    earth(pen, pal, 132, 8, tones(pal)[0])
    pen.solid("M96 148V70h8l12-48 12 48h8v78Z", tones(pal)[1], pal.rim, [("M117 20V150h23V20Z", tones(pal)[2])])
    pen.path("M136 148V104l26-20 26 20v44Z", tones(pal)[1])
    pen.line("M116 22V10m-5 5h10", pal.ink, 2.4)
    pen.circle(116, 84, 7, pal.disc)
    for x, y in ((12, 122), (46, 128), (196, 124)):
        pen.path(f"M{x} 154V{y}L{x + 17} {y - 16}L{x + 34} {y}V154Z", tones(pal)[2])
        pen.rect(x + 9, y + 6, 7, 9, pal.glow)
        pen.rect(x + 21, y + 6, 7, 9, pal.glow)
    earth(pen, pal, 154, 4)
    pen.path("M112 184q4-20 10-32h6q6 14 22 32Z", pal.halo, opacity=0.4)


@place("Snowy town")
def snow_town(pen: Pen, pal: Palette) -> None:
    village(pen, pal)
    pen.path("M-4 158q64-12 124-2t124-2v30H-4Z", "#eef4fa")
    pen.path("M8 124l21-20 21 20Zm34 6 21-20 21 20Zm150-4 21-20 21 20Z", "#f4f8fc")
    snowfall(pen, pal)


@place("Market")
def market(pen: Pen, pal: Palette) -> None:
    """Stalls under awnings, domes behind."""
    pen.path(
        "M20 150V90q0-24 26-28 26 4 26 28v60ZM44 62V44h4V62Zm106 88V78q0-28 32-32 32 4 32 32v72ZM180 46V26h4V46Z",
        tones(pal)[0],
    )
    pen.path("M84 150V70h14v80ZM80 70l11-18l11 18Z", tones(pal)[1])
    for k, x in enumerate((-8, 72, 152)):
        pen.path(f"M{x + 8} 176V120h5v56ZM{x + 76} 176V120h5v56Z", pal.ink)
        pen.path(f"M{x + 6} 150h78v30h-78Z", tones(pal)[2])
        for s in range(6):
            pen.path(
                f"M{x + 12 + s * 11} 98h11l{(s - 2.5) * 1.6:.0f} 24q-6 8-12 0Z",
                (("#c8323c", "#f4e9d0"), ("#2f7a8a", "#f4e9d0"), ("#d9962e", "#f4e9d0"))[k][s % 2],
            )
        pen.dots([(x + 20 + s * 11, 150) for s in range(6)], 4.4, ("#e8a83a", "#c8485a", "#7ab04a")[k])


@place("Canal city")
def canal(pen: Pen, pal: Palette) -> None:
    far, mid, near = tones(pal)
    pen.path("M150 120V44h-3l10-30 10 30h-3v76Z", mid)
    pen.path("M60 120V88q0-24 24-26 24 2 24 26v32ZM82 62V46h4V62Z", far)
    pen.path("M-4 132V58H34V46H52v86Zm186 0V70h22V52h40v80Z", near)
    for x in (4, 20, 38, 190, 208, 226):
        for y in (76, 98):
            pen.path(f"M{x} {y + 14}v-9a4 6 0 0 1 8 0v9Z", pal.glow)
    pen.path("M-4 130H244v54H-4Z", pen.lin(mix(pal.low, pal.halo, 0.4), pal.ink))
    pen.line("M60 140h70M90 150h90M40 160h70m10 10H220", pal.disc, 1.8, opacity=0.6)
    pen.path("M84 158q-8-6-12-18 16 12 56 14 30 0 44-12-6 18-32 22H104q-12 0-20-6Z", pal.ink)
    pen.line("M146 154l14-50m-20 48V128", pal.ink, 3)
    pen.circle(140, 123, 5, pal.ink)


@place("Fairground")
def fair(pen: Pen, pal: Palette) -> None:
    """A big wheel, tents and lamps."""
    _far, mid, near = tones(pal)
    pen.circle(152, 84, 62, "none", stroke=mid, stroke_width=5)
    pen.line(
        "".join(
            f"M152 84L{num(polar(152, 84, 62, TURN * k / 10)[0])} {num(polar(152, 84, 62, TURN * k / 10)[1])}"
            for k in range(10)
        )
        + "M152 84l-26 86m26-86 26 86",
        mid,
        2.6,
    )
    for k in range(10):
        x, y = polar(152, 84, 62, TURN * k / 10)
        pen.circle(x, y, 7, ("#e8483a", "#f2b53a", "#4ac2c8")[k % 3])
    for x, c in ((40, "#b3212e"), (96, "#2f6a9a")):
        pen.path(f"M{x - 34} 166V132L{x} 96L{x + 34} 132V166Z", c)
        pen.path(f"M{x - 12} 166L{x - 11} 130L{x} 96L{x + 11} 130L{x + 12} 166Z", "#f4e9d0")
        pen.path(f"M{x + 22} 166V132L{x} 96L{x + 34} 132V166Z", "#f4e9d0")
        pen.line(f"M{x} 96V80l12 5l-12 4", pal.glow, 2.4)
    pen.path("M-4 164H244v20H-4Z", near)
    pen.line("M0 30q60 30 120 0t120 4", near, 1.6)
    pen.dots([(k * 24 + 8, 38 + 10 * (k % 2)) for k in range(10)], 3, pal.glow)
