"""Tables of railroads, players, turn order and the result."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rich.table import Table
from rich.text import Text

from goldenspike.games.continental_divide.presentation import views
from goldenspike.games.continental_divide.presentation.views import View
from goldenspike.packs import ContinentalDivideTables
from goldenspike.terminal.continental_divide import palette
from goldenspike.terminal.screen import ruled_table
from goldenspike.words import say

NUMBERS = (
    *("cd-table-value", "cd-table-treasury", "cd-table-income", "cd-table-dividend"),
    *("cd-table-price", "cd-table-cubes", "cd-table-points"),
)
NARROW = 69
"""Columns that the table of railroads needs without names and players."""

ROOM_FOR_NAME = 30
LONGEST_NAME = 10


class PositionTables:
    """Tables of one game, for its players, pack and language."""

    def __init__(self, pack: ContinentalDivideTables, players: Sequence[str], lang: str) -> None:
        self.pack = {railroad.id: railroad for railroad in pack.railroads}
        self.letters = palette.letters(pack.railroads)
        self.players = players
        self.lang = lang

    def sign(self, railroad: str) -> Text:
        """The railroad's letter as on the board, and its abbreviation."""
        known = self.pack[railroad]
        return Text.assemble((f" {self.letters[railroad]} ", palette.railroad_style(known)), f" {known.abbreviation}")

    def railroads(self, view: View, width: int, only: Collection[str] | None = None) -> Table | Text:
        """A table of all started railroads, or some of them. A star marks players who may build.

        A narrow screen omits the stock value, which the price includes, and shows all holders in one cell.
        """
        started = [
            railroad for railroad in view.railroads if railroad.started and (only is None or railroad.id in only)
        ]
        if not started:
            return Text(say("cd-table-none-started", self.lang))
        names = [self._short_name(seat) for seat in range(len(self.players))]
        each_apart = width >= NARROW + sum(len(name) + 1 for name in names)
        full_names = width >= NARROW + sum(len(name) + 1 for name in names) + ROOM_FOR_NAME
        table = ruled_table()
        table.add_column(say("cd-table-railroad", self.lang), no_wrap=True)
        if full_names:
            table.add_column("", no_wrap=True, overflow="ellipsis", max_width=ROOM_FOR_NAME)
        for key in NUMBERS if each_apart else NUMBERS[1:]:
            table.add_column(say(key, self.lang), justify="right", no_wrap=True)
        table.add_column(say("cd-table-reached", self.lang), no_wrap=True)
        table.add_column(say("cd-table-unsold", self.lang), justify="right", no_wrap=True)
        for name in names if each_apart else [say("cd-table-holders", self.lang)]:
            table.add_column(name, justify="right" if each_apart else "left")
        for railroad in started:
            table.add_row(
                self.sign(railroad.id),
                *([self.pack[railroad.id].say("name", self.lang)] if full_names else []),
                *([str(railroad.value)] if each_apart else []),
                str(railroad.treasury),
                str(railroad.income),
                str(railroad.dividend),
                str(railroad.least_price),
                f"{railroad.cubes}+{railroad.locked}",
                str(railroad.points),
                self._reached(railroad),
                f"{railroad.unsold}/{railroad.total}",
                *(self._held(railroad) if each_apart else [self._holders(railroad)]),
            )
        return table

    def unstarted(self, view: View) -> Text | None:
        """The railroads that can still be founded."""
        left = [railroad.id for railroad in view.railroads if not railroad.started]
        if not left:
            return None
        return Text(say("cd-table-unstarted", self.lang) + " ").append_text(
            Text("  ").join(self.sign(railroad) for railroad in left)
        )

    def seats(self, view: View) -> Table:
        """A table of players in turn order."""
        table = ruled_table()
        table.add_column("")
        table.add_column(say("cd-table-player", self.lang), no_wrap=True, overflow="ellipsis", max_width=20)
        table.add_column(say("cd-table-cash", self.lang), justify="right")
        table.add_column(say("cd-table-points-now", self.lang), justify="right")
        table.add_column(say("cd-table-shares", self.lang))
        for place, seat in enumerate(view.order or range(len(self.players)), start=1):
            player = view.players[seat]
            shares = ", ".join(f"{self.pack[railroad].abbreviation} {held}" for railroad, held in player.shares.items())
            acting = seat == view.seat
            table.add_row(
                f"{'▶' if acting else ' '}{place}",
                Text(self.players[seat], "bold" if acting else ""),
                str(player.cash),
                str(player.points),
                shares or "-",
            )
        return table

    def result(self, view: View) -> Table:
        """A table of scores by player and railroad: shares × points."""
        table = ruled_table()
        table.add_column(say("cd-table-railroad", self.lang), no_wrap=True)
        table.add_column(say("cd-table-points", self.lang), justify="right")
        for seat in range(len(self.players)):
            table.add_column(Text(self.players[seat], "bold" if seat in view.winners else ""), justify="right")
        for railroad in view.railroads:
            if railroad.started:
                shares = (
                    f"{held} × {railroad.points} = {held * railroad.points}" if held else "-" for held in railroad.held
                )
                table.add_row(self.sign(railroad.id), str(railroad.points), *shares)
        table.add_section()
        totals = (Text(str(player.points), "bold") for player in view.players)
        table.add_row(Text(say("cd-table-total", self.lang), "bold"), "", *totals)
        return table

    def _held(self, railroad: views.Railroad) -> list[Text]:
        """Shares by player."""
        return [
            Text(f"{held}*", "bold") if seat in railroad.builders else Text(f"{held or '-'} ")
            for seat, held in enumerate(railroad.held)
        ]

    def _holders(self, railroad: views.Railroad) -> str:
        """Shares by player, in one cell."""
        return ", ".join(
            f"{self._short_name(seat)} {held}{'*' if seat in railroad.builders else ''}"
            for seat, held in enumerate(railroad.held)
            if held
        )

    def _reached(self, railroad: views.Railroad) -> str:
        """The furthest region, the divide, and the port."""
        reached = [say("cd-table-region", self.lang, region=railroad.region)]
        if railroad.crossed:
            reached.append("█")
        if railroad.port is not None:
            reached.append(f"●{railroad.port}")
        return " ".join(reached)

    def _short_name(self, seat: int) -> str:
        """Shorten a name. A number at the end stays: it distinguishes bots."""
        name = self.players[seat]
        if len(name) <= LONGEST_NAME:
            return name
        end = name[len(name.rstrip("0123456789")) :]
        return name[: LONGEST_NAME - len(end) - 1] + "…" + end
