"""Answers are chained and say at which look they were decided; matches say when and by whom they moved last."""

from __future__ import annotations

import hashlib
import json

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns, and chain what is there already."""
    op.add_column("answer", sa.Column("look", sa.Integer, nullable=False, server_default="0"))
    op.add_column("answer", sa.Column("link", sa.String(32), nullable=False, server_default=""))
    op.add_column("latest", sa.Column("link", sa.String(32), nullable=False, server_default=""))
    op.add_column("latest", sa.Column("seal", sa.String(32), nullable=False, server_default=""))
    op.add_column("latest", sa.Column("tick", sa.Integer, nullable=False, server_default="0"))
    op.add_column("latest", sa.Column("host", sa.String(16), nullable=False, server_default=""))
    op.create_index("latest_by_tick", "latest", ["tick"])
    op.create_table(
        "probe",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("filling", sa.Text, nullable=False),
    )
    op.add_column("seat", sa.Column("seal", sa.String(32), nullable=False, server_default=""))
    op.add_column("latest", sa.Column("affairs", sa.Text, nullable=False, server_default=""))
    op.add_column("match", sa.Column("start", sa.Text))
    op.add_column("match", sa.Column("forked", sa.String(64)))
    op.add_column("match", sa.Column("forker", sa.Integer))
    op.create_index("match_by_fork", "match", ["forked", "forker"])
    op.create_table(
        "record",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    connection = op.get_bind()
    for (match,) in connection.execute(sa.text("SELECT id FROM match")).all():
        chain(connection, match)


def chain(connection: sa.Connection, match: str) -> None:
    """Link a match's answers and seal its table, as hosting did when this change was made."""
    row = connection.execute(sa.text("SELECT * FROM match WHERE id = :match"), {"match": match}).one()
    options, nonces = json.loads(row.options), json.loads(row.nonces or "[]")
    laid = [row.id, row.game, row.edition, options, row.cards, row.seed, row.salt, bool(row.unsealed), nonces]
    link = digest("", [*laid, row.opening])
    columns = "number, seat, option, undoes, facts, look, at"
    answers = sa.text(f"SELECT {columns} FROM answer WHERE match = :match ORDER BY number")  # noqa: S608 - our own
    for answer in connection.execute(answers, {"match": match}).all():
        link = digest(link, list(answer))
        put = sa.text("UPDATE answer SET link = :link WHERE match = :match AND number = :number")
        connection.execute(put, {"link": link, "match": match, "number": answer.number})
    latest = sa.text('SELECT number, rules, "table", shown, waiting, affairs FROM latest WHERE match = :match')
    for found in connection.execute(latest, {"match": match}).all():
        put = sa.text("UPDATE latest SET link = :link, seal = :seal WHERE match = :match")
        connection.execute(put, {"link": link, "seal": digest(link, list(found)), "match": match})
    seats = sa.text("SELECT name, kind, bot, colour, key_hash, number FROM seat WHERE match = :match")
    for *values, number in connection.execute(seats, {"match": match}).all():
        put = sa.text("UPDATE seat SET seal = :seal WHERE match = :match AND number = :number")
        connection.execute(put, {"seal": digest(match, values), "match": match, "number": number})


def digest(link: str, values: list[object]) -> str:
    """The link that follows another."""
    return hashlib.blake2b((link + json.dumps(values, sort_keys=True)).encode(), digest_size=16).hexdigest()


def downgrade() -> None:
    """Forget them."""
    op.drop_table("record")
    op.drop_index("match_by_fork", "match")
    for name in ("forker", "forked", "start"):
        op.drop_column("match", name)
    op.drop_table("probe")
    op.drop_index("latest_by_tick", "latest")
    op.drop_column("seat", "seal")
    for name in ("affairs", "host", "tick", "seal", "link"):
        op.drop_column("latest", name)
    for name in ("link", "look"):
        op.drop_column("answer", name)
