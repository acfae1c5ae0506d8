"""The match log in sentences with their clauses."""

from collections.abc import Sequence
from functools import lru_cache

from htpy import Node
from markupsafe import Markup

from timescoop.web.render.markup import markup_of
from timescoop.web.render.page_frame import page, visually_hidden
from timescoop.web.render.render_cache import cached
from timescoop.web.render.scene import Line, Scene
from timescoop.web.render.table.ending import receipt_line
from timescoop.web.render.table.sentences import named
from timescoop.web.render.table.social_text import ended_words
from timescoop.web.render.tags import a, aside, details, div, h1, h2, li, ol, p, span, summary
from timescoop.wording import Part, _, tongue

SHOWN = 60  # lines at most,
STRETCH = 10  # in stretches that are drawn as one


def log(scene: Scene) -> Node:
    """The newest first, so that it is in sight on a phone; the rest is a page of its own."""
    count = len(scene.log)
    first = max(0, -(-(count - SHOWN) // STRETCH) * STRETCH)
    starts = range(first, count - STRETCH + 1, STRETCH)
    whole = [lines for at in starts if (lines := scene.log[at : at + STRETCH])]
    newest = scene.log[first + STRETCH * len(starts) :]
    return aside("#log", aria_labelledby="log-name")[
        h2(id="log-name")[_("What happened")],
        div(role="log", aria_labelledby="log-name")[
            end_line(scene),
            ol(".story", reversed=True, start=str(scene.log[-1].number + 1) if count else None)[
                log_block(scene, newest) if newest else None, older(scene, whole) if whole else None
            ],
        ],
        p(".quiet")[a(href=scene.address("log"))[_("From the start")]] if scene.base and first else None,
        receipt_line(scene) if not scene.view["over"] and not scene.base else None,
    ]


def end_line(scene: Scene) -> Node:
    """The newest line of a match that was ended by agreement; not a fact of the game, so without a clause."""
    return p(".told.agreed")[ended_words(scene)] if scene.agreed else None


@cached(lambda scene, blocks: (scene.me, blocks[0][0].number))
def older(scene: Scene, blocks: Sequence[Sequence[Line]]) -> Node:
    """Whole stretches, the newest first: they stay the same until one more is whole."""
    return [log_block(scene, lines) for lines in reversed(blocks)]


@cached(lambda scene, lines: (scene.me, lines[0].number))
def log_block(scene: Scene, lines: Sequence[Line]) -> Node:
    """Some sentences, the newest first: of the log only the newest change from one scene to the next."""
    return [log_line(scene, line) for line in reversed(lines)]


def log_line(scene: Scene, line: Line) -> Node:
    """One sentence with the way to its clause."""
    new = scene.fresh is not None and line.number >= scene.fresh
    own = scene.own
    colours = tuple([own(part.which) if part.sort == "seat" else "" for part in line.parts])
    return written(line.number, tuple(line.parts), colours, line.clause, new=new, _tongue=tongue())


@lru_cache(maxsize=4096)
def written(
    number: int, parts: tuple[Part, ...], colours: tuple[str, ...], clause: str, *, new: bool, _tongue: str
) -> Markup:
    """A line's element, made once for everybody who was told the same."""
    return markup_of(
        li(id=f"fact-{number}", class_="fresh" if new else None)[
            visually_hidden(_("New: ")) if new else None,
            span(".told")[(named(part, colour) for part, colour in zip(parts, colours, strict=True))],
            a(".id", href=f"/rules/{clause}", title=clause)[clause] if clause else None,
            (folded(part.text) for part in parts if part.sort == "many"),
        ]
    )


def folded(cards: str) -> Node:
    """A long list of cards, which opens on request."""
    return details(".many")[summary[_("Show the cards")], p[cards.strip(" ()")]]


def log_page(scene: Scene) -> Node:
    """Everything the reader was told, from the first card on."""
    return page(
        f"{_('What happened')} · {scene.title}",
        h1[_("What happened")],
        p[a(href=scene.address())[_("Back to the table")]],
        receipt_line(scene),
        ol(".story.log-page")[(log_line(scene, line) for line in scene.log)],
        end_line(scene),
    )
