"""How designers of this game word its common core: a hand that is taken from, whole attacks, strength said first."""

from __future__ import annotations

from typing import Final

from timescoop.language import Family

PARTS_OF_COMMON: Final = {
    "his": "(another player's | an opponent's | one opponent's | any opponent's | target opponent's)",
    "into mine": "[(in | into | to) (yours | your hand | your own hand)]",
    "leaves you": "[.] [and] [then] you (may | can) | and (may | can)",
    "the draws": "[draw] deck | draw pile",
    "same sort": "of the same (type | family | kind | sort) | of its [own] (type | family | kind)",
}

COMMON: Final = (
    Family(
        "A hand looked at, of which you take something",
        "deed",
        [
            (
                "look at (<his>) hand [.] [and] (take | steal) {INT} (card | cards) [from it | of your choice] "
                "(<into mine>)"
            ),
            (
                "look at the hand of (<another>) [.] [and] (take | steal) {INT} (card | cards) [from it | of "
                "your choice] (<into mine>)"
            ),
            (
                "look at (<his>) hand [.] [and] choose {INT} (card | cards) [from it] [.] [and] take (it | "
                "them) (<into mine>)"
            ),
        ],
        "another player of your choice gives you {INT} card(s) of your choice from their hand",
    ),
    Family(
        "What you choose from a hand that gives it to you",
        "does",
        ["(gives | hands) you {INT} (card | cards) of your choice from (their | his or her) hand"],
        "gives you {INT} card(s) of your choice from their hand",
    ),
    Family(
        "A whole attack taken back",
        "deed",
        [
            ("(return | take [back] | pick up) {attack} [back] (to | into) (its owner's hand | their owner's hand)"),
            (
                "(return | take [back] | pick up) all [the] (Enemies | cards) (of | in | from) {attack} [back] "
                "(to | into) (its owner's hand | their owner's hand)"
            ),
        ],
        "return all cards from {attack} to their owner's hand",
    ),
    Family(
        "A whole attack of your own taken back",
        "deed",
        [
            (
                "(return | take [back] | pick up) [all [of] [the] (Enemies | cards) (of | in | from)] (one of your "
                "[own] attacks | an attack of yours | any of your attacks) [back] (to | into) (your hand | its "
                "owner's hand | their owner's hand)"
            ),
        ],
        "return all cards from one of your attacks to their owner's hand",
    ),
    Family(
        "Enemies of a Location turned up",
        "deed",
        [
            (
                "turn [all | the | all the] [face down] (Enemies | Enemy cards | attackers) (on | at | attacking) "
                "{ground} face up"
            )
        ],
        "turn an attack on {ground} face-up",
    ),
    Family(
        "The top card looked at, and perhaps discarded",
        "course",
        ["look at the top card of the (<the draws>) (<leaves you>) discard it"],
        "look at the top 1 card of the deck, then you may discard the top 1 card of the deck",
    ),
    Family(
        "Strength said before its number",
        "ability",
        [
            "strength + {INT} (if | when | while | as long as) {conditions}",
            "(if | while | as long as) {conditions} strength + {INT}",
        ],
        "this card has {INT} more strength if {conditions}",
        types=("defender", "enemy"),
    ),
    Family(
        "Strength said before its number, lowered",
        "ability",
        ["strength - {INT} (if | when | while | as long as) {conditions}"],
        "this card has {INT} less strength if {conditions}",
        types=("defender", "enemy"),
    ),
    Family(
        "Strength said before its number, for each of a thing",
        "ability",
        ["strength + {INT} (for (each | every) | per) {thing}"],
        "this card has {INT} more strength for each {thing}",
        types=("defender", "enemy"),
    ),
    Family(
        "A Location that is defended, with the conflict named",
        "event",
        ["you win (a | the) conflict here [as the defender]", "a conflict here that you win"],
        "the defence here wins",
        types=("defender", "location"),
    ),
    Family(
        "Somebody else who defends there",
        "condition",
        ["there is (another | a further | one other) Defender [(here | at this Location | on this Location)]"],
        "there are 1 or more other Defenders here",
        types=("defender",),
    ),
    Family(
        "Something else that attacks there",
        "condition",
        ["there is (another | a further | one other) Enemy [(here | at this Location | in (the | this) attack)]"],
        "there are 1 or more other Enemies here",
        types=("enemy",),
    ),
    Family(
        "Others of the same type in the attack",
        "ability",
        [
            (
                "[this card (<gets>)] + {INT} [strength] (for (each | every) | per) other (Enemy | Enemy card | card) "
                "(<same sort>) [(<attacking here>)]"
            )
        ],
        "this card has {INT} more strength for each of the other Enemies here",
        types=("enemy",),
        asks=(
            "Any other Enemy of the attack? Enemies of one attack are of one type, but for those that may join others."
        ),
    ),
)

__all__ = ["COMMON", "PARTS_OF_COMMON"]
