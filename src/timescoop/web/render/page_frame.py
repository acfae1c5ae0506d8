"""What every page shares: the document, header, skip links, footer, and small building blocks."""

from collections.abc import Iterator, Sequence
from importlib.metadata import version
from string import Formatter

from htpy import Node, body, footer, fragment, head, html, link, meta, script, title
from markupsafe import Markup

from timescoop.web.assets import asset
from timescoop.web.render.brand_mark import brand_mark
from timescoop.web.render.markup import markup_of
from timescoop.web.render.tags import a, button, header, main, nav, p, span
from timescoop.wording import _, tongue

HOUSE = "Timescoop"
RELEASE = version("timescoop")
FONTS = ("jost-latin-normal-400-700.woff2", "atkinson-hyperlegible-next-latin-normal-400-700.woff2")
HTMX = (  # no styles of its own, no history of its own: the pages are ordinary pages
    '{"includeIndicatorCSS":false,"history":false,"defaultSwap":"none","defaultTimeout":0,"noSwap":[204,304],'
    '"morphIgnore":["data-htmx-powered","open"]}'  # what a reader has opened stays open
)
# Read while the page is still being parsed: htmx then starts once all are there, never between them.
SCRIPTS = ("vendor/htmx.min.js", "table-page.js")


def brand() -> Node:
    """The site's name, linked to the home page."""
    return a(".brand", href="/")[brand_mark(), HOUSE]


def document(
    name: str,
    *content: Node,
    top: Node = None,
    classes: str = "",
    styles: Sequence[str] = (),
    live: bool = False,
    skips: Sequence[tuple[str, str]] = (),
    bare: bool = False,
    asked: bool = False,
) -> Markup:
    """A whole page.

    Args:
        name: The page's title, before the house's name.
        content: What stands in the body below the head.
        top: What stands in the head beside the house's name.
        classes: Classes of the body.
        styles: Addresses of further style sheets, such as a game's own.
        live: Whether the page needs the scripts.
        skips: Links for keyboards, to the page's parts; left out, one to the page itself.
        bare: True if the content brings a header of its own.
        asked: True if the reader is asked something: the icon has a mark then.
    """
    skips = skips or (("#main", _("Skip to content")),)
    whole = html(lang=tongue())[
        head[
            meta(charset="utf-8"),
            meta(name="viewport", content="width=device-width, initial-scale=1, viewport-fit=cover"),
            meta(name="color-scheme", content="light dark"),
            meta(name="theme-color", content="#0a0f22", media="(prefers-color-scheme: dark)"),
            meta(name="theme-color", content="#eef3fd", media="(prefers-color-scheme: light)"),
            title[f"{name} · {HOUSE}" if name else HOUSE],
            link(rel="icon", href=asset("icon-turn.svg" if asked else "icon.svg"), type="image/svg+xml"),
            link(rel="apple-touch-icon", href=asset("touch.png")),
            link(rel="manifest", href=asset("timescoop.webmanifest")),
            [
                link(
                    rel="preload", href=asset(f"vendor/{font}"), as_="font", type="font/woff2", crossorigin="anonymous"
                )
                for font in FONTS
            ],
            [link(rel="stylesheet", href=style) for style in (asset("site.css"), *styles, "/preferences.css")],
            meta(name="htmx-config", content=HTMX) if live else None,
        ],
        body(class_=classes or None, **script_messages() if live else {})[
            nav(".skip", aria_label=_("Skip"))[(a(href=where)[words] for where, words in skips)],
            None if bare else header(".top")[brand(), top],
            p("#offline-line", role="status", hidden=True)[_("Offline: this page may be out of date.")],
            content,
            [script(src=asset(name)) for name in SCRIPTS] if live else None,
            script(src=asset("app.js"), defer=True),
        ],
    ]
    return markup_of(whole)


def page(name: str, *content: Node, classes: str = "", styles: Sequence[str] = (), live: bool = False) -> Node:
    """A page of prose or forms, with the site's links and footer."""
    return document(
        name,
        main("#main", class_="page")[content],
        page_footer(),
        top=site_links(),
        classes=f"plain {classes}".strip(),
        styles=(asset("pages.css"), *styles),
        live=live,
    )


def site_links() -> Node:
    """Links of the site's header."""
    return nav(".links", aria_label=_("Site"))[
        a(href="/")[_("Play")], a(href="/learn")[_("Learn")], a(href="/rules")[_("Rules")],
        a(href="/workshop")[_("Workshop")], a(href="/preferences")[_("Settings")],
    ]  # fmt: skip


def page_footer() -> Node:
    """The footer of pages other than the table."""
    return footer(".foot")[
        p[
            _(
                "An unofficial fan project for people who own or remember these games. "
                "No data goes to third parties unless you turn on alerts."
            )
        ],
        p(".release")[f"{HOUSE} {RELEASE}"],
    ]


def script_messages() -> dict[str, str]:
    """Translated messages that scripts put on a page."""
    return {
        "data_mark": _("Your move"),
        "data_close": _("Close"),
        "data_copied": _("Copied"),
        "data_cancel": _("Cancel"),
        "data_and": _("and"),
        "data_then": _("{first}, then {next}"),
        "data_where": _("{cards}: choose where, or what to do."),
        "data_place": _("{cards}: choose where."),
        "data_deed": _("{cards}: choose what to do."),
        "data_card": _("{cards}: choose a card."),
        "data_start": _("Choose {card}"),
        "data_chosen": _("{card}, chosen: put it back"),
        "data_apart": _("You can't choose these together."),
        "data_alone": _("You can choose only {cards} for {card}. Tap the others to put them back."),
        "data_again": _("The server didn't take this. Please choose again."),
        "data_only": _("You can choose only {count} of these. Tap one to put it back."),
        "data_why": _("You can choose only {count} of these: {reason}. Tap one to put it back."),
        "data_adds": _("You can add {count} more."),
        "data_follows": _("Now choose one of {count}."),
        "data_follows_one": _("Now choose the only target."),
        "data_icon": asset("icon.svg"),
        "data_turn_icon": asset("icon-turn.svg"),
        "data_days": _("{days} d {hours} h"),
    }


def fill_nodes(sentence: str, **parts: Node) -> Iterator[Node]:
    """A sentence with pieces of a page in its gaps: `fill_nodes(_("At {place}"), place=b["ITAR"])`."""
    for words, key, *_rest in Formatter().parse(sentence):
        yield words
        if key is not None:
            yield parts[key]


def close_button(what: str) -> Node:
    """The button that closes a popover."""
    return button(".close", type="button", popovertarget=what, popovertargetaction="hide", aria_label=_("Close"))["×"]


def whole(node: Node) -> Markup:
    """A piece of a page written out at once: deep trees are slow to walk, each word passing through all its parents."""
    return Markup(fragment[node])  # noqa: S704 - made of elements, which escape what they are given


def visually_hidden(text: str) -> Node:
    """Text for screen readers only."""
    return span(".vh")[text]


def slug(text: str) -> str:
    """A key as a class name."""
    return "".join(letter if letter.isalnum() else "-" for letter in text.lower())


def render(node: Node) -> str:
    """The text of a page."""
    return str(node)


def raw(text: str) -> Markup:
    """Marks text that we made ourselves as HTML."""
    return Markup(text)  # noqa: S704 - called with our own constants only
