"""`timescoop workshop`: shows how a card is read, lists phrases, and playtests cards."""

from __future__ import annotations

import os
import textwrap
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from timescoop.arena import (
    LOWERS,
    MARGIN,
    RAISES,
    SMALL,
    TRIAL_BOTS,
    UNDECIDED,
    CardStats,
    PlaytestStats,
    Trial,
    TrialDeal,
    estimate,
    left_blank,
    new_trial,
    run_until_decided,
    summarize,
)
from timescoop.catalogue import GAMES
from timescoop.cli.choosing import bot_of, edition_of
from timescoop.cli.ending import FAILED, FINE, BadUsage
from timescoop.cli.screen.console import safe_console
from timescoop.cli.simulating import watched
from timescoop.documents import Draft, DraftCard, card_document, draft, is_link, read_one, set_text
from timescoop.kernel import Face, Game
from timescoop.language import reference
from timescoop.wording import (
    Phrase,
    PhraseSearch,
    Texts,
    _,
    figure,
    grouped,
    left_by_simulations,
    localized,
    sort_named,
    texts_of,
)

WIDTH: Final = 80
CARD: Final = 34
WORTH_A_PROCESS: Final = 8  # deals


def group_named(key: str) -> str:
    """The seats whose win rate is compared."""
    return {
        "brought": _("who brought it"),
        "dealt": _("who was dealt it"),
        "drew": _("who drew it"),
        "played": _("who played it"),
    }[key]


def verdict_named(verdict: str) -> str:
    """What a card does to the win rate, in words."""
    return {
        RAISES: _("raises the win rate"),
        LOWERS: _("lowers the win rate"),
        SMALL: _("changes the win rate by less than {n} %").format(n=f"{100 * MARGIN:.0f}"),
        UNDECIDED: _("undecided: more deals are needed"),
    }[verdict]


def read_draft(path: Path) -> Draft:
    """A file with a card or a set."""
    if not is_link(path) and not path.exists():
        raise BadUsage(f"there is no file {path}")
    return draft(read_one(path), GAMES)


def show_draft(path: Path) -> int:
    """Each card drawn, its text read back from its tree, and what could not be read."""
    found = read_draft(path)
    words = texts_of(found.game.room)
    print(f"{found.title or path.stem}: {_(found.game.title)}, {_(found.edition.title)}")
    for card in found.cards:
        print()
        show_card(card, words)
    for fault in found.faults:
        print(localized(str(fault)))
    count = len(found.faults) + sum(len(card.faults) for card in found.cards)
    print()
    if not found.well:
        print(_("{n} to fix").format(n=count) if count else _("Nothing to playtest"))
        command = f"timescoop workshop phrases {found.game.key}-{found.edition.key}"
        print(_("What card texts can say: {command}").format(command=command))
        return FAILED
    command = f"timescoop workshop playtest {path}"
    print(_("No problems found. To try it: {command}").format(command=command))
    return FINE


def show_card(card: DraftCard, words: Texts) -> None:
    """One card: its face in a frame, its tree line by line, its faults."""
    for line in framed(card.face, words) if card.face else [card.name or _("Unnamed card")]:
        print(line)
    if card.written:
        other = card.face and card.face["text"] != card.written
        said = _("Read as: {text}") if other else _("Read back: {text}")
        print(textwrap.fill(said.format(text=card.written), WIDTH))
        for branch in card.tree:
            print(f"{'  ' * (branch.depth + 1)}{sort_named(branch.sort)}: {branch.said}")
    elif card.face and not card.faults:
        by_hand = _("Its text is played by hand; bots and playtests skip it.")
        later = _("Its text is read once the other mistakes of the set are fixed.")
        none = later if card.face["text"] else _("No text: it follows the ordinary rules of its type.")
        print(by_hand if card.face.get("by_hand") else none)
    for fault in card.faults:
        print(localized(str(fault)))


def framed(face: Face, words: Texts) -> list[str]:
    """A card in a frame of lines."""
    sort = words.label(face["type"], 1)
    value = "" if face["value"] is None else str(face["value"])
    top = [f"{sort:<{CARD - 4 - len(face['corner'])}}{face['corner']}"]
    title = textwrap.wrap(face["name"], CARD - 4)
    title += textwrap.wrap(face["subtitle"], CARD - 4)
    middle = ["", value.rjust(CARD - 4), *title]
    text = textwrap.wrap(face["text"], CARD - 4)
    lines = [*top, *middle, *(["", *text] if text else [])]
    edge = f"+{'-' * (CARD - 2)}+"
    return [edge, *(f"| {line:<{CARD - 4}} |" for line in lines), edge]


# ---- what can be said


def show_phrases(text: str, wanted: Sequence[str]) -> int:
    """Every phrase of an edition's card language, with a card that says it; or those that some words describe."""
    game, edition = edition_of(text)
    look = " ".join(wanted)
    found = phrases_of(game, edition.key).found(look)
    for title, group in grouped(found):
        print(f"\n{title}")
        for each in group:
            show_phrase(each)
    if not found:
        print(_("No phrase for {look!r}. Try another verb, such as 'draw'.").format(look=look))
    return FINE if found else FAILED


def show_phrase(phrase: Phrase) -> None:
    """A phrase, its example, and what that says in the reader's language."""
    known = phrase.known
    print(f"  {known.line}")
    said = f"{known.card}: {known.said}" if known.card else _("For example: {text}").format(text=known.said)
    for line in (said, phrase.reading):
        if line:
            print(textwrap.fill(line, WIDTH, initial_indent=" " * 6, subsequent_indent=" " * 8))


def phrases_of(game: Game, edition: str) -> PhraseSearch:
    """The phrases that the words of an edition can fill."""
    if game.workshop is None:
        raise BadUsage(f"{game.title} has no workshop")
    cards, lexicon, trees = game.workshop.read(card_document(game, edition).value)
    return PhraseSearch(reference(lexicon, trees, partial(game.workshop.accepts, cards)))


# ---- cards on trial


def playtest(path: Path, games: int | None, bot: str, seats: int | None, seed: int) -> int:
    """Play the same deals with the cards and without them until each has a verdict, and say what became of each."""
    if games is not None and games < 1:
        raise BadUsage(f"--games must be at least 1, not {games}")
    found = read_draft(path)
    if found.document is None:
        show_draft(path)
        return FAILED
    names = [card.name for card in found.cards]
    least, most = found.edition.least, found.edition.most
    playing = seats or min(max(3, least), most)
    trial = new_trial(
        found.game, found.edition.key, set_text(found.document), names, bot=trial_bot(bot), seats=playing, seed=seed
    )
    most = games or say_estimate(trial)
    tried: list[TrialDeal] = []
    with watched(safe_console(error=True)) as progress:
        try:
            for each in run_until_decided(trial, games=most, workers=workers_for(most)):
                tried.append(each)
                if progress:
                    progress(len(tried), most)
        except KeyboardInterrupt:
            print(_("Stopped. The games so far count."))
    if not tried:
        return FAILED
    show_findings(summarize(trial, tried), safe_console())
    return FINE


def trial_bot(key: str) -> str:
    """The key of a bot that plays playtests."""
    return key if key in TRIAL_BOTS else bot_of(key).key


def say_estimate(trial: Trial) -> int:
    """Say how long a playtest will take, and give the deals that it needs."""
    workers = max(1, workers_for(1000))
    found = estimate(trial.game, trial.bot, trial.seats, len(trial.names), workers)
    print(_("Up to {n} deals with and without the set; fewer if every card is decided earlier.").format(n=found.deals))
    if found.seconds is not None:
        minutes = f"{found.seconds / 60:.0f}"
        print(_("That takes about {minutes} min on {cores} cores.").format(minutes=minutes, cores=workers))
    return found.deals


def workers_for(games: int) -> int:
    """How many processes are worth starting for so many deals; 0 plays them here."""
    return min(os.cpu_count() or 1, games // WORTH_A_PROCESS)


def show_findings(found: PlaytestStats, console: Console) -> None:
    """The report."""
    trial = found.trial
    said = _("{n} deals of {game} {edition} with {seats} × {bot}, each played with the set and without it.")
    console.print(said.format(n=found.games, game=trial.game, edition=trial.edition, seats=trial.seats, bot=trial.bot))
    if left := left_by_simulations(left_blank(trial)):
        console.print(left)
    said = _("Equal win rate: {equal}. p-values are adjusted for {n} cards (Holm).")
    console.print(said.format(equal=figure(found.equal, ".2f"), n=len(found.cards)))
    said = _("Turns per game: {with_it} with the set, {without} without.")
    console.print(said.format(with_it=figure(found.turns[0], ".1f"), without=figure(found.turns[1], ".1f")))
    for card in found.cards:
        console.print()
        show_card_stats(card, found.games, console)


def show_card_stats(card: CardStats, games: int, console: Console) -> None:
    """How often a card was played, what it did to the win rate, and which parts of its text ran."""
    said = _("{card}: played in {played} of {games} games, {times} times per game")
    console.print(said.format(card=card.name, played=card.games, games=games, times=figure(card.times, ".2f")))
    console.print(verdict_line(card))
    if card.groups:
        console.print(groups_table(card.groups))
    if card.parts and not card.unfired:
        console.print(_("Every part of the text was used."))
    for part in card.unfired:
        console.print(_("Never ran: {part}").format(part=part))
    if not card.has_text:
        console.print(_("This card has no text."))
    elif not card.parts:
        console.print(_("The rules apply this text directly, so a playtest can't count how often it ran."))


def verdict_line(card: CardStats) -> str:
    """What a card does to the win rate of those who have it by the deal."""
    if card.effect is None:
        return _("No verdict: nobody brought it or was dealt it.")
    found = card.effect.difference
    interval = _("95 % CI {low} to {high}").format(low=figure(found.low, "+.3f"), high=figure(found.high, "+.3f"))
    numbers = f"{figure(found.mean, '+.3f')}, {interval}, n = {found.n}, p = {figure(card.p, '.3g')}"
    said = _("Verdict: {verdict} ({who}: {numbers})")
    return said.format(verdict=verdict_named(card.verdict), who=group_named(card.effect.key), numbers=numbers)


def groups_table(groups: Sequence[Any]) -> Table:
    """Win rates of the seats that brought, were dealt, drew and played a card."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    interval = _("95 % CI")
    table.add_column(_("Win rate of"))
    for heading in ("n", _("With"), interval, _("Without"), interval, _("Difference"), interval):
        table.add_column(heading, justify="right")
    for each in groups:
        gap = each.difference
        table.add_row(
            group_named(each.key), str(each.games),
            figure(each.share.mean, ".3f"), f"{figure(each.share.low, '.2f')}-{figure(each.share.high, '.2f')}",
            figure(each.without.mean, ".3f"), f"{figure(each.without.low, '.2f')}-{figure(each.without.high, '.2f')}",
            figure(gap.mean, "+.3f"),
            _("{low} to {high}").format(low=figure(gap.low, "+.2f"), high=figure(gap.high, "+.2f")),
        )  # fmt: skip
    return table
