"""How designers of this game word its common core: Strength in a Conflict, tops of decks, what is more than usual."""

from __future__ import annotations

from typing import Final

from timescoop.language import Family

PARTS_OF_COMMON: Final = {
    "leaves you": "[.] [and] [then] you (may | can) | and (may | can)",
    "fight long": (
        "until [the] end of [the | this] Conflict | until (the | this) Conflict ends | for (this | the) Conflict | "
        "during (this | the) Conflict | in this Conflict"
    ),
    "on deck": "(on | onto | to) [the] top of (your deck | it)",
    "more of it": "additional | extra | more",
}
TILL_TURN_ENDS: Final = "Until the turn ends?"


COMMON: Final = (
    Family(
        "Strength that is raised for a Conflict",
        "deed",
        [
            "give {pick} + {INT} [Strength] (<fight long>)",
            "{pick} (<has strength>) + {INT} [Strength] (<fight long>)",
            "choose {pick} [.] it (<has strength>) + {INT} [Strength] (<fight long>)",
        ],
        "give {pick} +{INT} Strength until the turn ends",
        asks=TILL_TURN_ENDS,
    ),
    Family(
        "Strength that is raised in a Conflict, for which no time is named",
        "ability",
        [
            "Conflict give {pick} + {INT} [Strength]",
            "Conflict choose {pick} [.] it (<has strength>) + {INT} [Strength]",
        ],
        "Conflict: give {pick} +{INT} Strength until the turn ends",
        asks=TILL_TURN_ENDS,
    ),
    Family(
        "A price for Strength that is raised in a Conflict, for which no time is named",
        "ability",
        [
            "Conflict {deeds} to give {pick} + {INT} [Strength]",
            "Conflict {deeds} [.] [if you do] {pick} (<has strength>) + {INT} [Strength]",
            "Conflict you (may | can) {deeds} to give {pick} + {INT} [Strength]",
        ],
        "Conflict: {deeds} to give {pick} +{INT} Strength until the turn ends",
        asks=TILL_TURN_ENDS,
    ),
    Family(
        "Strength that is lowered for a Conflict",
        "deed",
        [
            "give {pick} - {INT} [Strength] (<fight long>)",
            "{pick} (<has strength>) - {INT} [Strength] (<fight long>)",
            "choose {pick} [.] it (<has strength>) - {INT} [Strength] (<fight long>)",
        ],
        "give {pick} -{INT} Strength until the turn ends",
        asks=TILL_TURN_ENDS,
    ),
    Family(
        "Strength that is lowered in a Conflict, for which no time is named",
        "ability",
        [
            "Conflict give {pick} - {INT} [Strength]",
            "Conflict choose {pick} [.] it (<has strength>) - {INT} [Strength]",
        ],
        "Conflict: give {pick} -{INT} Strength until the turn ends",
        asks=TILL_TURN_ENDS,
    ),
    Family(
        "A price for Strength that is lowered in a Conflict, for which no time is named",
        "ability",
        [
            "Conflict {deeds} to give {pick} - {INT} [Strength]",
            "Conflict {deeds} [.] [if you do] {pick} (<has strength>) - {INT} [Strength]",
            "Conflict you (may | can) {deeds} to give {pick} - {INT} [Strength]",
        ],
        "Conflict: {deeds} to give {pick} -{INT} Strength until the turn ends",
        asks=TILL_TURN_ENDS,
    ),
    Family(
        "Several moved to one and the same Location",
        "statement",
        [
            "move {pick} to (one | a single | the same) Location [of your choice]",
            "choose (a | one | any) Location [.] [and] move {pick} (there | to it | to that Location)",
        ],
        "at a Location of your choice, send {pick} to that Location",
    ),
    # ---- decks
    Family(
        "The top card looked at, and perhaps discarded",
        "course",
        [
            (
                "look at the top card of your deck (<leaves you>) (discard it | (<keeps>) it (in | into | on) "
                "your discard pile)"
            )
        ],
        "look at the top 1 card of your deck, then you may discard the top 1 card of their deck",
    ),
    Family(
        "The top card looked at, and perhaps put below the deck",
        "course",
        [
            (
                "look at the top card of your deck (<leaves you>) (<keeps>) it (on | at | to) the bottom [of (it "
                "| your deck)]"
            )
        ],
        "look at the top 1 card of your deck, then you may put the top 1 card of your deck on the bottom",
    ),
    Family(
        "Cards of the discard pile put on top of the deck",
        "deed",
        [
            "(<keeps>) {INT} {TYPE} from your discard pile (<on deck>)",
            "return {INT} {TYPE} from your discard pile (<on deck>)",
            "(<keeps>) {INT} {TYPE} (<on deck>) from your discard pile",
            "search your discard pile for {INT} {TYPE} [.] [and] (<keeps>) (it | them) (<on deck>)",
        ],
        "put {INT} {TYPE(s)} from your discard pile on top of your deck",
    ),
    Family(
        "An Upgrade searched for and attached",
        "deed",
        [
            (
                "search your deck for (a | an | one | 1) Upgrade [.] [and] (play | attach | put) it (on | to) "
                "(a | an | "
                "one of your | one of your own | any) (Minion | Minions | Character | Characters) [of yours | "
                "you control]"
            )
        ],
        "search for and play an Upgrade",
        asks="May it be attached to any Character that its own text allows?",
    ),
    # ---- more than usual
    Family(
        "Power gained on top of what is gained anyway",
        "deed",
        ["[you] <gain> {INT} (<more of it>) <power>", "[you] <gain> (an | a) (<more of it>) <power>"],
        "gain {INT} Power",
        fill=(("INT", 1),),
    ),
    Family("More cards drawn", "deed", ["[you] draw {INT} (<more of it>) (card | cards)"], "draw {INT} card(s)"),
)

__all__ = ["COMMON", "PARTS_OF_COMMON"]
