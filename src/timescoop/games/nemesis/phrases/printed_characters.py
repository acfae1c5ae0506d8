"""How designers point at Characters: it, weaker ones, what they bear and count as, one chosen first."""

from __future__ import annotations

from typing import Final

from timescoop.games.nemesis.phrases.printed_common import TILL_TURN_ENDS
from timescoop.games.nemesis.phrases.printed_more import DONE_TO_IT, FOUGHT, OWNER, PICKED
from timescoop.language import Family

PARTS_OF_CHARACTERS: Final = {
    "than it": "than (this Character | it | its own | this Character's [Strength])",
    "less power": "(less | lower | a lower) Strength (<than it>)",
    "no more power": (
        "(equal or (less | lower) | the same or (less | lower) | lower or equal | less or equal) Strength "
        "(<than it> | to this Character)"
    ),
    "on foreign": "(on | at) (an opponent's | another player's) ([Control] Board | Location)",
    "any board": "(on | of) (any | a) [player's] Control Board",
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

SINGLED_OUT: Final = (
    *[
        Family(
            f"One targeted, and then {does}ed",
            "deed",
            [f"target {{pick}} [.] [and] {does} (it | them | that card | that Character)"],
            f"{does} {{pick}}",
        )
        for does in ("vanquish", "thwart")
    ],
    *[
        Family(
            f"One to {does}, and more if it was of a type",
            "statement",
            [
                (
                    f"{does} {{single}} . if (it | that card | that Character) (was | is) (a | an) {{TYPE}} [then] "
                    f"{{deeds}} [as well | too | also]"
                ),
            ],
            f"choose {{single}}: if that card is a(n) {{TYPE}}, {does} that card and {{deeds}}. "
            f"Otherwise, {does} that card",
        )
        for does in ("vanquish", "thwart")
    ],
    Family(
        "Its only one there",
        "condition",
        ["this is your only {TYPE} (here | at (this | its | that) Location)"],
        "you have at most 1 {TYPE} at this Location",
    ),
    Family(
        "With one of yours",
        "condition",
        ["(this Character | this card | it) is (at the same Location as | with | where) one of your {TYPE}"],
        "you have another {TYPE} at this Location",
    ),
    Family("One in play at any place", "pick", ["{INT} {TYPE} (<any board>)"], "{INT} {TYPE(s)}"),
    Family("One of anybody in play at any place", "single", ["(a | an | one | 1) {TYPE} (<any board>)"], "a(n) {TYPE}"),
)

CHARACTERS: Final = (*POINTED, *WEAKER, *BORNE, *COUNTS_AS, *FALLEN, *SAFE, *CHOSEN, *SINGLED_OUT)

__all__ = ["CHARACTERS", "PARTS_OF_CHARACTERS"]
