"""`goldenspike arena`: let bots compete."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.table import Table
from rich.text import Text

from goldenspike.cli.arguments import check_range, parse_options, print_json, split_list
from goldenspike.cli.simulate import (
    MOST_GAMES,
    MOST_WORKERS,
    format_number,
    player_count,
    report_failures,
    with_progress,
)
from goldenspike.kernel.entries import GRADES
from goldenspike.lab import arena as lab
from goldenspike.lab.html_page import check_writable
from goldenspike.lab.number_format import UNKNOWN, grade, hundredths, milliseconds, percent, tenths, with_interval
from goldenspike.lab.report import write_arena
from goldenspike.lab.simulate import Request
from goldenspike.terminal.screen import ruled_table, stdout_console
from goldenspike.words import say


def arena(
    game: str,
    players: int | None,
    bots: str,
    number: int,
    seed: int,
    option: list[str],
    pack: str | None,
    budget: str | None,
    workers: int,
    cluster: str | None,
    resume: Path | None,
    report: Path | None,
    json: bool,
) -> int:
    check_range("--games", number, 1, MOST_GAMES)
    check_range("--workers", workers, 1, MOST_WORKERS)
    chosen, named = parse_options(option), split_list(bots)
    seats = player_count(game, chosen, players, named)
    request = Request(game, seats, named, number, seed, chosen, pack, budget=budget)
    job = lab.Arena(request, resume)
    if report is not None:
        check_writable(report)
    matches = lab.sort_matches(with_progress(lab.arena(job, workers, cluster), number))
    summary = lab.summary(request, matches)
    if json:
        print_json(summary)
    else:
        _show(summary)
    report_failures(matches)
    if report is not None:
        write_arena(report, job, summary, matches)
    return 1 if summary["errors"] else 0


def _show(summary: dict[str, Any]) -> None:
    stdout_console().print(Text(say("cli-arena-done", games=summary["games"], deals=summary["deals"])), _bots(summary))
    if summary["grades"]:
        stdout_console().print(_grades(summary["grades"]))
    for key, name in (("cli-arena-place", "place"), ("cli-arena-seat", "seat")):
        if summary[f"{name}s"]:
            stdout_console().print(_shares(say(key), name, summary[f"{name}s"]))


def _bots(summary: dict[str, Any]) -> Table:
    table = ruled_table()
    table.add_column(say("cli-simulate-bot"))
    for key in ("seats", "wins"):
        table.add_column(say(f"cli-simulate-{key}"), justify="right")
    for key in ("share", "ratio", "rating", "time", "slow", "overruns"):
        table.add_column(say(f"cli-arena-{key}"), justify="right")
    for bot, times in zip(summary["bots"], summary["times"], strict=True):
        table.add_row(
            bot["bot"],
            str(bot["seats"]),
            format_number(bot["wins"]),
            with_interval(percent, bot["share"], bot["low"], bot["high"]),
            with_interval(hundredths, bot["ratio"], bot["ratio_low"], bot["ratio_high"]),
            with_interval(tenths, bot["rating"], bot["rating_low"], bot["rating_high"]),
            milliseconds(times["median"]),
            milliseconds(times["p99"]),
            UNKNOWN if times["overruns"] is None else str(times["overruns"]),
        )
    return table


def _grades(found: list[dict[str, Any]]) -> Table:
    """The median grade of each bot."""
    table = ruled_table()
    table.add_column(say("cli-simulate-bot"))
    table.add_column(say("cli-simulate-grade"))
    for each in found:
        ends = [None if each[name] is None else GRADES.index(each[name]) for name in ("median", "low", "high")]
        table.add_row(each["bot"], with_interval(grade, *ends))
    return table


def _shares(title: str, name: str, shares: list[dict[str, Any]]) -> Table:
    table = ruled_table()
    for head in (title, say("cli-arena-share")):
        table.add_column(head, justify="right")
    for each in shares:
        table.add_row(str(each[name]), with_interval(percent, each["share"], each["low"], each["high"]))
    return table
