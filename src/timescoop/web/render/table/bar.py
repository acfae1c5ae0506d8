"""The bar of the table page: game, turn, steps of the turn, a warning, and the ways into log, chat, rules and menu."""

from htpy import Node

from timescoop.web.render.brand_mark import brand_mark
from timescoop.web.render.page_frame import HOUSE, fill_nodes, visually_hidden
from timescoop.web.render.render_cache import cached
from timescoop.web.render.scene import Scene
from timescoop.web.render.table.chat_panel import chat
from timescoop.web.render.table.match_log import log
from timescoop.web.render.table.standings import warning_line
from timescoop.web.render.tags import a, b, button, details, div, h1, h2, header, li, nav, ol, p, span, summary
from timescoop.wording import _


def bar(scene: Scene) -> Node:
    """The top of the page; what moves in it has the id `turn`."""
    return header("#bar.bar")[heading(scene), turn_part(scene), warning_line(scene)]


@cached(lambda _scene: "")
def heading(scene: Scene) -> Node:
    """The way home, and the game."""
    return [
        a(".brand", href="/", aria_label=_("{house}, home").format(house=HOUSE))[brand_mark()],
        h1(".game")[scene.title, visually_hidden(f", {scene.edition}")],
    ]


def turn_part(scene: Scene) -> Node:
    """Which turn it is, whose, and which part of it."""
    return turn_drawn(scene, asked=bool(scene.view["prompt"]) and not scene.view["over"])


@cached(lambda scene, *, asked: (scene.me, asked))
def turn_drawn(scene: Scene, *, asked: bool) -> Node:
    """The same, with whether the reader is asked; what the question is makes no difference here."""
    turn, number = scene.on_turn, scene.view["turn_number"]  # 0 before the first turn
    owner = scene.teller.own(turn).text if 0 <= turn < len(scene.sitters) else ""
    return div("#turn")[
        h2(".turn-word")[
            span(".turn-number")[_("Turn {number}").format(number=number)] if number else None,
            span(".whose-turn")[
                fill_nodes(_("{whose} turn"), whose=b(class_=scene.own(turn))[owner[:1].upper() + owner[1:]])
            ]
            if owner
            else None,
            span(".phase")[scene.texts.label(scene.view["phase"])],
            b(".decide")[_("you decide")] if asked and turn != scene.me else None,
        ],
        phases(scene),
    ]


def phases(scene: Scene) -> Node:
    """The parts of a turn in their order, where the game has them; the heading says which it is."""
    keys, now = scene.view.get("phases"), scene.view["phase"]
    if not keys or now not in keys:
        return None
    at = keys.index(now)
    return ol(".phases", aria_hidden="true")[
        (
            li(class_="now" if nth == at else "past" if nth < at else None)[scene.texts.label(f"{key}_short")]
            for nth, key in enumerate(keys)
        )
    ]


# ---- the drawer


def side(scene: Scene) -> Node:
    """Log, chat and rules, of which one at most is open, beside the table; and the button of the menu."""
    return div("#side.drawers")[
        panel("log", _("Log"), log(scene)),
        panel("chat", _("Chat"), chat(scene)) if scene.base else None,
        panel("rules", _("Rules"), rules(scene)) if scene.base else None,
        button(".menu-button", type="button", popovertarget="company-menu", aria_label=_("Menu"))["•••"]
        if scene.base
        else None,
    ]


def panel(key: str, words: str, content: Node) -> Node:
    """One of the drawer's panels; the browser keeps it open or shut while the table moves."""
    return details(class_="drawer", id=f"side-{key}", name="side")[summary[words], div(".panel-of")[content]]


def rules(scene: Scene) -> Node:
    """The ways to the rules: the one behind the question, why each choice is allowed, and all of them."""
    prompt = None if scene.view["over"] else scene.view["prompt"]
    return rules_drawn(scene, prompt["clause"] if prompt else "")


@cached(lambda _scene, clause: clause)
def rules_drawn(scene: Scene, clause: str) -> Node:
    """The same, with the clause behind the question; empty if the reader is asked nothing."""
    return nav("#rules-here", aria_label=_("Rules"))[
        p[a(".why", href=f"/rules/{clause}")[_("Rule for this choice"), " ", span(".id")[clause]]] if clause else None,
        p[a(".why-each", href=scene.address("why"))[_("Why these choices?")]] if clause else None,
        p[a(href=f"/rules/{scene.game}")[_("All rules of {game}").format(game=scene.title)]],
        p[a(href="/learn")[_("Lessons and examples")]],
    ]
