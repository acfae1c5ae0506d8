"""The home page and the new-table form."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from htpy import (
    Node,
    a,
    b,
    button,
    details,
    div,
    fieldset,
    form,
    h1,
    h2,
    label,
    legend,
    li,
    p,
    script,
    section,
    span,
    summary,
    ul,
)
from htpy import input as field
from htpy import option as choice_of
from htpy import select as choose

from timescoop.bots import Bot
from timescoop.hosting import new_key
from timescoop.kernel import Choice, Edition, Game
from timescoop.web.assets import asset
from timescoop.web.render.card_faces import sentence
from timescoop.web.render.page_frame import card_art, page
from timescoop.web.render.record_upload import hand_in_form
from timescoop.wording import _

FAN = ("Vortex", "Orbit", "Eclipse", "Zenith")  # names that draw four handsome seals
YOU, FRIEND, HERE, NOBODY = "you", "friend", "here", "nobody"
CLOCKS = ("", "600-10", "1200-15", "3600-30")  # bank-each, seconds


@dataclass(frozen=True)
class RunningMatch:
    """A match on the home page's list."""

    address: str
    title: str
    names: Sequence[str]
    waits: bool
    over: bool
    agreed: bool
    spoilt: str


@dataclass(frozen=True)
class Offer:
    """What can be played: games in order, bots from the weakest up, and the name that this browser's person goes by.

    `promise` is the hash of the seed with which a match that is laid from this page will be dealt.
    """

    games: Mapping[str, Game]
    bots: Sequence[Bot]
    name: str
    promise: str = ""

    @property
    def usual_bot(self) -> Bot:
        """A rival for a first game: of the middle of the ladder."""
        return self.bots[len(self.bots) // 2]


def home_page(offer: Offer, running: Sequence[RunningMatch], *, reports: bool = False) -> Node:
    """The first page; with `reports` there are finished matches that the reader may have counted."""
    return page(
        "",
        section(".hero")[
            div[
                h1[_("Card games of time and space, at one table")],
                p(".lead")[
                    _(
                        "Play in this browser, against bots or with friends by link. "
                        "The table keeps every rule and says why."
                    )
                ],
                p(".lead")[a(".act", href="/learn")[_("Learn in ten minutes")]],
            ],
            div(".fan", aria_hidden="true")[(fan_card(nth, name) for nth, name in enumerate(FAN))],
        ],
        matches_section(running),
        p(".row")[a(".act", href="/reports")[_("What the matches have shown")]] if reports else None,
        div(".twin")[(play_panel(offer, game) for game in offer.games.values()), hand_in_form()],
        deal_commitment(offer.promise),
        classes="home",
    )


def fan_card(nth: int, name: str) -> Node:
    """A card that shows only a seal."""
    return div(class_=["card", f"fan-{nth}"])[span(".face")[span(".art")[card_art(name)]]]


def matches_section(running: Sequence[RunningMatch]) -> Node:
    """Matches to go on with."""
    if not running:
        return None
    return section(".panel", aria_labelledby="running-name")[
        h2(id="running-name")[_("Your matches")],
        ul(".matches")[
            (
                li[
                    a(href=match.address)[
                        b[match.title],
                        span[", ".join(match.names)],
                        span(".yours")[_("Your move")] if match.waits else span[state_of(match)],
                    ]
                ]
                for match in running
            )
        ],
    ]


def state_of(match: RunningMatch) -> str:
    """How a match stands."""
    if match.spoilt:
        return _("Set aside: it cannot be played on")  # why, the store's owner is told: it may name somebody's cards
    if match.agreed:
        return _("Ended by agreement")
    return _("Over") if match.over else _("Running")


def play_panel(offer: Offer, game: Game) -> Node:
    """One game: its edition, how many play, and the way to a table of one's own."""
    usual = game.editions[0]
    return section(".panel.main", aria_labelledby=f"play-{game.key}")[
        h2(id=f"play-{game.key}")[game.title],
        form(".options", method="post", action="/play")[
            field(type="hidden", name="game", value=game.key),
            luck_fields(offer.promise),
            picks(_("Edition"), "edition", [(each.key, _(each.title)) for each in game.editions], usual.key),
            picks(
                _("Players"),
                "seats",
                [(str(n), str(n)) for n in range(usual.least, usual.most + 1)],
                str(min(max(3, usual.least), usual.most)),
            ),
            picks(_("Your rivals"), "bot", [(bot.key, _(bot.name)) for bot in offer.bots], offer.usual_bot.key),
            name_field(offer.name, ident=f"name-{game.key}"),
            div(".row")[
                button(".go")[_("Play now")],
                a(href=f"/lay/{game.key}/{usual.key}")[_("Lay a table with friends")],
                a(href=f"/decks/{game.key}/{usual.key}")[_("Build a deck")] if game.decks else None,
            ],
        ],
    ]


def picks(name: str, key: str, values: Sequence[tuple[str, str]], chosen: str) -> Node:
    """One of a few, as buttons."""
    return fieldset[
        legend[name],
        div(".choices")[
            (
                label(".choice")[field(type="radio", name=key, value=value, checked=value == chosen), span[words]]
                for value, words in values
            )
        ],
    ]


def name_field(name: str, hint: str = "", *, required: bool = False, ident: str = "name") -> Node:
    """What the others will read; on a page with several such fields each has an id of its own."""
    return div(".field")[
        label(for_=ident)[_("Your name")],
        field(
            type="text", id=ident, name="name", value=name, maxlength="30", autocomplete="nickname", required=required
        ),
        p(".hint")[hint] if hint else None,
    ]


def new_table_page(offer: Offer, game: Game, edition: Edition, fault: str = "", brought: Node = None) -> Node:
    """Lay a table: edition, who sits where, what people have made, and what the rulings leave to the table."""
    others = [
        a(
            class_="act on" if each.key == edition.key else "act",
            href=f"/lay/{game.key}/{each.key}",
            aria_current=current(each, edition),
        )[_(each.title)]
        for each in game.editions
    ]
    choices = [each for each in game.choices if not each.editions or edition.key in each.editions]
    return page(
        _("Lay a table of {game}").format(game=game.title),
        h1[_("Lay a table")],
        p(".notice", role="alert")[fault] if fault else None,
        div(".choices", role="group", aria_label=_("Edition"))[others],
        form(".panel.main", method="post", action="/lay")[
            field(type="hidden", name="game", value=game.key),
            field(type="hidden", name="edition", value=edition.key),
            luck_fields(offer.promise),
            name_field(offer.name),
            fieldset[
                legend[_("Who sits where, in the order of turns")],
                div(".seats-plan")[(seat_plan(offer, nth, edition) for nth in range(edition.most))],
                p(".hint")[_("People who are here too share this browser: a curtain falls between one and the next.")],
            ],
            picks(_("Time for each seat, and a little more for each answer"), "clock", clocks(), ""),
            [p(".hint")[sentence(_(note)) + "."] for note in edition.note.values()],
            brought,
            details(".more")[
                summary[_("What the rulings leave to you ({count})").format(count=len(choices))],
                div(".options")[(option_picks(each) for each in choices)],
            ]
            if choices
            else None,
            button(".go")[_("Lay the table")],
        ],
        deal_commitment(offer.promise),
    )


def clocks() -> list[tuple[str, str]]:
    """What a seat's time may be."""
    return list(zip(CLOCKS, (_("No clock"), _("10 minutes"), _("20 minutes"), _("An hour")), strict=True))


def luck_fields(promise: str) -> Node:
    """What a form sends back of the deal's luck; the browser's own part is filled in by a script, if there is one.

    A form that is sent again lays no other match: `once` says that it is the same form.
    """
    return [
        field(type="hidden", name="promise", value=promise),
        field(type="hidden", name="nonce", value=""),
        field(type="hidden", name="once", value=new_key()),
    ]


def deal_commitment(promise: str) -> Node:
    """The commitment to the next deal's seed, shown before it is dealt."""
    told = _("The next deal is sealed: SHA-256 {hash} of a salt and a seed, which are told at its end.")
    own = _("A browser with scripts adds luck of its own.")
    return [p(".quiet.seed")[told.format(hash=promise), " ", own], script(src=asset("nonce.js"))]


def current(each: Edition, edition: Edition) -> str | None:
    """Whether a link is to the page one is on."""
    return "true" if each.key == edition.key else None


def seat_plan(offer: Offer, nth: int, edition: Edition) -> Node:
    """Who sits in one seat."""
    usual = YOU if nth == 0 else FRIEND if nth == 1 else f"bot:{offer.usual_bot.key}" if nth == 2 else NOBODY  # noqa: PLR2004
    rows = [
        (YOU, _("You")),
        (FRIEND, _("A friend, by link")),
        (HERE, _("Here too, at this browser")),
        *((f"bot:{bot.key}", _("Bot: {name}").format(name=_(bot.name))) for bot in offer.bots),
    ]
    rows += [(NOBODY, _("Nobody"))] if nth >= edition.least else []
    return div(class_=["seat-plan", f"seat-{nth}"])[
        label(for_=f"seat-{nth}")[_("Seat {number}").format(number=nth + 1)],
        choose(id=f"seat-{nth}", name=f"seat-{nth}")[
            (choice_of(value=value, selected=value == usual)[words] for value, words in rows)
        ],
        field(
            type="text",
            name=f"name-{nth}",
            maxlength="30",
            autocomplete="off",
            aria_label=_("Name of number {number}, who is here too").format(number=nth + 1),
            placeholder=_("Name, if here too"),
        )
        if nth
        else None,
    ]


def option_picks(choice: Choice) -> Node:
    """An option of the deal, with the clause that leaves it open."""
    return div[
        picks(
            _(choice.label),
            f"option-{choice.key}",
            [(key, _(words)) for key, words in choice.values.items()],
            choice.default,
        ),
        p(".hint")[_("Why this is open:"), " ", a(href=f"/rules/{choice.clause}")[choice.clause]],
    ]
