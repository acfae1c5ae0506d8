"""Decks of other programs: each form as that program writes it, out and in again, and what cannot be said is listed."""

from __future__ import annotations

from time import process_time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from timescoop.catalogue import GAMES
from timescoop.documents import DECK_FORMS, BadDocument, DeckFile, deck_as, lost_in, read_deck_file

CCG = {"ccg": GAMES["ccg"]}
READY = GAMES["ccg"].decks.ready("first", None) if GAMES["ccg"].decks else []

LACKEY = """\
<?xml version="1.0" encoding="utf-8" standalone="yes"?>
<deck version="0.8">
<meta>
<game>whoccg</game>
</meta>
<superzone name="Deck">
<card><name id="cyberman">Cyberman</name><set>Base</set></card>
<card><name id="cyberman">Cyberman</name><set>Base</set></card>
<card><name id="nottoday">Not Today</name><set>Base</set></card>
<card><name id="telos">Telos (2486)</name><set>Base</set></card>
</superzone>
<superzone name="Plot side-hand">
<card><name id="fullhouse">Full House</name><set>Base</set></card>
</superzone>
<superzone name="Sideboard">
<card><name id="misjump">Misjump</name><set>Base</set></card>
</superzone>
</deck>
"""
OCTGN = """\
<?xml version="1.0" encoding="utf-8" standalone="yes"?>
<deck game="1f1c6a2e-0000-4000-8000-000000000000" sleeveid="0">
  <section name="Main" shared="False">
    <card qty="2" id="5d6f3a3e-0000-4000-8000-000000000001">Cyberman</card>
    <card qty="1" id="5d6f3a3e-0000-4000-8000-000000000002">Not Today</card>
  </section>
  <section name="First Goal" shared="False">
    <card qty="1" id="5d6f3a3e-0000-4000-8000-000000000003">Exterminate!</card>
  </section>
  <notes><![CDATA[beats the Daleks]]></notes>
</deck>
"""
COCKATRICE = """\
<?xml version="1.0" encoding="UTF-8"?>
<cockatrice_deck version="1">
    <lastLoadedTimestamp>Thu Nov 26 2026</lastLoadedTimestamp>
    <deckname>Tombs</deckname>
    <bannerCard providerId=""></bannerCard>
    <comments></comments>
    <zone name="main">
        <card number="2" name="Cyberman"/>
        <card number="1" name="Not Today" setShortName="BAS" collectorNumber="12"/>
    </zone>
    <zone name="side">
        <card number="x" name="Misjump"/>
    </zone>
</cockatrice_deck>
"""
LISTS = """\
// Draw deck
2x Cyberman
Not Today x2   // the last line of defence
[2] Cybermat
- 1 Misjump
Roll of Fate (1)
Yeti\t1
1\tLogic Trap (BAS) 12
Characters (4)
1 Cyber Leader
SB: 1 Taken Prisoner
== Plot side-hand ==
Full House
"""


def read(text: str) -> DeckFile:
    return read_deck_file(text, "deck", CCG)


def lines(found: DeckFile) -> list[tuple[str, str, int]]:
    return [(entry.part, entry.name, entry.copies) for entry in found.deck.entries]


def test_a_lackey_deck() -> None:
    found = read(LACKEY)
    assert lines(found) == [
        ("plots", "Full House", 1), ("draw", "Cyberman", 1), ("draw", "Cyberman", 1), ("draw", "Not Today", 1),
        ("draw", "Telos (2486)", 1), ("draw", "Misjump", 1),
    ]  # fmt: skip
    assert found.notes == (
        "sets and numbers of cards say nothing here; cards are found by their names",
        "line 16: 'Sideboard' isn't a part of a deck here; its cards go where they belong",
    )


def test_an_octgn_deck() -> None:
    found = read(OCTGN)
    assert lines(found) == [("goal", "Exterminate!", 1), ("draw", "Cyberman", 2), ("draw", "Not Today", 1)]
    assert "the remarks are left out: 'beats the Daleks'" in found.notes


def test_a_cockatrice_deck() -> None:
    found = read(COCKATRICE)
    assert found.deck.name == "Tombs"
    assert lines(found) == [("draw", "Cyberman", 2), ("draw", "Not Today", 1)]
    assert "line 12: 'x' isn't a number of copies; the card is left out" in found.notes


def test_a_list_in_every_common_form() -> None:
    found = read(LISTS)
    assert lines(found) == [
        ("plots", "Full House", 1), ("draw", "Cyberman", 2), ("draw", "Not Today", 2), ("draw", "Cybermat", 2),
        ("draw", "Misjump", 1), ("draw", "Roll of Fate", 1), ("draw", "Yeti", 1), ("draw", "Logic Trap", 1),
        ("draw", "Cyber Leader", 1), ("draw", "Taken Prisoner", 1),
    ]  # fmt: skip
    assert found.notes == ("line 9: 'Characters' isn't a part of a deck here; its cards go where they belong",)
    assert not found.by_entry


def test_a_name_with_a_number_in_brackets_is_one_card() -> None:
    assert lines(read("Earth (79)\n2 Vulcan (2020)\n")) == [("draw", "Earth (79)", 1), ("draw", "Vulcan (2020)", 2)]


@pytest.mark.parametrize("form", [form.key for form in DECK_FORMS])
@pytest.mark.parametrize("deck", READY, ids=lambda deck: deck.name)
def test_a_ready_deck_goes_out_and_comes_in_again(deck: object, form: str) -> None:
    game, ready = GAMES["ccg"], next(each for each in READY if each == deck)
    found = read(deck_as(form, game, game.editions[0], ready))
    assert not found.faults
    assert sorted(found.deck.entries) == sorted(ready.entries) or form == "lackey"
    merged: dict[tuple[str, str, str], int] = {}
    for entry in found.deck.entries:
        merged[entry.part, entry.name, entry.under] = (
            merged.get((entry.part, entry.name, entry.under), 0) + entry.copies
        )
    assert merged == {(entry.part, entry.name, entry.under): entry.copies for entry in ready.entries}
    assert (found.deck.name == ready.name) is (form != "lackey")
    assert bool(lost_in(form, game, ready)) is (form not in ("yaml", "text"))


def test_a_deck_that_another_program_changed_is_read_as_it_is_now() -> None:
    game = GAMES["ccg"]
    text = deck_as("cockatrice", game, game.editions[0], READY[0])
    found = read(text.replace('number="1" name="Misjump"', 'number="2" name="Misjump"'))
    assert ("draw", "Misjump", 2) in lines(found)
    assert "the list in its remarks is of another state of the deck; it is not used" in found.notes


BOMB = '<?xml version="1.0"?><!DOCTYPE d [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><deck><card>&b;</card></deck>'


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        (BOMB, "document type or entities"),
        ('<!DOCTYPE d SYSTEM "file:///etc/hosts"><deck/>', "document type or entities"),
        ("<a>" * 20_000, "nested too deep"),
        ("<deck><section", "XML that can be read: "),
        ('<?xml version="1.0" encoding="ebcdic"?><deck/>x', "XML that can be read"),
        ("<deck>" + "x" * 70_000, "characters at most"),
    ],
)
def test_hostile_xml_is_refused_soon(text: str, wrong: str) -> None:
    began = process_time()
    with pytest.raises(BadDocument, match=wrong):
        read(text)
    assert process_time() - began < 2


PIECES = st.sampled_from(
    [*LACKEY.split(), *LISTS.split(), *COCKATRICE.split(">"), "<", "&", "(1)", "3x", "\t", "\n", "]]>"]
)


@settings(max_examples=40)
@given(st.lists(PIECES, max_size=25).map(" ".join) | st.text(max_size=60))
def test_any_text_is_refused_in_words_or_read(text: str) -> None:
    try:
        said = [fault.wrong for fault in read(text).faults]
    except BadDocument as error:
        said = [str(error)]
    assert all(said)
