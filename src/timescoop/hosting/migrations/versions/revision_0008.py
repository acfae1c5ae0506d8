"""Several servers know of one another: who is up, who plays the bots of a match, who is present where."""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables, and the secret by which one server opens the promises of another."""
    op.add_column("latest", sa.Column("owner", sa.String(16), nullable=False, server_default=""))
    op.create_table(
        "server",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("beats", sa.Integer, nullable=False),
        sa.Column("epoch", sa.String(16), nullable=False),
        sa.Column("time", sa.Float, nullable=False),
        sa.Column("machine", sa.String(64), nullable=False),
        sa.Column("process", sa.Integer, nullable=False),
    )
    op.create_table(
        "present",
        sa.Column("match", sa.String(64), sa.ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("host", sa.String(16), primary_key=True),
    )
    op.create_table("promise", sa.Column("hash", sa.String(64), primary_key=True))
    secret = op.create_table(
        "secret", sa.Column("name", sa.String(16), primary_key=True), sa.Column("value", sa.String(64), nullable=False)
    )
    op.bulk_insert(secret, [{"name": "promises", "value": secrets.token_hex(32)}])


def downgrade() -> None:
    """Forget them."""
    for table in ("secret", "promise", "present", "server"):
        op.drop_table(table)
    op.drop_column("latest", "owner")
