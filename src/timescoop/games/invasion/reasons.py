"""The reasons for `why not`: one sentence with its clause for each.

A function with a name in `_bar` says what bars an action: it returns one of these sentences, or OPEN (empty) if the
action is allowed.
`{card}` in a sentence is the card that was wanted, `{hand}` the size of the hand.
"""

from __future__ import annotations

from typing import Final

OPEN: Final = ""  # it is allowed
NOT_ASKED: Final = "it is another player's move (INV-TURN-01)"
NO_ANSWER: Final = "it isn't one of your choices"

# ---- the turn, and the cards that are held
FLOOR: Final = "you must keep three cards in hand (INV-TURN-07)"
FLOOR_BUY: Final = "you must keep three cards in hand: buy a card first (INV-TURN-07)"
FLOOR_PICK_UP: Final = "you must keep three cards in hand: pick up a card first (INV-TURN-07)"
FLOOR_BOTH: Final = "you must keep three cards in hand: buy or pick up a card first (INV-TURN-07)"
TOO_MANY: Final = "a turn ends with three cards in hand, and you have {hand}: play or discard cards first (INV-AMB-05)"
MUST_ACT: Final = "in the End Game you must take one action (INV-END-09)"
NOT_HELD: Final = "you don't have {card} in your hand (INV-TURN-03)"
NO_COPY_LEFT: Final = "you have no other {card} in your hand (INV-TURN-03)"
IN_RESERVE: Final = "it is in your Reserve: pick it up first, which is free (INV-AMB-80)"
NAME_ONE: Final = "name a card first"
NAME_OWN: Final = "select your Location to defend first, then the card (INV-DEF-01)"
NAME_TARGET: Final = "select a Location to attack first, then the card (INV-ENE-01)"

# ---- Defenders
NOT_YOURS: Final = "Defenders go on your own Locations (INV-DEF-01)"
NO_DEFENDER: Final = "you have no Defender in your hand (INV-DEF-01)"
ALL_THERE: Final = "Defenders with the same names are already there (INV-DEF-02)"
NOT_DEFENDING: Final = "{card} isn't a Defender: choose a Defender from your hand (INV-DEF-01)"
NAME_THERE: Final = "a Location can't have two Defenders with the same name (INV-DEF-02)"
NOT_WITH_THOSE: Final = "a card's text keeps it apart from a Defender there (INV-AMB-130)"

# ---- Enemies
SHELTERED: Final = "a card's text protects it from attacks (INV-AMB-129)"
OWN_PLACE: Final = "you can't attack your own Location (INV-ENE-06)"
NO_ENEMY: Final = "you have no Enemy in your hand (INV-ENE-01)"
NOT_ATTACKING: Final = "{card} isn't an Enemy: choose an Enemy from your hand (INV-ENE-01)"
NO_DALEK: Final = "all your Dalek counters are on the table; an attack needs one (INV-AMB-32)"
CANNOT_JOIN: Final = "no Enemy in your hand can join this attack: all must be of one type (INV-ENE-02, INV-ENE-04)"
NOT_TOGETHER: Final = "it can't join the Enemies of this attack: all must be of one type (INV-ENE-02, INV-AMB-30)"
OTHERS_ATTACK: Final = "another player already attacks it: choose another Location (INV-ENE-05)"
HIDDEN_ATTACK: Final = "you can't take over an attack with a face-down card (INV-ENE-05, INV-AMB-81)"
OTHER_TYPE: Final = "your card can't take over this type of attack (INV-ENE-05, INV-AMB-81)"
NO_DALEK_TO_TAKE: Final = "you need a Dalek counter to take over an attack, and all of yours are in play (INV-AMB-33)"
TAKES_ALONE: Final = "you take over an attack with one card only (INV-AMB-81)"

# ---- Supports
AFTER_LOSS: Final = "you can play it only when your defence has lost a conflict (INV-CONFLICT-13)"
NEEDS_PLACE: Final = "your Reserve is full: pick up a card first (INV-AMB-77)"
NOTHING_TO_ACT_ON: Final = "there is no attack that it can affect now (INV-AMB-70)"
ALL_FACE_UP: Final = "it needs an attack with a face-down card (INV-AMB-70)"
NOWHERE_TO_GO: Final = "it needs a third player's Location that nobody attacks (INV-AMB-70, INV-AMB-73)"
NO_DEFENDER_TO_GIVE: Final = "you have no Defender in your hand or Reserve to discard for it (INV-AMB-74)"
DEFENDER_BELOW_FLOOR: Final = (
    "you can't spare a Defender for it: you must keep three cards in hand (INV-AMB-74, INV-TURN-07)"
)
NO_SUCH_ATTACK: Final = "there is no attack at that Location that the card can affect (INV-AMB-70)"
NOT_IN_ATTACK: Final = "there is no such card in that attack (INV-AMB-72)"
TO_A_THIRD: Final = "the attack goes to a third player, not to you or to its owner (INV-AMB-73)"
TAKEN_PLACE: Final = "that Location is already under attack (INV-AMB-73, INV-ENE-05)"
NO_COUNTER: Final = "there is no TARDIS counter on it (INV-AMB-76)"
COUNTER_NAMED: Final = "you have already chosen that TARDIS counter (INV-AMB-76)"
COUNTERS_NAMED: Final = "you have already chosen all the TARDIS counters that the card takes (INV-AMB-76)"
LEFT_TO_PEOPLE: Final = "its text is played by hand, and bots can't use such cards (INV-HAND-05)"
NOT_BY_HAND: Final = "this belongs to texts played by hand, and none is being played now (INV-HAND-01)"
NO_RESCUE: Final = "{card} does not bring Defenders back (INV-CONFLICT-13)"
NAME_MORE: Final = "you must discard more cards (INV-AMB-114)"
NAMED_ENOUGH: Final = "you have already chosen enough cards (INV-AMB-114)"
NOT_YOU: Final = "the text means another player (INV-AMB-112)"
FORBIDDEN: Final = "a text keeps you from playing it now or there (INV-AMB-178, INV-AMB-183)"
TOO_POOR: Final = "you don't have that many Time Points (INV-AMB-111)"
NOT_THERE: Final = "there is no such card that the text allows (INV-AMB-118)"
NO_SUCH_PLACE: Final = "the card has no effect on that Location (INV-AMB-121)"
NONE_IN_PILE: Final = "there is no such card in the discard pile (INV-AMB-119)"
NO_PLACE_FOR_IT: Final = "there is no Location that the card can affect now (INV-AMB-121)"

# ---- the Reserve
NO_PLACE: Final = "your Reserve has no free place: pick up a card first (INV-RESERVE-02)"
TWO_AT_ONCE: Final = "you can put at most two cards into your Reserve in one action (INV-RESERVE-01)"
BACK_THIS_TURN: Final = "you can't put back a card that you picked up this turn (INV-AMB-105)"
BACK_IN_END_GAME: Final = "in the End Game you can't put back a card that you picked up (INV-AMB-92)"
NOT_YOUR_TURN: Final = "you pick up cards in your own turn only (INV-RESERVE-04, INV-AMB-07)"
STAYS_THERE: Final = "{card} lies face-up in your Reserve and stays there (INV-RESERVE-04, INV-AMB-77)"
TURN_ENDS: Final = "your turn is ending; pick cards up before you end it (INV-RESERVE-04, INV-TURN-06)"
NOT_KEPT: Final = "{card} does not lie face-down in your Reserve (INV-RESERVE-04)"

# ---- Time Points
TOO_DEAR: Final = "you need five Time Points for each card that you buy (INV-TP-01)"
DEAR_STILL: Final = "you don't have the Time Points for that many cards (INV-AMB-185)"
NONE_TO_DRAW: Final = "there aren't that many cards left to draw (INV-TP-01, INV-AMB-11)"
AT_LEAST_ONE: Final = "you buy one card or more (INV-TP-01)"
TWO_DISCARDS: Final = "you can discard at most two cards in one action (INV-TP-03)"
NOT_FROM_YOU: Final = "you can't take a Time Point from yourself (INV-LOC-04)"
HAS_NO_POINTS: Final = "that player has no Time Points (INV-LOC-04, INV-AMB-24)"

# ---- conflict
NOT_DEFENDER_THERE: Final = "{card} does not defend there (INV-AMB-50)"
SPARED: Final = "{card} is the one Defender that your Enemy can't make change sides (INV-AMB-50, INV-AMB-51)"
NAMED_TO_TURN: Final = "you have already chosen {card} to change sides (INV-AMB-50)"
NO_LOSS: Final = "{card} can't be a loss: the losses must be as close to the defence as possible (INV-CONFLICT-17)"
LOSS_MORE: Final = "the losses must come as close to the defence as possible: choose more cards (INV-CONFLICT-17)"
LOSS_DONE: Final = "the losses are as close to the defence as possible: choose Done (INV-CONFLICT-17)"
LOSS_NOT_THERE: Final = "no other {card} in your attack can be a loss (INV-CONFLICT-17)"
LOSS_TOO_STRONG: Final = "{card} is stronger than what the defence can still cost you (INV-CONFLICT-15)"
LOSS_ONE: Final = "choose a card that the attack loses first (INV-CONFLICT-15)"


def nearest(reasons: list[str]) -> str:
    """Of the reasons against several cards, the one that is easiest to change: a missing counter, not a wrong card."""
    return max(reasons, key=lambda reason: NEARNESS.get(reason, 0))


NEARNESS: Final = {OPEN: 4, NO_DALEK_TO_TAKE: 3, OTHER_TYPE: 2, HIDDEN_ATTACK: 1}
