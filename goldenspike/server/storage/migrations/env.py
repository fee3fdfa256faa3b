"""How Alembic runs: always on the connection that migrate.py hands over."""

from __future__ import annotations

from alembic import context

from goldenspike.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite alters a table by copying it
)
with context.begin_transaction():
    context.run_migrations()
