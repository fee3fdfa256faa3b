"""One live table: its game, its history and its seats. Nothing here waits for anything.

A change is prepared on a copy, written down, and only then made: what could not be written has not happened.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import islice
from typing import Any

import msgspec
from msgspec.structs import replace

from goldenspike.kernel.chance import commitment
from goldenspike.kernel.entries import ActionEntry, ChanceEntry
from goldenspike.kernel.game import Ask, Chance, Game, Over
from goldenspike.kernel.illegal import Illegal
from goldenspike.kernel.play import Play, begin
from goldenspike.kernel.refusal import NOTHING_TO_UNDO, STARTED
from goldenspike.kernel.setup import GameSetup as GameTable
from goldenspike.lessons import dice_id, opening_of
from goldenspike.packs import Pack
from goldenspike.tables import time_control
from goldenspike.tables.history import BotDecision, ChoiceEntry, History, HistoryLine, UndoEntry, encode_entry, replay
from goldenspike.tables.ledger import TableLedger
from goldenspike.tables.presenter import Presenter
from goldenspike.tables.refusals import RequestRefused, StalePosition, no_seat_error
from goldenspike.tables.rows import ClockChange, HistoryAppend, SeatRow, StoredTable, TableStatus
from goldenspike.tables.schemas import Agreement, UndoProposal
from goldenspike.tables.seat_links import Caller, SeatTokens, Signer
from goldenspike.tables.snapshots import Snapshots
from goldenspike.tables.time_source import TimeSource

STAND_IN_BOT = "greedy"
"""Who takes over from a bot that fails, and from a player who leaves."""
LAST_RESORT_BOT = "random"
"""Who is said to have chosen when even that one failed."""

ENTRY_BYTES, STATE_BYTES, BASE_BYTES = 800, 12_000, 40_000
"""About what an entry of the history with its events, a position, and a table without either take in memory."""


class TableChange(msgspec.Struct, frozen=True):
    """What is about to happen: the position it leads to, and the new lines of the history."""

    play: Play
    lines: list[HistoryLine]
    state: str
    asked: int | None

    @property
    def final(self) -> bool:
        """It cannot be taken back: dice have answered, or the game is over."""
        return self.state == "over" or any(isinstance(line.entry, ChanceEntry) for line in self.lines)


class LiveTable:
    def __init__(self, stored: StoredTable, game: Game[Any], pack: Pack, signer: Signer, clock: TimeSource) -> None:
        if stored.row.rules != game.rules_version:
            raise RequestRefused("server-other-rules", game=game.name, found=stored.row.rules, known=game.rules_version)
        self.used = 0.0
        """When somebody last asked for it."""
        self.game = game
        self.pack = pack
        self.lock = asyncio.Lock()
        self.history = History()
        self.past = Snapshots()
        self.ledger = TableLedger()
        self.clock = clock
        self._signer = signer
        self._behind: LiveTable | None = None
        self.row = stored.row
        self.play = self._begin(stored.seats)
        self.catch_up(stored)

    # How it stands

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
        """The program whose turn it is: the seat's own, or whoever took over from it, or stands in there."""
        seat = self.asked
        if seat is None or self.seats[seat].kind != "bot":
            return None if seat is None else self.seats[seat].stand_in
        program = self.stand_ins().get(seat, self.seats[seat].bot)
        # What made everybody fail may be over.
        return STAND_IN_BOT if program == LAST_RESORT_BOT != self.seats[seat].bot else program

    @property
    def paused(self) -> bool:
        return self.pause is not None and not self.pause.waiting

    @property
    def late(self) -> bool:
        """Whether whoever is asked has no time left."""
        deadline = self.standing.deadline
        return deadline is not None and deadline <= self.clock.now()

    @property
    def weight(self) -> int:
        """About how many bytes of memory it takes."""
        states = STATE_BYTES * (1 + len(self.past))
        behind = 0 if self._behind is None else self._behind.weight
        return BASE_BYTES + ENTRY_BYTES * self.ply + states + self.look.weight + self.ledger.weight + behind

    def _begin(self, seats: list[SeatRow]) -> Play:
        row = self.row
        table = GameTable(
            game=self.game,
            pack=self.pack,
            options=msgspec.json.decode(row.options),
            players=[seat.name for seat in seats],
            id=dice_id(row.id),
            nonces=[seat.nonce for seat in seats],
            commitment=commitment(row.seed),
            seed=row.seed,
        )
        return begin(table, table.dice(), auto_chance=False)

    def catch_up(self, stored: StoredTable) -> None:
        """Take over what others wrote meanwhile; of the history only what is new."""
        self.row = stored.row
        before = self.play if self.history.lines else self._begin(stored.seats)
        self.play, lines = replay(before, stored.history, self.ply, self.past)
        self._add(lines)
        self._sit(stored.seats)
        self._stand(stored.standing)

    def _sit(self, seats: list[SeatRow]) -> None:
        self.seats = seats
        self.keys = SeatTokens(self._signer, self.id, seats)
        # Who sits there may have another name since.
        self.play.table = replace(self.play.table, players=[seat.name for seat in seats])

    def _stand(self, standing: TableStatus) -> None:
        self.standing = standing
        self.state = standing.state
        self.version = standing.version
        self.proposal = None if standing.proposal is None else msgspec.json.decode(standing.proposal, type=UndoProposal)
        self.pause = read_agreement(standing.pause)
        self.ending = read_agreement(standing.ending)
        self.look = Presenter(self)

    def _add(self, lines: list[HistoryLine]) -> None:
        for line in lines:
            self.history.add(line)

    # Who is who

    def seats_of(self, caller: Caller) -> tuple[int, ...]:
        """The seats that the caller has proved to hold."""
        if caller.token is not None:
            seat = self.keys.seat(caller.token)
            return () if seat is None else (seat,)
        if caller.guest is None:
            return ()
        return tuple(number for number, seat in enumerate(self.seats) if caller.guest in seat.holders)

    def hosted_by(self, caller: Caller) -> bool:
        return caller.token is None and caller.guest == self.row.opener

    def meant(self, mine: tuple[int, ...], named: int | None) -> int | None:
        """The seat that a call is about: the named one, the asked one of his, his first; None for a spectator."""
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

    def seen_by(self, mine: tuple[int, ...]) -> LiveTable:
        """The table as whoever holds these seats may see it: without any he stands back while the game runs."""
        if mine or not self.row.delay:
            return self
        if self.state != "running":
            self._behind = None
            return self
        if self._behind is None or self._behind.version != self.version:
            self._behind = self._stood_back()
        return self._behind

    def _stood_back(self) -> LiveTable:
        """As it was `delay` entries ago. It has not begun there before its first dice have answered."""
        lines = self.history.lines
        ply = max(0, len(lines) - self.row.delay)
        while ply and isinstance(lines[ply].entry, ChanceEntry):
            ply -= 1  # nobody ever saw dice that had still to answer
        behind = self._behind
        if behind is not None and behind.ply > ply:
            behind = None  # the host has them stand further back
        new = [encode_entry(line.entry) for line in lines[0 if behind is None else behind.ply : ply]]
        stored = StoredTable(self.row, TableStatus(state="running", version=self.version), self.seats, new)
        if behind is None:
            behind = LiveTable(stored, self.game, self.pack, self._signer, self.clock)
        else:
            behind.catch_up(stored)
        if asked_seat(behind.play) is None:
            behind.state = "waiting"
        return behind

    def stand_ins(self) -> dict[int, str]:
        """By seat, who plays for its bot since that failed; this follows from the history like everything else."""
        return {
            seat: bot
            for seat, (bot, ply) in self.history.programs.items()
            if self.seats[seat].kind == "bot" and ply > self.seats[seat].since and bot != self.seats[seat].bot
        }

    # What may happen: prepared on a copy, made by `make` once it is written down

    def prepare_seats(self, seats: list[SeatRow], opening: Sequence[Any] = ()) -> TableChange:
        """Others sit there. The game begins, if no seat is open any more; with those actions, if it begins later."""
        self.check_not_closed()
        if self.state != "waiting":
            return TableChange(self.play, [], self.state, self.asked)
        play = self._begin(seats)
        if any(seat.kind == "open" for seat in seats):
            return TableChange(play, [], "waiting", None)
        change = self._followed_by_chance(play, [])
        for action in opening:
            change = self._followed_by_action(play, change.lines, action)
        return change

    def prepare_action(self, action: Any, by: BotDecision | None = None) -> TableChange:
        """The asked seat chooses. Raises Illegal."""
        self.check_not_closed()
        if self.state == "waiting":
            raise RequestRefused("server-waiting")
        return self._followed_by_action(self.play.clone(), [], action, by)

    def prepare_undo(self, to: int, by: list[int]) -> TableChange:
        return self._followed_by_chance(self.past.go(self.play, to), [HistoryLine(UndoEntry(to, sorted(by)), [])])

    def _followed_by_action(
        self, play: Play, lines: list[HistoryLine], action: Any, by: BotDecision | None = None
    ) -> TableChange:
        events = play.act(action)
        chosen = play.log[-1]
        assert isinstance(chosen, ActionEntry)  # noqa: S101
        bot, why = (None, None) if by is None else (by.bot, by.why)
        lines.append(HistoryLine(ChoiceEntry(chosen.seat, chosen.action, bot, why), events, play.forced))
        return self._followed_by_chance(play, lines)

    def _followed_by_chance(self, play: Play, lines: list[HistoryLine]) -> TableChange:
        while isinstance(play.pending, Chance):
            events = play.roll()
            rolled = play.log[-1]
            assert isinstance(rolled, ChanceEntry)  # noqa: S101
            lines.append(HistoryLine(rolled, events, play.forced))
        return TableChange(play, lines, "over" if isinstance(play.pending, Over) else "running", asked_seat(play))

    def append_of(self, change: TableChange, at: float, seats: list[SeatRow] | None = None) -> HistoryAppend:
        """How the change is written down; `seats`: as they are then, where that changes too."""
        entries = [encode_entry(line.entry) for line in change.lines]
        turn = turn_number(change.play)
        turned = None if turn == turn_number(self.play) and self.state != "waiting" else turn
        clock = time_control.clocks_after_change(self, change, seats or self.seats, at)
        return HistoryAppend(self.id, self.version, self.ply, entries, change.state, change.asked, at, turned, clock)

    def make(
        self,
        change: TableChange,
        seats: list[SeatRow] | None = None,
        proposal: UndoProposal | None = None,
        clock: ClockChange | None = None,
    ) -> None:
        if change.lines:
            first, length = change.lines[0].entry, len(self.play.log)
            if isinstance(first, UndoEntry):
                self.past.cut(first.undo)
            elif self.past.wants(length):
                self.past.keep(length, self.play.state)
        self.play = change.play
        self._add(change.lines)
        if seats is not None:
            self._sit(seats)
        self.stand(clock, state=change.state, proposal=None)
        self.proposal = proposal

    def stand(self, clock: ClockChange | None = None, **changes: Any) -> None:
        """So it stands, and its clocks, with the next version."""
        if clock is not None:
            changes |= {"deadline": clock.deadline, "due": clock.due}
            for seat, left, stand_in in clock.seats:
                self.seats[seat] = replace(self.seats[seat], left=left, stand_in=stand_in)
        self._stand(replace(self.standing, version=self.version + 1, **changes))

    # Taking back

    def alone(self, mine: tuple[int, ...]) -> int:
        """How many log entries the holder of these seats may take back without asking anybody."""
        log = self.play.log
        if self.state != "running" or not mine:
            return 0
        if not self.others(mine):
            # Bots consent, dice do not: back to the first thing that he did himself since they last answered.
            own = len(log)
            for place in range(len(log) - 1, -1, -1):
                if isinstance(log[place], ChanceEntry):
                    break
                if _seat_of_entry(log[place]) in mine:
                    own = place
            return len(log) - own
        count = 0
        while count < len(log) and _seat_of_entry(log[-1 - count]) in mine:
            count += 1
        return count

    def others(self, mine: tuple[int, ...]) -> list[int]:
        """The seats of other people who are there: for who is not, a bot stands in."""
        return [
            number for number, seat in enumerate(self.seats) if time_control.is_on_clock(seat) and number not in mine
        ]

    def last_action(self, mine: tuple[int, ...]) -> int:
        """How many log entries stand before the last thing that one of these seats did. Raises Illegal."""
        log = self.play.log
        for place in range(len(log) - 1, -1, -1):
            if _seat_of_entry(log[place]) in mine:
                return place
        raise Illegal(NOTHING_TO_UNDO)

    def check_ply(self, ply: int) -> None:
        """That whoever names it has seen all that happened."""
        if ply != self.ply:
            raise StalePosition(self.ply)

    def check_undo(self, to: int) -> None:
        self.check_not_closed()
        if self.state == "over":
            # The seed is public now: whoever went back would know what the dice will say.
            raise RequestRefused("server-undo-over")
        if not self._begun() <= to < len(self.play.log):
            raise Illegal(NOTHING_TO_UNDO)

    def _begun(self) -> int:
        """How many log entries were there before anybody came: none, except where a lesson begins later than usual."""
        opening = len(opening_of(self.id))
        chosen = (place for place, entry in enumerate(self.play.log) if isinstance(entry, ActionEntry))
        return next(islice(chosen, opening - 1, None), -1) + 1 if opening else 0

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


def _seat_of_entry(entry: ActionEntry | ChanceEntry) -> int | None:
    return entry.seat if isinstance(entry, ActionEntry) else None


def turn_number(play: Play) -> int | None:
    """Which turn of the game it is, if it has turns."""
    turn: int | None = getattr(play.state, "turn", None)
    return turn


def read_agreement(said: str | None) -> Agreement | None:
    return None if said is None else msgspec.json.decode(said, type=Agreement)


def asked_seat(play: Play) -> int | None:
    return play.pending.seat if isinstance(play.pending, Ask) else None
