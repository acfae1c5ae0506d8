"""Why something is none of the choices of a question: what it is, what is chosen instead, and when it can be chosen.

Every reason follows from the words, the question, the seat's own hand and the cards in play, so it is the same in all
worlds that the seat can't tell apart.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from timescoop.games.ccg.play.bangs import is_at_once
from timescoop.games.ccg.pool import SPACETIME
from timescoop.games.ccg.table import MOTION, PLAY, Ccg
from timescoop.kernel import (
    QUESTION,
    QUESTION_CLAUSE,
    UNKNOWN_THING,
    NamedThing,
    Sought,
    told_chosen,
    told_instead,
)

HELD: Final = "it is in your hand"
OWN: Final = "it is a card of yours in play"
THEIRS: Final = "another player controls it"
SITE: Final = "it is a Spacetime card in play"
AWAY: Final = "it is neither in your hand nor in play"
PLAYER: Final = "it is a player's name"
OTHER: Final = "it answers another question"

BY_VERB: Final = {  # how the words of an option begin, and what is so of all such options
    "attempt ": "you make attempts in the second part of your turn",
    "take ": "you take over Artifacts in the second part of your turn",
    "vortex of ": "you use Vortex icons in your own turn, while you play cards or put them into motion",
}
TEXT_OF_CARD: Final = "you use game texts in the second part of your turn, or where they respond to something"
PLAYED_FIRST: Final = "You play such cards in the first part of your turn", "CCG-TURN-01"
PLAYED_AT_ONCE: Final = "You can play it when its text allows", "CCG-TURN-05"
USED_SECOND: Final = "You use cards in play in the second part of your turn", "CCG-TURN-02"
NO_WAY: Final = "", ""

CARDS: Final = (OWN, THEIRS, SITE)
SOUGHT: Final[dict[str, Sought]] = {  # what each question asks for, and what may be just that
    "ccg/line": Sought("Spacetime cards of your deck for your line", (AWAY,)),
    "ccg/setup": Sought("cards of your deck that you can play in Set-Up with your crew", (AWAY,)),
    "ccg/setup_host": Sought("what the Condition can go on", CARDS),
    "ccg/first_landing": Sought("a Spacetime card where your TARDIS can start", (SITE,)),
    "ccg/first_goal": Sought("a Goal of your deck that your line accepts", (AWAY,)),
    "ccg/goal_place": Sought("a Spacetime card of yours that accepts the Goal", (SITE,)),
    "ccg/play": Sought("a card of your hand that you can play now", (HELD,)),
    "ccg/with": Sought("cards of your hand that you can play together now", (HELD,)),
    "ccg/where": Sought("where the card goes", CARDS),
    "ccg/where_now": Sought("where the text of the card happens", CARDS),
    "ccg/motion": Sought("what you put into motion now", CARDS),
    "ccg/team": Sought("unfrozen Characters of yours for this attempt", (OWN,)),
    "ccg/answer": Sought("a response, or to pass", (OWN,)),
    "ccg/interrupt": Sought("a response, or to pass", (OWN,)),
    "ccg/which_first": Sought("which of your texts works first", (OWN,)),
    "ccg/your_choice": Sought("a card of the hand that you see", (AWAY,)),
    "ccg/your_exchange": Sought("cards of your hand to exchange", (HELD,)),
    "ccg/your_under": Sought("a card to put under your deck", (HELD, AWAY)),
    "ccg/your_opponent": Sought("the opponent whose hand you look at", (PLAYER,)),
    "ccg/your_top": Sought("which of the cards you see you keep", (AWAY,)),
    "ccg/yours_kept": Sought("which of the cards you see you keep", (AWAY,)),
    "ccg/yours_sought": Sought("a card that fits the text, of those you see", (AWAY,)),
    "ccg/yours_whom": Sought("the opponent whose hand you look at", (PLAYER,)),
    "ccg/yourself_from_hand": Sought("a card of your hand that fits the text", (HELD,)),
    "ccg/yourself_whose_deck": Sought("the opponent whose deck you look at", (PLAYER,)),
    "ccg/yours_again": Sought("a card of your discard pile to play", (AWAY,)),
    "ccg/fight_side": Sought("which of your groups fights"),
    "ccg/foe": Sought("an opponent with Characters to fight there", (PLAYER,)),
    "ccg/journey": Sought("where your TARDIS moves, or whether it stays", (SITE, OWN)),
    "ccg/landing": Sought("another Spacetime card for your TARDIS to move to", (SITE,)),
    "ccg/passengers": Sought("your Characters beside the TARDIS for whom it has room", (OWN,)),
    "ccg/luggage": Sought("your Artifacts beside the TARDIS to take along", (OWN,)),
    "ccg/taken": Sought("your Characters beside the TARDIS for whom it has room", (OWN,)),
    "ccg/escape": Sought("where your TARDIS escapes to, or whether it stays", (SITE,)),
    "ccg/refugees": Sought("your Characters beside the TARDIS for whom it has room", (OWN,)),
    "ccg/shore": Sought("a Spacetime card for your crew", (SITE,)),
    "ccg/refresh": Sought("a card of your hand to discard, or to keep them all", (HELD,)),
    "ccg/discard": Sought("a card of your hand to discard", (HELD,)),
    "ccg/search": Sought("a card of your deck that fits the text", (AWAY, HELD)),
    "ccg/arrange": Sought("the order of the cards that you draw", (AWAY,)),
    "ccg/pick": Sought("one of the cards that the text can affect", (*CARDS, HELD, AWAY)),
    "ccg/destination": Sought("where the text moves cards to", (SITE,)),
    "ccg/who": Sought("the opponent whom the text means", (PLAYER,)),
    "ccg/points_from": Sought("the opponent from whom you take points", (PLAYER,)),
    "ccg/whose_hand": Sought("an opponent who has cards in hand", (PLAYER,)),
    "ccg/word": Sought("a word that the card may name"),
    "ccg/return": Sought("a card of your discard pile to take back", (AWAY,)),
    "ccg/play_under": Sought("one of the cards under another, to play it", (AWAY,)),
    "ccg/version": Sought("another version of the card, from your hand", (HELD,)),
    "language/may": Sought("whether you use the text of a card"),
    "language/choose": Sought("one of the two things that a card says"),
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
    if asked not in SOUGHT:
        return None
    if (asked, wanted) in TOO_EARLY:
        return TOO_EARLY[asked, wanted]
    clause = QUESTION_CLAUSE[question]
    if is_chosen(table, named):
        return told_chosen(clause)
    return told_instead(what_it_is(table, seat, wanted, named, names), SOUGHT[asked], clause)


def is_chosen(table: Ccg, named: Named) -> bool:
    """Whether a card is among those that the seat has chosen so far, where it chooses several."""
    book = table.deal.book
    chosen = [book.decode(option) for option in table.picks]
    return any([target in (named.copies if block is book.card else named.kinds) for block, target in chosen])


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
        return NamedThing(HELD, *when_played(table, seat, mine[0])) if mine else NamedThing(AWAY)
    if is_text(table, named.said):
        return NamedThing(TEXT_OF_CARD)
    if wanted in [name.lower() for name in names]:
        return NamedThing(PLAYER)
    return NamedThing(OTHER) if is_answer(table, wanted) else UNKNOWN_THING


def card_in_play(table: Ccg, seat: int, copies: Sequence[int]) -> NamedThing:
    """What a card in play is to a seat."""
    if all([table.pool.type[table.kind[copy]] == SPACETIME for copy in copies]):
        return NamedThing(SITE)
    if all([table.holder[copy] != seat for copy in copies]):
        return NamedThing(THEIRS)
    now = table.turn == seat and table.part == MOTION
    return NamedThing(OWN, *(NO_WAY if now else USED_SECOND))


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
