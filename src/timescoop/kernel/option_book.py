"""The option book of a game: a dense numbering of all possible answers, in blocks of one verb each.

A game adds its blocks in order and keeps each as an attribute of its book. To encode, ask the block:
`book.play.option(kind)`. To decode, ask the book: `book.decode(option)` gives the block and the target. Nothing else
computes with the numbers of options.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from timescoop.kernel.subclassing import mypyc_attr

AMOUNTS: Final = "amounts"  # what options name: numbers, from 0


class Block:
    """Consecutive options with the same verb, one for each target: a card, a place, a seat or an amount.

    Args:
        about: What the options name, for people who read the book.
        verbs: Keys of their verbs, for labels and buttons: one for all options, or one for each.
        first: The first option.
        size: How many options there are.
        width: If a target has parts, such as the sentences of a card: how many, at most. Parts count from 0.
        words: The words of each option, if they don't depend on the table.
        names: What targets are: `KINDS`, `COPIES` (sleeves), `SEATS`, `PLACES`, `AMOUNTS`; empty for anything else.
        zone: The key of the zone that shows the cards they name, if one does.
    """

    def __init__(
        self,
        about: str,
        verbs: Sequence[str],
        first: int,
        size: int,
        width: int,
        words: Sequence[str],
        names: str = "",
        zone: str = "",
    ) -> None:
        self.about = about
        self.verbs = tuple(verbs)
        self.first = first
        self.size = size
        self.width = width
        self.words = tuple(words)
        self.names = names
        self.zone = zone

    def __contains__(self, option: int) -> bool:
        """Whether an option belongs to this block."""
        return self.first <= option < self.first + self.size

    def option(self, target: int, part: int = 0) -> int:
        """The option that names a target, or a part of it."""
        return self.first + target * self.width + part

    def options(self, targets: Iterable[int]) -> list[int]:
        """The options that name some targets, in their order. For targets without parts."""
        first = self.first
        return [first + target for target in targets]

    def parts_of(self, target: int, parts: Iterable[int]) -> list[int]:
        """The options that name some parts of one target, in their order."""
        first = self.first + target * self.width
        return [first + part for part in parts]

    def target(self, option: int) -> int:
        """The target that an option of this block names; where it has two parts, the first."""
        return (option - self.first) // self.width

    def targets(self, options: Iterable[int]) -> list[int]:
        """The targets that some options of this block name, in their order; of those with two parts, the first."""
        first, width = self.first, self.width
        return [(option - first) // width for option in options]

    def part(self, option: int) -> int:
        """The second part of the target that an option of this block names."""
        return (option - self.first) % self.width

    def verb(self, option: int) -> str:
        """The key of what an option of this block does."""
        return self.verbs[0] if len(self.verbs) == 1 else self.verbs[option - self.first]


@mypyc_attr(allow_interpreted_subclasses=True)
class OptionBook:
    """A book without blocks yet; a game's own adds them in order."""

    def __init__(self) -> None:
        self.parts: list[Block] = []
        self.block_of: list[Block] = []  # by option, and so is the next
        self.target_of: list[int] = []
        self.hand: Any = None  # the blocks for cards that are played by hand, where the pool has some

    def add(
        self,
        about: str,
        size: int,
        verbs: Sequence[str],
        *,
        width: int = 1,
        words: Sequence[str] = (),
        names: str = "",
        zone: str = "",
    ) -> Block:
        """Add a block at the end; the arguments are those of `Block`."""
        block = Block(about, verbs, len(self.block_of), size, width, words, names, zone)
        self.parts.append(block)
        self.block_of += [block] * size
        self.target_of += [nth // width for nth in range(size)]
        return block

    @property
    def size(self) -> int:
        """How many options there are."""
        return len(self.block_of)

    def blocks(self) -> list[tuple[str, int]]:
        """The blocks in order: what each is about, and how many options it has."""
        return [(block.about, block.size) for block in self.parts]

    def decode(self, option: int) -> tuple[Block, int]:
        """The block of an option and the target that it names.

        Raises:
            IndexError: The book has no such option.
        """
        return self.block_of[option], self.target_of[option]

    def plain_words(self, option: int) -> str:
        """The words of an option that needs no table; empty if it needs one."""
        block = self.block_of[option]
        return block.words[option - block.first] if block.words else ""

    def verb(self, option: int) -> str:
        """The key of what an option does."""
        return self.block_of[option].verb(option)


def options_by_target(book: OptionBook, options: Iterable[int], blocks: Sequence[Block]) -> dict[int, list[int]]:
    """Those of some options that are of certain blocks, by the target that they name, in their order."""
    found: dict[int, list[int]] = {}
    for option in options:
        block, target = book.decode(option)
        if block in blocks:
            found.setdefault(target, []).append(option)
    return found
