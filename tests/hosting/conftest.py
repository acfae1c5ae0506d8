"""A host on a store of its own, with the game of pebbles, whose bots think at once and in this process."""

import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from timescoop.hosting import Host, Store, store_address

ROOT = Path(__file__).resolve().parents[2]
CATALOGUE = "tests.hosting.pebbles"

if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))  # the processes of the bots find the catalogue by its name


@pytest.fixture
def address(tmp_path: Path) -> str:
    return store_address(str(tmp_path / "store.db"))


@pytest.fixture
async def open_host(address: str) -> AsyncIterator[Callable[..., Awaitable[Host]]]:
    """Open hosts on one store; all are closed at the end."""
    async with AsyncExitStack() as stack:

        async def start(**settings: Any) -> Host:
            store = await Store.open(address)
            stack.push_async_callback(store.close)
            host = await Host.start(
                store, **{"catalogue": CATALOGUE, "pace": 0.0, "workers": 0, "luck": Random(2012), **settings}
            )
            stack.push_async_callback(partial(Host.close, host))
            return host

        yield start


@pytest.fixture
async def host(open_host: Callable[..., Awaitable[Host]]) -> Host:
    return await open_host()
