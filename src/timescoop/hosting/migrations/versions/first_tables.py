"""The first tables: matches, their seats, their answers, and the latest table of each."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables. They are spelled out, because the schema of a later version will be another."""
    op.create_table(
        "match",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("edition", sa.String(64), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("cards", sa.Text),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("salt", sa.String(64), nullable=False),
        sa.Column("unsealed", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("opening", sa.Text, nullable=False),
        sa.Column("finished", sa.Float),
        sa.Column("spoilt", sa.Text),
        sa.Column("rematch", sa.String(64)),
    )
    op.create_index("match_by_end", "match", ["finished", "created"])
    op.create_table(
        "seat",
        sa.Column("match", sa.String(64), sa.ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("bot", sa.String(64), nullable=False),
        sa.Column("colour", sa.String(16), nullable=False),
        sa.Column("key_hash", sa.String(64), nullable=False),
    )
    op.create_table(
        "answer",
        sa.Column("match", sa.String(64), sa.ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("option", sa.Integer, nullable=False),
        sa.Column("undoes", sa.Integer, nullable=False),
        sa.Column("facts", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "latest",
        sa.Column("match", sa.String(64), sa.ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("rules", sa.String(64), nullable=False),
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("shown", sa.Text, nullable=False),
        sa.Column("waiting", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Take the tables away again."""
    for name in ("latest", "answer", "seat", "match"):
        op.drop_table(name)
