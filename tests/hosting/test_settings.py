"""Where matches are kept, unless somebody says otherwise."""

from pathlib import Path

import pytest

from timescoop.hosting import HostingError, Store, store_address


def test_a_store_named_by_hand_comes_first(tmp_path: Path) -> None:
    named = store_address(str(tmp_path / "my.db"), {"TIMESCOOP_STORE": "other.db"})
    assert named == f"sqlite+aiosqlite:///{tmp_path}/my.db"


def test_then_the_one_in_the_environment() -> None:
    chosen = store_address(None, {"TIMESCOOP_STORE": "postgresql://localhost/timescoop"})
    assert chosen == "postgresql+asyncpg://localhost/timescoop"


def test_then_a_file_in_the_folder_for_what_a_users_programs_keep(tmp_path: Path) -> None:
    chosen = store_address(None, {"XDG_DATA_HOME": str(tmp_path)})
    assert chosen == f"sqlite+aiosqlite:///{tmp_path}/timescoop/timescoop.db"
    home = store_address(None, {"XDG_DATA_HOME": "not/absolute"})
    assert home == f"sqlite+aiosqlite:///{Path.home()}/.local/share/timescoop/timescoop.db"


async def test_an_address_that_no_driver_knows_is_refused_with_what_would_do() -> None:
    with pytest.raises(HostingError, match=r"timescoop\[postgres\]"):
        await Store.open("oracle://secret@localhost/timescoop")
