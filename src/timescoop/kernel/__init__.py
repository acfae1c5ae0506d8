"""The kernel: cards and who knows them, the agenda, questions, facts, dice; it names no game.

A game subclasses `Table`, enters its questions, facts and rules in the books, and hands out a `Game`. What can be
answered is numbered by its `OptionBook`:

>>> from timescoop.kernel import OptionBook
>>> book = OptionBook()
>>> play = book.add("play card", 40, ["play"])
>>> attack = book.add("attack place", 4 * 9, ["attack"], width=9)  # a seat, and a place in its line
>>> option = attack.option(3, 2)
>>> option, attack.target(option), attack.part(option)
(69, 3, 2)
>>> book.decode(option) == (attack, 3), book.verb(option)
(True, 'attack')
"""

from timescoop.kernel.agenda import PLAYING
from timescoop.kernel.books import (
    FACT,
    FACT_CLAUSE,
    NOTHING,
    QUESTION,
    QUESTION_CLAUSE,
    RESTING,
    STEP,
    STEP_CLAUSE,
    WINDOW,
    as_window,
    at_rest,
    fact,
    learn,
    question,
    steady_question,
    step,
    written_as,
)
from timescoop.kernel.cards import ANY, COMMON, HAND, NOBODY, OPEN, PILE, PLACE, Cards
from timescoop.kernel.data import fill, to_data
from timescoop.kernel.declared import COMMON_FIELDS, Card, Declaration, DeclaredTable, declared_game
from timescoop.kernel.dice import SEED_BYTES, cheap, mix
from timescoop.kernel.errors import BadDeal, BadNotation, Faults, IllegalChoice, NotAsked, TimescoopError
from timescoop.kernel.faces import Face, FigureRow
from timescoop.kernel.game import Choice, Edition, Game
from timescoop.kernel.imagine import deal_anew, deal_unknown, imagine
from timescoop.kernel.making import (
    Deck,
    DeckFault,
    Decks,
    Entry,
    Part,
    Stocked,
    Workshop,
    entry_of,
    line_of,
    read_deck,
    write_deck,
)
from timescoop.kernel.option_book import Block, OptionBook, options_by_target
from timescoop.kernel.planes import (
    COPIES,
    FACE_UP,
    FACES,
    HOLDERS,
    HOSTS,
    KINDS,
    PLACES,
    SEATS,
    UNSEEN,
    ZONES,
    Observation,
    Plane,
    by_copy,
    of_hands,
    of_picks,
    of_question,
    padded,
)
from timescoop.kernel.playout import playout
from timescoop.kernel.positions import (
    count,
    edition_of,
    is_count,
    kind_of,
    listed,
    number,
    one_of,
    opening,
    part,
    seed_of,
)
from timescoop.kernel.prompts import Asked, Option, OptionInfo, Prompt, Slots
from timescoop.kernel.spec import ONE, SEAT, Each, Field, Spec, Zone, each_seat
from timescoop.kernel.table import Fact, Table, Told, answer, asked_of
from timescoop.kernel.table_code import fields_source, table_class
from timescoop.kernel.view_parts import card_view, cards_view, hand_view, view_frame
from timescoop.kernel.views import (
    CardCounter,
    CardView,
    Declared,
    EventView,
    Need,
    NeedSum,
    Note,
    PileView,
    PlaceCounter,
    PlaceSum,
    PlaceView,
    ScoreLine,
    SeatView,
    Stage,
    StageLine,
    Tally,
    View,
    ZoneView,
    places_in,
    room_in,
)
from timescoop.kernel.warrants import Place, mapping, unknown, wrong_warrant, wrong_warrants
from timescoop.kernel.window import after_response, open_window

__all__ = [
    "ANY", "COMMON", "COMMON_FIELDS", "COPIES", "FACES", "FACE_UP", "FACT", "FACT_CLAUSE", "HAND", "HOLDERS",
    "HOSTS", "KINDS", "NOBODY", "NOTHING", "ONE", "OPEN", "PILE", "PLACE", "PLACES", "PLAYING", "QUESTION",
    "QUESTION_CLAUSE", "RESTING", "SEAT", "SEATS", "SEED_BYTES", "STEP", "STEP_CLAUSE", "UNSEEN", "WINDOW", "ZONES",
    "Asked", "BadDeal", "BadNotation", "Block", "Card", "CardCounter", "CardView", "Cards", "Choice", "Deck",
    "DeckFault", "Decks", "Declaration", "Declared", "DeclaredTable", "Each", "Edition", "Entry", "EventView",
    "Face", "Fact", "Faults", "Field", "FigureRow", "Game", "IllegalChoice", "Need", "NeedSum", "NotAsked", "Note",
    "Observation", "Option", "OptionBook", "OptionInfo", "Part", "PileView", "Place", "PlaceCounter", "PlaceSum",
    "PlaceView", "Plane", "Prompt", "ScoreLine", "SeatView", "Slots", "Spec", "Stage", "StageLine", "Stocked",
    "Table", "Tally", "TimescoopError", "Told", "View", "Workshop", "Zone", "ZoneView", "after_response", "answer",
    "as_window", "asked_of", "at_rest", "by_copy", "card_view", "cards_view", "cheap", "count", "deal_anew",
    "deal_unknown", "declared_game", "each_seat", "edition_of", "entry_of", "fact", "fields_source", "fill",
    "hand_view", "imagine", "is_count", "kind_of", "learn", "line_of", "listed", "mapping", "mix", "number",
    "of_hands", "of_picks", "of_question", "one_of", "open_window", "opening", "options_by_target", "padded",
    "part", "places_in", "playout", "question", "read_deck", "room_in", "seed_of", "steady_question", "step",
    "table_class", "to_data", "unknown", "view_frame", "write_deck", "written_as", "wrong_warrant",
    "wrong_warrants",
]  # fmt: skip
