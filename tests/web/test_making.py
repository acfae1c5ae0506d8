"""Decks and sets from nothing to a table; a card's form and its text say the same; mistakes are told in sentences."""

from __future__ import annotations

import html
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.breadth import some
from tests.web.test_editors import SET, SHOP, deck_at, said_on
from tests.web.test_matches import browser, host_at

from timescoop.catalogue import GAMES
from timescoop.documents import (
    NOT_ASKED,
    card_document,
    card_types,
    packed,
    read_text,
    unpacked,
    with_card,
    write_plain,
    write_text,
)
from timescoop.games.ccg import GAME as CCG
from timescoop.hosting import Host
from timescoop.kernel import write_deck
from timescoop.web import create_app
from timescoop.web.authoring.card_form import cards_in, form_of, row_of, with_tick
from timescoop.web.authoring.fault_sentences import fault_sentence
from timescoop.web.authoring.set_checker import CheckedFault

FIRST = CCG.editions[0]
BUILDER = "/decks/ccg/first"
EDITIONS = [(game, edition) for game in GAMES.values() if game.workshop for edition in game.editions]


@pytest.fixture
async def host(tmp_path: Path) -> AsyncIterator[Host]:
    async with host_at(tmp_path) as one:
        yield one


@pytest.fixture
async def client(host: Host) -> AsyncIterator[httpx.AsyncClient]:
    async with browser(create_app(host)) as one:
        yield one


async def match_at(host: Host, page: httpx.Response) -> Any:
    """The match to which a page has led."""
    found = re.search(r"/matches/([A-Za-z0-9_-]+)", str(page.url))
    assert found, page.url
    return await host.match(found[1])


def decks_of(match: Any) -> list[dict[str, Any]]:
    """The decks that a match was dealt from."""
    decks: list[dict[str, Any]] = read_text(match.plan.cards)[0].value["decks"]
    return decks


# ---- decks


async def test_a_legal_deck_is_built_from_nothing_and_played_in_one_click(
    client: httpx.AsyncClient, host: Host
) -> None:
    assert CCG.decks is not None
    wanted = CCG.decks.ready("first", None)[1]
    kinds = {card.name: card.kind for card in CCG.decks.stock("first", None)}
    page = await client.get(BUILDER)
    assert "Play this deck" not in page.text, "there is no deck yet"
    for entry in wanted.entries:
        where = f"{entry.part}:{entry.under}" if entry.under else entry.part
        for _ in range(entry.copies):
            query = {**dict(page.url.params), "into": where, "put": str(kinds[entry.name])}
            page = await client.get(BUILDER, params=query)
    assert 'data-say="Legal deck"' in page.text
    assert deck_at(page) == write_plain(CCG, FIRST, wanted._replace(name=""))
    page = await client.post(f"{BUILDER}/play", data={"deck": page.url.params["deck"]})
    match = await match_at(host, page)
    assert 'id="scene"' in page.text, "one is at the table at once"
    own = {key: lines for key, lines in write_deck(wanted, CCG.decks.parts).items() if key != "deck"}
    assert {key: lines for key, lines in decks_of(match)[0].items() if key != "name"} == own


async def test_a_deck_that_is_not_legal_says_what_it_needs_and_cannot_be_played(client: httpx.AsyncClient) -> None:
    page = await client.get(BUILDER, params={"deck": packed("game: ccg\ndeck: Small\n\nDraw deck:\n4 Cyberman\n")})
    words = said_on(page)
    assert "things to fix" in words
    for said in (
        "You need 3 more Spacetime cards",
        "Three cards for your line",
        "You need 46 more cards in the draw deck (4 of 50)",
        "Choose a first Goal",
    ):
        assert said in words, said
    assert re.search(r"<button[^>]*disabled[^>]*>Play this deck", page.text)
    refused = await client.post(f"{BUILDER}/play", data={"deck": page.url.params["deck"]})
    assert refused.status_code == 422
    assert 'role="alert"' in refused.text


async def test_the_first_spacetime_cards_make_the_line_and_any_card_can_be_moved(client: httpx.AsyncClient) -> None:
    assert CCG.decks is not None
    empty = said_on(await client.get(BUILDER))
    assert "At least fifty cards" in empty, "an empty deck says what it needs"
    places = [card.kind for card in CCG.decks.stock("first", None) if card.facets["type"] == ("Spacetime",)]
    page = await client.get(BUILDER)
    for kind in [places[0], *places[:4]]:
        page = await client.get(BUILDER, params={**dict(page.url.params), "put": str(kind)})
    text = deck_at(page)
    line, draw = text.partition("Draw deck:")[::2]
    names = [card.name for card in CCG.decks.stock("first", None) if card.kind in places[:4]]
    assert [name in line for name in names] == [True, True, True, False]
    assert [name in draw for name in names] == [True, False, False, True], "a second copy is not in the line"
    moves = re.findall(r'name="move" value="(\d+)">([^<]+)', page.text)
    number = next(value for value, title in moves if title == "Draw deck")
    after = deck_at(await client.get(BUILDER, params={**dict(page.url.params), "move": number}))
    assert f"2 {names[0]}" in after.partition("Draw deck:")[2]
    assert names[0] not in after.partition("Draw deck:")[0]


async def test_each_edition_says_what_belongs_in_the_parts_of_its_decks(client: httpx.AsyncClient) -> None:
    first, alone = [said_on(await client.get(f"/decks/ccg/{edition}")) for edition in ("first", "solitaire")]
    assert "Three cards for your line." in first
    assert "In solitaire" not in first
    assert "Five cards or more for your line" in alone
    assert "At least fifty cards." not in alone


async def test_minus_on_a_card_takes_one_copy_out(client: httpx.AsyncClient) -> None:
    assert CCG.decks is not None
    (kind,) = [card.kind for card in CCG.decks.stock("first", None) if card.name == "Cyberman"]
    page = await client.get(f"{BUILDER}?ready=0")
    before = sum(int(n) for n in re.findall(r"^(\d+) Cyberman$", deck_at(page), re.MULTILINE))
    page = await client.get(BUILDER, params={**dict(page.url.params), "take": str(kind)})
    after = sum(int(n) for n in re.findall(r"^(\d+) Cyberman$", deck_at(page), re.MULTILINE))
    assert after == before - 1
    assert page.url.fragment == f"card-{kind}"


@pytest.mark.parametrize(("theirs", "same"), [("same", True), ("ready", False)])
async def test_a_friend_plays_the_same_deck_or_a_ready_made_one(
    client: httpx.AsyncClient, host: Host, theirs: str, *, same: bool
) -> None:
    deck = (await client.get(f"{BUILDER}?ready=0")).url.params["deck"]
    page = await client.post(f"{BUILDER}/play", data={"deck": deck, "friend": "yes", "theirs": theirs})
    assert page.url.path.endswith("/lobby"), "the invitation comes first"
    match = await match_at(host, page)
    decks = decks_of(match)
    assert (decks[1] == decks[0]) == same
    brought = (await client.get(f"{BUILDER}?ready=1")).url
    page = await client.post(f"{BUILDER}/play", data={"deck": deck, "friend": "yes", "theirs-link": str(brought)})
    assert decks_of(await match_at(host, page))[1]["name"] == "Shadow of Skaro", "or the deck of their link"


async def test_two_clicks_on_play_start_one_table(client: httpx.AsyncClient) -> None:
    deck = (await client.get(f"{BUILDER}?ready=1")).url.params["deck"]
    pages = [await client.post(f"{BUILDER}/play", data={"deck": deck, "once": "click"}) for _ in range(2)]
    assert pages[0].url == pages[1].url


# ---- sets


async def test_a_set_is_played_in_one_click_and_a_friend_joins_with_it(client: httpx.AsyncClient, host: Host) -> None:
    page = await client.post(f"{SHOP}/play", data={"set": packed(SET)})
    assert "Time Loan" in [face["name"] for face in (await match_at(host, page)).faces]
    page = await client.post(f"{SHOP}/play", data={"set": packed(SET), "friend": "yes"})
    match = await match_at(host, page)
    async with browser(create_app(host)) as friend:
        await friend.get(f"/seats/{match.id}/{match.keys[1]}")
        await friend.post(f"/matches/{match.id}/sit", data={"name": "Tom"})
        kind = [face["name"] for face in match.faces].index("Time Loan")
        shown = (await friend.get(f"/matches/{match.id}/card/{kind}")).text
    assert "Time Loan" in html.unescape(shown), "the friend can read the card"
    refused = await client.post(f"{SHOP}/play", data={"set": packed(SET.replace("Take 5", "Snatch 5"))})
    assert refused.status_code == 422
    assert 'role="alert"' in refused.text


async def test_the_form_changes_the_text_adds_a_card_and_removes_one(client: httpx.AsyncClient) -> None:
    form = {
        "text": SET,
        "card": "0",
        "type": "support",
        "f-name": "Time Gift",
        "f-copies": "2",
        "f-text": "Take 3 Time Points.",
    }
    page = await client.post(SHOP, data={**form, "edited": "form"})
    text = unpacked(page.url.params["set"]) or ""
    assert cards_in(text) == [{"name": "Time Gift", "type": "support", "copies": 2, "text": "Take 3 Time Points."}]
    assert "take 3 Time Points" in page.text
    assert 'value="Time Gift"' in page.text
    named = await client.post(SHOP, data={"text": text, **form, "set-name": "Gifts: two", "edited": "form"})
    assert 'value="Gifts: two"' in named.text
    assert (unpacked(named.url.params["set"]) or "").startswith("set: 'Gifts: two'")
    page = await client.post(SHOP, data={"text": text, "card": "0", "edited": "add"})
    assert len(cards_in(unpacked(page.url.params["set"]) or "")) == 2
    assert page.url.params["card"] == "1"
    text = unpacked(page.url.params["set"]) or ""
    page = await client.post(SHOP, data={"text": text, "card": "1", "edited": "remove"})
    assert [card["name"] for card in cards_in(unpacked(page.url.params["set"]) or "")] == ["Time Gift"]


async def test_another_type_has_other_fields_and_keeps_what_both_have(client: httpx.AsyncClient) -> None:
    form = {
        "text": SET,
        "card": "0",
        "type": "defender",
        "f-name": "Guard",
        "f-copies": "2",
        "f-text": "",
        "edited": "form",
    }
    page = await client.post(SHOP, data=form)
    (card,) = cards_in(unpacked(page.url.params["set"]) or "")
    assert card == {"name": "Guard", "type": "defender", "copies": 2, "strength": 2}
    assert 'name="f-strength"' in page.text


async def test_a_chosen_picture_is_on_the_card_and_in_its_file(client: httpx.AsyncClient) -> None:
    page = await client.get(SHOP, params={"set": packed(SET)})
    assert page.text.count('type="radio" name="f-picture"') > 300
    assert re.search(r'<img src="/pictures/[^"]+\.svg', page.text)
    form = {"text": SET, "card": "0", "type": "support", "f-name": "Time Loan", "f-copies": "3",
            "f-text": "Take 5 Time Points.", "f-picture": "atom", "edited": "form"}  # fmt: skip
    page = await client.post(SHOP, data=form)
    (card,) = cards_in(unpacked(page.url.params["set"]) or "")
    assert card["picture"] == "atom"
    assert 'value="atom" checked' in page.text
    assert 'data-say="Understood"' in page.text


@pytest.mark.parametrize(("game", "edition"), some(EDITIONS, 0, 2, 3), ids=lambda each: each.key)
def test_form_and_text_say_the_same_for_every_card_of_every_edition(game: Any, edition: Any) -> None:
    rows = card_document(game, edition.key).value["cards"]
    assert set(card_types(game, edition)) == {row["type"] for row in rows}
    for row in rows:
        head = {"game": game.key, "edition": edition.key}
        text = write_text(head | row)
        (card,) = cards_in(text)
        form = form_of(game, edition, card)
        bare = {key: value for key, value in card.items() if key in (*NOT_ASKED, *head) or value in ("", [], {}, False)}
        for base in (card, bare):
            made = row_of(game, edition, form, base)
            (again,) = cards_in(with_card(text, 0, made))
            assert again == head | row
            assert form_of(game, edition, again) == form


def test_a_tick_keeps_a_text_to_be_played_by_hand_and_takes_it_back() -> None:
    game = GAMES["invasion"]
    row = {"name": "Oracle", "type": "support", "copies": 1, "text": "Hum a tune.", "read_as": "Take 1 Time Point."}
    form = form_of(game, game.editions[0], row)
    ticked = with_tick(row_of(game, game.editions[0], form, row), form | {"asks-by-hand": "yes", "by-hand": "yes"})
    assert ticked["by_hand"] is True
    assert "read_as" not in ticked
    kept = row_of(game, game.editions[0], form_of(game, game.editions[0], ticked), ticked)
    assert with_tick(kept, form)["by_hand"] is True, "a form without the tick leaves it"
    assert "by_hand" not in with_tick(kept, form | {"asks-by-hand": "yes"})


async def test_the_workshop_has_the_tick_and_says_what_it_means(client: httpx.AsyncClient) -> None:
    text = (
        "game: invasion\nedition: classic\nname: Oracle\ntype: support\ncopies: 1\ntext: Hum a tune.\nby_hand: true\n"
    )
    page = await client.post("/workshop/invasion/classic", data={"text": text, "edited": "text"}, follow_redirects=True)
    assert re.search(r'id="by-hand"[^>]*checked', page.text)
    assert "Played by hand: players do what the text says themselves." in page.text
    assert 'class="by-hand"' in page.text


# ---- what is asked


async def test_what_a_text_may_mean_is_chosen_by_a_button_and_the_text_stays(client: httpx.AsyncClient) -> None:
    text = "You may pay 1 Time Point; draw 2 cards."
    card = f"game: invasion\nedition: classic\nname: Loan\ntype: support\ncopies: 1\ntext: {text}\n"
    page = await client.get(SHOP, params={"set": packed(card)})
    ways = re.findall(r'<button name="meaning" value="([^"]+)"', page.text)
    assert ways == ["You may pay 1 Time Point to draw 2 cards.", "You may pay 1 Time Point. Draw 2 cards."]
    assert "Do you get the rest only if you pay? Choose what your card means." in said_on(page)
    page = await client.post(SHOP, data={"text": card, "meaning": ways[0], "card": "0"}, follow_redirects=True)
    assert re.search(r'class="rule"[^>]*>You may pay 1 Time Point to draw 2 cards\.<', page.text)
    assert f"text: {text}" in said_on(page)
    assert "What does it mean?" not in said_on(page)


# ---- mistakes


@pytest.mark.parametrize(
    ("field", "wrong", "said"),
    [
        ("text", ("column 1: 'Grab' is not understood in 'Grab 5.'; did you mean 'Garm'?; "
         "say it as 'take 2 Time Points' or \"take K-9's place\""),
         ("“Grab” isn't understood here. Did you mean “Garm”? "
          "You could write: “take 2 Time Points”, “take K-9's place”.")),
        ("text", "'5' is not understood in 'Take 5'; expected 'Time' or 'of'",
         "“5” isn't understood here. It could go on with: Time, of."),
        ("text", "column 31: 'calls' is not understood in 'This Location scores for nobody calls.'; expected '.'",
         "“calls” isn't understood here. Nothing can follow “…scores for nobody” in a card text."),
        ("text", "column 14: 'moon' is not understood in 'Whenever the moon is full, gain 2 Time Points.'",
         "“moon” isn't understood here. Choose a wording from “What cards can say”."),
        ("text", "'5' is not understood in 'Take 5'; expected ',' or '.' or 'of'",
         "“5” isn't understood here. It could go on with: a comma, a full stop, of."),
        ("text", ("'Pionts' is not understood in 'Take 2 Time Pionts.'; did you mean 'Points'?; "
         "say it as 'take 2 Time Points'"),
         "“Pionts” isn't understood here. Did you mean “Points”? You could write: “take 2 Time Points”."),
        ("text", "column 17: the sentence ends too soon in 'Steal a Defender.'; say it as 'discard a Defender here'",
         "“Steal a Defender” isn't understood. You could write: “discard a Defender here”."),
        ("text", "column 5: the sentence ends too soon in 'Take'; expected 'a' or 'the'",
         "“Take” isn't finished. It could go on with: a, the."),
        ("text", "column 9: 'Draw 2  cards.' should be written 'Draw 2 cards.'",
         "Write “Draw 2 cards.” instead of “Draw 2  cards.”."),
        ("text", "Do you get the rest only if you pay? To say so, write 'You may pay.' or \"Pay a card's price.\"",
         "Do you get the rest only if you pay? Choose what your card means."),
        ("text", "a card's owner isn't 'Ann' or \"Bob's\"", "Text: A card's owner isn't “Ann” or “Bob's”."),
        ("text", "'Draw 2 cards.' is never asked of a Defender; it is for a Support",
         "“Draw 2 cards” would never happen on a Defender. It works on a Support."),
        ("strength", "`strength` is missing, which a defender has", "Strength is missing: every Defender needs it."),
        ("strenght", "there is no field of a defender 'strenght'; did you mean 'strength'?",
         "There is no field “strenght”. Did you mean “strength”?"),
        ("type", "there is no type of card 'Defendr'; did you mean 'defender'?",
         "There is no type of card “Defendr”. Did you mean “defender”?"),
        ("type", "there is no type of card 'companion', only Spacetime, Goal, Ally",
         "There is no type of card “companion”. Choose one of these: Spacetime, Goal, Ally."),
        ("strength", "a number from 0 to 99 is expected, not 'a'", "Strength must be a number from 0 to 99, not “a”."),
        ("", "while parsing a block mapping, expected <block end>, but found '['",
         "This line can't be read. Check for a missing colon, quotation mark or bracket."),
        ("family", "families are 'a' or 'b'", "Type: Families are “a” or “b”."),
    ],
)  # fmt: skip
def test_mistakes_are_told_in_sentences(field: str, wrong: str, said: str) -> None:
    game = GAMES["invasion"]
    found = fault_sentence(game, game.editions[0], CheckedFault(1, field, wrong))
    assert found == said or (field == "family" and found.endswith("Families are “a” or “b”."))


async def test_the_card_with_the_mistake_is_marked_and_the_others_are_read(client: httpx.AsyncClient) -> None:
    card = "{{name: {}, type: support, copies: 1, text: {}}}"
    cards = [card.format("Loan", "Take 5 Time Points."), card.format("Odd", "Frobnicate it.")]
    text = "set: Two\ngame: invasion\nedition: classic\ncards:\n" + "".join(f"  - {each}\n" for each in cards)
    page = await client.get(SHOP, params={"set": packed(text)})
    words = said_on(page)
    assert re.search(r'class="rule"[^>]*>Take 5 Time Points\.<', page.text)
    assert "No text" not in words
    assert re.findall(r'class="facet[^"]*faulty"', page.text) == ['class="facet faulty"']
    assert re.search(r'class="legal not" href="[^"]*card=1#faults"', page.text), "the mark leads to that card"


async def test_no_warrant_is_asked_for_where_something_else_is_wrong(client: httpx.AsyncClient) -> None:
    page = await client.post(
        SHOP, data={"text": "game: invasion\nedition: classic\ntype: defender\nname: X\ncopies: 1\n"}
    )
    words = said_on(page)
    assert "Strength is missing: every Defender needs it." in words
    assert "warrant" not in words


def test_the_form_shows_fields_that_are_named_as_their_author_does() -> None:
    game = GAMES["invasion"]
    form = form_of(game, game.editions[0], {"Title": "Zap", "Type": "Location", "vp": 3, "copies": 2})
    assert (form["type"], form["f-name"], form["f-victory_points"]) == ("location", "Zap", "3")
    made = row_of(game, game.editions[0], form, {"Title": "Zap", "Type": "Location", "vp": 3, "copies": 2})
    assert made == {"name": "Zap", "type": "location", "victory_points": 3, "copies": 2}


LOAN = """\
# Cards of our own, tried on Sundays.
game: invasion
edition: classic
set: Ours
cards:
  # It was 5 before.
  - name: Time Loan      # as in episode 4
    type: support
    copies: 2
    text: Gain four Time Points.   # as we say it
"""


async def test_what_was_read_is_confirmed_and_kept_with_the_words_and_comments_of_its_author(
    client: httpx.AsyncClient,
) -> None:
    page = await client.post(SHOP, data={"text": LOAN})
    reading = re.search(r'name="reading" value="([^"]+)"', page.text)
    assert reading
    assert reading[1] == "Take 4 Time Points."
    page = await client.post(SHOP, data={"text": LOAN, "edited": "read", "card": "0", "reading": reading[1]})
    kept = unpacked(page.url.params["set"]) or ""
    assert kept == LOAN.replace("   # as we", "\n    read_as: Take 4 Time Points.   # as we")
    assert "Confirmed: the card file keeps this reading." in page.text
    assert 'name="reading"' not in page.text
    form = form_of(GAMES["invasion"], GAMES["invasion"].editions[0], cards_in(kept)[0])
    form["f-text"] = "Take 3 Time Points."
    page = await client.post(SHOP, data={"text": kept, "edited": "form", "card": "0", **form})
    changed = unpacked(page.url.params["set"]) or ""
    assert "read_as" not in changed, "it was the reading of another text"
    assert "# It was 5 before." in changed
    page = await client.post(SHOP, data={"text": changed, "edited": "add", "card": "0"})
    more = unpacked(page.url.params["set"]) or ""
    assert "# It was 5 before." in more
    assert len(cards_in(more)) == 2
