"""L-4: the tests of secrets are tested too: each leak planted here must be caught, by a law that is named.

Docs: the rows are those of the leak catalogue in docs/secrets.md.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator

import pytest
from tests.wire import leaks_of_hosting as hosting
from tests.wire import leaks_of_keys as of_keys
from tests.wire import leaks_of_views as views
from tests.wire.boxes import canary_cards
from tests.wire.canaries import CANARY, Watch
from tests.wire.endings import almost_agreed
from tests.wire.entitled import shown_to_all
from tests.wire.games import GAMES
from tests.wire.laws import bots_are_blind, late_game, names_are_words, rejoining, sizes_told_nothing
from tests.wire.pairs import Leak, held, other_answer, other_world
from tests.wire.sitting import House, dealt, house, sit_down, walked
from tests.wire.test_canaries import look_around
from tests.wire.test_thefts import table_of, thefts
from tests.wire.thefts import TRICKS

from timescoop.bots import compile_cards
from timescoop.testkit import Luck

Patch = pytest.MonkeyPatch
Houses = tuple[House, House]
SEEDS = 12
DEALS = [("kites", "hill", 3), ("invasion", "classic", 2)]
BOXES = {"invasion": "classic", "nemesis": "standard", "ccg": "first"}


@pytest.fixture(scope="module")
async def houses(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Houses]:
    async with house(tmp_path_factory.mktemp("one")) as one, house(tmp_path_factory.mktemp("other")) as other:
        yield one, other


class Search:
    """Looks for a leak by one law after the other; each raises `Leak` if it finds one."""

    def __init__(self, houses: Houses, patch: Patch, log: pytest.LogCaptureFixture) -> None:
        self.houses = houses
        self.patch = patch
        self.log = log
        self.first = 0  # a seed in which a leak has shown before

    def seeds(self, count: int) -> Iterator[int]:
        """So many seeds, from the first one round to where they began."""
        for nth in range(count):
            yield (self.first + nth) % count

    async def traces(self) -> None:
        for seed in self.seeds(SEEDS):
            for game, edition, seats in DEALS:
                await other_world(self.houses, GAMES[game], edition, seats, seed, answers=3)

    async def kites(self) -> None:
        for seed in self.seeds(2 * SEEDS):
            await other_world(self.houses, GAMES["kites"], "hill", 3, seed, answers=1)

    async def schedules(self) -> None:
        for seed in range(4 * SEEDS):
            await other_world(self.houses, GAMES["kites"], "hill", 3, seed, answers=8, looks=False)

    async def nemesis(self) -> None:
        for seed in self.seeds(2 * SEEDS):
            await other_world(self.houses, GAMES["nemesis"], "standard", 2, seed, answers=2)

    async def nemesis_polls(self) -> None:
        for seed in range(SEEDS):
            await other_answer(self.houses, GAMES["nemesis"], "standard", 2, seed, poll=True)

    async def answers(self) -> None:
        for seed in self.seeds(SEEDS):
            for game, edition, seats in DEALS:
                await other_answer(self.houses, GAMES[game], edition, seats, seed, pages=False)

    async def ccg(self) -> None:
        for seed in self.seeds(2 * SEEDS):
            await other_world(self.houses, GAMES["ccg"], "first", 2, seed, answers=6, looks=False)

    async def canaries(self) -> None:
        await self.canaries_of("invasion")

    async def canaries_of_nemesis(self) -> None:
        await self.canaries_of("nemesis")

    async def canaries_of_ccg(self) -> None:
        await self.canaries_of("ccg")

    async def canaries_of(self, name: str) -> None:
        luck = Luck(5)
        at, game, how = self.houses[0], GAMES[name], {"cards": canary_cards(name, BOXES[name], 7)}
        sitting = await sit_down(at, game, BOXES[name], 2, **how)
        watch = Watch(sitting)
        sitting.put(walked(sitting.table.copy(), luck, 70))
        await sitting.listen([2])
        for viewer in range(3):
            await look_around(sitting, watch, viewer)
        for _ in range(6):
            seat = luck.of(sitting.table.waiting())
            await sitting.answer(seat, luck.of(sitting.table.options(seat)))
            watch.look()
        await sitting.close()
        self.quiet(watch)

    async def endings(self) -> None:
        await (await almost_agreed(self.houses[0], "invasion")).close()

    def quiet(self, watch: Watch) -> None:
        """Nothing of a match stands in the log."""
        held("log", not CANARY.search(self.log.text), "a card is named")
        secrets = (watch.sitting.match.plan.seed.hex(), *watch.sitting.match.keys.values())
        held("log", not any(secret in self.log.text for secret in secrets), "a secret is told")

    async def entitled(self) -> None:
        await self.entitled_in("invasion")

    async def entitled_in_nemesis(self) -> None:
        await self.entitled_in("nemesis")

    async def entitled_in_ccg(self) -> None:
        await self.entitled_in("ccg")

    async def entitled_in(self, name: str) -> None:
        at, game = self.houses[0], GAMES[name]
        text = canary_cards(name, BOXES[name], 7)
        cards = compile_cards(game, text)
        for seed in range(SEEDS):
            sitting = await sit_down(at, game, BOXES[name], 2, cards=text)
            sitting.put(walked(dealt(game, BOXES[name], 2, seed, cards), Luck(seed), 60 + 10 * seed))
            for viewer in range(3):
                await shown_to_all(sitting, viewer)

    async def rejoining(self) -> None:
        for seed in range(SEEDS // 4):
            await rejoining(self.houses[0], "kites", "hill", seed, 2)

    async def late(self) -> None:
        for seed in range(SEEDS):
            await late_game(self.houses[0], "kites", "hill", seed, 6)

    async def bots(self) -> None:
        for seed in range(SEEDS):
            await bots_are_blind("kites", "hill", seed, self.patch)

    async def names(self) -> None:
        await names_are_words(self.houses[0])

    async def thefts(self) -> None:
        at = self.houses[0]
        await thefts(at, await table_of(at), await table_of(at), 9 * len(TRICKS))

    async def sizes(self) -> None:
        await sizes_told_nothing(self.houses[0])


Law = Callable[[Search], Awaitable[None]]
Plant = Callable[[Patch], None]
PLANTED: list[tuple[Plant, Law]] = [
    (views.row_1_a_window_for_holders, Search.schedules),
    (views.row_1_the_wait_says_why, Search.traces),
    (views.row_3_passed_at_once, Search.schedules),
    (views.row_4_options_counted, Search.traces),
    (views.row_5_seals_shown, Search.kites),
    (views.row_26_half_a_choice_shown, Search.answers),
    (views.row_7_kinds_of_what_lies_face_down, Search.traces),
    (views.row_7_hands_shown, Search.traces),
    (views.row_7_a_tag, Search.traces),
    (views.row_12_the_type_of_an_attack, Search.traces),
    (views.row_12_lit_by_the_truth, Search.traces),
    (views.row_8_the_sleeve_of_the_card, Search.answers),
    (views.row_8_a_number_for_the_inside, Search.traces),
    (views.row_8_hidden_cards_in_their_order, Search.traces),
    (views.row_10_the_order_of_drawing, Search.traces),
    (views.row_10_a_mark_on_the_slot, Search.traces),
    (views.row_13_a_hidden_sum, Search.traces),
    (views.row_13_a_running_score, Search.traces),
    (views.row_13_what_is_left_in_the_deck, Search.traces),
    (views.row_14_the_order_of_the_deck, Search.traces),
    (views.row_22_the_seed, Search.canaries),
    (views.row_23_a_checksum, Search.traces),
    (views.row_11_the_giver_forgets, Search.entitled),
    (views.row_11_the_owner_cannot_peek, Search.entitled),
    (views.row_9_what_all_may_see, Search.entitled),
    (views.l_7_only_the_last_discard, Search.entitled),
    (views.row_18_watchers_see_all, Search.traces),
    (views.row_25_a_bot_at_the_real_table, Search.bots),
    (views.row_1_the_wait_says_why, Search.nemesis),
    (views.row_4_options_counted, Search.nemesis),
    (views.row_5_seals_shown, Search.nemesis_polls),
    (views.row_7_hands_shown, Search.nemesis),
    (views.row_7_a_tag, Search.nemesis),
    (views.row_12_lit_by_the_truth, Search.nemesis),
    (views.row_8_a_number_for_the_inside, Search.nemesis),
    (views.row_10_the_order_of_drawing, Search.nemesis),
    (views.row_10_a_mark_on_the_slot, Search.nemesis),
    (views.row_13_a_hidden_sum, Search.nemesis),
    (views.row_14_the_order_of_the_deck, Search.nemesis),
    (views.row_18_watchers_see_all, Search.nemesis),
    (views.row_7_hands_shown, Search.canaries_of_nemesis),
    (views.row_18_watchers_see_all, Search.canaries_of_nemesis),
    (views.row_22_the_seed, Search.canaries_of_nemesis),
    (views.row_9_what_all_may_see, Search.entitled_in_nemesis),
    (views.row_2_a_window_for_those_who_could_use_it, Search.ccg),
    (views.row_7_kinds_of_what_lies_face_down, Search.canaries_of_ccg),
    (views.row_7_hands_shown, Search.canaries_of_ccg),
    (views.row_18_watchers_see_all, Search.canaries_of_ccg),
    (views.row_17_what_is_left_to_find, Search.canaries_of_ccg),
    (views.row_22_the_seed, Search.canaries_of_ccg),
    (views.row_11_the_owner_cannot_peek, Search.entitled_in_ccg),
    (views.row_9_what_all_may_see, Search.entitled_in_ccg),
    (hosting.row_11_what_lies_under_a_card_is_not_drawn, Search.entitled_in_ccg),
    (hosting.row_7_data, Search.traces),
    (hosting.row_7_title, Search.traces),
    (hosting.row_7_spoken, Search.traces),
    (hosting.row_7_address_of_a_picture, Search.traces),
    (hosting.row_7_back_of_its_own, Search.traces),
    (hosting.row_18_the_log_page, Search.traces),
    (hosting.row_18_the_text_page, Search.traces),
    (hosting.row_18_the_lobby, Search.traces),
    (hosting.row_18_the_stream_alone, Search.traces),
    (hosting.row_18_what_has_changed, Search.traces),
    (hosting.row_18_the_page_alone, Search.traces),
    (hosting.row_19_why_not, Search.traces),
    (hosting.row_19_what_is_said, Search.traces),
    (hosting.row_12_why_not_by_the_truth, Search.traces),
    (hosting.row_18_an_early_record, Search.canaries),
    (hosting.row_18_a_record_for_anybody_who_asks_for_the_end, Search.endings),
    (hosting.row_18_an_end_before_all_agree, Search.endings),
    (hosting.row_22_the_receipt_once_the_end_is_asked_for, Search.endings),
    (hosting.row_18_the_id_that_was_seen_last, Search.rejoining),
    (hosting.row_18_a_stale_page, Search.rejoining),
    (hosting.row_19_facts_as_they_are, Search.traces),
    (hosting.row_19_as_many_as_there_are_enemies, Search.traces),
    (hosting.row_12_a_refusal_that_explains, Search.traces),
    (hosting.row_20_one_count_for_all, Search.answers),
    (hosting.row_21_an_event_for_a_pick, Search.answers),
    (hosting.row_21_a_longer_event, Search.traces),
    (hosting.row_21_two_pieces, Search.traces),
    (hosting.row_21_streams_compressed, Search.sizes),
    (hosting.row_23_a_tag_of_the_state, Search.traces),
    (hosting.row_22_the_receipt_before_the_end, Search.canaries),
    (hosting.row_22_an_id_of_the_seed, Search.canaries),
    (hosting.row_28_links_for_everybody, Search.canaries),
    (hosting.row_29_answers_in_the_log, Search.canaries),
    (hosting.row_29_the_seed_in_the_log, Search.canaries),
    (hosting.row_29_keys_in_the_log, Search.canaries),
    (hosting.row_6_an_old_form_counts, Search.late),
    (hosting.row_31_everything_can_be_taken_back, Search.late),
    (of_keys.row_28_a_hash_opens, Search.thefts),
    (of_keys.row_28_any_hash_that_begins_alike, Search.thefts),
    (of_keys.row_28_a_key_with_something_after_it, Search.thefts),
    (of_keys.row_28_a_seat_in_the_address, Search.thefts),
    (of_keys.row_28_a_ring_in_the_clear, Search.thefts),
    (hosting.row_30_names_as_they_are, Search.names),
    (hosting.row_30_names_not_escaped, Search.names),
]


SHOWN_AT: dict[Plant, int] = {  # leaks that need a deal of their own: the seed in which they showed last
    views.row_2_a_window_for_those_who_could_use_it: 16,
    views.row_5_seals_shown: 3,
    views.row_12_the_type_of_an_attack: 3,
    views.row_7_kinds_of_what_lies_face_down: 2,
    views.row_8_hidden_cards_in_their_order: 2,
    hosting.row_19_facts_as_they_are: 2,
}


@pytest.mark.parametrize(("plant", "law"), PLANTED, ids=[f"{plant.__name__}-{law.__name__}" for plant, law in PLANTED])
async def test_l_4_a_planted_leak_is_caught(
    plant: Plant, law: Law, houses: Houses, monkeypatch: Patch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    plant(monkeypatch)
    search = Search(houses, monkeypatch, caplog)
    search.first = SHOWN_AT.get(plant, 0)
    with pytest.raises(Leak):
        await law(search)


@pytest.mark.parametrize(
    "law",
    [
        *(Search.canaries, Search.canaries_of_nemesis, Search.canaries_of_ccg, Search.ccg, Search.names, Search.sizes),
        Search.endings,
        *(Search.entitled, Search.entitled_in_nemesis, Search.entitled_in_ccg),
    ],
    ids=lambda law: law.__name__,
)
async def test_without_a_leak_nothing_is_caught(
    law: Law, houses: Houses, monkeypatch: Patch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    await law(Search(houses, monkeypatch, caplog))
