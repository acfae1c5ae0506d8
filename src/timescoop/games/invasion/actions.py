"""The actions that put cards on the table: play a Location, defend, attack."""

from __future__ import annotations

from typing import Final

from timescoop.games.invasion import facts, reasons
from timescoop.games.invasion.context import CONTEXT
from timescoop.games.invasion.occasions import occur, occur_in_line
from timescoop.games.invasion.points import gain_for_location, pay
from timescoop.games.invasion.pool import (
    DEFENDER,
    ENEMY,
    IS_DEFENDER,
    IS_ENEMY,
    LOCATION,
    MAY_LIE_TOGETHER,
    NONE,
    OF_DIFFERENT_NAMES,
)
from timescoop.games.invasion.reasons import OPEN, nearest
from timescoop.games.invasion.reserve import pick_ups
from timescoop.games.invasion.showing import show_and_meet
from timescoop.games.invasion.table import BY_ATTACK, BY_DEFENCE, Invasion
from timescoop.kernel import NOBODY, NOWHERE, of_several, question, register_rules
from timescoop.language import DONE, holds

# ---- what it costs to play some cards, and to attack some Locations


def cost_of(table: Invasion, kinds: tuple[int, ...]) -> int:
    """INV-AMB-173: the Time Points that some cards cost."""
    return sum([table.pool.costs[kind] for kind in kinds]) if table.pool.costing else 0


def toll_of(table: Invasion, me: int, place: int) -> int:
    """INV-AMB-173: the Time Points that a new attack on a place costs other players."""
    if not table.pool.costing or table.place_seat[place] == me or table.attack(place):
        return 0
    owner = table.place_seat[place]
    toll = table.pool.tolls[table.kind[table.place_card[place]]]
    return toll + sum([table.pool.tolls_all[table.kind[copy]] for copy in table.reserve(owner) if table.up[copy]])


def can_afford(table: Invasion, me: int, kinds: tuple[int, ...], toll: int = 0) -> bool:
    """INV-AMB-173: whether a seat can pay for some cards together, and for an attack."""
    return not table.pool.costing or table.points[me] >= cost_of(table, kinds) + toll


def pay_costs(table: Invasion, me: int, kinds: tuple[int, ...], toll: int = 0) -> None:
    """INV-AMB-173: Time Points go to the supply before anything else."""
    count = cost_of(table, kinds) + toll
    if count:
        pay(table, me, count)
        table.say(facts.PAID_COSTS, me, (count,))


# ---- when and where some cards may be played


def forbidden(table: Invasion, me: int, kind: int, place: int = NOWHERE) -> bool:
    """INV-AMB-178: whether a card's own text keeps its player from playing it now, at this place."""
    if not table.pool.limiting:
        return False
    for conditions, wanted in table.pool.playable_if[kind]:
        if holds(table, conditions, me, CONTEXT.of(NOBODY, here=place)) != wanted:
            return True
    return place != NOWHERE and not taken_up(table, kind, place)


def taken_up(table: Invasion, kind: int, place: int) -> bool:
    """INV-AMB-183: whether the text of a Location takes up a Defender or an Enemy beside those picked."""
    pool, site = table.pool, table.kind[table.place_card[place]]
    if pool.type[kind] == DEFENDER:
        return table.has_room(place, 1 + len(table.picks))
    return pool.family[kind] not in pool.kept_out[site]


# ---- a Location


def of_type(table: Invasion, kinds: list[int], wanted: int) -> list[int]:
    """Those of some kinds that are of one type."""
    types = table.pool.type
    return [kind for kind in kinds if types[kind] == wanted]


def locations_to_play(table: Invasion, me: int, kinds: list[int]) -> list[int]:
    """INV-LOC-01: each Location in the hand."""
    return [kind for kind in of_type(table, kinds, LOCATION) if not location_bar(table, me, kind)]


def location_bar(table: Invasion, me: int, kind: int) -> str:
    """INV-AMB-173, -178: why a Location of the hand cannot be played."""
    if forbidden(table, me, kind):
        return reasons.FORBIDDEN
    return OPEN if can_afford(table, me, (kind,)) else reasons.TOO_POOR


def play_location(table: Invasion, me: int, kind: int) -> None:
    """INV-LOC-02: it goes face up into your line, and you at once take its Time Points."""
    pay_costs(table, me, (kind,))
    copy = table.pick(table.hand_zone(me), kind, me)
    place = table.add_place(me, copy)
    table.say(facts.PLAYED_LOCATION, me, (place,), (copy,))
    table.do(gain_for_location, me, table.pool.time_points[kind])
    occur(table, table.pool.on_play, me, copy, place)
    occur_in_line(table, table.pool.on_my_location, me, but=copy)


# ---- Defenders


def may_defend(table: Invasion, me: int, kinds: list[int]) -> list[int]:
    """INV-DEF-01: the numbers in your line of the places that a Defender in your hand can be put on."""
    defenders = of_type(table, kinds, DEFENDER)
    if not defenders:
        return []
    return [nth for nth, place in enumerate(table.lines[me]) if not defence_bar(table, place, defenders)]


def defence_bar(table: Invasion, place: int, defenders: list[int]) -> str:
    """INV-DEF-02: why no Defender in this list can go on this Location of yours."""
    me = table.place_seat[place]
    there = [kind for kind in defenders if not_there(table, place, kind)]
    allowed = [kind for kind in there if not forbidden(table, me, kind, place)]
    if any([can_afford(table, me, (kind,)) for kind in allowed]):
        return OPEN
    if there:
        return reasons.TOO_POOR if allowed else reasons.FORBIDDEN
    return reasons.ALL_THERE if defenders else reasons.NO_DEFENDER


def not_there(table: Invasion, place: int, kind: int) -> bool:
    """INV-DEF-02: a Location never holds two Defenders of one name."""
    cards = table.defence(place)
    if not cards:
        return True
    kinds, pairs = table.kind, table.pool.pairs[OF_DIFFERENT_NAMES][kind]
    for copy in cards:
        if not pairs[kinds[copy]]:
            return False
    return True


def declare_defence(table: Invasion, me: int, place: int) -> None:
    """INV-DEF-08: all Defenders are declared before any Enemy is turned over."""
    table.ask(DEFEND, me, place)


def defenders_to_pick(table: Invasion, me: int, place: int) -> list[int]:
    """INV-DEF-04: a further Defender of a name that is not there yet, as long as the floor allows; or done.

    The real hand always has such a card. A hand imagined by another seat may not; then Done is the only option.
    """
    out = [DONE] if table.picks else []
    if table.to_spare(me) > len(table.picks):
        kinds = [kind for kind in table.hand_kinds(me) if not defender_bar(table, place, kind)]
        out += table.deal.book.kind.options(kinds)
    return out + pick_ups(table, me) or [DONE]


def defender_bar(table: Invasion, place: int, kind: int) -> str:
    """INV-DEF-04: why a card of the hand cannot be declared as a further Defender, the floor apart."""
    if table.pool.type[kind] != DEFENDER:
        return reasons.NOT_DEFENDING
    if kind in table.picks or kind in [table.kind[copy] for copy in table.defence(place)]:
        return reasons.NAME_THERE
    if forbidden(table, table.place_seat[place], kind, place):
        return reasons.FORBIDDEN
    if not can_afford(table, table.place_seat[place], (*table.picks, kind)):
        return reasons.TOO_POOR
    pairs = table.pool.pairs[OF_DIFFERENT_NAMES][kind]
    return OPEN if not_there(table, place, kind) and lie_together(pairs, table.picks) else reasons.NOT_WITH_THOSE


def pick_defender(table: Invasion, me: int, place: int, option: int) -> None:
    """INV-DEF-03: the Defenders declared go face down on the place; if it is under attack, a conflict starts."""
    if option != DONE:
        go_on_declaring(table, DEFEND, me, place, option)
        return
    if not table.picks:
        return  # an imagined hand may hold no such card
    pay_costs(table, me, table.picks)
    copies = []
    for kind in table.picks:
        copy = table.pick(table.hand_zone(me), kind, me, claim=IS_DEFENDER, seen=False)
        table.mark[copy] = 0
        table.move(copy, table.defence_zone(place), up=False)
        copies.append(copy)
    table.say(facts.DEFENDED, me, (place, len(copies)), tuple(copies))
    show_and_meet(table, me, place, BY_DEFENCE, *copies)
    occur(table, table.pool.on_defended, me, table.place_card[place], place)


def go_on_declaring(table: Invasion, asked: int, me: int, place: int, option: int) -> None:
    """INV-RESERVE-04: one more card is declared, or one is picked up from the Reserve in the middle of it."""
    table.ask_again(asked, me, place, picks=(*table.picks, table.deal.book.target_of[option]))


DEFEND: Final = of_several(question("invasion/defend", "INV-DEF-08", defenders_to_pick, pick_defender))


# ---- Enemies


def may_attack(table: Invasion, me: int, kinds: list[int]) -> list[int]:
    """INV-ENE-01: as options, the places of others that an Enemy in your hand can be played against."""
    enemies = of_type(table, kinds, ENEMY)
    if not enemies:
        return []
    spare, block = table.spare_dalek(me), table.deal.book.attack
    out: list[int] = []
    for seat in range(table.seats):
        if seat != me:
            line = table.lines[seat]
            open_to = [nth for nth, place in enumerate(line) if not attack_bar(table, me, place, enemies, spare=spare)]
            if open_to:
                out += block.parts_of(seat, open_to)
    return out


def attack_bar(table: Invasion, me: int, place: int, enemies: list[int], *, spare: bool) -> str:
    """INV-ENE-05: why no Enemy in this list can attack this Location of another player."""
    zone = table.attack_zone(place)
    if table.pool.sheltering and is_sheltered(table, place):
        return reasons.SHELTERED
    enemies, bar = ready_to_attack(table, me, place, enemies)
    if bar:
        return bar
    if not table.zones[zone]:  # INV-AMB-32: stripping a counter needs none
        return OPEN if spare or table.protected[place] else reasons.NO_DALEK
    if table.owner[zone] == me:
        for kind in enemies:
            if can_join_attack(table, place, kind):
                return OPEN
        return reasons.CANNOT_JOIN
    seizes = table.pool.seizes
    bars = [take_over_bar(table, place, kind, spare=spare) for kind in enemies if seizes[kind] != NONE]
    return nearest(bars) if bars else reasons.OTHERS_ATTACK


def ready_to_attack(table: Invasion, me: int, place: int, enemies: list[int]) -> tuple[list[int], str]:
    """INV-AMB-173, -178: the Enemies that may be played there and can be paid for; and why there is none."""
    if table.pool.limiting:
        enemies = [kind for kind in enemies if not forbidden(table, me, kind, place)]
        if not enemies:
            return [], reasons.FORBIDDEN
    if table.pool.costing:
        toll = toll_of(table, me, place)
        enemies = [kind for kind in enemies if can_afford(table, me, (kind,), toll)]
        if not enemies:
            return [], reasons.TOO_POOR
    return enemies, OPEN


def is_sheltered(table: Invasion, place: int) -> bool:
    """INV-AMB-129, -172, -183: whether a text keeps all from attacking a place, or adding to an attack there."""
    if place in table.safe:
        return True
    pool, kinds = table.pool, table.kind
    card = table.place_card[place]
    if pool.sheltered[kinds[card]]:
        return True
    for conditions in pool.sheltered_if[kinds[card]]:
        if holds(table, conditions, table.place_seat[place], CONTEXT.of(card, here=place)):
            return True
    for copy in table.reserve(table.place_seat[place]):
        if table.up[copy] and pool.shelters[kinds[copy]]:
            return True
    return False


def enemy_bar(table: Invasion, me: int, place: int, kind: int, *, spare: bool) -> str:
    """INV-ENE-03: why an Enemy cannot be the first one declared against a place of another player."""
    rival = table.attacker(place)
    if table.pool.sheltering and is_sheltered(table, place):
        return reasons.SHELTERED
    if forbidden(table, me, kind, place):
        return reasons.FORBIDDEN
    if rival == NOBODY:
        return OPEN if spare or table.protected[place] else reasons.NO_DALEK
    if rival == me:
        return OPEN if can_join_attack(table, place, kind) else reasons.NOT_TOGETHER
    return take_over_bar(table, place, kind, spare=spare)


def may_join(table: Invasion, me: int, place: int, kind: int, *, spare: bool) -> bool:
    """INV-ENE-03: whether an Enemy may be the first one declared against a place of another player."""
    return not enemy_bar(table, me, place, kind, spare=spare)


def can_join_attack(table: Invasion, place: int, kind: int) -> bool:
    """INV-ENE-04: whether an Enemy can join all the cards that already attack the place."""
    pairs, kinds = table.pool.pairs[MAY_LIE_TOGETHER][kind], table.kind
    for copy in table.attack(place):
        if not pairs[kinds[copy]]:
            return False
    return True


def take_over_bar(table: Invasion, place: int, kind: int, *, spare: bool) -> str:
    """INV-AMB-81: why an Enemy cannot take over an attack, which must lie face up and have the type that it names."""
    family = table.pool.seizes[kind]
    if family == NONE:
        return reasons.OTHERS_ATTACK
    if not table.is_face_up(place):
        return reasons.HIDDEN_ATTACK
    if not table.holds_family(place, family) or not can_join_attack(table, place, kind):
        return reasons.OTHER_TYPE
    return OPEN if spare else reasons.NO_DALEK_TO_TAKE


def declare_attack(table: Invasion, me: int, place: int) -> None:
    """INV-ENE-02: Enemies are declared one by one; all must be able to lie together."""
    table.ask(ATTACK, me, place)


def enemies_to_pick(table: Invasion, me: int, place: int) -> list[int]:
    """INV-AMB-30: a further Enemy that may lie with each of those declared and each of those there; or done."""
    out = [DONE] if table.picks else []
    if table.to_spare(me) > len(table.picks):
        spare = table.spare_dalek(me)
        for kind in table.hand_kinds(me):
            if not next_enemy_bar(table, me, place, kind, spare=spare):
                out.append(table.deal.book.kind.option(kind))
    return out + pick_ups(table, me) or [DONE]


def next_enemy_bar(table: Invasion, me: int, place: int, kind: int, *, spare: bool) -> str:
    """INV-AMB-30: why a card of the hand cannot be declared as a further Enemy, the floor apart."""
    if table.pool.type[kind] != ENEMY:
        return reasons.NOT_ATTACKING
    if table.picks and table.attacker(place) not in (NOBODY, me):
        return reasons.TAKES_ALONE
    bar = enemy_bar(table, me, place, kind, spare=spare)
    if bar:
        return bar
    if not can_afford(table, me, (*table.picks, kind), toll_of(table, me, place)):
        return reasons.TOO_POOR
    if not lie_together(table.pool.pairs[MAY_LIE_TOGETHER][kind], table.picks):
        return reasons.NOT_TOGETHER
    return OPEN if has_another(table, me, kind) else reasons.NO_COPY_LEFT


def lie_together(pairs: list[bool], picks: tuple[int, ...]) -> bool:
    """INV-AMB-30: whether an Enemy may lie with each of those declared."""
    for pick in picks:
        if not pairs[pick]:
            return False
    return True


def has_another(table: Invasion, me: int, kind: int) -> bool:
    """Whether the hand holds one more copy than has been picked."""
    count = table.picks.count(kind)
    if not count:
        return True
    for copy in table.hand(me):
        if table.kind[copy] == kind:
            count -= 1
    return count < 0


def pick_enemy(table: Invasion, me: int, place: int, option: int) -> None:
    """INV-ENE-07: what has been declared is placed, and cannot be taken back."""
    if option != DONE:
        go_on_declaring(table, ATTACK, me, place, option)
        return
    if not table.picks:
        return  # an imagined hand may hold no such card
    rival = table.attacker(place)
    if rival not in (NOBODY, me):
        take_over(table, me, place, rival)
    elif table.protected[place]:
        strip_counter(table, me, place)
    else:
        place_enemies(table, me, place)


def take_over(table: Invasion, me: int, place: int, rival: int) -> None:
    """INV-AMB-81: the card goes there face up, and the attack is yours: your Dalek counter replaces the other."""
    pay_costs(table, me, table.picks)
    copy = table.pick(table.hand_zone(me), table.picks[0], me)
    zone = table.attack_zone(place)
    table.mark[copy] = 0
    table.move(copy, zone)
    table.hand_over_zone(zone, me)
    table.say(facts.TOOK_OVER, me, (place, rival), (copy,))


def strip_counter(table: Invasion, me: int, place: int) -> None:
    """INV-ENE-09: against a TARDIS counter the Enemies are discarded, and the counter goes home."""
    pay_costs(table, me, table.picks, toll_of(table, me, place))
    copies = table.discard_picks(me)
    table.say(facts.STRIPPED, me, (place, len(copies)), copies)
    table.return_counter(place)


def place_enemies(table: Invasion, me: int, place: int) -> None:
    """INV-ENE-03: Enemies lie face down under a Dalek counter; against Defenders a conflict starts (INV-ENE-08)."""
    zone = table.attack_zone(place)
    new = not table.zones[zone]
    pay_costs(table, me, table.picks, toll_of(table, me, place))
    if new:
        table.hand_over_zone(zone, me)
    copies = []
    for kind in table.picks:
        copy = table.pick(table.hand_zone(me), kind, me, claim=IS_ENEMY, seen=False)
        table.mark[copy] = 0
        table.move(copy, zone, up=False)
        copies.append(copy)
    table.say(facts.ATTACKED if new else facts.ADDED, me, (place, len(copies)), tuple(copies))
    show_and_meet(table, me, place, BY_ATTACK, *copies)
    if new:
        occur(table, table.pool.on_attacked, table.place_seat[place], table.place_card[place], place)
        occur_in_line(table, table.pool.on_line_attacked, table.place_seat[place])
        occur_in_line(table, table.pool.on_my_attack, me)


ATTACK: Final = of_several(question("invasion/attack", "INV-ENE-02", enemies_to_pick, pick_enemy))

register_rules(globals())
