"""Printed wordings that occur with many phrases: groups, times, "instead", numbers of things, "it"."""

from __future__ import annotations

from typing import Final

from timescoop.language import Family

PARTS_OF_IDIOMS: Final = {
    "the start of": "at the (start | beginning) of",
    "the end of": "at the end of",
    "mine": "your turn | each of your turns | your turns | every turn of yours",
    "each turn there is": "each turn | every turn | each player's turn | every player's turn",
    "each of theirs": "each opponent's turn | every opponent's turn | an opponent's turn | your opponents' turns",
    "to its hand": "[back] (to | into | in) (your | (its | his | her | their) owner's | its) hand",
    "steal": "take | steal | seize",
    "as many as": "[a number of] (cards | points) equal to the number of",
    "is like": "counts as | acts as | is considered [to be] | is treated as | is also | becomes",
    "search mine": "(search | look through) your [draw] deck for (a | an | one | 1 | any | any one)",
    "then shuffle": "[[. | and | then | . then | and then] (reshuffle | shuffle) [your deck | it]]",
    "place it here": (
        "[.] [and] (put | place) (it | him | her | that card | that Character) ([in | into] play (<here now>) | "
        "(<here now>) | into play at this Spacetime [card])"
    ),
    "from it": "[from it | there | in it]",
    "that player's": "(that player | that opponent | they | he or she) [must]",
    "those harmed": "would be | is about to be | is being",
}
CHARACTER_TYPES: Final = ("TARDIS Character", "Ally", "Enemy")
BEARERS: Final = (
    "it | the Character | [the] host | the (affected | attached | chosen) Character | "
    "that (Ally | Enemy | Hero | card) | this (Ally | Enemy | Hero)"
)
HARMS: Final = (("destroyed", "destroyed"), ("kidnapped", "kidnapped"))
TIMES: Final = (
    ("the start of", "mine", "your turn starts"),
    ("the end of", "mine", "your turn ends"),
    ("the start of", "each turn there is", "a player's turn starts"),
    ("the end of", "each turn there is", "a player's turn ends"),
    ("the start of", "each of theirs", "an opponent's turn starts"),
    ("the end of", "each of theirs", "an opponent's turn ends"),
)
ALL_THREE: Final = ("Brains", "Brawn", "Bravery")


def three(said: str) -> str:
    """One statement for each Quality, as sentences."""
    return ". ".join([said.replace("QUALITY", each) for each in ALL_THREE])


GROUPS: Final = (
    Family(
        "All of a group, with a word for all",
        "group_of_cards",
        ["(all | all of | all the | each of) {group_of_cards}"],
        "{group_of_cards}",
    ),
    Family("Each of a group", "group_of_cards", ["(each | every) {kinds_of_cards}"], "{kinds_of_cards}"),
    Family(
        "Each of a group of theirs",
        "group_of_cards",
        ["(each | every) opposing {kinds_of_cards}"],
        "opposing {kinds_of_cards}",
    ),
    Family(
        "One class or another",
        "kind_of_card",
        ["{one:CLASS} or [a | an] {two:CLASS}"],
        "card which is a(n) {one} or a(n) {two}",
    ),
    Family(
        "Both classes", "kinds_of_cards", ["{one:CLASS} (and | or) {two:CLASS}"], "cards which are {one(s)} or {two(s)}"
    ),
    Family(
        "Two species",
        "kinds_of_cards",
        ["{one:SPECIES} (and | or) {two:SPECIES}"],
        "Characters which are {one} Characters or {two} Characters",
        asks="Are they any Characters of that species, or cards of that name?",
    ),
    Family(
        "One of two species",
        "kind_of_card",
        ["{one:SPECIES} or [a | an] {two:SPECIES}"],
        "Character which is a(n) {one} Character or a(n) {two} Character",
        asks="Is it any Character of that species, or the card of that name?",
    ),
    Family(
        "One here",
        "such_card",
        [
            (
                "{kind_of_card} (at his Spacetime [card] | at her Spacetime [card] | "
                "at its Spacetime [card] | at the same Spacetime [card] [as (<this one>)] | at (<this "
                "one>)'s Spacetime [card] | on this Spacetime [card])"
            )
        ],
        "{kind_of_card} here",
    ),
    Family(
        "Several here",
        "such_cards",
        [
            (
                "{kinds_of_cards} (at his Spacetime [card] | at her Spacetime [card] | "
                "at its Spacetime [card] | at the same Spacetime [card] [as (<this one>)] | at (<this "
                "one>)'s Spacetime [card] | on this Spacetime [card])"
            )
        ],
        "{kinds_of_cards} here",
    ),
    Family(
        "Several here, in a group",
        "group_of_cards",
        [
            (
                "[all] {kinds_of_cards} (at the same Spacetime [card] "
                "[as (<this one>)] | at (<this one>)'s Spacetime [card] | on this Spacetime [card])"
            )
        ],
        "{kinds_of_cards} here",
    ),
    Family(
        "The one that has been named",
        "chosen_cards",
        ["(him | her | them | that card | that (Character | Ally | Enemy | Hero | Artifact | Goal))"],
        "it",
        types=("TARDIS Character", "Ally", "Enemy", "Artifact", "Bang!", "Spacetime", "TARDIS", "Plot", "Goal"),
    ),
    Family(
        "The bearer of a Condition, in other words", "subject", [f"({BEARERS})"], "that Character", types=("Condition",)
    ),
    Family(
        "The bearer of a Condition, chosen", "chosen_cards", [f"({BEARERS})"], "that Character", types=("Condition",)
    ),
    Family("One's TARDIS", "chosen_cards", ["(your | the) TARDIS"], "one of your TARDISes"),
)

EFFECTS: Final = (
    Family("Lowered, as lost", "effect", ["{any_cards} (loses | lose) {INT} {STAT}"], "{any_cards} have -{INT} {STAT}"),
    Family(
        "Lowered, as lost by one", "effect", ["{subject} (loses | lose) {INT} {STAT}"], "{subject} has -{INT} {STAT}"
    ),
    Family(
        "Lowered, with its verb",
        "effect",
        ["{any_cards} (<gets>) - {INT} [to] [their] {STAT}"],
        "{any_cards} have -{INT} {STAT}",
    ),
    Family(
        "Raised, with its verb",
        "effect",
        ["{any_cards} (<gets>) + {INT} [to] [their] {STAT}"],
        "{any_cards} have +{INT} {STAT}",
    ),
    Family(
        "All Qualities for each of something",
        "text",
        ["{subject} (<gets>) + {INT} [to] (<all stats>) for (each | every) {thing}"],
        three("{subject} has +{INT} QUALITY for each {thing}"),
    ),
    Family(
        "All Qualities of a group for each of something",
        "text",
        ["{group_of_cards} (<gets>) + {INT} [to] (<all stats>) for (each | every) {thing}"],
        three("{group_of_cards} have +{INT} QUALITY for each {thing}"),
    ),
    Family(
        "All Qualities of one, as long as something is so",
        "text",
        [
            "{subject} (<gets>) + {INT} [to] (<all stats>) (if | while | as long as) {conditions}",
            "(if | while | as long as) {conditions} {subject} (<gets>) + {INT} [to] (<all stats>)",
        ],
        three("{subject} has +{INT} QUALITY while {conditions}"),
    ),
    Family(
        "All Qualities of a group, as long as something is so",
        "text",
        [
            "{group_of_cards} (<gets>) + {INT} [to] (<all stats>) (if | while | as long as) {conditions}",
            "(if | while | as long as) {conditions} {group_of_cards} (<gets>) + {INT} [to] (<all stats>)",
        ],
        three("{group_of_cards} have +{INT} QUALITY while {conditions}"),
    ),
    Family(
        "One counts as another", "effect", ["{subject} (<is like>) (a | an) {CLASS}"], "{subject} acts as a(n) {CLASS}"
    ),
    Family(
        "One counts as of a species",
        "effect",
        ["{subject} (<is like>) (a | an) {SPECIES}"],
        "{subject} acts as a(n) {SPECIES} Character",
    ),
    Family(
        "Goals that are not scored here",
        "effect",
        ["no Goals (can | may) be (scored | Reached or Opposed) (<here now>)"],
        "Goals here cannot be scored",
    ),
    Family(
        "Goals that are not Reached here",
        "effect",
        ["no (Goal | Goals) (can | may) be Reached (<here now>)", "Goals (<here now>) (<no more>) be Reached"],
        "Goals here cannot be scored",
        asks="Can nobody Oppose them either?",
    ),
    Family(
        "Not frozen by others",
        "effect",
        ["{any_cards} (<no more>) be frozen by (opponents | an opponent | opposing cards | other cards)"],
        "{any_cards} cannot be frozen",
        asks="By cards of your own neither?",
    ),
    Family(
        "Not destroyed by others",
        "effect",
        ["{any_cards} (<no more>) be destroyed by (opponents | an opponent | opposing cards | other cards)"],
        "{any_cards} cannot be destroyed",
        asks="By cards of your own neither?",
    ),
    Family(
        "Not here, said last",
        "effect",
        ["{kinds_of_cards} (<no more>) be frozen (<here now>)"],
        "{kinds_of_cards} here cannot be frozen",
    ),
    Family(
        "Not destroyed here, said last",
        "effect",
        ["{kinds_of_cards} (<no more>) be destroyed (<here now>)"],
        "{kinds_of_cards} here cannot be destroyed",
    ),
    Family(
        "Not kidnapped here, said last",
        "effect",
        ["{kinds_of_cards} (<no more>) be kidnapped (<here now>)"],
        "{kinds_of_cards} here cannot be kidnapped",
    ),
    Family(
        "No fights here",
        "effect",
        [
            (
                "(no fights (can | may) take place | fights cannot take place | there can be no fights | "
                "nobody (can | may) fight | no one (can | may) fight | Characters (<no more>) fight) (<here now>)"
            )
        ],
        "Characters here cannot fight",
    ),
    Family(
        "Nobody leaves",
        "effect",
        ["{kinds_of_cards} (<no more>) (leave | move from | move away from) (here | this Spacetime [card])"],
        "{kinds_of_cards} here cannot move",
    ),
)

WHEN: Final = (
    *[
        Family(
            f"What is done {first}, said last or first: {event}",
            "rule",
            [f"{{statement}} (<{first}>) (<{turns}>)", f"(<{first}>) (<{turns}>) {{statement}}"],
            f"when {event}, {{statement}}",
        )
        for first, turns, event in TIMES
    ],
    Family(
        "What a Plot or Bang! needs",
        "ability",
        [
            "play (if | when | while) {conditions}",
            "play this [card] [only] (if | when | while) {conditions}",
            "play only (when | while) {conditions}",
        ],
        "play only if {conditions}",
        types=("Bang!", "Plot", "Goal", "Artifact", "Ally", "Enemy", "TARDIS Character"),
    ),
    *[
        family
        for harm, done in HARMS
        for family in (
            Family(
                f"Anybody's that is about to be {harm}",
                "moment",
                [f"(a | an | any) {{such_card}} (<those harmed>) {done}"],
                f"a(n) {{such_card}} being {harm}",
            ),
            Family(
                f"Another of yours that is about to be {harm}",
                "moment",
                [
                    f"(another of your | one of your other | any of your other) {{such_card}} (<those harmed>) {done}",
                    f"another {{such_card}} (of yours | you control) (<those harmed>) {done}",
                ],
                f"your other {{such_card}} being {harm}",
            ),
            Family(
                f"One of yours that is about to be {harm}",
                "moment",
                [f"(a | an | any | one of your) {{such_card}} (of yours | you control) (<those harmed>) {done}"],
                f"your {{such_card}} being {harm}",
            ),
            Family(
                f"The User that is about to be {harm}",
                "moment",
                [f"[the] User (<those harmed>) {done}"],
                f"the User being {harm}",
                types=("Artifact",),
            ),
            Family(
                f"The bearer that is about to be {harm}",
                "moment",
                [f"({BEARERS}) (<those harmed>) {done}"],
                f"that Character being {harm}",
                types=("Condition",),
            ),
        )
    ],
    Family(
        "What happens instead, by a Bang!",
        "ability",
        [
            "[Play] (if | when | as | just as | whenever) {moment} [.] [you may] {deeds} instead",
            "[Play] (if | when | as | just as | whenever) {moment} [.] instead {deeds}",
            "[Play] in response to {moment} [.] {deeds} instead",
        ],
        "Response to {moment}: {deeds} to prevent it",
        types=("Bang!",),
    ),
    Family(
        "An attempt of others called off",
        "ability",
        [
            (
                "(<call off>) (an opponent's | an opposing | any opposing) attempt [to (Reach | Oppose | "
                "score) a Goal] [<here now>]"
            ),
            "(<call off>) an attempt by (<any opp>) [to (Reach | Oppose) a Goal]",
        ],
        "Response to an opposing attempt here: cancel it",
        types=("Bang!",),
    ),
    Family(
        "An attempt called off",
        "ability",
        ["(<call off>) (an | any | one) attempt [to (Reach | Oppose | score) a Goal] [<here now>]"],
        "Response to an opposing attempt here: cancel it",
        types=("Bang!",),
        asks="Only attempts of opponents?",
    ),
    Family(
        "A fight called off",
        "ability",
        [
            (
                "(<call off>) (a | any | one) fight [<here now>] [that is about to (begin | start)] [before "
                "it (begins | starts)]"
            )
        ],
        "Response to a fight here: cancel it",
        types=("Bang!",),
    ),
    Family(
        "What is called off",
        "deed",
        ["(<call off>) (it | that attempt | the attempt | that fight | the fight | that card | that Bang! card)"],
        "cancel it",
    ),
    Family(
        "What is prevented", "deed", ["prevent (it | this | that)", "prevent (its | that) destruction"], "prevent it"
    ),
    Family(
        "One destroyed where the card is",
        "event",
        [
            "(<this one>) (destroys | kills | defeats) (a | an | any) {kind_of_card}",
            "(<this one>) (destroys | kills | defeats) (a | an | any) opposing {kind_of_card}",
        ],
        "you destroy a(n) {kind_of_card} here",
        types=CHARACTER_TYPES,
        asks="Whenever you destroy one where this card is?",
    ),
    Family(
        "One kidnapped where the card is",
        "event",
        ["(<this one>) kidnaps (a | an | any) {kind_of_card}", "(<this one>) kidnaps an opposing {kind_of_card}"],
        "you kidnap a(n) {kind_of_card} here",
        types=CHARACTER_TYPES,
        asks="Whenever you kidnap one where this card is?",
    ),
    Family(
        "The card taken back",
        "rule",
        [
            (
                "(when | if | whenever) (<this one>) is destroyed (return | put | take) (it | him | her | <this one>) "
                "(<to its hand>)"
            )
        ],
        "when this card is destroyed, take this card from your discard pile into your hand",
        alone=True,
    ),
    Family(
        "The card taken back, if you like",
        "rule",
        [
            (
                "(when | if | whenever) (<this one>) is destroyed you may (return | put | take) (it | him | "
                "her | <this one>) (<to its hand>)"
            )
        ],
        "when this card is destroyed, you may take this card from your discard pile into your hand",
        alone=True,
    ),
    Family(
        "A number of counters",
        "event",
        [
            "(<this one> | it) (has | gets) {INT} (counter | counters) [on it]",
            "there are {INT} counters (on (<this one> | it) | here)",
            "the {INT} counter is (put | placed) on it",
        ],
        "this card has {INT} counters",
    ),
    Family(
        "Counters put here",
        "deed",
        ["(put | place | add) {INT} (counter | counters) here"],
        "put {INT} counter(s) on this card",
    ),
)

DEEDS: Final = (
    Family(
        "Back to a hand",
        "deed",
        ["(return | put | take) {chosen_cards} (<to its hand>)"],
        "return {chosen_cards} to its owner's hand",
    ),
    Family(
        "All at one place back to their hands",
        "doing",
        [
            (
                "return (all | every | each) {such_cards} (on | at) (a | one | any) Spacetime card [of your "
                "choice] (to their owner's (hand | hands) | to their owners' (hand | hands))"
            )
        ],
        "choose a Spacetime card, then return all {such_cards} at that Spacetime card to its owner's hand",
    ),
    Family(
        "The best or worst, with its place last",
        "chosen_cards",
        ["the {kinds_of_cards} with [the] (<worst>) {QUALITY} (<here now>)"],
        "the one with the least {QUALITY} of all {kinds_of_cards} here",
    ),
    Family(
        "The best, with its place last",
        "chosen_cards",
        ["the {kinds_of_cards} with [the] (<best>) {QUALITY} (<here now>)"],
        "the one with the most {QUALITY} of all {kinds_of_cards} here",
    ),
    Family(
        "Control taken of theirs",
        "deed",
        [
            "(<steal>) (a | an | one | any) {such_card} from (<any opp>)",
            "(<steal>) (a | an | one | any) opposing {such_card}",
            "(<steal>) an opponent's {such_card}",
        ],
        "take control of an opposing {such_card}",
    ),
    Family(
        "Control taken here",
        "deed",
        ["(<steal>) (a | an | one | any) {kind_of_card} (<here now>)"],
        "take control of an opposing {kind_of_card} here",
    ),
    Family(
        "As many cards drawn as things are counted",
        "doing",
        [
            "draw (<as many as>) your {such_cards} [in play]",
            "draw (<as many as>) {such_cards} (you have | you control) [in play]",
            "draw as many cards as you have {such_cards} [in play]",
        ],
        "for each of your {such_cards}, draw 1 card",
    ),
    Family(
        "As many points as things are counted",
        "doing",
        [
            "(score | gain) (<as many as>) your {such_cards} [in play]",
            "(score | gain) (<as many as>) {such_cards} (you have | you control) [in play]",
        ],
        "for each of your {such_cards}, score 1 point",
    ),
    Family(
        "Hands shown",
        "deed",
        ["(<each opp>) (reveals | reveal | shows | show) (their | his or her) (hand | hands)"],
        "look at each opponent's hand",
        asks="Is it enough that you see them?",
    ),
    Family(
        "One hand shown",
        "deed",
        ["(<opp>) (reveals | reveal | shows | show) (their | his or her) hand"],
        "look at an opponent's hand",
        asks="Is it enough that you see it?",
    ),
    Family(
        "A card of a hand by what it is",
        "deed",
        [
            (
                "look at (<their cards>) [.] [and] [then] choose (a | an | one) {such_card} (<from it>) [.] "
                "(<that player's>) (discards | discard) (it | that card)"
            )
        ],
        "discard a(n) {such_card} that you choose from an opponent's hand",
    ),
    Family(
        "Out of the deck into play here",
        "deed",
        ["(<search mine>) {such_card} (<place it here>) (<then shuffle>)"],
        "place a(n) {such_card} from your deck here",
    ),
    Family(
        "A card that you may move",
        "doing",
        ["{chosen_cards} (may | can) (move | travel) to {destination}"],
        "you may move {chosen_cards} to {destination}",
    ),
    Family(
        "A card that moves",
        "deed",
        ["{chosen_cards} (moves | move | travels | travel) to {destination}"],
        "move {chosen_cards} to {destination}",
    ),
    Family(
        "Any next Spacetime card, for several",
        "destination",
        ["[an] adjacent Spacetime cards"],
        "an adjacent Spacetime card",
    ),
    Family(
        "What a Character does to move",
        "ability",
        [
            (
                "{this_card} (may | can) (move | travel) to {destination} (once per turn | once each turn | "
                "once a turn | each turn | once on each of your turns)"
            ),
            (
                "(once per turn | once each turn | once a turn | each turn) {this_card} (may | can) (move | travel) to "
                "{destination}"
            ),
        ],
        "Action, once per turn: move {this_card} to {destination}",
        types=("TARDIS Character", "Ally", "Enemy", "TARDIS"),
        alone=True,
    ),
    Family(
        "What a User does to move",
        "ability",
        [
            (
                "[the] User (may | can) (move | travel) to {destination} (once per turn | once each turn | "
                "once a turn | each turn)"
            ),
            (
                "(once per turn | once each turn | once a turn | each turn) [the] User (may | can) (move | travel) to "
                "{destination}"
            ),
        ],
        "Action, once per turn: move the User to {destination}",
        types=("Artifact",),
        alone=True,
    ),
    Family(
        "What a User can do to move",
        "ability",
        ["[the] User (may | can) (move | travel) to {destination}"],
        "Action: move the User to {destination}",
        types=("Artifact",),
        alone=True,
    ),
    Family(
        "What a Character can do to move",
        "ability",
        ["{this_card} (may | can) (move | travel) to {destination}"],
        "Action: move {this_card} to {destination}",
        types=("TARDIS Character", "Ally", "Enemy"),
        alone=True,
    ),
)

SPANS: Final = (
    ("turn long", "until this turn ends"),
    ("round long", "until your next turn starts"),
    ("next turn long", "until your next turn ends"),
)
KEPT: Final = (
    ("be destroyed", "being destroyed"),
    ("be kidnapped", "being kidnapped"),
    ("be frozen", "being frozen"),
    ("(move | be moved)", "moving"),
    ("(fight | take part in fights)", "fighting"),
)
SAFE: Final = tuple(
    [
        family
        for harm, doing in KEPT
        for part, span in SPANS
        for family in (
            Family(
                f"All that are kept from {doing}",
                "deed",
                [
                    f"(all | each of) {{group_of_cards}} (<no more>) {harm} (<{part}>)",
                    f"(<{part}>) (all | each of) {{group_of_cards}} (<no more>) {harm}",
                ],
                f"keep all {{group_of_cards}} from {doing} {span}",
            ),
            Family(
                f"Those that are kept from {doing}",
                "deed",
                [
                    f"{{group_of_cards}} (<no more>) {harm} (<{part}>)",
                    f"(<{part}>) {{group_of_cards}} (<no more>) {harm}",
                ],
                f"keep all {{group_of_cards}} from {doing} {span}",
                asks="All of them that there are then?",
            ),
        )
    ]
)

IDIOMS: Final = (*GROUPS, *EFFECTS, *WHEN, *DEEDS, *SAFE)

__all__ = ["IDIOMS", "PARTS_OF_IDIOMS"]
