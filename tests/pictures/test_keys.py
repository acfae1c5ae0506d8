"""Keys are the whole of a picture: they come back as they were, and anything else is refused at once."""

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from timescoop.pictures import Recipe, draw, emblems, recipe_from
from timescoop.pictures.gallery import EFFECTS
from timescoop.pictures.palettes import PALETTES
from timescoop.pictures.recipes import LONGEST_KEY, SKIES

EMBLEMS = [choice.name for group in emblems().values() for choice in group]
SOME_EFFECTS = st.lists(st.sampled_from(sorted(EFFECTS)), max_size=3).map(tuple)
RECIPES = st.builds(
    Recipe,
    st.sampled_from(sorted(PALETTES)),
    st.sampled_from([*EMBLEMS, "many-soldier", "many-apeman", "amy+rory", "yaz+graham+ryan"]),
    SOME_EFFECTS,
    SOME_EFFECTS,
    st.booleans(),
    st.sampled_from(["", *SKIES]),
    st.integers(0, 4095),
)
SECOND = 1.0  # far more than a refusal takes, on the slowest machine


@given(RECIPES)
def test_a_key_comes_back_as_the_recipe_it_was_made_of(recipe: Recipe) -> None:
    if len(recipe.key) > LONGEST_KEY:
        with pytest.raises(ValueError, match="no key"):
            recipe_from(recipe.key)
    else:
        assert recipe_from(recipe.key) == recipe
        assert set(recipe.key) <= set("abcdefghijklmnopqrstuvwxyz0123456789.+=-"), "it can stand in an address"


@given(RECIPES)
def test_everything_a_key_asks_for_is_drawn_in_bounds(recipe: Recipe) -> None:
    assert len(draw(recipe).encode()) < 16_384


@given(st.text(max_size=200))
def test_a_text_that_is_no_key_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"[Nn]o |isn.t "):
        recipe_from(text)


HOSTILE = {
    "very long": "bronze.pepperpot" + ".over-beam" * 100_000 + ".777",
    "many times over": "bronze." + "many-" * 100_000 + "soldier.777",
    "people without end": "bronze." + "amy+" * 100_000 + "rory.777",
    "almost a key": "a" * 100_000 + "." + "a" * 100_000,
    "too many effects": "bronze.pepperpot" + ".over-beam" * 4 + ".777",
    "another palette": "gold.pepperpot.777",
    "another emblem": "bronze.teapot.777",
    "a place in numbers": "bronze.many-city.777",
    "nobody beside somebody": "dusk.amy+somebody.777",
    "a sky that is not": "moss.village.sky-green.777",
    "in the wrong order": "bronze.pepperpot.beams.over-beam.777",
    "capitals": "bronze.pepperpot.77C",
    "a line's end": "bronze.pepperpot.777\n",
    "digits of another script": "bronze.pepperpot.\u0667\u0667\u0667",
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_key_is_refused_at_once(name: str) -> None:
    start = time.perf_counter()
    with pytest.raises(ValueError, match=r"[Nn]o |at most|isn.t "):
        recipe_from(HOSTILE[name])
    assert time.perf_counter() - start < SECOND
