"""A refusal's reason comes from the test that refused: all that can't be chosen has one, and nothing else has."""

import re
from collections import Counter
from pathlib import Path
from random import Random

import pytest

import timescoop.games.invasion
from timescoop.documents import read_position, read_text
from timescoop.games.invasion import GAME, reasons
from timescoop.games.invasion.refusals import BARS, bar_of
from timescoop.games.invasion.table import Invasion
from timescoop.kernel import QUESTION

EACH = 25  # how often each question is looked at in each setting: at every option of the book
SETTINGS = [(edition, seats) for edition in ("classic", "2012") for seats in (2, 3, 4)]


OF_TURNS = {
    "invasion/action", "invasion/end_game_action", "invasion/defend", "invasion/attack", "invasion/reserve",
    "invasion/discard", "invasion/buy", "invasion/pass",
}  # fmt: skip
PRINTED = {
    "invasion/take_from", "invasion/may_retrieve", "invasion/changes_sides", "invasion/may_pay", "invasion/loss",
    "invasion/choose_destination", "invasion/may_place_counter", "invasion/choose_defender_cost",
    "invasion/choose_counters", "invasion/choose_attack", "invasion/choose_enemy", "invasion/refresh",
}  # fmt: skip  # questions of printed texts; all others that texts ask are tried in `test_inv_own_texts`


def looked_at(table: Invasion, seed: int, counts: Counter[int], most: int = EACH) -> None:
    """Play to the end by chance, and compare what is refused with what has a reason."""
    luck, here = Random(seed), Counter[int]()
    while not table.over():
        seat = table.waiting()[0]
        offered, question = table.options(seat), table.question_of(seat)
        here[question] += 1
        if here[question] <= most:
            counts[question] += 1
            barred = [bar_of(table, seat, option) for option in range(table.deal.book.size)]
            for option, bar in enumerate(barred):
                assert (bar == reasons.OPEN) == (option in offered), (QUESTION[question], option, bar)
        table.play(seat, luck.choice(offered))


def test_inv_turn_03_what_is_not_on_offer_has_a_reason_and_nothing_else_has() -> None:
    counts = Counter[int]()
    for nth in range(24):
        edition, seats = SETTINGS[nth % len(SETTINGS)]
        options = {"attacker_discard": "any_not_exceeding"} if edition == "2012" and nth % 2 else {}
        table = GAME.deal(seats=seats, seed=bytes([nth]) * 32, edition=edition, options=options)
        assert isinstance(table, Invasion)
        looked_at(table, nth, counts)
    never = [QUESTION[question] for question in BARS if not counts[question]]
    assert not [key for key in never if key in PRINTED or key in OF_TURNS], f"no game has come to {never}"
    of_every_set = {key for key in QUESTION if key.startswith("invasion/")} - {"invasion/text_by_hand"}
    assert of_every_set == {QUESTION[question] for question in BARS}


def test_every_reason_of_a_refusal_names_a_clause_of_the_rulebook() -> None:
    book = (Path(timescoop.games.invasion.__file__).parent / "rulebook.md").read_text("utf-8")
    told = {key: value for key, value in vars(reasons).items() if key.isupper() and isinstance(value, str) and value}
    assert len(told) > 40
    for key, sentence in told.items():
        clauses = re.findall(r"INV-[A-Z0-9-]+\d", sentence)
        assert clauses or key in ("NO_ANSWER", "NAME_ONE"), key
        assert all(f"| {clause} |" in book for clause in clauses), key


TURN = """
game: invasion
edition: classic
turn: Elisabeth
players:
  Elisabeth: {{hand: [{hand}], locations: [{own}]}}
  Tom: {{hand: 5, locations: [Totter's Lane]}}
  Nicholas: {{hand: 5, locations: [Coal Hill School]}}
"""
REFUSED = [  # what Elisabeth holds, where she lives, and why she cannot send one of her cards
    ("Leela, Daleks, Karn", "Gallifrey", "Leela", reasons.FLOOR),
    ("Leela, Daleks, Karn", "Gallifrey", "Daleks", reasons.FLOOR),
    ("Leela, Daleks, Karn, Telos", "{name: Gallifrey, defenders: [Leela]}", "Leela", reasons.ALL_THERE),
    ("Leela, Daleks, Karn, Telos", "Gallifrey", "Leela", reasons.NAME_OWN),
    ("Leela, Daleks, Karn, Telos", "Gallifrey", "Daleks", reasons.NAME_TARGET),
]


@pytest.mark.parametrize(("hand", "own", "card", "why"), REFUSED)
def test_inv_def_01_inv_ene_01_a_card_that_can_be_sent_nowhere_says_why(
    hand: str, own: str, card: str, why: str
) -> None:
    text = TURN.format(hand=hand, own=own)
    laid = read_position(read_text(text)[0], {"invasion": GAME})
    assert GAME.why_not(laid.table, 0, card, laid.names) == why
