"""How what was measured is put beside one another."""

from timing import Found

FASTER = {"decisions/s", "search", "worlds", "ismcts"}  # where more is better
SAID = "A speed above 1 is faster than the other's, a cost below 1 is cheaper."


def better(one: Found | None, other: Found) -> Found:
    """The faster of two measurements, figure by figure."""
    if one is None:
        return other
    return {key: (max if key in FASTER else min)(one.get(key, value), value) for key, value in other.items()}


def over(one: float, other: float) -> str:
    """A ratio, as people read it."""
    return f"{one / other:8.2f}"
