"""What is measured: every game of the catalogue, the measuring rod and a rival, each behind the same few verbs."""

import random
from collections.abc import Callable
from functools import partial
from itertools import count
from typing import Any

from timescoop.catalogue import GAMES
from timing import Subject, pick

SEATS = 3  # or as near to it as an edition has
MIDDLE = 60  # decisions played before copy, view, observe and imagine are measured


def ours(key: str, edition: str, *, cheap: bool = False, facts: bool = False) -> Subject:
    """A game of ours; with sealed luck as hosted matches have it, or with the cheap luck of search."""
    game = GAMES[key]
    printing = game.edition(edition)
    seats = max(printing.least, min(SEATS, printing.most))

    def deal(seed: int) -> Any:
        table = game.deal(seats=seats, seed=seed.to_bytes(32, "big"), edition=edition, facts=facts)
        if cheap:
            table.use_cheap_luck(seed)
        return table

    def playout(rng: random.Random, seed: int) -> int:
        table, decisions = deal(seed), 0
        while not table.over():
            seat = table.waiting()[0]
            table.play(seat, pick(rng, table.options(seat)))
            decisions += 1
        return decisions

    def middle() -> Any:
        return next(table for table in map(walked, count(1)) if not table.over())

    def walked(seed: int) -> Any:
        table, rng, decisions = deal(seed), random.Random(seed), 0
        while not table.over() and decisions < MIDDLE:
            seat = table.waiting()[0]
            table.play(seat, pick(rng, table.options(seat)))
            decisions += 1
        return table

    verbs: dict[str, Callable[[Any], object]] = {
        "copy": lambda table: table.copy(),
        "observe": lambda table: game.observe(table, 1),
        "view": lambda table: game.view(table, 1),
        "imagine": lambda table: game.imagine(table, 1, 7),
    }
    return Subject(playout, middle, verbs)


def rod() -> Subject:
    """The measuring rod at its four seats."""
    from rod import Rod  # noqa: PLC0415 - its import is measured

    def playout(rng: random.Random, seed: int) -> int:
        table, decisions = Rod(seed), 0
        while not table.over:
            table.play(pick(rng, table.options()))
            decisions += 1
        return decisions

    def middle() -> Rod:
        table, rng = Rod(1), random.Random(1)
        for _ in range(MIDDLE):
            table.play(pick(rng, table.options()))
        return table

    verbs: dict[str, Callable[[Rod], object]] = {
        "copy": Rod.copy,
        "observe": lambda table: table.observe(1),
        "imagine": lambda table: table.imagine(1, 7),
    }
    return Subject(playout, middle, verbs)


def gin() -> Subject:
    """OpenSpiel's gin rummy, rules in C++, driven from Python; what chance does is not counted as a decision."""
    import pyspiel  # noqa: PLC0415 - its import is measured, and weighs on nobody else's memory

    game = pyspiel.load_game("gin_rummy")

    def step(state: Any, rng: random.Random) -> int:
        decided = not state.is_chance_node()
        state.apply_action(pick(rng, state.legal_actions()))
        return int(decided)

    def playout(rng: random.Random, _seed: int) -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            decisions += step(state, rng)
        return decisions

    def middle() -> Any:
        state, rng, decisions = game.new_initial_state(), random.Random(1), 0
        while decisions < 10 or state.is_chance_node():
            decisions += step(state, rng)
        return state

    luck = random.Random(7)
    verbs: dict[str, Callable[[Any], object]] = {
        "copy": lambda state: state.clone(),
        "observe": lambda state: state.observation_tensor(0),
        "view": lambda state: state.observation_string(0),
        "imagine": lambda state: state.resample_from_infostate(0, luck.random),
    }
    return Subject(playout, middle, verbs)


EDITIONS = {f"{key} {edition.key}": (key, edition.key) for key, game in GAMES.items() for edition in game.editions}
FIRST = {key: f"{key} {game.editions[0].key}" for key, game in GAMES.items()}  # of each game, looked at closely
CHEAP, FACTS = "  with cheap luck", "  with facts kept"  # ways to play the first game of all
SUBJECTS: dict[str, Callable[[], Subject]] = {
    **{name: partial(ours, *which) for name, which in EDITIONS.items()},
    CHEAP: partial(ours, *next(iter(EDITIONS.values())), cheap=True),
    FACTS: partial(ours, *next(iter(EDITIONS.values())), facts=True),
    "rod": rod,
    "gin": gin,
}
IMPORTS = {
    **{FIRST[key]: f"import timescoop.kernel, {game.room}" for key, game in GAMES.items()},
    "rod": "import rod",
    "gin": "import pyspiel",
}
