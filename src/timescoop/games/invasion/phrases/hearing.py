"""Phrases for triggers: the events on which a card in play acts, noted in the pool by kind."""

from __future__ import annotations

from typing import Final

from timescoop.games.invasion.phrases.book import AT_REST, BRINGS_CARDS, BRINGS_POINTS, PLACES, phrase
from timescoop.games.invasion.phrases.deeds import take
from timescoop.games.invasion.phrases.players import owner_here, take_points_from
from timescoop.games.invasion.pool import DEFENDER, ENEMY, LOCATION, SUPPORT, Pool
from timescoop.language import function_of, if_true, may, parts, takes, unless_true, within

ON_TABLE: Final = (DEFENDER, ENEMY)  # they lie face down until they are revealed
HALF: Final = 0.5  # how often something that depends on luck or on a condition is taken to happen


@phrase("event", "this card is revealed in a conflict", for_types=(DEFENDER, ENEMY), amid=True)
def revealed(pool: Pool, kind: int, statement: int) -> None:
    """INV-CONFLICT-04, -05: it earns or steals Time Points, or does something else (INV-AMB-126)."""
    function = function_of(statement)
    if function is take:
        pool.earns[kind] += parts(statement)[0]
        pool.in_rules.add((kind, statement))
    elif function is take_points_from and function_of(parts(statement)[1]) is owner_here:
        pool.steals[kind] += parts(statement)[0]
        pool.in_rules |= {(kind, node) for node in within(statement)}
    else:
        pool.on_reveal[kind] += (statement,)
        weigh(pool, kind, statement, 1.0)


@phrase("event", "the defence here wins", for_types=(*PLACES, DEFENDER, ENEMY), amid=True, decides=True)
def defended(pool: Pool, kind: int, statement: int) -> None:
    """INV-AMB-126: before the cards there are discarded."""
    pool.on_defence[kind] += (statement,)
    wait(pool, statement)
    weigh(pool, kind, statement, HALF)


@phrase("event", "the attack here wins", for_types=(*PLACES, DEFENDER, ENEMY), amid=True, decides=True)
def overrun(pool: Pool, kind: int, statement: int) -> None:
    """INV-AMB-126: before the Defenders are discarded."""
    pool.on_attack[kind] += (statement,)
    wait(pool, statement)
    weigh(pool, kind, statement, HALF)


@phrase("event", "you play this card", for_types=(LOCATION, DEFENDER, ENEMY))
def laid(pool: Pool, kind: int, statement: int) -> None:
    """INV-AMB-128, -171: after its Time Points have been taken; a Defender or an Enemy is turned face up for it."""
    pool.on_play[kind] += (statement,)
    pool.showing = pool.showing or pool.type[kind] in ON_TABLE
    weigh(pool, kind, statement, 1.0)


@phrase("event", "this Location is attacked", for_types=PLACES)
def attacked(pool: Pool, kind: int, statement: int) -> None:
    """INV-AMB-128: an attack has been placed where none was; a conflict comes first."""
    pool.on_attacked[kind] += (statement,)
    weigh(pool, kind, statement, 1.0)


@phrase("event", "you place Defenders on this Location", for_types=PLACES)
def manned(pool: Pool, kind: int, statement: int) -> None:
    """INV-AMB-143: once for all that are placed together; a conflict comes first."""
    pool.on_defended[kind] += (statement,)
    weigh(pool, kind, statement, 1.0)


@phrase("event", "one of your Locations is attacked", for_types=(*PLACES, SUPPORT), must_stay=True)
def line_attacked(pool: Pool, kind: int, statement: int) -> None:
    """INV-AMB-143: an attack has been placed where none was; a conflict comes first."""
    pool.on_line_attacked[kind] += (statement,)
    weigh(pool, kind, statement, OFTEN)


@phrase("event", "you attack", for_types=(*PLACES, SUPPORT), must_stay=True)
def attacking(pool: Pool, kind: int, statement: int) -> None:
    """INV-AMB-143: you have placed an attack where none was; a conflict comes first."""
    pool.on_my_attack[kind] += (statement,)
    weigh(pool, kind, statement, OFTEN)


@phrase("event", "you win a conflict", for_types=(*PLACES, SUPPORT), must_stay=True, amid=True, decides=True)
def won(pool: Pool, kind: int, statement: int) -> None:
    """INV-AMB-151: as defender or as attacker, before any card of it is discarded."""
    pool.on_win[kind] += (statement,)
    wait(pool, statement)
    weigh(pool, kind, statement, OFTEN)


@phrase("event", "you lose a conflict", for_types=(*PLACES, SUPPORT), must_stay=True, amid=True, decides=True)
def lost(pool: Pool, kind: int, statement: int) -> None:
    """INV-AMB-151: as defender or as attacker, before any card of it is discarded."""
    pool.on_loss[kind] += (statement,)
    wait(pool, statement)
    weigh(pool, kind, statement, OFTEN)


@phrase("event", "you play a Location", for_types=(*PLACES, SUPPORT), must_stay=True)
def settles(pool: Pool, kind: int, statement: int) -> None:
    """INV-AMB-151: after its Time Points have been taken; the Location itself hears of later ones."""
    pool.on_my_location[kind] += (statement,)
    weigh(pool, kind, statement, OFTEN)


@phrase("event", "you play a Support", for_types=(*PLACES, SUPPORT), must_stay=True)
def acts(pool: Pool, kind: int, statement: int) -> None:
    """INV-AMB-159: after its text has been carried out; a Support that stays hears of later ones."""
    pool.on_my_support[kind] += (statement,)
    weigh(pool, kind, statement, OFTEN)


@phrase("event", "another player plays a Support", for_types=(*PLACES, SUPPORT), must_stay=True)
def others_act(pool: Pool, kind: int, statement: int) -> None:
    """INV-AMB-159: after its text has been carried out."""
    pool.on_their_support[kind] += (statement,)
    weigh(pool, kind, statement, OFTEN)


@phrase("event", "a conflict here is decided", for_types=(*PLACES, DEFENDER, ENEMY), amid=True, decides=True)
def decided(pool: Pool, kind: int, statement: int) -> None:
    """INV-AMB-160: whichever side wins, before any card there is discarded."""
    pool.on_defence[kind] += (statement,)
    pool.on_attack[kind] += (statement,)
    wait(pool, statement)
    weigh(pool, kind, statement, 1.0)


@phrase("event", "this card is discarded in a conflict", for_types=(DEFENDER, ENEMY), amid=True)
def fell(pool: Pool, kind: int, statement: int) -> None:
    """INV-AMB-189: after it has been discarded, because its side lost or as a loss."""
    pool.on_fall[kind] += (statement,)
    weigh(pool, kind, statement, HALF)


@phrase("event", "your turn starts", for_types=(*PLACES, SUPPORT, DEFENDER, ENEMY), must_stay=True)
def turn_starts(pool: Pool, kind: int, statement: int) -> None:
    """INV-AMB-127, -171: before your first action."""
    pool.on_start[kind] += (statement,)
    pool.showing = pool.showing or pool.type[kind] in ON_TABLE
    weigh(pool, kind, statement, OFTEN)


@phrase("event", "your turn ends", for_types=(*PLACES, SUPPORT, DEFENDER, ENEMY), must_stay=True)
def turn_ends(pool: Pool, kind: int, statement: int) -> None:
    """INV-AMB-127, -171: after you have passed cards on and drawn."""
    pool.on_end[kind] += (statement,)
    pool.showing = pool.showing or pool.type[kind] in ON_TABLE
    weigh(pool, kind, statement, OFTEN)


OFTEN: Final = 4.0  # how often it will be so, until the end


def wait(pool: Pool, statement: int) -> None:
    """INV-AMB-191: note a statement about a conflict that can be carried out only once it is over."""
    if any([AT_REST.of(each) for each in within(statement)]):
        pool.waiting.add(statement)


def weigh(pool: Pool, kind: int, statement: int, often: float) -> None:
    """Note for bots what a statement is likely to bring the player of the card."""
    pool.hearing = True
    if function_of(statement) in (if_true, unless_true, may):
        often *= HALF
    for node in within(statement):
        amount = parts(node)[0] if takes(node, "INT") else 1
        for attribute, column in ((BRINGS_CARDS, pool.brings_cards), (BRINGS_POINTS, pool.brings_points)):
            if attribute.of(node):
                column[kind] += often * attribute.of(node) * amount
