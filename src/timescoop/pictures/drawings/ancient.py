"""Pyramids, temples and tombs."""

from timescoop.pictures.colours import mix
from timescoop.pictures.drawings.landscape import earth, jungle_edge, tones
from timescoop.pictures.drawings.wilds import sea
from timescoop.pictures.gallery import place
from timescoop.pictures.palettes import Palette
from timescoop.pictures.paths import TURN, polar
from timescoop.pictures.pen import Pen


@place("Pyramids")
def pyramids(pen: Pen, pal: Palette) -> None:
    desert_back = tones(pal)
    for x, top, w in ((188, 84, 50), (96, 40, 84)):
        pen.solid(
            f"M{x - w} 150L{x} {top}L{x + w} 150Z",
            mix(desert_back[1], pal.disc, 0.3),
            pal.rim,
            [(f"M{x} {top - 2}L{x + w + 4} 152H{x + w * 0.25:.0f}Z", desert_back[2])],
        )
    pen.path("M-4 150q64-10 124 0t124-2v36H-4Z", desert_back[2])
    pen.path("M170 164V152h8v-9q8-6 14 0v9h34v12Z", pal.ink)


@place("Step pyramid")
def steps_temple(pen: Pen, pal: Palette) -> None:
    """A step pyramid with a lit shrine on top."""
    far, mid, near = tones(pal)
    jungle_edge(pen, pal, 130, far)
    d = "M20 156V138H44V118H68V98H92V78h56V98h24v20h24v20h24v18Z"
    pen.solid(d, mix(mid, pal.disc, 0.18), pal.rim, [("M120 74v84H224V74Z", near)])
    pen.path("M98 78V52h44V78ZM94 52h52l-6-10H100Z", mid)
    pen.path("M112 78V60h16v18Z", pal.glow)
    pen.path("M108 156l4-76h16l4 76Z", mix(mid, pal.disc, 0.45))
    pen.line("M110 92h20m-20 12h20m-21 12h22m-22 12h22m-23 12h24", near, 1.6)
    earth(pen, pal, 156, 3)


@place("Temple")
def temple(pen: Pen, pal: Palette) -> None:
    _far, mid, near = tones(pal)
    lit = mix(mid, pal.disc, 0.45)
    pen.path("M42 76l78-40 78 40Z", lit)
    pen.path("M120 36l78 40H120Z", mid)
    pen.path("M46 76H194V86H46Zm-6 70H200v10H40Zm-8 10H208v10H32Z", mix(mid, pal.disc, 0.25))
    for k in range(6):
        x = 54 + k * 25
        pen.path(f"M{x} 86h11v60h-11Z", lit if k < 3 else mid)
        pen.path(f"M{x + 7} 86h4v60h-4Z", near)
    pen.path("M-4 166H244v18H-4Z", near)


@place("Icy tomb")
def tomb(pen: Pen, pal: Palette) -> None:
    """Doors in a mountain of ice, and cells behind them."""
    _far, mid, near = tones(pal)
    pen.path("M-4 184 40 60 76 96l44-82 48 78 36-38 40 130Z", mid)
    pen.path("M120 14l48 78 36-38 40 130H128Z", near)
    pen.path(
        "M120 14 106 46l10-4 8 12 8-14 8 8ZM40 60 30 88l10-6 10 8 4-16Zm164-6-10 14 12 8 10 12Z",
        pal.rim,
    )
    pen.solid("M82 160V88L98 72h44l16 16v72Z", mix(mid, pal.rim, 0.3), pal.rim, [("M122 70v94h40V70Z", near)])
    pen.path("M90 160V92l12-12h16v80Zm32 0V80h16l12 12v68Z", pal.ink)
    for x, y in ((104, 104), (104, 126), (104, 148), (136, 104), (136, 126), (136, 148)):
        pen.poly(
            [polar(x, y, 10, TURN * k / 6) for k in range(6)],
            mix(pal.glow, pal.ink, 0.45),
            stroke=pal.glow,
            stroke_width=1,
        )
    pen.path("M-4 162q64-10 124 0t124-4v26H-4Z", mix(pal.rim, pal.low, 0.25))


@place("Standing stones")
def stones(pen: Pen, pal: Palette) -> None:
    """Standing stones with two standards in front."""
    far, mid, near = tones(pal)
    earth(pen, pal, 134, 8, far)
    for x, w in ((34, 26), (96, 30), (162, 28)):
        pen.solid(
            f"M{x} 152V96h11v56ZM{x + w} 152V96h11v56ZM{x - 5} 96V84h{w + 21}v12Z",
            mid,
            pal.rim,
            [(f"M{x + w + 5} 80V156h10V80Z", near)],
        )
    earth(pen, pal, 152, 4)
    for x in (72, 208):
        pen.line(f"M{x} 180V70", "#c08a2e", 4)
        pen.path(f"M{x - 14} 84h28v34l-14 8l-14-8Z", "#a3262e")
        pen.path(f"M{x - 12} 70q12-18 24 0l-12 6Z", "#e3b44a")


@place("Graveyard")
def graves(pen: Pen, pal: Palette) -> None:
    far, mid, near = tones(pal)
    earth(pen, pal, 120, 10, far)
    pen.solid("M138 150V66h10l-4-12h44l-4 12h10v84Z", mix(mid, pal.glow, 0.1), pal.rim, [("M168 50V152h30V50Z", near)])
    pen.path("M162 54V38h8v16Z", pal.glow)
    pen.line("M166 76v74M144 96h44m-44 24h44", near, 2)
    for x, y, s in ((20, 150, 1), (52, 138, 0.8), (88, 152, 1), (116, 136, 0.7), (206, 152, 1), (226, 140, 0.8)):
        if pen.below(2):
            pen.path(
                f"M{x - 11 * s:.0f} {y + 8}V{y - 20 * s:.0f}a{11 * s:.0f} {11 * s:.0f} 0 0 1 {22 * s:.0f} 0V{y + 8}Z",
                near,
            )
        else:
            pen.path(f"M{x - 3} {y + 8}V{y - 20}h-8v-7h8v-10h6v10h8v7h-8V{y + 8}Z", near)
    earth(pen, pal, 156, 5)


@place("Sunken city")
def atlantis(pen: Pen, pal: Palette) -> None:
    """A temple under water."""
    sea(pen, pal, 20)
    _far, _mid, near = tones(pal)
    pen.path("M60 0 30 180H70L90 0Zm90 0 20 180h30L170 0Z", pal.disc, opacity=0.14)
    temple(pen, pal)
    pen.line(
        "M24 184q-10-34 4-60m6 60q8-24 0-46m172 46q12-34-2-62m12 62q-8-24 2-42",
        mix("#2f7a5a", near, 0.3),
        6,
    )
    pen.dots([(60, 40), (64, 58), (58, 72), (180, 30), (184, 52)], 3, pal.disc, opacity=0.6)


@place("Stone spires")
def pillars(pen: Pen, pal: Palette) -> None:
    """Needles of rock in a web."""
    _far, mid, near = tones(pal)
    for x, top, w in ((30, 70, 13), (70, 96, 9), (118, 44, 15), (164, 84, 10), (206, 58, 14)):
        pen.solid(
            f"M{x - w} 168L{x - w * 0.5:.0f} {top + 10}L{x} {top}L{x + w * 0.5:.0f} {top + 8}L{x + w} 168Z",
            mid,
            pal.rim,
            [(f"M{x + 1} {top - 2}V170H{x + w + 2}V{top}Z", near)],
        )
    pen.line("M30 80q44 40 88-20 42 50 88 10M36 104q40 36 76-12m12 4q40 42 76 4", pal.rim, 1.2, opacity=0.75)
    earth(pen, pal, 160, 6)
