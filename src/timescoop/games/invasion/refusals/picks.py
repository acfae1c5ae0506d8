"""Why one card of a Location cannot be chosen, or why not the Location where it may lie."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from timescoop.games.invasion.phrases.single_cards import PICKED, PLACED_THERE, picked_bar, picked_place_bar
from timescoop.games.invasion.reasons import NO_ANSWER
from timescoop.games.invasion.refusals.choices import place_named
from timescoop.games.invasion.table import NO_PLACE, Invasion
from timescoop.language import Context


def place_of_card(table: Invasion, me: int, this: Context, fate: int, which: int, ground: int, option: int) -> str:
    """INV-AMB-169: the Location where a card is chosen next."""
    place = place_named(table, option)
    return NO_ANSWER if place == NO_PLACE else picked_place_bar(table, me, this, fate, which, ground, place)


PICKS: Final[dict[int, Callable[..., str]]] = {
    PICKED: picked_bar,
    PLACED_THERE: place_of_card,
}
