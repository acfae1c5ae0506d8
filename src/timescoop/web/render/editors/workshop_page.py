"""The workshop: a card as written, as drawn and as read back, and the form that starts a playtest."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from htpy import (
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
    option,
    p,
    section,
    select,
    small,
    span,
    summary,
    textarea,
    ul,
)
from htpy import input as field

from timescoop.bots import Bot
from timescoop.kernel import Edition, Face, Game
from timescoop.web.assets import asset
from timescoop.web.authoring.background_jobs import LONGEST_S, MOST_DEALS
from timescoop.web.authoring.set_checker import CheckedCard, CheckedSet
from timescoop.web.render.card_faces import coloured, drawn, sheet
from timescoop.web.render.editors.deck_page import file_field, styles
from timescoop.web.render.editors.print_page import figures
from timescoop.web.render.page_frame import page, slug
from timescoop.web.render.scene import Scene
from timescoop.web.render.static_scenes import cards_scene
from timescoop.wording import _

DEALS = ("100", "500", str(MOST_DEALS))


@dataclass(frozen=True)
class WorkshopState:
    """State of the workshop page: an edition, the text, its check, and its links.

    `packed` is the text as a part of an address, `link` the whole address; `names` are the cards to begin with.
    """

    game: Game
    edition: Edition
    text: str
    checked: CheckedSet | None
    packed: str
    link: str
    names: Sequence[str]
    bots: Sequence[Bot]

    @property
    def base(self) -> str:
        """The address of the workshop of this edition."""
        return f"/workshop/{self.game.key}/{self.edition.key}"

    def address(self, rest: str) -> str:
        """An address with this text in it."""
        return f"{self.base}/{rest}?set={self.packed}"


def checked_set_scene(game: Game, edition: Edition, faces: Sequence[Face]) -> Scene:
    """A scene that has just these faces."""
    return replace(cards_scene(game, edition), faces=tuple(faces))


def workshop_page(work: WorkshopState) -> Node:
    """The whole page."""
    faces = [card.face for card in work.checked.cards if card.face] if work.checked else []
    scene = checked_set_scene(work.game, work.edition, faces)
    return page(
        _("Workshop of {game}").format(game=work.game.title),
        sheet(faces),
        div(".lead-in")[
            h1[_("The workshop")],
            p(".lead")[
                _("{game}, {edition}.").format(game=work.game.title, edition=scene.edition), " ",
                _("Write a card in plain English. Its text is its program: what cannot be read is told at once."),
            ],
            nav(".row", aria_label=_("Workshop"))[
                a(".act", href=f"{work.base}/phrases")[_("What can be said")],
                a(".act", href=f"/cards/{work.game.key}/{work.edition.key}")[_("The cards there are")],
                a(".act", href="/workshop")[_("Other games")],
            ],
        ],
        div(".bench")[writing(work), made(work, scene) if work.checked else None],
        classes=f"making workshop game-{slug(work.game.key)}",
        styles=styles(work.game),
    )  # fmt: skip


def writing(work: WorkshopState) -> Node:
    """Where the card is written."""
    return section(".panel", aria_labelledby="write-name")[
        h2(id="write-name")[_("Write")],
        form(".row", method="get", action=work.base)[
            div(".field.grow")[
                label(for_="like")[_("Begin with a card like")],
                select("#like", name="like")[(option(value=name)[name] for name in work.names)],
            ],
            button[_("Copy it")],
        ],
        form(".options", method="post", action=work.base, enctype="multipart/form-data")[
            div(".field")[
                label(for_="text")[_("The card, or a set of cards")],
                textarea("#text", name="text", rows="18", spellcheck="false")[work.text],
            ],
            details(".more")[summary[_("Open a file instead")], file_field(_("A card or a set, as a file"))],
            div(".row")[button(".go")[_("Look at it")]],
        ],
    ]  # fmt: skip


# ---- what came of it


def made(work: WorkshopState, scene: Scene) -> Node:
    """The cards, drawn and read back, and what can be done with them."""
    assert work.checked is not None, "something has been written"
    kinds = iter(range(len(scene.faces)))
    return section("#made", aria_labelledby="made-name", tabindex="-1")[
        h2(id="made-name")[work.checked.title or _("What came of it")],
        faults_list(work.checked.faults) if work.checked.faults else None,
        [card_part(scene, card, next(kinds) if card.face else -1) for card in work.checked.cards],
        doings(work) if work.checked.whole else None,
    ]


def faults_list(faults: Sequence[str]) -> Node:
    """What is wrong, as it is told at a line."""
    return div(".verdict", role="alert")[ul(".lines")[(li[words] for words in faults)]]


def card_part(scene: Scene, card: CheckedCard, kind: int) -> Node:
    """One card: drawn, read back, and its tree or its faults."""
    face = card.face
    return div(".one-card.sketch")[
        div(class_=["card", f"type-{slug(face['type'])}", *coloured(face)], aria_hidden="true")[
            drawn(scene, face, kind)
        ]
        if face
        else div(".card.back", aria_hidden="true"),
        div(".about")[
            h3[card.name or _("A card without a name")],
            p(".kind")[scene.table_words.face(face), "."] if face else None,
            figures(scene, face) if face else None,
            faults_list(card.faults) if card.faults else None,
            read_back(card) if card.written else None,
            p(".hint")[_("It has no text, so nothing of it is a rule of its own.")]
            if face and not card.written and not card.faults
            else None,
        ],
    ]


def read_back(card: CheckedCard) -> Node:
    """The text as it is read back from its tree, and the tree."""
    return fragment[
        p(".how")[_("Read back from its tree")],
        p(".rule")[card.written],
        details(".more", open=True)[
            summary[_("The tree")],
            ul(".tree")[
                (
                    li(class_=f"deep-{min(depth, 6)}")[span(".sort")[sort.replace("_", " ")], " ", said]
                    for depth, sort, said in card.tree
                )
            ],
        ],
    ]


def doings(work: WorkshopState) -> Node:
    """What can be done with cards that are well."""
    return div(".panel")[
        h3[_("All is well")],
        nav(".row", aria_label=_("What to do with it"))[
            a(".act.on", href=f"/games/{work.game.key}/{work.edition.key}?set={work.packed}")[_("Lay a table with it")],
            a(".act", href=work.address("print"))[_("Print the cards")],
            a(".act", href=work.address("file"))[_("As a file")],
        ],
        div(".field")[
            label(for_="link")[_("Link to this set")],
            field("#link", type="text", readonly=True, value=work.link),
        ],
        trial_form(work),
    ]


def trial_form(work: WorkshopState) -> Node:
    """Try the cards in many games."""
    seats = [str(number) for number in range(work.edition.least, work.edition.most + 1)]
    bots = [(bot.key, _(bot.name)) for bot in work.bots]
    usual = "greedy" if any(key == "greedy" for key, _name in bots) else bots[0][0] if bots else ""
    return form(".options", method="post", action=f"{work.base}/trial")[
        h3[_("Try it in games between bots")],
        p(".hint")[
            _("Each deal is played twice, with the set and without it, for {n} minutes at most.").format(
                n=int(LONGEST_S // 60)
            )
        ],
        field(type="hidden", name="set", value=work.packed),
        div(".row")[
            chosen("games", _("Deals"), [(number, number) for number in DEALS], DEALS[0]),
            chosen("bot", _("Who plays"), bots, usual),
            chosen("seats", _("Players"), [(number, number) for number in seats], seats[min(1, len(seats) - 1)]),
        ],
        div(".row")[button(".go")[_("Play them")]],
    ]  # fmt: skip


def chosen(key: str, title: str, rows: Sequence[tuple[str, str]], usual: str) -> Node:
    """One of a few."""
    return div(".field")[
        label(for_=f"for-{key}")[title],
        select(id=f"for-{key}", name=key)[
            (option(value=value, selected=value == usual)[words] for value, words in rows)
        ],
    ]


def workshops_page(rows: Sequence[tuple[Game, Edition]], *, decks: bool) -> Node:
    """The games with a workshop, and the way to the decks where there are some."""
    return page(
        _("The workshop"),
        h1[_("The workshop")],
        p(".lead")[
            _("Write cards of your own, see what they do, try them in games between bots, print them, play with them.")
        ],
        ul(".lessons")[(workshop_item(game, edition) for game, edition in rows)]
        if rows
        else p[_("None of the games here has a workshop.")],
        p[a(".act", href="/decks")[_("Build a deck")]] if decks else None,
        p(".hint")[small[_("A set of cards is a file or a link. Only a set too long for a link is stored here.")]],
        styles=(asset("school.css"), asset("making.css")),
    )  # fmt: skip


def workshop_item(game: Game, edition: Edition) -> Node:
    """The way to one workshop."""
    return li[
        a(href=f"/workshop/{game.key}/{edition.key}")[
            span(".nth", aria_hidden="true")["✎"], b[game.title], span(".about")[_(edition.title)]
        ]
    ]
