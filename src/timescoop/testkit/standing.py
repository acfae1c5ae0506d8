"""Laws that hold for every single table, real or imagined."""

from __future__ import annotations

from collections import Counter, deque
from itertools import pairwise
from typing import Final

from timescoop.kernel import ANY, HAND, OPEN, QUESTION, Game, Table
from timescoop.testkit.broken import hold

FLOOR_OVER: Final = 120  # decisions in which every game comes back to a bare turn
FLOOR_SLACK: Final = 3  # frames by which that may lie deeper than at the start: phases of a game differ


def filled(table: Table) -> list[tuple[int, tuple[int, ...]]]:
    """The zones with cards in them, by number."""
    return [(zone, cards) for zone, cards in enumerate(table.zones) if cards]


def one_place(table: Table) -> None:
    """Each sleeve lies in one place, and what is attached is attached to something."""
    lies = table.zone
    for zone, cards in filled(table):
        strange = [(copy, lies[copy]) for copy in cards if lies[copy] != zone]
        hold("each sleeve in one place", not strange, "zone", zone, "copies, and where they say they are:", strange)
        hold("each sleeve in one place", len(set(cards)) == len(cards), "zone", zone, "holds one twice:", cards)
    count = sum(map(len, table.zones))
    hold("each sleeve in one place", count == len(table.kind), "sleeves are lost:", len(table.kind) - count)
    for copy, host in table.host.items():
        beside = host != copy and table.zone[host] == table.zone[copy]
        hold("what is attached lies with its host", beside, "copy", copy, "to", host)


def same_cards(table: Table, kinds: Counter[int]) -> None:
    """No kind is made or lost."""
    now = Counter(table.kind)
    hold("the insides are conserved", now == kinds, "more:", now - kinds, "fewer:", kinds - now)


def informed(table: Table) -> None:
    """Over-hiding is a bug too: all know what lies open, and owners know their hands."""
    everyone, known, up = table.everyone(), table.known, table.up
    for zone, cards in filled(table):
        sort = table.sort[zone]
        least = everyone if sort == OPEN else 1 << table.owner[zone] if sort == HAND else 0
        lacking = [(copy, (everyone if up[copy] else least) & ~known[copy]) for copy in cards]
        hidden = [(copy, bits) for copy, bits in lacking if bits]
        hold("who may see a card knows it", not hidden, "zone", zone, "copies, and who does not:", hidden)
    watched = 1 << table.seats
    for copy, bits in enumerate(known):
        if bits >= watched and bits != everyone:
            hold("seats and spectators know cards, nobody else", bits <= everyone, "copy", copy, "known to", bits)
            hold("what the spectators know all know", False, "copy", copy, "known to", bits)


def truthful(table: Table) -> None:
    """What is publicly claimed of a card face down, and of cards that lie together, is true."""
    for copy, claim in enumerate(table.claim):
        if claim != ANY:
            fits = table.fits[claim][table.kind[copy]]
            hold("claims are true", fits, "copy", copy, "of kind", table.kind[copy], "does not fit claim", claim)
    for zone, bond in enumerate(table.bonds):
        if bond != ANY:
            kinds = [table.kind[copy] for copy in table.zones[zone]]
            for i, kind in enumerate(kinds):
                together = all(table.pairs[bond][kind][other] for other in kinds[:i] + kinds[i + 1 :])
                hold("bonds are true", together, "kinds", kinds, "may not lie together in zone", zone)


def answerable(table: Table) -> None:
    """While a game is not over somebody is asked, and every offer is ascending and not empty."""
    hold("somebody can always answer", bool(table.asked) != table.over(), "asked", table.asked, "won", table.won)
    hold("somebody can always answer", bool(table.waiting()) != table.over(), "all have answered a poll that is open")
    for question, args in table.asked:
        offered = table.options(args[0])
        hold("an offer is never empty", bool(offered), QUESTION[question], args)
        ascend = all(one < other for one, other in pairwise(offered))
        hold("options ascend", ascend and offered[0] >= 0, QUESTION[question], args, offered)


def at_rest(game: Game, table: Table) -> None:
    """Between answers no rule is half done; at the end nothing is left, and there are scores."""
    hold("no rule is half done", not table.todo, table.todo)
    hold("only a seat that is asked has picks", not table.picks or len(table.asked) == 1, table.picks, table.asked)
    scores = game.scores(table)
    if table.over():
        left = [table.agenda, table.asked, table.pending, table.picks]
        hold("at the end the agenda is empty", not any(left), left)
        hold("at the end every seat has a score", len(scores) == table.seats, scores)
        hold("winners sit at the table", table.won < 1 << table.seats, table.won)
    else:
        hold("scores come at the end", not scores, scores)


def derived(table: Table) -> None:
    """Ongoing bonuses are what they would be if they were derived again."""
    if not table.stale:
        fresh = table.copy()
        fresh.stale = 1
        fresh.bonus_of(0)
        kept = {key: bonus for key, bonus in table.bonus.items() if bonus}
        derived = {key: bonus for key, bonus in fresh.bonus.items() if bonus}
        hold("bonuses are derived", kept == derived, "kept", kept, "derived", derived)


def sound(game: Game, table: Table) -> None:
    """The game's own invariants hold."""
    problems = game.problems(table)
    hold("the game's own invariants hold", not problems, "; ".join(problems))


class Floor:
    """How deep the agenda lies when it is lowest: between turns nothing may be left on it but the turn."""

    def __init__(self, over: int = FLOOR_OVER) -> None:
        """`over` is in how many decisions the game comes back to a bare turn."""
        self.over = over
        self.first: list[int] = []
        self.latest: deque[int] = deque(maxlen=over)

    def look(self, table: Table) -> None:
        """Take note of one more question, and insist."""
        depth = len(table.agenda)
        if len(self.first) < self.over:
            self.first.append(depth)
        self.latest.append(depth)
        lowest = min(self.latest)
        if len(self.latest) == self.over:
            rises = lowest > min(self.first) + FLOOR_SLACK
            hold("nothing is left on the agenda between turns", not rises, lowest, "frames:", table.agenda[:lowest])


def stands(game: Game, table: Table) -> None:
    """All laws of a table as it lies, but for those that need its past."""
    one_place(table)
    informed(table)
    truthful(table)
    answerable(table)
    at_rest(game, table)
