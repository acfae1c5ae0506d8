"""Start a table with your own deck or set of cards in one click, against a bot or with a friend."""

from collections.abc import Mapping

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import Response

from timescoop.kernel import Edition, Game
from timescoop.web.access import keys
from timescoop.web.access.own_profile import own_colour
from timescoop.web.access.visits import host_of
from timescoop.web.authoring.custom_card_file import cards_for
from timescoop.web.render.game_page import FRIEND, NOBODY, YOU
from timescoop.web.render.home_page import Offer
from timescoop.web.routes.home import create_once, form_text, offer_of, plans_in, seat_and_redirect

RIVALS = 1


async def start_table(
    request: Request, game: Game, edition: Edition, form: FormData, own: Mapping[str, str]
) -> Response:
    """A table of one's own cards; the friend's seat is open, all other seats are a bot's.

    Args:
        request: Who asks.
        game: The game.
        edition: Its edition.
        form: `friend` is set to play with a friend; `once` names the form, so that two clicks start one table.
        own: The fields of the new-table form that bring cards: `set`, and `deck-0` for the first seat's deck.

    Raises:
        BadDeal: Something in the cards is wrong.
        HostingError: The server takes no more tables.
    """
    fields = dict(own) | seats_of(offer_of(request), edition, friend=bool(form_text(form, "friend")))
    name = keys.name_of(request)
    wanted = FormData({"name": name, **fields})
    plans, mine, _public = plans_in(wanted, edition.most_players, await own_colour(request))
    cards = await cards_for(request, game, edition, wanted)
    match = await create_once(
        request,
        form_text(form, "once"),
        lambda: host_of(request).new_match(game.key, edition=edition.key, seats=plans, cards=cards),
    )
    return await seat_and_redirect(request, match, name, mine)


def seats_of(offer: Offer, edition: Edition, *, friend: bool) -> dict[str, str]:
    """Who sits where: the reader, a friend or a bot, and further bots up to the least number of players."""
    bot = f"bot:{offer.usual_bot.key}"
    rest = [bot if seat < edition.fewest_players else NOBODY for seat in range(1 + RIVALS, edition.most_players)]
    sitting = [YOU, FRIEND if friend else bot, *rest]
    return {f"seat-{seat}": who for seat, who in enumerate(sitting[: edition.most_players])}
