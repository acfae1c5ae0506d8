"""How designers word cards before they read the reference: prices without a noun, answers, rewards and protection."""

from __future__ import annotations

from typing import Final

from timescoop.language import Family

PARTS_OF_NEWCOMERS: Final = {
    "a turn once": (
        "once per turn | once each turn | once a turn | once every turn | each turn [once] | every turn [once]"
    ),
    "at most": "or less | or fewer | or lower | or under",
    "at least": "or more | or greater | or higher | +",
    "fight starts": "(a | the) fight (begins | starts | breaks out | is about to (begin | start)) [<here now>]",
    "fight ends": "(end | stop | cancel) (it | (the | that | this) fight)",
    "the others there": (
        "[the | any | all] ((opposing | opponents' | your opponents') (Characters | Enemies | Heroes | cards) | "
        "Enemies | Heroes | [your] opponents | the other side) [(<here now>)] [(have | has | do)]"
    ),
    "own side": "(Enemies | Characters | Heroes)",
    "another of mine": "another [target] | one other | any other",
}
CHARACTER_TYPES: Final = ("TARDIS Character", "Ally", "Enemy")
IN_PLAY_TYPES: Final = ("TARDIS Character", "Ally", "Enemy", "Artifact", "Condition", "Spacetime", "TARDIS")
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
GIVEN_UP: Final = (
    ("Character", CHARACTER_TYPES),
    ("Artifact", ("Artifact",)),
    ("Condition", ("Condition",)),
)
HARMS: Final = ("destroyed", "kidnapped", "frozen")
SPANS: Final = (
    ("turn long", "until this turn ends"),
    ("own turn long", "until your turn ends"),
    ("round long", "until your next turn starts"),
    ("next turn long", "until your next turn ends"),
)
OWN_TOO: Final = "By cards of your own neither?"
ONLY_PLAYED: Final = "Only when it is played, and not when a text puts it there?"
THIS_CARD: Final = "Is that this card?"
JUST_BEFORE: Final = "Is it done just before, in answer to the kidnapping?"
COMES: Final = "(enters play | comes into play)"
NEEDS_NO: Final = "What do they not need there: a Goal, or to be Natives?"

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
        ["with {INT} {TRAIT} (<at least>)", "with at least {INT} {TRAIT}", "with {TRAIT} [of] {INT} (<at least>)"],
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
        "A card of theirs that is being played",
        "moment",
        ["(<any opp>) (plays | is about to play | would play) (a | an | any) {such_card}"],
        "an opposing {such_card} being played",
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

CHOSEN: Final = (
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

PLACES: Final = (
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

NEWCOMERS: Final = (*BOUNDS, *ACTIONS, *ANSWERS, *GOALS, *CHOSEN, *PROTECTION, *PLACES, *SET_UP, *HEARD)

__all__ = ["NEWCOMERS", "PARTS_OF_NEWCOMERS"]
