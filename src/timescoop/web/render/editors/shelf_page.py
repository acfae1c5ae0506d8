"""The shelf: sets that people have published on this server, to be found and played with."""

from collections.abc import Sequence

from htpy import Node, a, b, button, div, form, h1, label, li, nav, p, span, ul
from htpy import input as field

from timescoop.hosting import Published
from timescoop.kernel import Edition, Game
from timescoop.web.assets import asset
from timescoop.web.render.game_facts import edition_name
from timescoop.web.render.page_frame import page
from timescoop.wording import _, counted_, texts_of


def shelf_page(games: Sequence[tuple[Game, Edition]], sets: Sequence[Published], wanted: str, words: str) -> Node:
    """The sets that people have published on this server."""
    titles = {(game.key, edition.key): title_of(game, edition) for game, edition in games}
    chosen = {f"{game}-{edition}" for game, edition in titles}
    return page(
        _("Published sets"),
        h1[_("Published sets")],
        p(".lead")[_("Boxes and sets that people share here. A table keeps the set as it was when it began.")],
        form(".search-row", method="get", action="/sets")[
            label(".vh", for_="q")[_("Search")],
            field("#q", type="search", name="q", value=words, placeholder=_("Title or name")),
            button[_("Search")],
        ],
        nav(".facets", aria_label=_("Game"))[
            a(class_=["facet", {"on": wanted not in chosen}], href="/sets")[_("All")],
            (
                a(class_=["facet", {"on": f"{game}-{edition}" == wanted}], href=of_edition(game, edition))[title]
                for (game, edition), title in titles.items()
            )
        ],
        ul(".lessons")[(shelf_item(each, titles.get((each.game, each.edition), each.game)) for each in sets)]
        if sets
        else p(".hint", role="status")[none_found(words)],
        p(".row")[a(".act", href="/workshop")[_("Write your own set")]],
        styles=(asset("school.css"), asset("making.css")),
    )  # fmt: skip


def none_found(words: str) -> str:
    """Why no sets are listed."""
    return _("No set found for “{words}”.").format(words=words) if words else _("No sets here yet.")


def title_of(game: Game, edition: Edition) -> str:
    """A game by its title, and the edition where there are several."""
    name = edition_name(game, edition, texts_of(game.room))
    return f"{game.title}, {name}" if name else game.title


def of_edition(game: str, edition: str) -> str:
    """The address of the sets of one edition."""
    return f"/sets?game={game}&edition={edition}"


def shelf_item(each: Published, title: str) -> Node:
    """One set: play with it, or look at it."""
    about = [title, counted_("{n} card", "{n} cards", each.cards), *([each.owner] if each.owner else [])]
    place = f"{each.game}/{each.edition}?set=stored-{each.id}"
    return li[
        div[
            b[each.title], " ", span(".about")[" · ".join(about)],
            div(".row")[
                a(".act.on", href=f"/games/{place}")[_("New table")],
                a(".act", href=f"/workshop/{place}")[_("View cards")],
            ],
        ]
    ]  # fmt: skip
