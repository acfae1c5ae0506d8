"""From a recipe to its picture."""

from dataclasses import replace
from typing import Final

from timescoop.pictures.backdrop import finish, ground, poster, sky, stars
from timescoop.pictures.colours import mix
from timescoop.pictures.drawings.landscape import orb, two_moons
from timescoop.pictures.gallery import EFFECTS, Emblem
from timescoop.pictures.lookup import emblem_named
from timescoop.pictures.palettes import PALETTES, Palette
from timescoop.pictures.paths import num
from timescoop.pictures.pen import Pen, share
from timescoop.pictures.recipes import Recipe

EITHER_WAY: Final = frozenset(  # figures whose mirror image is as good
    {"pepperpot", "pepperpots", "snake", "eel", "robot-dog", "cyber-mite", "somebody", "cyborg", "reptile"}
)


def draw(recipe: Recipe, *, space: str = "") -> str:
    """The picture of a recipe as one SVG of 240 by 180 units, at most 6,144 bytes.

    It has presentation attributes only: no style, no script, nothing fetched. The same recipe is always drawn the same.

    Args:
        recipe: What to draw.
        space: What the ids in it begin with. A file of its own needs none; pictures in one page need different ones.

    Raises:
        ValueError: The recipe names an emblem that does not exist.
    """
    emblem = emblem_named(recipe.emblem)
    pen = Pen(recipe.key, space)
    pal = tinted(pen, PALETTES[recipe.palette])
    if emblem.sort == "place":
        draw_place(pen, pal, recipe, emblem)
    else:
        poster(pen, pal, beams=recipe.beams, plain=bool(recipe.behind) or "+" in recipe.emblem)
        for effect in recipe.behind:
            EFFECTS[effect](pen, pal)
        draw_emblem(pen, pal, recipe, emblem)
    for effect in recipe.over:
        EFFECTS[effect](pen, pal)
    finish(pen, pal)
    return pen.svg("xMidYMin" if emblem.scale else "xMidYMid")


def tinted(pen: Pen, pal: Palette) -> Palette:
    """The palette, a little towards one of its own colours: so two cards of a kind differ."""
    share = pen.between(0, 0.16)
    low = mix(pal.low, pen.one(pal.halo, pal.far, pal.glow), share)
    return replace(pal, low=low, top=mix(pal.top, pal.far, pen.between(0, 0.3)))


def draw_place(pen: Pen, pal: Palette, recipe: Recipe, emblem: Emblem) -> None:
    """A place under its sky."""
    sky(pen, pal)
    if recipe.sky != "day":
        stars(pen, pal, 90)
    if recipe.sky == "two":
        two_moons(pen, pal)
    elif recipe.sky != "none":
        orb(pen, pal, kind={"day": "sun", "": "moon"}.get(recipe.sky, recipe.sky))
    emblem.draw(pen, pal)
    ground(pen, pal, 146)


def draw_emblem(pen: Pen, pal: Palette, recipe: Recipe, emblem: Emblem) -> None:
    """A figure, scaled to the canvas, or a thing as it is."""
    if not emblem.scale:
        emblem.draw(pen, pal)
        return
    flip = emblem.name.partition("=")[0] in EITHER_WAY and not recipe.over and bool(pen.below(2))
    size = emblem.scale * (1 if emblem.sort == "person" else pen.between(0.96, 1.03))
    left, across = (120 + 100 * size, f"-{share(size)} ") if flip else (120 - 100 * size, "")
    pen.open(transform=f"translate({num(left)} {emblem.top}) scale({across}{share(size)})")
    emblem.draw(pen, pal)
    pen.close()
