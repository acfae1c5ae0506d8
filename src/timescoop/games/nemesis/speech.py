"""Options in short words, and why something is not on offer."""

from __future__ import annotations

from collections.abc import Sequence

from timescoop.games.nemesis.conflicts.initiating import INITIATE
from timescoop.games.nemesis.pool import ACTIONS, CORNERS, SENTENCES, WIN
from timescoop.games.nemesis.steps.acting import ACT, printed_action, required
from timescoop.games.nemesis.steps.minions import PLAY_OR_MOVE
from timescoop.games.nemesis.steps.turn import MOVE_TOKEN, TIDY
from timescoop.games.nemesis.table import Nemesis
from timescoop.games.nemesis.words import LEAVE, PLACE, RULE, SEAT, SIDE, TAKE, plain_words
from timescoop.kernel import QUESTION, QUESTION_CLAUSE
from timescoop.language import hindrance, possible, write


def words(table: Nemesis, seat: int, option: int, names: Sequence[str]) -> str:
    """An option as a seat reads it and may type it: `Delete: gain this card's Strength`, `Time War`, `2`, `pass`.

    Args:
        table: The table that offers it.
        seat: Who is asked.
        option: A number of the option book.
        names: The names of the seats.
    """
    plain = plain_words(option)
    if plain:
        return plain
    book = table.deal.book
    if option < book.kind:
        return names[option - SEAT] if option < PLACE else board_words(table, seat, option)
    if book.trigger <= option < book.card:
        return trigger_words(table, option)
    if book.instant <= option < book.trigger:
        return instant_words(table, *divmod(option - book.instant, SENTENCES))
    name = card_words(table, option - book.card) if option >= book.card else table.pool.name[option - book.kind]
    if table.question_of(seat) != PLAY_OR_MOVE:
        return name
    return f"move {name}" if option >= book.card else f"play {name}"


def board_words(table: Nemesis, seat: int, option: int) -> str:
    """Locations, printed Actions, rules of the board, and sides."""
    if option >= SIDE:
        return table.pool.sides[option - SIDE]
    if option >= RULE:
        board = table.board(seat)
        return (
            f"{table.pool.boards[table.sides[seat]]['rule']}: {sentence_of(table, table.kind_of(board), option - RULE)}"
        )
    if option >= TAKE:
        which = (option - TAKE) % ACTIONS
        text = write(printed_action(table, table.token_place(seat), which))
        twin = write(printed_action(table, table.token_place(seat), 1 - which)) == text
        text += f" ({which + 1})" if twin else ""
        return f"pass: {text}" if option >= LEAVE else text
    return place_name(table, option - PLACE)


def place_name(table: Nemesis, place: int) -> str:
    """NEM-TERM-02: the name of a Location, with its side where two boards in play share it."""
    kind = table.kind_of_place(place)
    name = table.pool.name[kind]
    same = [other for other in table.places() if table.pool.name[table.kind_of_place(other)] == name]
    return name if len(same) == 1 else f"{name} ({table.pool.sides[table.sides[place // CORNERS]]})"


def sentence_of(table: Nemesis, kind: int, nth: int) -> str:
    """What a sentence says, without its label."""
    return write(table.pool.sentences[kind][nth][1])


def instant_words(table: Nemesis, kind: int, nth: int) -> str:
    """A card of the hand, with the sentence that is picked if it has several."""
    name = table.pool.name[kind]
    if len(table.pool.sentences[kind]) == 1:
        return f"play {name}"
    label, node = table.pool.sentences[kind][nth]
    return f"play {name}: win" if label == WIN else f"play {name}: {write(node)}"


def trigger_words(table: Nemesis, option: int) -> str:
    """A rule of a card on the table, or the Action that it adds, taken or passed."""
    book = table.deal.book
    passed = option >= book.leave
    copy, nth = divmod(option - (book.leave if passed else book.trigger), SENTENCES)
    text = f"{card_words(table, copy)}: {sentence_of(table, table.kind[copy], nth)}"
    return f"pass: {text}" if passed else text


def card_words(table: Nemesis, copy: int) -> str:
    """A card on the table by its name, by where it is if several have that name, by number if they are together."""
    kind = table.kind[copy]
    name = table.pool.name[kind]
    twins = [each for each in in_sight(table) if table.kind[each] == kind]
    if len(twins) <= 1 or copy not in twins:
        return name
    zone = table.zone[copy]
    beside = [each for each in table.zones[zone] if each in twins]
    where = zone_words(table, copy)
    return f"{name} {beside.index(copy) + 1} at {where}" if len(beside) > 1 else f"{name} at {where}"


def in_sight(table: Nemesis) -> list[int]:
    """All cards in play, and the Captured Doctors."""
    return [*table.holder, *[copy for seat in range(table.seats) for copy in table.captured(seat)]]


def zone_words(table: Nemesis, copy: int) -> str:
    """Where a card lies: a Location, or the board whose areas it is in."""
    place = table.place_of(copy)
    if place >= 0:
        return place_name(table, place)
    for seat in range(table.seats):
        if table.zone[copy] in (table.scheme_zone(seat), table.beneath_zone(seat)):
            return f"the board of {table.pool.sides[table.sides[seat]]}"
    return "hand"


# ---- why not


def why_not(table: Nemesis, seat: int, wanted: str, _names: Sequence[str]) -> str | None:
    """Why an answer is not on offer to a seat, in a sentence with its clause, from what that seat may know."""
    if seat not in table.waiting():
        return "it is not your turn to answer (NEM-TURN-01)"
    asked = table.question_of(seat)
    said = wanted.strip().lower()
    kinds = [table.pool.name[kind].lower() for kind in table.hand_kinds(seat)]
    reasons = {MOVE_TOKEN: why_no_move, PLAY_OR_MOVE: why_no_minion, ACT: why_no_action, TIDY: why_no_end}
    if asked in reasons:
        return reasons[asked](table, seat, said)
    if asked == INITIATE:
        return "a Conflict needs a Minion of yours, and another player's Minion or a Hero there (NEM-CONFLICT-03)"
    if QUESTION[asked] == "language/choose":
        return why_not_that(table, seat)
    known = [name.lower() for name in table.pool.name[: table.pool.count]]
    if (
        said in known
        and said not in kinds
        and QUESTION[asked] in ("nemesis/play", "nemesis/instant", "nemesis/declare")
    ):
        return "it is not in your hand (NEM-TRIGGER-02)"
    return f"it is none of the answers to this question ({QUESTION_CLAUSE[asked]})"


def why_not_that(table: Nemesis, seat: int) -> str:
    """LAN-JOINT-06: which part of the other thing that a card says cannot be done."""
    _, this, *deeds = next(args for _, args in table.asked if args[0] == seat)
    shut = [deed for deed in deeds if not possible(table, deed, seat, this)]
    if len(shut) != 1:
        return "it is neither of the two things that the card says (LAN-JOINT-06)"
    return f"“{write(hindrance(table, shut[0], seat, this))}” cannot be done as the table stands (LAN-JOINT-06)"


def why_no_move(table: Nemesis, seat: int, said: str) -> str:
    """NEM-CONTROL-01: why the token cannot go somewhere."""
    places = {place_name(table, place).lower(): place for place in table.places()}
    place = places.get(said, -1)
    if place >= 0 and place == table.token_place(seat):
        return "the token must move to a different Location (NEM-CONTROL-01)"
    if place >= 0 and place // CORNERS != seat:
        return "the token stays on its own board (NEM-CONTROL-01)"
    return "the token must be moved to a Location of your board; there is no pass (NEM-CONTROL-01)"


def why_no_minion(table: Nemesis, seat: int, said: str) -> str:
    """NEM-MINION-02: why a card cannot be used in the Minion Step."""
    said = said.removeprefix("play ").removeprefix("move ")
    for kind in table.hand_kinds(seat):
        if table.pool.name[kind].lower() == said:
            return "only a Minion is played in this step (NEM-MINION-03)"
    for copy in table.holder:
        if card_words(table, copy).lower() == said:
            return "you move Minions that you control, and no other cards (NEM-MINION-02)"
    return "one Minion is played from the hand or moved, or neither (NEM-MINION-02)"


def why_no_action(table: Nemesis, seat: int, _said: str) -> str:
    """NEM-CONTEST-04: why an Action cannot be taken."""
    least = required(table, seat)
    if least:
        which = "NEM-CONTEST-05" if least > 1 else "NEM-CONTEST-04"
        return f"the Location is Contested, so {least} of its Actions must be Passed ({which})"
    return "only the unused Actions of the Location where your token stands can be taken (NEM-ACTION-01)"


def why_no_end(table: Nemesis, seat: int, _said: str) -> str:
    """NEM-END-08: why the discards are not done yet."""
    limit = table.hand_limit(seat)
    if len(table.hand(seat)) > limit:
        return f"no more than {limit} cards may stay in your hand (NEM-END-08)"
    return "it is not a card of your hand (NEM-END-07)"
