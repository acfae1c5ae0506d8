"""The table as plain text with a text box, and the answers to what was typed."""

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

from htpy import Node
from markupsafe import Markup

from timescoop.web.render.markup import markup_of
from timescoop.web.render.page_frame import page
from timescoop.web.render.scene import Scene
from timescoop.web.render.table.social_panel import banners
from timescoop.web.render.table.text_view import choice_lines, hand_lines, help_words, log_lines, table_lines
from timescoop.web.render.tags import a, button, div, field, form, h1, h2, li, p, section, ul
from timescoop.wording import TextLine, _, tongue

CLAUSE: Final = re.compile(r"([A-Z0-9]+(?:-[A-Z0-9]+)+-[0-9]+)")


def linked(words: str) -> Iterator[Node]:
    """Words with the numbers of clauses made links."""
    for nth, part in enumerate(CLAUSE.split(words)):
        yield a(".id", href=f"/rules/{part}")[part] if nth % 2 else part


def lines_list(lines: Iterable[TextLine]) -> Node:
    """Lines, one thing each; what belongs to the line above is indented."""
    return ul(".lines")[(li(class_={"under": line.level > 0})[linked(line.text)] for line in lines)]


def said_part(words: str, lines: Iterable[TextLine], until: int | None = None) -> Node:
    """The answer to what was typed, for the live region beside the table; it goes once question `until` is past."""
    return div(".answer", data_until=until)[
        p(".typed")["> ", words or "?"],
        lines_list(lines),
        button(".close", type="button", data_empties="said", aria_label=_("Close"))["×"],
    ]


def box(scene: Scene, where: str) -> Node:
    """The form that takes words; `where` is "table" or "text", to which a browser without scripts comes back."""
    number = field(type="hidden", name="number", value=str(scene.number), form="say")
    return [number, words_form(scene.address("say"), where, tongue())]


@lru_cache(maxsize=1024)
def words_form(address: str, where: str, _tongue: str) -> Markup:
    """The form without the number of the question, made once for each table and language."""
    live = {
        "hx_post": address,
        "hx_target": "#said",
        "hx_swap": "innerHTML",
        "hx-status:4xx": "target:#notice swap:innerHTML",
        "hx-status:5xx": "target:#notice swap:innerHTML",
    }
    words = field(
        "#words", type="text", name="words", autocomplete="off", autocapitalize="off", spellcheck="false",
        maxlength="300", aria_label=_("Type a move"), title=help_words(),
        placeholder=_("Type a move, or ? for help"), enterkeyhint="send",
    )  # fmt: skip
    return markup_of(
        form("#say", method="post", action=address, **(live if where == "table" else {}))[
            field(type="hidden", name="from", value=where), words, button(".say")[_("Send")]
        ]
    )


def text_page(scene: Scene, words: str = "", lines: Iterable[TextLine] = ()) -> Node:
    """The whole table in lines; the answer to what was typed stands first."""
    answer = list(lines)
    title = _("{game} as text").format(game=scene.title)
    first = _("Result") if scene.view["over"] else _("Your choice")
    return page(
        title,
        h1[title],
        div("#company")[(banner for banner in banners(scene))],
        answer
        and section("#answer", role="status", aria_label=_("Answer"))[p(".typed")["> ", words], lines_list(answer)],
        section(aria_labelledby="t-choice")[h2(id="t-choice")[first], lines_list(choice_lines(scene))],
        None if scene.view["over"] else [box(scene, "text"), p(".quiet")[help_words()]],
        section(aria_labelledby="t-hand")[h2(id="t-hand")[_("Your cards")], lines_list(hand_lines(scene))],
        section(aria_labelledby="t-table")[h2(id="t-table")[_("The table")], lines_list(table_lines(scene))],
        section(aria_labelledby="t-log")[h2(id="t-log")[_("Log, latest last")], lines_list(log_lines(scene))],
        p[
            a(href=scene.address("text"))[_("Reload")],
            " · ",
            a(href=scene.address())[_("To the card table")],
        ],
    )


def reason_page(scene: Scene, words: str, why: str) -> Node:
    """Why something is no choice, on a page of its own; the table shows the sentence in its place."""
    title = _("Why {words}?") if words in scene.words.values() else _("Why not {words}?")
    title = title.format(words=words)
    return page(title, h1[title], p(".reason")[linked(why)], p[a(href=scene.address())[_("Back to the table")]])


def reasons_page(scene: Scene, lines: Iterable[TextLine]) -> Node:
    """Why each choice is allowed."""
    title = _("Why these choices?")
    return page(title, h1[title], div(".reason")[lines_list(lines)], p[a(href=scene.address())[_("Back to the table")]])
