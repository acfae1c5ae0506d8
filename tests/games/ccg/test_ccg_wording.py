"""Every question and fact of the card game has its sentence, and a game is told without a gap."""

from pathlib import Path

import pytest
from tests.games.ccg.stage import EARTH, enact, hold, land, lay_under, pool, put, skirmish, stage

import timescoop.games.ccg
from timescoop.games.ccg import GAME
from timescoop.kernel import SEED_BYTES
from timescoop.kernel.books import FACT, QUESTION
from timescoop.wording import Teller, Template, plain, texts_of

ROOM = timescoop.games.ccg.__name__
TEXTS = texts_of(ROOM, "en")

# ---- what the game asks and tells, and what all card texts do


def questions() -> list[str]:
    assert pool().count  # its phrases have entered their questions
    return [key for key in QUESTION if key.startswith(("ccg/", "language/"))]


@pytest.mark.parametrize("section", ["prompts", "explains", "waits"])
def test_every_question_has_its_sentences_and_no_sentence_is_left_over(section: str) -> None:
    known = set(questions()) - ({"language/may", "language/choose"} - set(TEXTS.sections[section]))
    assert set(TEXTS.sections[section]) == known


def test_every_fact_has_its_sentence_and_no_sentence_is_left_over() -> None:
    assert set(TEXTS.sections["facts"]) == {key for key in FACT if key.startswith(("ccg/", "language/"))}


def test_every_sentence_is_one_that_can_be_filled() -> None:
    for section in ("prompts", "explains", "waits", "facts"):
        for text in TEXTS.sections[section].values():
            assert Template(text).pieces


def test_a_game_is_told_without_a_gap() -> None:
    """A game at random to its end: each fact that happens is a sentence with a capital and a full stop."""
    table = GAME.deal(seats=3, seed=bytes(SEED_BYTES), facts=True)
    table.use_cheap_luck(5)
    told = 0
    while not table.over() and told < 700:
        seat = table.waiting()[0]
        options = table.options(seat)
        table.play(seat, options[table.roll(len(options))])
        told += 1
    places = {nth: (pool().name[kind], kind, 0) for nth, kind in enumerate(pool().place_kinds)}
    teller = Teller(TEXTS, ["Ada", "Bob", "Cy"], 0, GAME.faces(table), places)
    seen = set()
    for what, who, args, kinds in table.told(0):
        sentence = plain(teller.fact(FACT[what], who, args, kinds))
        assert sentence[0].isupper() or sentence[0].isdigit(), sentence
        assert sentence.endswith("."), sentence
        assert "{" not in sentence
        seen.add(what)
    assert len(seen) > 30


def test_a_question_says_by_which_card_it_is_asked_and_what_would_be_done() -> None:
    table, _, _, _ = skirmish()
    put(table, 0, "Silent Takeover", EARTH)
    scope = put(table, 0, "Mini-Scope", EARTH)
    lay_under(table, 0, scope, "Autons")
    enact(table, scope, "You may play an Enemy from under this card.")
    prompt = GAME.view(table, 0)["prompt"]
    assert prompt is not None
    said = plain(Teller(TEXTS, ["Ada", "Bob"], 0, GAME.faces(table)).prompt(prompt["key"], prompt["slots"]))
    assert said == "Use Mini-Scope: play an Enemy from under this card?"


def test_whom_a_text_leaves_to_you_is_asked_with_what_they_will_do() -> None:
    table, dalek, _, _ = skirmish(3)
    hold(table, 1, "Sabotage")
    enact(table, dalek, "Make an opponent discard 1 card.")
    prompt = GAME.view(table, 0)["prompt"]
    assert prompt is not None
    said = plain(Teller(TEXTS, ["Ada", "Bob", "Cy"], 0, GAME.faces(table)).prompt(prompt["key"], prompt["slots"]))
    assert said == "Choose an opponent to discard 1 card."


@pytest.mark.parametrize(
    ("count", "asked"), [("an Enemy", "Move Dalek where?"), ("up to 2 Enemies", "Move Dalek and 1 more where?")]
)
def test_ccg_turn_02_the_question_of_a_place_names_who_goes_there(count: str, asked: str) -> None:
    table, dalek, _, _ = skirmish()
    other = put(table, 0, "Dalek", EARTH)
    land(table, "Telos (2486)", "Earth (79)")
    enact(table, dalek, f"Move {count} to another Spacetime card, even without a Goal there.")
    for copy in [dalek, other][: 1 if count.startswith("an") else 2]:
        table.play(0, table.deal.book.card.option(copy))
    prompt = GAME.view(table, 0)["prompt"]
    assert prompt is not None
    said = plain(Teller(TEXTS, ["Ada", "Bob"], 0, GAME.faces(table)).prompt(prompt["key"], prompt["slots"]))
    assert said == asked


def test_the_log_names_the_trait_that_a_card_got_and_the_word_that_was_named() -> None:
    table, dalek, _, _ = skirmish()
    kind, cards = table.kind[dalek], table.pool
    teller = Teller(TEXTS, ["Ada", "Bob"], 0, GAME.faces(table))
    lent = plain(teller.fact("ccg/lent", 1, [0, cards.stats.index("Computers"), 2], [kind]))
    assert lent == "Dalek got +2 Computers until a turn ends."
    assert plain(teller.fact("ccg/lent", 1, [3, 0, -1], [kind])) == "Dalek got -1 Brains during this fight."
    named = plain(teller.fact("ccg/named", 1, [len(cards.words) // 2], [kind]))
    assert named == f"Bob named “{cards.words[len(cards.words) // 2]}” with Dalek."


def test_the_texts_lie_in_the_room() -> None:
    assert stage().seats == 2
    assert (Path(timescoop.games.ccg.__file__).parent / "text" / "en.toml").is_file()


def test_ccg_setup_06_a_search_in_set_up_names_the_card_that_asks() -> None:
    table = GAME.deal(seats=2, seed=bytes(SEED_BYTES), options={"setup": "choose"})
    while QUESTION[table.question_of(seat := table.waiting()[0])] != "ccg/search":
        options = table.options(seat)
        table.play(seat, options[table.roll(len(options))])
    prompt, faces = GAME.view(table, seat)["prompt"], GAME.faces(table)
    assert prompt is not None
    said = plain(Teller(TEXTS, ["Ada", "Bob"], seat, faces).prompt(prompt["key"], prompt["slots"]))
    assert said == f"Choose a card from your deck for {faces[prompt['slots']['source']]['name']}."
