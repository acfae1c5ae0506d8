"""L-5 and L-7: over whole games nobody is sent a card that it may not know, and everybody is shown those it may."""

from __future__ import annotations

import logging
import os
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import pytest
from tests.tally import tally
from tests.wire.boxes import BOXES, canary_cards
from tests.wire.canaries import CANARY, Watch
from tests.wire.entitled import shown_to_all
from tests.wire.games import GAMES
from tests.wire.pairs import OPENED, PAGES, held
from tests.wire.sitting import House, Sitting, house, sit_down

from timescoop.catalogue import BOTS
from timescoop.catalogue import GAMES as CATALOGUE
from timescoop.kernel import Game, Table
from timescoop.testkit import Luck

WHOLE = int(os.environ.get("TIMESCOOP_CANARY_GAMES", "0"))  # whole games beyond what is left of one of each
EACH = 12  # answers between two looks all around
ODD = 8  # of so many answers one is taken at random: the others are a bot's, with which games are over sooner
RIGHTS = {
    "invasion": {"own hand", "own face down", "face up", "in the open"},
    "nemesis": {"own hand", "in the open"},
    "ccg": {"own hand", "own face down", "in the open"},
}
VARIED = {"ccg": {"own face down"}}  # by the options of the deal, which whole games go through


@dataclass(frozen=True)
class Deal:
    """A game to be played by so many people, or only as many answers as are left of it."""

    game: str
    edition: str
    seats: int
    nth: int
    left: int = 0
    listeners: tuple[int, ...] = ()
    options: tuple[tuple[str, str], ...] = ()


def chosen(game: Game, table: Table, luck: Luck) -> tuple[int, int]:
    """Who answers, and what."""
    seat = luck.of(table.waiting())
    if luck.below(ODD) == 0:
        return seat, luck.of(table.options(seat))
    plain = table.copy()
    plain.kept = None
    return seat, BOTS["greedy"].choose(game, plain, seat, luck.number())


def near_the_end(table: Table, luck: Luck, left: int) -> tuple[Table, list[tuple[int, int]]]:
    """The same game so many random answers before its end, and these, each with its seat."""
    ends = table.copy()
    answers = []
    while not ends.over():
        seat = luck.of(ends.waiting())
        answers.append((seat, luck.of(ends.options(seat))))
        ends.play(*answers[-1])
    for seat, option in answers[:-left]:
        table.play(seat, option)
    return table, answers[-left:]


async def look_around(sitting: Sitting, watch: Watch, viewer: int) -> None:
    """Every page a viewer may ask for, what programs get, and errors."""
    client = sitting.clients[viewer]
    for page in [*PAGES, *(() if sitting.table.over() else OPENED)]:
        given = await client.get(sitting.base + page.format(viewer=viewer))
        held("canary", page != "/record" or given.status == 403, "the record opens early")
    for end in ("view", "options"):
        shown = (await client.get(f"/api{sitting.base}/{end}")).json
        watch.door(viewer, shown)
    for words in ("h", "t", "l", "?", "x"):
        await client.post(f"{sitting.base}/say", {"words": words, "number": 1, "from": "text"})
    for form in (
        {"option": 99999, "number": sitting.match.state.shown[viewer]},
        {"option": 0, "number": 0},
        {"number": "x"},
    ):
        await client.post(f"{sitting.base}/answer", form)
    await client.get("/")
    watch.look()


async def laid(at: House, deal: Deal, luck: Luck) -> tuple[Sitting, Watch]:
    """A table of a deal with a watch over it."""
    cards = canary_cards(deal.game, deal.edition, deal.nth)
    how = {"cards": cards, "options": dict(deal.options)}
    seed = luck.number().to_bytes(32, "little")
    sitting = await sit_down(at, GAMES[deal.game], deal.edition, deal.seats, seed=seed, **how)
    return sitting, Watch(sitting)


async def searched(at: House, deal: Deal) -> tuple[Watch, Counter[str]]:
    """One game to its end, everything that was sent gone through; and what those who may see it were shown."""
    luck = Luck(deal.nth)
    sitting, watch = await laid(at, deal, luck)
    known: list[tuple[int, int]] = []
    if deal.left:
        await sitting.match.auto_pass.set_windows(
            deal.seats - 1, dict.fromkeys(sitting.match.auto_pass.windows(deal.seats - 1), True)
        )
        table, known = near_the_end(sitting.table.copy(), luck, deal.left)
        sitting.put(table)
    viewers = range(len(sitting.clients))
    await sitting.listen(deal.listeners or viewers)
    shown: Counter[str] = Counter()
    answers = 0
    while not sitting.table.over():
        if answers % EACH == 0:
            viewer = luck.below(len(viewers))
            await look_around(sitting, watch, viewer)
            shown += await shown_to_all(sitting, viewer)
        seat, option = known[answers] if known else chosen(sitting.match.game, sitting.table, luck)
        assert (await sitting.answer(seat, option)).status == 204
        watch.look()
        answers += 1
    for viewer in viewers:
        await look_around(sitting, watch, viewer)
    await sitting.close()
    return watch, shown


def quiet_log(log: str, watch: Watch) -> None:
    """No card's name, no seed and no key stands in the log."""
    plan = watch.sitting.match.plan
    assert not CANARY.search(log), "the log names cards"
    for secret in (plan.seed.hex(), plan.salt.hex(), *watch.sitting.match.keys.values()):
        assert secret not in log, "the log tells secrets"


def deals() -> list[Deal]:
    """What is left of one game of each every day, with two that listen; whole games with all listening in the soak.

    Those go through the catalogue in turn, and of each game through its editions, numbers of seats and options.
    """
    left = [
        Deal("invasion", "classic", 3, 4, left=30, listeners=(1, 3)),
        Deal("nemesis", "standard", 2, 4, left=30, listeners=(1, 2)),
        Deal("ccg", "first", 2, 4, left=30, listeners=(1, 2)),
    ]
    return left + [whole(*divmod(nth, len(CATALOGUE))) for nth in range(WHOLE)]


def whole(turn: int, nth: int) -> Deal:
    """The whole game of one turn through the catalogue."""
    game = list(CATALOGUE.values())[nth]
    edition = game.editions[turn % len(game.editions)]
    seats = min(edition.least + (turn // 2) % 2, edition.most) - len(edition.ruled)
    options = [(choice.key, list(choice.values)[turn % len(choice.values)]) for choice in game.choices]
    fitting = tuple(each for each in options if fits(game, edition.key, each[0]))
    return Deal(game.key, edition.key, seats, turn, options=fitting)


def fits(game: Game, edition: str, key: str) -> bool:
    """Whether an edition has an option."""
    return any(choice.key == key and edition in (choice.editions or (edition,)) for choice in game.choices)


@pytest.mark.parametrize(
    "deal", deals(), ids=lambda deal: f"{deal.edition}-{deal.seats}-{deal.nth}-{deal.left or 'whole'}"
)
async def test_l_5_no_card_is_sent_to_a_seat_that_may_not_know_it(
    deal: Deal, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    async with house(tmp_path / "a") as at:
        watch, shown = await searched(at, deal)
    quiet_log(caplog.text, watch)
    assert watch.figures["canaries"] > 300
    assert set(shown) >= RIGHTS[deal.game] - (set() if deal.left else VARIED.get(deal.game, set())), shown
    counted = {f"canary_games_of_{deal.game}": 0 if deal.left else 1}
    tally(canaries_where_allowed=watch.figures["canaries"], cards_shown=shown.total(), **counted)


def test_every_game_of_the_catalogue_has_its_canaries() -> None:
    assert {deal.game for deal in deals()} == set(CATALOGUE) == set(BOXES)


@pytest.mark.parametrize("turn", range(8))
def test_every_whole_game_of_the_soak_can_be_dealt(turn: int) -> None:
    for nth, game in enumerate(CATALOGUE.values()):
        deal = whole(turn, nth)
        ruled = len(game.edition(deal.edition).ruled)
        game.deal(seats=deal.seats + ruled, edition=deal.edition, seed=b"", options=dict(deal.options))
