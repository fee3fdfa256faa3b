"""Lessons: games that stop to explain something. Described in docs/learning.md.

A lesson is a data file. Its tables are ordinary tables with the lesson's dice: the table's id names the lesson, and the
same choices always lead to the same game.
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
"""Seat of the learner. Bots have all other seats."""

_PREFIX = "learn-"


class Stop(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A point where the game stops to explain something.

    `key`: its messages are `learn-{lesson}-{key}`, with `-title` and, where only some actions are welcome, `-else`.
    `at`: a pattern of the position. `welcome`: patterns of actions that continue; without any, all do.
    `look`: what to highlight, by the client's names for what it draws.
    """

    key: str
    at: dict[str, Any] | list[dict[str, Any]]
    rules: list[str]
    welcome: list[dict[str, Any]] = []
    look: list[str] = []


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """A lesson. `rivals` are the bots in the other seats; the last stop is the end. `pack` is the hash of the pack that
    the lesson was written for, if that is no longer the shipped one.
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
        """The pack of the lesson; None for the shipped one."""
        return None if self.pack is None else packs.find(packs.default(self.game), self.pack)

    @cached_property
    def opening(self) -> list[Any]:
        """Actions played before the learner starts, in order. Dice are rolled in between."""
        path = self.file.with_suffix(".json")
        return json.loads(path.read_bytes()) if path.exists() else []

    def new_table_id(self) -> str:
        return f"{_PREFIX}{self.id}-{secrets.token_hex(8)}"


@cache
def lessons() -> dict[str, Lesson]:
    """Lessons by id; those of one game in the order in which they are taught."""
    folders = [home.within(home.lessons) for home in game_registry.game_registry().values() if home.lessons]
    files = sorted((path for folder in folders for path in folder.glob("*.toml")), key=lambda path: path.stem)
    return {path.stem: _read(path) for path in files}


def _read(path: Path) -> Lesson:
    said = tomllib.loads(path.read_text(encoding="utf-8"))
    return msgspec.convert({**said, "id": path.stem, "file": path}, Lesson)


def is_lesson(table_id: str) -> bool:
    return table_id.startswith(_PREFIX)


def opening_of(table_id: str) -> list[Any]:
    """Actions played at a table before its players came."""
    lesson = lessons().get(dice_id(table_id).removeprefix(_PREFIX))
    return [] if lesson is None or not is_lesson(table_id) else lesson.opening


def dice_id(table_id: str) -> str:
    """Id that determines a table's dice: its own, or one for all tables of a lesson."""
    return table_id.rpartition("-")[0] if is_lesson(table_id) else table_id
