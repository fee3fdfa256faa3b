"""Calibrate a board: one bot plays every setting in all seats, and the results are compared with the aims."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from goldenspike import games
from goldenspike.errors import GoldenSpikeError
from goldenspike.kernel.entries import GRADES
from goldenspike.kernel.setup import known_options
from goldenspike.lab.arena import Arena, arena, place_shares, place_shares_data, share_by_deal, sort_matches
from goldenspike.lab.arena_match import Match
from goldenspike.lab.measures import GRADE, PLACES, Aim, CalibrationSetting, Measures, Tally, measures_of
from goldenspike.lab.simulate import Request, share_data
from goldenspike.lab.statistics import Share, median_with_interval
from goldenspike.words import language


class Verdict(msgspec.Struct, frozen=True):
    """The result for one aim and one thing. `setting` is empty if all settings count together.

    Grades are positions in GRADES.
    """

    aim: str
    setting: str
    what: str
    figure: float
    low: float
    high: float
    least: float | None
    most: float | None

    @property
    def met(self) -> bool:
        return (self.least is None or self.least <= self.figure) and (self.most is None or self.figure <= self.most)

    @property
    def sure(self) -> bool:
        """Tell whether the verdict holds for the whole interval."""
        return (self.least is None or self.least <= self.low) and (self.most is None or self.high <= self.most)


class Calibration:
    """The settings of a calibration, their games and the verdicts."""

    def __init__(self, request: Request, players: Sequence[int] = (), folder: Path | None = None) -> None:
        """The request has one bot, the number of games of each setting, and options for all settings.

        Settings that contradict these, or that have other numbers of players than requested, are left out.
        """
        games.find(request.game)
        found = measures_of(request.game)
        if found is None:
            raise GoldenSpikeError("lab-no-measures", game=request.game)
        self.measures: Measures = found
        self.settings = _settings(request, found, players)
        self.jobs = [
            Arena(_request(request, setting), None if folder is None else folder / setting.name)
            for setting in self.settings
        ]
        self.matches: list[list[Match]] = [[] for _ in self.settings]
        self.request = request
        self.tallies = {tally.name: tally for tally in found.tallies(self.jobs[0].pack, language())}

    @property
    def games(self) -> int:
        """The number of games of all settings."""
        return len(self.settings) * self.request.games

    def play(self, workers: int = 1, cluster: str | None = None) -> Iterator[Match]:
        """Yield every game as it ends."""
        for job, played in zip(self.jobs, self.matches, strict=True):
            for match in arena(job, workers, cluster):
                played.append(match)
                yield match

    def verdicts(self) -> list[Verdict]:
        """Judge every aim that applies to the games played."""
        return [verdict for aim in self.measures.aims for verdict in self._judge(aim)]

    def _judge(self, aim: Aim) -> Iterator[Verdict]:
        its = [
            (setting.name, [match for match in sort_matches(played) if match.error is None])
            for setting, played in zip(self.settings, self.matches, strict=True)
            if setting.kind in aim.kinds
        ]
        if aim.together:
            its = [("", merge_settings(played for _, played in its))] if its else []
        for setting, played in its:
            for what, found in self._figures(aim, played) if played else ():
                yield Verdict(aim.name, setting, what, *found, aim.least, aim.most)

    def _figures(self, aim: Aim, played: Sequence[Match]) -> Iterator[tuple[str, Share]]:
        if aim.tally == PLACES:
            for place, found in enumerate(place_shares(played), start=1):
                yield str(place), found.over(1 / len(played[0].bots))
        elif aim.tally == GRADE:
            yield "", Share(*median_with_interval([GRADES.index(match.grade) for match in played if match.grade]))
        else:
            tally = self.tallies[aim.tally]
            for what in tally.names if aim.only is None else [aim.only]:
                yield what, tally_share(tally, what, played)


def _settings(request: Request, measures: Measures, players: Sequence[int]) -> list[CalibrationSetting]:
    game = games.find(request.game)
    wanted = known_options(game, request.options)
    found = []
    for setting in measures.settings:
        contradicted = any(wanted.get(name, value) != value for name, value in setting.options.items())
        if contradicted or (players and setting.players not in players):
            continue
        options = {**setting.options, **wanted}
        with suppress(GoldenSpikeError):
            game.check_options(options, setting.players)
            found.append(msgspec.structs.replace(setting, options=options))
    if not found:
        raise GoldenSpikeError("lab-no-settings", game=request.game)
    return found


def _request(request: Request, setting: CalibrationSetting) -> Request:
    return msgspec.structs.replace(request, players=setting.players, options=setting.options)


def merge_settings(played: Iterable[Sequence[Match]]) -> list[Match]:
    """Merge the games of several settings, with distinct deals."""
    found: list[Match] = []
    for matches in played:
        first = max((match.deal for match in found), default=0)
        found += [msgspec.structs.replace(match, deal=first + match.deal) for match in matches]
    return found


def tally_share(tally: Tally, what: str, played: Sequence[Match]) -> Share:
    """The share of one thing in a tally: of all that was counted, or of the games."""
    counts = [match.facts.counts.get(tally.name, {}) for match in played]
    if tally.over == "games":
        return share_by_deal(played, [float(each.get(what, 0) > 0) for each in counts])
    return share_by_deal(played, [each.get(what, 0.0) for each in counts], [sum(each.values()) for each in counts])


# Summary


def summary(calibration: Calibration) -> dict[str, Any]:
    """Summarize a calibration as plain data."""
    request, pack, verdicts = calibration.request, calibration.jobs[0].pack, calibration.verdicts()
    return {
        "game": request.game,
        "pack": {"id": pack.id, "version": pack.version, "sha256": pack.sha256},
        "bot": request.bots[0],
        "budget": request.budget,
        "errors": sum(match.error is not None for played in calibration.matches for match in played),
        "settings": [
            _setting(calibration, setting, played)
            for setting, played in zip(calibration.settings, calibration.matches, strict=True)
        ],
        "targets": [_target(verdict) for verdict in verdicts],
        "met": sum(verdict.met for verdict in verdicts),
    }


def _setting(calibration: Calibration, setting: CalibrationSetting, played: Sequence[Match]) -> dict[str, Any]:
    ended = [match for match in sort_matches(played) if match.error is None]
    grades = [match.grade for match in ended]
    return {
        "setting": setting.name,
        "players": setting.players,
        "options": setting.options,
        "games": len(played),
        "places": place_shares_data(ended),
        "grades": {grade: grades.count(grade) for grade in GRADES if grade in grades},
        "tallies": {
            tally.name: {what: share_data(tally_share(tally, what, ended)) for what in tally.names}
            for tally in calibration.tallies.values()
        },
    }


def _target(verdict: Verdict) -> dict[str, Any]:
    """A verdict as plain data, with grades by name."""
    plain = {name: getattr(verdict, name) for name in verdict.__struct_fields__}
    if verdict.aim == GRADE:
        plain |= {name: GRADES[int(plain[name])] for name in ("figure", "low", "high", "least", "most")}
    return {"target": plain.pop("aim"), **plain, "met": verdict.met, "sure": verdict.sure}
