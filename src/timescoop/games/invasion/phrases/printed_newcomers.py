"""How designers who have not read the reference word things: verbs of the table, whole sentences about one conflict."""

from __future__ import annotations

from typing import Final

from timescoop.games.invasion.buying import CARD_PRICE
from timescoop.language import Family

FIGHTERS: Final = ("defender", "enemy")
DEFENDED: Final = ("defender", "location", "starting location")
PLACES: Final = ("location", "starting location")

AS_REVEALED: Final = "As the card is revealed in a conflict?"

PARTS_OF_NEWCOMERS: Final = {
    "one such": "a | an | one | 1 | any one | target | a single",
    "fetch back": "return | pick up | take [back] | put | bring [back] | move",
    "to my hand": "[back] (in | into | to) your hand",
    "of my own": (
        "one of your (<dfs>) [in play | on the table] | (<one such>) (<df>) (of yours | you control) [in play | on the "
        "table] | (<one such>) of your (<dfs>) [in play | on the table] | your (<df>) [in play | on the table]"
    ),
    "face up foe": "(<one such>) face up (<en>) | (<one such>) (<en>) that is face up",
    "set upon": "attacking | that is attacking | which is attacking | against | in an attack (on | against)",
    "for this fight": (
        "(in | for | during) (this | the) conflict | until the end of (the | this) conflict | until (the | this) "
        "conflict (ends | is over)"
    ),
    "any who attacks": (
        "(any | each | every | a | the) (player | opponent | other player) who (attacks (<it here>) | (launches | "
        "makes | starts | begins) an attack (<it here>)) | (anyone | anybody | everyone | everybody) who (attacks "
        "(<it here>) | (launches | makes | starts | begins) an attack (<it here>))"
    ),
    "it here": "here | this Location | (on | against | at) (this Location | it | this card)",
    "you fought in": (
        "(in which | where) (this card | it | he | she) (took part | fought | defended | was a defender) | with this "
        "card (in it | among the defenders | taking part) | (that | which) (this card | it) took part in"
    ),
    "that you lost": "(that | which) you (lost | lose | have lost) | you lost",
    "cards of theirs": "{INT:INT} (card | cards) | {INT:INT} of their cards | {INT:INT} of (the | its) cards",
    "choose away": (
        "[.] [and] [then] (choose | pick | select) (<cards of theirs>) [from it | in it | there] (for them to discard "
        "| to discard | [.] [and] [then] (discard (it | them) | they [must] discard (it | them) | that player discards "
        "(it | them) | (which | that) they [must] discard | to be discarded)) | [.] [and] [then] discard "
        "({INT:INT} (of their cards | of (the | its) cards) [of your choice] | {INT:INT} (card | cards) (from it | of "
        "your choice [from it]))"
    ),
    "for nothing": (
        "(this | it | that | looking | doing so | using it | doing this) (does not | doesn't) (count as | use | take | "
        "cost | use up) (an action | any action | one of your actions) | (this | it | that) is not an action | "
        "this is free"
    ),
    "bonus": "(gets | has | gains | receives) [+] {INT:INT} [(more | extra | additional)] strength",
}

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

OF_PLACES: Final = (
    Family(
        "A Location that nobody attacks now",
        "condition",
        [
            "there is no attack (on it | on this Location | against it | against this Location | here)",
            "no attack (is | lies) (here | on it | on this Location | against it | against this Location)",
            "(this Location | it | this card) (is not | isn't) (under attack | being attacked | attacked)",
            "(nobody | no one | no player | no opponent) is attacking (this Location | it | here)",
        ],
        "this Location is not under attack",
        types=DEFENDED,
    ),
    Family(
        "A Location that somebody attacks now",
        "condition",
        [
            "there is an attack (on it | on this Location | against it | against this Location | here)",
            "(this Location | it | this card) is being attacked",
        ],
        "this Location is under attack",
        types=DEFENDED,
    ),
    Family(
        "What happens to those who attack the Location",
        "rule",
        ["(<any who attacks>) [must] {does}"],
        "when this Location is attacked, this attack's owner {does}",
        types=PLACES,
    ),
    Family(
        "What an attack costs, said of those who attack",
        "ability",
        ["(<any who attacks>) (must pay | pays | has to pay) {INT} <tp> [to do so | first | for it]"],
        "other players pay {INT} Time Point(s) to attack this Location",
        types=PLACES,
    ),
    Family(
        "Time Points taken by others out of the supply",
        "does",
        ["(takes | gains | gets | receives | collects) {INT} <tp> from the supply"],
        "takes {INT} Time Point(s)",
    ),
    Family(
        "Points lost at the end, where something is so",
        "ability",
        [
            "(<at last>) lose {INT} (<vp>) (<as long as>) {conditions}",
            "(<at last>) (<as long as>) {conditions} [you] lose {INT} (<vp>)",
            "lose {INT} (<vp>) (<at last>) (<as long as>) {conditions}",
        ],
        "when the game ends, if {conditions}, lose {INT} Victory Point(s)",
        types=(*PLACES, "support"),
    ),
    *[
        Family(
            "Where a card may be played, said to its player",
            "ability",
            [
                (
                    f"you {may} play (this card | it) (<to there>) (<a place>) (<that counts>) (<so {some}>) "
                    "(<points won>)"
                ),
                (
                    f"you {may} play (this card | it) (<to there>) (<a place>) (<that counts>) {{INT}} or ({many}) "
                    "(<points won>)"
                ),
            ],
            f"{strict} this Location is worth {{INT}} or {bound} Victory Point(s)",
            types=FIGHTERS,
        )
        for may, strict in (
            ("(can | may) only", "you can play this card only if"),
            ("(cannot | can't | may not)", "you cannot play this card if"),
        )
        for some, many, bound in (("many", "more", "more"), ("few", "fewer | less", "fewer"))
    ],
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
        types=FIGHTERS,
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
            "add {INT} to (its | his | her | this card's) strength [(<for this fight>)]",
            (
                "(its | his | her | this card's) strength (increases | is increased | goes up) by {INT} "
                "[(<for this fight>)]"
            ),
        ],
        "give this card {INT} more strength in this conflict",
        types=FIGHTERS,
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
        types=FIGHTERS,
    ),
    Family(
        "Strength for the conflict that begins as the card is played",
        "burst",
        [
            "(this card | it | he | she) (<bonus>) [(<for this fight>)]",
            "(this card | it | he | she) (gets | has) + {INT} (<for this fight>)",
            "give this card (+ {INT} strength | {INT} more strength) (<for this fight>)",
        ],
        "give this card {INT} more strength in this conflict",
        types=FIGHTERS,
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
        types=FIGHTERS,
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
        types=FIGHTERS,
        asks=AS_REVEALED,
    ),
)

OF_HANDS: Final = (
    *[
        Family(
            "A hand looked at, out of which you discard",
            "deed",
            [
                f"look at (<{owner}>) hand (<choose away>)",
                f"choose {{INT}} (card | cards) (from | in | out of) (<{owner}>) hand [.] [and] discard (it | them)",
            ],
            f"{strict} discards {{INT}} card(s) of your choice from their hand",
            types=types,
        )
        for owner, strict, types in (
            ("the one attacked", "this Location's owner", ("enemy",)),
            ("the one attacking", "this attack's owner", DEFENDED),
            ("his", "another player of your choice", ()),
        )
    ],
    *[
        Family(
            "A card of that hand, or of your own: the author is asked",
            "course",
            [f"look at (<{owner}>) hand (and | then | and then) discard {{INT}} (card | cards)"],
            f"{strict} discards {{INT}} card(s) of your choice from their hand",
            types=types,
            alone=True,
        )
        for owner, strict, types in (
            ("the one attacked", "this Location's owner", ("enemy",)),
            ("the one attacking", "this attack's owner", DEFENDED),
        )
    ],
    Family(
        "A card given away",
        "deed",
        [
            (
                "(give | pass | hand) {INT} (card | cards) (from your hand | of your hand | in your hand) to "
                "(<one player> | any other player | one of the other players | any opponent) [of your choice]"
            ),
            "(give | pass | hand) (<one player>) {INT} (card | cards) from your hand",
        ],
        "another player of your choice takes {INT} card(s) that you give from your hand",
    ),
    Family(
        "A search of the discard pile, whose card is shown as it is anyway",
        "deed",
        [
            (
                "(search | look through) the discard pile for (<one such>) {what} [card] [.] [and] (reveal | show) it "
                "[to (everybody | everyone | all players | the other players)] [.] [and] (<takes up>) it [<into hand>]"
            ),
        ],
        "take a(n) {what} from the discard pile into your hand",
        alone=True,
    ),
    Family(
        "A card of the discard pile, however it is picked",
        "deed",
        ["(<fetch back>) target {what} [card] from the discard pile (<to my hand>)"],
        "take a(n) {what} from the discard pile into your hand",
    ),
    Family(
        "Another card of the discard pile than the one that says so",
        "deed",
        ["(<fetch back>) another [target] {what} [card] from the discard pile (<to my hand>)"],
        "take a(n) {what} from the discard pile into your hand",
        asks="May it be this card itself, if it lies there?",
    ),
)

OF_TURNS: Final = (
    Family("Leave given for something more", "doing", ["you (may | can) also {course}"], "you may {course}"),
    Family(
        "What lies in the Reserve and is used once a turn, which is no action anyway",
        "text",
        ["<put down> . (<once only>) you (may | can) {course} . (<for nothing>)"],
        "this card stays face-up in your Reserve and uses no place there. When your turn starts, you may {course}",
        types=("support",),
        asks="At the start of your turn, and without a place in your Reserve?",
    ),
    Family(
        "The Reserve of anybody looked at",
        "deed",
        [
            "look at the Reserve of (any one player | any player | one player | a player | one other player)",
            "look at (any one player's | any player's | one player's | a player's) Reserve",
        ],
        "another player of your choice shows you their Reserve",
    ),
)

OF_PRICES: Final = tuple(
    [
        Family(
            "Cards bought for another price, by the price itself",
            "ability",
            [
                f"you (can | may) buy cards for {price} <tp> [each] [instead of {CARD_PRICE} [<tp>]]",
                f"cards [that] you buy cost [only] {price} <tp> [each] [instead of {CARD_PRICE} [<tp>]]",
                f"you pay [only] {price} <tp> [instead of {CARD_PRICE}] for (each | every) card [that] you buy",
            ],
            f"cards that you buy cost {CARD_PRICE - price} Time Point{'s' if CARD_PRICE - price > 1 else ''} less",
            types=(*PLACES, "support"),
        )
        for price in range(1, CARD_PRICE)
    ]
)

NEWCOMERS: Final = (*OF_DEFENDERS, *OF_ENEMIES, *OF_PLACES, *OF_CONFLICTS, *OF_HANDS, *OF_TURNS, *OF_PRICES)

__all__ = ["NEWCOMERS", "PARTS_OF_NEWCOMERS"]
