"""The deal of Nemesis: boards, Doctors, decks, hands, the first player; and rules that no card of the set needs."""

from collections import Counter
from typing import Any

import pytest
import yaml
from tests.games.nemesis.test_nem_texts import ROOM, document

from timescoop.games.nemesis import GAME
from timescoop.games.nemesis.built.fields import OUT
from timescoop.games.nemesis.table import CENTRE, Nemesis
from timescoop.kernel import FACT, PILE, BadNotation, imagine
from timescoop.testkit import seed_bytes

NAMES = ["Ada", "Bo", "Cleo", "Dov"]


def dealt(seats: int = 3, seed: int = 1, facts: bool = False, **options: str) -> Nemesis:  # noqa: FBT001, FBT002 - a helper of this file alone
    table = GAME.deal(seats=seats, seed=seed_bytes(seed), options={"setup": "quick"} | options, facts=facts)
    assert isinstance(table, Nemesis)
    return table


def laid(*lines: str, pool: Any = None) -> Nemesis:
    """A position: the players, whose names begin with a capital, then the rest of it."""
    position: dict[str, Any] = {"game": "nemesis", "players": {}}
    for line in lines:
        entry = yaml.safe_load(line)
        (position["players"] if line[0].isupper() else position).update(entry)
    table, _ = GAME.read(position, pool)
    assert isinstance(table, Nemesis)
    return table


def names(table: Nemesis, copies: Any) -> list[str]:
    return [table.pool.name[table.kind[copy]] for copy in copies]


def test_nem_setup_01_each_seat_chooses_a_nemesis_and_a_side_that_nobody_has() -> None:
    table = GAME.deal(seats=4, seed=seed_bytes(1))
    offered = []
    for seat in range(4):
        assert table.waiting() == [seat]
        offered.append([GAME.words(table, seat, option, NAMES) for option in table.options(seat)])
        table.play(seat, table.options(seat)[0])
    assert [len(each) for each in offered] == [8, 6, 4, 2]
    assert offered[3] == ["Lonely Assassin", "Weeping Angels"]


def test_nem_setup_02_both_sides_of_a_board_are_offered_and_one_is_chosen() -> None:
    table = GAME.deal(seats=2, seed=seed_bytes(1))
    assert isinstance(table, Nemesis)
    assert {GAME.words(table, 0, option, NAMES) for option in table.options(0)} == set(table.pool.sides)
    table.play(0, table.deal.book.side.option(1))
    assert "Davros" not in [GAME.words(table, 1, option, NAMES) for option in table.options(1)]


def test_nem_amb_02_seats_choose_in_their_order_and_doctors_come_after() -> None:
    table = GAME.deal(seats=2, seed=seed_bytes(1), facts=True)
    assert isinstance(table, Nemesis)
    table.play(0, table.deal.book.side.option(0))
    table.play(1, table.deal.book.side.option(2))
    told = [FACT[what] for what, *_ in table.told(1)]
    assert told.index("nemesis/got_doctors") > max(nth for nth, key in enumerate(told) if key == "nemesis/chose_side")


def test_nem_setup_03_the_side_fixes_strength_locations_and_rule() -> None:
    table = dealt(4, 3)
    for seat in range(4):
        side = table.sides[seat]
        assert table.strength_of_nemesis(seat) == document()["boards"][side]["strength"]
        assert table.pool.name[table.kind_of_place(4 * seat)] == document()["boards"][side]["locations"][0]["name"]
        assert table.pool.sentences[table.pool.side_kind + side]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nem_setup_04_05_and_16_a_seat_starts_with_two_power_and_nothing_else(seats: int) -> None:
    table = dealt(seats)
    assert table.token == [CENTRE] * seats
    assert table.power == [2] * seats
    assert table.plot == [0] * seats
    assert all(
        not table.zones[zone] for seat in range(seats) for zone in (table.scheme_zone(seat), table.pile_zone(seat))
    )


def test_nem_setup_05_nobody_starts_with_plot() -> None:
    assert sum(dealt(4).plot) == 0


def test_nem_setup_16_scheme_areas_are_empty() -> None:
    table = dealt(4)
    assert not [copy for seat in range(4) for copy in table.zones[table.scheme_zone(seat)]]


def test_nem_setup_06_there_are_fourteen_doctors() -> None:
    ordinals = ["First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth", "Ninth", "Tenth"]
    ordinals += ["Eleventh", "Twelfth", "Thirteenth", "War"]
    assert sorted(dealt().pool.doctors) == sorted(f"{each} Doctor" for each in ordinals)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nem_setup_07_each_seat_has_two_doctors_and_nobody_the_same(seats: int) -> None:
    seen: Counter[int] = Counter()
    for seed in range(30):
        table = dealt(seats, seed)
        tokens = [token for mine in table.doctors for token in mine]
        assert len(tokens) == len(set(tokens)) == 2 * seats
        seen.update(tokens)
    assert len(seen) == 14


def test_nem_setup_08_and_amb_03_the_doctors_lie_open() -> None:
    table = dealt()
    for eyes in range(4):
        shown = [seat["doctors"] for seat in GAME.view(table, eyes)["seats"]]
        assert shown == [[table.pool.doctors[token] for token in mine] for mine in table.doctors]


def test_nem_amb_03_the_undealt_follow_by_elimination() -> None:
    view = GAME.view(dealt(), 0)
    assert len({name for seat in view["seats"] for name in seat["doctors"]}) == 6


def test_nem_setup_09_hero_cards_are_those_of_your_tokens() -> None:
    table = dealt()
    for seat, mine in enumerate(table.doctors):
        heroes = {
            kind
            for kind, owner in enumerate(table.owners)
            if owner == seat and table.pool.traits[kind] & table.pool.hero
        }
        assert {table.pool.deck_of(kind) for kind in heroes} == {table.pool.doctors[token] for token in mine}


def test_nem_setup_12_cards_in_no_deck_leave_the_game() -> None:
    table = dealt(2)
    assert len(table.zones[OUT]) == 204 - 80
    assert not set(names(table, table.zones[OUT])) & {
        name for seat in range(2) for name in names(table, table.deck(seat))
    }


def test_nem_setup_13_hands_are_drawn_to_the_limit() -> None:
    found = {
        table.pool.sides[table.sides[s]]: len(table.hand(s))
        for seed in range(20)
        for table in [dealt(4, seed)]
        for s in range(4)
    }
    assert found == dict.fromkeys(found, 5) | {"Cyberplanner": 6}
    assert len(found) == 8


def test_nem_setup_14_and_amb_04_the_highest_die_with_strength_begins_and_tied_seats_roll_again() -> None:
    ties = 0
    for seed in range(40):
        table = dealt(4, seed, facts=True)
        rolls = [(who, *args) for what, who, args, _ in table.told(0) if FACT[what] == "nemesis/rolled_first"]
        assert all(total == die + table.strength_of_nemesis(who) for who, die, total in rolls)
        left = [who for who, _, _ in rolls[:4]]
        while rolls:
            now, rolls = rolls[: len(left)], rolls[len(left) :]
            assert [who for who, _, _ in now] == left, "only those tied roll again"
            most = max(total for _, _, total in now)
            left = [who for who, _, total in now if total == most]
            ties += len(left) > 1
        assert left == [table.turn]
    assert ties > 3


def test_nem_setup_15_one_is_left_in_the_end() -> None:
    assert {dealt(4, seed).turn for seed in range(30)} == {0, 1, 2, 3}


def test_nem_amb_04_strength_counts_in_each_round() -> None:
    table = dealt(3, 2, facts=True)
    for what, who, args, _ in table.told(1):
        if FACT[what] == "nemesis/rolled_first":
            assert args[1] - args[0] == table.strength_of_nemesis(who)


def test_nem_setup_17_and_18_a_first_game_sets_the_pairs_for_all_to_see() -> None:
    pairs = {"Cyberplanner": "Struggle for Control", "Davros": "Stolen World", "Masterful Master": "Gallifrey Returns",
             "Weeping Angels": "Temporal Anomalies"}  # fmt: skip
    table = dealt(4, 5, first_game="yes")
    for seat in range(4):
        side = table.pool.sides[table.sides[seat]]
        known = [copy for copy in table.hand(seat) if table.known[copy] == table.everyone()]
        assert names(table, known) == [pairs[side]]
        assert len(table.hand(seat)) == table.hand_limit(seat), "the set card counts towards the limit"


def test_nem_setup_18_the_sides_are_those_of_the_pairs() -> None:
    table = GAME.deal(seats=2, seed=seed_bytes(1), options={"first_game": "yes"})
    offered = {GAME.words(table, 0, option, NAMES) for option in table.options(0)}
    assert offered == {"Cyberplanner", "Davros", "Masterful Master", "Weeping Angels"}


def test_nem_term_01_the_turn_goes_to_the_left() -> None:
    table = dealt(3, 4)
    order = [table.turn]
    while len(order) < 4:
        seat = table.waiting()[0]
        table.play(seat, table.options(seat)[0])
        if table.turn != order[-1]:
            order.append(table.turn)
    assert [(turn - order[0]) % 3 for turn in order] == [0, 1, 2, 0]


def test_nem_example_01_the_emperor_with_two_doctors_has_forty_cards() -> None:
    table = laid("Dalek: {side: Emperor Dalek, doctors: [Third Doctor, Tenth Doctor]}", "Other: {side: Ashad}")
    decks = Counter(table.pool.deck_of(table.kind[copy]) for copy in table.deck(0))
    assert decks == {"dalek": 27, "Emperor Dalek": 5, "Third Doctor": 4, "Tenth Doctor": 4}
    assert [table.pool.doctors[token] for token in table.doctors[0]] == ["Third Doctor", "Tenth Doctor"]


def test_nem_trait_01_nemesis_cards_are_those_of_core_and_side() -> None:
    table = dealt()
    for kind in range(table.pool.count):
        of_doctor = table.pool.deck_of(kind) in table.pool.doctors
        assert (table.pool.traits[kind] & table.pool.nemesis_card == 0) == of_doctor


def test_nem_trait_05_and_09_each_card_has_one_type_which_texts_can_name() -> None:
    table = dealt()
    for kind in range(table.pool.count):
        assert (table.pool.traits[kind] & table.pool.a_type).bit_count() == 1


def test_nem_trait_09_any_trait_can_be_named() -> None:
    from timescoop.games.nemesis.phrases import words_of  # noqa: PLC0415 - only here are the words of texts looked at

    assert set(document()["traits"]) <= set(words_of(dealt().pool).words["TYPE"])


def test_nem_amb_21_no_hero_comes_from_a_deck_that_nobody_has() -> None:
    with pytest.raises(BadNotation, match="NEM-SETUP-12"):
        laid(
            "Ada: {doctors: [First Doctor, Second Doctor], locations: {The Vault: [Ace]}}",
            "Bo: {doctors: [Third Doctor, Fourth Doctor]}",
        )


def test_imagined_decks_hold_their_own_cards_and_nobody_would_have_won_already() -> None:
    ada = "Ada: {doctors: [Seventh Doctor, First Doctor], schemes: [Hand of Omega], hand: 5, deck: 3}"
    table = laid(ada, "Bo: {hand: 5}")
    hidden = [zone for zone, sort in enumerate(table.sort) if sort == PILE]
    assert hidden
    for luck in range(60):
        world = GAME.imagine(table, 1, luck)
        assert isinstance(world, Nemesis)
        for seat in range(2):
            assert all(world.owner_of(copy) == seat for copy in (*world.deck(seat), *world.hand(seat)))
        heroes = [copy for copy in world.hand(0) if world.is_hero(copy)]
        assert len(heroes) < 5
    assert imagine(table, 0, 1).hand(0) == table.hand(0)  # type: ignore[attr-defined]  # Nemesis's


# ---- what no card of the set says, by a card file that was changed


def changed(**texts: str) -> Any:
    found = yaml.safe_load((ROOM / "cards" / "standard.yaml").read_text("utf-8"))
    for row in found["cards"]:
        row["text"] = texts.get(row["name"].replace(" ", "_"), row["text"])
    return GAME.compile_cards(found)


def answer(table: Nemesis, seat: int, words: str) -> None:
    for option in table.options(seat):
        if GAME.words(table, seat, option, NAMES) == words:
            table.play(seat, option)
            return
    raise AssertionError([GAME.words(table, seat, option, NAMES) for option in table.options(seat)])


def test_nem_end_03_an_end_step_instant_is_played_in_the_end_step() -> None:
    pool = changed(Cheating_Death="End Step: retrieve 1 Master.")
    ada = "Ada: {side: Masterful Master, hand: [Cheating Death], discard: [Missy]}"
    table = laid(ada, "Bo: {side: Davros}", "step: end", pool=pool)
    while table.options(0) and "play Cheating Death" not in [GAME.words(table, 0, o, NAMES) for o in table.options(0)]:
        answer(table, 0, "pass")
    answer(table, 0, "play Cheating Death")
    assert names(table, table.hand(0)) == ["Missy"]


def test_nem_amb_19_a_hero_that_gains_strength_gains_it_for_the_heroes_by_the_token_holder() -> None:
    table = laid(
        "Ada: {side: Davros, doctors: [First Doctor, Second Doctor], locations: {The Vault: [Dalek Patrol, Ace]}}",
        "Bo: {side: Ashad, doctors: [Seventh Doctor, Third Doctor]}",
        "step: conflict",
        "dice: [1]",
        pool=changed(Ace="Conflict: gain 2 Strength."),
    )
    answer(table, 0, "The Vault")
    assert table.waiting() == [1], "the seat with the token uses it, though it is not in the Conflict"
    answer(table, 1, "Ace: gain 2 Strength")
    assert names(table, table.pile(0)) == ["Dalek Patrol"], "3 and a die of 1 do not beat 5 and 2"
