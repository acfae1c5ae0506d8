"""Imports further modules of phrases, so that these are registered."""

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
