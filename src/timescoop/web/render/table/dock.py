"""The dock: the prompt, its clause and buttons, above the reader's own cards."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from htpy import Node
from markupsafe import Markup

from timescoop.kernel import Prompt, ZoneView, room_in
from timescoop.web.render.card_faces import card_item, sentence
from timescoop.web.render.markup import markup_of
from timescoop.web.render.page_frame import close_button, slug, visually_hidden
from timescoop.web.render.render_cache import cached
from timescoop.web.render.scene import Scene
from timescoop.web.render.table.offers import card_lines, offers_told, place_lines_told
from timescoop.web.render.table.reaction_prompts import forced_note, prompts_link, skip_form
from timescoop.web.render.table.seats import zones_of
from timescoop.web.render.table.sentences import marked_sentence
from timescoop.web.render.table.social_text import ended_words
from timescoop.web.render.table.text_page import box
from timescoop.web.render.tags import a, button, div, field, form, h2, p, section, span, ul
from timescoop.wording import _, not_possible, option_reading, said_by_card, tongue, with_outcome

MOST_BIG = 2  # buttons
MOST_CHOICES = 12  # cards to choose from, or in a hand, from which on all are of one size
QUIET = {"done", "no", "end-turn", "pass"}  # verbs that go on rather than do something


def why(clause: str) -> Node:
    """The way to the clause behind something."""
    title = _("Read the rule {clause}").format(clause=clause)
    return a(".why", href=f"/rules/{clause}", title=title)[_("Why?"), visually_hidden(f" {clause}")]


def dock(scene: Scene) -> Node:
    """The prompt and, for a seat, its hand and reserve."""
    label = _("Current question") if scene.watching else _("Your choice")
    return section("#dock", class_={"asked": is_asked(scene)}, aria_label=label)[
        action_form(scene, "answer") if scene.base else None,
        action_form(scene, "take-back") if scene.base and scene.back else None,
        ask(scene),
        own_zones(scene),
    ]


def is_asked(scene: Scene) -> bool:
    """Whether the reader is asked something."""
    return bool(scene.view["prompt"]) and not scene.view["over"]


def action_form(scene: Scene, what: str) -> Node:
    """A form that the page's buttons belong to; it carries the number of the look that the reader decides from."""
    refused = {"hx-status:4xx": "target:#notice swap:innerHTML", "hx-status:5xx": "target:#notice swap:innerHTML"}
    address = scene.address(what)
    return form(f"#{what}", method="post", action=address, hx_post=address, hx_swap="none", **refused)[
        field(type="hidden", name="number", value=str(scene.number))
    ]


def ask(scene: Scene) -> Node:
    """What is asked, or whom the table waits for."""
    prompt = scene.view["prompt"]
    asked = prompt if not scene.view["over"] else None
    return div(".ask")[
        p(".meanwhile")[_("See what happened. Tap or press a key to skip it.")],
        div("#prompt", role="status", tabindex="-1")[asked_words(scene, asked) if asked else waiting_words(scene)],
        div(".acts")[action_buttons(scene)] if asked and scene.base else None,
        div(".also")[
            button(".quiet.back", form="take-back")[_("Undo")] if scene.base and scene.back else None,
            typing(scene),
            skip_form(scene) if asked else prompts_link(scene),
            why(asked["clause"]) if asked else None,
        ],
    ]


def typing(scene: Scene) -> Node:
    """The box for moves that are typed, behind a mark of a keyboard."""
    if not scene.base or scene.view["over"]:
        return None
    above, below = typing_ends(tongue())
    return [
        typing_button(tongue()),
        section("#typing", popover="auto", aria_labelledby="typing-name")[above, box(scene, "table"), below],
    ]


@lru_cache(maxsize=16)
def typing_button(_tongue: str) -> Markup:
    """The mark of a keyboard, made once for each language."""
    words = _("Type a move")
    return markup_of(button(".quiet.keys", type="button", popovertarget="typing", aria_label=words, title=words))


@lru_cache(maxsize=16)
def typing_ends(_tongue: str) -> tuple[Markup, Markup]:
    """What stands above and below the box, made once for each language."""
    return markup_of(h2(id="typing-name")[_("Type a move")]), markup_of(close_button("typing"))


def asked_words(scene: Scene, prompt: Prompt) -> Node:
    """The question, one sentence more, and what has been picked so far."""
    if scene.company.forced and is_idle(scene):
        return [p(".question")[_("Nothing to choose here.")], forced_note(scene)]
    more = scene.teller.explain(prompt["key"], prompt["slots"])
    return [
        p(".question")[marked_sentence(scene, scene.teller.prompt(prompt["key"], prompt["slots"]))],
        p(".more")[marked_sentence(scene, more)] if more else None,
        offers_told(scene),
        place_lines_told(scene),
        forced_note(scene),
        p(".so-far")[_("You have chosen. You can still change it until everyone has.")]
        if any(ask["chosen"] and ask["seat"] == scene.me for ask in scene.view["asked"])
        else None,
        (p(".so-far")[line] for line in not_possible(prompt["slots"], scene.words.values())),
        p(".so-far")[marked_sentence(scene, scene.text.picked())] if scene.view["picks"] else None,
    ]


def is_idle(scene: Scene) -> bool:
    """True if the reader can only go on; games say so themselves where a turn can only end."""
    return all(verb_of(scene, option) in QUIET - {"end-turn"} for option in scene.view["options"])


@cached(lambda scene: (scene.me, *(ask["seat"] for ask in scene.view["asked"] if not ask["chosen"])))
def waiting_words(scene: Scene) -> Node:
    """Whom everybody waits for."""
    if scene.view["over"]:
        return p(".question")[ended_words(scene) if scene.agreed else _("The game is over.")]
    asked = [ask for ask in scene.view["asked"] if not ask["chosen"]]
    return [p(".question")[marked_sentence(scene, scene.teller.wait(ask["key"], ask["seat"]))] for ask in asked] or p[
        _("One moment.")
    ]


def kind_of(scene: Scene, option: int) -> int:
    """Which card an option is that lies nowhere in sight, or -1."""
    how = scene.how(option)
    return how.get("kind", -1) if how else -1


def has_offered(scene: Scene) -> bool:
    """True if the reader can choose cards that lie nowhere in sight."""
    return bool(scene.base) and any(kind_of(scene, option) >= 0 for option in scene.free)


def is_played(scene: Scene) -> bool:
    """True if a card is just being played."""
    return any(pile.get("layout") == "shown" and pile.get("cards") for pile in scene.view["piles"])


def is_busy(scene: Scene) -> bool:
    """True if something lies in the middle of the table: a conflict, cards being played, or cards to choose from."""
    return bool(scene.view["stage"]) or is_played(scene) or has_offered(scene)


def offered(scene: Scene) -> Node:
    """Cards to choose from that lie nowhere in sight: out of a deck, or of a box."""
    cards = [(option, kind_of(scene, option)) for option in scene.free]
    cards = [(option, kind) for option, kind in cards if kind >= 0]
    if not cards:
        return None
    return [
        ul("#offered", class_=f"of-{min(len(cards), MOST_CHOICES)}", aria_label=_("To choose from"))[
            (
                card_item(scene, {"id": 0, "kind": kind, "up": True, "options": [option], "tags": []}, f"o-{option}")
                for option, kind in cards
            )
        ],
        (card_lines(scene.faces[kind], f"lines-o-{option}") for option, kind in cards),
    ]


def action_buttons(scene: Scene, told: Mapping[int, str] | None = None) -> Iterator[Node]:
    """The prompt's buttons: two at most are big, the others quiet; two that belong together stand side by side.

    Args:
        scene: What is asked.
        told: By option, what its button says instead of its own words.
    """
    for row in button_rows(scene):
        minor = row.minor
        if row.beside >= 0:
            yield div(".pair")[
                action_button(scene, row.option, minor=minor),
                action_button(scene, row.beside, short=True, minor=minor),
            ]
        else:
            yield action_button(scene, row.option, minor=minor, words=(told or {}).get(row.option, ""))


class ButtonRow(NamedTuple):
    """One button of the prompt, or two that belong together.

    Args:
        option: What the button chooses.
        beside: What the one beside it chooses, or -1.
        minor: Whether they are quiet.
    """

    option: int
    beside: int
    minor: bool

    @property
    def kind(self) -> str:
        """What styles call it."""
        return "pair" if self.beside >= 0 else "minor" if self.minor else "big"


def button_rows(scene: Scene) -> list[ButtonRow]:
    """The prompt's buttons in their order, those that belong together as one row."""
    free = [option for option in scene.free if kind_of(scene, option) < 0]
    beside_of = {int(option): how.get("beside", -1) for option, how in scene.view["lit"].items()}
    second = {beside: option for option, beside in beside_of.items() if beside in free}
    big = big_ones(scene, free)
    return [
        ButtonRow(option, beside if beside in second else -1, option not in big)
        for option in sorted(free, key=lambda each: each not in big)
        for beside in (beside_of.get(option, -1),)
        if beside in second or option not in second
    ]


def big_ones(scene: Scene, free: Sequence[int]) -> set[int]:
    """Which of the prompt's options have big buttons: all if there are two at most, else those that go on."""
    if len(free) <= MOST_BIG:
        return set(free)
    return set([option for option in free if verb_of(scene, option) in QUIET][:MOST_BIG])


def verb_of(scene: Scene, option: int) -> str:
    """What an option does, as the key of a word; empty if the game does not say."""
    how = scene.how(option)
    return how["verb"] if how else ""


def action_button(scene: Scene, option: int, *, minor: bool = False, short: bool = False, words: str = "") -> Node:
    """A button of the prompt; a short one says what it does alone, and the rest to those who listen."""
    verb = verb_of(scene, option)
    if short:
        return button(
            class_=["act", f"verb-{slug(verb)}", {"minor": minor}], form="answer", name="option", value=str(option),
            aria_label=scene.said(option),
        )[scene.texts.verb(verb)]  # fmt: skip
    sealed = scene.view.get("sealed", -1) == option
    return button(
        form="answer", name="option", value=str(option), aria_pressed="true" if sealed else None,
        class_=["act", f"verb-{slug(verb)}", {"on": goes_on(scene, verb), "sealed": sealed, "minor": minor}],
    )[words or action_words(scene, option)]  # fmt: skip


def goes_on(scene: Scene, verb: str) -> bool:
    """Whether a button stands out as the one that goes on; of "Yes" and "No" neither does."""
    return verb in QUIET and not (verb == "no" and any(verb_of(scene, each) == "yes" for each in scene.view["options"]))


def action_words(scene: Scene, option: int) -> str:
    """What a button says: what it does, and what it would do; "yes" is told by its outcome alone."""
    how, words = scene.how(option), plain_words(scene, option)
    outcome = scene.outcome(option)
    return outcome if outcome and how and how["verb"] == "yes" else with_outcome(words, outcome)


def plain_words(scene: Scene, option: int) -> str:
    """What a button does: a text's own words, the game's word for this choice, its verb, or the option as it is."""
    how, plain = scene.how(option), scene.labels[option]
    text = said_by_card(plain, how, scene.slots)
    if text:
        return sentence(text)
    if how is None:
        return sentence(plain)
    if say := how.get("say"):
        return scene.texts.verb(say)
    verb, english = how["verb"], how["verb"].replace("-", " ")
    if plain.lower() == english.lower():
        return scene.texts.verb(verb)
    return option_reading(plain, how, scene.teller) or sentence(plain)


def own_zones(scene: Scene) -> Node:
    """The reader's own cards."""
    return div("#own") if scene.watching else held_by(scene, list(zones_of(scene, scene.me)))


@cached(lambda scene, _zones: scene.me)
def held_by(scene: Scene, zones: list[ZoneView]) -> Node:
    """Cards that only their holder sees, or that lie face-down before it."""
    return div("#own.own")[
        (
            div(class_=["zone", f"zone-{slug(zone['key'])}", f"laid-{zone['layout']}"])[
                h2(id=f"zone-{zone['key']}")[scene.texts.label(zone["key"]), span(".count")[room_words(zone)]],
                hand(scene, zone),
            ]
            for zone in zones
            if zone["cards"] or zone["layout"] == "fan"
        )
    ]


def hand(scene: Scene, zone: ZoneView) -> Node:
    """Cards in a row; each is named by what it is, so that it keeps its place while others come and go."""
    seen: Counter[int] = Counter()
    items = []
    for card in zone["cards"]:
        kind = card["kind"]
        seen[kind] += 1
        ident = f"h-{zone['key']}-{kind}-{seen[kind]}" if kind >= 0 else f"c{card['id']}"
        unlit = kind >= 0 and not card["options"] and "picked" not in card["tags"]
        asked = scene.faces[kind]["name"] if unlit else ""
        items.append(card_item(scene, card, ident, chips=True, held=zone["layout"] == "fan", asked=asked))
    marks = ["hand", f"of-{min(len(items), MOST_CHOICES)}"]
    return ul(class_=marks, aria_labelledby=f"zone-{zone['key']}", tabindex="0" if items else None)[items]


def room_words(zone: ZoneView) -> str:
    """How many cards a zone holds, and how many it may."""
    most = room_in(zone)
    count = len(zone["cards"])
    return f" {count}" if most is None else " " + _("{count} of {most}").format(count=count, most=most)
