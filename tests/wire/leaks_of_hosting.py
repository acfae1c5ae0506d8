"""Leaks planted in hosting and on the pages; each is named after its row of the leak catalogue in docs/secrets.md."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import replace
from html import unescape
from typing import Any

import pytest
from htpy import Node, fragment, span
from markupsafe import Markup
from starlette_compress import _utils as compressing

from timescoop.hosting import match, match_log, match_state, moves, seats, snapshots, timeline
from timescoop.hosting.company import consent, seating
from timescoop.hosting.company.table_state import TableState
from timescoop.hosting.host import Host
from timescoop.hosting.match_record import receipt_of
from timescoop.kernel import IllegalChoice, Table
from timescoop.web import app
from timescoop.web.access import keys, visits
from timescoop.web.render import scene_builder, scene_changes
from timescoop.web.render.table import lobby, places
from timescoop.web.routes import commands, invitations, matches

Patch = pytest.MonkeyPatch
LOG = logging.getLogger("timescoop.hosting")
MATCHES: Any = matches
MATCH: Any = match


class Spy:
    """The table behind the page that is drawn just now."""

    table: Table

    @classmethod
    def word(cls) -> str:
        """Something that depends on every card."""
        return "".join(chr(97 + kind % 26) for kind in cls.table.kind)


def spied(patch: Patch) -> None:
    """The code that draws a scene knows the real table."""
    real = scene_builder.scene_of

    def scene_of(at: visits.Visit, *rest: Any, **how: Any) -> Any:
        Spy.table = at.match.timeline.table
        return real(at, *rest, **how)

    for module in (scene_builder, matches, invitations, commands):
        patch.setattr(module, "scene_of", scene_of)


def spilled(patch: Patch, module: Any, name: str) -> None:
    """What a function draws, with a word about the real table behind it."""
    spied(patch)
    real = getattr(module, name)

    def drawn(*args: Any, **settings: Any) -> Node:
        return fragment[real(*args, **settings), Markup(f"<!-- {Spy.word()} -->")]  # noqa: S704 - made of letters

    patch.setattr(module, name, drawn)


# ---- face-down cards, layer by layer (row 7)


def rewritten(patch: Patch, change: Callable[[str], str]) -> None:
    """Tables, on pages and in streams, changed after they were drawn."""
    spied(patch)

    def changed(real: Callable[..., Node]) -> Callable[..., Node]:
        return lambda *args, **how: Markup(change(str(real(*args, **how))))  # noqa: S704 - the leak that is planted

    for name in ("scene_part", "table_page"):
        patch.setattr(matches, name, changed(getattr(matches, name)))


def dressed(patch: Patch, attribute: str) -> None:
    """Cards in sleeves that all can follow, with an attribute that depends on what they are."""

    def change(page: str) -> str:
        for copy, kind in enumerate(Spy.table.kind):
            page = page.replace(f'id="c{copy}"', f'id="c{copy}" {attribute.format(kind)}')
        return page

    rewritten(patch, change)


def row_7_data(patch: Patch) -> None:
    dressed(patch, 'data-card="{}"')


def row_7_title(patch: Patch) -> None:
    dressed(patch, 'title="face-down {}"')


def row_7_spoken(patch: Patch) -> None:
    dressed(patch, 'aria-description="card {}"')


def row_7_address_of_a_picture(patch: Patch) -> None:
    dressed(patch, 'data-src="/static/{}.svg"')


def row_7_back_of_its_own(patch: Patch) -> None:
    rewritten(patch, lambda page: page.replace("/pictures/back-", f"/pictures/back-{Spy.word()}-"))


def row_11_what_lies_under_a_card_is_not_drawn(patch: Patch) -> None:
    patch.setattr(places, "beneath", lambda _scene, _card: None)


# ---- pages beside the table (rows 18 and 19)


def row_18_the_log_page(patch: Patch) -> None:
    spilled(patch, matches, "log_page")


def row_18_the_text_page(patch: Patch) -> None:
    spilled(patch, commands, "text_page")


def row_18_the_lobby(patch: Patch) -> None:
    spilled(patch, invitations, "lobby_page")


def row_18_the_stream_alone(patch: Patch) -> None:
    spilled(patch, matches, "scene_part")


def row_18_what_has_changed(patch: Patch) -> None:
    spied(patch)
    real = scene_changes.message
    patch.setattr(scene_changes, "message", lambda told: real([*told, f"<!-- {Spy.word()} -->"]))


def row_18_the_page_alone(patch: Patch) -> None:
    spilled(patch, matches, "table_page")


def row_19_why_not(patch: Patch) -> None:
    spilled(patch, commands, "reason_page")


def row_19_what_is_said(patch: Patch) -> None:
    spilled(patch, commands, "said_part")


def row_12_why_not_by_the_truth(patch: Patch) -> None:
    def why_not(self: match.Match, seat: int, words: str) -> str:
        return f"{words!r} is not {self.timeline.table.kind} of {seat}"

    patch.setattr(match.Match, "why_not", why_not)


def row_18_an_early_record(patch: Patch) -> None:
    real = match.Match.record
    patch.setattr(match.Match, "record", lambda self, **_: real(self, unfinished=True))


def row_18_a_record_for_anybody_who_asks_for_the_end(patch: Patch) -> None:
    real = match.Match.record
    patch.setattr(
        match.Match, "record", lambda self, **_: real(self, unfinished=self.state.table_state.request is not None)
    )


def row_18_an_end_before_all_agree(patch: Patch) -> None:
    """One who agrees is enough."""
    real = consent.Consent.settle_request

    async def settle_request(self: consent.Consent, table_state: TableState) -> None:
        if table_state.request and table_state.request.agreed:
            await self.end(table_state.request)
        else:
            await real(self, table_state)

    patch.setattr(consent.Consent, "settle_request", settle_request)


def row_18_the_id_that_was_seen_last(patch: Patch) -> None:
    """A stream goes on from the event that its reader names, whosever it was."""
    real = MATCHES.visit

    async def visit(request: Any) -> visits.Visit:
        at: visits.Visit = await real(request)
        return replace(at, viewer=0) if request.headers.get("last-event-id") else at

    patch.setattr(matches, "visit", visit)


def row_18_a_stale_page(patch: Patch) -> None:
    """A page that comes back is shown as it was drawn first."""
    real = MATCHES.table_page
    first: dict[tuple[str, int], Node] = {}

    def table_page(scene: Any) -> Node:
        return first.setdefault((scene.base, scene.me), Markup(str(real(scene))))  # noqa: S704 - drawn already

    patch.setattr(matches, "table_page", table_page)


def row_19_facts_as_they_are(patch: Patch) -> None:
    real = snapshots.told

    def told(at: timeline.Timeline, seat: int, group: int) -> snapshots.Log:
        given = real(at, seat, group)
        true = [kinds for _, _, _, kinds, _ in at.table.kept or ()]
        true = true[len(true) - sum(len(facts) for facts in given) :]
        numbers = iter(true)
        return tuple(tuple((what, who, args, next(numbers)) for what, who, args, _ in facts) for facts in given)

    patch.setattr(snapshots, "told", told)


def row_19_as_many_as_there_are_enemies(patch: Patch) -> None:
    """A sentence that counts hidden cards counts only some sorts."""
    real = snapshots.told

    def told(at: timeline.Timeline, seat: int, group: int) -> snapshots.Log:
        def counted(kinds: tuple[int, ...]) -> tuple[int, ...]:
            hidden = kinds and all(kind < 0 for kind in kinds)
            return kinds * (1 + sum(at.table.kind[-8:]) % 3) if hidden else kinds

        given = real(at, seat, group)
        return tuple(tuple((what, who, args, counted(kinds)) for what, who, args, kinds in facts) for facts in given)

    patch.setattr(snapshots, "told", told)


def row_12_a_refusal_that_explains(patch: Patch) -> None:
    real = timeline.Timeline.after

    def after(self: timeline.Timeline, seat: int, option: int, **how: Any) -> timeline.Timeline:
        try:
            return real(self, seat, option, **how)
        except IllegalChoice as error:
            raise IllegalChoice(f"{error}; the table holds {self.table.kind}") from error

    patch.setattr(timeline.Timeline, "after", after)


# ---- numbers, events, lengths (rows 20, 21 and 23)


def row_20_one_count_for_all(patch: Patch) -> None:
    patch.setattr(match_log, "next_numbers", lambda shown, _old, _new: [number + 1 for number in shown])


def row_21_an_event_for_a_pick(patch: Patch) -> None:
    """Everybody's bell rings for everything, whether or not there is anything new."""
    real = match_log.MatchLog.apply

    def apply(self: match_log.MatchLog, state: match_state.MatchState, by: int | None = None) -> None:
        real(self, replace(state, shown=[number + 1 for number in state.shown]), by)

    patch.setattr(match_log.MatchLog, "apply", apply)


def row_21_a_longer_event(patch: Patch) -> None:
    spied(patch)
    real = MATCHES.frames

    async def frames(at: visits.Visit, *args: Any, **how: Any) -> AsyncIterator[str]:
        async for frame in real(at, *args, **how):
            table = at.match.timeline.table
            yield ":" + "." * sum(len(table.options(seat)) for seat in table.waiting()) + "\n" + frame

    patch.setattr(matches, "frames", frames)


def row_21_two_pieces(patch: Patch) -> None:
    """An event comes in as many pieces as the seat that is asked has options."""
    real = MATCHES.frames

    async def frames(at: visits.Visit, *args: Any, **how: Any) -> AsyncIterator[str]:
        async for frame in real(at, *args, **how):
            table = at.match.timeline.table
            size = len(frame) // (1 + sum(len(table.options(seat)) for seat in table.waiting())) + 1
            for start in range(0, len(frame), size):
                yield frame[start : start + size]

    patch.setattr(matches, "frames", frames)


def row_21_streams_compressed(patch: Patch) -> None:
    patch.setattr(app, "remove_compress_type", lambda _: None)
    for types in ("_compress_content_types", "_streaming_content_types"):
        patch.setattr(compressing, types, {"text/event-stream"})


def row_23_a_tag_of_the_state(patch: Patch) -> None:
    spied(patch)
    real = MATCHES.HTMLResponse

    def response(*args: Any, **how: Any) -> Any:
        made = real(*args, **how)
        made.headers["ETag"] = f'"{hash(Spy.word())}"'
        return made

    patch.setattr(matches, "HTMLResponse", response)


# ---- luck, keys, logs (rows 22 and 29)


def row_22_the_receipt_before_the_end(patch: Patch) -> None:
    real = MATCH.receipt_of
    patch.setattr(match, "receipt_of", lambda plan, **_: replace(real(plan, over=True), unsealed=False))
    patch.setattr(scene_builder, "receipt", lambda look: f"{look.receipt.seed} {look.receipt.salt}")


def row_22_the_receipt_once_the_end_is_asked_for(patch: Patch) -> None:
    real = match.Match.snapshot

    def snapshot(self: match.Match, viewer: int) -> snapshots.Snapshot:
        shown = real(self, viewer)
        opened = replace(receipt_of(self.plan, over=True), unsealed=False)
        return replace(shown, receipt=opened) if self.state.table_state.request else shown

    patch.setattr(match.Match, "snapshot", snapshot)
    patch.setattr(scene_builder, "receipt", lambda look: f"{look.receipt.seed} {look.receipt.salt}")


def row_22_an_id_of_the_seed(patch: Patch) -> None:
    real = MATCHES.frames

    async def frames(at: visits.Visit, *args: Any, **how: Any) -> AsyncIterator[str]:
        async for frame in real(at, *args, **how):
            yield f": {at.match.plan.salt.hex()}\n" + frame

    patch.setattr(matches, "frames", frames)


def row_28_links_for_everybody(patch: Patch) -> None:
    found = invitations.invitation_of

    def invitation_of(request: Any, at: visits.Visit, *more: Any) -> lobby.Invitation:
        links = dict.fromkeys(range(len(at.match.seats)), f"/seats/{at.match.id}/{at.match.keys.get(0, '')}")
        return replace(found(request, at, *more), links=links)

    patch.setattr(invitations, "invitation_of", invitation_of)
    real = lobby.lobby_part

    def lobby_part(scene: Any, invitation: lobby.Invitation) -> Node:
        return fragment[real(scene, invitation), span[str(invitation.links)]]

    patch.setattr(lobby, "lobby_part", lobby_part)


def row_29_answers_in_the_log(patch: Patch) -> None:
    real = moves.Moves.give_now

    async def give_now(self: moves.Moves, seat: int, options: Sequence[int], number: int) -> None:
        state = self.log.state
        words = self.log.game.words(state.timeline.table, seat, options[0], state.names)
        LOG.info("seat %d: %s", seat, words)
        await real(self, seat, options, number)

    patch.setattr(moves.Moves, "give_now", give_now)


def row_29_the_seed_in_the_log(patch: Patch) -> None:
    real = Host.begin

    async def begin(self: Host, plan: Any, *args: Any, **how: Any) -> Any:
        LOG.info("laid %s with %s", plan.id, plan.seed.hex())
        return await real(self, plan, *args, **how)

    patch.setattr(Host, "begin", begin)


def row_29_keys_in_the_log(patch: Patch) -> None:
    real = keys.hold

    def hold(request: Any, match_id: str, key: str) -> None:
        LOG.info("%s", request.url)
        real(request, match_id, key)

    patch.setattr(keys, "hold", hold)


# ---- time and undo (rows 6 and 31)


def row_6_an_old_form_counts(patch: Patch) -> None:
    patch.setattr(match_state.MatchState, "check_number", lambda _self, _seat, _number: None)


def row_31_everything_can_be_taken_back(patch: Patch) -> None:
    patch.setattr(timeline, "is_fixed", lambda _before, _after, _seat: False)
    patch.setattr(timeline.Timeline, "undo_count", lambda self, _seat: len(self.back[-1:]))


# ---- names (row 30)


def row_30_names_as_they_are(patch: Patch) -> None:
    patch.setattr(seats, "clean", lambda name: name)
    patch.setattr(seating, "clean", lambda name: name)


def row_30_names_not_escaped(patch: Patch) -> None:
    rewritten(patch, unescape)
