"""A playtest: its progress, then a report on each card."""

from collections.abc import Sequence
from math import ceil

from htpy import Node, a, button, div, form, h1, h2, h3, li, p, progress, section, table, tbody, td, th, thead, tr, ul

from timescoop.arena import (
    FEWEST,
    LOWERS,
    MARGIN,
    RAISES,
    SMALL,
    TRIAL_BOTS,
    UNDECIDED,
    Anytime,
    CardStats,
    Group,
    PlaytestStats,
    Share,
    left_blank,
)
from timescoop.web.assets import asset
from timescoop.web.authoring.playtests import MOST_DEALS, Playtest
from timescoop.web.render.page_frame import page
from timescoop.wording import _, counted_, figure, left_by_simulations


def playtest_page(run: Playtest) -> Node:
    """The whole page; while it plays, the part with the news comes again by itself."""
    return page(
        _("Playtest of {title}").format(title=run.order.title),
        h1[_("Playtest of {title}").format(title=run.order.title)],
        playtest_part(run),
        p[a(".act", href=run.order.back)[_("Back to the cards")]],
        classes="making",
        styles=(asset("school.css"), asset("making.css")),
        live=not run.over,
    )


def playtest_part(run: Playtest) -> Node:
    """How far it is, or the report."""
    address = f"/trials/{run.key}"
    again = (
        {} if run.over else {"hx_get": address, "hx_trigger": "every 2s", "hx_swap": "outerHTML", "hx_select": "#trial"}
    )
    return section("#trial", aria_live="polite", **again)[news(run), report(run.findings) if run.findings else None]


def news(run: Playtest) -> Node:
    """How far it is."""
    played = run.played
    if run.failed:
        return p(".notice", role="alert")[
            _("The games stopped: one of these cards does something that the rules can't carry out.")
        ]
    if run.over:
        return p(".quiet")[counted_("{n} deal was played.", "{n} deals were played.", played)]
    waits = _("Queued. It starts when the server is free.") if run.began is None else ""
    return div(".panel")[
        p[waits or " · ".join([each for each in (so_far(run), left(run)) if each])],
        progress(value=str(played), max=str(run.order.games), aria_label=_("Deals played")),
        div(".row")[
            form(method="post", action=f"/trials/{run.key}/stop")[button[_("Stop and show results")]],
            a(".act", href=f"/trials/{run.key}")[_("Refresh")],
        ],
    ]


def so_far(run: Playtest) -> str:
    """How many deals were played, of a number that was asked for."""
    if run.order.games >= MOST_DEALS:
        return counted_("{n} deal so far", "{n} deals so far", run.played)
    return _("{played} of {games} deals").format(played=run.played, games=run.order.games)


def left(run: Playtest) -> str:
    """About how long it still takes."""
    seconds = run.seconds_left()
    return _("at most {n} min left").format(n=ceil(seconds / 60)) if seconds else ""


def report(found: PlaytestStats) -> Node:
    """What was found: the balance of the set in one table, then each card."""
    trial = found.trial
    return div(".findings")[
        p[
            _("Deals: {games}. Each was played twice, with the set and without it, by {seats} bots ({bot}).").format(
                games=found.games, seats=trial.seats, bot=_(TRIAL_BOTS[trial.bot].name)
            ),
            " ",
            _("Equal chances would be a win rate of {share}.").format(share=figure(found.equal, ".2f")),
            " ",
            left_by_simulations(left_blank(trial)),
            " ",
            _("Average turns per game: {with_it} with the set, {without} without.").format(
                with_it=figure(found.turns[0], ".1f"), without=figure(found.turns[1], ".1f")
            ),
        ],
        section(".panel", aria_labelledby="balance-name")[
            h2(id="balance-name")[_("Balance of the set")],
            balance(found),
            p(".hint")[" ".join(footnotes(found))],
        ],
        [card_report(found, card) for card in found.cards],
    ]


def footnotes(found: PlaytestStats) -> list[str]:
    """What the words and figures of the table mean, for those that stand in it."""
    counts = [card.effect.difference.n if card.effect else 0 for card in found.cards]
    said = []
    if min(counts, default=0) < FEWEST:
        said.append(_("Fewer than {n} games of a card are too few for a confidence interval.").format(n=FEWEST))
    if max(counts, default=0) >= FEWEST:
        said.append(_("The confidence intervals of differences are wider: they hold whenever you stop the playtest."))
        if len(counts) > 1:
            said.append(_("p-values are adjusted for {n} cards (Holm).").format(n=len(counts)))
    if any(card.verdict == SMALL for card in found.cards):
        said.append(_("A small effect is surely less than {margin} points.").format(margin=f"{MARGIN * 100:.0f}"))
    return said


def verdicts() -> dict[str, str]:
    """What is sure of a card, in words."""
    return {
        RAISES: _("Raises the win rate"),
        LOWERS: _("Lowers the win rate"),
        SMALL: _("Small effect"),
        UNDECIDED: _("Undecided: more deals needed"),
    }


def balance(found: PlaytestStats) -> Node:
    """The effect of every card, the strongest first."""
    order = sorted(found.cards, key=lambda card: -(card.effect.difference.mean if card.effect else 0.0))
    said = verdicts()
    heads = (
        _("Card"), _("Verdict"), _("Win rate"), _("Difference (95 % CI)"), _("Games"), _("p-value"), _("Played"),
        _("Never ran"),
    )  # fmt: skip
    return div(".scroll")[
        table(".shares.balance")[
            thead[tr[(th(scope="col")[head] for head in heads)]],
            tbody[
                (
                    tr(class_=f"verdict-{card.verdict}")[
                        th(scope="row")[card.name],
                        td[said[card.verdict]],
                        td[figure(card.effect.share.mean, ".3f") if card.effect else "–"],
                        td[gap_said(card.effect.difference) if card.effect else "–"],
                        td[str(card.effect.games) if card.effect else "0"],
                        td[figure(card.p, ".3f") if card.effect and card.effect.difference.n >= FEWEST else "–"],
                        td[_("{number} %").format(number=round(100 * card.games / found.games))],
                        td[str(len(card.unfired)) if card.parts else "–"],
                    ]
                    for card in order
                )
            ],
        ]
    ]


def card_report(found: PlaytestStats, card: CardStats) -> Node:
    """One card."""
    return section(".panel")[
        h2[card.name],
        p[
            _("Played in {games} of {of} games, {times} times a game.").format(
                games=card.games, of=found.games, times=figure(card.times, ".2f")
            )
        ],
        shares(card.groups) if card.groups else p[_("Nobody ever had it.")],
        fired(card),
    ]


def group_titles() -> dict[str, str]:
    """What the rows are called."""
    return {
        "brought": _("Players who brought it"),
        "dealt": _("Players dealt it"),
        "drew": _("Players who drew it"),
        "played": _("Players who played it"),
    }


def shares(groups: Sequence[Group]) -> Node:
    """Win rates with the set and without, and the paired difference."""
    titles = group_titles()
    heads = (_("Win rate"), _("Games"), _("With the set"), _("Without"), _("Difference (95 % CI)"))
    return div(".scroll")[
        table(".shares")[
            thead[tr[(th(scope="col")[head] for head in heads)]],
            tbody[
                (
                    tr[
                        th(scope="row")[titles[each.key]], td[str(each.games)], td[said(each.share)],
                        td[said(each.without)], td[gap_said(each.difference)],
                    ]
                    for each in groups
                )
            ],
        ]
    ]  # fmt: skip


def said(share: Share) -> str:
    """A win rate with its interval."""
    return with_interval(share, "")


def gap_said(gap: Anytime) -> str:
    """A difference with its interval, if there are enough games for one."""
    if gap.n < FEWEST:
        return figure(gap.mean, "+.3f")
    return with_interval(gap, "+")


def with_interval(found: Share | Anytime, sign: str) -> str:
    """A mean with its interval, in the reader's notation; `sign` is "+" where a plus is shown."""
    low, high = figure(found.low, f"{sign}.2f"), figure(found.high, f"{sign}.2f")
    return f"{figure(found.mean, f'{sign}.3f')} ({_('{low} to {high}').format(low=low, high=high)})"


def fired(card: CardStats) -> Node:
    """What of its text was run."""
    if not card.has_text:
        return p(".hint")[_("This card has no text.")]
    if not card.parts:
        return p(".hint")[_("The rules apply this text directly, so a playtest can't count how often it ran.")]
    if not card.unfired:
        return p[_("Every part of the text was used.")]
    return div[h3[_("This never ran")], ul(".lines")[(li[words] for words in card.unfired)]]
