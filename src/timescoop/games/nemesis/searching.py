"""Searching a deck: only its player sees it, and it is always shuffled afterwards."""

from __future__ import annotations

from typing import Final

from timescoop.games.nemesis import facts
from timescoop.games.nemesis.drawing import kinds_in
from timescoop.games.nemesis.playing import play_card, playable
from timescoop.games.nemesis.table import Nemesis
from timescoop.games.nemesis.winning import mark_changed
from timescoop.kernel import NOBODY, as_offer, question, register_rules
from timescoop.language import NO


def search(table: Nemesis, me: int, wanted: int, play: int) -> None:
    """NEM-EFFECT-SEARCH-01: let a seat search its deck; it is asked even if no card fits, so that others can't tell.

    `play` says whether the card found is played at once.
    """
    zone = table.deck_zone(me)
    if table.deck(me):
        table.shuffle(zone)
        table.look_through(zone, me)
        table.ask(SEARCH, me, wanted, play)


def cards_to_find(table: Nemesis, me: int, wanted: int, _play: int) -> list[int]:
    """NEM-AMB-32: nothing, or a card of the type."""
    return [NO, *table.deal.book.kind.options(kinds_in(table, table.deck(me), wanted))]


def find(table: Nemesis, me: int, _wanted: int, play: int, option: int) -> None:
    """NEM-EFFECT-SEARCH-02: the card goes to the hand unseen, and the deck is shuffled in any case."""
    zone = table.deck_zone(me)
    kind, to_play = NOBODY, False
    if option == NO:
        table.say(facts.SEARCHED, me, (0,))
    else:
        kind = table.deal.book.kind.target(option)
        copy = table.pick(zone, kind, me, seen=False)
        table.move(copy, table.hand_zone(me))
        to_play = play > 0 and playable(table, me, kind, NOBODY)
        table.say(facts.SEARCHED, me, (2 if to_play else 1,), (copy,))
    table.shuffle(zone)
    mark_changed(table)
    if to_play:
        play_card(table, me, kind, NOBODY)  # NEM-EFFECT-SEARCH-03


SEARCH: Final = question("nemesis/search", "NEM-EFFECT-SEARCH-01", cards_to_find, find)
as_offer(SEARCH, NO)

register_rules(globals())
