"""What is measured: our game, the measuring rod and a rival, each behind the same few verbs."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

SEATS = 3
MIDDLE = 60  # decisions played before copy, view, observe and imagine are measured


@dataclass(frozen=True)
class Subject:
    """How to play one game through, and what can be done with a table in mid-game."""

    playout: Callable[[random.Random, int], int]  # decisions that a random game took
    middle: Callable[[], Any]
    verbs: dict[str, Callable[[Any], object]]


def pick(rng: random.Random, options: list[int]) -> int:
    """Any option, as likely as any other."""
    return options[int(rng.random() * len(options))]


def ours(edition: str, *, key: str = "invasion", cheap: bool = False, facts: bool = False) -> Subject:
    """A game of ours at three seats; with sealed luck as hosted matches have it, or with the cheap luck of search."""
    from timescoop.catalogue import GAMES  # noqa: PLC0415 - a rival's interpreter has no timescoop

    game = GAMES[key]

    def deal(seed: int) -> Any:
        table = game.deal(seats=SEATS, seed=seed.to_bytes(32, "big"), edition=edition, facts=facts)
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
        table, rng = deal(1), random.Random(1)
        for _ in range(MIDDLE):
            seat = table.waiting()[0]
            table.play(seat, pick(rng, table.options(seat)))
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
    from rod import Rod  # noqa: PLC0415 - as above

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
    import pyspiel  # noqa: PLC0415 - only the rival's interpreter has it

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


SUBJECTS: dict[str, Callable[[], Subject]] = {
    "classic": lambda: ours("classic"),
    "2012": lambda: ours("2012"),
    "cheap luck": lambda: ours("classic", cheap=True),
    "facts kept": lambda: ours("classic", facts=True),
    "nemesis": lambda: ours("standard", key="nemesis"),
    "rod": rod,
    "gin": gin,
}
IMPORTS = {
    "classic": "import timescoop.kernel, timescoop.games.invasion",
    "rod": "import rod",
    "gin": "import pyspiel",
}
