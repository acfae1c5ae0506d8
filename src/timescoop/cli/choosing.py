"""Parses arguments of commands: games, editions, seeds, options, bots and card files."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final

from timescoop.bots import Bot, opponents
from timescoop.catalogue import BOTS, GAMES
from timescoop.cli.ending import BadUsage
from timescoop.documents import read_cards, read_one, wrong_with_name
from timescoop.kernel import SEED_BYTES, Edition, Game
from timescoop.wording import _

YOU: Final = "you"
TRAVELLER: Final = "Traveller"  # a person who gives no name, as in the browser
NAMES: Final = ("Elisabeth", "Tom", "Nicholas", "Sylvester")  # the others, by their seats


class Sitter:
    """Who sits in a seat: a name, and a bot or a person."""

    def __init__(self, name: str, bot: Bot | None) -> None:
        self.name = name
        self.bot = bot


def no_such(sentence: str, name: str, known: Sequence[str], shown: Sequence[str] = ()) -> BadUsage:
    """The error for an unknown name: it lists what there is, and suggests the nearest.

    Args:
        sentence: The sentence, with the slots `name` and `known`.
        name: The unknown name.
        known: What could have been meant.
        shown: The same as people read it; `known` if empty.
    """
    said = sentence.format(name=name, known=", ".join(shown or known))
    near = get_close_matches(name.casefold(), known, 1)
    return BadUsage(f"{said}. {_('Did you mean {name}?').format(name=near[0])}" if near else said)


def game_of(key: str) -> Game:
    """A game by its key."""
    if key not in GAMES:
        raise no_such(_("there is no game {name!r}. Choose from {known}"), key, list(GAMES))
    return GAMES[key]


def edition_of(text: str) -> tuple[Game, Edition]:
    """Game and edition from `invasion-classic`; a game alone has its default edition."""
    key, _dash, edition = text.partition("-")
    if key not in GAMES:
        known = [f"{game.key}-{each.key}" for game in GAMES.values() for each in game.editions]
        raise no_such(_("there is no edition {name!r}. Choose from {known}"), text, known)
    return GAMES[key], GAMES[key].edition(edition or None)


def seed_of(text: str | None) -> bytes:
    """32 bytes of luck: a number, hexadecimal digits, or new ones."""
    if text is None:
        import secrets

        return secrets.token_bytes(SEED_BYTES)
    try:
        if text.isascii() and text.isdigit() and len(text) < 2 * SEED_BYTES:
            return int(text).to_bytes(SEED_BYTES, "big")
        seed = bytes.fromhex(text)
    except (ValueError, OverflowError):
        seed = b""
    if len(seed) != SEED_BYTES:
        raise BadUsage(
            _("a seed is a number or {n} hexadecimal digits, not {text!r}").format(n=2 * SEED_BYTES, text=text)
        )
    return seed


def options_of(pairs: Sequence[str]) -> dict[str, str]:
    """Options of the deal from `key=value`."""
    out = {}
    for pair in [each for part in pairs for each in part.split(",")]:
        key, sign, value = pair.partition("=")
        if not sign or not key or not value:
            raise BadUsage(_("an option is written key=value, not {text!r}").format(text=pair))
        out[key.strip()] = value.strip()
    return out


def bot_of(key: str) -> Bot:
    """A bot by its key."""
    found = key_of_bot(key)
    if found not in BOTS:
        shown = [called(bot) for bot in BOTS.values()]
        raise no_such(_("there is no bot {name!r}. Choose from {known}"), key, list(BOTS), shown)
    return BOTS[found]


def key_of_bot(said: str) -> str:
    """The key of the bot with this key or name, in any case; the same words if there is none."""
    wanted = said.casefold()
    keys = [
        bot.key for bot in BOTS.values() if wanted in (bot.key.casefold(), bot.name.casefold(), _(bot.name).casefold())
    ]
    return keys[0] if keys else said


def called(bot: Bot) -> str:
    """The key of a bot, with its name where that is another word."""
    name = _(bot.name)
    return bot.key if name.casefold() == bot.key else f"{bot.key} ({name})"


def sitters_of(text: str, game: Game) -> list[Sitter]:
    """Who sits where, from `you,greedy` or `Ann=you,Bob=greedy`; bots that are offered as opponents in the game."""
    out: list[Sitter] = []
    for part in text.split(","):
        name, sign, who = (each.strip() for each in part.strip(" ").rpartition("="))
        if sign and (not name or ":" in name):
            raise BadUsage(_("a seat is you, a bot, or Name=you, not {text!r}").format(text=part))
        if wrong := wrong_with_name(name):
            raise BadUsage(_("the name of a seat contains {wrong}: {name!r}").format(wrong=wrong, name=name))
        taken = {sitter.name for sitter in out}
        name = name or next(each for each in names_for(len(out), person=who == YOU) if each not in taken)
        if name in taken:
            raise BadUsage(_("two seats are called {name!r}").format(name=name))
        out.append(Sitter(name, None if who == YOU else bot_of_seat(who, game)))
    return out


def names_for(seat: int, *, person: bool) -> list[str]:
    """Names for a seat that has been given none, the best first."""
    return [*([TRAVELLER] if person else []), *NAMES[seat:], *NAMES, f"Seat {seat + 1}"]


def seated(edition: Edition, sitters: Sequence[Sitter]) -> list[Sitter]:
    """Those who play, and behind them the seats that the rules play: a bot sits there, which is never asked."""
    return [*sitters, *[Sitter(name, next(iter(BOTS.values()))) for name in edition.ruled]]


def bot_of_seat(key: str, game: Game) -> Bot:
    """A bot of a seat, with `you` among what is known."""
    known = {bot.key: bot for bot in opponents(BOTS.values(), game)}
    key = key_of_bot(key)
    if key not in known:
        shown = [YOU, *map(called, known.values())]
        if key in BOTS:
            message = _("{name} has not learned {game} yet. Choose from {known}")
            raise BadUsage(message.format(name=key, game=game.title, known=", ".join(shown)))
        raise no_such(_("there is no bot {name!r}. Choose from {known}"), key, [YOU, *known], shown)
    return known[key]


def cards_of(path: Path | None, game: Game, edition: str | None) -> tuple[str | None, Any]:
    """The edition to play and the compiled cards of a file; the edition's own cards without a file."""
    if path is None:
        return edition, None
    of, printing, cards = read_cards(read_one(path), GAMES)
    if of.key != game.key:
        raise BadUsage(
            _("{path} has cards of {found}, not of {wanted}").format(path=path, found=of.key, wanted=game.key)
        )
    if edition is not None and edition != printing:
        raise BadUsage(
            _("{path} has cards of the edition {found}, not of {wanted}").format(
                path=path, found=printing, wanted=edition
            )
        )
    return printing, cards
