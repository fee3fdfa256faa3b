"""Optional dependencies of the commands."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec

from goldenspike.errors import GoldenSpikeError

SERVER = ("serve", "think", "backup", "restore", "reports")
LAB = ("arena", "calibrate")
"""The commands that need the extra `server` or `lab`. All others need `terminal`, which both include."""

REQUIRED_MODULES = {
    "terminal": ("cyclopts", "rich"),
    "server": (
        "cyclopts",
        "rich",
        "alembic",
        "argon2",
        "asyncpg",
        "httptools",
        "litestar",
        "openskill",
        "prometheus_client",
        "pywebpush",
        "sqlalchemy",
        "uvicorn",
        "webauthn",
    ),
    "lab": ("cyclopts", "rich", "distributed", "openskill"),
}


def check(arguments: Sequence[str]) -> None:
    """Raise GoldenSpikeError if the extra of the command is not installed."""
    verb = next((argument for argument in arguments if not argument.startswith("-")), "")
    extra = "server" if verb in SERVER else "lab" if verb in LAB else "terminal"
    if not all(map(find_spec, REQUIRED_MODULES[extra])):
        raise GoldenSpikeError("cli-extra-missing", call=f"goldenspike {verb}".strip(), extra=extra)
