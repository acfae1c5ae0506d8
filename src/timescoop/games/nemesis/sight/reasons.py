"""The reasons for `why not`: one sentence with its clause, based only on what the asking seat may know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from timescoop.games.nemesis.conflicts.declaring import DECLARE
from timescoop.games.nemesis.conflicts.initiating import COMMIT, HUNT, INITIATE
from timescoop.games.nemesis.drawing import wanted_kind
from timescoop.games.nemesis.instants import INSTANT, waits_for_nothing
from timescoop.games.nemesis.playing import FASTEN, PLAY_SOME, WHERE, can_bear, playable
from timescoop.games.nemesis.pool import ATTACH, CORNERS
from timescoop.games.nemesis.searching import SEARCH
from timescoop.games.nemesis.sight.reasons_instead import Named, why_others
from timescoop.games.nemesis.sight.speech import card_words, place_name
from timescoop.games.nemesis.steps.acting import ACT, required
from timescoop.games.nemesis.steps.minions import MARCH, PLAY_OR_MOVE
from timescoop.games.nemesis.steps.turn import DISCARD_AT_END, MOVE_TOKEN
from timescoop.games.nemesis.table import Nemesis
from timescoop.games.nemesis.targets import DESTINATION
from timescoop.kernel import NOBODY, QUESTION
from timescoop.language import Context, hindrance, possible, write

NOT_HELD: Final = "it is not in your hand (NEM-TRIGGER-02)"
PLAYED: Final = (PLAY_SOME, INSTANT)
OWN_STEPS: Final = (MOVE_TOKEN, PLAY_OR_MOVE, INITIATE, ACT)  # a window for Instants opens before or after each
PLAYING: Final = (*PLAYED, *OWN_STEPS, DECLARE)
BANNED: Final = "a card in play keeps you from playing it (NEM-AMB-112)"
HAS_ITS_PROMPT: Final = (
    "Instants have a prompt of their own, as each step begins and after each Action; "
    "your settings decide whether you get it (NEM-AMB-05)"
)


def why_not(table: Nemesis, seat: int, wanted: str, names: Sequence[str]) -> str | None:
    """Why a seat can't give an answer, in a sentence with its clause; None if no rule says more than the question."""
    if seat not in table.waiting():
        return "it is another player's move (NEM-TURN-01)"
    wanted = wanted.strip().lower()
    said = wanted.removeprefix("play ").removeprefix("move ")
    if by_question := why_by_question(table, seat, said):
        return by_question
    kind, copies = kind_of_name(table, said), copies_of_name(table, said)
    if kind == NOBODY:  # an option may name one sentence of a card
        kind = kind_of_name(table, said.partition(": ")[0]) if wanted.startswith("play ") else NOBODY
    player = said in [name.lower() for name in names]
    return why_others(table, seat, wanted, Named(said, kind, copies, place_of_name(table, said), player))


def why_by_question(table: Nemesis, seat: int, said: str) -> str | None:
    """Why the current question doesn't allow a card or place, if its rules say more than the question."""
    asked, kind = table.question_of(seat), kind_of_name(table, said)
    if asked in PLAYED and kind != NOBODY and kind not in table.hand_kinds(seat) and not copies_of_name(table, said):
        return NOT_HELD
    if asked in PLAYING and kind in table.hand_kinds(seat) and table.pool.banning and table.is_banned(seat, kind):
        return BANNED
    if asked in OWN_STEPS and kind in table.hand_kinds(seat) and waits_for_nothing(table, kind):
        return HAS_ITS_PROMPT
    if asked in REASONS:
        return REASONS[asked](table, seat, said)
    return why_not_that(table, seat) if QUESTION[asked] == "language/choose" else None


def kind_of_name(table: Nemesis, said: str) -> int:
    """The card of that name, or NOBODY."""
    return next((kind for kind in range(table.pool.count) if table.pool.name[kind].lower() == said), NOBODY)


def copies_of_name(table: Nemesis, said: str) -> list[int]:
    """The cards in play of that name; the name may include what tells them apart."""
    return [
        copy
        for copy in table.holder
        if said in (table.pool.name[table.kind[copy]].lower(), card_words(table, copy).lower())
    ]


def place_of_name(table: Nemesis, said: str) -> int:
    """The Location of that name, or NOBODY."""
    places = {place_name(table, place).lower(): place for place in table.places()}
    return places.get(said, NOBODY)


def asked_about(table: Nemesis, seat: int) -> tuple[int, ...]:
    """The arguments of a seat's question, without the seat."""
    return next(args[1:] for _, args in table.asked if args[0] == seat)


# ---- choices of a text


def why_not_that(table: Nemesis, seat: int) -> str:
    """LAN-JOINT-06: which part of a card's other choice can't be done."""
    number, *deeds = asked_about(table, seat)
    this = Context(number)
    shut = [deed for deed in deeds if not possible(table, deed, seat, this)]
    if len(shut) != 1:
        return "it is neither of the two things that the card says (LAN-JOINT-06)"
    return f"“{write(hindrance(table, shut[0], seat, this))}” can't be done now (LAN-JOINT-06)"


def why_not_found(table: Nemesis, _seat: int, said: str) -> str | None:
    """NEM-EFFECT-SEARCH-01: why a card can't be taken from the deck; the seat sees its deck while it searches."""
    if kind_of_name(table, said) == NOBODY:
        return None
    return "it isn't in your deck, or it isn't of the type that you search for (NEM-EFFECT-SEARCH-01)"


# ---- where to


def why_no_move(table: Nemesis, seat: int, said: str) -> str:
    """NEM-CONTROL-01: why the token cannot go somewhere."""
    place = place_of_name(table, said)
    if place >= 0 and place == table.token_place(seat):
        return "the token must move to a different Location (NEM-CONTROL-01)"
    if place >= 0 and place // CORNERS != seat:
        return "the token stays on its own board (NEM-CONTROL-01)"
    return "you must move your token to another Location of your board (NEM-CONTROL-01)"


def why_no_way(table: Nemesis, seat: int, said: str) -> str | None:
    """NEM-AMB-11: why a card cannot be moved somewhere."""
    copy, *_ = asked_about(table, seat)
    place = place_of_name(table, said)
    stays = place >= 0 and place == table.place_of(copy)
    return "it is already there; move it to another Location (NEM-AMB-11)" if stays else None


def why_not_there(table: Nemesis, seat: int, said: str) -> str | None:
    """NEM-EFFECT-CHAR-02: why a Character cannot be put somewhere."""
    if place_of_name(table, said) < 0:
        return None
    name = table.pool.name[table.kind[asked_about(table, seat)[0]]]
    return f"{name} does not infiltrate, so it goes to a Location of your own board (NEM-EFFECT-CHAR-02)"


def why_not_onto(table: Nemesis, seat: int, said: str) -> str | None:
    """NEM-EFFECT-ATTACH-02: why a Constant cannot be attached to something."""
    copies = copies_of_name(table, said)
    if place_of_name(table, said) < 0 and not copies:
        return None
    if any([not can_bear(table, copy) for copy in copies]):
        return "it already has three Upgrades, the most a Character can have (NEM-EFFECT-ATTACH-06)"
    kind = table.kind[asked_about(table, seat)[0]]
    bearer = write(table.pool.sentences[kind][table.pool.numbered(kind, ATTACH)[0]][1])
    return f"{table.pool.name[kind]} is attached to {bearer} (NEM-EFFECT-ATTACH-02)"


def why_no_conflict(_table: Nemesis, _seat: int, _said: str) -> str:
    """NEM-CONFLICT-03: why there can be no Conflict somewhere."""
    return "you need a Minion there, and an opponent's Minion or a Hero (NEM-CONFLICT-03)"


# ---- cards of the hand


def why_no_minion(table: Nemesis, seat: int, said: str) -> str:
    """NEM-MINION-02: why a card cannot be used in the Minion Step."""
    if kind_of_name(table, said) in table.hand_kinds(seat):
        return "you can play only a Minion in this step (NEM-MINION-03)"
    if copies_of_name(table, said):
        return "you move Minions that you control, and no other cards (NEM-MINION-02)"
    return "you can play one Minion from your hand, or move one (NEM-MINION-02)"


def why_not_played(table: Nemesis, seat: int, said: str) -> str | None:
    """NEM-INSTANT-01: why a card of the hand cannot be played now."""
    kind = kind_of_name(table, said)
    if kind not in table.hand_kinds(seat):
        return None
    _, wanted, _, bearer = asked_about(table, seat)
    if not wanted_kind(table, kind, wanted):
        return "the Action lets you play only cards of another type (NEM-INSTANT-01)"
    if table.pool.traits[kind] & table.pool.instant:
        return "you can play it only at the moment that its text names (NEM-INSTANT-04)"
    if bearer < NOBODY:
        return "at that Location you can play only Characters (NEM-AMB-121)"
    if not playable(table, seat, kind, bearer):
        return "there is nothing to attach it to (NEM-EFFECT-ATTACH-07)"
    return None


def why_no_instant(table: Nemesis, seat: int, said: str) -> str | None:
    """NEM-INSTANT-01: why a card of the hand cannot be played without an Action."""
    kind = kind_of_name(table, said)
    if kind not in table.hand_kinds(seat):
        return None
    if table.pool.traits[kind] & table.pool.instant:
        return why_not_at_once(table, kind)
    return "it needs an Action that lets you play it; now you can play only Instants (NEM-INSTANT-01)"


def why_not_at_once(table: Nemesis, kind: int) -> str | None:
    """NEM-INSTANT-04, NEM-WIN-07: why an Instant of the hand cannot be played at any time, by its own text."""
    if not waits_for_nothing(table, kind):
        return "you can play it only at the moment that its text names (NEM-INSTANT-04)"
    needs = [write(conditions) for _, _, _, conditions in table.pool.wins[kind] if conditions >= 0]
    return f"you can play it only if this is true: “{needs[0]}” (NEM-WIN-07)" if needs else None


def why_not_declared(table: Nemesis, seat: int, said: str) -> str | None:
    """NEM-CONFLICT-14: why a card cannot be used in a Conflict."""
    kind = kind_of_name(table, said)
    if kind in table.hand_kinds(seat):
        return "in a Conflict you can play only Instants with a Conflict rule (NEM-CONFLICT-13)"
    if copies_of_name(table, said):
        return "its Conflict rules work only at its Location, and once per Conflict (NEM-CONFLICT-14, NEM-CONFLICT-15)"
    return None if kind == NOBODY else NOT_HELD


def why_not_so_much(table: Nemesis, seat: int, said: str) -> str | None:
    """NEM-CONFLICT-08: why so much Power cannot be committed."""
    return f"you have {table.power[seat]} Power (NEM-CONFLICT-08)" if said.isdigit() else None


# ---- steps


def why_no_action(table: Nemesis, seat: int, said: str) -> str:
    """NEM-CONTEST-04: why an Action can't be taken; None for the name of a card or a Location."""
    least = required(table, seat)
    if least and kind_of_name(table, said) == NOBODY and place_of_name(table, said) < 0:
        which = "NEM-CONTEST-05" if least > 1 else "NEM-CONTEST-04"
        return f"the Location is Contested, so you must pass {least} of its Actions first ({which})"
    return "you can take only unused Actions of your token's Location (NEM-ACTION-01)"


def why_no_end(table: Nemesis, seat: int, said: str) -> str | None:
    """NEM-END-08: why the discards are not done yet; None for the name of a card in play or a Location."""
    limit = table.hand_limit(seat)
    if kind_of_name(table, said) != NOBODY:
        return None if copies_of_name(table, said) else "it isn't in your hand (NEM-END-07)"
    if said == "done" and len(table.hand(seat)) > limit:
        return f"you can keep only {limit} cards: discard more first (NEM-END-08)"
    return None


REASONS: Final[dict[int, Callable[[Nemesis, int, str], str | None]]] = {
    MOVE_TOKEN: why_no_move,
    MARCH: why_no_way,
    DESTINATION: why_no_way,
    WHERE: why_not_there,
    FASTEN: why_not_onto,
    INITIATE: why_no_conflict,
    HUNT: why_no_conflict,
    PLAY_OR_MOVE: why_no_minion,
    PLAY_SOME: why_not_played,
    INSTANT: why_no_instant,
    DECLARE: why_not_declared,
    COMMIT: why_not_so_much,
    SEARCH: why_not_found,
    ACT: why_no_action,
    DISCARD_AT_END: why_no_end,
}
