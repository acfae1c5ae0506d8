"""The modules of phrases that designers asked for after playing with others, imported so that they are entered."""

from __future__ import annotations

from timescoop.games.nemesis.phrases import (
    following,
    grounds,
    handing,
    lasting,
    looking_back,
    ordering,
    placing,
    pointing,
    referring,
    restrictions,
    seen,
    swapping,
    tucking,
    wandering,
)

WISHES = (
    seen,
    referring,
    restrictions,
    swapping,
    tucking,
    wandering,
    handing,
    looking_back,
    pointing,
    grounds,
    lasting,
    following,
    placing,
    ordering,
)
