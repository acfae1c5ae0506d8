"""How designers word fights, answers to what is about to happen, and what protects Characters."""

from __future__ import annotations

from typing import Final

from timescoop.language import Family

PARTS_OF_FIGHTS: Final = {
    "by what": (
        "[.] [and] (compare | comparing | using | based on | with | by [comparing] | in) [their] {QUALITY:QUALITY}"
    ),
    "outcome": "(<by what>) [.] [and] {spoils}",
    "combat": "fights | fight | attacks | attack | battles | battle",
    "to combat": "fight | attack | battle",
    "winner": "you | it | he | she | they | <this one> | your (Character | Enemy | Ally | Hero | side | group)",
    "in combat": (
        "in (a fight | fights | combat | battle) | during (a fight | fights | combat | battle) | "
        "(when | while | whenever) (fighting | in a fight | it fights | he fights | she fights | they fight)"
    ),
    "attacking": "(when | while) attacking | (when | whenever | while | if) (it | he | she | <this one>) attacks",
    "defending": (
        "when defending | while defending | (when | whenever | while | if) (it | he | she | <this one>) (defends | "
        "is attacked)"
    ),
    "fight starts": "(a | the) fight (begins | starts | breaks out | is about to (begin | start)) [<here now>]",
    "fight ends": "(end | stop | cancel) (it | (the | that | this) fight)",
}
OWN_TOO: Final = "By cards of your own neither?"
HARMS: Final = ("destroyed", "kidnapped", "frozen")
SPANS: Final = (
    ("turn long", "until this turn ends"),
    ("own turn long", "until your turn ends"),
    ("round long", "until your next turn starts"),
    ("next turn long", "until your next turn ends"),
)

DUELS: Final = (
    Family(
        "The losers of a fight",
        "chosen_cards",
        ["the (loser | losers | losing (Character | Characters | group))"],
        "all losing Characters",
    ),
    Family(
        "One of the losers", "chosen_cards", ["one of the losers", "one of the losing Characters"], "a losing Character"
    ),
    *[
        Family(
            f"A fight after which the loser is {done}",
            "spoils",
            [
                f"the (loser | losers | losing (Character | Characters)) (is | are) {done}",
                f"{do} the (loser | losers | losing (Character | Characters))",
            ],
            f"If you win, {do} all losing Characters. If you lose, {do} all losing Characters",
        )
        for do, done in (("destroy", "destroyed"), ("freeze", "frozen"))
    ],
    Family(
        "What follows if you win a fight",
        "spoils",
        ["if (<winner>) (win | wins) {win:course}", "(when | whenever) (<winner>) (win | wins) {win:course}"],
        "If you win, {win}",
    ),
    Family(
        "What follows if you win a fight, and if you lose it",
        "spoils",
        ["if (<winner>) (win | wins) {win:course} [. | and] if (<winner>) (lose | loses) {lose:course}"],
        "If you win, {win}. If you lose, {lose}",
    ),
    Family(
        "One Character against another",
        "fight",
        [
            "{one:chosen_cards} (<combat>) {other:chosen_cards} (<outcome>)",
            "(let | have | make) {one:chosen_cards} (<to combat>) {other:chosen_cards} (<outcome>)",
            ("choose {one:chosen_cards} [.] [and] (it | he | she) (<combat>) {other:chosen_cards} (<outcome>)"),
        ],
        "let {one} fight {other}, comparing {QUALITY}. {spoils}",
    ),
    Family(
        "One Character against another, and nothing is said of what they compare",
        "fight",
        [
            "{one:chosen_cards} (<combat>) {other:chosen_cards} [.] [and] {spoils}",
            "(let | have | make) {one:chosen_cards} (<to combat>) {other:chosen_cards} [.] [and] {spoils}",
            "choose {one:chosen_cards} [.] [and] (it | he | she) (<combat>) {other:chosen_cards} [.] [and] {spoils}",
        ],
        "let {one} fight {other}, comparing Brawn. {spoils}",
        asks="Do they compare Brawn?",
    ),
    Family(
        "A fight that you may begin",
        "doing",
        [
            "{one:chosen_cards} (may | can) (<to combat>) {other:chosen_cards} (<outcome>)",
            ("you (may | can) (let | have) {one:chosen_cards} (<to combat>) {other:chosen_cards} (<outcome>)"),
        ],
        "you may let {one} fight {other}, comparing {QUALITY}. {spoils}",
    ),
    *[
        Family(
            f"A fight as an Action{said}",
            "ability",
            [
                (f"{often} {{one:chosen_cards}} (may | can) (<to combat>) {{other:chosen_cards}} (<outcome>)"),
            ],
            f"Action{label}: let {{one}} fight {{other}}, comparing {{QUALITY}}. {{spoils}}",
            types=("TARDIS Character", "Ally", "Enemy", "Artifact", "Condition", "Spacetime"),
            alone=True,
        )
        for often, label, said in (
            ("", "", ""),
            ("(<each turn>)", ", once per turn", " once a turn"),
            ("(<once a game>)", ", once per game", " once a game"),
        )
    ],
    *[
        Family(
            f"Your {group} against those of an opponent",
            "fight",
            [
                (
                    f"[let] your {group} [<here now>] (<combat>) [(opposing | an opponent's) (Characters | Heroes | "
                    f"Enemies | Allies)] [<here now>] (<outcome>)"
                ),
            ],
            f"let your {group} fight with {{QUALITY}} here. {{spoils}}",
        )
        for group in ("Heroes", "Enemies")
    ],
    Family(
        "A fight here",
        "fight",
        [
            "(start | begin) a fight [<here now>] (<outcome>)",
            "fight [<here now>] (<by what>) [.] {spoils}",
        ],
        "fight with {QUALITY} here. {spoils}",
    ),
    Family(
        "Those in a fight",
        "kinds_of_cards",
        ["{kinds_of_cards} (involved | fighting | in (the | that) fight) [in (the | that | this) fight]"],
        "fighting {kinds_of_cards}",
    ),
    Family(
        "One in a fight",
        "such_card",
        ["{kind_of_card} (involved | fighting | in (the | that | this) fight) [in (the | that | this) fight]"],
        "fighting {kind_of_card}",
    ),
    Family(
        "Several in a fight",
        "such_cards",
        ["{kinds_of_cards} (involved | fighting | in (the | that | this) fight) [in (the | that | this) fight]"],
        "fighting {kinds_of_cards}",
    ),
    Family(
        "Only in fights",
        "standing_effect",
        ["{effect} (<in combat>)", "(<in combat>) {effect}"],
        "{effect} while there is a fight here",
    ),
    Family(
        "Only when attacking",
        "standing_effect",
        ["{effect} (<attacking>)", "(<attacking>) {effect}"],
        "{effect} while you attack here",
    ),
    Family(
        "Only when attacked",
        "standing_effect",
        ["{effect} (<defending>)", "(<defending>) {effect}"],
        "{effect} while an opponent attacks you here",
    ),
    Family(
        "A fight that is about to begin",
        "moment",
        [
            "a fight (is about to (begin | start | take place) | begins | starts | would begin) [<here now>]",
            "(<this one> | [the] User | that Character) (is about to | would) fight",
            "(<this one> | [the] User | that Character) is (attacked | about to be attacked)",
        ],
        "a fight here",
    ),
)

ANSWERS: Final = (
    Family(
        "A Bang! card that says when it is played",
        "ability",
        ["(play | plays) [this [card]] [only] (when | whenever | if | as) {moment} [.] {statement}"],
        "Response to {moment}: {statement}",
        types=("Bang!",),
    ),
    Family(
        "The same, and two things are done",
        "ability",
        ["(play | plays) [this [card]] [only] (when | whenever | if | as) {moment} . {one:deed} . {two:deeds}"],
        "Response to {moment}: {one} and {two}",
        types=("Bang!",),
    ),
    Family(
        "A fight that a Bang! card ends",
        "ability",
        ["[(play | plays) [this [card]] [only]] (when | as | if) (<fight starts>) [.] (<fight ends>)"],
        "Response to a fight here: cancel it",
        types=("Bang!",),
    ),
    Family(
        "A fight that a Bang! card ends, and more",
        "ability",
        [
            (
                "[(play | plays) [this [card]] [only]] (when | as | if) (<fight starts>) [.] (<fight ends>) (. "
                "| and | . then | and then) {deeds}"
            )
        ],
        "Response to a fight here: cancel it and {deeds}",
        types=("Bang!",),
    ),
    Family(
        "A fight that a Bang! card ends, and more where it was",
        "ability",
        [
            (
                "[(play | plays) [this [card]] [only]] (when | as | if) (<fight starts>) [.] (<fight ends>) (. "
                "| and | . then | and then) {deeds} there"
            )
        ],
        "Response to a fight here: cancel it and {deeds} here",
        types=("Bang!",),
    ),
    Family(
        "The card called off that is being played",
        "deed",
        [
            (
                "(cancel | counter | negate) (that card | the card | its effect | that (Condition | Artifact | "
                "Ally | Enemy | Bang!) [card])"
            )
        ],
        "cancel it",
        types=("Bang!",),
    ),
)

PROTECTION: Final = (
    *[
        Family(
            f"Kept from being {harm} {span}",
            "deed",
            [
                f"(prevent | stop | protect | keep | save) {{chosen_cards}} [from] being {harm} (<{part}>)",
                f"(<{part}>) (prevent | stop | protect | keep | save) {{chosen_cards}} [from] being {harm}",
            ],
            f"keep {{chosen_cards}} from being {harm} {span}",
        )
        for harm in HARMS
        for part, span in SPANS
    ],
    *[
        Family(
            f"Kept from fights {span}",
            "deed",
            [
                (
                    "{chosen_cards} (<no more>) be (involved in | drawn into | part of) (a fight | fights | any fight) "
                    f"(<{part}>)"
                )
            ],
            f"keep {{chosen_cards}} from fighting {span}",
        )
        for part, span in SPANS
    ],
    Family(
        "Not a target of cards of others",
        "effect",
        ["{any_cards} (<no more>) be (the target of | targeted by | chosen for | chosen by) (<of others>) {CLASS}"],
        "{CLASS(s)} do not affect {any_cards}",
        asks=OWN_TOO,
    ),
)

FIGHTS: Final = (*DUELS, *ANSWERS, *PROTECTION)

__all__ = ["FIGHTS", "PARTS_OF_FIGHTS"]
