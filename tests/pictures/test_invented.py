"""A card that somebody invents has a picture: by words of its name, by its traits, by its type."""

import re
import xml.etree.ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from timescoop.pictures import PictureFacts, draw, emblems, recipe_from, recipe_of

BUDGET = 6144
NAMES = st.text(st.characters(codec="utf-8"), max_size=60)
CHOICES = [choice.name for group in emblems().values() for choice in group]


@given(NAMES, st.sampled_from(["", "location", "enemy", "Artifact", "no such type"]), NAMES)
def test_a_card_of_any_name_has_a_picture(name: str, sort: str, trait: str) -> None:
    recipe = recipe_of(PictureFacts(name, type=sort, traits=(trait,)))
    assert recipe_from(recipe.key) == recipe
    svg = draw(recipe)
    assert len(svg.encode()) <= BUDGET
    ET.fromstring(svg)  # noqa: S314 - our own


@pytest.mark.parametrize(
    ("facts", "palette", "emblem"),
    [
        (PictureFacts("Dalek Gravedigger"), "bronze", "pepperpot"),
        (PictureFacts("The Haunted Castle", type="location"), "plum", "castle"),
        (PictureFacts("Guard of Honour", type="defender"), "olive", "many-soldier"),
        (PictureFacts("Zyx", type="enemy", family="cyberman"), "steel", "cyborg"),
        (PictureFacts("Zyx", type="Enemy", traits=("Robot", "Minion")), "slate", "android"),
        (PictureFacts("Zyx", type="instant", faction="dalek", traits=("Scheme",)), "bronze", "plan"),
        (PictureFacts("Zyx", type="Artifact", traits=("unheard of",)), None, None),
        (PictureFacts("Old Village", type="Spacetime", traits=("Far Future",)), "fire", "village"),
        (PictureFacts("Zyx", picture="blue-box"), "hero", "blue-box"),
        (PictureFacts("Zyx", picture="cyborg", faction="master"), "plum", "cyborg"),
        (PictureFacts("Daleks", picture="fez"), "dusk", "fez"),
    ],
    ids=lambda value: str(getattr(value, "name", value)),
)
def test_a_card_shows_what_it_says_of_itself(facts: PictureFacts, palette: str | None, emblem: str | None) -> None:
    recipe = recipe_of(facts)
    if palette:
        assert (recipe.palette, recipe.emblem) == (palette, emblem)
    else:
        assert recipe.emblem in {"gears", "key", "detector"}


def test_two_inventions_of_a_type_differ() -> None:
    made = {recipe_of(PictureFacts(f"Zyx {n}", type="enemy")).key for n in range(50)}
    assert len(made) > 45


@pytest.mark.parametrize("name", CHOICES)
def test_everything_that_can_be_chosen_can_be_drawn(name: str) -> None:
    svg = draw(recipe_of(PictureFacts("Of my own", picture=name)))
    assert len(svg.encode()) <= BUDGET
    assert not re.search(r"nan|None", svg)


def test_choices_have_labels_and_stand_in_their_order() -> None:
    for group, choices in emblems().items():
        labels = [choice.label for choice in choices]
        assert len(choices) >= 50, group
        assert labels == sorted(labels, key=str.casefold)
        assert len(set(labels)) == len(labels), "two choices of one group have one label"
