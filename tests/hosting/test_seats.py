"""Keys that nobody can guess, names that fit on a line, and seats that change hands."""

import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from tests.hosting.pebbles import deck_of
from tests.hosting.playing import TWO, play_out

from timescoop.catalogue import GAMES
from timescoop.documents import BadDocument, decks_turned, read_text, with_decks
from timescoop.hosting import Host, HostingError, NoSuchMatch, NotYours, SeatPlan, Stale, Store
from timescoop.hosting.company.table_state import read_table_state
from timescoop.hosting.match_rows import MatchRows, add_match
from timescoop.kernel import BadDeal

DECKS = [{"deck": "Mine", "draw": ["50 Dalek"]}, {"deck": "Yours", "draw": ["50 Yeti"]}]


async def test_a_key_opens_its_seat_and_no_other_key_opens_any(host: Host) -> None:
    match = await host.new_match("pebbles", seats=TWO)
    other = await host.new_match("pebbles", seats=TWO)
    assert [match.seating.seat_of(match.keys[seat]) for seat in (0, 1)] == [0, 1]
    for key in ("", match.keys[0][:-1], match.keys[0] + "=", match.keys[0].swapcase(), other.keys[0], "\udc80"):
        assert match.seating.seat_of(key) is None


async def test_keys_and_ids_have_at_least_128_bits_and_differ(host: Host) -> None:
    matches = [await host.new_match("pebbles", seats=TWO) for _ in range(10)]
    made = [match.id for match in matches] + [key for match in matches for key in match.keys.values()]
    assert len(set(made)) == 30
    assert min(len(text) for text in made) * 6 >= 128


async def test_a_bot_has_no_key_and_no_key_is_stored(host: Host, tmp_path: Path) -> None:
    match = await host.new_match("pebbles", seats=[SeatPlan("person", "Ann"), SeatPlan("bot", bot="first")])
    assert list(match.keys) == [0]
    connection = sqlite3.connect(tmp_path / "store.db")
    dump = "\n".join(connection.iterdump())
    connection.close()
    assert match.id in dump
    assert match.keys[0] not in dump


async def test_a_friend_takes_an_open_seat(host: Host) -> None:
    match = await host.new_match("pebbles", seats=[SeatPlan("person", "Ann"), SeatPlan("open")])
    number = match.snapshot(0).number

    key = await match.seating.sit(1, match.keys[1], "  Tegan:\n Jovanka ")

    seat = match.snapshot(0).seats[1]
    assert (seat.name, seat.kind) == ("Tegan Jovanka", "person")
    assert match.snapshot(0).number > number
    assert match.seating.seat_of(key) == 1


async def test_a_link_admits_once(host: Host) -> None:
    match = await host.new_match("pebbles", seats=[SeatPlan("person", "Ann"), SeatPlan("open")])
    link = match.keys[1]
    key = await match.seating.sit(1, link, "Tegan", "a token")
    assert match.seating.seat_of(link) is None
    assert await match.seating.sit(1, link, "Tegan", "a token") == key  # the same form, sent twice
    with pytest.raises(NotYours):
        await match.seating.sit(1, link, "Eve", "another token")
    assert await match.seating.sit(1, key, "Nyssa") == key  # who sits there may change the name
    assert match.state.names == ["Ann", "Nyssa"]


async def test_who_made_a_link_makes_a_new_one_and_all_see_that_the_seat_is_open(host: Host) -> None:
    match = await host.new_match("pebbles", seats=[SeatPlan("person", "Ann"), SeatPlan("open")])
    link = match.keys[1]
    key = await match.seating.sit(1, link, "Tegan")
    for stranger in (key, match.keys[0], "guess"):
        with pytest.raises(NotYours):
            await match.seating.renew(1, stranger)
    fresh = await match.seating.renew(1, link)
    assert match.seats[1].kind == "open"
    assert [match.seating.seat_of(each) for each in (link, key, fresh)] == [None, None, 1]
    assert match.snapshot(0).company.notes[-1].key == "reopened"
    again = await match.seating.renew(1, fresh)  # one that nobody has used yet
    assert [match.seating.seat_of(each) for each in (fresh, again)] == [None, 1]


async def test_who_made_a_link_gives_the_seat_to_a_bot_for_good(host: Host) -> None:
    match = await host.new_match("pebbles", seats=[SeatPlan("person", "Ann"), SeatPlan("open"), SeatPlan("open")])
    for stranger in (match.keys[0], match.keys[2], "guess"):
        with pytest.raises(NotYours):
            await match.seating.give_to_bot(1, stranger, "Vela")
    await match.seating.give_to_bot(1, match.keys[1], "Ann")
    assert (match.seats[1].kind, match.seats[1].name) == ("bot", "Ann 2")
    assert match.seats[1].bot in host.catalogue.bots
    assert match.snapshot(0).company.lent == (), "it plays for nobody"
    assert match.seating.seat_of(match.keys[1]) is None
    with pytest.raises(NotYours):
        await match.seating.sit(1, match.keys[1], "Eve")
    with pytest.raises(NotYours):
        await match.seating.give_to_bot(1, match.keys[1], "Orrin")
    key = await match.seating.sit(2, match.keys[2], "Bob")
    for used in (key, match.keys[2]):
        with pytest.raises(NotYours):
            await match.seating.give_to_bot(2, used, "Orrin")
    assert match.state.names == ["Ann", "Ann 2", "Bob"]


async def test_a_used_link_is_known_after_a_restart(host: Host) -> None:
    match = await host.new_match("pebbles", seats=[SeatPlan("person", "Ann"), SeatPlan("open")])
    await match.seating.sit(1, match.keys[1], "Tegan")
    assert match.seating.was_link(match.keys[1])
    assert read_table_state(match.log.table_state().text()).links == match.log.table_state().links


async def test_nobody_sits_without_the_key_of_the_seat(host: Host) -> None:
    match = await host.new_match("pebbles", seats=[SeatPlan("person", "Ann"), SeatPlan("open")])
    for key in (match.keys[0], "", "guess"):
        with pytest.raises(NotYours):
            await match.seating.sit(1, key, "Eve")
    with pytest.raises(HostingError):
        await match.seating.sit(1, match.keys[1], " \n:")
    assert match.snapshot(0).seats[1].kind == "open"


async def test_names_at_a_table_differ(host: Host) -> None:
    match = await host.new_match(
        "pebbles", seats=[SeatPlan("person", "Ann"), SeatPlan("person", "ann"), SeatPlan("open")]
    )
    await match.seating.sit(2, match.keys[2], "ANN")
    assert match.state.names == ["Ann", "ann 2", "ANN 3"]


async def test_colours_are_given_in_turn_and_may_be_chosen(host: Host) -> None:
    match = await host.new_match(
        "pebbles", seats=[SeatPlan("person", colour="blue"), SeatPlan("open"), SeatPlan("open")]
    )
    assert match.snapshot(0).colours == ["blue", "red", "yellow"]
    with pytest.raises(HostingError):
        await host.new_match("pebbles", seats=[SeatPlan("person", colour="red"), SeatPlan("open", colour="red")])


async def test_a_plan_that_fits_no_game_is_refused(host: Host) -> None:
    with pytest.raises(BadDeal):
        await host.new_match("marbles", seats=TWO)
    with pytest.raises(BadDeal):
        await host.new_match("pebbles", seats=TWO[:1])
    with pytest.raises(BadDeal):
        await host.new_match("pebbles", seats=TWO, options={"copies": "7"})
    with pytest.raises(BadDeal):
        await host.new_match("pebbles", seats=TWO, seed=b"short")
    with pytest.raises(HostingError):
        await host.new_match("pebbles", seats=[TWO[0], SeatPlan("bot", bot="nobody")])


async def test_cards_of_ones_own_are_played_with_and_kept(
    host: Host, open_host: Callable[..., Awaitable[Host]]
) -> None:
    match = await host.new_match("pebbles", seats=TWO, cards="copies: 2")
    assert deck_of(match.snapshot(0)) == 4
    again = await (await open_host()).match(match.id)
    assert again.snapshot(0) == match.snapshot(0)


@pytest.mark.parametrize("text", ["", "a: [", "copies: 2\n---\ncopies: 3"])
async def test_a_text_that_is_no_card_file_is_refused(host: Host, text: str) -> None:
    with pytest.raises(BadDocument, match="cards:1: "):
        await host.new_match("pebbles", seats=TWO, cards=text)


async def test_a_bot_plays_for_one_who_left_until_the_key_comes_back(host: Host) -> None:
    match = await host.new_match("pebbles", seats=TWO)
    await match.seating.stand_in_for(0, 0)
    while match.snapshot(0).asked:
        await anext(match.updates(0, match.snapshot(0).number))
    assert match.snapshot(1).seats[0].kind == "bot"

    await match.seating.sit(0, match.keys[0], "Ann")

    assert match.snapshot(1).seats[0].kind == "person"


async def test_what_was_decided_for_a_seat_before_it_changed_hands_does_not_count(host: Host) -> None:
    """As when a bot thinks while the one it plays for sits down again; the others may answer all the same."""
    match = await host.new_match("pebbles", seats=TWO)
    numbers = [match.snapshot(seat).number for seat in (0, 1)]

    await match.seating.sit(0, match.keys[0], "Anne")

    with pytest.raises(Stale):
        await match.answer(0, 1, numbers[0])
    await match.answer(1, 1, numbers[1])


async def test_a_rematch_keeps_people_keys_and_options_and_rotates_the_seats(host: Host) -> None:
    match = await host.new_match("pebbles", seats=TWO, options={"copies": "9"})
    keys = match.keys
    with pytest.raises(HostingError):
        await host.rematch(match, 0)
    await play_out(match)

    again = await host.rematch(match, 0)

    assert await host.rematch(match, 1) is again
    assert match.snapshot(2).rematch == again.id
    assert again.state.names == ["Bob", "Ann"]
    assert [again.seating.seat_of(keys[seat]) for seat in (0, 1)] == [1, 0]
    assert again.plan.options == {"copies": "9"}
    assert again.plan.seed != match.plan.seed


async def test_of_two_hosts_that_lay_a_rematch_one_does(host: Host, open_host: Callable[..., Awaitable[Host]]) -> None:
    match = await host.new_match("pebbles", seats=TWO)
    other = await open_host()
    await play_out(match)
    twin = await other.match(match.id)

    ours = await host.rematch(match, 0)
    theirs = await other.rematch(twin, 1)

    assert theirs.id == ours.id


async def test_a_match_that_is_found_before_its_layer_hears_of_it_is_at_hand_once(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await host.new_match("pebbles", seats=TWO)
    await play_out(match)
    found = []

    async def heard_late(store: Store, stored: MatchRows, follows: str = "") -> bool:
        written = await add_match(store, stored, follows)
        if written:
            found.append(await host.rematch(match, 1))
        return written

    monkeypatch.setattr("timescoop.hosting.host.add_match", heard_late)
    laid = await host.rematch(match, 0)

    assert found == [laid]
    assert await host.match(laid.id) is laid


async def test_lists_show_matches_to_those_who_hold_their_keys(host: Host) -> None:
    ended = await host.new_match("pebbles", seats=TWO)
    await play_out(ended)
    running = await host.new_match("pebbles", seats=TWO)
    strange = await host.new_match("pebbles", seats=TWO)

    lines = await host.matches({ended.id: ended.keys[1], running.id: running.keys[0], strange.id: "guess", "x": "y"})

    assert [(line.id, line.seat, line.waits, line.finished is None) for line in lines] == [
        (running.id, 0, True, True),
        (ended.id, 1, False, False),
    ]
    assert lines[0].names == ("Ann", "Bob")


async def test_there_is_no_match_of_that_name(host: Host) -> None:
    with pytest.raises(NoSuchMatch):
        await host.match("nothing")


def test_decks_go_with_people_into_a_rematch() -> None:
    cards = with_decks(GAMES["ccg"], "first", DECKS)
    turned = decks_turned(GAMES["ccg"], cards, 2)
    assert turned is not None
    assert read_text(turned)[0].value["decks"] == [DECKS[1], DECKS[0]]
    back = decks_turned(GAMES["ccg"], turned, 2)
    assert read_text(str(back))[0].value["decks"] == DECKS
    three = decks_turned(GAMES["ccg"], cards, 3)  # the third plays the first deck again, and so begins with it now
    assert read_text(str(three))[0].value["decks"] == [DECKS[1], DECKS[0], DECKS[0]]
    assert decks_turned(GAMES["ccg"], None, 2) is None
    assert decks_turned(GAMES["invasion"], "cards: []", 2) == "cards: []"


async def test_no_time_runs_in_a_rematch_before_all_have_come(host: Host) -> None:
    match = await host.new_match("pebbles", seats=TWO, clock=(60, 0))
    await play_out(match)
    again = await host.rematch(match, 0)
    assert again.state.running() == ()
    await again.clock.came(1)
    await again.clock.came(1)
    assert again.state.running() == ()
    await again.clock.came(0)
    assert again.state.running() == tuple(again.waiting())
