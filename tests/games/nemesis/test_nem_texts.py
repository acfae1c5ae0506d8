"""Every text of the card file is read in one way, printed back as it stands, and says what the set needs."""

import ast
import itertools
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

import timescoop.games.nemesis
from timescoop.games.nemesis.phrases import BOOK, register_texts, texts_of, trees_of, words_of
from timescoop.games.nemesis.pool import ACTION, LABELS, Pool
from timescoop.kernel import Faults
from timescoop.language import Reader, UnknownPhrase, text_of

ROOM = Path(timescoop.games.nemesis.__file__).parent


@cache
def document() -> Any:
    return yaml.safe_load((ROOM / "cards" / "standard.yaml").read_text("utf-8"))


def bare(**texts: str) -> Pool:
    found = dict(document())
    rows = tuple({**row, "text": texts.get(row["name"], row["text"])} for row in found.pop("cards"))
    return Pool(found, rows)


@cache
def pool() -> Pool:
    new = bare()
    register_texts(new, trees_of(new))
    new.finish()
    return new


@cache
def reader() -> Reader:
    return Reader(words_of(bare()))


def texts() -> dict[str, str]:
    return {name: text for name, _, text in texts_of(bare())}


def cards() -> list[dict[str, Any]]:
    return list(document()["cards"])


def test_every_text_is_printed_back() -> None:
    assert len(texts()) == 149 + 8 + 64
    for text in texts().values():
        assert text_of(reader().read(text)) == text


def test_every_text_has_one_reading() -> None:
    different = sorted(set(texts().values()))
    assert {text: reader().readings(text) for text in different} == dict.fromkeys(different, 1)


def test_different_texts_are_different_trees() -> None:
    trees = {repr(reader().read(text)): text for text in set(texts().values())}
    assert len(trees) == len(set(texts().values()))


def test_nothing_is_left_to_the_parsers_habit() -> None:
    assert not reader().conflict()


def test_trees_are_literals() -> None:
    trees = trees_of(bare())
    assert ast.literal_eval(repr(trees)) == trees
    assert set(trees) == set(texts())


def test_every_phrase_is_one_that_a_card_says_but_those_for_ones_own() -> None:
    said = repr(trees_of(bare()))
    from timescoop.language.phrases import FUNCTION, PATTERN, SORT  # noqa: PLC0415 - only here is a phrase looked at by its line

    unsaid = [head for head in BOOK.own if f"{SORT[head]}: {PATTERN[head]}" not in said]
    rooms = {FUNCTION[head].__module__.rpartition(".")[2] for head in unsaid}
    # which only cards of one's own say: `test_nem_own_texts` and scenarios
    own = {"arrivals", "guarding", "own_deeds", "own_rules", "own_tests", "parties", "places", "fights", "referring"}
    assert rooms <= own | {
        "following",
        "grounds",
        "handing",
        "lasting",
        "looking_back",
        "ordering",
        "placing",
        "pointing",
        "restrictions",
        "seen",
        "swapping",
        "tucking",
        "wandering",
    }


# ---- the counts of the set


def test_nem_setup_10_the_set_has_its_cards() -> None:
    sizes: Counter[str] = Counter()
    for row in cards():
        sizes[row["deck"]] += row["copies"]
    assert sum(sizes.values()) == 204
    assert len(cards()) == 149
    assert sorted(sizes.values()) == [4] * 14 + [5] * 8 + [27] * 4


def test_nem_setup_11_every_side_with_any_two_doctors_has_forty_cards() -> None:
    for side in range(8):
        for doctors in itertools.combinations(range(14), 2):
            assert len(pool().in_deck(side, doctors)) == 40


def test_nem_trait_02_every_card_is_nemesis_or_hero_and_heroes_belong_to_doctors() -> None:
    for row in cards():
        hero = row["deck"] in pool().doctors
        assert ("Hero" in row["traits"]) == hero
        assert ("Nemesis" in row["traits"]) == (not hero)


def test_nem_trait_06_a_scheme_is_a_card_with_a_win_rule() -> None:
    for row in cards():
        assert ("Scheme" in row["traits"]) == ("Win: " in row["text"]), row["name"]


def test_nem_trait_07_what_attaches_is_an_upgrade_an_installation_or_a_planet() -> None:
    for row in cards():
        attached = bool({"Upgrade", "Installation", "Planet"} & set(row["traits"]))
        assert ("Play: attach to" in row["text"]) == attached, row["name"]


def test_nem_trait_03_every_character_has_a_part_to_play() -> None:
    for row in cards():
        if row["type"] == "character":
            parts = {"Minion"} if "Nemesis" in row["traits"] else {"Doctor", "Companion"}
            assert parts & set(row["traits"]), row["name"]


def test_nem_win_09_each_deck_has_its_schemes_and_two_instants_that_win_by_captures() -> None:
    for deck in [*pool().sides, *pool().doctors]:
        schemes = [row for row in cards() if row["deck"] == deck and "Scheme" in row["traits"]]
        assert len(schemes) == 1, deck
    for nemesis in pool().nemeses:
        mine = [row for row in cards() if row["deck"] == nemesis and "Captured Doctors" in row["text"]]
        assert [(row["type"], row["copies"]) for row in mine] == [("instant", 2)]


def test_nem_effect_blink_06_only_weeping_angels_blink() -> None:
    for row in cards():
        if "Blink" in row["text"]:
            assert row["deck"] in {"angels", "Lonely Assassin", "Weeping Angels"}, row["name"]


def test_nem_term_02_a_board_can_do_what_a_seat_needs() -> None:
    for side in range(8):
        actions = [text for name, text in texts().items() if name.startswith(f"{pool().sides[side]}: ")]
        assert len(actions) == 8
        assert len(pool().numbered(pool().side_kind + side, ACTION)) == 8
        assert "Action: play up to 2 Hero cards." in actions
        for sort in ("Characters", "Constants", "Moments"):
            assert f"Action: play any Nemesis {sort}." in actions


def test_nem_trigger_01_every_label_is_used() -> None:
    used = [label for label in range(LABELS) if any(pool().labelled[label])]
    assert used == list(range(LABELS))


@pytest.mark.parametrize(
    ("name", "strength"),
    [
        ("Cyber Patrol", 2), ("Cyberman", 1), ("Cybergun", 1), ("Delete", 2), ("Weapon's Dalek", 1), ("Exterminate", 2),
        ("Weapon Upgrade", 2), ("Yaz, Graham, & Ryan", 6), ("Tenth Doctor", 8),
    ],
)  # fmt: skip
def test_nem_term_08_what_the_rulebook_says_of_strength_stands(name: str, strength: int) -> None:
    assert pool().strength[pool().name.index(name)] == strength


def test_nem_card_locate_there_are_two() -> None:
    assert pool().copies[pool().name.index("Locate")] == 2


# ---- what is refused


def test_faults_name_the_card_and_the_sentence() -> None:
    with pytest.raises(Faults) as refused:
        trees_of(bare(Cybergun="Play: attach to a Character. Play: dance.", Delete="Gain 1 Power."))
    assert len(refused.value.faults) == 2
    assert "When does it work?" in str(refused.value)


def test_rules_need_a_label() -> None:
    with pytest.raises(Faults) as refused:
        trees_of(bare(Delete="Gain 1 Power. Gain 1 Power. Gain 1 Power. Gain 1 Power. Gain 1 Power."))
    assert "needs a label" in str(refused.value)


def test_trees_of_other_phrases_are_refused() -> None:
    with pytest.raises(UnknownPhrase):
        register_texts(bare(), {"Delete": (("deed: dance",),)})


def test_every_ability_of_a_text_is_a_sentence_of_its_card() -> None:
    """NEM-TRIGGER-11 and those after it: each ability has a number, by which it is shown, offered and explained."""
    kinds = {pool().side_kind + int(where[1]) if where[0] == "boards" else int(where[1]): name
             for name, where, _ in texts_of(bare())}  # fmt: skip
    for kind, name in kinds.items():
        abilities = reader().read(texts()[name])
        assert len(pool().sentences[kind]) >= len(abilities), name
