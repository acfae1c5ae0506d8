"""Where matches are kept, unless somebody says otherwise."""

from pathlib import Path

import pytest
from sqlalchemy import make_url

from timescoop.hosting import HostingError, Store, shows_password, store_address
from timescoop.hosting.engines import postgres_url


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


def test_an_address_may_stand_in_a_file_so_that_nobody_sees_its_password(tmp_path: Path) -> None:
    file = tmp_path / "address"
    file.write_text("postgresql://club:secret@localhost/timescoop\n", "utf-8")
    found = store_address(None, {"TIMESCOOP_STORE_FILE": str(file)})
    assert found == "postgresql+asyncpg://club:secret@localhost/timescoop"
    file.write_text("\n", "utf-8")
    with pytest.raises(HostingError, match="which is empty"):
        store_address(None, {"TIMESCOOP_STORE_FILE": str(file)})
    with pytest.raises(HostingError, match=f"names {tmp_path}/none, which cannot be read"):
        store_address(None, {"TIMESCOOP_STORE_FILE": f"{tmp_path}/none"})


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        (None, False),
        ("tables.db", False),
        ("postgresql://club@localhost/timescoop", False),
        ("postgresql://localhost:5432/timescoop", False),
        ("postgresql://club:secret@localhost/timescoop", True),
        ("postgresql://club:a@b@localhost:5432/timescoop", True),
    ],
)
def test_a_password_in_an_address_is_noticed(address: str | None, *, shown: bool) -> None:
    assert shows_password(address) is shown


def test_sslmode_is_taken_as_libpq_has_it() -> None:
    url = postgres_url(make_url("postgresql+asyncpg://localhost/timescoop?sslmode=require"))
    assert dict(url.query) == {"ssl": "require"}


async def test_what_an_address_of_postgresql_asks_in_vain_is_refused_in_words() -> None:
    with pytest.raises(HostingError, match=r"sslmode=sometimes .* is not one of disable, allow"):
        await Store.open("postgresql+asyncpg://localhost/timescoop?sslmode=sometimes")
    with pytest.raises(HostingError, match="'channel_binding' in the address of the store is not known here"):
        await Store.open("postgresql+asyncpg://localhost/timescoop?channel_binding=require")
