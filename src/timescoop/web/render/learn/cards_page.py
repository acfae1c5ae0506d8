"""Card pages: all cards of an edition, and one card with its text, clauses and warrants."""

from collections.abc import Sequence
from itertools import groupby

from htpy import Node, a, h1, h2, li, nav, section, small, span, ul

from timescoop.documents import Clause, Scenario
from timescoop.kernel import Edition, Face, Game
from timescoop.web.assets import asset
from timescoop.web.render.card_faces import coloured, drawn, full_card
from timescoop.web.render.learn.rulebook import rulebook_of
from timescoop.web.render.learn.rules_page import clause_item, examples_list
from timescoop.web.render.page_frame import page, slug, visually_hidden
from timescoop.web.render.scene import Scene, card_key
from timescoop.wording import _

MOST_FACES = 8


def styles(game: Game) -> tuple[str, ...]:
    """The sheets that draw a game's cards."""
    return (asset("school.css"), f"/games/{game.key}/look.css")


def address_of(game: Game, edition: Edition, face: Face, faces: Sequence[Face]) -> str:
    """Where a card stands by itself, among all cards of its edition."""
    return f"/cards/{game.key}/{edition.key}/{card_key(face, faces)}"


def cards_page(scene: Scene, game: Game, edition: Edition, others: Sequence[Edition]) -> Node:
    """All cards of an edition, type by type."""
    kinds = sorted(range(len(scene.faces)), key=lambda kind: (order(scene, kind), scene.faces[kind]["name"]))
    return page(
        _("Cards of {game}, {edition}").format(game=game.title, edition=scene.edition),
        h1[_("Cards of the {edition}").format(edition=scene.edition)],
        nav(".row", aria_label=_("Cards"))[
            (a(".act", href=f"/cards/{game.key}/{other.key}")[_(other.title)] for other in others),
            a(".act", href=f"/rules/{game.key}")[_("Rules")],
        ],
        (
            section(".chapter", aria_labelledby=f"type-{slug(sort)}")[
                h2(id=f"type-{slug(sort)}")[scene.texts.label(sort, 2)],
                ul(".gallery")[
                    [
                        face_item(scene, kind, address_of(game, edition, scene.faces[kind], scene.faces))
                        for kind in group
                    ]
                ],
            ]
            for sort, group in groupby(kinds, key=lambda kind: scene.faces[kind]["type"])
        ),
        classes=f"cards game-{slug(game.key)}",
        styles=styles(game),
    )


def order(scene: Scene, kind: int) -> int:
    """The place of a card's type: in the order in which the card file has them."""
    sorts = list(dict.fromkeys(face["type"] for face in scene.faces))
    return sorts.index(scene.faces[kind]["type"])


def face_item(scene: Scene, kind: int, address: str) -> Node:
    """A card's face, which leads to its page."""
    face = scene.faces[kind]
    return li(class_=["card", f"type-{slug(face['type'])}", *coloured(face)])[
        drawn(scene, face), a(".read", href=address)[visually_hidden(scene.table_words.face(face))]
    ]


def card_page(
    scene: Scene, game: Game, edition: Edition, kind: int, clauses: Sequence[Clause], shown: Sequence[Scenario]
) -> Node:
    """One card."""
    face: Face = scene.faces[kind]
    book = rulebook_of(game)
    return page(
        f"{face['name']}, {scene.edition}",
        full_card(scene, kind),
        section(".chapter", aria_labelledby="clauses-name")[
            h2(id="clauses-name")[_("Its rules")], (clause_item(clause, book) for clause in clauses)
        ],
        examples_list(face["clause"], shown),
        nav(".row", aria_label=_("Cards"))[
            a(".act", href=f"/cards/{game.key}/{edition.key}")[
                _("All cards of the {edition}").format(edition=scene.edition)
            ]
        ],
        classes=f"cards game-{slug(game.key)}",
        styles=styles(game),
    )


def table_card_page(scene: Scene, kind: int, back: str) -> Node:
    """One kind of card of a table, whose cards may be of the players' own making; `back` is the table's address."""
    return page(
        f"{scene.faces[kind]['name']}, {scene.edition}",
        full_card(scene, kind),
        nav(".row", aria_label=_("Table"))[a(".act", href=back)[_("Back to the table")]],
        classes=f"cards game-{slug(scene.game)}",
        styles=(asset("school.css"), f"/games/{scene.game}/look.css"),
    )


def concerned_section(found: Sequence[tuple[Scene, int, str]]) -> Node:
    """The cards that a clause is about: their faces where they are few and of one edition, else their names.

    Args:
        found: The cards' edition as a scene, the number of the face, and the card's address.
    """
    if not found:
        return None
    few = len(found) <= MOST_FACES and len({scene.edition for scene, _, _ in found}) == 1
    return section(".chapter", aria_labelledby="cards-name")[
        h2(id="cards-name")[_("Cards")],
        ul(class_="gallery" if few else "names")[
            ((face_item if few else name_item)(scene, kind, address) for scene, kind, address in found)
        ],
    ]


def name_item(scene: Scene, kind: int, address: str) -> Node:
    """A card's name, which leads to its page."""
    face = scene.faces[kind]
    return li(class_=f"type-{slug(face['type'])}")[
        a(href=address)[
            span(".glyph", aria_hidden="true"), face["name"], small[f" {scene.type_of(face)}, {scene.edition}"]
        ]
    ]
