"""How designers say where: boards of others, many Locations, one chosen first, where the card is, moves."""

from __future__ import annotations

from typing import Final

from timescoop.games.nemesis.phrases.printed_more import LABELS, STAYING_OR_INSTANT
from timescoop.language import Family

PARTS_OF_LOCATIONS: Final = {
    "many places": "{n:INT} or more [different] Locations | at least {n:INT} [different] Locations",
    "those who": "each | every | any | all | your | the",
    "that seat's": "(that | this) (player's | opponent's) | its owner's | their",
    "pick one": "(pick | select | choose | target) (any | an | one | 1) opponent",
    "this here": (
        "the Location (where (this Character | this card) is | of (this Character | this card)) | "
        "(this Character's | this card's) Location | where (this Character | this card) is"
    ),
}

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

OF_OTHERS: Final = (
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

MOVED_TO: Final = (
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

LOCATIONS: Final = (*COUNTED, *PLACED, *THERE, *OF_OTHERS, *MOVED_TO)

__all__ = ["LOCATIONS", "PARTS_OF_LOCATIONS"]
