"""How large the words of a card may be, from their number alone, so that no face is ever cut.

A browser could measure, but a page is drawn before there is one, and must hold without scripts. The estimates err on
the side of too much room; `tests/web/test_card_faces.py` measures every card that there is.
"""

import re
from collections.abc import Sequence
from math import ceil
from typing import Final

# Widths in pixels of a standing card from which its text may show; the style sheet has a rule for each.
TEXT_FROM: Final = (140, 160, 180, 200, 230, 260)
HEIGHT: Final = 1.4  # of a standing card, in widths
PICTURE: Final = 0.42  # of its width: the least that is left to the picture where a text is shown
TEXT_SIZE: Final = 11.0  # pixels, on cards that are not enlarged
LETTER: Final = 0.53  # mean width of a letter in sizes of the reading face, with a margin
CAPITAL: Final = 0.57  # the same of a name, which is set in the display face
NAME_SIZES: Final = (
    (11, 9),
    (20, 11),
    (32, 13),
    (46, 20),
)  # at most so many letters, in words of so many, for each size
TEXT_SIZES: Final = (90, 160, 260, 420)  # at most so many letters for each size of an enlarged text


def name_size(name: str) -> int:
    """The size of a name on a card: 1, the largest, for short ones to 5 for long ones."""
    longest = longest_word(name)
    for size, (letters, word) in enumerate(NAME_SIZES, 1):
        if len(name) <= letters and longest <= word:
            return size
    return len(NAME_SIZES) + 1


def longest_word(words: str) -> int:
    """How many letters the longest word has; a hyphen divides words."""
    return max(map(len, re.split(r"[\s-]+", words)), default=0)


def text_size(text: str) -> int:
    """The size of a text on an enlarged or printed card: 1 for short ones to 5 for long ones."""
    return next((size for size, most in enumerate(TEXT_SIZES, 1) if len(text) <= most), len(TEXT_SIZES) + 1)


def text_from(name: str, rows: Sequence[str], text: str) -> int:
    """From which width a standing card shows its text: one of `TEXT_FROM`, or 0 if only an enlarged one has room.

    Args:
        name: The name as it stands on the card.
        rows: The small rows beside it: type, subtitle, and such.
        text: The text.
    """
    for width in TEXT_FROM:
        inner = width * 0.86
        letters = inner / (TEXT_SIZE * LETTER)
        high = 1.25 * TEXT_SIZE * lines(text, letters) + 0.1 * width
        high += max(13.0, width * 0.08) * lines(name, inner / (max(12.0, width * 0.074) * CAPITAL))
        high += sum(12.5 * lines(row, inner / (max(9.5, width * 0.05) * 0.62)) for row in rows if row)
        if high + PICTURE * width <= (HEIGHT - 0.06) * width:
            return width
    return 0


def lines(words: str, letters: float) -> int:
    """How many lines some words need where so many letters fit in one."""
    return ceil(len(words) * 1.06 / letters) if words else 0
