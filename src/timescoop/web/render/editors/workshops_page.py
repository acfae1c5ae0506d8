"""The way into the workshop: a page with the games that have one."""

from collections.abc import Sequence

from htpy import Node, a, div, h1, h2, li, p, ul

from timescoop.kernel import Edition, Game
from timescoop.web.render.editors.deck_page import editor_styles
from timescoop.web.render.game_facts import edition_name, game_front
from timescoop.web.render.page_frame import page
from timescoop.wording import _, texts_of, tongue


def workshops_page(rows: Sequence[tuple[Game, Edition]], *, decks: bool) -> Node:
    """The games with a workshop, and the way to the decks where there are some."""
    return page(
        _("Card workshop"),
        h1[_("Card workshop")],
        p(".lead")[
            _("Write your own cards, check how Timescoop reads them, playtest them with bots, then print or play them.")
        ],
        ul(".games")[(workshop_item(game, edition) for game, edition in rows)]
        if rows
        else p[_("No game here has a workshop.")],
        p(".row")[
            a(".act", href="/decks")[_("Build a deck")] if decks else None,
            a(".act", href="/sets")[_("Published sets")],
        ],
        p(".hint")[_("“Enter my box” is for owners: compare our cards with yours, and correct what differs.")],
        p(".hint")[_("Your cards live in a link or a file. Only a set too long for a link is stored on this server.")],
        styles=editor_styles(),
    )  # fmt: skip


def workshop_item(game: Game, edition: Edition) -> Node:
    """The ways to write cards for one printing of a game."""
    extra = edition_name(game, edition, texts_of(game.room))
    name = f"{game.title}, {extra}" if extra else game.title
    base = f"/workshop/{game.key}/{edition.key}"
    return li(".game-card")[
        game_front(game, edition, h2, tongue()),
        div(".in")[
            div(".row")[
                a(".act.on", href=base, aria_label=_("Write cards for {game}").format(game=name))[_("Write cards")],
                a(".act", href=f"{base}/box", aria_label=_("Enter my box: {title}").format(title=name))[
                    _("Enter my box")
                ],
            ]
        ],
    ]
