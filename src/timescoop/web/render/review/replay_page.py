"""The replay page: the table at an earlier moment, steps back and forth, and ways on from there."""

from collections.abc import Sequence
from dataclasses import dataclass

from htpy import (
    Node,
    a,
    b,
    button,
    div,
    form,
    h1,
    h2,
    label,
    nav,
    p,
    script,
    section,
    span,
)
from htpy import input as field
from htpy import option as choice_of
from htpy import select as choose

from timescoop.bots import Bot
from timescoop.web.assets import asset
from timescoop.web.render.card_faces import enlargements
from timescoop.web.render.fork_form import ForkOptions, fork_form
from timescoop.web.render.page_frame import document, slug
from timescoop.web.render.review.verdict_text import MomentVerdict, verdict_line
from timescoop.web.render.scene import Scene
from timescoop.web.render.table.bar import side, turn_part
from timescoop.web.render.table.ending import ending
from timescoop.web.render.table.lobby import copy_field
from timescoop.web.render.table.table_page import table_bands
from timescoop.wording import _

PACES = (2400, 1200, 500)  # milliseconds between two moments: slow, middle, fast


@dataclass(frozen=True)
class Viewpoint:
    """A viewpoint to choose: its part of the address, and its label."""

    key: str
    name: str


@dataclass(frozen=True)
class ReplayState:
    """State of the replay page.

    Args:
        scene: The table at this moment, drawn without forms.
        root: The address of the match or record.
        eyes: Whose moments these are.
        others: All eyes that may be chosen, these among them; one alone is no choice.
        number: Of this moment, from 1.
        last: Of the newest.
        answers: How many answers had been given, where everything may be told; by it other eyes find the moment.
        ended: Whether everything may be told.
        decided: True if the game was played to its end, so that its choices can be judged.
        agreed: True if the match was ended by agreement.
        record: Whether it is a record that was handed in.
        seats: The seats in which one may play on from here, by number and name.
        bots: Who may play against one.
        name: What this browser's person goes by.
        cards: Whether it was played with a card file of its own, which may be had.
        link: This moment's whole address, to be sent to a friend; empty where it would not open for one.
        told: What is said of the choice at this moment; None unless the match has been judged.
    """

    scene: Scene
    root: str
    eyes: Viewpoint
    others: Sequence[Viewpoint]
    number: int
    last: int
    answers: int
    ended: bool
    decided: bool
    agreed: bool
    record: bool
    seats: Sequence[tuple[int, str]]
    bots: Sequence[Bot]
    name: str
    cards: bool
    link: str
    told: MomentVerdict | None = None

    def at(self, number: int | str) -> str:
        """The address of a moment."""
        return f"{self.root}/replay/{self.eyes.key}/{number}"

    @property
    def all_open(self) -> bool:
        """Whether these are nobody's eyes: everything lies open."""
        return self.eyes.key == "all"

    @property
    def here(self) -> str:
        """The address of this moment."""
        return self.at(self.number)


def replay_page(state: ReplayState) -> Node:
    """The whole page; without scripts every step is a link."""
    scene = state.scene
    return document(
        f"{which(state)} · {scene.title}",
        replay_part(state),
        div("#notice", role="alert"),
        p("#told.vh", role="status"),
        now_stream(state),
        clause_beside(),
        enlargements(),
        script(src=asset("replay.js"), defer=True),
        top=head_of(state),
        classes=f"table-page replay-page game-{slug(scene.game)}",
        styles=[asset("replay.css"), asset("ending.css"), f"/games/{scene.game}/look.css"],
        live=True,
        skips=(("#reel", _("Skip to the steps")), ("#log", _("Skip to what happened"))),
    )


def which(state: ReplayState) -> str:
    """Which step this is."""
    return _("Step {number} of {last}").format(number=state.number, last=state.last)


def clause_beside() -> Node:
    """Where a rule opens beside the table."""
    hide = {"popovertarget": "clause", "popovertargetaction": "hide", "aria_label": _("Close")}
    return section("#clause", popover="auto", aria_label=_("The rule"))[
        div(".inside"),
        p[a(".more-rules", href="/rules")[_("More in the rules")]],
        button(".close", type="button", **hide)["×"],
    ]


def head_of(state: ReplayState) -> Node:
    """The game's name, and the ways out."""
    scene = state.scene
    return [
        h1(".game")[scene.title, " ", span[scene.edition]],
        nav(".links", aria_label=_("Replay"))[
            None if state.record else a(href=state.root)[_("To the table")],
            a(href="/rules")[_("Rules")],
            a(href=f"{state.root}/analysis")[_("Analysis")] if state.decided else None,
            a(href=f"{state.root}/record", download=True)[_("Record")] if state.ended else None,
            a(href=f"{state.root}/cards", download=True)[_("Card file")] if state.cards else None,
        ],
    ]


def replay_part(state: ReplayState) -> Node:
    """What changes from moment to moment."""
    scene = state.scene
    return div("#replay", data_here=state.here, class_={"all-open": state.all_open})[
        steps(state),
        verdict_line(state.told, state.root, state.eyes.key) if state.told else None,
        div("#scene", class_={"over": bool(scene.view["over"]), "watching": scene.watching})[
            section(".bar", aria_label=_("Turn"))[turn_part(scene), viewpoint_choice(state) if state.ended else None],
            side(scene),
            table_bands(scene, ending(scene)),
        ],
        ways_on(state),
    ]


def steps(state: ReplayState) -> Node:
    """The bar with the steps: links, and a slider for those who would rather."""
    first, last = state.number == 1, state.number == state.last
    return section("#reel", aria_label=_("Moments"), tabindex="-1")[
        p(".which")[
            span[_("Replay")],
            b[which(state)],
            None if state.ended else span(".eyes")[_("as {name} saw it").format(name=state.eyes.name)],
            span(".agreed")[_("Ended early")] if state.agreed and state.number == state.last else None,
        ],
        nav(".steps", aria_label=_("Steps"))[
            step("first", _("First"), "⇤", state.at(1), dead=first),
            step("previous", _("Previous"), "←", state.at(max(1, state.number - 1)), dead=first),
            button("#play", type="button", hidden=True)[span(".word")[_("Play")]],
            step("next", _("Next"), "→", state.at(min(state.last, state.number + 1)), dead=last),
            step("newest", _("Last") if state.ended else _("Newest"), "⇥", state.at(state.last), dead=last),
        ],
        form(".slide", method="get", action=f"{state.root}/replay/{state.eyes.key}")[
            label(".vh", for_="moment")[_("Step")],
            field("#moment", type="range", name="moment", min="1", max=str(state.last), value=str(state.number)),
            button(".go-there")[_("Go")],
        ],
        pace(),
        None if state.ended else now_part(state.root, newer=False),
        a(".to-fork", href="#play-on")[_("Play on from here")] if can_fork(state) else None,
    ]


def step(key: str, word: str, sign: str, href: str, *, dead: bool) -> Node:
    """One step: a link, or at the end of the row its word alone, so that nothing moves."""
    inside = [span(".arrow", aria_hidden="true")[sign], span(".word")[word]]
    if dead:
        return a(f"#{key}.step", role="link", aria_disabled="true")[inside]
    return a(f"#{key}.step", href=href)[inside]


def pace() -> Node:
    """How fast it plays; shown by the script, which plays."""
    return label("#pace", hidden=True)[
        span[_("Speed")],
        choose[
            (
                choice_of(value=str(time), selected=time == PACES[1])[words]
                for time, words in zip(PACES, (_("Slow"), _("Normal"), _("Fast")), strict=True)
            )
        ],
    ]


def viewpoint_choice(state: ReplayState) -> Node:
    """The same moment as other seats saw it."""
    return nav(".whose", aria_label=_("Seen by"))[
        (
            a(
                class_=["act", {"on": each.key == state.eyes.key}],
                href=f"{state.root}/replay/{each.key}?answers={state.answers}",
                aria_current="true" if each.key == state.eyes.key else None,
            )[each.name[:1].upper() + each.name[1:]]
            for each in state.others
        )
    ]


def now_part(root: str, *, newer: bool, fallen: bool = False) -> Node:
    """The way back to a running match; says if it has moved on, or if the shared device is being passed on."""
    words = _("The table has moved on since.") if newer else _("The match is still running.")
    return p("#now", class_={"newer": newer}, role="status", data_leave=fallen)[
        words, " ", a(href=root)[_("Back to now")]
    ]


def now_stream(state: ReplayState) -> Node:
    """Listens to a running match for that mark."""
    if state.ended:
        return None
    address = f"{state.root}/replay/stream?since={state.scene.number}"
    return div("#now-stream", hidden=True, hx_target="#now", hx_swap="outerMorph", data_live=address)


def ways_on(state: ReplayState) -> Node:
    """What can be done from this moment."""
    return div(".ways-on")[fork_panel(state) if can_fork(state) else None, link_panel(state)]


def can_fork(state: ReplayState) -> bool:
    """Whether anybody may play on from here: there is a seat for it, and something left to play."""
    return bool(state.seats) and not state.scene.view["over"]


def link_panel(state: ReplayState) -> Node:
    """This moment's address, to be sent on."""
    if not state.link:
        return None
    return section(".panel", aria_labelledby="link-name")[
        h2(id="link-name")[_("Share this moment")],
        copy_field("moment-link", _("Link to this moment"), state.link),
    ]


def fork_panel(state: ReplayState) -> Node:
    """The form that starts a match from this moment."""
    return fork_form(ForkOptions(f"{state.here}/fork", state.seats, state.bots, state.name, state.ended))
