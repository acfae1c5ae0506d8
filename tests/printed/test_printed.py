"""Texts as cards print them are read as the strict text that means the same, or refused, or asked about."""

from collections import Counter

import pytest
from tests.printed.measuring import ROOMS, Table, entries

LEAST = 0.95  # of what can be said, right or asked


@pytest.mark.parametrize("room", ROOMS)
def test_printed_texts_are_read_rightly_or_not_at_all(room: str) -> None:
    table = Table(room)
    verdicts = [table.judged(each) for each in entries(room)]
    wrong = [each for each in verdicts if each.sort in ("misread", "unsure")]
    assert not wrong, "\n".join(f"{each.entry['id']}: {each.said}" for each in wrong)
    sayable = [each for each in verdicts if each.entry.get("ours") is not None]
    count = Counter(each.sort for each in sayable)
    refused = [each.entry["id"] for each in sayable if each.sort == "refused"]
    assert count["right"] + count["asked"] >= LEAST * len(sayable), refused
