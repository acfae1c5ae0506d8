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
from timescoop.wording import told_in_english

NOT_FOUND = 404


async def guide(request: Request) -> Response:
    """One guide, or 404."""
    text = guides().get(request.path_params["name"])
    if text is None:
        raise HTTPException(NOT_FOUND, "There is no such guide.")
    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = list(rewritten(reader.parse(text)))
    headings = [(opened, inline) for opened, inline in pairwise(tokens) if opened.type == "heading_open"]
    for opened, inline in headings:
        opened.attrSet("id", slug(inline.content))
    title = headings[0][1].content
    shown = Markup(reader.renderer.render(tokens, reader.options, {}))  # noqa: S704 - our own text, without raw HTML
    return HTMLResponse(str(page(title, div(".guide", **told_in_english())[shown], styles=LEARN_STYLES)))


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
