"""How designers word places, prices, victims and occasions, so that each goes with every effect and either order."""

from __future__ import annotations

from typing import Final

from timescoop.language import Family

PARTS_OF_BREADTH: Final = {
    "own place": "Spacetime [card | location] | location | place",
    "here now": (
        "here | there | (at | on) this (Spacetime [card | location] | place) | at the same (<own place>) [as (<this "
        "one>)] | at this location | (at | on) (this Character's | this card's | his | her | its) (<own place>) | "
        "where (<this one>) is"
    ),
    "here": (
        "here | (at | on) this (Spacetime [card | location] | place) | at this location | (at | on) (this "
        "Character's | "
        "this card's | his | her | its) (<own place>) | at the same (<own place>) as (<this one>) | "
        "where (<this one>) is"
    ),
    "this one": (
        "this card | this Character | this Enemy | this Ally | this Artifact | this Condition | this Spacetime "
        "[card] | "
        "this Goal | this Plot | this TARDIS"
    ),
    "comes here": (
        "(moves | is moved | comes | travels) [in] to this (<own place>) | (enters | arrives at | reaches) (this (<own "
        "place>) | here)"
    ),
    "harmed": "would be | is about to be | is being | would get",
    "save": "prevent | stop",
    "shown first": (
        "[[. | and] (show | reveal) (it | him | her | that card) [to (all | each | every | the | your) (players | "
        "player | opponents | opponent)]]"
    ),
    "on their turn": "(at | on) the (start | beginning) of (their | his or her) [own] (turn | turns)",
    "as their turn ends": "at the end of (their | his or her) [own] (turn | turns)",
}
CHARACTER_TYPES: Final = ("TARDIS Character", "Ally", "Enemy")
IN_PLAY_TYPES: Final = ("TARDIS Character", "Ally", "Enemy", "Artifact", "Condition", "Spacetime", "TARDIS")
ITSELF: Final = (
    ("Character", CHARACTER_TYPES),
    ("Artifact", ("Artifact",)),
    ("Condition", ("Condition",)),
    ("Spacetime card", ("Spacetime",)),
    ("TARDIS", ("TARDIS",)),
    ("Plot", ("Plot",)),
)
WHOSE_OTHER: Final = "Another of yours, or of anybody? It is one of yours."

# ---- the card itself

OWN: Final = (
    *[
        Family(f"The {noun} itself, as a card", "this_card", ["this card"], f"this {noun}", types=types, alone=True)
        for noun, types in ITSELF
    ],
    Family("A card given up", "deed", ["(discard | sacrifice | give up) {this_card}"], "destroy {this_card}"),
    Family("A Spacetime card, as a location", "kind_of_card", ["Spacetime [location]"], "Spacetime card"),
    Family("Spacetime cards, as locations", "kinds_of_cards", ["Spacetime locations", "Spacetimes"], "Spacetime cards"),
    Family(
        "Points paid",
        "deed",
        ["(pay | spend) {INT} (point | points)"],
        "lose {INT} point(s)",
    ),
)

# ---- places

PLACES: Final = (
    Family(
        "Any other place to go to",
        "destination",
        [
            "(any | another | any other | a | a different) (<own place>) [of your choice]",
            "(anywhere | elsewhere)",
        ],
        "another Spacetime card",
    ),
    Family("One there, by its place in other words", "such_card", ["{kind_of_card} (<here>)"], "{kind_of_card} here"),
    Family("Several there", "such_cards", ["{kinds_of_cards} (<here>)"], "{kinds_of_cards} here"),
    *[
        Family(
            f"What is said of a group, with its place last{said}",
            "effect",
            [f"[all] {pattern}{{kinds_of_cards}} {{are_so}} (<here now>)"],
            f"{means}{{kinds_of_cards}} here {{are_so}}",
        )
        for said, pattern, means in (
            ("", "", ""),
            (", yours", "your ", "your "),
            (", theirs", "(opposing | opponents' | your opponents') ", "opposing "),
        )
    ],
    *[
        Family(
            f"Nobody leaves{said}",
            "effect",
            [
                (
                    f"[all] {pattern}{{kinds_of_cards}} (<no more>) (leave | move from | move away from | depart from) "
                    "(here | [(at | on)] this (<own place>) | (this Character's | this card's | his | her | its) "
                    "(<own place>))"
                ),
            ],
            f"{means}{{kinds_of_cards}} here cannot move",
        )
        for said, pattern, means in (
            ("", "", ""),
            (", of yours", "your ", "your "),
            (", of theirs", "(opposing | opponents' | your opponents') ", "opposing "),
        )
    ],
    Family(
        "Some card that comes here",
        "event",
        ["(a | an | any) {kind_of_card} (<comes here>)"],
        "a(n) {kind_of_card} here moves",
    ),
    Family(
        "One of theirs that comes here",
        "event",
        ["(an opposing | an opponent's) {kind_of_card} (<comes here>)"],
        "an opposing {kind_of_card} here moves",
    ),
    Family(
        "One of yours that comes here",
        "event",
        ["one of your {kinds_of_cards} (<comes here>)"],
        "one of your {kinds_of_cards} here moves",
    ),
    *[
        family
        for done in ("kidnapped", "frozen", "destroyed")
        for family in (
            Family(
                f"Anybody's that is {done} here",
                "event",
                [f"(a | an | any) {{kind_of_card}} is {done} (<here now>)"],
                f"a(n) {{kind_of_card}} here is {done}",
            ),
            Family(
                f"One of theirs that is {done} here",
                "event",
                [f"(an opposing | an opponent's) {{kind_of_card}} is {done} (<here now>)"],
                f"an opposing {{kind_of_card}} here is {done}",
            ),
            Family(
                f"One of yours that is {done} here",
                "event",
                [
                    f"(one of your | any of your) {{kinds_of_cards}} is {done} (<here now>)",
                    f"(a | an) {{kinds_of_cards}} (of yours | you control) is {done} (<here now>)",
                ],
                f"one of your {{kinds_of_cards}} here is {done}",
            ),
        )
    ],
)

# ---- those to whom something is about to happen

VICTIMS: Final = (
    Family("Yours", "victim", ["(your | one of your | any of your) {such_card}"], "your {such_card}"),
    Family(
        "Others of yours",
        "victim",
        [
            "(another of your | one of your other | any of your other | any other of your) {such_card}",
            "(another | any other) {such_card} (of yours | you control)",
        ],
        "your other {such_card}",
    ),
    Family("Others", "victim", ["(another | any other) {such_card}"], "your other {such_card}", asks=WHOSE_OTHER),
    Family("Theirs", "victim", ["(an opposing | an opponent's) {such_card}"], "an opposing {such_card}"),
    Family("Anybody's", "victim", ["(a | an | any) {such_card}"], "a(n) {such_card}"),
    Family("The User", "victim", ["[the] User"], "the User", types=("Artifact",)),
    Family("The card itself", "victim", ["(<this one>)"], "this card", types=CHARACTER_TYPES),
    *[
        family
        for done in ("destroyed", "kidnapped")
        for family in (
            Family(
                f"What is about to be {done}",
                "moment",
                [f"{{victim}} (<harmed>) {done}"],
                f"{{victim}} being {done}",
            ),
            Family(
                f"Something done so that none is {done}",
                "ability",
                [
                    f"[you may] {{deeds}} to (<save>) {{victim}} [from] being {done}",
                    f"[you may] {{deeds}} to save {{victim}} from being {done}",
                ],
                f"Response to {{victim}} being {done}: {{deeds}} to prevent it",
            ),
            Family(
                f"None {done}",
                "ability",
                [
                    f"[you may] (<save>) {{victim}} [from] being {done}",
                    f"[you may] save {{victim}} from being {done}",
                ],
                f"Response to {{victim}} being {done}: prevent it",
                types=("Bang!",),
            ),
        )
    ],
    Family(
        "Something done so that none is destroyed, by the word for it",
        "ability",
        [
            "[you may] {deeds} to (<save>) the destruction of {victim}",
            "[you may] {deeds} to save {victim} [from destruction]",
        ],
        "Response to {victim} being destroyed: {deeds} to prevent it",
    ),
)

# ---- occasions

OCCASIONS: Final = (
    *[
        Family(
            f"A fight that it {verb}",
            "event",
            [f"(it | he | she) {verb} (<a fight>)"],
            f"this card {verb} a fight",
            types=CHARACTER_TYPES,
            asks="Is that this card?",
        )
        for verb in ("wins", "loses")
    ],
    *[
        Family(
            f"What others do in turns of their own: {event}",
            "rule",
            [f"{who} [must] {{does}} (<{when}>)"],
            f"when {event}, make that player {{does}}",
        )
        for who, when, event in (
            ("(<each opp> | <any opp>)", "on their turn", "an opponent's turn starts"),
            ("(<each opp> | <any opp>)", "as their turn ends", "an opponent's turn ends"),
            ("(<each one>)", "on their turn", "a player's turn starts"),
            ("(<each one>)", "as their turn ends", "a player's turn ends"),
        )
    ],
    Family(
        "What must be so before a Plot is played",
        "ability",
        [
            "(requires | requirement | requirements | needs) [that] {conditions}",
            "play this [card] [only] (once | after | as soon as) {conditions}",
            "play [only] (once | after | as soon as) {conditions}",
        ],
        "play only if {conditions}",
        types=("Bang!", "Plot", "Goal", "Artifact", "Ally", "Enemy", "TARDIS Character"),
    ),
    Family(
        "A Condition that ends with the turn",
        "rule",
        [
            "{deeds} at the end of [(this | the | your)] turn",
        ],
        "when your turn ends, {deeds}",
        types=("Condition", "Plot"),
    ),
)

# ---- hands, decks and piles

CARDS: Final = (
    Family(
        "A card searched for and shown",
        "deed",
        [
            (
                "(search | look through) <deck> for (a | an | one | 1) {such_card} (<shown first>) [. | and] "
                "(<puts>) (it | "
                "him | her | that card) (in | into | to) [your] hand (<then shuffle>)"
            ),
        ],
        "Vortex a(n) {such_card}",
    ),
    Family(
        "A hand shown of which you choose what is discarded",
        "deed",
        [
            (
                "choose (<any opp>) [.] (that player | that opponent | he or she | they) (reveals | shows | "
                "reveal | show) "
                "(their | his or her) hand [to you] [. | and] (discards | discard) {INT} (card | cards) of your choice "
                "[from it]"
            ),
            (
                "(<any opp>) (reveals | shows) (their | his or her) hand [to you] [. | and] [(that player | that "
                "opponent | "
                "they)] (discards | discard) {INT} (card | cards) of your choice [from it]"
            ),
        ],
        "discard {INT} card(s) of your choice from an opponent's hand",
        asks="Are you the only one who sees that hand?",
    ),
    Family(
        "A card of your pile that goes on top of your deck",
        "deed",
        [
            (
                "(take | choose | return | put) (a | an | any | one | 1) {such_card} (from | in) your discard "
                "pile [and] "
                "[(put | place) it] (on | to) [the] top of your [draw] deck"
            ),
        ],
        "put a(n) {such_card} from your discard pile on top of your deck",
    ),
    Family(
        "A card of others' own that they take back",
        "does",
        [
            (
                "(returns | return | takes | take) (one | 1) of (their | his or her) {such_cards} [back] [in] to [(its "
                "owner's | their | his or her)] hand"
            ),
        ],
        "return one of their {such_cards} to its owner's hand",
    ),
    Family(
        "A Quality doubled for an attempt or a fight",
        "deed",
        ["double the {QUALITY} of {chosen_cards} (<attempt long>)"],
        "give {chosen_cards} double {QUALITY} during this attempt",
    ),
    Family(
        "A Quality doubled for a fight",
        "deed",
        ["double the {QUALITY} of {chosen_cards} (<fight long>)"],
        "give {chosen_cards} double {QUALITY} during this fight",
    ),
    Family(
        "Plots of others looked at",
        "deed",
        ["look at (<opp's>) Plots", "look at the Plots of (<any opp>)"],
        "look at an opponent's side-hand",
    ),
)

# ---- for how long

SPANS: Final = (
    ("turn long", "until this turn ends"),
    ("own turn long", "until your turn ends"),
    ("round long", "until your next turn starts"),
    ("next turn long", "until your next turn ends"),
)
HARMS: Final = (
    ("move", "moving"),
    ("fight", "fighting"),
    ("be frozen", "being frozen"),
    ("be destroyed", "being destroyed"),
    ("be kidnapped", "being kidnapped"),
)
TIMES: Final = (
    *[
        Family(
            f"Two things kept from one: {one} and {other}",
            "doing",
            [
                f"choose {{chosen_cards}} [.] (<that one>) (<no more>) {one} (or | and) {other} (<{part}>)",
                f"choose {{chosen_cards}} [.] (<{part}>) (<that one>) (<no more>) {one} (or | and) {other}",
                f"{{chosen_cards}} (<no more>) {one} (or | and) {other} (<{part}>)",
                f"(<{part}>) {{chosen_cards}} (<no more>) {one} (or | and) {other}",
            ],
            f"choose {{chosen_cards}}, then keep it from {one_doing} {span} and keep it from {other_doing} {span}",
        )
        for part, span in SPANS
        for one, one_doing in HARMS
        for other, other_doing in HARMS
        if one != other and (one in ("move", "fight")) == (other in ("move", "fight"))
    ],
    *[
        Family(
            f"One thing kept from a card, the time first: {harm}",
            "deed",
            [
                f"choose {{chosen_cards}} [.] (<{part}>) (<that one>) (<no more>) {harm}",
                f"choose {{chosen_cards}} [.] (<that one>) (<no more>) {harm} (<{part}>)",
            ],
            f"keep {{chosen_cards}} from {doing} {span}",
        )
        for part, span in SPANS
        for harm, doing in HARMS
    ],
    Family(
        "A Quality raised, and nothing is said of how long",
        "deed",
        ["give {chosen_cards} + {INT} [to] {STAT}"],
        "give {chosen_cards} +{INT} {STAT} until this turn ends",
        asks="For how long? Until this turn ends?",
    ),
    Family(
        "A Quality lowered, and nothing is said of how long",
        "deed",
        ["give {chosen_cards} - {INT} [to] {STAT}"],
        "give {chosen_cards} -{INT} {STAT} until this turn ends",
        asks="For how long? Until this turn ends?",
    ),
)

BREADTH: Final = (*OWN, *PLACES, *VICTIMS, *OCCASIONS, *CARDS, *TIMES)

__all__ = ["BREADTH", "PARTS_OF_BREADTH"]
