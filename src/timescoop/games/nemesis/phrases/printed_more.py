"""How designers combine what cards of Nemesis say: places, negations, bans behind a bonus, Conflicts, played there."""

from __future__ import annotations

from typing import Final

from timescoop.games.nemesis.phrases.printed_common import TILL_TURN_ENDS
from timescoop.language import Family

PARTS_OF_MORE: Final = {
    "never": "can't | cannot | can not | may not",
    "a foe's": "(an opponent's | another player's | an opposing | an enemy | one of an opponent's)",
    "foes'": "(opposing | enemy | opponents' | opponent's | an opponent's)",
    "some of": "(a | an | one | at least one | one or more | any)",
    "just one": "(a | an | one | 1 | any | any one)",
    "low": "(less | lower | fewer)",
    "high": "(more | higher | greater)",
    "with strength": "(with | of | that has | that have | who has)",
    "not did": "(have not | haven't | did not | didn't)",
    "my end": "(in | during | at) (your | each of your | the) End (Step | Steps)",
    "my start": "(in | during | at) (your | each of your | the) Start (Step | Steps)",
    "that deck": "(your | its owner's | the owner's) deck",
    "below it": "(on | at | to | under) [the] bottom of (<that deck>)",
    "atop": "(on | onto | to) [the] top of (<that deck>)",
    "this one": "[this card | it | this Instant]",
    "an extra": "an extra | one extra | 1 extra | an additional | one additional | 1 additional | one more | 1 more",
    "there now": "(at | to | into) (this Location | its Location) | here",
}
SECOND: Final = "One more than usual?"
GONE: Final = "Instead? Once that has happened, it lies in the discard pile."
LABELS: Final = (
    "Play",
    "Action",
    "Start Step",
    "Minion Step",
    "Conflict",
    "End Step",
    "Infiltrate",
    "Blink",
    "Conflict Blink",
)
STAYING_OR_INSTANT: Final = ("character", "constant", "instant")
OWNER: Final = "Is its owner meant?"

PLACES: Final = (
    Family(
        "A board of somebody else, without its full name",
        "where",
        [
            "(on | at) (an opponent's | another player's | one opponent's | any opponent's) (Board | Location)",
            "(on | at) an opposing ([Control] Board | Location)",
        ],
        "on an opponent's Control Board",
    ),
    Family(
        "Where the card is, as its own Location",
        "where",
        ["at (its | his | her) Location", "at its current Location"],
        "at this Location",
        types=("character", "constant"),
    ),
    Family(
        "Where one of a type is",
        "where",
        [
            "(at | on) (a | any | one) Location (with | that has | containing) (<some of>) {TYPE}",
            "(at | on) (a | any | one) Location where there is (<some of>) {TYPE}",
        ],
        "at a Location with a(n) {TYPE}",
    ),
    Family(
        "Where one of yours is",
        "where",
        [
            (
                "(at | on) (a | any | one) Location (with | that has | containing) (one of your | at least one of "
                "your) {TYPE}"
            ),
            "(at | on) (a | any | one) Location where you (have | control) (<some of>) {TYPE}",
        ],
        "at a Location with one of your {TYPE(s)}",
    ),
    Family(
        "Where one of theirs is",
        "where",
        [
            "(at | on) (a | any | one) Location (with | that has | containing) (<a foe's>) {TYPE}",
            (
                "(at | on) (a | any | one) Location where (an opponent | another player) (has | controls) (<some of>) "
                "{TYPE}"
            ),
        ],
        "at a Location with an opponent's {TYPE}",
    ),
    Family(
        "A Location of your own to be put on",
        "bearer",
        [
            "(one of your | any of your | any one of your) [own] Locations",
            "(a | any | one) Location of yours",
            "(a | any | one) Location (on | of) your [own] [Control] Board",
        ],
        "a Location on your Control Board",
    ),
    Family(
        "Locations with at least one of yours",
        "thing",
        [
            "Location (with | that has) (at least one | one or more) of your {TYPE}",
            "Location (where | in which | at which) you (have | control) (at least one | one or more) {TYPE}",
            "Location where you (have | control) (a | an | one) {TYPE}",
        ],
        "Location with one of your {TYPE(s)}",
    ),
    Family(
        "Locations of others with at least one of yours",
        "thing",
        [
            (
                "(opponent's | opposing | opponents') Location (where | in which) you (have | control) "
                "(at least one | one or more) {TYPE}"
            ),
            "(opponent's | opposing | opponents') Location with (at least one | one or more) of your {TYPE}",
        ],
        "opponents' Location with one of your {TYPE(s)}",
    ),
)

TESTS: Final = (
    Family(
        "One on every other board",
        "condition",
        ["you (have | control) (<some of>) {TYPE} (on | at) (each | every) (opponent's | other) [Control] Board"],
        "you have a(n) {TYPE} on each opponent's Control Board",
    ),
    Family(
        "One at each of your Locations",
        "condition",
        [
            (
                "you (have | control) (<some of>) {TYPE} at (each of | all of | all | every one of) your [own] [four] "
                "Locations"
            ),
            "you (have | control) (<some of>) {TYPE} at (each | every) Location (on | of) your [own] [Control] Board",
        ],
        "you have a(n) {TYPE} at each Location of your Control Board",
    ),
    Family(
        "None of theirs at a place",
        "condition",
        [
            "there (are | is) no (<foes'>) {TYPE} {where}",
            "no (opposing | enemy) {TYPE} (is | are) {where}",
            "(no opponent | no other player) (has | controls) (a | an | any) {TYPE} {where}",
            "(your opponents | opponents) (have | control) no {TYPE} {where}",
        ],
        "no opponent has a(n) {TYPE} {where}",
    ),
    Family(
        "None of theirs",
        "condition",
        [
            "(no opponent | no other player) (has | controls) (a | an | any) {TYPE}",
            "(your opponents | opponents) (have | control) no {TYPE}",
        ],
        "no opponent has a(n) {TYPE} in play",
    ),
    Family(
        "Fewer of them than anybody else",
        "condition",
        [
            "you (have | control) (fewer | less) {TYPE} [in play] than (each | every | any) (opponent | other player)",
            "you (have | control) the fewest {TYPE} [in play]",
        ],
        "you have fewer {TYPE(s)} in play than each opponent",
        alone=True,
    ),
    Family(
        "No other Character there",
        "condition",
        ["(it | this Character) is (alone | the only Character | by itself) [(<here>) | at its Location]"],
        "there are no other Characters at this Location",
    ),
    # ---- what has not happened
    Family(
        "No Conflict won this turn",
        "lack",
        [
            "you [have] won no (Conflict | Conflicts) (<turn long>)",
            "you (<not did>) (won | win) (a | any) Conflict (<turn long>)",
        ],
        "you have won a Conflict this turn",
    ),
    Family(
        "No Conflict lost this turn",
        "lack",
        [
            "you [have] lost no (Conflict | Conflicts) (<turn long>)",
            "you (<not did>) (lost | lose) (a | any) Conflict (<turn long>)",
        ],
        "you have lost a Conflict this turn",
    ),
    Family(
        "No Conflict begun this turn",
        "lack",
        [
            "you [have] (initiated | started | begun) no (Conflict | Conflicts) (<turn long>)",
            "you (<not did>) (initiated | initiate | started | start | begun | begin) (a | any) Conflict (<turn long>)",
        ],
        "you have initiated a Conflict this turn",
    ),
    Family(
        "No card played this turn",
        "lack",
        [
            "you [have] played no {TYPE} (<turn long>)",
            "you (<not did>) (played | play) (a | an | any) {TYPE} (<turn long>)",
        ],
        "you have played a(n) {TYPE} this turn",
    ),
    Family("Another turn", "lack", ["(it is not | it isn't) your turn"], "it is your turn"),
    Family("Not there", "lack", ["(this Character | it) (is not | isn't) {where}"], "this card is {where}"),
    Family(
        "What is done where something has not happened",
        "statement",
        ["(if | when | while) {lack} [then] {doing}", "{doing} (if | when) {lack}"],
        "unless {lack}, {doing}",
    ),
    Family(
        "Strength where something has not happened",
        "rule",
        ["(when | whenever) {event} (if {lack} {doing} | {doing} if {lack})"],
        "when {event}, unless {lack}, {doing}",
    ),
)

# How a Conflict is named in which a Character is stronger, and the condition for it.
FOUGHT: Final = (
    (
        "(in | during) [a | any] (Conflict | Conflicts) [here | at this Location]",
        "a Conflict is going on at this Location",
    ),
    (
        (
            "((in | during) [a | any] (Conflict | Conflicts) [that] you (initiate | initiated | start | started) | "
            "when attacking | while attacking)"
        ),
        "you have initiated the Conflict at this Location",
    ),
    (
        (
            "((in | during) [a | any] (Conflict | Conflicts) [that] (an opponent | opponents | another player | "
            "other players) (initiate | initiates | initiated | start | starts | started) | when defending | "
            "while defending)"
        ),
        "an opponent has initiated the Conflict at this Location",
    ),
    *[
        (
            (
                f"([in | during] [a | any] [Conflict | Conflicts] (with | against | involving | that include) [a | "
                f"the] ({one} | {many}))"
            ),
            f"a Conflict is going on at this Location and there is a {one} at this Location",
        )
        for one, many in (("Hero", "Heroes"), ("Companion", "Companions"), ("Doctor", "Doctors"))
    ],
)
FIGHTS: Final = tuple(
    [
        Family(
            f"Strength in some Conflicts, {sign}: {condition}",
            "ability",
            [
                f"[Ongoing] [this Character] (<gets>) {sign} {{INT}} [Strength] {when}",
                f"[Ongoing] {sign} {{INT}} Strength {when}",
            ],
            f"Ongoing: {sign}{{INT}} Strength for this Character if {condition}",
            types=("character", "constant"),
            alone=True,
        )
        for sign in ("+", "-")
        for when, condition in FOUGHT
    ]
)

# What cannot be done to cards, behind what else is said of them: words, strict text for the card itself and for others.
BANS: Final = (
    ("be vanquished [<by all>]", "this Character cannot be vanquished", "nobody can vanquish", "crew"),
    ("be thwarted [<by all>]", "this Character cannot be thwarted", "nobody can thwart", "crew"),
    ("be captured [<by all>]", "this Character cannot be captured", "nobody can capture", "crew"),
    (
        "be moved by (opponents | an opponent | other players)",
        "opponents cannot move this Character",
        "opponents cannot move",
        "crew",
    ),
    ("(move | be moved)", "nobody can move this Character", "nobody can move", "those"),
)
BOTH: Final = tuple(
    [
        family
        for sign in ("+", "-")
        for ban, of_it, of_them, sort in BANS
        for family in (
            Family(
                f"Strength of the card and what can't be done to it, {sign}: {of_it}",
                "text",
                [f"[Ongoing] this Character (<gets>) {sign} {{INT}} [Strength] and (<never>) {ban}"],
                f"Ongoing: {sign}{{INT}} Strength for this Character. Ongoing: {of_it}",
                types=("character", "constant"),
            ),
            Family(
                f"Strength of some cards and what can't be done to them, {sign}: {of_them}",
                "text",
                [f"[Ongoing] {{{sort}}} (<gets>) {sign} {{INT}} [Strength] and (<never>) {ban}"],
                f"Ongoing: {sign}{{INT}} Strength for {{{sort}}}. Ongoing: {of_them} {{{sort}}}",
                types=("character", "constant"),
            ),
        )
    ]
)
WHILE: Final = tuple(
    [
        Family(
            f"What can't be done to the card or others while something is so: {strict}",
            "ability",
            [
                f"[Ongoing] {{those}} (<never>) {ban} (while | if | as long as) {{conditions}}",
                f"[Ongoing] (while | if | as long as) {{conditions}} {{those}} (<never>) {ban}",
            ],
            f"Ongoing: if {{conditions}}, {strict} {{those}}",
            types=("character", "constant"),
        )
        for ban, strict in (
            ("be vanquished [<by all>]", "nobody can vanquish"),
            ("be thwarted [<by all>]", "nobody can thwart"),
            ("be captured [<by all>]", "nobody can capture"),
            ("be moved by (opponents | an opponent | other players)", "opponents cannot move"),
        )
    ]
)
STAYS: Final = (
    Family(
        "The Character itself that does not move",
        "ability",
        ["[Ongoing] this Character (<never>) (move | be moved) [by (any player | anyone | anybody)]"],
        "Ongoing: nobody can move this Character",
        types=("character", "constant"),
    ),
    Family(
        "Some Characters that do not move",
        "ability",
        ["[Ongoing] {crew} (<never>) (move | be moved) [by (any player | anyone | anybody)]"],
        "Ongoing: nobody can move {crew}",
        types=("character", "constant"),
    ),
    Family(
        "Strength lost for each of something",
        "ability",
        [
            "[Ongoing] {those} (<gets>) - {INT} [Strength] for (each | every) {thing}",
            "[Ongoing] {those} (lose | loses) {INT} Strength for (each | every) {thing}",
        ],
        "Ongoing: -{INT} Strength for {those} for each {thing}",
        types=("character", "constant"),
    ),
)

# Picks that may be limited by Strength; what they open by themselves is opened elsewhere.
PICKED: Final = (
    Family("Limited: all there", "pick", ["(all | each | every) {TYPE} {where}"], "all {TYPE(s)} {where}"),
    Family("Limited: all", "pick", ["(all | each | every) {TYPE}"], "all {TYPE(s)}"),
    Family("Limited: one of yours", "pick", ["(<just one>) of your {TYPE}"], "one of your {TYPE(s)}"),
    Family(
        "Limited: one of yours there", "pick", ["(<just one>) of your {TYPE} {where}"], "one of your {TYPE(s)} {where}"
    ),
    Family("Limited: one of theirs", "pick", ["(<a foe's>) {TYPE}"], "an opponent's {TYPE}"),
    Family("Limited: one of theirs there", "pick", ["(<a foe's>) {TYPE} {where}"], "an opponent's {TYPE} {where}"),
    Family("Limited: another there", "pick", ["another {TYPE} {where}"], "another {TYPE} {where}"),
    Family("Limited: up to some", "pick", ["up to {n:INT} {TYPE}"], "up to {n} {TYPE(s)}"),
    Family("Limited: up to some there", "pick", ["up to {n:INT} {TYPE} {where}"], "up to {n} {TYPE(s)} {where}"),
    Family("Limited: all of yours", "pick", ["(all | each of | all of) your {TYPE}"], "all your {TYPE(s)}"),
    Family(
        "Limited: all of theirs",
        "pick",
        ["(all | each | every) (opponents' | opponent's | opposing | enemy) {TYPE}"],
        "all opponents' {TYPE(s)}",
    ),
)
STRENGTHS: Final = tuple(
    [
        Family(
            f"Cards by the Strength that they have, {bound}: {opens}",
            "pick",
            [
                f"{words} (<with strength>) [a] Strength [of] {{m:INT}} or (<{mark}>)",
                f"{words} (<with strength>) {{m:INT}} or (<{mark}>) Strength",
                *(
                    [
                        (
                            f"{words.removesuffix(' {where}')} (<with strength>) [a] Strength [of] {{m:INT}} or "
                            f"(<{mark}>) {{where}}"
                        ),
                        (
                            f"{words.removesuffix(' {where}')} (<with strength>) {{m:INT}} or (<{mark}>) Strength "
                            f"{{where}}"
                        ),
                    ]
                    if words.endswith("{where}")
                    else []
                ),
            ],
            f"{strict} whose Strength is {{m}} or {bound}",
            alone=True,
        )
        for opens, _, (words,), strict, *_ in PICKED
        for bound, mark in (("less", "low"), ("more", "high"))
    ]
)

HEARD: Final = (
    Family(
        "What you move anywhere",
        "event",
        ["you move (a | an | any | one of your | another of your) {TYPE} [to another Location]"],
        "you move a(n) {TYPE}",
    ),
    Family(
        "What another moves anywhere",
        "event",
        ["(<any opp>) moves (a | an | any) {TYPE}"],
        "an opponent moves a(n) {TYPE}",
    ),
    Family(
        "A card of theirs that moves",
        "event",
        ["(<a foe's>) {TYPE} (moves | is moved)"],
        "an opponent's {TYPE} moves",
    ),
    Family(
        "A card of theirs that comes",
        "event",
        ["(<a foe's>) {TYPE} (moves | is moved | arrives | comes | enters) (<there now>)"],
        "an opponent's {TYPE} moves to this Location",
        alone=True,
    ),
    Family(
        "A card of yours that comes",
        "event",
        [
            (
                "(one of your | another of your | one of your other) {TYPE} (moves | is moved | arrives | comes) "
                "(<there now>)"
            )
        ],
        "one of your {TYPE(s)} moves to this Location",
        alone=True,
    ),
    Family(
        "A move of the card to a board of somebody else",
        "rule",
        [
            (
                "(when | whenever) this Character (moves | is moved) to (an opponent's | another player's) "
                "([Control] Board | Location) {doing}"
            ),
            (
                "(when | whenever) this Character (moves | is moved) to a Location on (an opponent's | another "
                "player's) "
                "[Control] Board {doing}"
            ),
        ],
        "when this Character moves, if this card is on an opponent's Control Board, {doing}",
    ),
    Family(
        "What the opponent does whose board it is, where the card has moved there",
        "rule",
        [
            (
                "(when | whenever) this Character (moves | is moved) to [a Location on] (an opponent's | another "
                "player's) "
                "([Control] Board | Location) that (opponent | player) [must] {does}"
            ),
        ],
        (
            "when this Character moves, if this card is on an opponent's Control Board, "
            "make the owner of this Control Board {does}"
        ),
        alone=True,
    ),
    Family(
        "What the Character itself vanquishes",
        "event",
        ["(this Character | it) vanquishes (a | an | any) {TYPE}"],
        "you vanquish a(n) {TYPE}",
        types=("character",),
        asks="Is it enough that you vanquish one, with any card of yours?",
    ),
    Family(
        "A victory there, told behind the label of Conflicts",
        "ability",
        ["Conflict (when | whenever | each time) you win a Conflict (<here>) {statement}"],
        "Ongoing: when you win a Conflict at this Location, {statement}",
        types=("character", "constant"),
        alone=True,
    ),
)

DONE_TO_IT: Final = (  # what is done to a card: words before it and after it, and strict words for that card
    ("(return | put)", "[back] to its owner's hand", "return that card to its owner's hand"),
    ("(vanquish | destroy)", "", "vanquish that card"),
    ("thwart", "", "thwart that card"),
    ("move", "[to (any | another) Location]", "move that card"),
    ("take control of", "", "take control of that card"),
)
OWNERS: Final = tuple(
    [
        Family(
            f"What {whom} of a card does to which something is done: {strict}",
            "statement",
            [f"{verb} {{single}} {after} (. | and | . then) its {whom} [must] {{does}}"],
            f"choose {{single}}: {strict} and make the owner of that card {{does}}",
            asks=asks,
        )
        for whom, asks in (("owner", ""), ("controller", OWNER))
        for verb, after, strict in DONE_TO_IT
    ]
)

ALL_OF_THEM: Final = (
    Family("all of yours there", "pick", ["(<all yours>) {TYPE:TYPES} {where}"], "all your {TYPE(s)} {where}"),
    Family("all of yours", "pick", ["(<all yours>) {TYPE:TYPES}"], "all your {TYPE(s)}"),
    Family("all of theirs there", "pick", ["(<all theirs>) {TYPE:TYPES} {where}"], "all opponents' {TYPE(s)} {where}"),
    Family("all of theirs", "pick", ["(<all theirs>) {TYPE:TYPES}"], "all opponents' {TYPE(s)}"),
)
FOR_A_FIGHT: Final = tuple(
    [
        Family(
            f"Strength of all of them for a Conflict, {sign}: {opens}",
            "deed",
            [
                f"{words} (<has strength>) {sign} {{INT}} [Strength] [each] (<fight long>)",
                f"give {words} {sign} {{INT}} [Strength] [each] (<fight long>)",
                *([f"{words} (lose | loses) {{INT}} Strength [each] (<fight long>)"] if sign == "-" else []),
            ],
            f"give {strict} {sign}{{INT}} Strength until the turn ends",
            asks=TILL_TURN_ENDS,
            alone=True,
        )
        for sign in ("+", "-")
        for opens, _, (words,), strict, *_ in ALL_OF_THEM
    ]
)

DEEDS: Final = (
    Family("Its label, on an Instant", "ability", ["Instant {statement}"], "Play: {statement}", types=("instant",)),
    Family(
        "One of yours in play, taken back",
        "deed",
        ["(return | put | take) (<just one>) of your {TYPE} in play [back] (to | into) your hand"],
        "return one of your {TYPE(s)} to its owner's hand",
        alone=True,
    ),
    Family(
        "Strength doubled of what is chosen",
        "deed",
        [
            "choose {pick} [.] [and] (its Strength is doubled | double its Strength) (<turn long>)",
        ],
        "double the Strength of {pick} until the turn ends",
    ),
    Family(
        "Strength doubled of what is chosen, for a Conflict",
        "deed",
        [
            "choose {pick} [.] [and] (its Strength is doubled | double its Strength) [(<fight long>)]",
        ],
        "double the Strength of {pick} until the turn ends",
        asks=TILL_TURN_ENDS,
    ),
    *[
        Family(
            f"A card kept from being {verb}",
            "deed",
            [f"(prevent | protect | keep | save) {{pick}} from being {verb} (<turn long>)"],
            f"keep {{pick}} from being {verb} until the turn ends",
        )
        for verb in ("vanquished", "thwarted")
    ],
    *[
        Family(
            f"A card kept from being {verb}, for how long is not said",
            "deed",
            [f"(prevent | protect | keep | save) {{pick}} from being {verb} [(<fight long>)]"],
            f"keep {{pick}} from being {verb} until the turn ends",
            asks=TILL_TURN_ENDS,
        )
        for verb in ("vanquished", "thwarted")
    ],
    Family(
        "A price that may be paid for Strength in a Conflict",
        "ability",
        ["Conflict you (may | can) {deeds} . [if you do] {pick} (<has strength>) + {INT} [Strength]"],
        "Conflict: you may {deeds} to give {pick} +{INT} Strength until the turn ends",
        asks=TILL_TURN_ENDS,
        alone=True,
    ),
    Family(
        "Strength in a Conflict for each of something, for which no time is named",
        "ability",
        [
            "Conflict {pick} (<has strength>) + {INT} [Strength] for (each | every) {thing}",
            "Conflict for (each | every) {thing} {pick} (<has strength>) + {INT} [Strength]",
        ],
        "Conflict: for each {thing}, give {pick} +{INT} Strength until the turn ends",
        asks=TILL_TURN_ENDS,
    ),
    Family(
        "A hand looked at, of one who is chosen first",
        "deed",
        [
            (
                "choose (<a seat>) [.] look at that (player's | opponent's) hand [.] [and] choose {n:INT} {TYPE} "
                "[from it | there] [.] [and] (they | that player | that opponent) [must] (discard | discards) (it "
                "| them)"
            ),
            ("look at (<a hand>) [.] [and] [you may] discard {n:INT} {TYPE} (from it | of your choice)"),
        ],
        "choose and discard {n} {TYPE(s)} from the hand of an opponent",
    ),
    Family(
        "The tops of all other decks",
        "deed",
        ["look at the top {INT} (card | cards) of (each | every) (opponent's | other player's) deck"],
        "look at the top {INT} card(s) of the deck of each opponent",
    ),
    Family(
        "The top card of all other decks",
        "deed",
        ["look at the top card of (each | every) (opponent's | other player's) deck"],
        "look at the top 1 card of the deck of each opponent",
    ),
    Family(
        "Any card searched for",
        "deed",
        ["search your deck for any [one | 1] card [[. | and] (put | take | add) it (into | in | to) your hand]"],
        "search for 1 card",
    ),
    Family(
        "A card searched for and put into play on your own board",
        "deed",
        [
            (
                "search [your deck] for (<just one>) {TYPE} [.] [and] (put it into play | play it) (at | on) "
                "((any | one | any one) of your [own] Locations | (a | any) Location (of yours | on your [Control] "
                "Board) | "
                "your [Control] Board)"
            )
        ],
        "search for and play a(n) {TYPE}",
    ),
    Family(
        "Power taken from those who have the most, in other words",
        "deed",
        ["(steal | get | gain) {INT} <power> from the (player | opponent) (<having>) the most <power>"],
        "make each opponent who holds the most Power give you {INT} Power",
        asks="Each of them, if several are tied?",
    ),
    Family(
        "An Upgrade brought back onto a Character",
        "deed",
        [
            (
                "(put | play | attach | return) (<just one>) {TYPE} from your discard pile (on | onto | to) "
                "(<just one> of your | a | an | any) "
                "(Minion | Minions | Character | Characters | Dalek | Daleks | Cyberman | Cybermen | Angel | Angels)"
            )
        ],
        "play a(n) {TYPE} from your discard pile",
        asks="On any Character that its own text allows?",
    ),
    # ---- in a step, and more than usual
    Family(
        "What is done in the End Step, said behind it",
        "ability",
        ["[Ongoing] {statement} (<my end>)", "[Ongoing] (<my end>) {statement}"],
        "End Step: {statement}",
        types=("character", "constant"),
    ),
    Family(
        "What is done in the Start Step, said behind it",
        "ability",
        ["[Ongoing] {statement} (<my start>)", "[Ongoing] (<my start>) {statement}"],
        "Start Step: {statement}",
        types=("character", "constant"),
    ),
    Family(
        "A card more played in the Minion Step",
        "ability",
        [
            "[Ongoing] you (may | can) play (<an extra>) {TYPE} (in | during | each) [your | the] Minion Step",
            "[Ongoing] (in | during) your Minion Step you (may | can) play (<an extra>) {TYPE}",
        ],
        "Minion Step: you may play 1 {TYPE}",
        types=("character", "constant"),
    ),
    Family(
        "A card more moved in the Minion Step",
        "ability",
        [
            "[Ongoing] you (may | can) move (<an extra>) {TYPE} (in | during | each) [your | the] Minion Step",
            "[Ongoing] (in | during) your Minion Step you (may | can) move (<an extra>) {TYPE}",
        ],
        "Minion Step: you may move one of your {TYPE(s)}",
        types=("character", "constant"),
    ),
    Family(
        "Two moved instead of one",
        "ability",
        [
            (
                "(Minion Step | Ongoing) you (may | can) move (two | 2) [of your] {TYPE} instead of (one | 1) [in your "
                "Minion Step]"
            )
        ],
        "Minion Step: you may move one of your {TYPE(s)}",
        types=("character", "constant"),
        asks=SECOND,
    ),
    Family(
        "Two played instead of one",
        "ability",
        ["(Minion Step | Ongoing) you (may | can) play (two | 2) {TYPE} instead of (one | 1) [in your Minion Step]"],
        "Minion Step: you may play 1 {TYPE}",
        types=("character", "constant"),
        asks=SECOND,
    ),
    # ---- played at a Location
    Family(
        "A card of the hand played at one Location",
        "deed",
        [
            "play {INT} {TYPE} from your hand at {goal}",
            "put {INT} {TYPE} from your hand into play at {goal}",
        ],
        "play {INT} {TYPE(s)} at {goal}",
    ),
    Family(
        "A card of the hand played where the card is",
        "deed",
        ["play {INT} {TYPE} [from your hand] (here | at its Location)"],
        "play {INT} {TYPE(s)} at this Location",
    ),
    Family(
        "A card of the hand played without an Action, which no text needs",
        "deed",
        [
            "play {INT} {TYPE} [from your hand] (without (an | using an | taking an | spending an) Action | for free)",
        ],
        "play {INT} {TYPE(s)}",
    ),
    Family(
        "A card of the hand played at any Location",
        "statement",
        ["play {INT} {TYPE} [from your hand] at any Location [on any [Control] Board]"],
        "at a Location of your choice, play {INT} {TYPE(s)} at that Location",
    ),
    # ---- when an Instant is played
    Family(
        "An Instant for Conflicts, told as a sentence",
        "text",
        [
            (
                "[Instant] play (<this one>) (when a Conflict (begins | starts) | at the start of a Conflict | (in "
                "| during) "
                "(a | any) Conflict) . {statement}"
            )
        ],
        "Conflict: {statement}",
        types=("instant",),
    ),
    Family(
        "An Instant for the Start Step, told as a sentence",
        "text",
        ["[Instant] play (<this one>) (in | during | at) [your | the] Start Step . {statement}"],
        "Start Step: {statement}",
        types=("instant",),
    ),
    Family(
        "An Instant for the End Step, told as a sentence",
        "text",
        ["[Instant] play (<this one>) (in | during | at) [your | the] End Step . {statement}"],
        "End Step: {statement}",
        types=("instant",),
    ),
    Family(
        "An Instant for any moment, told as a sentence",
        "text",
        ["[Instant] play (<this one>) (at any time | any time) . {statement}"],
        "Play: {statement}",
        types=("instant",),
    ),
    Family(
        "Taken back after a lost Conflict",
        "ability",
        [
            (
                "Conflict (if | when) you lose [this Conflict] (return | put | take) (it | this Character) [back] "
                "(to | into) (your | its owner's) hand instead of (vanquishing | thwarting | discarding) (it | him "
                "| her)"
            )
        ],
        "Ongoing: when this Character would be thwarted, return this Character to its owner's hand instead",
        types=("character", "constant"),
        asks="Each time it would be thwarted?",
    ),
    # ---- one after the other
    Family(
        "Counted first",
        "beginning",
        ["{course} for (each | every) {thing}", "for every {thing} {course}"],
        "for each {thing}, {course}",
    ),
    Family("Under a condition first", "beginning", ["{doing} if {conditions}"], "if {conditions}, {doing}"),
    Family(
        "Counted, and then something else",
        "statement",
        [
            "{first:course} for (each | every) {thing} (then | and then) {second:course}",
        ],
        "first, for each {thing}, {first}; then {second}",
    ),
    *[
        family
        for label in LABELS
        for family in (
            Family(
                f"A sentence more, without its label: {label}",
                "text",
                [f"{label} {{first:step}} . [then] {{second:course}}"],
                f"{label}: {{first}}, then {{second}}",
                types=STAYING_OR_INSTANT,
            ),
            Family(
                f"A sentence more behind a condition or a number: {label}",
                "text",
                [f"{label} {{first:opening}} . [then] {{second:course}}"],
                f"{label}: first, {{first}}; then {{second}}",
                types=STAYING_OR_INSTANT,
            ),
            Family(
                f"A sentence more that is under a condition or counted: {label}",
                "text",
                [f"{label} {{first:step}} . [then] {{second:opening}}"],
                f"{label}: first, {{first}}; then {{second}}",
                types=STAYING_OR_INSTANT,
            ),
        )
    ],
    Family(
        "What comes first or next, counted",
        "opening",
        ["{course} for (each | every) {thing}", "for (each | every) {thing} {course}"],
        "for each {thing}, {course}",
    ),
    Family(
        "What comes first or next, under a condition",
        "opening",
        ["if {conditions} {doing}", "{doing} if {conditions}"],
        "if {conditions}, {doing}",
    ),
)

AWAY: Final = tuple(
    [
        family
        for verb in ("vanquished", "thwarted")
        for way, strict in (
            (
                "(put | place | return) (it | this card | this Character) (<below it>)",
                "return this Character to the bottom of its owner's deck",
            ),
            (
                "(put | place | return) (it | this card | this Character) (<atop>)",
                "return this Character to the top of its owner's deck",
            ),
            (
                "shuffle (it | this card | this Character) (into | back into) (<that deck>)",
                "shuffle this Character into its owner's deck",
            ),
        )
        for family in (
            Family(
                f"Into the deck instead of being {verb}: {strict}",
                "ability",
                [
                    (
                        f"[Ongoing] (when | whenever | if) this Character (would be | is) {verb} {way} instead [of "
                        f"discarding it]"
                    ),
                    f"[Ongoing] (when | whenever | if) this Character would be {verb} instead {way}",
                ],
                f"Ongoing: when this Character would be {verb}, {strict} instead",
                types=("character", "constant"),
                alone=True,
            ),
            Family(
                f"Into the deck once it is {verb}: {strict}",
                "ability",
                [f"[Ongoing] (when | whenever | if) this Character is {verb} [you may] {way}"],
                f"Ongoing: when this Character would be {verb}, {strict} instead",
                types=("character", "constant"),
                asks=GONE,
            ),
        )
    ]
)

MORE: Final = (
    *PLACES,
    *TESTS,
    *FIGHTS,
    *BOTH,
    *WHILE,
    *STAYS,
    *STRENGTHS,
    *HEARD,
    *OWNERS,
    *FOR_A_FIGHT,
    *DEEDS,
    *AWAY,
)

__all__ = ["MORE", "PARTS_OF_MORE"]
