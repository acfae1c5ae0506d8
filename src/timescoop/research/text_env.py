"""Every game as a text environment: an observation is what a seat may know, in words; an action is an option in words.

`gymnasium.make("timescoop/<game>-text-v0")` makes one. Programs that drive language models need nothing else:

>>> from timescoop.research.text_env import TextSeat
>>> table = TextSeat("invasion", rivals="random")
>>> seen, info = table.reset(seed=7)
>>> seen, reward, ended, truncated, info = table.step(info["options"][0])
>>> reward, ended, truncated
(0.0, False, False)
"""

from __future__ import annotations

import string
import sys
from collections.abc import Mapping, Sequence
from typing import Any, Final

from gymnasium import Env, register, spaces

from timescoop.bots import Bot
from timescoop.catalogue import GAMES
from timescoop.documents import meant, on_offer
from timescoop.research.gymnasium import SingleSeat
from timescoop.research.showing import mode_of
from timescoop.research.study import LONGEST
from timescoop.wording import TableText, indented, texts_of

VERSION: Final = 0
LONGEST_TEXT: Final = 1 << 16  # characters; tables take a few thousand
LETTERS: Final = string.printable + "".join(
    map(chr, (*range(0xA0, 0x250), *range(0x2010, 0x2060), *range(0x2190, 0x2270)))
)


class TextSeat(Env[str, str]):
    """One seat in words, bots play the others. Rewards are those of `SingleSeat`.

    An action is the number of an option in the list (from 1), its words, or their beginning. Anything else is refused:
    the next observation says why, with the number of the rule, and asks again. After `retries` refusals in a row the
    game ends with reward -1. `info` has `options` (words in the order of the list), `refused`, the learner's `seat`,
    and the `scores` of all seats at the end.

    Args:
        game: The key of a game in the catalogue.
        seats: How many play; None is the fewest.
        edition: The key of an edition; None is the game's default.
        options: Options of the deal.
        position: A position as text to begin from.
        longest: Decisions after which a game is truncated.
        seat: The learner's; -1 draws another for each game.
        rivals: Keys of bots, or bots of your own, for the other seats in turn order; one alone plays them all.
        retries: Refused actions that are asked again.
        render_mode: "ansi" returns the observation; "human" prints it.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "human"], "render_fps": 1}  # noqa: RUF012 - Gymnasium's way

    def __init__(  # noqa: PLR0913 - as `SingleSeat`
        self,
        game: str,
        seats: int | None = None,
        edition: str | int | None = None,
        options: Mapping[str, str] | None = None,
        position: str | None = None,
        longest: int = LONGEST,
        *,
        seat: int = 0,
        rivals: Sequence[str | Bot] | str | Bot = ("random",),
        retries: int = 3,
        render_mode: str | None = None,
    ) -> None:
        self.inner = SingleSeat(game, seats, edition, options, position, longest, seat=seat, rivals=rivals)
        self.retries = retries
        self.refusals = 0
        self.render_mode = mode_of(render_mode)
        self.observation_space = spaces.Text(LONGEST_TEXT, charset=LETTERS)
        self.action_space = spaces.Text(LONGEST_TEXT, charset=LETTERS)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[str, dict[str, Any]]:
        """Deal; what the learner sees when it is asked first. `seed` deals as `timescoop.deal` does with it."""
        super().reset(seed=seed)
        self.inner.reset(seed=seed, options=options)
        self.refusals = 0
        return self.shown(), self.info(refused=False)

    def step(self, action: str) -> tuple[str, float, bool, bool, dict[str, Any]]:
        """Answer in words."""
        words = str(action).strip()
        found = [] if self.inner.done() else meant(self.offered(), words)
        if len(found) != 1 and self.refusals < self.retries and not self.inner.done():
            self.refusals += 1
            return self.refusal(words, found), 0.0, False, False, self.info(refused=True)
        self.refusals = 0
        _, reward, ended, truncated, _ = self.inner.step(found[0] if len(found) == 1 else -1)
        if self.render_mode == "human":
            self.render()
        return self.shown(), reward, ended, truncated, self.info(refused=len(found) != 1)

    def offered(self) -> list[tuple[int, str]]:
        """The learner's options with their words."""
        study, seat = self.inner.study, self.inner.seat
        return on_offer(study.game, self.inner.table, seat, study.names)

    def text(self) -> TableText:
        """The table in words for the learner's seat."""
        study, table, seat = self.inner.study, self.inner.table, self.inner.seat
        game = study.game
        options = {} if self.inner.done() else dict(self.offered())
        return TableText(game.view(table, seat), game.faces(table), texts_of(game.room), study.names, options)

    def shown(self) -> str:
        """What the learner may know: the table, its cards, the question with its options; or the result."""
        text = self.text()
        last = text.question() if text.options else text.choices() if self.inner.table.over() else ()
        return "\n".join(indented([*text.table(), *text.hand(), *last]))

    def refusal(self, words: str, found: Sequence[int]) -> str:
        """Why some words are no answer, and the question again."""
        study, table, seat = self.inner.study, self.inner.table, self.inner.seat
        text = self.text()
        reason = None if found else study.game.why_not(table, seat, words, study.names)
        why = text.several(found) if found else text.why_not(words, reason)
        return "\n".join([why.text, *indented(text.question())])

    def info(self, *, refused: bool) -> dict[str, Any]:
        """The options in words, whether the last action was refused, the learner's seat, and scores at the end."""
        options = [] if self.inner.done() else [words for _, words in self.offered()]
        return {"options": options, "refused": refused, "seat": self.inner.seat, "scores": self.inner.info()["scores"]}

    def render(self) -> Any:
        """What the learner sees."""
        shown = self.shown()
        if self.render_mode == "ansi":
            return shown
        sys.stdout.write(shown + "\n")
        return None


for key in GAMES:
    register(f"timescoop/{key}-text-v{VERSION}", f"{__name__}:TextSeat", kwargs={"game": key})
