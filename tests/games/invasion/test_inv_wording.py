"""INV-2P-02: with two seats the end of a turn is told by its own rule, everywhere that it is told."""

from typing import Any

import pytest

from timescoop.games.invasion import GAME, facts
from timescoop.games.invasion.options import END_TURN
from timescoop.games.invasion.speech import reason_of
from timescoop.games.invasion.table import Invasion
from timescoop.wording import Teller, Texts, plain, texts_of

TEXTS: Texts = texts_of(GAME.room)
HAND = ["Daleks", "Jamie", "Vortis"]


def laid(*others: str, hand: Any = None) -> tuple[Invasion, list[str]]:
    """Ann's turn, with a hand that ends it."""
    players = {"Ann": {"hand": HAND if hand is None else hand}, **{name: {"hand": 5} for name in others}}
    table, names = GAME.read({"game": "invasion", "edition": "classic", "turn": "Ann", "players": players})
    assert isinstance(table, Invasion)
    return table, names


def ended(*others: str) -> dict[str, str]:
    """What Ann and the player beside her read once she ends her turn."""
    table, names = laid(*others)
    before = TEXTS.why("invasion/action", {"verb": table.deal.book.verb(END_TURN), "why": reason_of(table, END_TURN)})
    table.play(0, END_TURN)
    prompt = GAME.view(table, 0)["prompt"]
    assert prompt is not None
    mine, theirs = (Teller(TEXTS, names, seat, GAME.faces(table)) for seat in (0, 1))
    return {
        "end": before,
        "prompt": plain(mine.prompt(prompt["key"], prompt["slots"])),
        "explain": plain(mine.explain(prompt["key"], prompt["slots"])),
        "wait": plain(theirs.wait(prompt["key"], 0)),
        "why": TEXTS.why(prompt["key"], {"verb": "choose", "why": "choose"}),
        "clause": prompt["clause"],
    }


def test_inv_2p_02_two_seats_are_told_to_discard_one_card_and_pass_two() -> None:
    said = ended("Bob")
    for key in ("end", "prompt", "explain", "wait", "why"):
        assert "discard" in said[key], f"{key}: {said[key]}"
    assert "two" in said["prompt"]
    assert said["clause"] == "INV-2P-02"
    assert "INV-2P-02" in said["end"]
    assert "INV-2P-02" in said["why"]


def test_inv_turn_06_more_seats_are_told_of_three_cards_and_of_nothing_lost() -> None:
    said = ended("Bob", "Cat")
    assert all("discard" not in words for words in said.values()), said
    assert said["clause"] == "INV-TURN-06"


def test_inv_2p_02_no_sentence_of_any_question_tells_two_seats_to_pass_three() -> None:
    for section in ("prompts", "explains", "waits"):
        for key in TEXTS.sections[section]:
            said = str(TEXTS.sentence(section, key)).casefold()
            if "pass" in said and key != "invasion/pass":
                assert "three" not in said, f"{section} {key}: {said}"
    notes = [note for edition in GAME.editions for note in edition.note.values()]
    assert notes
    assert all("discarding one" in note and "passing two" in note for note in notes), notes


@pytest.mark.parametrize("others", [("Bob",), ("Bob", "Cat")])
def test_inv_2p_02_the_card_that_is_lost_is_told_before_those_that_are_passed(others: tuple[str, ...]) -> None:
    table, _ = laid(*others)
    table.kept = []
    table.play(0, END_TURN)
    while table.waiting() == [0]:
        table.play(0, table.options(0)[0])
    told = [what for what, *_ in table.told(0) if what in (facts.PASSED, facts.DISCARDED_AT_END)]
    assert told == ([facts.DISCARDED_AT_END, facts.PASSED] if len(others) == 1 else [facts.PASSED])


@pytest.mark.parametrize(
    ("hand", "others", "said"),
    [
        (HAND, ["Bob"], "End your turn: pass two cards to Bob and discard the third."),
        (HAND[:2], ["Bob"], "End your turn: pass your cards to Bob."),
        (HAND, ["Bob", "Cat"], "End your turn: pass your cards to Cat."),
        ([], ["Bob"], "End your turn: nothing else is possible now."),
        ([*HAND, "Ribos"], ["Bob"], "Choose an action. You hold 1 card too many to end your turn."),
    ],
)
def test_inv_turn_06_who_can_only_end_the_turn_reads_what_is_passed_to_whom(
    hand: list[str], others: list[str], said: str
) -> None:
    table, names = laid(*others, hand=hand)
    prompt = GAME.view(table, 0)["prompt"]
    assert prompt is not None
    assert plain(Teller(TEXTS, names, 0, GAME.faces(table)).prompt(prompt["key"], prompt["slots"])) == said


def test_inv_2p_02_the_first_seat_is_named_as_who_gets_the_cards() -> None:
    table, names = laid("Bob")
    told = Teller(TEXTS, names, 1, GAME.faces(table)).prompt("invasion/action", {"left": 4, "to": 0})
    assert plain(told) == "End your turn: pass two cards to Ann and discard the third."
