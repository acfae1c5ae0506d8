"""Parts of a page that are drawn again only when something they looked at has changed.

A part is a function of a scene. While it draws, the scene notes what it reads: fields, and entries of the view. If at
the next scene of the same reader all that is as it was, so is the part. Nothing has to be declared, so nothing can be
forgotten; and as every reader's stream has a shelf of its own, nobody is shown what was drawn for somebody else.
"""

from collections.abc import Callable, Hashable, Iterator, Mapping
from functools import wraps
from types import FunctionType, MethodType
from typing import Any, Concatenate, Final, ParamSpec, cast

from htpy import Node
from markupsafe import Markup

from timescoop.web.markup import markup_of
from timescoop.web.scene import Line, Scene

P = ParamSpec("P")
NOTHING: Final = object()
WHOLE: Final = ""  # in place of an entry's name: all of it

Read = dict[tuple[str, str], Any]  # field of a scene, and entry of the view, to what was found there


class Watched:
    """A scene that notes what is read of it."""

    __slots__ = ("read", "scene")

    def __init__(self, scene: Scene) -> None:
        """Nothing has been read yet."""
        self.scene = scene
        self.read: Read = {}

    def __getattr__(self, name: str) -> Any:
        """A field, noted; what is worked out from fields is worked out here, so that those are noted."""
        kind = SCENE.get(name)
        if isinstance(kind, property):
            assert kind.fget is not None
            return kind.fget(self)
        if isinstance(kind, FunctionType):
            return MethodType(kind, self)
        if name == "view":
            return WatchedView(self)
        found = getattr(self.scene, name)
        if name != "shelf":
            self.read[name, WHOLE] = found
        return found


class WatchedView(Mapping[str, Any]):
    """A view that notes which of its entries are read."""

    def __init__(self, watched: Watched) -> None:
        """For a scene that notes the same."""
        self.view = watched.scene.view
        self.read = watched.read

    def __getitem__(self, name: str) -> Any:
        """An entry."""
        found = self.view.get(name, NOTHING)
        self.read["view", name] = found
        if found is NOTHING:
            raise KeyError(name)
        return found

    def __iter__(self) -> Iterator[str]:
        """All entries: any change counts."""
        self.read["view", WHOLE] = self.view
        return iter(self.view)

    def __len__(self) -> int:
        """How many there are; any change counts."""
        self.read["view", WHOLE] = self.view
        return len(self.view)


SCENE: Final = {name: member for name, member in vars(Scene).items() if not name.startswith("__")}


class Shelf:
    """What was drawn for one reader, and what each part had looked at."""

    def __init__(self) -> None:
        """Nothing has been drawn yet."""
        self.parts: dict[Hashable, tuple[Any, Read, Markup]] = {}  # what it was given, what it read, what came of it
        self.lines: dict[int, Line] = {}
        self.named: Any = None

    def part(self, key: Hashable) -> tuple[Any, Read, Markup]:
        """What lies there of a part: what it was given, what it read, and what came of it."""
        return self.parts.get(key, (None, {}, Markup()))

    def lines_with(self, named: Any) -> dict[int, Line]:
        """The lines of the log that were made so far, by number; `named` is all that may change one of them."""
        if named != self.named:
            self.lines, self.named = {}, named
        return self.lines


def as_before(scene: Scene, read: Read) -> bool:
    """Whether everything that was read is the same now."""
    for (field, name), before in read.items():
        now = getattr(scene, field)
        if field == "view" and name is not WHOLE:
            now = now.get(name, NOTHING)
        if now is not before and now != before:
            return False
    return True


def shelved(
    which: Callable[..., Hashable],
) -> Callable[[Callable[Concatenate[Scene, P], Node]], Callable[Concatenate[Scene, P], Node]]:
    """Keep what a part draws, if its scene has a shelf; `which` tells it from other parts of its kind."""

    def keeping(draw: Callable[Concatenate[Scene, P], Node]) -> Callable[Concatenate[Scene, P], Node]:
        @wraps(draw)
        def kept(scene: Scene, *args: P.args, **named: P.kwargs) -> Node:
            shelf: Shelf | None = scene.shelf
            if shelf is None:
                return draw(scene, *args, **named)
            outer = scene if isinstance(scene, Watched) else None
            bare = outer.scene if outer else scene
            key = (draw, which(bare, *args, **named))
            given, read, markup = shelf.part(key)
            if given != (args, named) or not as_before(bare, read):
                watched = Watched(bare)
                markup = markup_of(draw(cast("Scene", watched), *args, **named))
                read = watched.read
                shelf.parts[key] = ((args, named), read, markup)
            if outer:
                outer.read.update(read)
            return markup

        return cast("Callable[Concatenate[Scene, P], Node]", kept)

    return keeping
