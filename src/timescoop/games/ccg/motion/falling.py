"""What happens to cards whose Spacetime card or TARDIS is destroyed."""

from __future__ import annotations

from typing import Final

from timescoop.games.ccg import facts
from timescoop.games.ccg.going import FALL, LANDS, STRAND, discard, forget, leave_play, put_back, relocate, remind
from timescoop.games.ccg.motion.travel import boarders, landings, leave, may_board, pilots
from timescoop.games.ccg.options import ALL, STAY
from timescoop.games.ccg.pool import CHARACTERS, GOAL, SPACETIME
from timescoop.games.ccg.ships import tardises_of
from timescoop.games.ccg.table import Ccg
from timescoop.kernel import of_several, question, register_rules
from timescoop.language import DONE


def spacetime_falls(table: Ccg, me: int, copy: int) -> None:
    """CCG-GLOSSARY-09, CCG-AMB-34: one copy is destroyed; if another is stacked there, all else stays as it is."""
    place = table.place_of(copy)
    others = [each for line in table.lines for each in line if table.place_of(each) == place and each != copy]
    if others:
        for goal in table.goals_at(place):
            if table.owners[goal] == table.owners[copy] and not goal_keeps_place(table, goal, others):
                put_aside(table, goal)
        for each in table.on(copy):
            table.host[each] = others[0]
        forget(table, copy)
        discard(table, copy)
        return
    for seat in range(table.seats):
        table.do(offer_escape, seat, place)
    table.do(all_falls, me, copy, place)


def goal_keeps_place(table: Ccg, goal: int, others: list[int]) -> bool:
    """CCG-AMB-34: a Goal stays if its player still has a copy of the Spacetime card there."""
    return any([table.owners[each] == table.owners[goal] for each in others])


def put_aside(table: Ccg, goal: int) -> None:
    """CCG-SCORE-06: a scored Goal goes to the table; another is destroyed."""
    if goal in table.scored:
        remind(table, goal)
    else:
        leave_play(table, goal)


def offer_escape(table: Ccg, me: int, place: int) -> None:
    """CCG-AMB-34: a TARDIS with an unfrozen Timelord there may leave at once for another Spacetime card."""
    ships = [copy for copy in tardises_of(table, me) if table.place_of(copy) == place and pilots(table, me, copy)]
    if ships and len(table.places()) > 1:
        table.ask(ESCAPE, me, ships[0])


def escapes(table: Ccg, me: int, ship: int) -> list[int]:
    """CCG-AMB-34: stay and be destroyed, or another place."""
    return sorted({STAY, *landings(table, me, ship)})


def escape(table: Ccg, me: int, ship: int, option: int) -> None:
    """CCG-AMB-34: ask next which passengers go along."""
    if option != STAY:
        table.ask(REFUGEES, me, ship, table.deal.book.place.target(option))


def refugees(table: Ccg, me: int, ship: int, place: int) -> list[int]:
    """CCG-AMB-34: passengers up to the second number."""
    return may_board(table, me, ship, place)


def flee(table: Ccg, me: int, ship: int, place: int, option: int) -> None:
    """CCG-AMB-34: the TARDIS leaves with them."""
    if option in (DONE, ALL):
        if not pilots(table, me, ship, place):
            return  # its Timelords have left since: it falls
        leave(table, me, ship, place, boarders(table, me, ship, place, option))
    else:
        table.ask_again(REFUGEES, me, ship, place, picks=(*table.picks, option))


ESCAPE: Final = question("ccg/escape", "CCG-AMB-34", escapes, escape)
REFUGEES: Final = of_several(question("ccg/refugees", "CCG-AMB-34", refugees, flee))


def all_falls(table: Ccg, me: int, copy: int, place: int) -> None:
    """CCG-AMB-34, CCG-SCORE-06: scored Goals go to the table; everything else there leaves play."""
    if not table.in_play(copy):
        return
    for each in table.at(place):
        if not table.in_play(each) or each == copy:
            continue
        if table.pool.type[table.kind[each]] == GOAL and each in table.scored:
            remind(table, each)
        elif table.deal.fallen_return and table.is_type(each, CHARACTERS):
            put_back(table, me, each)
        elif table.pool.type[table.kind[each]] != SPACETIME:
            table.say(facts.FELL, table.controller(each), (), (each, copy))
            leave_play(table, each)
    leave_play(table, copy)


FALL.append(spacetime_falls)
LANDS.append(all_falls)

# ---- a TARDIS in the Vortex


def crew_is_stranded(table: Ccg, me: int, ship: int) -> None:
    """CCG-AMB-41: a TARDIS is destroyed in the Vortex: its player puts its crew at a Spacetime card."""
    owner = table.controller(ship)
    leave_play(table, ship)
    table.do(seek_shore, owner, me)


def seek_shore(table: Ccg, owner: int, by: int) -> None:
    """CCG-AMB-41: the player is asked, if somebody was aboard and a Spacetime card is left by now."""
    left = [copy for copy in table.in_vortex(owner) if table.in_play(copy)]
    if left and table.places() and not tardises_of(table, owner):
        table.ask(SHORE, owner, by)


def shores(table: Ccg, _me: int, _by: int) -> list[int]:
    """CCG-AMB-41: any Spacetime card in play."""
    return table.deal.book.place.options(table.places())


def wash_up(table: Ccg, me: int, _by: int, option: int) -> None:
    """CCG-AMB-41: put everything that was aboard there."""
    place = table.deal.book.place.target(option)
    crew = [copy for copy in table.in_vortex(me) if table.in_play(copy)]
    for copy in crew:
        if copy not in table.host:
            relocate(table, copy, table.place_zone(place))
    table.changed()
    table.say(facts.MOVED, me, (-1, place), tuple(crew))


SHORE: Final = question("ccg/shore", "CCG-AMB-41", shores, wash_up)
STRAND.append(crew_is_stranded)

register_rules(globals())
