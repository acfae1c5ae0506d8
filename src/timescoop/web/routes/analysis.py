"""Routes of game analysis: start it, and show how far it is or what it found."""

import time
from math import ceil
from typing import Final

from htpy import Node
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from timescoop.bots import account, agreed, win_share
from timescoop.hosting import HostingError, Judgement, Replay
from timescoop.web.access.own_profile import person_of
from timescoop.web.access.visits import host_of, visit
from timescoop.web.render.review.analysis_page import AnalysisState, analysis_page
from timescoop.web.render.review.verdicts import verdicts
from timescoop.web.render.scene_builder import edition_title
from timescoop.web.routes.replay import ended_in, root_of
from timescoop.wording import _, texts_of

SEE_OTHER: Final = 303
AGAIN_S: Final = 3  # until the page looks again
MINUTE_S: Final = 60
WANTED: Final = "you can see what a choice was worth"


async def decided_in(request: Request) -> Replay:
    """The match or record in the address, if it was played to its end.

    Raises:
        StillSecret: It is running.
        HostingError: It has no winner: it was ended by agreement, or is an unfinished record.
    """
    replay = await ended_in(request, WANTED)
    if not replay.decided:
        raise HostingError(_("This match was not played to its end, so its choices can't be judged."))
    return replay


async def shown(request: Request) -> Response:
    """How far a match has been judged, or what was found."""
    replay = await decided_in(request)
    seated = not replay.record and not (await visit(request)).watching
    found = await host_of(request).judge.of(replay)
    answer = HTMLResponse(str(drawn(replay, found, host_of(request).judge.worlds_of(replay), seated=seated)))
    if found and not found.over and not found.failed:
        answer.headers["Refresh"] = str(AGAIN_S)
    return answer


async def begin(request: Request) -> Response:
    """Have a match judged."""
    replay = await decided_in(request)
    await host_of(request).judge.begin(replay, await person_of(request))
    return RedirectResponse(f"{root_of(replay)}/analysis", SEE_OTHER)


def minutes_left(found: Judgement) -> int:
    """About how many minutes an analysis still takes, by its pace so far; 0 if that can't be known yet."""
    if not (found.began and found.done > 0):
        return 0
    return ceil((time.time() - found.began) / found.done * (found.answers - found.done) / MINUTE_S)


def drawn(replay: Replay, found: Judgement | None, worlds: int, *, seated: bool) -> Node:
    """The page.

    Args:
        replay: The match or record.
        found: How far it has been judged; None if nobody has asked for it.
        worlds: Imagined worlds in which each choice is looked into.
        seated: Whether the reader played in it, and so has a report of such matches.
    """
    table, plan, game = replay.moments.timeline.table, replay.plan, replay.game
    judged = agreed(found.judged) if found and found.over else []
    sides = game.view(table, table.seats)["seats"]
    return analysis_page(
        AnalysisState(
            title=f"{game.title}, {edition_title(game, plan.edition, texts_of(game.room))}",
            game=game.key,
            root=root_of(replay),
            names=[seat.name for seat in replay.seats],
            colours=[
                f"own-{side.get('colour') or seat.colour}" for seat, side in zip(replay.seats, sides, strict=True)
            ],
            winners=[seat for seat in range(table.seats) if win_share(table, seat)],
            record=replay.record,
            report=f"/reports/{game.key}/{plan.edition}/{table.seats}" if seated else "",
            answers=found.answers if found else 0,
            done=found.done if found else -1,
            failed=bool(found and found.failed),
            waits=bool(found and not found.begun),
            minutes=minutes_left(found) if found else 0,
            worlds=worlds,
            verdicts=verdicts(replay, judged),
            accounts=[account(judged, seat, win_share(table, seat)) for seat in range(table.seats)],
        )
    )


ROUTES = [
    route
    for root in ("/matches/{match}", "/records/{record}")
    for route in (Route(f"{root}/analysis", shown), Route(f"{root}/analysis", begin, methods=["POST"]))
]
