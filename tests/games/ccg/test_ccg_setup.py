"""Set-Up: lines, Set-Up cards, Initiative, first Goals, hands; and what is secret from the first card on."""

import re
from typing import Any

import pytest

from timescoop.games.ccg import GAME
from timescoop.games.ccg.going import destroy
from timescoop.games.ccg.pool import CHARACTERS, GOAL, PLOT, QUALITIES, SPACETIME, TARDIS, TARDIS_CHARACTER
from timescoop.games.ccg.setup.laying import lists_for, pool_of
from timescoop.games.ccg.ships import is_tardis, riders_of, tardises_of
from timescoop.games.ccg.table import PLAY, SETUP, Ccg
from timescoop.kernel import NOTHING, QUESTION, BadDeal, Table
from timescoop.language import DONE, NO
from timescoop.testkit import seed_bytes

POOL = pool_of("first")
HAND = 8


def deal(seats: int = 2, seed: int = 1, **options: str) -> Ccg:
    table = GAME.deal(seats=seats, seed=seed_bytes(seed), options=options, facts=True)
    assert isinstance(table, Ccg)
    return table


def asked(table: Table) -> str:
    """The key of the question that is asked."""
    return QUESTION[table.asked[0][0]]


def first_of(table: Table) -> None:
    """The first option is taken."""
    seat = table.waiting()[0]
    table.play(seat, table.options(seat)[0])


def set_up(seats: int = 2, seed: int = 1, **options: str) -> Ccg:
    """A table at the first question of its first turn."""
    table = deal(seats, seed, **options)
    while table.part == SETUP:
        first_of(table)
    return table


def named(table: Ccg, copies: Any) -> list[str]:
    return [POOL.name[table.kind[copy]] for copy in copies]


@pytest.mark.parametrize("seats", [2, 6])
def test_ccg_over_01_ccg_amb_72_two_to_six_players_have_a_line_each(seats: int) -> None:
    """CCG-OVER-01, CCG-AMB-72."""
    table = set_up(seats)
    assert [len(line) for line in table.lines] == [3] * seats


@pytest.mark.parametrize("seats", [1, 7])
def test_ccg_amb_72_fewer_or_more_are_refused(seats: int) -> None:
    with pytest.raises(BadDeal, match="2 to 6"):
        deal(seats)


def test_ccg_setup_01_ccg_setup_02_ccg_space_01_the_same_spacetime_card_of_two_players_is_one_place() -> None:
    """CCG-SETUP-01, CCG-SETUP-02, CCG-SPACE-01."""
    table = set_up()
    first, second = named(table, table.lines[0]), named(table, table.lines[1])
    assert first == list(map(POOL.name.__getitem__, lists_for(POOL, 2)[0].spacetimes))
    assert set(first) & set(second) == {"Earth (1968)"}
    place = POOL.place_number[POOL.name.index("Earth (1968)")]
    stacked = [copy for copy in table.at(place) if POOL.type[table.kind[copy]] == SPACETIME]
    assert len(stacked) == 2
    assert table.brought[place] == 0b11
    assert len(table.places()) == 5


def test_ccg_setup_05_ccg_setup_08_ccg_tardis_03_ccg_nativity_13_the_crew_starts_on_the_tardis_without_cost() -> None:
    """CCG-SETUP-05, CCG-SETUP-08, CCG-TARDIS-03, CCG-NATIVITY-13."""
    table = set_up()
    for seat in range(2):
        ships = [copy for copy in table.in_vortex(seat) if POOL.type[table.kind[copy]] == TARDIS]
        crew = [copy for copy in table.in_vortex(seat) if POOL.type[table.kind[copy]] == TARDIS_CHARACTER]
        assert len(ships) == 1
        assert len(crew) == 3
        assert POOL.name[table.kind[crew[0]]].startswith("The Doctor")
    assert table.spent == 0


def test_ccg_setup_06_what_a_card_brings_is_there_and_counts_for_nothing() -> None:
    table = set_up()
    telos = POOL.place_number[POOL.name.index("Telos (2486)")]
    assert "Cyberman" in named(table, table.at(telos))
    scope = next(copy for copy in table.in_vortex(1) if POOL.name[table.kind[copy]] == "Mini-Scope")
    assert named(table, table.under(scope)) == ["Autons", "Autons", "Ogron Guards"]
    assert "Sonic Screwdriver" in named(table, table.in_vortex(1))


def test_ccg_setup_10_ccg_setup_11_ccg_setup_12_ccg_amb_59_the_rest_is_the_deck_and_eight_cards_are_drawn() -> None:
    """CCG-SETUP-10, CCG-SETUP-11, CCG-SETUP-12, CCG-AMB-59."""
    table = set_up()
    for seat, brought in enumerate(lists_for(POOL, 2)):
        assert len(table.hand(seat)) == HAND
        assert len(table.deck(seat)) == len(brought.draw) - HAND
        drawn = sorted(table.kind[copy] for copy in (*table.hand(seat), *table.deck(seat)))
        assert drawn == sorted(brought.draw)
        assert table.pile(seat) == ()


def test_ccg_setup_10_another_seed_deals_other_hands() -> None:
    hands = [named(set_up(seed=seed), set_up(seed=seed).hand(0)) for seed in (1, 2)]
    assert hands[0] != hands[1]


def test_ccg_init_01_ccg_amb_09_whose_characters_have_the_lowest_qualities_begins() -> None:
    """CCG-INIT-01, CCG-AMB-09."""
    table = set_up()
    sums = [
        sum(
            POOL.stat[quality][table.kind[copy]]
            for copy in table.all_in_play(seat, CHARACTERS)
            for quality in range(QUALITIES)
        )
        for seat in range(2)
    ]
    assert sums[0] != sums[1]
    assert table.starter == sums.index(min(sums))
    assert table.turn == table.starter


def test_ccg_init_02_ccg_init_03_among_equals_luck_decides() -> None:
    """CCG-INIT-02, CCG-INIT-03."""
    starters = {set_up(4, seed).starter for seed in range(8)}
    assert len(starters) == 2
    assert starters in ({0, 2}, {1, 3})


def test_ccg_init_02_a_tie_goes_to_the_lowest_cost(monkeypatch: pytest.MonkeyPatch) -> None:
    level = [[0] * POOL.count] * len(POOL.stat)
    monkeypatch.setattr(POOL, "stat", level)
    table = set_up()
    costs = [sum(POOL.cost[table.kind[copy]] for copy in table.all_in_play(seat, CHARACTERS)) for seat in range(2)]
    assert costs[0] != costs[1]
    assert table.starter == costs.index(min(costs))


def test_ccg_init_04_turns_go_clockwise() -> None:
    table = set_up(3)
    turns: list[int] = []
    while len(turns) < 4:
        if not turns or turns[-1] != table.turn:
            turns.append(table.turn)
        first_of(table)
    start = table.starter
    assert turns == [start, (start + 1) % 3, (start + 2) % 3, start]


def test_ccg_setup_09_ccg_goal_07_the_last_player_places_a_goal_first_on_an_own_spacetime_card() -> None:
    """CCG-SETUP-09, CCG-GOAL-07."""
    table = deal(3, setup="choose")
    order, refusals = [], 0
    while table.part == SETUP:
        seat = table.waiting()[0]
        if asked(table) == "ccg/first_goal":
            order.append(seat)
        if asked(table) == "ccg/goal_place":
            own = {table.place_of(copy) for copy in table.lines[seat]}
            assert set(table.deal.book.place.targets(table.options(seat))) <= own
            theirs = POOL.name[table.kind[table.lines[(seat + 1) % 3][0]]]
            if theirs not in [POOL.name[table.kind[copy]] for copy in table.lines[seat]]:
                told = GAME.why_not(table, seat, theirs, ["Ann", "Bob", "Cid"])
                assert told is not None
                assert re.match(r"it is in (Ann|Bob|Cid)'s line: place your first Goal at a Spacetime card", told)
                assert not told.startswith(f"it is in {['Ann', 'Bob', 'Cid'][seat]}'s")
                refusals += 1
        first_of(table)
    assert refusals
    start = table.starter
    assert order == [(start + 2) % 3, (start + 1) % 3, start]
    for seat in range(3):
        goals = table.all_in_play(seat, 1 << GOAL)
        assert len(goals) == 1
        assert table.place_of(goals[0]) in [table.place_of(copy) for copy in table.lines[seat]]


def test_ccg_setup_04_ccg_amb_08_ccg_deck_06_six_at_most_and_what_is_not_chosen_is_in_the_deck() -> None:
    """CCG-SETUP-04, CCG-AMB-08, CCG-DECK-06."""
    table = deal(setup="choose")
    while asked(table) != "ccg/setup":
        first_of(table)
    brought = sorted(lists_for(POOL, 2)[0].everything())
    block = table.deal.book.kind
    six = ("TARDIS - Police Box", "Victoria Waterfield - Reluctant Traveller", "Zoe Heriot - Calculating Prodigy",
           "Jamie McCrimmon - Loyal Highlander", "Dice Pool")  # fmt: skip
    for name in six:
        assert table.options(0)[0] == DONE
        table.play(0, block.option(POOL.name.index(name)))
    assert block.option(POOL.name.index("K9 Mark II - Spare Unit")) in table.options(0)
    table.play(0, block.option(POOL.name.index("Secret Plans")))
    assert table.options(0) == [DONE]
    while table.part == SETUP:
        first_of(table)
    mine = [copy for copy, owner in enumerate(table.owners) if owner == 0]
    assert sorted(table.kind[copy] for copy in mine) == brought
    plain = set_up(setup="choose")  # nobody sets anything up
    assert plain.in_vortex(0) == ()
    left = {"TARDIS - Police Box", "The Doctor - Disarming Clown"} & set(named(plain, (*plain.deck(0), *plain.hand(0))))
    assert left, "what could have been set up is in the deck"


def test_ccg_setup_07_the_first_capacity_number_bounds_the_crew() -> None:
    table = deal(setup="choose")
    while asked(table) != "ccg/setup":
        first_of(table)
    block = table.deal.book.kind
    for name in ("TARDIS - Police Box", "The Doctor - Disarming Clown", "Jamie McCrimmon - Loyal Highlander"):
        table.play(0, block.option(POOL.name.index(name)))
    open_to = [POOL.name[kind] for kind in block.targets(table.options(0)[1:])]
    assert "Zoe Heriot - Calculating Prodigy" in open_to  # 6 + 3 + 3 is twelve
    assert "The Doctor - Scarf-Wrapped Bohemian" not in open_to
    table.play(0, block.option(POOL.name.index("Zoe Heriot - Calculating Prodigy")))
    left = block.targets(table.options(0)[1:])
    assert all(POOL.type[kind] != TARDIS_CHARACTER for kind in left)


def test_ccg_amb_09_set_up_cards_are_secret_until_all_have_chosen() -> None:
    table = deal(setup="choose")
    while asked(table) != "ccg/setup":
        first_of(table)
    table.play(0, table.options(0)[1])
    table.play(0, DONE)
    chosen = [zone for zone in GAME.view(table, 1)["seats"][0]["zones"] if zone["key"] == "chosen"]
    assert [card["kind"] for card in chosen[0]["cards"]] == [-1]


def test_ccg_amb_20_by_an_option_the_tardis_starts_where_its_player_lands_it() -> None:
    table = deal(tardis_start="spacetime")
    while asked(table) != "ccg/first_landing":
        first_of(table)
    first_of(table)
    assert table.in_vortex(0) == ()
    assert table.place_of(tardises_of(table, 0)[0]) == table.places()[0]


def test_ccg_plot_02_ccg_plot_04_only_their_owner_sees_the_plots_of_a_side_hand() -> None:
    """CCG-PLOT-02, CCG-PLOT-04."""
    table = set_up()
    views = [GAME.view(table, seat)["seats"][0]["zones"] for seat in (0, 1)]
    own, other = (zone["cards"] for zones in views for zone in zones if zone["key"] == "side_hand")
    assert sorted(card["kind"] for card in own) == sorted(lists_for(POOL, 2)[0].plots)
    assert [card["kind"] for card in other] == [-1] * 5
    assert all(POOL.type[table.kind[copy]] != PLOT for copy in (*table.hand(0), *table.deck(0)))


def test_ccg_plot_11_plots_are_left_out_by_an_option() -> None:
    table = set_up(plots="off")
    assert table.side_hand(0) == ()


def test_ccg_amb_73_with_secret_lists_others_may_hold_anything() -> None:
    table = set_up(deck_lists="secret")
    world = GAME.imagine(table, 0, 5)
    real = sorted(table.kind[copy] for copy in (*table.deck(1), *table.hand(1)))
    drawn = sorted(world.kind[copy] for copy in (*table.deck(1), *table.hand(1)))
    assert drawn != real
    assert max(drawn.count(kind) for kind in drawn) <= 4
    assert sorted(world.kind[copy] for copy in table.hand(0)) == sorted(table.kind[copy] for copy in table.hand(0))
    assert [len(seat["list"]) > 0 for seat in GAME.view(table, 0)["seats"]] == [True, False]
    known = set_up()
    assert GAME.view(known, 0)["seats"][1]["list"] == sorted(lists_for(POOL, 2)[1].everything())
    same = GAME.imagine(known, 0, 5)
    assert sorted(same.kind) == sorted(known.kind)


def test_ccg_amb_59_the_first_turn_has_the_whole_budget() -> None:
    table = set_up()
    while asked(table) != "ccg/play":
        seat = table.waiting()[0]
        table.play(seat, NO if NO in table.options(seat) else table.options(seat)[0])
    assert table.part == PLAY
    assert table.spent == 0
    assert table.question_of(table.starter) != NOTHING


def test_ccg_amb_41_the_crew_of_a_tardis_destroyed_in_the_vortex_is_put_at_a_spacetime_card() -> None:
    table = set_up()
    while asked(table) != "ccg/play":
        first_of(table)
    ship, crew = tardises_of(table, 0)[0], [copy for copy in riders_of(table, 0) if not is_tardis(table, copy)]
    assert crew
    while asked(table) != "ccg/shore":
        if asked(table) == "ccg/play":
            destroy(table, 1, ship)
            table.asked.clear()
            table.run()
        else:
            first_of(table)
    table.play(0, table.options(0)[0])
    assert {table.place_of(copy) for copy in crew} == {table.places()[0]}
    assert not table.in_play(ship)


def test_ccg_setup_06_ccg_amb_63_what_lies_under_a_card_is_shown_while_that_waits_for_its_place() -> None:
    """The second seat says where its Condition goes; the third one's cards wait, each with what it holds."""
    table = deal(seats=3)
    assert asked(table) == "ccg/setup_host"

    def under(viewer: int) -> dict[str, list[str]]:
        aside = next(pile["cards"] for pile in GAME.view(table, viewer)["piles"] if pile["key"] == "aside")
        names = [*POOL.name, "?"]
        return {names[each["kind"]]: sorted(names[card["kind"]] for card in each["under"]) for each in aside}

    own, others = under(2), under(0)
    assert own["Secret Plans"] == ["All Your Base Are Belong to Us", "Field of Thralls", "Harvest of Minds"]
    assert others["Secret Plans"] == ["?"] * 3
    assert [len(own["Dice Pool"]), others["Dice Pool"]] == [6, ["?"] * 6]
    assert own.keys() == others.keys()


def test_ccg_setup_01_set_up_goes_on_at_a_table_imagined_with_too_few_spacetimes() -> None:
    """To a watcher a secret deck may hold anything, so one may be imagined without three Spacetime cards."""
    table = deal(6, 0, setup="choose", deck_lists="secret")
    first_of(table)
    short = 0
    for luck in range(1, 40):
        world = GAME.imagine(table, 6, luck)
        while not world.over() and asked(world) == "ccg/line":
            first_of(world)
            assert world.over() or world.waiting(), "nobody is asked"
        assert isinstance(world, Ccg)
        short += min(len(line) for line in world.lines) < 3
    assert short, "every deck had enough"
