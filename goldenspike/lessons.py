"""Lessons: a game that one plays, and what is said where it stops. Described in docs/learning.md.

A lesson is a file of data. Its tables are ordinary ones, but their dice are the lesson's own: the table's id says which
lesson it is, and everybody who does the same sees the same.
"""

from __future__ import annotations

import json
import secrets
import tomllib
from functools import cache, cached_property
from pathlib import Path
from typing import Any

import msgspec

from goldenspike import game_registry, packs
from goldenspike.packs import Pack

LEARNER = 0
"""The seat of whoever learns. All others are programs."""

_PREFIX = "learn-"


class Stop(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Where the game stops to explain something.

    `key`: its sentences are `learn-{lesson}-{key}`, with `-title` and, where not everything is welcome, `-else`.
    `at`: a pattern of the position. `welcome`: patterns of the actions that go on; without any, all do.
    `look`: what to look at, by the names that the client gives to what it draws.
    """

    key: str
    at: dict[str, Any] | list[dict[str, Any]]
    rules: list[str]
    welcome: list[dict[str, Any]] = []
    look: list[str] = []


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """`rivals` are the bots in the other seats. The last stop is the end. `pack` is the hash of the board that it was
    written for, if that is not the shipped one any more.
    """

    id: str
    game: str
    seed: int
    rivals: list[str]
    options: dict[str, Any]
    stops: list[Stop]
    file: Path
    pack: str | None = None

    @property
    def board(self) -> Pack | None:
        """That board; None where it is the shipped one."""
        return None if self.pack is None else packs.find(packs.default(self.game), self.pack)

    @cached_property
    def opening(self) -> list[Any]:
        """What was chosen before the learner came, in order: chance answers between as it always does here."""
        path = self.file.with_suffix(".json")
        return json.loads(path.read_bytes()) if path.exists() else []

    def new_table_id(self) -> str:
        return f"{_PREFIX}{self.id}-{secrets.token_hex(8)}"


@cache
def lessons() -> dict[str, Lesson]:
    """By id, those of one game in the order in which they are learned."""
    folders = [home.within(home.lessons) for home in game_registry.game_registry().values() if home.lessons]
    files = sorted((path for folder in folders for path in folder.glob("*.toml")), key=lambda path: path.stem)
    return {path.stem: _read(path) for path in files}


def _read(path: Path) -> Lesson:
    said = tomllib.loads(path.read_text(encoding="utf-8"))
    return msgspec.convert({**said, "id": path.stem, "file": path}, Lesson)


def is_lesson(table_id: str) -> bool:
    return table_id.startswith(_PREFIX)


def opening_of(table_id: str) -> list[Any]:
    """What had been chosen at that table before anybody came to it."""
    lesson = lessons().get(dice_id(table_id).removeprefix(_PREFIX))
    return [] if lesson is None or not is_lesson(table_id) else lesson.opening


def dice_id(table_id: str) -> str:
    """The id by which a table's dice are thrown: its own, or the same for all tables of one lesson."""
    return table_id.rpartition("-")[0] if is_lesson(table_id) else table_id
