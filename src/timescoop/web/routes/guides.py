"""Routes of the guides: how to write positions, games, claims, cards and decks."""

from collections.abc import Iterator
from itertools import pairwise

from htpy import div
from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from timescoop.documents import guides
from timescoop.web.render.learn.rules_page import LEARN_STYLES
from timescoop.web.render.page_frame import page, slug
from timescoop.wording import told_in_english, tongue

NOT_FOUND = 404


async def guide(request: Request) -> Response:
    """One guide in the reader's language, else in English; or 404."""
    name = request.path_params["name"]
    english = guides().get(name)
    if english is None:
        raise HTTPException(NOT_FOUND, "There is no such guide.")
    text = guides(tongue()).get(name)
    spoken = {} if text else told_in_english()
    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = list(rewritten(reader.parse(text or english)))
    found = headings(tokens)
    for heading, original in zip(found, headings(reader.parse(english)), strict=True):
        heading[0].attrSet("id", slug(original[1].content))  # a link to a part leads there in every language
    title = found[0][1].content
    shown = Markup(reader.renderer.render(tokens, reader.options, {}))  # noqa: S704 - our own text, without raw HTML
    return HTMLResponse(str(page(title, div(".guide", **spoken)[shown], styles=LEARN_STYLES)))


def headings(tokens: list[Token]) -> list[tuple[Token, Token]]:
    """The headings of a guide: where each opens, and what it says."""
    return [(opened, said) for opened, said in pairwise(tokens) if opened.type == "heading_open"]


def rewritten(tokens: list[Token]) -> Iterator[Token]:
    """Links between guides lead to their pages; those to other files of the source lead nowhere and are left out."""
    for token in tokens:
        if token.children:
            token.children = list(rewritten(token.children))
        if token.type == "link_open":
            href = str(token.attrGet("href") or "")
            name = href.rpartition("/")[2].removesuffix(".md")
            if "://" not in href:
                token.attrSet("href", f"/guides/{name}" if name in guides() else "/rules")
        yield token


ROUTES = [Route("/guides/{name}", guide)]
