"""Changes to the text of a set: all else stays as its author wrote it, in any style of YAML."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from timescoop.documents import read_text, with_card, with_new_card, without_card, write_text

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


SPREAD = """\
cards:   # all of them
-   # the first
  name: A
  text: |
    - Take 1
    Time Point.

# above B
- {name: B}   # B's own
# above C
-
  name: C   # C's own
  # in C
  copies: 2
  # after C
"""


@pytest.mark.parametrize(
    ("text", "nth", "gone"),
    [
        (BLOCK, 0, "  - name: Loan\n    # why two?\n    copies: 2\n    text: >-\n      Take 4\n      Time Points.\n"),
        (BLOCK, 1, "  - {name: Guard, type: defender, strength: 4}  # flow\n"),
        (SPREAD, 0, "-   # the first\n  name: A\n  text: |\n    - Take 1\n    Time Point.\n"),
        (SPREAD, 1, "- {name: B}   # B's own\n"),
        (SPREAD, 2, "-\n  name: C   # C's own\n  # in C\n  copies: 2\n"),
        ("cards: [{name: A}, {name: B},   # b\n  {name: C}]\n", 0, "{name: A}, "),
        ("cards: [{name: A}, {name: B},   # b\n  {name: C}]\n", 1, "{name: B},   "),
        ("cards: [{name: A}, {name: B}]  # x\n", 1, ", {name: B}"),
        ("cards:\n- name: A\n- name: B", 1, "- name: B"),
    ],
)
def test_a_card_goes_with_its_lines_and_nothing_else(text: str, nth: int, gone: str) -> None:
    assert text.count(gone) == 1
    assert without_card(text, nth) == text.replace(gone, "")
    left = [row["name"] for row in rows(without_card(text, nth))]
    assert left == [row["name"] for other, row in enumerate(rows(text)) if other != nth]


def test_the_last_card_and_what_others_refer_to_cannot_be_cut() -> None:
    assert without_card("cards:\n- name: A\n", 0) == "" == without_card("cards:\n- name: A\n- name: B\n", 2)
    assert without_card(ALONE, 0) == ""


@given(st.lists(FIELDS, min_size=2, max_size=4), st.data())
def test_after_a_removal_the_others_are_read_back(cards: list[dict[str, Any]], data: st.DataObject) -> None:
    text, nth = write_text({"set": "X", "cards": cards}), data.draw(st.integers(0, len(cards) - 1))
    made = without_card(text, nth)
    assert made, "what we write can be cut"
    assert rows(made) == [row for other, row in enumerate(cards) if other != nth]


@pytest.mark.parametrize("text", [BLOCK, ALONE, FLOW])
@given(row=FIELDS)
def test_every_change_is_read_back(text: str, row: dict[str, Any]) -> None:
    made = with_card(text, 0, row)
    assert {key: each for key, each in rows(made)[0].items() if key != "game"} == row
    if "cards" in read_text(text)[0].value:
        assert rows(made)[1:] == rows(text)[1:]
        assert read_text(made)[0].value["game"] == "invasion"


def test_what_cannot_be_changed_in_place_is_written_anew() -> None:
    made = with_card(FLOW, 0, {"copies": 1})
    assert made == write_text({"set": "X", "game": "invasion", "cards": [{"copies": 1}]})
