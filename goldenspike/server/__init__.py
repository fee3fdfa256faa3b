"""The web application: tables, seats, live updates, bots. `docs/server.md` says what its calls mean."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from goldenspike.server.run import serve

__all__ = ["serve"]


def __getattr__(name: str) -> Any:
    """Imported when somebody serves: the command line reads the settings of a server, and has other verbs too."""
    if name == "serve":
        from goldenspike.server.run import serve

        return serve
    raise AttributeError(name)
