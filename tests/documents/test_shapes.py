"""Values of another shape than a reader expects: a fault in words or a faithful reading, never a traceback."""

from collections.abc import Iterator
from copy import copy
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.breadth import some

from timescoop.catalogue import GAMES
from timescoop.documents import (
    Document,
    card_document,
    check_scenario,
    draft,
    read_cards,
    read_deck_file,
    read_file,
    read_position,
    write_text,
)
from timescoop.kernel import TimescoopError

SCENARIOS = Path(__file__).parents[1] / "scenarios"
ODD: list[Any] = [
    [], ["A"], {"a": 1}, 10**20, -1, True, None, 1.5, "", "x" * 50, [[1]], {"name": ["A"]}, {1: 2}, [None], {"a": None},
]  # fmt: skip
DECK = {
    "game": "ccg",
    "deck": "X",
    "draw": ["3 Cyberman", "Dalek"],
    "plots": ["Cliffhanger"],
    "brought": {"Telos (2486)": ["Cyberman"]},
}
EDITIONS = [(game.key, edition.key) for game in GAMES.values() for edition in game.editions if game.workshop]


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place in a value, the whole of it first."""
    yield path
    below = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, child in below:
        yield from places(child, (*path, key))


def put(value: Any, path: tuple[Any, ...], instead: Any) -> Any:
    """The same with something else at one place; what is not on the way is shared."""
    if not path:
        return instead
    value = copy(value)
    value[path[0]] = put(value[path[0]], path[1:], instead)
    return value


@cache
def scenarios() -> list[Any]:
    return [document.value for path in sorted(SCENARIOS.rglob("*.yaml")) for document in read_file(path)]


@cache
def whole_file(key: str, edition: str) -> Any:
    return card_document(GAMES[key], edition).value


@st.composite
def misshapen(draw: st.DrawFn, whole: Any) -> Any:
    """A value with something odd at one place."""
    return put(whole, draw(st.sampled_from(list(places(whole)))), draw(st.sampled_from(ODD)))


def refused_or_taken(reader: Any, *given: Any) -> None:
    """A reader takes something or refuses it in words; any other error is a fault of ours."""
    try:
        reader(*given)
    except TimescoopError as error:
        assert str(error), "nothing was said"  # noqa: PT017 - it may be taken as well


@settings(max_examples=300)
@given(st.data())
def test_a_position_of_any_shape(data: st.DataObject) -> None:
    document = Document(data.draw(misshapen(data.draw(st.sampled_from(scenarios()))["given"])), {}, "")
    refused_or_taken(read_position, document, GAMES)


@settings(max_examples=60)
@given(st.data())
def test_a_scenario_of_any_shape(data: st.DataObject) -> None:
    check_scenario(Document(data.draw(misshapen(data.draw(st.sampled_from(scenarios())))), {}, ""), GAMES)


@settings(max_examples=60)
@given(st.data())
def test_a_deck_of_any_shape(data: st.DataObject) -> None:
    text = write_text(data.draw(misshapen(DECK)))
    refused_or_taken(read_deck_file, text, "", GAMES)


@pytest.mark.parametrize(("key", "edition"), some(EDITIONS, 0, 2, 3))
@settings(max_examples=25)
@given(data=st.data())
def test_a_set_of_any_shape(key: str, edition: str, data: st.DataObject) -> None:
    rows = whole_file(key, edition)["cards"]
    row = {name: each for name, each in data.draw(st.sampled_from(rows)).items() if name != "warrants"}
    document = Document(data.draw(misshapen({"game": key, "edition": edition} | row)), {}, "")
    refused_or_taken(draft, document, GAMES)


@pytest.mark.parametrize(("key", "edition"), EDITIONS)
@settings(max_examples=12, deadline=None)
@given(data=st.data())
def test_a_card_file_of_any_shape(key: str, edition: str, data: st.DataObject) -> None:
    whole = whole_file(key, edition)
    few = {name: each for name, each in whole.items() if name != "cards"} | {"cards": whole["cards"][:12]}
    path = data.draw(st.sampled_from(list(places(few))))
    document = Document(put(whole, path, data.draw(st.sampled_from(ODD))), {}, "")
    refused_or_taken(read_cards, document, GAMES)


def test_a_number_of_cards_has_a_bound() -> None:
    for key, side in (("nemesis", "Davros"), ("ccg", ""), ("invasion", "")):
        player: dict[str, Any] = {"hand": 10**20} | ({"side": side} if side else {})
        position = {"game": key, "players": {"Ann": player, "Bob": {"side": "Ashad"} if side else {}}}
        with pytest.raises(TimescoopError, match="a number from 0 to 999 is expected"):
            read_position(Document(position, {}, ""), GAMES)
