"""Texts played by hand, hosted: what was done is taken back by consent, recorded, and outlives the server."""

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from timescoop.catalogue import GAMES
from timescoop.documents import card_document, fingerprint, read_record, set_text, verify, write_record
from timescoop.games.invasion import GAME
from timescoop.hosting import Host, Match, SeatPlan, Store, store_address
from timescoop.kernel import cheap, mix
from timescoop.testkit.by_hand import half_by_hand

TWO = [SeatPlan("person", "Ann"), SeatPlan("person", "Bob")]
MIDDLE = 80  # answers after which the server starts anew


def half() -> dict[str, object]:
    document: dict[str, object] = card_document(GAME, "classic").value
    half_by_hand(document)
    return document


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(store_address(str(tmp_path / "store.db")))
    yield store
    await store.close()


async def answered(match: Match, words: str = "", luck: int = 0) -> None:
    """The seat that is asked answers in words, or at random, and is often done."""
    seat = match.timeline.table.waiting()[0]
    look = match.snapshot(seat)
    options = {said: option for option, said in look.options}
    assert not words or words in options, f"{words!r} is none of {list(options)}"
    words = words or ("done" if "done" in options and luck % 2 else "")
    option = options[words] if words else look.options[luck % len(look.options)][0]
    await match.answer(seat, option, look.number)


async def opened(match: Match) -> int:
    """Play at random until somebody carries out a text by hand; who that is."""
    luck = mix(3)
    while not match.snapshot(seat := match.timeline.table.waiting()[0]).asked or "roll a die" not in [
        words for _, words in match.snapshot(seat).options
    ]:
        luck = cheap(luck)
        await answered(match, luck=luck >> 8)
    return seat


async def test_what_was_done_by_hand_is_taken_back_if_the_others_agree(store: Store) -> None:
    host = await Host.start(store, workers=0, luck=Random(2012))
    match = await host.new_match("invasion", edition="classic", seats=TWO, cards=set_text(half()), seed=bytes(32))
    seat = await opened(match)
    hand = match.timeline.table.zones[5 + seat]
    await answered(match, "draw cards")
    assert match.snapshot(seat).may_take_back, "a verb alone is nobody's business"
    await answered(match, match.state.names[seat])
    await answered(match, "3")
    assert len(match.timeline.table.zones[5 + seat]) == len(hand) + 3
    assert not match.snapshot(seat).may_take_back
    await match.consent.ask_undo(seat)
    request = match.snapshot(1 - seat).company.request
    assert request is not None
    await match.consent.agree(1 - seat, request.keep)
    assert match.timeline.table.zones[5 + seat] == hand
    await host.close()


async def test_a_match_half_by_hand_outlives_its_server_and_its_record_is_verified(store: Store) -> None:
    host = await Host.start(store, workers=0, luck=Random(2012))
    match = await host.new_match("invasion", edition="classic", seats=TWO, cards=set_text(half()), seed=bytes(32))
    luck = mix(5)
    while not match.timeline.table.over():
        luck = cheap(luck)
        await answered(match, luck=luck >> 8)
        if match.state.rows == MIDDLE:
            before = fingerprint(match.timeline.table)
            await host.close()
            host = await Host.start(store, workers=0, luck=Random(2012))
            match = await host.match(match.id)
            assert fingerprint(match.timeline.table) == before
    text = write_record(match.record())
    assert any(f": {verb}" in text for verb in ("draw cards", "move a card", "look at", "roll a die"))
    table = verify(read_record(text), GAMES, GAME.compile_cards(half()))
    assert fingerprint(table) == fingerprint(match.timeline.table)
    assert match.state.rows > MIDDLE
    await host.close()
