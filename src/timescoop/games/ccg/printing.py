"""Whether a word is printed on a card, and which forms of a word count as the same."""

from __future__ import annotations

import re
from typing import Final

APART: Final = r"(?!['-]?\w)"
SILENT: Final = {
    "a", "an", "and", "any", "are", "as", "at", "be", "by", "can", "for", "from", "has", "have", "here", "if", "in",
    "is", "it", "its", "less", "more", "most", "no", "of", "on", "once", "one", "only", "or", "other", "than", "that",
    "the", "then", "there", "they", "this", "to", "under", "until", "up", "when", "where", "while", "who", "with",
    "without", "you", "your",
}  # fmt: skip
IRREGULAR: Final = {
    "allies": "ally", "chosen": "choose", "cybermen": "cyberman", "enemies": "enemy", "fought": "fight",
    "frozen": "freeze", "heroes": "hero", "lost": "lose", "stolen": "steal", "taken": "take", "unfrozen": "unfreeze",
    "won": "win",
}  # fmt: skip
WORD: Final = re.compile(r"[A-Za-z][A-Za-z0-9]*(?:['-][A-Za-z0-9]+)*")


def mentions(text: str, word: str) -> bool:
    """CCG-GLOSSARY-39, -40: whether a word or title stands in a text, as it is or in the plural."""
    return re.search(rf"(?<!\w){re.escape(word)}s?{APART}", text) is not None


def forms_of(word: str) -> list[str]:
    """CCG-GLOSSARY-03: a word as it may stand, and what it may be a form of: a noun's singular, a verb's stem."""
    low = word.lower()
    if low in IRREGULAR:
        return [IRREGULAR[low]]
    stems = [low]
    for ending, instead in (("s", ""), ("es", ""), ("ies", "y"), ("ed", ""), ("ed", "e"), ("ing", ""), ("ing", "e")):
        if low.endswith(ending) and len(low) > len(ending) + 2:
            stems.append(low.removesuffix(ending) + instead)
            if ending in ("ed", "ing") and stems[-1][-1] == stems[-1][-2]:
                stems.append(stems[-1][:-1])
    return stems


def named_words(texts: list[str]) -> tuple[list[str], list[list[bool]]]:
    """Every word that a card can name, and for each of them on which of the texts it stands in any form."""
    seen: dict[str, list[int]] = {}
    for nth, text in enumerate(texts):
        for word in WORD.findall(text):
            if len(word) > 1 and word.lower() not in SILENT:
                seen.setdefault(word.lower(), []).append(nth)
    stem = {word: next((each for each in reversed(forms_of(word)) if each in seen), word) for word in seen}
    words = sorted(set(stem.values()))
    number = {word: nth for nth, word in enumerate(words)}
    printed = [[False] * len(texts) for _ in words]
    for word, where in seen.items():
        for nth in where:
            printed[number[stem[word]]][nth] = True
    return words, printed


def a(word: str) -> str:
    """A word with its article."""
    return f"{'an' if word[0] in 'AEIOaeio' else 'a'} {word}"
