"""Presenter: the JSON that each seat receives of a table at one moment.

A new one is made with every change; it caches what it has encoded.
"""

from __future__ import annotations

import hashlib
import weakref
from itertools import chain
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from goldenspike import bots
from goldenspike.errors import GoldenSpikeError
from goldenspike.kernel.entries import ActionEntry, ChanceEntry
from goldenspike.kernel.game import Ask, Over
from goldenspike.tables import undo
from goldenspike.tables.history import ChoiceEntry, HistoryLine, PlyEntry, UndoEntry
from goldenspike.tables.refusals import RequestRefused
from goldenspike.tables.schemas import (
    ClockView,
    HistoryEntry,
    HistoryView,
    PastPositionView,
    TablePack,
    TablePlayer,
    TableUpdate,
    TableView,
    TableWarning,
)
from goldenspike.tables.seat_links import Caller
from goldenspike.tables.time_control import is_often_late, is_on_clock

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from goldenspike.tables.live_table import LiveTable
    from goldenspike.tables.rows import SeatRow

MAX_CACHED_RESPONSES = 12
"""How many encoded updates and pages are cached for callers who may see the same."""

HIDDEN_ENTRY = {"hidden": True}
SEED_REVEALED_STATES = ("over", "closed")
"""The states of a table whose dice will never be rolled again."""


class PageLimits(Protocol):
    """Limits of one page of history."""

    @property
    def page_entries(self) -> int: ...

    @property
    def page_bytes(self) -> int: ...


class Presenter:
    """One table at one moment, as each seat may see it."""

    def __init__(self, table: LiveTable) -> None:
        # A weak reference: the table holds the presenter, and a cycle would keep both until the garbage collector runs.
        self.table: LiveTable = weakref.proxy(table)
        self._encoded: dict[Any, bytes] = {}
        self._views: dict[int | None, msgspec.Raw] = {}
        self._public: Any = None
        self._menu: msgspec.Raw | None = None

    @property
    def weight(self) -> int:
        """How many bytes are cached."""
        return sum(map(len, self._encoded.values())) + sum(len(memoryview(view)) for view in self._views.values())

    # Updates

    def encoded_update(self, mine: tuple[int, ...], named: int | None, after: int, limits: PageLimits) -> bytes:
        """The update since that ply as JSON, encoded once for all who may see the same."""
        return self._once((mine, named, after), lambda: self.update(mine, named, after, limits))

    def _once(self, key: Any, make: Callable[[], Any]) -> bytes:
        encoded = self._encoded.get(key)
        if encoded is None:
            encoded = msgspec.json.encode(make())
            if len(self._encoded) < MAX_CACHED_RESPONSES:
                self._encoded[key] = encoded
        return encoded

    def update(self, mine: tuple[int, ...], named: int | None, after: int, limits: PageLimits) -> TableUpdate:
        table = self.table
        seat = table.seat_for(mine, named)
        return TableUpdate(entries=self.page(seat, after, limits).entries, **self._position(mine, seat))

    def _position(self, mine: tuple[int, ...], seat: int | None) -> dict[str, Any]:
        """The fields that updates and whole tables share."""
        table = self.table
        pending = table.play.pending
        return {
            "ply": table.ply,
            "log": len(table.play.log),
            "state": table.state,
            "seat": seat,
            "asked": table.asked,
            "thinking": table.asked_bot is not None,
            "undoable": undo.free_entries(table, mine),
            "proposal": table.proposal,
            "notes": self.notes(),
            "view": self.view(seat),
            "menu": self.menu(seat),
            "result": pending.result if isinstance(pending, Over) else None,
            "seed": table.row.seed.hex() if table.state in SEED_REVEALED_STATES else None,
            # Clocks would tell a delayed spectator who is moving now.
            "clock": None if table.row.pace == "none" or (table.row.delay and seat is None) else self.clock(),
            "ending": table.ending,
            "ended": table.status.ended,
        }

    def clock(self) -> ClockView:
        table = self.table
        now = table.clock.now()
        return ClockView(
            now,
            table.status.deadline,
            [seat.left if is_on_clock(seat) else None for seat in table.seats],
            [seat.person.away if seat.person.away > now else None for seat in table.seats],
            table.pause,
        )

    def view(self, seat: int | None) -> msgspec.Raw:
        said = self._views.get(seat)
        if said is None:
            said = self._views[seat] = msgspec.Raw(msgspec.json.encode(self._seen(seat)))
        return said

    def _seen(self, seat: int | None) -> Any:
        """The view of a seat; a game that hides nothing is viewed once for all seats."""
        play = self.table.play
        if not play.game.hides_nothing:
            return play.view(seat)
        if self._public is None:
            self._public = play.view(None)
        return msgspec.structs.replace(self._public, you=seat)

    def menu(self, seat: int | None) -> msgspec.Raw | None:
        """The menu of the seat, if it must choose now."""
        pending = self.table.play.pending
        if seat is None or seat != self.table.asked or not isinstance(pending, Ask):
            return None
        if self._menu is None:
            self._menu = msgspec.Raw(msgspec.json.encode(pending.menu.describe()))
        return self._menu

    def notes(self) -> list[TableWarning]:
        """Warnings about bots that failed or lack an extra, and the bots that replaced them."""
        seats = self.table.seats
        return [
            TableWarning(
                self._note(seats[seat].bot, stand_in),
                {"seat": seat, "name": seats[seat].name, "bot": seats[seat].bot, "by": stand_in},
            )
            for seat, stand_in in self.table.replacement_bots().items()
        ]

    def _note(self, bot: str | None, stand_in: str) -> str:
        try:
            lacks = bot is not None and bots.substitute(bot, self.table.row.game) == stand_in
        except GoldenSpikeError:  # the bot was known when the table was opened
            lacks = False
        return "server-note-bot-lacks" if lacks else "server-note-bot-replaced"

    # The table

    def table_view(self, caller: Caller, named: int | None, lang: str, origin: str, connected: set[int]) -> TableView:
        table = self.table
        mine = table.seats_of(caller)
        row, pack = table.row, table.pack
        return TableView(
            id=row.id,
            title=row.title,
            game=row.game,
            rules=row.rules,
            hides_nothing=table.game.hides_nothing,
            pack=TablePack(pack.id, pack.version, pack.sha256, pack.name(lang)),
            options=table.play.setup.options,
            public=row.public,
            commitment=table.play.setup.commitment,
            nonces=self.nonces(),
            host=table.hosted_by(caller),
            several=row.several,
            leaving=row.leaving,
            language=row.language,
            locked=row.password is not None,
            delay=row.delay,
            open_talk=row.open_talk,
            rated=row.rated,
            pace=row.pace,  # type: ignore[arg-type]
            bank=row.bank,
            increment=row.increment,
            late=row.late,  # type: ignore[arg-type]
            players=self.players(caller, origin, connected),
            **self._position(mine, table.seat_for(mine, named)),
        )

    def nonces(self) -> list[str]:
        """The nonces; before the start only their hashes, so that the last player to give one knows no other."""
        nonces = [seat.nonce for seat in self.table.seats]
        if self.table.state != "waiting":
            return nonces
        return [nonce and "sha256:" + hashlib.sha256(nonce.encode()).hexdigest() for nonce in nonces]

    def players(self, caller: Caller, origin: str, connected: set[int]) -> list[TablePlayer]:
        table = self.table
        mine = table.seats_of(caller)
        host = table.hosted_by(caller)
        waiting = table.state == "waiting"
        return [
            TablePlayer(
                seat=number,
                name=seat.name,
                kind=seat.kind,  # type: ignore[arg-type]
                connected=seat.kind == "bot" or number in connected,
                mine=number in mine,
                bot=seat.bot,
                link=self.link(number, origin) if number in mine or (host and not seat.holders) else None,
                nonce=seat.nonce if waiting and number in mine else None,
                stand_in=seat.stand_in,
                account=seat.account,
                **self._lates(seat) if waiting and host else {},
            )
            for number, seat in enumerate(table.seats)
        ]

    @staticmethod
    def _lates(seat: SeatRow) -> dict[str, int]:
        lates, decisions = seat.person.lates, seat.person.decisions
        return {"lates": lates, "decisions": decisions} if is_often_late(lates, decisions) else {}

    def link(self, seat: int, origin: str) -> str | None:
        token = self.table.tokens.token(seat)
        return None if token is None else f"{origin}/join/{self.table.id}/{token}"

    # History

    def encoded_page(self, seat: int | None, after: int, limits: PageLimits) -> bytes:
        """A page of the history as JSON."""
        return self._once((seat, after), lambda: self.page(seat, after, limits))

    def page(self, seat: int | None, after: int, limits: PageLimits) -> HistoryView:
        """The entries after that ply, as many as one answer holds."""
        lines = self.table.history.lines
        entries: list[Any] = []
        size = 0
        for ply in range(after, min(len(lines), after + limits.page_entries)):
            said = msgspec.json.encode(self._entry(ply, lines[ply], seat))
            size += len(said)
            if entries and size > limits.page_bytes:
                break
            entries.append(msgspec.Raw(said))
        reached = after + len(entries)
        return HistoryView(self.table.ply, entries, reached if reached < len(lines) else None)

    def _entry(self, place: int, line: HistoryLine, seat: int | None) -> HistoryEntry:
        game, state = self.table.game, self.table.play.state
        events = [(number, game.show_event(state, event, seat)) for number, event in enumerate(line.events)]
        seen = [(number, event) for number, event in events if event is not None]
        forced = [at for at, (number, _) in enumerate(seen) if number in line.forced]
        shown = [event for _, event in seen]
        return HistoryEntry(place + 1, self._shown_entry(line.entry, seat), shown, line.undone, forced)

    def _shown_entry(self, entry: PlyEntry, seat: int | None) -> Any:
        game, state = self.table.game, self.table.play.state
        if isinstance(entry, UndoEntry):
            return entry
        if isinstance(entry, ChanceEntry):
            return game.show_entry(state, entry, seat) or HIDDEN_ENTRY
        chosen = ActionEntry(entry.seat, entry.action)
        shown = game.show_entry(state, chosen, seat)
        if not isinstance(shown, ActionEntry):
            return HIDDEN_ENTRY
        # A seat that may not see the whole action may not read the reason for it either.
        return ChoiceEntry(shown.seat, shown.action, entry.bot, entry.why if shown == chosen else None)

    def past_position(self, log: int, mine: tuple[int, ...], named: int | None) -> PastPositionView:
        table = self.table
        if not 0 <= log <= len(table.play.log):
            raise RequestRefused("server-no-past", log=log, most=len(table.play.log))
        seat = table.seat_for(mine, named)
        past = table.snapshots.look_back(table.play, log)
        asked = past.pending.seat if isinstance(past.pending, Ask) else None
        return PastPositionView(log, seat, asked, past.view(seat))

    def record(self, seat: int | None) -> Iterator[bytes]:
        """The record in small pieces; while the game runs without the seed, and as that seat may see it."""
        table = self.table
        record = table.play.save() if table.state == "closed" else table.play.record()
        record["nonces"] = self.nonces()
        record["log"] = []
        head, tail = msgspec.json.encode(record).split(b'"log":[]')
        # Take everything now: the table may be evicted while the pieces are sent.
        log, state, show = table.play.log, table.play.state, table.game.show_entry
        ended = table.state in SEED_REVEALED_STATES
        shown = log if ended else (show(state, entry, seat) or HIDDEN_ENTRY for entry in log)
        return chain([head + b'"log":['], _join_chunks(shown), [b"]" + tail])


def _join_chunks(entries: Iterable[Any], many: int = 200) -> Iterator[bytes]:
    """The encoded entries, separated by commas."""
    piece: list[bytes] = []
    for number, entry in enumerate(entries):
        piece.append((b"," if number else b"") + msgspec.json.encode(entry))
        if len(piece) == many:
            yield b"".join(piece)
            piece.clear()
    yield b"".join(piece)
