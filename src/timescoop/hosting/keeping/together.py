"""Deeds that wait for an SQLite store are carried out together, and kept by one commit.

A commit lasts until the disk has it. Were each deed kept by a commit of its own, a hundred matches would wait for one
another; so whatever has come while one commit lasted goes into the next.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, TypeVar, cast

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

T = TypeVar("T")
Deed = Callable[[Connection], Any]


class Outcome(NamedTuple):
    """What a deed returned, or what it failed of."""

    result: Any
    error: Exception | None


class Together:
    """A queue of deeds, and the thread that carries them out, so that their steps cost no turns of the loop's.

    Args:
        engine: Of the store.
        turn: Held while deeds are carried out: SQLite has one writer at a time.
        refusal: Why nothing is carried out now, if nothing is.
        hopeless: Whether after such an error nothing else would succeed either.
    """

    def __init__(
        self,
        engine: Engine,
        turn: asyncio.Lock,
        refusal: Callable[[], Exception | None],
        hopeless: Callable[[Exception], bool],
    ) -> None:
        self.engine = engine
        self.turn = turn
        self.refusal = refusal
        self.hopeless = hopeless
        self.waiting: list[tuple[Deed, asyncio.Future[Any]]] = []
        self.carrier: asyncio.Task[None] | None = None
        self.hand = ThreadPoolExecutor(1, "store")

    async def do(self, deed: Callable[[Connection], T]) -> T:
        """Carry out a deed with whatever else waits; it is kept when this returns, and gone if it raises.

        A deed may be carried out twice, of which only one counts.
        """
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.waiting.append((deed, future))
        if self.carrier is None:
            self.carrier = asyncio.create_task(self.carry())
        return cast("T", await future)

    async def carry(self) -> None:
        """Carry out what waits, until nothing does."""
        try:
            while self.waiting:
                async with self.turn:
                    now, self.waiting = self.waiting, []
                    outcomes = await self.carried_out([deed for deed, _future in now])
                for (_deed, future), outcome in zip(now, outcomes, strict=True):
                    if future.done():
                        continue  # whoever asked for it has gone away
                    if outcome.error is None:
                        future.set_result(outcome.result)
                    else:
                        future.set_exception(outcome.error)
                await asyncio.sleep(0)  # whoever was refused may close the store to those who come next
        finally:
            self.carrier = None

    async def carried_out(self, deeds: Sequence[Deed]) -> list[Outcome]:
        """The outcomes of some deeds."""
        error = self.refusal()
        if error is None:
            loop = asyncio.get_running_loop()
            try:
                return await loop.run_in_executor(self.hand, carried_out, self.engine, deeds, self.hopeless)
            except Exception as failed:  # noqa: BLE001 - whatever it is, those who wait are told
                error = failed
        return [Outcome(None, error)] * len(deeds)

    async def close(self) -> None:
        """Finish what waits, and let go of the store."""
        if self.carrier is not None:
            await asyncio.gather(self.carrier, return_exceptions=True)
        await asyncio.to_thread(self.hand.shutdown)
        self.engine.dispose()


def carried_out(engine: Engine, deeds: Sequence[Deed], hopeless: Callable[[Exception], bool]) -> list[Outcome]:
    """Some deeds in one transaction; if one of them fails, each in its own, so that the others do not suffer for it."""
    try:
        return [Outcome(result, None) for result in in_one_go(engine, deeds)]
    except Exception as error:  # noqa: BLE001 - it is raised where the deed was asked for
        if len(deeds) == 1 or (isinstance(error, SQLAlchemyError | OSError) and hopeless(error)):
            return [Outcome(None, error)] * len(deeds)
    outcomes: list[Outcome] = []
    for deed in deeds:
        outcomes += carried_out(engine, [deed], hopeless)
    return outcomes


def in_one_go(engine: Engine, deeds: Sequence[Deed]) -> list[Any]:
    """A transaction."""
    with engine.begin() as connection:
        return [deed(connection) for deed in deeds]
