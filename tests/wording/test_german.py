"""German is whole: every sentence has a translation with the same gaps, and what it says reads as German."""

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from io import BytesIO
from pathlib import Path
from runpy import run_path
from typing import Any

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import read_mo
from babel.messages.pofile import read_po
from tests.games import by_hand

from timescoop.catalogue import GAMES
from timescoop.kernel import Game, OptionInfo, Table
from timescoop.wording import (
    TableText,
    card_reading,
    figure,
    in_own_words,
    localized,
    option_reading,
    option_said,
    place_names,
    spoken_in,
    texts_of,
    tongue_of,
    tongues,
)
from timescoop.wording.teller import Teller
from timescoop.wording.templates import Template, plain

ROOT = Path(__file__).resolve().parents[2]
FRACTION = re.compile(r"\{[^{}]*:\+?,?\.[1-9][fg]\}")  # a number with decimals in a formatted string
TONGUE = ROOT / "src" / "timescoop" / "wording" / "tongues" / "de"
COLLECTS = ROOT / "scripts" / "catalogue.py"
SCRIPT = run_path(str(COLLECTS))
NAMES = ("timescoop", "cards", "lessons", "rules", "examples", "warrants", "errors")
ROOMS = ("timescoop.language", *(game.room for game in GAMES.values()))
GAP = re.compile(r"\{\{?([a-z_]*)(?::[^{}]*\|[^{}]*)?\}?\}")
SLOT = re.compile(r"\{([\w,.-]+)")
EDGE = re.compile(r"^\s*|\s*$")


@pytest.fixture(scope="module", autouse=True)
def _cards_read() -> None:
    """The phrases of all games are known, as they are once a table of each was laid."""
    for game in GAMES.values():
        game.faces(game.deal(seats=2, seed=bytes(32)))


def written(name: str) -> Catalog:
    with (TONGUE / f"{name}.po").open("rb") as found:
        return read_po(found, locale="de")


COLLECT = """
import sys
from pathlib import Path
from runpy import run_path
from babel.messages.pofile import write_po
for name, collect in run_path(sys.argv[1])["CATALOGUES"].items():
    with (Path(sys.argv[2]) / f"{name}.po").open("wb") as out:
        write_po(out, collect())
"""


def collected(folder: Path) -> dict[str, Catalog]:
    """What there is to translate, by a process of its own: other tests have phrases and words of their own."""
    subprocess.run([sys.executable, "-c", COLLECT, str(COLLECTS), str(folder)], check=True)
    return {name: read_po(BytesIO((folder / f"{name}.po").read_bytes()), locale="de") for name in NAMES}


def forms(message: Message) -> tuple[str, ...]:
    return tuple(message.string) if isinstance(message.string, tuple | list) else (str(message.string),)


def english(message: Message) -> tuple[str, ...]:
    return tuple(message.id) if isinstance(message.id, tuple | list) else (str(message.id),)


def told(catalogue: Catalog) -> Iterator[Message]:
    return (message for message in catalogue if message.id)


def test_every_sentence_is_translated_and_none_is_left_over(tmp_path: Path) -> None:
    for name, found in collected(tmp_path).items():
        ours = written(name)
        wanted = {(message.context, english(message)) for message in told(found)}
        known = {(message.context, english(message)) for message in told(ours)}
        assert known == wanted, f"{name}: run make catalogue TONGUE=de: {sorted(map(str, known ^ wanted))[:5]}"
        assert SCRIPT["missing"](ours) == []


def test_no_sentence_is_hidden_where_the_collector_does_not_look() -> None:
    """Such as within an f-string, or as a plural that is named first: it would stay English without notice."""
    known = {sentence for message in told(written("timescoop")) for sentence in english(message)}
    hidden = [f"{path}: {text}" for path, text in literals() if text not in known]
    assert not hidden, "\n".join(hidden)


def literals() -> Iterator[tuple[str, str]]:
    """Every literal that is to be translated, with its file."""
    places = {"_": slice(1), "counted_": slice(2), "in_": slice(1, 2)}
    for room in ("cli", "web", "wording"):
        for path in (ROOT / "src" / "timescoop" / room).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in places:
                    for each in node.args[places[node.func.id]]:
                        if isinstance(each, ast.Constant) and isinstance(each.value, str):
                            yield path.name, each.value


@pytest.mark.parametrize("name", NAMES)
def test_what_is_compiled_is_what_is_written(name: str) -> None:
    with (TONGUE / f"{name}.mo").open("rb") as found:
        compiled = {english(message): forms(message) for message in told(read_mo(found)) if not message.context}
    assert compiled == {english(message): forms(message) for message in told(written(name)) if not message.context}


@pytest.mark.parametrize("name", ["timescoop", "errors"])
def test_gaps_plurals_and_spaces_at_the_edges_are_those_of_the_english_sentence(name: str) -> None:
    wrong = []
    for message in told(written(name)):
        if message.context == "card nouns":
            continue  # these are rules for forms, and have gaps of their own
        for form, first in zip(forms(message), english(message), strict=True):
            if set(GAP.findall(form)) != set(GAP.findall(first)) or EDGE.findall(form) != EDGE.findall(first):
                wrong.append(f"{first}: {form}")
    assert not wrong, "\n".join(wrong)


def test_rules_keep_their_numbers_and_marks() -> None:
    marks = re.compile(r"[A-Z]{3}-[A-Z]+-\w+|`[^`]+`|\*\*")
    wrong = [message.id for message in told(written("rules")) if differ(marks, message)]
    assert not wrong, wrong


def differ(marks: re.Pattern[str], message: Message) -> bool:
    return sorted(marks.findall(str(message.id))) != sorted(marks.findall(str(message.string)))


@pytest.mark.parametrize("room", ROOMS)
def test_a_games_own_sentences_have_the_same_keys_and_slots(room: str) -> None:
    first, ours = (
        tomllib.loads(files(room).joinpath("text", f"{code}.toml").read_text("utf-8")) for code in ("en", "de")
    )
    assert {name: list(part) for name, part in ours.items()} == {name: list(part) for name, part in first.items()}
    for name in {"prompts", "explains", "waits", "facts", "notices"} & first.keys():
        for key, sentence in first[name].items():
            assert set(SLOT.findall(ours[name][key])) == set(SLOT.findall(sentence)), f"{name}.{key}"
            Template(ours[name][key])


def test_every_card_text_has_a_german_reading() -> None:
    missing = []
    with spoken_in(tongue_of("de")):
        for game in GAMES.values():
            for edition in game.editions:
                seats = edition.fewest_players + len(edition.ruled)
                table = game.deal(seats=seats, seed=bytes(32), edition=edition.key)
                faces = game.faces(table)
                texts = {face["text"] for face in faces if face["text"]}
                missing += [text for text in texts if not card_reading(text)]
    assert not missing, missing[:5]


def test_what_a_deck_is_made_of_is_translated() -> None:
    """Pages take these words from the games, where no collector sees them in a call."""
    known = {sentence for message in told(written("timescoop")) for sentence in english(message)}
    decks = [game.decks for game in GAMES.values() if game.decks is not None]
    assert decks
    for each in decks:
        said = {words for part in each.parts for words in (part.title, part.about)}
        assert said | {*each.facets.values(), each.number} <= known


def test_card_texts_are_declined_and_names_stay() -> None:
    game = GAMES["nemesis"]
    faces = {face["name"]: face["text"] for face in game.faces(game.deal(seats=2, seed=bytes(32)))}
    GAMES["ccg"].deal(seats=2, seed=bytes(32))  # its words are read below
    with spoken_in(tongue_of("de")):
        assert card_reading(faces["Death Particle"]) == (
            "Spielen: an einen Cyberman anlegen. Dauerhaft: wenn dieser Charakter überlistet wird: "
            "alle Charaktere an diesem Ort besiegen."
        )
        assert card_reading(faces["Hypnotism"]) == "Konflikt: 1 Schergen an diesem Ort bewegen."
        assert card_reading("Draw 2 cards") == "2 Karten ziehen", "as a Location has it as text"
        needs = ("Brains", "the most Brains by 5", "Cyberman Enemies")
        assert [*map(card_reading, needs)] == ["Verstand", "am meisten Verstand, mit Vorsprung 5", "Cyberman-Feinde"]
        assert in_own_words("Nobody can read this.") == ("Nobody can read this.", {"lang": "en"})
    assert card_reading(faces["Hypnotism"]) == "", "English stays as it is"


def test_card_texts_have_their_cases() -> None:
    game = GAMES["ccg"]
    texts = {face["name"]: face["text"] for face in game.faces(game.deal(seats=2, seed=bytes(32)))}
    with spoken_in(tongue_of("de")):
        told = {name: card_reading(text) for name, text in texts.items()}
    assert told["Nerves of Steel"] == "Auf einen deiner Helden spielen. Dieser Charakter hat +3 Mut."
    assert "Reaktion (dein Verbündeter hier wird zerstört): das verhindern" in told["Medical Kit"]
    assert "Oder: hier in 2 Zügen ein gegnerisches Artefakt zerstört." in told["Build the Army"], "no when before it"
    assert "während dieses Versuchs diese Karte um 2 Verstand verstärken" in told["Zoe Heriot - Calculating Prodigy"]


def test_options_stand_in_german_beside_the_words_that_are_typed() -> None:
    texts = texts_of("timescoop.games.nemesis")
    said: dict[str, OptionInfo] = {
        "draw 2 cards": {"verb": "take"},
        "pass: draw 2 cards": {"verb": "leave"},
        "Davros: draw 2 cards": {"verb": "use"},
        "move Davros": {"verb": "move"},
        "Davros": {"verb": "choose"},
        "draw cards": {"verb": "hand-draw"},
    }
    teller = Teller(texts, ["Ann", "Bob"], 0)
    assert [option_reading(words, how, teller) for words, how in said.items()] == [""] * 6, "English needs no other"
    with spoken_in(tongue_of("de")):
        german = texts_of("timescoop.games.nemesis")
        told = [option_reading(words, how, Teller(german, ["Ann", "Bob"], 0)) for words, how in said.items()]
        game = GAMES["nemesis"]
        table = game.deal(seats=2, seed=bytes(32))
        lines = TableText(game.view(table, 0), game.faces(table), german, ["Ann", "Bob"], {})
        here = [lines.labelled(words, how) for words, how in said.items()]
    assert told == [
        "2 Karten ziehen", "Passen: 2 Karten ziehen", "Davros: 2 Karten ziehen", "Bewegen: Davros", "",
        "Karten ziehen",
    ]  # fmt: skip
    assert here == [
        "draw 2 cards (2 Karten ziehen)",
        "pass: draw 2 cards (Passen: 2 Karten ziehen)",
        "Davros: draw 2 cards (2 Karten ziehen)",
        "move Davros (Bewegen)",
        "Davros",
        "draw cards (Karten ziehen)",
    ]


def test_buttons_of_cards_are_heard_in_german() -> None:
    text = "gain this card's Strength"
    said: dict[str, OptionInfo | None] = {
        "move Davros": {"verb": "move"},
        f"play Delete: {text}": {"verb": "play", "text": text},
        text: {"verb": "use", "text": text},
        "2nd Cyberman at Telos (2486)": None,
        "1st Dalek": {"verb": "choose"},
        "Davros": {"verb": "choose"},
    }
    with spoken_in(tongue_of("de")):
        teller = Teller(texts_of("timescoop.games.nemesis"), ["Ann", "Bob"], 0)
        told = [option_said(words, how, {}, teller) for words, how in said.items()]
    assert told == [
        "Bewegen: Davros",
        "Spielen: Delete („die Stärke dieser Karte erhalten“)",
        "Die Stärke dieser Karte erhalten",
        "2. Cyberman bei Telos (2486)",
        "1. Dalek",
        "Davros",
    ]


def test_lan_hand_05_what_is_moved_by_hand_and_where_it_goes_is_named_in_german() -> None:
    game, names, support = GAMES["invasion"], ["Ann", "Bob"], "Sabalom Glitz"
    players = {"Ann": {"hand": [support, "Vortis", "Ribos", "Karn"]}, "Bob": {"hand": ["Daleks", "Romana"]}}
    position = {"game": "invasion", "edition": "classic", "turn": "Ann", "players": players, "discard": ["Leela"]}
    table, _names = game.read(position, game.compile_cards(by_hand.written(game, "classic", support, by_hand=True)))
    by_hand.say(game, table, names, f"play {support}", "move a card on the table")
    cards = german_options(game, table, names)
    by_hand.say(game, table, names, "Leela, discard pile")
    zones = german_options(game, table, names)
    assert cards["Leela, discard pile"] == "Leela, Ablagestapel"
    assert zones["deck"] == "Deck"
    assert zones["Ann's hand"] == "Deine Hand"
    assert zones["Bob's Reserve, face down"] == "Bobs Reserve, verdeckt"
    assert zones["defence at Ann's Gallifrey, face down"] == "Verteidigung bei Gallifrey, verdeckt"


def german_options(game: Game, table: Table, names: list[str]) -> dict[str, str]:
    """What a German reads of the options of the seat that is asked, by the words that are typed."""
    seat = table.waiting()[0]
    view, faces = game.view(table, seat), game.faces(table)
    typed = {option: game.words(table, seat, option, names) for option in view["options"]}
    with spoken_in(tongue_of("de")):
        teller = Teller(texts_of(game.room), names, seat, faces, place_names(view, faces))
        return {said: option_reading(said, view["lit"][str(option)], teller) for option, said in typed.items()}


def test_numbers_have_the_marks_of_the_readers_language() -> None:
    assert [figure(1234), figure(0.305, ".2f"), figure(-1234.5, "+,.1f")] == ["1,234", "0.30", "-1,234.5"]
    with spoken_in(tongue_of("de")):
        assert [figure(1234), figure(0.305, ".2f"), figure(-1234.5, "+,.1f")] == ["1.234", "0,30", "-1.234,5"]


def test_tables_of_statistics_use_those_marks() -> None:
    """Their modules format no fraction by themselves; lengths in a drawing (SVG) are no text."""
    rooms = ("web/reports", "web/render/editors", "cli")
    modules = [path for room in rooms for path in (ROOT / "src" / "timescoop" / room).rglob("*.py")]
    assert len(modules) > 50
    assert not [path.name for path in modules if path.name != "plots.py" and FRACTION.search(path.read_text("utf-8"))]


def test_what_schemes_count_and_what_the_system_says_is_german() -> None:
    with spoken_in(tongue_of("de")):
        assert card_reading("Planets at Medusa Cascade") == "Planeten bei Medusa Cascade"
        wrong = localized("/nope: cannot be read: No such file or directory")
    assert wrong == "/nope: nicht lesbar: Datei oder Ordner nicht gefunden"
    assert localized("No such file or directory") == "No such file or directory", "English stays as it is"


def test_a_log_speaks_to_its_reader_and_declines_names() -> None:
    with spoken_in(tongue_of("de")):
        texts = texts_of("timescoop.games.invasion")
        mine = Teller(texts, ["Tom", "Iris"], 0)
        others = Teller(texts, ["Tom", "Iris"], 1)
        assert plain(mine.fact("invasion/took_points_from", 0, [1, 2], [])) == "Du nimmst 2 Zeitpunkte von Iris."
        assert plain(others.fact("invasion/took_points_from", 0, [1, 1], [])) == "Tom nimmt 1 Zeitpunkt von dir."
        assert plain(mine.wait("invasion/action", 1)) == "Warten auf Iris: Aktion wählen."
        assert plain(others.wait("invasion/action", 0)) == "Warten auf Tom: Aktion wählen."
        assert plain(mine.fact("invasion/looked_at_hand", 0, [1], [])) == "Du siehst dir Iris’ Hand an: 0 Karten."
        assert plain(others.fact("invasion/looked_at_hand", 0, [1], [])) == "Tom sieht sich deine Hand an: 0 Karten."
        assert [mine.zone(5, 0), mine.zone(5, 1), mine.zone(0, 9)] == ["deine Hand", "Iris’ Hand", "das Deck"]


def test_german_is_offered_under_its_own_name() -> None:
    assert "de" in tongues()
    texts: dict[str, Any] = {code: texts_of("timescoop.games.nemesis", code).label("power", 2) for code in tongues()}
    assert texts["de"] == "Macht"
