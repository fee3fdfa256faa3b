"""What a game tells of itself once it is over: the lab counts, and knows no rules.

The part `measures` of a game's home makes an object that fulfils `Measures`. The names of tallies, curves, ends and
aims are keys of the catalogues: `lab-tally-…`, `lab-curve-…`, `lab-end-…`, `lab-aim-…`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Literal, Protocol

import msgspec

from goldenspike.game_registry import game_registry
from goldenspike.kernel.play import Play, begin

Counts = dict[str, dict[str, float]]
"""By tally, by what is counted."""


class Facts(msgspec.Struct, frozen=True, omit_defaults=True):
    """Of one game. `curves` by name, then by turn, then by seat, at the end of the turn; the first is the score."""

    curves: dict[str, list[list[int]]] = {}
    counts: Counts = {}
    end: str | None = None


class Tally(msgspec.Struct, frozen=True):
    """Something that is counted. `names` are of all that there is to count, as people read them.

    Over the `sum`: each has its part of all that was counted. Over the `games`: in what part of them there was any.
    """

    name: str
    over: Literal["sum", "games"]
    names: dict[str, str]


class CalibrationSetting(msgspec.Struct, frozen=True):
    """A way to play that `calibrate` plays; `kind` is what aims ask for."""

    players: int
    options: dict[str, Any] = {}
    kind: str = ""

    @property
    def name(self) -> str:
        """For folders and programs: 4-short, 1-denver-6000-advanced."""
        return "-".join([str(self.players), *map(str, self.options.values())])


PLACES = "places"
GRADE = "grade"


class Aim(msgspec.Struct, frozen=True):
    """Where the figures of a good board lie: those of a tally, or of one thing in it; the PLACES' wins over what would
    be fair; or the median GRADE, as a place in GRADES.

    `together`: in all games of these kinds taken as one, instead of setting by setting.
    """

    name: str
    tally: str
    least: float | None = None
    most: float | None = None
    only: str | None = None
    kinds: tuple[str, ...] = ("",)
    together: bool = False


class Measures(Protocol):
    """What the lab asks of a game."""

    @property
    def settings(self) -> Sequence[CalibrationSetting]: ...

    @property
    def aims(self) -> Sequence[Aim]: ...

    def places(self, play: Play) -> list[int]:
        """Where each seat began, from 1: what chance dealt it, if it is not the same for all."""
        ...

    def place_names(self, play: Play, lang: str) -> list[str]:
        """What these places are called, from the first."""
        ...

    def facts(self, play: Play) -> Facts:
        """Of a game that is over."""
        ...

    def tallies(self, pack: Any, lang: str) -> list[Tally]: ...


def measures_of(game: str) -> Measures | None:
    """Those of that game, if it has any."""
    home = game_registry()[game]
    found: Measures | None = home.load(home.measures)() if home.measures else None
    return found


def replay_events(play: Play) -> Iterator[tuple[list[Any], Play]]:
    """The events of each entry of its log, and the play just after it."""
    past = begin(play.setup)
    for entry in play.log:
        yield past.repeat(entry), past
