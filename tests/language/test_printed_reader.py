"""The reader of printed text: words, orders, names, questions, and bounds."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from timescoop.documents import card_document
from timescoop.games.ccg import GAME as CCG
from timescoop.games.ccg.phrases import printed as ccg_printed
from timescoop.games.invasion import GAME as INVASION
from timescoop.games.invasion.phrases import printed as invasion_printed
from timescoop.games.nemesis import GAME as NEMESIS
from timescoop.games.nemesis.phrases import printed as nemesis_printed
from timescoop.language import UnreadableText, printed_chart
from timescoop.language.card_texts import forms_of_game
from timescoop.language.printed_chart import Reading, TooHard
from timescoop.language.printed_forms import BadForm, Either, Element, Family, Slot, forms_of, pattern_of, slots_in
from timescoop.language.printed_reader import PrintedReader
from timescoop.language.printed_vocabulary import Names
from timescoop.language.printed_words import words_in

ROOMS = {"invasion": invasion_printed, "nemesis": nemesis_printed, "ccg": ccg_printed}
WORDS = ("gain", "draw", "1", "2", "a", "Power", "card", "cards", "if", "you", "have", "when", "or", "and", "then", ".")
SHORT = st.lists(st.sampled_from(WORDS), max_size=14).map(" ".join)


@pytest.fixture(scope="module")
def nemesis() -> PrintedReader:
    assert NEMESIS.workshop is not None
    pool, words, _ = NEMESIS.workshop.read(card_document(NEMESIS, "standard").value)
    return PrintedReader(words, forms_of_game(words, nemesis_printed.wording), nemesis_printed.said_for(pool))


def texts(found: list[Reading]) -> list[str]:
    return [each.text for each in found]


@pytest.mark.parametrize(
    "said",
    [
        "End Step: if you have 3 or more Minions in play, gain 1 Power.",
        "END STEP - If you have three or more Minions in play: gain one Power",
        "end step gain a power token if you have 3+ minions in play",
        "At the end of your turn, get 1 Power if at least three of your Minions are in play.",
    ],
)
def test_lan_printed_numbers_case_marks_and_orders_do_not_matter(nemesis: PrintedReader, said: str) -> None:
    strict = "End Step: if you have 3 or more Minions in play, gain 1 Power."
    assert texts(nemesis.readings(said, sort="constant")) == [strict]


def test_lan_printed_every_word_is_used_up(nemesis: PrintedReader) -> None:
    assert texts(nemesis.readings("Play: draw 2 cards.", sort="moment")) == ["Play: draw 2 cards."]
    assert nemesis.readings("Play: draw 2 cards from the top shelf.", sort="moment") == []


def test_lan_printed_a_card_is_meant_by_its_own_name(nemesis: PrintedReader) -> None:
    names = Names((("cyber", "patrol"),), "character")
    said = "Ongoing: Gain 1 Power when Cyber Patrol moves in the Minion Step."
    strict = "Ongoing: when this Character moves in the Minion Step, gain 1 Power."
    assert strict in texts(nemesis.readings(said, names, "character"))
    assert nemesis.readings(said, Names(), "character") == []


def test_lan_printed_two_things_that_cannot_be_done_to_a_card_are_two_rules(nemesis: PrintedReader) -> None:
    strict = "Ongoing: this Character cannot be vanquished. Ongoing: this Character cannot be thwarted."
    for said in (
        "can't be Vanquished or Thwarted",
        "can not be vanquished and thwarted",
        "cannot be vanquished nor thwarted",
    ):
        assert texts(nemesis.readings(f"Ongoing: this Character {said}.", sort="character")) == [strict]
    for said in ("can be vanquished or thwarted", "can't be vanquished or painted", "can't be vanquished or"):
        assert nemesis.readings(f"Ongoing: this Character {said}.", sort="character") == []


def test_lan_printed_up_to_and_may_are_no_synonyms(nemesis: PrintedReader) -> None:
    for said in ("Play: gain up to 2 Power.", "Play: play up to two Upgrades on this Character."):
        assert nemesis.readings(said, sort="character") == []


def test_lan_printed_what_words_leave_open_is_asked() -> None:
    assert CCG.workshop is not None
    document = card_document(CCG, "first").value
    header, rows = {key: value for key, value in document.items() if key != "cards"}, tuple(document["cards"])
    from timescoop.games.ccg.pool import Pool  # noqa: PLC0415 - only here

    pool = Pool(header, rows)
    kind = next(nth for nth, row in enumerate(rows) if row["type"] == "TARDIS")
    said = "While two or more Timelords are aboard this TARDIS, its Capacity is 4 higher."
    with pytest.raises(UnreadableText) as asked:
        ccg_printed.texts_of(pool)(kind, said)
    assert "Which of the two numbers" in str(asked.value)
    assert "write 'Your Capacity rises by 0/4" in str(asked.value)


@pytest.mark.parametrize("room", ROOMS)
def test_lan_printed_every_template_can_be_filled(room: str) -> None:
    wording = ROOMS[room].wording()
    for family in wording.families:
        for form in forms_of([family], wording.parts):
            named = {*slots_of(form.pattern), *dict(form.fill)}
            assert slots_in(form.means) <= named, f"{family.opens}: {family.says} for {form.means}"


def slots_of(row: tuple[Element, ...]) -> set[str]:
    found: set[str] = set()
    for each in row:
        if isinstance(each, Slot):
            found.add(each.key)
        elif isinstance(each, Either):
            found |= set().union(*[slots_of(inner) for inner in each.rows])
    return found


def test_lan_printed_bad_patterns_say_what_is_wrong() -> None:
    for said, wrong in {"a [b": "not closed", "a b]": "not opened", "<c>": "no part is listed"}.items():
        with pytest.raises(BadForm, match=wrong):
            pattern_of(said, {})
    with pytest.raises(BadForm, match="no part"):
        forms_of([Family("A part that contains itself", "deed", ["<a>"], "b")], {"a": "<a>"})


def test_lan_printed_long_and_tangled_texts_are_refused(
    nemesis: PrintedReader, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(TooHard, match="words"):
        nemesis.readings("gain 1 Power and " * 100, sort="moment")
    monkeypatch.setattr(printed_chart, "MOST_STEPS", 30)
    with pytest.raises(TooHard, match="tangled"):
        nemesis.readings("if you have 1 or more Daleks in play and gain 1 Power", sort="moment")


@given(SHORT)
def test_lan_printed_any_text_has_strict_readings_or_none(said: str) -> None:
    assert INVASION.workshop is not None
    reader = READER or make_reader()
    for reading in reader.readings(said, sort="support"):
        assert reading.text.endswith(".") or not reading.text


READER: PrintedReader | None = None


def make_reader() -> PrintedReader:
    global READER  # noqa: PLW0603 - made once for all examples
    pool, words, _ = INVASION.workshop.read(card_document(INVASION, "classic").value)  # type: ignore[union-attr]
    more = invasion_printed.members(pool)
    table = forms_of_game(words, invasion_printed.wording, more)
    READER = PrintedReader(words, table, more)
    return READER


def test_lan_printed_words_keep_their_places() -> None:
    assert [(word.said, word.number) for word in words_in("Gain three Power, K-9’s way: 3+ cards!")] == [
        ("gain", -1), ("three", 3), ("power", -1), ("k", -1), ("9", 9), ("s", -1), ("way", -1), ("3", 3), ("+", -1),
        ("cards!", -1),
    ]  # fmt: skip
