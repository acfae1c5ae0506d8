"""Persons by name, several together, and anybody else."""

from functools import partial
from typing import Final

from timescoop.pictures.drawings.groups import crowd
from timescoop.pictures.drawings.people import Outfit, bust
from timescoop.pictures.drawings.wardrobe import CROWDS, DOCTORS, PEOPLE
from timescoop.pictures.gallery import Draw, Emblem, hang
from timescoop.pictures.palettes import Palette
from timescoop.pictures.pen import Pen

HAIR_COLOURS: Final = ("#231c1e", "#4a2e1c", "#6a4426", "#a3562e", "#d9b66a", "#b9b4ae")
ORDINALS: Final = (
    "First Second Third Fourth Fifth Sixth Seventh Eighth Ninth Tenth Eleventh Twelfth Thirteenth Fourteenth"
)
COATS: Final = ("#3b4a6b", "#6a3a44", "#3f5f4a", "#6a5638", "#4a3a6a", "#2f5a66", "#7a4a2e", "#44464e")
SKINS: Final = ("fair", "rose", "tan", "brown", "deep", "pale")
THROATS: Final = ("shirt", "open", "polo", "cravat", "crew")
LONG_HAIR: Final = ("long", "bob", "pony", "bun", "longwavy", "pixie")
SHORT_HAIR: Final = ("short", "crop", "floppy", "slick", "mop", "curls")
OUTFITS: Final[dict[str, Outfit]] = {**DOCTORS, **PEOPLE, **CROWDS}
VIEW: Final = (0.94, -14)  # how a person lies on the canvas: scale, and where the top comes
LABELS: Final = {  # of those whose name is not what people call them
    "war-doctor": "War Doctor",
    **{str(nth + 1): f"{word} Doctor" for nth, word in enumerate(ORDINALS.split())},
    "sarah": "Sarah Jane",
    "sarah-later": "Sarah Jane, later",
    "doctor-donna": "DoctorDonna",
    "martha-maid": "Martha as a maid",
    "saxon": "Saxon",
    "agent": "Agent with a bow tie",
    "red-balloon": "Girl with a balloon",
    "teacher": "Schoolmaster",
    "master": "The Master",
    "rani": "The Rani",
    "brigadier": "The Brigadier",
    "worker": "Worker in a cap",
    "thal": "Thal",
    "crew": "Member of a crew",
    "envoy": "Time Lord envoy",
    "shades": "Man in sunglasses",
}
PLACES: Final = {  # where those stand who are drawn together: x, y, size
    2: ((-46, 20, 0.86), (46, 20, 0.86)),
    3: ((-64, 34, 0.76), (64, 34, 0.76), (0, 18, 0.9)),
}


def person(name: str) -> Draw:
    """Draw somebody from the wardrobe."""
    return partial(bust, outfit=OUTFITS[name])


def somebody(pen: Pen, pal: Palette) -> None:
    """Draw anybody: dress, hair and skin depend on luck."""
    woman = bool(pen.below(2))
    jaw = "f" if woman else pen.one("m", "heavy")
    outfit = Outfit(
        jaw=jaw,
        slim=woman,
        skin=pen.one(*SKINS),
        hair=pen.one(*(LONG_HAIR if woman else SHORT_HAIR)),
        hair_colour=pen.one(*HAIR_COLOURS),
        coat=pen.one(*COATS),
        throat=pen.one(*THROATS),
        wide_lapel=pen.between(0.8, 1.5),
        wears=pen.one("", "", "glasses", "round", "", "", "", ""),
        hat=pen.one("", "", "", "", "fedora", "flat", "", ""),
    )
    bust(pen, pal, outfit)


def together(*names: str) -> Draw:
    """Draw two or three people side by side."""

    def draw(pen: Pen, pal: Palette) -> None:
        for name, (x, y, size) in zip(names, PLACES[len(names)], strict=True):
            pen.open(transform=f"translate({x + 100 - 100 * size:.1f} {y}) scale({size})")
            person(name)(pen, pal)
            pen.close()

    return draw


def many(one: Draw) -> Draw:
    """Draw one in front of two of the same kind."""

    def draw(pen: Pen, pal: Palette) -> None:
        crowd(pen, pal, one, 78, 30, 0.74, 0.75)

    return draw


for _name in OUTFITS:
    _label = LABELS.get(_name, _name.replace("-", " ").title())
    hang(Emblem(_name, _label, "person", person(_name), *VIEW))
hang(Emblem("somebody", "Somebody", "person", somebody, *VIEW))
