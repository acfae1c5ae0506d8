"""How designers word what Locations are worth, what nobody else attacks, what attacking costs, and another Location."""

from __future__ import annotations

from typing import Final

from timescoop.language import Family

PARTS_OF_LOCATIONS: Final = {
    "so many": "at least {INT:INT} | {INT:INT} or more | {INT:INT} +",
    "so few": "at most {INT:INT} | {INT:INT} or fewer | {INT:INT} or less | no more than {INT:INT}",
    "points won": "Victory Point | Victory Points | VP | VPs",
    "that counts": "worth | that (is | are) worth | which (is | are) worth | with",
    "any who attacks": (
        "(any | each | every | a | the) (player | opponent | other player) who (attacks (<it here>) | (launches | "
        "makes | starts | begins) an attack (<it here>)) | (anyone | anybody | everyone | everybody) who (attacks "
        "(<it here>) | (launches | makes | starts | begins) an attack (<it here>))"
    ),
    "it here": "here | this Location | (on | against | at) (this Location | it | this card)",
}
DEFENDED: Final = ("defender", "location", "starting location")
PLACES: Final = ("location", "starting location")
FIGHTING_TYPES: Final = ("defender", "enemy")

OCCUPIED: Final = (
    Family(
        "A Location that nobody attacks now",
        "condition",
        [
            "there is no attack (on it | on this Location | against it | against this Location | here)",
            "no attack (is | lies) (here | on it | on this Location | against it | against this Location)",
            "(this Location | it | this card) (is not | isn't) (under attack | being attacked | attacked)",
            "(nobody | no one | no player | no opponent) is attacking (this Location | it | here)",
        ],
        "this Location is not under attack",
        types=DEFENDED,
    ),
    Family(
        "A Location that somebody attacks now",
        "condition",
        [
            "there is an attack (on it | on this Location | against it | against this Location | here)",
            "(this Location | it | this card) is being attacked",
        ],
        "this Location is under attack",
        types=DEFENDED,
    ),
    Family(
        "What happens to those who attack the Location",
        "rule",
        ["(<any who attacks>) [must] {does}"],
        "when this Location is attacked, this attack's owner {does}",
        types=PLACES,
    ),
    Family(
        "What an attack costs, said of those who attack",
        "ability",
        ["(<any who attacks>) (must pay | pays | has to pay) {INT} <tp> [to do so | first | for it]"],
        "other players pay {INT} Time Point(s) to attack this Location",
        types=PLACES,
    ),
    Family(
        "Time Points taken by others out of the supply",
        "does",
        ["(takes | gains | gets | receives | collects) {INT} <tp> from the supply"],
        "takes {INT} Time Point(s)",
    ),
    Family(
        "Points lost at the end, where something is so",
        "ability",
        [
            "(<at last>) lose {INT} (<vp>) (<as long as>) {conditions}",
            "(<at last>) (<as long as>) {conditions} [you] lose {INT} (<vp>)",
            "lose {INT} (<vp>) (<at last>) (<as long as>) {conditions}",
        ],
        "when the game ends, if {conditions}, lose {INT} Victory Point(s)",
        types=(*PLACES, "support"),
    ),
    *[
        Family(
            "Where a card may be played, said to its player",
            "ability",
            [
                (
                    f"you {may} play (this card | it) (<to there>) (<a place>) (<that counts>) (<so {some}>) "
                    "(<points won>)"
                ),
                (
                    f"you {may} play (this card | it) (<to there>) (<a place>) (<that counts>) {{INT}} or ({many}) "
                    "(<points won>)"
                ),
            ],
            f"{strict} this Location is worth {{INT}} or {bound} Victory Point(s)",
            types=FIGHTING_TYPES,
        )
        for may, strict in (
            ("(can | may) only", "you can play this card only if"),
            ("(cannot | can't | may not)", "you cannot play this card if"),
        )
        for some, many, bound in (("many", "more", "more"), ("few", "fewer | less", "fewer"))
    ],
)

WORTH: Final = (
    Family(
        "What a Location is worth at least",
        "condition",
        [
            "(this Location | the Location) (is worth | has) (<so many>) (<points won>)",
            "(this Location | the Location) is worth {INT} (<points won>) or more",
        ],
        "this Location is worth {INT} or more Victory Point(s)",
    ),
    Family(
        "What a Location is worth at most",
        "condition",
        [
            "(this Location | the Location) (is worth | has) (<so few>) (<points won>)",
            "(this Location | the Location) is worth {INT} (<points won>) or (fewer | less)",
        ],
        "this Location is worth {INT} or fewer Victory Point(s)",
    ),
    Family(
        "Locations that are worth so much",
        "site",
        ["(<that counts>) (<so many>) (<points won>)", "(<that counts>) {INT} (<points won>) or more"],
        "worth {INT} or more Victory Point(s)",
    ),
    Family(
        "Locations that are worth so little",
        "site",
        ["(<that counts>) (<so few>) (<points won>)", "(<that counts>) {INT} (<points won>) or (fewer | less)"],
        "worth {INT} or fewer Victory Point(s)",
    ),
    *[
        Family(
            f"{way} Locations that are worth {some}",
            "ability",
            [
                f"[this card | it] (<{way}>) (<a place>) (<that counts>) (<so {some}>) (<points won>)",
                f"[this card | it] (<{way}>) (<a place>) (<that counts>) {{INT}} (<points won>) or ({many})",
            ],
            f"{strict} this Location is worth {{INT}} or {bound} Victory Point(s)",
            types=FIGHTING_TYPES,
        )
        for way, strict in (("only way", "you can play this card only if"), ("no way", "you cannot play this card if"))
        for some, many, bound in (("many", "more", "more"), ("few", "fewer | less", "fewer"))
    ],
)

ANOTHER: Final = (
    Family(
        "Another Location of yours",
        "ground",
        ["(<elsewhere>)", "another (one | Location) of yours"],
        "another of your Locations",
        types=DEFENDED,
    ),
)

LOCATIONS: Final = (*OCCUPIED, *WORTH, *ANOTHER)

__all__ = ["LOCATIONS", "PARTS_OF_LOCATIONS"]
