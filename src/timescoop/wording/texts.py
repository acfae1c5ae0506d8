"""What a player reads of one game, by key: the file `text/en.toml` in the game's room.

[labels]      a word, or one for each plural form of the language (in English one and many), for a key of the view
[verbs]       the short word on a lit card or button
[prompts]     what a seat is asked
[waits]       what others read meanwhile
[moves]       what choosing an option does, by a question's key and a verb, the key alone, or the verb alone: a sentence
              with the slot {option}, or a pair, the short word on its button first. With "/then" after the question's
              key: how the sentence of the move goes on with what is chosen there ("Attack Telos" "with Daleks")
[whys]        why something is allowed, by a question's key and a verb, or by the verb alone
[facts]       a sentence for each fact
[notices]     how the game ends, a warning, a chance, or what an option would bring
[about]       what people read before they choose the game: `line`, a line for an edition by its key, and `steps`, each
              a sentence of how it is played; `steps-KEY` where an edition is played otherwise
[endings]     how the game ended, by the view's reason, where its label says less
[zones]       what each zone is called, by its key, in the order in which the game declares them

What all games share stands in the same file of the room `language`; a game's own words go before it.
"""

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Any

from timescoop.kernel import Face, OptionInfo
from timescoop.wording.grammar import spoken
from timescoop.wording.translation import ENGLISH, form_of, tongue

Words = Mapping[str, Any]
SHARED = "timescoop.language"  # whose texts every game has
SEVERAL = 2  # what a word in the plural counts, where nothing is counted
SECTIONS = (
    "labels", "verbs", "prompts", "explains", "waits", "moves", "whys", "facts", "notices", "about", "endings", "zones",
)  # fmt: skip


class Texts:
    """The texts of one game in one language; a key without a text is made readable instead."""

    def __init__(self, written: Mapping[str, Words]) -> None:
        """`written` maps the sections to their keys."""
        self.sections: dict[str, Words] = {name: written.get(name, {}) for name in SECTIONS}

    def label(self, key: str, number: int | None = None) -> str:
        """The word for a key; with a number, the form that fits it, without the number."""
        word = self.sections["labels"].get(key)
        if word is None:
            return spoken(key)
        if isinstance(word, str):
            return word
        return form_of(number if number is not None else SEVERAL, [str(form) for form in word])

    def counted(self, key: str, number: int) -> str:
        """A number and the word for what is counted: "3 Time Points"."""
        return f"{number} {self.label(key, number)}"

    def figures(self, face: Face) -> str:
        """The figures of a card with their names, where it has several that its bare number would not tell apart."""
        return ", ".join(self.counted(key, face["values"][key]) for key in face.get("figures", ()))

    def verb(self, key: str) -> str:
        """The short word on a button."""
        return str(self.sections["verbs"].get(key) or spoken(key))

    def sentence(self, section: str, key: str) -> str | None:
        """The template under a key, or None where the game has none."""
        return self.sections[section].get(key)

    def move(self, asked: str, verb: str) -> tuple[str, str]:
        """The word on the button and the sentence for a move of one option; both empty where nothing says it."""
        moves = self.sections["moves"]
        found = next((moves[key] for key in (f"{asked}/{verb}", asked, verb) if key in moves), "")
        if isinstance(found, str):
            return (self.verb(verb), found) if found else ("", "")
        button, told = found
        return str(button), str(told)

    def tail(self, asked: str, verb: str) -> str:
        """How the sentence of a move goes on with what is chosen at a later question; empty where nothing says it."""
        moves = self.sections["moves"]
        return str(moves.get(f"{asked}/{verb}/then") or moves.get(f"{asked}/then", ""))

    def zone(self, row: int) -> tuple[str, str, str]:
        """What a zone is called, by its number among those that the game declares; empty where nothing says it.

        Where "your" and "the" depend on the noun, a language gives both after the word: `["Hand", "deine", "die"]`.
        """
        words = list(self.sections["zones"].values())
        if not 0 <= row < len(words):
            return ("", "", "")
        word, yours, the = [words[row], "", ""] if isinstance(words[row], str) else words[row]
        return (str(word), str(yours), str(the))

    def about(self, key: str = "line") -> str:
        """What people read before they choose the game, or the edition of that key; empty where nothing says it."""
        return str(self.sections["about"].get(key, ""))

    def steps(self, edition: str) -> list[str]:
        """How an edition is played, a sentence a step; empty where nothing says it."""
        about = self.sections["about"]
        return [str(step) for step in about.get(f"steps-{edition}", about.get("steps", ()))]

    def why(self, asked: str, how: OptionInfo | None) -> str:
        """The reason an option is allowed, by the question's key and how the option is shown; empty if there is none.

        The words that an option has for this question come first, then its verb; a reason that the game gives itself
        comes before that of the verb alone. The sentence may have slots, which are those of the question.
        """
        if how is None:
            return ""
        keys = (f"{asked}/{how.get('say', '')}", f"{asked}/{how['verb']}", how.get("why", ""), how["verb"])
        return next(filter(None, (self.sentence("whys", key) for key in keys)), "")


def texts_of(room: str, language: str = "") -> Texts:
    """The texts in a game's package, in the reader's language where that is not said; in English where it has no other.

    Empty where the game has no such file.
    """
    return texts_in(room, language or tongue())


@lru_cache(maxsize=32)
def texts_in(room: str, language: str) -> Texts:
    """The texts of one language, each key that it lacks in English."""
    written = [written_in(SHARED, ENGLISH), written_in(room, ENGLISH)]
    if language != ENGLISH:
        written += [written_in(SHARED, language), written_in(room, language)]
    return Texts(
        {name: {key: said for each in written for key, said in each.get(name, {}).items()} for name in SECTIONS}
    )


def written_in(room: str, language: str) -> Mapping[str, Words]:
    """What stands in a game's file for a language, if it has one."""
    path = files(room).joinpath("text", f"{language}.toml")
    return tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}
