"""The deck builder's card search: filters, and a button that adds each card."""

from collections.abc import Iterator, Sequence

from htpy import Node, a, button, div, form, h2, label, li, nav, option, section, select, span, ul
from htpy import input as field

from timescoop.kernel import Stocked
from timescoop.web.authoring.deck_builder import COSTS, SHOWN, DeckDraft, values_of
from timescoop.web.render.card_faces import coloured, drawn
from timescoop.web.render.learn.cards_page import address_of
from timescoop.web.render.page_frame import slug, visually_hidden
from timescoop.web.render.scene import Scene
from timescoop.wording import _, counted_


def kept(draft: DeckDraft, *without: str) -> Iterator[Node]:
    """What the address says, as hidden fields."""
    for key, value in draft.query().items():
        if key not in without:
            yield field(type="hidden", name=key, value=value)


def cards_part(draft: DeckDraft, scene: Scene) -> Node:
    """The cards, and what is looked for."""
    found = draft.found()
    said = counted_("{n} card", "{n} cards", len(found))
    return section("#cards", aria_labelledby="cards-name")[
        search_form(draft),
        div(".row.head")[
            h2(id="cards-name")[span(role="status")[said]], a(".to-cards", href="#deck")[_("To the deck")]
        ],
        form(method="get", action=draft.base)[
            kept(draft), ul(".gallery.stock")[(card_item(draft, scene, card) for card in draft.page())]
        ],
        turning(draft, len(found)),
    ]


def turning(draft: DeckDraft, count: int) -> Node:
    """The ways to the cards before and after those that are shown, where there are more."""
    if count <= SHOWN:
        return None
    start = draft.start()
    return nav(".row", aria_label=_("More cards"))[
        a(".act", rel="prev", href=draft.address(**{"from": str(start - SHOWN)}) + "#cards")[_("The cards before")]
        if start
        else None,
        a(".act", rel="next", href=draft.address(**{"from": str(start + SHOWN)}) + "#cards")[_("The cards after")]
        if start + SHOWN < count
        else None,
    ]


def search_form(draft: DeckDraft) -> Node:
    """Words, facets, cost, and where what is added goes."""
    values = values_of(draft.decks, draft.stock)
    chosen = dict(draft.wanted.facets)
    return form(".filters.panel", method="get", action=f"{draft.base}#cards", role="search")[
        kept(draft, "q", "cost", "into", "from", *draft.decks.facets),
        div(".field.grow")[
            label(for_="q")[_("Words on the card")],
            field("#q", type="text", name="q", value=draft.wanted.words, autocomplete="off", maxlength="100"),
        ],
        (picked(key, _(title), values[key], chosen.get(key, "")) for key, title in draft.decks.facets.items()),
        picked("cost", _(draft.decks.number), [str(n) for n in range(COSTS + 1)], draft.wanted.cost, last=f"{COSTS}+"),
        where_to(draft),
        div(".row")[button(".go")[_("Look")], a(".act", href=plain_address(draft))[_("Show all")]],
    ]


def plain_address(draft: DeckDraft) -> str:
    """The same deck, and nothing looked for."""
    return DeckDraft(
        draft.game, draft.edition, draft.decks, draft.stock, draft.deck, type(draft.wanted)(into=draft.wanted.into)
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


def where_to(draft: DeckDraft) -> Node:
    """Into which part what is added goes."""
    rows = [("", _("Where it belongs"))]
    for part in draft.decks.parts:
        rows += [(f"{part.key}:{host}", f"{_(part.title)}: {host}") for host in draft.hosts()] if part.under else []
        rows += [] if part.under else [(part.key, _(part.title))]
    return div(".field")[
        label(for_="into")[_("Add to")],
        select("#into", name="into")[
            (option(value=value, selected=value == draft.wanted.into)[words] for value, words in rows)
        ],
    ]


def card_item(draft: DeckDraft, scene: Scene, card: Stocked) -> Node:
    """A card with the button that adds it, and how many the deck has."""
    face = scene.faces[card.kind]
    copies = draft.copies(card.name)
    return li(f"#card-{card.kind}.stocked")[
        div(class_=["card", f"type-{slug(face['type'])}", *coloured(face)])[
            drawn(scene, face, card.kind),
            a(".read", href=address_of(draft.game, draft.edition, face, scene.faces))[
                visually_hidden(scene.table_words.face(face))
            ],
        ],
        button(".add", name="put", value=str(card.kind), aria_label=_("Add {card}").format(card=card.name))[
            span(aria_hidden="true")["+"],
            span(".has")[_("{n} in the deck").format(n=copies)] if copies else span[_("Add")],
        ],
    ]
