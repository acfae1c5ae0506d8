"""Phrases for effects on cards out of play: hands, decks, piles, and cards under a card."""

from __future__ import annotations

from typing import Final

from timescoop.games.ccg import drawing
from timescoop.games.ccg.context import CONTEXT
from timescoop.games.ccg.phrases.book import A_TARDIS, IN_PLAY, phrase
from timescoop.games.ccg.phrases.finding import likely_kinds, plan_of
from timescoop.games.ccg.play.owing import owe
from timescoop.games.ccg.play.playing import play_from, playable
from timescoop.games.ccg.pool import PLOT
from timescoop.games.ccg.searching import ABOARD, TO_HERE, UNDER, search, stocked, vortex
from timescoop.games.ccg.table import Ccg
from timescoop.kernel import NOBODY, openly_asked, question, register_rules, written_as
from timescoop.language import NO, Context, read_node, suits, write_node

# ---- hands, decks and piles


@phrase("deed", "draw {INT} card(s)")
def draws(table: Ccg, me: int, _this: Context, count: int) -> None:
    """CCG-AMB-13: as far as the deck lasts."""
    drawing.draw(table, me, count)


@phrase("deed", "discard {INT} card(s)")
def discards(table: Ccg, me: int, _this: Context, count: int) -> None:
    """CCG-GLOSSARY-23: of your choice, as many as there are."""
    drawing.discard_some(table, me, count)


@phrase("deed", "discard {INT} card(s) at random")
def discards_blindly(table: Ccg, me: int, _this: Context, count: int) -> None:
    """CCG-GLOSSARY-37: shuffled and taken face down."""
    drawing.discard_random(table, me, count)


@phrase("deed", "rearrange the top {INT} cards of your deck")
def rearranges(table: Ccg, me: int, _this: Context, count: int) -> None:
    """CCG-GLOSSARY-38: looked at and put in any order."""
    drawing.rearrange(table, me, me, count)


def in_pile(table: Ccg, me: int, this: Context, single: int) -> bool:
    """Whether such a card lies in the discard pile."""
    return from_pile(table, me, this, single, 0) != [NO]


@phrase("deed", "return a(n) {such_card} from your discard pile to your hand", in_pile, elsewhere=True)
def returns(table: Ccg, me: int, this: Context, single: int) -> None:
    """CCG-AMB-33: out of your own pile."""
    table.ask(RETURN, me, this, single, 0)


@phrase("deed", "return a(n) {such_card} from your discard pile to your side-hand", in_pile, elsewhere=True)
def returns_aside(table: Ccg, me: int, this: Context, single: int) -> None:
    """CCG-PLOT-03: only a card that names the side-hand reaches it."""
    table.ask(RETURN, me, this, single, 1)


def from_pile(table: Ccg, me: int, this: Context, single: int, aside: int) -> list[int]:
    """CCG-PLOT-03: the kinds in the pile that fit, each once; only Plots for the side-hand."""
    kinds, likely = table.kinds_of(table.pile_zone(me)), likely_kinds(table.pool, single)
    fit = [kind for kind in kinds if likely[kind] and suits(table, single, me, this, -1 - kind)]
    if aside:
        fit = [kind for kind in fit if table.pool.type[kind] == PLOT]
    return table.deal.book.kind.options(fit) or [NO]


def give_back(table: Ccg, me: int, _this: Context, _single: int, aside: int, option: int) -> None:
    """CCG-AMB-33: the card leaves the pile."""
    if option == NO:
        return
    kind = table.deal.book.kind.target(option)
    copy = next(each for each in table.pile(me) if table.kind[each] == kind)
    if aside:
        drawing.to_side_hand(table, me, copy)
    else:
        drawing.take_back(table, me, copy)


RETURN: Final = question("ccg/return", "CCG-AMB-33", from_pile, give_back)
openly_asked(RETURN)
written_as("ccg/return", (2, write_node, read_node))

# ---- out of the deck


def has_stocked(table: Ccg, me: int, this: Context, single: int) -> bool:
    """CCG-VORTEX-04: whether such a card was brought."""
    return len(table.deck(me)) > 0 and stocked(table, me, this, single)


@phrase("deed", "Vortex a(n) {such_card}", has_stocked, openly=False, elsewhere=True)
def vortexes(table: Ccg, me: int, this: Context, single: int) -> None:
    """CCG-VORTEX-01: looked for in the deck, taken into the hand."""
    vortex(table, me, this, single, 0)


@phrase("deed", "Vortex a(n) {such_card} into play", has_stocked, openly=False, elsewhere=True)
def vortexes_into_play(table: Ccg, me: int, this: Context, single: int) -> None:
    """CCG-VORTEX-06, CCG-AMB-29: and played at once, from the hand if it is there; it is paid for."""
    vortex(table, me, this, single, 1)


@phrase("deed", "place a(n) {such_card} from your deck here", elsewhere=True)
def places_here(table: Ccg, me: int, this: Context, single: int) -> None:
    """CCG-GLOSSARY-34: placing is not playing."""
    search(table, me, this, single, 1, TO_HERE)


@phrase("deed", "place up to {INT} {such_cards} from your deck here", elsewhere=True)
def places_some_here(table: Ccg, me: int, this: Context, most: int, several: int) -> None:
    """CCG-GLOSSARY-34: none up to so many."""
    search(table, me, this, several, most, TO_HERE)


@phrase("deed", "place a(n) {such_card} from your deck aboard your TARDIS", elsewhere=True)
def places_aboard(table: Ccg, me: int, this: Context, single: int) -> None:
    """CCG-SETUP-06: it goes with the TARDIS."""
    search(table, me, this, single, 1, ABOARD)


@phrase("deed", "place up to {INT} {such_cards} from your deck under this card", for_types=IN_PLAY, elsewhere=True)
def places_under(table: Ccg, me: int, this: Context, most: int, several: int) -> None:
    """CCG-SETUP-06: face down under the card, not counted for anything; only under a card in play."""
    if table.in_play(CONTEXT.card(this)):
        search(table, me, this, several, most, UNDER)


# ---- from under a card


def under_fitting(table: Ccg, me: int, this: Context, single: int) -> list[int]:
    """The cards under this one that a description fits, as far as the seat knows what lies there."""
    return [
        each
        for each in table.under(CONTEXT.card(this))
        if table.knows(me, each) and suits(table, single, me, this, -1 - table.kind[each])
    ]


def kinds_to_play(table: Ccg, me: int, this: Context, single: int) -> list[int]:
    """CCG-COST-01: the kinds there that fit and could be played and paid for now, each once."""
    kinds = sorted({table.kind[each] for each in under_fitting(table, me, this, single)})
    return [kind for kind in kinds if playable(table, me, kind)]


def can_play_under(table: Ccg, me: int, this: Context, single: int) -> bool:
    """Whether such a card lies there that could be played."""
    return len(kinds_to_play(table, me, this, single)) > 0


def nothing_under(table: Ccg, _me: int, this: Context, single: int) -> bool:
    """CCG-AMB-63: whether all see that no such card lies there, by the types that all know."""
    wanted = plan_of(single)[0]
    known = [table.claim[each] - 1 for each in table.under(CONTEXT.card(this))]
    return not wanted & A_TARDIS and not any([sort < 0 or wanted >> sort & 1 for sort in known])


@phrase(
    "deed",
    "play a(n) {such_card} from under this card",
    can_play_under,
    openly=False,
    publicly_impossible=nothing_under,
)
def plays_under(table: Ccg, me: int, this: Context, single: int) -> None:
    """CCG-COST-01: played as from the hand, and paid for."""
    table.ask(PLAY_UNDER, me, this, single)


def playable_under(table: Ccg, me: int, this: Context, single: int) -> list[int]:
    """CCG-COST-01: one of those that can be played; none only if there is none, for a text that says so orders it."""
    return table.deal.book.kind.options(kinds_to_play(table, me, this, single)) or [NO]


def play_under(table: Ccg, me: int, this: Context, single: int, option: int) -> None:
    """CCG-COST-01: one of them is played, if it can be."""
    if option != NO:
        kind = table.deal.book.kind.target(option)
        copy = next(each for each in under_fitting(table, me, this, single) if table.kind[each] == kind)
        play_from(table, me, copy, 0)


PLAY_UNDER: Final = question("ccg/play_under", "CCG-COST-01", playable_under, play_under)
written_as("ccg/play_under", (2, write_node, read_node))


def has_under(table: Ccg, _me: int, this: Context) -> bool:
    """Whether anything lies under this card."""
    return len(table.under(CONTEXT.card(this))) > 0


@phrase("deed", "reveal a random card from under this card and play it when you can", has_under)
def owes(table: Ccg, me: int, this: Context) -> None:
    """CCG-GLOSSARY-23: it is revealed now and played as soon as it can be, and paid for."""
    copy = drawing.reveal_random(table, me, table.under(CONTEXT.card(this)))
    if copy != NOBODY:
        owe(table, me, copy)


register_rules(globals())
