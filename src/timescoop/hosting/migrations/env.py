"""Alembic runs this module: it carries the changes out on the connection that the store hands over."""

from __future__ import annotations

from alembic import context

from timescoop.hosting.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,  # SQLite changes a table by copying it
)
context.run_migrations()
