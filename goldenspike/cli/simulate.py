"""`goldenspike simulate`: let bots play many games."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from goldenspike import games
from goldenspike.cli.arguments import check_range, parse_options, print_json, split_list
from goldenspike.errors import GoldenSpikeError
from goldenspike.kernel.entries import GRADES
from goldenspike.lab import simulate as lab
from goldenspike.lab.simulate import GameOutcome, Request
from goldenspike.terminal.screen import ruled_table, stderr_console, stdout_console
from goldenspike.words import say

PLAYERS = 4
MOST_GAMES = 10_000_000
MOST_WORKERS = 256
MOST_ERRORS = 5
"""How many failed games are reported in full."""
BAR = 40

T = TypeVar("T")


def simulate(
    game: str,
    players: int | None,
    bots: str,
    number: int,
    seed: int,
    option: list[str],
    pack: str | None,
    records: Path | None,
    budget: str | None,
    workers: int,
    laws: bool,
    json: bool,
) -> int:
    check_range("--games", number, 1, MOST_GAMES)
    check_range("--workers", workers, 1, MOST_WORKERS)
    chosen = parse_options(option)
    seats = _seats(game, chosen, players, split_list(bots))
    request = Request(game, len(seats), seats, number, seed, chosen, pack, laws, budget)
    played = list(with_progress(lab.simulate(request, workers, records), number))
    summary = lab.summary(request, played)
    if json:
        print_json({**summary, "played": msgspec.to_builtins(played)})
    else:
        _show(summary)
    report_failures(played)
    return 1 if summary["errors"] else 0


def _seats(game: str, chosen: dict[str, Any], players: int | None, bots: list[str]) -> list[str]:
    """Assign bots to seats; names are repeated until every seat has one."""
    players = player_count(game, chosen, players, bots)
    if len(bots) > players:
        raise GoldenSpikeError("seats-too-many-bots", bots=len(bots), players=players)
    return [bots[seat % len(bots)] for seat in range(players)]


def player_count(game: str, chosen: dict[str, Any], players: int | None, bots: list[str]) -> int:
    """The requested number of players, or a default that fits the bots."""
    found = games.find(game)
    low, high = found.seats_for(chosen)
    if not bots:
        raise GoldenSpikeError("cli-no-bots")
    if players is None:
        players = min(max(PLAYERS, low, len(bots)), high)
    low, high = found.seats
    if not low <= players <= high:
        raise GoldenSpikeError("players-how-many", found=str(players), low=low, high=high, game=game)
    return players


def with_progress(played: Iterable[T], number: int) -> Iterator[T]:
    """Yield the games, with a progress bar on interactive terminals."""
    console = stderr_console()
    bar = Progress(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console, transient=True)
    bar.disable = not console.is_terminal
    with bar:
        yield from bar.track(played, total=number, description="")


def _show(summary: dict[str, Any]) -> None:
    table = ruled_table()
    table.add_column(say("cli-simulate-bot"))
    for key in ("cli-simulate-seats", "cli-simulate-wins", "cli-simulate-mean", "cli-simulate-median"):
        table.add_column(say(key), justify="right")
    for name, bot in summary["bots"].items():
        table.add_row(name, str(bot["seats"]), *(format_number(bot[key]) for key in ("wins", "mean", "median")))
    wins = ", ".join(f"{seat}: {format_number(each['wins'])}" for seat, each in enumerate(summary["seats"], start=1))
    numbers = {key: summary[key] for key in ("games", "decisions")}
    stdout_console().print(
        Text(say("cli-simulate-done", **numbers, speed=round(summary["decisions_per_second"]))),
        table,
        Text(say("cli-simulate-by-seat", wins=wins)),
    )
    if summary["grades"]:
        stdout_console().print(_grades(summary))


def report_failures(played: Sequence[GameOutcome]) -> None:
    """Report failed games, the first ones in full."""
    failed = [game for game in played if game.error is not None]
    for game in failed[:MOST_ERRORS]:
        stderr_console().print(
            Text(say("cli-simulate-failed", number=game.number, seed=str(game.seed), error=str(game.error)))
        )
    if failed:
        stderr_console().print(Text(say("cli-simulate-failures", errors=len(failed), games=len(played))))


def _grades(summary: dict[str, Any]) -> Table:
    """A table of grades with their frequency, best first."""
    table = ruled_table()
    table.add_column(say("cli-simulate-grade"))
    table.add_column(say("cli-simulate-graded"), justify="right")
    table.add_column("")
    most = max(summary["grades"].values())
    for grade in GRADES:
        number = summary["grades"].get(grade, 0)
        table.add_row(say(f"sv-grade-{grade}"), str(number), "█" * -(-number * BAR // most))
    return table


def format_number(number: float | None) -> str:
    return "-" if number is None else say("cli-simulate-number", number=number)
