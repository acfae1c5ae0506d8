"""`timescoop admin`: an operator's commands, beside running servers or without any."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from time import gmtime, strftime
from typing import TYPE_CHECKING, Final

from cyclopts import App

from timescoop.cli.ending import FINE, BadUsage
from timescoop.cli.study import Switch

if TYPE_CHECKING:
    from timescoop.hosting import MatchSummary, Store

STATES: Final = ("all", "running", "finished", "damaged")

admin: Final = App(
    name="admin",
    help="Manage a server: list, show, close, export and delete matches, renew links, ban.",
    help_epilogue="Example: timescoop admin list --state running",
    help_format="plaintext",
)


def in_store(store: str | None, action: Callable[[Store], Awaitable[None]]) -> int:
    """Open a store, do something with it, and close it again."""
    from timescoop.cli.serving import opened
    from timescoop.hosting import Store, store_address

    async def done() -> None:
        found = await Store.open(store_address(store))
        try:
            await action(found)
        finally:
            await found.close()

    with opened():
        asyncio.run(done())
    return FINE


def moment(at: float | None) -> str:
    """A time, in UTC."""
    return strftime("%Y-%m-%d %H:%M", gmtime(at)) if at is not None else "-"


def line(each: MatchSummary) -> str:
    """A match on one line."""
    how = "damaged" if each.spoilt else "finished" if each.finished is not None else "running"
    return f"{each.id}  {moment(each.moved)}  {how:8}  {each.game} {each.edition}  {', '.join(each.names)}"


@admin.command(name="list", help_epilogue="Example: timescoop admin list --state running")
def list_(*, state: str = "all", most: int = 50, store: str | None = None) -> int:
    """List matches, the most recently played first.

    Args:
        state: all, running, finished or damaged.
        most: How many at most, up to 200.
        store: The store; by default the one in your own folder.
    """
    from timescoop.hosting import list_matches

    if state not in STATES:
        raise BadUsage(f"--state is {', '.join(STATES[:-1])} or {STATES[-1]}, not {state!r}")

    async def action(found: Store) -> None:
        for each in await list_matches(found, state=state, most=most):
            print(line(each))

    return in_store(store, action)


@admin.command(help_epilogue="Example: timescoop admin look Jz3k")
def look(match: str, *, store: str | None = None) -> int:
    """Show the players of a match, whose move it is, and which browsers hold its keys; never a card.

    Args:
        match: The id of the match, or the beginning of it.
        store: The store; by default the one in your own folder.
    """
    from timescoop.hosting import look_at_match
    from timescoop.wording import _, counted_, localized, seat_and_player

    async def action(found: Store) -> None:
        seen = await look_at_match(found, match)
        print(line(seen.summary))
        answers = counted_("{n} answer", "{n} answers", seen.summary.answers)
        print(_("created {moment}, {answers}").format(moment=moment(seen.summary.created), answers=answers))
        for number, seat in enumerate(seen.seats):
            said = _("seat {number}: {who}, asked now") if number in seen.asked else _("seat {number}: {who}")
            print(said.format(number=number + 1, who=seat_and_player(*seat)))
        print(_("browsers: {names}").format(names=", ".join(seen.browsers) or _("none")))
        if seen.summary.spoilt:
            print(_("set aside: {why}").format(why=localized(seen.summary.spoilt)))

    return in_store(store, action)


@admin.command(help_epilogue="Example: timescoop admin close Jz3k")
def close(match: str, *, store: str | None = None) -> int:
    """End a running match where it stands; nobody wins.

    Args:
        match: The id of the match, or the beginning of it.
        store: The store; by default the one in your own folder.
    """
    from timescoop.hosting import close_match, opened_match
    from timescoop.wording import _

    async def action(found: Store) -> None:
        ended = await opened_match(found, "timescoop.catalogue", match)
        await close_match(ended)
        print(_("match {match} is over").format(match=ended.id))

    return in_store(store, action)


@admin.command(help_epilogue="Example: timescoop admin export Jz3k --out match.txt")
def export(match: str, *, out: Path | None = None, anonymous: Switch = False, store: str | None = None) -> int:
    """Write the record of a match. The record of a running match reveals all hands, so keep it to yourself.

    Args:
        match: The id of the match, or the beginning of it.
        out: The file; without it, the record is printed.
        anonymous: Write Player 1, Player 2 and so on for people's names.
        store: The store; by default the one in your own folder.
    """
    from timescoop.documents import write_file
    from timescoop.hosting import exported, opened_match

    async def action(found: Store) -> None:
        text = exported(await opened_match(found, "timescoop.catalogue", match), anonymous=anonymous)
        if out is None:
            print(text, end="")
        else:
            write_file(out, text)

    return in_store(store, action)


@admin.command(help_epilogue="Example: timescoop admin delete Jz3k --yes")
def delete(match: str, *, yes: Switch = False, store: str | None = None) -> int:
    """Delete a match with its seats, keys and messages. Only a backup can bring it back.

    Args:
        match: The id of the match, or the beginning of it.
        yes: Really delete it; without this the match is only shown.
        store: The store; by default the one in your own folder.
    """
    from timescoop.hosting import delete_match, look_at_match
    from timescoop.wording import _

    async def action(found: Store) -> None:
        seen = (await look_at_match(found, match)).summary
        print(line(seen))
        if yes:
            print(_("match {match} is deleted").format(match=await delete_match(found, seen.id)))
        else:
            print(_("Nothing was deleted. To delete it, repeat the command with --yes."))

    return in_store(store, action)


@admin.command(help_epilogue="Example: timescoop admin renew Jz3k 2")
def renew(match: str, seat: int, *, store: str | None = None) -> int:
    """Make a new link for a seat. The old link stops working, so the seat's player needs the new one.

    Args:
        match: The id of the match, or the beginning of it.
        seat: The seat, counted from 1 as `look` shows it.
        store: The store; by default the one in your own folder.
    """
    from timescoop.hosting import opened_match, renew_link
    from timescoop.wording import _

    async def action(found: Store) -> None:
        path = await renew_link(await opened_match(found, "timescoop.catalogue", match), seat - 1)
        print(_("The new link, after the address of your server: {path}").format(path=path))

    return in_store(store, action)


@admin.command(help_epilogue="Example: timescoop admin ban 203.0.113.7 --why spam")
def ban(who: str, *, why: str = "", store: str | None = None) -> int:
    """Ban an address, a network, or a browser. Servers notice within five seconds.

    Args:
        who: 203.0.113.7, 203.0.113.0/24, 2001:db8::/64, or a browser's id, as `look` shows it.
        why: A note for yourself.
        store: The store; by default the one in your own folder.
    """
    from timescoop.hosting import ban as keep_out
    from timescoop.wording import _

    async def action(found: Store) -> None:
        new = await keep_out(found, "address" if "." in who or ":" in who else "browser", who, why)
        print(_("banned: {value}").format(value=new.value))

    return in_store(store, action)


@admin.command(help_epilogue="Example: timescoop admin unban 203.0.113.7")
def unban(who: str, *, store: str | None = None) -> int:
    """Lift the ban of an address or a browser.

    Args:
        who: As `bans` shows it.
        store: The store; by default the one in your own folder.
    """
    from timescoop.hosting import lift_ban
    from timescoop.wording import _

    async def action(found: Store) -> None:
        await lift_ban(found, who)
        print(_("no longer banned: {value}").format(value=who))

    return in_store(store, action)


@admin.command(name="bans", help_epilogue="")
def bans_(*, store: str | None = None) -> int:
    """List who is banned.

    Args:
        store: The store; by default the one in your own folder.
    """
    from timescoop.hosting import bans

    async def action(found: Store) -> None:
        for each in await bans(found):
            print(f"{moment(each.created)}  {each.kind:7}  {each.value}  {each.why}")

    return in_store(store, action)
