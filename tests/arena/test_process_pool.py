"""Work for processes of this machine: told in order, and not handed out long before it is wanted."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.breadth import some

from timescoop.arena.process_pool import run_jobs
from timescoop.bots import LostProcess

module = sys.modules["timescoop.arena.process_pool"]


class Watched(list[int]):
    """Jobs that say how many of them were taken."""

    taken = 0

    def __iter__(self) -> Iterator[int]:
        for each in super().__iter__():
            self.taken += 1
            yield each


def test_a_few_jobs_are_handed_out_ahead_and_all_are_told_in_their_order(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "AHEAD", 5)
    jobs = Watched(range(-40, 0))
    results = run_jobs(abs, jobs, 2)
    assert next(results) == 40
    assert jobs.taken == 5
    assert [next(results) for _ in range(3)] == [39, 38, 37]
    assert jobs.taken == 8
    assert list(results) == [*range(36, 0, -1)]


SCRIPTS = {
    "simulate": """
from timescoop.arena import simulate
simulate("invasion", ["random", "random"], games=8, workers=2)
""",
    "ladder": """
from timescoop.arena.ladder import main
main(["--game", "invasion", "--seats", "2", "--games", "8", "--bots", "greedy", "random", "--workers", "2"])
""",
    "command": """
import os
os.cpu_count = lambda: 2
from timescoop.cli import main
main(["simulate", "--games", "8", "--bots", "random,random"])
""",
    "playtest": """
from timescoop.arena import new_trial, run_trial
from timescoop.catalogue import GAMES
from timescoop.documents import card_document
import json
game = GAMES["invasion"]
cards = json.dumps(card_document(game, "classic").value)
trial = new_trial(game, "classic", cards, [], bot="random", seats=2)
print(len(list(run_trial(trial, games=4, workers=2))))
""",
}


@pytest.mark.parametrize("script", some([*SCRIPTS], 2))
def test_a_script_without_a_guard_is_told_that_it_needs_one(tmp_path: Path, script: str) -> None:
    path, log = tmp_path / "mine.py", tmp_path / "log"
    path.write_text(f"with open({str(log)!r}, 'a') as log:\n    log.write('read')\n{SCRIPTS[script]}", "utf-8")
    done = subprocess.run([sys.executable, str(path)], capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 1
    assert 'put that part of it under `if __name__ == "__main__":`' in done.stderr.splitlines()[-1]
    assert "bootstrapping" not in done.stderr
    assert "spawn_main" not in done.stderr
    assert log.read_text("utf-8").count("read") <= 3


def test_a_server_in_a_script_without_a_guard_is_not_served_twice(tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text(
        "from timescoop.bots import start_pool\nfrom timescoop.web import serve\n"
        "if __name__ == '__main__':\n    pool = start_pool(1)\n    job = pool.submit(abs, -1)\n"
        "    print(type(job.exception(60)).__name__)\n    pool.shutdown()\nelse:\n    serve(0)\n",
        "utf-8",
    )
    done = subprocess.run([sys.executable, str(path)], capture_output=True, text=True, check=False, timeout=120)
    assert (done.stdout, done.stderr) == ("BrokenProcessPool\n", "")


def die(job: int) -> int:
    """Work that does not come to its end."""
    time.sleep(0.1)
    os._exit(job)


def test_a_process_that_is_killed_is_told_in_words() -> None:
    with pytest.raises(LostProcess, match="it was killed, or there was not enough memory"):
        list(run_jobs(die, [9, 9], 2))
