"""Texts as cards print them are read as the strict text that means the same, or refused, or asked about."""

from collections import Counter
from typing import Any

import pytest
from tests.printed.measuring import ROOMS, Table, entries

from timescoop.language import UnreadableText, text_of

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


SUBJECTS = [  # game, card, text, what it means; None if it cannot be read
    (
        "invasion",
        {"edition": "classic", "card": {"name": "Zolgar", "type": "support"}},
        "Each other player must discard a card and pay 1 Time Point.",
        "Each other player discards 1 card from their hand. Each other player loses 1 Time Point.",
    ),
    (
        "invasion",
        {"edition": "classic", "card": {"name": "Zolgar", "type": "support"}},
        "Each other player must discard a card or pay 1 Time Point.",
        "Each other player either discards 1 card from their hand or loses 1 Time Point.",
    ),
    (
        "ccg",
        {"edition": "first", "card": {"title": "Zolgar", "type": "Bang!"}},
        "Each opponent must discard a card and draw a card.",
        "Make each opponent discard 1 card and make each opponent draw 1 card.",
    ),
    (
        "ccg",
        {"edition": "first", "card": {"title": "Zolgar", "type": "Bang!"}},
        "Each opponent must discard a card or lose 1 point.",
        "Make each opponent either discard 1 card or lose 1 point.",
    ),
    (
        "ccg",
        {"edition": "first", "card": {"title": "Zolgar", "type": "Bang!"}},
        "Each opponent must either discard a card or lose 1 point and draw a card.",
        None,
    ),
]


@pytest.mark.parametrize(("room", "entry", "text", "means"), SUBJECTS)
def test_who_must_do_one_thing_must_do_the_next(room: str, entry: dict[str, Any], text: str, means: str | None) -> None:
    read = Table(room).reader(entry)
    if means is not None:
        assert text_of(read(text)) == means
        return
    with pytest.raises(UnreadableText) as refused:
        read(text)
    assert not refused.value.faults[0].readings, "whose third thing it is is not said"


@pytest.mark.parametrize(
    "text", ["Blink: You can discard this card; draw 2 cards.", "Play: You can spend 1 Power; thwart a Minion."]
)
def test_what_follows_a_price_behind_a_semicolon_is_asked_about(text: str) -> None:
    entry = {"edition": "standard", "card": {"name": "Zolgar", "type": "character"}}
    with pytest.raises(UnreadableText) as asked:
        Table("nemesis").reader(entry)(text)
    assert {" to " in reading for reading in asked.value.faults[0].readings} == {True, False}


ACTS = {  # cards whose text is one thing that is done
    "invasion": {"edition": "classic", "card": {"name": "Zolgar", "type": "support"}},
    "ccg": {"edition": "first", "card": {"title": "Zolgar", "type": "Bang!"}},
}


@pytest.mark.parametrize(
    ("room", "text"),
    [("invasion", "You may pay 1 Time Point; draw 2 cards."), ("ccg", "You may discard a card; draw 2 cards.")],
)
def test_a_price_behind_a_semicolon_is_asked_about_with_both_meanings(room: str, text: str) -> None:
    with pytest.raises(UnreadableText) as asked:
        Table(room).reader(ACTS[room])(text)
    (fault,) = asked.value.faults
    assert fault.asks == ("Do you get the rest only if you pay?",)
    assert [" to draw 2 cards." in reading for reading in fault.readings] == [True, False]


def test_the_question_says_so_where_nothing_can_depend_on_a_price() -> None:
    text = "You may pay 1 Time Point; if you have no Time Points, draw 2 cards."
    with pytest.raises(UnreadableText) as asked:
        Table("invasion").reader(ACTS["invasion"])(text)
    (fault,) = asked.value.faults
    assert fault.asks == ("So you get the rest even if you don't pay. No card text makes it depend on that price.",)
    assert fault.readings == ("You may pay 1 Time Point. If you have no Time Points, draw 2 cards.",)


def test_a_price_that_the_text_names_as_one_is_not_asked_about() -> None:
    read = Table("ccg").reader(ACTS["ccg"])
    meant = "You may destroy this Character to draw 1 card."
    assert text_of(read("You can destroy this Character; if you do, draw a card.")) == meant
