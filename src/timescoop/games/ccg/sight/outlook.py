"""The standings and how near a win is: points, Goals Reached and Opposed, and what an attempt would gain."""

from __future__ import annotations

from collections.abc import Iterator

from timescoop.games.ccg.motion.attempts import able, label_of
from timescoop.games.ccg.options import ALL
from timescoop.games.ccg.pool import GOAL, OPPOSE, REACH
from timescoop.games.ccg.scoring import is_enough
from timescoop.games.ccg.sight.needs import Measured, ways_of
from timescoop.games.ccg.table import PLAY, POINTS, REFILL, Ccg
from timescoop.kernel import NOBODY, NOWHERE, Outlook, Sentence, Standing, WaySum, leaders, notice
from timescoop.language import DONE


def outlook(table: Ccg, viewer: int) -> Outlook:
    """CCG-WIN-01: what each seat has of what it takes to win, who could win soon, and what the reader can do now.

    Args:
        table: The table.
        viewer: The seat that looks; `table.seats` is a spectator.
    """
    standings: list[Standing] = [
        {
            "seat": seat,
            "points": table.points[seat],
            "leads": leads,
            "ways": [{"kind": NOBODY, "live": True, "when": "", "sums": sums(table, seat)}],
        }
        for seat, leads in enumerate(leaders(table.points))
    ]
    on = not table.over() and table.part >= PLAY
    to_come = [chances(table, seat) if on else [] for seat in range(table.seats)]
    warned = warnings(table, to_come) if on else []
    mine = [made for made, won in to_come[viewer] if not won] if viewer == table.turn and table.part < REFILL else []
    return {
        "standings": standings,
        "ends": [notice("win_takes_points" if table.deal.solitaire else "win_takes", NOBODY, POINTS)],
        "warnings": warned,
        "chances": mine,
    }


def sums(table: Ccg, seat: int) -> list[WaySum]:
    """CCG-WIN-01, CCG-SOLO-06: all three things that a win takes; in solitaire the points alone."""
    points: WaySum = {"key": "points", "words": "", "have": max(0, table.points[seat]), "of": POINTS}
    if table.deal.solitaire:
        return [points]
    return [
        points,
        {"key": "reached", "words": "", "have": table.reached >> seat & 1, "of": 1},
        {"key": "opposed", "words": "", "have": table.opposed >> seat & 1, "of": 1},
    ]


def warnings(table: Ccg, to_come: list[list[tuple[Sentence, bool]]]) -> list[Sentence]:
    """CCG-WIN-01: who could win by one attempt, and who lacks nothing but a Goal Reached or Opposed."""
    found: list[Sentence] = []
    for step in range(table.seats):
        seat = (table.turn + step) % table.seats
        wins = [made for made, won in to_come[seat] if won]
        reached, opposed = table.reached >> seat & 1 == 1, table.opposed >> seat & 1 == 1
        if wins:
            found.append({**wins[0], "key": f"{wins[0]['key']}_wins"})
        elif is_enough(table, table.points[seat], reached=True, opposed=True) and reached != opposed:
            found.append(notice("needs_opposed" if reached else "needs_reached", seat, table.points[seat]))
    return found


def chances(table: Ccg, seat: int) -> list[tuple[Sentence, bool]]:
    """CCG-SCORE-01, -02: a seat's attempts that would succeed; worked out once for all viewers."""
    known = table.glance.chances
    if seat not in known:
        known[seat] = list(attempts_to_come(table, seat))
    return known[seat]


def attempts_to_come(table: Ccg, seat: int) -> Iterator[tuple[Sentence, bool]]:
    """CCG-SCORE-01, -02: the attempts that a seat could make with success, each with whether it would win by it.

    In its own turn frozen Characters do not count; before its next one they will have thawed.
    """
    pool = table.pool
    for copy in table.census().stakes:
        label, place = label_of(table, seat, copy), table.place_of(copy)
        if label not in (REACH, OPPOSE) or pool.type[table.kind[copy]] != GOAL or place == NOWHERE:
            continue
        side = table.heroes(place, seat) if label == OPPOSE else table.enemies(place, seat)
        team = able(table, seat, place, label) if seat == table.turn else side
        if not team or lacking(table, seat, copy, label, team):
            continue
        before = table.points[seat]
        after = before + pool.cost[table.kind[copy]]
        reached, opposed = table.reached >> seat & 1 == 1, table.opposed >> seat & 1 == 1
        key = "can_reach" if label == REACH else "can_oppose"
        won = is_enough(table, after, reached=reached or label == REACH, opposed=opposed or label == OPPOSE)
        yield notice(key, seat, before, after, kinds=[table.kind[copy]]), won


def lacking(table: Ccg, seat: int, copy: int, label: int, team: list[int]) -> list[Measured]:
    """CCG-GOAL-06: the sums that a team does not meet in the way that it comes nearest to; none if it meets one."""
    ways = [[each for each in way if each["have"] < each["of"]] for way in ways_of(table, seat, copy, label, team)]
    return min(ways, key=lambda way: sum([each["of"] - each["have"] for each in way]), default=[])


def teams(table: Ccg, seat: int, option: int) -> Sentence:
    """CCG-AMB-35: whether the team would meet the requirement with one more Character, with all, or as it is."""
    block, _, copy, label = table.deal.book.card, *next(args for _, args in table.asked if args[0] == seat)
    team = block.targets(table.picks)
    if option == ALL:
        team = able(table, seat, table.place_of(copy), label)
    elif option != DONE:
        team = [*team, block.target(option)]
    missing = lacking(table, seat, copy, label, team)
    if not missing:
        return notice("meets", seat)
    return notice("lacks", seat, missing[0]["have"], missing[0]["of"], words=missing[0]["words"])
