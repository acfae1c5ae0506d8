"""Printed wordings for looking back, replacing effects, changing hands, and moves to certain Locations."""

from __future__ import annotations

from typing import Final

from timescoop.games.nemesis.phrases.printed_common import TILL_TURN_ENDS
from timescoop.language import Family

PARTS_OF_TURNS: Final = {
    "once only": (
        "once per turn | once each turn | once every turn | once a turn | once in each turn | once during each turn | "
        "once during each of your turns | once on each of your turns | once per round | limit once per turn"
    ),
    "next door": "adjacent | neighbouring | neighboring | adjoining",
    "my board": "(on | of) your [own] [Control] Board",
    "their board": (
        "(on | of) (an opponent's | another player's | any opponent's | one opponent's | any other player's) "
        "[own] [Control] Board"
    ),
    "some place": "(a | any | any one | one | some) [other] Location",
    "holds one": "(with | that has | that contains | containing | where there is) [at least] (a | an | any | one)",
    "holds none": "(with no | without | without any | without a | without an | where there are no | where there is no)",
    "into mine": "[[.] [and] (put | add) (it | them)] [(into | in | to) your hand]",
    "at chance": "at random | randomly",
    "its owner here": (
        "the owner of (this | that | the) (Location | [Control] Board) | (this | that | the) (Location's | "
        "[Control] Board's) owner | its owner | the player whose [Control] Board (it | this card | "
        "this Character) is on"
    ),
    "mine else": "(another of your | one of your other | any of your other | any other of your | another | any other)",
    "any of mine": "(one of your | any of your | any one of your | a | an | any)",
    "of mine": "(of yours | you control | that you control)",
    "has been": "have | have already",
    "comes home": "(return | put | take) (it | that {m:TYPE} | that card | that Character | them) [back] (to | into)",
}
EACH_TIME: Final = "Each time, whether you like it or not?"
IN_START_STEP: Final = "When may you do it?"


def instead(verb: str) -> tuple[Family, ...]:
    """Forms for what happens in place of a card being vanquished or thwarted."""
    return (
        Family(
            f"The card itself, that would be {verb}",
            "threat",
            [
                (
                    f"(this Character | it | that Character) (would be | is about to be) {verb} [by (<any "
                    f"opp> | <each opp>)]"
                )
            ],
            f"this Character would be {verb}",
        ),
        Family(
            f"Another one of yours that would be {verb}",
            "threat",
            [
                f"(<mine else>) {{TYPE}} [<of mine>] would be {verb}",
                f"(<any of mine>) {{TYPE}} <of mine> would be {verb}",
                f"one of your {{TYPE}} would be {verb}",
            ],
            f"one of your other {{TYPE(s)}} would be {verb}",
        ),
        Family(
            f"One of yours that comes home instead of being {verb}",
            "rule",
            [
                (
                    f"(if | when | whenever) (<mine else> | one of your) {{TYPE}} [<of mine>] would be {verb} "
                    "(<comes home>) (your | its owner's) hand instead"
                ),
                (
                    f"(if | when | whenever) (<mine else> | one of your) {{TYPE}} [<of mine>] would be {verb} instead "
                    "(<comes home>) (your | its owner's) hand"
                ),
            ],
            f"when one of your other {{TYPE(s)}} would be {verb}, return that card to its owner's hand instead",
            same=(("TYPE", "m"),),
        ),
    )


def instead_at_will(verb: str) -> tuple[Family, ...]:
    """Forms for what may happen in that place, and for the label."""
    return (
        Family(
            f"Leave given to do something instead of being {verb}",
            "rule",
            [
                f"(if | when | whenever) this Character would be {verb} you (may | can) {{deeds}} instead",
                f"(if | when | whenever) this Character would be {verb} you (may | can) instead {{deeds}}",
            ],
            f"when this Character would be {verb}, {{deeds}} instead",
            asks=EACH_TIME,
        ),
        Family(
            f"Leave given to do something instead of another one being {verb}",
            "rule",
            [
                (
                    f"(if | when | whenever) (<mine else> | one of your) {{TYPE}} [<of mine>] would "
                    f"be {verb} you (may | "
                    "can) {deeds} instead"
                ),
            ],
            f"when one of your other {{TYPE(s)}} would be {verb}, {{deeds}} instead",
            asks=EACH_TIME,
        ),
        Family(
            f"The end of the card behind a label, where it comes home: {verb}",
            "ability",
            [
                (
                    f"[When] {verb} (return | put | take) (it | this card | this Character) [back] "
                    f"(to | into) (your | its "
                    "owner's) hand [instead [of (discarding it | being discarded | your discard pile)]]"
                )
            ],
            f"Ongoing: when this Character would be {verb}, return this Character to its owner's hand instead",
            types=("character",),
            alone=True,
        ),
    )


def comes_home(verb: str) -> tuple[Family, ...]:
    """Forms for a card that comes home in that place."""
    would = f"(would be | is about to be | is) {verb}"
    return (
        Family(
            f"The card itself, that comes home instead of being {verb}",
            "ability",
            [
                (
                    f"[Ongoing] (if | when | whenever) this Character {would} [you may] (return | put "
                    f"| take) (it | this "
                    "Character) [back] (to | into) (your | its owner's) hand instead [of discarding it]"
                ),
                (
                    f"[Ongoing] (if | when | whenever) this Character {would} [you may] (return | put "
                    f"| take) (it | this "
                    "Character) [back] (to | into) (your | its owner's) hand instead of (discarding (it | him | her) | "
                    "(your | its owner's | the) discard pile)"
                ),
            ],
            f"Ongoing: when this Character would be {verb}, return this Character to its owner's hand instead",
            alone=True,
        ),
    )


def safe_all(verb: str) -> tuple[Family, ...]:
    """Forms for all cards of a type of which the text says that something cannot be done to them this turn."""
    return (
        Family(
            f"All of a type that can't be {verb} this turn",
            "deed",
            [
                f"(all | each | every) {{TYPE}} (<never>) be {verb} (<turn long>)",
                f"{{TYPE:TYPES}} (<never>) be {verb} (<turn long>)",
                f"(<turn long>) (all | each | every) {{TYPE}} (<never>) be {verb}",
                f"(<turn long>) {{TYPE:TYPES}} (<never>) be {verb}",
                f"no {{TYPE}} (can | may) be {verb} (<turn long>)",
                f"(<turn long>) no {{TYPE}} (can | may) be {verb}",
            ],
            f"keep all {{TYPE(s)}} from being {verb} until the turn ends",
        ),
        Family(
            f"One of a type that can't be {verb} this turn",
            "deed",
            [
                f"(a | an | one | 1 | any one) {{TYPE}} (<never>) be {verb} (<turn long>)",
                f"(<turn long>) (a | an | one | 1 | any one) {{TYPE}} (<never>) be {verb}",
            ],
            f"keep 1 {{TYPE}} from being {verb} until the turn ends",
        ),
        Family(
            f"All of a type at a place that can't be {verb} this turn",
            "deed",
            [
                f"(all | each | every) {{TYPE}} {{where}} (<never>) be {verb} (<turn long>)",
                f"{{TYPE:TYPES}} {{where}} (<never>) be {verb} (<turn long>)",
                f"(<turn long>) (all | each | every) {{TYPE}} {{where}} (<never>) be {verb}",
                f"(<turn long>) {{TYPE:TYPES}} {{where}} (<never>) be {verb}",
                f"no {{TYPE}} {{where}} (can | may) be {verb} (<turn long>)",
            ],
            f"keep all {{TYPE(s)}} {{where}} from being {verb} until the turn ends",
        ),
    )


SPOTS: Final = (
    Family(
        "A Location next to it",
        "spot",
        [
            "(an | any | one) (<next door>) Location",
            "<some place> (adjacent to | next to | beside) (it | this one | here)",
        ],
        "an adjacent Location",
    ),
    Family(
        "Another Location of the board",
        "spot",
        ["(another | a different | any other) Location (on | of) (the same | its | this | that) [Control] Board"],
        "another Location of the same Control Board",
    ),
    Family(
        "A Location of your own",
        "spot",
        ["<some place> <my board>", "(one | any | any one) of your [own] Locations", "<some place> of yours"],
        "a Location on your Control Board",
    ),
    Family(
        "A Location of somebody else",
        "spot",
        ["<some place> <their board>", "(an opponent's | another player's) Location"],
        "a Location on an opponent's Control Board",
    ),
    Family(
        "Where your token is",
        "spot",
        [
            "(the | your) Location (of | with | where) your [Nemesis] token [is | stands]",
            "your [Nemesis] token's Location",
            "your [Nemesis] token",
        ],
        "the Location of your Nemesis token",
    ),
    Family("Where one is", "spot", ["<some place> <holds one> {TYPE}"], "a Location with a(n) {TYPE}"),
    Family("Where none is", "spot", ["<some place> <holds none> {TYPE}"], "a Location with no {TYPE(s)}"),
    Family(
        "Where another of yours is",
        "spot",
        [
            "<some place> (with | that has | containing) (another of your | one of your [other]) {TYPE}",
            "<some place> (with | that has | containing) (a | an | another) {TYPE} <of mine>",
            "<some place> where you (have | control) (a | an | another | at least one) {TYPE}",
        ],
        "a Location with another of your {TYPE(s)}",
    ),
    Family(
        "Where one of theirs is",
        "spot",
        [
            (
                "<some place> (with | that has | containing) (an opponent's | an opposing | an enemy | "
                "another player's) {TYPE}"
            ),
            "<some place> where (an opponent | another player) (has | controls) (a | an) {TYPE}",
        ],
        "a Location with an opponent's {TYPE}",
    ),
    Family(
        "A move to such a Location",
        "deed",
        ["(move | send | relocate | teleport) {single} to {spot}", "(put | place) {single} (at | on | in) {spot}"],
        "relocate {single} to {spot}",
    ),
    Family(
        "A card chosen and then moved to such a Location",
        "deed",
        ["choose {single} [.] [and] move (it | that Character | that card) to {spot}"],
        "relocate {single} to {spot}",
    ),
    Family(
        "Next door",
        "where",
        ["(at | on | in) (an | any | the) (<next door>) (Location | Locations)", "(at | on) (<next door>) Locations"],
        "at an adjacent Location",
    ),
    Family(
        "One of a type moved away",
        "deed",
        [
            (
                "move (a | an | one | 1) {TYPE} from (this Location | here) [to (any | another | a "
                "different) [other] Location]"
            )
        ],
        "move 1 {TYPE} at this Location",
    ),
    Family(
        "One of theirs moved away",
        "deed",
        [
            (
                "move (an opponent's | an opposing | an enemy) {TYPE} from (this Location | "
                "here) [to (any | another | a "
                "different) [other] Location]"
            )
        ],
        "move an opponent's {TYPE} at this Location",
    ),
    Family(
        "What happens in a Conflict before the dice",
        "ability",
        ["Conflict {statement} before (the dice are rolled | dice are rolled | rolling [the dice] | the roll)"],
        "Conflict: {statement}",
        alone=True,
    ),
)

HANDS_OF_OTHERS: Final = (
    Family(
        "A card that you choose and take out of a hand",
        "deed",
        [
            "(take | steal) {INT} {TYPE} of your choice from (<a hand>) [(into | to) your hand]",
            (
                "look at (<a hand>) [.] [and | then] [you may] (take | steal) {INT} {TYPE} [of your "
                "choice] [from it] (<into mine>)"
            ),
            (
                "look at (<a hand>) [.] [and | then] choose {INT} {TYPE} [from it] [.] [and] (take "
                "(it | them) | (put | "
                "add) (it | them) (into | in | to) your hand)"
            ),
            "choose (<a seat>) [.] look at their hand [.] [and] (take | steal) {INT} {TYPE} [of your choice] [from it]",
        ],
        "take {INT} {TYPE(s)} of your choice from the hand of an opponent",
    ),
    Family(
        "A card that chance takes out of a hand for you",
        "deed",
        [
            "(take | steal | draw) {INT} random (card | cards) from (<a hand>)",
            "(take | steal | draw) {INT} (card | cards) (<at chance>) from (<a hand>)",
            "(take | steal | draw) {INT} (card | cards) from (<a hand>) (<at chance>)",
        ],
        "take {INT} random card(s) from the hand of an opponent",
    ),
    Family(
        "A card taken out of a hand, where it is not said how",
        "deed",
        ["(take | steal) {INT} (card | cards) from (<a hand>)"],
        "take {INT} random card(s) from the hand of an opponent",
        asks="At random? To choose it yourself, say: take a card of your choice.",
    ),
    Family(
        "Cards that others give",
        "does",
        [
            (
                "(gives | give | hands | passes) you {INT} {TYPE} [of their choice] [from <their own "
                "hand>] [of their choice]"
            ),
            "(gives | give | hands | passes) {INT} {TYPE} [of their choice] [from <their own hand>] to you",
        ],
        "give you {INT} {TYPE(s)} from their hand",
    ),
    Family(
        "Cards that others give by chance",
        "does",
        [
            "(gives | give) you {INT} random (card | cards) [from <their own hand>]",
            "(gives | give) you {INT} (card | cards) (<at chance>) [from <their own hand>]",
            "(gives | give) you {INT} (card | cards) [from <their own hand>] (<at chance>)",
        ],
        "give you {INT} random card(s) from their hand",
    ),
    Family(
        "Cards that you give",
        "deed",
        [
            "(give | pass | hand) (<opp> | another player) {INT} {TYPE} [from your hand]",
            "(give | pass | hand) {INT} {TYPE} [from your hand] to (<opp> | another player)",
        ],
        "give an opponent {INT} {TYPE(s)} from your hand",
    ),
    Family(
        "Cards of two hands that chance swaps",
        "deed",
        [
            "(swap | exchange | trade) {INT} random (card | cards) with (<opp> | another player)",
            "(swap | exchange | trade) {INT} (card | cards) (<at chance>) with (<opp> | another player)",
            (
                "(swap | exchange | trade) {INT} random (card | cards) (from | in) your hand (with | "
                "for) {n:INT} random "
                "(card | cards) (from | in) (<a hand>)"
            ),
        ],
        "swap {INT} random card(s) with the hand of an opponent",
        same=(("INT", "n"),),
    ),
)

LOOKING_BACK: Final = (
    Family(
        "A Conflict won this turn",
        "condition",
        ["you [<has been>] won (a | any | at least one) Conflict (<turn long>)"],
        "you have won a Conflict this turn",
    ),
    Family(
        "A Conflict lost this turn",
        "condition",
        ["you [<has been>] lost (a | any | at least one) Conflict (<turn long>)"],
        "you have lost a Conflict this turn",
    ),
    Family(
        "A Conflict begun this turn",
        "condition",
        ["you [<has been>] (initiated | started | begun | began) (a | any) Conflict (<turn long>)"],
        "you have initiated a Conflict this turn",
    ),
    Family(
        "A card played this turn",
        "condition",
        ["you [<has been>] played (a | an | any | at least one | another) {TYPE} (<turn long>)"],
        "you have played a(n) {TYPE} this turn",
    ),
    Family(
        "Only once",
        "statement",
        ["(<once only>) {statement}", "{statement} [but] [only] (<once only>)"],
        "once each turn, {statement}",
    ),
    Family(
        "A rule that works only once",
        "rule",
        [
            "(<once only>) (when | whenever | if) {event} {statement}",
            "the first time {event} (each | every | in each) turn {statement}",
            "the first time each turn [that] {event} {statement}",
            "(when | whenever) {event} (for the first time (each turn | in a turn | this turn)) {statement}",
        ],
        "when {event}, once each turn, {statement}",
    ),
    Family(
        "An Action, which is used once in a step anyway",
        "ability",
        ["Action (<once only>) {statement}"],
        "Action: {statement}",
        alone=True,
    ),
    Family(
        "Leave given once a turn, in the Start Step",
        "ability",
        ["[Ongoing] (<once only>) you (may | can) {course}", "[Ongoing] you (may | can) (<once only>) {course}"],
        "Start Step: you may {course}",
        types=("character", "constant"),
        asks=IN_START_STEP,
    ),
    Family(
        "Leave given once a turn, as an Action",
        "ability",
        ["[Ongoing] (<once only>) you (may | can) {course}", "[Ongoing] you (may | can) (<once only>) {course}"],
        "Action: {course}",
        types=("character", "constant"),
        asks=IN_START_STEP,
    ),
    Family(
        "What follows when you win",
        "statement",
        [
            "(if | when | once) you win [(this | the) Conflict] [.] {statement}",
            "{statement} (if | when) you win (this | the) Conflict",
            "(if | when) this Character wins (this | the) Conflict {statement}",
        ],
        "once you win this Conflict, {statement}",
    ),
    Family(
        "What follows when you lose",
        "statement",
        [
            "(if | when | once) you lose [(this | the) Conflict] [.] {statement}",
            "{statement} (if | when) you lose (this | the) Conflict",
            "(if | when) this Character loses (this | the) Conflict {statement}",
        ],
        "once you lose this Conflict, {statement}",
    ),
    Family("A Conflict lost anywhere", "event", ["you lose (a | any) Conflict"], "you lose a Conflict"),
    *[
        family
        for verb in ("vanquished", "thwarted")
        for family in (
            Family(
                f"One that is {verb} where the card is",
                "event",
                [
                    f"(a | an | any | another) {{TYPE}} (is | gets) {verb} (<here>)",
                    f"(a | an | any | another) {{TYPE}} (<here>) (is | gets) {verb}",
                ],
                f"a(n) {{TYPE}} is {verb} at this Location",
            ),
            Family(
                f"One that is {verb} anywhere",
                "event",
                [f"(a | an | any | another) {{TYPE}} (is | gets) {verb} [anywhere | at any Location]"],
                f"a(n) {{TYPE}} is {verb}",
            ),
        )
    ],
    Family(
        "One of theirs that is vanquished",
        "event",
        ["(an opponent's | an opposing | another player's | one of an opponent's) {TYPE} is vanquished"],
        "an opponent's {TYPE} is vanquished",
    ),
    Family(
        "Control for a turn",
        "deed",
        [
            "(take | gain | get | seize | assume) control of {pick} (<turn long> | <my turn long>)",
            "(<turn long>) (take | gain | get) control of {pick}",
            "you control {pick} (<turn long>)",
        ],
        "take control of {pick} until the turn ends",
    ),
)

RULES_OF_TURNS: Final = (
    Family(
        "What opponents cannot play",
        "ability",
        [
            "[Ongoing] (<each opp>) (<never>) play [(a | an | any | their)] {TYPE}",
            "[Ongoing] no (opponent | other player) (can | may) play (a | an | any) {TYPE}",
        ],
        "Ongoing: opponents cannot play {TYPE(s)}",
    ),
    Family(
        "What opponents cannot play while something is so",
        "ability",
        [
            (
                "[Ongoing] (<each opp>) (<never>) play [(a | an | any | their)] {TYPE} (while | if | as "
                "long as) {conditions}"
            ),
            (
                "[Ongoing] (while | if | as long as) {conditions} (<each opp>) (<never>) play [(a | an | "
                "any | their)] {TYPE}"
            ),
        ],
        "Ongoing: opponents cannot play {TYPE(s)} if {conditions}",
    ),
    # ---- another one, one by its name, all of them
    Family(
        "Another one of yours there",
        "condition",
        [
            "you (have | control) (another | one other | at least one other | any other) {TYPE} {where}",
            "(another | any other) {TYPE} <of mine> is {where}",
            "(another of your | one of your other) {TYPE} is {where}",
        ],
        "you have another {TYPE} {where}",
    ),
    Family(
        "Another one of yours in play",
        "condition",
        ["you (have | control) (another | one other | at least one other) {TYPE} [in play]"],
        "you have another {TYPE} in play",
    ),
    Family(
        "Another one there",
        "condition",
        [
            "there is (another | one other | at least one other) {TYPE} {where}",
            "(another | any other) {TYPE} is {where}",
        ],
        "there is another {TYPE} {where}",
    ),
    Family(
        "One by its name",
        "condition",
        ["[the] {CARD} is [also] {where}", "you have {CARD} {where}"],
        "{CARD} is {where}",
    ),
    Family(
        "No Plot on the card",
        "condition",
        [
            "there (is | are) no <plot> [left] on (this card | it)",
            "this card has no <plot> [left] [on it]",
            "the last <plot> is removed from this card",
        ],
        "this card has no Plot",
    ),
    Family(
        "Winning as a turn starts",
        "ability",
        [
            "Win [<win if>] {conditions} at the (start | beginning) of your turn",
            "Win [<win if>] at the (start | beginning) of your turn {conditions}",
            "[you] win [the game] (<win if>) {conditions} at the (start | beginning) of your turn",
            "at the (start | beginning) of your turn [you] win [the game] (<win if>) {conditions}",
            "at the (start | beginning) of your turn (<win if>) {conditions} you win [the game]",
        ],
        "Win: when your turn starts and {conditions}",
        alone=True,
    ),
    Family("All of a type", "pick", ["(all | each | every) {TYPE}"], "all {TYPE(s)}"),
    Family("All others there", "pick", ["(all | each | every) other {TYPE} {where}"], "all other {TYPE(s)} {where}"),
    Family(
        "All others of yours",
        "pick",
        ["(all | each of | all of) your other {TYPE}", "(each | every) other {TYPE} <of mine>"],
        "all your other {TYPE(s)}",
    ),
    Family(
        "Some of yours there",
        "pick",
        ["{n:SEVERAL} of your {TYPE} {where}", "{n:SEVERAL} {TYPE} <of mine> {where}"],
        "{n} of your {TYPE(s)} {where}",
    ),
    Family(
        "Up to some of yours there",
        "pick",
        ["up to {INT} of your {TYPE} {where}", "up to {INT} {TYPE} <of mine> {where}"],
        "up to {INT} of your {TYPE(s)} {where}",
    ),
    Family(
        "Up to some of theirs",
        "pick",
        [
            "up to {INT} (opposing | opponents' | enemy) {TYPE}",
            "up to {INT} of (an opponent's | your opponents') {TYPE}",
        ],
        "up to {INT} opponents' {TYPE(s)}",
    ),
    Family(
        "Strength that all of a type have for this turn",
        "deed",
        [
            "(all | each | every) {TYPE} (<has strength>) + {INT} [Strength] [each] (<turn long>)",
            "{TYPE:TYPES} (<has strength>) + {INT} [Strength] [each] (<turn long>)",
            "(<turn long>) (all | each | every) {TYPE} (<has strength>) + {INT} [Strength] [each]",
            "(<turn long>) {TYPE:TYPES} (<has strength>) + {INT} [Strength] [each]",
        ],
        "give all {TYPE(s)} +{INT} Strength until the turn ends",
        alone=True,
    ),
    Family(
        "Strength that all of a type lose for this turn",
        "deed",
        [
            "(all | each | every) {TYPE} (<has strength>) - {INT} [Strength] [each] (<turn long>)",
            "{TYPE:TYPES} (<has strength>) - {INT} [Strength] [each] (<turn long>)",
            "(all | each | every) {TYPE} (lose | loses) {INT} Strength [each] (<turn long>)",
            "{TYPE:TYPES} (lose | loses) {INT} Strength [each] (<turn long>)",
            "(<turn long>) (all | each | every) {TYPE} (<has strength>) - {INT} [Strength] [each]",
            "(<turn long>) {TYPE:TYPES} (<has strength>) - {INT} [Strength] [each]",
        ],
        "give all {TYPE(s)} -{INT} Strength until the turn ends",
        alone=True,
    ),
    Family("All here, in the bare plural", "those", ["{TYPE:TYPES} (<here>)"], "all {TYPE(s)} at this Location"),
    Family("All of a type, in the bare plural", "those", ["{TYPE:TYPES}"], "all {TYPE(s)}"),
    Family(
        "All others of a type",
        "those",
        ["(all | each | every) other {TYPE}", "other {TYPE:TYPES}"],
        "all other {TYPE(s)}",
    ),
    Family(
        "Strength that cards always lose",
        "ability",
        ["[Ongoing] {those} (lose | loses) {INT} Strength [each]"],
        "Ongoing: -{INT} Strength for {those}",
        types=("character", "constant"),
    ),
    Family(
        "Strength of the card itself that is doubled",
        "deed",
        [
            (
                "(this Character's Strength is doubled | double this Character's Strength | this "
                "Character doubles its Strength) "
                "[(<fight long>)]"
            )
        ],
        "double the Strength of this Character until the turn ends",
        asks=TILL_TURN_ENDS,
    ),
    # ---- on boards of others
    Family(
        "Put on a Location of somebody else",
        "bearer",
        ["<some place> <their board>", "(an opponent's | another player's | an opposing) Location"],
        "a Location on an opponent's Control Board",
    ),
    Family("Put where one is", "bearer", ["<some place> <holds one> {TYPE}"], "a Location with a(n) {TYPE}"),
    Family(
        "What the owner of the board does",
        "deed",
        ["(<its owner here>) [must] {does}"],
        "make the owner of this Control Board {does}",
    ),
    Family(
        "What that opponent does, where none is named before",
        "deed",
        ["that (opponent | player) [must] {does}"],
        "make the owner of this Control Board {does}",
        types=("constant",),
    ),
    # ---- Plot
    Family(
        "Plot taken off a card",
        "deed",
        ["(remove | discard | take) {INT} <plot> (from | off) {pick}"],
        "take {INT} Plot off {pick}",
    ),
    Family("Plot lost by others", "does", ["(loses | lose | discards) {INT} <plot>"], "lose {INT} Plot"),
    Family("Plot lost", "deed", ["[you] (lose | discard) {INT} <plot>"], "lose {INT} Plot"),
    # ---- the top card, and what it is
    Family(
        "The top card turned over, and what follows",
        "statement",
        [
            (
                "(reveal | turn over | flip) the top card of your deck [.] [and] if it (is | was) (a | "
                "an) {TYPE} [card] {doing}"
            )
        ],
        "reveal the top card of your deck: if it is a(n) {TYPE}, {doing}",
    ),
    Family(
        "The top card discarded, and what follows",
        "statement",
        ["discard the top card of your deck [.] [and] if it (is | was) (a | an) {TYPE} [card] {doing}"],
        "discard the top card of your deck: if it is a(n) {TYPE}, {doing}",
    ),
)

TURNS: Final = (
    *SPOTS,
    *HANDS_OF_OTHERS,
    *LOOKING_BACK,
    *instead("thwarted"),
    *instead("vanquished"),
    *comes_home("thwarted"),
    *comes_home("vanquished"),
    *instead_at_will("thwarted"),
    *instead_at_will("vanquished"),
    *safe_all("vanquished"),
    *safe_all("thwarted"),
    *RULES_OF_TURNS,
)

__all__ = ["PARTS_OF_TURNS", "TURNS"]
