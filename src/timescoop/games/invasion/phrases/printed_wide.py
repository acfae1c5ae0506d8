"""How first designers word cards of Invasion: gifts, halves, decks from below, what stays in play, and conflicts."""

from __future__ import annotations

from typing import Final

from timescoop.language import Family

PARTS_OF_WIDE: Final = {
    "under rest": (
        "[.] [and] [(put | place | return)] [the] (rest | others | other | other cards | remaining cards | "
        "other card | "
        "remaining card) [back] (on | at | to | under) [the] (bottom [of (the | your) [draw] (deck | pile)] | "
        "the deck) "
        "[in any order | in a random order | in the same order]"
    ),
    "flip top": "(reveal | turn over | flip | show) the top card of the [draw] deck",
    "that one": "that (player | opponent) | they | he or she | the player",
    "one player": (
        "a player | target opponent | another player | an opponent | any other player | one opponent | one other player"
    ),
    "stays on": "stays in play | remains in play | keep this [card] in play | this card (stays | remains) in play",
    "a def": "a Defender | target Defender | one Defender | 1 Defender",
    "their tp": "(their | his or her) <tp>",
}

WIDE: Final = (
    # ---- decks
    Family(
        "Some of the cards on top kept, the others put under the deck",
        "deed",
        [
            (
                "look at the top {n:INT} cards of the [draw] deck [.] [and | then] (<takes up>) {m:INT} [of "
                "(them | these | "
                "those)] [<into hand>] (<under rest>)"
            ),
            "(draw | <takes up>) {m:INT} of the top {n:INT} cards of the [draw] deck [<into hand>] (<under rest>)",
        ],
        "put {m} of the top {n} cards of the deck into your hand and the others on the bottom",
    ),
    Family(
        "The top card revealed, and kept if it fits",
        "deed",
        [
            "<flip top> [.] [and] if it (is | was) (a | an) {what} [card] (<takes up>) it [<into hand>]",
            "<flip top> [.] [and] if it (is | was) (a | an) {what} [card] draw it",
            "<flip top> and (<takes up>) it [<into hand>] if it is (a | an) {what} [card]",
        ],
        "reveal the top card of the deck and take it into your hand if it is a(n) {what}",
    ),
    Family(
        "A search in full, with the shuffle that follows any",
        "deed",
        [
            (
                "search <the deck> for (a | an | one | 1 | any) {what} [card] [[. | and] [reveal it and] "
                "(<takes up>) it [<into "
                "hand>]] [. | and | then | and then | . then] [shuffle [<the deck>] [afterwards]]"
            ),
        ],
        "search the deck for a(n) {what}",
    ),
    Family(
        "The pile searched",
        "deed",
        [
            (
                "search the discard pile for (a | an | one | 1 | any) {what} [card] [. | and] (<takes up>) it "
                "[<into hand>]"
            ),
        ],
        "take a(n) {what} from the discard pile into your hand",
    ),
    Family("A Defender by name", "what", ["[the] {DEFENDER} [card]"], "card named {DEFENDER}"),
    Family(
        "Cards laid on the deck",
        "deed",
        ["(put | place | return) {INT} (card | cards) (from | of | in) your hand on [the] top of <the deck>"],
        "put {INT} card(s) from your hand on top of the deck",
    ),
    Family(
        "Cards laid under the deck",
        "deed",
        [
            (
                "(put | place | return) {INT} (card | cards) (from | of | in) your hand (on | at | to | "
                "under) [the] (bottom of "
                "<the deck> | <the deck>)"
            ),
        ],
        "put {INT} card(s) from your hand on the bottom of the deck",
    ),
    Family(
        "A hand filled up",
        "deed",
        [
            "draw [cards] until you (have | hold) {INT} [cards] in [your] hand",
            "draw [cards | back] up to {INT} cards in hand",
        ],
        "draw until you have {INT} cards in hand",
    ),
    Family("Cards discarded", "sentence", ["discard {INT} (card | cards)"], "discard {INT} card(s) from your hand"),
    # ---- other players
    Family(
        "A player chosen, who then does something",
        "deed",
        [
            "choose (<one player>) [.] (<that one>) [must] {does}",
        ],
        "another player of your choice {does}",
    ),
    Family(
        "Cards that others give",
        "does",
        [
            (
                "(gives | give) you {INT} (card | cards) [(of (their | his or her) choice)] [from <their hand>] "
                "[of (their | his or her) choice]"
            ),
            "(hands | hand) you {INT} (card | cards) [from <their hand>]",
        ],
        "gives you {INT} card(s) from their hand",
    ),
    Family(
        "Cards that others give by chance",
        "does",
        [
            "(gives | give) you {INT} (card | cards) (<at random>) [from <their hand>]",
            "(gives | give) you {INT} random (card | cards) [from <their hand>]",
        ],
        "gives you {INT} card(s) at random from their hand",
    ),
    Family(
        "Cards taken by chance",
        "deed",
        [
            (
                "(take | steal | draw) {INT} random (card | cards) (from | out of) (another player's | an "
                "opponent's | any opponent's) hand"
            ),
            (
                "(take | steal | draw) {INT} (card | cards) (<at random>) (from | out of) (another player's | an "
                "opponent's | any opponent's) hand"
            ),
            (
                "(take | steal | draw) {INT} (card | cards) (from | out of) (another player's | an opponent's | "
                "any opponent's) hand (<at random>)"
            ),
        ],
        "another player of your choice gives you {INT} card(s) at random from their hand",
    ),
    Family(
        "Cards taken, where it is not said how",
        "deed",
        [
            (
                "(take | steal) {INT} (card | cards) (from | out of) (another player's | an opponent's | any "
                "opponent's) hand"
            )
        ],
        "another player of your choice gives you {INT} card(s) at random from their hand",
        asks="Chosen at random? If the other player chooses, say: another player gives you a card.",
    ),
    Family("All Time Points lost", "does", ["(loses | lose) all [of] (<their tp>)"], "loses all their Time Points"),
    Family(
        "Half the Time Points lost",
        "does",
        ["(loses | lose) half [of] (<their tp>) [rounded up]"],
        "loses half their Time Points",
    ),
    Family(
        "Half your Time Points lost", "deed", ["lose half [of] your <tp> [rounded up]"], "lose half your Time Points"
    ),
    Family(
        "Half a hand discarded",
        "does",
        [
            "(discards | discard) half [of] (<their hand>) [rounded up]",
            "(discards | discard) half [of] (their | his or her) cards [rounded up]",
        ],
        "discards half their hand",
    ),
    Family(
        "Defenders that others discard",
        "does",
        ["(discards | discard) one of (their | his or her) Defenders [of (their | his or her) choice]"],
        "discards a Defender from one of their Locations",
    ),
    Family(
        "Hands of all others looked at",
        "deed",
        ["look at the (hand | hands) of (<others>)"],
        "each other player shows you their hand",
    ),
    # ---- counted
    Family(
        "Time Points by number",
        "deed",
        [
            "<gain> <tp> equal to the number of your {holding}",
            "<gain> as many <tp> as you have {holding}",
        ],
        "take 1 Time Point for each of your {holding}",
    ),
    Family(
        "A counter in play",
        "condition",
        ["you have (a | at least one | any) {COUNTER} (counter | counters) [in play | on the table | on a Location]"],
        "you have 1 or more {COUNTER} counters in play",
    ),
    Family(
        "Counters in play",
        "holding",
        ["{COUNTER} (counter | counters) [in play | on the table | on Locations]"],
        "{COUNTER} counters in play",
    ),
    Family("More Time Points", "deed", ["<gain> {INT} (extra | additional | more) <tp>"], "take {INT} Time Point(s)"),
    # ---- Defenders
    Family(
        "One of your own discarded",
        "deed",
        ["discard (<a def>) of yours", "discard one of your Defenders", "discard (<a def>) from (<mine>)"],
        "discard a Defender from one of your Locations",
    ),
    Family(
        "All of a Location discarded",
        "deed",
        ["discard (all | all [of] the | every) <dfs> (on | at | from) {ground}"],
        "discard all Defenders from {ground}",
    ),
    Family(
        "All of any Location discarded",
        "deed",
        ["discard (all | all [of] the | every) <dfs> (on | at | from) (one | a | any) Location"],
        "discard all Defenders from any Location",
    ),
    Family(
        "An Enemy out of an attack",
        "deed",
        [
            "discard (one | 1 | an | a) (Enemy | Enemy card | card) (from | of | in) {attack}",
        ],
        "discard a card from {attack}",
    ),
    Family(
        "An Enemy that attacks a Location",
        "deed",
        ["discard (one | 1 | an | a) (Enemy | Enemy card | card) (attacking | against) {ground}"],
        "discard a card from an attack on {ground}",
    ),
    Family(
        "An Enemy sent back",
        "deed",
        [
            (
                "(return | send back) (one | 1 | an | a) (Enemy | Enemy card | card) (attacking | against) "
                "{ground} [back] (to | "
                "into) (its owner's | the owner's | their owner's) hand"
            )
        ],
        "return a card from an attack on {ground} to its owner's hand",
    ),
    Family(
        "A whole attack discarded",
        "deed",
        ["discard {attack}", "(destroy | end | stop | repel) {attack}"],
        "beat {attack}",
        asks="Is the attack beaten, so that a TARDIS counter follows?",
    ),
    Family(
        "All Enemies against a Location discarded",
        "deed",
        ["discard (all | all [of] the) <ens> (attacking | against) {ground}"],
        "beat an attack on {ground}",
        asks="Is the attack beaten, so that a TARDIS counter follows?",
    ),
    Family(
        "All Enemies against a Location turned up",
        "deed",
        [
            "turn (all | all [of] the) <ens> (attacking | against) {ground} (face up | face-up | faceup)",
            "reveal (all | all [of] the) <ens> (attacking | against) {ground}",
        ],
        "turn an attack on {ground} face-up",
    ),
    # ---- conditions of place
    Family(
        "A Defender that is there",
        "condition",
        [
            (
                "{DEFENDER} (is | defends | is defending) (<beside> | there | at the same Location | at the "
                "Location | on the same Location | with it | with this Defender)"
            ),
        ],
        "{DEFENDER} defends here",
    ),
    Family(
        "A Defender that is not there",
        "condition",
        [
            (
                "{DEFENDER} (is not | isn't | does not defend | is not defending) (<beside> | there | at the same "
                "Location | at the Location | on the Location | at this Location)"
            ),
        ],
        "{DEFENDER} does not defend here",
    ),
    Family(
        "So many Defenders there",
        "condition",
        [
            "(the | this) Location has {INT} (or more) <dfs>",
            "(the | this) Location has at least {INT} <dfs>",
            "there are {INT} or more <dfs> [there | at the Location]",
        ],
        "there are {INT} or more Defenders here",
    ),
    Family("No Defenders there", "condition", ["(the | this) Location has no <dfs>"], "there are no Defenders here"),
    Family(
        "A type in the attack",
        "condition",
        [
            "(the | this) attack (includes | contains | has) (a | an | any | at least one) {FAMILY} [card]",
            "(a | an | any) {FAMILY} (is | are) (attacking | in the attack | in this attack)",
        ],
        "there are 1 or more {FAMILY} cards here",
    ),
    Family(
        "Stronger against a type",
        "ability",
        [
            "[this card (<gets>)] + {INT} [strength] against {FAMILY} [Enemies | cards]",
            "[this card (<gets>)] + {INT} [strength] when (fighting | defending against) {FAMILY} [Enemies | cards]",
        ],
        "this card has {INT} more strength if there are 1 or more {FAMILY} cards here",
        types=("defender",),
    ),
    Family(
        "Alone at a Location",
        "condition",
        [
            (
                "this card is (alone | the only Defender | the only one) [(here | at a Location | at this "
                "Location | at the Location | there | on a Location | on its Location)]"
            )
        ],
        "there are no other Defenders here",
        types=("defender",),
    ),
    Family(
        "Alone in an attack",
        "condition",
        [
            (
                "this card is (alone | the only Enemy | the only one) [(here | in the attack | in an attack | in "
                "this attack)]"
            ),
            "this card attacks alone",
        ],
        "there are no other Enemies here",
        types=("enemy",),
    ),
    Family(
        "Others of a type there", "crowd", ["other {FAMILY} [cards] (<attacking here>)"], "other {FAMILY} cards here"
    ),
    Family(
        "Stronger for each of those there",
        "ability",
        ["[this card (<gets>)] + {INT} [strength] (for (each | every) | per) other {FAMILY} [card] (<attacking here>)"],
        "this card has {INT} more strength for each of the other {FAMILY} cards here",
        types=("enemy",),
    ),
    Family(
        "Other Enemies of a type",
        "fighter",
        [
            "(each | every | all) other {FAMILY} [card | cards] (<attacking here>)",
            "other {FAMILY} [card | cards] (<attacking here>)",
        ],
        "each other {FAMILY} card here",
    ),
    Family(
        "Strength of the card itself, which is not named",
        "ability",
        ["- {INT} [strength] (if | when | while | as long as) {conditions}"],
        "this card has {INT} less strength if {conditions}",
        types=("defender", "enemy"),
    ),
    Family(
        "Stronger under a condition",
        "ability",
        ["[this card (<gets>)] + {INT} [strength] (if | when | while | as long as) {conditions}"],
        "this card has {INT} more strength if {conditions}",
        types=("defender", "enemy"),
    ),
    # ---- occasions
    Family(
        "A conflict that you win",
        "event",
        ["you win (a | any) conflict", "you win (a | any) (defence | attack)"],
        "you win a conflict",
        types=("location", "start", "support"),
    ),
    Family(
        "A conflict that you lose",
        "event",
        ["you lose (a | any) conflict"],
        "you lose a conflict",
        types=("location", "start", "support"),
    ),
    Family(
        "A conflict won with a Defender",
        "event",
        [
            "you win (a | the | this) conflict [(with this card | here)]",
            "(this card | it) wins (a | the) conflict",
            "this card (defends successfully | successfully defends)",
        ],
        "the defence here wins",
        types=("defender",),
    ),
    Family(
        "A conflict lost with a Defender",
        "event",
        ["you lose (a | the | this) conflict [(with this card | here)]", "(this card | it) loses (a | the) conflict"],
        "the attack here wins",
        types=("defender",),
    ),
    Family(
        "A conflict won with an Enemy",
        "event",
        ["you win (a | the | this) conflict [(with this card | here)]", "(this card | it) wins (a | the) conflict"],
        "the attack here wins",
        types=("enemy",),
    ),
    Family(
        "A conflict lost with an Enemy",
        "event",
        [
            "(this card | it) (is defeated | is beaten | loses (a | the) conflict)",
            "(this | the) attack (loses | is defeated | is beaten | fails)",
            "you lose (a | the | this) conflict [with this card]",
        ],
        "the defence here wins",
        types=("enemy",),
    ),
    Family(
        "A Defender that falls",
        "event",
        ["(this card | it) is discarded [(in a conflict | after a conflict)]"],
        "the attack here wins",
        types=("defender",),
        asks="Is it enough that the attack at its Location wins, even if the card itself stays?",
    ),
    Family(
        "An Enemy that falls",
        "event",
        ["(this card | it) is discarded [(in a conflict | after a conflict)]"],
        "the defence here wins",
        types=("enemy",),
        asks="Is it enough that the defence at its Location wins, even if the card itself stays?",
    ),
    Family("A Location played", "event", ["you play (a | another | a further) Location"], "you play a Location"),
    # ---- what stays
    Family(
        "A Support that stays in play",
        "ability",
        ["(<stays on>) [(in | face-up in | face up in) your Reserve]", "this card stays in your Reserve"],
        "this card stays face-up in your Reserve and uses no place there",
        types=("support",),
        asks="Does it use no place in your Reserve?",
    ),
    Family(
        "A larger Reserve",
        "ability",
        [
            "your Reserve (can | may) (hold | contain | have) {INT} (more | extra | additional) (card | cards)",
            "you (can | may) (keep | hold | have) {INT} (more | extra | additional) (card | cards) in [your] Reserve",
        ],
        "your Reserve may hold {INT} more card(s)",
    ),
    # ---- points
    Family(
        "Points at the end for each",
        "ability",
        [
            (
                "[this (Location | card) is] worth {INT} [extra | additional | more] (Victory Point | Victory "
                "Points | VP | point | "
                "points) [more] (for (each | every) | per) {thing}"
            ),
        ],
        "when the game ends, score {INT} Victory Point(s) for each {thing}",
        types=("location", "start", "support"),
    ),
    Family(
        "Points at the end",
        "ability",
        [
            (
                "(at the end of the game | when the game ends) (score | <gain>) {INT} [extra | additional | "
                "more] (point | points)"
            ),
        ],
        "when the game ends, score {INT} Victory Point(s)",
        types=("location", "start", "support"),
    ),
    Family(
        "Counters of yours counted",
        "thing",
        [
            "{COUNTER} counter [that] you have [in play | on the table | on your Locations]",
            "of your {COUNTER} counters [in play | on the table]",
        ],
        "of your {COUNTER} counters in play",
    ),
)

__all__ = ["PARTS_OF_WIDE", "WIDE"]
