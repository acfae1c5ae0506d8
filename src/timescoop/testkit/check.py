"""Checks every law in random games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from timescoop.kernel import NOTHING, Game, TimescoopError
from timescoop.testkit.broken import LawBroken, hold
from timescoop.testkit.copies import played_alike, refused
from timescoop.testkit.memory import Memory
from timescoop.testkit.replays import same_again
from timescoop.testkit.sight import sight
from timescoop.testkit.standing import FLOOR_OVER, Floor, answerable, derived, same_cards, sound, stands
from timescoop.testkit.twins import in_the_dark
from timescoop.testkit.walks import LONGEST_GAME, Luck, Walk, choose
from timescoop.testkit.wordings import observed, worded
from timescoop.testkit.worlds import imagined, other_world, playable, quiet, secret_answers, settled, went_on

MOST_CHANGES: Final = 4  # times that a sealed answer is changed at most
FURTHER: Final = 4  # games played at most for what has not come up


@dataclass(frozen=True)
class Shares:
    """Of how many decisions each kind of law is held; laws of a table as it lies are held at all of them."""

    copies: float = 1.0
    worlds: float = 0.03  # every seat and the spectators: as many triples of state, viewer and world
    answers: float = 0.02
    words: float = 0.1
    ends: float = 0.05  # of imagined tables played to the end
    turn: int = FLOOR_OVER  # decisions in which every game comes back to a bare turn: no share, but as dear


EVERYDAY: Final = Shares(copies=0.25, ends=0.03)
THOROUGH: Final = Shares(worlds=0.25, answers=0.25, words=0.25)


class Check:
    """One random game with the laws held along the way, and figures of what was seen."""

    def __init__(self, walk: Walk, shares: Shares) -> None:
        self.walk = walk
        self.game = walk.game
        self.names = walk.names()
        self.shares = shares
        self.luck = Luck(~walk.seed)
        self.floor = Floor(shares.turn)
        self.length = 0
        self.kinds = Counter(walk.table.kind)
        self.figures: Counter[str] = Counter()

    def look(self) -> None:
        """Hold the laws of a table as it lies."""
        table = self.walk.table
        stands(self.game, table)
        same_cards(table, self.kinds)
        derived(table)
        sound(self.game, table)

    def ask(self, seat: int, option: int) -> None:
        """Hold the laws of a question before it is answered."""
        table, luck, shares = self.walk.table, self.luck, self.shares
        self.floor.look(table)
        if luck.chance(shares.copies):
            steps = 8 if luck.chance(0.1) else 0
            played_alike(self.game, table, seat, option, luck.number(), steps)
            self.figures["copies"] += 1
        if luck.chance(shares.words):
            refused(table, luck)
        if luck.chance(shares.words):
            worded(self.game, table, self.names)
            self.length = observed(self.game, table, self.length)
            self.figures["words"] += 1
        if luck.chance(shares.words):
            self.figures["settled"] += settled(self.game, table, self.names)
        what = quiet(self.game, table, seat, option, self.names) if luck.chance(shares.answers * 4) else ""
        self.figures[what + "s"] += what != ""
        if luck.chance(shares.answers):
            self.figures["secret answers"] += secret_answers(self.game, table, seat, self.names, luck)
            self.change_seal()
        if luck.chance(shares.worlds):
            self.other_worlds(seat, option)

    def change_seal(self) -> None:
        """A seat may change its sealed answer, and nobody sees that."""
        table = self.walk.table
        for seat in range(table.seats if table.polling else 0):
            if table.sealed[seat] != NOTHING:
                for option in table.options(seat)[:MOST_CHANGES]:
                    quiet(self.game, table, seat, option, self.names)
                    self.figures["changed seals"] += 1

    def other_worlds(self, seat: int, option: int) -> None:
        """Hold the laws of secrets for every seat and the spectators."""
        table, luck, names = self.walk.table, self.luck, self.names
        for viewer in range(table.seats + 1):
            seen = sight(self.game, table, viewer, names)
            world = imagined(self.game, table, viewer, names, luck, seen)
            if luck.chance(self.shares.ends):
                playable(world, luck)
                self.figures["imagined games"] += 1
            twin = other_world(self.game, table, viewer, names, luck, seen)
            answerable(twin)
            self.figures["answers in two worlds"] += went_on(self.game, table, twin, viewer, seat, option, names)
            self.figures["triples"] += 1
            if in_the_dark(table, viewer):
                self.figures["triples in the dark"] += 1
                self.figures["triples that differ"] += world.kind != table.kind

    def run(self, decisions: int) -> Counter[str]:
        """Play to the end, or as many decisions."""
        walk, luck = self.walk, Luck(self.walk.seed)
        self.look()
        while not walk.table.over() and walk.number < decisions:
            hold("a game ends", walk.number < LONGEST_GAME, "it goes on and on")
            seat, option = choose(walk.table, luck)
            self.ask(seat, option)
            memory = Memory(walk.table)
            walk.step(seat, option)
            memory.look(walk.table)
            self.look()
        same_again(walk)
        self.figures["decisions"] += walk.number
        self.figures["games"] += walk.table.over()
        return +self.figures


def check_game(
    game: Game,
    seats: int,
    seed: int,
    decisions: int = LONGEST_GAME + 1,
    *,
    edition: str | None = None,
    options: dict[str, str] | None = None,
    shares: Shares = EVERYDAY,
) -> Counter[str]:
    """Play one random game and hold every law along the way.

    Args:
        game: The game.
        seats: How many play.
        seed: The deal and all answers follow from it.
        decisions: Stop after so many, if the game is not over by then.
        edition: Its key; None is the default one.
        options: Options of the deal.
        shares: How often the dearer laws are held.

    Returns:
        Figures: decisions, games played to the end, and how often each kind of law had something to compare.

    Raises:
        LawBroken: Which law, where, and what differs.
    """
    walk = Walk(game, seats, seed, edition or game.editions[0].key, options=options)
    check = Check(walk, shares)
    try:
        return check.run(decisions)
    except LawBroken as broken:
        raise broken.at(walk.where()) from broken
    except (AssertionError, LookupError, TypeError, ValueError, TimescoopError) as error:
        raise LawBroken("rules run through", repr(error), walk.where()) from error


def check_games(
    game: Game,
    seats: int,
    decisions: int,
    *,
    edition: str | None = None,
    first: int = 0,
    shares: Shares = EVERYDAY,
    wanted: Sequence[str] = (),
) -> Counter[str]:
    """Play one random game after another until there are as many decisions; returns their figures together.

    Args:
        game: What is played.
        seats: By how many.
        decisions: How many at least.
        edition: Which printing; the usual one if it is not said.
        first: The seed of the first game; each further game has the next.
        shares: How often each law is looked at.
        wanted: Figures that should come up; for those that did not, a few further games are played.
    """
    figures: Counter[str] = Counter()
    seed, further = first, 0
    while figures["decisions"] < decisions or (further < FURTHER and not all(figures[each] for each in wanted)):
        further += figures["decisions"] >= decisions
        figures += check_game(game, seats, seed, edition=edition, shares=shares)
        seed += 1
    return figures
