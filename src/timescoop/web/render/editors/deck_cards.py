"""The cards that a deck is built of: what is looked for, and a button that adds each."""

from collections.abc import Iterator, Sequence

from htpy import Node, a, button, div, form, h2, label, li, nav, option, section, select, span, ul
from htpy import input as field

from timescoop.kernel import Stocked
from timescoop.web.authoring.deck_builder import COSTS, SHOWN, Bench, values_of
from timescoop.web.render.card_faces import coloured, drawn, spoken
from timescoop.web.render.learn.cards_page import address_of
from timescoop.web.render.page_frame import hidden, slug
from timescoop.web.render.scene import Scene
from timescoop.wording import _, counted_


def kept(bench: Bench, *without: str) -> Iterator[Node]:
    """What the address says, as hidden fields."""
    for key, value in bench.query().items():
        if key not in without:
            yield field(type="hidden", name=key, value=value)


def cards_part(bench: Bench, scene: Scene) -> Node:
    """The cards, and what is looked for."""
    found = bench.found()
    said = counted_("{n} card", "{n} cards", len(found))
    return section("#cards", aria_labelledby="cards-name")[
        search_form(bench),
        div(".row.head")[
            h2(id="cards-name")[span(role="status")[said]], a(".to-cards", href="#deck")[_("To the deck")]
        ],
        form(method="get", action=bench.base)[
            kept(bench), ul(".gallery.stock")[(card_item(bench, scene, card) for card in bench.page())]
        ],
        turning(bench, len(found)),
    ]


def turning(bench: Bench, count: int) -> Node:
    """The ways to the cards before and after those that are shown, where there are more."""
    if count <= SHOWN:
        return None
    start = bench.start()
    return nav(".row", aria_label=_("More cards"))[
        a(".act", rel="prev", href=bench.address(**{"from": str(start - SHOWN)}) + "#cards")[_("The cards before")]
        if start
        else None,
        a(".act", rel="next", href=bench.address(**{"from": str(start + SHOWN)}) + "#cards")[_("The cards after")]
        if start + SHOWN < count
        else None,
    ]


def search_form(bench: Bench) -> Node:
    """Words, facets, cost, and where what is added goes."""
    values = values_of(bench.decks, bench.stock)
    chosen = dict(bench.wanted.facets)
    return form(".filters.panel", method="get", action=f"{bench.base}#cards", role="search")[
        kept(bench, "q", "cost", "into", "from", *bench.decks.facets),
        div(".field.grow")[
            label(for_="q")[_("Words on the card")],
            field("#q", type="text", name="q", value=bench.wanted.words, autocomplete="off", maxlength="100"),
        ],
        (picked(key, _(title), values[key], chosen.get(key, "")) for key, title in bench.decks.facets.items()),
        picked("cost", _(bench.decks.number), [str(n) for n in range(COSTS + 1)], bench.wanted.cost, last=f"{COSTS}+"),
        where_to(bench),
        div(".row")[button(".go")[_("Look")], a(".act", href=plain_address(bench))[_("Show all")]],
    ]


def plain_address(bench: Bench) -> str:
    """The same deck, and nothing looked for."""
    return Bench(
        bench.game, bench.edition, bench.decks, bench.stock, bench.deck, type(bench.wanted)(into=bench.wanted.into)
    ).address()


def picked(key: str, title: str, values: Sequence[str], chosen: str, last: str = "") -> Node:
    """One value of several, or any."""
    shown = [(value, last if last and value == values[-1] else value) for value in values]
    return div(".field")[
        label(for_=f"by-{key}")[title],
        select(id=f"by-{key}", name=key)[
            option(value="")[_("Any")], (option(value=value, selected=value == chosen)[words] for value, words in shown)
        ],
    ]


def where_to(bench: Bench) -> Node:
    """Into which part what is added goes."""
    rows = [("", _("Where it belongs"))]
    for part in bench.decks.parts:
        rows += [(f"{part.key}:{host}", f"{_(part.title)}: {host}") for host in bench.hosts()] if part.under else []
        rows += [] if part.under else [(part.key, _(part.title))]
    return div(".field")[
        label(for_="into")[_("Add to")],
        select("#into", name="into")[
            (option(value=value, selected=value == bench.wanted.into)[words] for value, words in rows)
        ],
    ]


def card_item(bench: Bench, scene: Scene, card: Stocked) -> Node:
    """A card with the button that adds it, and how many the deck has."""
    face = scene.faces[card.kind]
    copies = bench.copies(card.name)
    return li(f"#card-{card.kind}.stocked")[
        div(class_=["card", f"type-{slug(face['type'])}", *coloured(face)])[
            drawn(scene, face, card.kind),
            a(".read", href=address_of(bench.game, bench.edition, face, scene.faces))[hidden(spoken(scene, face))],
        ],
        button(".add", name="put", value=str(card.kind), aria_label=_("Add {card}").format(card=card.name))[
            span(aria_hidden="true")["+"],
            span(".has")[_("{n} in the deck").format(n=copies)] if copies else span[_("Add")],
        ],
    ]
