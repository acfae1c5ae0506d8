"""Phrases for effects on cards in play (destroy, freeze, kidnap, move, swap) and for fights."""

from __future__ import annotations

from typing import Final

from timescoop.games.ccg import going, holding
from timescoop.games.ccg.context import CONTEXT
from timescoop.games.ccg.drawing import unseen_kinds
from timescoop.games.ccg.freezing import PLAIN, UNLESS, UNTIL, UNTIL_TURN, WHILE, freeze, thaw
from timescoop.games.ccg.motion.fights import can_fight, fight
from timescoop.games.ccg.phrases.book import phrase
from timescoop.games.ccg.phrases.describing import has_name
from timescoop.games.ccg.phrases.picking import act, any_there, choose
from timescoop.games.ccg.phrases.unfinished import put_off
from timescoop.games.ccg.play.swapping import swap_with
from timescoop.games.ccg.play.where import may_have_another
from timescoop.games.ccg.pool import CHARACTERS, ENEMY, HEROES, NONE, TARDIS, Pool
from timescoop.games.ccg.table import Ccg
from timescoop.kernel import question, register_rules
from timescoop.language import NO, NO_TEXT, Context, function_of, parts, perform, possible, selected, value

Cards = tuple[int, ...]

# ---- destroyed, freed, taken


def destroy_them(table: Ccg, me: int, this: Context, cards: Cards, _more: Cards) -> None:
    """CCG-GLOSSARY-07: one after the other."""
    for copy in cards:
        table.do(going.destroy, me, copy, CONTEXT.card(this))


DESTROY: Final = act(destroy_them)


@phrase("deed", "destroy {chosen_cards}", any_there)
def destroys(table: Ccg, me: int, this: Context, pick: int) -> None:
    """CCG-GLOSSARY-07: to the owner's discard pile."""
    choose(table, me, this, DESTROY, pick)


def kidnap_them(table: Ccg, me: int, this: Context, cards: Cards, _more: Cards) -> None:
    """CCG-KIDNAP-01: one after the other."""
    for copy in cards:
        table.do(holding.kidnap, me, copy, CONTEXT.card(this))


KIDNAP: Final = act(kidnap_them)


@phrase("deed", "kidnap {chosen_cards}", any_there)
def kidnaps(table: Ccg, me: int, this: Context, pick: int) -> None:
    """CCG-KIDNAP-01: frozen until freed."""
    choose(table, me, this, KIDNAP, pick)


def free_them(table: Ccg, me: int, _this: Context, cards: Cards, _more: Cards) -> None:
    """CCG-KIDNAP-01: the kidnapped go free."""
    for copy in cards:
        holding.free(table, me, copy)


FREE: Final = act(free_them)


@phrase("deed", "free {chosen_cards}", any_there)
def frees(table: Ccg, me: int, this: Context, pick: int) -> None:
    """CCG-KIDNAP-01: a text that frees kidnapped Characters."""
    choose(table, me, this, FREE, pick)


def take_them(table: Ccg, me: int, _this: Context, cards: Cards, _more: Cards) -> None:
    """CCG-AMB-33: the owner stays who it was."""
    for copy in cards:
        holding.take_control(table, me, copy)


TAKE: Final = act(take_them)


@phrase("deed", "take control of {chosen_cards}", any_there)
def takes_control(table: Ccg, me: int, this: Context, pick: int) -> None:
    """CCG-ARTIFACT-05: from now on you command it."""
    choose(table, me, this, TAKE, pick)


# ---- frozen and unfrozen


def freeze_them(table: Ccg, me: int, this: Context, cards: Cards, more: Cards) -> None:
    """CCG-FREEZE-09: each of them, in one manner."""
    manner, number = more
    text = this if manner in (UNTIL, UNLESS, WHILE) else NO_TEXT  # only a condition has to be looked at again
    for copy in cards:
        freeze(table, me, copy, manner, number, text, CONTEXT.card(this))


FREEZE: Final = act(freeze_them)


@phrase("deed", "freeze {chosen_cards}", any_there)
def freezes(table: Ccg, me: int, this: Context, pick: int) -> None:
    """CCG-FREEZE-04: until a turn begins."""
    choose(table, me, this, FREEZE, pick, PLAIN, 0)


@phrase("deed", "freeze {chosen_cards} until your next turn starts", any_there)
def freezes_long(table: Ccg, me: int, this: Context, pick: int) -> None:
    """CCG-FREEZE-05: your own next turn."""
    choose(table, me, this, FREEZE, pick, UNTIL_TURN, me)


@phrase("deed", "freeze {chosen_cards} for the entire turn", any_there)
def freezes_all_turn(table: Ccg, me: int, this: Context, pick: int) -> None:
    """CCG-GLOSSARY-15: until it is again the turn of the player whose turn it is now."""
    choose(table, me, this, FREEZE, pick, UNTIL_TURN, table.turn)


def bound_by(table: Ccg, me: int, this: Context, pick: int, _conditions: int) -> bool:
    """Whether there is a card to freeze."""
    return any_there(table, me, this, pick)


@phrase("doing", "keep {chosen_cards} frozen unless {conditions}", bound_by, stored=True)
def freezes_unless(table: Ccg, me: int, this: Context, pick: int, conditions: int) -> None:
    """CCG-GLOSSARY-16: it can be unfrozen only while this is so."""
    choose(table, me, this, FREEZE, pick, UNLESS, table.pool.tree_number[conditions])


@phrase("doing", "keep {chosen_cards} frozen while {conditions}", bound_by, stored=True)
def freezes_while(table: Ccg, me: int, this: Context, pick: int, conditions: int) -> None:
    """CCG-GLOSSARY-18: it can be unfrozen only while this is not so."""
    choose(table, me, this, FREEZE, pick, WHILE, table.pool.tree_number[conditions])


@phrase("doing", "keep {chosen_cards} frozen until {conditions}", bound_by, stored=True)
def freezes_until(table: Ccg, me: int, this: Context, pick: int, conditions: int) -> None:
    """CCG-GLOSSARY-17: it cannot be unfrozen before this has been so."""
    choose(table, me, this, FREEZE, pick, UNTIL, table.pool.tree_number[conditions])


def thaw_them(table: Ccg, me: int, this: Context, cards: Cards, _more: Cards) -> None:
    """CCG-GLOSSARY-19: as far as their freezes allow; a card's own text may end them all."""
    for copy in cards:
        thaw(table, me, copy, own=copy == CONTEXT.card(this))


def may_thaw(table: Ccg, _me: int, _this: Context, copy: int, _more: Cards) -> bool:
    """CCG-FREEZE-04: only what is frozen; a prisoner is freed, not unfrozen."""
    return copy in table.frozen


THAW: Final = act(thaw_them, may_thaw)


def any_frozen(table: Ccg, me: int, this: Context, pick: int) -> bool:
    """Whether one of them is frozen."""
    return any([copy in table.frozen for copy in selected(table, pick, me, this)[1:]])


@phrase("deed", "unfreeze {chosen_cards}", any_frozen)
def unfreezes(table: Ccg, me: int, this: Context, pick: int) -> None:
    """CCG-FREEZE-04: at once."""
    choose(table, me, this, THAW, pick)


# ---- swapped


def versions(table: Ccg, me: int, name: int, kinds: list[int], old: int) -> list[int]:
    """CCG-UNIQ-03: the kinds that bear a name and could be in play in the place of a card."""
    alike = [kind for kind in kinds if has_name(table.pool, kind, name) and is_alike(table.pool, kind, table.kind[old])]
    return [kind for kind in alike if may_have_another(table, me, kind, old)]


def is_alike(pool: Pool, kind: int, old: int) -> bool:
    """CCG-SWAP-01: Characters are swapped for Characters, and a TARDIS for a TARDIS; nothing else is."""
    new, sort = pool.type[kind], pool.type[old]
    return (CHARACTERS >> new & CHARACTERS >> sort & 1 == 1) or new == sort == TARDIS


def swappable(table: Ccg, me: int, this: Context, pick: int, name: int, kinds: list[int]) -> bool:
    """CCG-SWAP-01: whether one of the cards to choose from could be swapped for one of these kinds."""
    cards = selected(table, pick, me, this)[1:]
    return any([len(versions(table, me, name, kinds, copy)) > 0 for copy in cards])


def can_swap(table: Ccg, me: int, this: Context, pick: int, name: int) -> bool:
    """CCG-SWAP-01: whether the hand has a version and there is a card to swap."""
    return swappable(table, me, this, pick, name, table.kinds_of(table.hand_zone(me)))


def no_version(table: Ccg, me: int, this: Context, pick: int, name: int) -> bool:
    """CCG-AMB-73: whether all know that it cannot be: nothing to swap, no hand, or no version that it could hold."""
    if not table.hand(me) or not any_there(table, me, this, pick):
        return True
    return table.deal.open_lists and not swappable(table, me, this, pick, name, sorted(unseen_kinds(table, me)))


@phrase(
    "deed",
    "swap {chosen_cards} for {NAME} from your hand at no Cost",
    can_swap,
    openly=False,
    publicly_impossible=no_version,
)
def swaps(table: Ccg, me: int, this: Context, pick: int, name: int) -> None:
    """CCG-SWAP-01: another version takes its place."""
    choose(table, me, this, SWAP, pick, name, ordered(table, pick, name))


def ordered(table: Ccg, pick: int, name: int) -> int:
    """CCG-GLOSSARY-23: the number of such a swap where it is part of a course, which waits for it; else NONE."""
    for number, node in enumerate(table.pool.trees):
        if function_of(node) is swaps and parts(node) == (pick, name):
            return number
    return NONE


def swap_them(table: Ccg, me: int, this: Context, cards: Cards, more: Cards) -> None:
    """CCG-SWAP-01: the seat chooses the version."""
    for copy in cards:
        table.do(ask_version, me, copy, more[0], more[1], this)


SWAP: Final = act(swap_them)


def ask_version(table: Ccg, me: int, copy: int, name: int, number: int = NONE, this: Context = NO_TEXT) -> None:
    """CCG-SWAP-01: which version of the hand it is swapped for."""
    if table.in_play(copy):
        table.ask(VERSION, me, copy, name, number, this)


def versions_offered(
    table: Ccg, me: int, copy: int, name: int, _number: int = NONE, _this: Context = NO_TEXT
) -> list[int]:
    """CCG-SWAP-01: a version of the hand; none only if there is none, for a text that says so orders the swap."""
    held = table.kinds_of(table.hand_zone(me))
    return table.deal.book.kind.options(versions(table, me, name, held, copy)) or [NO]


def swap_for(table: Ccg, me: int, copy: int, _name: int, *more: int) -> None:
    """CCG-SWAP-02, CCG-GLOSSARY-23: the card swapped out is discarded, not destroyed; without a version it waits."""
    number, this, option = more if len(more) > 1 else (NONE, NO_TEXT, *more)
    if option != NO:
        swap_with(table, me, copy, table.deal.book.kind.target(option))
    elif number != NONE:
        put_off(table, table.pool.trees[number], me, Context(this))


VERSION: Final = question("ccg/version", "CCG-SWAP-01", versions_offered, swap_for)

# ---- fights


@phrase("who_fights", "fight")
def either_side(_table: Ccg, _me: int, _this: Context) -> int:
    """CCG-FIGHT-04: whichever of your two groups you like."""
    return 0


@phrase("who_fights", "let your Heroes fight")
def heroes_side(_table: Ccg, _me: int, _this: Context) -> int:
    """CCG-FIGHT-06: your TARDIS Characters and Allies there, all of them."""
    return HEROES


@phrase("who_fights", "let your Enemies fight")
def enemies_side(_table: Ccg, _me: int, _this: Context) -> int:
    """CCG-FIGHT-06: your Enemies there, all of them."""
    return 1 << ENEMY


def could_fight(table: Ccg, me: int, this: Context, side: int, *_what: int) -> bool:
    """CCG-AMB-25: whether there is anybody to fight here."""
    return can_fight(table, me, this, value(table, side, me, this))


@phrase("fight", "{who_fights} with {QUALITY} here. If you win, {course}. If you lose, {course}", could_fight)
def fights(table: Ccg, me: int, this: Context, side: int, stat: int, win: int, lose: int) -> None:
    """CCG-FIGHT-05: what is compared, and what follows; a tie is neither a win nor a loss (CCG-AMB-26)."""
    fight(table, me, this, stat, win, lose, value(table, side, me, this))


def can_pay(table: Ccg, me: int, this: Context, price: int, duel: int) -> bool:
    """LAN-JOINT-04: the price can be paid and there is somebody to fight."""
    return possible(table, price, me, this) and possible(table, duel, me, this)


@phrase("doing", "{deeds} to {fight}", can_pay)
def fights_at_the_price(table: Ccg, me: int, this: Context, price: int, duel: int) -> None:
    """CCG-FIGHT-01: the price comes first."""
    table.do(perform, price, me, this)
    table.do(perform, duel, me, this)


register_rules(globals())
