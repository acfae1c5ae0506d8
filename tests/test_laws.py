"""Every law holds in random games of every game that the catalogue has, in each edition and at each number of seats."""

from __future__ import annotations

import inspect
import os
import sys
from dataclasses import replace

import pytest
from hypothesis import given, settings
from tests.kernel.tiny import GAME as KITES
from tests.tally import tally

from timescoop.catalogue import GAMES
from timescoop.kernel import Game, Table
from timescoop.testkit import (
    EVERYDAY,
    NAMES,
    Luck,
    Shares,
    check_game,
    check_games,
    editions_of,
    options_of,
    same_everywhere,
    stands,
)
from timescoop.testkit.strategies import tables
from timescoop.testkit.worlds import imagined, other_world, playable

DECISIONS = 20_000  # of each game, shared out among its editions and numbers of seats
FEW = 1_000  # of each deal of the small game that is only there to test the tests
MOST = 3_400  # of one deal; a game that has been begun is played out, and one of Nemesis may be twice as long
LONG = {"ccg": (0, 0, 3, 2, 5)}  # few games of each deal will do: it is long, and has hundreds of copies; first seeds
FEW_SEATS = {2: 4_000, 3: 2_500}  # decisions of a long game: a decision costs the less the fewer look at it
WANTED = ("games", "triples in the dark", "answers in two worlds", "secret answers", "imagined games")
PART = 300  # decisions of a game, half as many of a long one, that are played again in other processes
OFTEN = replace(EVERYDAY, answers=0.1, ends=0.01)  # an answer like another in the dark is rare in Nemesis
SELDOM = Shares(copies=0.1, worlds=0.015, answers=0.15, words=0.03, ends=0.05)
SHARES = {"nemesis": OFTEN}
COMPILED = not inspect.getfile(sys.modules[Table.__module__]).endswith(".py")
ALL = [*GAMES.values(), *([] if COMPILED else [KITES])]  # an interpreted game cannot be built on a compiled table
DEALS = [(game, edition, seats) for game in ALL for edition, seats in editions_of(game)]
ONCE = [  # game, edition, seats, seed and number of decisions of games that once broke a law in a long run
    ("invasion", "2012", 3, 897, 330),
    ("ccg", "first", 6, 59, 5),
    ("ccg", "first", 2, 120, 840),
]


CHOICES = [
    (game, edition.key, edition.least + nth % (edition.most - edition.least + 1), options)
    for game in GAMES.values()
    for edition in game.editions
    for nth, options in enumerate(options_of(game, edition.key))
    if options
]
CHOSEN = int(os.environ.get("TIMESCOOP_CHOSEN", "1"))  # games for each
STRETCH = 40  # decisions of each: options of the deal tell most at its beginning
CLOSELY = Shares(copies=0.1, worlds=0.2, answers=0.4, words=0.05, ends=0.02)


def name_of_choice(deal: tuple[Game, str, int, dict[str, str]]) -> str:
    game, edition, seats, options = deal
    return "-".join([game.key, edition, str(seats), *[f"{key}={value}" for key, value in options.items()]])


def name_of(deal: tuple[Game, str, int]) -> str:
    game, edition, seats = deal
    return f"{game.key}-{edition}-{seats}"


@pytest.mark.parametrize("deal", DEALS, ids=name_of)
def test_every_law_holds_in_random_games(deal: tuple[Game, str, int]) -> None:
    game, edition, seats = deal
    long = game.key in LONG
    usual = FEW if game is KITES else min(MOST, DECISIONS // len(editions_of(game)))
    share = FEW_SEATS.get(seats, 1) if long else usual
    shares, first = (SELDOM, LONG[game.key][seats - 2]) if long else (SHARES.get(game.key, EVERYDAY), 0)
    figures = check_games(game, seats, share, edition=edition, first=first, shares=shares, wanted=WANTED)
    assert figures["copies"] >= 0.8 * share * shares.copies
    assert figures["triples"] > share / 50
    assert figures["triples that differ"] > 0.9 * figures["triples in the dark"], "alike worlds prove nothing"
    assert not [each for each in WANTED if not figures[each]]


@pytest.mark.parametrize("nth", range(CHOSEN))
@pytest.mark.parametrize("deal", CHOICES, ids=name_of_choice)
def test_every_law_holds_with_every_option_of_the_deal(deal: tuple[Game, str, int, dict[str, str]], nth: int) -> None:
    game, edition, seats, options = deal
    figures = check_game(game, seats, nth, STRETCH, edition=edition, options=options, shares=CLOSELY)
    tally(option_deals=1)
    assert figures["triples"] >= STRETCH / 5


def test_every_value_of_every_choice_is_among_the_options_that_are_tried() -> None:
    for game in ALL:
        for edition in game.editions:
            tried = {pair for options in options_of(game, edition.key) for pair in options.items()}
            for choice in game.choices:
                if not choice.editions or edition.key in choice.editions:
                    assert {(choice.key, value) for value in list(choice.values)[1:]} <= tried


@pytest.mark.parametrize(("key", "edition", "seats", "seed", "most"), ONCE)
def test_what_once_broke_a_law(key: str, edition: str, seats: int, seed: int, most: int) -> None:
    shares = Shares(copies=0.05, worlds=0.054 / (seats + 1), answers=0.01, words=0.03, ends=0.02)
    assert check_game(GAMES[key], seats, seed, most, edition=edition, shares=shares)["decisions"]


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.key)
def test_the_same_game_in_any_process(game: Game) -> None:
    games = [
        (edition, seats, LONG[game.key][seats - 2], PART // 2) if game.key in LONG else (edition, seats, seats, PART)
        for edition, seats in editions_of(game)
    ]
    same_everywhere(game, games)


@settings(max_examples=80)
@given(tables(ALL))
def test_every_law_of_secrets_holds_wherever_a_walk_may_lead(found: tuple[Game, Table]) -> None:
    game, table = found
    luck = Luck(len(table.agenda))
    stands(game, table)
    to_the_end = luck.below(table.seats + 1)  # of one viewer's world: a long game takes longer to play than to look at
    for seat in range(table.seats + 1):
        world = imagined(game, table, seat, NAMES[: table.seats], luck)
        if seat == to_the_end:
            playable(world, luck)
        other_world(game, table, seat, NAMES[: table.seats], luck)
