"""What bots choose before the first turn of the card game: not by luck, and more than luck would."""

from timescoop.bots import GREEDY, Bot, Budget
from timescoop.bots.uniform import random_option
from timescoop.games.ccg import GAME
from timescoop.games.ccg.pool import CHARACTERS, QUALITIES, TARDIS
from timescoop.games.ccg.table import SETUP, Ccg

SHORT = Budget(worlds=2, breadth=4, partial_lines=1, evaluations=60)
LUCK = Bot(key="luck", name="Luck", level=0, about="Chooses anything.", think=random_option, budget=SHORT)
DEALS = 2


def set_up(bots: list[Bot], deal: int) -> Ccg:
    """A table at which each seat has chosen its line, its Set-Up cards and its first Goal."""
    table = GAME.deal(seats=2, seed=bytes([deal]) * 32, options={"setup": "choose"})
    assert isinstance(table, Ccg)
    number = 0
    while table.part == SETUP and not table.over():
        seat = table.waiting()[0]
        number += 1
        table.play(seat, bots[seat].choose(GAME, GAME.imagine(table, seat, number), seat, number, SHORT))
    return table


def crew(table: Ccg, seat: int) -> int:
    """The Qualities of all Characters that a seat begins with."""
    stat = table.pool.stat
    own = [table.kind[copy] for copy in table.all_in_play(seat, CHARACTERS)]
    return sum(stat[quality][kind] for kind in own for quality in range(QUALITIES))


def test_ccg_setup_04_a_bot_begins_with_a_tardis_and_a_stronger_crew_than_luck_would() -> None:
    for deal in range(1, DEALS + 1):
        table = set_up([GREEDY, LUCK], deal)
        assert table.all_in_play(0, 1 << TARDIS)
        assert crew(table, 0) > crew(table, 1)


def test_ccg_setup_01_a_bot_chooses_its_line_by_what_is_at_home_there() -> None:
    table = GAME.deal(seats=2, seed=bytes([1]) * 32, options={"setup": "choose"})
    chosen = {GREEDY.choose(GAME, GAME.imagine(table, 0, luck), 0, luck, SHORT) for luck in range(3)}
    assert len(table.options(0)) > 1
    assert len(chosen) == 1
