"""What cards of one's own may say in Nemesis keeps every law."""

from typing import Any

import pytest
from tests.games.dealt_from import dealt_from
from tests.games.nemesis.own_texts import BOXES, DOCUMENT, SORTS, box, sayable

from timescoop.documents import BadDocument, read_position, read_text
from timescoop.games.nemesis import GAME, facts
from timescoop.games.nemesis.phrases.proving import wrong_with
from timescoop.games.nemesis.sight.observe import OBSERVATION
from timescoop.games.nemesis.winning import DEEP, carry_out, settle
from timescoop.language import Reader
from timescoop.testkit import EVERYDAY, check_game


def test_every_type_of_card_has_many_things_to_say() -> None:
    assert min(len(sayable()[sort]) for sort in SORTS) > 50


@pytest.mark.parametrize("nth", range(BOXES - 10))
def test_every_law_holds_with_texts_of_ones_own(nth: int) -> None:
    figures = check_game(box(nth), 2 + nth % 3, nth, 90, edition="standard", shares=EVERYDAY)
    assert figures["decisions"] >= 80


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("Ongoing: when this Character moves, send one of your Slaves to this Location.", True),
        ("Ongoing: when this Character moves, you may send one of your Slaves to this Location.", False),
        ("Ongoing: when one of your Daleks moves, draw 1 card.", False),
    ],
)
def test_nem_amb_59_no_rule_sets_itself_off_without_end(text: str, wrong: bool) -> None:  # noqa: FBT001 - a parameter of the table above
    assert GAME.workshop is not None
    pool, words, _ = GAME.workshop.read(DOCUMENT)
    kind = next(kind for kind, row in enumerate(pool.rows) if row["type"] == "character")
    said = wrong_with(pool, kind, Reader(words).read(text))
    assert any("without end" in each for each in said) is wrong


def test_nem_amb_63_cards_changed_for_a_while_are_observed_only_where_a_card_can_do_it() -> None:
    bare = GAME.deal(seats=2, seed=b"", edition="standard")
    names = [name for name, _ in OBSERVATION.layout(bare)]
    assert "loans" not in names
    rows = [dict(row) for row in DOCUMENT["cards"]]
    nth = next(nth for nth, row in enumerate(rows) if row["type"] == "moment" and "Win:" not in row["text"])
    rows[nth]["text"] = "Play: give one of your Minions +2 Strength until the turn ends."
    table = dealt_from(GAME, lambda: GAME.compile_cards({**DOCUMENT, "cards": rows})).deal(
        seats=2, seed=b"", edition="standard"
    )
    assert [name for name, _ in OBSERVATION.layout(table)] == [*names, "loans"]
    assert len(GAME.observe(table, 0)) == len(GAME.observe(bare, 0)) + 2 * len(table.kind)


def test_nem_amb_63_a_position_changes_cards_for_a_while_only_where_a_card_can_do_it() -> None:
    text = """
game: nemesis
players:
  Ada: {side: Emperor Dalek}
  Bo: {side: Ashad, locations: {Cybership: [{name: Cyberman, strengthened: 2}]}}
"""
    with pytest.raises(BadDocument, match="no card of this edition or its sets can do that"):
        read_position(read_text(text)[0], {"nemesis": GAME})


def test_nem_amb_70_a_rule_deep_in_a_chain_is_carried_out_once() -> None:
    rows = [dict(row) for row in DOCUMENT["cards"]]
    next(row for row in rows if row["name"] == "Cyberman")["text"] = (
        "Ongoing: when an opponent's turn starts, gain 1 Power."
    )
    text = """
game: nemesis
turn: Bo
players:
  Ada: {side: Emperor Dalek}
  Bo: {side: Ashad, locations: {Cybership: [Cyberman]}}
"""
    cards = GAME.compile_cards({**DOCUMENT, "cards": rows})
    table: Any = read_position(read_text(text)[0], {"nemesis": GAME}, cards).table
    for _ in range(DEEP):
        table.do(settle)
    table.say(facts.TURN_STARTED, 0, (2,))
    (waiting,) = table.fired
    carry_out(table, waiting)
    assert table.chain == (waiting[:2],)
    table.say(facts.TURN_STARTED, 0, (2,))
    assert table.fired == ()
    power = table.power[1]
    table.agenda.clear()
    table.asked.clear()
    table.run()
    assert (table.power[1], table.chain) == (power + 1, ())
    table.say(facts.TURN_STARTED, 0, (2,))
    assert len(table.fired) == 1


def test_nem_amb_60_your_others_are_stronger_wherever_they_are_and_the_card_itself_is_not() -> None:
    rows = [dict(row) for row in DOCUMENT["cards"]]
    next(row for row in rows if row["name"] == "Cyberman")["text"] = "Ongoing: +2 Strength for your other Minions."
    text = """
game: nemesis
turn: Bo
players:
  Ada: {side: Emperor Dalek, locations: {Dalek Lab: [Dalek Patrol]}}
  Bo: {side: Ashad, locations: {Cybership: [Cyberman], Cyber Tomb: [Cybermat]}}
"""
    pool = GAME.compile_cards({**DOCUMENT, "cards": rows})
    table: Any = read_position(read_text(text)[0], {"nemesis": GAME}, pool).table
    more = {
        pool.name[table.kind[copy]]: table.strength(copy) - pool.strength[table.kind[copy]] for copy in table.holder
    }
    assert more == {"Cyberman": 0, "Cybermat": 2, "Dalek Patrol": 0}
