"""How designers word Spacetime cards: which are near, what comes there, its Goals, and what is played in Set-Up."""

from __future__ import annotations

from typing import Final

from timescoop.language import Family

PARTS_OF_SPACETIME: Final = {
    "beside": "adjacent | neighboring | neighbouring",
    "at least": "or more | or greater | or higher | +",
    "the others there": (
        "[the | any | all] ((opposing | opponents' | your opponents') (Characters | Enemies | Heroes | cards) | "
        "Enemies | Heroes | [your] opponents | the other side) [(<here now>)] [(have | has | do)]"
    ),
    "own side": "(Enemies | Characters | Heroes)",
}
NEEDS_NO: Final = "What do they not need there: a Goal, or to be Natives?"

NEAR: Final = (
    Family(
        "The next Spacetime card",
        "destination",
        ["(an | any | one | the) (<beside>) Spacetime [card]"],
        "an adjacent Spacetime card",
    ),
    Family(
        "Those nearby",
        "detail",
        ["(at | on) (an | any) (<beside>) Spacetime [card]", "(at | on) (<beside>) Spacetime cards"],
        "at an adjacent Spacetime card",
    ),
    Family(
        "Moved here",
        "deed",
        [
            "move {chosen_cards} (here | to this Spacetime [card])",
            (
                "(move | bring) {chosen_cards} [from (anywhere | another Spacetime [card])] "
                "(here | to this Spacetime [card])"
            ),
        ],
        "move {chosen_cards} to the Spacetime card here",
    ),
    Family(
        "Moved to where the card is",
        "deed",
        [
            "(move | bring) {chosen_cards} (to | to the same Spacetime [card] as) (<this one>)",
            "(move | bring) {chosen_cards} to (<this one>)'s Spacetime [card]",
        ],
        "move {chosen_cards} to the Spacetime card here",
    ),
    Family(
        "Moved to where one of theirs is",
        "destination",
        [
            "(a | any | another) Spacetime [card] (where an opponent has | with) an opposing {such_card}",
            "(a | any) Spacetime [card] where (<any opp>) has (a | an) {such_card}",
        ],
        "a Spacetime card where an opponent has a(n) {such_card}",
    ),
    Family(
        "Moved to where some card is",
        "destination",
        [
            "(a | any | another) Spacetime [card] (with | where there is) (a | an | another) {such_card}",
            "(a | any | another) Spacetime [card] that has (a | an) {such_card}",
        ],
        "a Spacetime card where there is a(n) {such_card}",
    ),
    Family(
        "Some card moves here",
        "event",
        [
            "(a | an | any) {kind_of_card} (moves | is moved | comes | travels) (here | to this Spacetime [card])",
            "(a | an | any) {kind_of_card} (arrives | arrives here | enters this Spacetime [card])",
        ],
        "a(n) {kind_of_card} here moves",
    ),
    Family(
        "One of theirs moves here",
        "event",
        [
            (
                "(an opposing | an opponent's) {kind_of_card} (moves | is moved | comes | arrives) "
                "(here | to this Spacetime [card])"
            ),
            "(<any opp>) moves (a | an) {kind_of_card} (here | to this Spacetime [card])",
        ],
        "an opposing {kind_of_card} here moves",
    ),
    Family(
        "One of yours moves here",
        "event",
        [
            "one of your {kinds_of_cards} (moves | is moved | comes | arrives) (here | to this Spacetime [card])",
            "you move (a | an | one of your) {kinds_of_cards} (here | to this Spacetime [card])",
        ],
        "one of your {kinds_of_cards} here moves",
    ),
    Family(
        "A TARDIS comes here",
        "event",
        ["a TARDIS (lands | arrives | moves | materialises | materializes) (here | at this Spacetime [card])"],
        "any TARDIS lands here",
    ),
)

GOALS: Final = (
    *[
        family
        for does in ("Reach", "Oppose")
        for family in (
            Family(
                f"What those get who {does}, behind what they need",
                "text",
                [f"{does} {{requirement}} . {{statement}}"],
                f"{does}: {{requirement}}. {does} reward: {{statement}}",
                types=("Goal",),
            ),
        )
    ],
    *[
        Family(
            f"More {stat} than the others there",
            "condition",
            [
                f"[you] [must] [have] more [total] {{{stat}}} [here] than (<the others there>)",
                f"[you] [must] [have] the (most | highest) [total] {{{stat}}} [here]",
                f"most {{{stat}}}",
            ],
            f"the most {{{stat}}}",
            types=("Goal",),
        )
        for stat in ("QUALITY", "TRAIT")
    ],
    Family(
        "A sum that your side needs",
        "condition",
        [
            (
                "[(you | your (<own side>) [here])] [must] (have | need | control) [(<own side>) [here] with] "
                "[a] [total [of]] [at least] {INT} {STAT} [(<at least>)] [(<here now>)]"
            ),
            (
                "[(you | your (<own side>) [here])] [must] (have | need | control) [(<own side>) [here] with] "
                "[a] [total] {STAT} [of] {INT} [(<at least>)] [(<here now>)]"
            ),
            "[a] [total] {STAT} [of] {INT} (<at least>)",
            "have [at least] {INT} {STAT} (among | between | from) your (<own side>) [here]",
        ],
        "at least {INT} {STAT}",
        types=("Goal",),
    ),
)

THERE: Final = (
    *[
        Family(
            f"What may be played here, without {what}",
            "effect",
            ["[your] {such_cards} (may | can) [always] be played (<here now>)"],
            f"your {{such_cards}} can be played here without {what}",
            types=("Spacetime",),
            asks=NEEDS_NO,
        )
        for what in ("a Goal", "Nativity")
    ],
)

SET_UP: Final = (
    Family(
        "The Set-Up, on a card whose fields say so",
        "reminder",
        [
            (
                "[(<this one>)] [(may | can) be] (play | plays | played | is played) (during | in | at) [the] Set-Up "
                "[only]"
            )
        ],
        "",
        equals=(("setup", "setup"),),
        fill=(("setup", 1),),
        alone=True,
    ),
)

SPACETIME: Final = (*NEAR, *GOALS, *THERE, *SET_UP)

__all__ = ["PARTS_OF_SPACETIME", "SPACETIME"]
