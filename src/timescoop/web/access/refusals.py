"""The sentences for requests that middleware refuses; they are in one module so that translators find them."""

from typing import Final

BANNED_WORDS: Final = "The operator of this server has banned you from it."
TOO_FAST: Final = "That was too fast. Wait a moment, then try again."
# ---- the guard
NO_ADDRESS: Final = "There is no such address."
OTHER_NAME: Final = "This server does not go by that name."
FOREIGN: Final = "This request came from another site, so it was refused."
TOO_LONG: Final = "That is more than a form of ours sends."
# ---- streams and connections
FULL: Final = "This server is full just now. Try again in half a minute."
FULL_STREAM: Final = "This server is full just now. Your seat is safe: the page tries again by itself."
CROWDED: Final = "Too many people watch from this address."
CROWDED_HERE: Final = "Too many tables are open from this address."
