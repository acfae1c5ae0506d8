"""Reads the pages of a server as text: sections with their lines, hidden fields, forms and links."""

from __future__ import annotations

from html.parser import HTMLParser
from typing import Final

LINES: Final = {"li", "p", "h1", "h2"}  # each is one line of text


class TextPageReader(HTMLParser):
    """One page of a server.

    Args:
        page: HTML.
    """

    def __init__(self, page: str) -> None:
        super().__init__()
        self.sections: dict[str, list[str]] = {}  # lines by the id of the section's heading; "" outside sections
        self.fields: dict[str, str] = {}  # hidden fields by name
        self.actions: list[str] = []  # where forms are sent
        self.words: list[str] = []
        self.section = ""
        self.depth = 0
        self.links: list[str] = []
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note a section, a line, a field, a form or a link."""
        said = {name: value or "" for name, value in attrs}
        if tag == "section":
            self.section = said.get("aria-labelledby", "")
        elif tag in LINES:
            self.end_line()
        elif tag == "input" and said.get("type") == "hidden":
            self.fields[said.get("name", "")] = said.get("value", "")
        elif tag == "input" and "/seats/" in said.get("value", ""):
            self.links.append(said["value"])
        elif tag == "form":
            self.actions.append(said.get("action", ""))
        elif tag == "a" and "/seats/" in said.get("href", ""):
            self.links.append(said["href"])

    def handle_endtag(self, tag: str) -> None:
        """End a line or a section."""
        if tag in LINES:
            self.end_line()
        elif tag == "section":
            self.section = ""

    def handle_data(self, data: str) -> None:
        """Collect words."""
        self.words.append(data)

    def end_line(self) -> None:
        """Store the words collected so far as a line of the section."""
        line = " ".join("".join(self.words).split())
        self.words.clear()
        if line:
            self.sections.setdefault(self.section, []).append(line)

    def lines(self, *sections: str) -> list[str]:
        """The lines of some sections, by the ids of their headings."""
        return [line for section in sections for line in self.sections.get(section, [])]

    def rest(self) -> list[str]:
        """Words that stand in no line, as one line: a fragment may be only that."""
        line = " ".join("".join(self.words).split())
        return [line] if line else []
