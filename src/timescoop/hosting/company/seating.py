"""Seating: people take seats, leave one to a bot, and come back."""

from __future__ import annotations

import hmac
from collections.abc import Collection
from dataclasses import replace
from typing import Final

from timescoop.hosting.company.consent import Consent
from timescoop.hosting.company.presence import Presence
from timescoop.hosting.company.table_state import TableState
from timescoop.hosting.errors import HostingError, NotYours
from timescoop.hosting.match_log import MatchLog
from timescoop.hosting.seats import COLOURS, Seat, clean, hash_of, key_from, new_key, unlike

TOKEN_LENGTH: Final = 16  # characters of a token, at least, so that it is hard to guess


class Seating:
    """The seats of one match, as people come and go."""

    def __init__(self, log: MatchLog, consent: Consent, presence: Presence, stand_in: str) -> None:
        """Start with the seats as stored.

        Args:
            log: Where changes are stored.
            consent: Open requests, which change when somebody leaves.
            presence: Who is here: a bot replaces only people who are away.
            stand_in: The key of the bot that plays for those who have left.
        """
        self.log = log
        self.consent = consent
        self.presence = presence
        self.stand_in = stand_in

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits where now."""
        return self.log.state.seats

    def seat_of(self, key: str) -> int | None:
        """The seat that a key opens, if any. All seats are compared, so that the time taken reveals nothing."""
        given = hash_of(key)
        found = None
        for number, seat in enumerate(self.seats):
            if hmac.compare_digest(given, seat.key_hash):
                found = number
        return found

    # ---- sitting down

    async def sit(self, seat: int, key: str, name: str, token: str = "", colour: str = "") -> str:
        """Give an open seat to the holder of its key, or rename it.

        A link works once: from then on the seat has another key, which only the person who sat down knows. The
        same token makes the same key, so that a form which is sent twice is answered twice.

        Args:
            seat: Its number.
            key: That of the link, or the seat's own if somebody sits there already.
            name: As the others will read it.
            token: A random string; a new one if empty.
            colour: The colour that they want; they get it if no other seat has it.

        Returns:
            The key of the seat from now on.

        Raises:
            NotYours: The key does not open that seat.
            HostingError: The name is empty once it is cleaned.
        """
        fresh = key_from(key, token or new_key())
        if self.seat_of(fresh) == seat:
            return fresh
        if self.seat_of(key) != seat:
            raise NotYours("this key doesn't belong to this seat")
        if not clean(name):
            raise HostingError("a name needs at least one visible letter")
        if self.seats[seat].kind != "open":
            await self.log.run(lambda: self.rename(seat, name, self.seats[seat].key_hash))
            return key
        await self.log.run(lambda: self.admit(seat, name, key, fresh, colour))
        return fresh

    async def admit(self, seat: int, name: str, link: str, fresh: str, colour: str) -> None:
        """Sit down by a link, under the lock of the match: the first person to open a link uses it up.

        Raises:
            NotYours: Somebody else has sat down by that link.
        """
        if self.seat_of(link) != seat:
            raise NotYours("this link was already used; ask for a new one")
        table_state = self.log.table_state()
        table_state = replace(table_state, links={**table_state.links, seat: hash_of(link)})
        await self.rename(seat, name, hash_of(fresh), table_state, colour)

    async def join(self, listed: Collection[int], name: str, token: str = "", colour: str = "") -> tuple[int, str]:
        """Sit down in the first free seat of those that anybody may take; the link to it opens nothing any more.

        Args:
            listed: The seats that anybody may take.
            name: As the others will read it.
            token: A random string, so that a form which is sent twice takes one seat.
            colour: The colour that they want; they get it if no other seat has it.

        Returns:
            The seat and its key from now on.

        Raises:
            NotYours: None of those seats is free.
            HostingError: The name is empty once it is cleaned.
        """
        fresh = key_from(self.log.plan.id, token if len(token) >= TOKEN_LENGTH else new_key())
        sitting = self.seat_of(fresh)
        if sitting is not None:
            return sitting, fresh
        if not clean(name):
            raise HostingError("a name needs at least one visible letter")
        return await self.log.run(lambda: self.admit_anybody(listed, name, fresh, colour)), fresh

    async def admit_anybody(self, listed: Collection[int], name: str, fresh: str, colour: str) -> int:
        """Sit down in a free seat, under the lock of the match; its number.

        Raises:
            NotYours: Somebody else has taken the last one.
        """
        sitting = self.seat_of(fresh)
        if sitting is not None:
            return sitting
        free = [seat for seat in sorted(listed) if seat < len(self.seats) and self.seats[seat].kind == "open"]
        if not free:
            raise NotYours("somebody else took the last free seat")
        table_state = self.log.table_state()
        links = {**table_state.links, free[0]: self.seats[free[0]].key_hash}
        await self.rename(free[0], name, hash_of(fresh), replace(table_state, links=links), colour)
        return free[0]

    async def rename(
        self, seat: int, name: str, key_hash: str, table_state: TableState | None = None, colour: str = ""
    ) -> None:
        """Sit down, under the lock of the match; in a colour, if it is one that nobody has."""
        others = [other.name for number, other in enumerate(self.seats) if number != seat]
        sat = replace(self.seats[seat], name=unlike(clean(name), others), kind="person", bot="", key_hash=key_hash)
        if colour in COLOURS and colour not in {other.colour for other in self.seats}:
            sat = replace(sat, colour=colour)
        await self.reseat(seat, sat, table_state)

    async def reseat(self, number: int, seat: Seat, table_state: TableState | None = None) -> None:
        """Change who sits in a seat, and the table state with it, under the lock of the match."""
        if seat != self.seats[number]:
            await self.log.reseat(number, seat, table_state)
        elif table_state is not None:
            await self.log.amend(table_state)
        if seat.kind != "person":
            await self.consent.seat_given_up(number)

    # ---- links

    def made_link(self, seat: int, link: str) -> bool:
        """Whether a key is that of the link by which a seat was taken, or still can be: its maker may make another."""
        if not 0 <= seat < len(self.seats):
            return False
        taken = self.log.state.table_state.links.get(seat) == hash_of(link)
        return taken or (self.seats[seat].kind == "open" and self.seat_of(link) == seat)

    def was_link(self, key: str) -> bool:
        """Whether a key is that of a link by which somebody has sat down here."""
        return hash_of(key) in self.log.state.table_state.links.values()

    async def renew(self, seat: int, link: str) -> str:
        """Make a new link for a seat that was given away: the seat is open again, and nothing else opens it.

        Args:
            seat: Its number.
            link: The key in the old link. Only the player who created the table has it.

        Returns:
            The key in the new link.

        Raises:
            NotYours: The key is not that of a link to the seat.
        """
        if not self.made_link(seat, link):
            raise NotYours("only the player who created the table can renew this link")
        fresh = new_key()
        await self.log.run(lambda: self.reopen(seat, fresh))
        return fresh

    async def reopen(self, seat: int, fresh: str) -> None:
        """Open a seat again, under the lock of the match."""
        was = self.seats[seat].kind
        table_state = self.log.table_state()
        links = {number: link for number, link in table_state.links.items() if number != seat}
        table_state = replace(table_state, links=links)
        free = replace(self.seats[seat], kind="open", bot="", key_hash=hash_of(fresh))
        await self.reseat(seat, free, table_state if was == "open" else table_state.noted("reopened", seat))

    # ---- bots for people

    async def give_to_bot(self, seat: int, link: str, name: str) -> None:
        """Let a bot take an open seat for good: the link to it opens nothing any more.

        Args:
            seat: Its number.
            link: The key in its link. Only the player who created the table has it.
            name: The bot's.

        Raises:
            NotYours: That was no link to the seat, or somebody has taken it.
        """
        if not self.made_link(seat, link):
            raise NotYours("only the player who made the link to a seat can give it to a bot")
        await self.log.run(lambda: self.seat_bot(seat, link, name))

    async def seat_bot(self, seat: int, link: str, name: str) -> None:
        """A bot takes an open seat, under the lock of the match.

        Raises:
            NotYours: Somebody has taken it.
        """
        if self.seats[seat].kind != "open" or self.seat_of(link) != seat:
            raise NotYours("this seat isn't free any more")
        others = [other.name for number, other in enumerate(self.seats) if number != seat]
        free = replace(self.seats[seat], name=unlike(name, others), kind="bot", bot=self.stand_in, key_hash="")
        await self.reseat(seat, free)

    async def stand_in_for(self, seat: int, by: int) -> None:
        """Let a bot play for a person: at once for yourself, or for somebody who has been away for a minute.

        Raises:
            NotYours: A spectator asks, no person sits there, or that person is here.
        """
        if not 0 <= by < len(self.seats) or seat not in self.log.state.people():
            raise NotYours("a bot plays for a person who sits at the table, and somebody who sits there asks for it")
        if by != seat and not self.presence.away(seat):
            name = self.seats[seat].name
            raise NotYours(f"{name} is here; a bot takes over once somebody has been away for a minute")
        await self.log.run(lambda: self.take_over(seat, "lent", by))

    async def take_over(self, seat: int, why: str, by: int) -> None:
        """A bot sits down for a person, under the lock of the match."""
        table_state = self.log.table_state().noted(why, seat, by)
        await self.reseat(seat, replace(self.seats[seat], kind="bot", bot=self.stand_in), table_state)

    async def come_back(self, seat: int) -> None:
        """Let the person who sits there play again instead of the bot; the caller has checked the seat's key.

        Raises:
            NotYours: No bot plays for a person there.
        """
        if not 0 <= seat < len(self.seats) or self.seats[seat].kind != "bot" or not self.seats[seat].key_hash:
            raise NotYours("no bot plays for you here")
        await self.log.run(lambda: self.hand_back(seat))

    async def hand_back(self, seat: int) -> None:
        """A person plays again, under the lock of the match."""
        table_state = self.log.table_state().noted("back", seat)
        clock = table_state.clock and table_state.clock.returned(seat)
        person = replace(self.seats[seat], kind="person", bot="")
        await self.reseat(seat, person, replace(table_state, clock=clock))
