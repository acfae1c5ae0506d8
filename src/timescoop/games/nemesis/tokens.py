"""Power and Plot: gained, lost, spent and placed."""

from __future__ import annotations

from timescoop.games.nemesis import facts
from timescoop.games.nemesis.table import Nemesis
from timescoop.games.nemesis.winning import mark_changed


def gain_power(table: Nemesis, me: int, count: int) -> None:
    """NEM-EFFECT-POWER-01: tokens are added to the board; there is no cap before the End Step (NEM-AMB-33)."""
    table.power[me] += count
    table.say(facts.POWER, me, (count,))
    mark_changed(table)


def gain_plot(table: Nemesis, me: int, count: int) -> None:
    """NEM-EFFECT-PLOT-01: tokens are added to the board; there is no cap at any time."""
    table.plot[me] += count
    table.say(facts.PLOT, me, (count,))
    mark_changed(table)


def lose_power(table: Nemesis, me: int, count: int) -> None:
    """NEM-EFFECT-DISC-04: a penalty takes as much as there is."""
    lost = min(count, table.power[me])
    if lost:
        table.power[me] -= lost
        table.say(facts.LOST_POWER, me, (lost,))
        mark_changed(table)


def spend_power(table: Nemesis, me: int, count: int) -> None:
    """NEM-EFFECT-DISC-04: a price is paid in full."""
    assert table.power[me] >= count, "more Power is spent than there is"
    table.power[me] -= count
    table.say(facts.SPENT_POWER, me, (count,))
    mark_changed(table)


def place_plot(table: Nemesis, me: int, copy: int, count: int) -> None:
    """NEM-EFFECT-PLACE-01: Plot is put on a card in play."""
    table.plots[copy] = table.plots.get(copy, 0) + count
    table.say(facts.PLACED_PLOT, me, (count,), (copy,))
    mark_changed(table)


def remove_plot(table: Nemesis, me: int, copy: int, count: int) -> None:
    """NEM-EFFECT-PLACE-02: Plot is taken off a card, never below nothing."""
    removed = min(count, table.plots.get(copy, 0))
    if removed:
        table.plots[copy] -= removed
        if not table.plots[copy]:
            del table.plots[copy]
        table.say(facts.REMOVED_PLOT, me, (removed,), (copy,))
        mark_changed(table)
