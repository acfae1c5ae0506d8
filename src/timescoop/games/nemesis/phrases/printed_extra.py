"""How designers point in Nemesis: it, weaker ones, what is attached, whose board, many Locations, orders of words."""

from __future__ import annotations

from typing import Final

from timescoop.games.nemesis.phrases.printed_common import TILL_TURN_ENDS
from timescoop.games.nemesis.phrases.printed_more import DONE_TO_IT, FOUGHT, LABELS, OWNER, PICKED, STAYING_OR_INSTANT
from timescoop.language import Family

PARTS_OF_EXTRA: Final = {
    "than it": "than (this Character | it | its own | this Character's [Strength])",
    "less power": "(less | lower | a lower) Strength (<than it>)",
    "no more power": (
        "(equal or (less | lower) | the same or (less | lower) | lower or equal | less or equal) Strength "
        "(<than it> | to this Character)"
    ),
    "on foreign": "(on | at) (an opponent's | another player's) ([Control] Board | Location)",
    "many places": "{n:INT} or more [different] Locations | at least {n:INT} [different] Locations",
    "those who": "each | every | any | all | your | the",
}
KEPT_HERE: Final = "Does it count as vanquished, so that what protects it from that saves it?"

POINTED: Final = (
    Family("The card of the event", "pick", ["it", "that card", "that Character"], "that card"),
    Family(
        "The owner of the card of the event",
        "deed",
        ["(its | that card's | that Character's) owner [must] {does}"],
        "make the owner of that card {does}",
    ),
    Family(
        "The controller of the card of the event",
        "deed",
        ["(its | that card's | that Character's) controller [must] {does}"],
        "make the owner of that card {does}",
        asks=OWNER,
    ),
    Family(
        "A card of the event that is sent somewhere",
        "deed",
        ["(move | send) it to {goal}"],
        "send that card to {goal}",
    ),
    Family(
        "A card of the event that is sent to where the card is",
        "deed",
        ["(move | send) it here"],
        "send that card to this Location",
    ),
    *[
        Family(
            f"What is done to a card if there is one: {strict}",
            "deed",
            [f"if there is (<just one>) {{TYPE}} {{where}} {verb} it {after}"],
            strict.replace("that card", "1 {TYPE} {where}"),
        )
        for verb, after, strict in DONE_TO_IT
    ],
    Family(
        "What the opponent does on whose board the card is",
        "statement",
        ["if (this Character | this card | it) is (<on foreign>) that (opponent | player) [must] {does}"],
        "if this card is on an opponent's Control Board, make the owner of this Control Board {does}",
        alone=True,
    ),
    Family(
        "Power taken from the owner of the board",
        "deed",
        ["(take | steal) {INT} <power> from (<its owner here>)"],
        "make the owner of this Control Board give you {INT} Power",
    ),
    Family(
        "The card itself discarded",
        "deed",
        ["discard this Character"],
        "discard this card",
        types=("character",),
    ),
)

WEAKER: Final = (
    *[
        Family(
            f"Weaker than the card itself, {strict}: {opens}",
            "pick",
            [
                f"{words} (<with strength>) (<{mark}>)",
                *(
                    [f"{words.removesuffix(' {where}')} (<with strength>) (<{mark}>) {{where}}"]
                    if words.endswith("{where}")
                    else []
                ),
            ],
            f"{means} {strict} than this Character",
            alone=True,
        )
        for opens, _, (words,), means, *_ in PICKED
        for mark, strict in (("less power", "weaker"), ("no more power", "not stronger"))
    ],
    *[
        Family(
            f"One that is weaker than the card itself, {strict}",
            "pick",
            [
                f"(<just one>) {{TYPE}} {{where}} (<with strength>) (<{mark}>)",
                f"(<just one>) {{TYPE}} (<with strength>) (<{mark}>) {{where}}",
            ],
            f"1 {{TYPE}} {{where}} {strict} than this Character",
            alone=True,
        )
        for mark, strict in (("less power", "weaker"), ("no more power", "not stronger"))
    ],
    *[
        Family(
            f"One anywhere that is weaker than the card itself, {strict}",
            "pick",
            [f"(<just one>) {{TYPE}} (<with strength>) (<{mark}>)"],
            f"1 {{TYPE}} {strict} than this Character",
            alone=True,
        )
        for mark, strict in (("less power", "weaker"), ("no more power", "not stronger"))
    ],
    *[
        Family(
            f"What cards are like, said before where they are: {opens}",
            "pick",
            [f"{words.removesuffix(' {where}')} {{quality}} {{where}}"],
            f"{means} {{quality}}",
        )
        for opens, _, (words,), means, *_ in PICKED
        if words.endswith("}") and "there" in opens
    ],
    Family(
        "All of them there that are like that",
        "those",
        ["(all | each | every) {TYPE} {quality} (<here>)", "{TYPE:TYPES} {quality} (<here>)"],
        "all {TYPE(s)} at this Location {quality}",
    ),
    Family(
        "All of yours there that are like that",
        "those",
        ["(your | all your | each of your) {TYPE} {quality} (<here>)"],
        "your {TYPE(s)} at this Location {quality}",
    ),
)

BORNE: Final = (
    Family(
        "An Upgrade by what bears it",
        "pick",
        ["(<just one>) {TYPE} (attached to | on | from | borne by) {single}", "{single}'s {TYPE}"],
        "a(n) {TYPE} that {single} bears",
    ),
    Family(
        "An Upgrade discarded from what bears it",
        "deed",
        ["(discard | remove) (<just one>) {TYPE} (attached to | on | from) {single}"],
        "vanquish a(n) {TYPE} that {single} bears",
        asks=KEPT_HERE,
    ),
    Family(
        "Plot put on a card",
        "deed",
        ["(place | put | add) {INT} <plot> (on | to | onto) {pick}"],
        "place {INT} Plot on {pick}",
    ),
    Family(
        "A Scheme of yours",
        "pick",
        ["(<just one>) of your (Scheme | Schemes)"],
        "one of your Schemes in play",
        alone=True,
    ),
    Family(
        "Winning with Plot, without a verb",
        "ability",
        ["Win [with] {INT} <plot> on this card"],
        "Win: when this card has {INT} or more Plot",
    ),
)

COUNTED: Final = (
    Family(
        "One at many Locations",
        "condition",
        [
            "you (have | control) (<some of>) {TYPE} (at | on) (<many places>)",
            "you (have | control) {TYPE} (at | on) (<many places>)",
            "you (have | control) {n:INT} or more Locations with (your | <some of>) {TYPE}",
            "you (have | control) {n:INT} or more Locations with {TYPE}",
        ],
        "you have a(n) {TYPE} at {n} or more Locations",
    ),
    Family(
        "The most of them there, compared",
        "condition",
        [
            "you (have | control) more {TYPE} {where} than (<those who>) (opponent | opponents | other player)",
            "you (have | control) more {TYPE} than (<those who>) (opponent | opponents | other player) {where}",
        ],
        "you have the most {TYPE(s)} {where}",
    ),
    Family(
        "Another one with the card",
        "condition",
        ["(this Character | it) is (at a Location with | with | at the same Location as) another {TYPE}"],
        "there is another {TYPE} at this Location",
        alone=True,
    ),
    Family(
        "Strength of the card as it, under a condition",
        "ability",
        ["[Ongoing] (while | if | as long as) {conditions} it (<gets>) + {INT} [Strength]"],
        "Ongoing: +{INT} Strength for this Character if {conditions}",
        types=("character",),
    ),
)

ORDERED: Final = (
    Family(
        "What comes before the dice, said first",
        "ability",
        ["Conflict before (the dice are rolled | dice are rolled | rolling [the] [dice] | the roll) {statement}"],
        "Conflict: {statement}",
    ),
    Family(
        "The start of the turn, behind a label",
        "ability",
        ["Ongoing <my turn starts> {statement}", "Ongoing {statement} <my turn starts>"],
        "Start Step: {statement}",
        types=("character", "constant"),
    ),
    Family(
        "The end of the turn, behind a label",
        "ability",
        ["Ongoing <my turn ends> {statement}", "Ongoing {statement} <my turn ends>"],
        "End Step: {statement}",
        types=("character", "constant"),
    ),
    Family(
        "A number added to the die",
        "deed",
        ["add {INT} to your (die roll | die | roll | Total | result)", "your (die roll | roll | Total) is + {INT}"],
        "gain {INT} Strength",
    ),
    Family(
        "All of yours there taken back",
        "deed",
        ["(return | put | take) (all | all of) your {TYPE} {where} [back] (to | into) your hand"],
        "return all your {TYPE(s)} {where} to its owner's hand",
    ),
    Family(
        "All of yours taken back",
        "deed",
        ["(return | put | take) (all | all of) your {TYPE} [back] (to | into) your hand"],
        "return all your {TYPE(s)} to its owner's hand",
    ),
    Family(
        "A Location of yours to which some move",
        "statement",
        ["move {pick} to (one | any | any one) of your [own] Locations"],
        "at a Location of your choice on your Control Board, send {pick} to that Location",
    ),
    Family(
        "Up to some searched for",
        "deed",
        [
            (
                "search [your deck] for up to {INT} {TYPE} [[. | and] (put | take | add) (it | them) "
                "(in | into | to) your hand] [[. | and | then | . then] shuffle [your deck | it]]"
            )
        ],
        "search for {INT} {TYPE(s)}",
    ),
    Family(
        "Theirs that do not move away",
        "ability",
        [
            (
                "[Ongoing] (opponents' | opposing | enemy) {TYPE} (<never>) (move | be moved) "
                "(from | away from | out of) this Location"
            ),
            "[Ongoing] (opponents' | opposing | enemy) {TYPE} (<here>) (<never>) (move | be moved)",
        ],
        "Ongoing: nobody can move opponents' {TYPE(s)} at this Location",
        types=("character", "constant"),
    ),
    Family(
        "Moves to here by anybody",
        "event",
        ["(a | an | any) {TYPE} (moves | is moved | comes | arrives) (here | into this Location)"],
        "a player moves a(n) {TYPE} to this Location",
    ),
    Family(
        "Power spent for Strength in a Conflict",
        "ability",
        [
            (
                "Conflict [you may] spend up to {n:INT} <power> [.] {pick} (<has strength>) + {m:INT} [Strength] "
                "for each (<power>) [spent | paid] [this way]"
            )
        ],
        "Conflict: for each of up to {n} Power that you spend, give {pick} +{m} Strength until the turn ends",
        asks=TILL_TURN_ENDS,
    ),
)

PLAYED: Final = (
    *[
        Family(
            f"A card of the hand played at a Location of some kind: {strict}",
            "statement",
            [f"play {{INT}} {{TYPE}} [from your hand] (at | on) (a | any | one) Location {words}"],
            f"at a Location of your choice at a Location {strict}, play {{INT}} {{TYPE(s)}} at that Location",
        )
        for words, strict in (
            ("where you (have | control) (<some of>) {other:TYPE}", "with one of your {other(s)}"),
            ("with (one of your | at least one of your) {other:TYPE}", "with one of your {other(s)}"),
            ("(with | where there is) (<some of>) {other:TYPE}", "with a(n) {other}"),
            ("with (<a foe's>) {other:TYPE}", "with an opponent's {other}"),
        )
    ],
    Family(
        "A card of the hand played on boards of others",
        "statement",
        [
            (
                "play {INT} {TYPE} [from your hand] (on | at) (an opponent's | any opponent's | another player's) "
                "([Control] Board | Location)"
            )
        ],
        "at a Location of your choice on opponents' Control Boards, play {INT} {TYPE(s)} at that Location",
    ),
    Family(
        "Up to some of the hand played",
        "deed",
        ["play up to {INT} {TYPE} from your hand"],
        "play up to {INT} {TYPE(s)}",
    ),
    Family("Any of the hand played", "deed", ["play any number of {TYPE} from your hand"], "play any {TYPE(s)}"),
    Family(
        "An Upgrade of the hand attached to some Character",
        "deed",
        [
            (
                "(attach | play) {INT} {TYPE} [from your hand] (to | on | onto) (<just one> of your | a | an | any) "
                "(Minion | Minions | Character | Characters | Dalek | Daleks | Cyberman | Cybermen | Angel | Angels) "
                "[without (an | using an | taking an | spending an) Action]"
            )
        ],
        "play {INT} {TYPE(s)}",
        asks="On any Character that its own text allows?",
    ),
    Family(
        "The Character itself comes into play",
        "ability",
        ["[Ongoing] (when | whenever) this Character (enters | comes into) play {statement}"],
        "Play: {statement}",
        types=("character",),
        alone=True,
    ),
)

PLACED: Final = (
    Family(
        "Boards of all others, without their full name",
        "where",
        ["(on | at) (opponents' | your opponents' | other players') [Control] (Boards | Locations)"],
        "on opponents' Control Boards",
    ),
    Family(
        "A Location chosen first",
        "statement",
        ["choose (a | any | one) Location . [then] {course}"],
        "at a Location of your choice, {course}",
    ),
    Family(
        "A Location of yours chosen first",
        "statement",
        [
            "choose (one | any) of your [own] Locations . [then] {course}",
            "choose (a | any | one) Location (on | of) your [own] [Control] Board . [then] {course}",
        ],
        "at a Location of your choice on your Control Board, {course}",
    ),
    Family(
        'A condition with "only"',
        "statement",
        ["{doing} (only if | only when) {conditions}"],
        "if {conditions}, {doing}",
    ),
    Family("No cards of a type had besides", "had", ["no {TYPE} [in play]"], "you do not have a(n) {TYPE} in play"),
    Family("No cards of a type had there besides", "had", ["no {TYPE} {where}"], "you do not have a(n) {TYPE} {where}"),
    Family("An empty hand besides", "had", ["no cards in [your] hand"], "you have no cards in your hand"),
    Family("No Power besides", "had", ["no <power>"], "you hold no Power"),
    Family("One card had besides", "had", ["(<just one>) {TYPE} {where}"], "you have a(n) {TYPE} {where}"),
    Family(
        "No other one of yours",
        "lack",
        ["you (have | control) no other {TYPE} [in play]", "this is (your | the) only {TYPE} [you have]"],
        "you have another {TYPE} in play",
    ),
    Family(
        "No other one of yours there",
        "lack",
        ["you (have | control) no other {TYPE} {where}"],
        "you have another {TYPE} {where}",
    ),
    Family(
        "Another one of yours taken back",
        "deed",
        [
            "(return | put | take) (another of your | one of your other) {TYPE} [back] (to | into) your hand",
            "(return | put | take) another {TYPE} (you control | of yours) [back] (to | into) your hand",
        ],
        "return one of your other {TYPE(s)} to its owner's hand",
    ),
    Family(
        "Some of yours taken back",
        "deed",
        ["(return | put | take) {n:SEVERAL} of your {TYPE} [back] (to | into) your hand"],
        "return {n} of your {TYPE(s)} to its owner's hand",
    ),
    *[
        Family(
            "Another one of yours at a place",
            sort,
            [
                "(another of your | one of your other | another one of your) {TYPE} {where}",
                "another {TYPE} (you control | of yours) {where}",
            ],
            "one of your other {TYPE(s)} {where}",
            alone=True,
        )
        for sort in ("pick", "single")
    ],
    Family(
        "Two types taken back",
        "deeds",
        ["retrieve {a:INT} {one:TYPE} and {b:INT} {two:TYPE}"],
        "retrieve {a} {one(s)} and retrieve {b} {two(s)}",
    ),
    Family(
        "The hand of the owner of the board, of which you choose",
        "ability",
        [
            (
                "Infiltrate look at (that (opponent's | player's) | its owner's) hand [.] [and] [you may] [choose and] "
                "discard {INT} {TYPE} [from it | of your choice]"
            )
        ],
        "Infiltrate: make the owner of this Control Board let you choose and discard {INT} {TYPE(s)} from their hand",
    ),
)

COUNTS_AS: Final = (
    Family(
        "Yours there", "side", ["(your | all your | each of your) {TYPE} (<here>)"], "your {TYPE(s)} at this Location"
    ),
    Family("Your others there", "side", ["your other {TYPE} (<here>)"], "your other {TYPE(s)} at this Location"),
    Family(
        "Two types besides",
        "text",
        ["[Ongoing] this Character (is | counts as) both {one:TYPE} and {two:TYPE}"],
        "Ongoing: this Character is also a(n) {one}. Ongoing: this Character is also a(n) {two}",
        types=("character", "constant"),
    ),
    *[
        Family(
            f"Strength of the card and a type besides, {sign}",
            "text",
            [
                (
                    f"[Ongoing] this Character (<gets>) {sign} {{INT}} [Strength] and "
                    "(is [also] | counts as | also counts as) {TYPE}"
                )
            ],
            f"Ongoing: {sign}{{INT}} Strength for this Character. Ongoing: this Character is also a(n) {{TYPE}}",
            types=("character", "constant"),
        )
        for sign in ("+", "-")
    ],
    *[
        Family(
            f"Strength of yours there in some Conflicts, {sign}: {condition}",
            "ability",
            [f"[Ongoing] {{side}} (<gets>) {sign} {{INT}} [Strength] {when}"],
            f"Ongoing: {sign}{{INT}} Strength for {{side}} if {condition}",
            types=("character", "constant"),
            alone=True,
        )
        for sign in ("+", "-")
        for when, condition in FOUGHT
    ],
    *[
        Family(
            f"Strength of all of a type there in a Conflict, for which no time is named, {sign}",
            "ability",
            [f"Conflict {{TYPE:TYPES}} {{where}} (<has strength>) {sign} {{INT}} [Strength] [each] [(<fight long>)]"],
            f"Conflict: give all {{TYPE(s)}} {{where}} {sign}{{INT}} Strength until the turn ends",
            asks=TILL_TURN_ENDS,
        )
        for sign in ("+", "-")
    ],
    Family(
        "Strength of your side",
        "ability",
        ["Conflict your side (<has strength>) + {INT} [Strength] [in (a Conflict | Conflicts) [(<here>)]]"],
        "Conflict: gain {INT} Strength",
    ),
)

FALLEN: Final = tuple(
    [
        family
        for verb in ("vanquished", "thwarted")
        for family in (
            Family(
                f"One of yours that is {verb} where the card is",
                "event",
                [
                    f"(one of your | another of your | one of your other) {{TYPE}} is {verb} (<here>)",
                    f"(one of your | another of your | one of your other) {{TYPE}} (<here>) is {verb}",
                ],
                f"one of your {{TYPE(s)}} is {verb} at this Location",
                alone=True,
            ),
            Family(
                f"One of theirs that is {verb} where the card is",
                "event",
                [f"(<a foe's>) {{TYPE}} is {verb} (<here>)", f"(<a foe's>) {{TYPE}} (<here>) is {verb}"],
                f"an opponent's {{TYPE}} is {verb} at this Location",
                alone=True,
            ),
        )
    ]
)

SAFE: Final = tuple(
    [
        family
        for verb in ("vanquished", "thwarted")
        for family in (
            Family(
                f"One of yours that can't be {verb} this turn",
                "deed",
                [
                    f"(<just one>) of your {{TYPE}} (<never>) be {verb} (<turn long>)",
                    f"(<turn long>) (<just one>) of your {{TYPE}} (<never>) be {verb}",
                ],
                f"keep one of your {{TYPE(s)}} from being {verb} until the turn ends",
            ),
            Family(
                f"One of yours at a place that can't be {verb} this turn",
                "deed",
                [
                    f"(<just one>) of your {{TYPE}} {{where}} (<never>) be {verb} (<turn long>)",
                    f"(<turn long>) (<just one>) of your {{TYPE}} {{where}} (<never>) be {verb}",
                ],
                f"keep one of your {{TYPE(s)}} {{where}} from being {verb} until the turn ends",
            ),
        )
    ]
)

THERE: Final = (
    *[
        Family(
            f"What can't be done to the card at some place: {strict}",
            "ability",
            [f"[Ongoing] this Character (<never>) {ban} [while] {{where}}"],
            f"Ongoing: if this card is {{where}}, {strict} this Character",
            types=("character", "constant"),
        )
        for ban, strict in (
            ("be vanquished", "nobody can vanquish"),
            ("be thwarted", "nobody can thwart"),
            ("be captured", "nobody can capture"),
        )
    ],
    *[
        Family(
            f"Strength of the card at some place, {sign}",
            "ability",
            [f"[Ongoing] this Character (<gets>) {sign} {{INT}} [Strength] [while] {{where}}"],
            f"Ongoing: {sign}{{INT}} Strength for this Character if this card is {{where}}",
            types=("character", "constant"),
        )
        for sign in ("+", "-")
    ],
    Family(
        "A Location of some kind chosen first",
        "statement",
        ["choose (a | any | one) Location {where} . [then] {course}"],
        "at a Location of your choice {where}, {course}",
    ),
    *[
        Family(
            f"Leave given first, and then a sentence without its label: {label}",
            "text",
            [f"{label} you (may | can) {{first:course}} . [then] {{second:course}}"],
            f"{label}: first, you may {{first}}; then {{second}}",
            types=STAYING_OR_INSTANT,
        )
        for label in LABELS
    ],
)

CHOSEN: Final = (
    Family(
        "One chosen first, which cannot move for a round",
        "statement",
        ["choose {single} . that {TYPE} (<no move>) (<to my turn>)"],
        "choose {single}: keep that {TYPE} from moving until your next turn starts",
    ),
    Family(
        "One chosen first, which cannot move for the turn",
        "statement",
        ["choose {single} . that {TYPE} (<no move>) (<turn long>)"],
        "choose {single}: keep that {TYPE} from moving until the turn ends",
    ),
    *[
        Family(
            f"One chosen first, whose Strength changes for the turn, {sign}",
            "statement",
            [f"choose {{single}} . that {{TYPE}} (<has strength>) {sign} {{INT}} [Strength] (<turn long>)"],
            f"choose {{single}}: give that {{TYPE}} {sign}{{INT}} Strength until the turn ends",
        )
        for sign in ("+", "-")
    ],
    *[
        Family(
            f"One chosen first, to which something is done: {strict}",
            "statement",
            [f"choose {{single}} . [then] {verb} that {{TYPE}} {after}"],
            "choose {single}: " + strict.replace("that card", "that {TYPE}"),
        )
        for verb, after, strict in DONE_TO_IT
    ],
    *[
        Family(
            f"One of two that others choose: {strict}",
            "deed",
            [f"{whom} {{first:does}} or {{second:does}}"],
            f"make {strict} either {{first}} or {{second}}",
            asks="Is it the choice of the player who does it?",
        )
        for whom, strict in (
            ("(<opp>)", "an opponent"),
            ("(<each opp>)", "each opponent"),
            ("(<each one>)", "each player"),
            ("(<rival>)", "an opponent in this Conflict"),
            ("(<rivals>)", "each opponent in this Conflict"),
        )
    ],
    Family(
        "The hands of all others looked at",
        "deed",
        ["look at (each | every) (opponent's | other player's) hand", "look at the (hand | hands) of (<each opp>)"],
        "look at the hand of each opponent",
    ),
    Family(
        "Retrieved and attached",
        "course",
        [
            (
                "retrieve (a | an | 1 | one) {TYPE} (and | . | then | and then) (attach | play) it [(to | on | onto) "
                "(<just one> of your | a | an | any) "
                "(Minion | Minions | Character | Characters | Dalek | Daleks | Cyberman | Cybermen | Angel | Angels)]"
            )
        ],
        "retrieve 1 {TYPE}, then play up to 1 {TYPE}",
        asks="May it be another card of that type from your hand?",
    ),
)

EXTRA: Final = (
    *SAFE,
    *FALLEN,
    *THERE,
    *CHOSEN,
    *PLAYED,
    *PLACED,
    *COUNTS_AS,
    *POINTED,
    *WEAKER,
    *BORNE,
    *COUNTED,
    *ORDERED,
)

__all__ = ["EXTRA", "PARTS_OF_EXTRA"]
