"""Tables that anybody may join: a list of them, and the page where a stranger takes a seat."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from htpy import Node, a, b, div, h1, h2, li, p, script, section, small, span, ul

from timescoop.web.assets import asset
from timescoop.web.render.ages import age
from timescoop.web.render.page_frame import page
from timescoop.wording import _, counted_, listed

FIRST_SHOWN = 6


@dataclass(frozen=True)
class ListedTable:
    """A table on the list.

    Args:
        address: Of its match.
        title: The game and its edition.
        people: Who sits there.
        free: How many seats are free.
        since: When it was listed: seconds since 1970.
        options: What differs from the usual, in words: options of the deal, the clock.
        picture: The picture of its game.
    """

    address: str
    title: str
    people: Sequence[str]
    free: int
    since: float
    options: Sequence[str] = field(default=())
    picture: Node = None


def tables_section(tables: Sequence[ListedTable]) -> Node:
    """The list on the home page. A script fetches it again now and then; without one it is as new as the page."""
    return section("#open-tables", aria_labelledby="open-name", data_fresh="/tables/list")[
        tables_part(tables, most=FIRST_SHOWN), script(src=asset("tables.js"), defer=True)
    ]


def tables_part(tables: Sequence[ListedTable], most: int) -> Node:
    """What is fetched again: nothing at all while no table is open."""
    return div("#open-list", hidden=not tables)[
        h2(id="open-name")[_("Open tables")],
        ul(".matches.open")[(table_row(table) for table in tables[:most])],
        a(".act", href="/tables")[_("All open tables")] if len(tables) > most else None,
    ]


def table_row(table: ListedTable) -> Node:
    """One table, and the way in."""
    waiting = _("{names} is waiting") if len(table.people) == 1 else _("{names} are waiting")
    return li[
        a(href=f"{table.address}/join")[
            span(".thumb", aria_hidden="true")[table.picture],
            span(".about")[
                b[table.title],
                span(".state")[
                    counted_("{n} free seat", "{n} free seats", table.free),
                    " · ",
                    waiting.format(names=listed(list(table.people))) + " · " if table.people else None,
                    age(table.since),
                ],
                small[" · ".join(table.options)] if table.options else None,
            ],
            span(".act", aria_hidden="true")[_("Join")],
        ]
    ]


def open_tables_page(tables: Sequence[ListedTable]) -> Node:
    """The page of all open tables."""
    return page(
        _("Open tables"),
        h1[_("Open tables")],
        p(".lead")[_("Take a free seat: no account needed. To open a table yourself, set up a game for anyone.")],
        section("#open-tables", aria_label=_("Open tables"), data_fresh="/tables/list?all")[
            div("#open-list")[
                ul(".matches.open")[(table_row(table) for table in tables)]
                if tables
                else p(".quiet")[_("No table is open at the moment.")],
            ],
            script(src=asset("tables.js"), defer=True),
        ],
        div(".row")[a(".act.on", href="/#games-name")[_("Set up a game")]],
    )


def full_page(address: str) -> Node:
    """The seat was taken meanwhile."""
    return page(
        _("This table is full"),
        h1[_("This table is full")],
        p(".lead")[_("Somebody else took the last free seat.")],
        div(".row")[a(".act.on", href="/tables")[_("Open tables")], a(".act", href=address)[_("Watch this table")]],
    )
