"""A game gone through again: at each declaration, how likely its seat was to win, as far as it could know.

What is hidden from the seat is imagined many times over, and searched as the bot that searches does it. The line that
was taken stays in the running to the end, so that it is known as well as the one that held up best.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from timescoop.bots.bot import Budget, luck_of
from timescoop.bots.chances import Chances, chance_at
from timescoop.bots.declarations import Line, Mind, follow
from timescoop.bots.greedy import averaged, imagined, thought_of
from timescoop.bots.plans import SCOUTS, poor_firsts
from timescoop.bots.search import worlds_of
from timescoop.bots.turns import Rest
from timescoop.documents import Record, deal_record, deal_undone, option_in
from timescoop.kernel import Game, Table

WORLDS: Final = 60
LOOKS: Final = 40  # tables looked at for each of them


def thought(worlds: int = WORLDS) -> Budget:
    """How much is thought about each declaration, by the number of worlds that it is looked into."""
    return Budget(worlds=2 * worlds, breadth=8, halves=2, looks=LOOKS * worlds)


THOUGHT: Final = thought()


@dataclass(frozen=True, slots=True)
class Declared:
    """One declaration of a finished game.

    Args:
        done: Answers that had been given before it.
        until: Answers that had been given once it was done.
        seat: Whose.
        line: The options that were taken, in order.
    """

    done: int
    until: int
    seat: int
    line: Line


@dataclass(frozen=True, slots=True)
class Judged:
    """What a search says of a declaration.

    Args:
        said: The declaration.
        best: The options that the search would have taken; those of `said` where nothing better was found.
        chance: Of winning with what was taken, from 0 to 1; a shared win counts by its share.
        could: Of winning with the best.
    """

    said: Declared
    best: Line
    chance: float
    could: float

    @property
    def lost(self) -> float:
        """How much of the chance to win the choice cost."""
        return self.could - self.chance


@dataclass(frozen=True, slots=True)
class Account:
    """Of one seat: where it began, where it ended, and what came between; `start - chosen + luck` is `end`.

    Args:
        start: The chance to win before its first declaration.
        chosen: What its own choices cost, all together.
        luck: What cards, dice and the other seats brought.
        end: What came of it: 1 for a win, a share of it if it was shared, else 0.
    """

    start: float
    chosen: float
    luck: float
    end: float


class Cuts:
    """Cuts a row of answers into declarations: a half is neither good nor bad."""

    __slots__ = ("rest", "seat")

    def __init__(self) -> None:
        """Nothing has been declared."""
        self.rest: Rest | None = None
        self.seat = -1

    def begins(self, table: Table, seat: int, *, anew: bool = False) -> bool:
        """Whether a declaration begins with the answer that a seat is about to give.

        Args:
            table: As the seat finds it.
            seat: Who answers.
            anew: Whether something was dealt anew right before it.
        """
        if self.rest is None or anew or seat != self.seat or self.rest.reached(table, seat):
            self.rest, self.seat = Rest(table), seat
            return True
        return False


def analysed(
    record: Record, games: Mapping[str, Game], cards: Any = None, *, dice: int = 0, budget: Budget = THOUGHT
) -> Iterator[tuple[int, Judged | None]]:
    """Go through a record, declaration by declaration.

    Args:
        record: With its seed.
        games: The games by their keys.
        cards: The compiled card file, if the record was made with one of its own.
        dice: The luck of the search; the same dice and budget judge the same.
        budget: How much to think about each declaration.

    Yields:
        How many answers have been gone through, and what is to be said of the last ones; None where there was no
        choice.

    Raises:
        BadDocument: The first line that does not match.
    """
    game, table = deal_record(record, games, cards)
    cuts = Cuts()
    starts: list[tuple[int, Table]] = []
    given: list[tuple[int, int]] = []
    for entry in record.answers:
        deal_undone(table, entry.undos, record.luck if entry.undos else b"")
        if cuts.begins(table, entry.seat, anew=bool(entry.undos)):
            starts.append((len(given), table.copy()))
        given.append((entry.seat, option_in(record, game, table, entry)))
        table.play(*given[-1])
    ends = [start for start, _ in starts[1:]] + [len(given)]
    for (start, before), until in zip(starts, ends, strict=True):
        seat = given[start][0]
        line = tuple(option for _, option in given[start:until])
        yield until, judged(game, before, Declared(start, until, seat, line), dice, budget)


def judged(game: Game, before: Table, said: Declared, dice: int, budget: Budget) -> Judged | None:
    """What is to be said of one declaration; None where there was no choice.

    Args:
        game: The game.
        before: The table as it was, or any that its seat cannot tell from it.
        said: What was declared.
        dice: The luck of the search.
        budget: How much to think.
    """
    if len(before.options(said.seat)) == 1:
        return None
    blind = game.imagine(before, said.seat, luck_of(dice, 2 * said.done))
    chance, could, best = weighed(game, blind, said.seat, said.line, luck_of(dice, 2 * said.done + 1), budget)
    return Judged(said, best, chance, could)


def weighed(game: Game, blind: Table, seat: int, line: Line, dice: int, budget: Budget) -> tuple[float, float, Line]:
    """The chance to win with a line, the chance with the best line that is found, and that line.

    Args:
        game: The game.
        blind: A table imagined for the seat.
        seat: Who is asked.
        line: What it declared.
        dice: The luck of the search.
        budget: How much to think.
    """
    search = Chances(game, blind.seats, seat)
    scouting = imagined(game, blind, seat, dice, range(SCOUTS))
    ranked = thought_of(Mind(game.worth, budget.halves), scouting[0], seat)
    close = averaged(search.mind, scouting, seat, ranked[: budget.breadth])
    lines = [(value, line if same(line, other) else other) for value, other in close]
    lines = [each for nth, each in enumerate(lines) if each[1] not in [other for _, other in lines[:nth]]]
    if line not in [other for _, other in lines]:
        once = search.mind.look(follow(search.mind, scouting[0], seat, line), seat)
        lines += averaged(search.mind, scouting, seat, [(once, line)])
    search.poor = poor_firsts([other for _, other in ranked])
    best = search.compared(lines, worlds_of(game, blind, seat, dice), budget, kept=line)[0]
    chance, could = (chance_at(search.root.children[each]) for each in (line, best))
    return (chance, could, best) if could > chance else (chance, chance, line)


def same(line: Line, other: Line) -> bool:
    """Whether two lines begin alike and say the same, if perhaps in another order, as far as both go.

    How far a declaration goes hangs on luck and on the others too: whoever has passed is asked again if they have not.
    """
    both = min(len(line), len(other))
    return line[0] == other[0] and sorted(line[:both]) == sorted(other[:both])


def account(found: Sequence[Judged], seat: int, end: float) -> Account:
    """What a seat's own choices cost it, and what luck and the others brought."""
    mine = [each for each in found if each.said.seat == seat]
    if not mine:
        return Account(end, 0.0, 0.0, end)
    chosen = sum(each.lost for each in mine)
    return Account(mine[0].could, chosen, end - mine[0].could + chosen, end)
