"""How people word cards of Nemesis when they talk about them: who is alone, what others must do, what is given up."""

from __future__ import annotations

from typing import Final

from timescoop.language import Family

ALWAYS: Final = "Does it happen each time it can?"
GIVEN_UP: Final = "Is it vanquished?"

PARTS_OF_SPOKEN: Final = {
    "all rivals": (
        "(each | every) opponent | (each | every) other player | all [your] opponents | all other players "
        "| opponents | your opponents"
    ),
    "everybody": "each player | every player | all players | everyone | everybody",
    "some rival": "an opponent | one opponent | any opponent | target opponent | another player | target player",
    "this very one": "(this card | this Character | it | this)",
    "by itself": (
        "alone [(<here>)] | (by | on) (itself | its | his | her) [own] [(<here>)] | the only Character (<here>)"
    ),
    "would fall": "(would be | is about to be) (thwarted | defeated)",
    "would be gone": "(would be | is about to be) (vanquished | destroyed)",
    "on my turns": (
        "(during | in | on) your turn | while it is your turn | as long as it is your turn | if it is your turn"
    ),
    "a fight": "(in | during) (a | the | any) Conflict",
    "give up": "discard | give up | remove | return",
    "once each": "once (per | each | every | a | in each) turn",
    "and shuffle": "[[and] [then] shuffle [(your deck | it)]]",
    "see hand": (
        "(shows | show | reveals | reveal) [you] (their | his | her | the) hand [to you] [.] [and] [you] "
        "(choose | chooses)"
    ),
    "so discarded": (
        "[.] [(that | which)] (they [must] discard | is discarded | that player [must] discards) [(it | "
        "them)] | [.] and (they discard | discard | that player discards | you discard) (it | them) | to "
        "discard"
    ),
}

OF_OTHERS: Final = (
    Family(
        "Power that others discard or pay",
        "does",
        ["(discards | discard | pays | pay) {INT} <power>"],
        "lose {INT} Power",
    ),
    Family("Cards that others draw, without the noun", "does", ["(draws | draw) {INT}"], "draw {INT} card(s)"),
    Family(
        "A hand that is shown, out of which you discard",
        "deed",
        [
            (
                "[choose] (<some rival>) [.] [(they | that player)] [must] (shows | show | reveals | reveal) [you] "
                "(their | his | her) hand [to you] [.] [and] [then] you discard {INT} [of (their | the | "
                "those)] {TYPE} [(there | from it | in it)]"
            )
        ],
        "choose and discard {INT} {TYPE(s)} from the hand of an opponent",
    ),
    Family(
        "One of two things that all others do, with one verb",
        "deed",
        [
            ("(<all rivals>) [must] (discards | discard | loses | lose) {n:INT} <power> or {m:INT} (card | cards)"),
            ("(<all rivals>) [must] (discards | discard | loses | lose) {m:INT} (card | cards) or {n:INT} <power>"),
        ],
        "make each opponent either lose {n} Power or discard {m} card(s)",
    ),
    Family(
        "A card of a hand that is shown, chosen and discarded",
        "deed",
        [
            (
                "[choose] (<some rival>) [.] [(they | that player)] (<see hand>) {INT} {TYPE} [(there | from it | "
                "in it)] [(<so discarded>)]"
            ),
            (
                "(<some rival>) reveals [their | his | her] hand . [you] (choose [and discard] | discard) {INT} "
                "{TYPE} [(there | from it | in it)]"
            ),
            (
                "look at (an opponent's | another player's) hand [.] [and] [you] (choose [and discard] | discard) "
                "{INT} {TYPE} [(there | from it | in it)]"
            ),
        ],
        "choose and discard {INT} {TYPE(s)} from the hand of an opponent",
    ),
    Family(
        "One of theirs that others give up",
        "deed",
        [
            (
                "(<all rivals>) [must] (sacrifices | sacrifice | vanquishes | vanquish) (a | one | 1 | one of "
                "their) {TYPE}"
            )
        ],
        "make each opponent vanquish one of their {TYPE(s)}",
        asks=GIVEN_UP,
    ),
    Family(
        "One of theirs that all give up",
        "deed",
        [("(<everybody>) [must] (sacrifices | sacrifice | vanquishes | vanquish) (a | one | 1 | one of their) {TYPE}")],
        "make each player vanquish one of their {TYPE(s)}",
        asks=GIVEN_UP,
    ),
    Family(
        "What opponents cannot play in your turn",
        "ability",
        [
            "[Ongoing] [your] opponents (cannot | can't | may not) play {TYPE} (<on my turns>)",
            "[Ongoing] (<on my turns>) [your] opponents (cannot | can't | may not) play {TYPE}",
        ],
        "Ongoing: opponents cannot play {TYPE(s)} if it is your turn",
        types=("character", "constant"),
    ),
)

OF_CARDS: Final = (
    Family("One of yours given up", "deed", ["sacrifice {pick}"], "vanquish {pick}", asks=GIVEN_UP),
    Family(
        "One of yours in play given up, with another verb",
        "deed",
        [
            (
                "(discard | give up | destroy) (a | an | one | 1) {TYPE} (of yours | [that] you control | "
                "[that] you have in play)"
            )
        ],
        "vanquish one of your {TYPE(s)}",
        asks=GIVEN_UP,
    ),
    Family(
        "Plot put on the card itself",
        "deed",
        ["(put | place | lay) {INT} <plot> on this"],
        "place {INT} Plot on this card",
        types=("character", "constant"),
    ),
    Family(
        "One of a type there, of which there may be several",
        "those",
        ["(a | any) {TYPE} (<here>)"],
        "all {TYPE(s)} at this Location",
        asks="Each of them, if there are several?",
    ),
    Family(
        "Strength that is given to others all the time",
        "ability",
        ["Ongoing (add | give) + {INT} [Strength] to {those}", "Ongoing give {those} + {INT} [Strength]"],
        "Ongoing: +{INT} Strength for {those}",
        types=("character", "constant"),
    ),
    Family(
        "Power given up as a price",
        "step",
        ["(<give up>) {n:INT} <power> [from your Control Board] to {then:deeds}"],
        "spend {n} Power to {then}",
    ),
    Family(
        "Others of yours, by who controls them",
        "those",
        ["[all | each | every] [of] other {TYPE} (you control | of yours | that you control)"],
        "your other {TYPE(s)}",
    ),
    Family(
        "Others of yours there, by who controls them",
        "those",
        ["[all | each | every] [of] other {TYPE} (you control | of yours | that you control) (<here>)"],
        "your other {TYPE(s)} at this Location",
    ),
    Family(
        "Strength while something is so, in other words",
        "ability",
        [
            (
                "[Ongoing] {those} (<gets>) {INT} (more | extra | additional) Strength (if | while | as long as) "
                "{conditions}"
            ),
            (
                "[Ongoing] (if | while | as long as) {conditions} {those} (<gets>) {INT} (more | extra | "
                "additional) Strength"
            ),
            "[Ongoing] {those} (is | are) {INT} stronger (if | while | as long as) {conditions}",
            "[Ongoing] (if | while | as long as) {conditions} {those} (is | are) {INT} stronger",
        ],
        "Ongoing: +{INT} Strength for {those} if {conditions}",
        types=("character", "constant"),
    ),
    Family(
        "Stronger, as people say it",
        "ability",
        ["[Ongoing] {those} (is | are) {INT} stronger"],
        "Ongoing: +{INT} Strength for {those}",
        types=("character", "constant"),
    ),
    Family("All there, without a word for all", "those", ["{TYPE:TYPES} (<here>)"], "all {TYPE(s)} at this Location"),
    Family(
        "What nobody moves",
        "ability",
        [
            "[Ongoing] {those} (cannot | can't) be moved [by (anyone | anybody | any player)]",
            "[Ongoing] (nobody | no one | no player) (can | may) move {those}",
        ],
        "Ongoing: nobody can move {those}",
        types=("character", "constant"),
    ),
    Family(
        "A card fetched from the deck, shown or not",
        "deed",
        [
            (
                "(search | look through) [your] [Nemesis] (deck | Deck) for {INT} {TYPE} [.] [and] (reveal | "
                "show) (it | them) [.] [and] [then] (put | take | add) (it | them) (in | into | to) your hand "
                "(<and shuffle>)"
            )
        ],
        "search for {INT} {TYPE(s)}",
        asks="May it stay hidden from the others?",
    ),
    Family(
        "A card fetched from the deck and played",
        "deed",
        [
            (
                "(search | look through) [your] [Nemesis] (deck | Deck) for (a | an | one | 1) {TYPE} [.] [and] "
                "[then] play (it | that card) (<and shuffle>)"
            )
        ],
        "search for and play a(n) {TYPE}",
    ),
    Family(
        "Another card played beside it",
        "deed",
        [("play (another | one more) {TYPE} [from your hand] (<here> | at the same Location | with it | beside it)")],
        "play 1 {TYPE} at this Location",
        types=("character",),
    ),
    Family(
        "A discarded card taken back",
        "deed",
        [
            (
                "(put | take | return | bring | move) {INT} {TYPE} from [your | the] discard pile [back] (in | "
                "into | to) your hand"
            )
        ],
        "retrieve {INT} {TYPE(s)}",
    ),
)

OF_BEARERS: Final = (
    Family("A type to be put on, without an article", "bearer", ["{TYPE}"], "a(n) {TYPE}"),
    Family("One of yours to be put on", "bearer", ["your {TYPE}"], "one of your {TYPE(s)}"),
    Family("A Location to be put on", "bearer", ["[a | any | one] Location"], "a Location"),
    Family(
        "What a Constant is put on",
        "ability",
        [
            (
                "[Play] (attach | attaches | attached | put | place | goes | play) [(<this very one>)] (to | on | "
                "onto) {bearer}"
            ),
            "attach {bearer}",
            "attachment {bearer}",
        ],
        "Play: attach to {bearer}",
        types=("constant",),
    ),
)

OF_TIMES: Final = (
    Family(
        "Infiltrating, in other words",
        "ability",
        [
            (
                "[Infiltrate] [you (may | can)] (play | place) this (Character | card) (on | at) (any | an opponent's "
                "| another player's) [Control] (Board | Location)"
            ),
            (
                "[Infiltrate] this (Character | card) (may | can) be (played | placed) (on | at) (any | an opponent's "
                "| another player's) [Control] (Board | Location)"
            ),
        ],
        "Infiltrate",
        types=("character",),
        asks="Your own board too?",
    ),
    *[
        Family(
            f"A Conflict {fate}{place}, by another name",
            "event",
            [f"you {verb} (a | any | the) (fight | battle){here}"],
            f"you {verb} a Conflict{strict}",
        )
        for verb, fate in (("win", "won"), ("lose", "lost"))
        for place, here, strict in (("", "", ""), (" there", " (<here>)", " at this Location"))
    ],
    Family(
        "All your Locations occupied",
        "condition",
        [
            "you have all [(four | 4)] [of] your Locations (filled with | occupied by) (<some of>) {TYPE}",
            "you have (<some of>) {TYPE} (at | on | in) (each | every | all) [(four | 4)] [of] your Locations",
        ],
        "you have a(n) {TYPE} at each Location of your Control Board",
    ),
    Family(
        "Winning, said once more behind the label",
        "ability",
        ["Win you win [the game] (<win if>) {conditions}"],
        "Win: when {conditions}",
    ),
    Family(
        "What a card does as it is played",
        "ability",
        [
            "(when | as | after) you play this Character {statement}",
            "(when | as | after) this Character is played {statement}",
            "(when | as | after) you (play | attach) this card {statement}",
        ],
        "Play: {statement}",
        types=("character", "constant"),
    ),
    Family(
        "Strength of one's side",
        "deed",
        [
            ("(you | your side) (get | gets | gain | gains | has | have) {INT} (more | extra | additional) Strength"),
            "(you | your side) (get | gets | gain | gains | has | have) + {INT} [Strength]",
        ],
        "gain {INT} Strength",
        types=("instant",),
    ),
    Family(
        "A Character that stands alone",
        "condition",
        ["(<by itself>)", "(<this very one>) is (<by itself>)"],
        "there are no other Characters at this Location",
        types=("character",),
    ),
    Family(
        "Somebody known that is in play",
        "condition",
        ["the {TYPE} is {where}", "(a | an | any) {TYPE} is {where}"],
        "there is a(n) {TYPE} {where}",
    ),
    Family(
        "What a won Conflict brings",
        "statement",
        [
            "{course} if you win [(it | this Conflict | the Conflict | that Conflict)]",
            "if you win [(it | this Conflict | the Conflict | that Conflict)] {course}",
        ],
        "once you win this Conflict, {course}",
        types=("instant",),
    ),
    Family(
        "What a lost Conflict brings",
        "statement",
        [
            "{course} if you lose [(it | this Conflict | the Conflict | that Conflict)]",
            "if you lose [(it | this Conflict | the Conflict | that Conflict)] {course}",
        ],
        "once you lose this Conflict, {course}",
        types=("instant",),
    ),
    Family(
        "An Instant of a Conflict, in a sentence of its own",
        "ability",
        ["[you (may | can)] [only] play this [card] [only] (<a fight>) . {statement}", "(<a fight>) {statement}"],
        "Conflict: {statement}",
        types=("instant",),
    ),
    Family(
        "What happens at most once each turn, said first",
        "rule",
        [
            "(<once each>) when {event} {statement}",
            "when {event} for the first time (each | every | in each) turn {statement}",
            "the first time {event} (each | every | in each) turn {statement}",
        ],
        "when {event}, once each turn, {statement}",
    ),
    Family(
        "Thwarted, or something given up instead",
        "rule",
        [
            (
                "(if | when) (<this very one>) (<would fall>) [you] [(may | can)] {deeds} instead [to keep it "
                "(where it is | in play)]"
            ),
            "(if | when) (<this very one>) (<would fall>) [you] [(may | can)] instead {deeds}",
        ],
        "when this Character would be thwarted, {deeds} instead",
        types=("character",),
        asks=ALWAYS,
    ),
    Family(
        "Vanquished, or something given up instead",
        "rule",
        [
            (
                "(if | when) (<this very one>) (<would be gone>) [you] [(may | can)] {deeds} instead [to keep it "
                "(where it is | in play)]"
            ),
            "(if | when) (<this very one>) (<would be gone>) [you] [(may | can)] instead {deeds}",
        ],
        "when this Character would be vanquished, {deeds} instead",
        types=("character",),
        asks=ALWAYS,
    ),
)

POWER_INSTEAD: Final = tuple(
    [
        Family(
            f"Power given up instead of being {fate}",
            "rule",
            [
                (
                    f"(if | when) (<this very one>) (<{would}>) [you] [(may | can)] (<give up>) {{INT}} <power> "
                    "instead [to keep it (where it is | in play)]"
                )
            ],
            f"when this Character would be {fate}, spend {{INT}} Power instead",
            types=("character",),
            asks=ALWAYS,
        )
        for would, fate in (("would fall", "thwarted"), ("would be gone", "vanquished"))
    ]
)

SPOKEN: Final = (*OF_OTHERS, *OF_CARDS, *OF_BEARERS, *OF_TIMES, *POWER_INSTEAD)

__all__ = ["PARTS_OF_SPOKEN", "SPOKEN"]
