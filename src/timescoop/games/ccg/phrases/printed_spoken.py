"""How people word cards of the CCG when they talk about them: braver, saved, let do something, put on something."""

from __future__ import annotations

from typing import Final

from timescoop.language import Family

TRAVELLERS: Final = ("TARDIS Character", "Ally", "Enemy")
BRAVER: Final = (("braver", "Bravery"), ("brainier", "Brains"), ("cleverer", "Brains"), ("brawnier", "Brawn"))
WHOSE: Final = "Only cards of opponents?"

PARTS_OF_SPOKEN: Final = {
    "the bearer": "this | this card | it",
    "this one then": "this card | this Character | he | she | it | they | this",
    "foes then": "your Enemies | you",
    "heroes then": "[your] (opponent | opponents) | opposing Heroes | Heroes | opponent's Heroes",
    "with what": "(if | when) (they have | you have) | with | by having | need | needs",
    "laid": "put | place | lay | attach | play | plays | goes | stick",
    "oneself then": "himself | herself | itself | themselves",
    "all at table": (
        "you and (your opponent | each opponent | all opponents | your opponents) [each] | (each | every) "
        "player | all players [each] | everyone | everybody"
    ),
    "I first": "[but] you (go | draw | do so | start) first | starting with you",
    "hand of theirs": "(an opponent's | your opponent's | one opponent's | target opponent's | target player's) hand",
    "rival": "(an | your | one | target | any) opponent | opponent | target player",
    "there then": "there | from it | in it | from that hand",
    "wake": "(wake | wakes) [up] [again] | (are | is) no longer frozen | (becomes | become) unfrozen",
    "someone uses": (
        "(somebody | someone | a Character) [(is | that is | who is)] (using | uses) (this | it) | its "
        "User | the Character using (this | it)"
    ),
    "no goal": (
        "(even if | although | though) you (do not have a | don't have a | have no) Goal (here | there) | "
        "whether or not you have a Goal (here | there) | with or without a Goal [(here | there)]"
    ),
}

OF_QUALITIES: Final = tuple(
    [
        family
        for said, quality in BRAVER
        for family in (
            Family(
                f"Those that are {said}",
                "effect",
                [f"{{group_of_cards}} (is | are | get | gets | become | becomes) {{INT}} [(point | points)] {said}"],
                f"{{group_of_cards}} have +{{INT}} {quality}",
            ),
            Family(
                f"One that is {said}",
                "effect",
                [f"{{subject}} (is | are | gets | becomes) {{INT}} [(point | points)] {said}"],
                f"{{subject}} has +{{INT}} {quality}",
            ),
            Family(
                f"One that is {said} by what is counted",
                "effect",
                [
                    (
                        f"{{subject}} (is | are | gets | becomes) {{INT}} [(point | points)] {said} for (each | every) "
                        f"{{thing}}"
                    )
                ],
                f"{{subject}} has +{{INT}} {quality} for each {{thing}}",
            ),
        )
    ]
)

OF_CARDS: Final = (
    Family(
        "Something that all players do",
        "deed",
        ["(<all at table>) [must] {deed} [(<I first>)]"],
        "make each player {deed}",
    ),
    Family(
        "A card of a hand that is shown, chosen and discarded",
        "deed",
        [
            (
                "[choose] (<rival>) [.] [they] (reveals | reveal | shows | show) [you] [their | his | her | the] "
                "hand [.] [and] [you] [choose] [and] [discard] (a | an | one | 1) {such_card} [(<there then>)] "
                "[[.] [and] (discard it | they discard it)]"
            ),
            (
                "look at (<hand of theirs>) [.] [and] [make them | they [must]] (discard | choose) [any] (a | an "
                "| one | 1) {such_card} [(<there then>)] [of your choice] [[.] [and] (discard it | they discard "
                "it)]"
            ),
        ],
        "discard a(n) {such_card} that you choose from an opponent's hand",
    ),
    Family(
        "A discarded card taken back, in two steps",
        "deed",
        [
            (
                "(take | choose | return) (a | an | one | 1) {such_card} from your discard pile [and] [(put | "
                "return) (it | that card)] [back] (into | in | to) your hand"
            )
        ],
        "return a(n) {such_card} from your discard pile to your hand",
    ),
    Family(
        "One that is chosen and frozen until your own turn",
        "deed",
        [
            (
                "choose {chosen_cards} [.] [and] freeze (it | them | him | her | that Character) until (your next "
                "turn [starts] | the (start | beginning) of your next turn)"
            )
        ],
        "freeze {chosen_cards} until your next turn starts",
    ),
    Family(
        "Those that are frozen no more",
        "deed",
        ["{chosen_cards} (<wake>) [. unfreeze (them | it)]"],
        "unfreeze {chosen_cards}",
    ),
    Family(
        "All of yours that are frozen",
        "chosen_cards",
        ["all [of] your frozen {such_cards}", "(each | every) [one] of your frozen {such_cards}"],
        "all your frozen {such_cards}",
    ),
    Family(
        "Another of yours",
        "chosen_cards",
        ["another of your {such_cards}"],
        "one of your other {such_cards}",
    ),
)

OF_ABILITIES: Final = (
    Family(
        "Freezing itself as a price, by its pronoun",
        "ability",
        ["[(<this one then>)] (may | can) freeze [(<oneself then>)] to {deeds}"],
        "Action: freeze this Character to {deeds}",
        types=TRAVELLERS,
    ),
    Family(
        "Freezing itself so that others unfreeze",
        "ability",
        [
            (
                "[(<this one then>)] (may | can) freeze [(<oneself then>)] (to let | so that) {chosen_cards} "
                "(unfreeze | unfreezes)"
            )
        ],
        "Action: freeze this Character to unfreeze {chosen_cards}",
        types=TRAVELLERS,
    ),
    Family(
        "What a Condition is put on",
        "ability",
        ["(<laid>) [(<the bearer>)] (on | onto | to) {what_it_lies_on}"],
        "play on {what_it_lies_on}",
        types=("Condition",),
    ),
    Family(
        "A Condition put on the table",
        "ability",
        ["(<laid>) [(<the bearer>)] (on | onto) the table"],
        "play on the table",
        types=("Condition",),
    ),
    Family(
        "The User, as the one it belongs to", "oneself", ["[its] User", "the User"], "the User", types=("Artifact",)
    ),
    Family(
        "An Artifact given up to save its User",
        "ability",
        [
            (
                "destroy (this | this card | this Artifact) to (save | rescue) [(its | the)] User [from "
                "(destruction | being destroyed)]"
            )
        ],
        "Response to the User being destroyed: destroy this Artifact to prevent it",
        types=("Artifact",),
    ),
    Family(
        "Who is using the Artifact",
        "subject",
        ["(<someone uses>)"],
        "the User",
        types=("Artifact",),
    ),
    Family(
        "Enemies played without a Goal",
        "effect",
        ["you (may | can) play [any | your] {such_cards} [here] (<no goal>)"],
        "your {such_cards} can be played here without a Goal",
    ),
    Family(
        "An opposing card called off",
        "ability",
        ["(cancel | counter | negate | stop) [any | a | an | target] {such_card} [(<rival>) plays]"],
        "Response to an opposing {such_card} being played: cancel it",
        types=("Bang!",),
        asks=WHOSE,
    ),
    Family(
        "Any card called off",
        "ability",
        ["(cancel | counter | negate | stop) target {such_card}"],
        "Response to a(n) {such_card} being played: cancel it",
        types=("Bang!",),
        asks=WHOSE,
    ),
)

OF_GOALS: Final = (
    *[
        Family(
            f"Who {does}s a Goal, said in a sentence",
            "ability",
            [f"(<{who} then>) [can | may] {does} [(this | it)] [Goal] (<with what>) {{requirement}} [here]"],
            f"{does}: {{requirement}}",
            types=("Goal",),
        )
        for does, who in (("Reach", "foes"), ("Oppose", "heroes"))
    ],
    *[
        Family(
            f"Who {does}s a Goal, and what that brings",
            "ability",
            [
                (
                    f"(<{who} then>) [can | may] {does} [(this | it)] [Goal] (<with what>) {{requirement}} [here] and "
                    f"[then] [you] {{statement}}"
                )
            ],
            f"{does}: {{requirement}}. {does} reward: {{statement}}",
            types=("Goal",),
        )
        for does, who in (("Reach", "foes"), ("Oppose", "heroes"))
    ],
)


OF_OWN_WORDS: Final = (
    Family(
        "Anybody who has something, as the User",
        "ability",
        ["User (anyone | anybody | someone | any Character | a Character) {detail}"],
        "User: a Character {detail}",
        types=("Artifact",),
    ),
    Family(
        "The top of anybody's deck",
        "step",
        ["look at the top {INT} (card | cards) of (any player's | any | a player's) [draw] deck"],
        (
            "choose to look at the top {INT} card(s) of your deck or to look at the top {INT} card(s) of an opponent's "
            "deck"
        ),
    ),
    Family(
        "A discard pile that others shuffle back",
        "does",
        [
            (
                "(shuffles | shuffle) (their | his or her) discard (pile | piles) [back] into (their | his or her) "
                "[draw] (deck | decks)"
            )
        ],
        "shuffle your discard pile into your deck",
    ),
    Family(
        "A Character that is frozen as it comes into play",
        "rule",
        [
            "[this Character] (enters play | comes into play | is played) frozen",
            "[this Character] is frozen when it (enters play | comes into play | is played)",
        ],
        "when you play this card, freeze this Character",
        types=("TARDIS Character", "Ally", "Enemy"),
    ),
    Family(
        "What the Goal brings who Reaches it, as an occasion",
        "ability",
        ["(when | if | once | after) you Reach (this Goal | it) {statement}"],
        "Reach reward: {statement}",
        types=("Goal",),
    ),
    Family(
        "What the Goal brings who Reaches it, in the next sentence",
        "text",
        ["Reach [with | this Goal with] {requirement} [here] . (you then | then [you]) {deeds}"],
        "Reach: {requirement}. Reach reward: {deeds}",
        types=("Goal",),
    ),
    Family(
        "What the Goal lets those do who Reach it, in the next sentence",
        "text",
        ["Reach [with | this Goal with] {requirement} [here] . [then] you (may | can) [then] {course}"],
        "Reach: {requirement}. Reach reward: you may {course}",
        types=("Goal",),
    ),
    Family(
        "So many who are so much together, required",
        "demands",
        [
            "{n:INT} {such_cards} with [a] (total of {INT} | {INT} [or more] total | at least {INT} total) {STAT}",
            "{n:INT} {such_cards} with [a] total {STAT} of [at least] {INT} [or more]",
        ],
        "at least {n} {such_cards} and at least {INT} {STAT}",
        asks="Does everybody who works together there count?",
    ),
    Family(
        "An opponent's card to lie on, without an article",
        "what_it_lies_on",
        ["opposing {such_card}"],
        "an opposing {such_card}",
    ),
    Family("A card to lie on, without an article", "what_it_lies_on", ["{such_card}"], "a(n) {such_card}"),
)

SPOKEN: Final = (*OF_OWN_WORDS, *OF_QUALITIES, *OF_CARDS, *OF_ABILITIES, *OF_GOALS)

__all__ = ["PARTS_OF_SPOKEN", "SPOKEN"]
