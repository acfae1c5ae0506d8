"""Who sits where: plans for seats, names that are valid in a record, and keys that open a seat."""

from __future__ import annotations

import base64
import hashlib
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeVar

from timescoop.hosting.errors import HostingError
from timescoop.kernel import Edition

T = TypeVar("T")
Kind = Literal["person", "bot", "open", "rules"]
# By turn order unless a plan says otherwise; the first four are those of INV-SETUP-12.
COLOURS: Final = ("red", "yellow", "blue", "white", "green", "violet")
KEY_BYTES: Final = 24
NAME_LENGTH: Final = 30


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """The plan for one seat.

    Args:
        kind: A person whose name is known; a bot; open, for the first person with the key; or rules, for a seat that
            the rules of the game play, and that is never asked.
        name: As it is shown; a seat without a name is given one.
        bot: The key of the bot, for a bot.
        colour: One of `COLOURS`; left out, the next that is free.
    """

    kind: Kind
    name: str = ""
    bot: str = ""
    colour: str = ""


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat of a match as it is stored; `key_hash` is empty for a bot, and for a seat that the rules play."""

    name: str
    kind: Kind
    bot: str
    colour: str
    key_hash: str


def with_changed(by_seat: Sequence[T], seat: int, value: T) -> tuple[T, ...]:
    """Values by seat, with that of one seat changed."""
    return (*by_seat[:seat], value, *by_seat[seat + 1 :])


def with_ruled(printing: Edition, plans: Sequence[SeatPlan]) -> list[SeatPlan]:
    """Plans with the last seats replaced by those that the rules play, such as a solitaire's opponent."""
    first = len(plans) - len(printing.ruled)
    return [*plans[:first], *[replace(plan, kind="rules", bot="") for plan in plans[first:]]]


def new_key() -> str:
    """A random key of 192 bits."""
    return secrets.token_urlsafe(KEY_BYTES)


def hash_of(key: str) -> str:
    """The stored form of a key: a fast hash without salt, since keys have too many bits to be guessed."""
    return hashlib.sha256(key.encode("utf-8", "replace")).hexdigest()


def key_from(link: str, token: str) -> str:
    """The key of a seat that is taken by a link, made from the link and the browser's token."""
    digest = hashlib.sha256(f"{link} {token}".encode("utf-8", "replace")).digest()
    return base64.urlsafe_b64encode(digest[:KEY_BYTES]).decode()


def clean(name: str) -> str:
    """A name that fits on one line of a page or a record, at most 30 characters long.

    It has no line ends and no colon, and begins with neither of the signs that begin a remark in a record.
    """
    kept = "".join(c if c.isprintable() and c != ":" else " " for c in name)
    return " ".join(kept.split()).lstrip(";# ")[:NAME_LENGTH].rstrip()


def unlike(name: str, others: Sequence[str]) -> str:
    """The name, numbered if somebody else has it: a record tells seats apart by their names."""
    taken = {other.casefold() for other in others}
    number = 1
    found = name
    while found.casefold() in taken:
        number += 1
        found = f"{name} {number}"
    return found


def settle_seats(plans: Sequence[SeatPlan], bots: Sequence[str]) -> tuple[list[Seat], dict[int, str]]:
    """Seats as they will be stored, and the keys that open them.

    Raises:
        HostingError: A bot or a colour that nobody knows, or one colour twice.
    """
    seats: list[Seat] = []
    keys: dict[int, str] = {}
    for number, plan in enumerate(settle_colours(plans)):
        if plan.kind == "bot" and plan.bot not in bots:
            raise HostingError(f"no bot is called {plan.bot!r}; the bots are {', '.join(bots)}")
        name = unlike(clean(plan.name) or f"Seat {number + 1}", [seat.name for seat in seats])
        if plan.kind in {"person", "open"}:
            keys[number] = new_key()
        bot = plan.bot if plan.kind == "bot" else ""
        seats.append(Seat(name, plan.kind, bot, plan.colour, hash_of(keys[number]) if number in keys else ""))
    return seats, keys


def settle_colours(plans: Sequence[SeatPlan]) -> list[SeatPlan]:
    """Give each plan without a colour the next that is free."""
    wanted = [plan.colour for plan in plans if plan.colour]
    if len(set(wanted)) < len(wanted) or set(wanted) - set(COLOURS):
        raise HostingError(f"each seat has a colour of its own out of {', '.join(COLOURS)}, not {', '.join(wanted)}")
    free = [colour for colour in COLOURS if colour not in wanted]
    return [plan if plan.colour else replace(plan, colour=free.pop(0)) for plan in plans]
