"""One live table: its game, its history, its seats and its clocks. Nothing here waits for anything.

A change is prepared on a copy, written down by the caller, and only then made: what could not be written has not
happened.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from goldenspike.kernel.chance import commitment
from goldenspike.kernel.game import Game
from goldenspike.kernel.illegal import Illegal
from goldenspike.kernel.play import Play, begin
from goldenspike.kernel.refusal import STARTED
from goldenspike.kernel.setup import GameSetup
from goldenspike.lessons import dice_id
from goldenspike.packs import Pack
from goldenspike.tables import spectators, time_control
from goldenspike.tables.agreements import read_agreement, read_proposal
from goldenspike.tables.changes import TableChange, asked_seat, play_action, roll_chance, turn_number
from goldenspike.tables.history import BotDecision, History, HistoryLine, UndoEntry, encode_entry, replay
from goldenspike.tables.ledger import TableLedger
from goldenspike.tables.presenter import Presenter
from goldenspike.tables.refusals import RequestRefused, StalePosition, no_seat_error
from goldenspike.tables.rows import ClockChange, HistoryAppend, SeatRow, StoredTable, TableStatus
from goldenspike.tables.schemas import UndoProposal
from goldenspike.tables.seat_links import Caller, SeatTokens, TokenSigner
from goldenspike.tables.snapshots import Snapshots
from goldenspike.tables.time_source import TimeSource

STAND_IN_BOT = "greedy"
"""The bot that takes over from a bot that fails, and from a player who leaves."""
LAST_RESORT_BOT = "random"
"""The bot named in the history when even that one failed."""

ENTRY_BYTES, STATE_BYTES, BASE_BYTES = 800, 12_000, 40_000
"""Rough memory of a history entry with its events, of a position, and of a table without either."""


class LiveTable:
    """A table in memory, rebuilt from what is stored of it."""

    def __init__(
        self, stored: StoredTable, game: Game[Any], pack: Pack, signer: TokenSigner, clock: TimeSource
    ) -> None:
        if stored.row.rules != game.rules_version:
            raise RequestRefused("server-other-rules", game=game.name, found=stored.row.rules, known=game.rules_version)
        self.game = game
        self.pack = pack
        self.history = History()
        self.snapshots = Snapshots()
        self.ledger = TableLedger()
        self.clock = clock
        self._signer = signer
        self._delayed: LiveTable | None = None
        self.row = stored.row
        self.play = self._begin(stored.seats)
        self.catch_up(stored)

    # Status

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def ply(self) -> int:
        return len(self.history.lines)

    @property
    def asked(self) -> int | None:
        return asked_seat(self.play) if self.state == "running" else None

    @property
    def asked_bot(self) -> str | None:
        """The bot that must move now: the seat's own, the one that replaced it, or a stand-in."""
        seat = self.asked
        if seat is None or self.seats[seat].kind != "bot":
            return None if seat is None else self.seats[seat].stand_in
        program = self.replacement_bots().get(seat, self.seats[seat].bot)
        # After the last resort, try the stand-in again: what made every bot fail may be over.
        return STAND_IN_BOT if program == LAST_RESORT_BOT != self.seats[seat].bot else program

    @property
    def paused(self) -> bool:
        return self.pause is not None and not self.pause.waiting

    @property
    def late(self) -> bool:
        """Whether the player who must move has no time left."""
        deadline = self.status.deadline
        return deadline is not None and deadline <= self.clock.now()

    @property
    def weight(self) -> int:
        """Rough memory in bytes."""
        states = STATE_BYTES * (1 + len(self.snapshots))
        delayed = 0 if self._delayed is None else self._delayed.weight
        return BASE_BYTES + ENTRY_BYTES * self.ply + states + self.presenter.weight + self.ledger.weight + delayed

    # Building from storage

    def rebuild(self, stored: StoredTable) -> LiveTable:
        """Another table of the same game, pack and clock, from what is stored."""
        return LiveTable(stored, self.game, self.pack, self._signer, self.clock)

    def _begin(self, seats: list[SeatRow]) -> Play:
        row = self.row
        setup = GameSetup(
            game=self.game,
            pack=self.pack,
            options=msgspec.json.decode(row.options),
            players=[seat.name for seat in seats],
            id=dice_id(row.id),
            nonces=[seat.nonce for seat in seats],
            commitment=commitment(row.seed),
            seed=row.seed,
        )
        return begin(setup, setup.dice(), auto_chance=False)

    def catch_up(self, stored: StoredTable) -> None:
        """Take over what others wrote; of the history only what is new."""
        self.row = stored.row
        before = self.play if self.history.lines else self._begin(stored.seats)
        self.play, lines = replay(before, stored.history, self.ply, self.snapshots)
        self._add(lines)
        self._set_seats(stored.seats)
        self._apply_status(stored.standing)

    def _set_seats(self, seats: list[SeatRow]) -> None:
        self.seats = seats
        self.tokens = SeatTokens(self._signer, self.id, seats)
        # A player may have another name by now.
        self.play.setup = replace(self.play.setup, players=[seat.name for seat in seats])

    def _apply_status(self, status: TableStatus) -> None:
        self.status = status
        self.state = status.state
        self.version = status.version
        self.proposal = read_proposal(status.proposal)
        self.pause = read_agreement(status.pause)
        self.ending = read_agreement(status.ending)
        self.presenter = Presenter(self)

    def _add(self, lines: list[HistoryLine]) -> None:
        for line in lines:
            self.history.add(line)

    # Seats and spectators

    def seats_of(self, caller: Caller) -> tuple[int, ...]:
        """The seats that the caller has proved to hold."""
        if caller.token is not None:
            seat = self.tokens.seat(caller.token)
            return () if seat is None else (seat,)
        if caller.guest is None:
            return ()
        return tuple(number for number, seat in enumerate(self.seats) if caller.guest in seat.holders)

    def hosted_by(self, caller: Caller) -> bool:
        return caller.token is None and caller.guest == self.row.opener

    def seat_for(self, mine: tuple[int, ...], named: int | None) -> int | None:
        """The seat a call is about: the named one, else the caller's seat that must move, else their first.

        None for a spectator.
        """
        if named is not None:
            if named not in mine:
                raise no_seat_error()
            return named
        asked = self.asked
        return asked if asked in mine else mine[0] if mine else None

    def seat(self, number: int) -> SeatRow:
        if not 0 <= number < len(self.seats):
            raise RequestRefused("server-no-such-seat", seat=number)
        return self.seats[number]

    def other_people(self, mine: tuple[int, ...]) -> list[int]:
        """The seats of other people who play themselves, not through a stand-in."""
        return [
            number for number, seat in enumerate(self.seats) if time_control.is_on_clock(seat) and number not in mine
        ]

    def visible_to(self, mine: tuple[int, ...]) -> LiveTable:
        """The table as the holder of these seats may see it; spectators see it delayed while the game runs."""
        if mine or not self.row.delay:
            return self
        if self.state != "running":
            self._delayed = None
            return self
        if self._delayed is None or self._delayed.version != self.version:
            self._delayed = spectators.delayed_table(self, self._delayed)
        return self._delayed

    def replacement_bots(self) -> dict[int, str]:
        """By seat, the bot that plays for a bot that failed; this follows from the history."""
        return {
            seat: bot
            for seat, (bot, ply) in self.history.programs.items()
            if self.seats[seat].kind == "bot" and ply > self.seats[seat].since and bot != self.seats[seat].bot
        }

    # Changes: prepared on a copy, made by `make` once they are written

    def prepare_seats(self, seats: list[SeatRow], opening: Sequence[Any] = ()) -> TableChange:
        """Change the seats. The game begins when no seat is open; a lesson's `opening` is played at once."""
        self.check_not_closed()
        if self.state != "waiting":
            return TableChange(self.play, [], self.state, self.asked)
        play = self._begin(seats)
        if any(seat.kind == "open" for seat in seats):
            return TableChange(play, [], "waiting", None)
        change = roll_chance(play, [])
        for action in opening:
            change = play_action(play, change.lines, action)
        return change

    def prepare_action(self, action: Any, by: BotDecision | None = None) -> TableChange:
        """The seat that must move chooses. Raises Illegal."""
        self.check_not_closed()
        if self.state == "waiting":
            raise RequestRefused("server-waiting")
        return play_action(self.play.clone(), [], action, by)

    def prepare_undo(self, to: int, by: list[int]) -> TableChange:
        return roll_chance(self.snapshots.rewind(self.play, to), [HistoryLine(UndoEntry(to, sorted(by)), [])])

    def append_of(self, change: TableChange, at: float, seats: list[SeatRow] | None = None) -> HistoryAppend:
        """What to write for the change; `seats` if they change too."""
        entries = [encode_entry(line.entry) for line in change.lines]
        turn = turn_number(change.play)
        new_turn = None if turn == turn_number(self.play) and self.state != "waiting" else turn
        clock = time_control.clocks_after_change(self, change, seats or self.seats, at)
        return HistoryAppend(self.id, self.version, self.ply, entries, change.state, change.asked, at, new_turn, clock)

    def make(
        self,
        change: TableChange,
        seats: list[SeatRow] | None = None,
        proposal: UndoProposal | None = None,
        clock: ClockChange | None = None,
    ) -> None:
        """Make a change that was written."""
        if change.lines:
            first, length = change.lines[0].entry, len(self.play.log)
            if isinstance(first, UndoEntry):
                self.snapshots.cut(first.undo)
            elif self.snapshots.wants(length):
                self.snapshots.keep(length, self.play.state)
        self.play = change.play
        self._add(change.lines)
        if seats is not None:
            self._set_seats(seats)
        self.set_status(clock, state=change.state, proposal=None)
        self.proposal = proposal

    def set_status(self, clock: ClockChange | None = None, **changes: Any) -> None:
        """Set status and clocks, with the next version."""
        if clock is not None:
            changes |= {"deadline": clock.deadline, "due": clock.due}
            for seat, left, stand_in in clock.seats:
                self.seats[seat] = replace(self.seats[seat], left=left, stand_in=stand_in)
        self._apply_status(replace(self.status, version=self.version + 1, **changes))

    # Checks

    def check_ply(self, ply: int) -> None:
        """Refuse a caller who has not seen the latest ply."""
        if ply != self.ply:
            raise StalePosition(self.ply)

    def check_waiting(self) -> None:
        if self.state != "waiting":
            raise Illegal(STARTED)

    def check_running(self) -> None:
        self.check_unfinished()
        if self.state == "waiting":
            raise RequestRefused("server-waiting")

    def check_unfinished(self) -> None:
        self.check_not_closed()
        if self.state == "over":
            raise RequestRefused("server-over")

    def check_not_closed(self) -> None:
        if self.state == "closed":
            raise RequestRefused("server-closed")
