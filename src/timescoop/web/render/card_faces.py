"""Card faces and backs at every size, and the card in full."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Literal, NamedTuple
from urllib.parse import quote

from htpy import Node, fragment
from markupsafe import Markup

from timescoop.kernel import CardView, Face
from timescoop.web.render.card_art import back_picture, picture
from timescoop.web.render.card_fit import longest_word, name_size, text_from, text_size
from timescoop.web.render.markup import markup_of
from timescoop.web.render.page_frame import close_button, slug, visually_hidden
from timescoop.web.render.render_cache import RenderCache
from timescoop.web.render.scene import Scene
from timescoop.web.render.tags import (
    a,
    article,
    b,
    button,
    dd,
    details,
    div,
    dl,
    dt,
    h1,
    i,
    img,
    li,
    p,
    section,
    small,
    span,
    summary,
    ul,
)
from timescoop.wording import (
    ENGLISH,
    _,
    card_reading,
    in_own_words,
    line_in_own_words,
    localized_warrant,
    told_in_english,
    tongue,
    traits_reading,
    with_outcome,
)

LONG_TYPE: Final = 11  # letters of a word that the narrowest card with words has no room for in its usual size
TWO: Final = 2  # digits of a small figure that has its sign beside it
FRAMES: Final = frozenset({"place", "hero", "foe", "gear", "deed"})  # the style sheet has a plate and a badge for each
Shape = Literal["", "tile", "member", "slip"]


def drawn(scene: Scene, face: Face, now: int | None = None, qualities: Sequence[int] = ()) -> Markup:
    """What a face shows to people who see it.

    Args:
        scene: Whose page.
        face: What is printed on the card.
        now: The big figure as it counts now; None for the printed one.
        qualities: The small figures as they count now; empty for the printed ones.
    """
    printed = face["value"]
    figure = printed if now is None else now
    moved = 0 if figure is None or printed is None else (figure > printed) - (figure < printed)
    keys = face.get("qualities", ())
    small = tuple(zip(keys, qualities or [face["values"][key] for key in keys], strict=True))
    line = traits_reading(face.get("line", ""))
    rows = (face_title(face), scene.type_of(face), subtitle_of(face), line, face["corner"])
    art = picture(face, scene.game, scene.view["edition"])
    by_hand = face.get("by_hand", False)
    said, in_english = in_own_words(face["text"])
    spoken = "" if tongue() == ENGLISH else in_english.get("lang", tongue())
    return face_of(art, rows, "" if figure is None else str(figure), moved, small, said, by_hand, spoken)


def face_title(face: Face) -> str:
    """The name as it stands on the card: without its subtitle, which has a row of its own."""
    return face["name"].removesuffix(f" - {face['subtitle']}") if face["subtitle"] else face["name"]


def subtitle_of(face: Face) -> str:
    """The subtitle, unless the line says the same."""
    words, line = face["subtitle"], face.get("line", "")
    return "" if line and set(line.split()) <= set(words.replace(",", "").split()) else words


@lru_cache(maxsize=2048)
def face_of(
    art: str,
    rows: tuple[str, str, str, str, str],
    value: str,
    moved: int,
    qualities: tuple[tuple[str, int], ...],
    text: str,
    by_hand: bool,  # noqa: FBT001 - the key of a cache
    spoken: str,
) -> Markup:
    """A face drawn once; a table has some sixty at a time, and they hardly ever change.

    Args:
        art: The address of its picture.
        rows: The name, the word for its type, the subtitle, the line and the corner; empty for none.
        value: The big figure; empty for none.
        moved: 1 if the figure is now more than the printed one, -1 if it is less, else 0.
        qualities: The small figures by their keys.
        text: The text; empty for none.
        by_hand: Whether players carry the text out themselves, which a small hand marks.
        spoken: The language of the text on a page in another one than English; else empty.
    """
    name, sort, subtitle, line, corner = rows
    digits = sum(len(str(figure)) for _key, figure in qualities)
    fit = text_from(name, (sort, subtitle, line, "0" * len(qualities)), text) if text else 0
    return markup_of(
        span(
            class_=["face", f"name-{name_size(name)}", None if text else "bare"],
            aria_hidden="true",
            **told_in_english(),
        )[
            span(".window")[
                image(art),
                span(
                    class_=[
                        "stats",
                        f"digits-{digits}",
                        {"wide": any(len(str(figure)) > TWO for _key, figure in qualities)},
                    ]
                )[(b(class_=f"key-{slug(key)}")[i, str(figure)] for key, figure in qualities)]
                if qualities
                else None,
                i(".by-hand") if by_hand else None,
            ],
            badge(value, moved) if value else None,
            i(".sign"),
            span(".plate")[
                span(class_=["type", {"long": longest_word(sort) > LONG_TYPE}])[sort],
                span(".name")[name],
                b(".corner")[corner] if corner else None,
                span(".sub")[breakable(subtitle)] if subtitle else None,
                span(".line-of")[breakable(line)] if line else None,
            ],
            small(class_=["text", f"from-{fit}", f"text-{text_size(text)}"], lang=spoken or None)[text]
            if text
            else None,
            i(".stamp"),
        ]
    )


def breakable(words: str) -> str:
    """Words that may go on in the next line after a slash, rather than anywhere."""
    return words.replace("/", "/\u200b")


def badge(value: str, moved: int) -> Node:
    """The big figure; its shape tells the card's frame, and an arrow if it is not the printed one."""
    marks = {"changed": moved, "raised": moved > 0, "lowered": moved < 0}
    return b(class_=["value", f"digits-{min(len(value), 3)}", marks])[value, i if moved else None]


def image(address: str) -> Node:
    """A picture, fetched when it comes into sight."""
    return img(".art", src=address, alt="", loading="lazy")


def card_item(
    scene: Scene,
    card: CardView,
    ident: str,
    *,
    chips: bool = False,
    held: bool = False,
    options: Sequence[int] | None = None,
    asked: str = "",
    shape: Shape = "",
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
        shape: Standing if empty; "tile" for a place that lies, "member" for a small one without words, "slip" for one
            line of words.
    """
    kind, tags = card["kind"], card["tags"]
    face = scene.faces[kind] if kind >= 0 else None
    lit = card["options"] if options is None else options
    down = face is not None and not card["up"] and not held
    marks = ["down"] if down else []
    if lit:
        marks.append("lit")
    if "picked" in tags:
        marks.append("picked")
    heap = tuple((entry["key"], entry["count"]) for entry in card.get("counters", ()))
    picks = picks_of(scene, lit, chips=chips)
    asked = scene.words[lit[0]] if picks else asked
    why = asked and scene.asks and not scene.watching and not scene.view["over"]
    return laid(
        ident,
        " ".join(["card", *([shape] if shape else []), *marks, *(f"tag-{slug(tag)}" for tag in tags), *coloured(face)]),
        scene.table_words.aloud(card, held=held),
        FaceShown(kind, face["type"], face["name"], drawing_of(scene, card, face), scene.card_address(kind), heap)
        if face
        else None,
        picks,
        back_picture(scene.game),
        why_address(scene.asks, asked) if why else "",
        asked,
        tongue(),
    )


@lru_cache(maxsize=4096)
def why_address(base: str, asked: str) -> str:
    """Where it says why something is not lit, for a table and the words by which one asks."""
    return f"{base}/why-not?words={quote(asked)}"


def drawing_of(scene: Scene, card: CardView, face: Face) -> Markup:
    """What a card of the table shows to people who see it, with its figures as they count now."""
    now, qualities = card.get("now"), card.get("qualities", ())
    cache: RenderCache | None = scene.cache
    if cache is None:
        return drawn(scene, face, now, qualities)
    key = card["kind"], now, tuple(qualities), tongue()
    known = cache.drawings_of(scene.faces)
    found = known.get(key)
    if found is None:
        found = known[key] = drawn(scene, face, now, qualities)
    return found


def coloured(face: Face | None) -> list[str]:
    """The classes of a card's frame, and of whom it belongs to, where its face has that."""
    if not face:
        return []
    frame, colour = face.get("frame", ""), face.get("colour")
    return [f"frame-{frame if frame in FRAMES else 'plain'}", *([f"of-{slug(colour)}"] if colour else [])]


class FaceShown(NamedTuple):
    """A face that the reader may see.

    Attributes:
        kind: The kind of card.
        type: The key of its type.
        name: Its name.
        drawing: What it shows to people who see it.
        address: Where it is read in full.
        heap: The tokens on it: key and number.
    """

    kind: int
    type: str
    name: str
    drawing: Markup
    address: str
    heap: tuple[tuple[str, int], ...] = ()


CHIP_LETTERS: Final = 24  # that a lit card has room for,
SHORT_CHIP: Final = 10  # and a small one
Pick = tuple[int, str, str]  # an option, what its button says aloud, and what it shows


@lru_cache(maxsize=4096)
def laid(
    ident: str,
    classes: str,
    words: str,
    face: FaceShown | None,
    picks: tuple[Pick, ...],
    back_art: str,
    address: str,
    asked: str,
    _tongue: str,
) -> Markup:
    """A card's element, made once for everybody who is shown the same: most cards lie still from one scene to the next.

    The arguments are all that it is made of, the reader's language included.
    """
    sort = f"type-{slug(face.type)}" if face else "back"
    why = address if picks and address else None  # else the link to it says the same
    return markup_of(
        li(id=ident, class_=f"{classes} {sort}", data_kind=str(face.kind) if face else None, data_why=why)[
            visually_hidden(words),
            face.drawing if face else back(back_art),
            (heap_of(key, count) for key, count in face.heap) if face and face.heap else None,
            choices(picks),
            reading_link(face, lit=bool(picks)) if face else None,
            why_not(address, asked) if address and not picks else None,
        ]
    )


def heap_of(key: str, count: int) -> Node:
    """So many tokens that lie on a card, in their key's own shape; the card's words tell of them."""
    return span(class_=["heap", f"key-{slug(key)}"], aria_hidden="true")[i, b[str(count)]]


def why_not(address: str, words: str) -> Node:
    """The way to why something is not lit. Keyboards find it when they read the card, and in the text box."""
    return a(".why-not", href=address, tabindex="-1", aria_label=_("Why not {words}?").format(words=words))


def back(art: str) -> Node:
    """A card back with the picture at an address."""
    return span(".face", aria_hidden="true")[image(art)]


def picks_of(scene: Scene, lit: Sequence[int], *, chips: bool) -> tuple[Pick, ...]:
    """What can be chosen on a card, in words; nothing where the scene is a picture."""
    if not lit or not scene.base:
        return ()
    shown = len(lit) > 1 or (chips and scene.verbs_differ)
    brings = {option: scene.outcome(option) for option in lit}
    return tuple((o, with_outcome(scene.said(o), brings[o]), chip_words(scene, o, brings[o], shown=shown)) for o in lit)


def chip_words(scene: Scene, option: int, outcome: str, *, shown: bool) -> str:
    """What a highlighted card shows: what it would do, if that is short; else what it does, if `shown`."""
    return outcome if 0 < len(outcome) <= CHIP_LETTERS else short(scene, option) if shown else ""


def choices(picks: Sequence[Pick]) -> Node:
    """The buttons on a card: one covers it, several are stacked on it."""
    if not picks:
        return None
    return span(class_=["picks", {"several": len(picks) > 1}])[
        (
            button(".pick", form="answer", name="option", value=str(option), aria_label=aloud)[
                span(class_=["chip", {"long": len(shown) > SHORT_CHIP}])[shown] if shown else None
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
        return sentence(scene.labels[option])
    text = how.get("text")
    return sentence(in_own_words(text)[0]) if text else scene.texts.verb(how.get("say") or how["verb"])


def reading_link(face: FaceShown, *, lit: bool) -> Node:
    """Leads to the card in full: all of it where nothing can be chosen on it, else a corner."""
    name = _("Read {card}").format(card=face.name)
    return a(".read", href=face.address, data_full=True, aria_label=name)[
        span(aria_hidden="true")["i"] if lit else None
    ]


def enlargements() -> Node:
    """Where scripts show a card closely: enlarged beside the table, and in full over the page."""
    return fragment[
        div("#peek", popover="manual", aria_hidden="true"),
        section("#full.full", popover="auto", aria_label=_("Card"))[div(".inside"), close_button("full")],
    ]


def full_card(scene: Scene, kind: int) -> Node:
    """One card in full: large, with its figures, its text, remarks, and how we know each figure."""
    face = scene.faces[kind]
    line = traits_reading(face.get("line", "").strip())
    return article(class_=["full", f"type-{slug(face['type'])}"])[
        div(class_=["card", f"type-{slug(face['type'])}", *coloured(face)], aria_hidden="true")[drawn(scene, face)],
        div(".about")[
            h1(**told_in_english())[face_title(face), subtitle_of(face) and small[" ", subtitle_of(face)]],
            p(".kind")[" \u00b7 ".join(filter(None, (scene.type_of(face), line)))],
            face["text"] and p(".rule", **in_own_words(face["text"])[1])[in_own_words(face["text"])[0]],
            p(".quiet", **told_in_english())[face["text"]] if card_reading(face["text"]) else None,
            remarks(scene, face),
            shown_lines(face),
            facts_of(scene, face),
            warrants(scene, face),
        ],
    ]


def facts_of(scene: Scene, face: Face) -> Node:
    """The figures of a card by their names."""
    if not face["values"]:
        return None
    return dl(".facts")[(div[dt[scene.texts.label(key, 2)], dd[str(value)]] for key, value in face["values"].items())]


def remarks(scene: Scene, face: Face) -> Node:
    """What newcomers are told of a card besides its text, and that its text is played by hand."""
    told = [p(".quiet.remark")[scene.texts.label(key)] for key in face.get("remarks", ())]
    return [*told, face.get("by_hand") and p(".quiet.remark.hand-played")[scene.texts.label("by_hand")]]


def shown_lines(face: Face) -> Node:
    """What a place says line by line, where the text does not say it."""
    lines = [line for line in face.get("lines", ()) if line.lower() not in face["text"].lower()]
    told = map(line_in_own_words, lines)
    return ul(".lines-of")[(li(**english)[words] for words, english in told)] if lines else None


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
    return details(".how")[
        summary[_("How we know")],
        dl(".warrants")[
            (
                div(class_=f"warrant-{slug(reason.replace(':', ' ').split()[0])}")[
                    dt[", ".join(of)], dd[localized_warrant(reason)]
                ]
                for reason, of in fields.items()
            )
        ],
        p(".hint")[
            _("“Stated” is printed in the rulebook, “found” comes from another source, “judged” is our own estimate.")
        ],
    ]
