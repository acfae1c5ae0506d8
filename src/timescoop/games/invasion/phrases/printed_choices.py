"""How designers of this game word choices: of cards that are seen, of one of two things, of cards and players named."""

from __future__ import annotations

from typing import Final

from timescoop.language import Family

PARTS_OF_CHOICES: Final = {
    "a": "a | an | one | 1 | any | target",
    "on top again": (
        "[.] [and | then] [(put | place | return)] [the] (rest | others | other | other cards | remaining cards | "
        "other card | remaining card) back [on [the] top [of (the | your) [draw] (deck | pile)]]"
    ),
    "top cards": "[the] top {n:INT} cards of the [draw] (deck | pile)",
    "any order": "in any order [you like | you want | you choose | of your choice] | in an order of your choice",
    "their": (
        "(another player's | target player's | target opponent's | an opponent's | one opponent's | any opponent's | "
        "one other player's)"
    ),
    "to mine": "[back] (in | into | to) (yours | your hand | your own hand)",
    "those": "it | them | these | those | these cards | those cards | the cards",
    "from pile": "(from | out of) the discard pile [<to mine>]",
    "same line": "[of] (the same player | the same owner | that player | the same opponent)",
    "from mine": "from (<mine>) to (another | another one | another of them | another Location of yours | "
    "another of (yours | your Locations))",
    "no others": (
        "it is (your | the) only Defender (here | there | at the Location | at this Location | on this Location) | "
        "it (defends | is) alone [here | there | on this Location | at the Location] | no other Defender "
        "(is here | defends here | is there | is on this Location)"
    ),
}

CHOICES: Final = (
    Family("A Defender by name, where cards are seen", "typed", ["[the] {DEFENDER} [card]"], "card named {DEFENDER}"),
    Family("An Enemy by type, where cards are seen", "typed", ["{FAMILY} [card | Enemy]"], "{FAMILY} card"),
    Family("A card by type, where cards are seen", "typed", ["{KIND} card"], "{KIND}"),
    # ---- the top of the deck
    Family(
        "Cards on top put in another order",
        "deed",
        [
            (
                "look at (<top cards>) [.] [and | then] (put | place | return) (<those>) back [on [the] top [of the "
                "[draw] deck]] (<any order>)"
            ),
            "(rearrange | reorder) (<top cards>) [(<any order>)]",
            "put (<top cards>) [back] (<any order>)",
        ],
        "rearrange the top {n} cards of the deck",
    ),
    Family(
        "Some of them kept, the others put back on top",
        "deed",
        [
            (
                "look at (<top cards>) [.] [and | then] (<takes up> | keep) {m:INT} [of (<those>)] [<into hand>] "
                "(<on top again>) (<any order>)"
            ),
        ],
        "put {m} of the top {n} cards of the deck into your hand and rearrange the others",
    ),
    Family(
        "The same, where the order is not said",
        "deed",
        [
            (
                "look at (<top cards>) [.] [and | then] (<takes up> | keep) {m:INT} [of (<those>)] [<into hand>] "
                "(<on top again>)"
            ),
        ],
        "put {m} of the top {n} cards of the deck into your hand and rearrange the others",
        asks="In any order that you like?",
    ),
    Family(
        "One of them, by what it is, the others put under the deck",
        "deed",
        [
            (
                "(look at | reveal) (<top cards>) [.] [and | then] [you may] (<takes up>) (<a>) {typed} [from "
                "among (<those>) | among (<those>)] [<into hand>] (<under rest>)"
            ),
        ],
        "keep a(n) {typed} of the top {n} cards of the deck and put the others on the bottom",
    ),
    Family(
        "One of them, by what it is, the others discarded",
        "deed",
        [
            (
                "(look at | reveal) (<top cards>) [.] [and | then] [you may] (<takes up>) (<a>) {typed} [from "
                "among (<those>) | among (<those>)] [<into hand>] [.] [and] discard the (rest | others | other cards)"
            ),
        ],
        "keep a(n) {typed} of the top {n} cards of the deck and discard the others",
    ),
    Family(
        "Cards revealed until one fits",
        "deed",
        [
            (
                "(reveal | turn over | flip | draw) cards from [the top of] the [draw] deck until you (reveal | "
                "find | turn over | draw | get) (<a>) {what} [card] [.] [and | then] (<takes up>) (it | that card | "
                "that {what}) [<into hand>] [.] [and] [then] discard [all] [the] (rest | others | other cards)"
            ),
        ],
        "reveal cards from the deck until one is a(n) {what}, take it into your hand and discard the others",
    ),
    # ---- the discard pile
    Family(
        "Some cards of the pile, or fewer",
        "deed",
        ["(<takes up>) up to {INT} {whats} (<from pile>)", "(<takes up>) up to {INT} {whats} of the discard pile"],
        "take up to {INT} {whats} from the discard pile into your hand",
    ),
    Family(
        "Several cards of the pile",
        "deed",
        ["(<takes up>) {INT:SEVERAL} {whats} (<from pile>)"],
        "take {INT} {whats} from the discard pile into your hand",
    ),
    Family(
        "One card of the pile",
        "deed",
        ["(<takes up>) (<a>) {what} [card] [of your choice] (<from pile>)"],
        "take a(n) {what} from the discard pile into your hand",
    ),
    # ---- hands and Reserves that are seen
    Family(
        "A hand looked at, of which a card of some type is discarded",
        "deed",
        [
            (
                "look at (<their>) hand [.] [and] [then] [choose (<a>) {typed} [from it | there | in it] [.] "
                "[and]] [(that player | that opponent | they) [must]] (discard | discards) (it | that card)"
            ),
            "look at (<their>) hand [.] [and] [then] discard (<a>) {typed} [from it | from there | there]",
        ],
        "another player of your choice discards from their hand a(n) {typed} of your choice",
    ),
    Family(
        "A hand looked at, of which you take a card of some type",
        "deed",
        [
            "look at (<their>) hand [.] [and] [then] (take | steal) (<a>) {typed} [from it | there] [<to mine>]",
            (
                "look at (<their>) hand [.] [and] [then] choose (<a>) {typed} [from it | there | in it] [.] "
                "[and] (take | steal | put) (it | that card) [<to mine>]"
            ),
        ],
        "another player of your choice gives you a(n) {typed} of your choice from their hand",
    ),
    Family(
        "A Reserve looked at, of which a card of some type is discarded",
        "deed",
        [
            (
                "look at [(all | all the | the) cards in] (<their>) Reserve [.] [and] [then] discard (<a>) {what} "
                "[card] [from it | there | from there]"
            ),
        ],
        "another player of your choice discards from their Reserve a(n) {what} of your choice",
    ),
    Family(
        "A Reserve looked at, of which a card is discarded",
        "deed",
        [
            (
                "look at [(all | all the | the) cards in] (<their>) Reserve [.] [and] [then] discard (one | 1) "
                "[of (<those>) | card]"
            ),
        ],
        "another player of your choice discards from their Reserve a card of your choice",
    ),
    # ---- named, and one of two
    Family(
        "A card named, for all others",
        "deed",
        [
            (
                "name (<a>) card [.] (each | every) (opponent | other player) [who has it [in hand | in their hand] | "
                "with it in hand | holding it] [must] discards [it | all copies [of it] | every copy [of it] | "
                "that card] [from <their hand>]"
            ),
        ],
        "each other player discards every copy of a card that you name",
    ),
    Family(
        "A card named, for one of them",
        "deed",
        [
            (
                "name (<a>) card [.] (<another>) [of your choice] [who has it [in hand] | with it in hand] [must] "
                "discards [it | all copies [of it] | every copy [of it] | that card] [from <their hand>]"
            ),
        ],
        "another player of your choice discards every copy of a card that you name",
    ),
    Family(
        "One of two things, as each player likes",
        "deed",
        ["{who} [must] [choose (to)] either {first:does} or {second:does}", "{who} must {first:does} or {second:does}"],
        "{who} either {first} or {second}",
    ),
    Family(
        "Two things of one player",
        "deed",
        ["{who} {first:does} (and | and then | then) {second:does}"],
        "{who} both {first} and {second}",
    ),
    Family(
        "Those who have so many",
        "who",
        [
            "(each | every) player (with | who has) {INT} or more {holding}",
            "(each | every) player (with | who has) at least {INT} {holding}",
            "all players (with | who have) {INT} or more {holding}",
        ],
        "each player with {INT} or more {holding}",
    ),
    Family(
        "Those of the others who have so many",
        "who",
        [
            "(each | every) (opponent | other player) (with | who has) {INT} or more {holding}",
            "(each | every) (opponent | other player) (with | who has) at least {INT} {holding}",
            "all [other] (opponents | other players) (with | who have) {INT} or more {holding}",
        ],
        "each other player with {INT} or more {holding}",
    ),
    Family(
        "Those who have no more than so many",
        "who",
        [
            "(each | every) player (with | who has) {INT} or (fewer | less) {holding}",
            "(each | every) player (with | who has) at most {INT} {holding}",
        ],
        "each player with {INT} or fewer {holding}",
    ),
    Family(
        "Those of the others who have fewer than you",
        "who",
        ["(each | every) (opponent | other player) (with | who has) (fewer | less) {holding} than you [have | do]"],
        "each other player with fewer {holding} than you",
    ),
    # ---- given to others
    Family(
        "Time Points given away",
        "deed",
        [
            "(give | pay) (<another>) [of your choice] {INT} <tp>",
            "(give | pay) {INT} [of your] <tp> to (<another>) [of your choice]",
        ],
        "another player of your choice takes {INT} Time Point(s) from you",
    ),
    Family(
        "Time Points given to all others",
        "deed",
        ["(give | pay) (<others>) {INT} <tp>", "(give | pay) {INT} <tp> to (<others>)"],
        "each other player takes {INT} Time Point(s) from you",
    ),
    Family(
        "Cards given away",
        "deed",
        [
            "(give | pass) (<another>) [of your choice] {INT} (card | cards) [from your hand]",
            "(give | pass) {INT} (card | cards) [from your hand] to (<another>) [of your choice]",
        ],
        "another player of your choice takes {INT} card(s) that you give from your hand",
    ),
    Family(
        "Cards that others lay under the deck",
        "does",
        [
            (
                "[must] (puts | put | returns | return | places | place) {INT} (card | cards) [from <their hand>] "
                "(on | at | to | under) [the] (bottom of the [draw] deck | the [draw] deck)"
            )
        ],
        "puts {INT} card(s) from their hand on the bottom of the deck",
    ),
    Family(
        "Cards that others lay on the deck",
        "does",
        [
            (
                "[must] (puts | put | returns | return | places | place) {INT} (card | cards) [from <their hand>] on "
                "[the] top of the [draw] deck"
            )
        ],
        "puts {INT} card(s) from their hand on top of the deck",
    ),
    Family(
        "A hand that others exchange",
        "does",
        [
            (
                "[must] (discards | discard) (<their hand>) [.] [and] [then] (draws | draw) (as many [cards] | "
                "that many [cards] | the same number [of cards])"
            )
        ],
        "exchanges their hand",
    ),
    # ---- moved
    Family(
        "A counter moved",
        "deed",
        [
            "move (<a>) TARDIS [counter] (<from mine>)",
            "move (<a>) of your TARDIS counters to another [one] of your Locations",
        ],
        "move a TARDIS counter from one of your Locations to another",
    ),
    Family(
        "An attack moved beside",
        "deed",
        ["move {attack} to another Location (<same line>)", "move {attack} to another of that player's Locations"],
        "move {attack} to another Location of the same player",
    ),
    # ---- counted
    Family(
        "For each so many",
        "statement",
        [
            "{course} for (each | every) {SEVERAL} {holding} [that] you (have | own | hold)",
            "for (each | every) {SEVERAL} {holding} [that] you (have | own | hold) {course}",
            "{course} for (each | every) {SEVERAL} of your {holding}",
        ],
        "for each {SEVERAL} of your {holding}, {course}",
    ),
    Family(
        "One of the others who has few",
        "condition",
        [
            "(<another>) (has | holds | owns) {INT} or (fewer | less) {holding}",
            "(<another>) (has | holds | owns) at most {INT} {holding}",
        ],
        "another player has {INT} or fewer {holding}",
    ),
    Family(
        "One of the others who has none",
        "condition",
        ["(<another>) (has | holds | owns) (no | no more) {holding}"],
        "another player has no {holding}",
    ),
    Family(
        "All of the others who have so many",
        "condition",
        [
            "(each | every) (opponent | other player) (has | holds | owns) {INT} or more {holding}",
            "(each | every) (opponent | other player) (has | holds | owns) at least {INT} {holding}",
        ],
        "each other player has {INT} or more {holding}",
    ),
    # ---- conflicts
    Family(
        "Strong while nobody else defends",
        "ability",
        ["[this card (<gets> | is worth)] + {INT} strength (<as long as>) (<no others>)"],
        "this card has {INT} more strength if there are no other Defenders here",
        types=("defender",),
    ),
    Family(
        "Strong for each Defender of the Location",
        "ability",
        [
            (
                "[this card (<gets>)] + {INT} strength (for (each | every) | per) Defender (at | on) (the | this) "
                "[attacked] Location"
            ),
            "strength + {INT} (for (each | every) | per) Defender (at | on) (the | this) [attacked] Location",
        ],
        "this card has {INT} more strength for each of the Defenders here",
        types=("enemy",),
    ),
    Family(
        "An attack on the Location that fails",
        "event",
        [
            (
                "an attack (on | against) (this Location | <self>) (is (defeated | beaten | repelled | repulsed) | "
                "fails | loses)"
            )
        ],
        "the defence here wins",
        types=("defender", "location", "starting location"),
    ),
    Family(
        "Back in the hand",
        "deed",
        ["(put | take | return) (<self>) back (in | into | to) your hand"],
        "return this card to your hand",
        types=("defender", "enemy"),
    ),
    Family(
        "So many Victory Points while something is so",
        "ability",
        [
            (
                "(<as long as>) {conditions} (this Location | <self>) is worth {INT} (more | extra | additional) "
                "(Victory Point | Victory Points | VP)"
            ),
            (
                "(this Location | <self>) is worth {INT} (more | extra | additional) (Victory Point | Victory Points | "
                "VP) (<as long as>) {conditions}"
            ),
        ],
        "when the game ends, if {conditions}, score {INT} Victory Point(s)",
        types=("location", "starting location"),
    ),
    Family(
        "So many Defenders of yours there",
        "condition",
        ["you have {INT} or more <dfs> (<beside>)", "you have at least {INT} <dfs> (<beside>)"],
        "there are {INT} or more Defenders here",
        types=("defender", "location", "starting location"),
    ),
    Family(
        "Until your turn ends",
        "text",
        [
            "(until | to) (your turn ends | the end of (your | this | the) turn) {fighter} {change}",
            "{fighter} {change} (until | to) (your turn ends | the end of (your | this | the) turn)",
            "{fighter} {change} this turn",
            "this turn {fighter} {change}",
        ],
        "This card stays face-up in your Reserve until your turn ends and uses no place there. {fighter} {change}",
        types=("support",),
    ),
    Family(
        "Until your next turn",
        "text",
        [
            "until (your next turn | the start of your next turn | your next turn starts) {fighter} {change}",
            "{fighter} {change} until (your next turn | the start of your next turn | your next turn starts)",
        ],
        "This card stays face-up in your Reserve until your next turn and uses no place there. {fighter} {change}",
        types=("support",),
    ),
)

__all__ = ["CHOICES", "PARTS_OF_CHOICES"]
