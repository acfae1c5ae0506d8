"""The workshop's form: a card's fields with hints, and the picture chooser."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from htpy import (
    Node,
    datalist,
    details,
    div,
    fieldset,
    img,
    label,
    legend,
    option,
    p,
    select,
    small,
    span,
    summary,
    textarea,
)
from htpy import input as field

from timescoop import pictures
from timescoop.documents import PICTURE, YES, CardField, card_types, fields_of_type
from timescoop.kernel import Edition, Game
from timescoop.web.authoring.card_form import ASKS_BY_HAND, BY_HAND, PREFIX
from timescoop.web.render.card_art import address
from timescoop.wording import Texts, _, in_, texts_of

HINTED = 3  # lines of a text's field
PICTURE_LABEL = "label of a picture"  # for translators

PictureRow = tuple[str, str, str]  # its name in card files, its label, its address


def card_fields(
    game: Game, edition: Edition, form: Mapping[str, str], wrong: Mapping[str, Sequence[str]], below_text: Node = None
) -> Node:
    """All fields of a card.

    Args:
        game: The game.
        edition: Its edition.
        form: What stands in the fields.
        wrong: What is wrong with a field, in sentences, by its key.
        below_text: What stands below the card's text.
    """
    texts = texts_of(game.room)
    sort = form.get("type", "")
    return div(".card-fields")[
        type_field(texts, card_types(game, edition), sort, wrong.get("type", ())),
        (
            [
                one_field(texts, each, form.get(f"{PREFIX}{each.key}", ""), wrong.get(each.key, ())),
                p(".whole")[below_text] if each.key == "text" and below_text else None,
            ]
            for each in fields_of_type(game, edition, sort)
        ),
        picture_chooser(game.key, edition.key, form.get(f"{PREFIX}{PICTURE}", ""), wrong.get(PICTURE, ())),
    ]


def by_hand_tick(*, ticked: bool) -> Node:
    """Whether players carry the text out themselves, so that it need not be read."""
    return div(".field.tick-box")[
        field(type="hidden", name=ASKS_BY_HAND, value=YES),
        label(for_=BY_HAND)[
            field(type="checkbox", id=BY_HAND, name=BY_HAND, value=YES, checked=ticked), " ",
            _("Keep this text and play it by hand"),
        ],
        p(".hint")[_("At the table, players do what it says themselves. Bots ignore it.")],
    ]  # fmt: skip


def type_field(texts: Texts, sorts: Sequence[str], chosen: str, wrong: Sequence[str]) -> Node:
    """Which type of card it is; other types have other fields."""
    rows = sorts if chosen in sorts else [chosen, *sorts]
    return div(".field")[
        label(for_="type")[_("Type of card")],
        select("#type", name="type", **marked_wrong("type", wrong))[
            (option(value=sort, selected=sort == chosen)[texts.label(sort, 1) if sort else "–"] for sort in rows)
        ],
        wrong_lines("type", wrong),
    ]


def one_field(texts: Texts, each: CardField, said: str, wrong: Sequence[str]) -> Node:
    """One field with its label, its hint and what is wrong with it."""
    name = f"{PREFIX}{each.key}"
    title = texts.label(each.key)
    if each.kind == "flag":
        return div(".field.tick-box")[
            label(for_=name)[field(type="checkbox", id=name, name=name, value=YES, checked=bool(said)), " ", title],
            wrong_lines(each.key, wrong),
        ]
    return div(class_=["field", {"whole": each.kind == "long"}])[
        label(for_=name)[title, small[" ", _("optional")] if not each.needed and each.key != "text" else None],
        written(each, name, said, wrong),
        p(".hint")[hint_of(each)] if hint_of(each) else None,
        wrong_lines(each.key, wrong),
    ]


def written(each: CardField, name: str, said: str, wrong: Sequence[str]) -> Node:
    """Where a field is written."""
    marks = marked_wrong(each.key, wrong)
    if each.kind == "long":
        return textarea(id=name, name=name, rows=str(HINTED), spellcheck="false", **marks)[said]
    offered = each.known if each.kind == "text" else ()
    number = {"inputmode": "numeric"} if each.kind == "number" else {}
    listed = {"list": f"{name}-known"} if offered else {}
    return [
        field(type="text", id=name, name=name, value=said, autocomplete="off", spellcheck="false",
              **number, **listed, **marks),
        datalist(id=f"{name}-known")[(option(value=word) for word in offered)] if offered else None,
    ]  # fmt: skip


def hint_of(each: CardField) -> str:
    """What other cards have there, or how it is written."""
    if each.kind == "number":
        return (
            _("Printed cards have {low} to {high}.").format(low=each.low, high=each.high)
            if each.high > each.low
            else ""
        )
    if each.kind == "counts":
        return _("With commas, such as “Science 2, Thief 1”") if each.needed else ""
    if each.kind == "list" and each.known:
        return _("With commas, such as “{words}”").format(words=", ".join(each.known[:2]))
    return _("With commas") if each.kind in ("list", "numbers") else ""


def marked_wrong(key: str, wrong: Sequence[str]) -> dict[str, str]:
    """What tells a screen reader that a field is wrong, and why."""
    return {"aria-invalid": "true", "aria-describedby": f"wrong-{key}"} if wrong else {}


def wrong_lines(key: str, wrong: Sequence[str]) -> Node:
    """What is wrong with a field."""
    return p(".amiss", id=f"wrong-{key}")[" ".join(wrong)] if wrong else None


# ---- pictures


def picture_chooser(game: str, edition: str, chosen: str, wrong: Sequence[str]) -> Node:
    """Every picture that a card can have; without a choice it is drawn from the card's name and type."""
    groups = {_(group): said_choices(rows) for group, rows in choices(game, edition).items()}
    title = next((words for rows in groups.values() for name, words, _src in rows if name == chosen), chosen)
    return details(".more.pictures", open=bool(wrong))[
        summary[_("Picture"), small[" ", title or _("Automatic")]],
        wrong_lines(PICTURE, wrong),
        div(".picture-groups")[
            picture_choice("", _("Automatic"), "", chosen),
            (
                fieldset[legend[group], div(".pictures-of")[(picture_choice(*row, chosen) for row in rows)]]
                for group, rows in groups.items()
            ),
        ],
    ]


def picture_choice(name: str, words: str, source: str, chosen: str) -> Node:
    """One picture to choose."""
    return label(".picture", title=words)[
        field(type="radio", name=f"{PREFIX}{PICTURE}", value=name, checked=name == chosen),
        img(src=source, alt="", width="72", height="54", loading="lazy") if source else None,
        span[words],
    ]


def said_choices(rows: Sequence[PictureRow]) -> list[PictureRow]:
    """The pictures of a group, in the reader's language and in the order of their labels there."""
    said = [(name, in_(PICTURE_LABEL, words), source) for name, words, source in rows]
    return sorted(said, key=lambda row: row[1].casefold())


@lru_cache(maxsize=16)
def choices(game: str, edition: str) -> dict[str, list[PictureRow]]:
    """Every picture, by group."""
    return {
        group: [(each.name, each.label, thumbnail_of(each.name, game, edition)) for each in rows]
        for group, rows in pictures.emblems().items()
    }


def thumbnail_of(name: str, game: str, edition: str) -> str:
    """The address of a picture by its name."""
    return address(pictures.PictureFacts(name, game, edition, picture=name))
