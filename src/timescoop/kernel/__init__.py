"""The kernel: cards and who knows them, the agenda, questions, facts, dice; it names no game.

A game subclasses `Table`, registers its questions, facts and rules, and provides a `Game`. Every possible answer has
a number in its `OptionBook`:

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
    IN_A_ROW,
    NEWS,
    NOTHING,
    OFFER,
    OPENLY_ASKED,
    ORDERED,
    QUESTION,
    QUESTION_CLAUSE,
    RESTING,
    SEVERAL,
    SHOWN_FIRST,
    STEP,
    STEP_CLAUSE,
    STEPWISE,
    THEN,
    TURN_STARTS,
    WINDOW,
    as_news,
    as_offer,
    as_one_sentence,
    as_shown_first,
    as_turn_start,
    as_window,
    at_rest,
    declined_by,
    fact,
    in_order,
    in_steps,
    of_several,
    openly_asked,
    question,
    register_rules,
    steady_question,
    step,
    written_as,
)
from timescoop.kernel.card_files import (
    ANY_TEXT,
    NAMES,
    PICTURE,
    SWITCH,
    TEXT,
    CardRow,
    Column,
    CompiledCards,
    Document,
    Rows,
    all_of,
    among,
    by_hand_column,
    copies_of,
    count_blank,
    expect,
    header_and_rows,
    is_by_hand,
    is_number,
    leave_blank,
    rows_of,
    rule_number,
    whole,
    with_article,
    wrong_head,
    wrong_list,
    wrong_names,
)
from timescoop.kernel.cards import ANY, COMMON, HAND, NOBODY, NOWHERE, OPEN, PILE, PLACE, Cards
from timescoop.kernel.data import fill, to_data
from timescoop.kernel.declared import COMMON_FIELDS, Card, Declaration, DeclaredTable, declared_game
from timescoop.kernel.dice import SEED_BYTES, cheap, mix
from timescoop.kernel.errors import BadDeal, BadNotation, Faults, IllegalChoice, NotAsked, TimescoopError
from timescoop.kernel.faces import Face, FigureRow, with_marks
from timescoop.kernel.forms import Form, Key, Said, Sheet, Value
from timescoop.kernel.game import Choice, Edition, Factors, Game
from timescoop.kernel.imagining import deal_anew, deal_unknown, imagine
from timescoop.kernel.instead import (
    A_PLAYER,
    AN_AMOUNT,
    AN_ANSWER,
    ANOTHERS,
    IN_HAND,
    NO_WAY,
    OUT_OF_SIGHT,
    UNKNOWN_THING,
    YOURS,
    NamedThing,
    Sought,
    is_picked,
    told_instead,
)
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
    named,
    read_deck,
    write_deck,
)
from timescoop.kernel.notation import REASON, Notation, end_keys, head_keys, mix_unnamed, once_over, players_key
from timescoop.kernel.option_book import AMOUNTS, Block, OptionBook, options_by_target
from timescoop.kernel.planes import (
    FACE_UP,
    FACES,
    HOLDERS,
    HOSTS,
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
from timescoop.kernel.position_values import (
    ANYTHING,
    FLAG,
    KIND,
    SCORES,
    SEAT_NAME,
    SEAT_NAMES,
    Pile,
    amount,
    as_it_is,
    card_list,
    check_hand,
    deck_list,
    hand_by_kind,
    known_to_all,
    list_of,
    one_card,
    part_list,
    part_of,
    show_known,
    word_of,
)
from timescoop.kernel.positions import (
    kind_of,
    number,
    one_of,
    part,
    seed_of,
)
from timescoop.kernel.prompts import Asked, Option, OptionInfo, Prompt, Sentence, Slots, Whereabouts
from timescoop.kernel.random_play import playout
from timescoop.kernel.ranges import (
    ANY_NUMBER,
    COPIES,
    KINDS,
    OPTIONS,
    PLACES,
    QUESTIONS,
    SEATS,
    YES_OR_NO,
    ZONES_OF_TABLE,
    Bounds,
    Range,
    bit_set,
    category,
    up_to,
)
from timescoop.kernel.set_words import Declare, each_row, names_into, rows_into, words_into
from timescoop.kernel.spec import ONE, SEAT, Each, Field, Spec, Zone, each_seat
from timescoop.kernel.table import Context, Fact, Table, Told, answer
from timescoop.kernel.table_code import fields_source, table_class
from timescoop.kernel.view_parts import card_view, cards_view, hand_view, leaders, notice, view_frame
from timescoop.kernel.views import (
    ATTACHED,
    FACE_DOWN,
    CardCounter,
    CardView,
    Declared,
    EventView,
    Need,
    NeedSum,
    Note,
    Outlook,
    PileView,
    PlaceCounter,
    PlaceSum,
    PlaceView,
    ScoreLine,
    SeatView,
    Stage,
    StageLine,
    Standing,
    Tally,
    View,
    Way,
    WaySum,
    ZoneView,
    places_in,
    room_in,
    seat_on_turn,
)
from timescoop.kernel.warrants import (
    Place,
    mapping,
    unknown,
    warrant_in_words,
    warrants_in_words,
    wrong_warrant,
    wrong_warrants,
)
from timescoop.kernel.window import after_response, open_window, windows_of

__all__ = [
    "AMOUNTS", "ANOTHERS", "ANY", "ANYTHING", "ANY_NUMBER", "ANY_TEXT", "AN_AMOUNT", "AN_ANSWER", "ATTACHED",
    "A_PLAYER", "COMMON", "COMMON_FIELDS", "COPIES", "FACES", "FACE_DOWN", "FACE_UP", "FACT", "FACT_CLAUSE", "FLAG",
    "HAND", "HOLDERS", "HOSTS", "IN_A_ROW", "IN_HAND", "KIND", "KINDS", "NAMES", "NEWS", "NOBODY", "NOTHING", "NOWHERE",
    "NO_WAY", "OFFER", "ONE", "OPEN", "OPENLY_ASKED", "OPTIONS", "ORDERED", "OUT_OF_SIGHT", "PICTURE", "PILE", "PLACE",
    "PLACES", "PLAYING", "QUESTION", "QUESTIONS", "QUESTION_CLAUSE", "REASON", "RESTING", "SCORES", "SEAT", "SEATS",
    "SEAT_NAME", "SEAT_NAMES", "SEED_BYTES", "SEVERAL", "SHOWN_FIRST", "STEP", "STEPWISE", "STEP_CLAUSE", "SWITCH",
    "TEXT", "THEN", "TURN_STARTS", "UNKNOWN_THING", "UNSEEN", "WINDOW", "YES_OR_NO", "YOURS", "ZONES", "ZONES_OF_TABLE",
    "Asked", "BadDeal", "BadNotation", "Block", "Bounds", "Card", "CardCounter", "CardRow", "CardView", "Cards",
    "Choice", "Column", "CompiledCards", "Context", "Deck", "DeckFault", "Decks", "Declaration", "Declare", "Declared",
    "DeclaredTable", "Document", "Each", "Edition", "Entry", "EventView", "Face", "Fact", "Factors", "Faults", "Field",
    "FigureRow", "Form", "Game", "IllegalChoice", "Key", "NamedThing", "Need", "NeedSum", "NotAsked", "Notation",
    "Note", "Observation", "Option", "OptionBook", "OptionInfo", "Outlook", "Part", "Pile", "PileView", "Place",
    "PlaceCounter", "PlaceSum", "PlaceView", "Plane", "Prompt", "Range", "Rows", "Said", "ScoreLine", "SeatView",
    "Sentence", "Sheet", "Slots", "Sought", "Spec", "Stage", "StageLine", "Standing", "Stocked", "Table", "Tally",
    "TimescoopError", "Told", "Value", "View", "Way", "WaySum", "Whereabouts", "Workshop", "Zone", "ZoneView",
    "after_response", "all_of", "among", "amount", "answer", "as_it_is", "as_news", "as_offer", "as_one_sentence",
    "as_shown_first", "as_turn_start", "as_window", "at_rest", "bit_set", "by_copy", "by_hand_column", "card_list",
    "card_view", "cards_view", "category", "cheap", "check_hand", "copies_of", "count_blank", "deal_anew",
    "deal_unknown", "deck_list", "declared_game", "declined_by", "each_row", "each_seat", "end_keys", "entry_of",
    "expect", "fact", "fields_source", "fill", "hand_by_kind", "hand_view", "head_keys", "header_and_rows", "imagine",
    "in_order", "in_steps", "is_by_hand", "is_number", "is_picked", "kind_of", "known_to_all", "leaders", "leave_blank",
    "line_of", "list_of", "mapping", "mix", "mix_unnamed", "named", "names_into", "notice", "number", "of_hands",
    "of_picks", "of_question", "of_several", "once_over", "one_card", "one_of", "open_window", "openly_asked",
    "options_by_target", "padded", "part", "part_list", "part_of", "places_in", "players_key", "playout", "question",
    "read_deck", "register_rules", "room_in", "rows_into", "rows_of", "rule_number", "seat_on_turn", "seed_of",
    "show_known", "steady_question", "step", "table_class", "to_data", "told_instead", "unknown",
    "up_to", "view_frame", "warrant_in_words", "warrants_in_words", "whole", "windows_of", "with_article", "with_marks",
    "word_of", "words_into", "write_deck", "written_as", "wrong_head", "wrong_list", "wrong_names", "wrong_warrant",
    "wrong_warrants",
]  # fmt: skip
