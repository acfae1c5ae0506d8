"""What rooms without a reader say is German for German readers: reasons, errors, and values in them."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from runpy import run_path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from timescoop.catalogue import GAMES
from timescoop.cli.ending import complain
from timescoop.documents import BadDocument, read_position, read_record, read_text
from timescoop.kernel import BadDeal, Game, Table
from timescoop.wording import TableText, localized, localized_warrant, plain, spoken_in, texts_of, tongue_of
from timescoop.wording.localizing import template

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "timescoop"
SCRIPT = run_path(str(ROOT / "scripts" / "engine_sentences.py"))
ENGLISH = re.compile(r"(?<![\w'“„-])(?:the|you|it|is|are|there|no|not|of|can't|don't|expected)(?![\w'])")
CLAUSE = re.compile(r"[A-Z]{3}-[A-Z]+(?:-[A-Z]+)*-\d+")
CLAUSES_LAST = re.compile(r"[^()]\((?:(?:, )?[A-Z]{3}-[A-Z]+(?:-[A-Z]+)*-\d+)+\)$")
DECISIONS = 120  # of a game that is asked for reasons
WORDS = ("attack", "defend", "reserve", "buy", "discard", "end turn", "done", "yes", "no", "first", "7", "take", "move")


def seen(game: Game, table: Table) -> Iterator[str]:
    """Reasons against everything that can be named, at one moment of a game."""
    names = [f"Seat {number + 1}" for number in range(table.seats)]
    cards = sorted({face["name"] for face in game.faces(table)})
    for seat in range(table.seats):
        for words in (*WORDS, *cards[:40], *(f"play {card}" for card in cards[:15])):
            yield game.why_not(table, seat, words, names) or ""


@pytest.mark.parametrize("key", GAMES)
def test_every_reason_that_a_game_gives_is_german(key: str) -> None:
    game, dice = GAMES[key], Random(30)
    reasons: set[str] = set()
    table = game.deal(seats=max(2, game.editions[0].fewest_players), seed=bytes(32))
    for nth in range(DECISIONS):
        if table.over():
            break
        if nth % 6 == 0:
            reasons.update(seen(game, table))
        seat = dice.choice(sorted(table.waiting()))
        table.play(seat, dice.choice(table.options(seat)))
    reasons.discard("")
    with spoken_in(tongue_of("de")):
        told = {reason: localized(reason) for reason in reasons}
    assert len(told) > 8
    assert not [each for each in told.items() if each[0] == each[1] or ENGLISH.search(each[1])]


def faulty() -> Iterator[str]:
    """What is wrong with some documents and deals, as errors say it."""
    position = "game: invasion\nedition: classic\nturn: Ada\nplayers:\n  Ada: {hand: [The Docter]}\n  Tom: {hand: 5}\n"
    for text in (position, "game: invaders\nplayers: {A: {}}\n", "[]", position.replace("hand: 5", "hands: 5")):
        with pytest.raises(BadDocument) as error:
            read_position(read_text(text)[0], GAMES)
        yield str(error.value)
    with pytest.raises(BadDocument) as error:
        read_record("gamr: invasion\nseat: Ada\n")
    yield str(error.value)
    for options in ({"seats": 9}, {"seats": 2, "edition": "2099"}):
        with pytest.raises(BadDeal) as refused:
            GAMES["invasion"].deal(seed=bytes(32), **options)
        yield str(refused.value)


def test_errors_of_documents_and_deals_are_german() -> None:
    with spoken_in(tongue_of("de")):
        told = [(each, localized(each)) for each in faulty()]
    assert len(told) == 7
    assert not [each for each in told if each[0] == each[1] or ENGLISH.search(each[1])]


def test_every_question_about_a_card_text_is_german_also_beside_another() -> None:
    with spoken_in(tongue_of("de")):
        asked = localized("Until the turn ends? Does each player choose which? To say so, write 'Play: draw 2 cards.'")
        assert (
            asked
            == "Bis der Zug endet? Wählt jede Person selbst, welche? Um das zu sagen, schreibe 'Play: draw 2 cards.'"
        )


def test_values_are_said_in_german_too() -> None:
    GAMES["nemesis"].deal(seats=2, seed=bytes(32))  # so that its phrases are known
    with spoken_in(tongue_of("de")):
        assert localized("“draw 2 cards” can't be done now (LAN-JOINT-06)") == (
            "„2 Karten ziehen“ geht gerade nicht (LAN-JOINT-06)"
        )
        said = [localized(f"you can keep only {n} cards: discard more first (NEM-END-08)") for n in (1, 2)]
        assert said == [f"du kannst nur {n} behalten: lege erst mehr ab (NEM-END-08)" for n in ("1 Karte", "2 Karten")]
        assert localized("mine.yaml:5: hand.0: there is no card 'Mare'; perhaps 'Mara'\nand so on") == (
            "mine.yaml:5: hand.0: es gibt keine Karte 'Mare'; vielleicht 'Mara'\nand so on"
        )
        assert localized("there is no game 'x'; there is ccg, invasion or nemesis") == (
            "es gibt kein Spiel 'x'; es gibt ccg, invasion oder nemesis"
        )
    assert localized("it is not in your hand (CCG-COST-01)") == "it is not in your hand (CCG-COST-01)"


def test_commands_complain_in_german(capsys: pytest.CaptureFixture[str]) -> None:
    with spoken_in(tongue_of("de")):
        assert complain("there is no file x.yaml", 2) == 2
    assert capsys.readouterr().err == "timescoop: es gibt keine Datei x.yaml\n"


def test_why_not_is_german_on_every_surface() -> None:
    game = GAMES["invasion"]
    table = game.deal(seats=2, seed=bytes(32))
    seat = table.waiting()[0]
    names = ["Ann", "Bob"]
    with spoken_in(tongue_of("de")):
        text = TableText(game.view(table, seat), game.faces(table), texts_of(game.room), names)
        said = plain(text.why_not("buy", game.why_not(table, seat, "buy", names)).body)
    assert said == "Du kannst „buy“ gerade nicht wählen. Jede Karte, die du kaufst, kostet fünf Zeitpunkte (INV-TP-01)."


def test_how_we_know_a_figure_is_german() -> None:
    for game in GAMES.values():
        for edition in game.editions:
            seats = edition.fewest_players + len(edition.ruled)
            faces = game.faces(game.deal(seats=seats, seed=bytes(32), edition=edition.key))
            with spoken_in(tongue_of("de")):
                for warrant in {warrant for face in faces for whys in face["how"].values() for warrant in whys}:
                    said = localized_warrant(warrant)
                    how = re.match(r"(geschätzt|gefunden|gedruckt): ", said)
                    assert how, warrant
                    assert how[1] != "geschätzt" or not ENGLISH.search(said), said


def test_a_warrant_by_the_author_of_a_card_is_german() -> None:
    with spoken_in(tongue_of("de")):
        said = localized_warrant("judged: A card of the set 'Guards'; its author judged so.")
        assert said.startswith("geschätzt: ")
        assert "author" not in said
        read = localized_warrant("mine: read off the printed card by Ada, 2026-11-01")
        assert "von der gedruckten Karte abgelesen von Ada" in read


def test_no_error_is_put_together_where_the_collector_cannot_see_it() -> None:
    """Such as by adding texts, or by `format`: it would stay English without notice."""
    hidden = [
        f"{path.relative_to(SOURCE)}:{node.lineno}"
        for room in SCRIPT["RAISING"]
        for path in sorted((SOURCE / room).rglob("*.py"))
        if "built" not in path.parts
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and SCRIPT["ERROR"].fullmatch(SCRIPT["called"](node))
        for given in node.args[-1:]
        if is_put_together(given)
    ]
    assert hidden == []


def is_put_together(given: ast.expr) -> bool:
    """True for `"a" + b`, `"a" % b` and `"a {}".format(b)`."""
    return isinstance(given, ast.BinOp) or (
        isinstance(given, ast.Call)
        and isinstance(given.func, ast.Attribute)
        and given.func.attr == "format"
        and is_text(given.func.value)
    )


def is_text(node: ast.expr) -> bool:
    """True for a text between quotes."""
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))


def test_the_collector_sees_what_it_looks_for(tmp_path: Path) -> None:
    module = tmp_path / "room.py"
    module.write_text(
        '"""A docstring of a module is left out."""\n'
        'raise BadDeal(f"no {what!r} for {len(seats)} or {names[0]}{hint}")\n'
        'LOG.warning("this goes to the log only")\n'
        'WHY = "you have no Enemy in your hand"\n'
        'FULL: Final = "this table is full"\n'
        "raise BadDeal(FULL)\n"
    )
    assert set(SCRIPT["templates"](module, whole=True)) == {
        "no {what} for {count} or {names}",
        "you have no Enemy in your hand",
        "this table is full",
    }
    assert list(SCRIPT["templates"](module, whole=False)) == ["this table is full", "no {what} for {count} or {names}"]
    assert template("no {what} for {count}").values("no 'x' for 3") == {"what": "'x'", "count": "3"}
    assert is_put_together(ast.parse('"a" + b', mode="eval").body)
    assert is_put_together(ast.parse('"a {}".format(b)', mode="eval").body)


def test_every_reason_names_its_clause_last() -> None:
    reasons = [
        said
        for pattern in ("games/*/reasons.py", "games/*/sight/reasons*.py", "games/*/refusals/*.py")
        for path in sorted(SOURCE.glob(pattern))
        for said in SCRIPT["templates"](path, whole=True)
    ]
    assert len([said for said in reasons if CLAUSE.search(said)]) > 100
    assert [said for said in reasons if CLAUSE.search(said) and not CLAUSES_LAST.search(said)] == []


PARTS = st.sampled_from([": ", "; ", "is", " is a", "x", " of "])
VALUES = st.lists(st.one_of(PARTS, st.just("y")), max_size=3).map("".join)


@given(st.lists(PARTS, min_size=1, max_size=4), st.lists(VALUES, min_size=4, max_size=4), VALUES)
def test_a_sentence_fits_a_template_as_it_would_fit_the_pattern(parts: list[str], values: list[str], end: str) -> None:
    sentence = "".join(f"{part}{{{gap}}}" for gap, part in zip("abcd", parts, strict=False))
    pattern = "".join(f"{re.escape(part)}(?P<{gap}>.*?)" for gap, part in zip("abcd", parts, strict=False))
    text = "".join(part + value for part, value in zip(parts, values, strict=False))
    for last in ("", end):
        for said in (text, text + last, text[: len(text) // 2]):
            found = re.fullmatch(pattern + re.escape(last), said)
            assert template(sentence + last).values(said) == (found and found.groupdict())


@pytest.mark.parametrize("text", [": a card of the type  has no ; " * 64, "a: b " * 399, "“" * 1999])
def test_a_long_text_that_nearly_fits_is_left_as_it_is(text: str) -> None:
    """A pattern would look for minutes where parts of a sentence are repeated; parts are looked for once."""
    with spoken_in(tongue_of("de")):
        assert localized(text) == text
