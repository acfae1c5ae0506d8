"""A table laid by hand for the tests of single phrases: two of every card in each deck, and what is put into play."""

from functools import cache
from typing import Any

from timescoop.games.ccg.context import CONTEXT
from timescoop.games.ccg.going import attach, enter, tuck
from timescoop.games.ccg.options import ALL, PASS
from timescoop.games.ccg.phrases import words_of
from timescoop.games.ccg.phrases.texts import look_through
from timescoop.games.ccg.play.answering import ANSWER, INTERRUPT
from timescoop.games.ccg.play.playing import on_entering
from timescoop.games.ccg.pool import CONDITION, PLOT, SPACETIME, Pool
from timescoop.games.ccg.setup.editions import Deal
from timescoop.games.ccg.setup.laying import claims_of, pool_of
from timescoop.games.ccg.table import MOTION, Ccg
from timescoop.kernel import NOBODY, NOWHERE
from timescoop.language import DONE, FIRST, NO, SECOND, YES, Reader, holds, perform, possible

EARTH, TELOS, SKARO = "Earth (1968)", "Telos (2486)", "Skaro (1963)"
SAID = {"done": DONE, "yes": YES, "no": NO, "first": FIRST, "second": SECOND, "pass": PASS, "all": ALL}


@cache
def pool() -> Pool:
    return pool_of("first")


@cache
def reader() -> Reader:
    return Reader(words_of(pool()))


@cache
def node(text: str) -> int:
    """The one sentence of a text."""
    (found,) = reader().read(text)
    holds = list(pool().holds)
    look_through(pool(), 0, found)
    pool().holds[:] = holds  # no card has this text, so nothing may lie under one because of it
    return found


def condition(text: str) -> int:
    """A condition, as it stands behind `Play only if`."""
    from timescoop.language import parts  # noqa: PLC0415 - only here is a tree taken apart

    return parts(node(f"Play only if {text}."))[0]


def stage(seats: int = 2, **options: str) -> Ccg:
    """Decks alone, nothing in play; seat 0 is in the second part of its first turn."""
    table = Ccg()
    table.pool = pool()
    kinds = [kind for _ in range(seats) for kind in range(pool().count) for _ in range(2)]
    table.deal = Deal(pool(), "first", options, seats, len(kinds))
    table.lay_out(seats, kinds, b"")
    table.fits, table.pairs = claims_of(pool()), [[]]
    table.start()
    table.furnish(tuple([copy // (2 * pool().count) for copy in range(len(kinds))]))
    for copy in range(len(kinds)):
        table.move(copy, table.deck_zone(table.owners[copy]))
    table.part, table.turn_number, table.kept = MOTION, 1, []
    table.use_cheap_luck(7)
    return table


def kind(name: str) -> int:
    """A kind by its full name, or the first one of that title."""
    return pool().name.index(name) if name in pool().name else pool().title.index(name)


def place(name: str) -> int:
    return pool().place_number[kind(name)]


def fetch(table: Ccg, seat: int, name: str) -> int:
    """A copy out of a deck."""
    return next(copy for copy in table.deck(seat) if table.kind[copy] == kind(name))


def put(table: Ccg, seat: int, name: str, at: str = "", on: int = NOBODY) -> int:
    """Put a card into play: a Spacetime card at its place, a Condition on a card, a Plot on the table, others there.

    Nothing is played, so no card does what it does when it is.
    """
    copy = fetch(table, seat, name)
    sort = pool().type[kind(name)]
    if on != NOBODY:
        attach(table, seat, copy, on)
        table.excused += (copy,)
    elif sort == SPACETIME:
        enter(table, copy, table.place_zone(place(name)), seat)
    elif not at:
        enter(table, copy, table.table_zone(seat) if sort in (CONDITION, PLOT) else table.vortex_zone(seat), seat)
    else:
        enter(table, copy, table.place_zone(place(at)), seat)
    table.run()
    return copy


def land(table: Ccg, *names: str, seat: int = 0) -> None:
    """Spacetime cards of a seat in play."""
    for name in names:
        put(table, seat, name)


def hold(table: Ccg, seat: int, *names: str) -> None:
    """Cards of a deck in a hand."""
    for name in names:
        table.move(fetch(table, seat, name), table.hand_zone(seat))


def lay_under(table: Ccg, seat: int, under: int, *names: str) -> None:
    """Cards of a deck face down under a card."""
    for name in names:
        tuck(table, seat, fetch(table, seat, name), under)


def bury(table: Ccg, seat: int, *names: str) -> None:
    """Cards of a deck in a discard pile."""
    for name in names:
        table.move(fetch(table, seat, name), table.pile_zone(seat))


def enact(table: Ccg, copy: int, text: str, *answers: str, seat: int = 0, it: int = NOBODY, at: str = "") -> None:
    """Carry out a text by a card, and answer what is asked."""
    here = place(at) if at else table.here_of(copy)
    table.do(perform, node(text), seat, CONTEXT.of(copy, it=it, here=here))
    table.run()
    reply(table, *answers)


def introduce(table: Ccg, copy: int, *answers: str, seat: int = 0) -> None:
    """Let a card do what it does when it is played."""
    table.do(on_entering, seat, copy)
    table.run()
    reply(table, *answers)


def could(table: Ccg, copy: int, text: str, seat: int = 0) -> bool:
    """Whether a text can be carried out."""
    return possible(table, node(text), seat, CONTEXT.of(copy, here=table.here_of(copy)))


def is_so(table: Ccg, copy: int, text: str, seat: int = 0, at: str = "") -> bool:
    """Whether a condition is true."""
    here = place(at) if at else table.here_of(copy)
    return holds(table, condition(text), seat, CONTEXT.of(copy, here=here))


def calm(table: Ccg) -> None:
    """All pass until something else is asked."""
    while table.waiting() and table.question_of(table.waiting()[0]) in (ANSWER, INTERRUPT):
        table.play(table.waiting()[0], PASS)


def asked(table: Ccg) -> list[str]:
    """What the seat that is asked may answer, in words."""
    calm(table)
    return [word(table, option) for option in table.options(table.waiting()[0])] if table.waiting() else []


def reply(table: Ccg, *answers: str) -> None:
    """Give answers one after the other; windows are passed where the answer does not fit them."""
    for said in answers:
        if not fitting(table, said):
            calm(table)
        options = fitting(table, said)
        assert options, f"{said!r} is none of {asked(table)}"
        table.play(table.waiting()[0], options[0])
    calm(table)


def fitting(table: Ccg, said: str) -> list[int]:
    options = table.options(table.waiting()[0]) if table.waiting() else []
    return [option for option in options if option == SAID.get(said, -1) or word(table, option) == said]


def word(table: Ccg, option: int) -> str:
    """An option in short words."""
    book, names = table.deal.book, pool().name
    block, target = book.decode(option)
    if block is book.seat:
        return f"seat {target}"
    if block is book.place:
        return names[pool().place_kinds[target]]
    if block is book.word:
        return pool().words[target]
    if block in (book.kind, book.card):
        return names[target if block is book.kind else table.kind[target]]
    return book.plain_words(option) or f"{block.verb(option)} {target}"


def told(table: Ccg, fact: int) -> list[Any]:
    """The facts of a kind, as they were kept."""
    return [each for each in table.kept or () if each[0] == fact]


def here(table: Ccg, copy: int) -> str:
    """The name of the place where a card is."""
    at = table.place_of(copy)
    return "" if at == NOWHERE else pool().name[pool().place_kinds[at]]


def skirmish(seats: int = 2) -> tuple[Ccg, int, int, int]:
    """Two places; a Dalek of seat 0 and Benton and Jamie of seat 1 on Earth; the Dalek is who speaks."""
    table = stage(seats)
    land(table, EARTH, TELOS)
    dalek = put(table, 0, "Dalek", EARTH)
    return table, dalek, put(table, 1, "Sergeant Benton", EARTH), put(table, 1, "Jamie McCrimmon", EARTH)
