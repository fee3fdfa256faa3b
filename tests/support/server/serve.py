"""Runs a server of a given configuration: `serve.py CONFIG PORT [FILE]`. Its clock is ahead by as many seconds as the
file says whenever it is looked at.
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from goldenspike.server.config import Config
from goldenspike.server.run import serve_with_options
from goldenspike.tables.time_source import TimeSource


class LedClock(TimeSource):
    def __init__(self, file: str) -> None:
        self._file = Path(file)

    @property
    def ahead(self) -> float:  # type: ignore[override]
        return float(self._file.read_text())


if __name__ == "__main__":
    clock = LedClock(sys.argv[3]) if len(sys.argv) > 3 else None
    serve_with_options(msgspec.json.decode(sys.argv[1], type=Config), "127.0.0.1", int(sys.argv[2]), clock=clock)
