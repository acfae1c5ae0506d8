"""How cards that players write, and those who retell them, word what only cards of one's own say in this game."""

from __future__ import annotations

from typing import Final

from timescoop.language import Family

PARTS_OF_OWN: Final = {
    "each opp": (
        "(each | every) (opponent | other player) | all [of] your opponents | each of your opponents | "
        "your opponents | all (opponents | other players)"
    ),
    "each one": "each player | every player | all players | everyone",
    "each turn": "once per turn | once each turn | once a turn | each turn [once] | every turn [once]",
    "their own": "(his or her | their) [own]",
}

OWN: Final = (
    Family(
        "Cards that each opponent discards",
        "deed",
        ["<each opp> [must] (discards | discard) {INT} (card | cards) [of <their own> choice] [from <their own> hand]"],
        "make each opponent discard {INT} card(s)",
    ),
    Family(
        "Cards that each player discards",
        "deed",
        ["<each one> [must] (discards | discard) {INT} (card | cards) [of <their own> choice] [from <their own> hand]"],
        "make each player discard {INT} card(s)",
    ),
    Family(
        "Cards that each player draws",
        "deed",
        ["<each one> [may] (draws | draw) {INT} (card | cards)"],
        "make each player draw {INT} card(s)",
    ),
    Family(
        "What each player does to one of their own",
        "deed",
        ["<each one> [must] (freezes | freeze) one of <their own> {such_cards}"],
        "make each player freeze one of their {such_cards}",
    ),
    Family(
        "The same, destroyed",
        "deed",
        ["<each one> [must] (destroys | destroy) one of <their own> {such_cards}"],
        "make each player destroy one of their {such_cards}",
    ),
    Family(
        "What each opponent does to one of their own",
        "deed",
        ["<each opp> [must] (destroys | destroy) one of <their own> {such_cards}"],
        "make each opponent destroy one of their {such_cards}",
    ),
    Family(
        "Points taken from an opponent",
        "deed",
        ["(take | steal) {INT} (point | points) from <opp>"],
        "take {INT} point(s) from an opponent",
    ),
    Family(
        "A hand filled up",
        "deed",
        ["draw [cards] until you have {INT} [cards] in [your] hand", "draw up to {INT} cards in hand"],
        "draw until you have {INT} cards in your hand",
    ),
    Family(
        "A pile shuffled back",
        "deed",
        ["shuffle [all [of] | all cards from] your discard pile [back] into your [draw] deck"],
        "shuffle your discard pile into your deck",
    ),
    Family(
        "Everybody's but yours",
        "group_of_cards",
        ["all {such_cards} except yours", "other players' {such_cards}", "your opponents' {such_cards}"],
        "opposing {such_cards}",
    ),
    Family(
        "Everybody's but yours, at the place of the card",
        "group_of_cards",
        ["all {kinds_of_cards} except yours (<here>)"],
        "opposing {kinds_of_cards} here",
    ),
    Family(
        "Qualities lowered",
        "effect",
        ["{group_of_cards} (<have>) - {INT} {STAT}"],
        "{group_of_cards} have -{INT} {STAT}",
    ),
    Family("A Quality lowered", "effect", ["{subject} (<have>) - {INT} {STAT}"], "{subject} has -{INT} {STAT}"),
    Family(
        "Who uses the Artifact",
        "subject",
        ["User"],
        "the User",
        types=("Artifact",),
    ),
    Family(
        "One Quality lowered and another raised",
        "text",
        ["{subject} (<have>) - {n:INT} {one:STAT} and + {m:INT} {other:STAT}"],
        "{subject} has -{n} {one}. {subject} has +{m} {other}",
    ),
    Family("A card that is played", "event", ["you play (this | this Enemy | this Ally)"], "you play this card"),
    Family(
        "Frozen until your own turn",
        "deed",
        ["freeze {chosen_cards} until (your next turn | the start of your next turn | your next turn begins)"],
        "freeze {chosen_cards} until your next turn starts",
    ),
    Family(
        "Cards drawn and then discarded, where it is not said again what",
        "course",
        ["draw {n:INT} (card | cards) (then | and then | . then | and) discard {m:INT} [from your hand]"],
        "draw {n} card(s), then discard {m} card(s)",
    ),
    Family(
        "What may be unfrozen once in each of your turns",
        "ability",
        ["{chosen_cards} (may | can) be unfrozen (<each turn>)"],
        "Action, once per turn: unfreeze {chosen_cards}",
    ),
    Family(
        "What may be moved once in each of your turns",
        "ability",
        ["{chosen_cards} (may | can) be moved to (another | any other) Spacetime card (<each turn>)"],
        "Action, once per turn: move {chosen_cards} to another Spacetime card",
    ),
    Family("Points that you score", "event", ["you score [a point | points]"], "you score"),
    Family(
        "What is done as turns of others start",
        "rule",
        ["at the (start | beginning) of (each | every | an) opponent's turn {statement}"],
        "when an opponent's turn starts, {statement}",
    ),
)

__all__ = ["OWN", "PARTS_OF_OWN"]
