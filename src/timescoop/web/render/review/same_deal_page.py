"""The form that plays the same deal again: who takes which seat."""

from collections.abc import Sequence

from htpy import Node, button, div, fieldset, form, h1, label, legend, p
from htpy import option as choice_of
from htpy import select as choose

from timescoop.bots import Bot, usual_opponent
from timescoop.web.render.form_fields import name_field
from timescoop.web.render.game_page import FRIEND, YOU
from timescoop.web.render.page_frame import page
from timescoop.web.render.scene import Scene
from timescoop.wording import _


def same_deal_page(scene: Scene, root: str, bots: Sequence[Bot], seats: int, name: str, fault: str = "") -> Node:
    """The same deal again: the seats are chosen again."""
    return page(
        _("The same deal again"),
        h1[_("The same deal again")],
        p(".notice", role="alert")[fault] if fault else None,
        p(".lead")[
            f"{scene.title}, {scene.edition}: ",
            _(
                "the same cards, dealt to the seats in the same order. "
                "Anyone who played the first match knows the cards, so this deal can't be proven fair."
            ),
        ],
        form(".panel.main", method="post", action=f"{root}/same-deal")[
            name_field(name),
            fieldset[
                legend[_("Seats in turn order")],
                div(".seats-plan")[(seat_choice(bots, nth) for nth in range(seats))],
            ],
            button(".go")[_("Play")],
        ],
    )


def seat_choice(bots: Sequence[Bot], nth: int) -> Node:
    """Who sits in one seat; every seat of the first match is taken again."""
    usual = YOU if nth == 0 else f"bot:{usual_opponent(bots).key}"
    rows = [(YOU, _("You")), (FRIEND, _("A friend, by link"))]
    rows += [(f"bot:{bot.key}", _("Bot: {name}").format(name=_(bot.name))) for bot in bots]
    return div(class_=["seat-plan", f"seat-{nth}"])[
        label(for_=f"seat-{nth}")[_("Seat {number}").format(number=nth + 1)],
        choose(id=f"seat-{nth}", name=f"seat-{nth}")[
            (choice_of(value=value, selected=value == usual)[words] for value, words in rows)
        ],
    ]
