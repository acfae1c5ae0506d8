"""How designers of this game word Defenders who are stronger for a while."""

from __future__ import annotations

from typing import Final

from timescoop.language import Family

PARTS_OF_WISHES: Final = {
    "my one": "(a | an | one | 1 | any one) of your (<df>) | (a | an | one | 1) (<df>) (of yours | you control)",
    "any of them": "any (<df>) | (a | an | one | 1) (<df>) (on | at) any Location",
    "one here": "(a | an | one | 1) (<df>) (here | at this Location)",
    "till my turn": "(until | till) (your next turn [starts | begins] | the (start | beginning) of your next turn)",
    "this fight": (
        "(in | for | during) this conflict | this conflict | until the end of (the | this) conflict | "
        "until (the | this) conflict (ends | is over)"
    ),
    "is stronger by": "has | have | gets | get | gains | gain | is given",
    "more so": "[more | extra | additional] strength",
}

WISHES: Final = (
    Family(
        "The only Defender there",
        "ability",
        [
            (
                "if this card is the only Defender (here | at this Location) (it | he | she | this card) "
                "has [a strength of] {INT} [strength]"
            )
        ],
        "this card has a strength of {INT} if there are no other Defenders here",
        types=("defender",),
    ),
    Family(
        "The defence that wins with the card",
        "event",
        ["the defence [here] (wins | succeeds) with this card", "this card (wins | helps to win) the defence"],
        "the defence here wins",
        types=("defender",),
    ),
    Family(
        "What the player of an Enemy draws",
        "deed",
        ["(its player | its owner | the attacker) (draws | draw) {INT} (card | cards)"],
        "draw {INT} card(s)",
        types=("enemy",),
    ),
    Family(
        "All cards of any attack looked at",
        "deed",
        ["look at (all | all the | the | every) (card | cards) (of | in) (one | an | any | any one) attack"],
        "look at the cards of an attack on any Location",
    ),
    Family(
        "A search whose card is shown, as every search does",
        "deed",
        [
            (
                "search <the deck> for (a | an | one | 1 | any) {what} [card] [.] [and] (show | reveal) it "
                "[to (everybody | everyone | all | all players | the other players)] [.] [and] (<takes up>) it "
                "[<into hand>] [. [then] shuffle (the deck | it)]"
            )
        ],
        "search the deck for a(n) {what}",
        alone=True,
    ),
    Family(
        "All Defenders of one Location taken back",
        "deed",
        ["return all [of] your (<dfs>) (from | on | at) (one | a | any one) Location [back] <into hand>"],
        "return all Defenders from one of your Locations to your hand",
    ),
    Family(
        "One of your Defenders, stronger for a round",
        "deed",
        [
            "(<till my turn>) (<my one>) (<is stronger by>) [+] {INT} (<more so>)",
            "(<my one>) (<is stronger by>) [+] {INT} (<more so>) (<till my turn>)",
            "choose (<my one>) [.] (it | that Defender) (<is stronger by>) [+] {INT} (<more so>) (<till my turn>)",
            "give (<my one>) [+] {INT} (<more so>) (<till my turn>)",
        ],
        "give a Defender on one of your Locations {INT} more strength until your next turn",
    ),
    Family(
        "Any Defender, stronger for a round",
        "deed",
        [
            "(<any of them>) (<is stronger by>) [+] {INT} (<more so>) (<till my turn>)",
            "give (<any of them>) [+] {INT} (<more so>) (<till my turn>)",
        ],
        "give a Defender on any Location {INT} more strength until your next turn",
    ),
    Family(
        "A Defender there, stronger in the conflict",
        "deed",
        [
            "(<one here>) (<is stronger by>) [+] {INT} (<more so>) [(<this fight>)]",
            "give (<one here>) [+] {INT} (<more so>) [(<this fight>)]",
            "choose (<one here>) [.] it (<is stronger by>) [+] {INT} (<more so>) [(<this fight>)]",
        ],
        "give a Defender here {INT} more strength in this conflict",
    ),
)

__all__ = ["PARTS_OF_WISHES", "WISHES"]
