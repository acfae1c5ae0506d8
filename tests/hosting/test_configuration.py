"""Settings come from flags, the environment and a file; what can't be used is refused with where it came from."""

from dataclasses import fields
from pathlib import Path

import pytest

from timescoop.hosting import BadSettings, Settings, read_settings, summary

KEY = "an operator's key of some length"


def written(folder: Path, text: str) -> Path:
    path = folder / "timescoop.toml"
    path.write_text(text, "utf-8")
    return path


def test_a_flag_beats_the_environment_which_beats_the_file_which_beats_the_default(tmp_path: Path) -> None:
    file = written(tmp_path, 'port = 1\nbot_workers = 2\nlog = "json"\nlan = true\nnames = ["a.example", "b.example"]')
    environment = {"TIMESCOOP_PORT": "3", "TIMESCOOP_BOT_WORKERS": "4", "TIMESCOOP_REPORTS": "yes"}
    found = read_settings({"port": 5, "store": None}, file, environment)
    assert found.settings == Settings(
        port=5, bot_workers=4, log="json", lan=True, reports=True, names=("a.example", "b.example")
    )
    assert found.origins["port"] == "--port"
    assert found.origins["bot_workers"] == "TIMESCOOP_BOT_WORKERS"
    assert found.origins["lan"] == f"lan in {file}"
    assert read_settings({}, None, {}).settings == Settings()


def test_the_environment_can_name_the_settings_file_and_files_with_values(tmp_path: Path) -> None:
    file, key = written(tmp_path, "bot_workers = 2"), tmp_path / "key"
    key.write_text(f"{KEY}\n", "utf-8")
    environment = {"TIMESCOOP_CONFIG": str(file), "TIMESCOOP_OPERATOR_KEY_FILE": str(key)}
    found = read_settings({}, None, environment).settings
    assert (found.bot_workers, found.operator_key) == (2, KEY)
    assert read_settings({}, None, {"TIMESCOOP_NAMES": "a.example, b.example"}).settings.names == (
        "a.example",
        "b.example",
    )


def test_everything_that_is_wrong_is_told_at_once_with_where_it_came_from(tmp_path: Path) -> None:
    file = written(tmp_path, 'bot_worker = 3\nlog = "xml"\nlan = 1\nbackup_hours = true\noperator_key = "short"')
    environment = {"TIMESCOOP_PORT": "eighty", "TIMESCOOP_OPERATOR_KEY_FILE": str(tmp_path / "gone")}
    with pytest.raises(BadSettings) as refused:
        read_settings({"bot_workers": 65}, file, environment)
    said = str(refused.value)
    assert f"{file} has bot_worker, which isn't a setting; did you mean bot_workers?" in said
    assert f"log in {file} is 'xml'; it must be text or json" in said
    assert f"lan in {file} is 1; it must be true or false" in said
    assert f"backup_hours in {file} is True; it must be a whole number from 1 to 8760" in said
    assert "TIMESCOOP_PORT is 'eighty'; it must be a whole number from 0 to 65535" in said
    assert "--bot-workers is 65; it must be a whole number from 1 to 64" in said
    assert f"TIMESCOOP_OPERATOR_KEY_FILE names {tmp_path / 'gone'}, which can't be read" in said
    assert f"operator_key in {file} must be at least 20 characters" in said
    assert "short" not in said
    assert len(said.splitlines()) == 8


@pytest.mark.parametrize(
    ("text", "said"), [("port = ", "isn't TOML"), ("\x00", "isn't TOML"), (None, "can't be read: No such file")]
)
def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path, text: str | None, said: str) -> None:
    file = written(tmp_path, text) if text is not None else tmp_path / "gone.toml"
    with pytest.raises(BadSettings, match=said):
        read_settings({}, file, {})


def test_the_summary_has_every_setting_and_no_secret() -> None:
    flags = {"store": "postgresql://me:hidden@host/tables", "operator_key": KEY, "names": ("a.example",)}
    rows = list(summary(read_settings(flags, None, {})))
    assert len(rows) == len(fields(Settings))
    assert "store = postgresql://me:***@host/tables  (--store)" in rows
    assert "operator_key = (set)  (--operator-key)" in rows
    assert "names = a.example  (--name)" in rows
    assert "port = (none)  (default)" in rows
    assert not any(secret in row for row in rows for secret in ("hidden", KEY))
