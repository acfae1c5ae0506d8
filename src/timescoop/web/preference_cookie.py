"""A reader's preferences, as their cookie holds them."""

from dataclasses import astuple, dataclass, fields
from typing import Final

from starlette.requests import HTTPConnection

from timescoop.wording import tongues

COOKIE: Final = "look"
THEMES: Final = {"system": "light dark", "light": "light", "dark": "dark"}  # key -> color-scheme
SIZES: Final = {"small": 0.85, "middle": 1.0, "large": 1.25}  # key -> factor of every card's width
SPEEDS: Final = {"slow": 1.8, "middle": 1.0, "fast": 0.5, "instant": 0.0}  # key -> factor of every time shown
CONFIRM: Final = ("no", "yes")  # ask before an answer that cannot be undone
PHRASES: Final = ("shown", "muted")
SOUNDS: Final = ("off", "on")  # when it is the reader's turn
ASKED: Final = "asked"  # the language that the browser asks for
WINDOWS: Final = ("usual", "all", "none")  # which windows ask, where nothing is said at the table itself


@dataclass(frozen=True)
class Preferences:
    """One key per preference, out of `choices`; an unknown key falls back to the default."""

    theme: str = "system"
    size: str = "middle"
    speed: str = "middle"
    confirm: str = "no"
    phrases: str = "shown"
    windows: str = "usual"
    language: str = ASKED
    sound: str = "off"

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
        tokens |= {"--sound": 1} if self.sound == "on" else {}
        return f":root {{ {' '.join(f'{name}: {value};' for name, value in tokens.items())} }}\n"


DEFAULTS: Final = Preferences()
CHOICES: Final = {
    "theme": tuple(THEMES), "size": tuple(SIZES), "speed": tuple(SPEEDS), "confirm": CONFIRM, "phrases": PHRASES,
    "windows": WINDOWS, "sound": SOUNDS,
}  # fmt: skip


def choices() -> dict[str, tuple[str, ...]]:
    """Choices by name of the preference; languages are those with a catalogue."""
    return {**CHOICES, "language": (ASKED, *tongues())}


def preferences_of(request: HTTPConnection) -> Preferences:
    """The preferences in this browser's cookie, or the defaults."""
    said = dict(
        zip((each.name for each in fields(Preferences)), request.cookies.get(COOKIE, "").split("."), strict=False)
    )
    return chosen(said, DEFAULTS)


def chosen(said: dict[str, str], before: Preferences) -> Preferences:
    """`before` with the valid choices of `said` applied."""
    kept = {name: said[name] for name, known in choices().items() if said.get(name) in known}
    return Preferences(**{**{each.name: getattr(before, each.name) for each in fields(Preferences)}, **kept})
