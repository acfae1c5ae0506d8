"""Descriptions of the columns of saved games and decisions, for `columns.json` and for the guide."""

from __future__ import annotations

from typing import Final

GAME_COLUMNS: Final = {
    "number": (
        "number of the game, from 0: block × number of different seatings + seating; everything random follows from it"
    ),
    "game": "key of the game",
    "edition": "key of the edition",
    "seed": "seed of the simulation",
    "block": "number of the deal, from 0; games of one block have the same cards in the same order",
    "seating": "number of the seating: how often the listed bots moved round the table",
    "bots": "keys of the bots, by seat",
    "shares": "share of the win, from 0 to 1, by seat; tied winners split it; all are 0 if nobody won",
    "scores": "points at the end, by seat",
    "decisions": "number of decisions by bots, without forced answers",
    "turns": "number of turns begun",
    "ending": "key of how the game ended",
    "seconds": "for each seat, the time of each of its decisions in order; not reproducible",
}
DECISION_COLUMNS: Final = {
    "number": "number of the game, as above",
    "nth": "number of the answer in the game, from 0",
    "seat": "who answered, from 0",
    "bot": "key of the bot that sits there",
    "question": "key of the question",
    "options": "number of options; 1 is a forced answer",
    "option": "the option taken, by its number in the option book of the edition",
}
