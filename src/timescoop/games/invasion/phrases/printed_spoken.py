"""How people word cards of Invasion when they talk about them: who is alone, who fights beside whom, who gets what."""

from __future__ import annotations

from typing import Final

from timescoop.language import Family

FIGHTERS: Final = ("defender", "enemy")
PLACES: Final = ("location", "starting location")
WHOSE: Final = "Only on your own Locations, or on any Location?"
AS_TURNS_START: Final = "Always as your turn starts?"
NOT_YOU: Final = "Another player, never you?"

PARTS_OF_SPOKEN: Final = {
    "here with it": (
        "(in | of) (this | the | the same | its | her | his | their) (attack | conflict | fight | "
        "defence) | (with | beside | alongside | next to) (it | her | him | them | this card) | there"
    ),
    "stands there": "defends | is (defending | here | there | present | in this conflict | among the defenders)",
    "by itself": (
        "alone [here | there] | (by | on) (itself | himself | herself | its | his | her | their) [own] "
        "[here | there] | the only (Defender | Enemy | one | card) (here | there | defending | attacking)"
    ),
    "any such foe": "(a | an | any | one | 1 | any one | target) (<en>)",
    "a rival": "(target | a chosen | any other | any one other) (player | opponent)",
    "goes into": (
        "(is revealed | enters | joins | is involved | takes part | fights | is) [in] (a | the) (conflict | fight)"
    ),
    "goes beside": (
        "(fight | fights | attack | attacks | go | goes | work | works | team up | teams up) (alongside | "
        "with | beside | together with)"
    ),
    "ready to": "can | may | will",
    "made up of": "of | with | that has | that contains | containing | made up of",
    "anybody at all": (
        "anybody | anyone | everybody | everyone | any Enemy | any Enemies | all Enemies | any other "
        "Enemy | any other Enemies | all other Enemies | Enemies of any (type | kind | sort)"
    ),
    "in my sight": "(keep | leave | put | place | lay) (this | this card | it) in front of you",
    "each turn of mine": (
        "once (in | during | on) (each | every) (of your turns | turn of yours) | once (in | during | on) "
        "your turn | (each | every) turn | once (per | each | every | a) turn | (in | on | during) (each "
        "| every) of your turns"
    ),
}

OF_CONFLICTS: Final = (
    Family(
        "A Defender that stands alone",
        "condition",
        [
            "(<by itself>)",
            "(<he> | they) (is | are | defends | defend | fights | fight) (<by itself>)",
            (
                "(nobody | no one | no other (<df>)) (is (here | there) | defends | defends here) (with (<he> | "
                "them) | too)"
            ),
        ],
        "there are no other Defenders here",
        types=("defender",),
    ),
    Family(
        "An Enemy that attacks alone",
        "condition",
        ["(<by itself>)", "(<he> | they) (is | are | attacks | attack | fights | fight) (<by itself>)"],
        "there are no other Enemies here",
        types=("enemy",),
    ),
    Family(
        "Enemies of a type beside it",
        "fighter",
        ["[each | every | all] {FAMILY} [card | cards | Enemy | Enemies] (<here with it>)"],
        "each {FAMILY} card here",
        types=(*FIGHTERS, *PLACES),
    ),
    Family(
        "Other Enemies of a type beside it",
        "fighter",
        ["[each | every | all] [your] other {FAMILY} [card | cards | Enemy | Enemies] [<here with it>]"],
        "each other {FAMILY} card here",
        types=("enemy",),
        asks="Only those in the same attack?",
    ),
    Family(
        "Other Enemies beside it",
        "fighter",
        ["[each | every | all] [of] [your] other (<ens>) (<here with it>)"],
        "each other Enemy here",
        types=("enemy",),
    ),
    Family(
        "Other Defenders beside it",
        "fighter",
        ["[each | every | all] [of] [your] other (<dfs>) (<here with it>)"],
        "each other Defender here",
        types=("defender",),
    ),
    Family(
        "Strength where somebody known defends",
        "ability",
        [
            "{fighter} {change} (if | while | as long as) {DEFENDER} (<stands there>)",
            "(if | while | as long as) {DEFENDER} (<stands there>) {fighter} {change}",
        ],
        "{fighter} {change} if {DEFENDER} defends here",
        types=(*FIGHTERS, *PLACES),
    ),
    Family("These who bear the text", "fighter", ["these", "these (Defenders | Enemies)"], "this card", types=FIGHTERS),
    Family(
        "Strength, more or less of it, as people say it",
        "change",
        [
            "(gain | gains | get | gets | grow | grows | become | becomes | is | are) {INT} [points] stronger",
            ("(fight | fights | defend | defends | attack | attacks) with {INT} (more | extra | additional) strength"),
            "(gain | gains) {INT} [points of] strength",
        ],
        "has {INT} more strength",
    ),
    Family(
        "Strength lost, as people say it",
        "change",
        [
            "(get | gets | become | becomes) {INT} [points] weaker",
            "(loses | lose) {INT} [points] of (strength | its strength)",
        ],
        "has {INT} less strength",
    ),
    Family(
        "A card that comes into a conflict",
        "event",
        ["(<self> | <he> | they) (<goes into>)", "you (reveal | turn over | turn up) (<he> | them)"],
        "this card is revealed in a conflict",
        types=FIGHTERS,
    ),
    Family(
        "A card made stronger in its conflict, by its pronoun",
        "deed",
        ["(<he> | they) (gets | get | gains | gain | has | have) [+] {INT} [more | extra] strength"],
        "give this card {INT} more strength in this conflict",
        types=FIGHTERS,
    ),
    Family(
        "Enemies that fight beside any others",
        "ability",
        [
            "(<self> | they | these) [(<ready to>)] (<goes beside>) (<anybody at all>)",
            "(<ready to>) (<goes beside>) (<anybody at all>)",
            "(combines | can be combined | may be combined) with (<anybody at all>)",
        ],
        "this card may join Enemies of any type",
        types=("enemy",),
    ),
    Family(
        "A Defender that is kept when its side loses",
        "ability",
        [
            (
                "if your (side | team | defence) (loses | is beaten) [you] (do not | don't) discard (<he>) . "
                "[<he>] (goes | comes | returns) back to your hand [instead]"
            ),
            (
                "if your (side | team | defence) (loses | is beaten) (<he>) (goes | comes | returns) [back] to "
                "your hand [instead of being discarded]"
            ),
        ],
        "when the attack here wins, return this card to your hand",
        types=("defender",),
    ),
)

OF_CARDS: Final = (
    Family(
        "An Enemy discarded, of yours to fend off",
        "deed",
        ["(discard | destroy | defeat | eliminate | kill | remove) (<any such foe>)"],
        "discard an Enemy on one of your Locations",
        types=("support", "location"),
        asks=WHOSE,
    ),
    Family(
        "An Enemy discarded, anywhere",
        "deed",
        ["(discard | destroy | defeat | eliminate | kill | remove) (<any such foe>)"],
        "discard an Enemy on any Location",
        types=("support", "location"),
        asks=WHOSE,
    ),
    Family(
        "An Enemy sent back, of yours to fend off",
        "deed",
        ["return (<any such foe>) to (its owner's | its player's | the owner's) hand"],
        "return an Enemy on one of your Locations to its owner's hand",
        types=("support", "location"),
        asks=WHOSE,
    ),
    Family(
        "An Enemy sent back, anywhere",
        "deed",
        ["return (<any such foe>) to (its owner's | its player's | the owner's) hand"],
        "return an Enemy on any Location to its owner's hand",
        types=("support", "location"),
        asks=WHOSE,
    ),
    Family(
        "A Defender given up as a card",
        "deed",
        ["discard (a | an | one | 1) (<df>) from your (hand | hand or Reserve | Reserve or hand)"],
        "discard a Defender from your hand or Reserve",
        asks="From where may the Defender come?",
    ),
    Family(
        "One card of an attack on you discarded",
        "deed",
        [
            (
                "choose (an | any | one) attack (on | against) (you | one of your Locations) and discard (an | "
                "one | 1) (<en>) (from | of | in) (it | that attack)"
            )
        ],
        "discard a card from an attack on one of your Locations",
    ),
    Family(
        "All Enemies of one attack looked at, on any Location",
        "deed",
        [("look at [all] [of] [the] [face down] (<ens>) (in | of) (an | one | any | any one) [face down] attack")],
        "look at the cards of an attack on any Location",
    ),
    Family(
        "A card of somebody's Reserve discarded",
        "deed",
        [
            (
                "[choose (<one other>) .] look at (their | another player's | an opponent's | that player's) "
                "Reserve and discard (one | 1 | a) (of the cards | card) [there | from it | in it]"
            )
        ],
        "another player of your choice discards from their Reserve a card of your choice",
    ),
    Family(
        "A card drawn until a hand has so many",
        "deed",
        ["draw [cards] until you have {INT} cards [in (your | total)] [hand]", "fill your hand [up] to {INT} cards"],
        "draw until you have {INT} cards in hand",
    ),
)

OF_OTHERS_THERE: Final = (
    Family(
        "A Defender by name who stands beside the card, stronger",
        "ability",
        [
            "{DEFENDER} (<gets>) + {INT} [strength] (<as long as>) [(he | she | it) is] [also] (<beside>)",
            "{DEFENDER} (<gets>) {INT} more strength (<as long as>) [(he | she | it) is] [also] (<beside>)",
            "(<as long as>) {DEFENDER} is (<beside>) (he | she | it) (<gets>) + {INT} [strength]",
        ],
        "{DEFENDER} here has {INT} more strength",
    ),
    Family(
        "An attack on its Location that you defeat",
        "event",
        ["you (defeat | beat | repel | repulse | fight off) (an | the | any) attack (<beside>)"],
        "the defence here wins",
        types=("defender", "location"),
    ),
    Family(
        "A face-up Enemy discarded, at any Location",
        "deed",
        ["(discard | destroy) (<face up foe>) [in play | on the table]"],
        "discard a card from a face-up attack on any Location",
        types=("support",),
        asks="Out of an attack that lies face up as a whole?",
    ),
    Family(
        "A face-up Enemy sent back, from any Location",
        "deed",
        ["(return | send) (<face up foe>) [in play | on the table] [back] (to | into) (<homes>) hand"],
        "return a card from a face-up attack on any Location to its owner's hand",
        types=("support",),
        asks="Out of an attack that lies face up as a whole?",
    ),
    Family(
        "A Defender sent back, from any Location",
        "deed",
        [
            (
                "(return | send) (<some>) [face down] (<df>) [in play | on the table] [back] (to | into) "
                "(its owner's | the owner's) hand"
            )
        ],
        "return a Defender on any Location to its owner's hand",
        types=("support",),
    ),
    Family(
        "A card of a type given up from the hand",
        "deed",
        ["discard (<some>) {typed} [card] from your hand"],
        "discard from your hand a(n) {typed}",
    ),
    *[
        Family(
            f"A {kind} given up, which can only come from the hand",
            "deed",
            [f"discard (<some>) {kind} [card]"],
            f"discard from your hand a {kind}",
            asks="From your hand?",
        )
        for kind in ("Location", "Support")
    ],
    Family(
        "An attack anywhere",
        "attack",
        ["(target | any | any one) {look}"],
        "a(n) {look} on any Location",
        types=("support",),
        asks="At any Location?",
    ),
    Family(
        "An attack by a single Enemy",
        "look",
        [
            "attack (<made up of>) ((exactly | only | just) (one | 1) | a (single | lone)) (<en>)",
            "attack by (only one | a single | a lone) (<en>)",
        ],
        "attack of 1 or fewer cards",
    ),
)

OF_PEOPLE: Final = (
    Family("Somebody aimed at", "who", ["(<a rival>)"], "another player of your choice", asks=NOT_YOU),
    Family(
        "Who has the least Time Points",
        "condition",
        [
            (
                "you have (fewer | less) Time Points than (everyone | everybody | anyone | anybody | each "
                "opponent) [else]"
            ),
            "you have the (fewest | least) Time Points",
        ],
        "you have fewer Time Points than each other player",
    ),
    Family(
        "Who has the most Time Points",
        "condition",
        [
            "you have more Time Points than (everyone | everybody | anyone | anybody | each opponent) [else]",
            "you have the most Time Points",
        ],
        "you have more Time Points than each other player",
    ),
    Family(
        "A place that nobody attacks where something is so",
        "ability",
        [
            (
                "(nobody | no one | no player | no opponent | opponents cannot) [can | may] attack (this place | "
                "this Location | here) (if | while | as long as) {conditions}"
            )
        ],
        "this Location cannot be attacked if {conditions}",
        types=PLACES,
    ),
    Family(
        "A place that nobody attacks",
        "ability",
        [("(nobody | no one | no player | no opponent) (can | may) attack (this place | this Location | here)")],
        "this Location cannot be attacked",
        types=PLACES,
    ),
)

OF_TURNS: Final = (
    Family(
        "What a face-up card does once a turn",
        "rule",
        ["(<each turn of mine>) {statement}"],
        "when your turn starts, {statement}",
        types=("support", *PLACES),
        asks=AS_TURNS_START,
    ),
    Family(
        "A card that stays before you, without a place",
        "ability",
        ["(<in my sight>) [in your Reserve]"],
        "this card stays face-up in your Reserve and uses no place there",
        types=("support",),
        asks="Does it use a place in your Reserve?",
    ),
    Family(
        "A card that stays before you, with a place",
        "ability",
        ["(<in my sight>) [in your Reserve]"],
        "this card stays face-up in your Reserve and uses a place there",
        types=("support",),
        asks="Does it use a place in your Reserve?",
    ),
)

SPOKEN: Final = (*OF_OTHERS_THERE, *OF_CONFLICTS, *OF_CARDS, *OF_PEOPLE, *OF_TURNS)

__all__ = ["PARTS_OF_SPOKEN", "SPOKEN"]
