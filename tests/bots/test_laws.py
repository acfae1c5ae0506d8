"""What every bot owes: no peeking, no illegal choice, the same choice again, and no change of the table it is given."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.bots.positions import positions
from tests.kernel.tiny import GAME as KITES
from tests.tally import tally

from timescoop.bots import RUNGS, Bot, Budget, mover
from timescoop.catalogue import GAMES
from timescoop.games.invasion import GAME as INVASION
from timescoop.kernel import Game, Table, to_data

DEALS = [
    (KITES, "hill", 2),
    (KITES, "hill", 4),
    (INVASION, "classic", 3),
    (INVASION, "2012", 4),
    (INVASION, "classic", 2),
]
NAMES = [f"{game.key}-{edition}-{seats}" for game, edition, seats in DEALS]
SMALL = Budget(worlds=2, breadth=4, partial_lines=1, evaluations=300)
BRIEF = Budget(worlds=2, breadth=3, partial_lines=1, evaluations=60)
WORLDS = 3
REPEATED = int(os.environ.get("TIMESCOOP_REPEATED", "60"))  # choices, of each game


def choices(bot: Bot, game: Game, table: Table, seat: int, dice: int) -> set[int]:
    """What a bot chooses in worlds that its seat cannot tell from one another."""
    return {bot.choose(game, game.imagine(table, seat, luck), seat, dice, SMALL) for luck in range(WORLDS)}


def by_the_first_card(_game: Game, blind: Table, seat: int, _dice: int, _budget: Budget) -> int:
    """The cheat: its choice hangs on a card that its seat does not know."""
    offered = blind.options(seat)
    hidden = next((blind.kind[copy] for copy in blind.zones[0] if not blind.knows(seat, copy)), 0)
    return offered[hidden % len(offered)]


CHEAT = Bot(key="cheat", name="Cheat", level=0, about="Peeks.", think=by_the_first_card, budget=SMALL)


@pytest.mark.parametrize(("game", "edition", "seats"), DEALS, ids=NAMES)
@pytest.mark.parametrize("bot", RUNGS, ids=lambda bot: bot.key)
def test_a_bot_chooses_alike_in_worlds_it_cannot_tell_apart(bot: Bot, game: Game, edition: str, seats: int) -> None:
    seen = 0
    for table, seat in positions(game, edition, seats, luck=1, most=12):
        seen += 1
        for dice in (1, 2):
            assert len(choices(bot, game, table, seat, dice)) == 1
    assert seen == 12


@pytest.mark.parametrize(("game", "edition", "seats"), DEALS, ids=NAMES)
def test_a_bot_that_peeks_is_seen(game: Game, edition: str, seats: int) -> None:
    assert any(len(choices(CHEAT, game, table, seat, 1)) > 1 for table, seat in positions(game, edition, seats, 1, 30))


@pytest.mark.parametrize(("game", "edition", "seats"), DEALS, ids=NAMES)
@pytest.mark.parametrize("bot", RUNGS, ids=lambda bot: bot.key)
def test_a_bot_chooses_what_is_on_offer_and_leaves_the_table_as_it_was(
    bot: Bot, game: Game, edition: str, seats: int
) -> None:
    for table, seat in positions(game, edition, seats, luck=2, most=8):
        blind = game.imagine(table, seat, 5)
        before = to_data(blind)
        assert bot.choose(game, blind, seat, 7, SMALL) in table.options(seat)
        assert to_data(blind) == before


@pytest.mark.parametrize("bot", RUNGS, ids=lambda bot: bot.key)
def test_the_dice_are_all_that_a_bot_is_moved_by(bot: Bot) -> None:
    for table, seat in positions(INVASION, "classic", 3, luck=3, most=6):
        blind = INVASION.imagine(table, seat, 1)
        assert len({bot.choose(INVASION, blind, seat, 3, SMALL) for _ in range(2)}) == 1


def test_other_dice_move_a_bot_at_random_elsewhere() -> None:
    (random,) = [bot for bot in RUNGS if bot.key == "random"]
    table, seat = next(positions(INVASION, "classic", 3, luck=3, most=1))
    assert {random.choose(INVASION, table, seat, dice) for dice in range(200)} == set(table.options(seat))


@pytest.mark.parametrize(("game", "edition", "seats"), DEALS, ids=NAMES)
def test_a_seat_can_be_handed_to_any_bot_at_any_prompt_and_back(game: Game, edition: str, seats: int) -> None:
    table = game.deal(seats=seats, seed=bytes(32), edition=edition)
    handed = halfway = 0
    for step in range(5000):
        if table.over():
            break
        seat = mover(table)
        offered = table.options(seat)
        option = offered[step % len(offered)]
        if step % 3 == 0:
            bot = RUNGS[handed % len(RUNGS)]
            handed += 1
            halfway += bool(table.picks) or bool(table.polling)
            option = bot.choose(game, game.imagine(table, seat, step), seat, step, BRIEF)
        table.play(seat, option)
    assert table.over()
    assert halfway
    assert handed > len(RUNGS)


@pytest.mark.parametrize("key", GAMES)
def test_b_2_neither_the_process_nor_its_hash_seed_moves_a_bot(key: str) -> None:
    """Two processes at a time, in positions of every edition and number of seats."""
    asked = [sys.executable, "-m", "tests.bots.choosing", key, str(REPEATED)]
    running = [
        subprocess.Popen(
            asked, env={**os.environ, "PYTHONHASHSEED": hashes}, cwd=Path.cwd(), stdout=subprocess.PIPE, text=True
        )
        for hashes in ("1", "2")
    ]
    one, other = (each.communicate()[0].splitlines() for each in running)
    assert one == other
    assert len(one) == REPEATED
    assert len({line.split()[4] for line in one}) > len(RUNGS), "there was something to choose"
    tally(**{f"choices_repeated_in_{key}": len(one)})
