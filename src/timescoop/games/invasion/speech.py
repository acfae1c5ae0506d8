"""Options in short words, and why something is not on offer."""

from __future__ import annotations

from collections.abc import Sequence

from timescoop.games.invasion.actions import ATTACK, DEFEND
from timescoop.games.invasion.pool import DEFENDER, ENEMY, LOCATION, SUPPORT
from timescoop.games.invasion.reserve import RESERVE_CARDS
from timescoop.games.invasion.table import ACTIONS, NO_PLACE, Invasion
from timescoop.games.invasion.turn import ACTION, LAST_ACTION
from timescoop.games.invasion.words import KIND, SEAT, plain_words
from timescoop.kernel import NOBODY


def words(table: Invasion, seat: int, option: int, names: Sequence[str]) -> str:
    """An option as a seat reads it and may type it: `play Egypt`, `attack Deva Loka (Tom)`, `Jamie`, `done`.

    Args:
        table: The table that offers it.
        seat: Who is asked.
        option: A number of the option book.
        names: The names of the seats.
    """
    plain = plain_words(option)
    if plain:
        return plain
    book, name = table.deal.book, table.pool.name
    if option < KIND:
        return f"take from {names[option - SEAT]}"
    if option < book.defend:
        verb, start = [(verb, start) for verb, start in card_blocks(table) if start <= option][-1]
        return verb + name[option - start]
    if option >= book.card:
        return f"card {option - book.card + 1}"
    if option < book.attack:
        return f"defend {place_name(table, table.lines[seat][option - book.defend], names)}"
    verb, start = ("attack ", book.attack) if option < book.place else ("", book.place)
    owner, nth = divmod(option - start, book.line)
    return verb + place_name(table, table.lines[owner][nth], names)


def card_blocks(table: Invasion) -> list[tuple[str, int]]:
    """The blocks of options that name a card, with the word before it."""
    return [("", KIND), ("play ", table.deal.book.play), ("pick up ", table.deal.book.pick_up)]


def place_name(table: Invasion, place: int, names: Sequence[str]) -> str:
    """The name of a place: its Location's, with the owner where two share it, numbered where one owner has both."""
    kind = table.kind[table.place_card[place]]
    owner = table.place_seat[place]
    same = [p for p, copy in enumerate(table.place_card) if table.kind[copy] == kind]
    plain = table.pool.name[kind]
    if len(same) == 1:
        return plain
    own = [p for p in same if table.place_seat[p] == owner]
    number = f" {own.index(place) + 1}" if len(own) > 1 else ""
    return f"{plain}{number} ({names[owner]})"


def why_not(table: Invasion, seat: int, wanted: str, names: Sequence[str]) -> str | None:  # noqa: PLR0911
    """Why an answer is not on offer to a seat, in a sentence with its clause, from what that seat may know."""
    if seat not in table.waiting():
        return "it is not your turn to answer (INV-TURN-01)"
    asked = table.question_of(seat)
    if asked not in (ACTION, LAST_ACTION):
        return why_not_here(table, seat, asked, wanted)
    verb, _, rest = wanted.lower().partition(" ")
    if verb in ("end", "buy", "reserve", "pick"):
        return why_not_so(table, seat, verb)
    held = find_kind(table, wanted) in table.hand_kinds(seat)
    place = find_place(table, rest if verb in ("attack", "defend") else wanted.lower(), names)
    if place != NO_PLACE and verb not in ("attack", "defend", "play") and not held:
        verb = "defend" if table.place_seat[place] == seat else "attack"
    if place != NO_PLACE and verb == "attack":
        return why_no_attack(table, seat, place)
    if place != NO_PLACE and verb == "defend":
        return why_no_defence(table, seat, place)
    kind = find_kind(table, rest if verb == "play" else wanted)
    if kind != NOBODY:
        return why_no_card(table, seat, kind)
    return why_floor(table, seat) if verb in ("play", "attack", "defend", "discard") else None


def why_not_here(table: Invasion, seat: int, asked: int, wanted: str) -> str | None:
    """INV-TURN-05: why something is no answer to a question in the middle of an action."""
    kind = find_kind(table, wanted)
    if asked == RESERVE_CARDS and table.reserve_places(seat) <= len(table.picks):
        return why_no_place()
    if asked in (DEFEND, ATTACK) and kind != NOBODY:
        return why_no_card(table, seat, kind) or "it does not fit here (INV-ENE-02, INV-DEF-02)"
    return None


def why_not_so(table: Invasion, seat: int, verb: str) -> str | None:
    """INV-TURN-03: why a turn cannot end, nothing can be bought, put into the Reserve or picked up."""
    if verb == "end":
        return why_no_end(table, seat)
    if verb == "buy":
        return "a card costs five Time Points, and there must be one to draw (INV-TP-01)"
    if verb == "pick":
        return "you pick up cards that lie face-down in your Reserve, and no others (INV-RESERVE-04, INV-AMB-77)"
    if table.reserve_places(seat) < 1:
        return why_no_place()
    return why_floor(table, seat) or "what you picked up in this turn cannot be put back (INV-AMB-105)"


def why_no_place() -> str:
    """INV-RESERVE-02: no more cards go there."""
    return "your Reserve has no free place (INV-RESERVE-02)"


def find_place(table: Invasion, said: str, names: Sequence[str]) -> int:
    """The place of that name, or the only one whose name begins so, or NO_PLACE."""
    begun = []
    for place, copy in enumerate(table.place_card):
        plain = table.pool.name[table.kind[copy]].lower()
        if said in (place_name(table, place, names).lower(), plain):
            return place
        if said and plain.startswith(said):
            begun.append(place)
    return begun[0] if len(begun) == 1 else NO_PLACE


def find_kind(table: Invasion, said: str) -> int:
    """The kind of that name, or the only one whose name begins so, or NOBODY."""
    names = [name.lower() for name in table.pool.name]
    begun = [kind for kind, name in enumerate(names) if said and name.startswith(said.lower())]
    if said.lower() in names:
        return names.index(said.lower())
    return begun[0] if len(begun) == 1 else NOBODY


def why_floor(table: Invasion, seat: int) -> str | None:
    """INV-TURN-07: whether the floor is what stands in the way, of one more card than were named already."""
    if table.phase == ACTIONS and table.to_spare(seat) <= len(table.picks):
        return "an action must leave three cards in your hand (INV-TURN-07)"
    return None


def why_no_end(table: Invasion, seat: int) -> str:
    """INV-TURN-06: why a turn cannot end."""
    if table.phase != ACTIONS:
        return "in the End Game you must do one action, you may not pass (INV-END-09)"
    return f"a turn ends with exactly three cards in hand, you have {len(table.hand(seat))} (INV-AMB-05)"


def why_no_attack(table: Invasion, seat: int, place: int) -> str | None:
    """INV-ENE-05: why a place cannot be attacked."""
    rival = table.attacker(place)
    if table.place_seat[place] == seat:
        return "you cannot attack a Location of your own (INV-ENE-06)"
    if not any([table.pool.type[kind] == ENEMY for kind in table.hand_kinds(seat)]):
        return "you have no Enemy in your hand (INV-ENE-01)"
    if rival == seat:
        return why_floor(table, seat) or "no Enemy in your hand may lie with those there (INV-ENE-04)"
    if rival != NOBODY:
        return "it is under another player's attack already (INV-ENE-05)"
    if not table.protected[place] and not table.spare_dalek(seat):
        return "all your Dalek counters are on the table (INV-AMB-32)"
    return why_floor(table, seat)


def why_no_defence(table: Invasion, seat: int, place: int) -> str | None:
    """INV-DEF-01: why a place cannot be defended."""
    if table.place_seat[place] != seat:
        return "Defenders go on your own Locations (INV-DEF-01)"
    kinds = [kind for kind in table.hand_kinds(seat) if table.pool.type[kind] == DEFENDER]
    if not kinds:
        return "you have no Defender in your hand (INV-DEF-01)"
    return why_floor(table, seat) or "the Defenders in your hand lie there already (INV-DEF-02)"


def why_no_card(table: Invasion, seat: int, kind: int) -> str | None:
    """INV-TURN-03: why a card cannot be chosen."""
    if kind not in table.hand_kinds(seat):
        if kind in [table.kind[copy] for copy in table.face_down(seat)]:
            return "it lies in your Reserve; pick it up first, which is free (INV-AMB-80)"
        return f"you do not have {table.pool.name[kind]} in your hand (INV-TURN-03)"
    if table.pool.type[kind] == SUPPORT:
        return why_no_support(table, seat, kind)
    if table.pool.type[kind] == LOCATION:
        return why_floor(table, seat) or "finish what you have begun first (INV-TURN-05)"
    if table.question_of(seat) not in (DEFEND, ATTACK):
        return "say `defend` or `attack` and a Location first, then the card (INV-DEF-01, INV-ENE-01)"
    return why_floor(table, seat) or "it does not fit with what lies there or was named before (INV-ENE-02, INV-DEF-02)"


def why_no_support(table: Invasion, seat: int, kind: int) -> str:
    """INV-SUP-01: why a Support cannot be played."""
    if table.pool.retrieves[kind]:
        return "it is played when your defence has lost a conflict (INV-CONFLICT-13)"
    if table.pool.uses_place[kind] and table.reserve_places(seat) < 1:
        return "it needs a free place in your Reserve; you may pick a card up first (INV-AMB-77)"
    return why_floor(table, seat) or "there is nothing that it could act on now (INV-AMB-70)"
