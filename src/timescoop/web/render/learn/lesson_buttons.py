"""What the buttons of a lesson say: one that ends a move of several answers says the whole move, as at a table."""

from collections.abc import Sequence

from timescoop.documents import Coach
from timescoop.hosting import Preview, Previewer
from timescoop.kernel import IllegalChoice
from timescoop.web.render.scene import Scene
from timescoop.web.render.table.dock import action_words, verb_of
from timescoop.web.render.way_tree import words_of_answers

ENDS = "done"  # the verb of an option that ends a move


class LearnerMove:
    """The move that a learner is making: its answers so far, and a preview from where it began."""

    def __init__(self) -> None:
        self.previewer: Previewer | None = None
        self.answers: tuple[int, ...] = ()

    def add(self, coach: Coach, option: int) -> None:
        """Take one answer more, before the coach does; it begins another move if the last one has ended."""
        if self.previewer is None or self.has_ended():
            self.previewer = Previewer(coach.game, coach.world.table, coach.seat, coach.names)
            self.answers = ()
        self.answers += (option,)

    def has_ended(self) -> bool:
        """True if nothing more belongs to the move."""
        if self.previewer is None:
            return True
        try:
            before, after = self.previewer.after(self.answers[:-1]), self.previewer.after(self.answers)
        except IllegalChoice:
            return True
        return self.previewer.ended(before, after)

    def look(self, answers: Sequence[int]) -> Preview:
        """What was asked after some answers of the move."""
        assert self.previewer is not None, "no move has begun"
        return self.previewer.look(tuple(answers))

    def told(self, scene: Scene) -> str:
        """The whole move in words; empty before anything was picked one by one, as at a table."""
        if self.has_ended():
            return ""
        asked = [self.look(self.answers[:number]) for number in range(len(self.answers))]
        if asked[0].several or not any(each.several for each in asked):
            return ""
        return words_of_answers(scene, self.look, self.answers)


def words_of_buttons(scene: Scene, move: LearnerMove) -> dict[int, str]:
    """By option, what its button says instead of its own words."""
    ends = [option for option in scene.free if verb_of(scene, option) == ENDS]
    told = move.told(scene) if ends else ""
    return dict.fromkeys(ends, told) if told else {}


def words_of_right(scene: Scene, coach: Coach, told: dict[int, str]) -> str:
    """What the button says that goes on."""
    right = next(iter(coach.right()), None)
    return "" if right is None else told.get(right) or action_words(scene, right)
