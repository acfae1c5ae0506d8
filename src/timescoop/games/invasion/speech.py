"""The words of options, and why something is not allowed."""

from __future__ import annotations

from collections.abc import Sequence

from timescoop.games.invasion import reasons
from timescoop.games.invasion.options import BUY, END_TURN, MOST, VERBS
from timescoop.games.invasion.phrases.players import CHOOSE_PLAYER
from timescoop.games.invasion.pool import LOCATION
from timescoop.games.invasion.reasons import FLOOR, NAME_ONE, NO_ANSWER, NOT_ASKED, NOT_YOURS, OPEN
from timescoop.games.invasion.reasons_instead import ACTS, STOPS, Named, why_others
from timescoop.games.invasion.refusals import bar_of
from timescoop.games.invasion.table import ACTIONS, NO_PLACE, Invasion
from timescoop.games.invasion.turn import ACTION, LAST_ACTION, PASS
from timescoop.kernel import NOBODY, QUESTION, QUESTION_CLAUSE
from timescoop.language import RESERVED, hand_words


def words(table: Invasion, seat: int, option: int, names: Sequence[str]) -> str:
    """An option as a seat reads it and may type it: `play Egypt`, `attack Deva Loka (Tom)`, `Jamie`, `done`.

    Args:
        table: The table that offers it.
        seat: Who is asked.
        option: A number of the option book.
        names: The names of the seats.
    """
    by_hand = hand_words(table, option, names)
    if by_hand:
        return by_hand
    book = table.deal.book
    block, target = book.decode(option)
    if block is book.seat:
        return names[target] if table.question_of(seat) == CHOOSE_PLAYER else f"take from {names[target]}"
    if block is book.card:
        return f"card {target + 1}"
    if block in (book.kind, book.play, book.pick_up):
        return before(table, option) + table.pool.name[target]
    if block in (book.defend, book.attack, book.place):
        place = table.lines[seat][target] if block is book.defend else table.lines[target][block.part(option)]
        return before(table, option) + place_name(table, place, names)
    return book.plain_words(option)


def before(table: Invasion, option: int) -> str:
    """What stands before the name of a card or a place: its verb, unless the question says enough."""
    verb = table.deal.book.verb(option)
    return "" if verb == "choose" else verb.replace("-", " ") + " "


def reason_of(table: Invasion, option: int) -> str:
    """INV-TURN-03: the key of why an option is allowed: by a card's type, and by how many seats end a turn."""
    book = table.deal.book
    verb = book.verb(option)
    verb = "two-seats-end-turn" if verb == "end-turn" and table.deal.two_seats else verb  # INV-2P-02
    if verb != "play":
        return verb
    return "play-location" if table.pool.type[book.play.target(option)] == LOCATION else "play-support"


def place_name(table: Invasion, place: int, names: Sequence[str]) -> str:
    """The name of a place: its Location's, with the owner where two share it, numbered where one owner has both."""
    kind = table.kind[table.place_card[place]]
    owner = table.place_seat[place]
    same = [p for p, copy in enumerate(table.place_card) if table.kind[copy] == kind]
    plain = table.pool.name[kind]
    if len(same) == 1:
        return plain
    own = [p for p in same if table.place_seat[p] == owner]
    number = f" {own.index(place) + 1}" if len(own) > 1 else ""
    return f"{plain}{number} ({names[owner]})"


def why_not(table: Invasion, seat: int, wanted: str, names: Sequence[str]) -> str | None:
    """Why a seat can't give an answer, in a sentence with its clause; None if it is just not asked for."""
    if seat not in table.waiting():
        return NOT_ASKED
    at_rest = table.question_of(seat) in (ACTION, LAST_ACTION)
    verb, _, rest = wanted.lower().partition(" ")
    place = find_place(table, rest, names)
    if at_rest and verb == "defend" and place != NO_PLACE and table.place_seat[place] != seat:
        return NOT_YOURS
    for option in meant_by_action(table, seat, wanted, names) if at_rest else meant(table, wanted, names):
        bar = bar_of(table, seat, option)
        if bar not in (OPEN, NO_ANSWER):
            return in_words(table, seat, option, bar)
    if at_rest and verb in ACTS and table.to_spare(seat) < 1 and table.phase == ACTIONS:
        return floor_words(table, seat)
    clause = told_as(table, table.question_of(seat))[1]
    said = wanted.lower().strip()
    told = why_others(table, seat, said, named_by(table, said, names), clause)
    usual = at_rest or clause == QUESTION_CLAUSE[table.question_of(seat)]
    return told or (None if usual else f"{NO_ANSWER} ({clause})")


def named_by(table: Invasion, wanted: str, names: Sequence[str]) -> Named:
    """The card, the place and the player that words name, with or without a verb before."""
    verb, _, rest = wanted.removeprefix("pick up ").partition(" ")
    said = rest if verb in ACTS and rest else wanted.removeprefix("pick up ")
    player = said in [name.lower() for name in names]
    return Named(find_kind(table, said), find_place(table, said, names), player)


def floor_words(table: Invasion, seat: int) -> str:
    """INV-TURN-07: three cards stay in the hand; with what would bring another one now (INV-TP-01, INV-RESERVE-04)."""
    ways = {option for option in table.options(seat) if option == BUY or table.deal.book.verb(option) == "pick-up"}
    if not ways:
        return FLOOR
    return reasons.FLOOR_PICK_UP if BUY not in ways else reasons.FLOOR_BUY if ways == {BUY} else reasons.FLOOR_BOTH


def told_as(table: Invasion, question: int) -> tuple[str, str]:
    """INV-2P-02: the key and the clause by which a question is told: two seats pass by a rule of their own.

    Records know the question by one name, so that those of two seats can be replayed.
    """
    if question == PASS and table.deal.two_seats:
        return "invasion/two_seats_pass", "INV-2P-02"
    return QUESTION[question], QUESTION_CLAUSE[question]


def in_words(table: Invasion, seat: int, option: int, bar: str) -> str:
    """A reason with the card and the number that it speaks of."""
    if bar == FLOOR:
        return floor_words(table, seat)
    book = table.deal.book
    block, target = book.decode(option)
    kind = target if block in (book.kind, book.play, book.pick_up) else 0
    clause = f" ({told_as(table, table.question_of(seat))[1]})" if bar == NAME_ONE else ""
    return bar.format(card=table.pool.name[kind], hand=len(table.hand(seat))) + clause


def meant_by_action(table: Invasion, seat: int, wanted: str, names: Sequence[str]) -> list[int]:
    """The options that words may mean where an action is asked for, the likeliest first."""
    book = table.deal.book
    verb, _, rest = wanted.lower().partition(" ")
    plain = [option for option, word in VERBS.items() if word.partition(" ")[0] == verb]
    plain += [END_TURN] if wanted.lower() in STOPS else []
    if plain:
        return plain
    if verb == "pick":
        return picked_up(table, rest)
    said = rest if verb in ("play", "attack", "defend") else wanted.lower()
    kind, place = find_kind(table, said), find_place(table, said, names)
    at_place = []
    if place != NO_PLACE and verb != "play":
        owner, nth = table.spot(place)
        mine = owner == seat and verb != "attack"
        at_place = [book.defend.option(nth) if mine else book.attack.option(owner, nth)]
    by_card = [] if kind == NOBODY else [book.play.option(kind)]
    held = kind in table.hand_kinds(seat) and verb not in ("attack", "defend")
    return by_card + at_place if held else at_place + by_card


def meant(table: Invasion, wanted: str, names: Sequence[str]) -> list[int]:
    """The options that words may mean in the middle of an action: places and cards, by their names."""
    said, book = wanted.lower(), table.deal.book
    verb, _, rest = said.partition(" ")
    if verb == "pick":
        return picked_up(table, rest)
    out = [option for option, word in enumerate(RESERVED) if word == said]
    payers = [seat for seat, name in enumerate(names) if said.removeprefix("take from ") == name.lower()]
    out += book.seat.options(payers)
    if said.isdecimal() and int(said) <= MOST:
        out.append(book.amount.option(int(said)))
    if verb == "card" and rest.isdecimal() and 1 <= int(rest) <= book.card.size:
        out.append(book.card.option(int(rest) - 1))
    place = find_place(table, said, names)
    if place != NO_PLACE:
        out.append(book.place.option(*table.spot(place)))
    kind = find_kind(table, said.removeprefix("play "))
    return out + ([] if kind == NOBODY else [book.kind.option(kind), book.play.option(kind)])


def picked_up(table: Invasion, rest: str) -> list[int]:
    """What `pick up` and a name may mean."""
    kind = find_kind(table, rest.removeprefix("up "))
    return [] if kind == NOBODY else [table.deal.book.pick_up.option(kind)]


def find_place(table: Invasion, said: str, names: Sequence[str]) -> int:
    """The place of that name, or the only one whose name begins so, or NO_PLACE."""
    begun = []
    for place, copy in enumerate(table.place_card):
        plain = table.pool.name[table.kind[copy]].lower()
        if said in (place_name(table, place, names).lower(), plain):
            return place
        if said and plain.startswith(said):
            begun.append(place)
    return begun[0] if len(begun) == 1 else NO_PLACE


def find_kind(table: Invasion, said: str) -> int:
    """The kind of that name, or the only one whose name begins so, or NOBODY."""
    names = [name.lower() for name in table.pool.name]
    begun = [kind for kind, name in enumerate(names) if said and name.startswith(said.lower())]
    if said.lower() in names:
        return names.index(said.lower())
    return begun[0] if len(begun) == 1 else NOBODY
