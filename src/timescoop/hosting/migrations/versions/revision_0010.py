"""Play over days: when a slow clock runs out, and who wants to be told that it is their turn."""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the column and the table, and the secret behind the links that stop notices."""
    op.add_column("latest", sa.Column("due", sa.Float))
    op.create_index("latest_by_due", "latest", ["due"])
    op.create_table(
        "notice",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("match", sa.String(64), sa.ForeignKey("match.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("told", sa.Integer, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("after", sa.Float, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("notice_by_match", "notice", ["match", "seat"])
    secret = sa.table("secret", sa.column("name", sa.String), sa.column("value", sa.String))
    op.bulk_insert(secret, [{"name": "notices", "value": secrets.token_hex(32)}])


def downgrade() -> None:
    """Forget them."""
    op.execute("DELETE FROM secret WHERE name = 'notices'")
    op.drop_index("notice_by_match", "notice")
    op.drop_table("notice")
    op.drop_index("latest_by_due", "latest")
    op.drop_column("latest", "due")
