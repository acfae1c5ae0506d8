"""Every law holds in random games of every game that the catalogue has, in each edition and at each number of seats."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from tests.kernel.tiny import GAME as KITES

from timescoop.catalogue import GAMES
from timescoop.kernel import Game, Table
from timescoop.testkit import EVERYDAY, NAMES, Luck, check_games, editions_of, same_everywhere, stands
from timescoop.testkit.strategies import tables
from timescoop.testkit.worlds import imagined, other_world, playable

DECISIONS = 20_000  # of each game, shared out among its editions and numbers of seats
MOST = 3_400  # of one deal; a game that has been begun is played out, and one of Nemesis may be twice as long
ALL = [*GAMES.values(), KITES]
DEALS = [(game, edition, seats) for game in ALL for edition, seats in editions_of(game)]


def name_of(deal: tuple[Game, str, int]) -> str:
    game, edition, seats = deal
    return f"{game.key}-{edition}-{seats}"


@pytest.mark.parametrize("deal", DEALS, ids=name_of)
def test_every_law_holds_in_random_games(deal: tuple[Game, str, int]) -> None:
    game, edition, seats = deal
    share = min(MOST, DECISIONS // len(editions_of(game)))
    figures = check_games(game, seats, share, edition=edition, shares=EVERYDAY)
    assert figures["copies"] >= share
    assert figures["games"] > 0
    assert figures["triples"] > share / 50
    assert figures["triples that differ"] > 0.9 * figures["triples"], "worlds that do not differ prove nothing"
    assert figures["answers in two worlds"] > 0
    assert figures["secret answers"] > 0
    assert figures["imagined games"] > 0


@pytest.mark.parametrize("deal", DEALS, ids=name_of)
def test_the_same_game_in_any_process(deal: tuple[Game, str, int]) -> None:
    game, edition, seats = deal
    same_everywhere(game, edition, seats, seed=seats)


@settings(max_examples=40)
@given(tables(ALL))
def test_every_law_of_secrets_holds_wherever_a_walk_may_lead(found: tuple[Game, Table]) -> None:
    game, table = found
    luck = Luck(len(table.agenda))
    stands(game, table)
    for seat in range(table.seats + 1):
        playable(imagined(game, table, seat, NAMES[: table.seats], luck), luck)
        other_world(game, table, seat, NAMES[: table.seats], luck)
