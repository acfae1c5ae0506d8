"""Printed forms: how cards word what a phrase says, and the strict words for it.

A form has a pattern of printed words and a template of strict text:

    Family("Time Points gained, got or taken", "deed", ["[you] <gain> {INT} <tp>"], "take {INT} Time Point(s)")

In a pattern stand

    gain          a word, in any case
    <gain>        a part of patterns that is listed under that name
    {INT}         a number, in figures or in words; "a" where one is meant
    {CARD}        a word of a vocabulary, in the singular or plural, with or without its article
    {statement}   anything of that sort, in strict text or by other forms
    {n:INT}       the same, called n on the right side
    [you]         what may be left out
    (of|from)     one of several
    .             the end of a sentence, or a semicolon

and in a template the slots of the pattern, and what a phrase's own line may hold: `card(s)`, `{TYPE(s)}`, `a(n)`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from timescoop.language.lexicons import article
from timescoop.language.phrases import ARTICLE, INT, LITERAL, MANY_SLOT, SLOT, WORD, pieces_of
from timescoop.language.printed_words import bare

PART: Final = re.compile(r"<([^<>]+)>")
SEVERAL: Final = "SEVERAL"  # a number above 1, which is no article
DEED: Final = "deed"
DOING: Final = "doing"
MOST_DEPTH: Final = 12
TOKEN: Final = re.compile(r"\{(?:(\w+):)?(\w+)(?:\(s\))?(?:/([^}]+))?\}|([\[\]()|])|([.;])|([^\s\[\]()|<>{}]+)")
DETERMINERS: Final = (("a",), ("an",), ("any",), ("one",), ("1",), ("any", "one"), ("any", "1"))
FIGURES: Final = re.compile(r"\d+")
AN: Final = "\x03"  # an article that is still to be chosen

Value = (
    int | str | tuple[str, str] | tuple[tuple[str, str], ...]
)  # a number, strict text, a word with its plural, a list


class Said(NamedTuple):
    """Words that must stand there: each entry is one way, a row of words."""

    ways: tuple[tuple[str, ...], ...]


class Slot(NamedTuple):
    """Something that is named or chosen: what may fill it, and how the template calls it."""

    sort: str
    key: str
    separator: str = ""


class Either(NamedTuple):
    """One of several rows of elements; an empty row leaves it out."""

    rows: tuple[tuple[Element, ...], ...]


class Itself(NamedTuple):
    """The card that bears the text, by a noun: "this card" or "this card's", or its own name."""

    noun: str


Element = Said | Slot | Either | Itself


class Form(NamedTuple):
    """One way to say something.

    Attributes:
        sort: What it may stand for.
        pattern: What is read.
        means: The strict text, as a template.
        types: The types of card that print it so; empty for all.
        equals: Slots that must be what a field of the card says, each with the field.
        same: Slots that must say the same, if both are there.
        fill: What slots say that are not in the pattern.
        asks: What the words leave open and the strict text settles, as a question to the author; empty for nothing.
        alone: True if what it reads is not read otherwise as well: another strict text says the same.
    """

    sort: str
    pattern: tuple[Element, ...]
    means: str
    types: tuple[str, ...] = ()
    equals: tuple[tuple[str, str], ...] = ()
    same: tuple[tuple[str, str], ...] = ()
    fill: tuple[tuple[str, str | int], ...] = ()
    asks: str = ""
    alone: bool = False


class BadForm(ValueError):
    """A pattern that is no pattern."""


# ---- patterns


def expanded(text: str, parts: Mapping[str, str], depth: int = 0) -> str:
    """A pattern with its named parts put in.

    Raises:
        BadForm: A part is not listed, or it contains itself.
    """

    def put_in(match: re.Match[str]) -> str:
        name = match.group(1)
        if name not in parts or depth > MOST_DEPTH:
            raise BadForm(f"{text!r}: no part is listed as <{name}>")
        return f"({expanded(parts[name], parts, depth + 1)})"

    return PART.sub(put_in, text)


def merge_parts(*tables: Mapping[str, str]) -> dict[str, str]:
    """The named parts of several tables.

    Raises:
        BadForm: Two tables list a part under the same name, so that one of them would be lost.
    """
    merged: dict[str, str] = {}
    for table in tables:
        twice = sorted(set(merged) & set(table))
        if twice:
            raise BadForm(f"parts are listed twice: {', '.join(twice)}")
        merged |= table
    return merged


def pattern_of(text: str, parts: Mapping[str, str]) -> tuple[Element, ...]:
    """A pattern of a form.

    Raises:
        BadForm: A bracket is not closed, or a part is not listed.
    """
    whole = expanded(text, parts)
    tokens = [match.groups() for match in TOKEN.finditer(whole)]
    row, end = row_of(tokens, 0, whole)
    if end != len(tokens):
        raise BadForm(f"{text!r}: a bracket is closed that was not opened")
    return row


def row_of(tokens: Sequence[tuple[str | None, ...]], at: int, text: str) -> tuple[tuple[Element, ...], int]:
    """The elements up to the end of a group."""
    rows: list[list[Element]] = [[]]
    while at < len(tokens):
        key, sort, separator, mark, stop, word = tokens[at]
        if mark in ("]", ")"):
            break
        at += 1
        if sort is not None:
            rows[-1].append(Slot(sort, key or sort, separator or ""))
        elif mark == "|":
            rows.append([])
        elif mark is not None:
            inner, at = row_of(tokens, at, text)
            if at >= len(tokens):
                raise BadForm(f"{text!r}: a bracket is not closed")
            at += 1
            ways = inner[0].rows if len(inner) == 1 and isinstance(inner[0], Either) else (inner,)
            rows[-1].append(Either((*ways, ()) if mark == "[" else ways))
        elif stop:
            rows[-1].append(Said(((".",), (";",))))
        else:
            rows[-1] += [Said(((said,),)) for said in marked(word or "")]
    made = tuple([tuple(itself_in(row)) for row in rows])
    return (made[0] if len(made) == 1 else (Either(made),)), at


def marked(text: str) -> tuple[str, ...]:
    """The words of a part of a pattern. A minus at its end stays: a number follows in the next part."""
    return bare(text) + (("-",) if text == "-" or text.endswith(" -") else ())


NOUNS: Final = ("card", "character", "location", "artifact", "goal", "condition", "spacetime", "tardis")


def itself_in(row: Sequence[Element]) -> list[Element]:
    """A row in which "this card" is the card itself."""
    made: list[Element] = []
    for each in row:
        before = made[-1] if made else None
        if isinstance(each, Said) and before == Said((("this",),)) and each.ways[0][0].removesuffix("'s") in NOUNS:
            made[-1] = Itself(each.ways[0][0])
        else:
            made.append(each)
    return made


def pattern_of_line(line: str, *, exactly: bool = True) -> tuple[tuple[Element, ...], str]:
    """The pattern and the template of a phrase's own line; its slots are numbered where they share a name.

    "{INT} or more" is also read in other words; as a bare number too, unless a number means exactly that many.
    """
    row: list[Element] = []
    template: list[str] = []
    seen: dict[str, int] = {}
    for piece in pieces_of(line):
        if piece.what == LITERAL:
            template.append(piece.text)
            row += [
                Said(((word,),)) if word not in (".", ";") else Said(((".",), (";",))) for word in marked(piece.text)
            ]
        elif piece.what == WORD:
            stem = common(piece.text, piece.many)
            one, many = piece.text.removeprefix(stem), piece.many.removeprefix(stem)
            template.append(f"{stem}({one}/{many})" if one else f"{stem}({many})")
            row.append(Said((bare(piece.text), bare(piece.many))))
        elif piece.what == ARTICLE:
            template.append("a(n)")
            row.append(Said(DETERMINERS))
        else:
            name, _, separator = piece.text.partition("/")
            seen[name] = seen.get(name, 0) + 1
            key = name if seen[name] == 1 else f"{name}{seen[name]}"
            template.append(
                f"{{{key}{'(s)' if piece.what == MANY_SLOT else ''}{'/' + separator if separator else ''}}}"
            )
            row.append(Slot(name, key, separator))
    return tuple(itself_in(or_more_in(row, exactly=exactly))), "".join(template)


def or_more_in(row: Sequence[Element], *, exactly: bool) -> list[Element]:
    """A row in which "3 or more" may also be "at least 3" and "3+"."""
    made: list[Element] = []
    for each in row:
        made.append(each)
        number = made[-3] if len(made) >= 3 else None  # noqa: PLR2004 - "{INT} or more"
        if made[-2:] == [said("or"), said("more")] and isinstance(number, Slot) and number.sort == INT:
            ways = [(number, said("or"), said("more")), (number, said("+")), (said("at"), said("least"), number)]
            made[-3:] = [Either(tuple(ways if exactly else [*ways, (Slot(SEVERAL, number.key),)]))]
    return made


def said(word: str) -> Said:
    """A form that is one word."""
    return Said(((word,),))


def common(one: str, other: str) -> str:
    """The letters that two words begin with."""
    at = 0
    while at < min(len(one), len(other)) and one[at] == other[at]:
        at += 1
    return one[:at]


# ---- templates


def render(template: str, values: Mapping[str, Value]) -> str:
    """The strict text of a form, without the capital and the full stop of its sentence."""
    parts: list[str] = []
    number = 0
    for piece in pieces_of(template):
        if piece.what in (SLOT, MANY_SLOT):
            key, _, separator = piece.text.partition("/")
            number = value if isinstance(value := values[key], int) else number
            parts.append(written(value, separator, plural=piece.what == MANY_SLOT and number != 1))
        elif piece.what == LITERAL:
            parts.append(piece.text)
            number = int(figures[-1]) if (figures := FIGURES.findall(piece.text)) else number
        else:
            parts.append(AN if piece.what == ARTICLE else piece.text if number == 1 else piece.many)
    return joined(parts)


@lru_cache(maxsize=4096)
def slots_in(template: str) -> frozenset[str]:
    """The slots of a template."""
    return frozenset([each.text.partition("/")[0] for each in pieces_of(template) if each.what in (SLOT, MANY_SLOT)])


def joined(parts: list[str]) -> str:
    """The parts of a text, with the right articles, and capitals after full stops."""
    for at in range(len(parts) - 1, -1, -1):
        if parts[at] == AN:
            parts[at] = article("".join(parts[at + 1 :]).lstrip())
    for at in range(1, len(parts)):
        if parts[at - 1].endswith(". "):
            parts[at] = parts[at][:1].upper() + parts[at][1:]
    return "".join(parts)


def written(value: Value, separator: str, *, plural: bool) -> str:
    """What fills a slot."""
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return value
    if value and isinstance(value[0], tuple):
        said = [written(each, "", plural=plural) for each in value]
        if not separator.isalpha():
            return f"{separator} ".join(said)
        return ", ".join(said[:-1]) + f" {separator} {said[-1]}" if len(said) > 1 else said[0]
    return str(value[1] if plural else value[0])


# ---- what a phrase's own line opens besides


class Wording(NamedTuple):
    """How a game's cards word the lines of its phrases in general.

    Attributes:
        parts: The named parts of its patterns.
        families: Its printed forms.
        synonyms: Words of lines -> a pattern for what may stand in their place.
        verbs: Verbs with which deeds begin -> their participle, for the passive and for "choose one, it is ...".
    """

    parts: Mapping[str, str]
    families: Sequence[Family]
    synonyms: Mapping[str, str]
    verbs: Mapping[str, str]


def line_forms(sort: str, line: str, wording: Wording, *, exactly: bool) -> list[Form]:
    """The forms that a phrase's own line opens: the line itself, with synonyms, and in the passive if it is a deed."""
    row, means = pattern_of_line(line, exactly=exactly)
    made = [Form(sort, with_synonyms(row, wording), means)]
    verb = line.partition(" ")[0]
    if sort == DEED and verb in wording.verbs:
        thing, rest = object_of(with_synonyms(row[1:], wording))
        if thing:
            made += passives(thing, rest, verb, wording.verbs[verb], means)
    return made


def with_synonyms(row: Sequence[Element], wording: Wording) -> tuple[Element, ...]:
    """A row in which words may also be what stands in their place."""
    made = list(row)
    for words, instead in wording.synonyms.items():
        wanted = list(pattern_of(words, wording.parts))
        for at in range(len(made) - len(wanted), -1, -1):
            if made[at : at + len(wanted)] == wanted:
                other = pattern_of(instead, wording.parts)
                ways = other[0].rows if len(other) == 1 and isinstance(other[0], Either) else (other,)
                made[at : at + len(wanted)] = [Either((tuple(wanted), *ways))]
    return tuple(made)


def object_of(row: Sequence[Element]) -> tuple[tuple[Element, ...], tuple[Element, ...]]:
    """What a verb is done to, and the rest of its line."""
    at = 0
    for element in row:
        if not isinstance(element, Slot):
            break
        at += 1
    return tuple(row[:at]), tuple(row[at:])


def passives(
    thing: tuple[Element, ...], rest: tuple[Element, ...], verb: str, participle: str, means: str
) -> list[Form]:
    """A deed in the passive, allowed in the passive, and done to what is chosen first."""
    done = said(participle)
    is_done = Either(((said("is"), done), (said("are"), done), (said("is"), said("then"), done)))
    it = Either(((said("it"),), (said("them"),), (said("that"), said("card")), (said("that"), said("character"))))
    its = Either(((said("it"),), (said("they"),), (said("that"), said("card")), (said("that"), said("character"))))
    link = Either(((said("and"),), (Said(((".",), (";",))),), ()))
    may_be = (said("may"), said("be"), done)
    can_be = (said("can"), said("be"), done)
    return [
        Form(DEED, (*thing, is_done, *rest), means),
        Form(DOING, (*thing, Either((may_be, can_be)), *rest), f"you may {means}"),
        Form(DEED, (said("choose"), *thing, link, its, is_done, *rest), means),
        Form(DEED, (said("choose"), *thing, link, said(verb), it, *rest), means),
    ]


# ---- families


class Family(NamedTuple):
    """Printed forms that say the same; see `Form` for what else they have.

    Attributes:
        opens: Which wordings it opens.
        sort: What they may stand for.
        says: The patterns.
        means: The strict text, as a template.
    """

    opens: str
    sort: str
    says: list[str]
    means: str
    types: tuple[str, ...] = ()
    equals: tuple[tuple[str, str], ...] = ()
    same: tuple[tuple[str, str], ...] = ()
    fill: tuple[tuple[str, str | int], ...] = ()
    asks: str = ""
    alone: bool = False


def forms_of(families: Sequence[Family], parts: Mapping[str, str]) -> list[Form]:
    """The forms of families.

    Raises:
        BadForm: A pattern is no pattern.
    """
    return [
        Form(each.sort, pattern_of(said, parts), each.means, each.types, each.equals, each.same, each.fill, each.asks,
             each.alone)
        for each in families
        for said in each.says
    ]  # fmt: skip
