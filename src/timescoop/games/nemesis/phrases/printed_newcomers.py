"""How designers word cards of Nemesis before they read the reference: targets, "it", places, and limits said last."""

from __future__ import annotations

from typing import Final

from timescoop.language import Family

PARTS_OF_NEWCOMERS: Final = {
    "my cards": "your [Nemesis] Deck",
    "that seat's": "(that | this) (player's | opponent's) | its owner's | their",
    "any way": ("in (any order | any order (that you | you) (like | want | wish | choose) | the order of your choice)"),
    "pick one": "(pick | select | choose | target) (any | an | one | 1) opponent",
    "any board": "(on | of) (any | a) [player's] Control Board",
    "this here": (
        "the Location (where (this Character | this card) is | of (this Character | this card)) | "
        "(this Character's | this card's) Location | where (this Character | this card) is"
    ),
    "so limited": (
        "[.] (you (can | may) [only] (use | do | trigger) (this | it) [(effect | ability | text)] [of this card] "
        "[of this Character] [only] (<once only>) | (this | it) [(effect | ability | text)] (can | may) [only] be used "
        "[only] (<once only>) | this [(effect | ability | text)] [only] (happens | works | triggers) [only] "
        "(<once only>))"
    ),
}
ONLY_IF_PAID: Final = "Do you get the rest only if you pay?"

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

OTHERS: Final = (
    Family(
        "The hand of the owner of that board",
        "ability",
        ["Infiltrate [you may] look at (<that seat's>) hand"],
        "Infiltrate: make the owner of this Control Board show you their hand",
    ),
    Family(
        "Power taken off the board of its owner",
        "ability",
        ["Infiltrate (discard | remove) {INT} Power [token | tokens] from (<that seat's>) [Control] Board"],
        "Infiltrate: make the owner of this Control Board lose {INT} Power",
    ),
    Family(
        "Cards that chance takes from an opponent who is picked first",
        "deed",
        [
            (
                "(<pick one>) [.] [and] (that player | that opponent | they) (discards | discard | must discard) {INT} "
                "(card | cards) [from their hand] at random"
            ),
            (
                "(<pick one>) [.] [and] (that player | that opponent | they) (discards | discard | must discard) {INT} "
                "random (card | cards) [from their hand]"
            ),
        ],
        "make an opponent discard {INT} random card(s)",
    ),
)

PICKED: Final = (
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

PLACES: Final = (
    Family("Any Location, of anybody", "bearer", ["(a | any | any one | one) Location (<any board>)"], "a Location"),
    Family("Where the card is", "goal", ["(<this here>)"], "this Location"),
    Family(
        "Those fetched to where the card is",
        "deed",
        ["(move | bring | send) {pick} [from (any | another) Location] to (<this here> | this Location)"],
        "send {pick} to this Location",
    ),
    Family(
        "Cards of the hand played here",
        "deed",
        ["play {INT} {TYPE} from your hand (to | at | on | in) this Location"],
        "play {INT} {TYPE(s)} at this Location",
    ),
    Family(
        "The card itself moved to a Location where something is",
        "deed",
        ["move this card to {spot}"],
        "relocate this Character to {spot}",
        types=("character",),
    ),
    Family(
        "Those moved to any Location, of anybody",
        "deed",
        ["move {pick} to (any | any one | a | one) Location (<any board>)"],
        "move {pick}",
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

NEWCOMERS: Final = (*DECKS, *OTHERS, *PICKED, *PLACES, *TIMES)

__all__ = ["NEWCOMERS", "PARTS_OF_NEWCOMERS"]
