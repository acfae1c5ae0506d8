"""Never happened: cards, decks, events and questions, told apart and in the game's own words."""

from dataclasses import replace
from pathlib import Path

import pytest
from markupsafe import escape

from timescoop.arena import Dataset, load_dataset, simulate
from timescoop.arena.dataset import dealt_of
from timescoop.arena.replayed import cards_of, decks_of
from timescoop.kernel import FACT, QUESTION
from timescoop.web.reports import figures, never_seen, report_page, report_sections
from timescoop.wording import texts_of


def played(game: str, folder: Path, games: int = 2) -> Dataset:
    simulate(game, ["random", "random"], games=games, seed=3, workers=1, keep=folder, decisions=True)
    return load_dataset(folder)


@pytest.fixture(scope="module")
def ccg(tmp_path_factory: pytest.TempPathFactory) -> Dataset:
    return played("ccg", tmp_path_factory.mktemp("ccg"))


@pytest.fixture(scope="module")
def nemesis(tmp_path_factory: pytest.TempPathFactory) -> Dataset:
    return played("nemesis", tmp_path_factory.mktemp("nemesis"))


def having(gathered: Dataset, facts: frozenset[str], questions: frozenset[str]) -> Dataset:
    """The same games, in each of which all that came about."""
    return replace(gathered, games=[lived._replace(facts=facts, questions=questions) for lived in gathered.games])


def test_every_event_and_question_of_the_game_came_or_is_told_of(ccg: Dataset, nemesis: Dataset) -> None:
    for gathered in (ccg, nemesis):
        texts, room = texts_of(gathered.game.room), gathered.game.key + "/"
        everything = having(gathered, frozenset(FACT), frozenset(QUESTION))
        nothing = having(gathered, frozenset(), frozenset())
        for book, told, field in ((FACT, never_seen.events, "facts"), (QUESTION, never_seen.questions, "questions")):
            came = frozenset[str]().union(*(getattr(lived, field) for lived in gathered.games))
            assert told(everything, texts) == []
            own = [key for key in book if key.startswith(room)]
            assert {key for key in own if key in came}, "something of it came"
            all_of_it = told(nothing, texts)
            assert set(told(gathered, texts)) != set(all_of_it)
            assert sum(line.count("-") > 0 for line in all_of_it) == len(all_of_it), "each with its clause"


def test_an_event_that_never_came_stands_on_the_page_in_the_games_words(ccg: Dataset) -> None:
    without = [
        lived._replace(
            facts=lived.facts - {"ccg/limit", "ccg/turn_started"}, questions=lived.questions - {"ccg/discard"}
        )
        for lived in ccg.games
    ]
    page = report_page([replace(ccg, games=without)], "1")
    assert "<li>The game was stopped after too many rounds (CCG-GLOSSARY-43)</li>" in page
    assert "<li>A player began turn … (CCG-TURN-01)</li>" in page
    assert "<li>Waiting for a player to discard a card (" in page
    assert "INV-" not in page
    assert "A player began turn … (" not in report_page([ccg], "1")


def test_a_sentence_about_nobody_in_particular_keeps_its_grammar() -> None:
    for sentence, words in {
        "{who} took {1:Time Point|Time Points} from {0:seat}.": "A player took … Time Points from a player",
        "{who:own} attack on {0:place} lost {cards:card|cards}.": "A player's attack on a place lost a card",
        "{who} used {cards:card|cards}{1,0:says}[ for {2} Cost].": "A player used a card",
        "{who} attacked with {cards:face-down Enemy|face-down Enemies}.": "A player attacked with a face-down Enemy",
        "{who} had {0} against {0:pick:Brains/Brawn}.": "A player had … against Brains/Brawn",
    }.items():
        assert never_seen.of_anybody(sentence) == words


def test_ccg_setup_01_what_a_seat_begins_with_in_play_was_played(ccg: Dataset) -> None:
    """CCG-SETUP-01, CCG-SETUP-09: its line of Spacetimes and its first Goal are in play in every game."""
    table, began = dealt_of(ccg.setting, 0), {"ccg/laid_line": 0, "ccg/goal_set": 0}
    while not table.turn_number:  # type: ignore[attr-defined] # a table of this game has turns
        seat = table.waiting()[0]
        table.play(seat, table.options(seat)[0])
    names = [str(face.get("name", "")) for face in ccg.game.faces(table)]
    _, used = cards_of(ccg.game, table, names)
    for fact, seat, _, kinds, _ in table.kept or ():
        if FACT[fact] in began:
            began[FACT[fact]] |= 1 << seat
            assert all(used[names[kind]] >> seat & 1 for kind in kinds)
    assert set(began.values()) == {0b11}, "each seat has both"


def test_cards_of_no_deck_are_apart_from_those_that_never_came(ccg: Dataset) -> None:
    decks = {entry.name for deck in ccg.game.decks.ready("first", None) for entry in deck.entries}  # type: ignore[union-attr]
    never = figures.never(ccg)
    assert never["brought"]
    assert not set(never["brought"]) & decks
    assert set(never["drawn"]) <= decks
    assert "Cards in no deck: " in report_page([ccg], "1")


def test_where_all_draw_from_one_deck_no_card_is_in_none(tmp_path: Path) -> None:
    gathered = played("invasion", tmp_path)
    assert set(figures.never(gathered)) == {"drawn", "played"}
    page = report_page([gathered], "1")
    for told, key in (
        ("Cards never drawn or played", "drawn"),
        ("Cards drawn, never played", "played"),
    ):
        names = str(escape("; ".join(figures.never(gathered)[key]) or "none"))
        assert names in page.partition(told)[2], "a card that is passed on is held by a seat that never drew it"


def test_decks_have_their_shares_where_there_are_no_sides(ccg: Dataset) -> None:
    lines = figures.by(ccg, figures.by_side)
    assert {line.name for line in lines} == set(ccg.decks)
    assert sum(line.seats for line in lines) == 2 * len(ccg.games)
    page = report_page([ccg], "1")
    assert ">Win rate by deck</h2>" in page
    assert "Each seat played the same one in every game" in page, "they cannot be told from seats"
    turned = [lived._replace(sides=lived.sides[::-1] if nth else lived.sides) for nth, lived in enumerate(ccg.games)]
    assert "Each seat played the same" not in report_page([replace(ccg, games=turned)], "1")
    assert figures.never(ccg)["sides"] == []
    other = replace(ccg, decks=(*ccg.decks, "A third deck"))
    assert figures.never(other)["sides"] == ["A third deck"]


def test_a_deck_of_ones_own_goes_by_no_ready_decks_name() -> None:
    ready = {"one": frozenset("ab"), "two": frozenset("bc")}
    assert decks_of(ready, {"a": 0b01, "b": 0b11, "c": 0b10}, 2) == ("one", "two")
    assert decks_of(ready, {"a": 0b11, "b": 0b01, "c": 0b10}, 2) == ("one", "")


def test_sides_and_schemes_that_never_were_are_told_of(nemesis: Dataset) -> None:
    never = figures.never(nemesis)
    sides = {name for name, kind in nemesis.types.items() if kind == "side"}
    assert {*never["sides"]} == sides - {side for lived in nemesis.games for side in lived.sides}
    assert never["sides"], "two games have not room for all"
    assert {*never["won"]} == {*nemesis.wins} - {lived.by for lived in nemesis.games}
    assert "Exterminate" in nemesis.wins
    assert all(lived.by in {*nemesis.wins, ""} for lived in nemesis.games)
    page = report_page([nemesis], "1")
    for told, key in (
        ("Sides that nobody played", "sides"),
        ("Winning cards that never won", "won"),
    ):
        assert str(escape("; ".join(never[key]))) in page.partition(told)[2]


def test_every_frame_tells_it(ccg: Dataset) -> None:
    texts = texts_of(ccg.game.room)
    page = "".join(str(part) for part in report_sections.sections(ccg) if part is not None)
    assert page in report_page([ccg], "1")
    for told in (never_seen.events(ccg, texts), never_seen.questions(ccg, texts)):
        assert all(f"<li>{escape(each)}</li>" in page for each in told)
    for head in (
        f"Events that never happened: {len(never_seen.events(ccg, texts))}",
        "Win rate by deck",
        "Each seat played the same one in every game",
    ):
        assert head in page
    for lead in figures.chosen(figures.leads(ccg)):
        assert f'<td class="n">{lead.games}</td><td class="n">{lead.share.mean:.3f}</td>' in page
    assert ">At the deal</th>" in page
    assert "Cards in no deck" in page
