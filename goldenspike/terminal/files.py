"""Saved games as files. A save holds the seed, so only its owner may read it. It is written atomically."""

from __future__ import annotations

import json
import os
import re
import secrets
from pathlib import Path
from typing import Any

from goldenspike.errors import GoldenSpikeError, file_error_reason


def write(path: Path, text: str, mode: int = 0o666) -> None:
    """Write text to a file atomically. Raises GoldenSpikeError."""
    try:
        target = Path(os.path.realpath(path))
        part = target.with_name(f".{target.name[:200]}.{secrets.token_hex(4)}.part")
        try:
            with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode), "w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            part.replace(target)
        finally:
            part.unlink(missing_ok=True)
    except (OSError, ValueError) as error:
        raise GoldenSpikeError("file-unwritable", file=str(path), reason=file_error_reason(error)) from None


def save(path: Path, record: dict[str, Any]) -> None:
    write(path, json.dumps(record, ensure_ascii=False) + "\n", 0o600)


def check_readable(path: Path) -> None:
    """Raise GoldenSpikeError, in the user's language, if a file cannot be read."""
    try:
        with path.open("rb"):
            pass
    except (OSError, ValueError) as error:
        raise GoldenSpikeError("file-unreadable", file=str(path), reason=file_error_reason(error)) from None


def check_not_another(path: Path, game_id: str) -> None:
    """Refuse to overwrite any file that is not a save of the same game."""
    try:
        there = json.loads(path.read_bytes())
    except FileNotFoundError:
        return
    except OSError as error:
        raise GoldenSpikeError("file-unwritable", file=str(path), reason=file_error_reason(error)) from None
    except (ValueError, RecursionError):
        there = None
    if not isinstance(there, dict) or there.get("id") != game_id:
        raise GoldenSpikeError("file-in-the-way", file=str(path))


def default_path(game: str, game_id: str) -> Path:
    """The default file of a game."""
    safe_id = re.sub(r"[^A-Za-z0-9-]", "_", game_id)
    home = os.environ.get("XDG_STATE_HOME") or os.environ.get("LOCALAPPDATA") or Path.home() / ".local" / "state"
    return Path(home) / "goldenspike" / f"{game}-{safe_id}.gs.json"


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise GoldenSpikeError("file-unwritable", file=str(folder), reason=file_error_reason(error)) from None
