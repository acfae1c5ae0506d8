"""Every phrase that the card language of an edition understands, each with a card that uses it, or an example."""

import re
from collections.abc import Sequence
from itertools import groupby
from urllib.parse import quote

from htpy import Node, a, b, button, dd, details, div, dl, dt, em, form, h1, h2, p, small, summary
from htpy import input as field

from timescoop.kernel import Edition, Game
from timescoop.language import Known
from timescoop.web.render.editors.deck_page import styles
from timescoop.web.render.page_frame import page, slug
from timescoop.wording import _, counted_

SLOT = re.compile("<([^<>]+)>")  # what may be filled in, in the line of a phrase


def sort_titles() -> dict[str, str]:
    """The sorts of phrases that stand first in a text."""
    return {
        "sentence": _("Whole sentences"),
        "ability": _("Standing rules"),
        "rule": _("Rules after a label"),
        "statement": _("What happens"),
        "doing": _("What happens, or may"),
        "deed": _("Effects"),
        "condition": _("Conditions"),
        "event": _("Events"),
        "thing": _("What is counted"),
    }


def phrases_page(game: Game, edition: Edition, known: Sequence[Known], words: str) -> Node:
    """Every phrase of an edition's card language by its sort, each with a text that says it."""
    titles = sort_titles()
    order = [*titles, *dict.fromkeys(each.sort for each in known if each.sort not in titles)]
    look = words.casefold()
    found = [each for each in known if look in each.line.casefold() or (each.card and look in each.said.casefold())]
    rows = sorted(found, key=lambda each: order.index(each.sort))
    title = _("What a card of {game} can say").format(game=game.title)
    return page(
        title,
        h1[title],
        p(".lead")[
            _(
                "Everything a card text can say. Words in italics stand for a number, a name, "
                "or a phrase of the section with that word in its title."
            )
        ],
        form(".search", method="get", action=f"/workshop/{game.key}/{edition.key}/phrases", role="search")[
            field(type="text", name="q", value=words, aria_label=_("Words of a phrase"), autocomplete="off"),
            button[_("Search")],
        ],
        [
            phrases_section(game, edition, titles.get(sort, ""), list(group), unfolded=bool(words))
            for sort, group in groupby(rows, key=lambda each: each.sort)
        ]
        or p[_("No phrase has these words.")],
        p[a(".act", href=f"/workshop/{game.key}/{edition.key}")[_("To the workshop")]],
        classes="making",
        styles=styles(game),
    )


def phrases_section(game: Game, edition: Edition, title: str, group: Sequence[Known], *, unfolded: bool) -> Node:
    """The phrases of one sort, folded up unless somebody looked for some of them."""
    sort = group[0].sort
    return details(".chapter.more", id=f"sort-{slug(sort)}", open=unfolded)[
        summary[h2[heading(sort, title)], " ", small[counted_("{n} phrase", "{n} phrases", len(group))]],
        dl(".phrases")[[phrase_item(game, edition, each) for each in group]],
    ]


def heading(sort: str, title: str) -> Sequence[Node]:
    """A section's title with the word that stands for its phrases elsewhere on the page: "Effects (*deed*)"."""
    word = em[sort.replace("_", " ")]
    return [f"{title} (", word, ")"] if title else [word]


def phrase_item(game: Game, edition: Edition, known: Known) -> Node:
    """A phrase, and a card that says it; an example where no card does."""
    base = f"/workshop/{game.key}/{edition.key}"
    return div[
        dt[[em[part] if nth % 2 else part for nth, part in enumerate(SLOT.split(known.line))]],
        dd[a(href=f"{base}?like={slugged(known.card)}")[b[known.card]], ": ", known.said]
        if known.card
        else dd[_("For example: {text}").format(text=known.said)],
    ]  # fmt: skip


def slugged(name: str) -> str:
    """A card's name in an address."""
    return quote(name.split(":", maxsplit=1)[0], safe="")
