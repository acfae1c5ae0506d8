"""Events and questions that a game knows but that occurred in no match, in the game's own words."""

from __future__ import annotations

from collections.abc import Iterator

from timescoop.arena import Dataset
from timescoop.kernel import FACT, FACT_CLAUSE, QUESTION, QUESTION_CLAUSE
from timescoop.wording import Part, Parts, Slot, Template, Texts, _, plain, with_article


def events(gathered: Dataset, texts: Texts) -> list[str]:
    """The events of the game's own book that were never told, each as a sentence with its clause."""
    told = {key for lived in gathered.games for key in lived.facts}
    return listed(texts, "facts", own(gathered, FACT, FACT_CLAUSE, told))


def questions(gathered: Dataset, texts: Texts) -> list[str]:
    """The questions of the game's own book that nobody was asked, by what the others would have read meanwhile."""
    asked = {key for lived in gathered.games for key in lived.questions}
    return listed(texts, "waits", own(gathered, QUESTION, QUESTION_CLAUSE, asked))


def own(gathered: Dataset, keys: list[str], clauses: list[str], came: set[str]) -> Iterator[tuple[str, str]]:
    """The key and the clause of each entry of a book that is this game's and never came."""
    room = f"{gathered.game.key}/"
    for key, clause in zip(keys, clauses, strict=True):
        if key.startswith(room) and key not in came:
            yield key, clause


def listed(texts: Texts, section: str, entries: Iterator[tuple[str, str]]) -> list[str]:
    """Entries in words, those that read alike as one with all their clauses."""
    found: dict[str, list[str]] = {}
    for key, clause in entries:
        sentence = texts.sentence(section, key)
        found.setdefault(of_anybody(sentence) if sentence else texts.label(key), []).append(clause)
    return [f"{words} ({', '.join(dict.fromkeys(clauses))})" for words, clauses in found.items()]


def of_anybody(sentence: str) -> str:
    """A game's sentence about nobody and nothing in particular, without its full stop; what is optional is left out.

    >>> of_anybody("{who} took {1:Time Point|Time Points} from {0:seat}[ at {2:place}].")
    'A player took … Time Points from a player'
    """
    return plain(Template(sentence).fill({}, any_of)).removesuffix(".")


def any_of(slot: Slot) -> Parts:
    """A slot of a sentence where it is not known who, which or how many."""
    key, form = slot.keys[0], slot.form
    if form in {"says", "at", "on"}:
        return []
    names = {
        "own": _("a player's"),
        "place": _("a place"),
        "card": _("a card"),
        "a": _("a card"),
        "seat": _("a player"),
    }
    if key == "cards":
        words = with_article((form or "card").split("|")[0])
    elif form.startswith("agree:"):
        words = form.removeprefix("agree:").split("/")[0]
    elif form.startswith("pick:"):
        words = "/".join(filter(None, form.removeprefix("pick:").split("/")))
    elif "|" in form:
        words = f"… {form.split('|')[-1]}"
    else:
        words = names.get(form.partition(":")[0] or {"who": "seat", "place": "place"}.get(key, ""), "…")
    return [Part("text", words)]
