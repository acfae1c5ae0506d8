"""Published sets: those that a new table can choose, and those that this browser has published."""

import secrets
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from timescoop.hosting import HostingError, Paused, Publication, Published, publish, published
from timescoop.kernel import Edition, Game
from timescoop.web.access import keys
from timescoop.web.access.visits import host_of
from timescoop.web.authoring.deck_builder import one_line
from timescoop.web.authoring.set_links import STORED
from timescoop.wording import _

COOKIE: Final = "publisher"
MOST_OFFERED: Final = 8  # sets that a new table shows without a search


class SetChoice(NamedTuple):
    """Published sets that a new table can choose from.

    `sets` are those to show, `chosen` is the link of the one that is chosen, or empty, `words` what was searched for,
    and `more` is true if a search is worth while.
    """

    sets: Sequence[Published] = ()
    chosen: str = ""
    words: str = ""
    more: bool = False


async def sets_to_choose(request: Request, game: Game, edition: Edition, said: Mapping[str, str]) -> SetChoice:
    """The sets of an edition to choose from, the chosen one first; none while the store cannot be read.

    Args:
        request: Who asks.
        game: The game.
        edition: Its edition.
        said: What the form's fields hold: `shelf` or `set` is the link of a set, `find` has the words of a search.
    """
    if game.workshop is None:
        return SetChoice()
    words = one_line(said.get("find", ""))
    link = STORED.fullmatch(said.get("shelf", "") or said.get("set", ""))
    with suppress(Paused):
        store = host_of(request).store
        found = await published(store, game.key, edition.key, words)
        chosen = await published(store, game.key, edition.key, made=link[1]) if link else []
        rest = [each for each in found if each not in chosen]
        shown = [*chosen, *rest][:MOST_OFFERED]
        more = bool(words) or len(chosen) + len(rest) > MOST_OFFERED
        return SetChoice(shown, f"stored-{chosen[0].id}" if chosen else "", words, more)
    return SetChoice()


# ---- from the workshop


def publisher_in(request: Request) -> str:
    """The secret under which this browser publishes, or empty."""
    return request.cookies.get(COOKIE, "")


async def published_here(request: Request, game: Game, edition: Edition) -> Sequence[Published]:
    """What this browser has published of an edition; nothing while the store cannot be read."""
    key = publisher_in(request)
    if key:
        with suppress(Paused):
            return await published(host_of(request).store, game.key, edition.key, key=key)
    return ()


async def publish_from_browser(request: Request, publication: Publication) -> str:
    """Publish a set under this browser's secret, a new one if it has none; the secret.

    Raises:
        HostingError: It is too long, there is no room for it, or somebody else has published the same.
        Paused: The store cannot keep it.
    """
    key, store = publisher_in(request) or secrets.token_urlsafe(18), host_of(request).store
    made = await publish(store, key, publication)
    if not await published(store, key=key, made=made):
        raise HostingError(_("This very set is published already: you find it under Published sets."))
    return key


def keep_publisher(response: Response, request: Request, key: str) -> None:
    """Let the browser keep the secret under which it can unpublish its sets."""
    keys.put(response, request, COOKIE, key)
