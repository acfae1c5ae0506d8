"""How designers of this game word which players do something, what is safe for a time, and who uses or bears a card."""

from __future__ import annotations

from typing import Final

from timescoop.language import Family, of_whom

PARTS_OF_PARTIES: Final = {
    "having": "who (has | holds | have | hold | controls | control) | that (has | holds | controls) | with",
    "hand there": "[in (their | his or her | the) hand | in hand]",
    "link": "[.] and | [.] then | and then | . and then",
    "every player": "each player | every player | all players | players",
    "there": "[in play]",
    "for now": (
        "until the end of (the | this) turn | until (the | this) turn ends | until end of turn | this turn | for the "
        "rest of (the | this) turn | for this turn"
    ),
    "by all": "[by (opponents | an opponent | any player | anyone | other cards | any card)]",
    "no way": "can't | cannot | can not | may not",
    "every one": "all | all of | each of | every one of",
    "anybody": "any | anyone | anybody | any one",
}
ALL_OF_THEM: Final = "All of them that you have then?"
SPANS: Final = (("for now", "until this turn ends"), ("round long", "until your next turn starts"))
HARMS: Final = (
    ("be destroyed", "being destroyed"),
    ("be kidnapped", "being kidnapped"),
    ("be frozen", "being frozen"),
    ("move", "moving"),
    ("fight", "fighting"),
)


def safe(harm: str, doing: str, span: str, until: str) -> tuple[Family, ...]:
    """Forms for cards to which something cannot happen, or which cannot do something, for a time."""
    never = f"(<no way>) {harm} (<by all>) (<{span}>)"
    means = f"from {doing} {until}"
    return (
        Family(
            f"One that can't {harm}",
            "deed",
            [f"choose {{chosen_cards}} [.] (it | they | that Character) {never}", f"{{chosen_cards}} {never}"],
            f"keep {{chosen_cards}} {means}",
        ),
        Family(
            f"All of yours that can't {harm}",
            "deed",
            [f"(<every one>) your {{such_cards}} {never}"],
            f"keep all your {{such_cards}} {means}",
        ),
        Family(
            f"Yours that can't {harm}, without a word of how many",
            "deed",
            [f"your {{such_cards}} {never}"],
            f"keep all your {{such_cards}} {means}",
            asks=ALL_OF_THEM,
        ),
    )


SAFE: Final = tuple(
    [family for harm, doing in HARMS for span, until in SPANS for family in safe(harm, doing, span, until)]
)

WHO: Final = (
    Family(
        "With many cards",
        "feature",
        ["(<having>) ({INT} or more | at least {INT}) cards (<hand there>)"],
        "holds {INT} or more cards",
    ),
    Family(
        "With few cards",
        "feature",
        ["(<having>) ({INT} or (fewer | less) | at most {INT}) cards (<hand there>)"],
        "holds {INT} or fewer cards",
    ),
    Family(
        "With no cards",
        "feature",
        ["(<having>) no cards in [(their | his or her | the)] hand"],
        "holds 0 or fewer cards",
    ),
    Family(
        "With more points than you",
        "feature",
        ["(<having>) more points than you [have | do]"],
        "has more points than you",
    ),
    Family(
        "With fewer points than you",
        "feature",
        ["(<having>) (fewer | less) points than you [have | do]"],
        "has fewer points than you",
    ),
    Family(
        "With such a card",
        "feature",
        ["(<having>) [at least] (a | an | one | 1 | any) {such_card} (<there>)"],
        "has a(n) {such_card}",
    ),
    Family(
        "Without such a card",
        "feature",
        ["(<having>) no {such_cards} (<there>)", "without (a | an | any) {such_cards} (<there>)"],
        "has no {such_cards}",
    ),
    *of_whom("theirs"),
)

TERMS: Final = (
    Family(
        "Anybody uses an Artifact",
        "ability",
        ["User (<anybody>)", "(anyone | anybody) (may | can) use this [card | Artifact]"],
        "User: a Character",
        types=("Artifact",),
    ),
    Family(
        "The Character that a Condition lies on, as this one",
        "subject",
        ["this Character"],
        "that Character",
        types=("Condition",),
    ),
    Family(
        "Each Quality lowered",
        "text",
        ["{subject} (<have>) - {INT} to (<all stats>)", "{subject} (<have>) - {INT} (<all stats>)"],
        "{subject} has -{INT} Brains. {subject} has -{INT} Brawn. {subject} has -{INT} Bravery",
    ),
    Family(
        "Each Quality raised",
        "text",
        ["{subject} (<have>) + {INT} to (<all stats>)", "{subject} (<have>) + {INT} (<all stats>)"],
        "{subject} has +{INT} Brains. {subject} has +{INT} Brawn. {subject} has +{INT} Bravery",
    ),
    Family(
        "None of yours",
        "condition",
        [
            "you (have | control) no {such_cards} [in play]",
            "you (do not | don't) have (a | an | any) {such_cards} [in play]",
        ],
        "you have 0 or fewer {such_cards}",
    ),
    Family(
        "A card of the discard pile put on top of the deck",
        "deed",
        [
            (
                "(put | place | return) (a | an | one | 1 | any) {such_card} [of your choice] from your discard pile "
                "(on | onto | to) [the] top of (your deck | it)"
            ),
        ],
        "put a(n) {such_card} from your discard pile on top of your deck",
    ),
)

PARTIES: Final = (*WHO, *SAFE, *TERMS)

__all__ = ["PARTIES", "PARTS_OF_PARTIES"]
