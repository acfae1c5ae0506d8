"""Why something can't be chosen now: what it is, what the question asks for instead, and when it can be chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from timescoop.games.ccg.play.bangs import is_at_once
from timescoop.games.ccg.pool import SPACETIME
from timescoop.games.ccg.table import MOTION, PLAY, Ccg
from timescoop.kernel import (
    A_PLAYER,
    AN_ANSWER,
    ANOTHERS,
    IN_HAND,
    NO_WAY,
    OUT_OF_SIGHT,
    QUESTION,
    QUESTION_CLAUSE,
    UNKNOWN_THING,
    YOURS,
    NamedThing,
    Sought,
    is_picked,
    told_instead,
)
from timescoop.language import SOUGHT_BY_TEXTS

SITE: Final = "it is a Spacetime card in play"

BY_VERB: Final = {  # how the words of an option begin, and what is so of all such options
    "attempt ": "you make attempts in the second part of your turn",
    "take ": "you take over Artifacts in the second part of your turn",
    "vortex of ": "you use Vortex icons in your own turn, while you play cards or put them into motion",
}
TEXT_OF_CARD: Final = "you use game texts in the second part of your turn, or where they respond to something"
PLAYED_FIRST: Final = "You play such cards in the first part of your turn", "CCG-TURN-01"
PLAYED_AT_ONCE: Final = "You can play it when its text allows", "CCG-TURN-05"
USED_SECOND: Final = "You use cards in play in the second part of your turn", "CCG-TURN-02"

CARDS: Final = (YOURS, ANOTHERS, SITE)
SOUGHT: Final[dict[str, Sought]] = {  # what each question asks for, and what may be just that
    "ccg/line": Sought("Spacetime cards of your deck for your line", (OUT_OF_SIGHT,)),
    "ccg/setup": Sought("cards of your deck that you can play in Set-Up with your crew", (OUT_OF_SIGHT,)),
    "ccg/setup_host": Sought("what the Condition can go on", CARDS),
    "ccg/first_landing": Sought("a Spacetime card where your TARDIS can start", (SITE,)),
    "ccg/first_goal": Sought("a Goal of your deck that your line accepts", (OUT_OF_SIGHT,)),
    "ccg/goal_place": Sought("a Spacetime card of yours that accepts the Goal", (SITE,)),
    "ccg/play": Sought("a card from your hand that you can play now", (IN_HAND,)),
    "ccg/with": Sought("cards from your hand that you can play together now", (IN_HAND,)),
    "ccg/where": Sought("where the card goes", CARDS),
    "ccg/where_now": Sought("where the text of the card happens", CARDS),
    "ccg/motion": Sought("what you put into motion now", CARDS),
    "ccg/team": Sought("unfrozen Characters of yours for this attempt", (YOURS,)),
    "ccg/answer": Sought("a response, or to pass", (YOURS,)),
    "ccg/interrupt": Sought("a response, or to pass", (YOURS,)),
    "ccg/which_first": Sought("which of your texts works first", (YOURS,)),
    "ccg/your_choice": Sought("a card of the hand that you see", (OUT_OF_SIGHT,)),
    "ccg/your_exchange": Sought("cards from your hand to exchange", (IN_HAND,)),
    "ccg/your_under": Sought("a card to put under your deck", (IN_HAND, OUT_OF_SIGHT)),
    "ccg/your_opponent": Sought("the opponent whose hand you look at", (A_PLAYER,)),
    "ccg/your_top": Sought("which of the cards you see you keep", (OUT_OF_SIGHT,)),
    "ccg/yours_kept": Sought("which of the cards you see you keep", (OUT_OF_SIGHT,)),
    "ccg/yours_sought": Sought("a card that fits the text, of those you see", (OUT_OF_SIGHT,)),
    "ccg/yours_whom": Sought("the opponent whose hand you look at", (A_PLAYER,)),
    "ccg/yourself_from_hand": Sought("a card from your hand that fits the text", (IN_HAND,)),
    "ccg/yourself_whose_deck": Sought("the opponent whose deck you look at", (A_PLAYER,)),
    "ccg/yours_again": Sought("a card of your discard pile to play", (OUT_OF_SIGHT,)),
    "ccg/fight_side": Sought("which of your groups fights"),
    "ccg/foe": Sought("an opponent with Characters to fight there", (A_PLAYER,)),
    "ccg/journey": Sought("where your TARDIS moves, or whether it stays", (SITE, YOURS)),
    "ccg/landing": Sought("another Spacetime card for your TARDIS to move to", (SITE,)),
    "ccg/passengers": Sought("your Characters beside the TARDIS for whom it has room", (YOURS,)),
    "ccg/luggage": Sought("your Artifacts beside the TARDIS to take along", (YOURS,)),
    "ccg/taken": Sought("your Characters beside the TARDIS for whom it has room", (YOURS,)),
    "ccg/escape": Sought("where your TARDIS escapes to, or whether it stays", (SITE,)),
    "ccg/refugees": Sought("your Characters beside the TARDIS for whom it has room", (YOURS,)),
    "ccg/shore": Sought("a Spacetime card for your crew", (SITE,)),
    "ccg/refresh": Sought("a card from your hand to discard, or to keep them all", (IN_HAND,)),
    "ccg/discard": Sought("a card from your hand to discard", (IN_HAND,)),
    "ccg/search": Sought("a card of your deck that fits the text", (OUT_OF_SIGHT, IN_HAND)),
    "ccg/arrange": Sought("the order of the cards that you draw", (OUT_OF_SIGHT,)),
    "ccg/pick": Sought("one of the cards that the text can affect", (*CARDS, IN_HAND, OUT_OF_SIGHT)),
    "ccg/destination": Sought("where the text moves cards to", (SITE,)),
    "ccg/who": Sought("the opponent whom the text means", (A_PLAYER,)),
    "ccg/points_from": Sought("the opponent from whom you take points", (A_PLAYER,)),
    "ccg/whose_hand": Sought("an opponent who has cards in hand", (A_PLAYER,)),
    "ccg/word": Sought("a word that the card may name"),
    "ccg/return": Sought("a card of your discard pile to take back", (OUT_OF_SIGHT,)),
    "ccg/play_under": Sought("one of the cards under another, to play it", (OUT_OF_SIGHT,)),
    "ccg/version": Sought("another version of the card, from your hand", (IN_HAND,)),
    **SOUGHT_BY_TEXTS,
}
TOO_EARLY: Final = {  # an option that a question has in other positions only
    ("ccg/team", "done"): "choose a Character for the attempt first (CCG-AMB-35)",
    ("ccg/passengers", "done"): "a Timelord must travel in the TARDIS: choose one first (CCG-TARDIS-07)",
    ("ccg/with", "done"): "choose a card to play first (CCG-COST-04)",
    ("ccg/play", "together"): "you need two cards in hand, one of which you can play now (CCG-COST-04)",
    ("ccg/search", "done"): "you must take a card that fits the text (CCG-VORTEX-05)",
    ("ccg/search", "no"): "there is a card that fits the text: choose it (CCG-VORTEX-05)",
}


class Named(NamedTuple):
    """What some words name: what they say without a verb, the kinds of that name, and the cards in play among them."""

    said: str
    kinds: Sequence[int]
    copies: Sequence[int]


def why_others(table: Ccg, seat: int, wanted: str, named: Named, names: Sequence[str]) -> str | None:
    """What is chosen now instead of what is wanted; None for words that mean nothing here, or a question unknown."""
    question = table.question_of(seat)
    asked = QUESTION[question]
    if (asked, wanted) in TOO_EARLY:
        return TOO_EARLY[asked, wanted]
    chosen = is_picked(table.deal.book, table.picks, named.copies, named.kinds)
    thing = what_it_is(table, seat, wanted, named, names)
    return told_instead(thing, SOUGHT.get(asked), QUESTION_CLAUSE[question], chosen=chosen)


def what_it_is(table: Ccg, seat: int, wanted: str, named: Named, names: Sequence[str]) -> NamedThing:
    """What some words name, and when such a thing can be chosen, with its clause; nothing for unknown words."""
    for verb, told in BY_VERB.items():
        if wanted.startswith(verb) and named.kinds:
            return NamedThing(told)
    if named.copies:
        return card_in_play(table, seat, named.copies)
    if named.kinds:
        held = [table.kind[copy] for copy in (*table.hand(seat), *table.side_hand(seat))]
        mine = [kind for kind in named.kinds if kind in held]
        return NamedThing(IN_HAND, *when_played(table, seat, mine[0])) if mine else NamedThing(OUT_OF_SIGHT)
    if is_text(table, named.said):
        return NamedThing(TEXT_OF_CARD)
    if wanted in [name.lower() for name in names]:
        return NamedThing(A_PLAYER)
    return NamedThing(AN_ANSWER) if is_answer(table, wanted) else UNKNOWN_THING


def card_in_play(table: Ccg, seat: int, copies: Sequence[int]) -> NamedThing:
    """What a card in play is to a seat."""
    if all([table.pool.type[table.kind[copy]] == SPACETIME for copy in copies]):
        return NamedThing(SITE)
    if all([table.holder[copy] != seat for copy in copies]):
        return NamedThing(ANOTHERS)
    now = table.turn == seat and table.part == MOTION
    return NamedThing(YOURS, *(NO_WAY if now else USED_SECOND))


def when_played(table: Ccg, seat: int, kind: int) -> tuple[str, str]:
    """CCG-TURN-01, CCG-TURN-05: when a card of the hand can be played."""
    if is_at_once(table, kind):
        return PLAYED_AT_ONCE
    return NO_WAY if table.turn == seat and table.part == PLAY else PLAYED_FIRST


def is_text(table: Ccg, said: str) -> bool:
    """Whether words name a card in play and go on, as options do that use one of its texts."""
    head = said.partition(": ")[0]
    return head != said and any([table.pool.name[table.kind[copy]].lower() in head for copy in table.holder])


def is_answer(table: Ccg, wanted: str) -> bool:
    """Whether words are an option of some question: an amount, "done", "no"."""
    return any([wanted in [word.lower() for word in block.words] for block in table.deal.book.parts if block.words])
