"""Routes by which a finished match is judged, choice by choice."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Final

from htpy import Node
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from timescoop.bots import Judged, account, share_of
from timescoop.hosting import Judgement, Replay
from timescoop.web.desk import edition_title, host_of
from timescoop.web.pages.analysis import LEAST, Judging, Mistake, analysis_page
from timescoop.web.replaying import ended_in, root_of
from timescoop.web.scene import place_names
from timescoop.wording import Teller, plain, texts_of

SEE_OTHER: Final = 303
MOST: Final = 12  # choices that are told
AGAIN_S: Final = 3  # until the page looks again
WANTED: Final = "what a choice was worth is told"


async def shown(request: Request) -> Response:
    """How far a match has been judged, or what was found."""
    replay = await ended_in(request, WANTED)
    found = host_of(request).judge.of(replay)
    answer = HTMLResponse(str(drawn(replay, found, host_of(request).judge.worlds)))
    if found and not found.over and not found.failed:
        answer.headers["Refresh"] = str(AGAIN_S)
    return answer


async def begin(request: Request) -> Response:
    """Have a match judged."""
    replay = await ended_in(request, WANTED)
    host_of(request).judge.begin(replay)
    return RedirectResponse(f"{root_of(replay)}/analysis", SEE_OTHER)


def drawn(replay: Replay, found: Judgement | None, worlds: int) -> Node:
    """The page; each choice is looked into so many worlds."""
    table = replay.moments.course.table
    over = found is not None and found.over
    judged = found.judged if found and over else []
    costly = sorted((each for each in judged if each.lost >= LEAST), key=lambda each: (-each.lost, each.said.done))
    return analysis_page(
        Judging(
            title=f"{replay.game.title}, {edition_title(replay.game, replay.plan.edition, texts_of(replay.game.room))}",
            root=root_of(replay),
            names=[seat.name for seat in replay.seats],
            colours=[f"own-{seat.colour}" for seat in replay.seats],
            answers=found.answers if found else 0,
            done=found.done if found else -1,
            failed=bool(found and found.failed),
            waits=bool(found and not found.begun),
            worlds=worlds,
            judged=judged,
            accounts=[account(judged, seat, share_of(table, seat)) for seat in range(table.seats)],
            costly=list(islice(told_apart(replay, costly), MOST)),
        )
    )


def told_apart(replay: Replay, costly: Iterable[Judged]) -> Iterator[Mistake]:
    """Choices in words, each with the better one, but for those that differ only in what luck did not bring."""
    for each in costly:
        chosen, better = (in_words(replay, each, line) for line in (each.said.line, each.best))
        if not chosen.startswith(better):
            yield Mistake(each, question(replay, each), chosen, better)


def question(replay: Replay, judged: Judged) -> str:
    """What a seat was asked first, in words."""
    said, game = judged.said, replay.game
    table = replay.moments.past.table(replay.moments.course, said.done)
    view, faces = game.view(table, said.seat), game.faces(table)
    names = [seat.name for seat in replay.seats]
    teller = Teller(texts_of(game.room), names, said.seat, faces, place_names(view, faces))
    return plain(teller.prompt(view["prompt"]["key"], view["prompt"]["slots"]))


def in_words(replay: Replay, judged: Judged, line: Sequence[int]) -> str:
    """A declaration in the words of its options."""
    names, said, words = [seat.name for seat in replay.seats], judged.said, []
    table = replay.moments.past.table(replay.moments.course, said.done)
    for option in line:
        if said.seat not in table.waiting() or option not in table.options(said.seat):
            break  # what luck brought in the mind of the search did not come
        words.append(replay.game.words(table, said.seat, option, names))
        table.play(said.seat, option)
    return ", ".join(words)


ROUTES = [
    route
    for root in ("/matches/{match}", "/records/{record}")
    for route in (Route(f"{root}/analysis", shown), Route(f"{root}/analysis", begin, methods=["POST"]))
]
