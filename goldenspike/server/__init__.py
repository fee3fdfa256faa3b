"""The web application: tables, seats, live updates, bots. `docs/server.md` says what its calls mean."""

from goldenspike.server.run import serve

__all__ = ["serve"]
