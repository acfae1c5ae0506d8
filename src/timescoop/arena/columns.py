"""What stands in the columns of kept games and decisions, for `columns.json` beside them and for the guide."""

from __future__ import annotations

from typing import Final

GAME_COLUMNS: Final = {
    "number": "of the game, from 0: block times the seatings that differ, plus seating; it decides all luck",
    "game": "key of the game",
    "edition": "key of the edition",
    "seed": "of the simulation",
    "block": "number of the deal, from 0; games of one block have the same cards in the same order",
    "seating": "number of the seating: the bots as they were listed, moved round the table so often",
    "bots": "keys of the bots, by seat",
    "shares": "of the win, from 0 to 1, by seat; a shared win is split, and all are 0 where nobody has won",
    "scores": "points at the end, by seat",
    "decisions": "how many a bot was asked for: answers that went without saying are not among them",
    "turns": "how many were begun",
    "ending": "key of how the game ended",
    "seconds": "for each seat how long each of those decisions took, in their order; the same game takes others again",
}
DECISION_COLUMNS: Final = {
    "number": "of the game, as there",
    "nth": "of the answer in the game, from 0; answers that went without saying are rows too",
    "seat": "who answered, from 0",
    "bot": "key of the bot that sits there",
    "question": "key of what was asked",
    "options": "how many there were; 1 is no choice",
    "option": "the one that was taken, by its number in the option book of the edition",
}
