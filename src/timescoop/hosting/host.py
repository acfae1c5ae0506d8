"""The host: starts matches, loads them again, and lets the bots play."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from random import Random, SystemRandom
from typing import Final

from timescoop.bots import Catalogue
from timescoop.documents import decks_turned, nonce_from
from timescoop.hosting.bot_pool import BotPool
from timescoop.hosting.botplay import BotPlay
from timescoop.hosting.company.auto_pass import passing_by
from timescoop.hosting.company.clocks import Clock, new_clock
from timescoop.hosting.company.table_state import TableState
from timescoop.hosting.durability.servers import Servers
from timescoop.hosting.durability.store_listener import StoreListener
from timescoop.hosting.errors import HostingError, NoSuchMatch, NotYours, Paused, SetAside
from timescoop.hosting.facts import opening_of
from timescoop.hosting.fellow_servers import FellowServers
from timescoop.hosting.lists import MOST, MatchLine, held_matches, waiting_for_bots
from timescoop.hosting.loaded_matches import LoadedMatches
from timescoop.hosting.match import Match
from timescoop.hosting.match_log import MatchLog
from timescoop.hosting.match_rows import MatchRows, Plan, add_match, answer_rows, new_id, set_aside
from timescoop.hosting.metrics import Metrics
from timescoop.hosting.people import People
from timescoop.hosting.promises import Promises, new_promise
from timescoop.hosting.reading import fetch
from timescoop.hosting.replay.archive import Archive
from timescoop.hosting.replay.checker import Checker
from timescoop.hosting.replay.judge import Judge
from timescoop.hosting.replay.replays import Replay, Replays
from timescoop.hosting.resume import deal, latest_of, resumed
from timescoop.hosting.seats import Seat, SeatPlan, settle_seats
from timescoop.hosting.store import Store
from timescoop.hosting.timeline import new_timeline
from timescoop.hosting.work_queue.queue import WorkQueue
from timescoop.kernel import SEED_BYTES, BadDeal, Game

LOG: Final = logging.getLogger("timescoop.hosting")
MAX_LOADED: Final = 400  # matches kept in memory before those that nobody watches are dropped


class Host:
    """All matches of one store."""

    def __init__(
        self,
        store: Store,
        catalogue: Catalogue,
        bots: BotPlay,
        luck: Random,
        moment: float = 0.0,
        *,
        places: int = 0,
    ) -> None:
        """Use `Host.start` to serve people, and `start_worker` to serve other servers.

        With `places` it is a worker, which runs so many bots for servers: it asks no other worker, and takes over no
        match of a lost server.
        """
        self.moment = moment
        self.store = store
        self.catalogue = catalogue
        self.bots = bots
        self.promises = Promises(luck, store)
        self.loaded = LoadedMatches()
        self.replays = Replays()
        self.archive = Archive(store, catalogue, self.replays, Checker(catalogue, apart=bots.pool.workers > 0))
        self.listener = StoreListener(store, self.loaded.alive, bots.wake)
        adopt = take_over_nothing if places else self.resume
        self.fellows = FellowServers(Servers(store, places=places), self.loaded, bots, adopt)
        bots.claim = self.fellows.servers.claim
        self.work = WorkQueue(store, self.fellows.servers, self.promises.guest_token)
        self.fellows.working = lambda: bool(self.work.runner.pieces)
        if not places:
            bots.pool.elsewhere = self.work.bots.choose
        self.judge = Judge(catalogue, self.work, partial(replay_of, self), apart=bots.pool.workers > 0)
        self.people = People(store, self.match, self.fellows.servers.shared_time)
        self.metrics = measured(self)

    @classmethod
    async def start(
        cls,
        store: Store,
        *,
        catalogue: str = "timescoop.catalogue",
        pace: float = 0.6,
        workers: int = 1,
        time_limit: float = 20.0,
        moment: float = 0.0,
        luck: Random | None = None,
    ) -> Host:
        """Start a host; bots that are asked in running matches continue.

        Args:
            store: Where the matches are.
            catalogue: The name of the module with `GAMES` and `BOTS`, which map keys to games and to bots.
            pace: Seconds between two visible actions of bots.
            workers: Processes for bots; 0 lets them think in this one.
            time_limit: Seconds after which a bot's decision is stopped and started again.
            moment: The shortest pause, in seconds, before the server answers a person's forced move for them. The pause
                is random, so that it gives nothing away; 0 leaves every move to its person.
            luck: Where seeds and random numbers come from; None is the system's generator, which always makes the keys.
        """
        chance = luck or SystemRandom()
        found = Catalogue(catalogue)
        bots = BotPlay(BotPool(found, chance, workers=workers, time_limit=time_limit), pace)
        host = cls(store, found, bots, chance, moment)
        host.listener.open()
        with contextlib.suppress(Paused):
            await host.promises.open()
        await host.fellows.open()
        host.people.watch.open()
        host.work.open()
        host.fellows.start_adopting()
        return host

    async def resume(self) -> None:
        """Load every running match in which a bot is asked and that no other server plays, one after the other."""
        others = self.fellows.servers.others
        try:
            running = await waiting_for_bots(self.store, lambda owner: owner in others)
        except Paused:
            LOG.exception("the store could not be read: bots move once their match is opened")
            return
        for match_id in running:
            try:
                await self.match(match_id)
            except HostingError:
                LOG.warning("match %s is not taken up", match_id)
            await asyncio.sleep(0)

    async def close(self) -> None:
        """Stop the bots and all listeners; everything acknowledged is in the store. The store stays open.

        Other servers are first told to play the bots that are asked here, because the rest may take a while.
        """
        await self.fellows.stop_adopting()
        await self.fellows.hand_over(await self.bots.stop_playing())
        await self.people.watch.close()
        await self.listener.close()
        await self.work.close()
        await self.bots.close()
        await self.fellows.close()
        for match in list(self.loaded.alive.values()):
            match.forced_moves.close()
            await match.log.close()

    # ---- new matches

    async def new_match(  # noqa: PLR0913 - all that may be chosen of a match
        self,
        game: str,
        *,
        seats: Sequence[SeatPlan],
        edition: str | None = None,
        options: Mapping[str, str] | None = None,
        seed: bytes | None = None,
        cards: str | None = None,
        promise: str = "",
        nonces: Mapping[int, str] | None = None,
        clock: tuple[float, float] | None = None,
    ) -> Match:
        """Start a new match; `match.keys` has the key of every seat that is not a bot's.

        Args:
            game: Key of the game.
            seats: Who sits where, in turn order, without the seats that the rules play.
            edition: Key of the edition; None is the first.
            options: Options of the deal; what is left out gets its default.
            seed: 32 bytes; a seed given by hand marks the match unsealed. None takes one that nobody knows.
            cards: The text of a card file in place of the edition's own.
            promise: The hash that `promises.make` gave, so that the match is dealt with the seed behind it.
            nonces: Seat to 64 hexadecimal digits, of those who have seen that hash. Anything else isn't a nonce; nor is
                any where the promise is gone, because the host could then choose its seed after them.
            clock: Seconds that each seat has, and seconds that each answer adds; None plays without clocks.

        Raises:
            BadDeal: No such game, edition, option or number of seats.
            HostingError: No such bot or colour, or a clock of no time.
            TimescoopError: The card file has faults.
            Paused: The store can't save it.
        """
        played = self.game(game)
        printing = played.edition(edition)
        ruled = [SeatPlan("rules", name) for name in printing.ruled]
        settled, keys = settle_seats([*seats, *ruled], list(self.catalogue.bots))
        promised = await self.promises.keep(promise) if seed is None else None
        given = (nonces or {}) if promised else {}
        luck = promised or new_promise(self.promises.luck)
        plan = Plan(
            id=new_id(),
            game=game,
            edition=printing.key,
            options=played.settle_options(printing, dict(options or {})),
            cards=cards,
            seed=luck.seed if seed is None else seed,
            salt=luck.salt,
            unsealed=seed is not None,
            created=time.time(),
            nonces=tuple(nonce_from(given.get(seat, "")).hex() for seat in range(len(settled))),
        )
        match = await self.begin(plan, settled, clock=new_clock(*clock, len(settled)) if clock else None)
        assert match is not None, "only a rematch can come second"
        match.keys = keys
        return match

    async def begin(
        self, plan: Plan, seats: Sequence[Seat], follows: str = "", clock: Clock | None = None, by: int = -1
    ) -> Match | None:
        """Deal, store and start a match; None if the match that it follows has another rematch by now.

        `by` is the seat of the person who creates it, where that is not told by who took a link.
        """
        if len(plan.seed) != SEED_BYTES:
            raise BadDeal(f"a seed has {SEED_BYTES} bytes, not {len(plan.seed)}")
        game = self.game(plan.game)
        cards = self.catalogue.cards(plan.game, plan.cards)
        dealt = new_timeline(deal(game, plan, len(seats), cards))
        timeline = dealt.settled(passing_by(seats, {}, forced_picks=self.moment > 0))
        lines = tuple(answer_rows(timeline, 0))
        state = TableState(clock=clock, host=by).stamped(*self.people.time_for(clock)())
        latest = latest_of(game, timeline, len(lines), [1] * (len(seats) + 1), state)
        guest = self.work.guest()
        stored = MatchRows(plan, opening_of(dealt), tuple(seats), lines, latest, "", "", guest)
        if not await add_match(self.store, stored, follows):
            return None
        self.fellows.servers.owned.add(plan.id)
        return self.keep_loaded(MatchLog(self.store, game, cards, stored, timeline))

    async def rematch(self, match: Match, by: int) -> Match:
        """The same again with a new deal, the next seat beginning. A second request returns the same match.

        People keep their decks and the keys of their seats, and no time runs before all of them have come.

        Raises:
            NotYours: A spectator asks.
            HostingError: The match is not over.
        """
        if not 0 <= by < len(match.seats):
            raise NotYours("only players of this match can ask for a rematch")
        if not match.timeline.table.over():
            raise HostingError("you can ask for a rematch once the match is over")
        if not match.state.rematch:
            plan = match.plan.again(self.promises.luck, len(match.seats))
            ruled = [seat for seat in match.seats if seat.kind == "rules"]
            first, *others = [seat for seat in match.seats if seat.kind != "rules"]
            plan = replace(plan, cards=decks_turned(match.game, plan.cards, 1 + len(others), len(ruled)))
            host = match.state.host
            host = (host - 1) % (1 + len(others)) if host >= 0 else -1
            laid = await self.begin(plan, [*others, first, *ruled], match.id, match.clock.for_rematch(), host)
            followed = laid.id if laid else (await fetch(self.store, match.id)).rematch
            match.log.followed_by(followed)
            with contextlib.suppress(Paused):  # the others find the rematch anyway
                await match.consent.ask_rematch(by)
        return await self.match(match.state.rematch)

    def game(self, key: str) -> Game:
        """A game by its key.

        Raises:
            BadDeal: There is none.
        """
        if key not in self.catalogue.games:
            raise BadDeal(f"no game is called {key!r}; the games are {', '.join(self.catalogue.games)}")
        return self.catalogue.games[key]

    # ---- finding

    async def match(self, match_id: str) -> Match:
        """A match by its id.

        Raises:
            NoSuchMatch: There is none.
            SetAside: It is there, but cannot be played on.
            Paused: The store can't be read.
        """
        if match_id not in self.loaded:
            async with self.listener.reading:
                if match_id in self.loaded.alive:
                    self.keep(self.loaded.alive[match_id])
                elif match_id not in self.loaded:
                    with self.listener.watching(match_id):
                        self.keep_loaded(await self.find(match_id))
        return self.loaded[match_id]

    async def find(self, match_id: str) -> MatchLog:
        """Read a match from the store. One that can't be continued is set aside, without affecting others."""
        try:
            stored = await fetch(self.store, match_id)
            game = self.game(stored.plan.game)
            cards = self.catalogue.cards(stored.plan.game, stored.plan.cards)
            log = MatchLog(self.store, game, cards, stored, resumed(game, stored, cards))
        except (Paused, NoSuchMatch):
            raise
        except Exception as error:  # only this match is affected
            LOG.exception("match %s is set aside", match_id)
            await set_aside(self.store, match_id, str(error) or type(error).__name__)
            raise SetAside("this match cannot be played on; it was set aside and stays in the store") from error
        if stored.spoilt:
            await set_aside(self.store, match_id, None)  # its game or cards are available again
        return log

    def keep_loaded(self, log: MatchLog) -> Match:
        """Keep a match in memory and let its bots play; a new one may be found before its maker hears of it."""
        if there := self.loaded.alive.get(log.plan.id):
            self.keep(there)
            return there
        clock = log.state.table_state.clock
        log.timer.shared_time = self.people.time_for(clock)
        if clock is not None and clock.slow:
            log.timer.now = self.people.now
        match = Match(log, self.bots.pool.stand_in, self.promises.luck, self.moment)
        if log.guest:
            self.bots.guests[match] = log.guest
        log.saved, log.notifier.delivered = self.metrics.move_saved, self.metrics.shown.observe
        log.moved = lambda: self.wake(match)
        log.start_timer()
        self.keep(match)
        return match

    def keep(self, match: Match) -> None:
        """Keep a match in memory, dropping others if there are too many, and let its bots play."""
        if match.id not in self.loaded and len(self.loaded) >= MAX_LOADED:
            self.fellows.release_soon(self.loaded.drop_idle(busy=self.bots.playing))
        self.loaded.keep(match)
        self.wake(match)

    def wake(self, match: Match) -> None:
        """Let the bots of a match play, and forced moves be answered."""
        self.bots.wake(match)
        match.forced_moves.wake()

    async def forget(self, match_id: str) -> None:
        """Forget a match that is gone from the store: close its pages and stop its bots."""
        match = self.loaded.forget(match_id)
        if match is None:
            return
        if task := self.bots.playing.get(match_id):
            task.cancel()
        match.forced_moves.close()
        await match.log.close()
        self.fellows.servers.owned.discard(match_id)

    # ---- lists

    async def matches(self, held: Mapping[str, str], most_finished: int = MOST) -> list[MatchLine]:
        """The matches to which somebody holds keys (id to key): those in which it is the holder's turn come first."""
        return await held_matches(self.store, held, most_finished)


async def take_over_nothing() -> None:
    """Leave the matches of a lost server to other servers."""


async def replay_of(host: Host, match_id: str, record_id: str) -> Replay:
    """A match, or a record if `match_id` is empty, to be replayed by a process that serves nobody.

    Raises:
        HostingError: It is gone, or can't be read.
    """
    if not match_id:
        return await host.archive.replay(record_id)
    match = await host.match(match_id)
    await match.log.catch_up()
    return await host.replays.of_match(match, len(match.seats))


def measured(host: Host) -> Metrics:
    """The metrics of a host, with its store and bots reporting to them."""
    metrics, queue = Metrics(), host.bots.pool.queue
    host.store.timed = metrics.store_took
    host.bots.pool.thought = metrics.thoughts.observe
    metrics.watch("matches_loaded", "Matches in memory.", lambda: len(host.loaded))
    metrics.watch("bots_waiting", "Bots that wait for a worker.", queue.length)
    metrics.watch("bots_thinking", "Bots that think now.", queue.held.total)
    servers = host.fellows.servers
    metrics.watch("servers", "Servers on this store, this one included.", lambda: 1 + servers.fellows())
    metrics.watch("workers", "Workers on this store.", servers.workers)
    metrics.watch("bots_elsewhere", "Bots that a worker is asked for.", lambda: len(host.work.bots.asked))
    metrics.watch("store_paused", "1 while the store can't save anything.", lambda: int(host.store.paused))
    return metrics
