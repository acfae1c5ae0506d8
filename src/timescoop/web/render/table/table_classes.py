"""What lies on a table, as classes of the table itself.

Styles could ask for it with `:has()`, but then a browser styles the whole table again at each change, however small.
"""

from typing import Final

from timescoop.kernel import places_in
from timescoop.web.render.scene import Scene
from timescoop.web.render.table.dock import button_rows, has_offered, is_asked, is_played
from timescoop.web.render.table.lanes import has_lanes
from timescoop.web.render.table.rivals import needs_middle
from timescoop.web.render.table.social_panel import banners

ROWS_TOLD: Final = range(3, 6)  # which rows of buttons styles ask about
PHONE_ROW: Final = 4  # places in a row


def table_classes(scene: Scene, *, buttons: bool) -> list[str]:
    """The classes of a table, such as `seats-3`, `with-stage` or, for its third row of buttons, `pair-3`.

    Args:
        scene: What is shown.
        buttons: Whether the question has buttons.
    """
    lies = {
        "lanes": has_lanes(scene),
        "stage": bool(scene.view["stage"]),
        "played": is_played(scene),
        "offered": is_asked(scene) and bool(scene.base) and has_offered(scene),
        "middle": needs_middle(scene),
        "news": bool(scene.view["prompt"] and scene.news),
        "question": buttons,
        "many-places": has_many_places(scene),
        "banner": bool(scene.base) and any(True for _banner in banners(scene)),
    }
    told = button_rows(scene) if buttons else []
    return [
        "table",
        f"seats-{len(scene.view['seats'])}",
        *(f"with-{name}" for name, there in lies.items() if there),
        *(f"{told[nth - 1].kind}-{nth}" for nth in ROWS_TOLD if nth <= len(told)),
    ]


def has_many_places(scene: Scene) -> bool:
    """Whether the reader's own places take two rows of a phone."""
    if scene.watching:
        return False
    lines = [zone for zone in scene.view["seats"][scene.me]["zones"] if zone["layout"] == "line"]
    return any(len(places_in(zone)) > PHONE_ROW for zone in lines)
