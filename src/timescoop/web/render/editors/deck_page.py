"""The deck builder: the deck, its faults and cost curve, card search, import and export."""

from collections.abc import Sequence

from htpy import (
    Element,
    Node,
    a,
    b,
    button,
    details,
    div,
    form,
    fragment,
    h1,
    h2,
    h3,
    label,
    li,
    nav,
    p,
    section,
    small,
    span,
    summary,
    textarea,
    ul,
)
from htpy import input as field

from timescoop.documents import DeckFile
from timescoop.kernel import Edition, Entry, Game
from timescoop.web.assets import asset
from timescoop.web.authoring.deck_builder import COSTS, DeckDraft
from timescoop.web.render.editors.deck_cards import cards_part, kept
from timescoop.web.render.learn.cards_page import art_symbols
from timescoop.web.render.page_frame import page, slug
from timescoop.web.render.scene import Scene
from timescoop.web.render.table.text_page import linked
from timescoop.wording import _, counted_

BAR, TALLEST = 30, 60  # of the curve: how wide a bar is, how tall the tallest


def styles(game: Game) -> tuple[str, ...]:
    """The sheets that draw a game's cards and these pages."""
    return (asset("school.css"), asset("making.css"), f"/games/{game.key}/look.css")


def builder_page(
    draft: DeckDraft, scene: Scene, checked: DeckFile, link: str, fault: str = "", brought: str = ""
) -> Node:
    """The whole page; `brought` is a text that could not be taken, to be put right."""
    title = draft.deck.name or _("A new deck")
    return page(
        _("{deck}, a deck of {game}").format(deck=title, game=draft.game.title),
        art_symbols(scene, {card.kind for card in draft.page()}),
        div(".lead-in")[
            h1[_("Build a deck")],
            p(".lead")[
                _("{game}, {edition}.").format(game=draft.game.title, edition=scene.edition), " ",
                _("The deck is in the address of this page: keep it, share it, go back to take a step back."),
            ],
        ],
        p(".notice", role="alert")[fault] if fault else None,
        div(".bench")[deck_part(draft, checked, link, brought), cards_part(draft, scene)],
        classes=f"making game-{slug(draft.game.key)}",
        styles=styles(draft.game),
    )  # fmt: skip


# ---- the deck


def deck_part(draft: DeckDraft, checked: DeckFile, link: str, brought: str) -> Node:
    """The deck: its name, whether it is sound, its parts, its curve, and the ways out."""
    return section("#deck.panel", aria_labelledby="deck-name", tabindex="-1")[
        div(".row.head")[
            h2(id="deck-name")[draft.deck.name or _("A new deck")], a(".to-cards", href="#cards")[_("To the cards")]
        ],
        verdict(checked) if draft.deck.entries else begin(draft),
        form(".deck-lines", method="get", action=draft.base)[
            kept(draft), (part_list(draft, checked, part.key) for part in draft.decks.parts)
        ]
        if draft.deck.entries
        else None,
        curve(draft) if draft.deck.entries else None,
        ways(draft, link, brought),
    ]


def verdict(checked: DeckFile) -> Node:
    """Whether the deck can be played with; if not, all that is wrong with it."""
    count = len(checked.faults)
    if not count:
        return p(".verdict.sound", role="status")[span(".tick", aria_hidden="true")["✓"], _("This deck is sound.")]
    said = counted_("{n} thing to mend", "{n} things to mend", count)
    return div(".verdict", role="status")[
        p[b[said]], ul(".lines")[(li[linked(sentence(words))] for words in checked.whole)]
    ]


def sentence(words: str) -> str:
    """Some words as a sentence."""
    return f"{words[:1].upper()}{words[1:]}."


def begin(draft: DeckDraft) -> Node:
    """An empty bench: how to begin."""
    names = [deck.name for deck in draft.decks.ready(draft.edition.key, None)]
    return fragment[
        p[_("Add cards from the list, bring a deck as a file, or begin with a ready one.")],
        form(".row", method="get", action=draft.base)[
            kept(draft, "deck"),
            (button(".act", name="ready", value=str(nth))[name] for nth, name in enumerate(names)),
        ]
        if names
        else None,
    ]


def part_list(draft: DeckDraft, checked: DeckFile, key: str) -> Node:
    """One part of the deck, with its lines."""
    part = next(part for part in draft.decks.parts if part.key == key)
    rows = [(nth, entry) for nth, entry in enumerate(draft.deck.entries) if entry.part == key]
    count = sum(entry.copies for _nth, entry in rows)
    return section(".deck-part", aria_labelledby=f"part-{key}")[
        h3(id=f"part-{key}")[_(part.title), " ", small(".count")[str(count)]],
        p(".hint")[_(part.about)] if not rows else None,
        ul[(line_item(draft, checked, nth, entry) for nth, entry in rows)] if rows else None,
    ]


def line_item(draft: DeckDraft, checked: DeckFile, nth: int, entry: Entry) -> Node:
    """A line of the deck: one more, one less, and what is wrong with it."""
    wrong = checked.by_entry.get(nth, ())
    where = _(" ({host})").format(host=entry.under) if entry.under else ""
    del draft
    return li("#line-" + str(nth), class_={"wrong": bool(wrong)})[
        span(".number")[str(entry.copies)],
        span(".card-name")[entry.name, small[where] if where else None],
        button(".step", name="less", value=str(nth), aria_label=_("One {card} less").format(card=entry.name))["−"],
        button(".step", name="more", value=str(nth), aria_label=_("One {card} more").format(card=entry.name))["+"],
        [p(".amiss")[linked(sentence(words))] for words in wrong],
    ]


def curve(draft: DeckDraft) -> Node:
    """How many cards there are of each cost, as bars and in words."""
    bars = draft.curve()
    most = max([*bars, 1])
    names = [*(str(cost) for cost in range(COSTS)), f"{COSTS}+"]
    spelled = ", ".join(f"{name}: {count}" for name, count in zip(names, bars, strict=True) if count)
    title = _(draft.decks.number)
    width, height = BAR * len(bars), TALLEST + 40
    return section(".curve", aria_labelledby="curve-name")[
        h3(id="curve-name")[title],
        Element("svg")(role="img", aria_label=f"{title}: {spelled}", viewBox=f"0 0 {width} {height}")[
            [bar(nth, names[nth], count, count * TALLEST // most) for nth, count in enumerate(bars)]
        ],
    ]  # fmt: skip


def bar(nth: int, name: str, count: int, tall: int) -> Node:
    """One bar with its figures."""
    x, base = BAR * nth, TALLEST + 18
    text = Element("text")
    return fragment[
        Element("rect")(x=str(x + 4), y=str(base - tall), width=str(BAR - 8), height=str(max(tall, 1)), rx="3"),
        text(".figure", x=str(x + BAR // 2), y=str(base - tall - 4))[str(count)] if count else None,
        text(x=str(x + BAR // 2), y=str(base + 16))[name],
    ]


def ways(draft: DeckDraft, link: str, brought: str) -> Node:
    """Ways out and in: its name, its address, files, a sheet to print, a file to bring."""
    return fragment[
        form(".row", method="get", action=draft.base)[
            kept(draft),
            div(".field.grow")[
                label(for_="name")[_("Name of the deck")],
                field("#name", type="text", name="name", value=draft.deck.name, maxlength="60", autocomplete="off"),
            ],
            button[_("Name it")],
        ],
        draft.deck.entries
        and div(".field")[
            label(for_="link")[_("Link to this deck")],
            field("#link", type="text", readonly=True, value=link),
            p(".hint")[_("Whoever opens it has the deck; nothing is kept here.")],
        ],
        draft.deck.entries
        and nav(".row", aria_label=_("The deck as a file"))[
            a(".act", href=draft.address("file", form="yaml"))[_("As a file")],
            a(".act", href=draft.address("file", form="list"))[_("As a list")],
            a(".act", href=draft.address("print"))[_("Print the cards")],
        ],
        details(".more", open=bool(brought))[
            summary[_("Bring a deck")],
            form(".options", method="post", action=f"{draft.base}/bring", enctype="multipart/form-data")[
                div(".field")[
                    label(for_="brought")[_("A deck file, or a list with lines such as “3 Cyberman”")],
                    textarea("#brought", name="deck", rows="8", spellcheck="false")[brought],
                ],
                file_field(_("Or a file")),
                button[_("Bring it")],
            ],
        ],
        draft.deck.entries
        and form(method="get", action=draft.base)[
            kept(draft, "deck"), button(".quiet-act", name="clear", value="0")[_("Begin anew")]
        ],
    ]


def file_field(words: str) -> Node:
    """A file in place of a text."""
    return div(".field")[
        label(for_="file")[words],
        field("#file", type="file", name="file", accept=".yaml,.yml,.txt,text/*"),
    ]


# ---- where to build


def decks_page(rows: Sequence[tuple[Game, Edition, Sequence[tuple[str, str]]]]) -> Node:
    """The games with decks, and their ready decks."""
    return page(
        _("Decks"),
        h1[_("Decks")],
        p(".lead")[_("In some games each player brings a deck. Build one here; it needs no account, it is its link.")],
        [
            section(".panel", aria_labelledby=f"of-{game.key}-{edition.key}")[
                h2(id=f"of-{game.key}-{edition.key}")[game.title, small[" ", _(edition.title)]],
                div(".row")[
                    a(".act.on", href=f"/decks/{game.key}/{edition.key}")[_("A new deck")],
                    (a(".act", href=address)[name] for name, address in ready),
                ],
            ]
            for game, edition, ready in rows
        ]
        or p[_("None of the games here has decks that people bring.")],
        styles=(asset("making.css"),),
    )
