"""Scenarios step by step: each answer and each claim has its moment, and a claim that does not hold is not ticked."""

from collections.abc import Iterator
from typing import Any

import pytest
from tests.breadth import WIDE, part

from timescoop.catalogue import GAMES
from timescoop.documents import Scenario, Showing, examples, laid_open, read_scenario, read_text, show
from timescoop.documents import write_text as written

GIVEN: dict[str, Any] = {
    "game": "invasion",
    "turn": "Ada",
    "players": {
        "Ada": {"hand": ["The Doctor", "Jamie", "Karn", "Ribos", "Vortis"], "locations": ["Telos"]},
        "Ben": {"hand": ["Yetis", "Daleks", "Egypt"], "locations": ["Gallifrey"]},
        "Cleo": {"hand": 2},
    },
}


def shown(**parts: Any) -> Showing:
    (document,) = read_text(written({"rule": "INV-DEF-03", "title": "a guard", "given": GIVEN, **parts}), "toy.yaml")
    return show(read_scenario(document), GAMES)


def every_scenario() -> Iterator[Scenario]:
    """Every scenario of every game, once."""
    seen: set[int] = set()
    for game in GAMES:
        for found in examples(game).values():
            for scenario in found:
                if id(scenario) not in seen:
                    seen.add(id(scenario))
                    yield scenario


def test_each_answer_and_each_claim_has_its_moment() -> None:
    showing = shown(
        when=[{"Ada": ["defend Telos", "Jamie"]}, {"then": {"asked": {"Ada": {"has": "done"}}}}, {"Ada": "done"}],
        then={"players.Ada.hand": {"count": 4}},
        refuse=[{"Ada": "attack Telos", "why": "INV-ENE-06"}],
    )
    said = [[answer.words for answer in moment.said] for moment in showing.moments]
    assert said == [[], ["defend Telos"], ["Jamie"], [], ["done"], []]
    claimed = [[claim.about for claim in moment.claims] for moment in showing.moments]
    assert claimed == [[], [], [], ["asked"], [], ["players.Ada.hand", "attack Telos"]]
    assert not any(claim.wrong for moment in showing.moments for claim in moment.claims)
    assert "(INV-ENE-06)" in showing.moments[-1].claims[-1].reason
    assert (showing.names[showing.eyes], showing.secret) == ("Ada", False)


def test_what_happens_between_two_claims_parts_them() -> None:
    showing = shown(
        when=[{"then": {"turn": "Ada"}}, {"then": {"players.Ada.hand": {"count": 5}}}, {"Ada": ["discard", "Karn"]}],
        then={"players.Ada.time_points": 1, "discard": ["Karn"]},
    )
    claimed = [[claim.about for claim in moment.claims] for moment in showing.moments]
    assert claimed == [[], ["turn", "players.Ada.hand"], [], [], ["players.Ada.time_points", "discard"]]


def test_what_is_answered_for_a_seat_between_two_claims_is_told() -> None:
    attacked = {"name": "Telos", "attack": {"by": "Ben", "enemies": ["Cybermen"], "face": "down"}}
    ada = {"hand": ["The Key to Time", "Jamie", "Karn", "Ribos"], "locations": [attacked]}
    showing = shown(
        given={**GIVEN, "players": {**GIVEN["players"], "Ada": ada}},
        when=[{"Ada": "play The Key to Time"}, {"then": {"asked": {"Ada": "choose_attack"}}}],
        then={"facts": ["beaten", "counter_placed"]},
    )
    told = [
        ([said.words for said in moment.said], [claim.about for claim in moment.claims]) for moment in showing.moments
    ]
    assert told == [([], []), (["play The Key to Time"], []), ([], ["asked"]), (["Telos"], ["facts"])]


def test_facts_of_a_claim_are_found_in_their_order() -> None:
    showing = shown(
        when=[{"Ada": ["play Karn", "play Ribos"]}],
        then={"facts": ["played_location", "played_location", "took_points"]},
    )
    (claim,) = showing.moments[-1].claims
    told = showing.game.write(showing.moments[-1].table, showing.names)
    assert told["players"]["Ada"]["time_points"] == 7
    assert list(claim.facts) == sorted(set(claim.facts))
    assert len(claim.facts) == 3


def test_a_claim_that_does_not_hold_is_not_ticked() -> None:
    showing = shown(
        then={"players.Ada.hand": {"count": 9}, "nonsense": 1},
        refuse=[{"Ada": "play Karn"}, {"Ada": "attack Telos", "asked": "action"}],
    )
    wrong = [claim.about for claim in showing.moments[-1].claims if claim.wrong]
    assert wrong == ["players.Ada.hand", "nonsense", "play Karn"]


def test_two_worlds_are_claimed_to_be_alike_at_the_end() -> None:
    other = {"players": {"Ben": {"hand": ["Yetis", "Daleks", "Jo Grant"]}}}
    same = shown(when=[{"Ada": "play Karn"}], given_other=other, same_for="Ada")
    assert [(claim.sort, claim.about, claim.wrong) for claim in same.moments[-1].claims] == [("same", "Ada", "")]
    assert same.secret
    told = shown(when=[{"Ada": "play Karn"}], given_other=other, same_for="Ben")
    assert told.moments[-1].claims[-1].wrong


def test_a_table_laid_open_shows_everything_and_leaves_the_real_one_alone() -> None:
    table = shown(then={"turn": "Ada"}).moments[0].table
    game = GAMES["invasion"]
    before = game.view(table, 0)
    cards = [card for seat in game.view(laid_open(table), 0)["seats"] for card in seat["zones"][0]["cards"]]
    assert all(card["kind"] >= 0 for card in cards)
    assert any(card["kind"] < 0 for card in before["seats"][1]["zones"][0]["cards"])
    assert game.view(table, 0) == before


@pytest.mark.parametrize("game", GAMES)
def test_the_examples_of_a_clause_have_names_of_their_own(game: str) -> None:
    for clause, found in examples(game).items():
        keys = [scenario.key for scenario in found]
        assert all(keys), clause
        assert len(keys) == len(set(keys)), (clause, keys)


def test_every_claim_of_every_scenario_is_ticked() -> None:
    moments = claims = 0
    for scenario in part([*every_scenario()], of=6):
        showing = show(scenario, GAMES)
        moments += len(showing.moments)
        for moment in showing.moments:
            claims += len(moment.claims)
            assert not [claim for claim in moment.claims if claim.wrong], scenario
    assert moments > (1000 if WIDE else 200)
    assert claims > (500 if WIDE else 100)
