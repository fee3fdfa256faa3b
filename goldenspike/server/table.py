"""One live table: its game, its history and its seats. Nothing here waits for anything.

A change is prepared on a copy, written down, and only then made: what could not be written has not happened.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from itertools import islice
from typing import TYPE_CHECKING, Any

import msgspec

from goldenspike.kernel.chance import commitment
from goldenspike.kernel.entries import Chosen, Rolled
from goldenspike.kernel.game import Ask, Chance, Game, Over
from goldenspike.kernel.illegal import Illegal
from goldenspike.kernel.play import Play, begin
from goldenspike.kernel.refusal import NOTHING_TO_UNDO, STARTED
from goldenspike.kernel.table import Table as GameTable
from goldenspike.lessons import dice_id, opening_of
from goldenspike.packs import Pack
from goldenspike.server.errors import Refused, no_seat
from goldenspike.server.history import Choice, Entry, History, Line, Undo, encode, replay
from goldenspike.server.schemas import (
    HistoryEntry,
    Note,
    PackName,
    PastView,
    Player,
    Presence,
    Proposal,
    TableView,
    Update,
)
from goldenspike.server.seats import HELD, Caller, Keys, Signer
from goldenspike.server.storage.rows import Append, SeatRow, Standing, Stored

if TYPE_CHECKING:
    from goldenspike.server.live import Stream

STAND_IN = "greedy"
"""Who takes over from a bot that fails."""
LAST_RESORT = "random"
"""Who is said to have chosen when even that one failed."""

MOST_SAID = 32
"""How many encoded updates of one position are kept for the next who asks for the same."""

KEEP_EVERY = 20
"""Of the positions of the past that somebody looked at."""

HIDDEN = {"hidden": True}


class Change(msgspec.Struct, frozen=True):
    """What is about to happen: the position it leads to, and the new lines of the history."""

    play: Play
    lines: list[Line]
    state: str
    asked: int | None


class Elsewhere(msgspec.Struct, frozen=True):
    """Who listens to the table in another process, as last heard."""

    seats: frozenset[int]
    watching: int
    at: float


class LiveTable:
    def __init__(self, stored: Stored, game: Game[Any], pack: Pack, signer: Signer) -> None:
        if stored.row.rules != game.rules_version:
            raise Refused(409, "server-other-rules", game=game.name, found=stored.row.rules, known=game.rules_version)
        self.row = stored.row
        self.game = game
        self.pack = pack
        self.keys = Keys(signer, stored.row.id, len(stored.seats))
        self.lock = asyncio.Lock()
        self.streams: set[Stream] = set()
        self._elsewhere: dict[str, Elsewhere] = {}
        self._past: dict[int, Play] = {}
        self.history = History()
        self.seats = stored.seats
        self.play = self._begin(stored.seats)
        self.catch_up(stored.standing, stored.seats, stored.history)

    # How it stands

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def ply(self) -> int:
        return len(self.history.lines)

    @property
    def asked(self) -> int | None:
        return asked(self.play) if self.state == "running" else None

    @property
    def asked_bot(self) -> str | None:
        """The program whose turn it is: the seat's own, or whoever took over from it."""
        seat = self.asked
        if seat is None or self.seats[seat].kind != "bot":
            return None
        program = self._stand_ins().get(seat, self.seats[seat].bot)
        # What made everybody fail may be over.
        return STAND_IN if program == LAST_RESORT != self.seats[seat].bot else program

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

    def _stand(self, standing: Standing) -> None:
        self.state = standing.state
        self.version = standing.version
        self.proposal = None if standing.proposal is None else msgspec.json.decode(standing.proposal, type=Proposal)
        self._said: dict[Any, bytes] = {}
        self._menu: msgspec.Raw | None = None

    def catch_up(self, standing: Standing, seats: list[SeatRow], entries: list[str]) -> None:
        """Take over what others wrote meanwhile."""
        before = self.play if self.history.lines else self._begin(seats)
        self.play, lines = replay(before, entries, self.ply)
        self._add(lines)
        self.seats = seats
        self._stand(standing)

    def _add(self, lines: list[Line]) -> None:
        for line in lines:
            self.history.add(line)
            if isinstance(line.entry, Undo):
                self._past.clear()

    # Who is who

    def seats_of(self, caller: Caller) -> tuple[int, ...]:
        """The seats that the caller has proved to hold."""
        if caller.token is not None:
            seat = self.keys.seat(caller.token)
            return () if seat is None or self.seats[seat].kind not in HELD else (seat,)
        if caller.guest is None:
            return ()
        return tuple(number for number, seat in enumerate(self.seats) if caller.guest in seat.holders)

    def meant(self, mine: tuple[int, ...], named: int | None) -> int | None:
        """The seat that a call is about: the named one, the asked one of his, his first; None for a spectator."""
        if named is not None:
            if named not in mine:
                raise no_seat()
            return named
        asked = self.asked
        return asked if asked in mine else mine[0] if mine else None

    # Who is there

    def connected(self) -> set[int]:
        """The seats that somebody listens for, here or in another process."""
        here = {seat for stream in self.streams for seat in stream.seats}
        return here.union(*(elsewhere.seats for elsewhere in self._elsewhere.values()))

    def watching(self) -> int:
        """How many listen without a seat."""
        here = sum(not stream.seats for stream in self.streams)
        return here + sum(elsewhere.watching for elsewhere in self._elsewhere.values())

    def hear_elsewhere(self, process: str, watching: int, *seats: int) -> bool:
        """Another process says who listens there. True if that is news."""
        before = (self.connected(), self.watching())
        self._elsewhere[process] = Elsewhere(frozenset(seats), watching, time.monotonic())
        return (self.connected(), self.watching()) != before

    def forget_elsewhere(self, before: float) -> None:
        """A process that has not been heard of since then has died."""
        self._elsewhere = {name: found for name, found in self._elsewhere.items() if found.at >= before}

    # What may happen: prepared on a copy, made by `make` once it is written down

    def prepare_start(self, seats: list[SeatRow], opening: Sequence[Any] = ()) -> Change:
        """The game begins, if no seat is open any more; with those actions, if it is to begin later than usual."""
        play = self._begin(seats)
        if any(seat.kind == "open" for seat in seats):
            return Change(play, [], "waiting", None)
        change = self._followed_by_chance(play, [])
        for action in opening:
            change = self._followed_by_action(play, change.lines, action)
        return change

    def prepare_action(self, action: Any, bot: str | None = None) -> Change:
        """The asked seat chooses. Raises Illegal."""
        if self.state == "waiting":
            raise Refused(409, "server-waiting")
        return self._followed_by_action(self.play.clone(), [], action, bot)

    def prepare_undo(self, to: int, by: list[int]) -> Change:
        play = self.play.clone()
        play.rewind(to)
        return self._followed_by_chance(play, [Line(Undo(to, sorted(by)), [])])

    def _followed_by_action(self, play: Play, lines: list[Line], action: Any, bot: str | None = None) -> Change:
        events = play.act(action)
        chosen = play.log[-1]
        assert isinstance(chosen, Chosen)  # noqa: S101
        lines.append(Line(Choice(chosen.seat, chosen.action, bot), events))
        return self._followed_by_chance(play, lines)

    def _followed_by_chance(self, play: Play, lines: list[Line]) -> Change:
        while isinstance(play.pending, Chance):
            events = play.roll()
            rolled = play.log[-1]
            assert isinstance(rolled, Rolled)  # noqa: S101
            lines.append(Line(rolled, events))
        return Change(play, lines, "over" if isinstance(play.pending, Over) else "running", asked(play))

    def append_of(self, change: Change, at: float) -> Append:
        """How the change is written down."""
        entries = [encode(line.entry) for line in change.lines]
        return Append(self.id, self.version, self.ply, entries, change.state, change.asked, at)

    def make(self, change: Change) -> None:
        self._add(change.lines)
        self.play = change.play
        self._stand(Standing(state=change.state, version=self.version + 1))

    # Taking back

    def alone(self, mine: tuple[int, ...]) -> int:
        """How many log entries the holder of these seats may take back without asking anybody."""
        log = self.play.log
        if self.state != "running" or not mine:
            return 0
        if not self.others(mine):
            # Bots consent, dice do not: back to the first thing that he did himself since they last answered.
            rolled = max((place for place, entry in enumerate(log) if isinstance(entry, Rolled)), default=-1)
            own = (place for place in range(rolled + 1, len(log)) if _seat(log[place]) in mine)
            return len(log) - next(own, len(log))
        count = 0
        while count < len(log) and _seat(log[-1 - count]) in mine:
            count += 1
        return count

    def others(self, mine: tuple[int, ...]) -> list[int]:
        """The seats of other people."""
        return [number for number, seat in enumerate(self.seats) if seat.kind in HELD and number not in mine]

    def last_action(self, mine: tuple[int, ...]) -> int:
        """How many log entries stand before the last thing that one of these seats did. Raises Illegal."""
        log = self.play.log
        for place in range(len(log) - 1, -1, -1):
            if _seat(log[place]) in mine:
                return place
        raise Illegal(NOTHING_TO_UNDO)

    def check_undo(self, to: int) -> None:
        if self.state == "over":
            # The seed is public now: whoever went back would know what the dice will say.
            raise Refused(409, "server-undo-over")
        if not self._begun() <= to < len(self.play.log):
            raise Illegal(NOTHING_TO_UNDO)

    def _begun(self) -> int:
        """How many log entries were there before anybody came: none, except where a lesson begins later than usual."""
        opening = len(opening_of(self.id))
        chosen = (place for place, entry in enumerate(self.play.log) if isinstance(entry, Chosen))
        return next(islice(chosen, opening - 1, None), -1) + 1 if opening else 0

    def check_waiting(self) -> None:
        if self.state != "waiting":
            raise Illegal(STARTED)

    # What is shown

    def said_update(self, mine: tuple[int, ...], named: int | None, after: int) -> bytes:
        """The update since that ply as JSON. Who may see the same shares one."""
        key = (mine, named, after)
        said = self._said.get(key)
        if said is None:
            said = msgspec.json.encode(self.update(mine, named, after))
            if len(self._said) < MOST_SAID:
                self._said[key] = said
        return said

    def update(self, mine: tuple[int, ...], named: int | None, after: int) -> Update:
        seat = self.meant(mine, named)
        pending = self.play.pending
        over = isinstance(pending, Over) and self.state == "over"
        return Update(
            ply=self.ply,
            log=len(self.play.log),
            entries=self.entries(seat, after),
            state=self.state,  # type: ignore[arg-type]
            seat=seat,
            asked=self.asked,
            thinking=self.asked_bot is not None,
            undoable=self.alone(mine),
            proposal=self.proposal,
            notes=self.notes(),
            view=self.said_view(seat),
            menu=self.said_menu(seat),
            result=pending.result if isinstance(pending, Over) else None,
            seed=self.row.seed.hex() if over else None,
        )

    def shown(self, caller: Caller, named: int | None, lang: str, origin: str) -> TableView:
        mine = self.seats_of(caller)
        update = self.update(mine, named, self.ply)
        row, pack = self.row, self.pack
        shared = {
            name: getattr(update, name) for name in Update.__struct_fields__ if name in TableView.__struct_fields__
        }
        return TableView(
            id=row.id,
            title=row.title,
            game=row.game,
            rules=row.rules,
            pack=PackName(pack.id, pack.version, pack.sha256, pack.name(lang)),
            options=self.play.table.options,
            public=row.public,
            commitment=self.play.table.commitment,
            nonces=[seat.nonce for seat in self.seats],
            players=self.players(caller, origin),
            **shared,
        )

    def players(self, caller: Caller, origin: str) -> list[Player]:
        mine = self.seats_of(caller)
        opener = caller.token is None and caller.guest == self.row.opener
        connected = self.connected()
        return [
            Player(
                seat=number,
                name=seat.name,
                kind=seat.kind,  # type: ignore[arg-type]
                connected=seat.kind == "bot" or number in connected,
                mine=number in mine,
                bot=seat.bot,
                link=self.link(number, origin)
                if seat.kind in HELD and (number in mine or (opener and not seat.holders))
                else None,
            )
            for number, seat in enumerate(self.seats)
        ]

    def link(self, seat: int, origin: str) -> str:
        return f"{origin}/join/{self.id}/{self.keys.token(seat)}"

    def presence(self, caller: Caller, origin: str) -> Presence:
        return Presence(self.players(caller, origin), self.watching())

    def entries(self, seat: int | None, after: int) -> list[HistoryEntry]:
        game, state = self.game, self.play.state
        found = []
        for ply, line in enumerate(self.history.lines[after:], after + 1):
            entry = self._shown_entry(line.entry, seat)
            events = [game.show_event(state, event, seat) for event in line.events]
            found.append(HistoryEntry(ply, entry, [event for event in events if event is not None], line.undone))
        return found

    def _shown_entry(self, entry: Entry, seat: int | None) -> Any:
        if isinstance(entry, Undo):
            return entry
        if isinstance(entry, Rolled):
            return self.game.show_entry(self.play.state, entry, seat) or HIDDEN
        shown = self.game.show_entry(self.play.state, Chosen(entry.seat, entry.action), seat)
        return Choice(shown.seat, shown.action, entry.bot) if isinstance(shown, Chosen) else HIDDEN

    def said_view(self, seat: int | None) -> msgspec.Raw:
        return msgspec.Raw(msgspec.json.encode(self.play.view(seat)))

    def said_menu(self, seat: int | None) -> msgspec.Raw | None:
        """What the seat may choose from, if it is asked: to nobody else."""
        pending = self.play.pending
        if seat is None or seat != self.asked or not isinstance(pending, Ask):
            return None
        if self._menu is None:
            self._menu = msgspec.Raw(msgspec.json.encode(pending.menu.describe()))
        return self._menu

    def past(self, log: int, mine: tuple[int, ...], named: int | None) -> PastView:
        if not 0 <= log <= len(self.play.log):
            raise Refused(404, "server-no-past", log=log, most=len(self.play.log))
        seat = self.meant(mine, named)
        past = self._at(log)
        return PastView(log, seat, asked(past), past.view(seat))

    def _at(self, log: int) -> Play:
        """The play after so many entries. Whoever looks back goes step by step, so some positions are kept."""
        kept = max((length for length in self._past if length <= log), default=None)
        past = self.play.at(0) if kept is None else self._past[kept].clone()
        for entry in self.play.log[len(past.log) : log]:
            past.repeat(entry)
            if len(past.log) % KEEP_EVERY == 0:
                self._past[len(past.log)] = past.clone()
        return past

    def record(self, seat: int | None) -> dict[str, Any]:
        """The record; while the game runs, as that seat may see it."""
        record = self.play.record()
        if not isinstance(self.play.pending, Over):
            state, show = self.play.state, self.game.show_entry
            record["log"] = [msgspec.to_builtins(show(state, entry, seat) or HIDDEN) for entry in self.play.log]
        return record

    def notes(self) -> list[Note]:
        """Programs that failed, and who plays for them since."""
        return [
            Note(
                "server-note-bot-replaced",
                {"seat": seat, "name": self.seats[seat].name, "bot": self.seats[seat].bot, "by": stand_in},
            )
            for seat, stand_in in self._stand_ins().items()
        ]

    def _stand_ins(self) -> dict[int, str]:
        """By seat, who plays for its bot; this follows from the history like everything else."""
        return {seat: bot for seat, bot in self.history.programs.items() if bot != self.seats[seat].bot}


def _seat(entry: Chosen | Rolled) -> int | None:
    return entry.seat if isinstance(entry, Chosen) else None


def asked(play: Play) -> int | None:
    return play.pending.seat if isinstance(play.pending, Ask) else None
