"""How designers of this game word cards that fall, what a rival has, what a Location is worth, and the best card."""

from __future__ import annotations

from typing import Final

from timescoop.language import Family

PARTS_OF_FURTHER: Final = {
    "in a fight": (
        "(in | after | during | from | by | at the end of) (a | the | this | any) (conflict | battle) | in battle"
    ),
    "so many": "at least {INT:INT} | {INT:INT} or more | {INT:INT} +",
    "so few": "at most {INT:INT} | {INT:INT} or fewer | {INT:INT} or less | no more than {INT:INT}",
    "points won": "Victory Point | Victory Points | VP | VPs",
    "that counts": "worth | that (is | are) worth | which (is | are) worth | with",
    "the one attacked": "the defender's | the defending player's | this Location's owner's | the Location's owner's",
    "the one attacking": "the attacker's | the attacking player's | this attack's owner's",
    "any attack": "an attack | any attack | one attack",
    "gets more": "(gets | has | gains | receives) [+] {INT:INT} [(more | extra | additional)] strength",
    "gets less": "(gets | has | loses | suffers) [-] {INT:INT} [less] strength",
    "for now": (
        "(in | for | during) (this | the) conflict | until the end of (the | this) conflict | until (the | this) "
        "conflict (ends | is over)"
    ),
}
ANY_WAY: Final = "Only if a conflict discards it?"
WHEN_LOST: Final = "Whenever the attack here wins?"
WHEN_PLAYED: Final = "When you play it?"
BY_CHANCE: Final = "Chosen at random? If the other player chooses, say: gives you a card."
FIGHTERS: Final = ("defender", "enemy")
DEFENDED: Final = ("defender", "location", "starting location")

FALLEN: Final = (
    Family(
        "A card that a conflict discards",
        "event",
        ["(this card | it | they) (is | are | gets | get) discarded (<in a fight>)"],
        "this card is discarded in a conflict",
        types=FIGHTERS,
    ),
    Family(
        "A card that is discarded, where it is not said how",
        "event",
        ["(this card | it | they) (is | are | gets | get) discarded"],
        "this card is discarded in a conflict",
        types=FIGHTERS,
        asks=ANY_WAY,
    ),
    Family(
        "A Defender that is lost",
        "event",
        ["(this card | it) (is | are) discarded as a (loss | casualty)", "this card (is | are) lost"],
        "the attack here wins",
        types=("defender",),
        asks=WHEN_LOST,
    ),
    Family(
        "A Location that you get",
        "event",
        ["you (take | claim | gain | get | acquire) this card"],
        "you play this card",
        types=("location",),
        asks=WHEN_PLAYED,
    ),
)

RIVALS: Final = (
    Family(
        "So much that somebody has",
        "condition",
        ["{rival} (<has>) (<so many>) {holding}"],
        "{rival} has {INT} or more {holding}",
    ),
    Family(
        "Anything that somebody has",
        "condition",
        ["{rival} (<has>) (a | any | some | at least one) {holding}"],
        "{rival} has {INT} or more {holding}",
        fill=(("INT", 1),),
    ),
    Family(
        "So little that somebody has",
        "condition",
        ["{rival} (<has>) (<so few>) {holding}"],
        "{rival} has {INT} or fewer {holding}",
    ),
    Family(
        "Nothing that somebody has",
        "condition",
        ["{rival} (<has>) no {holding}", "{rival} (does not | doesn't) (<have>) (a | any) {holding}"],
        "{rival} has no {holding}",
    ),
    Family(
        "An empty hand",
        "condition",
        ["{rival} (<has>) an empty hand", "{rival}'s hand is empty"],
        "{rival} has no cards in hand",
    ),
    *[
        Family(
            "A hand swapped with the one in the conflict",
            "deed",
            [
                f"(swap | exchange | trade) [your] (hand | hands) with (the {who} | the {doing} player | {strict})",
                f"(swap | exchange | trade) [your] hand with (<{whose}>) hand",
            ],
            f"{strict} swaps hands with you",
            types=types,
        )
        for who, doing, whose, strict, types in (
            ("defender", "defending", "the one attacked", "this Location's owner", ("enemy",)),
            ("attacker", "attacking", "the one attacking", "this attack's owner", DEFENDED),
        )
    ],
    *[
        Family(
            "A card of the one in the conflict, where it is not said how it is chosen",
            "deed",
            [f"(take | steal) {{INT}} (card | cards) (from | out of) (<{whose}>) hand"],
            f"{strict} gives you {{INT}} card(s) at random from their hand",
            types=types,
            asks=BY_CHANCE,
        )
        for whose, strict, types in (
            ("the one attacked", "this Location's owner", ("enemy",)),
            ("the one attacking", "this attack's owner", DEFENDED),
        )
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
            types=FIGHTERS,
        )
        for way, strict in (("only way", "you can play this card only if"), ("no way", "you cannot play this card if"))
        for some, many, bound in (("many", "more", "more"), ("few", "fewer | less", "fewer"))
    ],
)

BEST: Final = (
    Family(
        "The strongest or weakest card, stronger in the conflict",
        "deed",
        [
            "the {best} (here | there) (<gets more>) [(<for now>)]",
            "the {best} (<gets more>) [(<for now>)]",
            "give the {best} [here] [+] {INT} [more] strength [(<for now>)]",
        ],
        "give the {best} here {INT} more strength in this conflict",
        types=(*FIGHTERS, "location", "starting location"),
    ),
    Family(
        "The strongest or weakest card, weaker in the conflict",
        "deed",
        [
            "the {best} (here | there) (gets | has | suffers) (- {INT} strength | {INT} less strength) [(<for now>)]",
            "the {best} (gets | has | suffers) (- {INT} strength | {INT} less strength) [(<for now>)]",
            "the {best} [here] loses {INT} strength [(<for now>)]",
            "give the {best} [here] (- {INT} strength | {INT} less strength) [(<for now>)]",
        ],
        "give the {best} here {INT} less strength in this conflict",
        types=(*FIGHTERS, "location", "starting location"),
    ),
    Family(
        "The strongest or weakest card taken back",
        "deed",
        ["return the {best} [here] [back] to (its | their | its owner's | their owner's) hand"],
        "return the {best} here to its owner's hand",
        types=(*FIGHTERS, "location", "starting location"),
    ),
    Family(
        "A weak Enemy of any attack discarded",
        "deed",
        [
            (
                "discard (<some>) (<ens>) (of | with [a]) strength [of] {INT} or (less | lower) (from | in | of) "
                "(<any attack>) [on {ground}]"
            ),
        ],
        "discard an Enemy of strength {INT} or less on {ground}",
        fill=(("ground", "any Location"),),
    ),
    Family(
        "An Enemy of a type of any attack discarded",
        "deed",
        [
            "discard (<some>) {FAMILY} [Enemy | card] (from | in | of) (<any attack>) [on {ground}]",
        ],
        "discard a(n) {FAMILY} card on {ground}",
        fill=(("ground", "any Location"),),
    ),
)

ELSEWHERE: Final = (
    Family(
        "Another Location of yours",
        "ground",
        ["(<elsewhere>)", "another (one | Location) of yours"],
        "another of your Locations",
        types=DEFENDED,
    ),
    Family(
        "One other card there taken back",
        "deed",
        [
            (
                "return (one | 1 | any) {others} [here | there | in (the | this) attack] [back] to (its | their | "
                "its owner's | their owner's | your) hand"
            ),
            "return another Defender [here] [back] to (its owner's | your) hand",
        ],
        "return one {others} here to its owner's hand",
        types=("defender",),
        fill=(("others", "other Defender"),),
    ),
    Family(
        "One other Enemy there taken back",
        "deed",
        [
            (
                "return (one | 1 | any) {others} [here | there | in (the | this) attack] [back] to (its | their | "
                "its owner's | their owner's | your) hand"
            ),
            "return another Enemy [here | in this attack] [back] to (its owner's | your) hand",
        ],
        "return one {others} here to its owner's hand",
        types=("enemy",),
        fill=(("others", "other Enemy"),),
    ),
)

FURTHER: Final = (*FALLEN, *RIVALS, *WORTH, *BEST, *ELSEWHERE)

__all__ = ["FURTHER", "PARTS_OF_FURTHER"]
