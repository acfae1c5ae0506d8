"""The game that `docs/guides/new-game.md` builds, made of the guide's text alone and used everywhere a game can be."""

import io
import os
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.new_game import BLOCKS, FILES, GUIDE, catalogued, installed
from tests.wire.games import GAMES as HOSTED
from tests.wire.pairs import Figures, Leak, other_world
from tests.wire.sitting import House, house

from timescoop.bots import GREEDY, RANDOM
from timescoop.catalogue import GAMES
from timescoop.cli.app import run
from timescoop.documents import BadDocument, read_position, read_text, write_position
from timescoop.kernel import Game, OptionBook, Table, mix
from timescoop.testkit import NAMES, LawBroken, Shares, check_games, same_everywhere
from timescoop.testkit.walks import LONGEST_GAME

ROOT = Path(__file__).resolve().parents[1]
COMMANDS = re.findall(r"^timescoop ([^#\n]*[^#\s])", GUIDE, re.MULTILINE)
MOST_LINES = 250
ENOUGH = 3  # stretches of hosted games
CLOSELY = Shares(copies=0.3, worlds=0.25, answers=0.3, words=0.3, ends=0.05)
WANTED = ("games", "triples in the dark", "answers in two worlds", "imagined games")
SEATS = (2, 3, 4)
LIBRARIES = """
import pyspiel
from pettingzoo.test import api_test, seed_test
import timescoop.research.openspiel
from timescoop.research.pettingzoo import env
for seats in (2, 4):
    api_test(env(game="stowaways", seats=seats), num_cycles=100)
    seed_test(lambda: env(game="stowaways", seats=seats), num_cycles=100)
    game = pyspiel.load_game(f"timescoop_stowaways(players={seats},seed=2)")
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)
"""


def example(name: str) -> str:
    """A block of the guide that is no file."""
    return {each: text for _, each, text in BLOCKS}[name]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The folder where the game is installed; it is found there while these tests run."""
    with installed(tmp_path_factory.mktemp("new-game")) as folder:
        yield folder


@pytest.fixture(scope="module")
def game(site: Path) -> Iterator[Game]:
    """The game in the catalogue."""
    assert site.is_dir()
    with catalogued() as found:
        yield found


@contextmanager
def planted(game: Game, fault: str) -> Iterator[None]:
    """Have a rule of the game do something else for a while; the books keep the function, so its code is changed."""
    rules = sys.modules[f"{game.room}.rules"].__dict__
    space: dict[str, Any] = {}
    exec(compile(f"def {fault}", "<fault>", "exec"), rules, space)  # noqa: S102 - a fault of our own
    ((name, wrong),) = space.items()
    right, rules[name].__code__ = rules[name].__code__, wrong.__code__
    try:
        yield
    finally:
        rules[name].__code__ = right


def random_tables(game: Game, seats: int, seed: int) -> Iterator[Table]:
    """A random game, at each question and at its end."""
    luck = random.Random(seed)
    table = game.deal(seats=seats, seed=seed.to_bytes(32, "big"), facts=True)
    while not table.over():
        yield table
        seat = table.waiting()[0]
        table.play(seat, luck.choice(table.options(seat)))
    yield table


def without_ids(value: Any) -> Any:
    """A view without the numbers of sleeves, which a position gives anew."""
    if isinstance(value, dict):
        return {key: without_ids(each) for key, each in value.items() if key != "id"}
    return [without_ids(each) for each in value] if isinstance(value, list) else value


async def stretches(houses: tuple[House, House], game: Game, seats: int) -> Figures:
    """Parts of hosted games, each in two worlds that only one seat can tell apart."""
    total = Figures()
    for seed in range(40):
        total += await other_world(houses, game, "standard", seats, seed, answers=3)
        if total.stretches >= ENOUGH and total.pages:
            break
    return total


# ---- the text


def test_the_game_is_small() -> None:
    assert {name for name, _ in FILES} == {
        "pyproject.toml", "stowaways/__init__.py", "stowaways/spec.py", "stowaways/rules.py",
        "stowaways/text/en.toml", "stowaways/rulebook.md",
    }  # fmt: skip
    assert sum(len(text.splitlines()) for _, text in FILES) <= MOST_LINES


def test_every_clause_is_written_coded_and_told() -> None:
    texts = {name: "".join(text for each, text in FILES if each == name) for name, _ in FILES}
    written = set(re.findall(r"^\| (STO-\S+)", texts["stowaways/rulebook.md"], re.MULTILINE))
    coded = set(re.findall(r"STO-\w+-\d+", texts["stowaways/rules.py"] + texts["stowaways/spec.py"]))
    assert written == coded
    keys = set(re.findall(r'"(stowaways/\w+)"', texts["stowaways/rules.py"]))
    assert keys == set(re.findall(r'"(stowaways/\w+)"', texts["stowaways/text/en.toml"]))


def test_links_lead_somewhere() -> None:
    prose = re.sub(r"^```.*?^```", "", GUIDE, flags=re.DOTALL | re.MULTILINE)
    links = [link for link in re.findall(r"\]\(([^)#]+)\)", prose) if "://" not in link]
    assert links
    assert all((ROOT / "docs/guides" / link).exists() for link in links)


# ---- the laws


@pytest.mark.parametrize("seats", SEATS)
def test_every_law_holds(game: Game, seats: int) -> None:
    figures = check_games(game, seats, 300, shares=CLOSELY, wanted=WANTED)
    assert all(figures[each] for each in WANTED)
    same_everywhere(game, [("standard", seats, seats, LONGEST_GAME)], hash_seeds=("4711",))


@pytest.mark.parametrize(
    ("fault", "law"),
    [
        ("draw(table, me): table.move(table.zones[DECK][-1], table.hand_zone(me))", "knows the same"),
        ("to_name(table, _me, other): return NAMES.options(table.kinds_in(table.hand_zone(other)))", "."),
        ("evaluate(table, seat): return float(value_of(table, 1 - seat))", "worth"),
    ],
)
def test_the_laws_find_a_fault(game: Game, fault: str, law: str) -> None:
    with planted(game, fault), pytest.raises(LawBroken, match=law):
        check_games(game, 2, 600, shares=CLOSELY)


def test_the_laws_of_the_guide_run(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    assert game.key in GAMES
    exec(compile(example("laws"), "new-game.md", "exec"), {})  # noqa: S102 - it is our own text
    assert re.fullmatch(r"(\d \d{2,} worlds compared\n){3}", capsys.readouterr().out)


# ---- positions, observation, options


@pytest.mark.parametrize("seats", SEATS)
def test_positions_hold_all_that_anybody_sees(game: Game, seats: int) -> None:
    names, count, informed = NAMES[:seats], 0, 0
    for seed in range(8):
        for table in random_tables(game, seats, seed):
            text = write_position(game, table, names)
            if "midway" in text:
                with pytest.raises(BadDocument, match="in the middle of something"):
                    read_position(read_text(text)[0], GAMES)
                continue
            found = read_position(read_text(text)[0], GAMES)
            assert write_position(game, found.table, names) == text
            assert game.problems(found.table) == []
            for seat in range(seats + 1):
                assert without_ids(game.view(found.table, seat)) == without_ids(game.view(table, seat))
            count += 1
            informed += "known:" in text
    assert count > 40
    assert informed > 5


def test_what_a_position_leaves_out_is_filled_in(game: Game) -> None:
    text = example("position")
    one, same = (read_position(read_text(text)[0], GAMES) for _ in range(2))
    other = read_position(read_text(f"seed: 1\n{text}")[0], GAMES)
    written = [game.write(each.table, each.names) for each in (one, same, other)]
    assert written[0] == written[1] != written[2]
    assert game.problems(one.table) == []
    assert written[0]["deck"][:2] == ["Judoon", "K-9"]
    assert [len(each["hand"]) for each in written[0]["players"].values()] == [2, 1, 1]
    assert [one.table.seen(one.table.zone[copy], 0) for copy in one.table.zones[2]] == [[5]], "Ada knows the Dalek"
    assert [one.table.seen(one.table.zone[copy], 2) for copy in one.table.zones[2]] == [[-1]], "Cy does not"


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("deck: [Rani]", "there is no card 'Rani'"),
        ("deck: [Dalek, Dalek]", "there are only 1 of Dalek"),
        ("deck: 3", "9 cards have no place here"),
        ("deck: 99", "only 16 are left"),
        ("turn: Eve", "there is no player 'Eve'"),
        ("phase: dinner", "there is no phase 'dinner'"),
        ("weather: fine", "there is no 'weather' here"),
    ],
)
def test_a_position_that_cannot_be_is_refused(game: Game, line: str, wrong: str) -> None:
    players = "{Ada: {hand: 2}, Bo: {hand: 1}, Cy: {hand: 1}}"
    with pytest.raises(BadDocument, match=wrong):
        read_position(read_text(f"game: {game.key}\n{line}\nplayers: {players}\n")[0], GAMES)


def test_a_field_of_another_type_is_refused(game: Game) -> None:
    text = f"game: {game.key}\nplayers: {{Ada: {{hand: 2, found: 1}}, Bo: {{hand: 1}}}}\n"
    with pytest.raises(BadDocument, match="bool is expected"):
        read_position(read_text(text)[0], GAMES)


@pytest.mark.parametrize("seats", SEATS)
def test_the_layout_is_that_of_the_observation(game: Game, seats: int) -> None:
    assert game.layout is not None
    for table in random_tables(game, seats, 5):
        sizes = []
        for _, shape in game.layout(table):
            size = 1
            for axis in shape:
                size *= axis
            sizes.append(size)
        assert all(len(game.observe(table, seat)) == sum(sizes) for seat in range(seats))
    assert {name for name, _ in game.layout(table)} >= {"found", "unseen", "hands", "question", "scores"}


def test_options_light_up_where_their_cards_lie(game: Game) -> None:
    assert game.book is not None
    lit_in_hand = laid_out = 0
    for table in (table for seed in range(5) for table in random_tables(game, 3, seed)):
        book: OptionBook = game.book(table)
        for seat in table.waiting():
            view = game.view(table, seat)
            (hand,) = [zone for zone in view["seats"][seat]["zones"] if zone["key"] == "hand"]
            lit = {option for card in hand["cards"] for option in card["options"]}
            assert lit == {option for option in view["options"] if book.decode(option)[0].zone == "hand"}
            lit_in_hand += len(lit)
            laid_out += sum("kind" in view["lit"][str(option)] for option in view["options"])
    assert lit_in_hand
    assert laid_out


# ---- everywhere


def test_the_bot_beats_chance(game: Game) -> None:
    won = 0.0
    assert game.scores(game.deal(seats=2, seed=bytes(32))) == []
    for seed in range(120):
        table = game.deal(seats=2, seed=seed.to_bytes(32, "big"))
        players = (GREEDY, RANDOM) if seed % 2 else (RANDOM, GREEDY)
        step = 0
        while not table.over():
            seat, dice = table.waiting()[0], mix(seed * 1000 + step)
            table.play(seat, players[seat].choose(game, game.imagine(table, seat, dice), seat, dice))
            step += 1
        mine = players.index(GREEDY)
        won += (table.won >> mine & 1) / table.won.bit_count()
    assert won > 66, "of 120 games: above chance by more than one standard deviation"


def test_the_commands_of_the_guide_run(
    game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    tried = []
    for command in COMMANDS:
        words = command.replace("--games 200", "--games 2").replace("you,lookahead,greedy", "you,greedy").split()
        if words[0] == "serve":
            continue
        monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 200))
        assert run([*words, "--plain"] if words[0] == "play" else words) == 0, command
        tried.append(words[0])
    assert tried == ["play", "rules", "play", "verify", "analyse", "simulate"]
    out, err = capsys.readouterr()
    assert err == ""
    assert "fingerprints match" in out
    assert "Play one of your two cards. (STO-TURN-01)" in out
    assert "A Zygon trades your card" in out
    assert "[deal]" not in out
    assert game.title in out


def test_what_the_game_does_not_have_is_said(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["learn", game.key]) != 0
    assert run(["cards", "export", f"{game.key}-standard"]) != 0
    assert run(["cards", "show", "Ood", "--edition", f"{game.key}-standard"]) != 0
    said = capsys.readouterr().err
    assert "Stowaways has no lessons" in said
    assert said.count("Stowaways has no card file") == 2


async def test_pages_are_there_for_everybody(game: Game, tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        transport = httpx.ASGITransport(app=at.app)
        at.app.state.games = {**at.app.state.games, game.key: game}
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1:8000") as client:
            for path in ("/", "/games/stowaways/standard", "/rules/STO-CARD-05", "/guides/new-game"):
                assert (await client.get(path)).status_code == 200, path


@pytest.mark.parametrize("seats", SEATS)
async def test_pages_tell_nobody_the_secrets_of_others(
    game: Game, seats: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same match in two houses, in worlds that only one seat can tell apart: the others are sent the same bytes."""
    monkeypatch.setitem(HOSTED, game.key, game)
    async with house(tmp_path / "one") as one, house(tmp_path / "other") as other:
        total = await stretches((one, other), game, seats)
    assert total.stretches >= ENOUGH
    assert total.pages


async def test_a_page_that_tells_a_secret_is_found(game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(HOSTED, game.key, game)
    honest = game.view

    def leaky(table: Table, seat: int) -> Any:
        view = honest(table, seat)
        view["turn_number"] = sum(nth * kind for nth, kind in enumerate(table.kind))
        return view

    monkeypatch.setattr(game, "view", leaky)
    async with house(tmp_path / "one") as one, house(tmp_path / "other") as other:
        with pytest.raises(Leak):
            await stretches((one, other), game, 3)


def test_learning_libraries_know_it(site: Path, tmp_path: Path) -> None:
    path = os.pathsep.join([str(site), str(ROOT / "src")])
    done = subprocess.run(
        [sys.executable, "-W", "error", "-W", "ignore::UserWarning", "-c", example("learning") + LIBRARIES],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, (done.stdout + done.stderr)[-3000:]
    assert "numbers observed" in done.stdout
