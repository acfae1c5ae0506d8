"""Cards of Invasion whose text is played by hand: when it may be opened, and what players can do for it."""

from functools import cache
from typing import Any

import pytest

from timescoop.bots import GREEDY
from timescoop.documents import card_document
from timescoop.games.invasion import GAME
from timescoop.games.invasion.built.fields import DECK, DISCARDS
from timescoop.games.invasion.table import Invasion
from timescoop.kernel import FACT, Faults, Table, answer, leave_blank
from timescoop.testkit import Shares, check_game
from timescoop.testkit.by_hand import half_by_hand, with_cards
from timescoop.wording import Teller, plain, texts_of

NAMES = ["Ann", "Bob", "Cat"]
SUPPORT, PLACE, DEFENDER, ENEMY = "Sabalom Glitz", "Telos", "Jamie", "Yetis"
BY_HAND = (SUPPORT, PLACE, DEFENDER, ENEMY)
UNREADABLE = "Everyone hums the tune, and then something happens to somebody."


CLOSELY = Shares(copies=0.1, worlds=0.08, answers=0.15, words=0.2, ends=0.01)


def document() -> Any:
    return card_document(GAME, "classic").value


def written(*names: str, **fields: Any) -> Any:
    """The classic card file in which some cards have a text that nobody can read."""
    found = document()
    for row in found["cards"]:
        if row["name"] in names:
            row |= {"text": UNREADABLE, **fields}
            row["warrants"]["text"] = "judged own"
    return found | {"reasons": {**found.get("reasons", {}), "own": "written for a test"}}


@cache
def pool() -> Any:
    return GAME.compile_cards(written(*BY_HAND, by_hand=True))


def laid(ann: Any = None, bob: Any = None, **more: Any) -> Invasion:
    players = {
        "Ann": {"hand": [SUPPORT, "Vortis", "Ribos", "Karn"], **(ann or {})},
        "Bob": bob or {"hand": ["Daleks", "Romana"]},
        "Cat": {"hand": 5},
    }
    table, _ = GAME.read({"game": "invasion", "edition": "classic", "turn": "Ann", "players": players, **more}, pool())
    assert isinstance(table, Invasion)
    table.kept = []
    return table


def offered(table: Table, seat: int | None = None) -> list[str]:
    who = table.waiting()[0] if seat is None else seat
    return [GAME.words(table, who, option, NAMES) for option in table.options(who)]


def say(table: Invasion, *answers: str) -> Invasion:
    for words in answers:
        seat = table.waiting()[0]
        assert words in offered(table), f"{words!r} is none of {offered(table)}"
        table.play(seat, table.options(seat)[offered(table).index(words)])
        assert GAME.problems(table) == []
    return table


def told(table: Invasion, seat: int) -> list[str]:
    """What a seat reads of all that has happened."""
    teller = Teller(texts_of(GAME.room), NAMES, seat, GAME.faces(table))
    return [plain(teller.fact(FACT[what], who, args, kinds)) for what, who, args, kinds in table.told(seat)]


def names_in(table: Invasion, zone: int) -> list[str]:
    return [table.pool.name[table.kind[copy]] for copy in table.zones[zone]]


# ---- the card file


def test_lan_hand_01_a_text_that_nobody_can_read_is_kept_if_it_is_played_by_hand() -> None:
    with pytest.raises(Faults):
        GAME.compile_cards(written(SUPPORT))
    face = GAME.faces(laid())[pool().name.index(SUPPORT)]
    assert face["text"] == UNREADABLE
    assert face.get("by_hand") is True
    assert "by_hand" not in GAME.faces(laid())[pool().name.index("Vortis")]


@pytest.mark.parametrize(
    ("fields", "wrong"),
    [
        ({"by_hand": "perhaps"}, "true, false or blank is expected"),
        ({"by_hand": True, "read_as": "Take 1 Time Point."}, "not both"),
        ({"by_hand": True, "text": ""}, "no text that could be played by hand"),
    ],
)
def test_lan_hand_01_what_is_wrong_with_the_field_is_told(fields: dict[str, Any], wrong: str) -> None:
    with pytest.raises(Faults) as caught:
        GAME.compile_cards(written(SUPPORT, **fields))
    assert any(wrong in fault.wrong for fault in caught.value.faults)


def test_lan_hand_03_a_box_without_such_cards_has_the_options_that_it_had() -> None:
    own = GAME.deal(seats=2, seed=bytes(32))
    assert isinstance(own, Invasion)
    plain_book, with_them = own.deal.book, laid().deal.book
    assert plain_book.hand is None
    assert with_them.blocks()[: len(plain_book.blocks())] == plain_book.blocks()


# ---- when a text may be opened


def test_inv_hand_05_a_support_is_played_opened_and_discarded() -> None:
    table = say(laid(), f"play {SUPPORT}")
    assert offered(table)[:2] == ["done", "draw cards"]
    view = GAME.view(table, 0)
    assert view["prompt"] is not None
    assert view["prompt"]["slots"] == {"card": pool().name.index(SUPPORT)}
    say(table, "done")
    assert names_in(table, DISCARDS)[-1] == SUPPORT
    assert table.waiting() == [0]


def test_lan_hand_02_all_are_told_whose_text_is_opened() -> None:
    table = say(laid(), f"play {SUPPORT}")
    assert f"You began to carry out {SUPPORT} by hand." in told(table, 0)
    assert f"Ann began to carry out {SUPPORT} by hand." in told(table, 1)


def test_inv_hand_01_locations_and_supports_on_the_table_are_opened_beside_the_actions() -> None:
    table = laid({"locations": ["ITAR", PLACE], "hand": ["Ribos", "Karn", "Leela"], "permanents": [SUPPORT]})
    both = [f"by hand: {SUPPORT}, Ann's Reserve", f"by hand: {PLACE}, Ann's line"]
    assert [words for words in offered(table) if words.startswith("by hand")] == sorted(both)
    say(table, both[1], "done", both[0], "done")
    assert "end turn" in offered(table), "it was no action, so the turn can go on as before"


def test_inv_hand_02_the_cards_of_a_conflict_are_opened_before_strength_is_paid_for_and_after_a_lost_defence() -> None:
    table = laid(
        {
            "hand": ["Vortis", "Ribos", "Karn", DEFENDER],
            "locations": [{"name": "ITAR", "attack": {"by": "Bob", "enemies": [ENEMY, "Yetis"], "face": "down"}}],
        }
    )
    say(table, "defend ITAR", DEFENDER, "done")
    mine = f"by hand: {DEFENDER}, defence at Ann's ITAR"
    theirs = [f"by hand: {ENEMY} {nth}, attack at Ann's ITAR" for nth in (1, 2)]
    assert offered(table) == ["done", mine]
    say(table, "done")
    assert table.waiting() == [1]
    assert offered(table) == ["done", *theirs]
    say(table, theirs[0], "done", theirs[1], "done")
    assert table.waiting() == [0], "each side opens no more texts than it has"
    assert offered(table) == ["done", mine], "the defence has lost, and is not discarded yet"
    say(table, mine, "move a card on the table", f"{DEFENDER}, defence at Ann's ITAR", "Ann's hand", "done")
    assert DEFENDER in names_in(table, table.hand_zone(0))


# ---- what can be done


def test_lan_hand_05_a_card_of_the_hand_goes_unseen_where_it_lies_unseen() -> None:
    table = say(laid(), f"play {SUPPORT}", "move a card of your hand", "Karn", "Bob's hand")
    assert "You moved Karn from your hand to Bob's hand." in told(table, 0)
    assert "Ann moved Karn from Ann's hand to your hand." in told(table, 1)
    assert "Ann moved 1 card from Ann's hand to Bob's hand." in told(table, 2)


def test_lan_hand_05_a_card_that_nobody_has_chosen_is_taken_from_another_hand() -> None:
    table = say(laid(), f"play {SUPPORT}", "move a random card of another hand", "Bob's hand", "Ann's hand")
    assert len(table.hand(0)) == 4
    assert len(table.hand(1)) == 1


def test_inv_hand_03_a_card_goes_where_one_of_its_type_can_lie() -> None:
    table = say(laid(discard=["Leela", "Daleks"]), f"play {SUPPORT}", "move a card on the table")
    before = table.copy()
    say(table, "Leela, discard pile")
    ends = offered(table)
    own = GAME.view(table, 0)["seats"][0]["zones"][-1]
    assert own["key"] == "line"
    start = table.pool.name[table.kind[table.place_card[table.lines[0][0]]]]
    assert f"defence at Ann's {start}, face down" in ends
    assert not [words for words in ends if words.startswith("attack at") or "line" in words]
    say(before, "Daleks, discard pile")
    assert not [words for words in offered(before) if words.startswith(("attack at", "defence at"))]
    say(table, f"defence at Ann's {start}, face down")
    (copy,) = table.defence(table.lines[0][0])
    assert table.up[copy] == 0
    assert table.known[copy] == table.everyone(), "all have seen it go there"


@pytest.mark.parametrize(("face", "joins"), [("down", False), ("up", True)])
def test_lan_hand_05_where_a_card_may_go_tells_nobody_what_is_hidden(face: str, joins: bool) -> None:  # noqa: FBT001 - a parameter of the table above
    attacked = {"name": "ITAR", "attack": {"by": "Cat", "enemies": ["Daleks"], "face": face}}
    table = laid({"hand": [SUPPORT, "Daleks", "Ribos", "Karn"]}, {"hand": ["Romana"], "locations": [attacked]})
    say(table, f"play {SUPPORT}", "move a card of your hand", "Daleks")
    assert ("attack at Bob's ITAR" in offered(table)) == joins


def test_inv_hand_03_a_location_is_added_to_a_line_and_the_end_card_comes_to_light() -> None:
    table = say(laid(), f"play {SUPPORT}", "move a card of your hand", "Karn", "Bob's line")
    assert names_in(table, table.line_zone(1))[-1] == "Karn"
    table = laid(deck=["Daleks", "Romana"], end_card={"above": 1})
    say(table, f"play {SUPPORT}", "move the top card of a pile", "deck", "discard pile")
    assert table.end_card < 0


def test_inv_hand_04_points_and_counters_stay_what_there_is() -> None:
    table = laid({"time_points": 2})
    supply = table.supply()
    say(table, f"play {SUPPORT}", "gain Time Points", "Bob", "3", "lose Time Points", "Ann")
    assert offered(table) == ["1", "2"]
    say(table, "2")
    assert (list(table.points), table.supply()) == ([0, 3, 0], supply - 1)
    assert "Bob took 3 Time Points." in told(table, 0)
    place = table.lines[0][0]
    start = f"{table.pool.name[table.kind[table.place_card[place]]]}, Ann's line"
    say(table, "place or return a TARDIS counter", start)
    assert table.protected[place]
    say(table, "place or return a TARDIS counter", start)
    assert not table.protected[place]


def test_lan_hand_06_only_who_looks_learns_the_cards() -> None:
    table = say(laid(deck=["Daleks", "Romana"]), f"play {SUPPORT}", "look at the top of a pile", "deck", "2")
    assert "You looked at Romana in the deck." in told(table, 0)
    assert "Ann looked at 1 card in the deck." in told(table, 1)
    say(table, "look at another hand", "Bob's hand")
    assert "You looked at Daleks and Romana in Bob's hand." in told(table, 0)
    assert [table.knows(2, copy) for copy in table.hand(1)] == [False, False]


def test_lan_hand_06_a_face_down_card_is_looked_at_alone() -> None:
    bob = {"hand": ["Daleks"], "reserve": ["Romana"]}
    table = say(laid(bob=bob), f"play {SUPPORT}", "look at a face-down card", "face-down card, Bob's Reserve")
    (copy,) = table.reserve(1)
    assert [table.knows(seat, copy) for seat in range(3)] == [True, True, False]


def test_lan_hand_07_a_card_shown_stays_where_it_is() -> None:
    table = say(laid(deck=["Daleks"]), f"play {SUPPORT}", "show a card of your hand", "Karn")
    assert "Ann showed Karn in Ann's hand." in told(table, 2)
    assert [table.pool.name[table.kind[copy]] for copy in table.hand(0) if table.knows(2, copy)] == ["Karn"]
    say(table, "show the top card of a pile", "deck")
    assert table.known[table.zones[DECK][-1]] == table.everyone()
    say(table, "done")
    assert names_in(table, DECK)[-1] == "Daleks"


def test_lan_hand_07_a_card_shown_twice_may_be_the_same_one() -> None:
    table = say(laid({"hand": [SUPPORT, "Daleks", "Daleks", "Karn"]}), f"play {SUPPORT}")
    for _ in range(2):
        say(table, "show a card of your hand", "Daleks")
    assert sum(table.knows(2, copy) for copy in table.hand(0)) == 1


def test_lan_hand_08_a_pile_is_shuffled_and_nobody_knows_it() -> None:
    table = say(
        laid(deck=["Daleks"]), f"play {SUPPORT}", "show the top card of a pile", "deck", "shuffle a pile", "deck"
    )
    assert not any(table.known[copy] for copy in table.zones[DECK])


def test_lan_hand_09_a_search_takes_one_card_unseen_or_none() -> None:
    table = say(laid(deck=["Daleks"]), f"play {SUPPORT}", "search a pile", "deck")
    assert offered(table)[0] == "no"
    assert "Daleks" in offered(table)
    assert "Ann searched the deck." in told(table, 1)
    say(table, "Romana" if "Romana" in offered(table) else "Daleks")
    assert "Ann finished the search and took 1 card." in told(table, 1)
    assert len(table.hand(0)) == 4
    assert not any(table.known[copy] for copy in table.zones[DECK])
    table = say(laid(), f"play {SUPPORT}", "search a pile", "deck", "no")
    assert "You finished the search." in told(table, 0)


def test_lan_hand_10_a_die_is_rolled_for_all_to_see() -> None:
    table = say(laid(), f"play {SUPPORT}", "roll a die")
    (roll,) = [words for words in told(table, 2) if "rolled" in words]
    assert roll in [f"Ann rolled {side}." for side in range(1, 7)]


def test_lan_hand_11_another_player_acts_for_the_text_or_declines() -> None:
    table = say(laid(), f"play {SUPPORT}", "let another player act", "Bob")
    assert table.waiting() == [1]
    assert "let another player act" not in offered(table)
    say(table, "move a card of your hand", "Daleks", "discard pile", "done")
    assert table.waiting() == [0]
    assert names_in(table, DISCARDS)[-1] == "Daleks"


def test_lan_hand_12_cards_are_drawn_by_the_rules() -> None:
    table = say(laid(), f"play {SUPPORT}", "draw cards", "Bob", "2")
    assert len(table.hand(1)) == 4
    assert "Bob drew 2 cards." in told(table, 0)


def test_lan_hand_03_a_text_ends_by_itself() -> None:
    table = say(laid(), f"play {SUPPORT}")
    for _ in range(12):
        assert table.waiting() == [0]
        say(table, "roll a die")
    assert "Ann finished the text." in told(table, 1)
    assert names_in(table, DISCARDS)[-1] == SUPPORT


def test_lan_hand_04_what_was_picked_is_nobody_elses_business_before_it_is_done() -> None:
    table = say(laid(), f"play {SUPPORT}")
    others = [GAME.view(table, seat) for seat in (1, 2)]
    say(table, "move a card of your hand", "Karn")
    assert [GAME.view(table, seat) for seat in (1, 2)] == others
    cards = GAME.view(table, 0)["seats"][0]["zones"][0]["cards"]
    assert not [card for card in cards if card["tags"]]
    prompt = GAME.view(table, 0)["prompt"]
    assert prompt is not None
    assert prompt["slots"].get("deed") == "hand-move-own"


def test_lan_hand_03_cards_are_lit_by_what_choosing_them_would_do() -> None:
    table = say(laid(discard=["Leela"]), f"play {SUPPORT}", "move a card on the table")
    view = GAME.view(table, 0)
    (pile,) = [pile for pile in view["piles"] if pile["key"] == "discard"]
    (card,) = pile.get("cards", [])
    assert [GAME.words(table, 0, option, NAMES) for option in card["options"]] == ["Leela, discard pile"]


# ---- bots, simulations, laws


def test_lan_hand_13_a_bot_never_opens_a_text_and_declines_when_it_is_let() -> None:
    table = laid({"locations": ["ITAR", PLACE]})
    blind = GAME.imagine(table, 0, 1)
    assert any(words.startswith("by hand") for words in offered(blind, 0))
    chosen = GREEDY.choose(GAME, blind, 0, 1)
    assert not GAME.words(table, 0, chosen, NAMES).startswith("by hand")
    assert not [words for words in offered(blind, 0) if words.startswith(("by hand", f"play {SUPPORT}"))]
    say(table, f"play {SUPPORT}", "let another player act", "Bob")
    assert GREEDY.choose(GAME, GAME.imagine(table, 1, 1), 1, 1) == 0


def test_lan_hand_13_a_set_is_left_blank_for_simulations() -> None:
    blank, count = leave_blank(written(*BY_HAND, by_hand=True))
    assert count == len(BY_HAND)
    table = GAME.deal(seats=2, seed=bytes(32), cards=GAME.compile_cards(blank))
    assert isinstance(table, Invasion)
    assert table.deal.book.hand is None


def test_lan_hand_04_what_is_done_is_copied_and_saved_like_any_other_move() -> None:
    table = say(laid(), f"play {SUPPORT}", "draw cards", "Ann")
    again = answer(table, 0, table.options(0)[0])
    assert len(again.zones[table.hand_zone(0)]) == 4
    assert table.picks


@pytest.mark.parametrize(("edition", "first", "seats"), [("classic", 0, 3), ("2012", 1, 2)])
def test_every_law_holds_with_half_of_the_texts_by_hand(edition: str, first: int, seats: int) -> None:
    found = card_document(GAME, edition).value
    assert len(half_by_hand(found, first)) > 5
    figures = check_game(with_cards(GAME, GAME.compile_cards(found)), seats, 3, 300, edition=edition, shares=CLOSELY)
    assert figures["picks"] > 5
