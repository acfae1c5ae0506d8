"""Every phrase that a card of Nemesis can say is run by a scenario, and bots weigh every condition."""

from pathlib import Path

from tests.games.nemesis.own_texts import play_boxes, pool_of_box
from tests.games.nemesis.test_nem_texts import bare

from timescoop.documents import check_scenario, read_file
from timescoop.games.nemesis import GAME
from timescoop.games.nemesis.phrases import BOOK, register_texts, trees_of
from timescoop.games.nemesis.progress import NEARNESS
from timescoop.language import Counting, unused
from timescoop.language.phrases import PATTERN, SORT

SCENARIOS = Path(__file__).parents[2] / "scenarios" / "nemesis"


def test_every_phrase_is_run_by_a_scenario_or_by_cards_of_ones_own() -> None:
    trees = trees_of(bare())
    with Counting(BOOK) as counts:
        register_texts(bare(), trees)
        for path in sorted(SCENARIOS.glob("*.yaml")):
            for document in read_file(path):
                check_scenario(document, {"nemesis": GAME})
        pool_of_box.cache_clear()
        play_boxes()
    own = [line for line in unused(BOOK, counts) if line in {BOOK.key_of(*each) for each in own_lines()}]
    assert own == []


def own_lines() -> list[tuple[str, str]]:
    """Sort and line of each phrase of the game's own."""
    keys = BOOK.by_key()
    own = [key.partition(": ") for key, head in keys.items() if head in BOOK.own]
    return [(sort, line) for sort, _, line in own]


def test_bots_weigh_how_near_each_condition_is() -> None:
    assert [PATTERN[head] for head in BOOK.own if SORT[head] == "condition" and NEARNESS.values[head] is None] == []
