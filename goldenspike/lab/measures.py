"""Measures of a finished game: each game defines them, so that the lab knows no rules.

`measures` in a game's home.toml names an object that fulfils `Measures`. The names of tallies, curves, ends and aims
are keys of the catalogues: `lab-tally-…`, `lab-curve-…`, `lab-end-…`, `lab-aim-…`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Literal, Protocol

import msgspec

from goldenspike.game_registry import game_registry
from goldenspike.kernel.play import Play, begin

Counts = dict[str, dict[str, float]]
"""By tally, by thing counted."""


class Facts(msgspec.Struct, frozen=True, omit_defaults=True):
    """Facts of one game. `curves` are by name, turn and seat, at the end of each turn; the first curve is the score."""

    curves: dict[str, list[list[int]]] = {}
    counts: Counts = {}
    end: str | None = None


class Tally(msgspec.Struct, frozen=True):
    """Something to count. `names` are the display names of everything that can be counted.

    With `over` = `sum`, a share is the part of all that was counted; with `games`, the part of the games with at least
    one.
    """

    name: str
    over: Literal["sum", "games"]
    names: dict[str, str]


class CalibrationSetting(msgspec.Struct, frozen=True):
    """A setting that `calibrate` plays; aims refer to its `kind`."""

    players: int
    options: dict[str, Any] = {}
    kind: str = ""

    @property
    def name(self) -> str:
        """A name for folders and programs: 4-short, 1-denver-6000-advanced."""
        return "-".join([str(self.players), *map(str, self.options.values())])


PLACES = "places"
GRADE = "grade"


class Aim(msgspec.Struct, frozen=True):
    """The range of a good board: for a tally or one thing in it, for the wins of PLACES over the fair share, or for the
    median GRADE, as a position in GRADES.

    `together`: all games of these kinds count as one, instead of setting by setting.
    """

    name: str
    tally: str
    least: float | None = None
    most: float | None = None
    only: str | None = None
    kinds: tuple[str, ...] = ("",)
    together: bool = False


class Measures(Protocol):
    """What the lab needs from a game."""

    @property
    def settings(self) -> Sequence[CalibrationSetting]: ...

    @property
    def aims(self) -> Sequence[Aim]: ...

    def places(self, play: Play) -> list[int]:
        """Each seat's starting place from 1, as chance dealt it; empty if all start alike."""
        ...

    def place_names(self, play: Play, lang: str) -> list[str]:
        """Display names of the places, in order."""
        ...

    def facts(self, play: Play) -> Facts:
        """Facts of a finished game."""
        ...

    def tallies(self, pack: Any, lang: str) -> list[Tally]: ...


def measures_of(game: str) -> Measures | None:
    """The measures of a game, if it has any."""
    home = game_registry()[game]
    found: Measures | None = home.load(home.measures)() if home.measures else None
    return found


def replay_events(play: Play) -> Iterator[tuple[list[Any], Play]]:
    """Yield the events of each log entry, with the play just after it."""
    past = begin(play.setup)
    for entry in play.log:
        yield past.repeat(entry), past
