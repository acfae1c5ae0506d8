"""How print words fights that are won and lost, turns that end, chance, and several cards out of the deck."""

from __future__ import annotations

from typing import Final

from timescoop.games.ccg.phrases.printed_designs import GAINED
from timescoop.language import Family

PARTS_OF_OUTCOMES: Final = {
    "a fight": "(a | any | the) (fight | battle | combat)",
    "in a fight": "(in | during) (a fight | any fight | fights | combat | battle) | by (a fight | fights)",
    "stays": "is | stays | remains | is kept",
    "while": "while | as long as | for as long as",
    "once it is yours": "at the (start | beginning) of your next turn | when your next turn (starts | begins)",
    "at each end": "at the end of | at the close of",
    "seek": "search your deck for | look through your deck for | find in your deck | take from your deck",
    "show them": "[.] [and] [(show | reveal) (them | it | those cards) [to (all | everybody | your opponents)]]",
    "into hand": "[.] [and] (put | take | add) (them | it | those cards) (in | into | to) your hand",
    "shuffled": "[.] [and] [then] [shuffle (your | the) deck [afterwards]]",
}

OUTCOMES: Final = (
    # ---- fights
    Family(
        "A fight that the card wins",
        "event",
        ["(<this one>) wins (<a fight>)", "(<this one>) is on the winning side [of (<a fight>)]"],
        "this card wins a fight",
    ),
    Family(
        "A fight that the card loses",
        "event",
        ["(<this one>) loses (<a fight>)", "(<this one>) is on the losing side [of (<a fight>)]"],
        "this card loses a fight",
    ),
    *[
        Family(
            f"A fight that you {verb}{named}",
            "event",
            [f"you {verb} (<a fight>) {here}", f"your (Characters | Heroes | Enemies) {verb} (<a fight>) {here}"],
            f"you {verb} a fight{named}",
        )
        for verb in ("win", "lose")
        for here, named in (("", ""), ("(<here now>)", " here"))
    ],
    Family(
        "Cards that no fight destroys",
        "effect",
        [
            "{any_cards} (<no more>) be destroyed (<in a fight>)",
            "{any_cards} is not destroyed (<in a fight>)",
            "fights (<no more>) destroy {any_cards}",
        ],
        "{any_cards} cannot be destroyed in fights",
        alone=True,
    ),
    # ---- what becomes of cards
    Family("The card moves", "event", ["(<this one>) (moves | is moved | travels)"], "this card moves"),
    *[
        family
        for passive, active in (("kidnapped", "kidnaps"), ("frozen", "freezes"))
        for family in (
            Family(
                f"Cards of yours that are {passive}",
                "event",
                [
                    f"(one of your | any of your | your) {{such_cards}} (is | becomes) {passive}",
                    f"(a | an) {{such_cards}} (of yours | you control) (is | becomes) {passive}",
                    f"(<any opp>) {active} one of your {{such_cards}}",
                ],
                f"one of your {{such_cards}} is {passive}",
            ),
            Family(
                f"Cards of others that are {passive}",
                "event",
                [f"(an opponent's | one of an opponent's | an opposing) {{such_card}} (is | becomes) {passive}"],
                f"an opposing {{such_card}} is {passive}",
            ),
        )
    ],
    Family(
        "Frozen as long as the card is there",
        "doing",
        [
            "choose {chosen_cards} [.] [and] (<that one>) (<stays>) frozen (<while>) (<this one>) is in play",
            "freeze {chosen_cards} (<while>) (<this one>) is in play",
            "freeze {chosen_cards} until (<this one>) (leaves play | is destroyed)",
        ],
        "keep {chosen_cards} frozen while this card is in play",
    ),
    Family(
        "A Trait of a group",
        "effect",
        ["[all] {group_of_cards} (gain | have | get) {TRAIT}"],
        "{group_of_cards} have +1 {TRAIT}",
        asks=GAINED,
    ),
    # ---- turns
    Family(
        "At the end of each turn",
        "rule",
        ["(<at each end>) (each turn | every turn | each player's turn | every player's turn) {statement}"],
        "when a player's turn ends, {statement}",
    ),
    Family(
        "At the end of each turn of others",
        "rule",
        ["(<at each end>) (each opponent's turn | every opponent's turn | an opponent's turn) {statement}"],
        "when an opponent's turn ends, {statement}",
    ),
    # ---- points
    Family(
        "Points of one opponent",
        "condition",
        [
            "(<any opp>) has (at least {INT} | {INT} or more | {INT} +) (point | points)",
            "(<any opp>) has scored (at least {INT} | {INT} or more | {INT} +) (point | points)",
        ],
        "an opponent has {INT} or more points",
    ),
    Family(
        "Points that others score",
        "event",
        ["(<any opp>) scores [(a point | points | any points | one or more points)]"],
        "an opponent scores",
    ),
    # ---- chance
    Family("Anybody's at random", "chosen_cards", ["(a | one) {such_card} at random"], "a random {such_card}"),
    Family(
        "One of others' at random",
        "chosen_cards",
        [
            "(a | one) random opposing {such_card}",
            "(a | an | one) opposing {such_card} at random",
            "a random {such_card} of (<any opp>)",
        ],
        "a random opposing {such_card}",
    ),
    Family(
        "One of yours at random",
        "chosen_cards",
        [
            "a random {such_cards} of yours",
            "one random {such_cards} of yours",
            "one of your {such_cards} [chosen] at random",
        ],
        "a random one of your {such_cards}",
    ),
    # ---- several out of the deck
    Family(
        "Several cards out of the deck",
        "deed",
        [
            "(<seek>) up to {INT} {such_cards} (<show them>) (<into hand>) (<shuffled>)",
            "put up to {INT} {such_cards} from your deck (in | into) your hand (<shuffled>)",
        ],
        "put up to {INT} {such_cards} from your deck into your hand",
    ),
    # ---- who is there
    *[
        Family(
            f"Only your {several}",
            "every",
            [
                f"only your {several} are (<here now>)",
                f"only you have [(a | an | any)] ({several} | {single}) (<here now>)",
                f"you are the only player with {several} (<here now>)",
            ],
            f"you have {article} {single} here and no opponent has {article} {single} here",
        )
        for article, single, several in (
            ("a", "Character", "Characters"),
            ("a", "Hero", "Heroes"),
            ("an", "Enemy", "Enemies"),
            ("an", "Ally", "Allies"),
        )
    ],
    # ---- Conditions that end by themselves
    Family(
        "A Condition for a round",
        "rule",
        [
            "(discard | destroy) (<this one>) (<once it is yours>)",
            "(<once it is yours>) (discard | destroy) (<this one>)",
            "(<this one>) (lasts | stays) until (your next turn | the (start | beginning) of your next turn)",
        ],
        "when your turn starts, destroy this Condition",
        types=("Condition",),
    ),
)

__all__ = ["OUTCOMES", "PARTS_OF_OUTCOMES"]
