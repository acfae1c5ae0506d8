"""No printed form drops what a text says, or makes up what it does not: each slot is read and written."""

from __future__ import annotations

import re
from importlib import import_module

import pytest
from tests.printed.measuring import ROOMS

from timescoop.language.printed_forms import BadForm, merge_parts
from timescoop.language.printed_joints import FAMILIES, PARTS

SLOT = re.compile(r"\{(\w+)(?::\w+)?(?:\(s\))?\}")
PART = re.compile(r"<([^>]+)>")
NESTED = 5  # parts within parts
RESTATED = {
    ("The same of a species, all of whom are Enemies", "Goals"),  # a reminder of what can be done there
    ("A Character thwarted, or its bearer", "TYPE"),  # the bearer, by its type
    ("A Character that would be thwarted, or its bearer", "TYPE"),
    ("A card given up instead", "TYPE"),
    ("The same, said of any attack that holds such a card", "FAMILY"),  # asks which attack is meant
}
MADE_UP = {
    ("The same of one card", "subject"),  # each says in other words what is filled in
    ("Cards laid here, several", "INT"),
    ("Yours, counted at a place", "where"),
    ("Moves to where the text says", "goal"),
    ("Attacks turned face up, revealed", "attack"),
    ("One card of an attack", "attack"),
    ("One other card there taken back", "others"),
    ("One other Enemy there taken back", "others"),
}


def slots_in(pattern: str, parts: dict[str, str]) -> set[str]:
    for _ in range(NESTED):
        pattern = PART.sub(lambda found: parts.get(found[1], ""), pattern)
    return set(SLOT.findall(pattern))


@pytest.mark.parametrize("room", ROOMS)
def test_each_slot_of_a_form_is_read_and_written(room: str) -> None:
    wording = import_module(f"timescoop.games.{room}.phrases.printed").wording()
    parts = {**PARTS, **wording.parts}
    wrong = []
    for family in (*wording.families, *FAMILIES):
        checked = {slot for pair in (*family.equals, *family.same) for slot in pair}
        means = set(SLOT.findall(family.means))
        filled = {slot for slot, value in family.fill if value != 1}  # "a card" is one
        for says in family.says:
            read = slots_in(says, parts)
            lost = {slot for slot in read - means - checked if (family.opens, slot) not in RESTATED}
            new = {slot for slot in (means - read) & filled if (family.opens, slot) not in MADE_UP}
            unread = means - read - {slot for slot, _ in family.fill}
            if lost or new or unread:
                wrong.append(f"{family.opens}: {says}: drops {lost}, makes up {new}, lacks {unread}")
    assert not wrong, "\n".join(wrong)


def test_a_part_that_is_listed_twice_is_an_error() -> None:
    with pytest.raises(BadForm, match="here"):
        merge_parts({"here": "here"}, {"there": "there", "here": "at this Location"})
