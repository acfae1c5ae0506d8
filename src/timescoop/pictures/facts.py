"""What a card says of itself, as far as its picture depends on it."""

from dataclasses import dataclass


@dataclass(frozen=True)
class PictureFacts:
    """The facts that choose a picture; only the name is needed.

    Attributes:
        name: The card's name.
        game: The key of its game.
        edition: The key of its edition.
        subtitle: What stands below the name.
        picture: The name of an emblem that somebody chose for the card; empty to choose by the other facts.
        type: The type of card, in the words of the game.
        family: What it belongs to, as an Enemy to the Daleks.
        faction: Whose colours it wears.
        traits: Species, traits, keywords, eras and other single words that are printed.
    """

    name: str
    game: str = ""
    edition: str = ""
    subtitle: str = ""
    picture: str = ""
    type: str = ""
    family: str = ""
    faction: str = ""
    traits: tuple[str, ...] = ()
