"""Wire types of games, packs, options and lessons."""

from __future__ import annotations

from typing import Any

import msgspec

from goldenspike.kernel.option_choices import OptionChoices
from goldenspike.kernel.options import Option
from goldenspike.lessons import Stop


class OptionsRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    options: dict[str, Any] = {}


class LessonInfo(msgspec.Struct, frozen=True):
    """A lesson for the client. Its table ids are `learn-{id}-` and 16 hexadecimal digits."""

    id: str
    game: str
    stops: list[Stop]


class LessonList(msgspec.Struct, frozen=True):
    lessons: list[LessonInfo]


class PackInfo(msgspec.Struct, frozen=True):
    id: str
    version: str
    sha256: str
    edition: str
    name: str
    about: str


class GameInfo(msgspec.Struct, frozen=True):
    """`seats`: minimum and maximum number of players. `fitting`: the available options before any choice."""

    name: str
    title: str
    rules: int
    seats: tuple[int, int]
    options: list[Option]
    packs: list[PackInfo]
    bots: list[str]
    fitting: OptionChoices


class GameList(msgspec.Struct, frozen=True):
    games: list[GameInfo]


class PackView(msgspec.Struct, frozen=True):
    """`texts`: names and descriptions; translations are under `name_fr` and so on."""

    id: str
    game: str
    edition: str
    version: str
    sha256: str
    texts: dict[str, str]
    tables: Any
