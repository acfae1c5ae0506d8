"""How designers word cards played and searched for, steps and limits behind a label, and prices."""

from __future__ import annotations

from typing import Final

from timescoop.games.nemesis.phrases.printed_common import TILL_TURN_ENDS
from timescoop.language import Family

PARTS_OF_PLAYING: Final = {
    "my cards": "your [Nemesis] Deck",
    "any way": ("in (any order | any order (that you | you) (like | want | wish | choose) | the order of your choice)"),
    "so limited": (
        "[.] (you (can | may) [only] (use | do | trigger) (this | it) [(effect | ability | text)] [of this card] "
        "[of this Character] [only] (<once only>) | (this | it) [(effect | ability | text)] (can | may) [only] be used "
        "[only] (<once only>) | this [(effect | ability | text)] [only] (happens | works | triggers) [only] "
        "(<once only>))"
    ),
}
ONLY_IF_PAID: Final = "Do you get the rest only if you pay?"

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

DECKS: Final = (
    Family(
        "Cards on top looked at and put back",
        "deed",
        ["look at the top {INT} cards of (<my cards>) [.] [and | then] (put | return) them back [on top] (<any way>)"],
        "rearrange the top {INT} cards of your deck",
    ),
    Family(
        "Cards searched for, by what becomes of them",
        "deed",
        [
            (
                "(search | look through) (<my cards>) for {INT} {TYPE} [card | cards] [.] [and] (put | add | take) "
                "(it | them) (in | into | to) your hand [[.] [and] [then] shuffle [your deck | it]]"
            ),
            (
                "(add | take | put | pick up | fetch) {INT} {TYPE} [card | cards] from (<my cards>) (in | into "
                "| to) your hand"
            ),
        ],
        "search for {INT} {TYPE(s)}",
    ),
)

TIMES: Final = (
    *[
        family
        for done in ("thwarted", "vanquished")
        for family in (
            Family(
                f"The card itself, {done}",
                "event",
                [f"this card is {done}"],
                f"this Character is {done}",
                types=("character",),
            ),
            Family(
                f"What follows if the card itself is {done}",
                "ability",
                [f"[Ongoing] if (this card | this Character) is {done} {{statement}}"],
                f"Ongoing: when this Character is {done}, {{statement}}",
                types=("character",),
            ),
            Family(
                f"What follows once a turn if the card itself is {done}",
                "ability",
                [f"[Ongoing] if (this card | this Character) is {done} {{statement}} (<so limited>)"],
                f"Ongoing: when this Character is {done}, once each turn, {{statement}}",
                types=("character",),
            ),
        )
    ],
    Family(
        "An occasion, and how often it counts",
        "ability",
        ["[Ongoing] (when | whenever) {event} {statement} (<so limited>)"],
        "Ongoing: when {event}, once each turn, {statement}",
        types=("character", "constant"),
    ),
    Family(
        "Cards as a price, and what is done for it, with a mark between them",
        "doing",
        ["you (may | can) discard {n:INT} {TYPE} . {then:deeds}"],
        "you may discard {n} {TYPE(s)} to {then}",
        asks=ONLY_IF_PAID,
    ),
    *[
        Family(
            f"A price, and what is done for it, with a mark between them: {verb}",
            "doing",
            [f"you (may | can) {price} . {{then:deeds}}"],
            f"{means} to {{then}}",
            asks=ONLY_IF_PAID,
        )
        for verb, price, means in (
            ("discard this", "(discard | toss) this card", "you may discard this card"),
            ("spend", "(spend | pay) {n:INT} <power>", "you may spend {n} Power"),
            ("lose", "lose {n:INT} <power>", "you may lose {n} Power"),
        )
    ],
    *[
        Family(
            f"A step that comes once a turn: {step}",
            "ability",
            [f"(<once only>) {step} [Step] {{statement}}"],
            f"{step} Step: {{statement}}",
            types=("character", "constant"),
        )
        for step in ("Start", "End")
    ],
    Family(
        "Only if something is so",
        "statement",
        ["{doing} but only (if | while) {conditions}"],
        "if {conditions}, {doing}",
    ),
)

PLAYING: Final = (*ORDERED, *PLAYED, *DECKS, *TIMES)

__all__ = ["PARTS_OF_PLAYING", "PLAYING"]
