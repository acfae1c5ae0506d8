"""Matches that were stored before a rule got its present name go on, and other versions can read what we store."""

import pytest

from timescoop.games.nemesis.conflicts.results import discard_thwarted
from timescoop.games.nemesis.drawing import retrieve_to_top
from timescoop.games.nemesis.instants import offer_instants
from timescoop.games.nemesis.steps.turn import record_turn
from timescoop.games.nemesis.winning import check_for_win, check_wins_on, resolve_triggered
from timescoop.kernel.books import RULES, Rule, name_of


@pytest.mark.parametrize(
    ("rule", "stored"),
    [
        (discard_thwarted, "conflicts.results.fall"),
        (retrieve_to_top, "drawing.top_up"),
        (offer_instants, "instants.breathe"),
        (record_turn, "steps.turn.tell_turn"),
        (check_for_win, "winning.look_for_win"),
        (check_wins_on, "winning.happened"),
        (resolve_triggered, "winning.settle"),
    ],
)
def test_a_renamed_rule_is_stored_by_its_old_name(rule: Rule, stored: str) -> None:
    name = f"timescoop.games.nemesis.{stored}"
    assert (name_of(rule), RULES.get(name)) == (name, rule)
