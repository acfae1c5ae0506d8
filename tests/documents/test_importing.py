"""Cards that come in from spreadsheets and other programs: nothing is dropped in silence, nothing changes by itself."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable, Mapping
from io import StringIO
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from timescoop.catalogue import GAMES
from timescoop.documents import (
    BadDocument,
    CardReading,
    Imported,
    card_text,
    draft,
    import_cards,
    mapping_of,
    read_source,
    read_text,
    worksheet,
    write_delimited,
)
from timescoop.documents.importing.cells import cell_of, value_in
from timescoop.documents.importing.delimited import FORMULA, guarded, read_delimited, unguarded
from timescoop.documents.importing.differences import laid_whole

EDITIONS = [(game, edition) for game in GAMES.values() if game.workshop for edition in game.editions]
Cells = dict[str, str]


def sheet_text(key: str, edition: str, change: Callable[[list[Cells]], None] = lambda _rows: None) -> str:
    """A worksheet as CSV, after somebody changed its rows."""
    game = GAMES[key]
    sheet = worksheet(game, game.edition(edition))
    text = write_delimited(sheet.head, [cells for _, cells in sheet.rows])
    rows = list(csv.DictReader(StringIO(text)))
    change(rows)
    out = StringIO()
    writer = csv.DictWriter(out, sheet.head)
    writer.writeheader()
    writer.writerows(rows)
    return out.getvalue()


def imported(key: str, edition: str, data: str | bytes, name: str = "box.csv", **more: Any) -> Imported:
    game = GAMES[key]
    source = read_source(data.encode() if isinstance(data, str) else data, name)
    return import_cards(source, game, game.edition(edition), **more)


def row_of(rows: list[Cells], name: str) -> Cells:
    return next(row for row in rows if name in row.values())


def card_of(found: Imported, name: str) -> CardReading:
    return next(card for card in found.cards if card.name == name)


def laid(found: Imported) -> Mapping[str, Any]:
    """The cards of a set put into its edition, by name, after a trip through its text."""
    _, _, full, _ = laid_whole(read_text(found.text)[0], GAMES)
    shop = found.game.workshop
    assert shop
    return {shop.called(row): row for row in full["cards"]}


@pytest.mark.parametrize(("game", "edition"), EDITIONS, ids=lambda each: each.key)
def test_a_worksheet_that_nobody_changed_says_nothing_new(game: Any, edition: Any) -> None:
    found = imported(game.key, edition.key, sheet_text(game.key, edition.key))
    assert (found.value["cards"], found.notes, found.faults) == ([], (), ())
    assert found.same > 60
    assert found.well


def test_a_worksheet_from_before_the_column_was_called_compared_is_read() -> None:
    def compare(rows: list[Cells]) -> None:
        row_of(rows, "Jamie")["Compared"] = "yes"

    sheet = sheet_text("invasion", "classic", compare).replace(",Compared,", ",Mine,")
    assert ",Mine," in sheet
    found = imported("invasion", "classic", sheet, owner="Ada, 2026-11-26")
    assert (found.notes, found.faults) == ((), ())
    assert set(laid(found)["Jamie"]["warrants"].values()) == {"mine Ada, 2026-11-26"}


def test_a_box_of_invasion_is_corrected() -> None:
    def correct(rows: list[Cells]) -> None:
        row_of(rows, "Jamie")["Strength"] = "5"
        row_of(rows, "Castrovalva") | {"Name": ""}
        row_of(rows, "Castrovalva")["Name"] = "Logopolis"
        row_of(rows, "Deva Loka")["Subtitle"] = ""
        row_of(rows, "ITAR")["Compared"] = "x"

    found = imported("invasion", "classic", sheet_text("invasion", "classic", correct), owner="Ada, 2026-11-26")
    assert found.well, (found.faults, found.cards)
    cards = laid(found)
    assert cards["Jamie"]["strength"] == 5
    assert cards["Jamie"]["warrants"]["strength"] == "mine Ada, 2026-11-26"
    assert not cards["Jamie"]["warrants"]["copies"].startswith("mine"), "only what differs was looked at"
    assert "Castrovalva" not in cards
    assert cards["Logopolis"]["victory_points"] == 4
    assert "subtitle" not in cards["Deva Loka"]
    assert set(cards["ITAR"]["warrants"].values()) == {"mine Ada, 2026-11-26"}, "all of it was compared"
    assert len(found.value["cards"]) == 4


def test_names_may_change_places() -> None:
    def swap(rows: list[Cells]) -> None:
        one, other = row_of(rows, "Jamie"), row_of(rows, "Sarah Jane")
        one["Name"], other["Name"] = other["Name"], one["Name"]

    before = laid(imported("invasion", "classic", sheet_text("invasion", "classic")))
    after = laid(imported("invasion", "classic", sheet_text("invasion", "classic", swap)))
    bare = [{k: v for k, v in row.items() if k not in ("warrants", "name", "clause")} for row in
            (before["Jamie"], before["Sarah Jane"], after["Sarah Jane"], after["Jamie"])]  # fmt: skip
    assert bare[:2] == bare[2:]


def test_a_card_with_no_copies_is_taken_out_and_a_row_that_is_gone_is_told() -> None:
    def take(rows: list[Cells]) -> None:
        row_of(rows, "Jamie")["Copies"] = "0"
        rows.remove(row_of(rows, "Egypt"))

    found = imported("invasion", "classic", sheet_text("invasion", "classic", take))
    assert found.value["without"] == ["Jamie"]
    assert [note for note in found.notes if "no row for Egypt:" in note]
    assert "Jamie" not in laid(found)
    assert "Egypt" in laid(found)


def test_ready_decks_get_the_card_that_is_in_a_slot_now() -> None:
    def rename(rows: list[Cells]) -> None:
        row = row_of(rows, "Zeta Minor (37166)")
        row["Title"] = "Ribos (12000)"

    found = imported("ccg", "first", sheet_text("ccg", "first", rename))
    assert found.well, (found.faults, found.cards)
    _, _, full, _ = laid_whole(read_text(found.text)[0], GAMES)
    assert "Ribos (12000)" in str(full["decks"])
    assert "Zeta Minor" not in str(full["decks"])


def test_each_text_is_read_as_the_workshop_reads_it() -> None:
    def rewrite(rows: list[Cells]) -> None:
        row_of(rows, "Local Labor")["Text"] = "ACTION - Draw a card."
        row_of(rows, "Ogrons")["Text"] = "Blow the trumpet twice."
        row_of(rows, "Robomen")["Text"] = "Infiltrate: make an opponent discard 2 cards."
        row_of(rows, "Supreme Dalek")["Strength"] = "many"
        row_of(rows, "Dalek Patrol")["Compared"] = "yes"

    found = imported("nemesis", "standard", sheet_text("nemesis", "standard", rewrite))
    states = {card.name: card.state for card in found.cards}
    assert states == {
        "Local Labor": "read as", "Ogrons": "refused", "Robomen": "read", "Supreme Dalek": "wrong",
        "Dalek Patrol": "read",
    }  # fmt: skip
    assert card_of(found, "Local Labor").read_as == "Action: draw 1 card."
    row = next(row for row in found.value["cards"] if row["name"] == "Local Labor")
    assert (row["text"], row["read_as"]) == ("ACTION - Draw a card.", "Action: draw 1 card.")
    assert "'Blow' is not understood" in card_of(found, "Ogrons").faults[0]
    assert "strength: a number from 0 to" in card_of(found, "Supreme Dalek").faults[0]
    assert not found.well
    workshop = {card.name: card.written for card in draft(read_text(found.text)[0], GAMES).cards if card.written}
    assert all(not each.read_as or workshop.get(each.name, each.read_as) == each.read_as for each in found.cards)


def test_a_text_that_cannot_be_read_is_kept_to_be_carried_out_by_hand() -> None:
    def rewrite(rows: list[Cells]) -> None:
        row_of(rows, "Sarah Jane")["Text"] = "Blow the trumpet twice."
        row_of(rows, "Jamie")["Text"], row_of(rows, "Jamie")["By hand"] = "Play the pipes.", "yes"

    text = sheet_text("invasion", "classic", rewrite)
    assert [card.state for card in imported("invasion", "classic", text).cards] == ["refused", "by hand"]
    found = imported("invasion", "classic", text, by_hand=True)
    assert [card.state for card in found.cards] == ["by hand", "by hand"]
    assert found.well
    assert found.value["cards"][0] == {"name": "Sarah Jane", "text": "Blow the trumpet twice.", "by_hand": True}


def test_the_sides_of_boards_are_slots_too() -> None:
    def correct(rows: list[Cells]) -> None:
        row = next(row for row in rows if row["Slot of nemesis-standard"] == "Davros")
        assert row["Location 1"] == "Dalek Fleet | Action: play any Nemesis Constants. | Action: draw 2 cards."
        row["Strength"], row["Location 2"] = (
            "1",
            "Medusa Cascade | Action: play any Nemesis Characters. | Action: draw 1 card.",
        )
        next(row for row in rows if row["Slot of nemesis-standard"] == "Emperor Dalek")["Compared"] = "x"
        row_of(rows, "Ogrons")["Strength"] = "3"

    found = imported("nemesis", "standard", sheet_text("nemesis", "standard", correct), owner="Ada, 2026-11-26")
    assert found.well, (found.faults, found.notes)
    davros = found.value["boards"][0]
    assert (davros["strength"], davros["locations"][0], davros["locations"][1]["actions"][1]) == (
        1,
        None,
        "Action: draw 1 card.",
    )
    _, _, full, _ = laid_whole(read_text(found.text)[0], GAMES)
    board, other = full["boards"][:2]
    assert (board["strength"], board["warrants"]["strength"]) == (1, "mine Ada, 2026-11-26")
    assert board["locations"][1]["warrants"] == {"name": "stated NEM:905", "actions": "mine Ada, 2026-11-26"}
    assert {*other["warrants"].values()} == {"mine Ada, 2026-11-26"}
    again = imported("nemesis", "standard", found.text, "set.yaml")
    assert (again.value["boards"], again.value["cards"]) == (found.value["boards"], found.value["cards"])
    wrong = imported("nemesis", "standard", found.text.replace("draw 1 card", "blow the trumpet"), "set.yaml")
    assert [card.state for card in wrong.cards] == ["read"], "the rest is read all the same"
    assert any("Davros: locations.1.actions.1: column" in fault for fault in wrong.faults)


OPEN = "You must discard a Defender. If you do, an attack on one of your Locations is defeated."


def test_what_leaves_something_open_is_a_question_with_what_to_answer() -> None:
    def ask(rows: list[Cells]) -> None:
        row_of(rows, "Sabalom Glitz")["Text"] = OPEN

    def answer(rows: list[Cells]) -> None:
        ask(rows)
        row_of(rows, "Sabalom Glitz")["Read as"] = choice

    (card,) = imported("invasion", "classic", sheet_text("invasion", "classic", ask)).cards
    assert card.state == "asked"
    assert card.faults[0].startswith("text: From where may the Defender come?")
    (choice,) = card.choices
    assert choice == "Discard a Defender from your hand or Reserve to beat an attack on one of your Locations."
    found = imported("invasion", "classic", sheet_text("invasion", "classic", answer))
    assert [(card.state, card.read_as) for card in found.cards] == [("read as", choice)]
    assert (found.value["cards"][0]["text"], found.value["cards"][0]["read_as"]) == (OPEN, choice)


def test_a_card_under_a_second_title_does_not_join_the_deck_of_the_first() -> None:
    def add(rows: list[Cells]) -> None:
        row = next(row for row in rows if row["Same as"])
        rows.append(row | {"Slot of ccg-first": "", "Title": "Take Over Everything"})

    found = imported("ccg", "first", sheet_text("ccg", "first", add))
    assert found.well, (found.faults, found.cards)


def test_texts_are_read_although_a_deck_of_the_set_is_wrong() -> None:
    card = {"title": "A Card", "type": "Plot", "cost": 0, "uniqueness": 0, "text": "Blow the trumpet."}
    data = {
        "set": "S",
        "game": "ccg",
        "edition": "first",
        "decks": [{"name": "D", "draw": ["1 A Card"]}],
        "cards": [card],
    }
    found = imported("ccg", "first", json.dumps(data), "set.json")
    assert [each.state for each in found.cards] == ["refused"]
    assert "Spacetime" in found.faults[0]


# ---- other files

LACKEY = (
    "Name\tSet\tImageFile\tType\tCost\tUniqueness\tSpecies\tNativity\tTraits\tBrains\tBrawn\tBravery\tRarity\tGameText\n"
    "The Doctor - Bow-Tied Adventurer\tBase\tdoc\tHero\t5\t♦\tTimelord\tGallifrey\tScience (3), Aware\t12\t6\t9\tR\t\n"
    "Ood\tBase\tood\tEnemy\t2\t\tOod\tFar Future\t\t3\t4\t2\tC\t\n"
)


def test_a_lackey_file_comes_in_by_its_mapping_and_what_is_lost_is_listed() -> None:
    found = imported("ccg", "first", LACKEY, "whoccg.txt", mapping=mapping_of(GAMES["ccg"], "lackey"))
    doctor, ood = found.value["cards"]
    assert (doctor["title"], doctor["subtitle"], doctor["type"]) == (
        "The Doctor",
        "Bow-Tied Adventurer",
        "TARDIS Character",
    )
    assert (doctor["uniqueness"], doctor["traits"], doctor["brains"]) == (1, {"Science": 3, "Aware": 1}, 12)
    assert ood["traits"] == {}
    assert ood["text"] == ""
    assert found.notes == ("column 'Rarity': no field of ours; left out, with what lines 2, 3 say there",)
    assert card_of(found, "Ood").faults == ("uniqueness: `uniqueness` is missing, which an Enemy has",)


def test_a_file_in_windows_letters_is_read_and_noted() -> None:
    text = LACKEY.replace("♦", "1").replace("Ood\tBase", "Ood Café\tBase")
    found = imported("ccg", "first", text.encode("cp1252"), "old.txt", mapping=mapping_of(GAMES["ccg"], "lackey"))
    assert found.value["cards"][1]["title"] == "Ood Café"
    assert "Windows-1252" in found.notes[0]


@pytest.mark.parametrize("form", ["json list", "json set", "yaml", "semicolons", "tabs"])
def test_the_same_card_comes_in_from_every_form(form: str) -> None:
    card = {"Name": "Guard of Honour", "Type": "Defender", "Copies": 3, "Strength": 4, "Favourite colour": "blue"}
    texts = {
        "json list": json.dumps([card]),
        "json set": json.dumps({"set": "G", "game": "invasion", "edition": "classic", "cards": [card]}, indent=1),
        "yaml": "".join(f"{'- ' if key == 'Name' else '  '}{key}: {value}\n" for key, value in card.items()),
        "semicolons": ";".join(card) + "\n" + ";".join(map(str, card.values())) + "\n",
        "tabs": "\t".join(card) + "\r\n" + "\t".join(map(str, card.values())) + "\r\n",
    }
    found = imported("invasion", "classic", texts[form], "guard")
    assert found.value["cards"] == [{"type": "defender", "name": "Guard of Honour", "copies": 3, "strength": 4}]
    assert ["Favourite colour" in note for note in found.notes] == [True]
    assert found.well


@pytest.mark.parametrize(
    ("data", "wrong"),
    [
        (b"", "a row of headings"),
        (b"Name,Type\n", "at least one row of cards"),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1rest", "save it as .xlsx"),
        (b'[{"name": "a", "name": "b"}]', "a key stands twice"),
        (b"[1, 2]", "a list of cards is expected"),
        (b"[" * 100_000, "nested too deep"),
        (b'Name,Type\n"Jamie,defender\n', "does not end well"),
        (b"Name\n" + b"Jamie\n" * 6000, "at most 5000 rows"),
        (b"\x00\x01\x02\xff", "not text in UTF-8"),
    ],
)  # fmt: skip
def test_what_is_no_card_file_is_refused_in_words(data: bytes, wrong: str) -> None:
    with pytest.raises(BadDocument, match=wrong):
        imported("invasion", "classic", data)


# ---- laws

NAMES = st.text(st.characters(exclude_categories=["Cs", "Cc"]), min_size=1, max_size=12).map(str.strip).filter(bool)


@settings(max_examples=50)
@given(st.one_of(
    st.tuples(st.just("list"), st.lists(NAMES, max_size=4)),
    st.tuples(st.just("counts"), st.dictionaries(NAMES, st.integers(-99, 99), max_size=3)),
    st.tuples(st.just("numbers"), st.lists(st.integers(0, 999), max_size=3)),
    st.tuples(st.just("number"), st.integers(-999, 999)),
))  # fmt: skip
def test_a_value_comes_back_from_its_cell(pair: tuple[Any, Any]) -> None:
    kind, value = pair
    assert value_in(kind, cell_of(kind, value)) == value


@settings(max_examples=40)
@given(st.lists(st.lists(st.text(max_size=8), min_size=3, max_size=3), min_size=1, max_size=4))
def test_no_cell_is_written_as_a_formula_and_each_comes_back(rows: list[list[str]]) -> None:
    rows = [[cell.replace("\r", "").replace("\0", "").strip() for cell in row] for row in rows]
    text = write_delimited(["a", "b", "c"], rows)
    for row in csv.reader(StringIO(text)):
        assert not any(cell[:1] in tuple("=+@\t\r") for cell in row)
    said = [tuple(row) for row in rows if any(row)]
    if said:
        assert [cells for _, cells in read_delimited(text, "").rows] == said


@given(st.text(st.sampled_from("'=+-@1a\t"), max_size=6))
def test_a_guard_is_taken_off_again(cell: str) -> None:
    assert unguarded(guarded(cell)) == cell
    assert not FORMULA.match(guarded(cell)) or guarded(cell).startswith("'")


@settings(max_examples=30)
@given(st.one_of(st.binary(max_size=300), st.text("Name,Type\n\t;\"'[]{}: -\x00é♦", max_size=80).map(str.encode)))
def test_any_bytes_are_refused_in_words_or_read(data: bytes) -> None:
    said = ""
    try:
        said = imported("invasion", "classic", data).text
    except BadDocument as error:
        said = str(error)
    assert said


def test_a_game_that_does_not_say_its_fields_has_those_of_its_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    shop = GAMES["invasion"].workshop
    assert shop
    monkeypatch.setattr(shop, "fields", lambda _sort: ())
    data = json.dumps([{"name": "Guard", "type": "defender", "copies": 1, "strength": 4, "victory_points": 3}])
    found = imported("invasion", "classic", data)
    assert found.value["cards"] == [{"type": "defender", "name": "Guard", "copies": 1, "strength": 4}]
    assert "a card of the type 'defender' has no 'victory_points'" in found.notes[0]


def test_what_a_set_adds_to_the_words_of_its_edition_stays() -> None:
    text = "set: x\ngame: nemesis\nedition: standard\nfoo: 1\ntraits: [Robot]\ncards:\n- {name: Ogrons, strength: 3}\n"
    found = imported("nemesis", "standard", text, "x.yaml")
    assert found.value["traits"] == ["Robot"]
    assert found.notes == ("'foo': no part of a set; left out",)
    assert found.well


@pytest.mark.parametrize(
    ("dates", "owner"), [(("26", "26"), "Ada, 2026-11-26"), (("26", "28"), "")], ids=["one day", "two days"]
)
def test_a_card_of_a_whole_edition_counts_as_compared_even_if_it_took_two_days(
    dates: tuple[str, str], owner: str
) -> None:
    game = GAMES["invasion"]
    whole = json.loads(json.dumps(read_text(card_text(game, "classic"))[0].value))
    jamie = next(card for card in whole["cards"] if card["name"] == "Jamie")
    jamie["warrants"] = {key: f"mine Ada, 2026-11-{dates[nth % 2]}" for nth, key in enumerate(jamie["warrants"])}
    found = import_cards(read_source(json.dumps(whole).encode(), "whole.json"), game, game.edition("classic"))
    (made,) = read_text(found.text)
    assert {"name": "Jamie", "mine": True} in made.value["cards"]
    assert made.value.get("mine", "") == owner
    assert "without" not in made.value
