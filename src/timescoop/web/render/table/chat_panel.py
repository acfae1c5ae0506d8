"""The chat: what people at the table said and did, phrases, and messages with a field to write them."""

from collections.abc import Iterator

from htpy import Node, bdi

from timescoop.hosting import MESSAGE_LENGTH, Note
from timescoop.web.render.render_cache import cached
from timescoop.web.render.scene import Scene
from timescoop.web.render.table.social_text import note_words, phrases, removed_words, speaker_name
from timescoop.web.render.tags import (
    b,
    button,
    details,
    div,
    field,
    form,
    h2,
    label,
    li,
    p,
    section,
    small,
    summary,
    ul,
)
from timescoop.wording import _

SHOWN = 40  # notes
REFUSED = {"hx-status:4xx": "target:#notice swap:innerHTML", "hx-status:5xx": "target:#notice swap:innerHTML"}


def button_form(scene: Scene, what: str, words: str, *, on: bool = False, **sent: object) -> Node:
    """A form that is one button; its fields go with it."""
    address = scene.address(what)
    return form(".press", method="post", action=address, hx_post=address, hx_swap="none", **REFUSED)[
        (field(type="hidden", name=name.replace("_", "-"), value=str(value)) for name, value in sent.items()),
        button(class_=["act", {"on": on}])[words],
    ]


@cached(lambda scene: scene.me)
def chat(scene: Scene) -> Node:
    """What people at the table say to one another, and what the reader can say."""
    notes = visible_notes(scene)
    speaks = not scene.watching and scene.me not in scene.company.lent
    return section("#chat", aria_labelledby="chat-name")[
        h2(id="chat-name")[_("Chat")],
        ul(".notes", aria_label=_("Messages"))[(note_item(scene, note) for note in notes[-SHOWN:])]
        if notes
        else p(".quiet")[_("No messages yet.")],
        p(".quiet")[_("Messages here are kept in the record of the match.")]
        if scene.company.records_chat and scene.chats
        else None,
        write_form(scene) if may_write(scene) else None,
        phrase_buttons(scene) if speaks else None,
        list(muted(scene)),
        host_choices(scene) if scene.speaker and is_host(scene) and not is_alone(scene) else None,
    ]


def may_write(scene: Scene) -> bool:
    """Whether the reader can write a message now."""
    if scene.speaker is None or scene.me in scene.company.lent:
        return False
    return scene.company.chat == "all" or (scene.company.chat == "seats" and not scene.watching)


def is_host(scene: Scene) -> bool:
    """Whether the reader created the table."""
    return not scene.watching and scene.me == scene.company.host


def is_alone(scene: Scene) -> bool:
    """Whether the reader plays against bots and nobody watches."""
    others = any(sitter.kind in {"person", "open"} for seat, sitter in enumerate(scene.sitters) if seat != scene.me)
    return not others and not scene.company.watchers


def visible_notes(scene: Scene) -> list[Note]:
    """The notes that this reader wants to read; no messages where the server has no chat."""
    muted_all, muted_here = scene.preferences.phrases == "muted", scene.company.muted
    return [
        note
        for note in scene.company.notes
        if not (muted_all and (note.key.startswith("phrase/") or note.key == "text"))
        and not (note.key == "text" and (note.by in muted_here or not scene.chats))
    ]


def note_item(scene: Scene, note: Note) -> Node:
    """One line of the chat; a message has a menu of its own."""
    if note.key == "removed":
        return li(".gone")[removed_words(note, scene.names)]
    if note.key != "text":
        return li[note_words(note, scene.names)]
    who = speaker_name(note, scene.names)
    return li(".message")[
        div(".words")[b(class_=scene.own(note.seat))[bdi[who]], " ", bdi(dir="auto")[note.text]],
        details(".about-message")[
            summary(aria_label=_("Options for this message by {who}").format(who=who))["⋯"],
            div(".row")[list(message_actions(scene, note))],
        ]
        if scene.speaker
        else None,
    ]


def message_actions(scene: Scene, note: Note) -> Iterator[Node]:
    """What the reader can do about a message."""
    mine = scene.speaker is not None and note.by == scene.speaker.key
    if mine or is_host(scene):
        yield button_form(scene, "chat/remove", _("Remove"), note=note.number)
    if not mine:
        if not scene.watching:
            yield button_form(scene, "chat/mute", _("Mute"), speaker=note.by, muted="yes")
        yield button_form(scene, "chat/report", _("Report"), note=note.number)


def write_form(scene: Scene) -> Node:
    """The field for a message: a spectator without a name gives one too."""
    address = scene.address("chat")
    nameless = scene.watching and scene.speaker is not None and not scene.speaker.name
    return form("#chat-write.write", method="post", action=address, hx_post=address, hx_swap="none", **REFUSED)[
        [
            label(for_="chat-as")[_("Your name")],
            field(type="text", id="chat-as", name="name", maxlength="30", required=True, autocomplete="nickname"),
        ]
        if nameless
        else None,
        label(for_="chat-words")[_("Message")],
        div(".row")[
            field(
                type="text",
                id="chat-words",
                name="words",
                maxlength=str(MESSAGE_LENGTH),
                required=True,
                autocomplete="off",
            ),
            button(".act")[_("Send")],
        ],
    ]


def phrase_buttons(scene: Scene) -> Node:
    """What can be said at a press: one form, a button for each phrase."""
    address = scene.address("phrase")
    return form(".phrases", method="post", action=address, hx_post=address, hx_swap="none", **REFUSED)[
        (button(".act", name="phrase", value=key)[words] for key, words in phrases().items())
    ]


def muted(scene: Scene) -> Iterator[Node]:
    """Those whose messages the reader has muted, and the way to read them again."""
    for key in scene.company.muted:
        written = [note for note in scene.company.notes if note.by == key]
        seat = int(key[1:]) if key.startswith("s") and key[1:].isdecimal() else -1
        name = (
            scene.names[seat]
            if 0 <= seat < len(scene.names)
            else speaker_name(written[-1], scene.names)
            if written
            else _("A spectator")
        )
        yield div(".row.muted")[
            small[_("{who} is muted.").format(who=name)],
            button_form(scene, "chat/mute", _("Unmute"), speaker=key, muted="no"),
        ]


def host_choices(scene: Scene) -> Node:
    """The host's choices: who may write, and whether messages are recorded."""
    now, recorded = scene.company.chat, scene.company.records_chat
    rows = [("all", _("Everyone")), ("seats", _("Only players")), ("off", _("Nobody"))]
    return details(".who-chats")[
        summary[_("Who can chat: {who}").format(who=dict(rows)[now])],
        div(".row")[
            (button_form(scene, "chat/who", words, who=key) for key, words in rows if key != now),
            button_form(scene, "chat/record", _("Stop recording chat"), keep="no")
            if recorded
            else button_form(scene, "chat/record", _("Keep chat in record"), keep="yes"),
        ],
    ]
