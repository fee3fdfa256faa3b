"""The web server. `docs/server.md` describes its API, `docs/architecture.md` how its parts work together.

Packages: `api` (request handlers), `http` (plumbing below them), `tables`, `live`, `clocks`, `bots`, `social`,
`accounts`, `notifications`, `maintenance` (features), `storage` (database), `schemas` (wire types), `util`.
Modules: `app` and `services` put them together; `run`, `think` and `__main__` start them; `config` and `settings`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from goldenspike.server.run import serve

__all__ = ["serve"]


def __getattr__(name: str) -> Any:
    """Import `serve` on first use: the command line reads only the settings for its other commands."""
    if name == "serve":
        from goldenspike.server.run import serve

        return serve
    raise AttributeError(name)
