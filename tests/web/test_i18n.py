"""No sentence of a page escapes translation: in a tongue in which every letter bears a mark, no bare letter is left."""

import asyncio
import gettext
import html
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from tests.web import ccg, positions
from tests.web.positions import asked
from tests.web.test_matches import browser, host_at

from timescoop.catalogue import GAMES
from timescoop.documents import lessons
from timescoop.hosting import Host, SeatPlan
from timescoop.kernel import Declared, OptionInfo, View, cheap, mix
from timescoop.web import create_app
from timescoop.web.access.ban_check import BANNED
from timescoop.web.access.refusals import BANNED_WORDS, FULL
from timescoop.web.access.request_timeouts import full_answer
from timescoop.web.i18n import refused
from timescoop.web.render.card_art import back_picture
from timescoop.web.render.editors.card_form_part import picture_chooser
from timescoop.web.render.home_page import card_words, hero_fan
from timescoop.web.render.learn.rulebook import rulebook_of
from timescoop.web.render.scene import Scene
from timescoop.web.render.table.table_page import table_page
from timescoop.wording import counted_, preferred, spoken_in, texts, tongue, tongue_of, tongues
from timescoop.wording.localizing import templates
from timescoop.wording.translation import errors_of

CODE = "en-XA"
DEEP = 1  # folders, from which on a few pages of one
ALIKE = 4  # will do
SOURCE = re.compile(r"Doctor Who$|Unauthorized Dr|Who CCG|.*rulebook$|[\d, -]+$")  # of a card's facts: books, episodes
PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
MARKED = str.maketrans(PLAIN, "ȧƀċḋḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁĊḊḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ")
SLOT = re.compile(r"(\{[^{}]*\})")
SPOKEN = ("aria-label", "title", "placeholder", "alt")
VOID = {"area", "base", "br", "hr", "img", "input", "link", "meta", "use", "path", "circle"}
# What a page shows of other things: cards, rules and lessons have their own texts, names are names.
OTHERS = {
    "says",
    "source",
    "prose",
    "rule",
    "text",
    "name",
    "warrants",
    "seed",
    "learned",
    "say",
    "about",
    "kindly",
    "examples",
    "reason",
}
KEPT_BY_LANGUAGE = (tongues, tongue_of, errors_of, templates, card_words, hero_fan)
NAMES = ("Elisabeth", "Tom", "Timescoop", "Invasion", "QR", "INV", "SHA", "AMB", "Vela", "supply", "English", "Deutsch")


def marked(sentence: str) -> str:
    """The same with a mark on every letter; slots stay as they are."""
    return "".join(part if nth % 2 else part.translate(MARKED) for nth, part in enumerate(SLOT.split(sentence)))


class Marked(gettext.NullTranslations):
    """A language in which every translated text can be recognized."""

    def gettext(self, message: str) -> str:
        return marked(message)

    def pgettext(self, _context: str, message: str) -> str:
        return marked(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return marked(msgid1 if n == 1 else msgid2)


def picked(form: str) -> str:
    """The words of a slot with marks; `pick` says how they are chosen, and stays."""
    how, colon, words = form.partition(":") if form.startswith("pick:") else ("", "", form)
    return f"{how}{colon}{words.translate(MARKED)}"


def marked_texts(written: Any) -> Any:
    """A game's texts with a mark on every letter outside slots; a slot's own words are in the catalogue too."""
    if isinstance(written, str):
        return re.sub(
            r"\{([^{}:]*(?::agree)?):([^{}]*[|/][^{}]*)\}",
            lambda m: f"{{{m[1]}:{picked(m[2])}}}",
            marked(written),
        )
    if isinstance(written, list):
        return [marked_texts(each) for each in written]
    return {key: marked_texts(each) for key, each in written.items()}


class Reader(HTMLParser):
    """What can be read or heard on a page, without what other things say of themselves."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.heard: list[str] = []
        self.skipped: list[bool] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given: Mapping[str, str | None] = dict(attrs)
        own = tag in {"script", "style"} or bool(OTHERS & set((given.get("class") or "").split()))
        skip = own or (bool(self.skipped) and self.skipped[-1])
        if not skip:
            self.heard += [given[name] or "" for name in SPOKEN if name in given]
        if tag not in VOID:
            self.skipped.append(skip)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            self.skipped.pop()

    def handle_data(self, data: str) -> None:
        if not (self.skipped and self.skipped[-1]):
            self.heard.append(data)


def known() -> list[str]:
    """Names and texts that are no sentence of a page, the longest first."""
    words = {game.title for game in GAMES.values()}
    game = GAMES["invasion"]
    faces = [
        face
        for edition in game.editions
        for face in game.faces(game.deal(seats=3, seed=bytes(32), edition=edition.key))
    ]
    words |= {str(face[key]) for face in faces for key in ("name", "subtitle", "text", "corner") if face.get(key)}
    words |= {chapter.title for chapter in rulebook_of(game).chapters} | {rulebook_of(game).title}
    words |= {lesson.title for lesson in lessons(game.room)}
    return sorted(words, key=len, reverse=True)


def bare(page: str, names: Iterable[str]) -> list[str]:
    """The words on a page that no catalogue has given."""
    found = []
    for heard in Reader(page).heard:
        left = heard
        for name in names:
            left = left.replace(name, "")
        left = re.sub(r"[A-Z0-9]+(?:-[A-Za-z0-9]+)+|[0-9a-f]{8,}|https?://\S+|\{[^{}]*\}", "", left)
        if re.search(r"[a-zA-Z]{2,}", left) and not any(left.strip(" ,.:'’s×") in {name, ""} for name in NAMES):
            rest = re.sub("|".join(NAMES), "", left)
            found += [heard.strip()] if re.search(r"[a-zA-Z]{2,}", rest) else []
    return sorted(set(found))


@pytest.fixture
def in_marks(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Every page in the marked tongue, after one was drawn in English: what is kept must be kept by language."""
    rulebook_of(GAMES["invasion"])
    written = texts.written_in
    monkeypatch.setattr(texts, "written_in", lambda room, _language: marked_texts(written(room, "en")))
    monkeypatch.setattr("timescoop.web.i18n.tongue_of", lambda _code: (CODE, Marked()))
    texts.texts_in.cache_clear()
    yield
    texts.texts_in.cache_clear()


async def played(host: Host, *, over: bool) -> Any:
    """A match of one's own, at a question or at its end."""
    match = await host.new_match("invasion", seats=[SeatPlan("person", "Elisabeth"), SeatPlan("person", "Tom")])
    luck = mix(7)
    for _ in range(5000 if over else 60):
        if match.timeline.table.over():
            break
        seat = match.timeline.table.waiting()[0]
        look = match.snapshot(seat)
        luck = cheap(luck)
        await match.answer(seat, look.options[(luck >> 8) % len(look.options)][0], look.number)
    return match


HOUSE = (
    "/", "/games/invasion/classic", "/games/invasion/2012", "/rules/invasion", "/rules/INV-DEF-08",
    "/rules/invasion/chapters/conflict", "/rules/invasion/chapters/differences",
    "/rules/invasion?words=supply", "/preferences", "/learn", "/learn/invasion", "/cards/invasion/classic", "/nothing",
    "/reports", "/workshop", "/workshop/invasion/classic/box", "/sets", "/tables",
)  # fmt: skip
TABLE = ("", "/text", "/log", "/why", "/why-not?words=The%20Doctor", "/lobby", "/replay")


@pytest.mark.usefixtures("in_marks")
async def test_no_sentence_of_a_page_escapes_translation(tmp_path: Path) -> None:
    names, escaped = known(), {}
    async with host_at(tmp_path) as host, browser(create_app(host)) as client:
        for path in HOUSE:
            escaped[path] = bare((await client.get(path)).text, names)
        for over in (False, True):
            match = await played(host, over=over)
            seat = 0 if over else match.timeline.table.waiting()[0]
            for who in (seat, None):
                client.cookies.clear()
                if who is not None:
                    await client.get(f"/seats/{match.id}/{match.keys[who]}")
                for path in TABLE:
                    page = await client.get(f"/matches/{match.id}{path}")
                    escaped[f"{path} of {who}, {over}"] = bare(page.text, names)
            if over:
                await client.get(f"/seats/{match.id}/{match.keys[0]}")
                for way in ("counted", "told"):
                    escaped[way] = bare((await client.get("/reports/invasion/classic/2")).text, names)
                    await asyncio.wait_for(host.work.idle(), 60)
    left = [f"{path}: {words}" for path, words in escaped.items() if words]
    assert not left, "\n".join(left)


@pytest.mark.usefixtures("in_marks")
def test_the_pictures_of_the_workshop_have_labels_in_the_readers_language() -> None:
    with spoken_in((CODE, Marked())):
        shown = str(picture_chooser("nemesis", "standard", "blue-box=battered", ()))
    assert f"<small> {marked('Battered box')}</small>" in shown
    assert not bare(shown, known())


class Untranslated(gettext.NullTranslations):
    """What is said though no catalogue has it; card texts and traits may be, word by word."""

    def __init__(self) -> None:
        super().__init__()
        self.said: set[str] = set()

    def gettext(self, message: str) -> str:
        self.said.add(message)
        return message

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self.gettext(msgid1 if n == 1 else msgid2)

    def pgettext(self, context: str, message: str) -> str:
        return message if context.startswith("card ") else self.gettext(message)


async def test_german_has_every_sentence_that_pages_ask_for(tmp_path: Path) -> None:
    missing, left, seen, following = Untranslated(), set[str](), {"/"}, ["/"]
    tongue_of.cache_clear()
    tongue_of("de")[1].add_fallback(missing)
    async with host_at(tmp_path) as host, browser(create_app(host)) as client:
        client.headers["Accept-Language"] = "de"
        while following:
            missing.said.clear()
            page = await client.get(following.pop(0))
            left |= missing.said if page.is_success else set()
            for path in dict.fromkeys(re.findall(r'href="(/[^"#?]*)', page.text)):
                folder = path.rpartition("/")[0]
                few = folder.count("/") < DEEP or sum(each.startswith(f"{folder}/") for each in seen) < ALIKE
                if path not in seen and few and not path.startswith(("/static", "/art")):
                    seen.add(path)
                    following.append(path)
    tongue_of.cache_clear()
    assert seen > {"/sets", "/workshop/nemesis/standard", "/workshop/nemesis/standard/box", "/decks/ccg/first"}
    assert not {each for each in left - names_of_cards() if not SOURCE.match(each)}


@pytest.mark.parametrize(
    "made",
    [
        lambda: positions.position("invasion", "classic", 3, 60),
        lambda: positions.position("nemesis", "standard", 2, 60, moving),
        lambda: positions.position("nemesis", "standard", 3, 100, announcing),
        lambda: positions.written(ccg.MOTION, "first"),
    ],
    ids=["invasion", "nemesis", "nemesis-conflict", "ccg"],
)
def test_a_german_table_says_what_its_buttons_do_in_german(made: Callable[[], Scene]) -> None:
    with spoken_in(tongue_of("de")):
        scene = made()
        heard = [html.unescape(each) for each in re.findall(r'aria-label="([^"]*)"', str(table_page(scene)))]
        stack = announced(scene.view)
        shown = html.unescape(str(table_page(scene)))
    english = {words for option, words in scene.words.items() if says_its_verb(words, scene.how(option))}
    english |= {how["text"] for option in scene.words if (how := scene.how(option)) and "text" in how}
    assert english
    assert [each for each in heard if any(each.lower().startswith(words.lower()) for words in english)] == []
    assert [each["words"] for each in stack if each["words"] and each["words"] in shown] == []


def says_its_verb(words: str, how: OptionInfo | None) -> bool:
    """Whether an option's English words begin with what it does: "play Cyberman"."""
    return how is not None and words.startswith(f"{how['verb'].replace('-', ' ')} ")


def moving(view: View) -> bool:
    """A Minion can be moved."""
    return asked(view) and any(how["verb"] == "move" for how in view["lit"].values())


def announcing(view: View) -> bool:
    """A card has been announced in a conflict whose words a text has."""
    return asked(view) and any(each["words"] for each in announced(view))


def announced(view: View) -> Sequence[Declared]:
    """What has been announced in a conflict and waits."""
    stage = view["stage"]
    return stage.get("stack", ()) if stage else ()


def names_of_cards() -> set[str]:
    """The names of all cards and places of all games."""
    return {
        str(face["name"])
        for game in GAMES.values()
        for edition in game.editions
        for face in game.faces(game.deal(seats=edition.most, seed=bytes(32), edition=edition.key))
    }


@pytest.fixture
def in_german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A catalogue with two sentences, compiled as `make catalogue` compiles it."""
    german = Catalog(locale="de")
    german.add("Play now", "Jetzt spielen")
    german.add("English", "Deutsch")
    german.add(("{n} card", "{n} cards"), ("{n} Karte", "{n} Karten"))
    place = tmp_path / "tongues" / "de"
    place.mkdir(parents=True)
    with (place / "timescoop.mo").open("wb") as out:
        write_mo(out, german)
    monkeypatch.setattr("timescoop.wording.translation.files", lambda _room: tmp_path)
    for kept in KEPT_BY_LANGUAGE:
        kept.cache_clear()
    yield
    monkeypatch.undo()
    for kept in KEPT_BY_LANGUAGE:
        kept.cache_clear()


@pytest.mark.usefixtures("in_german")
async def test_a_catalogue_beside_the_english_is_spoken_to_those_who_ask_for_it(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host, browser(create_app(host)) as client:
        german = await client.get("/", headers={"Accept-Language": "de-CH, en;q=0.5"})
        assert '<html lang="de">' in german.text
        assert "Jetzt spielen" in german.text
        assert "Play with friends" in german.text, "what the catalogue lacks is English"
        assert german.headers["content-language"] == "de"
        assert "Play now" in (await client.get("/", headers={"Accept-Language": "en"})).text
    with spoken_in(tongue_of("de")):
        assert [counted_("{n} card", "{n} cards", n) for n in (1, 2)] == ["1 Karte", "2 Karten"]


@pytest.mark.usefixtures("in_german")
async def test_the_language_a_reader_chose_goes_before_the_browsers(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host, browser(create_app(host)) as client:
        client.headers["Accept-Language"] = "en"
        page = (await client.get("/preferences")).text
        assert 'value="asked" checked' in page
        assert '<span lang="de">Deutsch</span>' in page
        assert "<span>English</span>" in page, "it is the page's own language"
        page = (await client.post("/preferences", data={"language": "de"})).text
        assert '<html lang="de">' in page
        assert 'value="de" checked' in page
        assert '<span lang="en">English</span>' in page
        home = await client.get("/")
        assert "Jetzt spielen" in home.text
        assert home.headers["content-language"] == "de"
        assert {"Accept-Language", "Cookie"} <= {each.strip() for each in home.headers["vary"].split(",")}
        art = await client.get(back_picture("invasion"))
        assert "Cookie" not in art.headers["vary"], "a picture stays in the browser's cache when a cookie changes"
        for bad in ("fr", "../../etc", ""):
            await client.post("/preferences", data={"language": bad})
            assert '<html lang="de">' in (await client.get("/")).text, "what is no choice changes nothing"
        client.headers["Accept-Language"] = "de"
        await client.post("/preferences", data={"language": "en"})
        assert '<html lang="en">' in (await client.get("/")).text
        await client.post("/preferences", data={"language": "asked"})
        assert '<html lang="de">' in (await client.get("/")).text


@pytest.mark.usefixtures("in_german")
async def test_what_is_told_in_english_alone_says_so_on_a_page_in_another_language(tmp_path: Path) -> None:
    german, english = {"Accept-Language": "de"}, {"Accept-Language": "en"}
    marked_on = {
        "/rules/invasion/chapters/conflict": '<p class="says" lang="en">',
        "/rules/INV-DEF-08": '<p class="says" lang="en">',
        "/cards/invasion/classic/adric": '<p class="rule" lang="en">',
        "/learn/invasion": '<span class="about" lang="en">',
        "/learn/invasion/defending": '<p class="say" lang="en">',
    }
    async with host_at(tmp_path) as host, browser(create_app(host)) as client:
        for path, mark in marked_on.items():
            assert mark in (await client.get(path, headers=german)).text, path
            assert 'lang="en"' not in (await client.get(path, headers=english)).text.replace('<html lang="en">', "")


async def test_a_language_that_is_gone_is_asked_for_no_more(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host, browser(create_app(host)) as client:
        kept = {"Cookie": "look=dark.large.fast.no.shown.usual.fr", "Accept-Language": "fr"}
        assert '<html lang="en">' in (await client.get("/", headers=kept)).text
        assert 'value="dark" checked' in (await client.get("/preferences", headers=kept)).text


async def test_a_page_says_in_which_language_it_is(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host, browser(create_app(host)) as client:
        page = await client.get("/", headers={"Accept-Language": "fr-CH, en;q=0.5"})
        assert '<html lang="en">' in page.text
        assert page.headers["content-language"] == "en"


def test_a_browser_is_given_the_first_language_that_it_asks_for_and_we_have() -> None:
    assert preferred("de-AT,de;q=0.9,en;q=0.8", ["en", "de"]) == "de"
    assert preferred("fr, en;q=0.1", ["en", "de"]) == "en"
    assert preferred("de;q=0", ["en", "de"]) == "en"
    assert preferred("nonsense;q=x,,;", ["en", "de"]) == "en"


def test_a_language_without_a_catalogue_is_english() -> None:
    assert tongue_of("../../etc")[0] == "en"
    with spoken_in((CODE, Marked())):
        assert tongue() == CODE
        assert counted_("{n} card", "{n} cards", 2) == "2 ċȧřḋş"
    assert counted_("{n} card", "{n} cards", 1) == "1 card"


def test_what_middleware_and_the_socket_refuse_is_said_in_the_readers_language() -> None:
    scope = {"type": "http", "path": "/", "headers": [(b"accept-language", b"de-CH, en;q=0.5")]}
    assert bytes(refused(scope, BANNED_WORDS, BANNED).body).decode() == "Du bist auf diesem Server gesperrt."
    assert bytes(refused({**scope, "headers": []}, BANNED_WORDS, BANNED).body).decode() == BANNED_WORDS
    answer = full_answer(b"GET / HTTP/1.1\r\nHost: example.org\r\nAccept-Language: de\r\n\r\n").decode()
    assert answer.endswith("Dieser Server ist gerade voll. Versuch es in einer halben Minute wieder.")
    assert full_answer(b"GET / HT").decode().endswith(FULL)
