"""A training run: a folder with its settings, checkpoints and curve, which can be resumed."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Final

import numpy as np

from timescoop.bots import Network, PositionFeatures, ValueNetwork, read_network, vocabulary_of, written
from timescoop.catalogue import GAMES
from timescoop.kernel import BadDeal, Game
from timescoop.research.runs import Round, Settings
from timescoop.research.training.learner import Learner, corrections, first_weights, priors_of
from timescoop.research.training.self_play import EVALUATED, Lesson, Teacher, play_lesson

SETTINGS: Final = "settings.json"
CURVE: Final = "curve.jsonl"
STATE: Final = "checkpoint.npz"
NETWORK: Final = "network.bin"
EARLIER: Final = "earlier"  # a folder of earlier selves
SNAPSHOT: Final = 25  # rounds between two of them
SAVED_EVERY: Final = 60.0  # seconds


class Memory:
    """The latest positions, in a ring."""

    def __init__(self, size: int, width: int) -> None:
        self.features = np.zeros((size, width), np.float16)
        self.seats = np.zeros(size, np.int8)
        self.targets = np.zeros(size, np.float32)
        self.count = 0  # ever added

    def add(self, lesson: Lesson) -> None:
        """Remember what a game teaches, and forget the oldest."""
        size = len(self.targets)
        places = np.arange(self.count, self.count + len(lesson.targets)) % size
        self.features[places], self.seats[places] = lesson.features, lesson.seats
        self.targets[places] = lesson.targets
        self.count += len(lesson.targets)

    def draw(self, dice: np.random.Generator, batch: int) -> tuple[Any, Any, Any]:
        """Some positions at random: features, numbers of seats, targets."""
        nth = dice.integers(0, min(self.count, len(self.targets)), batch)
        return self.features[nth], self.seats[nth], self.targets[nth]


class Run:
    """A run in a folder.

    Args:
        folder: Where it is kept. A run that is there goes on.
        settings: How to play and learn.

    Raises:
        BadDeal: Settings that cannot be played, or a folder with a run of other settings.
    """

    def __init__(self, folder: Path, settings: Settings) -> None:
        self.folder = folder
        self.settings = settled(settings)
        self.game: Game = GAMES[settings.game]
        self.words = vocabulary_of(self.game)
        self.rounds = self.decisions = 0
        self.seconds = 0.0
        own = self.settings
        width = PositionFeatures(self.game, self.words).width
        self.learner = Learner(first_weights(width, own.hidden, own.seed), own.rate)
        self.memory = Memory(own.memory, width)
        self.earlier: list[ValueNetwork] = []
        self.resume()

    def resume(self) -> None:
        """Begin the folder, or go on from it."""
        (self.folder / EARLIER).mkdir(parents=True, exist_ok=True)
        wanted = json.dumps(self.settings._asdict(), indent=1) + "\n"
        path = self.folder / SETTINGS
        if path.exists() and path.read_text("utf-8") != wanted:
            raise BadDeal(f"{self.folder} holds a run with other settings. Use them, or take another folder")
        path.write_text(wanted, "utf-8")
        state = self.folder / STATE
        if not state.exists():
            return
        with np.load(state) as kept:
            self.learner.restore(kept)
            self.rounds, self.decisions = int(kept["rounds"]), int(kept["decisions"])
            self.seconds = float(kept["seconds"])
            count = int(kept["count"])
            filled = len(kept["targets"])
            self.memory.features[:filled], self.memory.seats[:filled] = kept["features"], kept["seats"]
            self.memory.targets[:filled], self.memory.count = kept["targets"], count
        for path in sorted((self.folder / EARLIER).glob("*.bin")):
            self.earlier.append(ValueNetwork(self.game, read_network(path.read_bytes())))

    def go_on(self, seconds: float, progress: Callable[[Round], None] | None = None, rounds: int = 0) -> None:
        """Play and learn.

        Args:
            seconds: For how long, counted over all times that the run has gone on.
            progress: Called after each round.
            rounds: After so many rounds in all it stops too; 0 is without such an end.
        """
        saved = monotonic()
        while self.seconds < seconds and (not rounds or self.rounds < rounds):
            told = self.one_round()
            with (self.folder / CURVE).open("a", encoding="utf-8") as curve:
                curve.write(json.dumps(told._asdict()) + "\n")
            if progress:
                progress(told)
            if monotonic() - saved > SAVED_EVERY:
                self.save()
                saved = monotonic()
        self.save()

    def one_round(self) -> Round:
        """Play some games, and learn from them and from those before."""
        begun = monotonic()
        own = self.settings
        dice = Random(f"{own.seed} {self.rounds}")  # noqa: S311 - luck that can be repeated is no secret
        current = self.network()
        lessons: list[Lesson] = []
        wins: list[float] = []
        for _ in range(own.games):
            lesson, share = self.one_game(current, dice)
            lessons.append(lesson)
            if share is not None:
                wins.append(share)
        losses = [self.losses(lesson) for lesson in lessons]
        for lesson in lessons:
            self.memory.add(lesson)
        self.learn(sum(len(lesson.targets) for lesson in lessons))
        self.rounds += 1
        self.decisions += sum(lesson.decisions for lesson in lessons)
        if self.rounds % SNAPSHOT == 0:
            (self.folder / EARLIER / f"{self.rounds:06}.bin").write_bytes(written(self.as_network()))
            self.earlier.append(self.network())
        self.seconds += monotonic() - begun
        loss, plain = np.mean(losses, axis=0)
        return Round(
            self.rounds * own.games, self.decisions, self.memory.count, round(self.seconds, 1), round(float(loss), 4),
            round(float(plain), 4), len(wins), round(sum(wins) / len(wins), 3) if wins else 0.0,
        )  # fmt: skip

    def one_game(self, current: ValueNetwork, dice: Random) -> tuple[Lesson, float | None]:
        """One game, and the learner's share of the win by an equal one, if it played against the evaluation alone."""
        own = self.settings
        edition = self.game.edition(dice.choices(own.editions)[0])
        seats = dice.randint(max(own.least, edition.least), min(own.most, edition.most))
        players: list[ValueNetwork | None] = [current] * seats
        me, against = dice.randrange(seats), False
        if dice.random() < own.league:
            against = not self.earlier or dice.random() < own.league
            rival = EVALUATED if against else dice.choices(self.earlier)[0]
            players = [current if seat == me else rival for seat in range(seats)]
        teacher = Teacher(own.heat, own.trace, own.answers)
        lesson = play_lesson(self.game, edition.key, players, current, teacher, dice.getrandbits(48))
        return lesson, lesson.shares[me] * seats if against else None

    def losses(self, lesson: Lesson) -> tuple[float, float]:
        """The cross entropy against how the game ended: of the network, and of the game's own evaluation."""
        x = lesson.features.astype(np.float32)
        priors = priors_of(x, lesson.seats)
        odds = priors + np.asarray(corrections(self.learner.weights, x))
        losses = [float(np.mean(np.logaddexp(0, each) - lesson.outcomes * each)) for each in (odds, priors)]
        return losses[0], losses[1]

    def learn(self, fresh: int) -> None:
        """Take steps by positions out of the memory, as many as so many fresh ones are good for."""
        own = self.settings
        dice = np.random.default_rng((own.seed, self.rounds))
        for _ in range(max(1, round(fresh * own.use / own.batch))):
            self.learner.learn(*self.memory.draw(dice, own.batch))

    def network(self) -> ValueNetwork:
        """The network as it is now, ready to play."""
        return ValueNetwork(self.game, self.as_network())

    def as_network(self) -> Network:
        """The network as it is now, to be written."""
        told = {"games": self.rounds * self.settings.games, "settings": self.settings._asdict()}
        return Network(self.game.key, self.words, self.learner.layers(), told)

    def save(self) -> None:
        """Write the network, and everything that is needed to go on."""
        filled = min(self.memory.count, len(self.memory.targets))
        own = self.memory
        state = self.folder / f"new-{STATE}"
        with state.open("wb") as file:
            np.savez(
                file, rounds=self.rounds, decisions=self.decisions, seconds=self.seconds, count=own.count,
                features=own.features[:filled], seats=own.seats[:filled], targets=own.targets[:filled],
                **self.learner.arrays(),
            )  # fmt: skip
        state.replace(self.folder / STATE)
        (self.folder / NETWORK).write_bytes(written(self.as_network()))


def settled(settings: Settings) -> Settings:
    """Settings with all editions filled in.

    Raises:
        BadDeal: No such game or edition, or a number of seats that one of them is not for.
    """
    if settings.game not in GAMES:
        raise BadDeal(f"there is no game {settings.game!r}; the games are {', '.join(sorted(GAMES))}")
    game = GAMES[settings.game]
    keys = settings.editions or tuple(edition.key for edition in game.editions if not edition.ruled)
    for key in keys:
        edition = game.edition(key)
        if not max(settings.least, edition.least) <= min(settings.most, edition.most):
            raise BadDeal(
                f"{game.key} {edition.key} is for {edition.least} to {edition.most} seats, "
                f"not for {settings.least} to {settings.most}"
            )
    return settings._replace(editions=keys)
