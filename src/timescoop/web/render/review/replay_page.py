"""Earlier moments of a match: the table as it was, the steps to and fro, and the ways on from there."""

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
    main,
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
from timescoop.web.render.card_faces import album
from timescoop.web.render.fork_form import Onward, onward_form
from timescoop.web.render.page_frame import document, slug
from timescoop.web.render.review.verdict_text import Told, told_line
from timescoop.web.render.scene import Scene
from timescoop.web.render.table.dock import dock
from timescoop.web.render.table.lobby import copy_field
from timescoop.web.render.table.match_log import ending, log
from timescoop.web.render.table.places import piles
from timescoop.web.render.table.seats import seat_section
from timescoop.wording import _

PACES = (2400, 1200, 500)  # milliseconds between two moments: slow, middle, fast


@dataclass(frozen=True)
class Eyes:
    """A pair of eyes to choose: its part of the address, and what it is called."""

    key: str
    name: str


@dataclass(frozen=True)
class Reel:
    """A match as it is gone through.

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
    eyes: Eyes
    others: Sequence[Eyes]
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
    told: Told | None = None

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


def replay_page(reel: Reel) -> Node:
    """The whole page; without scripts every step is a link."""
    scene = reel.scene
    return document(
        f"{which(reel)} · {scene.title}",
        reel_part(reel),
        div("#notice", role="alert"),
        p("#told.vh", role="status"),
        now_stream(reel),
        div("#peek", popover="manual", aria_hidden="true"),
        clause_beside(),
        album(scene),
        script(src=asset("replay.js"), defer=True),
        top=head_of(reel),
        classes=f"table-page replay-page game-{slug(scene.game)}",
        styles=[asset("replay.css"), f"/games/{scene.game}/look.css"],
        live=True,
        skips=(("#reel", _("Skip to the steps")), ("#log", _("Skip to what happened"))),
    )


def which(reel: Reel) -> str:
    """Which moment this is."""
    return _("Moment {number} of {last}").format(number=reel.number, last=reel.last)


def clause_beside() -> Node:
    """Where a rule opens beside the table."""
    hide = {"popovertarget": "clause", "popovertargetaction": "hide", "aria_label": _("Close")}
    return section("#clause", popover="auto", aria_label=_("The rule"))[
        div(".inside"),
        p[a(".more-rules", href="/rules")[_("Read on in the rules")]],
        button(".close", type="button", **hide)["×"],
    ]


def head_of(reel: Reel) -> Node:
    """The game's name, and the ways out."""
    scene = reel.scene
    return [
        h1(".game")[scene.title, " ", span[scene.edition]],
        nav(".links", aria_label=_("Replay"))[
            None if reel.record else a(href=reel.root)[_("To the table")],
            a(href="/rules")[_("Rules")],
            a(href=f"{reel.root}/analysis")[_("Analysis")] if reel.decided else None,
            a(href=f"{reel.root}/record", download=True)[_("Record")] if reel.ended else None,
            a(href=f"{reel.root}/cards", download=True)[_("Card file")] if reel.cards else None,
        ],
    ]


def reel_part(reel: Reel) -> Node:
    """What changes from moment to moment."""
    scene = reel.scene
    seats = list(scene.view["seats"])
    others = [*seats[scene.me + 1 :], *seats[: scene.me]] if not scene.watching else seats
    return div("#replay", data_here=reel.here, class_={"all-open": reel.all_open})[
        steps(reel),
        told_line(reel.told, reel.root, reel.eyes.key) if reel.told else None,
        div("#scene", class_={"over": bool(scene.view["over"]), "watching": scene.watching})[
            main("#main", class_="table", aria_label=_("Table"))[
                ending(scene),
                piles(scene),
                div(class_=["seats", f"rivals-{len(others)}"])[
                    (seat_section(scene, seat) for seat in others),
                    None if scene.watching else seat_section(scene, seats[scene.me]),
                ],
                dock(scene),
            ],
            log(scene),
        ],
        ways_on(reel),
    ]


def steps(reel: Reel) -> Node:
    """The bar with the steps: links, and a slider for those who would rather."""
    first, last = reel.number == 1, reel.number == reel.last
    return section("#reel", aria_label=_("Moments"), tabindex="-1")[
        p(".which")[
            span[_("Replay") if reel.ended else _("Looking back")],
            b[which(reel)],
            span(".eyes")[
                _("with everything open") if reel.all_open else _("as {name} saw it").format(name=reel.eyes.name)
            ],
            span(".agreed")[_("Ended by agreement")] if reel.agreed and reel.number == reel.last else None,
        ],
        nav(".steps", aria_label=_("Steps"))[
            step("first", _("First"), "⇤", reel.at(1), dead=first),
            step("previous", _("Previous"), "←", reel.at(max(1, reel.number - 1)), dead=first),
            button("#play", type="button", hidden=True)[span(".word")[_("Play")]],
            step("next", _("Next"), "→", reel.at(min(reel.last, reel.number + 1)), dead=last),
            step("newest", _("Last") if reel.ended else _("Newest"), "⇥", reel.at(reel.last), dead=last),
        ],
        form(".slide", method="get", action=f"{reel.root}/replay/{reel.eyes.key}")[
            label(".vh", for_="moment")[_("Moment")],
            field("#moment", type="range", name="moment", min="1", max=str(reel.last), value=str(reel.number)),
            button(".go-there")[_("Go")],
        ],
        pace(),
        now_part(reel.root, newer=False) if not reel.ended else eyes_choice(reel),
        a(".to-fork", href="#play-on")[_("Play on from here")] if can_fork(reel) else None,
    ]


def step(key: str, word: str, sign: str, href: str, *, dead: bool) -> Node:
    """One step: a link, or at the end of the row its word alone, so that nothing moves."""
    inside = [span(".sign", aria_hidden="true")[sign], span(".word")[word]]
    if dead:
        return a(f"#{key}.step", role="link", aria_disabled="true")[inside]
    return a(f"#{key}.step", href=href)[inside]


def pace() -> Node:
    """How fast it plays; shown by the script, which plays."""
    return label("#pace", hidden=True)[
        span[_("Pace")],
        choose[
            (
                choice_of(value=str(time), selected=time == PACES[1])[words]
                for time, words in zip(PACES, (_("Slow"), _("Middle"), _("Fast")), strict=True)
            )
        ],
    ]


def eyes_choice(reel: Reel) -> Node:
    """Through whose eyes: the same moment, as others saw it."""
    return nav(".whose", aria_label=_("Through whose eyes"))[
        (
            a(
                class_=["act", {"on": each.key == reel.eyes.key}],
                href=f"{reel.root}/replay/{each.key}?answers={reel.answers}",
                aria_current="true" if each.key == reel.eyes.key else None,
            )[each.name[:1].upper() + each.name[1:]]
            for each in reel.others
        )
    ]


def now_part(root: str, *, newer: bool, fallen: bool = False) -> Node:
    """The way back to a running match, whether it has moved on meanwhile, and whether a curtain has fallen."""
    words = _("The table has moved on since.") if newer else _("The match goes on meanwhile.")
    return p("#now", class_={"newer": newer}, role="status", data_leave=fallen)[
        words, " ", a(href=root)[_("Back to now")]
    ]


def now_stream(reel: Reel) -> Node:
    """Listens to a running match for that mark."""
    if reel.ended:
        return None
    address = f"{reel.root}/replay/stream?since={reel.scene.number}"
    return div("#now-stream", hidden=True, hx_target="#now", hx_swap="outerMorph", data_live=address)


def ways_on(reel: Reel) -> Node:
    """What can be done from this moment."""
    return div(".ways-on")[fork_form(reel) if can_fork(reel) else None, link_panel(reel)]


def can_fork(reel: Reel) -> bool:
    """Whether anybody may play on from here: there is a seat for it, and something left to play."""
    return bool(reel.seats) and not reel.scene.view["over"]


def link_panel(reel: Reel) -> Node:
    """This moment's address, to be sent on."""
    if not reel.link:
        return None
    return section(".panel", aria_labelledby="link-name")[
        h2(id="link-name")[_("This moment, for a friend")],
        copy_field("moment-link", _("A link that opens here"), reel.link),
    ]


def fork_form(reel: Reel) -> Node:
    """Play on from here: who one is, against whom, and which cards."""
    return onward_form(Onward(f"{reel.here}/fork", reel.seats, reel.bots, reel.name, reel.ended))
