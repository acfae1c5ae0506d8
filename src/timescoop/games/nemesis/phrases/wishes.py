"""The modules of phrases that designers asked for after playing with others, imported so that they are entered."""

from __future__ import annotations

from timescoop.games.nemesis.phrases import referring, restrictions, seen, swapping, tucking

WISHES = (seen, referring, restrictions, swapping, tucking)
