"""What a won attack costs: Defenders that return, that are saved, that are discarded; and the attacker's loss."""

from __future__ import annotations

from typing import Final

from timescoop.games.invasion import facts
from timescoop.games.invasion.built.fields import DISCARDS, PLAYED
from timescoop.games.invasion.by_hand import texts_in_conflict
from timescoop.games.invasion.fighting import strengths
from timescoop.games.invasion.occasions import AFTERWARDS, AT_ONCE, occur_after, occur_at, occur_of
from timescoop.games.invasion.reasons import (
    LOSS_DONE,
    LOSS_MORE,
    LOSS_NOT_THERE,
    LOSS_ONE,
    LOSS_TOO_STRONG,
    NO_LOSS,
    OPEN,
)  # fmt: skip
from timescoop.games.invasion.reserve import pick_ups
from timescoop.games.invasion.table import BY_ATTACK, BY_DEFENCE, NO_PLACE, Invasion
from timescoop.kernel import NOBODY, as_window, of_several, question, register_rules
from timescoop.language import DONE, NO


def retire(table: Invasion) -> None:
    """A conflict is over: forget its place, the strength paid for and the idle cards."""
    table.fight, table.boost, table.idle = NO_PLACE, 0, ()
    if table.lent:
        table.end_loans(NOBODY)


def attack_wins(table: Invasion, place: int, total: int) -> None:
    """INV-CONFLICT-12: Defenders who were here before the attack came and return by their text go to the hand."""
    owner = table.place_seat[place]
    if table.came != BY_DEFENCE:
        back = tuple([copy for copy in table.defence(place) if table.pool.returns[table.kind[copy]]])
        for copy in back:
            table.to_hand(copy, owner)
        if back:
            table.say(facts.RETURNED, owner, (place,), back)
    texts_in_conflict(table, place)
    if table.defence(place) and may_hold_rescue(table, owner):
        table.ask(RETRIEVE, owner, place)
    rival = table.attacker(place)
    occur_at(table, table.pool.on_attack, place, AT_ONCE)
    occur_after(table, rival, owner, AT_ONCE)
    table.do(defenders_fall, place)
    table.do(suffer_loss, place, total)
    occur_at(table, table.pool.on_attack, place, AFTERWARDS)
    occur_after(table, rival, owner, AFTERWARDS)


def may_hold_rescue(table: Invasion, seat: int) -> bool:
    """INV-CONFLICT-13: whether a seat may hold a rescuing card, by public facts: one is unseen, and it holds a card."""
    pool = table.pool
    unseen = sum([pool.copies[kind] for kind in pool.game_cards if pool.retrieves[kind]])
    for copy in table.zones[DISCARDS]:
        if pool.retrieves[table.kind[copy]]:
            unseen -= 1
    return unseen > 0 and (len(table.hand(seat)) > 0 or len(table.face_down(seat)) > 0)


def rescuers(table: Invasion, me: int, _place: int) -> list[int]:
    """INV-CONFLICT-13: no, or a card of the hand or Reserve that brings the Defenders back."""
    kinds = sorted({table.kind[copy] for copy in [*table.hand(me), *table.face_down(me)]})
    saving = [kind for kind in kinds if table.pool.retrieves[kind]]
    return [NO, *table.deal.book.play.options(saving), *pick_ups(table, me)]


def rescue(table: Invasion, me: int, place: int, option: int) -> None:
    """INV-AMB-49: every card still in the defence goes to its owner's hand; the Support is then discarded."""
    if option == NO:
        return
    copy = take_support(table, me, table.deal.book.play.target(option))
    table.say(facts.PLAYED_SUPPORT, me, (), (copy,))
    saved = table.defence(place)
    for defender in saved:
        table.to_hand(defender, me)
    table.say(facts.RETRIEVED, me, (place,), saved)
    table.discard(copy)


def take_support(table: Invasion, me: int, kind: int) -> int:
    """INV-AMB-80: a Support is shown as it leaves the hand, or the Reserve if the hand has none."""
    if kind in table.hand_kinds(me):
        copy = table.pick(table.hand_zone(me), kind, me)
    else:
        copy = next(copy for copy in table.face_down(me) if table.kind[copy] == kind)
    table.mark[copy] = 0
    table.move(copy, PLAYED)
    return copy


RETRIEVE: Final = question("invasion/may_retrieve", "INV-CONFLICT-13", rescuers, rescue)
as_window(RETRIEVE, NO, usual=True)


def defenders_fall(table: Invasion, place: int) -> None:
    """INV-CONFLICT-14: all other Defenders are discarded."""
    fallen = table.defence(place)
    for copy in fallen:
        table.discard(copy)
    if fallen:
        table.say(facts.DISCARDED, table.place_seat[place], (place,), fallen)
    occur_of(table, table.place_seat[place], fallen, place)


def suffer_loss(table: Invasion, place: int, total: int) -> None:
    """INV-CONFLICT-17: of the sets of cards that total at most the defence's total, one of the largest goes."""
    if table.deal.any_loss:
        strength = strengths(table, place)
        if any([strength[table.kind[copy]] <= total for copy in at_risk(table, place)]):
            table.ask(LOSS, table.attacker(place), place, total)
            return
        table.do(settle_down)
        return
    sets = best_sets(table, place, total)
    if len(sets) > 1:
        table.ask(LOSS, table.attacker(place), place, total)
        return
    lose(table, place, sets[0])


def at_risk(table: Invasion, place: int) -> list[int]:
    """INV-AMB-53: every card of the attack may be the loss, changed Defenders too, but not one that stands idle."""
    return [copy for copy in table.attack(place) if copy not in table.idle]


def best_sets(table: Invasion, place: int, total: int) -> list[tuple[int, ...]]:
    """INV-AMB-41: the sets of kinds, ascending, whose strengths come nearest to a total without going over it."""
    strength = strengths(table, place)
    sums: dict[tuple[int, ...], int] = {(): 0}
    for kind in sorted([table.kind[copy] for copy in at_risk(table, place)]):
        if strength[kind]:
            for kinds, there in list(sums.items()):
                if there + strength[kind] <= total:
                    sums[*kinds, kind] = there + strength[kind]
    most = max(sums.values())
    return sorted([kinds for kinds, there in sums.items() if there == most])


def losses(table: Invasion, me: int, place: int, total: int) -> list[int]:
    """INV-AMB-41: a card that belongs to one of the best sets with those picked; Done once such a set is complete."""
    if table.deal.any_loss:
        return any_losses(table, me, place, total)
    rests = open_sets(table, place, total)
    if [] in rests:
        return [DONE, *pick_ups(table, me)]
    kinds = sorted({kind for rest in rests for kind in rest})
    return table.deal.book.kind.options(kinds) + pick_ups(table, me)


def open_sets(table: Invasion, place: int, total: int) -> list[list[int]]:
    """INV-AMB-41: what is still to be named of each of the best sets that those picked belong to."""
    out = []
    for kinds in best_sets(table, place, total):
        rest = list(kinds)
        if all([takes_out(rest, pick) for pick in table.picks]):
            out.append(rest)
    return out


def takes_out(rest: list[int], kind: int) -> bool:
    """Take one of a kind out of a list, and tell whether there was one."""
    if kind in rest:
        rest.remove(kind)
        return True
    return False


def any_losses(table: Invasion, me: int, place: int, total: int) -> list[int]:
    """INV-CONFLICT-15: with the option of any cards that fit: one or more that total at most the defence's total."""
    rest, total = still_at_risk(table, place, total)
    out = [DONE] if table.picks else []
    strength = strengths(table, place)
    fitting = [kind for kind in sorted(set(rest)) if strength[kind] <= total]
    out += table.deal.book.kind.options(fitting)
    return out + pick_ups(table, me)


def still_at_risk(table: Invasion, place: int, total: int) -> tuple[list[int], int]:
    """INV-CONFLICT-15: the kinds of the attack that are not picked, and what they may total."""
    rest, strength = [table.kind[copy] for copy in at_risk(table, place)], strengths(table, place)
    for pick in table.picks:
        takes_out(rest, pick)
        total -= strength[pick]
    return rest, total


def loss_bar(table: Invasion, place: int, total: int, kind: int) -> str:
    """INV-CONFLICT-17: why a kind of card cannot be named as a loss, by the sets that may be lost."""
    if table.deal.any_loss:
        rest, left = still_at_risk(table, place, total)
        if kind not in rest:
            return LOSS_NOT_THERE
        return LOSS_TOO_STRONG if strengths(table, place)[kind] > left else OPEN
    rests = open_sets(table, place, total)
    if [] in rests:
        return LOSS_DONE
    if any([kind in rest for rest in rests]):
        return OPEN
    there = [table.kind[copy] for copy in at_risk(table, place)]
    return NO_LOSS if there.count(kind) > table.picks.count(kind) else LOSS_NOT_THERE


def losses_bar(table: Invasion, place: int, total: int) -> str:
    """INV-CONFLICT-17: why the naming of losses is not done."""
    if table.deal.any_loss:
        return OPEN if table.picks else LOSS_ONE
    return OPEN if [] in open_sets(table, place, total) else LOSS_MORE


def pick_loss(table: Invasion, me: int, place: int, total: int, option: int) -> None:
    """INV-CONFLICT-16: the attack owner discards the cards named."""
    if option != DONE:
        table.ask_again(LOSS, me, place, total, picks=(*table.picks, table.deal.book.target_of[option]))
    else:
        lose(table, place, table.picks)


def lose(table: Invasion, place: int, kinds: tuple[int, ...]) -> None:
    """INV-CONFLICT-16: one card of each kind named leaves the attack for the discard pile."""
    rival, enemies = table.attacker(place), table.enemies(place)
    gone = []
    for kind in kinds:
        copy = next(copy for copy in at_risk(table, place) if table.kind[copy] == kind)
        table.discard(copy)
        gone.append(copy)
    if gone:
        table.say(facts.LOST, rival, (place,), tuple(gone))
    occur_of(table, rival, [copy for copy in gone if copy in enemies], place)
    settle_down(table)


def settle_down(table: Invasion) -> None:
    """INV-CONFLICT-18: what remains stays face up under the attack owner's Dalek counter (INV-CONFLICT-19)."""
    if table.came == BY_ATTACK:  # `came` is read only during a conflict; saved tables have it reset like this
        table.came = BY_DEFENCE
    retire(table)


LOSS: Final = of_several(question("invasion/loss", "INV-CONFLICT-17", losses, pick_loss))

register_rules(globals())
