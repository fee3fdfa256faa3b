"""What a game must answer, and the four things it can be waiting for.

What is pending knows how it goes on: `pending.resolve(state, answer)` says what follows, as events, and changes
nothing. It is handed the position it is to look at and keeps none.
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
    """What a seat may choose from: a union of boxes that do not overlap.

    `len`, iteration and `sample` agree on the same actions; `in` also answers for actions of open boxes (free deals).
    """

    def __contains__(self, action: object) -> bool:
        """Whether the action, or its JSON form as a dict, may be chosen."""
        ...

    def __iter__(self) -> Iterator[Any]: ...

    def __len__(self) -> int: ...

    def sample(self, rng: Random) -> Any:
        """One action, each equally likely, without listing them all."""
        ...

    def forced(self) -> Any:
        """The only action there is, or None when there is a choice."""
        ...

    def describe(self) -> dict[str, Any]:
        """`choices` (boxes with previews) and `refused` (near misses with their reasons), for user interfaces."""
        ...


class Ask:
    """A seat must choose from a menu, which also says what follows from the choice.

    `rule` is the one it stands on; `question` tells apart what one phase asks.
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
    """Dice or cards must answer. `purpose` says what for, where the kind alone does not.

    `then` says what follows from a position and the outcome, and what the chance is `about`, if anything.
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
    """Something follows by rule, with nobody choosing. The kernel resolves it at once; it is no entry of the log.

    `then` says what follows from a position, and from what the step is `about`, if anything.
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
    """A position. Flat and cheap to copy; only the game's `apply` changes it."""

    def clone(self) -> GameState: ...


S = TypeVar("S")


class Game(Protocol[S]):
    """The questions of the kernel, and what a game is called.

    What is `pending` resolves itself and never changes anything; `apply` is the only thing that does. A `resolve` sees
    a state in which everything before it has happened.
    """

    @property
    def name(self) -> str: ...

    @property
    def rules_version(self) -> int: ...

    @property
    def seats(self) -> tuple[int, int]:
        """The least and the greatest number of players."""
        ...

    @property
    def options(self) -> tuple[Option, ...]:
        """What a table of this game may set."""
        ...

    @property
    def action_type(self) -> Any:
        """The union of the game's action Structs, told apart by their `type`."""
        ...

    @property
    def hides_nothing(self) -> bool:
        """Whether what two seats see differs in `you` alone."""
        ...

    def seats_for(self, options: dict[str, Any]) -> tuple[int, int]:
        """The least and the greatest number of players with these options, which need not be checked yet."""
        ...

    def check_options(self, options: dict[str, Any], seats: int) -> None:
        """Whether options, each of them known, fit together. Raises GoldenSpikeError by name."""
        ...

    def minutes(self, options: dict[str, Any], seats: int) -> int:
        """About how long people who sit together take for such a game."""
        ...

    def setup(self, pack: Any, options: dict[str, Any], seats: int) -> S: ...

    def pending(self, state: S) -> Ask | Chance | Step | Over: ...

    def untimely(self, pending: Chance | Over, action: Any) -> Illegal:
        """What to say to an action while nobody is asked."""
        ...

    def apply(self, state: S, event: Any) -> None: ...

    def view(self, state: S, seat: int | None) -> Any:
        """What that seat may see; None is a spectator."""
        ...

    def show_event(self, state: S, event: Any, seat: int | None) -> Any:
        """The event as that seat may see it: whole, shortened, or None."""
        ...

    def show_entry(self, state: S, entry: Entry, seat: int | None) -> Entry | None:
        """The log entry as that seat may see it: whole, shortened, or None.

        Where what follows can make an entry public, a game has `show_log(state, log, seat)` too: all that it sees.
        """
        ...

    def imagined(self, state: S, seat: int) -> S:
        """A copy of the position that agrees with all the seat knows, and holds nothing that it does not."""
        ...

    def broken(self, before: S, event: Any, after: S) -> str | None:
        """What the event broke of the game's conservation rules, if anything: read by the laws, never in play."""
        ...
