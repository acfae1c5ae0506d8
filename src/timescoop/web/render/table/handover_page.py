"""The screen shown while a shared device changes hands: nothing of any table, only who is next."""

from htpy import Node, button, div, form, h1, li, main, p, ul
from htpy import input as field

from timescoop.web.render.page_frame import document
from timescoop.web.render.scene import Scene
from timescoop.web.render.table.sentences import marked_sentence
from timescoop.wording import _

LATEST = 5  # sentences of what everybody was told


def handover_page(scene: Scene, people: tuple[int, ...]) -> Node:
    """A page of its own, without the table's album, text box or hand."""
    return document(
        f"{_('Pass the device')} · {scene.title}",
        handover_part(scene, people),
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


def handover_part(scene: Scene, people: tuple[int, ...]) -> Node:
    """Who is to take the device; `scene` is a spectator's, so that it holds nothing that is not for all."""
    one = people[0] if len(people) == 1 else None
    lead = _("Pass the device to {who}").format(who=scene.names[one]) if one is not None else _("Pass the device")
    return div("#scene.curtain", data_curtain="down", data_number=str(scene.number))[
        main("#main.page", aria_labelledby="curtain-name")[
            h1(id="curtain-name")[lead],
            p(".lead", role="status")[_("No cards are shown on this page. Press your name to see yours.")],
            div(".row")[(lift_form(scene, seat) for seat in people)],
            ul(".notes", aria_label=_("What just happened"))[
                (li[marked_sentence(scene, line.parts)] for line in reversed(list(scene.log)[-LATEST:]))
            ],
        ]
    ]


def lift_form(scene: Scene, seat: int) -> Node:
    """The button by which one person shows their table; it leads to a new page, so that no old one is changed."""
    return form(method="post", action=scene.address("lift"))[
        field(type="hidden", name="seat", value=str(seat)),
        button(class_=["go", scene.own(seat)])[_("I am {who}").format(who=scene.names[seat])],
    ]
