"""Printed forms of hands that are discarded, drawn and exchanged, for games whose phrases say these in the same words.

The forms use parts that each game has for itself: `each opp`, `each one`, `opp`.
"""

from __future__ import annotations

from typing import Final

from timescoop.language.printed_forms import Family

PARTS_OF_HANDS: Final = {
    "at random": "at random | randomly | chosen at random",
    "as many": (
        "(that many | that many cards | the same number | as many | as many cards | the same number of cards | "
        "an equal number [of cards] | as many new cards | that many new cards)"
    ),
    "two parts": ". | and | . and | and then | then | . then",
}

HANDS: Final = (
    Family(
        "A whole hand given up",
        "deed",
        ["discard your [whole | entire] hand", "discard all [of] [the] cards (in | from) your hand"],
        "discard all cards in hand",
        alone=True,
    ),
    Family(
        "The whole hands of all opponents",
        "deed",
        ["(<each opp>) [must] (discards | discard) (their | his or her) [whole | entire] (hand | hands)"],
        "make each opponent discard all cards in hand",
    ),
    Family(
        "The whole hands of all",
        "deed",
        ["(<each one>) [must] (discards | discard) (their | his or her) [whole | entire] (hand | hands)"],
        "make each player discard all cards in hand",
    ),
    Family(
        "The whole hand of an opponent",
        "deed",
        ["(<opp>) [must] (discards | discard) (their | his or her) [whole | entire] hand"],
        "make an opponent discard all cards in hand",
    ),
    Family(
        "All players' hands given up for so many cards",
        "deeds",
        [
            (
                "(<each one>) [must] (discards | discard) (their | his or her) [whole | entire] (hand | hands) "
                "(and | then | and then) (draws | draw) {INT} (card | cards)"
            )
        ],
        "make each player discard all cards in hand and make each player draw {INT} card(s)",
    ),
    Family(
        "All opponents' hands given up for so many cards",
        "deeds",
        [
            (
                "(<each opp>) [must] (discards | discard) (their | his or her) [whole | entire] (hand | hands) "
                "(and | then | and then) (draws | draw) {INT} (card | cards)"
            )
        ],
        "make each opponent discard all cards in hand and make each opponent draw {INT} card(s)",
    ),
    Family(
        "Cards that all players draw and others that they discard",
        "deeds",
        [
            (
                "(<each one>) (draws | draw) {n:INT} (card | cards) (and | then | and then) (discards | discard) "
                "{m:INT} [card | cards]"
            )
        ],
        "make each player draw {n} card(s) and make each player discard {m} card(s)",
    ),
    Family(
        "Cards that all players discard and others that they draw",
        "deeds",
        [
            (
                "(<each one>) [must] (discards | discard) {n:INT} (card | cards) (and | then | and then) "
                "(draws | draw) {m:INT} [card | cards]"
            )
        ],
        "make each player discard {n} card(s) and make each player draw {m} card(s)",
    ),
    Family(
        "A whole hand exchanged",
        "deed",
        [
            "discard your [whole | entire] hand (<two parts>) draw (<as many>)",
            "(exchange | swap | replace) your [whole | entire] hand [for (<as many>) [from your deck]]",
        ],
        "exchange your hand",
    ),
    Family(
        "Some cards exchanged",
        "deed",
        [
            "discard up to {INT} cards [from your hand] (<two parts>) draw (<as many>)",
            "(exchange | swap | replace) up to {INT} cards (from | of | in) your hand",
        ],
        "exchange up to {INT} card(s) of your hand",
    ),
    Family(
        "Cards that all opponents draw",
        "deed",
        ["(<each opp>) (draws | draw) {INT} (card | cards)"],
        "make each opponent draw {INT} card(s)",
    ),
    Family(
        "Cards that all discard down to so many",
        "deed",
        ["(<each one>) [must] (discards | discard) down to {INT} (card | cards) [in [their] hand]"],
        "make each player discard down to {INT} card(s) in hand",
    ),
    Family(
        "Cards that all opponents discard down to so many",
        "deed",
        ["(<each opp>) [must] (discards | discard) down to {INT} (card | cards) [in [their] hand]"],
        "make each opponent discard down to {INT} card(s) in hand",
    ),
)
