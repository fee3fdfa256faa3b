"""Archive of finished games in a folder, so that an interrupted arena can continue.

`arena.json` holds the parameters, `games.jsonl` a line for each game in the order in which they ended, and `records`
their records. Failed games are not archived: they are played again.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import msgspec

from goldenspike.errors import GoldenSpikeError
from goldenspike.lab.arena_match import Match
from goldenspike.lab.file_errors import reporting_write_errors, write_json

PARAMETERS = "arena.json"
GAMES = "games.jsonl"
RECORDS = "records"


class GameArchive:
    """An archive folder. Raises GoldenSpikeError if it is unusable or holds other games."""

    def __init__(self, folder: Path, parameters: dict[str, Any]) -> None:
        self.folder = folder
        self.games: dict[int, Match] = {}
        with reporting_write_errors("lab-resume-folder", self.folder):
            self.records.mkdir(parents=True, exist_ok=True)
            self._check(parameters)
            self._read()

    @property
    def records(self) -> Path:
        return self.folder / RECORDS

    def add(self, match: Match, record: dict[str, Any]) -> None:
        """Add a game. The record is written first, so every listed game has one."""
        with reporting_write_errors("lab-resume-folder", self.folder):
            write_json(self.record(match.number), record)
            with (self.folder / GAMES).open("ab") as file:
                file.write(msgspec.json.encode(match) + b"\n")
        self.games[match.number] = match

    def record(self, number: int) -> Path:
        return self.records / f"{number:06}.gs.json"

    def _check(self, parameters: dict[str, Any]) -> None:
        file = self.folder / PARAMETERS
        if not file.exists():
            write_json(file, parameters)
            return
        try:
            there = msgspec.json.decode(file.read_bytes(), type=dict[str, Any])
        except msgspec.DecodeError:
            raise GoldenSpikeError("lab-resume-broken", file=str(file), line=1) from None
        for name, wanted in parameters.items():
            if there.get(name) != wanted:
                raise GoldenSpikeError(
                    "lab-resume-other",
                    path=str(self.folder),
                    name=name,
                    found=msgspec.json.encode(there.get(name)).decode(),
                    wanted=msgspec.json.encode(wanted).decode(),
                )

    def _read(self) -> None:
        """Read the games. Drop an incomplete last line; report any other unreadable line."""
        file = self.folder / GAMES
        if not file.exists():
            return
        whole = file.read_bytes()
        lines, torn = whole.split(b"\n")[:-1], len(whole) - whole.rfind(b"\n") - 1
        if torn:
            os.truncate(file, len(whole) - torn)
        for number, line in enumerate(lines, start=1):
            try:
                match = msgspec.json.decode(line, type=Match)
            except msgspec.DecodeError:
                raise GoldenSpikeError("lab-resume-broken", file=str(file), line=number) from None
            self.games[match.number] = match
