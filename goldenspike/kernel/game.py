"""The interface of a game, and the four things that can be pending: Ask, Chance, Step and Over.

A pending question resolves itself: `pending.resolve(state, answer)` returns the events that follow and changes nothing.
It gets the position as an argument and keeps none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Protocol, TypeVar

from goldenspike.kernel.chance import Distribution
from goldenspike.kernel.entries import Entry, Result
from goldenspike.kernel.illegal import Illegal
from goldenspike.kernel.menu import IndexedMenu
from goldenspike.kernel.options import Option


class Menu(Protocol):
    """Legal actions of a seat: a union of boxes that do not overlap.

    `len`, iteration and `sample` agree on the same actions; `in` also accepts legal actions of open boxes (deals).
    """

    def __contains__(self, action: object) -> bool:
        """Whether the action, or its JSON form as a dict, may be chosen."""
        ...

    def __iter__(self) -> Iterator[Any]: ...

    def __len__(self) -> int: ...

    def sample(self, rng: Random) -> Any:
        """Pick a random action, each equally likely, without listing them all."""
        ...

    def forced(self) -> Any:
        """Return the only legal action, or None when there is a choice."""
        ...

    def describe(self) -> dict[str, Any]:
        """`choices` (boxes with previews) and `refused` (near misses with their reasons), for user interfaces."""
        ...


class Ask:
    """A seat must choose from a menu. The menu also resolves the choice.

    `rule` is the rule of the question; `question` distinguishes several questions of one phase.
    """

    __match_args__ = ("seat", "menu")

    def __init__(self, seat: int, menu: IndexedMenu, rule: str = "", question: str = "") -> None:
        self.seat = seat
        self.menu = menu
        self.rule = rule
        self.question = question

    def resolve(self, state: Any, action: Any) -> list[Any]:
        return self.menu.resolve(state, action)

    def __repr__(self) -> str:
        return f"Ask(seat={self.seat}, menu={self.menu!r})"


class Chance:
    """A random outcome is pending. `purpose` says what for, where `kind` alone does not.

    `then` returns the events for a position and an outcome; it also gets `about`, if that is set.
    """

    __match_args__ = ("kind", "purpose")

    def __init__(
        self, kind: str, purpose: Any, distribution: Distribution, then: Callable[..., list[Any]], about: Any = None
    ) -> None:
        self.kind = kind
        self.purpose = purpose
        self.distribution = distribution
        self._then = then
        self._about = about

    def outcomes(self) -> Iterator[tuple[Any, int]]:
        """Every outcome with its weight."""
        return self.distribution.outcomes()

    def resolve(self, state: Any, outcome: Any) -> list[Any]:
        about = self._about
        return self._then(state, outcome) if about is None else self._then(state, outcome, about)

    def __repr__(self) -> str:
        return f"Chance({self.kind!r}, {self.purpose!r})"


class Step:
    """Something happens by rule, without a choice. The kernel resolves it at once; the log has no entry for it.

    `then` returns the events for a position; it also gets `about`, if that is set.
    """

    def __init__(self, then: Callable[..., list[Any]], about: Any = None) -> None:
        self._then = then
        self._about = about

    def resolve(self, state: Any) -> list[Any]:
        return self._then(state) if self._about is None else self._then(state, self._about)

    def __repr__(self) -> str:
        return f"Step({self._then.__name__})"


class Over:
    """The game has ended."""

    __match_args__ = ("result",)

    def __init__(self, result: Result) -> None:
        self.result = result

    def __repr__(self) -> str:
        return f"Over({self.result!r})"


class GameState(Protocol):
    """A position: flat, cheap to copy, and changed only by the game's `apply`."""

    def clone(self) -> GameState: ...


S = TypeVar("S")


class Game(Protocol[S]):
    """The methods that every game implements for the kernel.

    Only `apply` changes a position. A `resolve` sees a state in which everything before it has happened.
    """

    @property
    def name(self) -> str: ...

    @property
    def rules_version(self) -> int: ...

    @property
    def seats(self) -> tuple[int, int]:
        """Fewest and most players."""
        ...

    @property
    def options(self) -> tuple[Option, ...]:
        """Options of a table of this game."""
        ...

    @property
    def action_type(self) -> Any:
        """The union of the game's action Structs, told apart by their `type`."""
        ...

    @property
    def hides_nothing(self) -> bool:
        """Whether views of two seats differ in `you` only."""
        ...

    def seats_for(self, options: dict[str, Any]) -> tuple[int, int]:
        """Fewest and most players with these options, which need not be checked yet."""
        ...

    def check_options(self, options: dict[str, Any], seats: int) -> None:
        """Raise GoldenSpikeError for options that do not fit together. Their names and values are known to be valid."""
        ...

    def minutes(self, options: dict[str, Any], seats: int) -> int:
        """Estimated minutes of such a game at a real table."""
        ...

    def setup(self, pack: Any, options: dict[str, Any], seats: int) -> S: ...

    def pending(self, state: S) -> Ask | Chance | Step | Over: ...

    def untimely(self, pending: Chance | Over, action: Any) -> Illegal:
        """The refusal of an action while no seat is asked."""
        ...

    def apply(self, state: S, event: Any) -> None: ...

    def view(self, state: S, seat: int | None) -> Any:
        """View of a seat; None is a spectator."""
        ...

    def show_event(self, state: S, event: Any, seat: int | None) -> Any:
        """An event as a seat may see it: whole, shortened, or None."""
        ...

    def show_entry(self, state: S, entry: Entry, seat: int | None) -> Entry | None:
        """A log entry as a seat may see it: whole, shortened, or None.

        A game whose entries can become public later also has `show_log(state, log, seat)`, for the whole log.
        """
        ...

    def imagined(self, state: S, seat: int) -> S:
        """Copy the position with nothing in it that the seat does not know."""
        ...

    def broken(self, before: S, event: Any, after: S) -> str | None:
        """Describe a conservation rule that the event broke, if any. Used by the laws, never in play."""
        ...
