"""Tables from positions, and what a seat is told of how everybody stands."""

from timescoop.catalogue import GAMES
from timescoop.cli.screen.sight import sight
from timescoop.documents import on_offer, option_of, read_position, read_text
from timescoop.kernel import Outlook
from timescoop.wording import TableText, plain, way_words


class Position:
    """A position with the names of its seats."""

    def __init__(self, text: str) -> None:
        position = read_position(read_text(text)[0], GAMES)
        self.game, self.table, self.names = position.game, position.table, list(position.names)

    def seat(self, name: str) -> int:
        return self.names.index(name) if name in self.names else len(self.names)

    def say(self, name: str, *answers: str) -> None:
        for words in answers:
            seat = self.seat(name)
            self.table.play(seat, option_of(on_offer(self.game, self.table, seat, self.names), words))

    def told(self, name: str) -> TableText:
        return sight(self.game, self.table, self.seat(name), self.names)

    def outlook(self, name: str) -> Outlook:
        return self.told(name).view["outlook"]

    def points(self, name: str) -> list[int]:
        return [each["points"] for each in self.outlook(name)["standings"]]

    def leads(self, name: str) -> list[str]:
        return [self.names[each["seat"]] for each in self.outlook(name)["standings"] if each["leads"]]

    def ways(self, reader: str, name: str) -> list[str]:
        told = self.told(reader)
        return [way_words(told, way) for way in told.view["outlook"]["standings"][self.seat(name)]["ways"]]

    def notices(self, name: str, part: str) -> list[str]:
        told = self.told(name)
        return [plain(told.teller.notice(each)) for each in dict(told.view["outlook"])[part]]  # type: ignore[attr-defined]  # parts with notices

    def outcomes(self, name: str) -> dict[str, str]:
        """What is told of each option that tells its outcome."""
        told = self.told(name)
        found = {words: told.outcome(option) for option, words in told.options.items()}
        return {words: outcome for words, outcome in found.items() if outcome}

    def stakes(self, name: str) -> str:
        """What the stage says of who wins; empty while that cannot be known."""
        told = self.told(name)
        stage = told.view["stage"]
        return plain(told.teller.notice(stage["stakes"])) if stage and "stakes" in stage else ""
