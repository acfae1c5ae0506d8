"""The home page: quick play, your matches, the games, and links to everything else."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from htpy import Node, a, b, button, details, div, form, h1, h2, h3, li, p, section, small, span, summary, ul
from htpy import input as field
from markupsafe import Markup

from timescoop.bots import Bot, usual_opponent
from timescoop.kernel import Edition, Game
from timescoop.web.render.ages import age
from timescoop.web.render.form_fields import deal_commitment, luck_fields
from timescoop.web.render.game_facts import KEPT, edition_name, facts_line, fan, game_front, line_of
from timescoop.web.render.markup import markup_of
from timescoop.web.render.open_tables import ListedTable, tables_section
from timescoop.web.render.page_frame import page
from timescoop.web.render.record_upload import hand_in_form
from timescoop.wording import _, counted_, listed, texts_of, tongue

USUAL_SEATS = 3
SHOWN_AT_ONCE = 6  # running matches; the others are folded away
FINISHED_SHOWN = 30  # the newest; all of them at `/?all`
ALL = "all"


@dataclass(frozen=True)
class RunningMatch:
    """A match on the home page's list.

    Args:
        address: Where it is played.
        title: The game and its edition.
        rivals: Everybody else at the table.
        free: How many seats nobody has taken yet.
        waits: True if it is the reader's turn.
        waiting_for: The names of those who are asked.
        moved: When the last answer was given: seconds since 1970.
        over: True if it has ended.
        agreed: True if it was ended by agreement.
        spoilt: True if it was set aside.
        picture: The picture of its game.
    """

    address: str
    title: str
    rivals: Sequence[str]
    free: int
    waits: bool
    waiting_for: Sequence[str]
    moved: float
    over: bool
    agreed: bool
    spoilt: bool
    picture: Node = None


@dataclass(frozen=True)
class Offer:
    """What can be played: games in order, bots from the weakest up, and the name that this browser's person goes by.

    `promise` is the hash of the seed with which a match that is created from this page will be dealt. `open_tables`
    says whether seats can be listed for anybody.
    """

    games: Mapping[str, Game]
    bots: Sequence[Bot]
    name: str
    promise: str = ""
    open_tables: bool = True

    @property
    def usual_bot(self) -> Bot:
        """An opponent for a first game."""
        return usual_opponent(self.bots)


def usual_seats(edition: Edition) -> int:
    """How many play if nobody says otherwise."""
    return min(max(USUAL_SEATS, edition.fewest_players), edition.most_players)


def home_page(
    offer: Offer,
    running: Sequence[RunningMatch],
    tables: Sequence[ListedTable] = (),
    *,
    reports: bool = False,
    everything: bool = False,
) -> Node:
    """The first page.

    Args:
        offer: What can be played.
        running: The reader's matches.
        tables: Those that anybody may join.
        reports: True if there are finished matches that the reader may have counted.
        everything: True to show all finished matches, unfolded.
    """
    games = list(offer.games.values())
    return page(
        "",
        hero(offer, games[0]) if games else h1[_("Card games of time and space")],
        matches_section(running, everything=everything),
        tables_section(tables),
        section(aria_labelledby="games-name")[
            h2(id="games-name")[_("The games")],
            ul(".games")[(game_card(offer, game, edition) for game in games for edition in game.editions)],
        ],
        div(".twin")[more_section(games, reports=reports), hand_in_form()],
        deal_commitment(offer.promise),
        classes="home",
    )


def hero(offer: Offer, game: Game) -> Node:
    """What the site is, and one button that deals a game."""
    edition = game.editions[0]
    rivals = counted_("one bot", "{n} bots", usual_seats(edition) - 1)
    deals = _("Play now deals a game of {game} against {bots}.").format(game=game.title, bots=rivals)
    return section(".hero")[
        div[
            h1[_("Card games of time and space")],
            p(".lead")[
                _("Play in the Doctor Who universe, against bots or with friends by link."),
                " ",
                _("No account needed. The table knows the rules and explains them."),
            ],
            div(".row")[
                quick_form(offer, game, edition, _("Play now"), classes="go huge"),
                a(".act.huge", href=f"{game_address(game, edition)}?others=friend")[_("Play with friends")],
            ],
            p(".hint")[deals],
        ],
        hero_fan(game, edition, tongue()),
    ]


def game_address(game: Game, edition: Edition) -> str:
    """Where a game's page is."""
    return f"/games/{game.key}/{edition.key}"


def quick_form(offer: Offer, game: Game, edition: Edition, words: str, *, classes: str = "go", named: str = "") -> Node:
    """One button that deals a game against bots; `named` says in full what it does."""
    return form(method="post", action="/play")[
        field(type="hidden", name="game", value=game.key),
        field(type="hidden", name="edition", value=edition.key),
        field(type="hidden", name="seats", value=str(usual_seats(edition))),
        field(type="hidden", name="bot", value=offer.usual_bot.key),
        field(type="hidden", name="name", value=offer.name),
        luck_fields(offer.promise),
        button(class_=classes, aria_label=named or None)[words],
    ]


# ---- matches to go on with


def matches_section(running: Sequence[RunningMatch], *, everything: bool = False) -> Node:
    """Matches to go on with: those that wait for the reader first; finished ones are folded away.

    Only the newest of the finished ones are listed, unless the reader asked for `everything`.
    """
    if not running:
        return None
    current = [match for match in running if not match.over and not match.spoilt]
    shown, rest = current[:SHOWN_AT_ONCE], current[SHOWN_AT_ONCE:]
    over = [match for match in running if match.over or match.spoilt]
    rest += over if everything else over[:FINISHED_SHOWN]
    left_out = len(over) > FINISHED_SHOWN and not everything
    return section(aria_labelledby="running-name")[
        h2(id="running-name")[_("Your matches")],
        ul(".matches")[(match_row(match) for match in shown)] if shown else None,
        details(".more", open=everything)[
            summary[counted_("{n} more match", "{n} more matches", len(rest)) if shown else _("Finished matches")],
            ul(".matches")[(match_row(match) for match in rest)],
            a(".act", href=f"/?{ALL}#running-name")[_("Show all matches")] if left_out else None,
        ]
        if rest
        else None,
    ]


def match_row(match: RunningMatch) -> Node:
    """One match, linked as a whole."""
    return li[
        a(href=match.address)[
            span(".thumb", aria_hidden="true")[match.picture],
            span(".about")[
                b[match.title],
                span(".state")[
                    span(".yours")[_("Your move")] if match.waits else span[state_of(match)],
                    " · ",
                    _("with {names}").format(names=listed(list(match.rivals))) + " · " if match.rivals else None,
                    counted_("{n} free seat", "{n} free seats", match.free) + " · " if match.free else None,
                    age(match.moved),
                ],
            ],
            span(".act", aria_hidden="true")[action_of(match)],
        ]
    ]


def action_of(match: RunningMatch) -> str:
    """What a click on the match does."""
    if match.over or match.spoilt:
        return _("View")
    return _("Continue") if match.waits else _("Open")


def state_of(match: RunningMatch) -> str:
    """How a match stands."""
    if match.spoilt:
        return _("Set aside: it can't be continued")  # the store's owner is told why: it may name somebody's cards
    if match.agreed:
        return _("Ended early")
    if match.over:
        return _("Finished")
    if match.waiting_for:
        return _("Waiting for {names}").format(names=listed(list(match.waiting_for)))
    return _("Waiting for friends") if match.free else _("Running")


# ---- the games


def game_card(offer: Offer, game: Game, edition: Edition) -> Node:
    """One printing of a game: what it is, for how many and how long, and the ways in."""
    texts = texts_of(game.room)
    extra = edition_name(game, edition, texts)
    name = f"{game.title}, {extra}" if extra else game.title
    return li(".game-card")[
        game_front(game, edition, h3, tongue()),
        div(".in")[
            card_words(game, edition, tongue()),
            div(".row")[
                quick_form(offer, game, edition, _("Play"), named=_("Play {game}").format(game=name)),
                a(".act", href=game_address(game, edition), aria_label=_("Set up {game}").format(game=name))[
                    _("Set up")
                ],
                a(".aside", href=f"/learn/{game.key}", aria_label=_("Learn {game}").format(game=game.title))[
                    _("Learn")
                ],
            ],
        ],
    ]


@lru_cache(maxsize=KEPT)
def card_words(game: Game, edition: Edition, _language: str) -> Markup:
    """What a printing is about, for how many and how long, as all visitors of one language read it."""
    about = line_of(texts_of(game.room), edition, alone=edition is game.editions[0])
    return markup_of([p[about], facts_line(edition)])


@lru_cache(maxsize=KEPT)
def hero_fan(game: Game, edition: Edition, _language: str) -> Markup:
    """The fan of cards, as all visitors of one language see it."""
    return markup_of(fan(game, edition))


def more_section(games: Sequence[Game], *, reports: bool) -> Node:
    """Ways to the other parts of the site."""
    decks = any(game.decks is not None for game in games)
    rows = [
        ("/learn", _("Learn in ten minutes"), _("Short, playable lessons")),
        ("/rules", _("Rulebooks"), _("Searchable rules and rulings")),
        ("/decks", _("Build a deck"), _("Check it, print it, play it")) if decks else None,
        ("/workshop", _("Make cards"), _("Write and playtest cards")),
        ("/reports", _("Your statistics"), _("Your results so far")) if reports else None,
        ("/profile", _("Your profile"), _("For all your devices")),
    ]
    return section(aria_labelledby="more-name")[
        h2(id="more-name")[_("Learn and make")],
        ul(".tiles")[(li[a(href=row[0])[b[row[1]], small[row[2]]]] for row in rows if row)],
    ]
