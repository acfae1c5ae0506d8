"""How one browser likes its pages, as a cookie holds it."""

from dataclasses import astuple, dataclass, fields
from typing import Final

from starlette.requests import HTTPConnection

from timescoop.wording import tongues

COOKIE: Final = "look"
THEMES: Final = {"system": "light dark", "light": "light", "dark": "dark"}  # key -> color-scheme
SIZES: Final = {"small": 0.85, "middle": 1.0, "large": 1.25}  # key -> factor of every card's width
SPEEDS: Final = {"slow": 1.8, "middle": 1.0, "fast": 0.5, "instant": 0.0}  # key -> factor of every time shown
CONFIRM: Final = ("no", "yes")  # ask before an answer that cannot simply be taken back
PHRASES: Final = ("shown", "muted")
ASKED: Final = "asked"  # the language that the browser asks for
WINDOWS: Final = ("usual", "all", "none")  # which windows ask, where nothing is said at the table itself


@dataclass(frozen=True)
class Likes:
    """Each is a key of the choices of its name; what is none of them is as usual."""

    theme: str = "system"
    size: str = "middle"
    speed: str = "middle"
    confirm: str = "no"
    phrases: str = "shown"
    windows: str = "usual"
    language: str = ASKED

    @property
    def text(self) -> str:
        """As the cookie holds it."""
        return ".".join(astuple(self))

    @property
    def sheet(self) -> str:
        """The style sheet: tokens that all other sheets, and the page's script, are drawn from."""
        tokens = {
            "color-scheme": THEMES[self.theme],
            "--scale": SIZES[self.size],
            "--speed": SPEEDS[self.speed],
        }
        return f":root {{ {' '.join(f'{name}: {value};' for name, value in tokens.items())} }}\n"


USUAL: Final = Likes()
KEPT: Final = {
    "theme": tuple(THEMES), "size": tuple(SIZES), "speed": tuple(SPEEDS), "confirm": CONFIRM, "phrases": PHRASES,
    "windows": WINDOWS,
}  # fmt: skip


def choices() -> dict[str, tuple[str, ...]]:
    """What can be chosen, by the names of the likes; the languages are those that there are catalogues for."""
    return {**KEPT, "language": (ASKED, *tongues())}


def likes_of(request: HTTPConnection) -> Likes:
    """What this browser asked for, or the usual."""
    said = dict(zip((each.name for each in fields(Likes)), request.cookies.get(COOKIE, "").split("."), strict=False))
    return chosen(said, USUAL)


def chosen(said: dict[str, str], before: Likes) -> Likes:
    """The likes with those changed that name one of the choices."""
    kept = {name: said[name] for name, known in choices().items() if said.get(name) in known}
    return Likes(**{**{each.name: getattr(before, each.name) for each in fields(Likes)}, **kept})
