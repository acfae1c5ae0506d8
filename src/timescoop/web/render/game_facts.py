"""Facts about a game for people who choose one: players, minutes, complexity, and pictures of its cards."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from htpy import Element, Node, b, div, img, p, small, span
from markupsafe import Markup

from timescoop.kernel import Edition, Face, Game
from timescoop.web.render import card_art
from timescoop.web.render.card_faces import badge, coloured, face_title
from timescoop.web.render.card_fit import name_size
from timescoop.web.render.markup import markup_of
from timescoop.web.render.scene_builder import edition_title
from timescoop.web.render.static_scenes import faces_of
from timescoop.wording import Texts, _, texts_of

HEAVIEST = 3
KEPT: Final = 256  # parts of a page, by printing and language


def weights() -> dict[int, str]:
    """The words for how much there is to learn."""
    return {1: _("light"), 2: _("medium"), 3: _("heavy")}


def facts_line(edition: Edition) -> Node:
    """Players, minutes and weight, as far as the game says them."""
    least, most = edition.fewest_players, edition.most_players
    players = str(least) if least == most else f"{least}–{most}"
    return p(".facts")[
        span[b[players], " ", _("player") if most == 1 else _("players")],
        span[_("about"), " ", b[edition.minutes], " ", _("min")] if edition.minutes else None,
        weight_mark(edition.weight) if edition.weight in weights() else None,
    ]


def weight_mark(weight: int) -> Node:
    """How much there is to learn, in dots and in a word."""
    dots = "●" * weight + "○" * (HEAVIEST - weight)
    return span[span(".dots", aria_hidden="true")[dots], " ", b[weights()[weight]]]


def shown_cards(game: Game, edition: Edition, most: int) -> Iterator[Face]:
    """The cards that stand for an edition: those it names, else its first."""
    faces = faces_of(game, edition)
    by_name = {face["name"]: face for face in reversed(faces)}
    named = [by_name[name] for name in edition.pictures if name in by_name]
    yield from (named or faces)[:most]


def picture(face: Face, game: Game, edition: Edition) -> Node:
    """A card's picture; decoration only."""
    return img(src=card_art.picture(face, game.key, edition.key), alt="", width=240, height=180, loading="lazy")


def first_picture(game: Game, edition: Edition) -> Node:
    """The one picture that stands for an edition."""
    return picture(next(shown_cards(game, edition, 1)), game, edition)


def front(face: Face, game: Game, edition: Edition, texts: Texts) -> Node:
    """A card's front without its text: in a fan nobody could read it."""
    value, name = face["value"], face_title(face)
    return span(class_=["face", "bare", f"name-{name_size(name)}"])[
        span(".window")[img(".art", src=card_art.picture(face, game.key, edition.key), alt="", width=240, height=180)],
        badge(str(value), 0) if value is not None else None,
        span(".plate")[span(".type")[texts.label(face["type"], 1)], span(".name", lang="en")[name]],
    ]


def fan(game: Game, edition: Edition) -> Node:
    """Four cards held like a hand; decoration only."""
    texts = texts_of(game.room)
    return div(".fan", aria_hidden="true")[
        (
            div(class_=["card", *coloured(face), f"held-{nth}"])[front(face, game, edition, texts)]
            for nth, face in enumerate(shown_cards(game, edition, 4))
        )
    ]


def scene_of_cards(game: Game, edition: Edition) -> Node:
    """The pictures of three cards side by side, as one scene; decoration only."""
    return div(".scenery", aria_hidden="true")[(picture(face, game, edition) for face in shown_cards(game, edition, 3))]


@lru_cache(maxsize=KEPT)
def game_front(game: Game, edition: Edition, heading: Element, _language: str) -> Markup:
    """The pictures of a printing with its name as a heading, as all visitors of one language see them."""
    extra = edition_name(game, edition, texts_of(game.room))
    return markup_of(
        div(".pics")[scene_of_cards(game, edition), heading[game.title, [" ", small[extra]] if extra else None]]
    )


def line_of(texts: Texts, edition: Edition, *, alone: bool) -> str:
    """What the game is about; of an edition beside others, what is special about it."""
    return texts.about() if alone else texts.about(edition.key) or texts.about()


def edition_name(game: Game, edition: Edition, texts: Texts) -> str:
    """The edition's name, where the game has several."""
    return edition_title(game, edition.key, texts) if len(game.editions) > 1 else ""
