"""Phrases for cards that can be played at one Location only."""

from __future__ import annotations

from timescoop.games.nemesis.phrases.book import phrase
from timescoop.games.nemesis.playing import can_play, only_at, play_some
from timescoop.games.nemesis.table import Nemesis
from timescoop.language import Context, selected


def may_play_there(table: Nemesis, me: int, this: Context, _count: int, wanted: int, goal: int) -> bool:
    """NEM-AMB-121: there is such a Location, and the hand has a card that can be played there."""
    return any([can_play(table, me, this, wanted, only_at(place)) for place in selected(table, goal, me, this)])


@phrase("deed", "play {INT} {TYPE(s)} at {goal}", may_play_there, openly=False)
def plays_there(table: Nemesis, me: int, this: Context, count: int, wanted: int, goal: int) -> None:
    """NEM-AMB-121: Characters of your hand, on any board; no Action needed."""
    for place in selected(table, goal, me, this):
        play_some(table, me, this, wanted, count, only_at(place))
