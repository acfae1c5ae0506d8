"""Routes of reports on matches played on this server.

People who hold keys see counts of their own finished matches; those of all matches only where the host says so. A
match that is running is in no report: what its players hold is a secret. One that was ended by agreement is in
none either: nobody won it.
"""

import re
from collections.abc import Sequence
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from timescoop.arena import Dataset, ReplayedGame, Setting, card_types, ready_decks, winning
from timescoop.hosting import Finished, finished_matches
from timescoop.kernel import Game
from timescoop.web.access import keys
from timescoop.web.access.own_profile import person_of
from timescoop.web.access.visits import games_of, host_of
from timescoop.web.render.scene_builder import edition_title
from timescoop.web.render.static_scenes import faces_of
from timescoop.web.reports.background_count import MOST, BackgroundCount
from timescoop.web.reports.report_frames import MatchGroup, Scope, match_groups_page, match_report_page
from timescoop.wording import _, texts_of

NOT_FOUND: Final = 404
AGAIN_S: Final = 2  # until the page looks again
ALL: Final = "all"
LISTED: Final = 5000  # matches among which sorts are looked for
Key = tuple[str, str, int]  # game, edition, seats


def counting_of(request: Request) -> BackgroundCount:
    """What is known of the matches of this server's store."""
    counting: BackgroundCount = request.app.state.counting
    return counting


async def asked_for(request: Request) -> tuple[Scope, list[Finished], dict[str, int]]:
    """The matches that are asked for, and the reader's own seats in them."""
    host, everybody = host_of(request), bool(request.app.state.open_reports)
    mine = {each.id: each.seat for each in await host.matches(keys.held(request)) if each.finished is not None}
    all_of_them = everybody and request.query_params.get("of") == ALL
    found = await finished_matches(host.store, None if all_of_them else list(mine), LISTED)
    games = games_of(request)
    return Scope(ALL if all_of_them else "", everybody, MOST), [each for each in found if each.game in games], mine


def sorted_out(found: Sequence[Finished]) -> dict[Key, list[Finished]]:
    """Matches by what can be counted together, the commonest first."""
    sorts: dict[Key, list[Finished]] = {}
    for each in found:
        sorts.setdefault((each.game, each.edition, len(each.names)), []).append(each)
    return dict(sorted(sorts.items(), key=lambda item: -len(item[1])))


def sort_of(request: Request, key: Key, matches: Sequence[Finished]) -> MatchGroup:
    """A sort as the page names it."""
    game = games_of(request)[key[0]]
    title = f"{game.title}, {edition_title(game, key[1], texts_of(game.room))}"
    return MatchGroup("/reports/{}/{}/{}".format(*key), title, key[2], min(len(matches), MOST))


async def report_list(request: Request) -> Response:
    """What can be reported on."""
    scope, found, _mine = await asked_for(request)
    rows = [sort_of(request, key, matches) for key, matches in sorted_out(found).items()]
    return HTMLResponse(str(match_groups_page(scope, rows)))


async def report(request: Request) -> Response:
    """A report, or how far its matches are counted."""
    asked = request.path_params
    game = games_of(request).get(asked["game"])
    seats = int(asked["seats"]) if re.fullmatch("[0-9]{1,2}", asked["seats"]) else 0
    printings = [each for each in game.editions if each.key == asked["edition"]] if game else []
    if game is None or not any(each.least <= seats <= each.most for each in printings):
        raise HTTPException(NOT_FOUND, _("There is no such edition here."))
    key = (game.key, asked["edition"], seats)
    scope, found, mine = await asked_for(request)
    matches = sorted_out(found).get(key, [])[:MOST]
    counting = counting_of(request)
    left = await counting.missing([(each.id, each.game) for each in matches], await person_of(request))
    sort = sort_of(request, key, matches)
    gathered, lost = None, 0
    if not left:
        lived = [(each, counting.found[each.id]) for each in matches]
        gathered = gathered_of(request, game, key, [(each, one) for each, one in lived if one is not None], mine)
        lost = len(lived) - len(gathered.games)
    answer = HTMLResponse(str(match_report_page(scope, sort, gathered, len(matches) - len(left), lost)))
    if left:
        answer.headers["Refresh"] = str(AGAIN_S)
    return answer


def gathered_of(
    request: Request, game: Game, key: Key, lived: Sequence[tuple[Finished, ReplayedGame]], mine: dict[str, int]
) -> Dataset:
    """The matches as a report counts them, each seat under the name of who sat there."""
    games = [
        one._replace(played=one.played._replace(block=nth, bots=tuple(sat_there(request, each, mine))))
        for nth, (each, one) in enumerate(lived)
    ]
    setting = Setting(game.key, key[1], ("",) * key[2], 0, {}, "")
    faces = faces_of(game, game.edition(key[1]))
    return Dataset(setting, games, card_types(faces), tuple(ready_decks(game, key[1])), winning(faces))


def sat_there(request: Request, match: Finished, mine: dict[str, int]) -> list[str]:
    """Who sat in each seat. People are told by name only to those who sat there with them."""
    bots = request.app.state.bots
    return [
        _("Bot: {name}").format(name=_(bots[bot].name) if bot in bots else bot)
        if bot
        else _("You")
        if mine.get(match.id) == seat
        else name
        if match.id in mine
        else _("People")
        for seat, (name, bot) in enumerate(zip(match.names, match.bots, strict=True))
    ]


ROUTES = [Route("/reports", report_list), Route("/reports/{game}/{edition}/{seats}", report)]
