"""How designers word one Defender or Enemy: taken back, discarded, looked at, the strongest, fallen."""

from __future__ import annotations

from typing import Final

from timescoop.games.invasion.phrases.printed_locations import FIGHTING_TYPES
from timescoop.language import Family

PARTS_OF_FIGHTERS: Final = {
    "in a fight": (
        "(in | after | during | from | by | at the end of) (a | the | this | any) (conflict | battle) | in battle"
    ),
    "any attack": "an attack | any attack | one attack",
    "gets more": "(gets | has | gains | receives) [+] {INT:INT} [(more | extra | additional)] strength",
    "for now": (
        "(in | for | during) (this | the) conflict | until the end of (the | this) conflict | until (the | this) "
        "conflict (ends | is over)"
    ),
    "one such": "a | an | one | 1 | any one | target | a single",
    "fetch back": "return | pick up | take [back] | put | bring [back] | move",
    "to my hand": "[back] (in | into | to) your hand",
    "of my own": (
        "one of your (<dfs>) [in play | on the table] | (<one such>) (<df>) (of yours | you control) [in play | on the "
        "table] | (<one such>) of your (<dfs>) [in play | on the table] | your (<df>) [in play | on the table]"
    ),
    "face up foe": "(<one such>) face up (<en>) | (<one such>) (<en>) that is face up",
    "set upon": "attacking | that is attacking | which is attacking | against | in an attack (on | against)",
    "you fought in": (
        "(in which | where) (this card | it | he | she) (took part | fought | defended | was a defender) | with this "
        "card (in it | among the defenders | taking part) | (that | which) (this card | it) took part in"
    ),
    "that you lost": "(that | which) you (lost | lose | have lost) | you lost",
}
ANY_WAY: Final = "Only if a conflict discards it?"
WHEN_LOST: Final = "Whenever the attack here wins?"
WHEN_PLAYED: Final = "When you play it?"
AS_REVEALED: Final = "As the card is revealed in a conflict?"

FALLEN: Final = (
    Family(
        "A card that a conflict discards",
        "event",
        ["(this card | it | they) (is | are | gets | get) discarded (<in a fight>)"],
        "this card is discarded in a conflict",
        types=FIGHTING_TYPES,
    ),
    Family(
        "A card that is discarded, where it is not said how",
        "event",
        ["(this card | it | they) (is | are | gets | get) discarded"],
        "this card is discarded in a conflict",
        types=FIGHTING_TYPES,
        asks=ANY_WAY,
    ),
    Family(
        "A Defender that is lost",
        "event",
        ["(this card | it) (is | are) discarded as a (loss | casualty)", "this card (is | are) lost"],
        "the attack here wins",
        types=("defender",),
        asks=WHEN_LOST,
    ),
    Family(
        "A Location that you get",
        "event",
        ["you (take | claim | gain | get | acquire) this card"],
        "you play this card",
        types=("location",),
        asks=WHEN_PLAYED,
    ),
)

BEST: Final = (
    Family(
        "The strongest or weakest card, stronger in the conflict",
        "deed",
        [
            "the {best} (here | there) (<gets more>) [(<for now>)]",
            "the {best} (<gets more>) [(<for now>)]",
            "give the {best} [here] [+] {INT} [more] strength [(<for now>)]",
        ],
        "give the {best} here {INT} more strength in this conflict",
        types=(*FIGHTING_TYPES, "location", "starting location"),
    ),
    Family(
        "The strongest or weakest card, weaker in the conflict",
        "deed",
        [
            "the {best} (here | there) (gets | has | suffers) (- {INT} strength | {INT} less strength) [(<for now>)]",
            "the {best} (gets | has | suffers) (- {INT} strength | {INT} less strength) [(<for now>)]",
            "the {best} [here] loses {INT} strength [(<for now>)]",
            "give the {best} [here] (- {INT} strength | {INT} less strength) [(<for now>)]",
        ],
        "give the {best} here {INT} less strength in this conflict",
        types=(*FIGHTING_TYPES, "location", "starting location"),
    ),
    Family(
        "The strongest or weakest card taken back",
        "deed",
        ["return the {best} [here] [back] to (its | their | its owner's | their owner's) hand"],
        "return the {best} here to its owner's hand",
        types=(*FIGHTING_TYPES, "location", "starting location"),
    ),
    Family(
        "A weak Enemy of any attack discarded",
        "deed",
        [
            (
                "discard (<some>) (<ens>) (of | with [a]) strength [of] {INT} or (less | lower) (from | in | of) "
                "(<any attack>) [on {ground}]"
            ),
        ],
        "discard an Enemy of strength {INT} or less on {ground}",
        fill=(("ground", "any Location"),),
    ),
    Family(
        "An Enemy of a type of any attack discarded",
        "deed",
        [
            "discard (<some>) {FAMILY} [Enemy | card] (from | in | of) (<any attack>) [on {ground}]",
        ],
        "discard a(n) {FAMILY} card on {ground}",
        fill=(("ground", "any Location"),),
    ),
)

BESIDE: Final = (
    Family(
        "One other card there taken back",
        "deed",
        [
            (
                "return (one | 1 | any) {others} [here | there | in (the | this) attack] [back] to (its | their | "
                "its owner's | their owner's | your) hand"
            ),
            "return another Defender [here] [back] to (its owner's | your) hand",
        ],
        "return one {others} here to its owner's hand",
        types=("defender",),
        fill=(("others", "other Defender"),),
    ),
    Family(
        "One other Enemy there taken back",
        "deed",
        [
            (
                "return (one | 1 | any) {others} [here | there | in (the | this) attack] [back] to (its | their | "
                "its owner's | their owner's | your) hand"
            ),
            "return another Enemy [here | in this attack] [back] to (its owner's | your) hand",
        ],
        "return one {others} here to its owner's hand",
        types=("enemy",),
        fill=(("others", "other Enemy"),),
    ),
)

OF_DEFENDERS: Final = (
    Family(
        "One of your own Defenders taken back, in any words for it",
        "deed",
        ["(<fetch back>) (<of my own>) (<to my hand>)", "(<fetch back>) (<of my own>) from (<mine>) (<to my hand>)"],
        "return a Defender from one of your Locations to your hand",
    ),
    Family(
        "One of your own Defenders discarded",
        "deed",
        ["(discard | sacrifice) (<of my own>)"],
        "discard a Defender from one of your Locations",
    ),
    Family(
        "One other Defender saved where you win",
        "deed",
        [
            (
                "(<fetch back>) (<one such>) other (<df>) (from | at | on) (that | this) Location (<to my hand>) "
                "[<not lost>]"
            ),
            "(<fetch back>) (<one such>) other (<df>) [here | there] (<to my hand>) [<not lost>]",
            "(<fetch back>) another (<df>) [here | there] (<to my hand>) [<not lost>]",
        ],
        "return one other Defender here to its owner's hand",
        types=("defender",),
    ),
)

OF_ENEMIES: Final = (
    Family(
        "A face-up Enemy discarded",
        "deed",
        ["(discard | destroy) (<face up foe>) (<set upon>) ({ground} | you)"],
        "discard a card from a face-up attack on {ground}",
        fill=(("ground", "one of your Locations"),),
        asks="Out of an attack that lies face up as a whole?",
    ),
    Family(
        "A face-up Enemy sent back",
        "deed",
        ["(return | send) (<face up foe>) (<set upon>) ({ground} | you) [back] (to | into) (<homes>) hand"],
        "return a card from a face-up attack on {ground} to its owner's hand",
        fill=(("ground", "one of your Locations"),),
        asks="Out of an attack that lies face up as a whole?",
    ),
    Family(
        "A face-down Enemy of an attack looked at",
        "deed",
        ["look at (<one such>) [face down] (<en>) (<set upon>) ({ground} | you)"],
        "look at an Enemy on {ground}",
        fill=(("ground", "one of your Locations"),),
    ),
    Family(
        "All Enemies of an attack looked at",
        "deed",
        ["look at (all | all [of] the | the | every) [face down] (<ens>) (<set upon>) {ground}"],
        "look at the cards of an attack on {ground}",
    ),
)

OF_CONFLICTS: Final = (
    Family(
        "A conflict won in which the card fought",
        "event",
        ["you (win | won) (a | the | any) conflict (<you fought in>)"],
        "the defence here wins",
        types=("defender",),
    ),
    Family(
        "A conflict lost in which the card fought",
        "event",
        ["you (lose | lost) (a | the | any) conflict (<you fought in>)"],
        "the attack here wins",
        types=("defender",),
    ),
    Family(
        "A card that falls because its attack is beaten",
        "event",
        ["(this card | it) is discarded (from | in | after) (a | the) conflict (<that you lost>)"],
        "the defence here wins",
        types=("enemy",),
        asks="Whenever the defence here wins?",
    ),
    Family(
        "The first time that a card is revealed: it is revealed only once",
        "rule",
        [
            "the first time (this card | it) (<revealed>) {statement}",
            "{statement} the first time (this card | it) (<revealed>)",
        ],
        "when this card is revealed in a conflict, {statement}",
        types=FIGHTING_TYPES,
        asks="Whenever this card is turned face up in a conflict?",
    ),
    Family(
        "The first time that an attack is revealed",
        "rule",
        ["the first time (this | the) attack (<revealed>) {statement}"],
        "when this card is revealed in a conflict, {statement}",
        types=("enemy",),
        asks="Whenever this card is turned face up in a conflict?",
    ),
    Family(
        "An amount added to the card's own strength",
        "deed",
        [
            "add {INT} to (its | his | her | this card's) strength [(<for now>)]",
            ("(its | his | her | this card's) strength (increases | is increased | goes up) by {INT} [(<for now>)]"),
        ],
        "give this card {INT} more strength in this conflict",
        types=FIGHTING_TYPES,
    ),
    Family(
        "So often as Time Points are paid when it is revealed",
        "rule",
        [
            (
                "for (each | every) (Time Point | TP) [that] you pay when (this card (<revealed>) | you reveal this "
                "card) {course} [up] to a maximum of {most:INT} [extra | times | more]"
            ),
            (
                "when (this card (<revealed>) | you reveal this card) [you may pay up to {most:INT} <tp> .] for (each "
                "| every) (Time Point | TP) [that] you (pay | paid) {course} [[up] to a maximum of {most:INT} [extra | "
                "times | more]]"
            ),
            (
                "when (this card (<revealed>) | you reveal this card) you (may | can) pay up to {most:INT} <tp> [.] "
                "[and] {course} for (each | every) (Time Point | TP) [that] you (pay | paid)"
            ),
        ],
        "when this card is revealed in a conflict, for each of up to {most} Time Point(s) that you pay, {course}",
        types=FIGHTING_TYPES,
    ),
    Family(
        "Strength for the conflict that begins as the card is played",
        "burst",
        [
            "(this card | it | he | she) (<gets more>) [(<for now>)]",
            "(this card | it | he | she) (gets | has) + {INT} (<for now>)",
            "give this card (+ {INT} strength | {INT} more strength) (<for now>)",
        ],
        "give this card {INT} more strength in this conflict",
        types=FIGHTING_TYPES,
    ),
    Family(
        "Strength bought as the card is played, which counts when it is revealed",
        "rule",
        [
            (
                "(play | when you play this card | when this card is played) you (may | can) {deeds} (to | . if you do "
                "| . when you do | and) {burst}"
            ),
        ],
        "when this card is revealed in a conflict, you may {deeds} to {burst}",
        types=FIGHTING_TYPES,
        asks=AS_REVEALED,
    ),
    Family(
        "Strength bought with cards, which can only be from the hand",
        "rule",
        [
            (
                "(play | when you play this card | when this card is played) you (may | can) discard {n:INT} (card | "
                "cards) (to | . if you do | . when you do | and) {burst}"
            ),
        ],
        "when this card is revealed in a conflict, you may discard {n} card(s) from your hand to {burst}",
        types=FIGHTING_TYPES,
        asks=AS_REVEALED,
    ),
)

FIGHTERS: Final = (*FALLEN, *BEST, *BESIDE, *OF_DEFENDERS, *OF_ENEMIES, *OF_CONFLICTS)

__all__ = ["FIGHTERS", "PARTS_OF_FIGHTERS"]
