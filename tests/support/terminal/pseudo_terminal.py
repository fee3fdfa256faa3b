"""`goldenspike play` on a pseudo-terminal."""

from __future__ import annotations

import os
import re
import sys

import pexpect

PROMPT = r"(Ada|Player 1)> $"
COLOUR = r"\x1b\[[0-9;]*(?:3[0-8]|4[0-8]|9[0-7])[;m]"


def plain(shown: str | None) -> str:
    """Without control sequences."""
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", shown or "")


class Terminal:
    """It ends with the test: see `closed` in conftest.py."""

    def __init__(self, *arguments: object, columns: int = 160, rows: int = 50, **environment: str) -> None:
        ours = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")}
        self.child = pexpect.spawn(
            sys.executable,
            ["-m", "goldenspike", "play", *map(str, arguments)],
            dimensions=(rows, columns),
            encoding="utf-8",
            timeout=60,
            env={**ours, "TERM": "xterm-256color", **environment},
        )

    def until(self, *patterns: str) -> tuple[int, str]:
        """Which of the patterns came, the end being one more, and what was shown before and with it."""
        which = self.child.expect([*patterns, pexpect.EOF])
        after = self.child.after if isinstance(self.child.after, str) else ""
        return which, plain((self.child.before or "") + after)

    def type(self, line: str) -> None:
        self.child.sendline(line)

    def close(self) -> int:
        self.child.close()
        return int(self.child.exitstatus if self.child.exitstatus is not None else -1)
