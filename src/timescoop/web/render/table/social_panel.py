"""The chat and table menu: requests, stand-in bots, pauses, phrases, and a mark at each seat."""

from collections.abc import Iterator

from htpy import Node

from timescoop.hosting import Clock, Company, RequestShown
from timescoop.web.render.page_frame import close_button, visually_hidden
from timescoop.web.render.render_cache import cached
from timescoop.web.render.scene import Scene
from timescoop.web.render.table.chat_panel import button_form, visible_notes
from timescoop.web.render.table.social_text import names_of, note_words, time_words
from timescoop.web.render.table.text_view import paused_words
from timescoop.web.render.tags import (
    a,
    button,
    details,
    div,
    h2,
    nav,
    p,
    section,
    small,
    span,
    summary,
)
from timescoop.wording import _, counted_


@cached(lambda scene: scene.me)
def social_panel(scene: Scene) -> Node:
    """What everybody should see at once, and a menu that opens over the table; a picture has neither."""
    if not scene.base:
        return None
    notes = visible_notes(scene)
    last = str(notes[-1].number) if notes else ""
    return div("#company")[
        (banner for banner in banners(scene)),
        p("#said-last", role="status", data_note=last)[note_words(notes[-1], scene.names) if notes else None],
        section("#company-menu", popover="auto", aria_label=_("Menu"))[
            h2[scene.title, small[" ", scene.edition, watchers(scene)]],
            menu_links(scene),
            menu(scene),
            deal_check(scene),
            close_button("company-menu"),
        ],
    ]


def menu_links(scene: Scene) -> Node:
    """The table's other pages."""
    over = scene.view["over"]
    return nav(".links", aria_label=_("Table"))[
        a(href=scene.address("lobby"))[_("Invite")] if scene.lobby else None,
        a(href=scene.address("replay"))[_("Replay") if over else _("Replay so far")],
        a(href=scene.address("text"))[_("Text version")],
        None if over or scene.watching else a(href=scene.address("notices"))[_("Alerts on my turn")],
        None if scene.watching or scene.shared else a(href=scene.address("device"))[_("Another device")],
        a(href=f"/preferences?match={scene.key}")[_("Settings")],
        a(href="/rules")[_("Rules")],
        a(href="/learn")[_("Learn")],
        a(href=scene.address("record"), download=True)[_("Record")] if over else None,
    ]


def deal_check(scene: Scene) -> Node:
    """What proves that nobody has changed the deal, for those who want to check it; the ending tells it openly."""
    if scene.view["over"] or not scene.seed:
        return None
    return details("#deal")[summary[_("Check the deal")], p(".quiet.seed")[scene.seed]]


def watchers(scene: Scene) -> Node:
    """How many watch."""
    number = scene.company.watchers
    return span(".watchers")[" · ", counted_("{n} watching", "{n} watching", number)] if number else None


# ---- what needs somebody


def banners(scene: Scene) -> Iterator[Node]:
    """What stands above all else: a store that is away, a request, a bot that stands in, a pause, somebody away."""
    if scene.paused:
        yield div("#paused.banner", role="status")[p[paused_words()]]
    if scene.joins and not scene.view["over"] and any(sitter.kind == "open" for sitter in scene.sitters):
        yield div(".banner.quiet")[p[_("There is a free seat.")], a(".act.on", href=scene.address("join"))[_("Join")]]
    if scene.company.request:
        yield request_banner(scene)
    if scene.me in scene.company.lent and not scene.view["over"]:
        yield div(".banner", role="status")[
            p[_("A bot is playing for you.")], button_form(scene, "come-back", _("Take over again"), on=True)
        ]
    if scene.company.clock:
        yield from clock_banners(scene, scene.company.clock)
    for seat in scene.company.away if not scene.watching and not scene.view["over"] else ():
        if seat != scene.me:
            yield div(".banner.quiet", role="status")[
                p[_("{who} has been away for a minute.").format(who=scene.names[seat])],
                button_form(scene, "stand-in", _("Let a bot stand in"), seat=seat),
            ]


def clock_banners(scene: Scene, clock: Clock) -> Iterator[Node]:
    """Clocks that wait for somebody, a pause, or the wish for one."""
    if clock.awaited and not scene.view["over"]:
        who = names_of(clock.awaited, scene.names)
        yield div(".banner.quiet", role="status")[p[_("The clocks start once {who} has joined.").format(who=who)]]
    if clock.paused:
        yield div(".banner", role="status")[
            p[_("Paused: all clocks are stopped.")],
            None if scene.watching else button_form(scene, "go-on", _("Resume"), on=True),
        ]
    elif clock.wishes:
        yield pause_requests(scene, clock)


def pause_requests(scene: Scene, clock: Clock) -> Node:
    """The banner that says who wants a pause."""
    mine = scene.me in clock.wishes
    who = names_of(clock.wishes, scene.names)
    told = _("You asked for a pause.") if clock.wishes == (scene.me,) else _("{who} asked for a pause.").format(who=who)
    return div(".banner", role="status")[
        p[told],
        None
        if scene.watching
        else button_form(scene, "go-on", _("Cancel"))
        if mine
        else [button_form(scene, "pause", _("Pause"), on=True), button_form(scene, "go-on", _("Not now"))],
    ]


def request_banner(scene: Scene) -> Node:
    """Somebody asks the others to agree to something."""
    asked = scene.company.request
    assert asked is not None, "only called with a request"
    return div(".banner.request", role="alert")[
        end_wanted(scene, asked) if asked.ends else undo_wanted(scene, asked),
        p(".hint")[_("Waiting for {who} to agree.").format(who=names_of(asked.waits, scene.names))]
        if asked.waits
        else None,
        replies(scene, asked),
    ]


def undo_wanted(scene: Scene, asked: RequestShown) -> Node:
    """Somebody asks to take answers back; everybody reads what has happened since, out of what they were told."""
    answers = counted_("{n} move", "{n} moves", asked.count)
    told = _("You asked to undo {answers}.") if asked.seat == scene.me else _("{who} asks to undo {answers}.")
    return [
        p[told.format(who=scene.names[asked.seat], answers=answers)],
        p[counted_("{n} of them is by somebody else.", "{n} of them are by others.", asked.others)]
        if asked.others
        else None,
        p(".hint")[since(asked.seen, asked.unseen)],
    ]


def end_wanted(scene: Scene, asked: RequestShown) -> Node:
    """Somebody asks to end the match where it stands."""
    told = _("You asked to end the match here.") if asked.seat == scene.me else _("{who} asks to end the match here.")
    return [p[told.format(who=scene.names[asked.seat])], p(".hint")[what_an_end_is()]]


def what_an_end_is() -> str:
    """What everybody should know before they agree."""
    return _("Nobody wins, everyone can then see all cards in the replay, and it can't be undone.")


def since(seen: int, unseen: int) -> str:
    """What has been seen since, as far as the reader was told, and what becomes of it."""
    told = [
        counted_("Everyone has seen {n} card since.", "Everyone has seen {n} cards since.", seen) if seen else "",
        counted_(
            "{n} card you haven't seen was drawn, passed, played or looked at.",
            "{n} cards you haven't seen were drawn, passed, played or looked at.",
            unseen,
        )
        if unseen
        else "",
        _("Cards nobody knew are shuffled again."),
    ]
    return " ".join(filter(None, told))


def replies(scene: Scene, asked: RequestShown) -> Node:
    """What the reader can say to it."""
    if scene.watching or scene.me in scene.company.lent:
        return None
    agree, refuse = ("agree-end", "refuse-end") if asked.ends else ("agree", "refuse")
    if asked.seat == scene.me:
        return button_form(scene, refuse, _("Withdraw"), keep=asked.keep)
    if scene.me in asked.agreed:
        return p(".hint")[_("You agreed.")]
    undo = counted_("Agree: undo {n} move", "Agree: undo {n} moves", asked.count)
    return div(".row")[
        button_form(scene, agree, _("Agree: end the match") if asked.ends else undo, on=True, keep=asked.keep),
        button_form(scene, refuse, _("Refuse"), keep=asked.keep),
    ]


# ---- what one can do


def menu(scene: Scene) -> Node:
    """What a seat may do."""
    over = scene.view["over"]
    watch = None if over else a(".act", href=scene.address("lobby"))[_("Invite spectators")]
    if scene.watching:
        return div(".row")[watch]
    lent = scene.me in scene.company.lent
    return [
        div(".row")[
            None if lent or over else list(seat_actions(scene)),
            button_form(scene, "curtain", _("Hide my cards")) if scene.shared else None,
            watch,
            None if over else a(".act", href=scene.address("windows"))[_("Reaction prompts")],
        ],
        confirm_end(scene) if scene.company.may_end else None,
    ]


def seat_actions(scene: Scene) -> Iterator[Node]:
    """Actions of a seat in a running match."""
    company = scene.company
    if company.may_ask:
        move, turn = undo_words(scene)
        yield button_form(scene, "ask-undo", move)
        yield button_form(scene, "ask-undo", turn, turn="yes")
    if company.clock and not company.clock.paused and scene.me not in company.clock.wishes:
        yield button_form(scene, "pause", _("Ask for a pause") if others(scene) else _("Pause"))
    yield button_form(scene, "stand-in", _("Let a bot play for me"), seat=scene.me)
    if company.may_end:
        yield button(".act", type="button", popovertarget="end-sure")[end_words(scene)]


def others(scene: Scene) -> bool:
    """True if other people play; alone with bots a seat needs nobody's consent."""
    return any(seat != scene.me for seat in scene.people)


def undo_words(scene: Scene) -> tuple[str, str]:
    """What the buttons for the last move and the whole turn say."""
    if others(scene):
        return _("Ask to undo move"), _("Ask to undo turn")
    return _("Undo my last move"), _("Undo my whole turn")


def end_words(scene: Scene) -> str:
    """What the button does."""
    return _("Ask to end the match") if others(scene) else _("End the match")


def confirm_end(scene: Scene) -> Node:
    """The question before the end is asked for, over the menu."""
    return section("#end-sure", popover="auto", role="dialog", aria_labelledby="end-name")[
        h2(id="end-name")[_("End the match here?")],
        p[what_an_end_is()],
        div(".row")[
            button_form(scene, "ask-end", end_words(scene), on=True),
            button(".act", type="button", popovertarget="end-sure", popovertargetaction="hide")[_("Keep playing")],
        ],
    ]


# ---- at a seat


def seat_mark(scene: Scene, who: int) -> Node:
    """At a seat: a bot that stands in, somebody who is away, the time that is left."""
    company = scene.company
    return [
        span(".mark.lent")[_("bot standing in")] if who in company.lent and not scene.view["over"] else None,
        span(".mark.away")[_("away")] if who in company.away else None,
        clock_mark(company, company.clock, who) if company.clock else None,
    ]


def clock_mark(company: Company, clock: Clock, who: int) -> Node:
    """The time left. The page counts it down by itself; without scripts it stands as it was."""
    left = clock.left[who]
    return span(
        class_=["clock", {"runs": who in company.running, "short": left < 30}],  # noqa: PLR2004 - seconds
        data_left=f"{left:.1f}",
        data_runs="yes" if who in company.running else None,
    )[visually_hidden(_("time left ")), span(".figure")[time_words(left)]]
