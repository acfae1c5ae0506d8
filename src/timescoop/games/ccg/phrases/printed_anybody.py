"""How designers word what anybody does, what players are compared by, prices that are cut, and bounds on sums."""

from __future__ import annotations

from typing import Final

from timescoop.language import Family

PARTS_OF_ANYBODY: Final = {
    "somebody": "(a | any | each | another) player | anyone | anybody",
    "of a goal": "(a | any | the | that | one of your | one of their) Goal",
    "helps": "[successfully] | (helps | helps to | assists in | takes part in | participates in | is used to)",
    "than all": "than (each | every | any | any other | all | all of) [your | the] (opponent | opponents | "
    "player | other player | other players)",
    "cheaper": (
        "(for | at | paying) {INT:INT} less | (for | at) (a | its) Cost of {INT:INT} less | (at | for) {INT:INT} "
        "less than "
        "its Cost | "
        "(for | at) a (Cost reduced by {INT:INT} | reduction of {INT:INT})"
    ),
    "at most so": (
        "[but] [up] to (a | the) maximum [bonus] of [+] {most:INT} | maximum [of] [+] {most:INT} | [but] at most "
        "[+] {most:INT} | up "
        "to [a total of] [+] {most:INT} | max [of] [+] {most:INT} | to a limit of [+] {most:INT}"
    ),
    "stays cold": (
        "(does not | doesn't | do not | don't) (unfreeze | thaw | get unfrozen) | (is | are) not unfrozen | "
        "(stays | stay | "
        "remains | remain) frozen"
    ),
    "as turns start": (
        "(during | in | at) (its | their | his or her) [(owner's | controller's | player's | owners' | controllers')] "
        "(Unfreeze | unfreezing) (step | phase) | (during | in | at) the (Unfreeze | unfreezing) (step | phase) "
        "| at the "
        "(start | beginning) of (a | each | any | every) (turn | player's turn) | when (a | each | any) (turn | "
        "player's turn) "
        "(starts | begins) | normally | as normal | as usual"
    ),
    "as own turns start": (
        "at the (start | beginning) of (its | their | his or her) (owner's | controller's | player's) (turn | turns) | "
        "during (its | their) (owner's | controller's | player's) turn"
    ),
}
CHARACTER_TYPES: Final = ("TARDIS Character", "Ally", "Enemy")
OF_OTHERS: Final = "Not as turns of other players start either?"
BY_TEXTS: Final = "Can a text still unfreeze it?"

GOALS: Final = (
    *[
        family
        for does, plain, done, doing in (
            ("Reaches", "Reach", "Reached", "Reaching"),
            ("Opposes", "Oppose", "Opposed", "Opposing"),
        )
        for family in (
            Family(
                f"A Goal that anybody {does} here",
                "event",
                [
                    f"(<somebody>) [successfully] {does} (<of a goal>) (<here now>)",
                    f"(a | any | the) Goal is [successfully] {done} (<here now>)",
                    f"(a | any | the) Goal (<here now>) is [successfully] {done}",
                ],
                f"a player {does} a Goal here",
            ),
            Family(
                f"A Goal that anybody {does}",
                "event",
                [
                    f"(<somebody>) [successfully] {does} (<of a goal>)",
                    f"(a | any) Goal is [successfully] {done}",
                ],
                f"a player {does} a Goal",
            ),
            Family(
                f"A Goal that the card itself {does}",
                "event",
                [
                    f"(<this one>) (<helps>) ({does} | {plain} | {doing}) (<of a goal>)",
                    f"(<this one>) takes part in a successful attempt to {plain} (<of a goal>)",
                    f"(<of a goal>) is {done} by (<this one>)",
                ],
                f"this card {does} a Goal",
                types=CHARACTER_TYPES,
            ),
        )
    ],
    Family(
        "What becomes of who did it, by its place in the event",
        "deed",
        [("(the (winner | player) | the winning player | he or she | the player who (did | does) so) [must] {does}")],
        "make that player {does}",
    ),
    Family(
        "What that player does, in more words",
        "deed",
        ["(that (player | opponent) | they) [must] {does}"],
        "make that player {does}",
    ),
    Family(
        "What is left to who did it",
        "deed",
        ["(that (player | opponent) | they) (may | can) {does}"],
        "make that player {does}",
        asks="Must they do it?",
    ),
)

FIGHTS: Final = (
    Family(
        "Anybody's fight won here",
        "event",
        ["(<somebody>) wins (<a fight>) (<here now>)"],
        "a player wins a fight here",
    ),
    Family("Anybody's fight won", "event", ["(<somebody>) wins (<a fight>)"], "a player wins a fight"),
    Family(
        "A fight won by others here",
        "event",
        ["(<any opp>) wins (<a fight>) (<here now>)"],
        "an opponent wins a fight here",
    ),
    Family("A fight won by others", "event", ["(<any opp>) wins (<a fight>)"], "an opponent wins a fight"),
    Family(
        "As long as it is fighting",
        "condition",
        ["(<this one>) is (fighting | in a fight | involved in a fight)"],
        "there is a fight here",
        asks="Also while others fight where this card is?",
    ),
    Family("Frozen now", "condition", ["(<this one> | it | he | she) is frozen"], "this card is frozen"),
    Family(
        "Not frozen now",
        "condition",
        ["(<this one> | it | he | she) is (unfrozen | not frozen)", "(<this one>) (isn't | is not) frozen"],
        "this card is unfrozen",
    ),
)

COMPARED: Final = (
    Family(
        "The most cards in hand",
        "condition",
        [
            "you (have | hold) the (most | largest number of) cards in [your] hand",
            "you (have | hold) more cards in [your] hand (<than all>)",
            "you have the largest hand",
            "your hand is (larger | bigger) (<than all>)",
        ],
        "you hold more cards in hand than each opponent",
    ),
    Family(
        "The fewest cards in hand",
        "condition",
        [
            "you (have | hold) the (fewest | least) cards in [your] hand",
            "you (have | hold) (fewer | less) cards in [your] hand (<than all>)",
            "you have the smallest hand",
            "your hand is smaller (<than all>)",
        ],
        "you hold fewer cards in hand than each opponent",
    ),
    Family(
        "The fewest points",
        "condition",
        [
            "you have (fewer | less) points (<than all>)",
            "you have the (fewest | least) points",
            "you are last [in points]",
        ],
        "you have fewer points than each opponent",
    ),
    Family(
        "The fewest of some",
        "condition",
        [
            "you (have | control) (fewer | less) {such_cards} [in play] (<than all>)",
            "you (have | control) the fewest {such_cards} [in play]",
        ],
        "you have fewer {such_cards} than each opponent",
    ),
    Family(
        "What you must have done",
        "ability",
        ["[play only if] you must have Reached (<of a goal>) [to play this [card]]"],
        "play only if you have Reached a Goal",
        types=("Plot", "Bang!"),
    ),
    Family(
        "What you must have Opposed",
        "ability",
        ["[play only if] you must have Opposed (<of a goal>) [to play this [card]]"],
        "play only if you have Opposed a Goal",
        types=("Plot", "Bang!"),
    ),
)

PRICES: Final = (
    Family(
        "A card of the hand played for less",
        "deed",
        [
            "play (a | an | one | 1) {such_card} [from your hand] (<cheaper>)",
            (
                "play (a | an | one | 1) {such_card} from your hand . (it | that card | that Character) costs {INT} "
                "less [to play]"
            ),
            (
                "play (a | an | one | 1) {such_card} [from your hand] [.] [and] (reduce its Cost by {INT} | its Cost "
                "is reduced by {INT} | with its Cost reduced by {INT})"
            ),
        ],
        "play a(n) {such_card} from your hand for {INT} less",
    ),
    Family(
        "As many as you like exchanged",
        "deed",
        [
            (
                "discard any number of cards [from your hand] [.] [and] [then] draw (that many | as many | the same "
                "number of | an equal number of) [cards]"
            ),
            (
                "(exchange | swap | replace) any number of (cards of your hand | cards in your hand | cards from "
                "your hand | your cards)"
            ),
            (
                "discard as many cards as you (like | wish | want) [from your hand] [.] [and] [then] draw (that many "
                "| as many | the same number of) [cards]"
            ),
        ],
        "exchange any number of cards of your hand",
    ),
    Family(
        "Up to so many exchanged",
        "deed",
        [
            (
                "discard up to {INT} (card | cards) [from your hand] [.] [and] [then] draw (that many | as many | "
                "the same number of | an equal number of) [cards]"
            ),
        ],
        "exchange up to {INT} card(s) of your hand",
    ),
    Family(
        "The whole hand exchanged",
        "deed",
        [
            (
                "discard your [(whole | entire)] hand [.] [and] [then] draw (that many | as many | the same number "
                "of) [cards]"
            )
        ],
        "exchange your hand",
    ),
)

BOUNDED: Final = (
    Family(
        "Raised for each of something, up to a bound",
        "effect",
        [
            "{subject} (<gets>) + {INT} [to] {STAT} for (each | every) {thing} (<at most so>)",
            "{subject} (<gets>) + {INT} [to] {STAT} per {thing} (<at most so>)",
        ],
        "{subject} has +{INT} {STAT} for each {thing}, but at most +{most}",
    ),
    Family(
        "A group raised for each of something, up to a bound",
        "effect",
        ["[all] {group_of_cards} (<gets>) + {INT} [to] {STAT} for (each | every) {thing} (<at most so>)"],
        "{group_of_cards} have +{INT} {STAT} for each {thing}, but at most +{most}",
    ),
    Family(
        "All Qualities for each of something, up to a bound",
        "text",
        ["{subject} (<gets>) + {INT} [to] (<all stats>) for (each | every) {thing} (<at most so>)"],
        "{subject} has +{INT} Brains for each {thing}, but at most +{most}. {subject} has +{INT} Brawn for each "
        "{thing}, but at most +{most}. {subject} has +{INT} Bravery for each {thing}, but at most +{most}",
    ),
    Family(
        "All Qualities of a group for each of something, up to a bound",
        "text",
        ["{group_of_cards} (<gets>) + {INT} [to] (<all stats>) for (each | every) {thing} (<at most so>)"],
        "{group_of_cards} have +{INT} Brains for each {thing}, but at most +{most}. {group_of_cards} have +{INT} Brawn "
        "for each {thing}, but at most +{most}. {group_of_cards} have +{INT} Bravery for each {thing}, but at "
        "most +{most}",
    ),
)

FROZEN: Final = (
    Family(
        "What stays frozen as turns start",
        "effect",
        ["{any_cards} (<stays cold>) (<as turns start>)"],
        "{any_cards} cannot unfreeze as turns start",
    ),
    Family(
        "What stays frozen as turns of its own player start",
        "effect",
        ["{any_cards} (<stays cold>) (<as own turns start>)"],
        "{any_cards} cannot unfreeze as turns start",
        asks=OF_OTHERS,
    ),
    Family(
        "What does not unfreeze, and nothing is said of when",
        "effect",
        ["{any_cards} (<stays cold>)", "{any_cards} (<no more>) (unfreeze | be unfrozen | thaw)"],
        "{any_cards} cannot unfreeze as turns start",
        asks=BY_TEXTS,
    ),
)

OTHERS: Final = (
    Family(
        "A price that is paid at an occasion to be answered",
        "ability",
        [
            "[you may] {price:deeds} (when | if | whenever | as | just as) {moment} [.] [to] {then:deeds}",
            "(when | if | whenever | as | just as) {moment} [you may] {price:deeds} to {then:deeds}",
        ],
        "Response to {moment}: {price} to {then}",
    ),
    Family(
        "Artifacts that cannot be used here",
        "effect",
        [
            "no {kinds_of_cards} (can | may) be used (<here now>)",
            "{kinds_of_cards} (<no more>) be used (<here now>)",
            "(nobody | no player | no one) (can | may) use {kinds_of_cards} (<here now>)",
            "players (<no more>) use {kinds_of_cards} (<here now>)",
        ],
        "{kinds_of_cards} here cannot use abilities",
        asks="Does what is always in effect on them stay?",
    ),
    Family(
        "One where your TARDIS is",
        "such_card",
        [
            (
                "{kind_of_card} (where (your | the | this) TARDIS is | (at | with) (your | the | this) TARDIS's "
                "(<own place>))"
            )
        ],
        "{kind_of_card} here",
        types=("TARDIS",),
    ),
    Family(
        "Several where your TARDIS is",
        "such_cards",
        [
            (
                "{kinds_of_cards} (where (your | the | this) TARDIS is | (at | with) (your | the | this) TARDIS's "
                "(<own place>))"
            )
        ],
        "{kinds_of_cards} here",
        types=("TARDIS",),
    ),
    Family(
        "None where your TARDIS is",
        "condition",
        [
            (
                "no opposing {kind_of_card} (are | is) (where (your | the | this) TARDIS is | (at | with) "
                "(your | the | this) "
                "TARDIS's (<own place>))"
            )
        ],
        "no opponent has a(n) {kind_of_card} here",
        types=("TARDIS",),
    ),
    Family(
        "None of theirs here, in the plural",
        "condition",
        ["no opposing {kind_of_card} are (<here now>)", "there are no opposing {kind_of_card} (<here now>)"],
        "no opponent has a(n) {kind_of_card} here",
    ),
    Family(
        "All of yours at a place of your choice",
        "chosen_cards",
        ["all [of] your {kinds_of_cards} (at | from | on) (a | one | any) (<own place>) [of your choice]"],
        "all your {kinds_of_cards} here",
        types=("Bang!",),
    ),
)

ANYBODY: Final = (*GOALS, *FIGHTS, *COMPARED, *PRICES, *BOUNDED, *FROZEN, *OTHERS)

__all__ = ["ANYBODY", "PARTS_OF_ANYBODY"]
