"""Card texts in the reader's language: their trees, printed with the phrases of that language's catalogue.

A card's program stays English. What can be read as phrases can be printed as phrases: the catalogue has a line for each
line of the grammar, under the context "card text: SORT", in which `{1}` is the first slot of the English line:

    draw {INT} card(s)             {1:Karte|Karten} ziehen
    you have a(n) {such_card}      du {1:ein} hast

A slot may ask for a form, such as `{1:ein}`; `{1:*}` passes on the form that the line itself was asked for, and
`{2:acc|many}` picks one by the number before it. Forms of a line follow it after `||`, those of a word after `;`:

    each player                    jeden Spieler || von=jedem Spieler
    Minion                         Scherge; m; acc=Schergen; many=Schergen

The second part of a word names a class of nouns, whose forms stand once under "card nouns".
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from timescoop.language import Lexicon, lexicon_of, line_of, node_said, nodes_known, parts, slots_in_line, sort_of
from timescoop.wording.grammar import capital
from timescoop.wording.translation import ENGLISH, _, form_of, in_, sentences_now, told_in_english, tongue

SLOT: Final = re.compile(r"\{(\d+)(?::([^{}]+))?\}")
INT: Final = "INT"  # the slot of a number
PHRASE: Final = "card text: "
WORD: Final = "card word: "
WHEN: Final = "when "
MOST_KEPT: Final = 20_000
ALONE: Final = "alone"  # the form of a condition that no "when" comes before
BARE: Final = frozenset({"", "acc", "many", "weak"})  # forms without an article
MOST_SENTENCES: Final = 12  # a text with more of them stays English

Forms = dict[str, str]
# Catalogue and text -> its reading, and how many nodes there were when it was looked for.
KEPT: Final[dict[tuple[object, str], tuple[str, int]]] = {}


class Untranslated(LookupError):
    """A phrase of a text has no line in the reader's language."""


class Asked(NamedTuple):
    """What a slot is to be printed as: the form it asks for, and the last number before it."""

    form: str
    number: int


def card_reading(text: str) -> str:
    """A card text, or a part of one, in the reader's language; empty in English and where it has no translation."""
    if not text or tongue() == ENGLISH:
        return ""
    key = (sentences_now(), text)
    known = KEPT.get(key)
    if known and (known[0] or known[1] == nodes_known()):
        return known[0]
    if len(KEPT) > MOST_KEPT:
        KEPT.clear()
    try:
        told = sentences_of(text) if text.endswith(".") else part_of(text)
    except Untranslated:
        told = word_reading(text)
    KEPT[key] = (told, nodes_known())
    return told


def word_reading(text: str) -> str:
    """What a Goal or a Scheme counts where that is no phrase: a Quality, or a condition cut short; empty for others."""
    found = ((word, in_(WORD + word, text)) for word in ("QUALITY", "COUNTED"))
    return next((with_class(written)[""] for _word, written in found if written != text), "")


def part_of(text: str) -> str:
    """A part of a sentence; what stands after a label may begin with its "when".

    It is asked for the form "alone": a condition that no "when" comes before.
    """
    node = node_said(text)
    if node < 0 and text.startswith(WHEN):
        # Translators: part of a card text; {condition} comes from the phrases of card texts.
        return _("when {condition}").format(condition=printed(node_said(text.removeprefix(WHEN)), ""))
    return printed(node, ALONE)


def traits_reading(traits: str) -> str:
    """The traits that stand on a card, as "Minion Dalek", by the words that card texts use for them."""
    if tongue() == ENGLISH:
        return traits
    written = {trait: in_(WORD + "TYPE", trait) for trait in traits.split()}
    known = [with_class(words)[""] for trait, words in written.items() if words != trait]
    return ", ".join(known) if len(known) == len(written) else traits


def in_own_words(text: str) -> tuple[str, dict[str, str]]:
    """A card text as the reader is shown it, and the attribute for what stays English."""
    told = card_reading(text)
    return (told, {}) if told else (text, told_in_english())


def sentences_of(text: str) -> str:
    """A whole text, sentence by sentence; one statement may be several sentences."""
    pieces = text.split(". ")
    if len(pieces) > MOST_SENTENCES:
        raise Untranslated(text)
    out: list[str] = []
    at = 0
    while at < len(pieces):
        for end in range(len(pieces), at, -1):
            node = node_said(". ".join(pieces[at:end]).removesuffix("."))
            if node >= 0:
                out.append(capital(printed(node, "")) + ".")
                at = end
                break
        else:
            raise Untranslated(text)
    return " ".join(out)


def printed(node: int, form: str) -> str:
    """A node in the reader's language, in the form that is asked for.

    Raises:
        Untranslated: A phrase in it has no line.
    """
    english = line_of(node) if node >= 0 else ""
    line = in_(PHRASE + sort_of(node), english) if english else ""
    if line == english:
        raise Untranslated(english)
    usual, *others = line.split(" || ")
    forms = dict(each.split("=", 1) for each in others)
    slots, args = [slot.text for slot in slots_in_line(node)], parts(node)
    number = 0

    def filled(match: re.Match[str]) -> str:
        nonlocal number
        nth = int(match[1]) - 1
        asked = match[2] or ""
        if slots[nth] == INT:
            number = args[nth]
            return f"{number} {form_of(number, asked.split('|'))}" if asked else str(number)
        wanted = form if asked == "*" else asked
        return printed_slot(lexicon_of(node), slots[nth], args[nth], Asked(wanted, number))

    return SLOT.sub(filled, forms.get(form, usual))


def printed_slot(lexicon: Lexicon, slot: str, value: int, asked: Asked) -> str:
    """What fills a slot: a number, a word, a node or a list of these."""
    name, _separator, between = slot.partition("/")
    if between:
        several = [printed_slot(lexicon, name, each, asked) for each in parts(value)]
        if not between.isalpha():
            return f"{between} ".join(several)
        *most, last = several
        return _(" or ").join([", ".join(most), last] if most else [last])
    form = asked.form
    if "|" in form:
        form = form_of(asked.number, form.split("|"))
    if name in lexicon.said:
        return word_of(lexicon, name, value, form)
    return str(value) if name == INT else printed(value, form)


def word_of(lexicon: Lexicon, name: str, value: int, form: str) -> str:
    """A word of a vocabulary in a form; names stay as they are."""
    word = lexicon.said[name][value]
    forms = forms_of(name, word)
    if not forms:
        return lexicon.word(name, value, plural=form == "many")
    return forms.get(form, forms[""])


def forms_of(name: str, word: str) -> Forms:
    """All forms of a word; of two nouns, as "Dalek Enemy", those of the last one joined to the first."""
    written = in_(WORD + name, word)
    if written != word:
        return with_class(written)
    first, _space, rest = word.partition(" ")
    forms = forms_of(name, rest) if rest else {}
    if not forms:
        return {}
    joint = in_("two nouns of a card text", "{first} {rest}")
    joined = {key: joint.format(first=first, rest=each) for key, each in forms.items() if key in BARE}
    return classed({"*": forms["*"], **joined})


def with_class(written: str) -> Forms:
    """The forms of a word as a translator writes them: "Scherge; m; acc=Schergen; many=Schergen"."""
    usual, *others = written.split("; ")
    given = dict(each.split("=", 1) for each in others if "=" in each)
    kind = next((each for each in others if "=" not in each), "")
    return classed({"": usual, "*": kind, "acc": usual, "many": usual, **given})


def classed(forms: Forms) -> Forms:
    """The forms of a word, and those that its class of nouns makes of them: "einen {acc}"."""
    for row in in_("card nouns", "classes").split("; "):
        kind, _colon, rules = row.partition(": ")
        if kind == forms.get("*"):
            made = dict(rule.split("=", 1) for rule in rules.split(", "))
            basic = {"nom": forms[""], "acc": forms["acc"], "many": forms["many"]}
            basic["weak"] = forms.get("weak", forms["many"])
            return {key: rule.format(**basic) for key, rule in made.items()} | forms
    return forms
