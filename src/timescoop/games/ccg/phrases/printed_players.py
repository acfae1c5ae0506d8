"""How designers word what players choose, control, pay, count and hear, and what they cannot play."""

from __future__ import annotations

from typing import Final

from timescoop.games.ccg.phrases.printed_fights import HARMS, SPANS
from timescoop.language import Family

PARTS_OF_PLAYERS: Final = {
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
    "a turn once": (
        "once per turn | once each turn | once a turn | once every turn | each turn [once] | every turn [once]"
    ),
    "at most": "or less | or fewer | or lower | or under",
    "another of mine": "another [target] | one other | any other",
}
IN_PLAY_TYPES: Final = ("TARDIS Character", "Ally", "Enemy", "Artifact", "Condition", "Spacetime", "TARDIS")
CHARACTER_TYPES: Final = ("TARDIS Character", "Ally", "Enemy")
GIVEN_UP: Final = (
    ("Character", CHARACTER_TYPES),
    ("Artifact", ("Artifact",)),
    ("Condition", ("Condition",)),
)
NO_USER: Final = (  # on an Artifact, "another" is another than its User
    "TARDIS Character",
    "Ally",
    "Enemy",
    "Condition",
    "Spacetime",
    "TARDIS",
    "Plot",
    "Bang!",
    "Goal",
)
THIS_CARD: Final = "Is that this card?"
JUST_BEFORE: Final = "Is it done just before, in answer to the kidnapping?"
ONLY_PLAYED: Final = "Only when it is played, and not when a text puts it there?"
COMES: Final = "(enters play | comes into play)"

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

BOUNDS: Final = (
    Family(
        "At most so much, with the bound last",
        "detail",
        [
            "with [at most] {INT} {QUALITY} (<at most>)",
            "with at most {INT} {QUALITY}",
            "with {INT} (or fewer | or lower) {QUALITY}",
            "with {QUALITY} [of] {INT} (<at most>)",
        ],
        "with {INT} or less {QUALITY}",
    ),
    Family(
        "At least so much, with the bound last",
        "detail",
        [
            "with {INT} {QUALITY} (<at least>)",
            "with at least {INT} {QUALITY}",
            "with {QUALITY} [of] {INT} (<at least>)",
        ],
        "with {INT} or more {QUALITY}",
    ),
    Family(
        "At least so much of a Trait, with the bound last",
        "detail",
        ["with {INT} {TRAIT} (<at least>)", "with {TRAIT} [of] {INT} (<at least>)"],
        "with {INT} or more {TRAIT}",
    ),
)

ACTIONS: Final = (
    Family(
        "Once a turn, and nobody is said to do it",
        "ability",
        [
            "(may | can) {deeds} (<a turn once>)",
            "(<this one>) (may | can) {deeds} (<a turn once>)",
            "(<a turn once>) (<this one>) (may | can) {deeds}",
        ],
        "Action, once per turn: {deeds}",
        types=IN_PLAY_TYPES,
        alone=True,
    ),
    *[
        Family(
            f"What you may do once a {time}, and leave is not said twice",
            "ability",
            [f"({often}) [you] (may | can) {{course}}", f"you (may | can) ({often}) {{course}}"],
            f"Action, once per {time}: {{course}}",
            types=IN_PLAY_TYPES,
            alone=True,
        )
        for time, often in (("turn", "<a turn once>"), ("game", "<once a game>"))
    ],
    *[
        Family(
            f"A {noun} given up for something, which is not named",
            "ability",
            ["[you may] (destroy | sacrifice | give up) to {then:deeds}"],
            f"Action: destroy this {noun} to {{then}}",
            types=types,
        )
        for noun, types in GIVEN_UP
    ],
    Family(
        "What happens once a turn, in a sentence of its own",
        "text",
        [
            (
                "{rule} . (this | it) [(ability | effect | text)] [(only | can only | may only)] (triggers | "
                "works | happens | applies | be used | can be used | may be used) [only] (<a turn once>)"
            )
        ],
        "once per turn, {rule}",
    ),
    *[
        Family(
            f"A {noun} destroyed if nothing is paid",
            "doing",
            ["destroy (<this one>) unless you {price:deeds}", "unless you {price:deeds} destroy (<this one>)"],
            f"choose one: {{price}}; or destroy this {noun}",
            types=types,
        )
        for noun, types in GIVEN_UP
    ],
)

CHOSEN_NOW: Final = (
    Family(
        "Another of yours",
        "chosen_cards",
        [
            "(<another of mine>) {such_cards} (you control | of yours | you have [in play])",
            "(<another of mine>) of your {such_cards}",
        ],
        "one of your other {such_cards}",
        types=NO_USER,
    ),
    Family(
        "Another of yours there",
        "chosen_cards",
        ["(<another of mine>) {such_cards} (you control | of yours | you have) (<here>)"],
        "one of your other {such_cards} here",
        types=NO_USER,
    ),
    Family(
        "A card of your pile, with a word for any",
        "deed",
        [
            (
                "(take | return | put | pick up | grab) (target | any | any one) {such_card} from <my discard> "
                "[back] (into | to) [your] hand"
            )
        ],
        "return a(n) {such_card} from your discard pile to your hand",
    ),
    Family(
        "Cards drawn, by other verbs",
        "deed",
        [
            (
                "(pick up | grab | draw) {INT} [more | extra | additional | new] (card | cards) [from <deck> | "
                "off <deck> | from the top of <deck>]"
            )
        ],
        "draw {INT} card(s)",
    ),
    Family(
        "Cards discarded, by other verbs",
        "deed",
        ["(toss | throw away | ditch | get rid of) {INT} (card | cards) [from [your] hand]"],
        "discard {INT} card(s)",
    ),
)

HEARD: Final = (
    *[
        Family(
            f"The bearer of a Condition that {heard}",
            "event",
            [f"(that | this) (Ally | Enemy | Hero | TARDIS Character) {said}"],
            f"that Character {heard}",
            types=("Condition",),
        )
        for said, heard in (
            ("is destroyed", "is destroyed"),
            ("wins (a | the) fight", "wins a fight"),
            ("loses (a | the) fight", "loses a fight"),
            ("moves", "moves"),
        )
    ],
    *[
        family
        for whose, said, heard in (
            ("anybody", "(a | an | any) WHAT COMES", "a player plays"),
            ("yours", "(a | an | any) WHAT (of yours | you control) COMES", "you play"),
            ("yours", "one of your WHAT COMES", "you play"),
            ("theirs", "(an opposing | an opponent's) WHAT COMES", "an opponent plays"),
        )
        for family in (
            Family(
                f"What enters play, of {whose}",
                "event",
                [said.replace("WHAT", "{such_card}").replace("COMES", COMES)],
                f"{heard} a(n) {{such_card}}",
                asks=ONLY_PLAYED,
            ),
            Family(
                f"What enters play here, of {whose}",
                "event",
                [said.replace("WHAT", "{kind_of_card}").replace("COMES", f"{COMES} (<here now>)")],
                f"{heard} a(n) {{kind_of_card}} here",
                asks=ONLY_PLAYED,
            ),
        )
    ],
    *[
        Family(
            f"Should this card be destroyed, as {who}",
            "rule",
            [f"should {who} [ever] be destroyed {{statement}}"],
            "when this card is destroyed, {statement}",
            asks=asked,
        )
        for who, asked in (("(<this one>)", ""), ("(it | he | she)", THIS_CARD))
    ],
    *[
        Family(
            f"Should this card be kidnapped, as {who}",
            "ability",
            [f"should {who} [ever] be kidnapped {{statement}}"],
            "Response to this card being kidnapped: {statement}",
            types=CHARACTER_TYPES,
            asks=asked,
        )
        for who, asked in (("(<this one>)", JUST_BEFORE), ("(it | he | she)", f"{THIS_CARD} {JUST_BEFORE}"))
    ],
    *[
        Family(
            f"Should one of {whose} be {harm}",
            "rule",
            [
                f"should {said} [ever] be {harm} {{statement}}".replace("SUCH", "{such_card}").replace(
                    "ALL", "{such_cards}"
                )
            ],
            f"when {heard} is {harm}, {{statement}}".replace("SUCH", "{such_card}").replace("ALL", "{such_cards}"),
        )
        for harm in HARMS
        for whose, said, heard in (
            ("yours", "(one | any) of your ALL", "one of your ALL"),
            ("theirs", "(an opposing | an opponent's) SUCH", "an opposing SUCH"),
            ("anybody", "(a | an | any) SUCH", "a(n) SUCH"),
        )
    ],
)

PLAYERS: Final = (*CHOSEN, *CONTROL, *TERMS, *BOUNDS, *ACTIONS, *CHOSEN_NOW, *HEARD)

__all__ = ["PARTS_OF_PLAYERS", "PLAYERS"]
