"""The tables of the database. Changing one needs a migration beside `migrations/versions`."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    false,
    true,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

settings = Table(
    "settings",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

packs = Table(
    "packs",
    metadata,
    Column("sha256", Text, primary_key=True),
    Column("files", LargeBinary, nullable=False),
)
"""A copy of every pack that a table was opened with, so that an upgrade never changes or stops one."""

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("pack", Text, ForeignKey("packs.sha256"), nullable=False),
    Column("options", Text, nullable=False),
    Column("title", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("opener", Text, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("created", Double, nullable=False),
    # Where it was opened from, so that shares can be counted: a signature of the address, never the address.
    Column("origin", Text, nullable=False, server_default=""),
    Column("several", Boolean, nullable=False, server_default=false()),
    Column("leaving", Text, nullable=False, server_default="bot"),
    # How the table stands: written with every append, so that lists need not replay anything.
    Column("updated", Double, nullable=False),
    Column("state", Text, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("asked", Integer),
    Column("proposal", Text),
    Column("version", Integer, nullable=False),
    Index("ix_tables_public_state_updated", "public", "state", "updated"),
    Index("ix_tables_opener_state", "opener", "state"),
    Index("ix_tables_opener_created", "opener", "created"),
    Index("ix_tables_origin_state", "origin", "state"),
    Index("ix_tables_origin_created", "origin", "created"),
    Index("ix_tables_state_created", "state", "created"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("bot", Text),
    Column("nonce", Text, nullable=False),
    # The number of the seat's latest link, and whether it can still be used.
    Column("link", Integer, nullable=False, server_default="0"),
    Column("link_open", Boolean, nullable=False, server_default=true()),
    # The ply since which whoever sits there now does: what a program chose before was another's doing.
    Column("since", Integer, nullable=False, server_default="0"),
    sqlite_with_rowid=False,
)

holders = Table(
    "holders",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", Text, primary_key=True),
    Index("ix_holders_guest", "guest"),
    sqlite_with_rowid=False,
)

history = Table(
    "history",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("entry", Text, nullable=False),
    Column("at", Double, nullable=False),
    sqlite_with_rowid=False,
)
"""The truth. Rows are added and never changed; two writers of one ply cannot both win."""

questions = Table(
    "questions",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, nullable=False),
    Column("alone", Boolean, nullable=False),
    Column("address", Text, nullable=False),
    Column("guest", Text, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("asked", Double, nullable=False),
    Column("worker", Text),
    Column("lease", Double),
    Index("ix_questions_alone_rank_asked", "alone", "rank", "asked"),
    Index("ix_questions_alone_address_turn_asked", "alone", "address", "turn", "asked"),
)
"""Which bots are asked, where several processes share one database; who takes one has it until its lease ends."""
