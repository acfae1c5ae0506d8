"""People: a bust lit from the left, told apart by hair, hat, dress and what they hold."""

from dataclasses import dataclass
from typing import Final

from timescoop.pictures.colours import dark
from timescoop.pictures.drawings.collars import THROATS, lapels, t_collar, t_shirt
from timescoop.pictures.drawings.fabrics import PATTERNS
from timescoop.pictures.drawings.hair import BEHIND, draw_hair
from timescoop.pictures.drawings.hats import HATS
from timescoop.pictures.drawings.heads import WORN, Features, face, neck
from timescoop.pictures.gallery import Draw
from timescoop.pictures.palettes import Palette
from timescoop.pictures.pen import Pen, Shade

TORSO: Final = "M86 130c-12 12-42 16-55 32-11 15-18 44-22 88H191c-4-44-11-73-22-88-13-16-43-20-55-32q-14 14-28 0Z"
SLIM: Final = "M88 130c-10 13-34 17-45 32-9 15-15 44-18 88H175c-3-44-9-73-18-88-11-15-35-19-45-32q-12 14-24 0Z"
CAPE: Final = "M86 128c-26 4-56 12-76 42-14 30-20 60-22 80H212c-2-20-8-50-22-80-20-30-50-38-76-42l-14 22Z"
SHADOW: Final = "M100 120l4 130H220V120Z"


@dataclass(frozen=True)
class Outfit:
    """What tells a person from all others.

    Attributes:
        skin: A key of `heads.SKIN`.
        jaw: A key of `heads.FACES`.
        hair: A key of `hair.SHAPES` or `hair.OTHERS`.
        hair_colour: As `#rrggbb`, as all colours here.
        hat: A key of `hats.HATS`, or empty.
        hat_colour: Empty for the hat's own.
        coat: The colour of coat or dress.
        slim: Whether the shoulders are narrow.
        pattern: A key of `fabrics.PATTERNS`, or empty.
        accent: The second colour of the pattern; empty for its own.
        lapel: Whether the coat has lapels.
        wide_lapel: How wide they are; 1 is usual.
        piping: The colour of the lapels' edge, or empty.
        throat: A key of `collars.THROATS`, or empty.
        throat_colour: Empty for its own.
        shirt: The colour of a shirt under it, or empty.
        beard: A key of `heads.WORN`, or empty.
        wears: A key of `heads.WORN` for glasses or a patch, or empty.
        cape: The colours of a cape and its lining, or empty.
        collar: The colours of a high collar and its trim, or empty.
        stern: Whether they look stern.
        lips: The colour of the lips; empty for plain ones.
        old: Whether the face has lines.
        over: What they carry, drawn over everything else.
    """

    skin: str = "fair"
    jaw: str = "m"
    hair: str = "short"
    hair_colour: str = "#3a2416"
    hat: str = ""
    hat_colour: str = ""
    coat: str = "#3b4a6b"
    slim: bool = False
    pattern: str = ""
    accent: str = ""
    lapel: bool = True
    wide_lapel: float = 1.0
    piping: str = ""
    throat: str = "shirt"
    throat_colour: str = ""
    shirt: str = ""
    beard: str = ""
    wears: str = ""
    cape: tuple[str, str] | tuple[()] = ()
    collar: tuple[str, str] | tuple[()] = ()
    stern: bool = False
    lips: str = ""
    old: bool = False
    over: Draw | None = None


def bust(pen: Pen, pal: Palette, outfit: Outfit) -> None:
    """Draw a person from the chest upwards, on a canvas of 200 by 250."""
    behind(pen, pal, outfit)
    neck(pen, outfit.skin)
    torso(pen, pal, outfit)
    throat(pen, outfit)
    if outfit.lapel:
        lapels(pen, outfit.coat, outfit.wide_lapel, outfit.piping)
    features = Features(outfit.skin, outfit.jaw, dark(outfit.hair_colour, 0.2), outfit.lips, outfit.stern, outfit.old)
    face(pen, features)
    if outfit.beard:
        WORN[outfit.beard](pen, outfit.hair_colour)
    draw_hair(pen, outfit.hair, outfit.hair_colour)
    if outfit.hat:
        HATS[outfit.hat](pen, *filter(None, [outfit.hat_colour]))
    if outfit.wears:
        WORN[outfit.wears](pen)
    if outfit.over:
        outfit.over(pen, pal)


def behind(pen: Pen, pal: Palette, outfit: Outfit) -> None:
    """What hangs behind the head."""
    if outfit.collar:
        t_collar(pen, *outfit.collar)
    if outfit.cape:
        cape(pen, pal, *outfit.cape)
    if outfit.hair in BEHIND:
        pen.path(BEHIND[outfit.hair], dark(outfit.hair_colour, 0.4))


def cape(pen: Pen, pal: Palette, cloth: str, lining: str) -> None:
    """A cape that hangs behind the shoulders."""
    pen.solid(CAPE, cloth, pal.rim, [("M100 120V260H220V110Z", dark(cloth, 0.35))])
    pen.path("M78 140c-20 20-28 60-32 110H70c0-50 6-84 18-108Z", lining)
    pen.path("M122 140c20 20 28 60 32 110H130c0-50-6-84-18-108Z", dark(lining, 0.3))


def torso(pen: Pen, pal: Palette, outfit: Outfit) -> None:
    """Coat or dress."""
    coat = outfit.coat
    shades: list[Shade] = [(SHADOW, dark(coat, 0.28))]
    if outfit.pattern:
        shades += PATTERNS[outfit.pattern](pen, coat, outfit.accent)
        shades.append(f'<path d="{SHADOW}" fill="#05060c" opacity=".3"/>')
    pen.solid(SLIM if outfit.slim else TORSO, coat, pal.rim, shades)


def throat(pen: Pen, outfit: Outfit) -> None:
    """Shirt and tie, or what is worn instead."""
    if outfit.shirt:
        t_shirt(pen, outfit.shirt)
    if outfit.throat and not (outfit.throat == "shirt" and outfit.shirt):
        THROATS[outfit.throat](pen, *filter(None, [outfit.throat_colour]))
