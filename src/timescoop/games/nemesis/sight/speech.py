"""The words of options, which a seat reads and can type."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from timescoop.games.nemesis.pool import CORNERS, WIN
from timescoop.games.nemesis.steps.acting import printed_action
from timescoop.games.nemesis.steps.minions import PLAY_OR_MOVE
from timescoop.games.nemesis.table import Nemesis
from timescoop.kernel import NOBODY
from timescoop.language import hand_words, told_apart, write


def words(table: Nemesis, seat: int, option: int, names: Sequence[str]) -> str:
    """An option as a seat reads it and may type it: `Delete: gain this card's Strength`, `Time War`, `2`, `pass`.

    Args:
        table: The table that offers it.
        seat: Who is asked.
        option: A number of the option book.
        names: The names of the seats.
    """
    book = table.deal.book
    block, target = book.decode(option)
    by_hand = hand_words(table, option, names)
    if by_hand or block.words or block is book.seat:
        return by_hand or book.plain_words(option) or names[target]
    if block in (book.trigger, book.pass_trigger):
        return trigger_words(table, option)
    if block is book.instant:
        return instant_words(table, target, block.part(option))
    if block not in (book.kind, book.card):
        return board_words(table, seat, option)
    name = card_words(table, target) if block is book.card else table.pool.name[target]
    if table.question_of(seat) != PLAY_OR_MOVE:
        return name
    return f"move {name}" if block is book.card else f"play {name}"


def board_words(table: Nemesis, seat: int, option: int) -> str:
    """Locations, printed Actions, rules of the board, and sides."""
    book = table.deal.book
    block, target = book.decode(option)
    if block is book.side:
        return table.pool.sides[target]
    if block is book.place:
        return place_name(table, target)
    if block is book.rule:
        said = sentence_of(table, table.kind_of(table.board(seat)), target)
        return f"{table.pool.boards[table.sides[seat]]['rule']}: {said}"
    text = write(printed_action(table, table.token_place(seat), target))
    twin = write(printed_action(table, table.token_place(seat), 1 - target)) == text
    text += f" ({target + 1})" if twin else ""
    return f"pass: {text}" if block is book.pass_action else text


def place_name(table: Nemesis, place: int) -> str:
    """NEM-TERM-02: the name of a Location, with its side where two boards in play share it."""
    kind = table.kind_of_place(place)
    name = table.pool.name[kind]
    same = [other for other in table.places() if table.pool.name[table.kind_of_place(other)] == name]
    return name if len(same) == 1 else f"{name} ({table.pool.sides[table.sides[place // CORNERS]]})"


def sentence_of(table: Nemesis, kind: int, nth: int) -> str:
    """The text of a sentence, without its label."""
    return write(table.pool.sentences[kind][nth][1])


def instant_words(table: Nemesis, kind: int, nth: int) -> str:
    """A card of the hand, with the chosen sentence if it has several."""
    name = table.pool.name[kind]
    if len(table.pool.sentences[kind]) == 1:
        return f"play {name}"
    label, node = table.pool.sentences[kind][nth]
    return f"play {name}: win" if label == WIN else f"play {name}: {write(node)}"


def trigger_words(table: Nemesis, option: int) -> str:
    """A rule of a card on the table, or the Action that it adds, taken or passed."""
    book = table.deal.book
    block, copy = book.decode(option)
    text = f"{card_words(table, copy)}: {sentence_of(table, table.kind[copy], block.part(option))}"
    return f"pass: {text}" if block is book.pass_trigger else text


def card_words(table: Nemesis, copy: int) -> str:
    """A card on the table by its name; several of one name are told apart by place, and by what they bear.

    `Cyberman with Cybergun at Telos`, `Cyberman without Upgrade at Telos`; others by their position in
    the row, as in `2nd Cyberman at Telos`.
    """
    kind = table.kind[copy]
    twins = [each for each in in_sight(table) if table.kind[each] == kind]
    if len(twins) <= 1 or copy not in twins:
        return table.pool.name[kind]
    beside = [each for each in table.zones[table.zone[copy]] if each in twins]
    marks = [partial(mark, table) for mark in (bearers, upgrades_borne, plots, controllers)]
    return f"{told_apart(copy, dict.fromkeys(beside, table.pool.name[kind]), marks)} at {zone_words(table, copy)}"


def bearers(table: Nemesis, copy: int) -> str:
    """NEM-EFFECT-ATTACH-02: the Character that an Upgrade is on."""
    host = table.host.get(copy, NOBODY)
    return f" on {table.pool.name[table.kind[host]]}" if host != NOBODY else ""


def upgrades_borne(table: Nemesis, copy: int) -> str:
    """NEM-EFFECT-ATTACH-02: the Upgrades that a Character bears."""
    borne = sorted([table.pool.name[table.kind[each]] for each in table.upgrades(copy)])
    return f" with {' and '.join(borne)}" if borne else " without Upgrade"


def plots(table: Nemesis, copy: int) -> str:
    """NEM-CAPTURE-03: the Plot tokens on it."""
    return f" with {table.plots.get(copy, 0) or 'no'} Plot"


def controllers(table: Nemesis, copy: int) -> str:
    """NEM-TERM-04: who controls it."""
    return f" of {table.pool.sides[table.sides[table.holder[copy]]]}" if copy in table.holder else ""


def in_sight(table: Nemesis) -> list[int]:
    """All cards in play, and the Captured Doctors."""
    return [*table.holder, *[copy for seat in range(table.seats) for copy in table.captured(seat)]]


def zone_words(table: Nemesis, copy: int) -> str:
    """Where a card is: its Location, or the board whose areas it is in."""
    place = table.place_of(copy)
    if place >= 0:
        return place_name(table, place)
    for seat in range(table.seats):
        if table.zone[copy] in (table.scheme_zone(seat), table.beneath_zone(seat)):
            return f"the board of {table.pool.sides[table.sides[seat]]}"
    return "hand"
