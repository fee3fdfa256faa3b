"""A game in progress: its log, its position and what is pending."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec

from goldenspike.kernel import printing
from goldenspike.kernel.bounds import LIVE_ACTIONS, RECORD_ACTIONS, read_action
from goldenspike.kernel.chance import ChanceSource, PrivateDice
from goldenspike.kernel.entries import ActionEntry, ChanceEntry, Entry, Result
from goldenspike.kernel.game import Ask, Chance, Game, Menu, Over, Step
from goldenspike.kernel.illegal import Illegal
from goldenspike.kernel.refusal import (
    NO_DICE,
    NOT_AN_OUTCOME,
    NOT_CHANCE,
    NOTHING_TO_UNDO,
    PROMISED_DICE,
    STARTED,
    UNDO_BARRIER,
)
from goldenspike.kernel.setup import GameSetup

FORMAT = "goldenspike/1"


def begin(setup: GameSetup, dice: ChanceSource | None = None, auto_chance: bool = False) -> Play:
    """Start a play before its first log entry."""
    state = setup.game.setup(setup.pack, setup.options, len(setup.players))
    return Play(setup, state, [], 0, dice, auto_chance)


def _log_length(log: list[Entry]) -> str:
    return "1 log entry" if len(log) == 1 else f"{len(log)} log entries"


class Play:
    """A game in progress.

    `pending` is the current question. Everything that follows by rule has already happened. So have random outcomes,
    unless the play was made with `auto_chance=False` or has no dice.
    """

    def __init__(
        self,
        setup: GameSetup,
        state: Any,
        log: list[Entry],
        draws: int,
        dice: ChanceSource | None,
        auto_chance: bool,
        pending: Ask | Chance | Over | None = None,
    ) -> None:
        self.setup = setup
        self.game: Game[Any] = setup.game
        self.state = state
        self.log = log
        self.draws = draws  # number of the next draw
        self._dice = dice
        self.auto_chance = auto_chance
        self.forced: list[int] = []
        """Which events of the last entry answered a question with one possible answer, which no seat was asked."""
        self.pending: Ask | Chance | Over = self._advance([]) if pending is None else pending

    # What is pending, in short

    @property
    def over(self) -> bool:
        return isinstance(self.pending, Over)

    @property
    def result(self) -> Result | None:
        """Result of the game; None while it goes on."""
        return self.pending.result if isinstance(self.pending, Over) else None

    @property
    def seat(self) -> int | None:
        """Seat that is asked; None at the end, and while a random outcome is pending."""
        return self.pending.seat if isinstance(self.pending, Ask) else None

    @property
    def menu(self) -> Menu | None:
        """Menu of the asked seat."""
        return self.pending.menu if isinstance(self.pending, Ask) else None

    def __repr__(self) -> str:
        players = ", ".join(self.setup.players)
        return f"<Play of {self.game.name} by {players}: {_log_length(self.log)}, {self._status()}>"

    def _status(self) -> str:
        pending = self.pending
        if isinstance(pending, Ask):
            return f"seat {pending.seat} to move"
        return "over" if isinstance(pending, Over) else f"{pending.kind} pending"

    def __str__(self) -> str:
        """Draw board and tables in characters, as a spectator sees them."""
        return printing.play_text(self)

    def _repr_svg_(self) -> str:
        """Draw the board as SVG for a notebook, as a spectator sees it."""
        return printing.play_svg(self)

    # Playing

    def act(self, action: Any) -> list[Any]:
        """Play an action of the asked seat. Returns its events, with all that follow by rule and by dice."""
        if isinstance(action, dict):
            action = self.read_action(action)
        LIVE_ACTIONS.check(action)
        return self._choose(action)

    def roll(self, outcome: Any = None) -> list[Any]:
        """Resolve the pending chance with the game's own dice, or with a given outcome."""
        pending = self.pending
        if not isinstance(pending, Chance):
            raise Illegal(NOT_CHANCE)
        events: list[Any] = []
        self._roll(pending, outcome, events)
        self.pending = self._advance(events)
        return events

    def contribute(self, seat: int, nonce: str) -> None:
        """Add a player's own nonce to the dice. Only before the first entry."""
        if self.log:
            raise Illegal(STARTED)
        self.setup = self.setup.with_nonce(seat, nonce)
        self._dice = self.setup.dice()

    def read_action(self, plain: Any) -> Any:
        """Read an action from its JSON form."""
        return read_action(plain, self.game.action_type)

    # Undo

    def undoable(self, seat: int) -> int:
        """Number of entries that a seat may undo alone: its latest, back to dice or another seat's action."""
        count = 0
        for entry in reversed(self.log):
            if not isinstance(entry, ActionEntry) or entry.seat != seat:
                break
            count += 1
        return count

    def undo(self, seat: int) -> None:
        """Undo a seat's last action, if neither dice nor another seat's action came after it."""
        if not self.log:
            raise Illegal(NOTHING_TO_UNDO)
        if not self.undoable(seat):
            raise Illegal(UNDO_BARRIER)
        self.rewind(len(self.log) - 1)

    def rewind(self, length: int) -> None:
        """Go back to the position after `length` log entries. Beyond `undoable` that needs the consent of all players.

        Draw numbers keep counting up, so no outcome is rolled again.
        """
        if not 0 <= length <= len(self.log):
            raise Illegal(NOTHING_TO_UNDO)
        past = self.at(length)
        self.log, self.state = past.log, past.state
        self.pending = self._advance([])

    # Views and copies

    def view(self, seat: int | None) -> Any:
        """View of a seat; None is a spectator."""
        return self.game.view(self.state, seat)

    def observe(self, seat: int) -> Observation:
        """Observation of a seat: all that its player may know and do. Bots get this."""
        blind = self.clone()
        blind.setup = self.setup.without_seed()
        blind._dice = None
        return Observation(blind, seat)

    def clone(self, rng: Random | None = None) -> Play:
        """Copy the play. The copy rolls the same dice, or dice of `rng` if that is given."""
        state = self.state.clone()
        pending = self.game.pending(state)
        assert not isinstance(pending, Step)  # noqa: S101  (all that follows by rule has happened)
        if isinstance(pending, Ask):
            pending.menu.action_type = self.game.action_type
        copy = Play(self.setup, state, self.log[:], self.draws, self._dice, self.auto_chance, pending)
        if rng is not None:
            copy._roll_own(rng)
        return copy

    def reseed(self, rng: Random) -> None:
        """Roll dice of `rng` from now on, in a play that was imagined or cloned for a search.

        Raises Illegal for a play with committed dice: those are never exchanged.
        """
        if self.setup.seed is not None:
            raise Illegal(PROMISED_DICE)
        self._roll_own(rng)

    def at(self, length: int) -> Play:
        """The play after its first `length` log entries, without dice."""
        past = begin(self.setup)
        for entry in self.log[:length]:
            past.repeat(entry)
        return past

    def history(self) -> Iterator[tuple[Entry | None, list[Any]]]:
        """Iterate over log entries with their events, after a first pair of None and no events."""
        past = begin(self.setup)
        yield None, []
        for entry in self.log:
            yield entry, past.repeat(entry)

    def repeat(self, entry: Entry) -> list[Any]:
        """Replay an entry of another log with every legality check. Its field bounds are those of records."""
        if isinstance(entry, ActionEntry):
            RECORD_ACTIONS.check(entry.action)
            return self._choose(entry.action)
        pending = self.pending
        if not isinstance(pending, Chance):
            raise Illegal(NOT_CHANCE)
        self.draws = entry.n
        events: list[Any] = []
        self._roll(pending, entry.outcome, events)
        self.pending = self._advance(events)
        return events

    # Records

    def record(self) -> dict[str, Any]:
        """Record of the game, format goldenspike/1. It contains the seed only once the game is over."""
        return self._record(isinstance(self.pending, Over))

    def save(self) -> dict[str, Any]:
        """Record with the seed, for storage only: the seed reveals future dice."""
        record = self._record(True)
        rolled = [entry.n for entry in self.log if isinstance(entry, ChanceEntry)]
        if self.draws > max(rolled, default=-1) + 1:
            # Draws at the end of the log were undone. Without this number they would be rolled again.
            record["draws"] = self.draws
        return record

    def _record(self, with_seed: bool) -> dict[str, Any]:
        setup, pending = self.setup, self.pending
        record: dict[str, Any] = {
            "format": FORMAT,
            "game": self.game.name,
            "rules": self.game.rules_version,
            "pack": {"id": setup.pack.id, "version": setup.pack.version, "sha256": setup.pack.sha256},
            "id": setup.id,
            "options": setup.options,
            "players": setup.players,
            "nonces": setup.nonces,
            "commitment": setup.commitment,
        }
        if with_seed and setup.seed is not None:
            record["seed"] = setup.seed.hex()
        record["log"] = msgspec.to_builtins(self.log)
        if isinstance(pending, Over):
            record["result"] = msgspec.to_builtins(pending.result)
        return record

    # Advancing

    def _roll_own(self, rng: Random) -> None:
        if self.setup.seed is not None:
            self.setup = self.setup.without_seed()
        self._dice = PrivateDice(rng)
        if self.auto_chance and isinstance(self.pending, Chance):
            self.pending = self._advance([])

    def trust(self, dice: ChanceSource | None, auto_chance: bool) -> None:
        """Continue with these dice."""
        self._dice = dice
        self.auto_chance = auto_chance
        self.pending = self._advance([])

    def _choose(self, action: Any) -> list[Any]:
        pending = self.pending
        if not isinstance(pending, Ask):
            raise self.game.untimely(pending, action)
        events = pending.resolve(self.state, action)
        self.log.append(ActionEntry(pending.seat, action))
        self._happen(events)
        self.pending = self._advance(events)
        return events

    def _advance(self, events: list[Any]) -> Ask | Chance | Over:
        """Resolve everything that needs no choice, until a seat is asked."""
        if self.forced:
            self.forced = []
        while True:
            pending = self.game.pending(self.state)
            if isinstance(pending, Ask):
                forced = pending.menu.forced()
                if forced is None:
                    pending.menu.action_type = self.game.action_type
                    return pending
                following = pending.resolve(self.state, forced)
                for number in range(len(events), len(events) + len(following)):
                    self.forced.append(number)
            elif isinstance(pending, Step):
                following = pending.resolve(self.state)
            elif isinstance(pending, Chance) and self.auto_chance and self._dice is not None:
                self._roll(pending, None, events)
                continue
            else:
                return pending
            self._happen(following)
            events += following

    def _roll(self, chance: Chance, outcome: Any, events: list[Any]) -> None:
        if outcome is None:
            if self._dice is None:
                raise Illegal(NO_DICE)
            outcome = chance.distribution.draw(self._dice.below(self.draws))
        elif not chance.distribution.allows(outcome):
            raise Illegal(NOT_AN_OUTCOME, kind=chance.kind)
        following = chance.resolve(self.state, outcome)
        self.log.append(ChanceEntry(chance.kind, self.draws, outcome, chance.purpose))
        self.draws += 1
        self._happen(following)
        events += following

    def _happen(self, events: list[Any]) -> None:
        game, state = self.game, self.state
        for event in events:
            game.apply(state, event)


class Observation:
    """All that the player of one seat may know. Nothing hidden from that seat can be reached from here."""

    def __init__(self, play: Play, seat: int) -> None:
        self._play = play
        self.seat = seat

    def __repr__(self) -> str:
        menu = self.menu
        status = "not this seat's turn" if menu is None else repr(menu)
        return f"<Observation of seat {self.seat} in {self._play.game.name}: {_log_length(self.log)}, {status}>"

    @property
    def pack(self) -> Any:
        return self._play.setup.pack

    @property
    def view(self) -> Any:
        return self._play.view(self.seat)

    @property
    def public(self) -> Any:
        """Public view: that of a spectator."""
        return self._play.view(None)

    @property
    def menu(self) -> Menu | None:
        """Menu of the seat; None while another seat is asked."""
        pending = self._play.pending
        return pending.menu if isinstance(pending, Ask) and pending.seat == self.seat else None

    @property
    def log(self) -> list[Entry]:
        """Log of the game so far, as the seat may see it."""
        game, state, log = self._play.game, self._play.state, self._play.log
        show_log: Callable[[Any, list[Entry], int], list[Entry]] | None = getattr(game, "show_log", None)
        if show_log is not None:
            return show_log(state, log, self.seat)
        shown = [game.show_entry(state, entry, self.seat) for entry in log]
        return [entry for entry in shown if entry is not None]

    def imagine(self, rng: Random) -> Play:
        """Make a play that agrees with all the seat knows, for search. It rolls its own dice."""
        known = self._play
        state = known.game.imagined(known.state, self.seat)
        return Play(known.setup, state, self.log, known.draws, PrivateDice(rng), True)
