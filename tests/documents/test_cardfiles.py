"""Card files: every fault at once with its line, exported and used again, compiled by the build as they stand."""

from importlib import import_module
from pathlib import Path

import pytest

from timescoop.catalogue import GAMES
from timescoop.documents import BadDocument, Fault, build, card_text, read_cards, read_text
from timescoop.documents.card_sources import source_in
from timescoop.kernel import SEED_BYTES, playout

GAME = GAMES["invasion"]
EDITIONS = [edition.key for edition in GAME.editions]
CLASSIC = card_text(GAME, "classic")


def faults(text: str) -> list[Fault]:
    (document,) = read_text(text, "mine.yaml")
    with pytest.raises(BadDocument, match=r"mine\.yaml") as caught:
        read_cards(document, GAMES)
    return list(caught.value.faults)


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_exported_file_can_be_played(edition: str) -> None:
    (document,) = read_text(card_text(GAME, edition), "mine.yaml")
    game, of, cards = read_cards(document, GAMES)
    assert (game.key, of) == ("invasion", edition)
    ours = game.deal(seats=3, seed=bytes(SEED_BYTES), edition=edition, cards=cards)
    theirs = game.deal(seats=3, seed=bytes(SEED_BYTES), edition=edition)
    assert playout(ours, 1) == playout(theirs, 1)


def test_a_corrected_file_is_another_game() -> None:
    """INV-LOC-03: a Location that is worth more scores more."""
    text = CLASSIC.replace(
        "    victory_points: 3\n    time_points: 3\n", "    victory_points: 30\n    time_points: 3\n", 1
    )
    (document,) = read_text(text)
    _, _, cards = read_cards(document, GAMES)
    table = GAME.deal(seats=3, seed=bytes(SEED_BYTES), edition="classic", cards=cards)
    assert next(face for face in GAME.faces(table) if face["name"] == "Deva Loka")["value"] == 30


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("game: invasion", "game: chess", "`game` is expected, one of"),
        ("edition: classic", "edition: modern", "there is no edition 'modern', only classic, 2012"),
        ("edition: classic\n", "", "`edition` is missing"),
        ("components:", "component:", "there is no part 'component'; did you mean 'components'?"),
        ("  time_points: 30\n", "  time_points: 31\n", "a number from 1 to 30 is expected, not 31"),
        ("    players: stated SCL:31\n", "", "a warrant is missing for `players`"),
        ("  game_cards: 127\n", "  game_cards: 128\n", "the cards of the file are 127, but this says 128"),
        ("  starting_locations: 4\n", "  starting_locations: 5\n", "the cards of the file are 4, but this says 5"),
        ("Kamelion]", "Kameleon]", "there is no card 'Kameleon'; did you mean 'Kamelion'?"),
        ("beneath: 20", "beneath: 200", "a number from 0 to 127 is expected"),
        ("  ogron: Ogron\n", "  ogron: Dalek\n", "'Dalek' is already the word for 'dalek'"),
        ("  ogron: Ogron\n", "  Ogron: Ogron\n", "small letters with hyphens"),
        ("type: support", "type: suport", "there is no type of card 'suport'; did you mean 'support'?"),
        ("    strength: 5\n", "    strenght: 5\n", "did you mean 'strength'?"),
        ("    strength: 5\n", "", "`strength` is missing"),
        ("    strength: 5\n", "    strength: five\n", "a number from 0 to 99 is expected, not 'five'"),
        ("    copies: 1\n", "    copies: 0\n", "a number from 1 to 99 is expected, not 0"),
        ("    family: dalek\n", "    family: daleks\n", "there is no type of Enemy 'daleks'; did you mean 'dalek'?"),
        ("name: Telos", "name: ITAR", "'ITAR' is the name of another card; raise its `copies`"),
        ("name: Telos", "name: Done", "'Done' means something else as an answer"),
        ("name: Telos", "name: 7", "a text is expected, not 7"),
        ("start_value: 3", "start_value: 4", "start values that all differ"),
        ("clause: INV-LOC-03", "clause: LOC", "the number of a rule is expected"),
        ("strength: judged R5", "strength: guessed", "`stated BOOK:line`, `found Fn`, `judged Rn` or `mine NAME"),
        ("strength: judged R5", "strength: judged R55", "there is no entry of `reasons` 'R55'"),
        ("name: stated SCL:278", "name: stated XYZ:278", "there is no entry of `books` 'XYZ'"),
        (
            "      text: judged R8\n",
            "      texts: judged R8\n",
            "there is no field 'texts' that this could be the warrant of",
        ),
        ("Take 2 Time Points.", "Tkae 2 Time Points.", "'Tkae' is not understood"),
    ],
)
def test_a_wrong_file_is_refused(old: str, new: str, said: str) -> None:
    assert old in CLASSIC, "the file has changed; look for something else to break"
    text = CLASSIC.replace(old, new, 1)
    found = faults(text)
    assert any(said in fault.wrong for fault in found), [str(fault) for fault in found]
    assert all(fault.line > 0 for fault in found)


def test_every_fault_is_told_at_once_in_the_order_of_the_file() -> None:
    broken = CLASSIC.replace("start_value: 3", "start_value: 3.5").replace("family: dalek\n", "family: daleks\n")
    broken = broken.replace("take 1 Time Point.", "take 1 Tim Point.").replace("    clause: INV-LOC-03\n", "")
    found = faults(broken)
    assert {fault.path[-1] for fault in found} >= {"start_value", "family", "text"}
    assert [fault.line for fault in found] == sorted(fault.line for fault in found)
    for fault in found:
        if fault.path[-1] == "text":
            assert "'Tim' is not understood" in fault.wrong
            assert "text:" in broken.splitlines()[fault.line - 1]


def test_a_file_that_is_no_card_file_is_refused() -> None:
    assert "`game` is expected" in faults("[1, 2]")[0].wrong
    assert "`game` is expected" in faults("game: [x]")[0].wrong
    assert {fault.path for fault in faults("game: invasion")} >= {("edition",), ("cards",), ("families",)}
    assert "a list is expected, not 5" in "".join(fault.wrong for fault in faults("game: invasion\ncards: 5"))
    assert "a card is expected" in "".join(fault.wrong for fault in faults("game: invasion\ncards: [5]"))


@pytest.mark.parametrize(("room", "path"), list(build.card_files()), ids=lambda value: Path(str(value)).stem)
def test_what_the_build_keeps_is_what_the_card_file_says(room: str, path: Path) -> None:
    built = path.parents[1] / "built" / f"e{path.stem}.py"
    (document,) = read_text(source_in(path.parent, path.stem))
    made = import_module(room).compiled(document.value)
    assert built.read_text("utf-8") == build.module_of(path, made), "run make"


def test_the_build_tells_what_is_wrong_and_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    cards = tmp_path / "invasion" / "cards"
    cards.mkdir(parents=True)
    (cards / "mine.yaml").write_text(CLASSIC.replace("start_value: 3", "start_value: 4"), "utf-8")
    monkeypatch.setattr(build, "card_files", lambda: [("timescoop.games.invasion", cards / "mine.yaml")])
    monkeypatch.setattr(build, "pack", lambda *_: 0)
    assert build.main() == 1
    assert "start values that all differ" in capsys.readouterr().err
    assert not (tmp_path / "invasion" / "built" / "emine.py").exists()


def test_scenarios_are_packed(tmp_path: Path) -> None:
    assert build.pack(build.SCENARIOS, ".yaml", tmp_path / "scenarios") > 0
    packed = sorted(path.relative_to(tmp_path / "scenarios") for path in (tmp_path / "scenarios").rglob("*.yaml"))
    assert packed == sorted(path.relative_to(build.SCENARIOS) for path in build.SCENARIOS.rglob("*.yaml"))


def test_a_file_that_extends_another_has_its_parts_and_its_own_comments() -> None:
    first, alone = (card_text(GAMES["ccg"], key) for key in ("first", "solitaire"))
    assert "\nedition: solitaire\n" in alone
    assert "extends" not in alone
    assert "Friends of Earth" in alone
    assert "Tombs of Telos" not in alone
    cards = first[first.index("\ncards:") : first.index("\ndecks:")]
    assert cards in alone
    (document,) = read_text(alone, "mine.yaml")
    game, of, _ = read_cards(document, GAMES)
    assert (game.key, of) == ("ccg", "solitaire")
