"""The deck builder's card search: filters, and cards as pictures that a click adds to the deck."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from htpy import Node, a, b, button, details, div, form, h2, label, li, nav, option, section, select, span, summary, ul
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
    """The search, and the cards it found."""
    found = draft.found()
    said = counted_("{n} card", "{n} cards", len(found))
    return section("#cards", aria_labelledby="cards-name")[
        search_form(draft, scene),
        div(".row.head")[
            h2(id="cards-name")[span(role="status")[said]], a(".to-cards", href="#deck")[_("To the deck")]
        ],
        form(method="get", action=draft.base)[
            kept(draft), ul(".stock")[(card_item(draft, scene, card) for card in draft.page())]
        ],
        turning(draft, len(found)),
    ]


def turning(draft: DeckDraft, count: int) -> Node:
    """The ways to the cards before and after those that are shown, where there are more."""
    if count <= SHOWN:
        return None
    start = draft.start()
    return nav(".row", aria_label=_("More cards"))[
        a(".act", rel="prev", href=draft.address(**{"from": str(start - SHOWN)}) + "#cards")[_("Previous cards")]
        if start
        else None,
        a(".act", rel="next", href=draft.address(**{"from": str(start + SHOWN)}) + "#cards")[_("More cards")]
        if start + SHOWN < count
        else None,
    ]


# ---- what is looked for


def search_form(draft: DeckDraft, scene: Scene) -> Node:
    """Words, the values of the first facet as chips, and the other filters folded."""
    values = values_of(draft.decks, draft.stock)
    first, *others = draft.decks.facets or [""]
    chosen = dict(draft.wanted.facets)
    narrowed = bool(draft.wanted.cost or draft.wanted.into or any(key in chosen for key in others))
    return form(".filters", method="get", action=f"{draft.base}#cards", role="search", data_live="type")[
        kept(draft, "q", "cost", "into", "from", *others),
        div(".search-row")[
            field(
                "#q",
                type="text",
                name="q",
                value=draft.wanted.words,
                autocomplete="off",
                maxlength="100",
                aria_label=_("Search cards"),
                placeholder=_("Search names and text"),
            ),
            button[_("Search")],
        ],
        chips(draft, scene, first, values[first]) if first else None,
        details(".more", open=narrowed)[
            summary[_("More filters")],
            div(".filter-fields")[
                (picked(key, _(draft.decks.facets[key]), values[key], chosen.get(key, "")) for key in others),
                picked(
                    "cost",
                    _(draft.decks.number),
                    [str(n) for n in range(COSTS + 1)],
                    draft.wanted.cost,
                    last=f"{COSTS}+",
                ),
                where_to(draft),
                div(".row")[button[_("Apply")], a(".act", href=plain_address(draft))[_("Clear filters")]],
            ],
        ],
    ]


def chips(draft: DeckDraft, scene: Scene, key: str, values: Sequence[str]) -> Node:
    """Every value of a facet, one click each; the chosen one leads back to all."""
    chosen = dict(draft.wanted.facets).get(key, "")
    rows = [("", _("All")), *((value, scene.texts.label(value, 2)) for value in values)]
    return nav(".facets", aria_label=_(draft.decks.facets[key]))[
        (
            a(
                class_=["facet", {"on": value == chosen}],
                href=filtered(draft, key, value) + "#cards",
                aria_current="true" if value == chosen else None,
            )[words]
            for value, words in rows
        )
    ]


def filtered(draft: DeckDraft, key: str, value: str) -> str:
    """The address of the same search with another value of a facet, from its first card on."""
    facets = {**dict(draft.wanted.facets), key: value}
    wanted = replace(draft.wanted, facets=tuple((key, value) for key, value in facets.items() if value), start=0)
    return draft.looking_for(wanted).address()


def plain_address(draft: DeckDraft) -> str:
    """The same deck, and nothing looked for."""
    return draft.looking_for(type(draft.wanted)()).address()


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
    """Into which part of the deck the next cards go."""
    rows = [("", _("Where each card belongs"))]
    for part in draft.decks.parts:
        rows += [(f"{part.key}:{host}", f"{_(part.title)}: {host}") for host in draft.hosts()] if part.under else []
        rows += [] if part.under else [(part.key, _(part.title))]
    return div(".field")[
        label(for_="into")[_("Add cards to")],
        select("#into", name="into")[
            (option(value=value, selected=value == draft.wanted.into)[words] for value, words in rows)
        ],
    ]


# ---- the cards


def card_item(draft: DeckDraft, scene: Scene, card: Stocked) -> Node:
    """A card: a click adds it, a corner opens it in full, and below it stands how many the deck has."""
    face = scene.faces[card.kind]
    copies = draft.copies(card.name)
    return li(f"#card-{card.kind}", class_=["stocked", {"has": bool(copies)}])[
        div(class_=["card", f"type-{slug(face['type'])}", *coloured(face)])[drawn(scene, face)],
        button(".add", name="put", value=str(card.kind), aria_label=_("Add {card}").format(card=card.name)),
        a(".open", href=address_of(draft.game, draft.edition, face, scene.faces))[
            span(aria_hidden="true")["i"], visually_hidden(_("Read {card}").format(card=scene.table_words.face(face)))
        ],
        span(".have")[
            button(
                ".take", name="take", value=str(card.kind), aria_label=_("Remove one {card}").format(card=card.name)
            )["−"],
            b[span(aria_hidden="true")["×"], str(copies), visually_hidden(" " + _("in the deck"))],
        ]
        if copies
        else None,
    ]
