"""Points: scored, lost, and enough of them to win."""

from __future__ import annotations

from timescoop.games.ccg import facts
from timescoop.games.ccg.events import HAPPENS, announce, tell
from timescoop.games.ccg.pool import GOAL, OPPOSE, OPPOSED_BY, OPPOSES, REACH, REACHED_BY, REACHES, SCORES
from timescoop.games.ccg.statics import TO_BE_SCORED
from timescoop.games.ccg.table import FORBIDDEN, POINTS, Ccg
from timescoop.kernel import NOBODY, NOWHERE, register_rules
from timescoop.kernel import PLAYING as GOES_ON


def score(table: Ccg, me: int, count: int, copy: int = NOBODY) -> None:
    """CCG-SCORE-07: points are about to be scored, perhaps those of a Goal."""
    table.do(score_now, me, count, copy)


def score_now(table: Ccg, me: int, count: int, copy: int) -> None:
    """CCG-SCORE-01: let everybody respond before the points are scored."""
    table.at_stake += (count,)
    announce(table, SCORES, me, copy, table.place_of(copy) if copy != NOBODY else NOWHERE)


def be_scored(table: Ccg, me: int, copy: int, place: int) -> None:
    """CCG-SCORE-04, -05: the points are there; a Goal is marked and cannot be scored again."""
    count, table.at_stake = table.at_stake[-1], table.at_stake[:-1]
    goal = copy != NOBODY and table.pool.type[table.kind[copy]] == GOAL
    if goal and (copy in table.scored or not table.in_play(copy) or table.lent(copy, FORBIDDEN) & TO_BE_SCORED):
        return
    table.points[me] += count
    if goal:
        mark(table, me, count, copy)
    table.say(facts.SCORED, me, (count, table.points[me]), (copy,) if goal else ())
    table.invalidate()
    tell(table, SCORES, me, copy, place)
    if goal and table.attempt:
        reached = table.attempt[2] == REACH
        tell(table, REACHES if reached else OPPOSES, me, copy, place)
        for each in table.team:
            tell(table, REACHED_BY if reached else OPPOSED_BY, me, each, place)
    look_for_winner(table)


def mark(table: Ccg, me: int, count: int, copy: int) -> None:
    """CCG-SCORE-04: a Goal is turned as a marker; it counts as Reached or Opposed."""
    table.scored[copy] = me
    if table.attempt and table.attempt[2] == REACH:
        table.reached |= 1 << me
        table.say(facts.REACHED, me, (count,), (copy,))
    elif table.attempt and table.attempt[2] == OPPOSE:
        table.opposed |= 1 << me
        table.say(facts.OPPOSED, me, (count,), (copy,))


HAPPENS[SCORES] = be_scored


def lose_points(table: Ccg, seat: int, count: int) -> None:
    """CCG-SCORE-08: points are lost; a total may become negative, and nothing is scored."""
    table.points[seat] -= count
    table.say(facts.LOST_POINTS, seat, (count, table.points[seat]))
    table.invalidate()
    look_for_winner(table)


def has_won(table: Ccg, seat: int) -> bool:
    """CCG-WIN-01: ten points, one Goal Reached and one Opposed: all three."""
    reached, opposed = table.reached >> seat & 1 == 1, table.opposed >> seat & 1 == 1
    return is_enough(table, table.points[seat], reached=reached, opposed=opposed)


def is_enough(table: Ccg, points: int, *, reached: bool, opposed: bool) -> bool:
    """CCG-WIN-01, CCG-SOLO-06: whether so many points win; in solitaire without a Goal Reached and one Opposed."""
    return points >= POINTS and (table.deal.solitaire or (reached and opposed))


def look_for_winner(table: Ccg) -> None:
    """CCG-AMB-01: looked at after every change, in anybody's turn; the turn player comes first."""
    for step in range(table.seats):
        seat = (table.turn + step) % table.seats
        if table.won == GOES_ON and has_won(table, seat):
            table.won = 1 << seat
            table.reason = "ten_points" if table.deal.solitaire else "victory"
            table.say(facts.WON, seat, (table.points[seat],))


def end_exhausted(table: Ccg) -> None:
    """CCG-WIN-04, CCG-AMB-60: nobody can win any more; the points stand, and nobody has won."""
    table.won, table.reason = 0, "exhausted"
    table.say(facts.EXHAUSTED, NOBODY)


def end_run_out(table: Ccg, me: int) -> None:
    """CCG-SOLO-21: the player's draw deck has run out before ten points, so the opponent's deck has won."""
    table.won, table.reason = 1 << table.deal.ruled, "ran_out"
    table.say(facts.RAN_OUT, me, (table.points[me],))


def end_by_limit(table: Ccg) -> None:
    """CCG-GLOSSARY-43: a game that goes on too long is stopped."""
    table.won, table.reason = 0, "limit"
    table.say(facts.LIMIT, NOBODY)


register_rules(globals())
