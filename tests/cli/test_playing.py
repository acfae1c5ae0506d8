"""A table in the terminal: whole games through a pipe, everything that can be said, and no secret on the screen."""

import io
import re
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from timescoop.catalogue import BOTS, GAMES
from timescoop.cli.app import run
from timescoop.cli.choosing import Sitter
from timescoop.cli.sitting import Deal, Sitting
from timescoop.kernel import SEED_BYTES

Play = Callable[..., list[str]]
BOXES = re.compile("[\u2500-\u257f\u2580-\u259f\x1b]")
QUIET = "Ann=you,Bob=random,Cid=random"


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    """Play with these lines typed; what is on the screen, line by line."""

    def typed(*lines: str, seats: str = QUIET, seed: int = 7, more: Sequence[str] = ("--plain",)) -> list[str]:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        assert run(["play", "--seats", seats, "--seed", str(seed), *more]) == 0
        out, err = capsys.readouterr()
        assert err == ""
        return str(out).splitlines()

    return typed


def options(screen: Sequence[str]) -> list[str]:
    """The words of the options that were shown last, without what their button says of them."""
    return [line.partition(" (")[0] for line in options_told(screen)]


def options_told(screen: Sequence[str]) -> list[str]:
    """The options that were shown last, as they were shown."""
    last = max(nth for nth, line in enumerate(screen) if line.startswith("1. "))
    found = []
    for number, line in enumerate(screen[last:], 1):
        if not line.startswith(f"{number}. "):
            break
        found.append(line.partition(" ")[2])
    return found


def question(screen: Sequence[str]) -> str:
    """The question that was shown last."""
    return screen[max(nth for nth, line in enumerate(screen) if line.startswith("1. ")) - 1]


@pytest.mark.parametrize("edition", ["classic", "2012"])
def test_a_whole_game_through_a_pipe(play: Play, edition: str, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    screen = play(*["1"] * 900, more=("--plain", "--edition", edition, "--save", str(path)))
    assert screen[-1] == f"The record was saved to {path}."
    scores = [line for line in screen if re.fullmatch(r"(Ann|Bob|Cid): \d+(, winner)?\.", line)]
    assert len(scores) == 3
    assert any(line.endswith(", winner.") for line in scores)
    assert not [line for line in screen if BOXES.search(line)]
    assert run(["verify", str(path)]) == 0


def test_a_whole_game_of_nemesis_through_a_pipe(play: Play, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    more = ("--plain", "--game", "nemesis", "--options", "first_game=yes", "--save", str(path))
    screen = play(*["1"] * 1000, seats="Ann=you,Bob=random", seed=1, more=more)
    assert screen[-1] == f"The record was saved to {path}."
    assert len([line for line in screen if re.fullmatch(r"Won by (Ann|Bob)\.|Nobody won\.", line)]) == 1
    assert not [line for line in screen if BOXES.search(line) or re.search(r"\ba place\b|Play an Instant", line)]
    assert "option: first_game = yes" in path.read_text("utf-8")
    assert run(["verify", str(path)]) == 0


def test_boards_are_told_with_what_lies_at_their_locations(play: Play) -> None:
    screen = play(*["1"] * 40, "table", seats="Ann=you,Bob=random", seed=1, more=("--plain", "--game", "nemesis"))
    sites = [line for line in screen[-20:] if line.startswith("  ")]
    assert len([line for line in sites if "Nemesis token" in line]) == 2
    assert any(re.search(r": .*Minions( \(Bob\))?: \w", line) for line in sites)


def test_windows_are_passed_unless_somebody_wants_to_be_asked(play: Play) -> None:
    more = ("--plain", "--game", "nemesis")
    lines = ("1", "1", "1", "1")
    asked = "Play an Instant, or pass. (NEM-AMB-05)"
    assert asked not in play(*lines, seats="Ann=you,Bob=random", more=more)
    screen = play("windows", *lines, seats="Ann=you,Bob=random", more=more)
    assert "All reaction prompts are on." in screen
    assert asked in screen
    assert asked not in play("windows", "windows", *lines, seats="Ann=you,Bob=random", more=more)


def test_nothing_is_told_twice(play: Play) -> None:
    turns = [line for line in play(*["1"] * 200) if " began turn " in line]
    assert len(turns) > 10
    assert len(set(turns)) == len(turns)


def test_the_plain_table_is_shown_once_a_turn(play: Play) -> None:
    screen = play("discard", "1", "done")
    assert sum(line.startswith("Invasion, ") for line in screen) == 1
    assert sum(line.startswith("Hand: ") for line in screen) == 4


def test_the_lines_of_a_score_add_up_to_it(play: Play) -> None:
    screen = play(*["1"] * 900)
    total = None
    for line in screen[screen.index(next(line for line in screen if re.match(r"Ann: \d+", line))) :]:
        if head := re.match(r"\w+: (\d+)", line):
            assert total in (None, 0)
            total = int(head[1])
        elif part := re.match(r"  .*: (\d+) \(", line):
            assert total is not None
            total -= int(part[1])
    assert total == 0


def test_the_end_of_input_ends_politely(play: Play) -> None:
    assert play()[-1] == "You left the game."
    assert play("hand", "quit", "1")[-1] == "You left the game."


def test_the_table_shows_what_lies_on_it(play: Play) -> None:
    screen = play("table")
    assert sum(line == "Invasion, Classic Doctors Edition." for line in screen) == 2
    for name in ("Ann, you", "Bob", "Cid"):
        (line, _) = [line for line in screen if line.startswith(f"{name}: ")]
        assert "Time Point" in line
        assert "TARDIS counters" in line
        assert "Dalek counters" in line
    assert any("Deck " in line and "Time Points left " in line and "Discard pile " in line for line in screen)
    assert sum(line.startswith("Hand: ") for line in screen) == 1


def test_an_option_is_taken_by_number_by_words_or_by_their_beginnings(play: Play) -> None:
    words = options(play())
    assert "discard" in words
    number = str(words.index("discard") + 1)
    for said in (number, "discard", "DISCARD", "  discard ", "disc", "Discard (for"):
        assert question(play(said)).startswith("Discard one or two cards: 1 Time Point each.")


def test_a_letter_shows_the_hand_the_table_and_the_log_as_in_the_browser(play: Play) -> None:
    """`l` chose Brigade Leader Lethbridge-Stewart, and `h` and `t` were no choices."""
    for letter, word in (("h", "hand"), ("t", "table"), ("l", "log")):
        assert play(letter, seats="you,random,random", seed=1) == play(word, seats="you,random,random", seed=1), letter
    assert play("h")[-2].startswith("Hand: ")


def test_what_is_no_answer_is_told_and_nothing_happens(play: Play) -> None:
    count = len(options(play()))
    screen = play("99", "0", "xyzzy", "d", "")
    assert screen[-5] == f"Choose a number from 1 to {count}."
    assert screen[-4] == f"Choose a number from 1 to {count}."
    assert "You can't choose “xyzzy” now" in screen[-3]
    assert screen[-2] == f"That could be {', '.join(words for words in options(screen) if words.startswith('d'))}."
    assert "discard" in screen[-2]


def test_why_names_the_rule_of_the_question_and_of_a_refusal(play: Play) -> None:
    screen = play("why", "why end turn", "why discard", "rule INV-TP-03", "rule nothing-1")
    asked = question(screen)
    assert asked.endswith("(INV-TURN-03)")
    said = screen[screen.index(asked) + len(options(screen)) + 1 :]
    assert said[0].startswith("INV-TURN-03: ")
    assert "(INV-AMB-05)" in said[2]
    assert re.fullmatch(r"You can choose “discard” because .+ \(INV-[A-Z]+-\d+\)\.", said[3])
    assert said[4].startswith("INV-TP-03: ")
    assert said[5] == "There is no rule 'nothing-1'. Search with: timescoop rules WORDS"


def test_the_question_is_asked_again_with_its_options(play: Play) -> None:
    screen = play("no such thing", "?")
    asked = [at for at, line in enumerate(screen) if line == question(screen)]
    assert len(asked) == 2
    assert screen[asked[1] + 1].startswith("1. ")


def test_cards_are_passed_to_a_player_with_a_name(play: Play) -> None:
    screen = play(*["1"] * 300, "end turn", seats="Ann=you,Bob=random")
    assert any(line.startswith("Choose two cards to pass to Bob; the third is discarded.") for line in screen)
    assert not any("pass" in line and "the table." in line for line in screen)


def test_a_card_without_figures_is_told_without_a_gap(play: Play) -> None:
    screen = play("card dalek fleet", more=("--plain", "--game", "nemesis"))
    assert "Dalek Fleet: Location. Davros." in screen


def test_a_rule_of_a_board_is_found_by_its_own_name(play: Play) -> None:
    screen = play("card creator of the daleks", more=("--plain", "--game", "nemesis"))
    assert any(line.startswith("Davros: Control Board. ") for line in screen)


@pytest.mark.parametrize(("key", "least", "pick"), [("invasion", 1, -1), ("nemesis", 1, 0), ("ccg", 5, -1)])
def test_who_plays_alone_is_asked_for_the_only_answer_only_where_it_could_not_be_taken_back(
    key: str, least: int, pick: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = GAMES[key]
    deal = Deal(game, game.editions[0].key, {}, bytes(SEED_BYTES), given=True, cards=None, pool="")
    sitting = Sitting(deal, [Sitter("Ann", None), Sitter("Bob", BOTS["random"])])
    leads_on = sitting.leads_on
    spared: list[str] = []  # each time an answer was given for somebody: why the one before could not be taken back

    def told(seat: int) -> bool:
        if leads_on(seat):
            spared.append(sitting.why_no_way_back(seat))
            return True
        return False

    monkeypatch.setattr(sitting, "leads_on", told)
    while len(sitting.moments) < 300 and (seat := sitting.person_asked()) >= 0:
        options = sitting.table.options(seat)
        assert len(options) > 1 or not leads_on(seat)
        sitting.answer(seat, options[pick])
        count = len(spared)
        if sitting.person_asked() == seat and len(spared) > count:
            assert sitting.why_no_way_back(seat) == spared[-1]
    assert len(spared) >= least


def test_all_that_can_be_picked_is_picked_at_one_word(play: Play) -> None:
    one_by_one, at_once = play("discard", "1", "2", "done", "table"), play("discard", "all", "table")
    assert one_by_one[-8:] == at_once[-8:]
    assert "You can only choose one here." in play("all")


def test_a_whole_move_is_typed_in_one_line(play: Play) -> None:
    first, second, *_rest = options(play("discard"))
    step_by_step = play("discard", first, second, "done", "table")
    assert play(f"discard {first}", "table")[-8:] != step_by_step[-8:]
    assert play(f"discard, {first} and {second}", "table")[-8:] == step_by_step[-8:]
    assert any(line.startswith("You can't choose “discard, nobody” now. ") for line in play("discard, nobody"))


def test_a_hand_is_told_by_type_and_bare_words_with_their_button(play: Play) -> None:
    screen = play("hand")
    assert any(re.match(r"Hand: .*(Enemy|Enemies|Location|Locations|Defender|Defenders): ", line) for line in screen)
    assert "discard (for Time Points)" in options_told(screen)


def test_words_that_mean_nothing_are_not_refused_for_the_cards_in_hand(play: Play) -> None:
    screen = play("discard", "1", "2", "1", "no", "discard")
    assert any(
        re.fullmatch(
            r"You can't choose “no” now\. .+; you are choosing an action.+ \(INV-TURN-03, INV-TURN-06\)\.", line
        )
        for line in screen
    )
    assert any(line.startswith("You can't choose “discard” now") and "INV-TURN-07" in line for line in screen)


def test_a_card_can_be_read(play: Play) -> None:
    screen = play("card the mara", "card adri", "card nobody")
    assert any(line.startswith("The Mara: Enemy. Strength 2") for line in screen)
    assert "This card may join Enemies of any type." in "".join(screen)
    assert any(line.startswith("Adric: Defender.") for line in screen)
    assert "There is no card 'nobody'." in screen


def test_a_hint_is_a_whole_move_that_can_be_typed(play: Play) -> None:
    screen = play("hint")
    assert re.fullmatch(r"The bot '\w+' is thinking; this can take some seconds\.", screen[-3])
    said = re.fullmatch(r"The bot '\w+' would choose: (.*)\.", screen[-2])
    assert said is not None
    assert ", " in said[1]
    assert options(play(said[1])) != options(screen)


def test_a_pick_can_be_taken_back_until_something_has_come_of_it(play: Play) -> None:
    before = options(play())
    screen = play("discard", "1", "undo", "undo", "undo")
    assert screen.count("Undone.") == 2
    assert options(screen) == before
    assert screen[-2] == "You can't undo: you haven't made a move yet."
    screen = play("discard", "1", "done", "undo")
    assert screen[-2] == "You can't undo: a card was drawn or shown since."


def test_nothing_is_taken_back_over_another_seat() -> None:
    deal = Deal(GAMES["invasion"], "classic", {"tp_shortage": "location_only"}, bytes(SEED_BYTES), True, None, "")
    sitting = Sitting(deal, [Sitter("Ann", None), Sitter("Bob", None), Sitter("Cid", None)])
    first = sitting.person_asked()
    refused = set()
    for _ in range(40):
        seat = sitting.person_asked()
        sitting.answer(seat, sitting.table.options(seat)[0])
        refused.add(sitting.why_no_way_back(first) if seat != first else "")
    assert refused == {"", "you haven't made a move yet"}
    before = len(sitting.answers)
    assert not sitting.take_back((sitting.moments[-1].seat + 1) % 3)
    assert len(sitting.answers) == before


def test_the_log_gives_each_line_its_rule(play: Play) -> None:
    screen = play("log 3")
    assert len(screen) > 4
    assert all(re.search(r" \(INV-[A-Z0-9-]+\)$", line) for line in screen[-4:-1])
    assert screen[-2].endswith("You began turn " + screen[-2].rpartition("turn ")[2])


def test_a_game_is_saved_as_it_stands(play: Play, tmp_path: Path) -> None:
    path = tmp_path / "half.txt"
    screen = play("discard", "1", f"save {path}", "save", f"save {tmp_path}/no/where.txt")
    assert f"The record was saved to {path}." in screen
    assert "Where to? Type save FILE." in screen
    assert any("where.txt: No such file or directory." in line for line in screen)
    text = path.read_text("utf-8")
    assert "result: unfinished" in text
    assert "seat: Ann (person)" in text
    assert "seat: Bob (bot random)" in text
    assert run(["verify", str(path)]) == 0


def test_help_tells_every_command(play: Play) -> None:
    said = "\n".join(play("help"))
    assert all(f"  {word}" in said for word in ("why", "card", "rule", "hint", "undo", "hand", "log", "save", "quit"))


def test_who_share_a_screen_are_called_and_see_only_their_own(play: Play) -> None:
    screen = play(*["1"] * 60, seats="Ann=you,Bob=you,Cid=you", seed=4)
    assert any(line == "Bob, it's your turn." for line in screen)
    reader = ""
    readers = set()
    for line in screen:
        if called := re.fullmatch(r"(\w+), it's your turn\.", line):
            reader = called[1]
        if re.match(r"(Ann|Bob|Cid), you: ", line):
            assert line.startswith(f"{reader}, you: ")
            readers.add(reader)
    assert readers == {"Ann", "Bob", "Cid"}


def test_bots_alone_tell_their_story(play: Play) -> None:
    screen = play(seats="random,random,random")
    assert not [line for line in screen if line.startswith(("Hand:", "1. ", "You "))]
    assert any(line.endswith(", winner.") for line in screen)


def test_two_seats_are_told_what_is_special(play: Play) -> None:
    """INV-2P-05: the variant is switched on, and the table says so."""
    screen = play(seats="Ann=you,Bob=random", more=("--plain", "--edition", "2012"))
    assert "INV-2P-05" in screen[0]


def test_cards_of_ones_own_are_played_with(play: Play, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["cards", "export", "invasion-classic"]) == 0
    mine = tmp_path / "mine.yaml"
    mine.write_text(
        capsys.readouterr().out.replace("name: Adric", "name: Turlough").replace("Adric", "Turlough"), "utf-8"
    )
    record = tmp_path / "mine.txt"
    more = ("--plain", "--cards", str(mine), "--save", str(record))
    screen = play("card turlough", *["1"] * 30, more=more)
    assert "You play with the cards of mine.yaml." in screen
    assert any(line.startswith("Turlough: Defender.") for line in screen)
    assert run(["verify", str(record)]) == 1
    assert "a card file of its own, which is needed" in capsys.readouterr().err
    assert run(["verify", str(record), "--cards", str(mine)]) == 0
    mine.write_text(mine.read_text("utf-8") + "\n# changed\n", "utf-8")
    assert run(["verify", str(record), "--cards", str(mine)]) == 2


def test_the_painted_table_takes_the_same_lines(play: Play) -> None:
    screen = play("hint", "discard", "1", "done", "help", "log 2", "card adric", more=())
    assert any(line.startswith("─") for line in screen)
    assert all(len(line.removeprefix("> ")) <= 80 for line in screen)
    assert screen[-1] == "You left the game."
