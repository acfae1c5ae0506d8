"""Networks that come with a game: what they read, how they are kept, and the bots that play by them."""

from time import perf_counter

import numpy as np
import pytest
from tests.bots.positions import positions
from tests.kernel.tiny import GAME as KITES

from timescoop.bots import (
    GREEDY,
    MASTER,
    SEARCH,
    TRAINED,
    BadNetwork,
    Bot,
    Budget,
    Network,
    PositionFeatures,
    ValueNetwork,
    learned_rungs,
    network_of,
    opponents,
    read_network,
    share_of,
    usual_opponent,
    value_network,
    vocabulary_of,
    written,
)
from timescoop.bots.value_network import network_for
from timescoop.catalogue import BOTS, GAMES
from timescoop.games.invasion import GAME as INVASION
from timescoop.kernel import Game, Table

SMALL = Budget(worlds=2, breadth=4, partial_lines=1, evaluations=300)
HIDDEN = 6
MOST_BYTES = 2_000_000


def random_network(game: Game) -> Network:
    """A network that knows nothing."""
    words = vocabulary_of(game)
    dice = np.random.default_rng(5)
    sizes = (PositionFeatures(game, words).width, HIDDEN, 1)
    layers = [
        (dice.normal(0, 0.3, (sizes[nth], sizes[nth + 1])).astype(np.float16).astype(float).tolist(),
         [0.125] * sizes[nth + 1])
        for nth in range(2)
    ]  # fmt: skip
    return Network(game.key, words, layers, {"rungs": ["trained"]})


def test_a_network_is_read_as_it_was_written() -> None:
    network = random_network(INVASION)
    assert read_network(written(network)) == network


@pytest.mark.parametrize("nth", [0, 40, 2000, -1])
def test_a_damaged_network_is_refused(nth: int) -> None:
    data = bytearray(written(random_network(INVASION)))
    data[nth] ^= 1
    with pytest.raises(BadNetwork):
        read_network(bytes(data))


def test_a_network_of_another_game_is_refused() -> None:
    with pytest.raises(BadNetwork, match="plays invasion"):
        ValueNetwork(GAMES["nemesis"], random_network(INVASION))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_plain_python_answers_as_numpy_does(game: Game) -> None:
    network = random_network(game)
    one, other = ValueNetwork(game, network), ValueNetwork(game, network, plain=True)
    seen = [one.odds([table], seat) for table, seat in positions(game, game.editions[0].key, 3, luck=3, most=5)]
    same = [other.odds([table], seat) for table, seat in positions(game, game.editions[0].key, 3, luck=3, most=5)]
    assert np.allclose(seen, same, atol=0.001)
    assert len({each[0] for each in seen}) > 1


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_what_a_network_reads_is_what_its_seat_knows(game: Game) -> None:
    features = PositionFeatures(game, vocabulary_of(game))
    for edition in game.editions:
        seats = max(2, edition.least)
        for table, seat in positions(game, edition.key, seats, luck=4, most=4):
            read = features.of(game.imagine(table, seat, 1), seat)
            assert read == features.of(game.imagine(table, seat, 2), seat)
            assert len(read) == features.width
            assert max(map(abs, read)) < 32


def test_the_share_of_a_win() -> None:
    table = INVASION.deal(seats=3, seed=b"")
    assert share_of(table, 1) == pytest.approx(1 / 3)
    table.won = 0b110
    assert [share_of(table, seat) for seat in range(3)] == [0, 0.5, 0.5]


@pytest.mark.parametrize(("bot", "below"), [(TRAINED, GREEDY), (MASTER, SEARCH)], ids=["trained", "master"])
def test_without_a_network_a_bot_plays_as_the_one_below(bot: Bot, below: Bot) -> None:
    for table, seat in positions(KITES, "hill", 2, luck=1, most=4):
        blind = KITES.imagine(table, seat, 1)
        assert bot.choose(KITES, blind, seat, 3, SMALL) == below.choose(KITES, blind, seat, 3, SMALL)
    assert bot not in opponents(BOTS.values(), KITES)


def test_a_network_plays_with_as_many_seats_as_it_has_learned_with(monkeypatch: pytest.MonkeyPatch) -> None:
    network = random_network(INVASION)
    learned = network._replace(told={"settings": {"least": 2, "most": 3}})
    for told, seats, plays in ((learned, 2, True), (learned, 3, True), (learned, 4, False), (network, 4, True)):
        monkeypatch.setattr(value_network, "packaged", lambda _game, told=told: told)
        assert (network_for(INVASION, seats) is not None) == plays
    monkeypatch.setattr(value_network, "packaged", lambda _game: learned)
    for table, seat in positions(INVASION, "classic", 4, luck=2, most=4):
        for bot, below in ((TRAINED, GREEDY), (MASTER, SEARCH)):
            blind = INVASION.imagine(table, seat, 1)
            assert bot.choose(INVASION, blind, seat, 3, SMALL) == below.choose(INVASION, blind, seat, 3, SMALL)


def test_a_bot_that_has_learned_is_offered_with_every_network_that_has_measured_up() -> None:
    offered = {key: [bot.key for bot in opponents(BOTS.values(), game)] for key, game in GAMES.items()}
    for key, game in GAMES.items():
        assert {"trained", "master"} & {*offered[key]} == ({"trained", "master"} if learned_rungs(game) else set())
    assert offered["invasion"][-1] == offered["nemesis"][-1] == "master"


def test_master_stops_thinking_in_time_where_people_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Budget] = []

    def think(_game: Game, blind: Table, seat: int, _dice: int, budget: Budget) -> int:
        given.append(budget)
        return blind.options(seat)[0]

    monkeypatch.setattr(MASTER, "think", think)
    monkeypatch.setattr(SEARCH, "think", think)
    table, seat = next(positions(INVASION, "classic", 2, luck=1, most=1))
    for bot in (MASTER, SEARCH):
        bot.choose_in_time(INVASION, INVASION.imagine(table, seat, 1), seat, 3)
    limits = [(each.seconds, each.worlds, each.evaluations) for each in given]
    assert limits == [(0.8, 300, 9000), (None, 300, 9000)]


def test_a_search_by_the_network_ends_when_its_time_is_up() -> None:
    for table, seat in positions(INVASION, "classic", 2, luck=2, most=3):
        start = perf_counter()
        endless = Budget(worlds=10**9, breadth=12, partial_lines=2, evaluations=10**9, seconds=0.1)
        MASTER.choose(INVASION, INVASION.imagine(table, seat, 1), seat, 3, endless)
        assert perf_counter() - start < 10


def test_the_opponent_of_a_first_game_is_of_the_middle() -> None:
    assert usual_opponent(BOTS.values()) is GREEDY
    assert usual_opponent([SEARCH]) is SEARCH


@pytest.mark.parametrize("game", [game for game in GAMES.values() if learned_rungs(game)], ids=lambda game: game.key)
def test_a_network_that_comes_with_a_game_is_small_and_fits_it(game: Game) -> None:
    network = network_of(game)
    assert network is not None
    weights = sum(len(rows) * len(bias) for rows, bias in network.layers)
    assert 2 * weights < MOST_BYTES
    table = game.deal(seats=2, seed=b"")
    assert 0 < network.chance(table, 0) < 1
