"""Why something can't be chosen now: what it is, what the question asks for instead, and when it can be chosen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from timescoop.games.invasion import reasons
from timescoop.games.invasion.built.fields import DISCARDS
from timescoop.games.invasion.options import END_TURN, VERBS
from timescoop.games.invasion.table import END_GAME, NO_PLACE, Invasion
from timescoop.games.invasion.turn import ACTION, LAST_ACTION, PASS, act
from timescoop.kernel import (
    A_PLAYER,
    AN_AMOUNT,
    AN_ANSWER,
    IN_HAND,
    NO_WAY,
    NOBODY,
    QUESTION,
    UNKNOWN_THING,
    YOURS,
    NamedThing,
    Sought,
    told_instead,
)
from timescoop.language import SOUGHT_BY_TEXTS

OWN_SITE: Final = "it is a Location of yours"
THEIR_SITE: Final = "it is another player's Location"
THEIRS: Final = "it is another player's card in play"
KEPT: Final = "it is in your Reserve"
PILED: Final = "it is in the discard pile"
AWAY: Final = "you have no such card"
DEED: Final = "it is an action"
ENDING: Final = "it ends your turn"
ENDS_NOW: Final = "your turn is already ending"

OWN_TURN: Final = "You do actions in your own turn", "INV-TURN-02"
BEFORE_END: Final = "You do actions before you end your turn", "INV-TURN-02"
AFTERWARDS: Final = "Finish your current action first", "INV-TURN-05"
ONE_ACTION: Final = "In the End Game your turn is one action", "INV-END-06"
END_BY: Final = "If you are finished, end your turn", "INV-TURN-06"
PICK_UP_NOW: Final = "You can pick it up now", "INV-RESERVE-04"
PICK_UP_LATER: Final = "You can pick it up in your own turn", "INV-RESERVE-04"

ACTS: Final = ("play", "attack", "defend", "discard", "reserve", "buy")
STOPS: Final = ("done", "pass", "no")  # what people say who want to end their turn
SITES: Final = (OWN_SITE, THEIR_SITE)
SOUGHT: Final[dict[str, Sought]] = {  # what each question asks for, and what may be just that
    "invasion/action": Sought("an action, or to end your turn"),
    "invasion/end_game_action": Sought("your one action"),
    "invasion/defend": Sought("Defenders from your hand for one Location", (IN_HAND,)),
    "invasion/attack": Sought("Enemies from your hand for one attack", (IN_HAND,)),
    "invasion/reserve": Sought("one or two cards from your hand for your Reserve", (IN_HAND,)),
    "invasion/discard": Sought("one or two cards from your hand to discard", (IN_HAND,)),
    "invasion/buy": Sought("how many cards you buy", (AN_AMOUNT,)),
    "invasion/pass": Sought("cards from your hand to pass", (IN_HAND,)),
    "invasion/take_from": Sought("the player who pays a Time Point", (A_PLAYER,)),
    "invasion/may_retrieve": Sought("a card that saves your Defenders, or none", (IN_HAND, KEPT)),
    "invasion/changes_sides": Sought("the Defender who changes sides", (YOURS, THEIRS)),
    "invasion/may_pay": Sought("whether you pay for strength"),
    "invasion/loss": Sought("what your attack loses", (YOURS,)),
    "invasion/choose_destination": Sought("the Location that the attack moves to", SITES),
    "invasion/may_place_counter": Sought("whether you place a TARDIS counter"),
    "invasion/choose_defender_cost": Sought("a Defender to discard from your hand or Reserve", (IN_HAND, KEPT)),
    "invasion/choose_counters": Sought("a Location whose TARDIS counter returns, or to stop", SITES),
    "invasion/choose_attack": Sought("the Location of an attack that the card can affect", SITES),
    "invasion/choose_enemy": Sought("a card of the attack", (YOURS, THEIRS)),
    "invasion/refresh": Sought("cards from your hand to exchange", (IN_HAND,)),
    "invasion/choose_player": Sought("the player whom the text means", (A_PLAYER,)),
    "invasion/choose_payer": Sought("the player from whom you take Time Points", (A_PLAYER,)),
    "invasion/give_up": Sought("cards from your hand to discard", (IN_HAND,)),
    "invasion/choose_from_pile": Sought("a card of the discard pile that fits the text", (PILED,)),
    "invasion/search": Sought("a card of the deck that fits the text, or none", (AWAY, IN_HAND)),
    "invasion/keep_of_top": Sought("which of the cards you see you keep", (AWAY,)),
    "invasion/choose_place": Sought("a Location that the text can affect", SITES),
    "invasion/choose_own_place": Sought("a Location of yours that the text can affect", (OWN_SITE,)),
    "invasion/choose_defender": Sought("a Defender on the Location", (YOURS, THEIRS)),
    "invasion/choose_site": Sought("the Location that the Defender moves to", SITES),
    "invasion/with_which_place": Sought("the Location with which Defenders are swapped", (OWN_SITE,)),
    "invasion/your_choice": Sought("a card of the hand that you see", (AWAY, IN_HAND)),
    "invasion/yours_given": Sought("a card from your hand to give away", (IN_HAND,)),
    "invasion/yours_laid": Sought("a card from your hand for the deck", (IN_HAND,)),
    "invasion/your_payment": Sought("how many Time Points you pay", (AN_AMOUNT,)),
    "invasion/yours_sought": Sought("a card that fits the text, of those you see", (AWAY, IN_HAND, PILED)),
    "invasion/yours_ordered": Sought("the order of the cards that you see", (AWAY,)),
    "invasion/yours_split": Sought("one of the two things that a card says"),
    "invasion/yours_named": Sought("the card that you name", (AWAY,)),
    "invasion/yours_where": Sought("where the text moves it to", SITES),
    "invasion/yours_which": Sought("a card on the Location that fits the text", (YOURS, THEIRS)),
    "invasion/yours_which_place": Sought("a Location with a card that fits the text", SITES),
    "invasion/yours_zshown": Sought("a face-down card of yours to turn face-up, or none", (YOURS,)),
    **SOUGHT_BY_TEXTS,
}


class Named(NamedTuple):
    """What some words name without their verb: a kind, a place, a player; NOBODY, NO_PLACE and False for none."""

    kind: int
    place: int
    player: bool


def why_others(table: Invasion, seat: int, wanted: str, named: Named, clause: str) -> str | None:
    """What is chosen now instead of what is wanted; None for words that mean nothing here, or a question unknown."""
    asked = QUESTION[table.question_of(seat)]
    if asked == "invasion/buy" and wanted in STOPS:
        return reasons.AT_LEAST_ONE
    return told_instead(what_it_is(table, seat, wanted, named), SOUGHT.get(asked), clause)


def what_it_is(table: Invasion, seat: int, wanted: str, named: Named) -> NamedThing:
    """What some words name, and when such a thing can be chosen, with its clause; nothing for unknown words."""
    if wanted == VERBS[END_TURN]:
        ends = table.question_of(seat) == PASS
        return NamedThing(ENDS_NOW) if ends else NamedThing(ENDING, *action_way(table, seat))
    if is_action(wanted, named):
        return NamedThing(DEED, *action_way(table, seat))
    return answer_named(table, seat, wanted) or thing_named(table, seat, named)


def answer_named(table: Invasion, seat: int, wanted: str) -> NamedThing | None:
    """What words are that answer some question and name no card, place or player; None for others."""
    if wanted.isdecimal():
        return NamedThing(AN_AMOUNT)
    if not is_answer(table, wanted):
        return None
    stops = table.question_of(seat) == ACTION and wanted in STOPS
    return NamedThing(AN_ANSWER, *(END_BY if stops else NO_WAY))


def thing_named(table: Invasion, seat: int, named: Named) -> NamedThing:
    """What a player, a place or a card is to a seat."""
    if named.player:
        return NamedThing(A_PLAYER)
    if named.place != NO_PLACE:
        own = table.place_seat[named.place] == seat
        return NamedThing(OWN_SITE if own else THEIR_SITE, *action_way(table, seat))
    return UNKNOWN_THING if named.kind == NOBODY else card_named(table, seat, named.kind)


def is_action(wanted: str, named: Named) -> bool:
    """Whether words are an action, alone or with what it is done with."""
    verb, _, rest = wanted.partition(" ")
    return verb in ACTS and (not rest or named.kind != NOBODY or named.place != NO_PLACE)


def is_answer(table: Invasion, wanted: str) -> bool:
    """Whether words are an option of some question: "done", "no", a card by its position, whose Time Point."""
    if wanted in STOPS or wanted.startswith("take from ") or wanted.removeprefix("card ").isdecimal():
        return True
    return any([wanted in block.words for block in table.deal.book.parts if block.words])


def action_way(table: Invasion, seat: int) -> tuple[str, str]:
    """INV-TURN-02, INV-TURN-05, INV-END-06: when a seat that is asked something can do an action."""
    question = table.question_of(seat)
    if question in (ACTION, LAST_ACTION):
        return NO_WAY
    if seat != table.turn:
        return OWN_TURN
    if question == PASS:
        return BEFORE_END
    if table.phase == END_GAME:
        return ONE_ACTION
    return AFTERWARDS if any([rule is act for rule, _ in table.agenda]) else NO_WAY


def card_named(table: Invasion, seat: int, kind: int) -> NamedThing:
    """What a card is to a seat, which knows its own cards and those that lie face-up."""
    if kind in table.hand_kinds(seat):
        return NamedThing(IN_HAND, *action_way(table, seat))
    if kind in [table.kind[copy] for copy in table.face_down(seat)]:
        now = table.deal.book.pick_up.option(kind) in table.options(seat)
        return NamedThing(KEPT, *(PICK_UP_NOW if now else NO_WAY if seat == table.turn else PICK_UP_LATER))
    there = [owner for owner, copy in cards_in_play(table, seat) if table.kind[copy] == kind]
    if there:
        return NamedThing(YOURS if seat in there else THEIRS)
    return NamedThing(PILED if kind in [table.kind[copy] for copy in table.zones[DISCARDS]] else AWAY)


def cards_in_play(table: Invasion, seat: int) -> Iterator[tuple[int, int]]:
    """The cards on Locations and face-up in Reserves that a seat knows, each with whose it is."""
    for place, owner in enumerate(table.place_seat):
        for of, copies in ((owner, table.defence(place)), (table.attacker(place), table.attack(place))):
            yield from ((of, copy) for copy in copies if table.knows(seat, copy))
    for owner in range(table.seats):
        yield from ((owner, copy) for copy in table.reserve(owner) if table.up[copy])
