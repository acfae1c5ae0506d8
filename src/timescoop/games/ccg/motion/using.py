"""Abilities that a seat can use in motion, including those of Artifacts without a Character."""

from __future__ import annotations

from timescoop.games.ccg import facts
from timescoop.games.ccg.context import CONTEXT
from timescoop.games.ccg.events import can_act, may_use, note_use
from timescoop.games.ccg.holding import take_control
from timescoop.games.ccg.pool import ACTION, ARTIFACT, CHARACTERS, USER
from timescoop.games.ccg.table import Ccg
from timescoop.kernel import NOWHERE, register_rules
from timescoop.language import perform, possible, suits

# ---- abilities


def abilities(table: Ccg, me: int) -> list[int]:
    """CCG-TURN-02: the game texts of own cards in play that can be used now."""
    found = []
    labelled = table.pool.labelled[ACTION]
    for copy in table.census().acting:
        kind = table.kind[copy]
        if table.holder[copy] == me and labelled[kind] and can_act(table, me, copy):
            this = CONTEXT.of(copy, here=table.here_of(copy))
            for nth in labelled[kind]:
                if may_use(table, copy, nth) and possible(table, table.pool.sentences[kind][nth][1], me, this):
                    found.append(table.deal.book.use.option(copy, nth))
    return sorted(found)


def use(table: Ccg, me: int, copy: int, nth: int) -> None:
    """CCG-TURN-02: use a game text."""
    note_use(table, copy, nth)
    table.say(facts.USED, me, (nth, table.kind[copy]), (copy,))
    node = table.pool.sentences[table.kind[copy]][nth][1]
    table.do(perform, node, me, CONTEXT.of(copy, here=table.here_of(copy)))


# ---- Artifacts that nobody attends


def left_lying(table: Ccg, me: int) -> list[int]:
    """CCG-ARTIFACT-04, CCG-AMB-32: others' unattended Artifacts where an unfrozen own Character could be the User."""
    found = []
    zone, there = table.zone, table.zones_with(me, CHARACTERS)
    for copy in table.of_types(1 << ARTIFACT):
        if zone[copy] not in there or table.holder[copy] == me:
            continue
        place = table.place_of(copy)
        if place != NOWHERE and unattended(table, copy):
            nodes = table.pool.nodes(table.kind[copy], USER)
            this = CONTEXT.of(copy, here=place)
            takers = [each for each in table.here(place, me, CHARACTERS) if not table.is_frozen(each)]
            if any([all([suits(table, node, me, this, each) for node in nodes]) for each in takers]):
                found.append(copy)
    return table.deal.book.take.options(sorted(found))


def unattended(table: Ccg, copy: int) -> bool:
    """CCG-ARTIFACT-04: whether none of its controller's Characters is where an Artifact is."""
    return not table.here(table.place_of(copy), table.holder[copy], CHARACTERS)


def take(table: Ccg, me: int, copy: int) -> None:
    """CCG-ARTIFACT-05: take the Artifact over, for nothing."""
    take_control(table, me, copy)


register_rules(globals())
