"""Cards that come into play, move on the boards, and leave play."""

from __future__ import annotations

from typing import Final

from timescoop.games.nemesis import facts
from timescoop.games.nemesis.pool import THWARTING, VANQUISHING
from timescoop.games.nemesis.table import MINION, Nemesis
from timescoop.games.nemesis.winning import mark_changed
from timescoop.kernel import NOBODY, register_rules, step


def leave_later(table: Nemesis, copy: int, _by: int) -> None:
    """NEM-AMB-45: nothing replaced the Thwart, so the card will leave play with the other thwarted ones."""
    if table.in_play(copy):
        table.falling += (copy,)


def discard_vanquished(table: Nemesis, copy: int, me: int) -> None:
    """NEM-AMB-109: nothing replaced the vanquishing, so the card goes to its owner's pile."""
    if table.in_play(copy):
        discard_from_play(table, me, copy, facts.VANQUISHED)


THWART: Final = step("nemesis/thwart", "NEM-CONFLICT-26", leave_later)
VANQUISH: Final = step("nemesis/vanquish", "NEM-AMB-109", discard_vanquished)


def enter(table: Nemesis, copy: int, zone: int, seat: int, bearer: int = NOBODY) -> None:
    """NEM-TERM-06: a card comes into play under a seat's control, perhaps attached to a Character."""
    table.move(copy, zone)
    table.holder[copy] = seat
    if bearer != NOBODY:
        table.host[copy] = bearer
    activate(table, copy)


def activate(table: Nemesis, copy: int) -> None:
    """Register what a card that is now in play listens for, watches and wins by."""
    kind = table.kind[copy]
    for fact in sorted({trigger[0] for trigger in table.pool.hears[kind]}):
        table.listen(copy, fact)
    saved = [what for what, _, _ in table.pool.saves_others[kind]]
    if table.pool.saves[kind] or THWARTING in saved:
        table.watch(copy, THWART)
    if table.pool.saves_vanquished[kind] or VANQUISHING in saved:
        table.watch(copy, VANQUISH)
    if table.pool.wins[kind]:
        table.schemes += (copy,)
    table.changed()
    mark_changed(table)


def deactivate(table: Nemesis, copy: int) -> None:
    """NEM-AMB-22: remove the rules, Plot and effects of a card that leaves play."""
    table.leave_alone(copy)
    table.holder.pop(copy, None)
    table.host.pop(copy, None)
    table.plots.pop(copy, None)
    table.boosts.pop(copy, None)
    table.stuck.pop(copy, None)
    table.guards.pop(copy, None)
    table.borrowed.pop(copy, None)
    table.once.pop(copy, None)
    table.schemes = tuple([each for each in table.schemes if each != copy])
    table.changed()
    mark_changed(table)


def discard(table: Nemesis, copy: int) -> None:
    """NEM-AMB-20: a card goes to its owner's discard pile, always."""
    owner = table.owner_of(copy)
    assert owner != NOBODY, "a card of nobody's deck is discarded (NEM-AMB-21)"
    table.move(copy, table.pile_zone(owner))
    mark_changed(table)


def leave_play(table: Nemesis, copy: int) -> list[int]:
    """NEM-EFFECT-ATTACH-03: a card ceases to be in play; its Upgrades are discarded, each to its owner.

    The card itself stays where it lies: the caller moves it at once.

    Returns:
        The Upgrades that were discarded.
    """
    fallen = table.upgrades(copy)
    for each in fallen:
        deactivate(table, each)
        discard(table, each)
    deactivate(table, copy)
    return fallen


def discard_from_play(table: Nemesis, me: int, copy: int, fact: int) -> None:
    """NEM-EFFECT-VANQ-02: a card in play goes to its owner's pile, as do its Upgrades."""
    table.say(fact, me, (), (copy, *table.upgrades(copy)))
    leave_play(table, copy)
    discard(table, copy)


def return_to_hand(table: Nemesis, me: int, copy: int) -> None:
    """NEM-EFFECT-ATTACH-03: a card goes back to its owner's hand; a Captured Doctor is Captured no more."""
    leave_play(table, copy)
    table.say(facts.RETURNED, me, (), (copy,))
    table.move(copy, table.hand_zone(table.owner_of(copy)))
    mark_changed(table)


def relocate(table: Nemesis, me: int, copy: int, place: int) -> None:
    """NEM-MINION-09, NEM-AMB-52: a card moves with its Upgrades; in the Minion Step any move of it counts.

    A card that a text keeps from moving there stays (NEM-AMB-64, -94, -95).
    """
    if not table.may_go(me, copy, place):
        return
    start = table.place_of(copy)
    carried = table.upgrades(copy)
    for each in (copy, *carried):
        table.move(each, table.place_zone(place))
    table.changed()
    table.say(facts.MOVED_IN_STEP if table.step == MINION else facts.MOVED, me, (start, place), (copy,))
    mark_changed(table)


register_rules(globals())
