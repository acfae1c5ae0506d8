"""Every text of the card file is read in one way, printed back as it stands, and the file is what it says it is."""

import ast
import json
import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

import timescoop.games.ccg
from timescoop.documents import BadDocument, read_cards, read_text
from timescoop.games.ccg import GAME
from timescoop.games.ccg.cardfile import compiled
from timescoop.games.ccg.decks import faults_of, ready_decks
from timescoop.games.ccg.phrases import BOOK, register_texts, trees_of, words_of
from timescoop.games.ccg.phrases.acts import swaps
from timescoop.games.ccg.phrases.book import STORED
from timescoop.games.ccg.phrases.proving import wrong_with
from timescoop.games.ccg.pool import BANG, GOAL, LABELS, ON_BEARER_DESTROYED, ON_DESTROYED, ON_LEAVING, TYPES, Pool
from timescoop.games.ccg.setup.laying import built_pool
from timescoop.kernel import Faults
from timescoop.language import Reader, UnknownPhrase, UnreadableText, function_of, load, parts, text_of, within
from timescoop.language.phrases import FUNCTION

ROOM = Path(timescoop.games.ccg.__file__).parent
LONGEST = 25  # words of a sentence
ENGINE_WORDS = re.compile(r"\b(host|group|node|zone|copy|owner|trigger|entity|null)\b", re.IGNORECASE)


@cache
def as_it_stands() -> str:
    return json.dumps(yaml.safe_load((ROOM / "cards" / "first.yaml").read_text("utf-8")))


def document() -> Any:
    return json.loads(as_it_stands())


def bare(**texts: str) -> Pool:
    """The pool before its texts are taken in; `Logic_Trap="..."` gives a card another text."""
    found = document()
    said = {name.replace("_", " "): text for name, text in texts.items()}
    rows = tuple({**row, "text": said.get(row["title"], row["text"])} for row in found.pop("cards"))
    return Pool(found, rows)


@cache
def trees() -> dict[str, Any]:
    return trees_of(bare())


@cache
def reader() -> Reader:
    return Reader(words_of(bare()))


@cache
def different() -> list[str]:
    return sorted({text for text in bare().text if text})


# ---- the texts


def test_every_text_is_printed_back() -> None:
    assert len(different()) > 120
    for text in different():
        assert text_of(reader().read(text)) == text


def test_every_text_has_one_reading() -> None:
    assert {text: reader().readings(text) for text in different()} == dict.fromkeys(different(), 1)


def test_different_texts_are_different_trees() -> None:
    assert len({repr(reader().read(text)) for text in different()}) == len(different())


def test_nothing_is_left_to_the_parsers_habit() -> None:
    assert not reader().conflict()


def test_trees_are_literals() -> None:
    assert ast.literal_eval(repr(trees())) == trees()
    assert set(trees()) == set(bare().name)


def test_every_phrase_is_one_that_a_card_says_but_those_for_ones_own() -> None:
    said = repr(trees())
    rooms = (
        ".own_acts",
        ".own_decks",
        ".comparing",
        ".denied",
        ".extremes",
        ".from_hands",
        ".goals_heard",
        ".nearby",
        ".outcomes",
        ".parties",
        ".whereabouts",
        ".safety",
        ".seen",
        ".tallies",
        ".told_of_others",
        ".values_doubled",
        ".withdrawing",
        ".without_others",
        ".yielded_control",
    )  # what they say is in `test_ccg_own_texts`, or in scenarios
    for_own = {head for head in BOOK.own if FUNCTION[head].__module__.endswith(rooms)}
    own = [key for key, head in BOOK.by_key().items() if head in BOOK.own and head not in for_own]
    assert len(for_own) > 10
    assert len(own) > 150
    assert [key for key in own if key not in said and repr(key)[1:-1] not in said] == []


def test_no_card_escapes_to_a_function_of_its_own() -> None:
    """What a card does is its text: no rule names a card of the pool."""
    named_by_rules = {"TARDIS"}  # the name of a type besides
    titles = {row["title"] for row in document()["cards"] if row["type"] != "Spacetime"} - named_by_rules
    for path in sorted(ROOM.rglob("*.py")):
        if path.parent.name != "built":
            code = re.sub(r"pictures=\([^)]*\)", "", path.read_text("utf-8"))  # which cards stand for the game at home
            strings = re.findall(r'"([^"\n]*)"', code)
            assert not titles & set(strings), path


def test_no_sentence_is_longer_than_a_breath() -> None:
    long = [part for text in different() for part in re.split(r"(?<=\.) ", text) if len(part.split()) > LONGEST]
    assert long == []


def test_no_text_speaks_like_an_engine() -> None:
    assert [text for text in different() if ENGINE_WORDS.search(text)] == []


# ---- what is taken in


def test_ccg_type_01_every_label_is_used() -> None:
    pool = bare()
    register_texts(pool, trees())
    unused = [label for label in range(LABELS) if label and not any(pool.labelled[label])]
    assert unused == [ON_LEAVING, ON_DESTROYED, ON_BEARER_DESTROYED]  # no card of the pool says what happens then


def test_ccg_glossary_16_conditions_of_freezes_have_numbers() -> None:
    """And so have the courses and destinations that wait for a choice."""
    pool = bare()
    register_texts(pool, trees())
    assert [pool.tree_number[node] for node in pool.trees] == list(range(len(pool.trees)))
    assert swaps in [function_of(node) for node in pool.trees[9:]]  # parts of courses come last


def test_ccg_glossary_23_the_parts_of_courses_have_numbers_behind_those_of_older_tables() -> None:
    pool = bare()
    register_texts(pool, trees())
    held = [node for name in pool.name if name in trees() for node in load(words_of(pool), trees()[name])]
    first = [each for text in held for each in within(text) if STORED.of(each)]
    assert pool.trees[:9] == list(dict.fromkeys(parts(each)[1] for each in first))


def test_ccg_amb_63_what_lies_under_a_card_is_known_by_type() -> None:
    pool = bare()
    register_texts(pool, trees())
    assert pool.holds[pool.name.index("Secret Plans")] == 1 << GOAL
    assert pool.holds[pool.name.index("Dice Pool")] == (1 << len(TYPES)) - 1


def test_ccg_glossary_10_the_dice_pool_says_what_it_is() -> None:
    pool = bare()
    register_texts(pool, trees())
    assert [pool.name[kind] for kind in range(pool.count) if pool.dice_pool[kind]] == ["Dice Pool"]


# ---- the counts of the pool


def test_ccg_type_01_the_starter_pool_has_its_cards() -> None:
    counts = Counter(row["type"] for row in document()["cards"])
    assert counts == {
        "Spacetime": 14, "Goal": 14, "TARDIS Character": 15, "Ally": 15, "Enemy": 23, "TARDIS": 3, "Artifact": 13,
        "Condition": 21, "Bang!": 26, "Plot": 9,
    }  # fmt: skip
    assert sum(counts.values()) == 153


def test_ccg_deck_01_both_ready_decks_are_sound() -> None:
    pool = built_pool(compiled(document()))
    decks = ready_decks(pool)
    assert [deck.name for deck in decks] == ["Tombs of Telos", "Shadow of Skaro"]
    assert [faults_of(pool, deck) for deck in decks] == [[], []]
    sizes = [sum(entry.copies for entry in deck.entries if entry.part == "draw") for deck in decks]
    assert sizes == [50, 52]


def test_ccg_goal_03_goals_are_worth_two_to_five() -> None:
    costs = {row["cost"] for row in document()["cards"] if row["type"] == "Goal"}
    assert costs == {2, 3, 4, 5}


def test_ccg_cost_03_bang_cards_and_plots_are_free() -> None:
    assert {row["cost"] for row in document()["cards"] if row["type"] in ("Bang!", "Plot")} == {0}


def test_ccg_nativity_07_the_eras_are_those_of_the_rulebook() -> None:
    eras = document()["eras"]
    assert len(eras) == 15
    assert [era["from"] for era in eras[1:]] == [era["to"] + 1 for era in eras[:-1]]
    assert {era["name"]: (era["from"], era["to"]) for era in eras}["Present"] == (1963, 1989)


def test_ccg_enemy_01_every_enemy_can_be_played_somewhere() -> None:
    """Each Enemy is a Native of a Spacetime card that some Goal fits."""
    pool = bare()
    goals = [row for row in document()["cards"] if row["type"] == "Goal"]
    for place in pool.place_kinds:
        assert any(set(pool.rows[place]["goal_types"]) & set(goal["goal_types"]) for goal in goals)


def test_ccg_space_02_every_spacetime_card_says_where_and_when() -> None:
    for row in document()["cards"]:
        if row["type"] == "Spacetime":
            assert row["title"] == f"{row['location']} ({row['date']})"
            assert row["era"]
            assert row["goal_types"]


def test_ccg_char_03_every_character_has_what_its_box_shows() -> None:
    """CCG-CHAR-04, CCG-CHAR-06: three Qualities, of which only Timelords and the strongest Enemies pass 10."""
    for row in document()["cards"]:
        if row["type"] in ("TARDIS Character", "Ally", "Enemy"):
            assert {"nativity", "traits", "species"} <= set(row)
            qualities = [row[quality] for quality in ("brains", "brawn", "bravery")]
            assert min(qualities) >= 1
            assert max(qualities) <= 10 or "Timelord" in row["species"] or row["type"] == "Enemy"


def test_ccg_keyword_01_artifacts_conditions_and_bang_cards_have_keywords() -> None:
    keyed = {row["type"] for row in document()["cards"] if row.get("keywords")}
    assert {"Artifact", "Condition", "Bang!"} <= keyed


def test_ccg_plot_05_every_plot_has_a_title_requirements_and_a_text() -> None:
    for row in document()["cards"]:
        if row["type"] == "Plot":
            needs, _, rest = row["text"].partition(". ")
            assert needs.startswith("Play only if ")
            assert rest


def test_ccg_nativity_12_dates_are_terran_years_and_anno_domini() -> None:
    """CCG-AMB-46: years before Christ are negative, and odd dates cannot be sorted."""
    pool = bare()
    years = {pool.name[kind]: pool.year[kind] for kind in pool.place_kinds}
    assert years["Earth (65,000,000 B.C.)"] == -65_000_000
    assert years["Earth (79)"] == 79
    assert years["Zeta Minor (37166)"] == 37166
    assert years["Omega's World (+1 Second)"] is years["Gallifrey (Rassilon Era)"] is None


def test_ccg_amb_45_antiquity_begins_where_prehistory_ends() -> None:
    eras = {era["name"]: era for era in document()["eras"]}
    assert (eras["Prehistory"]["to"], eras["Antiquity"]["from"]) == (-7000, -6999)


def test_ccg_amb_57_traits_and_keywords_are_data() -> None:
    """CCG-TRAIT-01, CCG-AMB-58: a card file may name others, and its texts can speak of them."""
    found = document()
    found["traits"].append({"name": "Cricket", "warrant": "judged R12"})
    found["keywords"].append({"name": "Sporting", "warrant": "judged R16"})
    row = next(row for row in found["cards"] if row["title"] == "Sabotage")
    row["text"] = "Destroy a Sporting Condition, then freeze a Hero with Cricket."
    assert "Cricket" in repr(compiled(found)["trees"]["Sabotage"])


# ---- what is refused


@pytest.mark.parametrize(
    ("card", "text", "wrong"),
    [
        ("Sabotage", "Dance with an opposing Artifact.", "'Dance' is not understood"),
        ("Sabotage", "Draw 1 cards.", "should be written 'Draw 1 card.'"),
        ("Logic Trap", "Draw 1 card.", "needs its occasion before it"),
        ("Logic Trap", "Overcome: at least 14 Brains.", "no sentence that begins with `Play on` or"),
        ("Force Barrier", "Play on the table. Overcome: at least 14 Brains.", "only a Puzzle has"),
        ("Sabotage", "If at least 3 Science, draw 1 card.", "speaks of those who make an attempt"),
        ("Medical Kit", "Action: destroy this Condition.", "speaks of this card as what it is not"),
        ("Medical Kit", "Action: draw 1 card.", "no sentence that begins with `User:"),
        ("Sabotage", "User: an Ally.", "is for an Artifact, not for a Bang!"),
        ("Rob the Vaults", "Reach: at least 1 Thief.", "no sentence that begins with `Oppose:`"),
        ("Sabotage", " ".join(["Draw 1 card."] * 9), "a card has 8 sentences at most, not 9"),
    ],
)
def test_faults_of_texts_say_what_is_wrong(card: str, text: str, wrong: str) -> None:
    try:
        said = wrong_with(bare(), bare().title.index(card), reader().read(text))
    except UnreadableText as unreadable:
        said = [str(fault) for fault in unreadable.faults]
    assert any(wrong in each for each in said), said


def test_faults_of_several_texts_are_told_at_once() -> None:
    with pytest.raises(Faults) as refused:
        trees_of(bare(Sabotage="Dance.", Impostor="Jump.", Paradox="Draw 2 cards."))
    assert [fault.path[0] for fault in refused.value.faults] == ["cards", "cards"]


def test_trees_of_other_phrases_are_refused() -> None:
    with pytest.raises(UnknownPhrase):
        register_texts(bare(), {"Sabotage": (("deed: dance",),)})


def changed(**changes: Any) -> Any:
    """The card file with other fields for its first Enemy."""
    found = document()
    row = next(row for row in found["cards"] if row["title"] == "Cybermat")
    row.update({key: value for key, value in changes.items() if value is not None})
    for key, value in changes.items():
        if value is None:
            del row[key]
    return found


@pytest.mark.parametrize(
    ("changes", "wrong"),
    [
        ({"cost": "one"}, "cost: a number from 0 to 30 is expected, not 'one'"),
        ({"cost": True}, "cost: a number from 0 to 30 is expected, not True"),
        ({"type": "Enmy"}, "there is no type of card 'Enmy'; did you mean 'Enemy'?"),
        ({"brawn": None}, "`brawn` is missing, which an Enemy has"),
        ({"capacity": [1, 2]}, "there is no field of an Enemy 'capacity'"),
        ({"traits": {"Creature": 0, "Minion": 1}}, "traits.Creature: a number from 1 to 30 is expected, not 0"),
        ({"traits": {"Creture": 1, "Minion": 1}}, "there is no Trait 'Creture'; did you mean 'Creature'?"),
        ({"traits": {"Zeal": 1, "Minion": 1}}, "; a set that brings it says `traits: [Zeal]`"),
        ({"minion_of": []}, "a Minion, and nobody else, serves somebody (CCG-GLOSSARY-27)"),
        ({"nativity": ["Telus"]}, "there is no location or era 'Telus'; did you mean 'Telos'?"),
        ({"nativity": ["Earth Present to Near Futur"]}, "there is no era 'Near Futur'; did you mean 'Near Future'?"),
        ({"species": []}, "every Character has a species (CCG-CHAR-02)"),
        ({"keywords": ["Atack"]}, "there is no keyword 'Atack'; did you mean 'Attack'?"),
        ({"text": None}, "`text` is missing"),
        ({"title": "Cyberman"}, "'Cyberman' is the name of another card; give it another subtitle"),
        ({"setup": "yes"}, "setup: true or false is expected, not 'yes'"),
        ({"same_as": "Cybrman"}, "there is no field of an Enemy 'same_as'"),
        ({"warrants": {}}, "a warrant is missing for `title`"),
    ],
)
def test_faults_of_fields_say_what_was_expected(changes: dict[str, Any], wrong: str) -> None:
    with pytest.raises(Faults, match=re.escape(wrong)):
        compiled(changed(**changes))


def test_all_faults_of_a_file_are_told_at_once() -> None:
    found = changed(cost=-1, brawn="strong")
    found["cards"][0]["era"] = "Expanse Era"
    found["cards"][1]["colour"] = "blue"
    with pytest.raises(Faults) as refused:
        compiled(found)
    assert len([fault for fault in refused.value.faults if "warrants" not in fault.path]) == 4


@pytest.mark.parametrize(
    ("part", "value", "wrong"),
    [
        ("game", "nemesis", "there is no game 'nemesis'"),
        ("eras", [], "era"),
        ("keywords", [], "'Base' is missing, which rules name"),
        ("colours", [], "there is no part 'colours'"),
        ("decks", {}, "decks: a list is expected"),
    ],
)
def test_faults_of_the_head_say_what_was_expected(part: str, value: Any, wrong: str) -> None:
    with pytest.raises(Faults, match=re.escape(wrong)):
        compiled({**document(), part: value})


def test_ccg_nativity_07_a_gap_between_eras_is_a_fault() -> None:
    found = document()
    found["eras"][3]["from"] = 1460
    with pytest.raises(Faults, match="the era before it ends in 1450, so 1451 is expected"):
        compiled(found)


def test_ccg_deck_04_a_faulty_deck_in_the_file_is_a_fault_of_the_file() -> None:
    found = document()
    del found["decks"][1]["draw"][:8]
    found["decks"][0]["draw"].append("Cybernaut")
    with pytest.raises(Faults) as refused:
        compiled(found)
    assert any("CCG-DECK-04" in str(fault) for fault in refused.value.faults)
    assert any("there is no card 'Cybernaut'" in str(fault) for fault in refused.value.faults)


def test_ccg_bang_03_a_bang_that_costs_something_is_a_fault() -> None:
    found = document()
    next(row for row in found["cards"] if row["type"] == TYPES[BANG])["cost"] = 2
    with pytest.raises(Faults, match=re.escape("a Bang! has Cost 0 (CCG-COST-03)")):
        compiled(found)


def test_every_fault_has_its_line() -> None:
    text = (ROOM / "cards" / "first.yaml").read_text("utf-8")
    wrong = text.replace("    brawn: 4\n", "    brawn: four\n", 1)
    wrong = wrong.replace("type: judged R2\n", "type: guessed\n", 1)
    (document,) = read_text(wrong, "mine.yaml")
    with pytest.raises(BadDocument) as refused:
        read_cards(document, {"ccg": GAME})
    lines = wrong.splitlines()
    told = {fault.line: str(fault) for fault in refused.value.faults}
    assert {lines[line - 1].strip() for line in told} == {"brawn: four", "type: guessed"}
    assert all(message.startswith("mine.yaml:") for message in told.values())
