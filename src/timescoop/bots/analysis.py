"""Game analysis: the seat's chance to win at each declaration, as far as it could know.

What is hidden from the seat is imagined many times over, and searched as the bot that searches does it. The line that
was taken stays in the running to the end, so that it is known as well as the one that held up best. What held up best
in some worlds was lucky in them; so both lines are measured in others.

Sources: Smith and Winkler, "The Optimizer's Curse", 2006.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Any, Final

from timescoop.bots.bot import Budget, luck_of
from timescoop.bots.declarations import Evaluator, Line, follow
from timescoop.bots.greedy import Ranked, rank_by_mean, ranked_declarations, sample_worlds
from timescoop.bots.master import ranked_by_network
from timescoop.bots.plans import SCOUTS, weak_first_options
from timescoop.bots.search import Search, comparison_worlds
from timescoop.bots.segments import Answer, Declared, Segmenter
from timescoop.bots.value_network import ValueNetwork, network_for
from timescoop.bots.win_chance import to_probability, win_chance_search
from timescoop.kernel import QUESTION, Game, Table
from timescoop.language import ABOUT_A_TEXT

if TYPE_CHECKING:
    from timescoop.documents import Record

WORLDS: Final = 60
LEARNED_WORLDS: Final = 24  # by a network, whose chances vary less from world to world
FEW_WORLDS: Final = 8  # the same where the turns of others, which vary most, are not searched
EVALUATIONS: Final = 40  # tables looked at for each of them
LEAST: Final = 0.03  # what costs less is not told: the search does not know it better than that
FEW: Final = 4  # worlds at least in which two lines are measured


def usual_worlds(game: Game, seats: int) -> int:
    """In how many worlds choices are compared if nobody says otherwise."""
    if network_for(game, seats) is None:
        return WORLDS
    return LEARNED_WORLDS if Search(game, seats, 0).answers else FEW_WORLDS


def analysis_budget(worlds: int = WORLDS) -> Budget:
    """How much to think about each declaration, by the number of worlds in which it is compared."""
    return Budget(worlds=2 * worlds, breadth=8, partial_lines=2, evaluations=EVALUATIONS * worlds)


THOUGHT: Final = analysis_budget()


@dataclass(frozen=True, slots=True)
class Judged:
    """What a search says of a declaration.

    Args:
        said: The declaration.
        best: The options that the search would have taken, by some of its worlds; perhaps those of `said`.
        chance: Of winning with what was taken, from 0 to 1, by the other worlds; a shared win counts by its share.
        could: Of winning with the best, by the same worlds as `chance`; so it may well be less than that.
        doubt: The standard error of the cost, from 0.
    """

    said: Declared
    best: Line
    chance: float
    could: float
    doubt: float = 0.0

    @property
    def lost(self) -> float:
        """How much of the chance to win the choice cost, from -1 to 1; below 0 where the other line fared worse."""
        return self.could - self.chance

    @property
    def costly(self) -> bool:
        """Whether it cost so much that it may be told: a few points, and more than the standard error."""
        return self.lost >= max(LEAST, self.doubt)


@dataclass(frozen=True, slots=True)
class Account:
    """Of one seat: where it began, where it ended, and what came between; `start - chosen + luck` is `end`.

    Nothing is left out of the sums, however small or below 0, so that what the search is wrong about evens out.

    Args:
        start: The chance to win before its first declaration.
        chosen: What its own choices cost, all together; below 0 by luck of the search alone.
        luck: What cards, dice and the other seats brought.
        end: The result: 1 for a win, a share of it if it was shared, else 0.
    """

    start: float
    chosen: float
    luck: float
    end: float


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
    from timescoop.documents import deal_record  # noqa: PLC0415 - a bot's process reads no records, and starts in half the time

    game, table = deal_record(record, games, cards)
    for said, before in list(Segmenter().declarations(answers_of(record, game, table))):
        yield said.until, judged(game, before, said, dice, budget)


def answers_of(record: Record, game: Game, table: Table) -> Iterator[Answer]:
    """The answers of a record, given in place.

    Args:
        record: With its seed.
        game: Its game.
        table: As it was dealt.

    Raises:
        BadDocument: The first line that does not match.
    """
    from timescoop.documents import deal_undone, option_in  # noqa: PLC0415 - as above

    for entry in record.answers:
        deal_undone(table, entry.undos, record.luck if entry.undos else b"")
        option = option_in(record, game, table, entry)
        yield table, entry.seat, option, bool(entry.undos)
        table.play(entry.seat, option)


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
    if is_by_hand(game, before, said.line):
        return None
    blind = game.imagine(before, said.seat, luck_of(dice, 2 * said.done))
    blind.keep_hands_off()
    chance, could, doubt, best = compare_with_best(
        game, blind, said.seat, said.line, luck_of(dice, 2 * said.done + 1), budget
    )
    return Judged(said, best, chance, could, doubt)


def is_by_hand(game: Game, table: Table, line: Line) -> bool:
    """Whether a declaration carries out a text by hand, of which nothing can be judged."""
    hand = game.book(table).hand if game.book else None
    if hand is None:
        return False
    return QUESTION[table.asked[0][0]] in ABOUT_A_TEXT or any(hand.has(option) for option in line)


def compare_with_best(
    game: Game, blind: Table, seat: int, line: Line, dice: int, budget: Budget
) -> tuple[float, float, float, Line]:
    """The chance to win with a line and with the best line found, the standard error of the difference, the best line.

    Half of the budget finds the best line, the other half measures both in worlds that had no say in it: the best of
    many is the luckiest of them too, and would look better than it is where it was found.

    Args:
        game: The game.
        blind: A table imagined for the seat.
        seat: Who is asked.
        line: What it declared.
        dice: The luck of the search.
        budget: How much to think.
    """
    network = network_for(game, blind.seats)
    search = win_chance_search(game, blind.seats, seat, network)
    scouting = sample_worlds(game, blind, seat, dice, range(SCOUTS))
    ranked = ranked_declarations(Evaluator(game.evaluate, budget.partial_lines), scouting[0], seat)
    close = ranked_closely(search, network, scouting, seat, ranked[: budget.breadth])
    lines = [(value, line if same(line, other) else other) for value, other in close]
    lines = [each for nth, each in enumerate(lines) if each[1] not in [other for _, other in lines[:nth]]]
    if line not in [other for _, other in lines]:
        once = search.evaluator.evaluate(follow(search.evaluator, scouting[0], seat, line), seat)
        lines += ranked_closely(search, network, scouting, seat, [(once, line)])
    search.weak = weak_first_options([other for _, other in ranked])
    worlds = comparison_worlds(game, blind, seat, dice)
    half = Budget(
        worlds=budget.worlds // 2,
        breadth=budget.breadth,
        partial_lines=budget.partial_lines,
        evaluations=budget.evaluations // 2,
    )
    best = search.sequential_halving(lines, worlds, half, kept=line)[0]
    best = best if search.root.children[best].mean > search.root.children[line].mean else line
    taken, other = measured(search, (line, best), worlds, budget)
    costs = [one - each for one, each in zip(other, taken, strict=True)]
    doubt = stdev(costs) / sqrt(len(costs)) if len(costs) > 1 else 0.0
    return fmean(taken), fmean(other), doubt, best


def ranked_closely(
    search: Search, network: ValueNetwork | None, worlds: list[Table], seat: int, ranked: list[Ranked]
) -> list[Ranked]:
    """Lines ranked by their mean value in some worlds, the best first; by the network, if there is one."""
    if network is None:
        return rank_by_mean(search.evaluator, worlds, seat, ranked)
    return ranked_by_network(network, worlds, seat, ranked)


def measured(
    search: Search, lines: tuple[Line, Line], worlds: Iterator[Table], budget: Budget
) -> tuple[list[float], list[float]]:
    """The chance to win with two lines, perhaps the same, in one world after the other, until a budget is used up."""
    known = {line: len(search.found.get(line, ())) for line in lines}
    looked = 0
    while looked < FEW or search.spent(budget, 0.0) < 1:
        world = next(worlds)
        for line in known:
            search.run_iteration(world, line)
        looked += 1
    one, other = ([to_probability(value) for value in search.found[line][known[line] :]] for line in lines)
    return one, other


def same(line: Line, other: Line) -> bool:
    """Whether two lines begin alike and say the same, if perhaps in another order, as far as both go.

    Luck and the others decide how far a declaration goes: a seat that has passed is asked again if they have not.
    """
    both = min(len(line), len(other))
    return line[0] == other[0] and sorted(line[:both]) == sorted(other[:both])


def agreed(found: Sequence[Judged]) -> list[Judged]:
    """Judgements in which nothing changes of itself: where a seat learns nothing, what it had is what it can have next.

    Of two looks at the same chance the later one sees further, so the earlier one is shifted; no cost changes. A chance
    may come to lie beyond 0 or 1 by as much as the search was wrong.

    Args:
        found: Of a whole game, in order.
    """
    later: dict[int, Judged] = {}
    told = []
    for each in reversed(found):
        after, judged = later.get(each.said.seat), each
        if after is not None and after.said.epoch == each.said.epoch:
            judged = replace(each, chance=after.could, could=after.could + each.lost)
        later[each.said.seat] = judged
        told.append(judged)
    return told[::-1]


def account(found: Sequence[Judged], seat: int, end: float) -> Account:
    """What a seat's own choices cost it, and what luck and the others brought."""
    mine = [each for each in agreed(found) if each.said.seat == seat]
    if not mine:
        return Account(end, 0.0, 0.0, end)
    chosen = sum(each.lost for each in mine)
    return Account(mine[0].could, chosen, end - mine[0].could + chosen, end)
