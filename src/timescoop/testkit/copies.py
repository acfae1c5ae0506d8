"""Laws of copying, saving and refusing: a table is plain data, and an answer at the door changes no table."""

from __future__ import annotations

import json

from timescoop.kernel import NOTHING, Game, IllegalChoice, NotAsked, Table, answer, to_data
from timescoop.testkit.broken import hold
from timescoop.testkit.slots import SHARED, Slots, difference, slot_names, snapshot
from timescoop.testkit.standing import answerable
from timescoop.testkit.walks import Luck, choose


def saved(game: Game, table: Table, before: Slots) -> Table:
    """Written as real JSON and read back, slot by slot the same."""
    back = game.load(json.loads(json.dumps(to_data(table))), None)
    told = difference(before, snapshot(back))
    hold("save and load give the same table", not told, told)
    return back


def copied(table: Table, before: Slots) -> Table:
    """Copied, slot by slot the same, with nothing shared that can change."""
    twin = table.copy()
    hold("a copy is exact", type(twin) is type(table), "it is a", type(twin).__name__)
    told = difference(before, snapshot(twin))
    hold("a copy is exact", not told, told)
    for name in slot_names(table):
        value = getattr(table, name)
        if type(value) in {list, dict} and name not in SHARED:
            hold("a copy shares nothing that can change", getattr(twin, name) is not value, name)
    return twin


def go_on(table: Table, start: int, steps: int) -> None:
    """Play a few random answers; the same start plays the same ones."""
    luck = Luck(start)
    for _ in range(steps):
        if table.over():
            return
        answerable(table)
        table.play(*choose(table, luck))


def played_alike(game: Game, table: Table, seat: int, option: int, start: int, steps: int) -> None:
    """A table, its copy and its saved twin play on identically, and none touches another."""
    before = snapshot(table)
    tables = {"a copy": copied(table, before), "a saved table": saved(game, table, before)}
    after = answer(table, seat, option)
    go_on(after, start, steps)
    told = difference(before, snapshot(table))
    hold("an answer at the door leaves the old table as it was", not told, told)
    expected = snapshot(after)
    for name, other in tables.items():
        other.play(seat, option)
        go_on(other, start, steps)
        told = difference(expected, snapshot(other))
        hold("copy, saved table and original play on alike", not told, name, told)
    if steps:
        told = difference(before, snapshot(table))
        hold("a copy plays alone", not told, told)


def refused(table: Table, luck: Luck) -> None:
    """What is not allowed is refused, and the table stays as it was."""
    before = snapshot(table)
    table = table.copy()
    seat = luck.below(table.seats)
    offered = table.options(seat)
    wrong = luck.below(2 * max(offered, default=10) + 2)
    if wrong not in offered:
        try:
            table.play(seat, wrong)
        except NotAsked:
            hold("an answer is refused for the right reason", table.question_of(seat) == NOTHING, "seat", seat)
        except IllegalChoice:
            hold("an answer is refused for the right reason", table.question_of(seat) != NOTHING, "seat", seat)
        else:
            hold("what is not offered is refused", False, "seat", seat, "option", wrong, "of", offered)
        told = difference(before, snapshot(table))
        hold("a refused answer changes nothing", not told, told)
