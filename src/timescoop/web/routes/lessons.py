"""Routes of the lessons: the list, and each lesson played by its address alone, without a match or an account.

The address holds the answers given so far: `/learn/invasion/defending/defend-telos/adric`.
"""

from collections.abc import Sequence

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from timescoop.documents import Coach, Lesson, clauses_of, lessons
from timescoop.kernel import Game
from timescoop.web.access.visits import games_of
from timescoop.web.render.fork_form import ForkOptions
from timescoop.web.render.learn.lesson_buttons import LearnerMove
from timescoop.web.render.learn.lesson_page import LessonProgress, games_page, lesson_page, lessons_page
from timescoop.web.render.page_frame import slug
from timescoop.web.render.scene import Scene
from timescoop.web.render.static_scenes import scene_at
from timescoop.web.render.table.text_page import reason_page
from timescoop.web.routes.command_parsing import LONGEST
from timescoop.web.routes.fork import fork_options, start_fork

SEE_OTHER, NOT_FOUND = 303, 404
WHY_NOT = "why-not"


def game_in(request: Request) -> Game:
    """The game in an address, if it has lessons, or 404."""
    game = games_of(request).get(request.path_params["game"])
    if game is None or not lessons(game.room):
        raise HTTPException(NOT_FOUND, "There are no lessons for such a game here.")
    return game


def lesson_in(request: Request, game: Game) -> tuple[int, Lesson]:
    """The lesson in an address with its number from 0, or 404."""
    for number, lesson in enumerate(lessons(game.room)):
        if lesson.key == request.path_params["lesson"]:
            return number, lesson
    raise HTTPException(NOT_FOUND, f"{game.title} has no such lesson.")


async def all_games(request: Request) -> Response:
    """The games that are taught; the only one at once."""
    taught = [(game, count) for game in games_of(request).values() if (count := len(lessons(game.room)))]
    if len(taught) == 1:
        return RedirectResponse(f"/learn/{taught[0][0].key}", SEE_OTHER)
    return HTMLResponse(str(games_page(taught)))


async def all_lessons(request: Request) -> Response:
    """The lessons of a game in a row."""
    game = game_in(request)
    return HTMLResponse(str(lessons_page(game, lessons(game.room))))


async def play(request: Request) -> Response:
    """A moment of a lesson; an answer that goes on leads to the next, any other is met with a sentence."""
    game = game_in(request)
    number, lesson = lesson_in(request, game)
    pieces = [piece for piece in request.path_params["rest"].split("/") if piece]
    asked = pieces.pop() if pieces[-1:] == [WHY_NOT] else ""
    coach, base, move = come_to(request, lesson, pieces)
    if base != "/".join((f"/learn/{game.key}/{lesson.key}", *pieces)):
        return RedirectResponse(base, SEE_OTHER)  # the lesson has changed since that address was written down
    scene = scene_at(coach.game, coach.world.table, coach.names, coach.seat, base)
    if asked:
        return why_not(coach, scene, request.query_params.get("words", "")[:LONGEST])
    where = LessonProgress(game, lessons(game.room), number, pieces, move)
    fork = fork_options(request, coach.game, base, coach.world.table, coach.names, coach.seat)
    return answered(coach, scene, request.query_params.get("option", ""), where, fork)


def come_to(request: Request, lesson: Lesson, pieces: Sequence[str]) -> tuple[Coach, str, LearnerMove]:
    """A lesson after some answers, as far as they go on, its address there, and the move being made."""
    coach, move = Coach(lesson, games_of(request)), LearnerMove()
    base = f"/learn/{coach.game.key}/{lesson.key}"
    for piece in pieces:
        found = [(option, known) for option, known in coach.right().items() if slug(known) == piece]
        if not found:
            break
        option, words = found[0]
        move.add(coach, option)
        coach.take(words)
        base += f"/{piece}"
    return coach, base, move


async def start_lesson_fork(request: Request) -> Response:
    """Start a match from a moment of a lesson."""
    _number, lesson = lesson_in(request, game_in(request))
    pieces = [piece for piece in request.path_params["rest"].split("/") if piece]
    coach, base, _move = come_to(request, lesson, pieces)
    if base.count("/") != len(pieces) + 3:
        return RedirectResponse(base, SEE_OTHER)
    return await start_fork(request, coach.game, coach.world.table, coach.names, f"the lesson {lesson.title}")


def answered(coach: Coach, scene: Scene, option: str, where: LessonProgress, fork: ForkOptions | None) -> Response:
    """The page of a moment, or the way to the next one if the option goes on."""
    chosen = int(option) if option in {str(each) for each in scene.words} else -1
    goes_on = coach.right().get(chosen, "")
    if goes_on:
        return RedirectResponse(scene.address(slug(goes_on)), SEE_OTHER)
    words = scene.words.get(chosen, "")
    learned = [clauses_of(where.game.room)[clause] for clause in coach.lesson.learned]
    return HTMLResponse(str(lesson_page(coach, scene, where, words, learned, fork)))


def why_not(coach: Coach, scene: Scene, words: str) -> Response:
    """Why something is not lit."""
    said = coach.game.why_not(coach.world.table, coach.seat, words, coach.names)
    why = scene.text.why_not(words, said).text
    return HTMLResponse(str(reason_page(scene, words, why)))


ROUTES = [
    Route("/learn", all_games),
    Route("/learn/{game}", all_lessons),
    Route("/learn/{game}/{lesson}{rest:path}", play),
    Route("/learn/{game}/{lesson}{rest:path}", start_lesson_fork, methods=["POST"]),
]
