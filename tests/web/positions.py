"""Tables in the middle of games: played by chance from a seed up to so many decisions, and drawn as pages show them."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from timescoop.catalogue import GAMES
from timescoop.documents import RecordSeat, read_position, read_text, record_answers, write_record
from timescoop.hosting import COLOURS, SeatShown, snapshot_of
from timescoop.kernel import Game, Table, View
from timescoop.testkit import Walk
from timescoop.testkit.walks import Luck, choose
from timescoop.web.render.scene import Scene
from timescoop.web.render.scene_builder import build_scene

NAMES: Final = ("Elisabeth", "Bob", "Wilhelmina Featherstonehaugh X", "Calliope", "Sylvester", "Iris")
MOST: Final = 3000  # decisions within which a wanted moment must come


def asked(view: View) -> bool:
    """The reader is asked something."""
    return bool(view["prompt"])


def fighting(view: View) -> bool:
    """A conflict is going on."""
    return view["stage"] is not None


def position(
    key: str, edition: str, seats: int, count: int, wanted: Callable[[View], bool] = asked, viewer: int = 0
) -> Scene:
    """What `viewer` is shown at the first wanted moment after `count` decisions; its number of seats is a watcher."""
    return moment(GAMES[key], edition, seats, count, wanted, viewer)


def moment(
    game: Game, edition: str, seats: int, count: int, wanted: Callable[[View], bool] = asked, viewer: int = 0
) -> Scene:
    """The same of any game, a plug-in's too."""
    walk, luck = Walk(game, seats, seats, edition), Luck(seats)
    walk.table.kept = []
    while walk.number < count or not wanted(game.view(walk.table, viewer)):
        if walk.table.over():
            assert count, "no such moment came"
            return moment(game, edition, seats, count * 3 // 4, wanted, viewer)
        assert walk.number < count + MOST, "no such moment came"
        walk.step(*choose(walk.table, luck))
    return scene_for(game, edition, walk.table, NAMES[:seats], viewer)


def recorded(key: str, edition: str, seats: int, count: int) -> str:
    """The record of a match that was left after `count` decisions by chance; its seed was not sealed."""
    walk, luck = Walk(GAMES[key], seats, seats, edition), Luck(seats)
    while walk.number < count and not walk.table.over():
        walk.step(*choose(walk.table, luck))
    table = walk.deal()
    played = record_answers(walk.game, table, NAMES[:seats], walk.answers)
    sitters = tuple(RecordSeat(name) for name in NAMES[:seats])
    return write_record(replace(played, edition=edition, seed=table.seed, unsealed=True, seats=sitters))


def written(text: str, edition: str, viewer: int = 0) -> Scene:
    """What `viewer` is shown at a position in notation."""
    laid = read_position(read_text(text)[0], GAMES)
    return scene_for(laid.game, edition, laid.table, laid.names, viewer)


def scene_for(game: Game, edition: str, table: Table, names: Sequence[str], viewer: int) -> Scene:
    """What `viewer` is shown of a table where one person sits with bots."""
    shown = [SeatShown(name, "person" if not n else "bot", "", COLOURS[n]) for n, name in enumerate(names)]
    look = snapshot_of(game, table, viewer, shown)
    return build_scene(look, game, edition, game.faces(table), base="/matches/x7Yk2mPq")
