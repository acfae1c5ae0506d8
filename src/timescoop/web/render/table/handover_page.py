"""The curtain between two people at one browser: nothing of anybody's table is behind it, only who is to come."""

from htpy import Node, button, div, form, h1, li, main, p, ul
from htpy import input as field

from timescoop.web.render.page_frame import document
from timescoop.web.render.scene import Scene
from timescoop.web.render.table.dock import told
from timescoop.wording import _

LATEST = 5  # sentences of what everybody was told


def curtain_page(scene: Scene, people: tuple[int, ...]) -> Node:
    """A page of its own, without the table's album, text box or hand."""
    return document(
        f"{_('Pass the device')} · {scene.title}",
        curtain_part(scene, people),
        div(
            "#stream",
            hidden=True,
            hx_target="#scene",
            hx_swap="outerMorph",
            data_live=scene.address("stream"),
        ),
        classes="plain curtained",
        live=True,
    )


def curtain_part(scene: Scene, people: tuple[int, ...]) -> Node:
    """Who is to take the device; `scene` is a watcher's, so that it holds nothing that is not for all."""
    one = people[0] if len(people) == 1 else None
    lead = _("Pass the device to {who}").format(who=scene.names[one]) if one is not None else _("The curtain is down")
    return div("#scene.curtain", data_curtain="down", data_number=str(scene.number))[
        main("#main.page", aria_labelledby="curtain-name")[
            h1(id="curtain-name")[lead],
            p(".lead", role="status")[_("Nobody's cards are on this page. Whoever lifts the curtain sees their own.")],
            div(".row")[(lifting(scene, seat) for seat in people)],
            ul(".notes", aria_label=_("What everybody was told"))[
                (li[told(scene, line.parts)] for line in reversed(list(scene.log)[-LATEST:]))
            ],
        ]
    ]


def lifting(scene: Scene, seat: int) -> Node:
    """The button by which one person lifts the curtain; it leads to a new page, so that no old one is changed."""
    return form(method="post", action=scene.address("lift"))[
        field(type="hidden", name="seat", value=str(seat)),
        button(class_=["go", scene.own(seat)])[_("I am {who}").format(who=scene.names[seat])],
    ]
