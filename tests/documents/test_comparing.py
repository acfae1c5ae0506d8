"""What a scenario expects of a position: parts, lists in any order, and what can never hold."""

from typing import Any

import pytest

from timescoop.documents.proving.comparing import compare
from timescoop.kernel import BadNotation

FOUND: dict[str, Any] = {
    "turn": "Tom",
    "discard": ["Yetis", "Jamie", "Yetis"],
    "players": {
        "Tom": {
            "time_points": 3,
            "locations": [
                {"name": "ITAR", "tardis": False, "attack": None},
                {"name": "U.N.I.T. H.Q.", "tardis": True, "attack": {"by": "Ann", "enemies": ["Daleks"]}},
                {"name": "Twin"},
                {"name": "Twin"},
            ],
        }
    },
}


def wrong(expected: dict[str, Any]) -> list[str]:
    return [".".join(map(str, difference.path)) for difference in compare(expected, FOUND)]


@pytest.mark.parametrize(
    "expected",
    [
        {"turn": "Tom"},
        {"players.Tom.time_points": 3},
        {"players": {"Tom": {"time_points": 3}}},
        {"players.Tom.locations.ITAR.tardis": False},
        {"players.Tom.locations.ITAR": {"attack": None, "tardis": False}},
        {"players.Tom.locations.0.name": "ITAR"},
        {"players.Tom.locations.U.N.I.T. H.Q..attack.by": "Ann"},
        {"discard": ["Jamie", "Yetis", "Yetis"]},
        {"discard": {"has": ["Yetis", "Yetis"]}},
        {"discard": {"has": "Jamie", "lacks": ["Daleks"], "count": 3}},
        {"discard.count": {"Yetis": 2, "Daleks": 0}},
        {"discard": {"first": ["Yetis", "Jamie"], "last": "Yetis"}},
        {"players.Tom.locations": {"count": 4, "has": ["ITAR"]}},
        {"players.Tom.locations": {"has": [{"name": "ITAR", "tardis": False}, "Twin", "Twin"]}},
        {"players.Tom.locations": {"lacks": [{"name": "ITAR", "tardis": True}]}},
        {"players.Tom.locations": {"first": [{"name": "ITAR", "attack": None}]}},
        {"players.Tom.locations.Telos": None},
        {"players.Tom.time_points": {"count": 3}},
    ],
)
def test_what_holds(expected: dict[str, Any]) -> None:
    if "discard.count" in expected:
        expected = {"discard": {"count": expected["discard.count"]}}
    assert wrong(expected) == []


@pytest.mark.parametrize(
    ("expected", "where"),
    [
        ({"turn": "Ann"}, "turn"),
        ({"players.Tom.time_points": 4}, "players.Tom.time_points"),
        ({"players.Tom.time_points": True}, "players.Tom.time_points"),
        ({"players.Tom.locations.ITAR.tardis": True}, "players.Tom.locations.ITAR.tardis"),
        ({"players.Tom.locations.ITAR.tardis": 0}, "players.Tom.locations.ITAR.tardis"),
        ({"players.Tom.locations.ITAR.attack.by": "Ann"}, "players.Tom.locations.ITAR.attack.by"),
        ({"players.Tom.locations.ITAR.attack.by": None}, "players.Tom.locations.ITAR.attack.by"),
        ({"players.Tom.locations.Telos.attack": None}, "players.Tom.locations.Telos.attack"),
        ({"players.Tom.locations": {"has": [{"name": "ITAR", "tardis": True}]}}, "players.Tom.locations.has"),
        ({"players.Tom.locations": {"lacks": [{"name": "ITAR", "tardis": False}]}}, "players.Tom.locations.lacks"),
        ({"players.Tom.locations": {"first": [{"name": "ITAR", "tardis": True}]}}, "players.Tom.locations.first"),
        ({"players.Tom.locations.Telos.tardis": True}, "players.Tom.locations.Telos.tardis"),
        ({"discard": ["Jamie", "Yetis"]}, "discard"),
        ({"discard": []}, "discard"),
        ({"discard": {}}, "discard"),
        ({"discard": {"has": ["Yetis", "Yetis", "Yetis"]}}, "discard.has"),
        ({"discard": {"lacks": ["Jamie", "Daleks"]}}, "discard.lacks"),
        ({"discard": {"count": 2}}, "discard.count"),
        ({"discard": {"count": {"Yetis": 1}}}, "discard.count.Yetis"),
        ({"discard": {"first": ["Jamie"]}}, "discard.first"),
        ({"discard": {"last": "Jamie"}}, "discard.last"),
    ],
)
def test_what_does_not_hold_is_told_with_its_place(expected: dict[str, Any], where: str) -> None:
    assert wrong(expected) == [where]


@pytest.mark.parametrize(
    ("expected", "said"),
    [
        ({"trun": "Tom"}, "perhaps 'turn'"),
        ({"players.Tom.time_ponts": 3}, "perhaps 'time_points'"),
        ({"players.Bob.time_points": None}, "there is no 'Bob'"),
        ({"turn.name": "Tom"}, "has no part 'name'"),
        ({"players.Tom.locations.Twin.tardis": True}, "2 of these are called 'Twin'"),
        ({"discard": {"has": []}}, "names nothing"),
        ({"discard": {"lacks": []}}, "names nothing"),
    ],
)
def test_what_could_never_fail_or_never_hold_is_refused(expected: dict[str, Any], said: str) -> None:
    with pytest.raises(BadNotation, match=said):
        wrong(expected)


def test_a_difference_is_readable() -> None:
    (difference,) = compare({"discard": {"has": ["Daleks"]}}, FOUND)
    assert str(difference) == "discard.has\n  expected: [Daleks]\n  found:    [Yetis, Jamie, Yetis]"
