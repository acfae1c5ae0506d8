"""From what a card says of itself to what its picture shows.

The first that answers wins: a picture somebody chose, the card's name, a word of its name, its traits, its type. The
last is a fallback, which still differs from card to card.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache, lru_cache
from hashlib import blake2b
from typing import Final

from timescoop.pictures.facts import PictureFacts
from timescoop.pictures.lookup import emblem_named
from timescoop.pictures.recipes import LUCK, Recipe
from timescoop.pictures.tables.deeds import DEEDS
from timescoop.pictures.tables.foes import FOES
from timescoop.pictures.tables.friends import FRIENDS
from timescoop.pictures.tables.gear import GEAR
from timescoop.pictures.tables.kinds import ERAS, FACTIONS, TRAITS, TYPES
from timescoop.pictures.tables.scenery import PLACES
from timescoop.pictures.tables.words import WORDS

PLACE_TYPES: Final = ("spacetime", "location", "starting location")
OTHERWISE: Final = ("time vortex", "time puzzle", "brass gears")  # a type that nobody knows
LONGEST_NAME: Final = 200  # letters of a name that are looked at


@lru_cache(maxsize=4096)
def recipe_of(facts: PictureFacts) -> Recipe:
    """What the picture of a card shows.

    Raises:
        ValueError: Somebody chose a picture that does not exist.
    """
    own = None if facts.picture else next((named()[name] for name in names_of(facts) if name in named()), None)
    return replace(own or tuned(chosen(facts), facts), luck=luck_of(facts))


def luck_of(facts: PictureFacts) -> int:
    """What differs between two cards that show the same, from 0 to 4095."""
    told = f"{facts.game}|{facts.edition}|{facts.name}|{facts.subtitle}"
    return int.from_bytes(blake2b(told.encode("utf-8", "replace"), digest_size=2).digest(), "big") % LUCK


def chosen(facts: PictureFacts) -> Recipe:
    """What a card shows that has no line of its own in the tables, before its faction and era colour it."""
    if facts.picture:
        emblem_named(facts.picture)
        return usual(facts.picture)
    printed = [plain(trait) for trait in facts.traits]
    groups = [plain(group) for group in (facts.family, facts.faction) if group]
    told = by_word(plain(f"{facts.name} {facts.subtitle}"))
    return told or by_trait(printed) or by_words(printed) or by_trait(groups) or by_words(groups) or by_type(facts)


def names_of(facts: PictureFacts) -> Iterator[str]:
    """What a card may be called in the tables, the most exact first."""
    name, subtitle = plain(facts.name), plain(facts.subtitle)
    yield f"{facts.game}:{facts.edition}:{name}"
    yield f"{facts.game}:{name}"
    yield f"{name}/{subtitle}"
    yield name
    yield name.removeprefix("the ")


def plain(name: str) -> str:
    """A name in small letters, without marks."""
    letters = re.sub(r"[^a-z0-9/: ]", "", name[:LONGEST_NAME].casefold().replace("é", "e").replace("-", " " * 0))
    return re.sub(r"\s+", " ", letters).strip()


def read(line: str) -> Recipe:
    """A recipe in the words of a table: palette emblem [+behind] [^over] [*] [@sky]."""
    palette, emblem, *rest = line.split()
    return Recipe(
        palette,
        emblem,
        tuple(word[1:] for word in rest if word[0] == "+"),
        tuple(word[1:] for word in rest if word[0] == "^"),
        "*" in rest,
        next((word[1:] for word in rest if word[0] == "@"), ""),
    )


def lines(table: str) -> Iterator[tuple[str, str]]:
    """The lines of a table: what stands before the last colon, and behind it."""
    for line in table.strip().splitlines():
        head, _, tail = line.rpartition(": ")
        yield head, tail


@cache
def named() -> dict[str, Recipe]:
    """The recipes of the cards that have their own."""
    return {
        plain(name).replace(" / ", "/"): read(told)
        for table in (FOES, FRIENDS, PLACES, GEAR, DEEDS)
        for heads, told in lines(table)
        for name in heads.split(", ")
    }


@cache
def usual_recipes() -> dict[str, Recipe]:
    """For each emblem of the tables, how it is shown first."""
    found: dict[str, Recipe] = {}
    for told in (
        *named().values(),
        *(read(told) for _, told in lines(WORDS)),
        *(read(told) for _, told in lines(TRAITS)),
    ):
        found.setdefault(told.emblem, replace(told, behind=(), over=()))
    return found


def usual(emblem: str) -> Recipe:
    """How an emblem is shown where only it is chosen."""
    shown = usual_recipes()
    return shown.get(emblem) or replace(shown.get(emblem.partition("=")[0], read(OTHERWISE[0])), emblem=emblem)


@cache
def patterns() -> tuple[tuple[re.Pattern[str], Recipe], ...]:
    """Words of a name, and what they show."""
    return tuple((re.compile(rf"\b(?:{words})"), read(told)) for words, told in lines(WORDS))


def by_word(name: str) -> Recipe | None:
    """The first word of a name that says something."""
    return next((recipe for pattern, recipe in patterns() if pattern.search(name)), None)


def by_words(said: Sequence[str]) -> Recipe | None:
    """The first word that says something, of several texts."""
    return next(filter(None, map(by_word, said)), None)


@cache
def traits() -> dict[str, Recipe]:
    """Traits, and what they show."""
    return {trait: read(told) for trait, told in lines(TRAITS)}


def by_trait(said: Sequence[str]) -> Recipe | None:
    """What the traits say; the one that stands first in the table wins. One of several Daleks counts as a Dalek."""
    keys = {key for word in said for key in (word.replace(" ", ""), word.replace(" ", "").rstrip("s"))}
    return next((recipe for trait, recipe in traits().items() if trait in keys), None)


@cache
def types() -> dict[str, tuple[Recipe, ...]]:
    """Types of cards, and what they may show."""
    return {sort: tuple(read(one) for one in told.split(" | ")) for sort, told in lines(TYPES)}


def by_type(facts: PictureFacts) -> Recipe:
    """What a card of its type may show; which of them depends on its name."""
    choices = types().get(facts.type.casefold()) or tuple(read(one) for one in OTHERWISE)
    return choices[luck_of(facts) % len(choices)]


@cache
def colours() -> dict[str, str]:
    """The palette of each faction."""
    return {name: palette for palette, names in lines(FACTIONS) for name in names.split(", ")}


@cache
def eras() -> dict[str, tuple[str, str]]:
    """The palette and the sky of each era."""
    return {era: (told.split()[0], told.partition("@")[2]) for era, told in lines(ERAS)}


def tuned(recipe: Recipe, facts: PictureFacts) -> Recipe:
    """A card wears the colours of its faction, and an invented place those of its era."""
    palette = colours().get(facts.faction.casefold()) or colours().get(facts.family.casefold())
    if palette:
        return replace(recipe, palette=palette)
    era = next((eras()[plain(word)] for word in facts.traits if plain(word) in eras()), None)
    if era and facts.type.casefold() in PLACE_TYPES:
        return replace(recipe, palette=era[0], sky=recipe.sky if recipe.sky == "none" else era[1])
    return recipe
