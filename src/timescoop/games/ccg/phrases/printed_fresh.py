"""Printed wordings for duels, nearby places, control for a time, counters, and what players do themselves."""

from __future__ import annotations

from typing import Final

from timescoop.language import Family

PARTS_OF_FRESH: Final = {
    "per turn": "once per turn | once each turn | once a turn | each turn [once] | every turn [once]",
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
    "beside": "adjacent | neighboring | neighbouring",
    "place of": "to [the] (Spacetime card | same Spacetime card | place | location)",
    "best": "highest | most | greatest | strongest",
    "worst": "lowest | least | smallest | fewest",
    "borrow": "take control of | gain control of | get control of | control | you control",
    "into play here": (
        "[(in | into | to) play] (<here now>) | (in | into | to) play [(at | on) this Spacetime [card]] | "
        "(in | into | to) play here"
    ),
    "free": (
        "(at no Cost | for free | free | without paying [for] (it | its Cost | the Cost) | for no Cost | ignoring its "
        "Cost | free of (charge | Cost))"
    ),
    "its abilities": (
        "[any of] (its | their | his | her | the) (text | game text | texts | ability | abilities | special "
        "ability | special abilities | powers) | abilities | special abilities | any abilities | their powers"
    ),
    "attempts": (
        "make [an] (attempt | attempts) | (Reach or Oppose | Oppose or Reach) [a | any] (Goal | Goals) | "
        "attempt (a Goal | Goals | any Goals) | take part in [an] (attempt | attempts) | "
        "(Reach | Oppose) [a | any] (Goal | Goals)"
    ),
    "their deck": "(their | his or her) [draw] (deck | decks)",
    "untouched": "immune to | unaffected by | not affected by",
    "kills": "destroy | kill | defeat",
}
FIGHTS: Final = (
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
            ("(<per turn>)", ", once per turn", " once a turn"),
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

PLACES: Final = (
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

CHOSEN: Final = (
    Family(
        "The one with the most",
        "chosen_cards",
        [
            "the {kinds_of_cards} with [the] (<best>) {QUALITY}",
            "the {kinds_of_cards} (<here now>) with [the] (<best>) {QUALITY}",
            "the {kinds_of_cards} with [the] (<best>) {QUALITY} (<here now>)",
        ],
        "the one with the most {QUALITY} of all {kinds_of_cards}",
    ),
    Family(
        "The one with the least",
        "chosen_cards",
        ["the {kinds_of_cards} with [the] (<worst>) {QUALITY}"],
        "the one with the least {QUALITY} of all {kinds_of_cards}",
    ),
    Family(
        "The one of theirs with the most",
        "chosen_cards",
        ["the opposing {kinds_of_cards} with [the] (<best>) {QUALITY}"],
        "the one with the most {QUALITY} of all opposing {kinds_of_cards}",
    ),
    Family(
        "The one of theirs with the least",
        "chosen_cards",
        ["the opposing {kinds_of_cards} with [the] (<worst>) {QUALITY}"],
        "the one with the least {QUALITY} of all opposing {kinds_of_cards}",
    ),
    Family(
        "The one of yours with the most",
        "chosen_cards",
        ["your {kinds_of_cards} with [the] (<best>) {QUALITY}"],
        "the one with the most {QUALITY} of all your {kinds_of_cards}",
    ),
    Family(
        "The one of yours with the least",
        "chosen_cards",
        ["your {kinds_of_cards} with [the] (<worst>) {QUALITY}"],
        "the one with the least {QUALITY} of all your {kinds_of_cards}",
    ),
)
SPANS: Final = (
    ("turn long", "until this turn ends"),
    ("own turn long", "until your turn ends"),
    ("round long", "until your next turn starts"),
    ("next turn long", "until your next turn ends"),
)

CONTROL: Final = tuple(
    [
        Family(
            "Control for a time",
            "deed",
            [
                f"(<borrow>) {{chosen_cards}} (<{part}>)",
                f"(<{part}>) (<borrow>) {{chosen_cards}}",
                f"choose {{chosen_cards}} [.] [and] (<borrow>) (it | that card | that Character) (<{part}>)",
                f"(<{part}>) you control {{chosen_cards}}",
            ],
            f"take control of {{chosen_cards}} {span}",
        )
        for part, span in SPANS
    ]
)

TERMS: Final = (
    Family(
        "The bearer of a Condition commanded",
        "ability",
        [
            (
                "(you control | gain control of | take control of | you gain control of | you take control of) "
                "(that Character | it | the Character | that Enemy | that Ally)"
            )
        ],
        "you control that Character",
        types=("Condition",),
        alone=True,
    ),
    # ---- safe from Bang! cards and keywords
    Family(
        "Cards not touched",
        "effect",
        [
            "{any_cards} (is | are) (<untouched>) {CLASS}",
            "{any_cards} (<no more>) be affected by {CLASS}",
            "{CLASS} (do not | don't | cannot | can't) affect {any_cards}",
            "{CLASS} have no effect on {any_cards}",
        ],
        "{CLASS(s)} do not affect {any_cards}",
    ),
    Family(
        "One that is not touched, and more",
        "is_so",
        ["[is | are] (<untouched>) {CLASS}", "(<no more>) be affected by {CLASS}"],
        "cannot be affected by {CLASS(s)}",
    ),
    Family(
        "Several that are not touched, and more",
        "are_so",
        ["[is | are] (<untouched>) {CLASS}", "(<no more>) be affected by {CLASS}"],
        "cannot be affected by {CLASS(s)}",
    ),
    # ---- attempts and abilities
    Family("No attempts", "effect", ["{any_cards} (<no more>) (<attempts>)"], "{any_cards} cannot make attempts"),
    Family(
        "No abilities",
        "effect",
        ["{any_cards} (<no more>) use (<its abilities>)", "{any_cards} (loses | lose) (<its abilities>)"],
        "{any_cards} cannot use abilities",
    ),
    *[
        family
        for part, span in SPANS
        for family in (
            Family(
                "No attempts for a time",
                "deed",
                [
                    f"{{chosen_cards}} (<no more>) (<attempts>) (<{part}>)",
                    f"choose {{chosen_cards}} [.] (<that one>) (<no more>) (<attempts>) (<{part}>)",
                    f"(<{part}>) {{chosen_cards}} (<no more>) (<attempts>)",
                ],
                f"keep {{chosen_cards}} from making attempts {span}",
            ),
            Family(
                "No abilities for a time",
                "deed",
                [
                    f"{{chosen_cards}} (<no more>) use (<its abilities>) (<{part}>)",
                    f"{{chosen_cards}} (loses | lose) (<its abilities>) (<{part}>)",
                    f"choose {{chosen_cards}} [.] (<that one>) (<no more>) use (<its abilities>) (<{part}>)",
                    f"choose {{chosen_cards}} [.] (<that one>) (loses | lose) (<its abilities>) (<{part}>)",
                ],
                f"keep {{chosen_cards}} from using abilities {span}",
            ),
            Family(
                "All Qualities lowered for a time",
                "deed",
                [
                    f"{{chosen_cards}} (<gets>) - {{INT}} [to] (<all stats>) (<{part}>)",
                    f"give {{chosen_cards}} - {{INT}} [to] (<all stats>) (<{part}>)",
                    f"choose {{chosen_cards}} [.] (<that one>) (<gets>) - {{INT}} [to] (<all stats>) (<{part}>)",
                    f"(<{part}>) [give] {{chosen_cards}} [<gets>] - {{INT}} [to] (<all stats>)",
                ],
                f"give {{chosen_cards}} -{{INT}} to each Quality {span}",
            ),
        )
    ],
    # ---- what cannot be played
    Family(
        "Not to be played here",
        "effect",
        [
            "{such_cards} (<no more>) be played (<here now>)",
            "(nobody | no player | no one) (can | may) play {such_cards} (<here now>)",
            "no {such_cards} (can | may) be played (<here now>)",
            "players (<no more>) play {such_cards} (<here now>)",
        ],
        "here, nobody can play {such_cards}",
    ),
    Family(
        "Not to be played by others",
        "effect",
        ["(<each opp>) (<no more>) play {such_cards}", "(<any opp>) (<no more>) play {such_cards}"],
        "opponents cannot play {such_cards}",
    ),
    Family(
        "Not to be played",
        "effect",
        [
            "{such_cards} (<no more>) be played",
            "(nobody | no player | no one) (can | may) play {such_cards}",
            "no {such_cards} (can | may) be played",
            "players (<no more>) play {such_cards}",
        ],
        "nobody can play {such_cards}",
    ),
    # ---- counters
    Family(
        "Counters put",
        "deed",
        ["(put | place | add) {INT} (counter | counters) (on | to) (<this one> | it)"],
        "put {INT} counter(s) on this card",
    ),
    Family(
        "Counters removed",
        "deed",
        ["(remove | take | discard) {INT} (counter | counters) (from | off) (<this one> | it)"],
        "remove {INT} counter(s) from this card",
    ),
    Family(
        "So many counters",
        "condition",
        [
            "(<this one> | it) has ({INT} or more | at least {INT} | {INT} +) counters [on it]",
            "there are ({INT} or more | at least {INT} | {INT} +) counters on (<this one> | it)",
        ],
        "this card has {INT} or more counters",
    ),
    Family(
        "A bare number of counters",
        "condition",
        [
            "(<this one> | it) has {INT} (counter | counters) [on it]",
            "there (is | are) {INT} (counter | counters) on (<this one> | it)",
        ],
        "this card has {INT} or more counters",
    ),
    Family(
        "No counters",
        "condition",
        ["(<this one> | it) has no counters [on it]", "there are no counters [left] on (<this one> | it)"],
        "this card has no counters",
    ),
    Family("Counters counted", "thing", ["counter on (<this one> | it)"], "counter on this card"),
    Family("Points counted", "thing", ["point you have", "of your points"], "point that you have"),
    Family(
        "Amounts counted",
        "thing",
        ["[point of] {QUALITY} (you have | of your Characters) (<here now>)", "point of {QUALITY} you have"],
        "{QUALITY} of your Characters here",
    ),
    Family(
        "Amounts of a Trait counted",
        "thing",
        ["[point of] {TRAIT} (you have | of your Characters) (<here now>)"],
        "{TRAIT} of your Characters here",
    ),
    # ---- hands and decks
    Family(
        "Out of the hand into play",
        "deed",
        ["(put | place | bring) (a | an | one | 1) {such_card} from your hand (<into play here>)"],
        "place a(n) {such_card} from your hand here",
    ),
    Family(
        "Out of the hand for nothing",
        "deed",
        [
            "play (a | an | one | 1) {such_card} [from your hand] (<free>)",
            "play (a | an | one | 1) {such_card} from your hand (<free>)",
        ],
        "play a(n) {such_card} from your hand at no Cost",
    ),
    Family(
        "Cards on top of their deck looked at",
        "deed",
        ["look at the (top | first) {INT} (card | cards) of (<opp's>) [draw] deck"],
        "look at the top {INT} card(s) of an opponent's deck",
    ),
    Family(
        "The card on top of their deck looked at",
        "deed",
        ["look at the (top | first) card of (<opp's>) [draw] deck"],
        "look at the top 1 card of an opponent's deck",
    ),
    Family(
        "Cards that others lose from their decks",
        "theirs",
        ["(discards | discard) the top {INT} (card | cards) (of | from) (<their deck>)"],
        "discard the top {INT} card(s) of your deck",
    ),
    Family(
        "The card that others lose from their decks",
        "theirs",
        ["(discards | discard) the top card (of | from) (<their deck>)"],
        "discard the top 1 card of your deck",
    ),
    Family(
        "Cards of another deck thrown away",
        "deed",
        ["discard the top {INT} (card | cards) (of | from) (<opp's>) [draw] deck"],
        "make an opponent discard the top {INT} card(s) of your deck",
    ),
    Family(
        "The top card of another deck thrown away",
        "deed",
        ["discard the top card (of | from) (<opp's>) [draw] deck"],
        "make an opponent discard the top 1 card of your deck",
    ),
    # ---- what players do themselves
    Family("The card leaves play", "event", ["(<this one>) leaves play"], "this card leaves play"),
    Family(
        "You destroy",
        "event",
        [
            "you (<kills>) (a | an | any) {such_card}",
            "your (Characters | Enemies | Heroes) (<kills>) (a | an | any) {such_card}",
            "you (<kills>) an (opposing | opponent's) {such_card}",
        ],
        "you destroy a(n) {such_card}",
    ),
    Family(
        "You kidnap",
        "event",
        ["you kidnap (a | an | any) {such_card}", "you kidnap an (opposing | opponent's) {such_card}"],
        "you kidnap a(n) {such_card}",
    ),
    Family(
        "Others destroy",
        "event",
        ["(<any opp>) (destroys | kills) (a | an) {such_card}"],
        "an opponent destroys a(n) {such_card}",
    ),
    Family(
        "You discard", "event", ["you discard (a | one or more) (card | cards) [from your hand]"], "you discard a card"
    ),
    Family(
        "Others discard",
        "event",
        ["(<any opp>) discards (a | one or more) (card | cards) [from their hand]"],
        "an opponent discards a card",
    ),
)

FRESH: Final = (*FIGHTS, *PLACES, *CHOSEN, *CONTROL, *TERMS)

__all__ = ["FRESH", "PARTS_OF_FRESH"]
