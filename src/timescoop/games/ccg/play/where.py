"""Where a card could be played now, as options."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from timescoop.games.ccg.context import CONTEXT
from timescoop.games.ccg.nativity import is_native
from timescoop.games.ccg.options import TABLE
from timescoop.games.ccg.pool import (
    ALLY,
    ANY_TYPE,
    ARTIFACT,
    BANG,
    CHARACTERS,
    CONDITION,
    ENEMY,
    GOAL,
    HEROES,
    NEEDS,
    PLAYS_ON,
    PLOT,
    SPACETIME,
    TARDIS,
    TARDIS_CHARACTER,
    USER,
)
from timescoop.games.ccg.ships import is_timelord, tardises_of
from timescoop.games.ccg.statics import NO_ENTRY, NOT_BY_ANYBODY, NOT_HERE, WITHOUT_GOAL, WITHOUT_NATIVITY
from timescoop.games.ccg.table import Ccg
from timescoop.kernel import NOBODY, NOWHERE
from timescoop.language import holds, selected, suits

ANYWHERE: Final = [NOWHERE]
ALL_OF_THEM: Final = 1 << 30
SWAPPABLE: Final = 1 << TARDIS_CHARACTER | 1 << ALLY | 1 << ENEMY | 1 << TARDIS


def has_destination(table: Ccg, me: int, kind: int) -> bool:
    """CCG-COST-02: whether a seat could put a card anywhere, apart from its Cost."""
    return len(destinations(table, me, kind, 1)) > 0


def destinations(table: Ccg, me: int, kind: int, enough: int = ALL_OF_THEM) -> list[int]:
    """CCG-COST-02: the options of where a seat could put a card, apart from its Cost; ascending, empty if nowhere.

    When as many as `enough` are found, the rest need not be.
    """
    sort = table.pool.type[kind]
    if sort in (BANG, PLOT) or (table.pool.bars_play and is_barred(table, me, kind, NOWHERE)):
        return []
    found = fresh(table, me, kind, sort, enough) if may_have_another(table, me, kind) else []
    if len(found) >= enough:
        return found
    if 1 << sort & SWAPPABLE:
        found += table.deal.book.card.options(versions(table, me, kind))
    return sorted(found)


def fresh(table: Ccg, me: int, kind: int, sort: int, enough: int) -> list[int]:
    """The options of where a card could go that takes no other's place."""
    if sort == CONDITION:
        return hosts(table, me, kind)
    if sort == SPACETIME:
        return table.deal.book.place.options([table.pool.place_number[kind]])  # CCG-SPACE-08, CCG-AMB-04
    if sort == TARDIS and has_tardis(table, me):
        return []
    test = TAKES.get(sort, takes_hero)
    found: list[int] = []
    for place in table.places():
        if test(table, me, kind, place) and allowed(table, me, kind, place):
            found.append(place)
            if len(found) >= enough:
                break
    return table.deal.book.place.options(found)


def allowed(table: Ccg, me: int, kind: int, place: int) -> bool:
    """Whether nothing forbids a card at a place, and what it needs is there."""
    if is_barred(table, me, kind, place):
        return False
    return all_hold(table, me, table.pool.nodes(kind, NEEDS), place)


def is_barred(table: Ccg, me: int, kind: int, place: int) -> bool:
    """CCG-GLOSSARY-30, CCG-AMB-126: whether a text keeps a seat from playing a card, at a place or at all."""
    return waived(table, me, kind, place) & (NOT_HERE | NOT_BY_ANYBODY) != 0


def waived(table: Ccg, me: int, kind: int, place: int) -> int:
    """CCG-ENEMY-02: what the cards at a place allow a seat to do without, as bits; NOT_HERE by others."""
    if table.stale:
        table.bonus_of(0)  # so that the permissions are those of the table as it is
    if not table.granted.permits:
        return 0
    found = 0
    for bits, node, where, who, this, likely in table.granted.permits:
        if not likely[kind] or (where != place and where != NOWHERE):  # noqa: PLR1714 - no tuple is made for this
            continue
        if bits & NO_ENTRY or (not bits & NOT_BY_ANYBODY and (who == me) == (bits & NOT_HERE != 0)):
            continue
        if suits(table, node, who, this, -1 - kind):
            found |= bits
    return found


# ---- copies in play


def may_have_another(table: Ccg, me: int, kind: int, leaving: int = NOBODY) -> bool:
    """CCG-UNIQ-03, CCG-AMB-17: whether all versions of a title keep to their diamonds with one more in play."""
    pool = table.pool
    title, kinds, owners = pool.titles[kind], table.kind, table.owners
    alike = [
        kinds[copy]
        for copy in table.census().of_title(title, pool.titles, kinds)
        if owners[copy] == me and copy != leaving
    ]
    if table.batch:
        alike += [
            kinds[copy]
            for copy, _, _ in table.batch
            if owners[copy] == me and pool.titles[kinds[copy]] == title and copy != leaving
        ]
    if not alike:
        return True  # the first of its title
    limits = [pool.diamonds[each] for each in (*alike, kind) if pool.diamonds[each]]
    return not limits or len(alike) + 1 <= min(limits)


def versions(table: Ccg, me: int, kind: int) -> list[int]:
    """CCG-SWAP-01, CCG-AMB-18: own cards in play of that title with another subtitle, none of them kidnapped."""
    pool = table.pool
    return [
        copy
        for copy in table.census().of_title(pool.titles[kind], pool.titles, table.kind)
        if table.holder[copy] == me
        and pool.subtitle[table.kind[copy]] != pool.subtitle[kind]
        and copy not in table.captor
        and may_have_another(table, me, kind, copy)
    ]


# ---- by type


def takes_goal(table: Ccg, me: int, kind: int, place: int) -> bool:
    """CCG-GOAL-02, -08 to -10: a type that the place accepts; one Goal there; no Goal twice in a game."""
    pool = table.pool
    if not pool.goal_types[pool.place_kinds[place]] & pool.goal_types[kind]:
        return False
    if (me, pool.same[kind]) in table.played_goals:
        return False
    return goal_room(table, me, place)


def goal_room(table: Ccg, me: int, place: int) -> bool:
    """CCG-GOAL-09, CCG-AMB-05: one Goal at a place, or one of each player who brought its card in Set-Up."""
    goals = table.goals_at(place)
    planned = [option for copy, option, _ in table.batch if table.pool.type[table.kind[copy]] == GOAL]
    if planned and place in table.deal.book.place.targets(planned):
        return False
    bringers = table.brought.get(place, 0)
    if bringers & bringers - 1 and bringers >> me & 1:
        return all([table.owners[copy] != me for copy in goals])
    return not goals


def takes_hero(table: Ccg, me: int, kind: int, place: int) -> bool:
    """CCG-CHAR-07, -08: where it is a Native."""
    return is_native(table, -1 - kind, place) or waived(table, me, kind, place) & WITHOUT_NATIVITY != 0


def takes_enemy(table: Ccg, me: int, kind: int, place: int) -> bool:
    """CCG-ENEMY-01 to -03: where it is a Native, by an unscored Goal, a permission, or a scored Goal at a Base."""
    native = is_native(table, -1 - kind, place)
    if not native and not table.granted.permits:
        return False
    bits = waived(table, me, kind, place)
    if not bits & WITHOUT_NATIVITY and not native:
        return False
    if bits & WITHOUT_GOAL and not has_goal(table, place, me, unscored=True):
        return is_base(table, place) or all([copy not in table.scored for copy in table.goals_at(place)])
    return welcomes_enemies(table, me, place)


def has_goal(table: Ccg, place: int, seat: int, *, unscored: bool = False) -> bool:
    """CCG-ENEMY-01: whether a seat has a Goal at a place."""
    for copy in table.goals_at(place):
        if table.holder[copy] == seat and not (unscored and copy in table.scored):
            return True
    return False


def welcomes_enemies(table: Ccg, me: int, place: int) -> bool:
    """CCG-ENEMY-01, CCG-AMB-07: an own Goal there, unscored, or scored at a Base."""
    if has_goal(table, place, me, unscored=True):
        return True
    return is_base(table, place) and has_goal(table, place, me)


def is_base(table: Ccg, place: int) -> bool:
    """CCG-ENEMY-03: whether the Spacetime card has the keyword Base."""
    return table.pool.keywords[table.pool.place_kinds[place]] & table.pool.base != 0


def has_tardis(table: Ccg, me: int) -> bool:
    """CCG-AMB-39: whether a seat has a TARDIS card in play, so that no other can be played."""
    return any([table.pool.type[table.kind[copy]] == TARDIS for copy in tardises_of(table, me)])


def takes_tardis(table: Ccg, me: int, _kind: int, place: int) -> bool:
    """CCG-AMB-39: by an own unfrozen Timelord."""
    return any([is_timelord(table, copy) and not table.is_frozen(copy) for copy in table.here(place, me, HEROES)])


def takes_artifact(table: Ccg, me: int, kind: int, place: int) -> bool:
    """CCG-ARTIFACT-01, CCG-AMB-30: where an own Character is that its User line describes."""
    return bool(users(table, me, kind, place))


def users(table: Ccg, me: int, kind: int, place: int) -> list[int]:
    """CCG-ARTIFACT-01: a seat's Characters at a place that could use an Artifact."""
    nodes = table.pool.nodes(kind, USER)
    this = CONTEXT.of(NOBODY, here=place)
    mine = table.here(place, me, 1 << TARDIS_CHARACTER | 1 << ALLY | 1 << ENEMY)
    return [copy for copy in mine if all([suits(table, node, me, this, copy) for node in nodes])]


Test = Callable[[Ccg, int, int, int], bool]  # seat, kind, place
TAKES: Final[dict[int, Test]] = {
    GOAL: takes_goal,
    ARTIFACT: takes_artifact,
    TARDIS: takes_tardis,
    ENEMY: takes_enemy,
}


def hosts(table: Ccg, me: int, kind: int) -> list[int]:
    """CCG-CONDITION-02, -03: the cards that a Condition may lie on, or the table."""
    if table.pool.on_table[kind]:
        return [TABLE]
    found = []
    if table.pool.unread[kind]:
        found = sorted([copy for copy in table.of_types(CHARACTERS | 1 << SPACETIME) if copy not in table.captor])
    for node in table.pool.nodes(kind, PLAYS_ON):
        for copy in selected(table, node, me, CONTEXT.of(NOBODY)):
            place = table.place_of(copy)
            if allowed(table, me, kind, place):
                found.append(copy)
    return table.deal.book.card.options(first_of_place(table, found))


def first_of_place(table: Ccg, copies: list[int]) -> list[int]:
    """CCG-SPACE-06: stacked Spacetime cards are one place: the first of them stands for all."""
    kept, seen = [], set()
    for copy in copies:
        place = table.place_of(copy) if table.pool.type[table.kind[copy]] == SPACETIME else NOWHERE
        if place == NOWHERE or place not in seen:
            kept.append(copy)
        seen.add(place)
    return kept


# ---- Bang! cards and Plots


def any_moment(table: Ccg, me: int, kind: int) -> bool:
    """CCG-BANG-02: whether a card that waits for no event could be played now, wherever that is."""
    seen = table.steady if table.pool.steady[kind] else table.glance
    key = (me, kind)
    found = seen.timely.get(key)
    if found is None:
        nodes = table.pool.nodes(kind, NEEDS)
        found = False
        for place in likely_places(table, me, kind):
            if all_hold(table, me, nodes, place):
                found = True
                break
        seen.timely[key] = found
    return found


def likely_places(table: Ccg, me: int, kind: int) -> list[int]:
    """CCG-AMB-50: where "here" could be at all: with some cards it is only where their player has others."""
    if not table.pool.local[kind]:
        return ANYWHERE
    types = table.pool.company[kind]
    if types == ANY_TYPE:
        return table.places()
    there = table.zones_with(me, types)
    return [place for place in table.places() if table.place_zone(place) in there]


def all_hold(table: Ccg, me: int, nodes: tuple[int, ...], place: int) -> bool:
    """Whether everything that a card needs is so at a place."""
    if nodes:
        this = CONTEXT.of(NOBODY, here=place)
        for node in nodes:
            if not holds(table, node, me, this):
                return False
    return True


def moments(table: Ccg, me: int, kind: int) -> list[int]:
    """CCG-BANG-02, CCG-AMB-50: the places that "here" could mean on a card that waits for no event."""
    seen = table.steady if table.pool.steady[kind] else table.glance
    found = seen.moments.get((me, kind))
    if found is None:
        nodes = table.pool.nodes(kind, NEEDS)
        found = [place for place in likely_places(table, me, kind) if all_hold(table, me, nodes, place)]
        seen.moments[me, kind] = found
    return found
