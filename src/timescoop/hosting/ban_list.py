"""Addresses and browsers that the operator has banned from every server on a store."""

from __future__ import annotations

import ipaddress
import re
import time
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, delete, insert, select

from timescoop.hosting.errors import HostingError, Paused
from timescoop.hosting.schema import BAN, RING
from timescoop.hosting.store import Store

ADDRESS: Final = "address"
BROWSER: Final = "browser"
CUSTOMER_BITS: Final = 64  # of an IPv6 address: all of these belong to one customer
SHORTEST_RING: Final = 8  # digits of the hash of a key ring that name one
LONGEST_WHY: Final = 200
FRESH_S: Final = 5.0  # seconds until other servers notice a ban, at most
HEX: Final = re.compile(r"[0-9a-f]+")


@dataclass(frozen=True, slots=True)
class Ban:
    """One ban; `created` is seconds since 1970."""

    kind: str
    value: str
    why: str
    created: float


def network_of(address: str) -> str:
    """An address as bans name it: an IPv4 address or network, or an IPv6 network of at most 64 bits.

    Raises:
        HostingError: It is no address.
    """
    try:
        network = ipaddress.ip_network(address.strip(), strict=False)
    except ValueError as error:
        raise HostingError(
            f"{address!r} isn't a network address; it looks like 203.0.113.7 or 2001:db8::/64"
        ) from error
    if network.version == 6 and network.prefixlen > CUSTOMER_BITS:  # noqa: PLR2004 - of the protocol
        network = ipaddress.ip_network((network.network_address, CUSTOMER_BITS), strict=False)
    return str(network.network_address) if network.num_addresses == 1 else str(network)


async def ban(store: Store, kind: str, value: str, why: str = "") -> Ban:
    """Ban an address, or a browser by the first digits of its key ring's hash.

    Raises:
        HostingError: There is no such address, or no browser or several.
        Paused: The store is unavailable.
    """
    found = network_of(value) if kind == ADDRESS else await ring_named(store, value)
    new = Ban(kind, found, " ".join(why.split())[:LONGEST_WHY], time.time())
    here = (BAN.c.kind == kind) & (BAN.c.value == found)

    def put(connection: Connection) -> None:
        connection.execute(delete(BAN).where(here))
        connection.execute(insert(BAN).values(kind=kind, value=found, why=new.why, created=new.created))

    await store.keep(put)
    return new


async def ring_named(store: Store, start: str) -> str:
    """The hash of the one key ring that begins with these digits.

    Raises:
        HostingError: There is none, or there are several.
        Paused: The store is unavailable.
    """
    digits = start.strip().lower()
    if len(digits) < SHORTEST_RING or not HEX.fullmatch(digits):
        raise HostingError(
            f"a browser is named by {SHORTEST_RING} or more digits, as `timescoop admin look` shows them"
        )
    rows = await store.read(select(RING.c.ring).where(RING.c.ring.startswith(digits)).distinct())
    if len(rows) != 1:
        raise HostingError(f"{'no browser begins' if not rows else 'several browsers begin'} with {digits}")
    return str(rows[0].ring)


async def lift_ban(store: Store, value: str) -> None:
    """Let an address or browser in again; a browser by the first digits of its hash.

    Raises:
        HostingError: It isn't banned.
        Paused: The store is unavailable.
    """
    wanted = value.strip().lower()
    named = [each for each in await bans(store) if each.value == wanted or same_address(each, wanted)]
    named = named or [
        each for each in await bans(store) if each.kind == BROWSER and wanted and each.value.startswith(wanted)
    ]
    if len(named) != 1:
        raise HostingError(f"{value!r} isn't banned")
    here = (BAN.c.kind == named[0].kind) & (BAN.c.value == named[0].value)
    await store.keep(lambda connection: connection.execute(delete(BAN).where(here)).rowcount)


def same_address(each: Ban, wanted: str) -> bool:
    """True if a ban is of this address, however it is written."""
    try:
        return each.kind == ADDRESS and network_of(wanted) == each.value
    except HostingError:
        return False


async def bans(store: Store) -> list[Ban]:
    """Every ban, newest first.

    Raises:
        Paused: The store is unavailable.
    """
    rows = await store.read(select(BAN.c.kind, BAN.c.value, BAN.c.why, BAN.c.created).order_by(BAN.c.created.desc()))
    return [Ban(row.kind, row.value, row.why, row.created) for row in rows]


Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def within(small: Network, large: Network) -> bool:
    """True if a network is part of another."""
    ends = (small.network_address, small.broadcast_address)
    return small.version == large.version and all(end in large for end in ends)


class BanList:
    """The bans that one server knows: read every few seconds, and applied even while the store is unreachable."""

    def __init__(self, store: Store) -> None:
        """Start with no bans."""
        self.store = store
        self.read_at = -FRESH_S
        self.networks: list[Network] = []
        self.rings: frozenset[str] = frozenset()

    async def refuses(self, address: str, ring: str) -> bool:
        """True if a request from this address, or with the key ring of this hash, is banned."""
        if time.monotonic() - self.read_at >= FRESH_S:
            await self.refresh()
        if ring and ring in self.rings:
            return True
        if not self.networks:
            return False
        try:
            here = ipaddress.ip_network(address, strict=False)
        except ValueError:
            return False
        return any(within(here, each) for each in self.networks)

    async def refresh(self) -> None:
        """Read the bans from the store again."""
        self.read_at = time.monotonic()
        try:
            found = await bans(self.store)
        except Paused:
            return
        self.networks = [ipaddress.ip_network(each.value) for each in found if each.kind == ADDRESS]
        self.rings = frozenset(each.value for each in found if each.kind == BROWSER)
