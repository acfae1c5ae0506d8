"""What a running text may name: every part comes back as it was put in, and what does not fit is refused."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from timescoop.catalogue import GAMES
from timescoop.games.ccg.built.efirst import CARDS as CCG_CARDS
from timescoop.games.ccg.context import CONTEXT as CCG
from timescoop.games.ccg.setup.laying import built_pool as ccg_pool
from timescoop.games.invasion.built.eclassic import CARDS as INVASION_CARDS
from timescoop.games.invasion.context import CONTEXT as INVASION
from timescoop.games.invasion.context import IN_HAND
from timescoop.games.invasion.setup import built_pool as invasion_pool
from timescoop.games.nemesis.built.estandard import CARDS as NEMESIS_CARDS
from timescoop.games.nemesis.context import CONTEXT as NEMESIS
from timescoop.games.nemesis.setup import built_pool as nemesis_pool
from timescoop.kernel import NOBODY, NOWHERE, BadDeal, CompiledCards
from timescoop.language import NO_TEXT, ContextLayout

MOST = {  # of each part that a game has
    "ccg": {"card": 4094, "it": 4094, "here": 4094, "seat": 6},
    "nemesis": {"card": 510, "seat": 6, "here": 30, "roll": 7, "it": 510},
    "invasion": {"card": 4094, "here": 4094},
}
LAYOUTS = {"ccg": CCG, "nemesis": NEMESIS, "invasion": INVASION}
ABSENT = {"card": NOBODY, "it": NOBODY, "here": NOWHERE, "seat": NOBODY, "roll": 0}
READ = {
    "card": ContextLayout.card,
    "it": ContextLayout.it,
    "here": ContextLayout.here,
    "seat": ContextLayout.seat,
    "roll": ContextLayout.roll,
}
game_keys = pytest.mark.parametrize("game", LAYOUTS)
SEED = bytes(32)


def parts_of(game: str) -> st.SearchStrategy[dict[str, int]]:
    """Any value of each part that a game has, its absence among them."""
    return st.fixed_dictionaries({part: st.integers(ABSENT[part], most) for part, most in MOST[game].items()})


@game_keys
@given(data=st.data())
def test_every_part_of_a_context_is_read_as_it_was_put_in(game: str, data: st.DataObject) -> None:
    layout, parts = LAYOUTS[game], data.draw(parts_of(game))
    this = layout.of(**parts)
    assert this >= 0
    assert {part: read(layout, this) for part, read in READ.items()} == ABSENT | parts


@game_keys
@given(data=st.data())
def test_a_part_is_replaced_and_the_others_stay(game: str, data: st.DataObject) -> None:
    layout = LAYOUTS[game]
    before, after = data.draw(parts_of(game)), data.draw(parts_of(game))
    changed = {part: after[part] for part in data.draw(st.sets(st.sampled_from(sorted(after))))}
    assert layout.replace(layout.of(**before), **changed) == layout.of(**(before | changed))


@game_keys
@given(data=st.data())
def test_a_part_that_does_not_fit_is_refused_by_name(game: str, data: st.DataObject) -> None:
    layout, parts = LAYOUTS[game], data.draw(parts_of(game))
    part = data.draw(st.sampled_from(sorted(ABSENT)))
    most = MOST[game].get(part, ABSENT[part])
    wrong = data.draw(st.integers(most + 1, 1 << 40) | st.integers(-1 << 40, ABSENT[part] - 1))
    with pytest.raises(OverflowError, match=f"`{part}`.* {wrong}$"):
        layout.of(**({"card": 0} | parts | {part: wrong}))
    with pytest.raises(OverflowError, match=f"`{part}`"):
        layout.replace(layout.of(**parts), **{part: wrong})


@pytest.mark.parametrize(
    ("this", "stored"),
    [
        (NO_TEXT, 0),
        (CCG.of(5), 5),
        (CCG.of(NOBODY), 4095),
        (CCG.of(5, it=77, here=33, seat=2), 5 | 78 << 12 | 34 << 24 | 3 << 36),
        (NEMESIS.of(5, seat=1, here=7, roll=6), 5 | 2 << 9 | 8 << 12 | 6 << 17),
        (INVASION.of(130), 130),
    ],
)
def test_contexts_are_stored_as_saved_tables_hold_them(this: int, stored: int) -> None:
    assert this == stored


def test_a_card_in_a_hand_is_no_sleeve() -> None:
    assert INVASION.card(IN_HAND) == NOBODY


@pytest.mark.parametrize("widths", [{}, {"it": 4, "card": 4}, {"card": 4, "where": 4}])
def test_a_layout_begins_with_the_card_and_has_known_parts(widths: dict[str, int]) -> None:
    with pytest.raises(AssertionError, match="context"):
        ContextLayout(**widths)


@game_keys
def test_every_ready_game_fits(game: str) -> None:
    for edition in GAMES[game].editions:
        GAMES[game].deal(seats=edition.most, seed=SEED, edition=edition.key)


def with_copies(cards: dict[str, Any], count: int) -> CompiledCards:
    """A card file with more copies of its first card."""
    first, *rest = cards["rows"]
    rows = ({**first, "copies": count}, *rest)
    return {"header": cards["header"], "rows": rows, "trees": cards["trees"]}


def test_a_box_with_more_cards_than_a_text_can_name_is_not_dealt() -> None:
    wrong = r"^this table has \d+ cards; card texts of this game can tell \d+ apart at most$"
    with pytest.raises(BadDeal, match=wrong):
        GAMES["nemesis"].deal(seats=2, seed=SEED, cards=nemesis_pool(with_copies(NEMESIS_CARDS, 600)))
    with pytest.raises(BadDeal, match=wrong):
        GAMES["invasion"].deal(seats=2, seed=SEED, cards=invasion_pool(with_copies(INVASION_CARDS, 5000)))


def test_decks_with_more_cards_than_a_text_can_name_are_not_dealt() -> None:
    pool = ccg_pool(with_copies(CCG_CARDS, 1))
    deck, *_ = pool.header["decks"]
    pool.header = {**pool.header, "decks": [{**deck, "draw": deck["draw"] * 60}]}
    with pytest.raises(BadDeal, match=r"this table has \d{4} cards"):
        GAMES["ccg"].deal(seats=2, seed=SEED, cards=pool)


@pytest.mark.parametrize(
    ("counts", "what"),
    [
        ({"cards": 16}, "16 cards"),
        ({"cards": 15, "places": 4}, "4 places"),
        ({"cards": 0, "seats": 8}, "8 seats"),
    ],
)
def test_cards_places_and_seats_must_all_be_told_apart(counts: dict[str, int], what: str) -> None:
    layout = ContextLayout(card=5, it=4, here=2, seat=3)
    with pytest.raises(BadDeal, match=what):
        layout.must_hold(**counts)
    layout.must_hold(cards=15, places=3, seats=7)
