"""Changes to the text of a set: all else stays as its author wrote it, whatever way it is written."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from timescoop.documents import read_text, with_card, with_new_card, write_text

BLOCK = """\
# ours
set: Ours   # a name
game: invasion
cards:
  - name: Loan
    # why two?
    copies: 2
    text: >-
      Take 4
      Time Points.

  # the other
  - {name: Guard, type: defender, strength: 4}  # flow
# the end
"""
ALONE = "# one card\ngame: invasion\nname: Loan  # mine\ntype: support\ncopies: 2\n"
FLOW = "{set: X, game: invasion, cards: [{name: A, copies: 1}]}\n"
FIELDS = st.dictionaries(
    st.sampled_from(["name", "type", "copies", "text", "traits"]),
    st.one_of(
        st.integers(0, 99),
        st.sampled_from(["A: b", "Take 5, then # no", "it's", "- x", "", "{a}", "yes"]),
        st.lists(st.sampled_from(["Hero", "a, b"]), max_size=2),
    ),
    min_size=1,
)


def rows(text: str) -> list[dict[str, Any]]:
    value = read_text(text)[0].value
    return list(value.get("cards", [value]))


def test_one_value_changes_and_nothing_else() -> None:
    made = with_card(BLOCK, 0, rows(BLOCK)[0] | {"copies": 3})
    assert made == BLOCK.replace("copies: 2", "copies: 3")
    made = with_card(BLOCK, 1, rows(BLOCK)[1] | {"strength": 5})
    assert made == BLOCK.replace("strength: 4", "strength: 5")
    made = with_card(ALONE, 0, rows(ALONE)[0] | {"copies": 4})
    assert made == ALONE.replace("copies: 2", "copies: 4")


def test_a_field_comes_and_goes_with_its_line() -> None:
    row = rows(BLOCK)[0]
    with_it = with_card(BLOCK, 0, row | {"read_as": "Take 4 Time Points."})
    assert with_it == BLOCK.replace("Time Points.\n", "Time Points.\n    read_as: Take 4 Time Points.\n")
    assert with_card(with_it, 0, row) == BLOCK
    flow = with_card(BLOCK, 1, rows(BLOCK)[1] | {"text": "Take 5, then draw."})
    assert flow == BLOCK.replace("strength: 4}", 'strength: 4, text: "Take 5, then draw."}')


def test_a_card_is_added_below_the_others() -> None:
    text = "cards:\n  - name: A # first\n    copies: 2\n# the end\n"
    made = with_new_card(text, {"name": "New", "copies": 1})
    assert made == text.replace("copies: 2\n", "copies: 2\n  - name: New\n    copies: 1\n")
    assert with_new_card("cards: [{name: A}]\n", {"name": "B"}) == "", "there is no line for each"


@pytest.mark.parametrize("text", [BLOCK, ALONE, FLOW])
@given(row=FIELDS)
def test_whatever_changes_is_read_back(text: str, row: dict[str, Any]) -> None:
    made = with_card(text, 0, row)
    assert {key: each for key, each in rows(made)[0].items() if key != "game"} == row
    if "cards" in read_text(text)[0].value:
        assert rows(made)[1:] == rows(text)[1:]
        assert read_text(made)[0].value["game"] == "invasion"


def test_what_cannot_be_changed_in_place_is_written_anew() -> None:
    made = with_card(FLOW, 0, {"copies": 1})
    assert made == write_text({"set": "X", "game": "invasion", "cards": [{"copies": 1}]})
