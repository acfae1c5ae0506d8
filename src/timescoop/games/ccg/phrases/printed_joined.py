"""Printed wordings that join things: two occasions, two effects on one card, one or the other for a price."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from timescoop.language import Family

PARTS_OF_JOINED: Final = {
    "as soon as": "when | whenever | each time | every time | if",
    "a point goal": "(a | any | the | one of your | one of their) (Goal | Goals)",
    "goes to": "(any | a | the | another | any other) Spacetime [card] (where | with)",
    "in your turn": "during your turn | on your turn | in your turn",
    "one price": "(discard | destroy | sacrifice) (<this one>)",
    "calls off": "cancel | counter | negate",
}
CHARACTER_TYPES: Final = ("TARDIS Character", "Ally", "Enemy")
IN_PLAY_TYPES: Final = ("TARDIS Character", "Ally", "Enemy", "Artifact", "Condition", "Spacetime", "TARDIS")


def goals(who: str, said: str, does: Callable[[str], str], here: str, told: str) -> Family:
    """What is done when somebody Reaches or Opposes a Goal, in two sentences."""
    both = f"{said} ({does('Reach')} or {does('Oppose')} | {does('Oppose')} or {does('Reach')} | {does('score')}) "
    both += f"(<a point goal>) {here}"
    return Family(
        f"A Goal that is scored: {who}{told}",
        "text",
        [f"(<as soon as>) {both} {{statement}}", f"{{statement}} (<as soon as>) {both}"],
        (
            f"when {who} {does('Reach')} a Goal{told}, {{statement}}. "
            f"When {who} {does('Oppose')} a Goal{told}, {{statement}}"
        ),
    )


def plain(verb: str) -> str:
    """A verb as you do it."""
    return verb


def third(verb: str) -> str:
    """A verb as others do it."""
    return {"Reach": "Reaches", "Oppose": "Opposes", "score": "scores"}[verb]


JOINED: Final = (
    goals("you", "you", plain, "(<here now>)", " here"),
    goals("you", "you", plain, "", ""),
    goals("an opponent", "(<any opp>)", third, "(<here now>)", " here"),
    goals("an opponent", "(<any opp>)", third, "", ""),
    Family(
        "Two occasions of one sentence",
        "text",
        [
            "(<as soon as>) {one:event} or {two:event} {statement}",
            "{statement} (<as soon as>) {one:event} or {two:event}",
        ],
        "when {one}, {statement}. When {two}, {statement}",
    ),
    Family(
        "One thing or another for a price",
        "text",
        ["[Action] {price:deeds} to {one:deeds} or [to] {two:deeds}"],
        "Action: {price} to {one}. Action: {price} to {two}",
        types=IN_PLAY_TYPES,
        alone=True,
    ),
    # ---- what is said of one card
    Family("Raised, without its verb", "is_so", ["+ {INT} [to] {STAT}"], "has +{INT} {STAT}"),
    Family("Lowered, without its verb", "is_so", ["- {INT} [to] {STAT}"], "has -{INT} {STAT}"),
    Family("Raised, without its verb, of several", "are_so", ["+ {INT} [to] {STAT}"], "have +{INT} {STAT}"),
    Family("Lowered, without its verb, of several", "are_so", ["- {INT} [to] {STAT}"], "have -{INT} {STAT}"),
    Family("Counting as something", "is_so", ["(<is like>) (a | an) {CLASS}"], "acts as a(n) {CLASS}"),
    Family("Counting as of a species", "is_so", ["(<is like>) (a | an) {SPECIES}"], "acts as a(n) {SPECIES} Character"),
    Family(
        "Raised or lowered as things are counted",
        "effect",
        ["{subject} (<gets>) + {INT} [to] {STAT} for (each | every) {thing}"],
        "{subject} has +{INT} {STAT} for each {thing}",
    ),
    Family(
        "The card itself, said again",
        "subject",
        ["it | he | she"],
        "this Character",
        types=CHARACTER_TYPES,
        asks="Is that this card?",
    ),
    Family(
        "The User, said again", "subject", ["it | he | she"], "the User", types=("Artifact",), asks="Is that the User?"
    ),
    Family("The User, as its own", "subject", ["its User"], "the User", types=("Artifact",)),
    Family(
        "Other cards of yours",
        "group_of_cards",
        ["[all] other {kinds_of_cards} (you control | you have | of yours)"],
        "your other {kinds_of_cards}",
    ),
    Family(
        "Other cards of yours here",
        "group_of_cards",
        ["[all] other {kinds_of_cards} (you control | you have | of yours) (<here now>)"],
        "your other {kinds_of_cards} here",
    ),
    # ---- conditions
    Family(
        "None of theirs",
        "condition",
        [
            "there (is | are) no opposing {such_card} [in play]",
            "no opposing {such_card} (is | are) [in play]",
            "no opponent has [a | an | any] {such_card}",
        ],
        "no opponent has a(n) {such_card}",
    ),
    Family(
        "None of theirs here",
        "condition",
        ["no opposing {kind_of_card} (is | are) (<here now>)"],
        "no opponent has a(n) {kind_of_card} here",
    ),
    Family(
        "One of theirs",
        "condition",
        [
            "there is an opposing {such_card} [in play]",
            "an opposing {such_card} is [in play]",
            "(an | your) opponent (has | controls) (a | an) {such_card} [in play]",
        ],
        "an opponent has a(n) {such_card}",
    ),
    Family(
        "One of theirs here",
        "condition",
        ["an opposing {kind_of_card} is (<here now>)"],
        "an opponent has a(n) {kind_of_card} here",
    ),
    Family("In your turn", "condition", ["(<in your turn>)"], "it is your turn"),
    Family(
        "In your turn only",
        "ability",
        ["play [only] (<in your turn>) [only]", "play this [card] [only] (<in your turn>) [only]"],
        "play only if it is your turn",
    ),
    Family(
        "Only in your turn",
        "standing_effect",
        ["(<in your turn>) {effect}", "{effect} (<in your turn>)"],
        "{effect} while it is your turn",
    ),
    # ---- places
    Family(
        "Where somebody is",
        "destination",
        ["(<goes to>) {NAME} [is | is located]"],
        "a Spacetime card where there is a Character named {NAME}",
    ),
    Family(
        "Where your TARDIS is",
        "destination",
        ["(<goes to>) your TARDIS [is]", "your TARDIS"],
        "a Spacetime card where you have a TARDIS",
    ),
    Family(
        "Where one of yours is",
        "destination",
        ["(<goes to>) [you have] (one of your | another of your) {such_card} [is]"],
        "a Spacetime card where you have a(n) {such_card}",
    ),
    # ---- at one place
    *[
        Family(
            f"All at a Spacetime card of your choice are {done}",
            "doing",
            [
                (
                    f"choose (a | any) Spacetime card [.] [and] (all | each) {{such_cards}} (there | at it | on "
                    f"it) (are | is) {done}"
                ),
                f"(all | each) {{such_cards}} (at | on) (a | one | any) Spacetime card (are | is) {done}",
            ],
            f"choose a Spacetime card, then {verb} all {{such_cards}} at that Spacetime card",
        )
        for verb, done in (("freeze", "frozen"), ("destroy", "destroyed"), ("unfreeze", "unfrozen"))
    ],
    Family(
        "Nobody fights here for a time",
        "deed",
        [
            "no fights (can | may) (take place | occur | happen) (<here now>) (<round long>)",
            "no one (can | may) fight (<here now>) (<round long>)",
        ],
        "keep all Characters here from fighting until your next turn starts",
    ),
    *[
        family
        for verb, done in (("freeze", "frozen"), ("destroy", "destroyed"))
        for family in (
            Family(
                f"Those that are played here and {done}",
                "rule",
                [
                    f"{{such_card}} (played | that (are | is) played) (<here now>) (are | is) {done}",
                    f"(any | each) {{such_card}} (played | that is played) (<here now>) is {done}",
                ],
                f"when a player plays a(n) {{such_card}} here, {verb} it",
            ),
            Family(
                f"Those that move here and are {done}",
                "rule",
                [
                    f"(any | each | every) {{such_card}} that (moves | comes) (<here now>) is {done}",
                    f"{{such_card}} that move (<here now>) are {done}",
                ],
                f"when a(n) {{such_card}} here moves, {verb} it",
            ),
        )
    ],
    Family(
        "Enemies without a Goal here",
        "effect",
        ["{such_cards} (may | can) be played (<here now>) without a Goal"],
        "your {such_cards} can be played here without a Goal",
        types=("Spacetime", "Condition"),
        asks="Only your own?",
    ),
    # ---- answers
    *[
        Family(
            f"A card called off for this {noun}",
            "ability",
            [
                "[you may] (<one price>) to (<calls off>) (a | an | any) {such_card}",
                "(<one price>) (<as soon as>) (any | a) player plays (a | an) {such_card} to (<calls off>) it",
            ],
            f"Response to a(n) {{such_card}} being played: destroy this {noun} to cancel it",
            types=types,
        )
        for noun, types in (("Character", CHARACTER_TYPES), ("Condition", ("Condition",)), ("Artifact", ("Artifact",)))
    ],
    *[
        Family(
            f"A card of theirs called off for this {noun}",
            "ability",
            ["[you may] (<one price>) to (<calls off>) (an opposing | an opponent's) {such_card}"],
            f"Response to an opposing {{such_card}} being played: destroy this {noun} to cancel it",
            types=types,
        )
        for noun, types in (("Character", CHARACTER_TYPES), ("Condition", ("Condition",)), ("Artifact", ("Artifact",)))
    ],
    Family(
        "Freezing the card to call something off",
        "ability",
        ["[you may] freeze (<this one>) to (<calls off>) (an opposing | an opponent's) {such_card}"],
        "Response to an opposing {such_card} being played: freeze this Character to cancel it",
        types=CHARACTER_TYPES,
    ),
    Family(
        "Freezing the card to call a fight off",
        "ability",
        ["[you may] freeze (<this one>) to (<calls off>) (a | any | that) fight [<here now>]"],
        "Response to a fight here: freeze this Character to cancel it",
        types=CHARACTER_TYPES,
    ),
    Family(
        "Giving the card up to call a fight off",
        "ability",
        ["[you may] (<one price>) to (<calls off>) (a | any | that) fight [<here now>]"],
        "Response to a fight here: destroy this Artifact to cancel it",
        types=("Artifact",),
    ),
    Family(
        "What a Plot answers",
        "ability",
        ["[Play] (when | if | as | whenever) {moment} [.] {statement}"],
        "Response to {moment}: {statement}",
        types=("Plot",),
    ),
    Family(
        "One of yours that is destroyed, as an occasion to play a card",
        "moment",
        ["(your | one of your | any of your) {such_card} is destroyed"],
        "your {such_card} being destroyed",
        types=("Bang!", "Plot"),
        asks="While it is still in play?",
    ),
    # ---- occasions
    Family(
        "What a Plot does when it is played",
        "ability",
        ["{statement}"],
        "when you play this card, {statement}",
        types=("Plot",),
    ),
    Family(
        "What another card does when it is played",
        "ability",
        ["{statement}"],
        "when you play this card, {statement}",
        types=("TARDIS Character", "Ally", "Enemy", "Artifact", "Condition"),
        asks="Is it done once, when the card is played?",
    ),
    Family("One of some", "chosen_cards", ["(one | any one) of the {such_card}"], "a(n) {such_card}"),
    Family(
        "A Capacity that rises",
        "effect",
        [
            ("(its | your | the | your TARDIS's) Capacity (is increased by | is + | rises by | gets +) {INT}"),
            "Capacity (is + | +) {INT}",
        ],
        "your Capacity rises by 0/{INT}",
        asks="Which of the two numbers of the Capacity rises? Here it is the second.",
    ),
    Family(
        "Somebody aboard",
        "condition",
        ["{NAME} is aboard [your TARDIS | this TARDIS]"],
        "you have 1 or more Characters named {NAME} aboard your TARDIS",
    ),
    Family(
        "One of a kind aboard",
        "condition",
        [("(a | an | at least one) {such_cards} is aboard [your TARDIS | this TARDIS]")],
        "you have 1 or more {such_cards} aboard your TARDIS",
    ),
    Family(
        "An occasion with `if`",
        "rule",
        ["if {event} {statement}", "{statement} if {event}"],
        "when {event}, {statement}",
    ),
    Family("You play another one", "event", ["you play another {such_card}"], "you play an other {such_card}"),
    *[
        family
        for verb in ("wins", "loses")
        for family in (
            Family(
                f"One of yours that {verb} a fight",
                "event",
                [f"(one of your | any of your | another of your) {{such_cards}} {verb} (<a fight>)"],
                f"one of your {{such_cards}} {verb} a fight",
            ),
            Family(
                f"One of theirs that {verb} a fight",
                "event",
                [f"(an opposing | an opponent's) {{such_card}} {verb} (<a fight>)"],
                f"an opposing {{such_card}} {verb} a fight",
            ),
            Family(
                f"The bearer that {verb} a fight",
                "event",
                [f"(that Character | it | [the] host | that (Ally | Enemy)) {verb} (<a fight>)"],
                f"that Character {verb} a fight",
                types=("Condition",),
            ),
        )
    ],
    Family(
        "The bearer that moves",
        "event",
        ["(that Character | it | [the] host | that (Ally | Enemy)) (moves | is moved | travels)"],
        "that Character moves",
        types=("Condition",),
    ),
    Family(
        "Anybody's that is kidnapped",
        "event",
        ["(a | an | any) {such_card} is kidnapped"],
        "a(n) {such_card} is kidnapped",
    ),
    Family(
        "Anybody's that is frozen",
        "event",
        ["(a | an | any) {such_card} (is | becomes) frozen"],
        "a(n) {such_card} is frozen",
    ),
)

__all__ = ["JOINED", "PARTS_OF_JOINED"]
