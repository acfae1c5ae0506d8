"""Playtests: the same deals with a set of cards and without it, and what each card did."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from contextlib import ExitStack
from functools import lru_cache, partial
from pathlib import Path
from tempfile import NamedTemporaryFile
from time import monotonic
from typing import Any, Final, NamedTuple

from timescoop.arena.match import earned, turns_of, win_shares
from timescoop.arena.seeds import deal_seed, dice_of
from timescoop.bots import QUICK, Bot, mover, reporting_losses, start_pool, stop_pool
from timescoop.catalogue import BOTS, GAMES
from timescoop.kernel import BadDeal, Game, Table, count_blank, leave_blank
from timescoop.language import Context, NodeCounter, within, write

AHEAD: Final = 3  # jobs for each process
GROUPS: Final = ("brought", "dealt", "drew", "played")  # in its own deck; in its first hand; drawn from a deck; played
SETTLED: Final = GROUPS[:2]  # known from the deal alone, so that the comparison without the set is fair
TRIAL_BOTS: Final[dict[str, Bot]] = {QUICK.key: QUICK, **BOTS}
MOST_DEALT: Final = 64  # deals to try until somebody has a card


class Trial(NamedTuple):
    """What all games of a playtest share: plain data, which can be sent to another process."""

    game: str
    edition: str
    bot: str
    seats: int
    seed: int
    options: tuple[tuple[str, str], ...]
    cards: str  # the whole card file with the set in it, as JSON
    names: tuple[str, ...]  # of the cards on trial


class CardSeen(NamedTuple):
    """What happened with one card in one game: which seats got it how (as bits), how often, and which nodes ran."""

    brought: int
    dealt: int
    drew: int
    played: int
    times: int
    fired: tuple[int, ...]  # how often each of its nodes was run


class TrialDeal(NamedTuple):
    """A deal with the set, and the same deal without it: the share of each seat, and what happened with each card."""

    block: int
    shares: tuple[float, ...]
    without: tuple[float, ...]
    seen: tuple[CardSeen, ...]
    turns: tuple[int, int]


def new_trial(
    game: Game,
    edition: str,
    cards: str,
    names: Sequence[str],
    *,
    bot: str,
    seats: int,
    seed: int = 0,
) -> Trial:
    """A checked trial, before any process is started; `cards` is the whole card file as JSON.

    Texts played by hand are left blank.

    Raises:
        BadDeal: No such bot, or a number of seats that the edition doesn't allow.
    """
    printing = game.edition(edition)
    if bot not in TRIAL_BOTS:
        raise BadDeal(f"there is no bot {bot!r}; the bots are {', '.join(TRIAL_BOTS)}")
    if not printing.least <= seats <= printing.most:
        raise BadDeal(f"{game.key} {edition} is for {printing.least} to {printing.most} seats, not {seats}")
    if game.workshop is None or game.key not in GAMES:
        raise BadDeal(f"{game.title} has no workshop")
    options = tuple(sorted(game.workshop.trial.items()))
    blank, _ = leave_blank(json.loads(cards))
    return Trial(game.key, edition, bot, seats, seed, options, json.dumps(blank), tuple(names))


def run_trial(
    trial: Trial,
    *,
    games: int,
    workers: int,
    seconds: float | None = None,
    stop: Callable[[], bool] | None = None,
    first: int = 0,
) -> Iterator[TrialDeal]:
    """Play the deals of a trial, each with the set and without it, and yield them in order.

    Args:
        trial: The trial.
        games: How many deals.
        workers: Processes; with 0, everything runs in this one, where a deal that never ends can't be stopped.
        seconds: The time limit; deals that are still running are stopped.
        stop: Called after each deal; True ends the playtest.
        first: The number of the first deal; earlier ones were played already.

    Raises:
        LostProcess: A process ended before its work was done.
    """
    end = None if seconds is None else monotonic() + seconds
    if not workers:
        for block in range(first, games):
            yield try_deal(trial, block)
            if (end is not None and monotonic() > end) or (stop is not None and stop()):
                return
        return
    if first >= games:
        return
    with NamedTemporaryFile("w", encoding="utf-8", prefix="timescoop-trial-") as file:
        json.dump(trial, file)
        file.flush()
        pool = start_pool(min(workers, games - first))
        try:
            with reporting_losses(pool):
                for each in in_turn(pool, file.name, range(first, games), AHEAD * workers, end):
                    yield each
                    if stop is not None and stop():
                        return
        finally:
            stop_pool(pool)


def in_turn(pool: Executor, path: str, deals: range, ahead: int, end: float | None) -> Iterator[TrialDeal]:
    """Results in the order of the deals until the time is up; a limited number of deals is queued ahead.

    Processes read the trial from a file. Pipes hold less than most trials: if a process died before it had read all of
    one, its asker would wait for it forever.
    """
    out = deque(pool.submit(try_deal_of, path, block) for block in deals[:ahead])
    following = iter(deals[ahead:])
    while out:
        try:
            yield out.popleft().result(None if end is None else max(0.0, end - monotonic()))
        except TimeoutError:
            return
        block = next(following, None)
        if block is not None:
            out.append(pool.submit(try_deal_of, path, block))


def try_deal_of(path: str, block: int) -> TrialDeal:
    """Play one deal of the trial in a file."""
    return try_deal(read_trial(path), block)


@lru_cache(maxsize=2)
def read_trial(path: str) -> Trial:
    """The trial that `run_trial` has stored."""
    trial = Trial(*json.loads(Path(path).read_text("utf-8")))
    return trial._replace(options=tuple((key, choice) for key, choice in trial.options), names=tuple(trial.names))


# ---- one deal


def try_deal(trial: Trial, block: int) -> TrialDeal:
    """Play one deal with the set and without it: one in which somebody has the card whose turn it is."""
    game = GAMES[trial.game]
    kinds, nodes = prepared(trial)[1:]
    number, table = deal_with(game, trial, block)
    first = [seats_dealt(game, table, kind) for kind in kinds]
    with ExitStack() as counters:  # but not what the bots imagine
        counts = [
            counters.enter_context(NodeCounter(each, on=table, borne=partial(is_borne, game, kind)))
            for kind, each in zip(kinds, nodes, strict=True)
        ]
        play_out(game, trial, number, table)
    seen = tuple(
        look(game, table, kind, dealt_to, tuple(count[node] for node in each))
        for kind, each, dealt_to, count in zip(kinds, nodes, first, counts, strict=True)
    )
    plain = dealt(game, trial, number, None)
    play_out(game, trial, number, plain)
    return TrialDeal(
        block,
        earned(win_shares(table)),
        earned(win_shares(plain)),
        seen,
        (turns_of(game, table), turns_of(game, plain)),
    )


def left_blank(trial: Trial) -> int:
    """How many cards have a text that is played by hand, which the bots of a trial pass."""
    return count_blank(json.loads(trial.cards))


def deal_with(game: Game, trial: Trial, block: int) -> tuple[int, Table]:
    """A deal in which somebody brings, or is dealt, the card whose turn it is, with its number.

    Only the deal decides which one it is, so that the choice favours no seat.
    """
    cards, kinds, _ = prepared(trial)
    shop = game.required_workshop
    number = block * MOST_DEALT
    table = dealt(game, trial, number, cards)
    kind = kinds[block % len(kinds)] if kinds else -1
    while kind >= 0 and not (shop.brings(table, kind) or seats_dealt(game, table, kind)):
        if (number + 1) % MOST_DEALT == 0:
            break
        number += 1
        table = dealt(game, trial, number, cards)
    return number, table


def seats_dealt(game: Game, table: Table, kind: int) -> int:
    """The seats that have a card at a table that was just dealt, as bits."""
    return look(game, table, kind, 0, ()).drew


def is_borne(game: Game, kind: int, table: Table, this: Context) -> bool:
    """Whether a running text belongs to a copy of one card."""
    return game.required_workshop.bears(table, this) == kind


@lru_cache(maxsize=8)
def prepared(trial: Trial) -> tuple[Any, tuple[int, ...], tuple[tuple[int, ...], ...]]:
    """The compiled cards, the kinds on trial, and the nodes of each that run in play; computed once in each process."""
    game = GAMES[trial.game]
    document = json.loads(trial.cards)
    cards, _, trees = game.required_workshop.read(document)
    names = [game.required_workshop.called(row) for row in document["cards"]]
    nodes = tuple(
        tuple(dict.fromkeys(node for top in trees.get(name, ()) for node in within(top))) for name in trial.names
    )
    return cards, tuple(names.index(name) for name in trial.names), nodes


def running(trial: Trial) -> tuple[tuple[int, ...], ...]:
    """For each card, which of its nodes run in play. Nodes that only state a rule, or that rules carry out, don't."""
    game = GAMES[trial.game]
    cards, kinds, nodes = prepared(trial)
    by_rules: set[tuple[int, int]] = getattr(cards, "in_rules", set())
    with NodeCounter([node for each in nodes for node in each]) as counts:
        game.compile_cards(json.loads(trial.cards))
    return tuple(
        tuple(nth for nth, node in enumerate(each) if not counts[node] and (kind, node) not in by_rules)
        for kind, each in zip(kinds, nodes, strict=True)
    )


def said_by(trial: Trial) -> tuple[tuple[str, ...], ...]:
    """The nodes of each card in English."""
    return tuple(tuple(write(node) for node in each) for each in prepared(trial)[2])


def dealt(game: Game, trial: Trial, block: int, cards: Any) -> Table:
    """A table of a deal, which keeps its facts."""
    return game.deal(
        seats=trial.seats,
        seed=deal_seed(trial.seed, block),
        edition=trial.edition,
        options=dict(trial.options),
        cards=cards,
        facts=True,
    )


def play_out(game: Game, trial: Trial, block: int, table: Table) -> None:
    """Let the bots play to the end, each with its own random numbers."""
    bot = TRIAL_BOTS[trial.bot]
    thought = [0] * trial.seats
    while not table.over():
        seat = mover(table)
        option = table.settled(seat)
        if option < 0:
            offered, dice = table.options(seat), dice_of(trial.seed, block, seat, thought[seat])
            option = offered[0] if len(offered) == 1 else bot.choose(game, game.imagine(table, seat, dice), seat, dice)
            thought[seat] += 1
        table.play(seat, option)


def look(game: Game, table: Table, kind: int, dealt_to: int, fired: tuple[int, ...]) -> CardSeen:
    """What happened with one card in a game."""
    shop = game.required_workshop
    drew = played = times = 0
    for what, seat, _, kinds, _ in table.kept or ():
        if kind in kinds and seat >= 0:
            if what in shop.drew:
                drew |= 1 << seat
            if what in shop.played:
                played |= 1 << seat
                times += kinds.count(kind)
    return CardSeen(shop.brings(table, kind), dealt_to, drew, played, times, fired)
