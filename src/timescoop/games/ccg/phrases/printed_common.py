"""How designers of this game word its common core: what is left to you, two Qualities at once, Goals, protection."""

from __future__ import annotations

from typing import Final

from timescoop.language import Family

PARTS_OF_COMMON: Final = {
    "a goal": "(a | any | one of your | one of their | the) Goal",
    "its text": "use (this | it | this card | this Artifact) | use this Artifact's ability",
    "as long": "while | as long as | if | when | whenever",
    "one round": "once per turn | once each turn | once a turn | once per round",
    "leaves you": "[.] [and] [then] you (may | can) | and (may | can)",
    "for the turn": "until the end of (the | this) turn | until end of turn | this turn | for the turn | for this turn",
}
ONE_PLACE: Final = "(on | at) (a | one | any | any one | target) Spacetime card [of your choice]"
THERE: Final = "(there | on it | at it | here)"
ALL_OF: Final = "(all | every | each) [of] [the]"
DONE_TO_ALL: Final = (
    ("destroy", "destroyed"),
    ("freeze", "frozen"),
    ("unfreeze", "unfrozen"),
    ("kidnap", "kidnapped"),
    ("free", "freed"),
)
CHARACTER_TYPES: Final = ("TARDIS Character", "Ally", "Enemy")


def two_qualities(sign: str, word: str) -> tuple[Family, ...]:
    """Two Qualities that are raised, or lowered, in one sentence."""
    both = f"{sign} {{n:INT}} [to] {{one:STAT}} and [{sign}] {{m:INT}} [to] {{other:STAT}}"
    return (
        Family(
            f"Two Qualities of the card itself that are {word}",
            "text",
            [f"[this Character (<gets>)] {both}"],
            f"this Character has {sign}{{n}} {{one}}. This Character has {sign}{{m}} {{other}}",
            types=CHARACTER_TYPES,
        ),
        Family(
            f"Two Qualities of a group that are {word}",
            "text",
            [f"{{group_of_cards}} (<gets>) {both}"],
            f"{{group_of_cards}} have {sign}{{n}} {{one}}. {{group_of_cards}} have {sign}{{m}} {{other}}",
        ),
        Family(
            f"Two Qualities of one card that are {word}",
            "text",
            [f"{{subject}} (<gets>) {both}"],
            f"{{subject}} has {sign}{{n}} {{one}}. {{subject}} has {sign}{{m}} {{other}}",
        ),
        Family(
            f"Two Qualities that are {word} for a turn",
            "doing",
            [
                f"give {{chosen_cards}} {both} (<for the turn>)",
                f"{{chosen_cards}} (<gets>) {both} (<for the turn>)",
                f"choose {{chosen_cards}} [.] (<that one>) (<gets>) {both} (<for the turn>)",
            ],
            (
                f"choose {{chosen_cards}}, then give it {sign}{{n}} {{one}} until this turn ends and give it "
                f"{sign}{{m}} {{other}} until this turn ends"
            ),
        ),
    )


def at_one_place(verb: str, participle: str, long: str = "", strict: str = "") -> Family:
    """What is done to all of a group at one Spacetime card.

    Args:
        verb: The verb.
        participle: Its participle.
        long: A pattern for how long it is done.
        strict: The strict words for how long.
    """
    return Family(
        f"All at a Spacetime card of your choice: {verb}{strict}",
        "doing",
        [
            f"{verb} {ALL_OF} {{such_cards}} {ONE_PLACE}{long}",
            f"choose (a | one | any) Spacetime card [.] [and] {verb} {ALL_OF} {{such_cards}} {THERE}{long}",
            f"choose (a | one | any) Spacetime card [.] {ALL_OF} {{such_cards}} {THERE} (is | are) {participle}{long}",
            f"{ALL_OF} {{such_cards}} {ONE_PLACE} (is | are) {participle}{long}",
        ],
        f"choose a Spacetime card, then {verb} all {{such_cards}} at that Spacetime card{strict}",
    )


def done_and_changed(verb: str, sign: str) -> Family:
    """A card to which something is done, and a Quality of which changes for the turn."""
    return Family(
        f"A card that you {verb}, and that is {'stronger' if sign == '+' else 'weaker'} for a turn",
        "doing",
        [
            f"{verb} {{chosen_cards}} [.] [and] (<that one>) (<gets>) {sign} {{INT}} [to] {{STAT}} (<for the turn>)",
            f"{verb} {{chosen_cards}} [.] [and] give it {sign} {{INT}} [to] {{STAT}} (<for the turn>)",
            f"choose {{chosen_cards}} [.] {verb} it [. | and] it (<gets>) {sign} {{INT}} {{STAT}} (<for the turn>)",
        ],
        f"choose {{chosen_cards}}, then {verb} it and give it {sign}{{INT}} {{STAT}} until this turn ends",
    )


COMMON: Final = (
    *[done_and_changed(verb, sign) for verb in ("freeze", "unfreeze") for sign in ("+", "-")],
    *[at_one_place(verb, participle) for verb, participle in DONE_TO_ALL],
    at_one_place("freeze", "frozen", " (<until mine>)", " until your next turn starts"),
    Family(
        "All Qualities of the card itself raised while something is so",
        "text",
        [
            "[this Character (<gets>)] + {INT} [to] (<all stats>) (<as long>) {conditions}",
            "(<as long>) {conditions} [this Character (<gets>)] + {INT} [to] (<all stats>)",
        ],
        (
            "this Character has +{INT} Brains while {conditions}. This Character has +{INT} Brawn while {conditions}. "
            "This Character has +{INT} Bravery while {conditions}"
        ),
        types=CHARACTER_TYPES,
    ),
    Family(
        "All at a Spacetime card of your choice, stronger for a turn",
        "doing",
        [
            f"(all | each) {{such_cards}} {ONE_PLACE} (<gets>) + {{INT}} [to] {{STAT}} (<for the turn>)",
            f"give (all | each) {{such_cards}} {ONE_PLACE} + {{INT}} [to] {{STAT}} (<for the turn>)",
        ],
        "choose a Spacetime card, then give all {such_cards} at that Spacetime card +{INT} {STAT} until this turn ends",
    ),
    Family(
        "All at a Spacetime card of your choice, weaker for a turn",
        "doing",
        [
            f"(all | each) {{such_cards}} {ONE_PLACE} (<gets>) - {{INT}} [to] {{STAT}} (<for the turn>)",
            f"give (all | each) {{such_cards}} {ONE_PLACE} - {{INT}} [to] {{STAT}} (<for the turn>)",
        ],
        "choose a Spacetime card, then give all {such_cards} at that Spacetime card -{INT} {STAT} until this turn ends",
    ),
    Family(
        "The Character that a Condition lies on, when it is destroyed",
        "event",
        ["(that Character | [the] host | the (affected | attached) Character) is destroyed"],
        "that Character is destroyed",
        types=("Condition",),
    ),
    *two_qualities("+", "raised"),
    *two_qualities("-", "lowered"),
    Family(
        "Control that is gained",
        "deed",
        ["(gain | get) control of {chosen_cards}"],
        "take control of {chosen_cards}",
    ),
    Family(
        "What each opponent chooses among their own",
        "deed",
        [
            "(<each opp>) [must] (chooses | choose) (one | 1) of their {such_cards} [.] and (freezes | freeze) it",
            "(<each opp>) [must] (freezes | freeze) (one | 1) of their {such_cards}",
        ],
        "make each opponent freeze one of their {such_cards}",
    ),
    Family(
        "All Qualities of a group lowered",
        "text",
        ["[all | all of] {group_of_cards} (<gets>) - {INT} [to] (<all stats>)"],
        "{group_of_cards} have -{INT} Brains. {group_of_cards} have -{INT} Brawn. {group_of_cards} have -{INT} Bravery",
    ),
    Family(
        "All Qualities of a group raised",
        "text",
        ["[all | all of] {group_of_cards} (<gets>) + {INT} [to] (<all stats>)"],
        "{group_of_cards} have +{INT} Brains. {group_of_cards} have +{INT} Brawn. {group_of_cards} have +{INT} Bravery",
    ),
    Family(
        "More of yours than of another's",
        "condition",
        ["you have more {such_cards} than (<any opp>) [(has | does)]"],
        "you have more {such_cards} than each opponent",
        asks="More than each of them?",
    ),
    # ---- the top of decks
    Family(
        "The top card looked at, and perhaps discarded",
        "course",
        [
            (
                "look at the top card of your [draw] deck (<leaves you>) (discard it | (<puts>) it (in | into | on) "
                "your discard pile)"
            )
        ],
        "look at the top 1 card of your deck, then you may discard the top 1 card of your deck",
        alone=True,
    ),
    Family(
        "The top card looked at, and perhaps put below the deck",
        "course",
        [
            (
                "look at the top card of your [draw] deck (<leaves you>) (<puts>) it (on | at | to) the bottom [of (it "
                "| your [draw] deck)]"
            )
        ],
        "look at the top 1 card of your deck, then you may put the top 1 card of your deck on the bottom",
    ),
    Family(
        "The tops of others' decks looked at",
        "deed",
        [
            "look at the top card of (each opponent's | every opponent's | all opponents') [draw] (deck | decks)",
            "look at the top card of the [draw] (deck of each opponent | decks of all opponents)",
        ],
        "look at the top 1 card of each opponent's deck",
    ),
    # ---- what a card does once a turn, or for its own freezing
    Family(
        "What the card is frozen for, by its verb alone",
        "rule",
        ["freeze {deeds}"],
        "Action: freeze this Character to {deeds}",
        types=CHARACTER_TYPES,
    ),
    Family(
        "What an Artifact does once a turn",
        "rule",
        [
            "the User (may | can) (<its text>) (<one round>) to {course}",
            "the User (may | can) (<one round>) (<its text>) to {course}",
            "(<one round>) the User (may | can) (<its text>) to {course}",
            "(<one round>) [the User (may | can)] {course}",
        ],
        "Action, once per turn: {course}",
        types=("Artifact",),
    ),
    Family(
        "The User moved",
        "deed",
        ["[the User] move to (any | another) Spacetime card"],
        "move the User to another Spacetime card",
        types=("Artifact",),
    ),
    # ---- whom a Condition lies on
    Family(
        "The Character that a Condition lies on",
        "subject",
        ["[the] host", "the (affected | chosen | attached) Character", "the Character it is played on"],
        "that Character",
        types=("Condition",),
    ),
    Family(
        "The same by its type alone, which may be said of all of them, too",
        "subject",
        ["[the] (TARDIS Character | Character | Ally | Enemy | Hero)"],
        "that Character",
        types=("Condition",),
    ),
    Family(
        "The Character that a Condition lies on, lowered",
        "effect",
        ["{subject} (<gets>) - {INT} [to] {STAT}"],
        "{subject} has -{INT} {STAT}",
        types=("Condition",),
    ),
    Family(
        "The Character that a Condition lies on, raised",
        "effect",
        ["{subject} (<gets>) + {INT} [to] {STAT}"],
        "{subject} has +{INT} {STAT}",
        types=("Condition",),
    ),
    # ---- while something is so
    Family(
        "Somebody who is there, by name",
        "condition",
        ["{NAME} is (<here now>)", "{NAME} is [also] present", "you have {NAME} (there | at this Spacetime [card])"],
        "there is a Character named {NAME} here",
    ),
    Family(
        "What cannot be destroyed by some cards",
        "effect",
        ["{any_cards} (<no more>) be destroyed by {CLASS}"],
        "{any_cards} cannot be destroyed by {CLASS(s)}",
    ),
    # ---- Goals
    Family(
        "A Goal that you Reach",
        "event",
        [
            "you [successfully] Reach (<a goal>)",
            "your Enemies [successfully] Reach (<a goal>)",
            "(<a goal>) of yours is Reached",
        ],
        "you Reach a Goal",
    ),
    Family(
        "A Goal that you Reach here",
        "event",
        [
            "you [successfully] Reach (<a goal>) (<here now>)",
            "your Enemies (<here now>) [successfully] Reach (<a goal>)",
        ],
        "you Reach a Goal here",
    ),
    Family(
        "A Goal that you Oppose",
        "event",
        ["you [successfully] Oppose (<a goal>)", "your (Characters | Heroes) [successfully] Oppose (<a goal>)"],
        "you Oppose a Goal",
    ),
    Family(
        "A Goal that you Oppose here",
        "event",
        ["you [successfully] Oppose (<a goal>) (<here now>)"],
        "you Oppose a Goal here",
    ),
    Family(
        "A Goal that another Reaches",
        "event",
        ["(<any opp>) [successfully] Reaches (<a goal>)"],
        "an opponent Reaches a Goal",
    ),
    Family(
        "A Goal that another Opposes",
        "event",
        ["(<any opp>) [successfully] Opposes (<a goal>)", "one of your Goals is Opposed"],
        "an opponent Opposes a Goal",
    ),
    Family(
        "A Goal that another Reaches here",
        "event",
        ["(<any opp>) [successfully] Reaches (<a goal>) (<here now>)"],
        "an opponent Reaches a Goal here",
    ),
    Family(
        "A Goal that another Opposes here",
        "event",
        ["(<any opp>) [successfully] Opposes (<a goal>) (<here now>)"],
        "an opponent Opposes a Goal here",
    ),
    # ---- doubled
    Family(
        "A Quality doubled for a turn",
        "deed",
        [
            "double the {QUALITY} of {chosen_cards} (<for the turn>)",
            "{chosen_cards} (<gets>) double [its | their] {QUALITY} (<for the turn>)",
            "choose {chosen_cards} [.] double (its | their | his or her) {QUALITY} (<for the turn>)",
            "choose {chosen_cards} [.] (its | their) {QUALITY} is doubled (<for the turn>)",
        ],
        "give {chosen_cards} double {QUALITY} until this turn ends",
    ),
)

__all__ = ["COMMON", "PARTS_OF_COMMON"]
