"""Journeys: the TARDIS at the end of a turn, Enemies by cards, and Artifacts that go along."""

from __future__ import annotations

from typing import Final

from timescoop.games.ccg import facts
from timescoop.games.ccg.events import HAPPENS, announce, latest, tell, touch
from timescoop.games.ccg.going import relocate, shielded
from timescoop.games.ccg.options import ALL, STAY
from timescoop.games.ccg.play.costs import printed_cost
from timescoop.games.ccg.play.where import has_goal, waived, welcomes_enemies
from timescoop.games.ccg.pool import ARRIVES, ARTIFACT, CHARACTERS, ENEMY, HEROES, TARDIS_MOVES, WHOSE_ANY, WHOSE_YOURS
from timescoop.games.ccg.ships import capacity_of, is_timelord, riders_of, tardises_of
from timescoop.games.ccg.statics import FROM_MOVING, NO_ENTRY, TO_MOVE, WITHOUT_GOAL
from timescoop.games.ccg.table import FORBIDDEN, Ccg
from timescoop.kernel import NOBODY, NOWHERE, at_rest, of_several, question, register_rules
from timescoop.language import DONE, selected, suits

MOVING: Final = 1  # the second number of a Capacity

# ---- who may go where


def may_move(table: Ccg, copy: int, by: int = NOBODY) -> bool:
    """CCG-FREEZE-01, -02: whether a card can be moved at all: not while it is frozen, by anybody."""
    if table.is_frozen(copy) or table.lent(copy, FORBIDDEN) & TO_MOVE:
        return False
    return not shielded(table, copy, FROM_MOVING, by)


def barred(table: Ccg, copy: int, place: int) -> bool:
    """CCG-AMB-109: whether a text keeps a card from being moved to a place."""
    if place == NOWHERE:
        return False
    if table.stale:
        table.bonus_of(0)  # so that what is barred is so on the table as it is
    for bits, group, where, who, this, likely in table.granted.permits:
        if bits & NO_ENTRY and where == place and likely[table.kind[copy]]:
            whose, several = selected(table, group, who, this)
            mine = table.controller(copy) == who
            if (whose == WHOSE_ANY or mine == (whose == WHOSE_YOURS)) and suits(table, several, who, this, copy):
                return True
    return False


def may_go(table: Ccg, me: int, copy: int, place: int) -> bool:
    """CCG-ENEMY-04, -05: whether a seat can move a card that is free to move to a place."""
    if table.place_of(copy) == place or place not in table.places() or barred(table, copy, place):
        return False
    if not table.is_type(copy, 1 << ENEMY) or table.controller(copy) != me:
        return True
    if welcomes_enemies(table, me, place) or has_goal(table, place, me):
        return True
    return waived(table, me, table.kind[copy], place) & WITHOUT_GOAL != 0


# ---- the owner's own move


def ships(table: Ccg, me: int) -> list[int]:
    """CCG-TARDIS-07, CCG-AMB-22: what a seat can travel in: a TARDIS with room, and an unfrozen Timelord there."""
    return [
        copy
        for copy in tardises_of(table, me)
        if capacity_of(table, copy, MOVING) and may_move(table, copy) and pilots(table, me, copy) and table.places()
    ]


def crew(table: Ccg, me: int, ship: int, place: int = NOWHERE) -> list[int]:
    """CCG-AMB-23: a seat's Heroes where its TARDIS is, that can move, to a place if that is known."""
    if table.place_of(ship) == NOWHERE:
        heroes = [copy for copy in riders_of(table, me) if table.holder[copy] == me and table.is_type(copy, HEROES)]
    else:
        heroes = table.here(table.place_of(ship), me, HEROES)
    return [copy for copy in heroes if may_move(table, copy) and not barred(table, copy, place)]


def pilots(table: Ccg, me: int, ship: int, place: int = NOWHERE) -> list[int]:
    """CCG-TARDIS-07: the Timelords who could go in it, to a place if that is known."""
    room = capacity_of(table, ship, MOVING)
    landing = is_landing(table, me, ship)
    return [
        copy
        for copy in crew(table, me, ship, place)
        if is_timelord(table, copy) and (landing or printed_cost(table, copy) <= room or copy == ship)
    ]


def is_landing(table: Ccg, me: int, ship: int) -> bool:
    """CCG-AMB-20: on its first landing the crew of Set-Up does not count against the Capacity."""
    return table.place_of(ship) == NOWHERE and not table.travelled >> me & 1


def offer_journey(table: Ccg, me: int) -> None:
    """CCG-TARDIS-06: at the end of the second part a TARDIS may move once."""
    found = ships(table, me)
    if found:
        table.ask(JOURNEY, me)


def journeys(table: Ccg, me: int) -> list[int]:
    """CCG-TARDIS-06: stay, or where the TARDIS goes; with several, which of them."""
    found = ships(table, me)
    if len(found) == 1:
        return [STAY, *[option for option in landings(table, me, found[0]) if option != STAY]]
    return [STAY, *table.deal.book.card.options(sorted(found))]


def set_out(table: Ccg, me: int, option: int) -> None:
    """CCG-TARDIS-06: the TARDIS that goes, or at once where it goes."""
    block, target = table.deal.book.decode(option)
    if option == STAY:
        table.say(facts.STAYED, me)
    elif block is table.deal.book.place:
        head_for(table, me, ships(table, me)[0], option)
    else:
        table.say(facts.CHOSE, me, (), (target,))
        table.ask(LANDING, me, target)


def landings(table: Ccg, me: int, ship: int) -> list[int]:
    """CCG-TARDIS-06: any other Spacetime card in play."""
    elsewhere = [
        place for place in table.places() if place != table.place_of(ship) and can_land(table, me, ship, place)
    ]
    return table.deal.book.place.options(elsewhere) or [STAY]


def can_land(table: Ccg, me: int, ship: int, place: int) -> bool:
    """CCG-AMB-109: whether a TARDIS may go to a place, with a Timelord; on its first landing with all its crew."""
    if barred(table, ship, place):
        return False
    if is_landing(table, me, ship):
        return len(crew(table, me, ship, place)) == len(crew(table, me, ship))
    return not pilots(table, me, ship) or len(pilots(table, me, ship, place)) > 0


def head_for(table: Ccg, me: int, ship: int, option: int) -> None:
    """CCG-TARDIS-08: who goes along comes next; on the first landing all of them."""
    if option == STAY:
        return
    place = table.deal.book.place.target(option)
    if is_landing(table, me, ship):
        leave(table, me, ship, place, tuple(crew(table, me, ship)))
    else:
        table.ask(PASSENGERS, me, ship, place)


def may_board(table: Ccg, me: int, ship: int, place: int) -> list[int]:
    """CCG-TARDIS-08: own Heroes there whose Cost still fits; a Timelord must be among them."""
    card = table.deal.book.card
    room = room_left(table, ship)
    aboard = [*card.targets(table.picks), ship]
    left = [copy for copy in crew(table, me, ship, place) if copy not in aboard]
    every = all_fit(table, left, room)
    left = [copy for copy in left if printed_cost(table, copy) <= room]
    able = pilots(table, me, ship, place)  # none where a text moves it, or has moved them away
    if able and not any([is_timelord(table, copy) for copy in aboard]):
        keep = min([printed_cost(table, copy) for copy in able])
        left = [copy for copy in left if is_timelord(table, copy) or printed_cost(table, copy) + keep <= room]
        return sorted([*every, *card.options(left)])
    return sorted([DONE, *every, *card.options(left)])


def room_left(table: Ccg, ship: int) -> int:
    """CCG-TARDIS-08: what the second Capacity number leaves beside those who have been picked."""
    picked = table.deal.book.card.targets(table.picks)
    return capacity_of(table, ship, MOVING) - sum([printed_cost(table, copy) for copy in picked if copy != ship])


def all_fit(table: Ccg, left: list[int], room: int) -> list[int]:
    """CCG-TARDIS-08: the option that all who could still come do so, where there is room for several."""
    fit = len(left) > 1 and sum([printed_cost(table, copy) for copy in left]) <= room
    return [ALL] if fit else []


def boarders(table: Ccg, me: int, ship: int, place: int, option: int) -> tuple[int, ...]:
    """CCG-TARDIS-09: who travels once a seat is done: all of them, or those who were picked."""
    if option == ALL:
        return tuple(sorted([copy for copy in crew(table, me, ship, place) if copy != ship]))
    return tuple(sorted(table.deal.book.card.targets(table.picks)))


def board(table: Ccg, me: int, ship: int, place: int, option: int) -> None:
    """CCG-TARDIS-09: note who travels; the others stay behind."""
    if option in (DONE, ALL):
        leave(table, me, ship, place, boarders(table, me, ship, place, option))
    else:
        table.ask_again(PASSENGERS, me, ship, place, picks=(*table.picks, option))


JOURNEY: Final = at_rest(question("ccg/journey", "CCG-TARDIS-06", journeys, set_out))
LANDING: Final = question("ccg/landing", "CCG-TARDIS-06", landings, head_for)
PASSENGERS: Final = of_several(question("ccg/passengers", "CCG-TARDIS-08", may_board, board))

# ---- Artifacts


def leave(table: Ccg, me: int, ship: int, place: int, passengers: tuple[int, ...]) -> None:
    """CCG-AMB-31: attended Artifacts may go along, free and outside the Capacity."""
    table.aboard = passengers
    table.say(facts.BOARDED, me, (table.place_of(ship), place), (ship, *[each for each in passengers if each != ship]))
    if luggage(table, me, ship):
        table.ask(LUGGAGE, me, ship, place)
    else:
        announce(table, TARDIS_MOVES, me, ship, place)


def luggage(table: Ccg, me: int, ship: int) -> list[int]:
    """CCG-AMB-31: a seat's Artifacts where its TARDIS is; from the Vortex all come along by themselves."""
    place = table.place_of(ship)
    return [] if place == NOWHERE else [copy for copy in table.here(place, me, 1 << ARTIFACT) if copy != ship]


def may_pack(table: Ccg, me: int, ship: int, _place: int) -> list[int]:
    """CCG-AMB-31: done, all, or one more."""
    could = table.deal.book.card.options(luggage(table, me, ship))
    left = [option for option in could if option not in table.picks]
    return [DONE, *([ALL] if len(left) > 1 else []), *sorted(left)]


def pack(table: Ccg, me: int, ship: int, place: int, option: int) -> None:
    """CCG-AMB-31: take the chosen Artifacts along."""
    card = table.deal.book.card
    picks = table.picks
    if option == ALL:
        picks = tuple(card.options(luggage(table, me, ship)))
    elif option != DONE:
        picks = (*picks, option)
        if len(picks) < len(luggage(table, me, ship)):
            table.ask_again(LUGGAGE, me, ship, place, picks=picks)
            return
    packed = tuple(sorted(card.targets(picks)))
    table.aboard += packed
    if packed:
        table.say(facts.BOARDED, me, (table.place_of(ship), place), packed)
    announce(table, TARDIS_MOVES, me, ship, place)


LUGGAGE: Final = of_several(question("ccg/luggage", "CCG-AMB-31", may_pack, pack))

# ---- it moves


def move_tardis(table: Ccg, _me: int, ship: int, place: int) -> None:
    """CCG-AMB-67: a text moves a TARDIS at another time; its owner names who travels, and no Timelord is needed."""
    if not table.in_play(ship) or table.place_of(ship) == place:
        return
    owner = table.controller(ship)
    if any([copy != ship for copy in crew(table, owner, ship, place)]) and table.place_of(ship) != NOWHERE:
        table.ask(TAKEN, owner, ship, place)
    else:
        leave(table, owner, ship, place, tuple(crew(table, owner, ship, place)))


def may_be_taken(table: Ccg, me: int, ship: int, place: int) -> list[int]:
    """CCG-AMB-67: own Heroes there within the second number, or nobody."""
    card = table.deal.book.card
    picked = card.targets(table.picks)
    room = room_left(table, ship)
    left = [copy for copy in crew(table, me, ship, place) if copy != ship and copy not in picked]
    every = all_fit(table, left, room)
    return [DONE, *every, *card.options(sorted([copy for copy in left if printed_cost(table, copy) <= room]))]


def take_along(table: Ccg, me: int, ship: int, place: int, option: int) -> None:
    """CCG-AMB-67: move the TARDIS with those named, without frozen ones."""
    if option in (DONE, ALL):
        leave(table, me, ship, place, boarders(table, me, ship, place, option))
    else:
        table.ask_again(TAKEN, me, ship, place, picks=(*table.picks, option))


TAKEN: Final = of_several(question("ccg/taken", "CCG-AMB-67", may_be_taken, take_along))


def redirect(table: Ccg, place: int) -> None:
    """CCG-AMB-67: an answer to a move changes only where it goes."""
    what, seat, copy, _ = latest(table)
    if what == TARDIS_MOVES:
        table.events = (*table.events[:-1], (what, seat, copy, place))
        table.say(facts.REDIRECTED, seat, (place,), (copy,))


def be_moved(table: Ccg, me: int, ship: int, place: int) -> None:
    """CCG-TARDIS-05: the cards in it are then where it is."""
    travellers = [copy for copy in table.aboard if table.in_play(copy) and may_move(table, copy)]
    table.aboard = ()
    start = table.place_of(ship)
    if not table.in_play(ship) or start == place or place not in table.places():
        return
    if start == NOWHERE:
        staying = [copy for copy in table.in_vortex(me) if copy != ship and copy not in travellers]
        left = [copy for copy in staying if copy not in table.host]
        travellers += [copy for copy in left if table.is_type(copy, 1 << ARTIFACT)]
    for copy in (ship, *[copy for copy in travellers if copy != ship]):
        relocate(table, copy, table.place_zone(place))
    table.travelled |= 1 << me
    table.say(facts.TARDIS_MOVED, me, (start, place), (ship,))
    if travellers:
        table.say(facts.MOVED, me, (start, place), tuple(travellers))
    touch(table)
    tell(table, TARDIS_MOVES, me, ship, place)
    for copy in travellers:
        if table.is_type(copy, CHARACTERS):
            tell(table, ARRIVES, me, copy, place)


HAPPENS[TARDIS_MOVES] = be_moved

register_rules(globals())
