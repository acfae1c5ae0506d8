"""What a deck may be, clause by clause: each test spoils a sound deck in one way."""

from __future__ import annotations

import json
from typing import Any

import pytest

from timescoop.documents import card_document, compile_set, read_set, read_text, with_decks
from timescoop.games.ccg import GAME
from timescoop.games.ccg.cardfile import compiling
from timescoop.games.ccg.decks import PARTS, faults_of, list_of, ready_decks, ready_lists, stock_of
from timescoop.games.ccg.pool import ON_SETUP, Pool
from timescoop.kernel import Deck, Faults, read_deck, write_deck

HEADER: dict[str, Any] = {
    "eras": [{"name": "Antiquity"}, {"name": "Modern Era"}, {"name": "Present"}],
    "outside_time": ["Gallifrey"],
    "traits": ["Science", "Running"],
    "keywords": ["Base", "Purpose", "Puzzle"],
    "goal_types": ["Invasion", "Profit"],
}
CREW = {"setup": True, "uniqueness": 1, "brains": 8, "brawn": 2, "bravery": 5}
SHIP = {"type": "TARDIS", "setup": True, "cost": 2, "uniqueness": 1, "capacity": [9, 9]}
ROWS: list[dict[str, Any]] = [
    {"title": f"Earth ({year})", "type": "Spacetime", "setup": True, "cost": 2, "uniqueness": 1, "era": "Modern Era",
     "goal_types": ["Invasion"]} for year in (1930, 1940, 1950, 1960)
] + [
    {"title": "TARDIS", "subtitle": "Box", **SHIP},
    {"title": "TARDIS", "subtitle": "Cabinet", **SHIP},
    {"title": "The Doctor", "subtitle": "One", "type": "TARDIS Character", "cost": 6, "species": ["Timelord"],
     "nativity": ["Gallifrey"], "traits": {"Science": 2}, **CREW},
    {"title": "The Doctor", "subtitle": "Two", "type": "TARDIS Character", "cost": 3, **CREW},
    {"title": "Vicki", "type": "TARDIS Character", "cost": 4, "nativity": ["Earth Antiquity to Present"], **CREW},
    {"title": "Hoard", "type": "Condition", "setup": True, "cost": 1, "uniqueness": 1},
    {"title": "Rule All", "type": "Goal", "cost": 3, "uniqueness": 1, "goal_types": ["Invasion", "Profit"]},
    {"title": "Own All", "type": "Goal", "cost": 3, "uniqueness": 1, "goal_types": ["Profit"]},
    {"title": "Robot", "type": "Enemy", "cost": 3, "uniqueness": 0, "text": "It marches. It never stops."},
    {"title": "All Your Worlds", "type": "Bang!", "cost": 0, "uniqueness": 0, "same_as": "Worlds Are Mine"},
    {"title": "Worlds Are Mine", "type": "Bang!", "cost": 0, "uniqueness": 0, "same_as": "All Your Worlds"},
] + [{"title": f"Plot {letter}", "type": "Plot", "uniqueness": 0} for letter in "ABCDEF"] + [
    {"title": f"Ally {nth}", "type": "Ally", "cost": nth % 5, "uniqueness": 0} for nth in range(13)
]  # fmt: skip
SOUND: dict[str, Any] = {
    "deck": "Sound",
    "spacetimes": ["Earth (1930)", "Earth (1940)", "Earth (1950)"],
    "setup": ["TARDIS - Box", "The Doctor - One", "Hoard"],
    "with": {"Hoard": ["2 Robot"]},
    "goal": "Rule All",
    "plots": ["Plot A", "Plot B", "Plot C", "Plot D", "Plot E"],
    "draw": {**{f"Ally {nth}": 4 for nth in range(12)}, "Robot": 2},
}


@pytest.fixture
def pool() -> Pool:
    made = Pool(HEADER, tuple(ROWS))
    made.labelled[ON_SETUP][made.name.index("Hoard")] = (0,)
    return made


def deck(**changed: Any) -> Deck:
    made, _, wrong = read_deck(SOUND | changed, PARTS)
    assert wrong == []
    return made


def told(pool: Pool, **changed: Any) -> list[tuple[str, str]]:
    """The clause of each fault, and the name of the card it is about, or nothing."""
    made = deck(**changed)
    return [
        (fault.clause, made.entries[fault.entry].name if fault.entry >= 0 else "") for fault in faults_of(pool, made)
    ]


def test_ccg_deck_01_a_sound_deck_of_any_cards_has_no_fault(pool: Pool) -> None:
    assert faults_of(pool, deck()) == []
    assert [card.name for card in stock_of(pool)] == pool.name


def test_ccg_setup_01_three_spacetime_cards_start(pool: Pool) -> None:
    assert told(pool, spacetimes=["Earth (1930)", "Earth (1940)"]) == [("CCG-SETUP-01", "")]
    four = [*SOUND["spacetimes"], "Earth (1960)"]
    assert told(pool, spacetimes=four) == [("CCG-SETUP-01", "")]
    others = [*SOUND["spacetimes"][:2], "Ally 12"]
    assert told(pool, spacetimes=others) == [("CCG-SETUP-01", "Ally 12")]
    assert told(pool, setup=[*SOUND["setup"], "Earth (1960)"]) == [("CCG-SETUP-01", "Earth (1960)")]


def test_ccg_setup_03_no_spacetime_card_starts_twice(pool: Pool) -> None:
    twice = ["Earth (1930)", "Earth (1940)", "Earth (1930)"]
    assert told(pool, spacetimes=twice) == [("CCG-SETUP-03", "Earth (1930)")]
    assert told(pool, spacetimes=["2 Earth (1930)", "Earth (1940)"]) == [("CCG-SETUP-03", "Earth (1930)")]


def test_ccg_setup_04_six_cards_in_set_up() -> None:
    rows = [*ROWS, *[{"title": f"Hoard {n}", "type": "Condition", "setup": True, "cost": 1} for n in range(4)]]
    wider = Pool(HEADER, tuple(rows))
    wider.labelled[ON_SETUP][wider.name.index("Hoard")] = (0,)
    six = [*SOUND["setup"], "Hoard 0", "Hoard 1", "Hoard 2"]
    assert told(wider, setup=six) == []
    assert told(wider, setup=[*six, "Hoard 3"]) == [("CCG-SETUP-04", "")]


def test_ccg_setup_05_only_cards_that_say_so_play_in_set_up(pool: Pool) -> None:
    assert told(pool, setup=[*SOUND["setup"], "Ally 12"]) == [("CCG-SETUP-05", "Ally 12")]


def test_ccg_tardis_01_one_tardis(pool: Pool) -> None:
    two = [*SOUND["setup"], "TARDIS - Cabinet"]
    assert told(pool, setup=two) == [("CCG-TARDIS-01", ""), ("CCG-UNIQ-01", "")]


def test_ccg_uniq_03_versions_of_a_title_start_together_within_their_diamonds(pool: Pool) -> None:
    assert told(pool, setup=[*SOUND["setup"], "The Doctor - Two"]) == [("CCG-UNIQ-01", "")]


def test_ccg_setup_07_the_crew_keeps_to_the_first_capacity_number(pool: Pool) -> None:
    assert told(pool, setup=[*SOUND["setup"], "Vicki"]) == [("CCG-SETUP-07", "")]
    assert told(pool, setup=["TARDIS - Box", "The Doctor - Two", "Vicki", "Hoard"]) == []


def test_ccg_char_07_the_crew_needs_a_tardis_in_set_up(pool: Pool) -> None:
    assert told(pool, setup=["The Doctor - One", "Hoard"]) == [("CCG-CHAR-07", "")]
    assert told(pool, setup=["Hoard"]) == [], "nobody needs a TARDIS or a Doctor (CCG-GLOSSARY-36)"


def test_ccg_setup_06_only_cards_that_start_bring_others(pool: Pool) -> None:
    assert told(pool, **{"with": {"Hoard": ["Robot"], "Robot": ["Robot"]}}) == [("CCG-SETUP-06", "Robot")]
    assert told(pool, **{"with": {"TARDIS - Box": ["Robot"]}}) == [("CCG-SETUP-06", "Robot")]


def test_ccg_setup_09_one_first_goal(pool: Pool) -> None:
    assert told(pool, goal=[]) == [("CCG-SETUP-09", "")]
    assert told(pool, goal=["Rule All", "Rule All"]) == [("CCG-SETUP-09", "")]
    assert told(pool, goal="Ally 12") == [("CCG-SETUP-09", "Ally 12")]


def test_ccg_goal_02_the_first_goal_fits_one_of_the_own_places(pool: Pool) -> None:
    """CCG-AMB-09: a deck without such a Goal cannot be played with."""
    assert told(pool, goal="Own All") == [("CCG-GOAL-02", "Own All")]


def test_ccg_plot_01_five_plots_and_nothing_else(pool: Pool) -> None:
    assert told(pool, plots=[*SOUND["plots"], "Plot F"]) == [("CCG-PLOT-01", "")]
    assert told(pool, plots=["Ally 12"]) == [("CCG-PLOT-01", "Ally 12")]


def test_ccg_plot_09_each_plot_once(pool: Pool) -> None:
    assert told(pool, plots=["2 Plot A"]) == [("CCG-PLOT-09", "Plot A")]
    assert told(pool, plots=["Plot A", "Plot A"]) == [("CCG-PLOT-09", "Plot A")]


def test_ccg_deck_03_plots_stay_out_of_the_deck(pool: Pool) -> None:
    assert told(pool, draw=SOUND["draw"] | {"Plot F": 1}) == [("CCG-DECK-03", "Plot F")]


def test_ccg_deck_04_fifty_cards_at_least(pool: Pool) -> None:
    assert told(pool, draw={**SOUND["draw"], "Robot": 1}) == [("CCG-DECK-04", "")]
    assert told(pool, draw={**SOUND["draw"], "Ally 12": 4}) == []


def test_ccg_deck_05_what_starts_elsewhere_is_not_among_the_fifty(pool: Pool) -> None:
    """CCG-AMB-03: only what is shuffled after Set-Up counts, not what else is brought."""
    robots = {"Hoard": ["1 Robot", "1 Robot"]}
    assert told(pool, draw={**SOUND["draw"], "Robot": 1}, **{"with": robots}) == [("CCG-DECK-04", "")]


def test_ccg_deck_02_four_copies_in_all_that_is_brought(pool: Pool) -> None:
    assert told(pool, **{"with": {"Hoard": ["3 Robot"]}}) == [("CCG-DECK-02", "")]
    worlds = {**SOUND["draw"], "All Your Worlds": 4}
    assert told(pool, draw=worlds) == []
    assert told(pool, draw={**worlds, "All Your Worlds": 5}) == [("CCG-DECK-02", "")]


def test_ccg_amb_02_versions_with_other_subtitles_are_other_cards(pool: Pool) -> None:
    four_each = {**SOUND["draw"], "The Doctor - One": 3, "The Doctor - Two": 4}
    assert told(pool, draw=four_each) == []
    assert told(pool, draw={**four_each, "The Doctor - Two": 5}) == [("CCG-DECK-02", "")]


def test_ccg_glossary_04_two_titles_that_are_one_card(pool: Pool) -> None:
    one, two = pool.name.index("All Your Worlds"), pool.name.index("Worlds Are Mine")
    assert pool.same[one] == pool.same[two]
    assert pool.same[pool.name.index("The Doctor - One")] != pool.same[pool.name.index("The Doctor - Two")]


def test_ccg_deck_07_two_titles_of_one_card_share_a_limit_and_exclude_each_other(pool: Pool) -> None:
    both = {**SOUND["draw"], "All Your Worlds": 2, "Worlds Are Mine": 2}
    assert told(pool, draw=both) == [("CCG-DECK-07", "")]
    more = {**SOUND["draw"], "All Your Worlds": 3, "Worlds Are Mine": 2}
    assert told(pool, draw=more) == [("CCG-DECK-02", ""), ("CCG-DECK-07", "")]


def test_every_fault_is_told_at_once(pool: Pool) -> None:
    bad = told(pool, spacetimes=[], setup=["Ally 1"], goal=[], plots=["2 Plot A"], draw={"Robot": 9})
    assert [clause for clause, _ in bad] == [
        "CCG-SETUP-01", "CCG-SETUP-05", "CCG-SETUP-06", "CCG-SETUP-09", "CCG-PLOT-09", "CCG-DECK-04", "CCG-DECK-02",
    ]  # fmt: skip


def test_a_deck_as_the_table_needs_it(pool: Pool) -> None:
    found = list_of(pool, deck())
    assert [pool.name[kind] for kind in found.spacetimes] == SOUND["spacetimes"]
    assert [(pool.name[host], pool.name[kind]) for host, kind in found.brought] == [("Hoard", "Robot")] * 2
    assert (len(found.draw), len(found.plots), len(found.goal)) == (50, 5, 1)
    assert len(found.everything()) == 3 + 3 + 2 + 1 + 5 + 50
    ready = Pool({**HEADER, "decks": [SOUND]}, tuple(ROWS))
    assert [each.name for each in ready_lists(ready)] == ["Sound"]


def test_cards_are_found_by_type_trait_era_and_text(pool: Pool) -> None:
    found = {card.name: card for card in stock_of(pool)}
    assert found["The Doctor - One"].facets["trait"] == ("Science",)
    assert found["Vicki"].facets["era"] == ("Antiquity", "Modern Era", "Present")
    assert found["Earth (1930)"].facets["era"] == ("Modern Era",)
    assert found["Robot"].text == "It marches. It never stops."
    assert (found["Robot"].number, found["Robot"].part, found["Plot A"].part) == (3, "draw", "plots")


def test_both_ready_decks_are_sound() -> None:
    assert GAME.decks is not None
    ready = GAME.decks.ready("first", None)
    assert [deck.name for deck in ready] == ["Tombs of Telos", "Shadow of Skaro"]
    assert [GAME.decks.faults("first", None, deck) for deck in ready] == [[], []]


def test_a_card_on_trial_goes_into_a_ready_deck_that_stays_sound() -> None:
    text = "game: ccg\ntitle: Metal Rain\ntype: Bang!\ncost: 0\nuniqueness: 1\ntext: {said}\n"
    said = next(row["text"] for row in card_document(GAME, "first").value["cards"] if row["type"] == "Bang!")
    made = read_set(read_text(text.replace("{said}", repr(said)))[0], {"ccg": GAME})
    full, cards, _, trees = compile_set(made)
    assert trees["Metal Rain"]
    held = [[entry.copies for entry in deck.entries if entry.name == "Metal Rain"] for deck in ready_decks(cards)]
    assert held == [[1], []], "as many copies as it has diamonds, in the first deck"
    table = GAME.deal(seats=2, seed=bytes(32), edition="first", cards=cards)
    assert GAME.workshop is not None
    assert GAME.workshop.brings(table, cards.name.index("Metal Rain")) == 1
    assert full["decks"][1] == card_document(GAME, "first").value["decks"][1]


CYBERTHING = """\
set: One
game: ccg
cards:
  - {title: Cyberthing, type: Enemy, cost: 3, uniqueness: 0, species: [Cyberman], nativity: [Telos], brains: 4,
     brawn: 8, bravery: 6, traits: {Engineering: 1}, text: '', instead_of: Cybermat}
"""


def test_a_card_in_place_of_another_takes_its_lines_in_the_decks() -> None:
    made = read_set(read_text(CYBERTHING)[0], {"ccg": GAME})
    _, cards, _, _ = compile_set(made)
    assert "Cybermat" not in cards.name
    held = [[entry.copies for entry in deck.entries if entry.name == "Cyberthing"] for deck in ready_decks(cards)]
    assert held == [[2], []]


def test_a_card_file_with_other_decks_alone_needs_no_parser(monkeypatch: pytest.MonkeyPatch) -> None:
    assert GAME.decks is not None
    (one, _) = GAME.decks.ready("first", None)
    mine = {**write_deck(one, PARTS), "deck": "Mine"}
    document = json.loads(with_decks(GAME, "first", [mine, mine]))
    monkeypatch.setattr(compiling, "compiled_pool", lambda *_: pytest.fail("it was parsed"))
    pool = GAME.compile_cards(document)
    assert [deck.name for deck in ready_lists(pool)] == ["Mine", "Mine"]
    assert pool.sentences == GAME.deal(seats=2, seed=b"", edition="first").pool.sentences  # type: ignore[attr-defined]  # the CCG's
    document["decks"][0]["draw"].pop()
    with pytest.raises(Faults, match="CCG-DECK-04"):
        GAME.compile_cards(document)
    document["cards"][0]["cost"] += 1
    with pytest.raises(pytest.fail.Exception):
        GAME.compile_cards(document)
