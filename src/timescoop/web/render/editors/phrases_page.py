"""Everything that the cards of an edition can say, to be searched: as a page, and as a list beside a card's text."""

import re
from collections.abc import Collection, Sequence
from typing import NamedTuple
from urllib.parse import quote, urlencode

from htpy import (
    Element,
    Node,
    a,
    button,
    details,
    div,
    em,
    form,
    fragment,
    h1,
    h2,
    li,
    p,
    script,
    small,
    span,
    summary,
    ul,
)
from htpy import input as field

from timescoop.kernel import Edition, Game
from timescoop.web.assets import asset
from timescoop.web.render.editors.deck_page import styles
from timescoop.web.render.page_frame import page
from timescoop.wording import Phrase, _, counted_, grouped, told_in_english, tongue

SLOT = re.compile("<([^<>]+)>")  # what may be filled in, in the line of a phrase


class PhraseList(NamedTuple):
    """What is shown: the phrases that were looked for, by words or by a slot that they can fill.

    `slots` are the slots that phrases can fill, in words.
    """

    game: Game
    edition: Edition
    found: Sequence[Phrase]
    words: str
    slot: str
    slots: Collection[str]

    @property
    def shop(self) -> str:
        """The address of the workshop."""
        return f"/workshop/{self.game.key}/{self.edition.key}"

    def address(self, **query: str) -> str:
        """The address of a list."""
        return f"{self.shop}/phrases" + (f"?{urlencode(query)}" if query else "")


def phrases_link(base: str, words: str, **marks: str) -> Element:
    """The way to what cards can say; with scripts it opens beside the card's text.

    Args:
        base: The address of the workshop.
        words: What is looked for first: the words of a text that can't be read.
        marks: Further attributes of the link.
    """
    query = f"?{urlencode({'q': words})}" if words else ""
    return a("#can-say", href=f"{base}/phrases{query}", data_phrases="list", **marks)[_("What cards can say")]


def phrases_panel() -> Node:
    """The place of the list beside the text: empty until somebody opens it. Its script stands with it."""
    return [
        div("#phrases.phrases-panel", popover="manual", role="dialog", aria_label=_("What cards can say"),
            data_failed=_("The list can't be loaded just now. Try again in a minute."))[
            div(".row.panel-head")[
                h2[_("What cards can say")],
                button(".close", type="button", aria_label=_("Close"))["×"],
            ],
            div(".panel-body"),
            p(".vh", role="status", data_added=_("Added to the text")),
        ],
        script(src=asset("phrases.js")),
    ]  # fmt: skip


def phrases_page(shown: PhraseList) -> Node:
    """The whole page."""
    title = _("Card texts in {game}").format(game=shown.game.title)
    return page(
        title,
        h1[title],
        p(".lead")[
            _("Everything a card text can say, each with an example. Choose a word in italics to see what fits there.")
        ],
        phrases_part(shown, insert=False),
        p[a(".act", href=shown.shop)[_("To the workshop")]],
        classes="making",
        styles=styles(shown.game),
    )


def phrases_part(shown: PhraseList, *, insert: bool = True) -> Node:
    """The search and what it found. With `insert`, examples are buttons that put them into the text."""
    return fragment[
        form(".search-row", method="get", action=shown.address(), role="search")[
            field(type="search", name="q", value=shown.words, aria_label=_("Search phrases"), autocomplete="off",
                  placeholder=_("Such as “draw”")),
            button[_("Search")],
        ],
        div(".phrase-list")[
            p(role="status")[heading(shown)],
            [phrase_group(shown, title, group, insert=insert) for title, group in grouped(shown.found)],
        ],
    ]  # fmt: skip


def heading(shown: PhraseList) -> Node:
    """What is listed, and the way back to all of it."""
    every = a(href=shown.address())[_("Show all")]
    if shown.slot:
        return [_("What can stand for “{slot}”:").format(slot=shown.slot), " ", every]
    if not shown.words:
        return counted_("{n} phrase", "{n} phrases", len(shown.found))
    if not shown.found:
        return [_("No phrase for “{words}”. Try another verb, such as “draw”.").format(words=shown.words), " ", every]
    said = counted_("{n} phrase for “{{words}}”", "{n} phrases for “{{words}}”", len(shown.found))
    return [said.format(words=shown.words), " ", every]


def phrase_group(shown: PhraseList, title: str, group: Sequence[Phrase], *, insert: bool) -> Node:
    """The phrases of a group, folded up unless somebody looked for some of them."""
    return details(".chapter.more", open=bool(shown.words or shown.slot))[
        summary[h2[title], " ", small[counted_("{n} phrase", "{n} phrases", len(group))]],
        ul(".phrases")[(phrase_item(shown, each, insert=insert) for each in group)],
    ]


def phrase_item(shown: PhraseList, phrase: Phrase, *, insert: bool) -> Node:
    """A phrase, an example of it, and the card that says it."""
    known, english = phrase.known, told_in_english()
    leads = not insert  # away from a text that is being written
    card = a(href=f"{shown.shop}?like={card_key(known.card)}")[known.card] if leads else known.card
    return li[
        p(".line", **english)[line_of(shown, known.line)],
        button(".use", type="button", data_said=known.said, **english)[
            span(".vh", lang=tongue())[_("Insert:"), " "], known.said
        ]
        if insert
        else p(".example", **english)[known.said],
        p(".reading")[phrase.reading] if phrase.reading else None,
        p(".of-card")[_("On:"), " ", card] if known.card else None,
    ]  # fmt: skip


def line_of(shown: PhraseList, line: str) -> list[Node]:
    """The line of a phrase; a slot that other phrases fill leads to them."""
    parts: list[Node] = []
    for nth, part in enumerate(SLOT.split(line)):
        if nth % 2 and part in shown.slots:
            parts.append(a(".slot-word", href=shown.address(slot=part))[em[part]])
        else:
            parts.append(em[part] if nth % 2 else part)
    return parts


def card_key(name: str) -> str:
    """A card's name in an address."""
    return quote(name.split(":", maxsplit=1)[0], safe="")
