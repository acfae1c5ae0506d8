"""A page as plain text: what a reader reads from top to bottom, with headings, links and controls marked."""

import re
from html.parser import HTMLParser
from typing import Final

BLOCKS: Final = frozenset(
    {"address", "article", "aside", "blockquote", "body", "caption", "dd", "details", "dialog", "div", "dl", "dt"}
    | {"fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr"}
    | {"legend", "li", "main", "nav", "ol", "option", "p", "pre", "section", "summary", "table", "tr", "ul"}
)
UNREAD: Final = {"head", "script", "style", "svg", "template"}
LITERAL: Final = {"code", "kbd", "pre", "samp", "textarea"}  # where symbols are what is meant
VOID: Final = {"area", "base", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"}
HEADINGS: Final = {f"h{level}": "#" * level + " " for level in range(1, 7)}
BEFORE: Final = {**HEADINGS, "li": "- ", "button": "[", "th": " | ", "td": " | ", "summary": "▸ ", "option": "( ) "}
SPACE: Final = re.compile(r"\s+")
LOOSE: Final = re.compile(r" (?=[.,:;)\]](?:\s|$))|(?<=[(\[]) ")  # spaces that only the tags have brought
AFTER: Final = {"button": "]"}


class PageText(HTMLParser):
    """Reads a page; `lines()` is its text, `words` the same without what stands in code.

    It is what a screen reader says: what is hidden from it is left out. Marked are headings (`# `), list items (`- `),
    buttons (`[Play]`), fields (`<name: value>`), and labels and pictures (`(label)`).
    """

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[tuple[str, bool, bool]] = []  # tag, whether it is read, whether it is literal
        self.pieces: list[str] = []
        self.words: list[str] = []
        self.feed(page)

    @property
    def state(self) -> tuple[bool, bool]:
        """Whether the place is read, and whether it is literal."""
        return (self.open[-1][1], self.open[-1][2]) if self.open else (True, False)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        read, literal = self.state
        read = read and tag not in UNREAD and "hidden" not in found and found.get("aria-hidden") != "true"
        if read:
            self.pieces.append("\n" if tag in BLOCKS or tag == "br" else " ")
            self.pieces.append(BEFORE.get(tag, ""))
            self.say(said_of(tag, found))
        if tag not in VOID:
            self.open.append((tag, read, literal or tag in LITERAL))

    def handle_endtag(self, tag: str) -> None:
        while self.open:
            ended, read, _ = self.open.pop()
            if read:
                self.pieces.append(AFTER.get(ended, "") + ("\n" if ended in BLOCKS else " "))
            if ended == tag:
                return

    def handle_data(self, data: str) -> None:
        read, literal = self.state
        if read:
            self.pieces.append(re.sub(r"\s+", " ", data))
            if not literal:
                self.words.append(data)

    def say(self, said: str) -> None:
        if said:
            self.pieces.append(said)
            self.words.append(said.strip("<>() "))

    def lines(self) -> list[str]:
        """The text, a line for each block that has any."""
        lines = (SPACE.sub(" ", line).strip() for line in "".join(self.pieces).split("\n"))
        lines = (LOOSE.sub("", line) for line in lines)
        return [line for line in lines if line.strip("- |▸#")]


def said_of(tag: str, attrs: dict[str, str | None]) -> str:
    """What an element says by its attributes."""
    label = attrs.get("aria-label") or ""
    if tag == "img":
        return f" ({attrs['alt']}) " if attrs.get("alt") else ""
    if tag in {"input", "textarea", "select"} and attrs.get("type") != "hidden":
        value = attrs.get("value") if attrs.get("type") not in {"radio", "checkbox"} else ""
        shown = ": ".join(filter(None, [label, value or attrs.get("placeholder") or ""]))
        mark = {"radio": "( )", "checkbox": "[ ]"}.get(attrs.get("type") or "", "")
        return f" {mark}{shown} " if mark else f" <{shown}> "
    return f"({label}) " if label and tag not in {"a", "option"} else ""
