"""Sentences from keys and facts: a game's texts, filled in with names, cards, places and counts for one reader.

>>> from timescoop.catalogue import GAMES
>>> from timescoop.wording import texts_of
>>> texts = texts_of(GAMES["invasion"].room)
>>> texts.counted("time_points", 1), texts.counted("time_points", 3)
('1 Time Point', '3 Time Points')
"""

from timescoop.wording.card_readings import card_reading, in_own_words, traits_reading
from timescoop.wording.choices import (
    in_full,
    left_by_simulations,
    not_possible,
    option_reading,
    option_said,
    question_leaves,
    question_takes,
    said_by_card,
    seat_and_player,
    sort_named,
)
from timescoop.wording.grammar import listed, with_article, with_counts
from timescoop.wording.localizing import line_in_own_words, localized, localized_warrant
from timescoop.wording.log_sentences import told_later
from timescoop.wording.needs import sum_words
from timescoop.wording.outlook_text import (
    MOST_NEWS,
    outcome_words,
    points_words,
    since_last_turn,
    way_words,
    with_outcome,
)
from timescoop.wording.phrase_search import Phrase, PhraseSearch, group_titles, grouped
from timescoop.wording.table_text import TableText, place_names
from timescoop.wording.table_words import TableWords
from timescoop.wording.teller import Teller
from timescoop.wording.templates import Part, Parts, Slot, Template, plain
from timescoop.wording.text_lines import TextLine, indented, said
from timescoop.wording.texts import Texts, texts_of
from timescoop.wording.translation import (
    ENGLISH,
    Tongue,
    _,
    counted_,
    figure,
    in_,
    own_name,
    preferred,
    spoken_in,
    told_in_english,
    tongue,
    tongue_of,
    tongues,
)

__all__ = [
    "ENGLISH", "MOST_NEWS", "Part", "Parts", "Phrase", "PhraseSearch", "Slot", "TableText", "TableWords", "Teller",
    "Template", "TextLine", "Texts", "Tongue", "_", "card_reading", "counted_", "figure", "group_titles", "grouped",
    "in_", "in_full", "in_own_words", "indented", "left_by_simulations", "line_in_own_words", "listed", "localized",
    "localized_warrant", "not_possible", "option_reading", "option_said", "outcome_words", "own_name", "place_names",
    "plain", "points_words", "preferred", "question_leaves", "question_takes", "said", "said_by_card",
    "seat_and_player", "since_last_turn", "sort_named", "spoken_in", "sum_words", "texts_of", "told_in_english",
    "told_later", "tongue", "tongue_of", "tongues", "traits_reading", "way_words", "with_article", "with_counts",
    "with_outcome",
]  # fmt: skip
