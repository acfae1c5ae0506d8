"""The table as plain lines: one thing a line, no colour, no boxes, for pipes and braille displays."""

from __future__ import annotations

from collections.abc import Iterator

from timescoop.cli.screen.clash import clash
from timescoop.cli.screen.sight import Sight
from timescoop.documents import numbered


def plain_table(sight: Sight) -> Iterator[str]:
    """The whole table, each seat beginning with its name."""
    yield " ".join(f"{part[:1].upper()}{part[1:]}." for part in sight.head())
    for side in sight.view["seats"]:
        yield from plain_side(sight, side["seat"])
    yield from plain_clash(sight)


def plain_clash(sight: Sight) -> Iterator[str]:
    """What is going on in the middle, the sums first."""
    yield from (f"  {line}." if nth else f"{line}." for nth, line in enumerate(clash(sight)))


def plain_side(sight: Sight, seat: int) -> Iterator[str]:
    """One seat: what it has, its Reserve, its places."""
    side = sight.view["seats"][seat]
    who = f"{sight.names[seat]}, you" if seat == sight.seat else sight.names[seat]
    yield f"{who}: {', '.join(sight.tallies(side))}."
    reserve = sight.zone(seat, "reserve")
    if reserve and reserve["cards"]:
        yield f"  {sight.texts.label('reserve')}: {sight.cards(reserve['cards'])}."
    for strip in sight.strips(seat):
        yield f"  {sight.texts.label(strip['key'])}: {sight.cards(strip['cards'])}."
    for place in sight.line(seat):
        parts = sight.place_parts(place)
        yield f"  {sight.named(place['card'])}{': ' if parts else ''}{'; '.join(parts)}."


def plain_hand(sight: Sight) -> str:
    """The cards of the reader's hand."""
    hand = sight.zone(sight.seat, "hand")
    cards = sight.hand(hand["cards"]) if hand else ""
    return f"{sight.texts.label('hand')}: {cards or 'empty'}."


def plain_options(sight: Sight) -> Iterator[str]:
    """The options, a line each."""
    yield from numbered(sight.in_full())
    yield from sight.shut()
