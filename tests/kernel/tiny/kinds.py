"""The cards, and the book of options."""

from __future__ import annotations

from typing import Final

from timescoop.kernel import fact

KITE: Final = 0
TAIL: Final = 1
TRICK: Final = 2  # played in your turn
GUST: Final = 3  # played when a kite is launched

CARDS: Final = (  # name, sort, lift, copies
    ("Box", KITE, 3, 6),
    ("Delta", KITE, 2, 6),
    ("Owl", KITE, 1, 3),  # your other kites have 1 more lift
    ("Magpie", KITE, 1, 4),  # when another seat's kite falls, draw a card
    ("Anchor", KITE, 1, 4),  # if another kite of yours would fall, this one falls instead
    ("Ribbon", TAIL, 2, 4),  # its kite has 2 more lift
    ("Knot", TAIL, 0, 4),  # if its kite would fall, it stays up and you discard the Knot
    ("Spyglass", TRICK, 0, 4),  # search the deck for a kite
    ("Feather", TRICK, 0, 4),  # look at the top card of the deck, and bury it if you like
    ("Scissors", TRICK, 0, 4),  # a kite falls
    ("Snag", GUST, 0, 5),  # the kite that is launched falls
    ("Updraft", GUST, 0, 5),  # if it still flies, its player draws a card
)
NAME: Final = [name for name, _, _, _ in CARDS]
SORT: Final = [sort for _, sort, _, _ in CARDS]
LIFT: Final = [lift for _, _, lift, _ in CARDS]
COPIES: Final = [copies for _, _, _, copies in CARDS]
BOX, DELTA, OWL, MAGPIE, ANCHOR, RIBBON, KNOT, SPYGLASS, FEATHER, SCISSORS, SNAG, UPDRAFT = range(len(CARDS))
POOL: Final = [kind for kind, copies in enumerate(COPIES) for _ in range(copies)]

IS_KITE: Final = 1  # the claim
FITS: Final = [[True] * len(CARDS), [sort == KITE for sort in SORT]]
UNLIKE: Final = 1  # the bond: no two kites in a basket are alike
PAIRS: Final = [[], [[one != other for other in range(len(CARDS))] for one in range(len(CARDS))]]

# the book of options
PASS: Final = 0
DONE: Final = 1
STOW: Final = 2
BURY: Final = 3
KIND: Final = 4  # + kind
SPOT: Final = KIND + len(CARDS)  # + place in the sky

LAUNCHED: Final = fact("kites/launched", "KITE-TURN-03")
FELL: Final = fact("kites/fell", "KITE-FALL-01")
TIED: Final = fact("kites/tied", "KITE-TAIL-01")
CAME_OFF: Final = fact("kites/came-off", "KITE-CARD-KNOT")
PLAYED: Final = fact("kites/played", "KITE-TURN-04")
DREW: Final = fact("kites/drew", "KITE-TURN-01")
STOWED: Final = fact("kites/stowed", "KITE-BASKET-01")
PASSED: Final = fact("kites/passed", "KITE-PASS-02")
LOOKED: Final = fact("kites/looked", "KITE-CARD-SPYGLASS")
FETCHED: Final = fact("kites/fetched", "KITE-CARD-SPYGLASS")
PEEPED: Final = fact("kites/peeped", "KITE-CARD-FEATHER")
BURIED: Final = fact("kites/buried", "KITE-CARD-FEATHER")
ENDED: Final = fact("kites/ended", "KITE-END-01")
