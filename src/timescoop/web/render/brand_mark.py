"""The logo: three moons around a sun, as in the icon."""

from typing import Final

from htpy import Element
from markupsafe import Markup

from timescoop.web.render.tags import svg

MARK: Final = Markup(
    '<g fill="none" stroke="currentColor"><circle cx="50" cy="50" r="41" stroke-width="4"></circle>'
    '<circle cx="50" cy="50" r="22" stroke-width="2"></circle><g class="lid" stroke-width="3">'
    '<circle cx="50" cy="26" r="10"></circle><circle cx="29" cy="62" r="10"></circle>'
    '<circle cx="71" cy="62" r="10"></circle></g><g class="ink"><circle cx="50" cy="26" r="3"></circle>'
    '<circle cx="50" cy="50" r="6"></circle></g></g>'
)


def brand_mark() -> Element:
    """The mark in the colour of the text; decorative, as the name stands beside it."""
    return svg(".seal", viewBox="0 0 100 100", aria_hidden="true")[MARK]
