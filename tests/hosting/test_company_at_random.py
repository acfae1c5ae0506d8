"""After all that people do at a table, in any order, a restarted host shows the same, and the record is true."""

from collections.abc import Awaitable, Callable
from random import Random

import pytest
from tests.hosting.playing import TWO

from timescoop.documents import read_record, verify, write_record
from timescoop.hosting import PHRASES, Host, HostingError, Match, SeatPlan, Snapshot
from timescoop.hosting.company.chat import REST

Open = Callable[..., Awaitable[Host]]
CATALOGUE = "tests.hosting.flying"
Deed = Callable[[int], Awaitable[None]]
THREE = [*TWO, SeatPlan("person", "Cleo")]


class People:
    """Three people who do at random what may be done at a table; what is refused changes nothing."""

    def __init__(self, match: Match, luck: Random) -> None:
        self.match = match
        self.luck = luck
        self.at = 0.0
        self.done: set[str] = set()
        match.log.timer.now = self.now

    def now(self) -> float:
        return self.at

    async def one(self) -> None:
        """One deed of somebody."""
        asked = self.match.state.table_state.request is not None
        deeds: list[Deed] = [*[self.answer] * 12, *[self.take_back] * 2, *[self.ask] * 4, self.refuse, self.pause]
        deeds += [self.go_on, self.say, self.leave, self.come_back, self.come_back, self.arm]
        deeds += [self.agree] * 30 if asked else []
        deed = self.luck.choice(deeds)
        self.at += self.luck.random() * REST
        before = self.looks()
        try:
            await deed(self.luck.randrange(3))
        except HostingError:
            assert [look.view for look in self.looks()] == [look.view for look in before]
        else:
            self.done.add(deed.__name__)

    def looks(self) -> list[Snapshot]:
        return [self.match.snapshot(viewer) for viewer in range(4)]

    async def answer(self, _who: int) -> None:
        waiting = self.match.waiting()
        if waiting:
            look = self.match.snapshot(waiting[0])
            option = look.options[self.luck.randrange(len(look.options))][0]
            await self.match.answer(waiting[0], option, look.number)

    async def take_back(self, who: int) -> None:
        await self.match.take_back(who)

    async def ask(self, who: int) -> None:
        await self.match.consent.ask_undo(who, turn=self.luck.random() < 0.5)

    async def agree(self, who: int) -> None:
        request = self.match.snapshot(who).company.request
        await self.match.consent.agree(who, request.keep if request else 0)

    async def refuse(self, who: int) -> None:
        request = self.match.snapshot(who).company.request
        await self.match.consent.refuse(who, request.keep if request else 0)

    async def pause(self, who: int) -> None:
        await self.match.clock.pause(who)

    async def go_on(self, who: int) -> None:
        await self.match.clock.go_on(who)

    async def say(self, who: int) -> None:
        await self.match.chat.say(who, PHRASES[self.luck.randrange(len(PHRASES))])

    async def leave(self, who: int) -> None:
        await self.match.seating.stand_in_for(who, who)

    async def come_back(self, who: int) -> None:
        await self.match.seating.come_back(who)

    async def arm(self, who: int) -> None:
        await self.match.auto_pass.set_windows(
            who, {key: self.luck.random() < 0.5 for key in self.match.auto_pass.windows(who)}
        )


def but_time(look: Snapshot) -> tuple[object, ...]:
    """A look without what a restart changes: what the clock says at this moment."""
    company = look.company
    clock = company.clock and (company.clock.paused, company.clock.wishes, company.clock.bank, company.clock.each)
    told = (company.lent, company.request, company.notes, company.may_ask)
    return look.number, look.view, look.log, look.seats, look.options, look.asked, look.over, told, clock


@pytest.mark.parametrize(("game", "seed"), [("pebbles", 1), ("kites", 4)])
async def test_all_that_people_do_outlives_the_server(open_host: Open, game: str, seed: int) -> None:
    host = await open_host(catalogue=CATALOGUE)
    host.bots.closing = True  # what a bot would have answered somebody else does here
    options = {"copies": "9"} if game == "pebbles" else {}
    match = await host.new_match(game, seats=THREE, options=options, clock=(3600, 1))
    people = People(match, Random(seed))
    for count in range(150):
        await people.one()
        if count % 15 == 14:
            restarted = await open_host(catalogue=CATALOGUE)
            restarted.bots.closing = True
            again = await restarted.match(match.id)
            assert [but_time(again.snapshot(viewer)) for viewer in range(4)] == [
                but_time(look) for look in people.looks()
            ]
            assert again.timeline.table.kind == match.timeline.table.kind
            assert [again.auto_pass.windows(seat) for seat in range(3)] == [
                match.auto_pass.windows(seat) for seat in range(3)
            ]
    assert people.done > {"answer", "ask", "agree", "leave"}
    while not match.over():
        await people.answer(0)
    assert match.timeline.undos
    text = write_record(match.record())
    assert verify(read_record(text), {game: match.game}).kind == match.timeline.table.kind
