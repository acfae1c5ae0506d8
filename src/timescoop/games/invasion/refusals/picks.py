"""Why a card at a Location, or the Location itself, can't be chosen or turned face up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from timescoop.games.invasion.phrases.single_cards import PICKED, PLACED_THERE, picked_bar, picked_place_bar
from timescoop.games.invasion.reasons import NO_ANSWER, OPEN
from timescoop.games.invasion.refusals.choices import named, place_named
from timescoop.games.invasion.showing import SHOWN, useful
from timescoop.games.invasion.table import NO_PLACE, Invasion
from timescoop.language import NO, Context


def place_of_card(table: Invasion, me: int, this: Context, fate: int, which: int, ground: int, option: int) -> str:
    """INV-AMB-169: the Location where a card is chosen next."""
    place = place_named(table, option)
    return NO_ANSWER if place == NO_PLACE else picked_place_bar(table, me, this, fate, which, ground, place)


def card_shown(table: Invasion, _me: int, occasion: int, *copies_and_option: int) -> str:
    """INV-AMB-171: none, or a card of yours that lies face down and has something to do."""
    *copies, option = copies_and_option
    if option == NO:
        return OPEN
    kinds = [table.kind[copy] for copy in useful(table, occasion, tuple(copies))]
    return OPEN if named(table, option) in kinds else NO_ANSWER


PICKS: Final[dict[int, Callable[..., str]]] = {
    PICKED: picked_bar,
    PLACED_THERE: place_of_card,
    SHOWN: card_shown,
}
