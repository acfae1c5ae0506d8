"""Several people sharing one browser: whose table it shows, and when the screen is hidden between turns."""

from dataclasses import dataclass

from starlette.requests import Request

from timescoop.hosting import Match
from timescoop.web.access import keys


@dataclass(frozen=True)
class Held:
    """What a browser holds of a match.

    Args:
        viewer: The seat that it shows, or the number of seats while it shows what everybody may see.
        key: The key of that seat, or nothing.
        shared: The seats of the people who share the browser; none unless there are two at least.
        curtain: The people to whom the device may be passed, those who are asked first; empty while no curtain is down.
        invited: The open seat that its key can take, or -1; until then it shows what everybody may see.
    """

    viewer: int
    key: str
    shared: tuple[int, ...] = ()
    curtain: tuple[int, ...] = ()
    invited: int = -1


def held_in(request: Request, match: Match) -> Held:
    """What the asking browser holds of a match."""
    return held_by(match, keys.key_for(request, match.id), keys.shared(request, match.id))


def held_by(match: Match, key: str, others: list[str]) -> Held:
    """What somebody holds who shows the seat of one key, and has those of others at hand.

    The curtain falls between two people: whenever somebody else of those who share is asked, and not the one whose
    table is shown.
    """
    seat = match.seating.seat_of(key) if key else None
    nobody = len(match.seats)
    if seat is not None and match.seats[seat].kind == "open":
        return Held(nobody, key, invited=seat)
    people = set(match.state.people())
    shared = tuple(sorted({found for other in others if (found := match.seating.seat_of(other)) in people}))
    if len(shared) < 2:  # noqa: PLR2004 - one person needs no curtain
        return Held(nobody if seat is None else seat, key)
    asked = tuple(number for number in shared if number in match.waiting())
    if seat is not None and (seat in asked or not asked):
        return Held(seat, key, shared)
    return Held(nobody, "", shared, () if match.over() else asked or shared)


def fall(request: Request, match: Match) -> None:
    """Take the seat's key from what the browser shows; the keys of all who share it stay."""
    keys.drop(request, match.id)


def lift(request: Request, match: Match, seat: int) -> bool:
    """Show the table of one of those who share the browser; whether it holds the key."""
    for key in keys.shared(request, match.id):
        if match.seating.seat_of(key) == seat:
            keys.hold(request, match.id, key)
            return True
    return False
