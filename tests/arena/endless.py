"""Games for processes of their own: the first is over at once, all others go on and on."""

from threading import Event

FIRST = 0


def play(job: int) -> int:
    """The number of the first job; of any other, nothing in any time."""
    if job != FIRST:
        Event().wait()
    return job
