"""The same emblem in another coat, as `emblem=variant`."""

from dataclasses import replace
from functools import partial
from typing import Final

from timescoop.pictures.colours import mix
from timescoop.pictures.drawings import (
    bases,
    beasts,
    cyborgs,
    energies,
    gestures,
    ironware,
    landscape,
    machines,
    omens,
    statues,
    time_machines,
    visitors,
    warriors,
    wilds,
)
from timescoop.pictures.drawings.collars import t_collar
from timescoop.pictures.gallery import EMBLEMS, Draw, hang
from timescoop.pictures.palettes import Palette
from timescoop.pictures.pen import Pen


def leader(pen: Pen, pal: Palette) -> None:
    cyborgs.cyborg(pen, pal, dark_ears=True, gun=True)


def collared(pen: Pen, pal: Palette) -> None:
    t_collar(pen, "#7a1f2e", "#e3b44a")
    cyborgs.cyborg(pen, pal)


def chained(pen: Pen, pal: Palette) -> None:
    energies.planet(pen, pal, "#4a9be8", ringed=False)
    for k in range(9):
        pen.oval(
            40 + k * 20,
            150 - k * 15,
            13,
            7,
            "none",
            stroke="#c3ccd6" if k % 2 else "#66717f",
            stroke_width=5,
            transform=f"rotate(-36 {40 + k * 20} {150 - k * 15})",
        )


def bay(pen: Pen, pal: Palette) -> None:
    """A tower of water, a hall of copper, a bay."""
    _far, mid, near = landscape.tones(pal)
    pen.path("M-4 140H244v44H-4Z", pen.lin(mix(pal.low, pal.halo, 0.4), pal.ink))
    pen.solid(
        "M20 142V122Q60 66 150 92q20 6 26 50Z",
        mix("#b8743a", pal.far, 0.25),
        pal.rim,
        [("M110 70v76h70V70Z", near)],
    )
    pen.line("M52 118H96M52 130H96", pal.glow, 5)
    pen.path("M190 142l6-112 8-8 8 8 4 112Z", mix(mid, pal.rim, 0.5))
    pen.path("M204 22l8 8 4 112H204Z", mid)
    pen.line("M30 152h90m20 8h80", pal.glow, 1.6, opacity=0.6)


def lake(pen: Pen, pal: Palette) -> None:
    """A lake in a red desert."""
    far, mid, near = landscape.tones(pal)
    pen.path("M-4 118V74H30V60H74V82H96v36Zm154 0V66h18V52h46V76h30v42Z", mix("#a8522e", far, 0.3))
    pen.path("M52 118V60H74V82H96v36Zm144 0V52h18V76h30v42Z", mix("#6a2c18", mid, 0.3))
    wilds.sea(pen, pal, 116)
    pen.path("M-4 184V164q64-14 124 0t124-6v26Z", mix("#8a4a2a", near, 0.4))
    pen.path("M116 158V132a6 7 0 1 1 8 0v26Z", pal.ink)


def siege(pen: Pen, pal: Palette) -> None:
    bases.snow_base(pen, pal)
    for x, s in ((30, 1), (66, 0.8), (150, 0.8), (206, 1.1)):
        pen.path(
            f"M{x - 9 * s:.0f} 180V{150 - 12 * s:.0f}q{9 * s:.0f}-{14 * s:.0f} {18 * s:.0f} 0V180ZM{x - 14 * s:.0f} {142 - 12 * s:.0f}v-10h{28 * s:.0f}v10",
            pal.ink,
        )
        pen.dots([(x - 3, 146 - 12 * s), (x + 3, 146 - 12 * s)], 1.6, "#ff5a4a")


def moor(pen: Pen, pal: Palette) -> None:
    """Heather, a cairn and two banners."""
    far, mid, near = landscape.tones(pal)
    pen.path("M-4 130q54-70 114-14 60-66 134 4v64H-4Z", far)
    pen.path("M-4 146q84-36 154 2t94-8v44H-4Z", mid)
    pen.path("M98 156l8-36 10-16 10 18 8 34Z", near)
    for x in (60, 176):
        pen.line(f"M{x} 176V72", pal.ink, 4)
        pen.path(f"M{x} 74q20-8 34 2t26-2v28q-14 8-28 0t-32 2Z", "#2a4a8a")
        pen.line(f"M{x + 4} 78l50 22M{x + 4} 100l50-22", "#f4efe6", 4)
    pen.dots([(pen.between(0, 240), pen.between(156, 178)) for _ in range(20)], 2.4, "#a85a9a")


def maze(pen: Pen, pal: Palette) -> None:
    """A cave of statues; one has wings."""
    wilds.cave(pen, pal)
    _far, mid, _near = landscape.tones(pal)
    for x, y, s in ((70, 160, 0.8), (172, 160, 0.8), (122, 164, 1.2)):
        pen.path(
            f"M{x - 12 * s:.0f} {y}L{x - 8 * s:.0f} {y - 34 * s:.0f}a{8 * s:.0f} {9 * s:.0f} 0 1 1 {16 * s:.0f} 0L{x + 12 * s:.0f} {y}Z",
            mix(mid, pal.rim, 0.45),
        )
    pen.path("M112 128Q90 118 88 84q16 14 28 32Zm20 0q22-10 24-44-16 14-28 32Z", mix(mid, pal.rim, 0.6))


def box_desert(pen: Pen, pal: Palette) -> None:
    """A blue box in a desert."""
    wilds.desert(pen, pal)
    pen.open(transform="translate(86 62) rotate(-7 60 80) scale(.55)")
    time_machines.blue_box(pen, pal)
    pen.close()


def crag(pen: Pen, pal: Palette) -> None:
    """Rocks, a shrine with a flame, old wrecks."""
    far, mid, near = landscape.tones(pal)
    pen.path("M-4 150 20 84l30 36L84 50l36 68 40-44 36 48 48-32v94H-4Z", far)
    pen.path("M-4 164l44-46 30 30 40-36 40 40 50-36 44 42v26H-4Z", mid)
    pen.path("M92 170V130l18-18h24l18 18v40Z", near)
    pen.path("M114 170V140a8 10 0 0 1 16 0v30Z", pal.ink)
    pen.glow(122, 150, 30, "#ff9a3c", 1)
    pen.path("M122 138q10 14 0 24-10-10 0-24Z", "#ffd34d")
    pen.open(transform="rotate(30 196 146)")
    pen.path("M176 150l10-22h18l10 22Zm14-22V108h10v20Z", near)
    pen.close()
    landscape.earth(pen, pal, 166, 4)


def ambush(pen: Pen, pal: Palette) -> None:
    """Eyes among trees."""
    wilds.jungle(pen, pal)
    for x, y in ((60, 120), (110, 96), (168, 112), (132, 142), (200, 146), (36, 150)):
        pen.path(f"M{x - 13} {y}q7-8 13 0q6-8 13 0q-6 6-13 0q-7 6-13 0Z", pal.ink)
        pen.dots([(x - 6, y), (x + 6, y)], 2.6, "#ffd84d")


def stop_sign(pen: Pen, pal: Palette) -> None:
    """Words under torn wallpaper."""
    pen.path("M0 0H240V180H0Z", mix(pal.low, "#8a7a5a", 0.5))
    pen.dots(
        [(x + (y // 30 % 2) * 15, y) for y in range(12, 180, 30) for x in range(10, 240, 30)],
        4,
        mix(pal.low, "#5a4a34", 0.6),
    )
    pen.path(
        "M34 0 64 22 50 44 84 62 70 96l22 14-12 40 30 30h90l-12-30 20-18-18-32 16-30-22-22 12-28L176 0Z",
        "#efe3c8",
    )
    pen.line(
        "M96 40V64m0 0q12 2 12-12T96 40m22 0V56q0 8 7 8t7-8V40m26 6q-14-8-14 6t14 10m10-22V64m14-24-14 12 14 12M106 92v28m0-28 20 28V92m14 14a8 14 0 1 0 16 0 8 14 0 1 0-16 0m24-14 5 28 6-18 6 18 5-28",
        pal.ink,
        4.4,
    )
    pen.path("M120 136v18h-8l14 18l14-18h-8v-18Z", "#a3262e")


# name, the emblem whose place on the canvas it shares, label, drawing
VARIANTS: Final[tuple[tuple[str, str, str, Draw], ...]] = (
    ("pepperpot=red", "pepperpot", "Red Dalek", partial(machines.pepperpot, tin="red")),
    ("pepperpot=black", "pepperpot", "Black Dalek", partial(machines.pepperpot, tin="black")),
    ("pepperpot=gunner", "pepperpot", "Dalek with a cannon", partial(machines.pepperpot, big_gun=True, tin="grey")),
    ("pepperpots=white", "pepperpots", "Grey Daleks", partial(machines.pepperpots, tin="grey")),
    ("cyborg=leader", "cyborg", "Cyber Leader", leader),
    ("cyborg=collar", "cyborg", "Cyber Lord", collared),
    ("cyborg=brain", "cyborg", "Cyber Controller", partial(cyborgs.cyborg, brain=True)),
    ("cyborg=half", "cyborg", "Half-converted Cyberman", partial(cyborgs.cyborg, half=True)),
    ("angel=fanged", "angel", "Snarling Angel", partial(statues.angel, pose="fanged")),
    ("angel=child", "angel", "Cherub", partial(statues.angel, pose="child")),
    ("reptile=sea", "reptile", "Sea Devil", partial(warriors.reptile, sea=True)),
    ("horned=bull", "horned", "Minotaur", partial(beasts.horned, kind="bull")),
    ("headless=decayed", "headless", "Hooded corpse", visitors.headless),
    ("planet=chained", "planet", "Stolen planet", chained),
    ("eye=spiral", "eye", "Hypnotic eye", partial(gestures.eye, spiral=True)),
    ("grave=snow", "grave", "Snowy gravestone", partial(omens.grave, snow=True)),
    ("bulb=lit", "bulb", "Lit bulb", partial(ironware.bulb, out=False)),
    ("brush=duck", "brush", "Torn wallpaper", stop_sign),
    ("blue-box=battered", "blue-box", "Battered box", partial(time_machines.blue_box, battered=True, tone="#5a6a86")),
    ("harbour=bay", "harbour", "Bay with a tower", bay),
    ("sea=lake", "sea", "Desert lake", lake),
    ("snow-base=siege", "snow-base", "Base under siege", siege),
    ("snow-base=red", "domes", "Red base", bases.snow_base),
    ("snow-base=moon", "snow-base", "Moon base", bases.snow_base),
    ("monastery=ruin", "monastery", "Crag with a shrine", crag),
    ("mine-valley=moor", "mine-valley", "Moor with banners", moor),
    ("island=pyramid", "island", "Pyramid island", partial(wilds.island, fort=False)),
    ("cave=angel", "cave", "Maze of statues", maze),
    ("desert=box", "desert", "Box in the desert", box_desert),
    ("hunting=ambush", "hunting", "Eyes in the wood", ambush),
)

for _name, _like, _label, _draw in VARIANTS:
    hang(replace(EMBLEMS[_like], name=_name, label=_label, draw=_draw))
