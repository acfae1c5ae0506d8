"""The standings and how near the end is, by the rules of scoring, as far as a viewer knows."""

from __future__ import annotations

from timescoop.games.invasion.built.fields import DECK
from timescoop.games.invasion.ending import has_five_out, score_of_places, score_of_texts
from timescoop.games.invasion.table import ACTIONS, REVEALED, Invasion
from timescoop.games.invasion.turn import can_act
from timescoop.kernel import NOBODY, Outlook, Sentence, Standing, leaders, notice


def outlook(table: Invasion, viewer: int) -> Outlook:
    """INV-SCORE-01, INV-END-01, -10: points as if the game ended now, and what can end it.

    Args:
        table: The table.
        viewer: The seat that looks; `table.seats` is a spectator.
    """
    points = running_points(table, viewer)
    standings: list[Standing] = [
        {"seat": seat, "points": points[seat], "leads": leads, "ways": []} for seat, leads in enumerate(leaders(points))
    ]
    on = not table.over()
    return {
        "standings": standings,
        "ends": ends(table) if on else [],
        "warnings": warnings(table) if on else [],
        "chances": [],
    }


def running_points(table: Invasion, viewer: int) -> list[int]:
    """INV-SCORE-01: what each seat would score now, by the cards that a viewer knows."""
    found = [0] * table.seats
    for seat, _, _, points in score_of_places(table, viewer):
        found[seat] += points
    if table.pool.scoring:
        for seat in range(table.seats):
            found[seat] += sum([points for _, _, points in score_of_texts(table, seat)])
    return found


def ends(table: Invasion) -> list[Sentence]:
    """INV-END-01, -05, -10: how the game ends, and how far away that is."""
    pool = table.pool
    counters = notice("counters_end", NOBODY, pool.dalek_counters, pool.tardis_counters)
    if table.phase != ACTIONS:
        return [notice("end_game_ends"), counters]
    if table.end_card == REVEALED:
        return [notice("end_game_next"), counters]
    return [notice("until_end_card", NOBODY, len(table.zones[DECK]) - table.end_card), counters]


def warnings(table: Invasion) -> list[Sentence]:
    """INV-AMB-90: who ends the game when their turn comes, in turn order; then who is one counter away from it."""
    now: list[Sentence] = []
    soon: list[Sentence] = []
    pool = table.pool
    for step in range(1, table.seats + 1):
        seat = (table.turn + step) % table.seats
        if has_five_out(table, seat):
            now.append(notice("ends_by_counters", seat))
            continue
        if table.phase != ACTIONS and seat != table.turn and not can_act(table, seat):
            now.append(notice("ends_by_rest", seat))
        for key, out, most in (
            ("one_dalek_left", table.dalek_out(seat), pool.dalek_counters),
            ("one_tardis_left", table.tardis_out(seat), pool.tardis_counters),
        ):
            if out == most - 1:
                soon.append(notice(key, seat, out, most))
    return now + soon
