"""Card pictures, drawn by our own code from what a card says of itself.

`recipe_of(facts)` chooses what a picture shows, `Recipe.key` is a short text that stands for it in an address, and
`draw(recipe)` makes the SVG. The same facts always give the same picture.

>>> recipe = recipe_of(PictureFacts("Supreme Dalek", game="nemesis"))
>>> recipe.palette, recipe.emblem
('blood', 'pepperpot=red')
>>> recipe_from(recipe.key) == recipe
True
>>> draw(recipe).startswith('<svg ')
True
"""

from timescoop.pictures.backs import BACKS, draw_back
from timescoop.pictures.choices import Choice, check_emblem, emblems
from timescoop.pictures.choosing import recipe_of
from timescoop.pictures.composing import draw
from timescoop.pictures.facts import PictureFacts
from timescoop.pictures.recipes import Recipe, recipe_from

__all__ = [
    "BACKS",
    "Choice",
    "PictureFacts",
    "Recipe",
    "check_emblem",
    "draw",
    "draw_back",
    "emblems",
    "recipe_from",
    "recipe_of",
]
