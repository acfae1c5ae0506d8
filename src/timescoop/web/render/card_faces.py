"""Card faces and backs, the sheet of card art, and the card in full."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple
from urllib.parse import quote

from htpy import Node, fragment
from markupsafe import Markup

from timescoop.kernel import CardView, Face
from timescoop.web.render.card_art import card_art_strokes
from timescoop.web.render.markup import Tag, markup_of
from timescoop.web.render.page_frame import close_button, slug, visually_hidden
from timescoop.web.render.scene import Scene
from timescoop.web.render.tags import (
    a,
    article,
    b,
    button,
    dd,
    div,
    dl,
    dt,
    h3,
    i,
    li,
    p,
    section,
    small,
    span,
    svg,
    ul,
    use,
)
from timescoop.wording import _, told_in_english, tongue

BACK = "timescoop"


def drawn(scene: Scene, face: Face, kind: int, now: int | None = None) -> Markup:
    """What a face shows to the eye; the seal comes from the page's sheet. `now` is its figure, if not the printed."""
    figure = face["value"] if now is None else now
    changed = now is not None and now != face["value"]
    figures = ("" if figure is None else str(figure), face["corner"])
    line, text = face.get("line", ""), face["text"]
    return face_of(kind, face["name"], scene.type_of(face), figures, line, text, changed=changed)


@lru_cache(maxsize=2048)
def face_of(
    kind: int, name: str, sort: str, figures: tuple[str, str], line: str, text: str, *, changed: bool
) -> Markup:
    """A face drawn once; a table has some sixty at a time, and they hardly ever change."""
    value, corner = figures
    return markup_of(
        span(".face", aria_hidden="true")[
            span(".band")[i(".glyph"), span(".type")[sort], b(".corner")[corner] if corner else None],
            span(".art")[
                svg(".seal", viewBox="0 0 100 100")[use(href=f"#seal-{kind}")],
                b(class_=["value", {"changed": changed}])[value] if value else None,
            ],
            span(".name")[name],
            span(".line-of")[line] if line else None,
            small(".text")[text] if text else None,
        ]
    )


def card_item(
    scene: Scene,
    card: CardView,
    ident: str,
    *,
    chips: bool = False,
    held: bool = False,
    options: Sequence[int] | None = None,
    asked: str = "",
) -> Node:
    """A card as a list item. It stays the same element face up and face down; only what is in it changes.

    Args:
        scene: Whose page.
        card: A card of the view.
        ident: The element's id, the same while everybody could follow the card.
        chips: Whether the lit card says what choosing it does, where choices differ in that.
        held: Whether it is held in a hand, where every card shows its face to its holder and to nobody else.
        options: The options lit on it, where not the card's own.
        asked: The words by which one asks why it is not lit, or empty; one that is lit is asked for by its choice.
    """
    kind, tags = card["kind"], card["tags"]
    face = scene.faces[kind] if kind >= 0 else None
    lit = card["options"] if options is None else options
    down = face is not None and not card["up"] and not held
    marks = ["down"] if down else []
    marks += ["lit"] if lit else []
    marks += ["picked"] if "picked" in tags else []
    heap = tuple((entry["key"], entry["count"]) for entry in card.get("counters", ()))
    picks = picks_of(scene, lit, chips=chips)
    asked = scene.words[lit[0]] if picks else asked
    why = asked and scene.base and not scene.watching and not scene.view["over"]
    return laid(
        ident,
        " ".join(["card", *marks, *(f"tag-{slug(tag)}" for tag in tags), *coloured(face)]),
        scene.table_words.aloud(card, held=held),
        FaceShown(kind, face["type"], face["name"], drawn(scene, face, kind, card.get("now")), heap) if face else None,
        picks,
        scene.address(f"why-not?words={quote(asked)}") if why else "",
        asked,
        tongue(),
    )


def coloured(face: Face | None) -> list[str]:
    """The class that gives a card the colour of whom it belongs to, where its face has one."""
    colour = face.get("colour") if face else None
    return [f"of-{slug(colour)}"] if colour else []


class FaceShown(NamedTuple):
    """A face that the reader may see: its kind, type and name, what it shows to the eye, and how much lies on it."""

    kind: int
    type: str
    name: str
    drawing: Markup
    heap: tuple[tuple[str, int], ...] = ()


Pick = tuple[int, str, str]  # an option, what its button says aloud, and what it says to the eye


@lru_cache(maxsize=16384)
def laid(
    ident: str,
    classes: str,
    words: str,
    face: FaceShown | None,
    picks: tuple[Pick, ...],
    address: str,
    asked: str,
    _tongue: str,
) -> Markup:
    """A card's element, made once for all who are shown the same: most cards lie still from one scene to the next.

    The arguments are all that it is made of, the reader's language included.
    """
    sort = f"type-{slug(face.type)}" if face else "back"
    return markup_of(
        li(id=ident, class_=f"{classes} {sort}", data_kind=str(face.kind) if face else None, data_why=address or None)[
            visually_hidden(words),
            face.drawing if face else back(),
            (heap_of(key, count) for key, count in face.heap) if face and face.heap else None,
            choices(picks),
            reader_button(face, lit=bool(picks)) if face else None,
            why_not(address, asked) if address and not picks else None,
        ]
    )


def heap_of(key: str, count: int) -> Node:
    """So many tokens that lie on a card, in their key's own shape; the card's words tell of them."""
    return span(class_=["heap", f"key-{slug(key)}"], aria_hidden="true")[i, b[str(count)]]


def why_not(address: str, words: str) -> Node:
    """The way to why something is not lit. Keyboards find it when they read the card, and in the text box."""
    return a(".why-not", href=address, tabindex="-1", aria_label=_("Why not {words}?").format(words=words))[
        span(aria_hidden="true")["?"]
    ]


def back() -> Node:
    """A card back."""
    return span(".face", aria_hidden="true")[span(".art")[svg(".seal", viewBox="0 0 100 100")[use(href="#seal-back")]]]


def picks_of(scene: Scene, lit: Sequence[int], *, chips: bool) -> tuple[Pick, ...]:
    """What can be chosen on a card, in words; nothing where the scene is a picture."""
    shown = len(lit) > 1 or (chips and bool(lit) and scene.verbs_differ)
    return tuple((o, sentence(scene.words[o]), short(scene, o) if shown else "") for o in lit) if scene.base else ()


def choices(picks: Sequence[Pick]) -> Node:
    """The buttons on a card: one covers it, several are stacked on it."""
    if not picks:
        return None
    return span(class_=["picks", {"several": len(picks) > 1}])[
        (
            button(".pick", form="answer", name="option", value=str(option), aria_label=aloud)[
                span(".chip")[shown] if shown else None
            ]
            for option, aloud, shown in picks
        )
    ]


def sentence(words: str) -> str:
    """An option's words as a button says them."""
    return words[:1].upper() + words[1:]


def short(scene: Scene, option: int) -> str:
    """The short word for what an option does."""
    how = scene.how(option)
    if how is None:
        return sentence(scene.words[option])
    text = how.get("text")
    return sentence(text) if text else scene.texts.verb(how.get("say") or how["verb"])


def reader_button(face: FaceShown, *, lit: bool) -> Node:
    """Opens the card in full: the whole card where nothing can be chosen, a corner of it where something can."""
    name = _("Read {card}").format(card=face.name)
    return button(".read", type="button", popovertarget=f"kind-{face.kind}", aria_label=name)[
        span(aria_hidden="true")["i"] if lit else None
    ]


ALBUMS: Final[dict[str, Markup]] = {}  # what is the same on every page of a card pool
MOST_ALBUMS: Final = 32


def album(scene: Scene) -> Markup:
    """The sheet of seals and all cards in full, made once for each pool of cards."""
    key = f"{tongue()} {scene.game} {scene.faces!r}"
    if key not in ALBUMS:
        while len(ALBUMS) >= MOST_ALBUMS:
            del ALBUMS[next(iter(ALBUMS))]
        ALBUMS[key] = Markup(fragment[sheet(scene.faces), reader(scene)])  # noqa: S704 - elements escape for themselves
    return ALBUMS[key]


def sheet(faces: Sequence[Face]) -> Node:
    """Every seal once; the cards on the page only point at them."""
    drawings = [
        ("back", BACK, BACK),
        *((str(n), face["name"], face["family"]) for n, face in enumerate(faces)),
    ]
    return svg(".sheet", width="0", height="0", aria_hidden="true")[
        (Tag("symbol")(id=f"seal-{n}", viewBox="0 0 100 100")[card_art_strokes(name, kin)] for n, name, kin in drawings)
    ]


def reader(scene: Scene) -> Node:
    """A popover for each kind of card: large, with its full text and how we know each figure."""
    return section(".reader", aria_label=_("Cards in full"))[
        (full_card(scene, kind, face) for kind, face in enumerate(scene.faces))
    ]


def full_card(scene: Scene, kind: int, face: Face) -> Node:
    """One card in full."""
    return article(id=f"kind-{kind}", popover="auto", class_=["full", f"type-{slug(face['type'])}"])[
        div(class_=["card", f"type-{slug(face['type'])}", *coloured(face)], aria_hidden="true")[
            drawn(scene, face, kind)
        ],
        div(".about")[
            h3(**told_in_english())[face["name"], face["subtitle"] and small[face["subtitle"]]],
            p(".kind")[scene.table_words.face(face)],
            face["text"] and p(".rule", **told_in_english())[face["text"]],
            remarks(scene, face),
            shown_lines(face),
            warrants(scene, face),
        ],
        close_button(f"kind-{kind}"),
    ]


def remarks(scene: Scene, face: Face) -> Node:
    """What newcomers are told of a card besides its text."""
    return [p(".quiet.remark")[scene.texts.label(key)] for key in face.get("remarks", ())]


def shown_lines(face: Face) -> Node:
    """What a place says line by line, where the text does not say it."""
    lines = [line for line in face.get("lines", ()) if line.lower() not in face["text"].lower()]
    return ul(".lines-of")[(li[line] for line in lines)] if lines else None


def warrants(scene: Scene, face: Face) -> Node:
    """How we know each figure and the text, in words; what rests on the same reason stands together."""
    values = face["values"]
    fields: dict[str, list[str]] = {}
    for key, reasons in face["how"].items():
        value = f" {values[key]}" if key in values else ""
        for reason in reasons:
            fields.setdefault(reason, []).append(scene.texts.label(key, 2) + value)
    if not fields:
        return None
    return fragment[
        p(".how")[_("How we know")],
        dl(".warrants")[
            (
                div(class_=f"warrant-{slug(reason.replace(':', ' ').split()[0])}")[dt[", ".join(of)], dd[reason]]
                for reason, of in fields.items()
            )
        ],
    ]
