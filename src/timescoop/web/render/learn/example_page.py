"""One step of a rules example: the table, how it came about, and what the example claims of it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from urllib.parse import urlencode

from htpy import Node, a, b, div, h1, h2, header, li, main, nav, ol, p, section, span, ul

from timescoop.documents import Claim as Claimed
from timescoop.documents import Clause, Moment, Showing
from timescoop.web.render.card_faces import sentence as capital
from timescoop.web.render.fork_form import ForkOptions, fork_form
from timescoop.web.render.learn.claims import claim_lines
from timescoop.web.render.learn.small_table import event_list, learn_page, sentence, small_table
from timescoop.web.render.page_frame import fill_nodes, visually_hidden
from timescoop.web.render.scene import Scene
from timescoop.web.render.table.dock import ask, own_zones
from timescoop.web.render.table.text_page import linked
from timescoop.wording import _, told_in_english


@dataclass(frozen=True)
class ExampleStep:
    """A moment of an example: its clause, the whole of it, its number from 0, and the seat that looks."""

    clause: Clause
    showing: Showing
    number: int
    eyes: int
    other: bool
    fork: ForkOptions | None = None  # how one may play on from here; None where the game is over

    @property
    def moment(self) -> Moment:
        """The table at the moment that is shown."""
        return self.showing.moments[self.number]

    @property
    def last(self) -> int:
        """The number of the last moment."""
        return len(self.showing.moments) - 1

    def address(self, **changes: object) -> str:
        """The address of another step, seat or world of the same example."""
        asked: dict[str, object] = {"step": self.number}
        if self.eyes != self.showing.eyes:
            asked["eyes"] = self.showing.names[self.eyes]
        if self.other:
            asked["world"] = "other"
        asked |= changes
        query = urlencode({key: value for key, value in asked.items() if value not in {"", None}})
        return f"/rules/{self.clause.number}/examples/{self.showing.scenario.key}?{query}"


def example_page(step: ExampleStep, scene: Scene) -> Node:
    """One step of an example."""
    title = capital(_(step.showing.scenario.title))
    return learn_page(
        f"{title} · {place_of(step)}",
        scene,
        main("#main", class_="lesson")[
            section("#coach", tabindex="-1", aria_labelledby="example-name")[
                header[
                    p(".where")[fill_nodes(_("An example of {rules}"), rules=clauses_of(step))],
                    h1(id="example-name", **told_in_english(step.showing.scenario.title))[title],
                ],
                steps_nav(step),
                story(step, scene),
                claims(step, scene) if step.moment.claims else None,
                viewpoints(step),
                p(".ways")[
                    a(href=f"/rules/{step.clause.number}")[
                        _("Back to the rule {number}").format(number=step.clause.number)
                    ]
                ],
                fork_form(step.fork) if step.fork else None,
            ],
            small_table(scene, picture_dock(scene)),
        ],
        skips=(("#coach", _("Skip to what happens")), ("#scene", _("Skip to the table"))),
    )


def clauses_of(step: ExampleStep) -> Iterator[Node]:
    """The clauses that the example proves."""
    for nth, number in enumerate(step.showing.scenario.rules):
        yield ", " if nth else ""
        yield a(".id", href=f"/rules/{number}")[number]


def picture_dock(scene: Scene) -> Node:
    """What is asked and what the seat holds, as a picture: nothing can be chosen here."""
    return section("#dock", aria_label=_("What is asked"))[ask(scene), own_zones(scene)]


def place_of(step: ExampleStep) -> str:
    """Which step of how many."""
    return _("Step {nth} of {all}").format(nth=step.number + 1, all=step.last + 1)


def steps_nav(step: ExampleStep) -> Node:
    """Back and on, with the place in between; the arrow keys follow the same links."""
    return nav(".steps", aria_label=_("Steps"))[
        way(step, step.number - 1, "prev", _("Back")),
        span(".where")[place_of(step)],
        way(step, step.number + 1, "next", _("Next")),
    ]


def way(step: ExampleStep, number: int, rel: str, words: str) -> Node:
    """A link to another step; words alone where there is none."""
    if 0 <= number <= step.last:
        return a(class_=["act", {"on": rel == "next"}], rel=rel, href=step.address(step=number))[words]
    return span(".act.none", aria_hidden="true")[words]


def story(step: ExampleStep, scene: Scene) -> Node:
    """How this moment came about."""
    if step.number == 0:
        return p(".say")[_("This is the table."), " ", whose_turn(scene)]
    lines = scene.log[step.moment.since :]
    quiet = not lines and not step.moment.claims
    return [
        answers(step) if step.moment.said else None,
        event_list(scene, lines) if lines else None,
        p(".hint")[_("Nothing has happened yet that the others could see.")] if quiet else None,
    ]


def answers(step: ExampleStep) -> Node:
    """The answers so far, and who gave them."""
    return ol(".answers", aria_label=_("Answers"))[
        (li[b[step.showing.names[said.seat]], ": ", span(".typed")[said.words]] for said in step.moment.said)
    ]


def whose_turn(scene: Scene) -> str:
    """Whose turn it is."""
    if scene.view["over"]:
        return _("The game is over.")
    return _("It is {name}'s turn.").format(name=scene.sitters[scene.view["turn"]].name)


def claims(step: ExampleStep, scene: Scene) -> Node:
    """What the example says of this moment, each claim with its tick."""
    return section(".claims", aria_labelledby="claims-name")[
        h2(id="claims-name")[_("What the rule says")],
        ul[(claim_item(step, scene, claim) for claim in step.moment.claims)],
    ]


def claim_item(step: ExampleStep, scene: Scene, claim: Claimed) -> Node:
    """One claim, ticked if it holds."""
    holds = not claim.wrong
    return li(class_={"holds": holds, "fails": not holds, "refused": claim.sort == "refuse"})[
        span(".tick", aria_hidden="true")[("⊘" if claim.sort == "refuse" else "✓") if holds else "✗"],
        div[
            visually_hidden(_("True: ") if holds else _("False: ")),
            claim_words(step, scene, claim),
            None if holds else p(".hint")[claim.wrong],
        ],
    ]


def claim_words(step: ExampleStep, scene: Scene, claim: Claimed) -> Node:
    """A claim in words."""
    if claim.sort == "refuse":
        who, words = b[str(claim.wanted)], span(".typed")[claim.about]
        if not claim.reason:
            return fill_nodes(_("{who} can't choose “{words}”."), who=who, words=words)
        because = linked(capital(claim.reason))
        return fill_nodes(_("{who} can't choose “{words}”. {reason}."), who=who, words=words, reason=because)
    if claim.sort == "same":
        other = a(href=step.address(world="" if step.other else "other"))[_("the other one")]
        told = _("{who} can't tell this table from {other}: both look the same.")
        return fill_nodes(told, who=b[claim.about], other=other)
    if claim.facts:
        return [_("This has happened:"), ul[(li[sentence(scene, scene.log[number])] for number in claim.facts)]]
    return [p[line] for line in claim_lines(scene.texts, claim.about, claim.wanted)]


def viewpoints(step: ExampleStep) -> Node:
    """The seat that looks at the table, with links to the others."""
    names: Sequence[str] = step.showing.names
    how = _("This seat's view") if step.showing.secret else _("All cards shown, from")
    return nav(".eyes", aria_label=_("Seen by"))[
        span[how, ": "],
        (
            b[name] if seat == step.eyes else a(href=step.address(eyes=name if seat != step.showing.eyes else ""))[name]
            for seat, name in enumerate(names)
        ),
    ]
