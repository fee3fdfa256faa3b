"""`goldenspike calibrate`: measure a board against its targets."""

from __future__ import annotations

from pathlib import Path

from rich.table import Table
from rich.text import Text

from goldenspike.cli.arguments import check_range, parse_options, print_json, split_list
from goldenspike.cli.simulate import MOST_GAMES, MOST_WORKERS, report_failures, with_progress
from goldenspike.errors import GoldenSpikeError
from goldenspike.lab import calibrate as lab
from goldenspike.lab.calibrate import Calibration, Verdict
from goldenspike.lab.html_page import check_writable
from goldenspike.lab.number_format import with_interval
from goldenspike.lab.report import aim_text, form_of, setting_name, verdict_subject, write_calibration
from goldenspike.lab.simulate import Request
from goldenspike.terminal.screen import ruled_table, stdout_console
from goldenspike.words import say


def calibrate(
    game: str,
    bot: str,
    players: str | None,
    games: int,
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
    check_range("--games", games, 1, MOST_GAMES)
    check_range("--workers", workers, 1, MOST_WORKERS)
    request = Request(game, 0, [bot], games, seed, parse_options(option), pack, budget=budget)
    calibration = Calibration(request, _numbers(players or ""), resume)
    if report is not None:
        check_writable(report)
    played = list(with_progress(calibration.play(workers, cluster), calibration.games))
    if json:
        print_json(lab.summary(calibration))
    else:
        _show(calibration)
    report_failures(played)
    if report is not None:
        write_calibration(report, calibration)
    return 1 if any(match.error is not None for match in played) else 0


def _numbers(players: str) -> list[int]:
    for each in split_list(players):
        if not each.isdecimal():
            raise GoldenSpikeError("cli-not-a-number", name="--players", value=each)
    return [int(each) for each in split_list(players)]


def _show(calibration: Calibration) -> None:
    verdicts = calibration.verdicts()
    done = say("cli-calibrate-done", games=calibration.games, settings=len(calibration.settings))
    stdout_console().print(Text(done), _aims(calibration, verdicts))
    if any(not verdict.met for verdict in verdicts):
        stdout_console().print(_missed_aims(calibration, verdicts))


def _aims(calibration: Calibration, verdicts: list[Verdict]) -> Table:
    table = ruled_table()
    for name in ("aim", "wanted", "result"):
        table.add_column(say(f"lab-report-{name}"))
    for aim in calibration.measures.aims:
        its = [verdict.met for verdict in verdicts if verdict.aim == aim.name]
        if its:
            table.add_row(say(f"lab-aim-{aim.name}"), aim_text(aim), say("lab-report-met", met=sum(its), all=len(its)))
    return table


def _missed_aims(calibration: Calibration, verdicts: list[Verdict]) -> Table:
    names = {setting.name: setting_name(setting) for setting in calibration.settings}
    aims = {aim.name: aim for aim in calibration.measures.aims}
    table = ruled_table()
    table.add_column(say("cli-calibrate-missed"))
    table.add_column(say("cli-calibrate-setting"))
    table.add_column(say("lab-report-what"))
    table.add_column(say("lab-report-figure"), justify="right")
    before = ""
    for verdict in verdicts:
        if not verdict.met:
            aim = aims[verdict.aim]
            table.add_row(
                "" if aim.name == before else say(f"lab-aim-{aim.name}"),
                names.get(verdict.setting) or say("lab-report-together"),
                verdict_subject(calibration, aim, verdict),
                with_interval(form_of(aim), verdict.figure, verdict.low, verdict.high),
            )
            before = aim.name
    return table
