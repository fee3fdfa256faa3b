"""Where tables are kept: an embedded SQLite file, or PostgreSQL by its address.

Every query is a plain function of a connection (queries.py), so that both back ends run the same ones; a back end says
only how a transaction is made.
"""

from goldenspike.server.storage.store import DatabaseUnavailable, Store, WriteConflict, open_store

__all__ = ["DatabaseUnavailable", "Store", "WriteConflict", "open_store"]
