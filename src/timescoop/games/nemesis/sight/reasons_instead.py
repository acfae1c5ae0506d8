"""Why something can't be chosen now: what it is, what the question asks for instead, and when it can be chosen."""

from __future__ import annotations

from typing import Final, NamedTuple

from timescoop.games.nemesis.instants import waits_for_nothing
from timescoop.games.nemesis.pool import ACTIONS, CORNERS, NONE
from timescoop.games.nemesis.steps.acting import printed_action
from timescoop.games.nemesis.table import MINION, Nemesis
from timescoop.kernel import (
    A_PLAYER,
    AN_AMOUNT,
    AN_ANSWER,
    ANOTHERS,
    IN_HAND,
    NO_WAY,
    NOBODY,
    NOWHERE,
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
from timescoop.language import SOUGHT_BY_TEXTS, write

CAPTURED: Final = "it is a Captured Doctor, whom nobody controls"
SITE: Final = "it is a Location"
TOKENED: Final = "it is the Location of your Nemesis token"
SIDE: Final = "it is a side of a Nemesis board"
PASSING: Final = "you pass Actions in your own Action Step"
TEXT_OF_CARD: Final = "it is a text of a card or a board, which works at its own time"

INSTANT_LATER: Final = "You can play it at the moment that its text names", "NEM-INSTANT-04"
NEEDS_ACTION: Final = "It needs an Action or a card that lets you play it", "NEM-INSTANT-01"
MINION_LATER: Final = "You can play a Minion in your Minion Step", "NEM-MINION-02"
MOVED_LATER: Final = "You can move a Minion in your Minion Step", "NEM-MINION-02"
ANY_TIME: Final = "You can play it whenever Instants can be played", "NEM-AMB-05"
ACTIONS_LATER: Final = "You use the Actions of a Location in your own turn", "NEM-ACTION-01"

PLACES: Final = (SITE, TOKENED)
CARDS: Final = (YOURS, ANOTHERS, CAPTURED)
SOUGHT: Final[dict[str, Sought]] = {  # what each question asks for, and what may be just that
    "nemesis/side": Sought("your Nemesis and a side of its board", (SIDE,)),
    "nemesis/instant": Sought("an Instant from your hand, or to pass"),
    "nemesis/option": Sought("one of the things that the Instant can do"),
    "nemesis/use_rule": Sought("a rule for the Start Step, or to go on"),
    "nemesis/use_last": Sought("a rule for the End Step, or to go on"),
    "nemesis/control": Sought("another Location of your board for your Nemesis token", (SITE,)),
    "nemesis/minion": Sought("a Minion to play or to move, or neither"),
    "nemesis/march": Sought("the Location that the Minion moves to", PLACES),
    "nemesis/where": Sought("the Location where you play the Character", PLACES),
    "nemesis/attach": Sought("what the card is attached to", (*CARDS, *PLACES)),
    "nemesis/initiate": Sought("the Location of a Conflict, or none", PLACES),
    "nemesis/hunt": Sought("the Location of a Conflict", PLACES),
    "nemesis/commit": Sought("how much Power you commit", (AN_AMOUNT,)),
    "nemesis/declare": Sought("a Conflict rule, or to pass"),
    "nemesis/displace": Sought("whether you displace the losers"),
    "nemesis/send": Sought("the Location that the card is sent to", PLACES),
    "nemesis/save": Sought("the card that saves another", CARDS),
    "nemesis/action": Sought("an Action to take or to pass"),
    "nemesis/play": Sought("a card from your hand that the Action lets you play"),
    "nemesis/discard": Sought("a card from your hand to discard", (IN_HAND,)),
    "nemesis/tidy": Sought("cards from your hand to discard", (IN_HAND,)),
    "nemesis/retrieve": Sought("a card of your discard pile that the text lets you retrieve", (OUT_OF_SIGHT,)),
    "nemesis/search": Sought("a card of your deck that the text lets you take", (OUT_OF_SIGHT, IN_HAND)),
    "nemesis/target": Sought("one of the cards that the text can affect", CARDS),
    "nemesis/destination": Sought("the Location that the card moves to", PLACES),
    "nemesis/who": Sought("the opponent whom the text means", (A_PLAYER,)),
    "nemesis/at_whom": Sought("the opponent whom the text means", (A_PLAYER,)),
    "nemesis/from_hand": Sought("a card of the hand that you see", (OUT_OF_SIGHT, IN_HAND)),
    "nemesis/retrieve_up_to": Sought("a card of your discard pile that the text lets you retrieve", (OUT_OF_SIGHT,)),
    "nemesis/your_exchange": Sought("cards from your hand to exchange", (IN_HAND,)),
    "nemesis/your_top": Sought("which of the cards you see you keep", (OUT_OF_SIGHT,)),
    "nemesis/yours_aimed": Sought("an opponent in the Conflict", (A_PLAYER,)),
    "nemesis/yours_recalled": Sought("a card of your discard pile to play", (OUT_OF_SIGHT,)),
    "nemesis/yours_sold": Sought("a card from your hand to discard", (IN_HAND,)),
    "nemesis/yours_sorted": Sought("the order of the cards that you see", (OUT_OF_SIGHT,)),
    "nemesis/yours_summoned": Sought("an opponent in the Conflict", (A_PLAYER,)),
    "nemesis/yours_taken": Sought("which of the cards you see you take", (OUT_OF_SIGHT,)),
    "nemesis/yours_thrown": Sought("whether you roll your die again"),
    "nemesis/yours_told": Sought("one of the cards that the text can affect", CARDS),
    "nemesis/yours_traded": Sought("one of the cards that the text can affect", CARDS),
    "nemesis/yours_tucked": Sought("a card to put into your deck", (IN_HAND, OUT_OF_SIGHT)),
    "nemesis/yours_weighed": Sought("how much Power you spend", (AN_AMOUNT,)),
    "nemesis/yours_whereabouts": Sought("a Location that the text can affect", PLACES),
    "nemesis/yours_zgiven": Sought("a card from your hand to give away", (IN_HAND,)),
    "nemesis/yours_zgiven_to": Sought("the opponent who gets your cards", (A_PLAYER,)),
    "nemesis/yours_zoned": Sought("what to move, and where", (*CARDS, *PLACES)),
    "nemesis/yours_zsaved": Sought("the card that saves another", CARDS),
    "nemesis/yours_ztaken": Sought("a card of the hand that you see", (OUT_OF_SIGHT, IN_HAND)),
    "nemesis/choose_location": Sought("a Location that the text can affect", PLACES),
    "nemesis/blink": Sought("a Blink rule, or to stop"),
    "nemesis/whose_first": Sought("whose rule works first", (A_PLAYER,)),
    "nemesis/which_first": Sought("which of your rules works first"),
    **SOUGHT_BY_TEXTS,
}


class Named(NamedTuple):
    """What the words name: a kind, cards in play, a Location, a player; NOBODY or empty if nothing."""

    said: str
    kind: int
    copies: list[int]
    place: int
    player: bool


def why_others(table: Nemesis, seat: int, wanted: str, named: Named) -> str | None:
    """The reason, with what the question asks for; None for unknown words or questions."""
    question = table.question_of(seat)
    chosen = is_picked(table.deal.book, table.picks, named.copies, [named.kind])
    thing = what_it_is(table, seat, wanted, named)
    return told_instead(thing, SOUGHT.get(QUESTION[question]), QUESTION_CLAUSE[question], chosen=chosen)


def what_it_is(table: Nemesis, seat: int, wanted: str, named: Named) -> NamedThing:
    """What the words name, and when that can be chosen, with its clause; None for unknown words."""
    if wanted.startswith("pass: "):
        return NamedThing(PASSING)
    if named.place != NOBODY:
        thing = TOKENED if named.place == table.token_place(seat) else SITE
        return NamedThing(thing, *(NO_WAY if seat == table.turn else ACTIONS_LATER))
    if named.kind in table.hand_kinds(seat):
        return NamedThing(IN_HAND, *when_played(table, named.kind))
    if named.copies:
        return card_in_play(table, seat, named.copies)
    return NamedThing(OUT_OF_SIGHT) if named.kind != NOBODY else words_alone(table, wanted, named)


def words_alone(table: Nemesis, wanted: str, named: Named) -> NamedThing:
    """What the words are, if they name no card and no Location."""
    said = named.said
    if named.player:
        return NamedThing(A_PLAYER)
    if said.isdigit():
        return NamedThing(AN_AMOUNT)
    if said in [side.lower() for side in table.pool.sides]:
        return NamedThing(SIDE)
    if is_text(table, wanted):
        return NamedThing(TEXT_OF_CARD)
    parts = table.deal.book.parts
    found = any([wanted in [word.lower() for word in block.words] for block in parts if block.words])
    return NamedThing(AN_ANSWER) if found else UNKNOWN_THING


def card_in_play(table: Nemesis, seat: int, copies: list[int]) -> NamedThing:
    """What a card in play is, from the point of view of a seat."""
    controllers = [table.controller(copy) if copy in table.holder else NOWHERE for copy in copies]
    if seat in controllers:
        moves = table.step != MINION and any([table.is_type(copy, table.pool.minion) for copy in copies])
        return NamedThing(YOURS, *(MOVED_LATER if moves else NO_WAY))
    return NamedThing(CAPTURED if all([each == NOWHERE for each in controllers]) else ANOTHERS)


def when_played(table: Nemesis, kind: int) -> tuple[str, str]:
    """NEM-INSTANT-04, NEM-INSTANT-01, NEM-MINION-02: when a card of the hand can be played."""
    traits, pool = table.pool.traits[kind], table.pool
    if traits & pool.instant:
        return ANY_TIME if waits_for_nothing(table, kind) else INSTANT_LATER
    return MINION_LATER if traits & pool.minion else NEEDS_ACTION


def is_text(table: Nemesis, wanted: str) -> bool:
    """Whether words are an Action of a Location, or begin with a card in play or a board, as its texts do."""
    head = wanted.partition(": ")[0]
    if head != wanted and any([table.pool.name[table.kind[copy]].lower() in head for copy in table.holder]):
        return True
    boards = [table.pool.boards[side] for side in table.sides if side != NONE]
    if head in [board["rule"].lower() for board in boards]:
        return True
    placed = [place for place in table.places() if table.sides[place // CORNERS] != NONE]
    actions = [write(printed_action(table, place, which)) for place in placed for which in range(ACTIONS)]
    return wanted.removesuffix(" (1)").removesuffix(" (2)") in [action.lower() for action in actions]
