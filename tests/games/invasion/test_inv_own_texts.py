"""What cards of one's own may say keeps every law, comes up in play, and says why something is not on offer."""

import os
from collections import Counter
from pathlib import Path
from typing import Any, Final

import pytest
from tests.games.invasion.own_texts import BOXES, DOCUMENT, box, play_boxes, row_saying, sayable
from tests.games.invasion.test_inv_reasons import PRINTED, looked_at
from tests.tally import tally

from timescoop.documents import check_scenario, read_file, read_position, read_text
from timescoop.games.invasion import GAME
from timescoop.games.invasion.actions import toll_of
from timescoop.games.invasion.outlook import running_points
from timescoop.games.invasion.phrases import BOOK
from timescoop.games.invasion.phrases.players import gives_chosen
from timescoop.games.invasion.pool import DEFENDER, ENEMY, LOCATION, SUPPORT
from timescoop.games.invasion.refusals import BARS
from timescoop.games.invasion.table import Invasion
from timescoop.games.invasion.turn import take_turn
from timescoop.kernel import QUESTION, Game, windows_of
from timescoop.language import NO_TEXT, Counting, unused
from timescoop.testkit import EVERYDAY, check_game

PLAYED: Final = int(os.environ.get("TIMESCOOP_BOXES", "0"))  # boxes, in the soak
SCENARIOS = sorted((Path(__file__).parents[2] / "scenarios" / "invasion").glob("own-*.yaml"))
RUNNING = {
    "deed", "does", "who", "condition", "holding", "crowd", "thing", "look", "ground", "grounds", "what", "fighter",
    "stood", "best", "others", "rival", "site",
}  # fmt: skip
PRINTED_ONLY = {"deed: {lasting} until {span}"}  # the game has no `lasting`


def test_inv_amb_171_only_tables_with_such_texts_list_the_window_to_show_cards() -> None:
    def listed(game: Game) -> list[str]:
        table = game.deal(seats=2, seed=bytes(32), edition="classic")
        return [QUESTION[number] for number in windows_of(table, "invasion")]

    assert listed(GAME) == ["invasion/may_retrieve"]
    assert any(listed(box(nth)) == ["invasion/may_retrieve", "invasion/yours_zshown"] for nth in range(BOXES))


def test_every_type_of_card_has_many_things_to_say() -> None:
    texts = sayable()
    assert min(len(texts[sort]) for sort in (LOCATION, DEFENDER, ENEMY, SUPPORT)) > 60


@pytest.mark.parametrize("nth", range(PLAYED or BOXES))
def test_every_law_holds_with_texts_of_ones_own(nth: int) -> None:
    figures = check_game(box(nth), 2 + nth % 3, nth, 120, edition="classic", shares=EVERYDAY)
    assert figures["decisions"] >= 100
    tally(boxes=1)


def test_inv_turn_03_questions_of_such_texts_say_why_something_is_not_on_offer() -> None:
    counts = Counter[int]()
    wanted = [question for question in BARS if QUESTION[question] not in PRINTED]
    for nth in range(12 * BOXES):  # most are met in the first few
        table = box(nth % (3 * BOXES)).deal(seats=2 + nth % 3, seed=bytes([nth]) * 32, edition="classic")
        assert isinstance(table, Invasion)
        looked_at(table, nth, counts, most=8)
        if all(counts[question] for question in wanted):
            break
    assert [QUESTION[question] for question in wanted if not counts[question]] == []


def test_every_line_is_carried_out_in_games_with_such_texts_or_in_scenarios() -> None:
    with Counting(BOOK) as counts:
        play_boxes()
        for path in SCENARIOS:
            for document in read_file(path):
                check_scenario(document, {"invasion": GAME})
    never = {line for line in unused(BOOK, counts) if line.split(":")[0] in RUNNING} - PRINTED_ONLY
    assert not {line for line in never if "third player" not in line}  # which needs more than two players there


def test_inv_amb_133_bots_value_a_card_that_swaps_defenders() -> None:
    rows = DOCUMENT["cards"]
    nth = next(at for at, row in enumerate(rows) if row["type"] == "location")
    text = "When your turn starts, swap the Defenders on two of your Locations."
    pool = GAME.compile_cards({**DOCUMENT, "cards": [*rows[:nth], row_saying(rows[nth], text), *rows[nth + 1 :]]})
    assert pool.brings_cards[nth] > 0


HIDDEN: Final = """
game: invasion
edition: classic
turn: Ann
players:
  Ann: {hand: 5}
  Bob: {hand: 5, locations: [{name: Telos, attack: {by: Ann, enemies: [Yetis], face: down}}, {name: ITAR}]}
  Cat: {hand: 5}
"""


def hidden_attack(**texts: str) -> Any:
    """A table where Ann attacks face down, with some cards that say something else."""
    warrant = next(row["warrants"]["text"] for row in DOCUMENT["cards"] if row["name"] == "Yetis")
    rows = [dict(row) for row in DOCUMENT["cards"]]
    for row in rows:
        if row["name"] in texts:
            row |= {"text": texts[row["name"]], "warrants": {**row["warrants"], "text": warrant}}
    cards = GAME.compile_cards({**DOCUMENT, "cards": rows})
    return read_position(read_text(HIDDEN)[0], {"invasion": GAME}, cards).table


def test_inv_amb_174_running_points_count_no_card_that_the_viewer_does_not_know() -> None:
    """Else they would tell which Enemy lies face down."""
    table = hidden_attack(Yetis="When the game ends, this Location is worth 2 Victory Points less.")
    points = [running_points(table, viewer)[0] for viewer in range(4)]
    assert points == [points[1] - 2, points[1], points[1], points[1]]


def test_inv_amb_173_only_a_new_attack_costs_what_a_location_asks_for() -> None:
    saying = "Other players pay 2 Time Points to attack this Location."
    table = hidden_attack(Telos=saying, ITAR=saying)
    places = {table.pool.name[table.kind[copy]]: place for place, copy in enumerate(table.place_card)}
    assert [toll_of(table, me, places["ITAR"]) for me in range(3)] == [2, 0, 2]
    assert [toll_of(table, me, places["Telos"]) for me in range(3)] == [0, 0, 0]


def test_inv_amb_172_a_location_is_safe_until_the_next_turn_of_its_player() -> None:
    table = GAME.deal(seats=3, seed=bytes(32), edition="classic")
    assert isinstance(table, Invasion)
    table.asked.clear()
    table.safe = {0: 0, 1: 1}
    take_turn(table, 0)
    assert table.safe == {1: 1}


def test_inv_amb_147_who_chooses_from_a_hand_goes_on_seeing_it() -> None:
    text = """
game: invasion
edition: classic
turn: Ada
players:
  Ada: {locations: [Gallifrey]}
  Bo: {locations: [Karn], hand: [Daleks, Jamie, Leela]}
"""
    table: Any = read_position(read_text(text)[0], {"invasion": GAME}).table
    gives_chosen(table, 0, NO_TEXT, 1, 2)
    table.asked.clear()
    table.run()
    for seen in (3, 2):
        assert table.asked[0][1][0] == 0
        hand = table.hand(1)
        assert (len(hand), all(table.known[copy] & 1 for copy in hand)) == (seen, True)
        table.play(0, table.options(0)[0])
    assert all(table.known[copy] & 1 for copy in table.hand(1))
