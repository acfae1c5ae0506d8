"""`timescoop workshop`: a card that somebody writes, drawn and read back; what can be said; and cards on trial."""

from __future__ import annotations

import os
import textwrap
from collections.abc import Sequence
from itertools import groupby
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
from timescoop.language import Known, reference
from timescoop.wording import Texts, left_by_simulations, texts_of

WIDTH: Final = 80
CARD: Final = 34
WORTH_A_PROCESS: Final = 8  # deals
SORTS: Final = {
    "sentence": "Whole sentences", "ability": "Standing rules", "rule": "Rules after a label",
    "statement": "What happens", "deed": "Effects", "condition": "Conditions", "event": "Events",
    "thing": "What is counted",
}  # fmt: skip
GROUPS: Final = {
    "brought": "who brought it", "dealt": "who was dealt it", "drew": "who drew it", "played": "who played it",
}  # fmt: skip
VERDICTS: Final = {
    RAISES: "raises the win rate",
    LOWERS: "lowers the win rate",
    SMALL: f"changes the win rate by less than {MARGIN:.0%}",
    UNDECIDED: "undecided: more deals are needed",
}


def read_draft(path: Path) -> Draft:
    """A file with a card or a set."""
    if not is_link(path) and not path.exists():
        raise BadUsage(f"there is no file {path}")
    return draft(read_one(path), GAMES)


def show_draft(path: Path) -> int:
    """Each card drawn, its text read back from its tree, and what could not be read."""
    found = read_draft(path)
    words = texts_of(found.game.room)
    print(f"{found.title or path.stem}: {found.game.title}, {found.edition.title}")
    for card in found.cards:
        print()
        show_card(card, words)
    for fault in found.faults:
        print(fault)
    count = len(found.faults) + sum(len(card.faults) for card in found.cards)
    print()
    if not found.well:
        print(f"{count} to fix" if count else "There is nothing to play with")
        print(f"What card texts can say: timescoop workshop phrases {found.game.key}-{found.edition.key}")
        return FAILED
    print(f"No problems found. To try it: timescoop workshop playtest {path}")
    return FINE


def show_card(card: DraftCard, words: Texts) -> None:
    """One card: its face in a frame, its tree line by line, its faults."""
    for line in framed(card.face, words) if card.face else [card.name or "A card without a name"]:
        print(line)
    if card.written:
        said = "Read as" if card.face and card.face["text"] != card.written else "Read back"
        print(textwrap.fill(f"{said}: {card.written}", WIDTH))
        for branch in card.tree:
            print(f"{'  ' * (branch.depth + 1)}{branch.sort.replace('_', ' ')}: {branch.said}")
    elif card.face and not card.faults:
        by_hand = "Its text is played by hand; bots and playtests skip it."
        print(by_hand if card.face.get("by_hand") else "No text: it follows the ordinary rules of its type.")
    for fault in card.faults:
        print(fault)


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
    """Every phrase of an edition's card language, with a card that says it; or those that have some words."""
    game, edition = edition_of(text)
    known = phrases_of(game, edition.key)
    look = " ".join(wanted).casefold()
    found = [each for each in known if look in each.line.casefold() or look in each.said.casefold()]
    for sort, group in groupby(sorted(found, key=by_sort), key=by_sort):
        print(f"\n{SORTS.get(sort[1], sort[1].replace('_', ' ').capitalize())}")
        for each in group:
            print(f"  {each.line}")
            if each.card:
                print(
                    textwrap.fill(f"{each.card}: {each.said}", WIDTH, initial_indent=" " * 6, subsequent_indent=" " * 8)
                )
    if not found:
        print(f"no phrase contains {look!r}")
    return FINE if found else FAILED


def by_sort(known: Known) -> tuple[int, str]:
    """The order of the sorts: those that stand first in a text come first."""
    order = list(SORTS)
    return (order.index(known.sort) if known.sort in order else len(order), known.sort)


def phrases_of(game: Game, edition: str) -> list[Known]:
    """The phrases that the words of an edition can fill."""
    if game.workshop is None:
        raise BadUsage(f"{game.title} has no workshop")
    _, lexicon, trees = game.workshop.read(card_document(game, edition).value)
    return reference(lexicon, trees)


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
            print("Stopped. The games so far count.")
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
    took = f", about {found.seconds / 60:.0f} min on {workers} cores" if found.seconds is not None else ""
    print(f"Up to {found.deals} deals with and without the set{took}; fewer if every card is decided earlier.")
    return found.deals


def workers_for(games: int) -> int:
    """How many processes are worth starting for so many deals; 0 plays them here."""
    return min(os.cpu_count() or 1, games // WORTH_A_PROCESS)


def show_findings(found: PlaytestStats, console: Console) -> None:
    """The report."""
    trial = found.trial
    said = f"{found.games} deals of {trial.game} {trial.edition} with {trial.seats} × {trial.bot}"
    console.print(f"{said}, each played with the set and without it.")
    if left := left_by_simulations(left_blank(trial)):
        console.print(left)
    console.print(f"Equal win rate: {found.equal:.2f}. p-values are adjusted for {len(found.cards)} cards (Holm).")
    console.print(f"Turns per game: {found.turns[0]:.1f} with the set, {found.turns[1]:.1f} without.")
    for card in found.cards:
        console.print()
        console.print(f"{card.name}: played in {card.games} of {found.games} games, {card.times:.2f} times per game")
        console.print(verdict_line(card))
        if card.groups:
            console.print(groups_table(card.groups))
        if card.parts and not card.unfired:
            console.print("Every part of its text was run.")
        for part in card.unfired:
            console.print(f"Never ran: {part}")
        if not card.parts:
            console.print("It has no part that could fail to run.")


def verdict_line(card: CardStats) -> str:
    """What a card does to the win rate of those who have it by the deal."""
    if card.effect is None:
        return "No verdict: nobody brought it or was dealt it."
    found = card.effect.difference
    numbers = f"{found.mean:+.3f}, 95 % CI {found.low:+.3f} to {found.high:+.3f}, n = {found.n}, p = {card.p:.3g}"
    return f"Verdict: {VERDICTS[card.verdict]} ({GROUPS[card.effect.key]}: {numbers})"


def groups_table(groups: Sequence[Any]) -> Table:
    """Win rates of the seats that brought, were dealt, drew and played a card."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in ("Win rate of", "n", "With", "95 % CI", "Without", "95 % CI", "Difference", "95 % CI"):
        table.add_column(heading, justify="left" if heading == "Win rate of" else "right")
    for each in groups:
        gap = each.difference
        table.add_row(
            GROUPS[each.key], str(each.games),
            f"{each.share.mean:.3f}", f"{each.share.low:.2f}-{each.share.high:.2f}",
            f"{each.without.mean:.3f}", f"{each.without.low:.2f}-{each.without.high:.2f}",
            f"{gap.mean:+.3f}", f"{gap.low:+.2f} to {gap.high:+.2f}",
        )  # fmt: skip
    return table
