"""Form fields that several pages share: a choice of a few, a name, and the luck of the next deal."""

from collections.abc import Sequence

from htpy import Node, code, details, div, fieldset, label, legend, p, script, span, summary
from htpy import input as field

from timescoop.hosting import hash_in, new_key
from timescoop.web.assets import asset
from timescoop.wording import _


def picks(name: str, key: str, values: Sequence[tuple[str, str]], chosen: str) -> Node:
    """One of a few, as buttons."""
    return fieldset[
        legend[name],
        div(".choices")[
            (
                label(".choice")[field(type="radio", name=key, value=value, checked=value == chosen), span[words]]
                for value, words in values
            )
        ],
    ]


def name_field(name: str, hint: str = "", *, required: bool = False, ident: str = "name") -> Node:
    """What the others will read; on a page with several such fields each has an id of its own."""
    return div(".field")[
        label(for_=ident)[_("Your name")],
        field(
            type="text", id=ident, name="name", value=name, maxlength="30", autocomplete="nickname", required=required
        ),
        p(".hint")[hint] if hint else None,
    ]


def luck_fields(promise: str) -> Node:
    """What a form sends back of the deal's luck; a script, if there is one, fills in the browser's own part.

    A form that is sent twice creates one match: `once` says that it is the same form.
    """
    return [
        field(type="hidden", name="promise", value=promise),
        field(type="hidden", name="nonce", value=""),
        field(type="hidden", name="once", value=new_key()),
    ]


def deal_commitment(promise: str) -> Node:
    """The commitment to the next deal's seed, shown before it is dealt and folded away."""
    said = _("The next deal is fixed before you press Play: this is the SHA-256 of a salt and a seed.")
    later = _("Both are shown when the game ends, so you can check that nobody changed the deal.")
    own = _("Your browser adds its own random seed.")
    return [
        details(".more.quiet.seed")[
            summary[_("Fair deals")],
            div(".options")[p[said, " ", later, " ", own], p[code[f"SHA-256 {hash_in(promise)}"]]],
        ],
        script(src=asset("nonce.js")),
    ]
