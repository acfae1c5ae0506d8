"""Views, card faces and options are what their schemas say, key by key, in random games of every game."""

import json
from collections.abc import Iterator
from typing import Any, Final, TypedDict

import pytest
from jsonschema import Draft202012Validator, ValidationError
from tests.breadth import ends

from timescoop.catalogue import GAMES
from timescoop.documents import SHAPES, on_offer, schema_of, schema_text
from timescoop.kernel import Table
from timescoop.testkit import NAMES, editions_of, random_walk
from timescoop.testkit.walks import LONGEST_GAME

VALIDATORS: Final = {name: Draft202012Validator(json.loads(schema_text(name))) for name in SHAPES}
STRIDE: Final = 12  # decisions a seat between two tables that are looked at
LONGEST: Final = 300  # decisions, but for the smallest table of an edition: that game is played to its end


def tables(key: str, edition: str, seats: int) -> Iterator[Table]:
    """Some tables of a random game, and the last one."""
    game, table = GAMES[key], None
    longest = LONGEST_GAME if seats == game.edition(edition).least else LONGEST
    for nth, (table, _, _) in enumerate(random_walk(game, seats, seats, edition, longest=longest)):
        if nth % (STRIDE * seats) == 0:
            yield table
    assert table is not None
    yield table


SETTINGS: Final = ends([(key, edition, seats) for key, game in GAMES.items() for edition, seats in editions_of(game)])


@pytest.mark.parametrize(("key", "edition", "seats"), SETTINGS)
def test_every_view_of_every_seat_and_of_a_watcher_is_what_the_schema_says(key: str, edition: str, seats: int) -> None:
    for table in tables(key, edition, seats):
        for seat in range(seats + 1):
            VALIDATORS["view"].validate(GAMES[key].view(table, seat))


@pytest.mark.parametrize(("key", "edition", "seats"), [each for each in SETTINGS if each[2] in {3, 4}])
def test_faces_and_options_are_what_their_schemas_say(key: str, edition: str, seats: int) -> None:
    game = GAMES[key]
    table = game.deal(seats=seats, seed=bytes(32), edition=edition)
    for face in game.faces(table):
        VALIDATORS["face"].validate(face)
    for option, words in on_offer(game, table, table.waiting()[0], NAMES[:seats]):
        VALIDATORS["option"].validate({"number": option, "words": words})


def test_an_undeclared_key_is_an_error_at_any_depth() -> None:
    view: Any = GAMES["invasion"].view(GAMES["invasion"].deal(seats=2, seed=bytes(32)), 0)
    for part in (view, view["seats"][0], view["seats"][0]["zones"][0]["cards"][0], view["asked"][0]):
        part["more"] = 1
        with pytest.raises(ValidationError, match="more"):
            VALIDATORS["view"].validate(view)
        del part["more"]
        VALIDATORS["view"].validate(view)


@pytest.mark.parametrize("name", SHAPES)
def test_the_schemas_are_those_of_the_types(name: str) -> None:
    assert json.loads(schema_text(name)) == schema_of(SHAPES[name]), "run scripts/schemas.py"
    Draft202012Validator.check_schema(json.loads(schema_text(name)))


@pytest.mark.parametrize("name", SHAPES)
def test_every_key_is_described(name: str) -> None:
    for shape, schema in json.loads(schema_text(name))["$defs"].items():
        assert schema["description"], shape
        assert all(each["description"] for each in schema["properties"].values()), shape


def test_what_json_has_no_type_for_has_no_schema() -> None:
    class Odd(TypedDict):
        """Odd.

        Attributes:
            numbers: Not a list.
        """

        numbers: set[int]

    with pytest.raises(TypeError):
        schema_of(Odd)
