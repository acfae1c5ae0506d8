"""The deck builder: the deck, its faults and cost curve, card search, import and export."""

import re
from collections.abc import Sequence

from htpy import (
    Element,
    Node,
    a,
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
    option,
    p,
    script,
    section,
    select,
    small,
    span,
    summary,
    textarea,
    ul,
)
from htpy import input as field

from timescoop.documents import DECK_FORMS, DeckFile
from timescoop.hosting import new_key
from timescoop.kernel import Edition, Entry, Game
from timescoop.web.assets import asset
from timescoop.web.authoring.deck_builder import COSTS, DeckDraft, move_number
from timescoop.web.render.editors.deck_cards import cards_part, kept
from timescoop.web.render.game_facts import game_front
from timescoop.web.render.page_frame import page, slug, visually_hidden
from timescoop.web.render.scene import Scene
from timescoop.web.render.table.ending import thumbnail
from timescoop.web.render.table.text_page import linked
from timescoop.wording import _, counted_, localized, tongue

QUOTED = re.compile(r"""(['"])(.+?)\1(?=[ ,:;.?]|$)""")  # a card's name as a rule quotes it
DECK_FILES = ".yaml,.yml,.txt,.dek,.o8d,.cod,.xml,text/*"
CARD_FILES = ".yaml,.yml,.json,.csv,.tsv,.txt,.xlsx,.ods,text/*"
BAR, TALLEST = 40, 56  # of the curve: how wide a bar is, how tall the tallest


def styles(game: Game) -> tuple[str, ...]:
    """The sheets that draw a game's cards and these pages."""
    return (asset("school.css"), asset("making.css"), f"/games/{game.key}/look.css")


def editor_styles() -> tuple[str, ...]:
    """The sheet of these pages, where no cards of a game are drawn."""
    return (asset("making.css"),)


def editor_script() -> Node:
    """The script that shows at once what was changed."""
    return script(src=asset("making.js"))


def builder_page(
    draft: DeckDraft,
    scene: Scene,
    checked: DeckFile,
    link: str,
    fault: str = "",
    brought: str = "",
    notes: Sequence[str] = (),
) -> Node:
    """The whole page; `brought` is a text that could not be read, `notes` say what of a file was left out."""
    title = draft.deck.name or _("New deck")
    return page(
        _("{deck}, a deck of {game}").format(deck=title, game=draft.game.title),
        div("#builder")[
            deck_head(draft, checked, title),
            p(".notice", role="alert")[fault] if fault else None,
            [p(".notice", role="status")[_("Left out of the file:")], ul(".lines")[(li[note] for note in notes)]]
            if notes
            else None,
            div(".bench")[cards_part(draft, scene), deck_part(draft, scene, checked, link, brought)],
        ],
        p("#heard.vh", role="status"),
        editor_script(),
        classes=f"making builder game-{slug(draft.game.key)}",
        styles=styles(draft.game),
    )


def deck_head(draft: DeckDraft, checked: DeckFile, title: str) -> Node:
    """The deck's name, whether it is legal, and the ways to play it."""
    return div(".sec")[
        h1[title],
        legal_mark(draft, checked),
        rename_form(draft),
        play_forms(draft, legal=not checked.faults) if draft.deck.entries else None,
    ]


def legal_mark(draft: DeckDraft, checked: DeckFile) -> Node:
    """Whether the deck may be played, in two words."""
    if not draft.deck.entries:
        return None
    if not checked.faults:
        return span(".legal", data_say=_("Legal deck"))[span(aria_hidden="true")["✓ "], _("Legal deck")]
    count = counted_("{n} thing to fix", "{n} things to fix", len(checked.faults))
    return a(".legal.not", href="#deck", data_say=count)[count]


def rename_form(draft: DeckDraft) -> Node:
    """The deck's name, folded."""
    return details(".rename")[
        summary[_("Rename")],
        form(".search-row", method="get", action=draft.base)[
            kept(draft),
            field(
                type="text",
                name="name",
                value=draft.deck.name,
                maxlength="60",
                autocomplete="off",
                aria_label=_("Name of the deck"),
            ),
            button[_("Save name")],
        ],
    ]


def play_forms(draft: DeckDraft, *, legal: bool) -> Node:
    """One click to a table with this deck, against a bot or with a friend; only a legal deck can be played."""
    if not legal:
        return span(".play-now")[button(".go", type="button", disabled=True)[_("Play this deck")]]
    packed_deck = draft.query()["deck"]
    return div(".play-now")[
        form(method="post", action=f"{draft.base}/play")[
            field(type="hidden", name="deck", value=packed_deck),
            field(type="hidden", name="once", value=new_key()),
            button(".go")[_("Play this deck")],
        ],
        details(".more.friend")[
            summary[_("Play with a friend")],
            form(".panel", method="post", action=f"{draft.base}/play")[
                field(type="hidden", name="deck", value=packed_deck),
                field(type="hidden", name="once", value=new_key()),
                field(type="hidden", name="friend", value="yes"),
                div(".field")[
                    label(for_="theirs")[_("Your friend's deck")],
                    select("#theirs", name="theirs")[
                        option(value="same")[_("This deck too")],
                        option(value="ready")[_("A ready-made deck")],
                    ],
                ],
                div(".field")[
                    label(for_="theirs-link")[_("Or their deck link")],
                    field("#theirs-link", type="text", name="theirs-link", autocomplete="off", spellcheck="false"),
                ],
                button(".go")[_("Invite a friend")],
            ],
        ],
    ]


# ---- the deck


def deck_part(draft: DeckDraft, scene: Scene, checked: DeckFile, link: str, brought: str) -> Node:
    """The deck: what is to be fixed, its curve, its parts, and the ways out and in."""
    entries = draft.deck.entries
    return section("#deck.panel", aria_labelledby="deck-name", tabindex="-1")[
        div(".row.head")[
            h2(id="deck-name")[_("Your deck"), small[" ", counted_("{n} card", "{n} cards", count_of(draft))]],
            a(".to-cards", href="#cards")[_("To the cards")],
        ],
        verdict(checked) if entries else begin(draft),
        curve(draft) if entries else None,
        form(".deck-lines", method="get", action=draft.base)[
            kept(draft), (part_list(draft, scene, checked, part.key) for part in draft.decks.parts)
        ],
        ways(draft, link, brought),
    ]


def count_of(draft: DeckDraft) -> int:
    """How many cards the deck has."""
    return sum(entry.copies for entry in draft.deck.entries)


def verdict(checked: DeckFile) -> Node:
    """What is wrong with the deck as a whole; what is wrong with one line stands at that line."""
    if not checked.faults:
        return p(".verdict.sound")[span(".tick", aria_hidden="true")["✓"], _("Legal deck")]
    at_lines = sum(map(len, checked.by_entry.values()))
    more = counted_("{n} more is marked below.", "{n} more are marked below.", at_lines)
    return div(".verdict")[
        ul(".lines")[(li[linked(sentence(words))] for words in checked.whole)] if checked.whole else None,
        p(".hint")[more] if at_lines else None,
    ]


def sentence(words: str) -> str:
    """Some words as a sentence, with the number of its rule last."""
    words = QUOTED.sub(_("“{text}”").format(text=r"\2"), localized(words))
    return f"{words[:1].upper()}{words[1:]}."


def begin(draft: DeckDraft) -> Node:
    """An empty deck: how to begin."""
    names = [deck.name for deck in draft.decks.ready(draft.edition.key, None)]
    return fragment[
        p[_("Click a card to add it. You can also start from a ready-made deck or import one.")],
        form(".row", method="get", action=draft.base)[
            kept(draft, "deck"),
            (button(".act", name="ready", value=str(nth))[name] for nth, name in enumerate(names)),
        ]
        if names
        else None,
    ]


def part_list(draft: DeckDraft, scene: Scene, checked: DeckFile, key: str) -> Node:
    """One part of the deck, with its lines."""
    part = next(part for part in draft.decks.parts if part.key == key)
    rows = [(nth, entry) for nth, entry in enumerate(draft.deck.entries) if entry.part == key]
    count = sum(entry.copies for _nth, entry in rows)
    kinds = {card.name: card.kind for card in draft.stock}
    return section(".deck-part", aria_labelledby=f"part-{key}")[
        h3(id=f"part-{key}")[_(part.title), " ", small(".count")[str(count)]],
        p(".hint")[_(part.about_in(draft.edition.key))] if not rows else None,
        ul[(line_item(draft, scene, checked, nth, entry, kinds.get(entry.name, -1)) for nth, entry in rows)]
        if rows
        else None,
    ]


def line_item(draft: DeckDraft, scene: Scene, checked: DeckFile, nth: int, entry: Entry, kind: int) -> Node:
    """A line of the deck: one more, one less, what is wrong with it, and where else it may go."""
    wrong = checked.by_entry.get(nth, ())
    where = _(" ({host})").format(host=entry.under) if entry.under else ""
    return li("#line-" + str(nth), class_={"wrong": bool(wrong)})[
        thumbnail(scene, kind) if kind >= 0 else span(".thumb", aria_hidden="true"),
        span(".card-name")[entry.name, small[where] if where else None],
        span(".number")[span(aria_hidden="true")["×"], str(entry.copies)],
        button(".step", name="less", value=str(nth), aria_label=_("Remove one {card}").format(card=entry.name))["−"],
        button(".step", name="more", value=str(nth), aria_label=_("Add one {card}").format(card=entry.name))["+"],
        [p(".amiss")[linked(sentence(words))] for words in wrong],
        moves(draft, nth, entry),
    ]


def moves(draft: DeckDraft, nth: int, entry: Entry) -> Node:
    """The other parts of the deck into which a line can be moved."""
    others = [part for part in draft.decks.parts if not part.under and (part.key != entry.part or entry.under)]
    if not others:
        return None
    return details(".move")[
        summary[_("Move"), visually_hidden(f" {entry.name}")],
        div(".row")[
            (
                button(".act", name="move", value=str(move_number(draft, nth, part.key)))[_(part.title)]
                for part in others
            )
        ],
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


OTHER_FORMS = tuple(form for form in DECK_FORMS if form.key not in ("yaml", "text"))


def ways(draft: DeckDraft, link: str, brought: str) -> Node:
    """Import, export, print, start over."""
    return fragment[
        details(".more")[
            summary[_("Share or export")],
            div(".options")[
                div(".field")[
                    label(for_="link")[_("Link to this deck")],
                    field("#link", type="text", readonly=True, value=link),
                    p(".hint")[_("The link holds the whole deck; nothing is stored on the server.")],
                ],
                nav(".row", aria_label=_("Export"))[
                    a(".act", href=draft.address("file", form="yaml"))[_("Save as file")],
                    a(".act", href=draft.address("file", form="text"))[_("Save as list")],
                    a(".act", href=draft.address("print"))[_("Print cards")],
                ],
                nav(".row", aria_label=_("Other programs"))[
                    [a(".act", href=draft.address("file", form=each.key))[each.title] for each in OTHER_FORMS]
                ],
                p(".hint")[
                    _("Other programs get the names of the cards. LackeyCCG does not keep the name of the deck.")
                ],
            ],
        ]
        if draft.deck.entries
        else None,
        details(".more", open=bool(brought))[
            summary[_("Import deck")],
            form(".options", method="post", action=f"{draft.base}/bring", enctype="multipart/form-data")[
                div(".field")[
                    label(for_="text")[_("Deck as text: one card per line, such as “3 Name”")],
                    textarea("#text", name="deck", rows="6", spellcheck="false")[brought],
                ],
                file_field(_("Or a deck file: LackeyCCG, OCTGN, Cockatrice, a list")),
                div(".row")[button[_("Import")]],
            ],
        ],
        form(".row", method="get", action=draft.base)[
            kept(draft, "deck"), button(".quiet-act", name="clear", value="0")[_("Start over")]
        ]
        if draft.deck.entries
        else None,
    ]


def file_field(words: str, accept: str = DECK_FILES) -> Node:
    """A file in place of a text; `accept` are the endings of what can be read."""
    return div(".field")[
        label(for_="file")[words],
        field("#file", type="file", name="file", accept=accept),
    ]


# ---- where to build


def decks_page(rows: Sequence[tuple[Game, Edition, Sequence[tuple[str, str]]]]) -> Node:
    """The games with decks, and their ready decks."""
    return page(
        _("Decks"),
        h1[_("Decks")],
        p(".lead")[_("In some games each player brings a deck. Build one here: its link holds the whole deck.")],
        ul(".games")[(decks_item(game, edition, ready) for game, edition, ready in rows)]
        if rows
        else p[_("No game here uses decks of your own.")],
        styles=(asset("making.css"),),
    )


def decks_item(game: Game, edition: Edition, ready: Sequence[tuple[str, str]]) -> Node:
    """A new deck for one printing of a game, and its ready decks."""
    return li(".game-card")[
        game_front(game, edition, h2, tongue()),
        div(".in")[
            div(".row")[
                a(".act.on", href=f"/decks/{game.key}/{edition.key}")[_("New deck")],
                (a(".act", href=address)[name] for name, address in ready),
            ]
        ],
    ]
