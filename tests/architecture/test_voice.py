"""People are spoken to in plain English: no phrase of the list comes back, sentences are short, labels are labels.

The list, and the few long sentences and labels that have a reason, are in `voice.toml`.
"""

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from runpy import run_path

from timescoop.catalogue import GAMES
from timescoop.cli.commands import app
from timescoop.cli.screen.help_pages import help_sentences
from timescoop.documents import lessons
from timescoop.web.render.learn.rulebook import rulebook_of

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "timescoop"
LISTED = tomllib.loads(Path(__file__).with_name("voice.toml").read_text("utf-8"))
LONGEST_SENTENCE = 25  # words
LONGEST_LABEL = 4
LONGEST_LINE = 23  # words of the first line of a docstring
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)

CALL = re.compile(r'(?<![\w.])(?:_|counted_)\(\s*((?:"(?:[^"\\\n]|\\.)*"[\s,]*)+)')
LITERAL = re.compile(r'"(?:[^"\\\n]|\\.)*"')
DOCSTRING = re.compile(r'""".*?"""', re.DOTALL)
COMMENT = re.compile(r"(?:^|\s{2,})# .*$", re.MULTILINE)
SPACES = re.compile(r"\n\s*")
JOINT = re.compile(r'"\n\s*f?"')  # between two literals that Python joins
EXAMPLE = re.compile(r"```.*?```", re.DOTALL)
TARGET = re.compile(r"\]\([^)]*\)")
PARAGRAPH_END = re.compile(r"\n\s*\n|\n(?=\s*(?:[-*>] |\d+\. |[|#]))")
SLOT = re.compile(r"\{[^}]*\}")
SENTENCE_END = re.compile(r"(?<=[.!?…])[”\"')]?\s+")
WHOEVER = re.compile(r"who(?:so|m)?ever|whatever", re.IGNORECASE)
BARE_EXCEPTION = re.compile(r"# noqa(?:: ?[A-Z0-9, ]+)?\s*$", re.MULTILINE)
PARTS_LEFT_OUT = {"printed", "built", "vendor"}  # texts of others, and what the build makes
FILES_LEFT_OUT = {"printed.py", "test_voice.py"}  # forms that printed texts have, and these lists
LABEL = re.compile(r"[A-Z][^.!?…{]*(?<!:)")

Found = tuple[str, str]  # where it stands, and what it says


def short(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def arguments(call: str) -> Iterator[str]:
    """The strings that are given to `_()` or `counted_()`, those that stand side by side joined."""
    joined, end = "", 0
    for literal in LITERAL.finditer(call):
        if joined and "," in call[end : literal.start()]:
            yield joined
            joined = ""
        joined += ast.literal_eval(literal[0])
        end = literal.end()
    yield joined


@cache
def page_sentences() -> list[Found]:
    """Every sentence of the pages, as the catalogue for translators collects them."""
    return [
        (short(path), sentence)
        for room in ("cli", "web", "wording")
        for path in sorted((SOURCE / room).rglob("*.py"))
        for call in CALL.finditer(path.read_text("utf-8"))
        for sentence in arguments(call[1])
    ]


@cache
def game_sentences() -> list[Found]:
    """Every sentence of the games' texts files, with its section and key."""
    found: list[Found] = []
    for path in sorted(SOURCE.glob("**/text/en.toml")):
        for section, texts in tomllib.loads(path.read_text("utf-8")).items():
            for key, said in texts.items():
                found += [
                    (f"{short(path)} {section} {key}", each) for each in ([said] if isinstance(said, str) else said)
                ]
    return found


@cache
def read_by_people() -> dict[str, str]:
    """Everything people read, by file, in small letters: texts whole, modules without docstrings and comments.

    The modules of the command line count whole: docstrings there are its help. Printed forms are left out: they are
    what the boxes say, and are only ever read.
    """
    texts = {short(path): path.read_text("utf-8") for path in documents()}
    for path in SOURCE.rglob("*.py"):
        if "built" not in path.parts and path.name != "printed.py" and short(path) not in texts:
            texts[short(path)] = JOINT.sub("", COMMENT.sub("", DOCSTRING.sub("", path.read_text("utf-8"))))
    return {name: SPACES.sub(" ", text.lower()) for name, text in sorted(texts.items())}


@cache
def read_by_engineers() -> dict[str, str]:
    """The docstrings and comments of every module, in small letters; printed forms are only ever read."""
    texts = {}
    for path in sorted(SOURCE.rglob("*.py")):
        if "built" not in path.parts and not path.name.startswith("printed"):
            written = path.read_text("utf-8")
            found = [*DOCSTRING.findall(written), *(row[0] for row in COMMENT.finditer(written))]
            texts[short(path)] = SPACES.sub(" ", "\n".join(found).lower())
    return texts


@cache
def sentences_of_coaches() -> list[Found]:
    """Every sentence of the lessons: what a lesson says, and why an answer is not the one it wants."""
    found: list[Found] = []
    for game in GAMES.values():
        for lesson in lessons(game.room):
            said = [lesson.title, lesson.say, lesson.end]
            said += [each for step in lesson.steps for each in (step.say, *step.otherwise.values())]
            found += [(f"{game.key} {lesson.key}", each) for each in said]
    return found


@cache
def sentences_of_rules() -> list[Found]:
    """Every sentence of the rulebooks, in their order."""
    books = [rulebook_of(game) for game in GAMES.values()]
    return [(clause.number, clause.text) for book in books for part in book.chapters for clause in part.clauses]


@cache
def sentences_of_documents() -> list[Found]:
    """Every paragraph of README, docs, guides and changelog, without code, tables and the ends of links."""
    found: list[Found] = []
    for path in documents():
        if path.suffix == ".md" and path.name != "rulebook.md":
            text = TARGET.sub("]", EXAMPLE.sub("", path.read_text("utf-8")))
            parts = (SPACES.sub(" ", part) for part in PARAGRAPH_END.split(text))
            found += [(short(path), part) for part in parts if part.lstrip()[:1] not in ("|", "#")]
    return found


def documents() -> list[Path]:
    """Documents, rulebooks, lessons, the games' texts, and the command line; no translations."""
    guides = ROOT / "docs" / "guides"
    found = [*ROOT.glob("*.md"), *(path for path in (ROOT / "docs").rglob("*.md") if path.parent.parent != guides)]
    found += [
        *SOURCE.glob("language/rulebook.md"),
        *SOURCE.glob("games/*/rulebook.md"),
        *SOURCE.glob("**/text/en.toml"),
    ]
    return [*found, *SOURCE.glob("games/*/lessons/*.yaml"), *SOURCE.glob("cli/**/*.py")]


def words(text: str) -> int:
    return sum(any(map(str.isalnum, word)) for word in SLOT.sub("X", text).split())


@cache
def error_sentences() -> list[Found]:
    """Every sentence that errors and refusals are made of, and those of the command line's help."""
    found = [*run_path(str(ROOT / "scripts" / "engine_sentences.py"))["engine_sentences"]()]
    return [*found, *(("--help", said) for said in help_sentences(app) if "\n  " not in said)]  # no tables


def long_sentences(found: list[Found], most: int = LONGEST_SENTENCE) -> set[str]:
    return {each for _, said in found for each in SENTENCE_END.split(said) if words(each) > most}


def long_labels(found: list[Found]) -> set[str]:
    return {said for _, said in found if LABEL.fullmatch(said) and words(said) > LONGEST_LABEL}


def with_phrases(texts: dict[str, str], phrases: dict[str, str]) -> list[str]:
    together = "\n".join(texts.values())
    phrases = {phrase: instead for phrase, instead in phrases.items() if phrase in together}
    return [
        f"{name}: “{phrase}” in “…{text[max(0, at - 40) : at + 60]}…”. Write: {instead}"
        for phrase, instead in phrases.items()
        for name, text in texts.items()
        if (at := text.find(phrase)) >= 0
    ]


def test_no_phrase_of_the_list_comes_back() -> None:
    assert with_phrases(read_by_people(), LISTED["phrases"]) == []


def test_no_phrase_of_the_list_comes_back_in_docstrings_and_comments() -> None:
    assert with_phrases(read_by_engineers(), LISTED["docstrings"]) == []


def test_sentences_of_pages_games_and_errors_are_short_or_have_a_reason() -> None:
    found = page_sentences() + game_sentences() + error_sentences() + sentences_of_coaches()
    assert long_sentences(found) == set(LISTED["sentences"])


def test_sentences_of_rules_and_documents_are_short_or_have_a_reason() -> None:
    assert long_sentences(sentences_of_rules()) == set()
    assert long_sentences(sentences_of_documents()) == set()


def test_labels_of_pages_and_games_are_short_or_have_a_reason() -> None:
    allowed = [label for labels in LISTED["labels"].values() for label in labels]
    assert long_labels(page_sentences() + game_sentences()) == set(allowed)


def test_tests_and_examples_say_who_and_what() -> None:
    folders, endings = ("tests", "bench", "scripts", "src"), {".py", ".yaml", ".js", ".css"}
    files = [path for folder in folders for path in (ROOT / folder).rglob("*") if path.suffix in endings]
    told = [path for path in files if not PARTS_LEFT_OUT & {*path.parts} and path.name not in FILES_LEFT_OUT]
    assert len(told) > 1000
    assert not [str(path.relative_to(ROOT)) for path in told if WHOEVER.search(path.read_text("utf-8"))]


def test_the_first_line_of_a_docstring_is_read_at_once() -> None:
    long = []
    for path in SOURCE.rglob("*.py"):
        if "built" not in path.parts:
            nodes = ast.walk(ast.parse(path.read_text("utf-8")))
            told = [ast.get_docstring(node) or "" for node in nodes if isinstance(node, DOCUMENTED)]
            long += [line for line in (text.partition("\n")[0] for text in told) if len(line.split()) > LONGEST_LINE]
    assert long == []


def test_every_exception_to_a_check_says_why() -> None:
    files = [path for folder in ("tests", "bench", "scripts", "src") for path in (ROOT / folder).rglob("*.py")]
    texts = {path.name: path.read_text("utf-8") for path in files if "built" not in path.parts}
    assert sum(text.count("# noqa: ") for text in texts.values()) > 100
    assert not [name for name, text in texts.items() if BARE_EXCEPTION.search(text)]


def test_the_list_gives_reasons_and_phrases_in_small_letters() -> None:
    reasons = [reason for part in ("phrases", "docstrings", "sentences") for reason in LISTED[part].values()]
    assert all(reason.strip() for reason in reasons)
    assert all(reason.strip() for reason in LISTED["labels"])
    assert all(phrase == phrase.lower() for phrase in [*LISTED["phrases"], *LISTED["docstrings"]])


def test_the_checks_see_what_they_look_for() -> None:
    long = "This is a sentence " + "with too many words " * 6
    found = [("here", f"Short. {long}."), ("here", "A label of five words"), ("here", "Speed")]
    assert long_sentences(found) == {f"{long}."}
    assert long_labels(found) == {"A label of five words"}
    assert list(arguments('"one " "card", "{n} cards"')) == ["one card", "{n} cards"]
    assert with_phrases({"page": "whoever brings no deck is given one"}, {"whoever": "you"})
    assert "cli/commands.py" in " ".join(read_by_people())
    assert JOINT.sub("", 'f"come to "\n    f"light"') == 'f"come to light"'
    assert "a rule calls another one directly" in read_by_engineers()["src/timescoop/kernel/agenda.py"]
    assert len(page_sentences()) > 1000
    assert len(sentences_of_coaches()) > 300
    assert len(sentences_of_rules()) > 1000
    assert len(sentences_of_documents()) > 1000
