"""Passkeys open profiles."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables of passkeys and challenges."""
    op.create_table(
        "passkey",
        sa.Column("id", sa.String(1400), primary_key=True),
        sa.Column("profile", sa.String(32), sa.ForeignKey("profile.id", ondelete="CASCADE"), nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("signatures", sa.BigInteger, nullable=False),
        sa.Column("sealed", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("passkey_by_profile", "passkey", ["profile"])
    op.create_table(
        "passkey_challenge",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("purpose", sa.String(40), nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Forget them."""
    op.drop_table("passkey_challenge")
    op.drop_table("passkey")
