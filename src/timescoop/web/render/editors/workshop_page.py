"""The workshop: a card as written, as drawn and as read back, and the form that starts a playtest."""

import os
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from htpy import (
    Node,
    a,
    b,
    button,
    code,
    details,
    div,
    form,
    h1,
    h2,
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

from timescoop.arena import estimate
from timescoop.bots import QUICK, Bot
from timescoop.documents import choices_in
from timescoop.hosting import Published, new_key
from timescoop.kernel import Edition, Face, Game
from timescoop.web.authoring.card_form import cards_in, form_of, is_set
from timescoop.web.authoring.fault_sentences import fault_sentence, is_missing, unread_words
from timescoop.web.authoring.file_imports import ImportedFile
from timescoop.web.authoring.playtests import LONGEST_S, MOST_DEALS
from timescoop.web.authoring.set_checker import CheckedCard, CheckedSet
from timescoop.web.render.card_faces import coloured, drawn
from timescoop.web.render.editors.card_form_part import by_hand_tick, card_fields
from timescoop.web.render.editors.deck_page import CARD_FILES, editor_script, file_field, styles
from timescoop.web.render.editors.phrases_page import phrases_link, phrases_panel
from timescoop.web.render.editors.print_page import figures
from timescoop.web.render.editors.publish_part import publish_form, published_list
from timescoop.web.render.page_frame import page, slug, visually_hidden
from timescoop.web.render.scene import Scene
from timescoop.web.render.static_scenes import cards_scene
from timescoop.wording import _, counted_, localized, sort_named, told_in_english

DEALS = ("100", "500", "2000")


@dataclass(frozen=True)
class WorkshopState:
    """State of the workshop page: an edition, the text, its check, and its links.

    `packed` is the text as a part of an address, `link` the whole address; `names` are cards to begin with; `nth` is
    the card of the set that the form shows; `brought` is the file that the text was made of. `published` has the sets
    that this browser has on the shelf, `refusal` why this one was not put there, `name` what the reader goes by.
    """

    game: Game
    edition: Edition
    text: str
    checked: CheckedSet
    packed: str
    link: str
    names: Sequence[str]
    bots: Sequence[Bot]
    nth: int = 0
    brought: ImportedFile | None = None
    published: Sequence[Published] = ()
    refusal: str = ""
    name: str = ""

    @property
    def base(self) -> str:
        """The address of the workshop of this edition."""
        return f"/workshop/{self.game.key}/{self.edition.key}"

    def address(self, rest: str) -> str:
        """An address with this text in it."""
        return f"{self.base}/{rest}?set={self.packed}"

    def card_address(self, nth: int) -> str:
        """The address of one card of the set in the workshop."""
        return f"{self.base}?set={self.packed}" + (f"&card={nth}" if nth else "")

    @cached_property
    def rows(self) -> list[dict[str, object]]:
        """The cards as they are written; none where the text cannot be read."""
        return cards_in(self.text)

    @cached_property
    def faults(self) -> list[tuple[int, str, str]]:
        """Everything that is wrong: the line, or 0 for none; the field; and the sentence."""
        found = [*self.checked.faults, *(fault for card in self.checked.cards for fault in card.faults)]
        alone = not is_set(self.text)  # then a missing field belongs to no line
        return [
            (0 if alone and is_missing(each) else each.line, each.field, fault_sentence(self.game, self.edition, each))
            for each in found
        ]

    @property
    def unread(self) -> str:
        """The words of the shown card's text that can't be read; empty where it can be read."""
        found = [*(self.card.faults if self.card else ()), *self.checked.faults]
        return next((words for each in found if (words := unread_words(each))), "")

    @property
    def card(self) -> CheckedCard | None:
        """The check of the card that the form shows."""
        return self.checked.cards[self.nth] if self.nth < len(self.checked.cards) else None


def checked_set_scene(game: Game, edition: Edition, faces: Sequence[Face]) -> Scene:
    """A scene that has just these faces."""
    return replace(cards_scene(game, edition), faces=tuple(faces))


def workshop_page(work: WorkshopState) -> Node:
    """The whole page."""
    face = work.card.face if work.card else None
    scene = checked_set_scene(work.game, work.edition, [face] if face else [])
    return page(
        _("Workshop of {game}").format(game=work.game.title),
        div(
            "#builder",
            data_address=work.card_address(work.nth) if work.packed else None,
            data_checking=_("Checking…"),
        )[
            workshop_head(work, scene),
            brought_part(work.brought) if work.brought else None,
            begin_form(work),
            cards_of_set(work),
            form(".shop", method="post", action=work.base, data_live="write")[
                field(type="hidden", name="card", value=str(work.nth)),
                field(type="hidden", name="packed", value=work.packed),
                form_part(work),
                seen_part(work, scene),
                text_part(work),
            ],
            doings(work) if work.checked.whole and work.packed else None,
        ],
        p("#heard.vh", role="status"),
        phrases_panel(),
        editor_script(),
        classes=f"making workshop game-{slug(work.game.key)}",
        styles=styles(work.game),
    )


def workshop_head(work: WorkshopState, scene: Scene) -> Node:
    """What page this is, whether the cards are understood, and the ways to play them."""
    return div(".sec")[
        h1[_("Card workshop")],
        understood(work),
        a(href="/workshop")[f"{work.game.title}, {scene.edition}"],
        a(href=f"{work.base}/box")[_("Enter my box")],
        play_forms(work),
    ]


def brought_part(brought: ImportedFile) -> Node:
    """What came in with a file, and what was left out."""
    same = counted_("{n} card is the same as ours", "{n} cards are the same as ours", brought.same)
    return section(".panel", aria_labelledby="brought-name")[
        h2(id="brought-name")[_("Imported")],
        p(role="status")[counted_("{n} card in the set.", "{n} cards in the set.", brought.cards), " ", same, "."],
        left_out(brought.notes),
    ]


def left_out(notes: Sequence[str]) -> Node:
    """What of a file was left out, in the words of the reader."""
    if not notes:
        return None
    return [p[b[_("Left out")]], ul(".lines")[(li[localized(note)] for note in notes)]]


def understood(work: WorkshopState) -> Node:
    """Whether all is well, in a word."""
    if not work.faults:
        return span(".legal", data_say=_("Understood"))[span(aria_hidden="true")["✓ "], _("Understood")]
    said = counted_("{n} thing to fix", "{n} things to fix", len(work.faults))
    first = next((nth for nth, card in enumerate(work.checked.cards) if card.faults), work.nth)
    here = first == work.nth or not work.packed or bool(work.card and work.card.faults)
    return a(".legal.not", href="#faults" if here else f"{work.card_address(first)}#faults", data_say=said)[said]


def play_forms(work: WorkshopState) -> Node:
    """One click to a table with these cards, against a bot or with a friend."""
    if not (work.checked.whole and work.packed):
        return span(".play-now")[button(".go", type="button", disabled=True)[_("Play this set")]]
    return form(".play-now", method="post", action=f"{work.base}/play")[
        field(type="hidden", name="set", value=work.packed),
        field(type="hidden", name="once", value=new_key()),
        button(".go")[_("Play this set")],
        button(name="friend", value="yes")[_("Play with a friend")],
    ]


def begin_form(work: WorkshopState) -> Node:
    """Start from one of the edition's cards, or from a file."""
    return details(".more")[
        summary[_("Copy or import")],
        p(".hint")[
            _("The copy or file takes the place of the cards below. Your browser's Back button returns to them.")
        ],
        div(".twin")[
            form(".search-row", method="get", action=work.base)[
                label(".vh", for_="like")[_("Card to copy")],
                select("#like", name="like")[(option(value=name)[name] for name in work.names)],
                button[_("Copy")],
            ],
            form(".search-row", method="post", action=work.base, enctype="multipart/form-data")[
                file_field(_("File: set, worksheet or spreadsheet"), CARD_FILES),
                button[_("Open")],
            ],
        ],
    ]


def cards_of_set(work: WorkshopState) -> Node:
    """The cards of a set, of which the form shows one."""
    if len(work.rows) <= 1 or not work.packed:
        return None
    shop = work.game.required_workshop
    return nav(".facets", aria_label=_("Cards of the set"))[
        (
            a(class_=["facet", {"on": nth == work.nth, "faulty": has_faults(work, nth)}], href=work.card_address(nth),
              aria_current="true" if nth == work.nth else None)[
                  shop.called(row) or _("Unnamed card"),
                  small[span(aria_hidden="true")["!"], visually_hidden(_("to fix"))] if has_faults(work, nth) else None,
              ]
            for nth, row in enumerate(work.rows)
        )
    ]  # fmt: skip


def has_faults(work: WorkshopState, nth: int) -> bool:
    """Whether something is wrong with a card of the set."""
    return nth < len(work.checked.cards) and bool(work.checked.cards[nth].faults)


# ---- the form, the card and the text


def form_part(work: WorkshopState) -> Node:
    """The card's fields."""
    if work.nth >= len(work.rows):
        return section(".panel", aria_labelledby="form-name")[
            h2(id="form-name")[_("Card")],
            p[_("The form comes back once the text can be read as a card.")],
            p[phrases_link(work.base, "", class_="act")],
        ]
    wrong: dict[str, list[str]] = {}
    for each in work.card.faults if work.card else ():
        wrong.setdefault(each.field, []).append(fault_sentence(work.game, work.edition, each))
    form_values = form_of(work.game, work.edition, work.rows[work.nth])
    return section(".panel", aria_labelledby="form-name")[
        h2(id="form-name")[_("Card")],
        set_name(work),
        card_fields(work.game, work.edition, form_values, wrong, phrases_link(work.base, work.unread, class_="act")),
        by_hand_tick(ticked=work.rows[work.nth].get("by_hand") is True),
        div(".row")[
            button(".go", name="edited", value="form")[_("Update card")],
            button(name="edited", value="add")[_("Add another card")],
            button(".quiet-act", name="edited", value="remove")[_("Remove this card")] if len(work.rows) > 1 else None,
        ],
    ]


def seen_part(work: WorkshopState, scene: Scene) -> Node:
    """The card's face, and its text as it is read back."""
    card, face = work.card, scene.faces[0] if scene.faces else None
    return section("#made.seen", aria_label=_("Preview"))[
        div(class_=["card", "large", f"type-{slug(face['type'])}", *coloured(face)])[drawn(scene, face)]
        if face
        else div(".card.back.empty")[p[no_preview(card)]],
        [p(".kind.vh")[scene.table_words.face(face), "."], figures(scene, face)] if face else None,
        read_back(card) if card and card.written else None,
        confirm_reading(work, card) if card and card.written else None,
        meanings(work),
        p(".hint")[without_reading(face)] if card and face and not card.written and not card.faults else None,
    ]


def without_reading(face: Face) -> str:
    """Why a card without mistakes has no reading."""
    if face.get("by_hand"):
        return _("Played by hand: players do what the text says themselves. Bots ignore it.")
    if face["text"]:
        return _("This text is read once the other mistakes of the set are fixed.")
    return _("No text: this card follows the ordinary rules of its type.")


def no_preview(card: CheckedCard | None) -> str:
    """Why a card is not drawn."""
    if card and not card.faults:
        return _("Fix the other mistakes of the set to see the preview.")
    return _("Fix the type and the numbers to see the preview.")


def text_part(work: WorkshopState) -> Node:
    """The card file's text, and what is wrong with it."""
    return section(".panel.text-part", aria_labelledby="text-name")[
        h2(id="text-name")[_("Card file")],
        faults_list(work) if work.faults else None,
        label(".vh", for_="text")[_("Cards as text")],
        textarea("#text", name="text", rows="18", spellcheck="false")[work.text],
        div(".row")[button(name="edited", value="text")[_("Check card file")]],
    ]


def faults_list(work: WorkshopState) -> Node:
    """What is wrong, each with its line of the text."""
    lines = work.text.splitlines()
    return div("#faults.verdict", role="alert", tabindex="-1")[
        ul(".lines")[
            (
                li[
                    b[_("Line {n}").format(n=line), ": "] if line else None,
                    words,
                    code(".marked-line")[lines[line - 1]] if 0 < line <= len(lines) else None,
                ]
                for line, _field, words in dict.fromkeys(work.faults)
            )
        ]
    ]


def confirm_reading(work: WorkshopState, card: CheckedCard) -> Node:
    """Write what was read into the card file, where the text is worded otherwise; or say that it stands there."""
    row = work.rows[work.nth] if work.nth < len(work.rows) else {}
    if row.get("read_as"):
        return p(".hint")[span(aria_hidden="true")["✓ "], _("Confirmed: the card file keeps this reading.")]
    if " ".join(str(row.get("text", "")).split()) == card.written:
        return None
    return [
        p(".hint")[_("Your text uses other words. If this is what you mean, confirm it.")],
        div(".row")[
            field(type="hidden", name="reading", value=card.written),
            button(name="edited", value="read")[_("Confirm this reading")],
        ],
    ]


def meanings(work: WorkshopState) -> Node:
    """What the text of the shown card may mean, where its author must choose: a button for each."""
    faults = work.card.faults if work.card else ()
    ways = list(dict.fromkeys([way for each in faults for way in choices_in(each.wrong)]))
    if not ways:
        return None
    return div(".readback")[
        h2[_("What does it mean?")],
        p(".hint")[_("The card keeps your text and does what you choose here.")],
        div(".meanings")[(button(name="meaning", value=way, **told_in_english())[way] for way in ways)],
    ]


def read_back(card: CheckedCard) -> Node:
    """The text as it is read back from its tree, and the tree, folded."""
    return div(".readback")[
        h2[_("Read as")],
        p(".rule", **told_in_english())[card.written],
        details(".more")[
            summary[_("Step by step")],
            ul(".tree")[
                (
                    li(class_=f"deep-{min(depth, 6)}")[span(".sort")[sort_named(sort)], " ", said]
                    for depth, sort, said in card.tree
                )
            ],
        ],
    ]


def doings(work: WorkshopState) -> Node:
    """What else can be done with cards that are well."""
    return div(".twin")[
        section(".panel", aria_labelledby="share-name")[
            h2(id="share-name")[_("Share and print")],
            nav(".row", aria_label=_("Share and print"))[
                a(".act", href=f"/games/{work.game.key}/{work.edition.key}?set={work.packed}")[_("New table")],
                a(".act", href=work.address("print"))[_("Print cards")],
                a(".act", href=work.address("file"))[_("Save as file")],
            ],
            div(".field")[
                label(for_="link")[_("Link to this set")],
                field("#link", type="text", readonly=True, value=work.link),
            ],
            p(".notice", role="alert")[work.refusal] if work.refusal else None,
            publish_form(work.base, work.packed, work.name),
            published_list(work.published, f"{work.base}/unpublish", work.packed),
        ],
        section(".panel", aria_labelledby="trial-name")[trial_form(work)],
    ]


def trial_form(work: WorkshopState) -> Node:
    """Try the cards in many games."""
    seats = [str(number) for number in range(work.edition.least, work.edition.most + 1)]
    usual = seats[min(1, len(seats) - 1)]
    counts = [(str(MOST_DEALS), _("Until results are clear")), *[(each, each) for each in DEALS]]
    return form(".options", method="post", action=f"{work.base}/trial")[
        h2(id="trial-name")[_("Playtest with bots")],
        p(".hint")[
            _(
                "Each deal is played twice: with the set and without it. The playtest stops once the effect of every "
                "card is clear, after {n} minutes at most."
            ).format(n=int(LONGEST_S // 60)),
            " ",
            _("The Quick bot plays by rules of thumb, without looking ahead: better than Random, faster than Novice."),
        ],
        field(type="hidden", name="set", value=work.packed),
        div(".row")[
            chosen("games", _("Deals"), counts, str(MOST_DEALS)),
            chosen("bot", _("Bot"), [(bot.key, bot_line(work, bot, int(usual))) for bot in (QUICK, *work.bots)],
                   QUICK.key),
            chosen("seats", _("Players"), [(number, number) for number in seats], usual),
        ],
        div(".row")[button[_("Start playtest")]],
    ]  # fmt: skip


def bot_line(work: WorkshopState, bot: Bot, seats: int) -> str:
    """A bot, with about how long a playtest takes with it."""
    name = _(bot.name)
    found = estimate(work.game.key, bot.key, seats, len(work.checked.cards), os.cpu_count() or 1)
    if found.seconds is None:
        return name
    if found.seconds > LONGEST_S:
        return _("{bot}: only strong effects show in {n} min").format(bot=name, n=int(LONGEST_S // 60))
    return _("{bot}: about {n} min").format(bot=name, n=max(1, round(found.seconds / 60)))


def chosen(key: str, title: str, rows: Sequence[tuple[str, str]], usual: str) -> Node:
    """One of a few."""
    return div(".field")[
        label(for_=f"for-{key}")[title],
        select(id=f"for-{key}", name=key)[
            (option(value=value, selected=value == usual)[words] for value, words in rows)
        ],
    ]


def set_name(work: WorkshopState) -> Node:
    """The field for the name of a set; one card alone has none."""
    if not is_set(work.text):
        return None
    return div(".field")[
        label(for_="set-name")[_("Name of the set")],
        field("#set-name", type="text", name="set-name", value=work.checked.title, maxlength="60", autocomplete="off"),
    ]
