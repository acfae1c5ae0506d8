"""A figure in front of others of its kind."""

from timescoop.pictures.gallery import Draw
from timescoop.pictures.palettes import Palette
from timescoop.pictures.pen import Pen


def crowd(
    pen: Pen, pal: Palette, draw: Draw, spread: float = 72, lift: float = 22, size: float = 0.72, faint: float = 0.62
) -> None:
    """Draw one in front and two more behind, smaller and paler.

    Args:
        pen: The pen.
        pal: The colours.
        draw: Draws one of them.
        spread: How far the others stand to the left and right.
        lift: How far they are moved down.
        size: Their size; the one in front is 1.
        faint: Their opacity.
    """
    start = len(pen.marks)
    draw(pen, pal)
    group = pen.keep(start)
    pen.again(group, (100 - 100 * size - spread, lift), size, opacity=faint)
    pen.again(group, (100 + 100 * size + spread, lift), size, flip=True, opacity=faint)
    pen.again(group)
