"""`goldenspike calibrate`: whether a board is good."""

from __future__ import annotations

from pathlib import Path

from rich.table import Table
from rich.text import Text

from goldenspike.cli.arguments import in_range, listed, options, print_json
from goldenspike.cli.simulate import MOST_GAMES, MOST_WORKERS, tell_failures, with_progress
from goldenspike.errors import GoldenSpikeError
from goldenspike.lab import calibrate as lab
from goldenspike.lab.calibrate import Calibration, Verdict
from goldenspike.lab.html_page import check_writable
from goldenspike.lab.number_format import with_interval
from goldenspike.lab.report import form_of, setting_name, thing, wanted, write_calibration
from goldenspike.lab.simulate import Request
from goldenspike.terminal.screen import out, ruled_table
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
    in_range("--games", games, 1, MOST_GAMES)
    in_range("--workers", workers, 1, MOST_WORKERS)
    request = Request(game, 0, [bot], games, seed, options(option), pack, budget=budget)
    calibration = Calibration(request, _numbers(players or ""), resume)
    if report is not None:
        check_writable(report)
    played = list(with_progress(calibration.play(workers, cluster), calibration.games))
    if json:
        print_json(lab.summary(calibration))
    else:
        _show(calibration)
    tell_failures(played)
    if report is not None:
        write_calibration(report, calibration)
    return 1 if any(match.error is not None for match in played) else 0


def _numbers(players: str) -> list[int]:
    for each in listed(players):
        if not each.isdecimal():
            raise GoldenSpikeError("cli-not-a-number", name="--players", value=each)
    return [int(each) for each in listed(players)]


def _show(calibration: Calibration) -> None:
    verdicts = calibration.verdicts()
    done = say("cli-calibrate-done", games=calibration.games, settings=len(calibration.settings))
    out().print(Text(done), _aims(calibration, verdicts))
    if any(not verdict.met for verdict in verdicts):
        out().print(_missed(calibration, verdicts))


def _aims(calibration: Calibration, verdicts: list[Verdict]) -> Table:
    table = ruled_table()
    for name in ("aim", "wanted", "result"):
        table.add_column(say(f"lab-report-{name}"))
    for aim in calibration.measures.aims:
        its = [verdict.met for verdict in verdicts if verdict.aim == aim.name]
        if its:
            table.add_row(say(f"lab-aim-{aim.name}"), wanted(aim), say("lab-report-met", met=sum(its), all=len(its)))
    return table


def _missed(calibration: Calibration, verdicts: list[Verdict]) -> Table:
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
                thing(calibration, aim, verdict),
                with_interval(form_of(aim), verdict.figure, verdict.low, verdict.high),
            )
            before = aim.name
    return table
