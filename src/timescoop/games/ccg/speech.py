"""Options in short words, and why something is not on offer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from timescoop.games.ccg.play.costs import affordable, cost_of
from timescoop.games.ccg.play.playing import WHERE
from timescoop.games.ccg.play.where import destinations
from timescoop.games.ccg.pool import BANG, ENEMY, GOAL, ICONS, PLOT, SENTENCES
from timescoop.games.ccg.steps.turn import MOVE, PLAY_CARD
from timescoop.games.ccg.table import BUDGET, Ccg
from timescoop.games.ccg.words import PLACE, SEAT, plain_words
from timescoop.kernel import QUESTION_CLAUSE
from timescoop.language import write

NOT_NOW: Final = {
    PLOT: "a Plot is played from the side-hand only (CCG-PLOT-10)",
    BANG: "nothing that this card needs or answers is there (CCG-BANG-02)",
}
NOWHERE_TO_GO: Final = {
    GOAL: "no Spacetime card in play takes it: type, another Goal, or you have played it (CCG-GOAL-02)",
    ENEMY: "it must be a Native where you have an unscored Goal or a permission (CCG-ENEMY-01)",
}
NOWHERE_AT_ALL: Final = "there is nowhere that it can be played: Nativity, User, host or diamonds (CCG-NATIVITY-01)"


def words(table: Ccg, seat: int, option: int, names: Sequence[str]) -> str:
    """An option as a seat reads it and may type it: `Earth (1968)`, `attempt Exterminate!`, `2`, `pass`.

    Args:
        table: The table that offers it.
        seat: Who is asked.
        option: A number of the option book.
        names: The names of the seats.
    """
    plain = plain_words(option)
    if plain:
        return plain
    book = table.deal.book
    if option < PLACE:
        return names[option - SEAT]
    if option < book.word:
        return place_name(table, option - PLACE)
    if option < book.kind:
        return table.pool.words[option - book.word]
    if option < book.card:
        return table.pool.name[option - book.kind]
    return copy_words(table, seat, option, names)


def copy_words(table: Ccg, seat: int, option: int, names: Sequence[str]) -> str:
    """Options about a card on the table."""
    book = table.deal.book
    if option >= book.use:
        copy, nth = divmod(option - book.use, SENTENCES)
        return f"{card_words(table, copy, names)}: {sentence_of(table, table.kind[copy], nth)}"
    if option >= book.vortex:
        copy, nth = divmod(option - book.vortex, ICONS)
        return f"Vortex of {card_words(table, copy, names)}{f' ({nth + 1})' if nth else ''}"
    if option >= book.take:
        return f"take {card_words(table, option - book.take, names)}"
    if option >= book.attempt:
        return f"attempt {card_words(table, option - book.attempt, names)}"
    said = card_words(table, option - book.card, names)
    return f"move {said}" if table.question_of(seat) == MOVE else said


def place_name(table: Ccg, place: int) -> str:
    """CCG-SPACE-02: a place by its Spacetime card."""
    return table.pool.title[table.pool.place_kinds[place]]


def sentence_of(table: Ccg, kind: int, nth: int) -> str:
    """What a sentence says."""
    node = table.pool.sentences[kind][nth][1]
    return write(node) if node >= 0 else ""


def card_words(table: Ccg, copy: int, names: Sequence[str]) -> str:
    """A card on the table by its name, by where it is if several have that name, by number if they are together."""
    kind = table.kind[copy]
    name = table.pool.name[kind]
    twins = [each for each in sorted(table.holder) if table.kind[each] == kind]
    if len(twins) <= 1 or copy not in twins:
        return name
    beside = [each for each in twins if table.zone[each] == table.zone[copy]]
    where = zone_words(table, copy, names)
    return f"{name} {beside.index(copy) + 1} {where}" if len(beside) > 1 else f"{name} {where}"


def zone_words(table: Ccg, copy: int, names: Sequence[str]) -> str:
    """Where a card lies: a place, the table, or the Vortex."""
    place = table.place_of(copy)
    if place >= 0:
        return f"at {place_name(table, place)}"
    vortex = table.zone[copy] >= table.vortex_zone(0)
    whose = names[table.zone[copy] - (table.vortex_zone(0) if vortex else table.table_zone(0))]
    return f"that {whose} has {'in the Vortex' if vortex else 'on the table'}"


# ---- why not


def why_not(table: Ccg, seat: int, wanted: str, _names: Sequence[str]) -> str | None:
    """Why an answer is not on offer to a seat, in a sentence with its clause, from what that seat may know."""
    if seat not in table.waiting():
        return "it is not your turn to answer (CCG-INIT-04)"
    asked = table.question_of(seat)
    said = wanted.strip().lower()
    held = {table.pool.name[kind].lower(): kind for kind in table.kinds_of(table.hand_zone(seat))}
    if said in held:
        if asked == PLAY_CARD:
            return why_not_played(table, seat, held[said])
        if asked == MOVE:
            return "cards are played in the first part of a turn only; Bang! cards and Plots any time (CCG-AMB-12)"
    if asked == WHERE:
        return "the card cannot be played there (CCG-COST-02)"
    if asked in (PLAY_CARD, MOVE) and said in [name.lower() for name in table.pool.name]:
        return "it is not in your hand (CCG-COST-01)"
    return f"it is none of the answers to this question ({QUESTION_CLAUSE[asked]})"


def why_not_played(table: Ccg, seat: int, kind: int) -> str:
    """CCG-COST-01: why a card of the hand cannot be played now."""
    sort = table.pool.type[kind]
    if sort in NOT_NOW:
        return NOT_NOW[sort]
    if not affordable(table, seat, kind):
        left = max(BUDGET - table.spent, 0)
        return f"it costs {cost_of(table, seat, kind)}, and {left} of the {BUDGET} points are left (CCG-COST-01)"
    if not destinations(table, seat, kind):
        return NOWHERE_TO_GO.get(sort, NOWHERE_AT_ALL)
    return f"it is none of the answers to this question ({QUESTION_CLAUSE[table.question_of(seat)]})"
