"""A game's page: what it is, and the form that creates a table with sensible defaults and everything else folded."""

from collections.abc import Iterator, Mapping, Sequence

from htpy import Node, a, b, button, details, div, form, h1, h2, label, li, ol, p, section, small, summary
from htpy import input as field
from htpy import option as choice_of
from htpy import select as choose

from timescoop.bots import Bot, opponents
from timescoop.kernel import Choice, Edition, Game
from timescoop.web.render.card_faces import sentence
from timescoop.web.render.editors.custom_card_fields import search_form
from timescoop.web.render.form_fields import deal_commitment, luck_fields, name_field, picks
from timescoop.web.render.game_facts import facts_line, fan, line_of
from timescoop.web.render.home_page import Offer, game_address, usual_seats
from timescoop.web.render.page_frame import page
from timescoop.web.render.scene_builder import edition_title
from timescoop.wording import Texts, _, figure, texts_of

YOU, FRIEND, ANYONE, HERE, NOBODY = "you", "friend", "anyone", "here", "nobody"
CLOCKS = ("", "600-10", "1200-15", "3600-30", "86400-43200", "259200-86400", "604800-172800")  # bank-each, seconds

Said = Mapping[str, str]


def clocks() -> list[tuple[str, str]]:
    """What a player's time may be."""
    short = (_("No clock"), _("10 min + 10 s"), _("20 min + 15 s"), _("60 min + 30 s"))
    words = (*short, _("1 day + 12 hours"), _("3 days + 1 day"), _("7 days + 2 days"))
    return list(zip(CLOCKS, words, strict=True))


def clock_words(bank: float, each: float) -> str:
    """A clock in the words of the form, else in minutes and seconds."""
    known = dict(clocks()).get(f"{bank:.0f}-{each:.0f}")
    return known or _("{bank} min + {each} s").format(bank=figure(bank / 60, "g"), each=figure(each, "g"))


def game_page(offer: Offer, game: Game, edition: Edition, said: Said, *, fault: str = "", brought: Node = None) -> Node:
    """The page of one game.

    Args:
        offer: Who can be played against.
        game: The game.
        edition: The printing that is chosen.
        said: What the form's fields hold, by their names; those left out hold their defaults.
        fault: Why the form was refused, or empty.
        brought: Fields for custom cards and decks.
    """
    texts = texts_of(game.room)
    about = line_of(texts, edition, alone=edition.most_players > 1)
    return page(
        game.title,
        section(".band")[
            div[
                h1[game.title],
                p(".lead")[about] if about else None,
                facts_line(edition),
            ],
            fan(game, edition),
        ],
        p(".notice", role="alert")[fault] if fault else None,
        div(".two")[
            div(".panel.main")[
                editions(game, edition, texts) if len(game.editions) > 1 else None,
                table_form(offer, game, edition, said, brought),
                search_form(game_address(game, edition)) if game.workshop else None,
            ],
            how_it_goes(game, edition, texts),
        ],
        deal_commitment(offer.promise),
        classes="setting-up",
        styles=(f"/games/{game.key}/look.css",),
    )


def editions(game: Game, edition: Edition, texts: Texts) -> Node:
    """The printings, with a line for each."""
    return div(role="group", aria_labelledby="edition-name")[
        h2("#edition-name.label")[_("Edition")],
        div(".editions")[
            (
                a(
                    class_=["edition", {"on": each.key == edition.key}],
                    href=game_address(game, each),
                    aria_current="true" if each.key == edition.key else None,
                )[b[sentence(edition_title(game, each.key, texts))], small[texts.about(each.key)]]
                for each in game.editions
            )
        ],
    ]


def how_it_goes(game: Game, edition: Edition, texts: Texts) -> Node:
    """How the game is played, in a few steps, and where there is more about it."""
    steps = texts.steps(edition.key)
    return section(".panel.steps", aria_labelledby="steps-name")[
        h2(id="steps-name")[_("How to play")],
        ol[(li[step] for step in steps)] if steps else None,
        [p(".hint")[sentence(_(note)) + "."] for note in edition.note.values()],
        div(".row")[
            a(href=f"/learn/{game.key}")[_("Learn in ten minutes")],
            a(href=f"/rules/{game.key}")[_("Rulebook")],
            a(href=f"/cards/{game.key}/{edition.key}")[_("All cards")],
            a(href=f"/decks/{game.key}/{edition.key}")[_("Build a deck")] if game.decks else None,
        ],
    ]


# ---- the form


def table_form(offer: Offer, game: Game, edition: Edition, said: Said, brought: Node) -> Node:
    """How many play, against whom, and everything else folded; who plays alone only says their name."""
    alone = edition.most_players == 1
    numbers = [(str(n), str(n)) for n in range(edition.fewest_players, edition.most_players + 1)]
    bots = [(f"bot:{bot.key}", name_at(bot, game, edition)) for bot in opponents(offer.bots, game)]
    others = [*bots, (FRIEND, _("Friends by link"))]
    others += [(ANYONE, _("Anyone on this server"))] if offer.open_tables else []
    usual = f"bot:{offer.usual_bot.key}"
    return form("#new-table.options", method="post", action=game_address(game, edition))[
        field(type="hidden", name="game", value=game.key),
        field(type="hidden", name="edition", value=edition.key),
        luck_fields(offer.promise),
        div(".pair")[
            field(type="hidden", name="players", value="1")
            if alone
            else picks(_("Players"), "players", numbers, known(said, "players", numbers, str(usual_seats(edition)))),
            name_field(said.get("name") or offer.name),
        ],
        None if alone else picks(_("Opponents"), "others", others, known(said, "others", others, usual)),
        option_rows([each for each in choices_of(game, edition) if each.up_front], said),
        div(".row")[
            button(".go.huge")[_("Play")],
            None if alone else button(".huge", name="others", value=FRIEND)[_("Invite friends")],
        ],
        div(".folds")[
            None if alone else seats_fold(offer, game, edition, said),
            None if alone else rated_fold(said),
            clock_fold(said),
            brought,
            options_fold(game, edition, said),
        ],
    ]


def name_at(bot: Bot, game: Game, edition: Edition) -> str:
    """What a bot is called, and with how many players it is worth that name where that is fewer than may play."""
    most, name = bot.most_seats(game), _(bot.name)
    if most is None or most >= edition.most_players:
        return name
    return _("{name} (only with up to {most} players)").format(name=name, most=most)


def known(said: Said, name: str, values: Sequence[tuple[str, str]], usual: str) -> str:
    """What a field holds, if that is one of its values; else the usual one."""
    return said.get(name, "") if said.get(name, "") in dict(values) else usual


def fold(title: str, content: Node, *, is_open: bool) -> Node:
    """Part of the form, folded away unless something in it was changed."""
    return details(".more", open=is_open)[summary[title], content]


def seats_fold(offer: Offer, game: Game, edition: Edition, said: Said) -> Node:
    """Who sits in each seat, for tables that are not all alike."""
    changed = any(said.get(f"seat-{nth}") for nth in range(edition.most_players))
    content = div(".options")[
        div(".seats-plan")[(seat_plan(offer, game, nth, edition, said) for nth in range(edition.most_players))],
        p(".hint")[_("Sharing this device: the screen is hidden between turns.")],
    ]
    return fold(_("Choose each seat"), content, is_open=changed)


def seat_plan(offer: Offer, game: Game, nth: int, edition: Edition, said: Said) -> Node:
    """Who sits in one seat."""
    usual = _("You (default)") if nth == 0 else _("Same as Opponents")
    rows = [
        ("", usual),
        *([(YOU, _("You"))] if nth else []),
        (FRIEND, _("A friend, by link")),
        *([(ANYONE, _("Anyone on this server"))] if offer.open_tables else []),
        (HERE, _("Friend on this device")),
        *(
            (f"bot:{bot.key}", _("Bot: {name}").format(name=name_at(bot, game, edition)))
            for bot in opponents(offer.bots, game)
        ),
    ]
    rows += [(NOBODY, _("Nobody"))] if nth >= edition.fewest_players else []
    return div(class_=["seat-plan", f"seat-{nth}"])[
        label(for_=f"seat-{nth}")[_("Seat {number}").format(number=nth + 1)],
        choose(id=f"seat-{nth}", name=f"seat-{nth}")[
            (choice_of(value=value, selected=value == said.get(f"seat-{nth}", ""))[words] for value, words in rows)
        ],
        field(
            type="text",
            name=f"name-{nth}",
            value=said.get(f"name-{nth}", ""),
            maxlength="30",
            autocomplete="off",
            aria_label=_("Name of the friend in seat {number} who shares this device").format(number=nth + 1),
            placeholder=_("Their name"),
        )
        if nth
        else None,
    ]


def rated_fold(said: Said) -> Node:
    """Whether the match counts for ratings."""
    values = [("", _("No")), ("yes", _("Yes"))]
    chosen = known(said, "rated", values, "")
    content = div(".options")[
        picks(_("Rated match"), "rated", values, chosen),
        p(".hint")[
            _("It counts if everyone has a profile and no bot plays."), " ", a(href="/profile")[_("Your profile")]
        ],
    ]
    return fold(_("Rating"), content, is_open=bool(chosen))


def clock_fold(said: Said) -> Node:
    """Time for each player."""
    chosen = known(said, "clock", clocks(), "")
    content = div(".options")[
        picks(_("Clock per player, plus increment"), "clock", clocks(), chosen),
        p(".hint")[_("The increment is added after each move. When your time is up, a bot plays on for you.")],
    ]
    return fold(_("Clock"), content, is_open=bool(chosen))


def choices_of(game: Game, edition: Edition) -> list[Choice]:
    """The options of the deal that an edition has."""
    return [each for each in game.choices if not each.editions or edition.key in each.editions]


def options_fold(game: Game, edition: Edition, said: Said) -> Node:
    """What the rulebook leaves open."""
    choices = [each for each in choices_of(game, edition) if not each.up_front]
    if not choices:
        return None
    changed = any(said.get(f"option-{each.key}", each.default) != each.default for each in choices)
    title = _("Optional rules ({count})").format(count=len(choices))
    return fold(title, div(".options")[option_rows(choices, said)], is_open=changed)


def value_words(choice: Choice, key: str) -> str:
    """One value of an option of the deal; the default says so."""
    words = sentence(_(choice.values[key]))
    return _("{value} (default)").format(value=words) if key == choice.default else words


def option_rows(choices: list[Choice], said: Said) -> Iterator[Node]:
    """Each option of the deal, with the rule that leaves it open."""
    for choice in choices:
        name = f"option-{choice.key}"
        values = [(key, value_words(choice, key)) for key in choice.values]
        yield div[
            picks(_(choice.label), name, values, known(said, name, values, choice.default)),
            p(".hint")[_("Rule"), " ", a(href=f"/rules/{choice.clause}")[choice.clause]],
        ]
