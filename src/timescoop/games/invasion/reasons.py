"""Why something is not on offer: sentences with their clauses, given by the tests that decide what is.

A test of this room that says no says why: it returns one of these, or nothing (`""`) where the thing may be done.
`{card}` in a sentence is the card that was wanted, `{hand}` the size of the hand.
"""

from __future__ import annotations

from typing import Final

OPEN: Final = ""  # nothing stands in the way
NO_ANSWER: Final = "the question does not ask for it"

# ---- the turn, and the cards that are held
FLOOR: Final = "an action must leave three cards in your hand (INV-TURN-07)"
TOO_MANY: Final = "a turn ends with exactly three cards in hand, you have {hand} (INV-AMB-05)"
MUST_ACT: Final = "in the End Game you must do one action, you may not pass (INV-END-09)"
NOT_HELD: Final = "you do not have {card} in your hand (INV-TURN-03)"
NO_COPY_LEFT: Final = "you have no other {card} in your hand (INV-TURN-03)"
IN_RESERVE: Final = "it lies in your Reserve; pick it up first, which is free (INV-AMB-80)"
NAME_ONE: Final = "name a card first"
SAY_WHERE: Final = "say `defend` or `attack` and a Location first, then the card (INV-DEF-01, INV-ENE-01)"
FINISH_FIRST: Final = "finish what you have begun first (INV-TURN-05)"

# ---- Defenders
NOT_YOURS: Final = "Defenders go on your own Locations (INV-DEF-01)"
NO_DEFENDER: Final = "you have no Defender in your hand (INV-DEF-01)"
ALL_THERE: Final = "the Defenders in your hand lie there already (INV-DEF-02)"
NOT_DEFENDING: Final = "{card} is no Defender (INV-DEF-01)"
NAME_THERE: Final = "a Location never holds two Defenders of one name (INV-DEF-02)"
NOT_WITH_THOSE: Final = "a text keeps it from defending with one of those there (INV-AMB-130)"

# ---- Enemies
SHELTERED: Final = "a text keeps everybody from attacking it (INV-AMB-129)"
OWN_PLACE: Final = "you cannot attack a Location of your own (INV-ENE-06)"
NO_ENEMY: Final = "you have no Enemy in your hand (INV-ENE-01)"
NOT_ATTACKING: Final = "{card} is no Enemy (INV-ENE-01)"
NO_DALEK: Final = "all your Dalek counters are on the table (INV-AMB-32)"
LIES_ILL: Final = "no Enemy in your hand may lie with those there (INV-ENE-02, INV-ENE-04)"
NOT_TOGETHER: Final = "it may not lie with the Enemies there, or with those you have named (INV-ENE-02, INV-AMB-30)"
OTHERS_ATTACK: Final = "it is under another player's attack already (INV-ENE-05)"
HIDDEN_ATTACK: Final = "an attack with a face-down card cannot be taken over (INV-ENE-05, INV-AMB-81)"
OTHER_TYPE: Final = "your card takes over attacks of another type (INV-ENE-05, INV-AMB-81)"
NO_DALEK_TO_TAKE: Final = "to take an attack over you need a Dalek counter, and all of yours are in play (INV-AMB-33)"
TAKES_ALONE: Final = "an attack is taken over with one card (INV-AMB-81)"

# ---- Supports
AFTER_LOSS: Final = "it is played when your defence has lost a conflict (INV-CONFLICT-13)"
NEEDS_PLACE: Final = "it needs a free place in your Reserve; you may pick a card up first (INV-AMB-77)"
NOTHING_TO_ACT_ON: Final = "there is no attack that it could act on now (INV-AMB-70)"
ALL_FACE_UP: Final = "no attack that it could act on has a face-down card (INV-AMB-70)"
NOWHERE_TO_GO: Final = (
    "no third player has a Location without an attack that the attack could be moved to (INV-AMB-70, INV-AMB-73)"
)
NO_DEFENDER_TO_GIVE: Final = "you have no Defender in your hand or Reserve to discard for it (INV-AMB-74)"
DEFENDER_BELOW_FLOOR: Final = (
    "you cannot spare a Defender for it: three cards must be left in your hand (INV-AMB-74, INV-TURN-07)"
)
NO_SUCH_ATTACK: Final = "that Location is not under an attack on which the card can act (INV-AMB-70)"
NOT_IN_ATTACK: Final = "no such card lies in that attack (INV-AMB-72)"
TO_A_THIRD: Final = "the attack goes to a third player, not to you or to its owner (INV-AMB-73)"
TAKEN_PLACE: Final = "that Location is under attack already (INV-AMB-73, INV-ENE-05)"
NO_COUNTER: Final = "there is no TARDIS counter on it (INV-AMB-76)"
COUNTER_NAMED: Final = "you have named that TARDIS counter already (INV-AMB-76)"
COUNTERS_NAMED: Final = "you have named as many TARDIS counters as the card takes (INV-AMB-76)"
LEFT_TO_PEOPLE: Final = "its text is played by hand, and bots pass on such cards (INV-HAND-05)"
NOT_BY_HAND: Final = "no text is being carried out by hand that this belongs to (INV-HAND-01)"
NO_RESCUE: Final = "{card} does not bring Defenders back (INV-CONFLICT-13)"
NAME_MORE: Final = "the text has you discard more cards (INV-AMB-114)"
NAMED_ENOUGH: Final = "you have named as many cards as the text says (INV-AMB-114)"
NOT_YOU: Final = "the text means another player (INV-AMB-112)"
TOO_POOR: Final = "you do not have so many Time Points (INV-AMB-111)"
NOT_THERE: Final = "no such card lies there that the text allows (INV-AMB-118)"
NO_SUCH_PLACE: Final = "the text does not act on that Location (INV-AMB-121)"
NONE_IN_PILE: Final = "no such card lies in the discard pile (INV-AMB-119)"
NO_PLACE_FOR_IT: Final = "there is no Location on which the card could act now (INV-AMB-121)"

# ---- the Reserve
NO_PLACE: Final = "your Reserve has no free place (INV-RESERVE-02)"
TWO_AT_ONCE: Final = "one action puts at most two cards into your Reserve (INV-RESERVE-01)"
BACK_THIS_TURN: Final = "what you picked up in this turn cannot be put back (INV-AMB-105)"
BACK_IN_END_GAME: Final = "in the End Game what you picked up cannot be put back (INV-AMB-92)"
NOT_YOUR_TURN: Final = "you pick up cards in your own turn only (INV-RESERVE-04, INV-AMB-07)"
STAYS_THERE: Final = "{card} lies face-up in your Reserve and stays there (INV-RESERVE-04, INV-AMB-77)"
TURN_ENDS: Final = "your turn is ending; pick cards up before you end it (INV-RESERVE-04, INV-TURN-06)"
NOT_KEPT: Final = "{card} does not lie face-down in your Reserve (INV-RESERVE-04)"

# ---- Time Points
TOO_DEAR: Final = "you need five Time Points for each card that you buy (INV-TP-01)"
NONE_TO_DRAW: Final = "there are not so many cards left to draw (INV-TP-01, INV-AMB-11)"
AT_LEAST_ONE: Final = "you buy one card or more (INV-TP-01)"
TWO_DISCARDS: Final = "one action discards at most two cards (INV-TP-03)"
NOT_FROM_YOU: Final = "you take it from another player (INV-LOC-04)"
HAS_NO_POINTS: Final = "that player has no Time Points (INV-LOC-04, INV-AMB-24)"

# ---- conflict
NOT_DEFENDER_THERE: Final = "{card} does not defend there (INV-AMB-50)"
SPARED: Final = "{card} is the Defender that your Enemy cannot turn (INV-AMB-50, INV-AMB-51)"
NAMED_TO_TURN: Final = "{card} changes sides already (INV-AMB-50)"
NO_LOSS: Final = "{card} cannot be among the losses: they come as close to the defence as can be (INV-CONFLICT-17)"
LOSS_MORE: Final = "the losses come as close to the defence as can be, so name more (INV-CONFLICT-17)"
LOSS_DONE: Final = "the losses come as close to the defence as can be, so say done (INV-CONFLICT-17)"
LOSS_NOT_THERE: Final = "no other {card} in your attack can be a loss (INV-CONFLICT-17)"
LOSS_TOO_STRONG: Final = "{card} is stronger than what the defence can still cost you (INV-CONFLICT-15)"
LOSS_ONE: Final = "name a card that the attack loses first (INV-CONFLICT-15)"


def nearest(reasons: list[str]) -> str:
    """Of the reasons against several cards the one that is nearest to none: a counter lacks, rather than the card."""
    return max(reasons, key=lambda reason: NEARNESS.get(reason, 0))


NEARNESS: Final = {OPEN: 4, NO_DALEK_TO_TAKE: 3, OTHER_TYPE: 2, HIDDEN_ATTACK: 1}
