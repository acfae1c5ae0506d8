"""What cards of one's own may say in Nemesis keeps every law."""

import os
from typing import Any, Final

import pytest
from tests.games.dealt_from import dealt_from
from tests.games.nemesis.own_texts import BOXES, DOCUMENT, SORTS, box, sayable
from tests.tally import tally

from timescoop.documents import BadDocument, read_position, read_text
from timescoop.games.nemesis import GAME, facts
from timescoop.games.nemesis.context import CONTEXT
from timescoop.games.nemesis.going import relocate
from timescoop.games.nemesis.phrases.handing import gives_blindly, gives_cards
from timescoop.games.nemesis.phrases.proving import wrong_with
from timescoop.games.nemesis.phrases.tucking import reveals_of_hand
from timescoop.games.nemesis.pool import CARD
from timescoop.games.nemesis.sight.observe import OBSERVATION
from timescoop.games.nemesis.targets import MOVE_TO, act_on
from timescoop.games.nemesis.winning import DEEP, carry_out, resolve_triggered
from timescoop.language import Reader, parts, selected
from timescoop.testkit import EVERYDAY, check_game

PLAYED: Final = int(os.environ.get("TIMESCOOP_BOXES", "0"))  # boxes, in the soak


def test_every_type_of_card_has_many_things_to_say() -> None:
    assert min(len(sayable()[sort]) for sort in SORTS) > 50


@pytest.mark.parametrize("nth", range(PLAYED or BOXES - 10))
def test_every_law_holds_with_texts_of_ones_own(nth: int) -> None:
    figures = check_game(box(nth), 2 + nth % 3, nth, 90, edition="standard", shares=EVERYDAY)
    assert figures["decisions"] >= 80
    tally(boxes=1)


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("Ongoing: when this Character moves, send one of your Slaves to this Location.", True),
        ("Ongoing: when this Character moves, you may send one of your Slaves to this Location.", False),
        ("Ongoing: when this Character moves, swap this Character and an opponent's Minion.", True),
        ("Ongoing: when one of your Daleks moves, draw 1 card.", False),
    ],
)
def test_nem_amb_59_no_rule_sets_itself_off_without_end(text: str, wrong: bool) -> None:  # noqa: FBT001 - a parameter of the table above
    assert GAME.workshop is not None
    pool, words, _ = GAME.workshop.read(DOCUMENT)
    kind = next(kind for kind, row in enumerate(pool.rows) if row["type"] == "character")
    said = wrong_with(pool, kind, Reader(words).read(text))
    assert any("without end" in each for each in said) is wrong


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("Infiltrate: that player may gain 2 Power.", True),
        ("End Step: that player takes control of this card.", True),
        ("Ongoing: when a player's turn starts, that player may gain 2 Power.", False),
        ("Ongoing: when an opponent captures a card, that player takes control of this card.", False),
    ],
)
def test_nem_win_d01_that_player_is_one_of_whom_an_event_tells(text: str, wrong: bool) -> None:  # noqa: FBT001 - a parameter of the table above
    assert GAME.workshop is not None
    pool, words, _ = GAME.workshop.read(DOCUMENT)
    kind = next(kind for kind, row in enumerate(pool.rows) if row["type"] == "character")
    said = wrong_with(pool, kind, Reader(words).read(text))
    assert any("that player" in each and "comes before" in each for each in said) is wrong


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
        table.do(resolve_triggered)
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


def laid(text: str) -> Any:
    """A table at which Cyberman, in Bo's Cybership beside a Dalek Patrol of Ada's, has a text."""
    rows = [dict(row) for row in DOCUMENT["cards"]]
    next(row for row in rows if row["name"] == "Cyberman")["text"] = text
    position = """
game: nemesis
turn: Bo
players:
  Ada: {side: Emperor Dalek, locations: {Dalek Lab: [Local Labor]}}
  Bo: {side: Ashad, locations: {Cybership: [Cyberman, {name: Dalek Patrol, by: Ada}], Cyber Tomb: [Cybermat]}}
"""
    return read_position(
        read_text(position)[0], {"nemesis": GAME}, GAME.compile_cards({**DOCUMENT, "cards": rows})
    ).table


def copy_of(table: Any, name: str) -> int:
    return int(next(copy for copy in table.holder if table.pool.name[table.kind[copy]] == name))


def test_nem_amb_52_an_upgrade_goes_with_its_bearer_and_never_alone() -> None:
    position = """
game: nemesis
turn: Ada
players:
  Ada: {side: Emperor Dalek}
  Bo: {side: Ashad, locations: {Cybership: [{name: Cyberman, upgrades: [Cybergun]}]}}
"""
    table: Any = read_position(read_text(position)[0], {"nemesis": GAME}).table
    upgrade, bearer = copy_of(table, "Cybergun"), copy_of(table, "Cyberman")
    goal = table.ways_for(0, bearer)[0]
    assert table.ways_for(0, upgrade) == []
    relocate(table, 0, upgrade, goal)
    assert table.upgrades(bearer) == [upgrade]
    relocate(table, 0, bearer, goal)
    assert (table.place_of(bearer), table.upgrades(bearer)) == (goal, [upgrade])


HANDS = """
game: nemesis
turn: Ada
players:
  Ada: {side: Emperor Dalek, hand: [Exterminate, Robomen, Local Labor]}
  Bo: {side: Ashad, hand: [Cyberman, Cybermat]}
"""


def test_nem_amb_66_a_card_of_a_hand_that_all_have_seen_lies_face_down_again() -> None:
    table: Any = read_position(read_text(HANDS)[0], {"nemesis": GAME}).table
    reveals_of_hand(table, 0, CONTEXT.of(0), 1)
    everyone = table.everyone()
    assert [table.known[copy] == everyone for copy in table.hand(1)].count(True) == 1
    assert not any(table.up[copy] for copy in table.hand(1))


def test_nem_amb_104_who_would_give_to_themselves_keeps_the_cards_and_shows_none() -> None:
    table: Any = read_position(read_text(HANDS)[0], {"nemesis": GAME}).table
    to_oneself = CONTEXT.of(0, seat=0)
    gives_cards(table, 0, to_oneself, 3, CARD)
    gives_blindly(table, 0, to_oneself, 2)
    assert not any(table.known[copy] >> 1 & 1 for copy in table.hand(0))


def test_nem_trigger_11_what_opponents_play_on_your_board_is_heard_of() -> None:
    table = laid("Ongoing: when an opponent plays a Dalek on your Control Board, gain 1 Power.")
    patrol = copy_of(table, "Dalek Patrol")
    here = table.place_of(patrol)
    table.say(facts.PLAYED, 0, (0,), (patrol,))
    table.say(facts.PLAYED, 1, (here,), (patrol,))
    assert table.fired == ()
    table.say(facts.PLAYED, 0, (here,), (patrol,))
    assert len(table.fired) == 1


def test_nem_amb_71_opponents_cannot_move_a_character_and_its_player_can() -> None:
    for text, held in (
        ("Ongoing: opponents cannot move this Character.", True),
        ("Ongoing: this Character cannot be thwarted.", False),
    ):
        table = laid(text)
        cyberman = copy_of(table, "Cyberman")
        here = table.place_of(cyberman)
        act_on(table, 0, MOVE_TO - 0, cyberman)
        assert (table.place_of(cyberman) == here) is held
        act_on(table, 1, MOVE_TO - 1, cyberman)
        assert table.place_of(cyberman) == 1


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Play: vanquish one of your Characters at this Location.", ["Cyberman"]),
        ("Play: vanquish an opponent's Character at this Location.", ["Dalek Patrol"]),
        ("Play: vanquish an opponent's Character in play.", ["Dalek Patrol", "Local Labor"]),
        ("Play: vanquish 1 Character at this Location with 0 or less Strength.", []),
        ("Play: vanquish 1 Character at this Location with 9 or less Strength.", ["Cyberman", "Dalek Patrol"]),
    ],
)
def test_nem_term_04_whose_and_where(text: str, names: list[str]) -> None:
    table = laid(text)
    cyberman = copy_of(table, "Cyberman")
    _, statement = table.pool.sentences[table.kind[cyberman]][0]
    found = selected(table, parts(statement)[0], 1, CONTEXT.of(cyberman))
    assert sorted({table.pool.name[table.kind[copy]] for copy in found[1:]}) == names
