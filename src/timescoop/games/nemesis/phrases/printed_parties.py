"""How designers word who does something, cards chosen from the deck, and what holds for a turn."""

from __future__ import annotations

from typing import Final

from timescoop.games.nemesis.phrases.printed_common import TILL_TURN_ENDS
from timescoop.language import Family, of_whom

PARTS_OF_PARTIES: Final = {
    "having": "who (has | holds | have | hold | controls | control) | that (has | holds | controls) | with",
    "hand there": "[in (their | his or her | the) hand | in hand]",
    "link": "[.] and | [.] then | and then | . and then",
    "their deck": "(their | his or her) deck",
    "top n": "[the] top {n:INT} cards of your deck",
    "a card": "a | an | one | 1 | any",
    "among": "[(from among | among | of | from) (them | these | those | these cards | those cards | the cards)]",
    "in hand now": "[(in | into | to) your hand]",
    "any order": "in any order [you like | you want | you choose | of your choice]",
    "until found": "reveal | find | turn over | get | see",
    "owner's deck": "(its | their | his or her) (owner's | owners') deck",
    "every player": "each player | every player | all players | players",
    "every one": "all | all of | each of | every one of",
    "owned": "(has | have | gets | get)",
    "that result": "the result | the roll | it | that number | the number rolled",
    "seen hand": "look at (<a hand>) [.] [and | then | and then]",
}

SEEN_BY_ALL: Final = "Is it enough that only you see the cards that you do not take?"
ALL_OF_THEM: Final = "All of them that you have then?"
TOGETHER: Final = "Once each time, however many cards it is at once?"

WHO: Final = (
    # ---- what others do, said of them
    Family(
        "Cards that others discard by chance",
        "does",
        [
            "(discards | discard) {INT} (card | cards) (at random | randomly) [from <their own hand>]",
            "(discards | discard) {INT} random (card | cards) [from <their own hand>]",
        ],
        "discard {INT} random card(s)",
    ),
    Family(
        "A hand that others cut down",
        "does",
        ["(discards | discard) down to {INT} [card | cards] (<hand there>)"],
        "discard down to {INT} card(s) in hand",
    ),
    Family(
        "A hand that others fill up",
        "does",
        ["(draws | draw) [cards] until (they | he or she) (have | has) {INT} cards (<hand there>)"],
        "draw until you have {INT} cards in your hand",
    ),
    Family(
        "The top of a deck that others discard",
        "does",
        ["(discards | discard) the top {INT} (card | cards) of (<their deck>)"],
        "discard the top {INT} card(s) of their deck",
    ),
    Family(
        "Cards that others vanquish",
        "does",
        ["(vanquishes | vanquish) one of (their | his or her) [own] {TYPE}"],
        "vanquish one of their {TYPE(s)}",
    ),
    Family(
        "Cards that others take back",
        "does",
        [
            "(returns | return) one of (their | his or her) [own] {TYPE} to (their | his or her | its owner's) hand",
        ],
        "return one of their {TYPE(s)} to its owner's hand",
    ),
    # ---- two things
    Family(
        "An opponent does two things",
        "deed",
        [
            "(<a seat>) [must] {first:does} (<link>) [(<that one>) [must]] {second:does}",
            "choose (<a seat>) [.] (<that one>) [must] {first:does} (<link>) [(<that one>) [must]] {second:does}",
            "choose (<a seat>) [.] (<that one>) [must] {first:does} . (<that one>) [must] {second:does}",
        ],
        "make an opponent both {first} and {second}",
    ),
    Family(
        "An opponent does one of two things",
        "deed",
        [
            "(<a seat>) [must] [choose (to)] either {first:does} or {second:does}",
            "choose (<a seat>) [.] (<that one>) [must] either {first:does} or {second:does}",
        ],
        "make an opponent either {first} or {second}",
    ),
    Family(
        "Each opponent does one of two things",
        "deed",
        ["(<each opp>) [must] [choose (to)] either {first:does} or {second:does}"],
        "make each opponent either {first} or {second}",
    ),
    Family(
        "Each player does one of two things",
        "deed",
        ["(<each one>) [must] [choose (to)] either {first:does} or {second:does}"],
        "make each player either {first} or {second}",
    ),
    Family(
        "Each in the Conflict does one of two things",
        "deed",
        ["(<rivals>) [must] [choose (to)] either {first:does} or {second:does}"],
        "make each opponent in this Conflict either {first} or {second}",
    ),
    Family(
        "One of those in the Conflict",
        "deed",
        [
            "(<rival>) [must] {does}",
            "choose (<rival>) [.] (<that one>) [must] {does}",
        ],
        "make an opponent in this Conflict {does}",
    ),
    # ---- of whom something is so
    Family(
        "With many cards",
        "feature",
        ["(<having>) {INT} or more cards (<hand there>)", "(<having>) at least {INT} cards (<hand there>)"],
        "holds {INT} or more cards",
    ),
    Family(
        "With few cards",
        "feature",
        ["(<having>) {INT} or (fewer | less) cards (<hand there>)", "(<having>) at most {INT} cards (<hand there>)"],
        "holds {INT} or fewer cards",
    ),
    Family("With no cards", "feature", ["(<having>) no cards (<hand there>)"], "holds 0 or fewer cards"),
    Family(
        "With much Power",
        "feature",
        ["(<having>) {INT} or more <power>", "(<having>) at least {INT} <power>"],
        "holds {INT} or more Power",
    ),
    Family(
        "With little Power",
        "feature",
        ["(<having>) {INT} or (fewer | less) <power>", "(<having>) at most {INT} <power>"],
        "holds {INT} or fewer Power",
    ),
    Family("With no Power", "feature", ["(<having>) no <power>"], "holds 0 or fewer Power"),
    Family(
        "With more Power than you",
        "feature",
        ["(<having>) more <power> than you [have | do]"],
        "holds more Power than you",
    ),
    Family(
        "With more cards than you",
        "feature",
        ["(<having>) more cards (<hand there>) than you [have | do]"],
        "holds more cards than you",
    ),
    Family(
        "With a card of a type",
        "feature",
        ["(<having>) [at least] (<a card>) {TYPE} {where}"],
        "has a(n) {TYPE} {where}",
    ),
    Family(
        "With a card of a type in play",
        "feature",
        ["(<having>) [at least] (<a card>) {TYPE}"],
        "has a(n) {TYPE} in play",
    ),
    Family(
        "Without a card of a type",
        "feature",
        ["(<having>) no {TYPE} {where}", "without (a | an | any) {TYPE} {where}"],
        "has no {TYPE(s)} {where}",
    ),
    Family(
        "Without a card of a type in play",
        "feature",
        ["(<having>) no {TYPE}", "without (a | an | any) {TYPE}"],
        "has no {TYPE(s)} in play",
    ),
    *of_whom("does"),
)

DECKS: Final = (
    Family(
        "One of the cards on top, the others put under the deck",
        "deed",
        ["look at (<top n>) [.] [and | then] (<keeps>) (<a card>) card (<among>) (<in hand now>) (<under rest>)"],
        "put 1 of the top {n} cards of your deck into your hand and the others on the bottom",
        alone=True,
    ),
    Family(
        "One of the cards on top by its type, the others put under the deck",
        "deed",
        [
            (
                "look at (<top n>) [.] [and | then] [you may] (<keeps>) (<a card>) {TYPE} (<among>) (<in hand now>) "
                "(<under rest>)"
            )
        ],
        "take a(n) {TYPE} from the top {n} cards of your deck and put the others on the bottom",
    ),
    Family(
        "The same, where all are revealed",
        "deed",
        [
            (
                "reveal (<top n>) [.] [and | then] [you may] (<keeps>) (<a card>) {TYPE} (<among>) (<in hand now>) "
                "(<under rest>)"
            )
        ],
        "take a(n) {TYPE} from the top {n} cards of your deck and put the others on the bottom",
        asks=SEEN_BY_ALL,
    ),
    Family(
        "One of the cards on top by its type, the others discarded",
        "deed",
        [
            (
                "(look at | reveal) (<top n>) [.] [and | then] [you may] (<keeps>) (<a card>) {TYPE} (<among>) "
                "(<in hand now>) (<rest away>)"
            )
        ],
        "take a(n) {TYPE} from the top {n} cards of your deck and discard the others",
    ),
    Family(
        "All of a type among the cards on top, the others put under the deck",
        "deed",
        [
            (
                "reveal (<top n>) [.] [and | then] (<keeps>) (all | every | each) [the] {TYPE} (<among>) [you reveal | "
                "revealed] (<in hand now>) (<under rest>)"
            )
        ],
        "take all {TYPE(s)} from the top {n} cards of your deck and put the others on the bottom",
    ),
    Family(
        "All of a type among the cards on top, the others discarded",
        "deed",
        [
            (
                "reveal (<top n>) [.] [and | then] (<keeps>) (all | every | each) [the] {TYPE} (<among>) [you reveal | "
                "revealed] (<in hand now>) (<rest away>)"
            )
        ],
        "take all {TYPE(s)} from the top {n} cards of your deck and discard the others",
    ),
    Family(
        "Cards revealed until one fits",
        "deed",
        [
            (
                "(reveal | turn over | flip) cards from [the top of] your deck until you (<until found>) (<a card>) "
                "{TYPE} [.] [and | then] (<keeps>) (it | that card | that {m:TYPE}) (<in hand now>) (<rest away>)"
            )
        ],
        "reveal cards from your deck until one is a(n) {TYPE}, take it and discard the others",
        same=(("TYPE", "m"),),
    ),
    Family(
        "The same, where nothing is said of the others",
        "deed",
        [
            (
                "(reveal | turn over | flip) cards from [the top of] your deck until you (<until found>) (<a card>) "
                "{TYPE} [.] [and | then] (<keeps>) (it | that card | that {m:TYPE}) (<in hand now>)"
            )
        ],
        "reveal cards from your deck until one is a(n) {TYPE}, take it and discard the others",
        same=(("TYPE", "m"),),
        asks="Are the other cards discarded?",
    ),
    Family(
        "Cards on top put in another order",
        "deed",
        [
            (
                "look at (<top n>) [.] [and | then] (put | return | place) (them | these cards | those cards | the "
                "cards) back [on [the] top [of (your deck | it)]] (<any order>)"
            ),
            "look at (<top n>) [.] [and | then] (rearrange | reorder) them [(<any order>)]",
            "(reorder | put) (<top n>) [back] (<any order>)",
        ],
        "rearrange the top {n} cards of your deck",
    ),
    Family(
        "One of the cards on top kept, the others put back on top in another order",
        "course",
        [
            (
                "look at (<top n>) [.] [and | then] (<keeps>) (one | 1) (<among>) (<in hand now>) [.] [and] [(put | "
                "place | return)] [the] (rest | others | other cards) back [on [the] top [of your deck]] (<any order>)"
            )
        ],
        "rearrange the top {n} cards of your deck, then draw 1 card",
    ),
    Family(
        "Cards chosen out of a hand that you look at",
        "deed",
        [
            (
                "(<seen hand>) choose {INT} {TYPE} [from it | there | in it] [.] [and] discard (it | them | that "
                "card | those cards)"
            ),
            "(<seen hand>) discard {INT} {TYPE} [of your choice] [from it | from there]",
        ],
        "choose and discard {INT} {TYPE(s)} from the hand of an opponent",
    ),
    Family(
        "Cards that you choose and discard",
        "deed",
        [
            "choose and discard {INT} {TYPE} [from your hand]",
            "choose {INT} {TYPE} (in | from) your hand and discard (it | them)",
        ],
        "discard {INT} {TYPE(s)}",
    ),
    Family(
        "A card found that is shown",
        "deed",
        [
            (
                "search your deck for (<a card>) {TYPE} [.] [and] (show | reveal) it [to (all | the other | your) "
                "(players | opponents)] [.] [and] (<keeps>) it (<in hand now>) [. [then] shuffle [your deck]]"
            )
        ],
        "search for 1 {TYPE}",
        asks="The others do not see the card that you find. Is that right?",
    ),
    Family(
        "One that is chosen, and sent back",
        "deed",
        ["choose {pick} [.] [and] (return | put | send) (it | that Character | that card) [back] to its owner's hand"],
        "return {pick} to its owner's hand",
    ),
    Family(
        "Cards of the discard pile, of your choice",
        "deed",
        ["(<keeps>) {INT} {TYPE} of your choice (<my pile>) (<in hand now>)"],
        "retrieve {INT} {TYPE(s)}",
    ),
    Family(
        "A card of the discard pile, and the others shuffled into the deck",
        "course",
        [
            (
                "(<keeps>) {INT} {TYPE} [of your choice] (<my pile>) (<in hand now>) (<link>) shuffle the (rest | "
                "others) [of (it | your discard pile)] into your deck"
            )
        ],
        "retrieve {INT} {TYPE(s)}, then shuffle your discard pile into your deck",
    ),
    Family(
        "A card found that is put into play",
        "deed",
        [
            (
                "search your deck for (<a card>) {TYPE} [.] [and] put it into play [at (any | a | one) Location [of "
                "your choice]]"
            )
        ],
        "search for and play a(n) {TYPE}",
        asks="Is it played as from your hand, without an Action?",
    ),
    Family(
        "To the top of a deck",
        "deed",
        ["(put | return | place | move) {pick} (on | onto | to) [the] top of (<owner's deck>)"],
        "return {pick} to the top of its owner's deck",
    ),
    Family(
        "To the bottom of a deck",
        "deed",
        ["(put | return | place | move) {pick} (on | to | at | under) [the] bottom of (<owner's deck>)"],
        "return {pick} to the bottom of its owner's deck",
    ),
    Family(
        "Into a deck", "deed", ["shuffle {pick} [back] into (<owner's deck>)"], "shuffle {pick} into its owner's deck"
    ),
)


def safe(verb: str, span: str, asks: str = "") -> tuple[Family, ...]:
    """Forms for cards of which the text says that something cannot be done to them for a while."""
    never = f"(<never>) be {verb} (<by all>) (<{span}>)"
    means = f"from being {verb} until the turn ends"
    return (
        Family(
            f"One that can't be {verb}",
            "deed",
            [f"choose {{pick}} [.] (it | they) {never}", f"protect {{pick}} from being {verb} (<{span}>)"],
            f"keep {{pick}} {means}",
            asks=asks,
        ),
        Family(
            f"One of yours that can't be {verb}",
            "deed",
            [f"(one | any one | 1) of your {{TYPE}} {never}"],
            f"keep one of your {{TYPE(s)}} {means}",
            asks=asks,
        ),
        Family(
            f"All of yours that can't be {verb}",
            "deed",
            [f"(<every one>) your {{TYPE}} {never}"],
            f"keep all your {{TYPE(s)}} {means}",
            asks=asks,
        ),
        Family(
            f"All of yours at a place that can't be {verb}",
            "deed",
            [f"(<every one>) your {{TYPE}} {{where}} {never}"],
            f"keep all your {{TYPE(s)}} {{where}} {means}",
            asks=asks,
        ),
        Family(
            f"Yours that can't be {verb}, without a word of how many",
            "deed",
            [f"your {{TYPE}} {never}"],
            f"keep all your {{TYPE(s)}} {means}",
            asks=asks or ALL_OF_THEM,
        ),
        Family(
            f"Yours at a place that can't be {verb}, without a word of how many",
            "deed",
            [f"your {{TYPE}} {{where}} {never}"],
            f"keep all your {{TYPE(s)}} {{where}} {means}",
            asks=asks or ALL_OF_THEM,
        ),
        Family(
            f"The card itself, that can't be {verb}",
            "deed",
            [f"(this Character | it) {never}"],
            f"keep this Character {means}",
            types=("character",),
            asks=asks,
        ),
    )


TURN: Final = (
    *safe("vanquished", "turn long"),
    *safe("thwarted", "turn long"),
    *safe("vanquished", "fight long", TILL_TURN_ENDS),
    *safe("thwarted", "fight long", TILL_TURN_ENDS),
    Family(
        "Strength doubled for a turn",
        "deed",
        ["double the Strength of {pick} (<turn long>)"],
        "double the Strength of {pick} until the turn ends",
    ),
    Family(
        "Strength doubled for a Conflict, or for a time that is not named",
        "deed",
        ["double the Strength of {pick} [(<fight long>)]"],
        "double the Strength of {pick} until the turn ends",
        asks=TILL_TURN_ENDS,
    ),
    Family(
        "All of a type at a Location moved",
        "statement",
        ["move (each | all | every) {TYPE} (<at one>) to another Location"],
        "at a Location of your choice, move all {TYPE(s)} at that Location",
        asks="May each of them go to a different Location?",
    ),
    Family(
        "What the die shows as Strength",
        "statement",
        ["roll a die [.] [and] (add (<that result>) to your Strength | gain Strength equal to (<that result>))"],
        "roll a die: on 1-6, gain Strength equal to the roll",
    ),
    Family(
        "What the die shows as Power",
        "statement",
        ["roll a die [.] [and] (gain (<that result>) as Power | gain Power equal to (<that result>))"],
        "roll a die: on 1-6, gain Power equal to the roll",
    ),
)

RULES: Final = (
    Family(
        "You draw",
        "event",
        ["you draw one or more cards", "you draw any cards"],
        "you draw cards",
    ),
    Family("You draw a card", "event", ["you draw a card"], "you draw cards", asks=TOGETHER),
    Family(
        "An opponent draws",
        "event",
        ["(<any opp>) draws (one or more cards | any cards | cards)"],
        "an opponent draws cards",
    ),
    Family("An opponent draws a card", "event", ["(<any opp>) draws a card"], "an opponent draws cards", asks=TOGETHER),
    Family(
        "You discard",
        "event",
        ["you discard (one or more cards | any cards | cards) [from your hand]"],
        "you discard cards from your hand",
    ),
    Family(
        "You discard a card",
        "event",
        ["you discard a card [from your hand]"],
        "you discard cards from your hand",
        asks=TOGETHER,
    ),
    Family(
        "An opponent discards",
        "event",
        ["(<any opp>) discards (one or more cards | any cards | cards) [from <their own hand>]"],
        "an opponent discards cards from their hand",
    ),
    Family(
        "An opponent discards a card",
        "event",
        ["(<any opp>) discards a card [from <their own hand>]"],
        "an opponent discards cards from their hand",
        asks=TOGETHER,
    ),
    Family(
        "Another one there",
        "pick",
        ["(another | one other) {TYPE} {where}"],
        "another {TYPE} {where}",
        types=("character", "constant"),
    ),
    Family(
        "All others here",
        "those",
        ["[(all | each | every)] other {TYPE} (<here>)"],
        "all other {TYPE(s)} at this Location",
    ),
    Family(
        "No others there",
        "condition",
        ["there (is | are) no other {TYPE} {where}"],
        "there are no other {TYPE(s)} {where}",
    ),
    Family(
        "The most there",
        "condition",
        [
            "you (have | control) the most {TYPE} {where}",
            "you (have | control) more {TYPE} {where} than (each | every | any) (opponent | other player)",
        ],
        "you have the most {TYPE(s)} {where}",
    ),
    Family(
        "Upgrades counted",
        "thing",
        ["Upgrade (on | attached to | of) (this Character | it)", "Upgrade (it | this Character) (has | bears)"],
        "attached Upgrade",
    ),
    Family("Hands counted", "thing", ["(card | cards) in your hand"], "card you have in your hand"),
    Family(
        "Strength that is a number",
        "ability",
        [
            "[Ongoing] {those} (<owned>) Strength equal to the number of {thing}",
            "[Ongoing] the Strength of {those} is [equal to] the number of {thing}",
        ],
        "Ongoing: +1 Strength for {those} for each {thing}",
        asks="On top of the Strength that is printed on it?",
    ),
    Family(
        "A hand that may be larger",
        "ability",
        [
            (
                "[Ongoing] you (may | can) (hold | keep | have) {INT} (more | additional | extra) (card | cards) [in "
                "[your] hand] [at the end of your turn]"
            )
        ],
        "Ongoing: your Hand Limit is {INT} higher",
    ),
)

PARTIES: Final = (*WHO, *DECKS, *TURN, *RULES)

__all__ = ["PARTIES", "PARTS_OF_PARTIES"]
