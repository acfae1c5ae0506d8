"""Two worlds on the wire: a seat that cannot tell them apart is sent the same bytes in both.

Either the tables differ in what only one seat may know, and everybody answers the same; or the tables are the same,
and one seat answers differently in secret. The kernel says until when a viewer cannot tell them apart; what it is
sent meanwhile, stream, pages, errors and programs' door, must be equal to the byte, piece for piece.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import astuple, dataclass, field
from itertools import pairwise
from typing import Final

from tests.wire.sitting import House, Sitting, dealt, same_again, sit_down, walked

from timescoop.kernel import HAND, NOBODY, NOTHING, WINDOW, Game, Table, deal_anew
from timescoop.testkit import Luck

PAGES: Final = (
    "", "/text", "/log", "/why-not?words=The+Doctor", "/why-not?words=Box", "/why?option=0", "/lobby", "/next",
    "/windows", "/replay/{viewer}/1",
)  # fmt: skip
OPENED: Final = ("/record", "/same-deal", "/replay/0/1", "/replay/all/1")  # at the end, to everybody
DOOR: Final = ("view", "options")
LONGEST: Final = 160  # answers before the worlds part
PATIENCE: Final = 40  # further answers until there is a choice that somebody cannot follow
WRONG: Final = 99_999  # an option that nobody is ever offered


class Leak(AssertionError):
    """Somebody is sent what may not be: which law, and what gave it away."""

    def __init__(self, law: str, *what: object) -> None:
        super().__init__(f"{law}: {' '.join(str(each) for each in what)}")
        self.law = law


def held(law: str, holds: bool, *what: object) -> None:  # noqa: FBT001 - a condition reads best in its place
    """Insist on something."""
    if not holds:
        raise Leak(law, *what)


def apart(one: object, other: object) -> str:
    """Where two texts part."""
    a, b = str(one), str(other)
    at = next((n for n, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
    return f"{a[max(0, at - 60) : at + 60]!r} / {b[max(0, at - 60) : at + 60]!r}"


@dataclass
class Figures:
    """What was compared."""

    stretches: int = 0
    answers: int = 0
    viewers: int = 0
    pages: int = 0
    bytes: int = 0

    def __add__(self, other: Figures) -> Figures:
        mine, theirs = astuple(self), astuple(other)
        return Figures(*(a + b for a, b in zip(mine, theirs, strict=True)))


def hands_mixed(table: Table, luck: Luck) -> None:
    """A hand has no order, so in another world its cards lie in another."""
    for zone, cards in enumerate(table.zones):
        if table.sort[zone] == HAND:
            for last in range(len(cards) - 1, 0, -1):
                table.swap_insides(cards[last], cards[luck.below(last + 1)])


def otherwise(table: Table, involved: int, luck: Luck) -> Table:
    """Another world: what only one seat may know, and what nobody knows, is dealt anew.

    What the others have sealed or picked stays, and so do the marks that only they know.
    """
    seats = range(table.seats)
    others = [seat for seat in seats if seat != involved]
    keep = sum(1 << seat for seat in others[1:])
    twin = deal_anew(table, others[0], luck.number(), keep)
    for zone, cards in enumerate(table.zones):
        if table.sort[zone] == HAND and table.owner[zone] != involved:
            for copy in cards:
                twin.mark[copy] = table.mark[copy]
    hands_mixed(twin, luck)
    if table.polling:
        twin.sealed = [twin.sealed[seat] if seat == involved else table.sealed[seat] for seat in seats]
    elif table.question_of(involved) == NOTHING:
        twin.picks = table.picks
    return twin


def same_to(viewer: int, one: Table, other: Table, since: tuple[int, int]) -> bool:
    """Whether a viewer was told the same in two worlds, and knows the same of them."""
    told = one.told(viewer, since[0]), other.told(viewer, since[1])
    if told[0] != told[1] or len(one.zones) != len(other.zones):
        return False
    knows_alike = all(one.seen(zone, viewer) == other.seen(zone, viewer) for zone in range(len(one.zones)))
    lit = any(kind != NOBODY for _, _, _, kinds in told[0] for kind in kinds)
    return knows_alike and (not lit or one.zones == other.zones)


@dataclass
class Pair:
    """Two sittings of one match, and the viewers that cannot tell them apart."""

    sittings: tuple[Sitting, Sitting]
    viewers: list[int]
    since: tuple[int, int] = (0, 0)
    figures: Figures = field(default_factory=Figures)

    @property
    def tables(self) -> tuple[Table, Table]:
        return self.sittings[0].table, self.sittings[1].table

    def mark(self) -> None:
        """From here on facts are new."""
        one, other = self.tables
        self.since = len(one.kept or ()), len(other.kept or ())

    async def listen(self) -> None:
        for sitting in self.sittings:
            await sitting.listen(self.viewers)

    def go_on(self) -> None:
        """Leave out the viewers that may tell the worlds apart by now."""
        self.viewers = [viewer for viewer in self.viewers if same_to(viewer, *self.tables, self.since)]

    def stops_equal(self) -> None:
        """Nobody is asked in a window where, in the other world, things went on and nothing else was told till then."""
        for viewer in self.viewers:
            told = [table.told(viewer, since) for table, since in zip(self.tables, self.since, strict=True)]
            at, less = min(enumerate(told), key=lambda each: len(each[1]))
            asked = self.tables[at].asked
            went_on = len(less) < len(told[1 - at]) and told[1 - at][: len(less)] == less
            stops = went_on and bool(asked) and asked[0][0] in WINDOW
            held("schedule", not stops, "there is a window in one world alone, after", less)

    def streams_equal(self) -> None:
        """Every piece of every stream."""
        one, other = self.sittings
        for viewer in self.viewers:
            if not one.clients[viewer].streams:
                continue
            a, b = one.clients[viewer].streams[0].pieces, other.clients[viewer].streams[0].pieces
            held("trace", len(a) == len(b), "viewer", viewer, "gets", len(a), "pieces or", len(b))
            held("trace", a == b, "viewer", viewer, apart(b"".join(a).decode(), b"".join(b).decode()))
            self.figures.viewers += 1
            self.figures.bytes += sum(len(piece) for piece in a)

    async def pages_equal(self, viewer: int, pages: Sequence[str] = PAGES) -> None:
        """Every page a viewer may ask for, what programs get, and what is said to a wrong answer."""
        one, other = self.sittings
        asked = [*pages, *(() if one.table.over() else OPENED)]
        for path in [one.base + page.format(viewer=viewer) for page in asked] + [
            f"/api{one.base}/{end}" for end in DOOR
        ]:
            a, b = await one.clients[viewer].get(path), await other.clients[viewer].get(path)
            parts = apart(a.kept()[:2], b.kept()[:2]), apart(a.text, b.text)
            held("trace", a.kept() == b.kept(), "viewer", viewer, path, *parts)
            self.figures.pages += 1
        for words in ("h", "t", "l", "?", "The Doctor", "why not Box"):
            form = {
                "words": words,
                "number": one.match.state.shown[min(viewer, len(one.match.seats) - 1)],
                "from": "table",
            }
            a, b = [await each.clients[viewer].post(f"{each.base}/say", form) for each in self.sittings]
            held("trace", a.kept() == b.kept(), "viewer", viewer, words, apart(a.text, b.text))
        if viewer < one.table.seats:
            a, b = await one.answer(viewer, WRONG), await other.answer(viewer, WRONG)
            held("trace", a.kept() == b.kept(), "viewer", viewer, "is refused", apart(a.text, b.text))

    async def close(self) -> None:
        for sitting in self.sittings:
            await sitting.close()


async def paired(houses: tuple[House, House], game: Game, edition: str, table: Table, twin: Table) -> Pair:
    """The same match in two houses, at two tables; nobody listens yet."""
    seats = table.seats
    one = await sit_down(houses[0], game, edition, seats)
    other = await same_again(houses[1], one, one.match.keys)
    one.put(table)
    other.put(twin)
    pair = Pair((one, other), list(range(seats + 1)))
    pair.mark()
    return pair


def both_offered(pair: Pair, seat: int) -> list[int]:
    """What a seat may answer in both worlds."""
    one, other = pair.tables
    return sorted(set(one.options(seat)) & set(other.options(seat)))


async def other_world(
    houses: tuple[House, House],
    game: Game,
    edition: str,
    seats: int,
    seed: int,
    *,
    answers: int = 5,
    looks: bool = True,
) -> Figures:
    """The same answers in two worlds that all but one seat cannot tell apart.

    Somebody looks at every page, before the first answer or after the last. Without looks all that is compared is
    who is asked.

    Raises:
        Leak: "trace" for bytes that differ, "schedule" where somebody else is asked.
    """
    luck = Luck(seed)
    table = walked(dealt(game, edition, seats, seed), luck, luck.below(LONGEST))
    involved = luck.below(seats)
    twin = otherwise(table, involved, luck)
    if twin.kind == table.kind:
        return Figures()
    pair = await paired(houses, game, edition, table, twin)
    pair.viewers.remove(involved)
    pair.figures.stretches = 1
    if looks:
        await pair.listen()
    try:
        pair.streams_equal()
        if looks and seed % 2:
            await pair.pages_equal(luck.of(pair.viewers))
        for _ in range(answers):
            if not await answered_alike(pair, luck):
                break
        if looks and not seed % 2 and pair.viewers:
            await pair.pages_equal(luck.of(pair.viewers))
    finally:
        await pair.close()
    return pair.figures


async def answered_alike(pair: Pair, luck: Luck) -> bool:
    """One answer in both worlds; False if the stretch ends here."""
    one, other = pair.tables
    waiting = one.waiting()
    if pair.viewers:
        held("schedule", waiting == other.waiting(), waiting, "are asked, or", other.waiting())
    if not waiting or not pair.viewers or waiting != other.waiting():
        return False
    seat = luck.of(waiting)
    offered = both_offered(pair, seat)
    if not offered:
        return False
    option = luck.of(offered)
    pair.mark()
    given = [await sitting.answer(seat, option) for sitting in pair.sittings]
    was_there = seat in pair.viewers
    pair.stops_equal()
    pair.go_on()
    if was_there and seat in pair.viewers:
        held("trace", given[0].kept() == given[1].kept(), "seat", seat, "is answered", given[0].text, given[1].text)
    pair.streams_equal()
    pair.figures.answers += 1
    return True


async def other_answer(
    houses: tuple[House, House],
    game: Game,
    edition: str,
    seats: int,
    seed: int,
    *,
    pages: bool = True,
    poll: bool = False,
) -> Figures:
    """Two different answers of a seat, or a pick taken back and none at all, at the same table; or only in a poll.

    Raises:
        Leak: "trace" for bytes that differ.
    """
    luck = Luck(seed)
    table = walked(dealt(game, edition, seats, seed), luck, luck.below(LONGEST))
    found = secret_choice(table, luck)
    for _ in range(PATIENCE * (1 + 9 * poll)):
        if (found and poll <= bool(table.polling)) or table.over():
            break
        table = walked(table, luck, 1)
        found = None if table.over() else secret_choice(table, luck)
    if found is None:
        return Figures()
    seat, first, second = found
    pair = await paired(houses, game, edition, table, table.copy())
    pair.viewers.remove(seat)
    pair.figures.stretches = 1
    await pair.listen()
    try:
        await differently(pair, seat, first, second, luck)
        if pages and pair.viewers:
            await pair.pages_equal(luck.of(pair.viewers))
    finally:
        await pair.close()
    return pair.figures


def secret_choice(table: Table, luck: Luck) -> tuple[int, int, int] | None:
    """A seat with two answers that somebody else cannot tell apart, if there is one; what is settled nobody asks it."""
    since = len(table.kept or ()), len(table.kept or ())
    for seat in [each for each in table.waiting() if table.settled(each) == NOTHING]:
        offered = list(table.options(seat))
        start = luck.below(len(offered))
        turned = offered[start:] + offered[:start]
        for first, second in pairwise(turned):
            one, other = table.copy(), table.copy()
            one.play(seat, first)
            other.play(seat, second)
            alike = [v for v in range(table.seats + 1) if v != seat and same_to(v, one, other, since)]
            if alike and one.asked == other.asked:
                return seat, first, second
    return None


async def differently(pair: Pair, seat: int, first: int, second: int, luck: Luck) -> None:
    """The seat answers one thing here and another there; a pick is also taken back here, which nobody notices."""
    one, other = pair.sittings
    await one.answer(seat, first)
    if one.match.timeline.undo_count(seat) and not one.table.over():
        pair.go_on()
        await one.take_back(seat)
        pair.streams_equal()
        await one.answer(seat, first)
    await other.answer(seat, second)
    pair.go_on()
    pair.streams_equal()
    pair.figures.answers += 1
    for _ in range(6):
        if not pair.viewers or pair.tables[0].waiting() != [seat] or pair.tables[1].waiting() != [seat]:
            return
        offered = both_offered(pair, seat)
        if not offered:
            return
        option = luck.of(offered)
        for sitting in pair.sittings:
            await sitting.answer(seat, option)
        pair.go_on()
        pair.streams_equal()
        pair.figures.answers += 1
