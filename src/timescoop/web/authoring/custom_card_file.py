"""Custom sets and decks, as links or texts, merged into the card file that a match is dealt from."""

import re
from collections.abc import Sequence
from typing import Final
from urllib.parse import parse_qs, urlsplit

from starlette.datastructures import FormData
from starlette.requests import Request

from timescoop.documents import read_deck_file, read_text, unpacked, with_decks, write_text
from timescoop.kernel import BadDeal, Deck, Decks, Edition, Game, TimescoopError, write_deck
from timescoop.web.access.pasted_links import AFTER
from timescoop.web.authoring.background_jobs import LONGEST, checked_set
from timescoop.web.authoring.set_links import text_behind
from timescoop.wording import _

PACKED: Final = re.compile(r"[A-Za-z0-9_-]{16,8192}")


def link_in(said: str, key: str) -> str:
    """The part of a link that stands for a text, if somebody gives a link or that part of it; else nothing."""
    said = said.strip()
    if "\n" in said:
        return ""
    found = parse_qs(urlsplit(said).query).get(key, [said])[0] if "?" in said else said
    found = found.rstrip(AFTER)
    return found if PACKED.fullmatch(found) else ""


def deck_text(said: str) -> str:
    """The deck behind what somebody gives: a link, its packed part, or the text itself.

    Raises:
        BadDeal: The link has no deck that can be read.
    """
    link = link_in(said, "deck")
    text = unpacked(link) if link else said.strip()
    if text is None:
        raise BadDeal(_("the link has no deck that can be read: it may have been cut off"))
    return text


async def set_text(request: Request, said: str) -> str:
    """The set behind what somebody gives: a link, its end, or the text itself.

    Raises:
        BadDeal: The link stands for nothing that can be read, or the text is too long.
    """
    link = link_in(said, "set")
    text = await text_behind(request, link) if link else said.strip()
    if text is None:
        raise BadDeal(_("the link has no set of cards that can be read: it may have been cut off"))
    if len(text) > LONGEST:
        raise BadDeal(_("a set has at most {n} characters; this one has {length}").format(n=LONGEST, length=len(text)))
    return text


async def cards_for(request: Request, game: Game, edition: Edition, form: FormData) -> str | None:
    """The whole card file from which a table is dealt; None for the edition's own.

    Raises:
        BadDeal: The set is of another edition, or something in it or in a deck is wrong.
    """
    own = await set_text(request, str(form.get("shelf", "") or form.get("set", "")))
    decks = decks_in(game, edition, form, strict=not own)
    if not own:
        return with_decks(game, edition.key, decks) if decks else None
    value = set_value(own)
    if (value.get("game"), str(value.get("edition", edition.key))) != (game.key, edition.key):
        raise BadDeal(_("this set of cards is of another game or edition"))
    text = own
    if decks:
        cards = value.get("cards", [] if "set" in value else [without_game(value)])
        text = write_text(
            {"set": value.get("set", _("What people brought")), "game": game.key, "edition": edition.key}
            | {"cards": cards, "decks": decks}
        )
    made = await checked_set(request, text)
    if not made.whole:
        wrong = [*made.faults, *(fault for card in made.cards for fault in card.faults)]
        raise BadDeal("; ".join(map(str, wrong[:4])) or _("this set of cards cannot be played with"))
    return made.whole


def set_value(text: str) -> dict[str, object]:
    """A set as plain data.

    Raises:
        BadDeal: It is none.
    """
    try:
        found = read_text(text)
    except TimescoopError as error:
        raise BadDeal(str(error)) from error
    if len(found) != 1 or not isinstance(found[0].value, dict):
        raise BadDeal(_("one card or one set is expected here"))
    return {str(key): value for key, value in found[0].value.items()}


def without_game(value: dict[str, object]) -> dict[str, object]:
    """One card alone, without what says of which game it is."""
    return {key: each for key, each in value.items() if key not in ("game", "edition")}


def decks_in(game: Game, edition: Edition, form: FormData, *, strict: bool = True) -> list[dict[str, object]]:
    """Decks by seat; a seat without one gets a ready deck. Empty if nobody brings a deck.

    Raises:
        BadDeal: A deck has faults; those that may be built of a set's cards are looked at with that set.
    """
    if game.decks is None:
        return []
    said = [deck_text(str(form.get(f"deck-{seat}", ""))) for seat in range(edition.most)]
    if not any(said):
        return []
    ready = game.decks.ready(edition.key, None)
    seats = [seat for seat in range(edition.most) if str(form.get(f"seat-{seat}", "")) != "nobody"]
    brought = [deck_from(game, text, strict=strict) if text else None for text in said]
    return [
        {"name": name_of(brought[seat], ready, nth)} | lines_of(game.decks, brought[seat] or ready_deck(ready, nth))
        for nth, seat in enumerate(seats)
    ]


def lines_of(decks: Decks, deck: Deck) -> dict[str, object]:
    """The parts of a deck, as a card file has them."""
    return {key: lines for key, lines in write_deck(deck, decks.parts).items() if key != "deck"}


def ready_deck(ready: Sequence[Deck], nth: int) -> Deck:
    """A ready deck for a seat that brings none."""
    return ready[nth % len(ready)]


def name_of(brought: Deck | None, ready: Sequence[Deck], nth: int) -> str:
    """What a deck is called at the table."""
    return (brought or ready_deck(ready, nth)).name or _("A deck")


def deck_from(game: Game, text: str, *, strict: bool) -> Deck:
    """A deck, which is sound where only the edition's own cards are there.

    Raises:
        BadDeal: What is wrong with it.
    """
    try:
        found = read_deck_file(text, "", {game.key: game})
    except TimescoopError as error:
        raise BadDeal(str(error)) from error
    if found.faults and strict:
        raise BadDeal("; ".join(str(fault) for fault in found.faults[:4]))
    return found.deck
