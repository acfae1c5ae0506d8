"""Enter my box: a grid of all cards of an edition, and the card that its owner is looking at."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from urllib.parse import urlencode

from htpy import (
    Node,
    a,
    b,
    button,
    details,
    div,
    fieldset,
    form,
    h1,
    h2,
    label,
    legend,
    li,
    nav,
    ol,
    p,
    progress,
    section,
    small,
    span,
    summary,
    textarea,
    ul,
)
from htpy import input as entry

from timescoop.documents import SIDE, BoxSlot, OwnBox
from timescoop.hosting import Published
from timescoop.kernel import Edition, Game
from timescoop.web.assets import asset
from timescoop.web.authoring.box_state import BoxState
from timescoop.web.authoring.card_form import PREFIX, form_of
from timescoop.web.authoring.fault_sentences import fault_sentence, unread_words
from timescoop.web.authoring.set_checker import CheckedFault
from timescoop.web.render.editors.card_form_part import card_fields
from timescoop.web.render.editors.deck_page import CARD_FILES, file_field, styles
from timescoop.web.render.editors.phrases_page import phrases_link, phrases_panel
from timescoop.web.render.editors.publish_part import publish_hint, published_list
from timescoop.web.render.editors.workshop_page import left_out
from timescoop.web.render.page_frame import page, slug
from timescoop.wording import _, counted_, localized, texts_of, told_in_english

SHOWN = ("all", "ours", "changed", "mine", "open", "hand", "out")
LONGEST_NAME = 60


@dataclass(frozen=True)
class BoxView:
    """State of the page of a box: what is kept, what it makes, and which card is shown.

    `key` is the secret part of its address, `base` that address, `row` the card that is shown, or None for a slot
    without one, `nth` its number, `shown` which slots the grid has, `notes` what of a file was left out, `wrong` why
    one could not be read, `published` its sets on the shelf.
    """

    game: Game
    edition: Edition
    key: str
    base: str
    box: OwnBox
    state: BoxState
    row: dict[str, object] | None
    nth: int
    shown: str = "all"
    link: str = ""
    notes: Sequence[str] = ()
    wrong: str = ""
    published: Sequence[Published] = field(default_factory=tuple)

    def address(self, nth: int, shown: str = "") -> str:
        """The address of a card in this box."""
        query = {"card": str(nth)} | ({"show": shown or self.shown} if (shown or self.shown) != "all" else {})
        return f"{self.base}?{urlencode(query)}#card"

    @property
    def slot(self) -> BoxSlot:
        """The slot that is shown."""
        return self.state.slots[self.nth]


def box_page(view: BoxView) -> Node:
    """The whole page."""
    return page(
        _("My box of {game}").format(game=view.game.title),
        div("#box")[
            head(view),
            p(".notice", role="alert")[view.wrong] if view.wrong else None,
            section(".panel")[p(role="status")[_("File imported.")], left_out(view.notes)] if view.notes else None,
            div(".bench.boxed")[grid(view), card_part(view)],
            ways_out(view),
        ],
        phrases_panel(),
        classes=f"making builder game-{slug(view.game.key)}",
        styles=styles(view.game),
    )


def head(view: BoxView) -> Node:
    """What box this is, and how far it has got."""
    done = sum(slot.source in ("mine", "out") for slot in view.state.slots)
    count = len(view.state.slots)
    said = _("{n} of {count} cards compared").format(n=done, count=count)
    return div(".sec")[
        h1[view.box.title],
        a(href=f"/workshop/{view.game.key}/{view.edition.key}")[f"{view.game.title}, {_(view.edition.title)}"],
        div(".progress-row")[progress(max=str(count), value=str(done), aria_label=said), span(role="status")[said]],
        opened(view),
        p(".hint")[_("This page is saved as you go. Keep its address: only people who have it can change this box.")],
    ]


def opened(view: BoxView) -> Node:
    """How many cards are still open, with the way to the first of them."""
    first = next((nth for nth, slot in enumerate(view.state.slots) if slot.is_open), -1)
    if first < 0 and not view.state.faults:
        return span(".legal")[span(aria_hidden="true")["✓ "], _("All texts are understood")]
    count = sum(slot.is_open for slot in view.state.slots) or len(view.state.faults)
    said = counted_("{n} thing to fix", "{n} things to fix", count)
    return a(".legal.not", href=view.address(first, "open") if first >= 0 else "#whole")[said]


# ---- the grid


def marks(slot: BoxSlot) -> list[str]:
    """What a slot is marked with, as keys."""
    found: list[str] = [slot.source]
    if slot.is_open:
        found.append("open")
    elif slot.reading is not None and slot.reading.state in ("read as", "by hand"):
        found.append("hand" if slot.reading.state == "by hand" else "read")
    return found


def mark_words() -> dict[str, str]:
    """The words for the marks."""
    return {
        "all": _("All"),
        "ours": _("Not checked"),
        "mine": _("Checked"),
        "changed": _("Partly checked"),
        "out": _("Not in my box"),
        "open": _("To fix"),
        "hand": _("By hand"),
        "read": _("Read as"),
    }


def grid(view: BoxView) -> Node:
    """All cards, or those with one mark."""
    words = mark_words()
    slots = [
        (nth, slot) for nth, slot in enumerate(view.state.slots) if view.shown == "all" or view.shown in marks(slot)
    ]
    return section(".panel", aria_labelledby="cards-name")[
        h2(id="cards-name")[_("Cards"), small[" ", str(len(slots))]],
        nav(".facets", aria_label=_("Show only"))[
            (
                a(class_=["facet", {"on": key == view.shown}], href=view.address(view.nth, key).replace("#card", ""),
                  aria_current="true" if key == view.shown else None)[
                    words[key], small[" ", str(sum(key == "all" or key in marks(slot) for slot in view.state.slots))]
                ]
                for key in SHOWN
            )
        ],
        p(".hint")[
            _("Checked: you compared the whole card. Partly checked: you changed some of it. To fix: can't be read.")
        ],
        p(".hint")[_("Read as: worded differently from our cards, but understood. By hand: players do what it says.")],
        ol(".slots")[(tile(view, nth, slot, words) for nth, slot in slots)] if slots else p[_("No cards here.")],
        form(method="post", action=f"{view.base}/card")[
            entry(type="hidden", name="card", value=str(len(view.state.slots))),
            button(name="act", value="add")[_("Add a missing card")],
        ],
    ]  # fmt: skip


def tile(view: BoxView, nth: int, slot: BoxSlot, words: dict[str, str]) -> Node:
    """One card of the grid."""
    texts = texts_of(view.game.room)
    return li[
        a(class_=["slot", *(f"is-{mark}" for mark in marks(slot))], href=view.address(nth),
          aria_current="true" if nth == view.nth else None)[
            b[slot.name or _("Unnamed card")],
            small[texts.label(slot.sort, 1) if slot.sort else ""],
            span(".marks")[(span(class_=f"mark-{mark}")[words[mark]] for mark in marks(slot))],
        ]
    ]  # fmt: skip


# ---- the card


def card_part(view: BoxView) -> Node:
    """The card in the slot, to be compared and corrected."""
    slot = view.slot
    title = slot.name or _("Unnamed card")
    return section("#card.panel", aria_labelledby="card-name", tabindex="-1")[
        h2(id="card-name")[
            title,
            small[" ", _("in place of {card}").format(card=slot.slot)] if slot.slot not in ("", slot.name) else None,
        ],
        nav(".row", aria_label=_("Cards"))[
            a(".act", href=view.address(view.nth - 1), rel="prev")[_("Previous")] if view.nth else None,
            a(".act", href=view.address(view.nth + 1), rel="next")[_("Next")]
            if view.nth + 1 < len(view.state.slots)
            else None,
        ],
        read_part(view, slot),
        card_form(view) if view.row is not None else empty_slot(view),
    ]


def read_part(view: BoxView, slot: BoxSlot) -> Node:
    """How the card's text is read, and what is to be fixed."""
    reading = slot.reading
    if reading is None:
        return None
    if reading.faults:
        return div(".verdict", role="alert")[ul(".lines")[(li[in_a_sentence(view, each)] for each in reading.faults)]]
    if reading.read_as:
        return div(".readback")[b[_("Read as")], p(".rule", **told_in_english())[reading.read_as]]
    if reading.state == "by hand":
        return p(".hint")[_("Its text is played by hand.")]
    return None


def in_a_sentence(view: BoxView, fault: str) -> str:
    """A fault as its author reads it."""
    field, _colon, wrong = fault.partition(": ")
    return fault_sentence(view.game, view.edition, CheckedFault(0, field, wrong))


def unread_part(view: BoxView) -> str:
    """The words of the card's text that can't be read; empty where it can be read."""
    faults = view.slot.reading.faults if view.slot.reading else ()
    found = (unread_words(CheckedFault(0, "", each.partition(": ")[2])) for each in faults)
    return next((words for words in found if words), "")


def card_form(view: BoxView) -> Node:
    """The fields of the card."""
    assert view.row is not None, "there is a card in the slot"
    values = form_of(view.game, view.edition, view.row)
    text, slot = str(view.row.get("text") or ""), view.slot
    link = phrases_link(f"/workshop/{view.game.key}/{view.edition.key}", unread_part(view), class_="act")
    return form(".card-of-box", method="post", action=f"{view.base}/card")[
        entry(type="hidden", name="card", value=str(view.nth)),
        entry(type="hidden", name="show", value=view.shown),
        card_fields(view.game, view.edition, values, {}, link),
        None if f"{PREFIX}text" in values else div(".field.whole")[
            label(for_=f"{PREFIX}text")[_("Text")],
            textarea(id=f"{PREFIX}text", name=f"{PREFIX}text", rows="3", spellcheck="false")[text],
            link,
        ],
        meaning(view),
        by_hand_tick(view),
        div(".row")[
            button(".go", name="act", value="next")[_("As printed: save and next")],
            button(name="act", value="save")[_("Save")],
        ],
        div(".row")[
            button(".quiet-act", name="act", value="out")[_("Not in my box")] if slot.sort != SIDE else None,
            button(".quiet-act", name="act", value="ours")[_("Restore our card")] if slot.source != "ours" else None,
        ],
    ]  # fmt: skip


def meaning(view: BoxView) -> Node:
    """What the text means in words that can be read: chosen, where it may mean several things, or written."""
    assert view.row is not None, "there is a card in the slot"
    said, reading = str(view.row.get("read_as") or ""), view.slot.reading
    if reading is not None and reading.choices:
        return fieldset(".field.whole")[
            legend[_("What does your card mean? Its text stays as it is printed.")],
            [
                label(".choice")[entry(type="radio", name="read-as", value=each), " ", span(**told_in_english())[each]]
                for each in reading.choices
            ],
        ]
    if not said and (reading is None or reading.state != "refused"):
        return None
    return div(".field.whole")[
        label(for_="read-as")[_("Read as"), small[" ", _("in words that Timescoop knows; the printed text stays")]],
        textarea("#read-as", name="read-as", rows="2", spellcheck="false")[said],
    ]


def by_hand_tick(view: BoxView) -> Node:
    """Whether the text is carried out by hand, where the game knows that; offered once a text cannot be read."""
    shop = view.game.required_workshop
    assert view.row is not None, "there is a card in the slot"
    kept = view.row.get("by_hand") is True
    if "by_hand" not in shop.fields(str(view.row.get("type", ""))) or not (kept or view.slot.is_open):
        return None
    return div(".field.tick-box")[
        label(for_="by-hand")[
            entry(type="checkbox", id="by-hand", name="by-hand", value="yes", checked=kept), " ",
            _("Keep this text and play it by hand"),
        ]
    ]  # fmt: skip


def empty_slot(view: BoxView) -> Node:
    """A slot without a card."""
    return form(method="post", action=f"{view.base}/card")[
        entry(type="hidden", name="card", value=str(view.nth)),
        p[_("There is no such card in your box.")],
        button(name="act", value="ours")[_("Restore our card")],
    ]


# ---- the ways out and in


def ways_out(view: BoxView) -> Node:
    """Share it, play with it, save it, bring a file, name it."""
    return div(".twin")[
        section(".panel", aria_labelledby="share-name")[
            h2(id="share-name")[_("Play and share")],
            div("#whole.verdict")[ul(".lines")[(li[localized(fault)] for fault in view.state.faults)]]
            if view.state.faults
            else None,
            div(".row")[
                form(method="post", action=f"{view.base}/share")[button(".go")[_("Open in the workshop")]],
                publish_form_of_box(view) if view.state.well else None,
            ],
            publish_hint() if view.state.well else None,
            published_list(view.published, f"{view.base}/take-off"),
            nav(".row", aria_label=_("Save as file"))[
                a(".act", href=f"{view.base}/file?form=yaml")[_("Save as set")],
                a(".act", href=f"{view.base}/file?form=xlsx")[_("Worksheet (XLSX)")],
                a(".act", href=f"{view.base}/file?form=ods")[_("Worksheet (ODS)")],
                a(".act", href=f"{view.base}/file?form=csv")[_("Worksheet (CSV)")],
            ],
            details(".more")[
                summary[_("Import a file")],
                form(".options", method="post", action=f"{view.base}/import", enctype="multipart/form-data")[
                    file_field(_("CSV, XLSX, ODS, JSON, YAML, LackeyCCG"), CARD_FILES),
                    div(".row")[button[_("Import")]],
                ],
            ],
        ],
        section(".panel", aria_labelledby="owner-name")[
            h2(id="owner-name")[_("Owner")], owner_form(view.base, view.box)
        ],
    ]


def owner_form(base: str, box: OwnBox) -> Node:
    """Whose box it is: what was compared is marked with that name and the day."""
    return form(".options", method="post", action=f"{base}/owner")[
        div(".field")[
            label(for_="owner")[_("Your name")],
            entry(
                "#owner",
                type="text",
                name="owner",
                value=box.owner,
                maxlength=str(LONGEST_NAME),
                autocomplete="nickname",
            ),
        ],
        div(".field")[
            label(for_="title")[_("Name of the box")],
            entry(
                "#title", type="text", name="title", value=box.title, maxlength=str(LONGEST_NAME), autocomplete="off"
            ),
        ],
        div(".row")[button[_("Save")]],
    ]


def publish_form_of_box(view: BoxView) -> Node:
    """Put the set on this server's shelf."""
    return form(method="post", action=f"{view.base}/publish")[
        button(aria_describedby="publish-hint")[_("Publish on this server")],
    ]


# ---- the page before


def begin_page(game: Game, edition: Edition, back: str, wrong: str = "") -> Node:
    """Begin a box, or go on with the one that this browser began."""
    base = f"/workshop/{game.key}/{edition.key}/box"
    return page(
        _("Enter my box"),
        h1[_("Enter my box")],
        p(".lead")[
            _("You own {game}? Compare our cards with yours, one by one.").format(game=game.title), " ",
            _("What you correct becomes a set that you can play and share."),
        ],
        p(".notice", role="alert")[wrong] if wrong else None,
        p[a(".act.on", href=back)[_("Continue my box")]] if back else None,
        form(".panel.options", method="post", action=base, enctype="multipart/form-data")[
            div(".field")[
                label(for_="owner")[_("Your name")],
                entry("#owner", type="text", name="owner", maxlength=str(LONGEST_NAME), autocomplete="nickname"),
                p(".hint")[_("Shown as the source of every card that you compare.")],
            ],
            file_field(_("Worksheet or file (optional)"), CARD_FILES),
            div(".row")[button(".go")[_("Start a box")]],
        ],
        p(".row")[
            a(".act", href=f"{base}/worksheet?form=xlsx")[_("Worksheet (XLSX)")],
            a(".act", href=f"{base}/worksheet?form=ods")[_("Worksheet (ODS)")],
            a(".act", href=f"{base}/worksheet?form=csv")[_("Worksheet (CSV)")],
        ],
        p(".hint")[_("A worksheet has all cards, for a spreadsheet program. Import it here when you are done.")],
        p[a(href="/guides/my-own-box")[_("Guide: My own box")]],
        styles=(asset("school.css"), asset("making.css")),
    )  # fmt: skip
