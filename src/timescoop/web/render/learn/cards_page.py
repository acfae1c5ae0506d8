"""Card pages: all cards of an edition, and one card with its text, clauses and warrants."""

from collections.abc import Collection, Sequence
from itertools import groupby

from htpy import Element, Node, a, div, h1, h2, li, nav, p, section, small, span, ul

from timescoop.documents import Clause, Scenario
from timescoop.kernel import Edition, Face, Game
from timescoop.web.assets import asset
from timescoop.web.render.card_art import card_art_strokes
from timescoop.web.render.card_faces import coloured, drawn, remarks, sheet, shown_lines, warrants
from timescoop.web.render.learn.rulebook import rulebook_of
from timescoop.web.render.learn.rules_page import clause_item, examples_list
from timescoop.web.render.page_frame import page, slug, visually_hidden
from timescoop.web.render.scene import Scene
from timescoop.wording import _, told_in_english

MOST_FACES = 8


def styles(game: Game) -> tuple[str, ...]:
    """The sheets that draw a game's cards."""
    return (asset("school.css"), f"/games/{game.key}/look.css")


def address_of(game: Game, edition: Edition, face: Face, faces: Sequence[Face]) -> str:
    """Where a card stands by itself, among all cards of its edition."""
    return f"/cards/{game.key}/{edition.key}/{card_key(face, faces)}"


def card_key(face: Face, faces: Sequence[Face]) -> str:
    """A card's name as it stands in an address; with what stands below it, where another card has that name."""
    name = face["name"]
    twins = sum(other["name"] == name for other in faces)
    return slug(name) if twins == 1 else slug(f"{name} {face['subtitle']}")


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
        sheet(scene.faces),
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
        drawn(scene, face, kind), a(".read", href=address)[visually_hidden(scene.table_words.face(face))]
    ]


def card_page(
    scene: Scene, game: Game, edition: Edition, kind: int, clauses: Sequence[Clause], shown: Sequence[Scenario]
) -> Node:
    """One card."""
    face: Face = scene.faces[kind]
    book = rulebook_of(game)
    return page(
        f"{face['name']}, {scene.edition}",
        art_symbols(scene, {kind}),
        div(".one-card")[
            div(class_=["card", f"type-{slug(face['type'])}", *coloured(face)], aria_hidden="true")[
                drawn(scene, face, kind)
            ],
            div(".about")[
                h1(**told_in_english())[face["name"], face["subtitle"] and small[" ", face["subtitle"]]],
                p(".kind")[scene.table_words.face(face), ". ", scene.edition, "."],
                face["text"] and p(".rule", **told_in_english())[face["text"]],
                remarks(scene, face),
                shown_lines(face),
                warrants(scene, face),
            ],
        ],
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
        art_symbols(found[0][0], {kind for _, kind, _ in found}) if few else None,
        ul(class_="gallery" if few else "names")[
            ((face_item if few else name_item)(scene, kind, address) for scene, kind, address in found)
        ],
    ]


def art_symbols(scene: Scene, kinds: Collection[int]) -> Node:
    """SVG symbols with the art of these faces, which the cards of the page refer to."""
    return Element("svg")(".sheet", width="0", height="0", aria_hidden="true")[
        (
            Element("symbol")(id=f"seal-{kind}", viewBox="0 0 100 100")[
                card_art_strokes(scene.faces[kind]["name"], scene.faces[kind]["family"])
            ]
            for kind in sorted(kinds)
        )
    ]


def name_item(scene: Scene, kind: int, address: str) -> Node:
    """A card's name, which leads to its page."""
    face = scene.faces[kind]
    return li(class_=f"type-{slug(face['type'])}")[
        a(href=address)[
            span(".glyph", aria_hidden="true"), face["name"], small[f" {scene.type_of(face)}, {scene.edition}"]
        ]
    ]
