"""Texts of the social panel: phrases, notes, names and times."""

from collections.abc import Sequence
from typing import Final

from timescoop.hosting import Note
from timescoop.web.render.scene import Scene
from timescoop.wording import _, counted_, listed

TWO_DAYS: Final = 2 * 86_400  # seconds


def phrases() -> dict[str, str]:
    """What a seat can say, by the keys that hosting knows."""
    return {
        "hello": _("Hello!"),
        "your-move": _("Your move."),
        "moment": _("One moment, please."),
        "thinking": _("Let me think."),
        "well-played": _("Well played!"),
        "thanks": _("Thanks!"),
        "sorry": _("Sorry."),
        "good-game": _("Good game!"),
        "again": _("Another one?"),
    }


def note_texts() -> dict[str, str]:
    """What has been done, by the keys of notes."""
    return {
        "lent": _("A bot took over for {who}."),
        "late": _("{who} ran out of time: a bot plays on."),
        "back": _("{who} is back."),
        "reopened": _("{who}'s seat is free again."),
        "undone": _("Undone for {who}: {answers}. Cards nobody knew were shuffled again."),
        "refused": _("{who} declined the undo."),
        "withdrawn": _("{who} withdrew the undo request."),
        "ended": _("{who} ended the match."),
        "end-refused": _("{who} declined to end the match."),
        "end-withdrawn": _("{who} withdrew the request to end the match."),
        "pause": _("Paused: all clocks are stopped."),
        "rematch": _("{who} wants a rematch."),
        "chat-recorded": _("{who} turned on chat in the record: it keeps all messages from now on."),
        "chat-unrecorded": _("{who} turned off chat in the record: it keeps no message from now on."),
        "no-rematch": _("{who} declined the rematch."),
        "go-on": _("{who} resumed: the clocks are running."),
    }


def note_words(note: Note, names: Sequence[str]) -> str:
    """A note as a line."""
    if note.key == "text":
        return _("{who}: {words}").format(who=speaker_name(note, names), words=note.text)
    if note.key == "removed":
        return removed_words(note, names)
    if note.key == "ended" and note.of:
        return agreed_words()
    who = names[note.seat]
    if note.key.startswith("phrase/"):
        return _("{who}: {words}").format(who=who, words=phrases()[note.key.removeprefix("phrase/")])
    answers = counted_("{n} move", "{n} moves", note.of)
    return note_texts()[note.key].format(who=who, answers=answers)


def speaker_name(note: Note, names: Sequence[str]) -> str:
    """Who wrote a message."""
    return names[note.seat] if note.seat >= 0 else _("{name} (spectator)").format(name=note.name)


def removed_words(note: Note, names: Sequence[str]) -> str:
    """What stands in place of a message that was removed."""
    told = (
        _("{who} removed a message."),
        _("The host removed a message by {who}."),
        _("The operator removed a message by {who}."),
    )
    return told[note.of].format(who=speaker_name(note, names))


def agreed_words() -> str:
    """What is said of a match that several people have ended."""
    return _("The players agreed to end the match.")


def ended_words(scene: Scene) -> str:
    """What is said once a match has been ended early: by the reader or somebody else alone, or by all people at it."""
    people = scene.people
    if len(people) != 1:
        return agreed_words()
    return (
        _("You ended the match.")
        if scene.me in people
        else _("{who} ended the match.").format(who=scene.names[people[0]])
    )


def names_of(seats: Sequence[int], names: Sequence[str]) -> str:
    """Several names with commas and "and"."""
    return listed([names[seat] for seat in seats])


def time_words(seconds: float) -> str:
    """A time as a clock shows it: `9:05`, or `1:09:05` from an hour on; from two days on `2 d 4 h`."""
    whole = int(seconds)
    if whole >= TWO_DAYS:
        return _("{days} d {hours} h").format(days=whole // 86_400, hours=whole // 3600 % 24)
    hours, minutes = whole // 3600, whole // 60 % 60
    return f"{hours}:{minutes:02}:{whole % 60:02}" if hours else f"{minutes}:{whole % 60:02}"
