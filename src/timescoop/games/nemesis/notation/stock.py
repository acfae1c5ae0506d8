"""The cards that a position can still use; their owners follow from the boards and Doctors of the players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from timescoop.games.nemesis.notation.keys import BOARD, PLAYER
from timescoop.games.nemesis.pool import NONE, Pool
from timescoop.games.nemesis.setup import TOKENS, bare
from timescoop.games.nemesis.table import Nemesis
from timescoop.kernel import NOBODY, BadNotation, Place, Sheet, kind_of, part


class Stock(Sheet):
    """The sheet for reading a position, with the deck cards that it hasn't named yet.

    Attributes:
        boards: The side of each seat's board.
        doctors: The Doctors of each seat.
        owners: The seat in whose deck each kind is, or NOBODY.
    """

    def __init__(self, names: Sequence[str], table: Nemesis, values: Sequence[object]) -> None:
        super().__init__(names, table.pool, table)
        paths: list[Place] = [("players", name) for name in names]
        found = [part(value, path, PLAYER.names) for value, path in zip(values, paths, strict=True)]
        said = [[key.read(self, each, path) for key in BOARD] for each, path in zip(found, paths, strict=True)]
        self.boards = choose_boards(table.pool, [board for board, _ in said], paths)
        self.doctors = choose_doctors(table.pool, [tokens for _, tokens in said], paths)
        self.owners = [NOBODY] * table.pool.count
        for seat, (board, tokens) in enumerate(zip(self.boards, self.doctors, strict=True)):
            for kind in table.pool.in_deck(board, tokens):
                self.owners[kind] = seat
        self.left = [
            copies if owner != NOBODY else 0 for copies, owner in zip(table.pool.copies, self.owners, strict=False)
        ]

    def find(self, name: object, path: Place) -> int:
        """The kind of that name, in any case; boards and Locations are no cards."""
        return kind_of(name, self.pool.name[: self.pool.count], path)

    def wrong_with(self, kind: int, name: object, wanted: Sequence[int]) -> str:
        """NEM-SETUP-12, NEM-AMB-20: why a card can't be here: it is in no deck, or in another player's."""
        if self.owners[kind] == NOBODY:
            return f"{name!r} is a card of {self.pool.deck_of(kind)!r}, and nobody has that deck (NEM-SETUP-12)"
        is_foreign = wanted and self.owners[kind] != self.seat
        return f"{name!r} is a card of another player's deck (NEM-AMB-20)" if is_foreign else ""

    def rest(self, seat: int) -> list[int]:
        """What is left of a player's forty cards, by kind."""
        left = enumerate(self.left or ())
        return [kind for kind, count in left if self.owners[kind] == seat for _ in range(count)]


def choose_boards(pool: Pool, said: Sequence[int], paths: Sequence[Place]) -> list[int]:
    """NEM-SETUP-01, NEM-AMB-02: sides that are named; a seat without one gets the first free side of a Nemesis."""
    boards = list(said)
    for seat, path in enumerate(paths):
        taken = [pool.side_nemesis[side] for other, side in enumerate(boards) if other != seat and side != NONE]
        if boards[seat] == NONE:
            boards[seat] = next(side for side, nemesis in enumerate(pool.side_nemesis) if nemesis not in taken)
        if pool.side_nemesis[boards[seat]] in taken:
            raise BadNotation((*path, "side"), "each Nemesis is there for one player only (NEM-AMB-02)")
    return boards


def choose_doctors(pool: Pool, said: Sequence[tuple[int, ...]], paths: Sequence[Place]) -> list[tuple[int, ...]]:
    """NEM-SETUP-07: Doctors that are named; a seat with too few gets the first that are free."""
    doctors = list(said)
    for seat, path in enumerate(paths):
        held = [token for other, tokens in enumerate(doctors) if other != seat for token in tokens]
        taken = {*held, *doctors[seat]}
        left = [token for token in range(len(pool.doctors)) if token not in taken]
        mine = doctors[seat] + tuple(left[: max(0, TOKENS - len(doctors[seat]))])
        if len(set(mine)) != TOKENS or len(mine) != TOKENS or set(mine) & set(held):
            raise BadNotation((*path, "doctors"), f"{TOKENS} Doctors are expected that nobody else has (NEM-SETUP-07)")
        doctors[seat] = mine
    return doctors


def prepare(
    names: Sequence[str], edition: str, options: dict[str, str], cards: Pool | None, players: Mapping[object, object]
) -> Stock:
    """A bare table, and all cards of the players' decks to be named."""
    return Stock(names, bare(len(names), edition, options, cards), list(players.values()))
