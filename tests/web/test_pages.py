"""Pages are functions of what a reader may know: what is asked is lit, what is secret is nowhere, no inline style."""

import re
from dataclasses import replace
from html.parser import HTMLParser

from tests.web.conftest import KINDS, kind

from timescoop.catalogue import GAMES
from timescoop.documents import card_document
from timescoop.kernel import ScoreLine
from timescoop.web.render.card_faces import full_card
from timescoop.web.render.scene import Scene
from timescoop.web.render.table.ending import ending
from timescoop.web.render.table.places import piles
from timescoop.web.render.table.social_panel import banners
from timescoop.web.render.table.table_page import scene_part, table_page
from timescoop.web.render.tags import div

VOID = {"area", "base", "br", "hr", "img", "input", "link", "meta"}


class Outline(HTMLParser):
    """Every element with its attributes, the ids, and whether tags pair."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def named(self, tag: str) -> list[dict[str, str | None]]:
        return [attrs for name, attrs in self.elements if name == tag]


def outline(scene: Scene) -> Outline:
    return Outline(str(table_page(scene)))


def test_a_page_is_well_formed_and_every_id_stands_once(scene: Scene, watched: Scene, ended: Scene) -> None:
    for each in (scene, watched, ended):
        page = outline(each)
        ids = [attrs["id"] for _, attrs in page.elements if attrs.get("id")]
        assert page.open == []
        assert len(ids) == len(set(ids))


def test_nothing_is_styled_or_scripted_inline(scene: Scene, ended: Scene) -> None:
    for each in (scene, ended):
        for tag, attrs in outline(each).elements:
            assert "style" not in attrs, (tag, attrs)
            assert not any(name.startswith("on") for name in attrs), (tag, attrs)
        assert "<style" not in str(table_page(each))


def test_every_address_is_on_this_server(scene: Scene) -> None:
    for _, attrs in outline(scene).elements:
        for name in ("href", "src", "action", "formaction", "hx-post", "hx-get"):
            assert (attrs.get(name) or "/").startswith(("/", "#")), attrs


def test_each_option_is_a_button_of_the_form(scene: Scene) -> None:
    chosen = [b for b in outline(scene).named("button") if b.get("name") == "option"]
    assert sorted(str(b["value"]) for b in chosen) == ["0", "40"]
    assert {b["form"] for b in chosen} == {"answer"}
    (form,) = [f for f in outline(scene).named("form") if f.get("id") == "answer"]
    assert (form["method"], form["action"]) == ("post", "/matches/x7Yk2mPq/answer")
    assert {"type": "hidden", "name": "number", "value": "41"} in outline(scene).named("input")


def test_the_prompt_says_what_is_asked_and_why(scene: Scene) -> None:
    page = str(scene_part(scene))
    prompt = re.sub(r"<[^>]+>", "", page.split('id="prompt"')[1])
    assert "Choose Defenders for ITAR." in prompt
    assert "Chosen so far: The Doctor" in prompt
    assert 'href="/rules/INV-DEF-08"' in page


def test_the_place_that_is_asked_about_is_marked(scene: Scene, watched: Scene) -> None:
    marked = [a for a in outline(scene).named("li") if "about" in str(a.get("class")).split()]
    assert len(marked) == 1
    assert not [a for a in outline(watched).named("li") if "about" in str(a.get("class")).split()]


def test_a_watcher_has_no_buttons_and_sees_no_face_down_card(watched: Scene) -> None:
    page = str(scene_part(watched))
    assert 'name="option"' not in page
    assert "picked" not in page
    for secret in ("The Key to Time", "Jamie, Defender", "Adric", "K-9"):
        assert secret not in page.split('id="pile-discard"', maxsplit=1)[0]


def test_a_card_is_the_same_element_face_up_and_face_down(scene: Scene, watched: Scene) -> None:
    mine = {a["id"]: a for a in outline(scene).named("li") if str(a.get("id", "")).startswith("c")}
    theirs = {a["id"]: a for a in outline(watched).named("li") if str(a.get("id", "")).startswith("c")}
    adric = next(ident for ident, a in mine.items() if a.get("data-kind") == "11")
    assert "back" in str(theirs[adric]["class"])
    assert "back" not in str(mine[adric]["class"])


def test_a_name_is_never_markup(scene: Scene) -> None:
    first, second, *others = scene.sitters
    named = second._replace(name="<script>alert(1)</script>")
    page = str(table_page(replace(scene, sitters=[first, named, *others])))
    assert "<script>alert" not in page
    assert "&lt;script&gt;alert" in page


def test_the_end_tells_winners_and_scores_line_by_line(ended: Scene) -> None:
    page = str(scene_part(ended))
    result = page.split('id="ending"')[1].split('class="more check"', maxsplit=1)[0]
    words = re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", result))
    assert "You won, 7 to 6." in words
    for line in (
        f"Vortis {ended.texts.label('conquered location')} 1",
        "Total 7",
        "Total 6",
        "Rematch",
        "Game analysis",
        "Replay",
        "New game",
        "Save record",
    ):
        assert line in words, (line, words)
    assert 'name="option"' not in page
    assert "Seed of the deal" not in words, "seeds and hashes are one step away"
    assert "Seed of the deal: 5f2c" in page.split('class="more check"')[1].split("</details>", maxsplit=1)[0]


def test_the_lines_of_every_score_add_up_and_what_scored_nothing_is_one_line(ended: Scene) -> None:
    lost: ScoreLine = {"label": "lost", "place": 0, "kind": kind("Telos"), "value": 0}
    more: list[ScoreLine] = [lost, {**lost, "kind": kind("Karn")}]
    lines = [[*rows, *more] for rows in ended.view["score_lines"]]
    page = str(scene_part(replace(ended, view={**ended.view, "score_lines": lines})))
    tables = re.findall(r"<tbody>(.*?)</tbody>\s*<tfoot>(.*?)</tfoot>", page, re.DOTALL)
    assert len(tables) == 3
    for rows, total in tables:
        figures = [int(n) for n in re.findall(r"<td>\s*(\d+)\s*</td>", rows)]
        assert sum(figures) == int(re.findall(r"<td>\s*(\d+)\s*</td>", total)[0])
        assert figures == sorted(figures, reverse=True)
        assert rows.count('class="none"') == 1
        assert "Telos, Karn" in rows


def test_several_winners_are_named_together(ended: Scene) -> None:
    shared = replace(ended, view={**ended.view, "winners": [0, 1]})
    words = re.sub(r"<[^>]+>", "", str(ending(shared)))
    assert "You and Tom won together." in words


def test_log_sentences_carry_their_clauses_newest_first(scene: Scene) -> None:
    page = str(scene_part(scene)).split('id="log"')[1]
    assert page.index('href="/rules/INV-LOC-02"') < page.index('href="/rules/INV-ENE-01"')
    assert "with 2 face-down Enemies." in page


def test_a_pile_is_browsed_by_kind(scene: Scene) -> None:
    pile = str(scene_part(scene)).split('id="pile-discard"')[1].split("</section>")[0]
    assert pile.index("Jamie") < pile.index("Daleks") < pile.index("Ogrons")
    assert re.search(r"Ogrons.*× 2", pile)


def test_a_card_in_full_says_how_we_know_it(scene: Scene) -> None:
    romana = str(full_card(scene, KINDS.index("Romana")))
    assert "take 1 Time Point" in romana
    assert "judged R7" in romana


def test_a_reason_stands_in_words_once_for_all_that_rests_on_it(scene: Scene) -> None:
    face = scene.faces[KINDS.index("Romana")].copy()
    guess, stated = "judged: the middle of what is left", "stated: the rulebook, line 3"
    face |= {"how": {"strength": [guess], "copies": [stated, guess]}, "values": {"strength": 3, "copies": 2}}
    words = re.sub(r"<[^>]+>", "|", str(full_card(replace(scene, faces=[face]), 0)))
    assert words.count(guess) == 1
    assert re.search(rf"Strength 3, Copies in the box 2\|+{guess}", words)
    assert re.search(rf"Copies in the box 2\|+{stated}", words)
    assert "judged R7" not in words


def test_every_warrant_of_a_real_card_is_told_in_words() -> None:
    game = GAMES["invasion"]
    for edition in game.editions:
        told = game.faces(game.deal(seats=3, seed=bytes(32), edition=edition.key))
        for face in told:
            assert face["how"].keys() == face["warrants"].keys()
            for reason in [reason for reasons in face["how"].values() for reason in reasons]:
                assert re.fullmatch(r"(judged|found|stated): [^:]*\w.{9,}", reason, re.DOTALL), (face["name"], reason)


def test_a_reason_says_all_of_itself() -> None:
    """A reader of a card doesn't see the other reasons, so none of them is named by its number."""
    for game in GAMES.values():
        for edition in game.editions:
            for reason in card_document(game, edition.key).value.get("reasons", {}).values():
                assert not re.search(r"\bR\d", reason), (edition.title, reason)


def test_nobody_takes_over_from_a_bot_once_the_game_is_over(scene: Scene, ended: Scene) -> None:
    lent = replace(scene.company, lent=(scene.me,))
    assert "Take over again" in str(div[banners(replace(scene, company=lent))])
    assert "Take over again" not in str(div[banners(replace(ended, company=lent))])


def test_an_open_pile_says_whose_it_is_and_how_many_cards_lie_there(scene: Scene) -> None:
    entry = next(each for each in scene.view["piles"] if each.get("cards"))
    one = str(div[piles(replace(scene, view={**scene.view, "piles": [{**entry, "count": 1}]}))])
    assert 'aria-label="Discard pile: 1 card"' in one
    two = str(div[piles(replace(scene, view={**scene.view, "piles": [{**entry, "count": 2}]}))])
    assert 'aria-label="Discard pile: 2 cards"' in two
