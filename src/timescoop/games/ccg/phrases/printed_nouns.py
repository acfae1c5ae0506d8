"""How designers add to nouns what says nothing more, and occasions of other cards of yours."""

from __future__ import annotations

from typing import Final

from timescoop.language import Family

PARTS_OF_NOUNS: Final = {
    "other of yours": "another of your | one of your other | any of your other | any other of your",
    "of others": "opposing | opponents' | your opponents' | an opponent's",
}
OWN_TOO: Final = "By cards of your own neither?"

NOUNS: Final = (
    Family("A class of cards, with a word for card", "kind_of_card", ["{CLASS} card"], "{CLASS}"),
    Family("Classes of cards, with a word for cards", "kinds_of_cards", ["{CLASS} cards"], "{CLASS(s)}"),
    Family("One that is in play", "such_card", ["{kind_of_card} (in | that is in) play"], "{kind_of_card}"),
    Family("Several that are in play", "such_cards", ["{kinds_of_cards} (in | that are in) play"], "{kinds_of_cards}"),
    Family("As far as it can be done", "deed", ["{deed} (if able | if possible | if you can)"], "{deed}"),
    # ---- other cards of yours
    *[
        Family(
            f"Another of yours that {means}",
            "event",
            [
                f"(<other of yours>) {{such_cards}} ({said})",
                f"another {{such_cards}} (of yours | you control) ({said})",
            ],
            f"one of your other {{such_cards}} {means}",
        )
        for said, means in (
            ("is destroyed", "is destroyed"),
            ("is kidnapped", "is kidnapped"),
            ("(is | becomes) frozen", "is frozen"),
            ("moves | is moved", "moves"),
            ("wins (<a fight>)", "wins a fight"),
            ("loses (<a fight>)", "loses a fight"),
        )
    ],
    # ---- counters
    Family(
        "Counters on it, counted",
        "thing",
        ["counter on (him | her | itself | himself | herself)"],
        "counter on this card",
    ),
    Family(
        "Counters put on it",
        "deed",
        ["(put | place | add) {INT} (counter | counters) (on | to) (him | her | itself | himself | herself)"],
        "put {INT} counter(s) on this card",
    ),
    # ---- hands
    Family(
        "A card of a kind that others discard and you choose",
        "deed",
        [
            (
                "look at (<opp's>) hand [.] [and] (that player | that opponent | they) [must] (discards | "
                "discard) (a | an | one) "
                "{such_card} of your choice [from it]"
            ),
            "(<any opp>) (discards | must discard) (a | an | one) {such_card} of your choice [from their hand]",
        ],
        "discard a(n) {such_card} that you choose from an opponent's hand",
        asks="Are you the only one who sees that hand?",
    ),
    # ---- places
    Family(
        "What can neither come nor go, by other words for the place",
        "text",
        [
            "no {group_of_cards} (may | can) (enter or leave | leave or enter) (here | this (<own place>))",
            "[all] {group_of_cards} (<no more>) (enter or leave | leave or enter) (here | this (<own place>))",
        ],
        "{group_of_cards} cannot move here. {group_of_cards} here cannot move",
    ),
    # ---- lowered for each
    Family(
        "Lowered for each of something",
        "effect",
        [
            "{subject} (<gets>) - {INT} [to] {STAT} for (each | every) {thing}",
            "{subject} (loses | lose) {INT} {STAT} for (each | every) {thing}",
        ],
        "{subject} has -{INT} {STAT} for each {thing}",
    ),
    Family(
        "A group lowered for each of something",
        "effect",
        [
            "[all] {group_of_cards} (<gets>) - {INT} [to] {STAT} for (each | every) {thing}",
            "[all] {group_of_cards} (loses | lose) {INT} {STAT} for (each | every) {thing}",
        ],
        "{group_of_cards} have -{INT} {STAT} for each {thing}",
    ),
    # ---- not touched by cards of others
    Family(
        "Not touched by cards of others",
        "effect",
        [
            "(<of others>) {CLASS} (do not | don't | cannot | can't | does not) affect {any_cards}",
            "{any_cards} (<no more>) be affected by (<of others>) {CLASS}",
            "{any_cards} (is | are) (<untouched>) (<of others>) {CLASS}",
        ],
        "{CLASS(s)} do not affect {any_cards}",
        asks=OWN_TOO,
    ),
)

__all__ = ["NOUNS", "PARTS_OF_NOUNS"]
