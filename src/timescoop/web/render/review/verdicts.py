"""Verdicts on a match's choices in words: for the whole match, and for one moment of it."""

from collections.abc import Iterable, Sequence
from typing import Final

from timescoop.bots import Judged, agreed
from timescoop.hosting import Judgement, Replay
from timescoop.kernel import WINDOW, Table
from timescoop.language import DONE, NO
from timescoop.web.render.review.verdict_text import MomentVerdict, Verdict
from timescoop.wording import ENGLISH, Teller, option_reading, place_names, plain, texts_of, tongue

ENDS: Final = (DONE, NO)  # options that say nothing at the end of a row
LineWords = tuple[list[str], int]  # a line in words, option by option, and how many of them say something


def verdicts(replay: Replay, found: Iterable[Judged]) -> list[Verdict]:
    """Choices in words, each with the better one if there is one."""
    return [verdict(replay, each) for each in found]


def verdict(replay: Replay, judged: Judged) -> Verdict:
    """A choice in words; lines that differ only in what luck did not bring are the same."""
    table = replay.moments.history.table(replay.moments.timeline, judged.said.done)
    asked = question(replay, judged, table)
    one, other = (in_words(replay, judged, table.copy(), line) for line in (judged.said.line, judged.best))
    if ", ".join(one[0]).startswith(", ".join(other[0])):
        return Verdict(judged, asked, brief(one), "")
    if brief(one) == brief(other):
        return Verdict(judged, asked, ", ".join(one[0]), ", ".join(other[0]))
    return Verdict(judged, asked, brief(one), brief(other))


def brief(spoken: LineWords) -> str:
    """A line in words without the ends that say nothing."""
    words, telling = spoken
    return ", ".join(words[:telling])


def question(replay: Replay, judged: Judged, table: Table) -> str:
    """What a seat was asked first, in words."""
    said, game = judged.said, replay.game
    view, faces = game.view(table, said.seat), game.faces(table)
    names = [seat.name for seat in replay.seats]
    teller = Teller(texts_of(game.room), names, said.seat, faces, place_names(view, faces))
    prompt = view["prompt"]
    assert prompt is not None, "a choice was asked for"
    return plain(teller.prompt(prompt["key"], prompt["slots"]))


def in_words(replay: Replay, judged: Judged, table: Table, line: Sequence[int]) -> LineWords:
    """A declaration in the words of its options; the table is used up."""
    names, seat, words, telling = [each.name for each in replay.seats], judged.said.seat, [], 1
    for option in line:
        if option not in table.options(seat):  # who changes a sealed answer waits for nobody
            break  # what luck brought in the mind of the search did not come
        words.append(read(replay, table, seat, option, names))
        if option not in (*ENDS, WINDOW.get(table.question_of(seat), ENDS)[0]):
            telling = len(words)
        table.play(seat, option)
    return words, telling


def read(replay: Replay, table: Table, seat: int, option: int, names: Sequence[str]) -> str:
    """An option in the reader's language; in English, in the words that are typed."""
    game = replay.game
    typed = game.words(table, seat, option, names)
    if tongue() == ENGLISH:
        return typed
    view, faces = game.view(table, seat), game.faces(table)
    how = view["lit"].get(str(option))
    if how is None:
        return typed
    teller = Teller(texts_of(game.room), names, seat, faces, place_names(view, faces))
    if typed == how["verb"].replace("-", " "):
        return teller.texts.verb(how["verb"])
    return option_reading(typed, how, teller) or typed


def verdict_at(replay: Replay, found: Judgement | None, number: int) -> MomentVerdict | None:
    """What is said of the choice that some eyes saw made at a moment, and where they find the costly ones.

    Args:
        replay: Through the eyes.
        found: What was found, if the match has been judged.
        number: Of the moment, from 1.

    Returns:
        None if the match is running or has not been judged to its end.
    """
    if found is None or not found.over or not replay.ended:
        return None
    eyes, seats = replay.eyes, len(replay.seats)
    mine = [each for each in agreed(found.judged) if eyes >= seats or each.said.seat == eyes]
    at = [replay.moments.nearest(each.said.done) for each in mine]
    here = [each for each, there in zip(mine, at, strict=True) if there == number]
    earlier = [each for each, there in zip(mine, at, strict=True) if there < number]
    later = [each for each, there in zip(mine, at, strict=True) if there > number]
    told = verdict(replay, here[0]) if here else None
    return MomentVerdict(told, first_costly(replay, reversed(earlier)), first_costly(replay, later))


def first_costly(replay: Replay, found: Iterable[Judged]) -> int | None:
    """How many answers had been given before the first of some choices whose cost is told; None if there is none."""
    return next((each.said.done for each in found if each.costly and verdict(replay, each).costly), None)
