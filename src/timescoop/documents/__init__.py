"""Positions, records, scenarios and card files as YAML that people write, with the line of every error.

`docs/guides/notation.md` shows each of them whole.

>>> from timescoop.catalogue import GAMES
>>> from timescoop.documents import read_position, read_text, write_position
>>> game = GAMES["invasion"]
>>> table = game.deal(seats=2, seed=bytes(32))
>>> text = write_position(game, table, ["Ada", "Bo"])
>>> (document,) = read_text(text, "mine.yaml")
>>> again = read_position(document, GAMES)
>>> again.names, write_position(game, again.table, again.names) == text
(['Ada', 'Bo'], True)
"""

from timescoop.documents.answers import (
    amounts,
    first_meant,
    forced,
    meant,
    numbered,
    on_offer,
    option_of,
    pieces_of,
    question_key,
)
from timescoop.documents.cardfiles import card_document, card_text, compile_with, read_cards
from timescoop.documents.faults import BadDocument, Fault
from timescoop.documents.guide import guides
from timescoop.documents.importing.boxes import (
    BoxSlot,
    OwnBox,
    as_ours,
    read_own_box,
    row_in,
    set_of_box,
    sheet_of_box,
    with_cards,
    with_row,
)
from timescoop.documents.importing.card_readings import CardReading, choices_in, question_in, readings_of
from timescoop.documents.importing.card_rows import EditionFields
from timescoop.documents.importing.column_maps import ColumnMap, mapping_names, mapping_of, read_mapping
from timescoop.documents.importing.delimited import for_spreadsheets, write_delimited
from timescoop.documents.importing.differences import Difference, differences, laid_whole
from timescoop.documents.importing.incoming import Imported, Source, cards_of, edition_said, import_cards, read_source
from timescoop.documents.importing.outgoing import CARD_FORMS, cards_as, lost_from
from timescoop.documents.importing.sheet import Sheet
from timescoop.documents.importing.workbooks import WORKBOOKS, write_ods, write_xlsx
from timescoop.documents.importing.worksheets import worksheet
from timescoop.documents.making.deck_forms import DECK_FORMS, deck_as, lost_in
from timescoop.documents.making.decks import (
    DeckFile,
    read_deck_file,
    write_deck_file,
    write_plain,
)
from timescoop.documents.making.drafts import Draft, DraftCard, draft
from timescoop.documents.making.editing import with_card, with_new_card, without_card
from timescoop.documents.making.fields import (
    NOT_ASKED,
    PICTURE,
    YES,
    CardField,
    Kind,
    card_shapes,
    card_types,
    cell_text,
    cell_value,
    fields_of_type,
)
from timescoop.documents.making.file_forms import FileForm
from timescoop.documents.making.sets import (
    CardSet,
    canonical_card,
    compile_set,
    decks_turned,
    is_set,
    read_set,
    set_name,
    set_text,
    whole_cards,
    with_decks,
)
from timescoop.documents.making.sides import SIDE
from timescoop.documents.positions import Position, read_position, write_position
from timescoop.documents.printing import (
    OutputError,
    in_safety,
    rescue,
    send_document,
    styled_output,
    visible,
    write_file,
)
from timescoop.documents.promise import luck_of, nonce_from, promise_of
from timescoop.documents.proving.checking import check_file, check_scenario
from timescoop.documents.proving.scenario import Answer, Check, Failure, Scenario, read_scenario
from timescoop.documents.proving.stepping import Claim, Moment, Said, Showing, laid_open, show
from timescoop.documents.proving.worlds import Refused
from timescoop.documents.reading import Document, read_file, read_one, read_text
from timescoop.documents.record import Entry, Message, Record, RecordSeat, fingerprint, record_answers
from timescoop.documents.record_reading import read_record
from timescoop.documents.record_writing import write_record
from timescoop.documents.replaying import deal_record, option_in, play_entry, replay
from timescoop.documents.rulebooks import (
    Clause,
    books,
    clauses_of,
    examples,
    related,
    rulebook,
    search,
    search_most,
    search_words,
)
from timescoop.documents.schema import SHAPES, schema_of, schema_text
from timescoop.documents.starts import read_start, write_start
from timescoop.documents.teaching.coaching import Coach, check_lesson, with_button
from timescoop.documents.teaching.lessons import Lesson, LessonStep, lessons, read_lesson
from timescoop.documents.text import (
    called,
    decoded,
    digest_of,
    file_text,
    host_of,
    is_link,
    packed,
    plain,
    text_in,
    unpacked,
    wrong_with_name,
)
from timescoop.documents.undos import Undo, deal_undone, luck_after, standing_at
from timescoop.documents.verifying import verify
from timescoop.documents.writing import brief, write_text

__all__ = [
    "CARD_FORMS", "DECK_FORMS", "NOT_ASKED", "PICTURE", "SHAPES", "SIDE", "WORKBOOKS", "YES", "Answer", "BadDocument",
    "BoxSlot", "CardField", "CardReading", "CardSet", "Check", "Claim", "Clause", "Coach", "ColumnMap", "DeckFile",
    "Difference", "Document", "Draft", "DraftCard", "EditionFields", "Entry", "Failure", "Fault", "FileForm",
    "Imported", "Kind", "Lesson", "LessonStep", "Message", "Moment", "OutputError", "OwnBox", "Position", "Record",
    "RecordSeat", "Refused", "Said", "Scenario", "Sheet", "Showing", "Source", "Undo", "amounts", "as_ours", "books",
    "brief", "called", "canonical_card", "card_document", "card_shapes", "card_text", "card_types", "cards_as",
    "cards_of", "cell_text", "cell_value", "check_file", "check_lesson", "check_scenario", "choices_in", "clauses_of",
    "compile_set", "compile_with", "deal_record", "deal_undone", "deck_as", "decks_turned", "decoded", "differences",
    "digest_of", "draft", "edition_said", "examples", "fields_of_type", "file_text", "fingerprint", "first_meant",
    "for_spreadsheets", "forced", "guides", "host_of", "import_cards", "in_safety", "is_link", "is_set", "laid_open",
    "laid_whole", "lessons", "lost_from", "lost_in", "luck_after", "luck_of", "mapping_names", "mapping_of", "meant",
    "nonce_from", "numbered", "on_offer", "option_in", "option_of", "packed", "pieces_of", "plain", "play_entry",
    "promise_of", "question_in", "question_key", "read_cards", "read_deck_file", "read_file", "read_lesson",
    "read_mapping", "read_one", "read_own_box", "read_position", "read_record", "read_scenario", "read_set",
    "read_source", "read_start", "read_text", "readings_of", "record_answers", "related", "replay", "rescue", "row_in",
    "rulebook", "schema_of", "schema_text", "search", "search_most", "search_words", "send_document", "set_name",
    "set_of_box", "set_text", "sheet_of_box", "show", "standing_at", "styled_output", "text_in", "unpacked", "verify",
    "visible", "whole_cards", "with_button", "with_card", "with_cards", "with_decks", "with_new_card", "with_row",
    "without_card", "worksheet", "write_deck_file", "write_delimited", "write_file", "write_ods", "write_plain",
    "write_position", "write_record", "write_start", "write_text", "write_xlsx", "wrong_with_name",
]  # fmt: skip
