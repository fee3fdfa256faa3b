"""HTML report of an arena or a calibration."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from statistics import fmean
from typing import Any
from urllib.parse import quote

from goldenspike.kernel.entries import GRADES
from goldenspike.lab.arena import Arena, place_shares
from goldenspike.lab.arena_match import HELD, OVERTAKEN, SHARED, Match
from goldenspike.lab.calibrate import Calibration, Verdict, merge_settings, tally_share
from goldenspike.lab.html_page import (
    MANY,
    collapsible,
    curves_with_table,
    figure_with_table,
    page,
    section,
    table,
    write,
)
from goldenspike.lab.markup import Markup, join_markup, tag
from goldenspike.lab.measures import GRADE, PLACES, Aim, CalibrationSetting, Tally
from goldenspike.lab.number_format import (
    UNKNOWN,
    grade,
    hundredths,
    milliseconds,
    percent,
    tenths,
    whole,
    with_interval,
)
from goldenspike.lab.simulate import Request
from goldenspike.lab.statistics import Share
from goldenspike.lab.svg_charts import ChartRow, Form, Series
from goldenspike.words import language, say

MOST_LISTED = 1000
"""The most games listed one by one."""


# An arena


def write_arena(file: Path, job: Arena, summary: dict[str, Any], matches: Sequence[Match]) -> None:
    ended = [match for match in matches if match.error is None]
    title = say("lab-report-arena", pack=job.pack.name(language()), players=job.request.players)
    tallies = job.measures.tallies(job.pack, language()) if job.measures else []
    write(
        file,
        page(
            title,
            _facts(job.request, job, summary["games"], summary["deals"], summary["errors"]),
            section(say("lab-report-bots"), *_bots(summary)),
            section(say("lab-report-places"), _places(job, ended), _bots_by_place(job, summary), _seats(summary)),
            _board(tallies, ended),
            section(say("lab-report-course"), *_course(ended)),
            section(say("lab-report-games"), _games(file, job, matches)),
        ),
    )


def _facts(request: Request, job: Arena, games: int, deals: int, errors: int) -> Markup:
    facts = [
        (say("lab-report-pack"), f"{job.pack.id} {job.pack.version} ({job.pack.sha256[:8]})"),
        (say("lab-report-games"), whole(games)),
        (say("lab-report-deals"), whole(deals)),
        (say("lab-report-seed"), str(request.seed)),
        (say("lab-report-budget"), request.budget or UNKNOWN),
        (say("lab-report-options"), _options(request.options) or UNKNOWN),
        (say("lab-report-errors"), whole(errors)),
    ]
    return join_markup(
        tag("p", say("lab-report-intervals"), class_="facts"),
        table(say("lab-report-facts"), (say("lab-report-what"), say("lab-report-figure")), facts),
    )


def _options(options: dict[str, Any]) -> str:
    return ", ".join(
        f"{name}={','.join(value) if isinstance(value, list) else value}" for name, value in options.items()
    )


def _bots(summary: dict[str, Any]) -> list[Markup]:
    bots, times = summary["bots"], summary["times"]
    what = say("cli-simulate-bot")
    wins = [ChartRow(bot["bot"], bot["ratio"], bot["ratio_low"], bot["ratio_high"]) for bot in bots]
    rated = [
        ChartRow(bot["bot"], *(bot[f"rating{end}"] for end in ("", "_low", "_high"))) for bot in bots if bot["rating"]
    ]
    head = [what, *map(say, ("cli-simulate-seats", "cli-simulate-wins", "cli-arena-share", "cli-arena-ratio"))]
    body = [
        (
            *(bot["bot"], whole(bot["seats"]), tenths(bot["wins"])),
            with_interval(percent, bot["share"], bot["low"], bot["high"]),
            with_interval(hundredths, bot["ratio"], bot["ratio_low"], bot["ratio_high"]),
        )
        for bot in bots
    ]
    thinking = [what, *map(say, ("lab-report-decisions", "cli-arena-time", "cli-arena-slow", "lab-report-worst"))]
    thought = [
        (
            *(each["bot"], whole(each["decisions"])),
            *(milliseconds(each[name]) for name in ("median", "p99", "worst")),
            UNKNOWN if each["overruns"] is None else whole(each["overruns"]),
        )
        for each in times
    ]
    return [
        table(say("lab-report-bots"), head, body),
        figure_with_table(say("lab-report-ratio"), what, wins, hundredths, reference=1.0),
        figure_with_table(say("lab-report-rating"), what, rated, tenths),
        tag("h3", say("lab-report-times")),
        table(say("lab-report-times"), [*thinking, say("cli-arena-overruns")], thought),
    ]


def _bots_by_place(job: Arena, summary: dict[str, Any]) -> Markup:
    bots, players = summary["bots"], job.request.players
    if len(bots) < 2 or players < 2 or job.measures is None or not summary["places"]:
        return Markup("")
    title = say("lab-report-bots-by-place")
    body = [
        (name, *(_over_fair(bot["places"][place], players) for bot in bots))
        for place, name in enumerate(job.measures.place_names(job.new_play(1), language()))
    ]
    return join_markup(tag("h3", title), table(title, [say("cli-arena-place"), *(bot["bot"] for bot in bots)], body))


def _over_fair(found: dict[str, float], players: int) -> str:
    return with_interval(hundredths, *(found[name] * players for name in ("share", "low", "high")))


def _seats(summary: dict[str, Any]) -> Markup:
    body = [
        (str(each["seat"]), with_interval(percent, each["share"], each["low"], each["high"]))
        for each in summary["seats"]
    ]
    title = say("lab-report-seats")
    return join_markup(tag("h3", title), table(title, (say("cli-arena-seat"), say("cli-arena-share")), body))


# Both


def _places(job: Arena, ended: Sequence[Match]) -> Markup:
    shares = place_shares(ended)
    if len(shares) < 2 or job.measures is None:
        return Markup("")
    names = job.measures.place_names(job.new_play(1), language())
    fair = [share.over(1 / len(shares)) for share in shares]
    title = say("lab-report-by-place")
    return figure_with_table(title, say("cli-arena-place"), _named_rows(names, fair), hundredths, reference=1.0)


def _named_rows(names: Iterable[str], shares: Iterable[Share]) -> list[ChartRow]:
    return [ChartRow(name, *share) for name, share in zip(names, shares, strict=True)]


def _board(tallies: Sequence[Tally], ended: Sequence[Match]) -> Markup:
    if not tallies or not ended:
        return Markup("")
    return section(say("lab-report-board"), *(_tally(tally, ended) for tally in tallies))


def _tally(tally: Tally, ended: Sequence[Match]) -> Markup:
    title = say(f"lab-tally-{tally.name}")
    figures = _named_rows(tally.names.values(), (tally_share(tally, what, ended) for what in tally.names))
    found = figure_with_table(title, say("lab-report-what"), figures, percent)
    return collapsible(title, found) if len(figures) > MANY else found


def _course(ended: Sequence[Match]) -> list[Markup]:
    """How the games developed."""
    turns = say("lab-report-turn")
    curves = [
        curves_with_table(say(f"lab-curve-{name}"), turns, _series(name, ended), whole)
        for name in (ended[0].facts.curves if ended else ())
    ]
    decided = {kind: say(f"lab-decided-{kind}") for kind in (HELD, OVERTAKEN, SHARED)}
    several = [match for match in ended if len(match.bots) > 1 and match.length]
    return [
        *curves,
        _histogram("lab-report-length", (match.length for match in ended), str),
        _histogram("lab-report-lead", (match.lead_changes for match in several), str),
        _histogram("lab-report-decided", (match.decided for match in several), decided.__getitem__),
        _histogram("lab-report-end", (match.facts.end for match in ended), lambda end: say(f"lab-end-{end}")),
        _histogram(
            "lab-report-grades", (match.grade for match in ended), lambda earned: grade(GRADES.index(earned)), GRADES
        ),
    ]


def _series(curve: str, ended: Sequence[Match]) -> list[Series]:
    """Curves of the winners and of each bot."""
    winners = Series(say("lab-report-winners"), _mean(curve, [(match, match.winners) for match in ended]))
    names = dict.fromkeys(bot for match in ended for bot in match.bots)
    return [
        winners,
        *(Series(name, _mean(curve, [(match, _seats_of(match, name)) for match in ended])) for name in names),
    ]


def _seats_of(match: Match, name: str) -> list[int]:
    return [seat for seat, bot in enumerate(match.bots) if bot == name]


def _mean(curve: str, seats: Sequence[tuple[Match, list[int]]]) -> list[float]:
    """Mean curve of some seats, up to the last turn that at least half of the games reached."""
    its = [(match.facts.curves[curve], own) for match, own in seats if own]
    found: list[float] = []
    while its and sum(len(turns) > len(found) for turns, _ in its) * 2 >= len(its):
        now = [turns[len(found)][seat] for turns, own in its for seat in own if len(turns) > len(found)]
        found.append(fmean(now))
    return found


def _histogram(key: str, values: Iterable[Any], name: Callable[[Any], str], order: Sequence[Any] = ()) -> Markup:
    """How many games had each value."""
    found = Counter(value for value in values if value is not None)
    if not found:
        return Markup("")
    ranked = [value for value in order if value in found] or sorted(found)
    return figure_with_table(
        say(key), say("lab-report-what"), [ChartRow(name(value), found[value]) for value in ranked], whole
    )


def _games(file: Path, job: Arena, matches: Sequence[Match]) -> Markup:
    """List the games one by one, with links to archived records."""
    body = [
        (
            _link(file, job, match),
            whole(match.deal),
            ", ".join(match.bots),
            ", ".join(map(whole, match.scores)),
            match.error or ", ".join(f"{seat + 1} {match.bots[seat]}" for seat in match.winners) or UNKNOWN,
        )
        for match in matches[:MOST_LISTED]
    ]
    head = [say(f"lab-report-{name}") for name in ("game", "deal", "seating", "scores", "winner")]
    title = say("lab-report-games")
    more = tag("p", say("lab-report-listed", listed=MOST_LISTED)) if len(matches) > MOST_LISTED else Markup("")
    return collapsible(say("lab-report-one-by-one"), more, table(title, head, body))


def _link(file: Path, job: Arena, match: Match) -> str:
    if job.archive is None or match.number not in job.archive.games:
        return str(match.number)
    record = os.path.relpath(job.archive.record(match.number).resolve(), file.parent.resolve())
    return tag("a", str(match.number), href=quote(Path(record).as_posix()))


# A calibration


def write_calibration(file: Path, calibration: Calibration) -> None:
    pack, request = calibration.jobs[0].pack, calibration.request
    verdicts = calibration.verdicts()
    played = [match for matches in calibration.matches for match in matches]
    whole_board = merge_settings([[m for m in matches if m.error is None] for matches in calibration.matches])
    title = say("lab-report-calibration", pack=pack.name(language()), bot=request.bots[0])
    write(
        file,
        page(
            title,
            _facts(request, calibration.jobs[0], len(played), len(whole_board), len(played) - len(whole_board)),
            section(say("lab-report-aims"), _overview(calibration, verdicts), *_aims(calibration, verdicts)),
            _board(list(calibration.tallies.values()), whole_board),
            *_settings(file, calibration),
        ),
    )


def setting_name(setting: CalibrationSetting) -> str:
    return say("lab-report-setting", players=setting.players, options=_options(setting.options) or "none")


def _overview(calibration: Calibration, verdicts: Sequence[Verdict]) -> Markup:
    body = []
    for aim in calibration.measures.aims:
        its = [verdict for verdict in verdicts if verdict.aim == aim.name]
        if its:
            met = sum(verdict.met for verdict in its)
            kind = "met" if met == len(its) else "missed"
            state = tag("span", say("lab-report-met", met=met, all=len(its)), class_=kind)
            body.append((say(f"lab-aim-{aim.name}"), aim_text(aim), state))
    head = [say(f"lab-report-{name}") for name in ("aim", "wanted", "result")]
    return table(say("lab-report-aims"), head, body)


def aim_text(aim: Aim) -> str:
    """The range of an aim."""
    form = form_of(aim)
    if aim.least is not None and aim.most is not None:
        return say("lab-wanted-between", least=form(aim.least), most=form(aim.most))
    if aim.least is not None:
        return say("lab-wanted-least", least=form(aim.least))
    return say("lab-wanted-most", most=form(aim.most or 0.0))


def form_of(aim: Aim) -> Form:
    if aim.tally == PLACES:
        return hundredths
    return grade if aim.tally == GRADE else percent


def _aims(calibration: Calibration, verdicts: Sequence[Verdict]) -> Iterable[Markup]:
    """The results of every aim: one thing by setting, or every setting by thing."""
    names = {setting.name: setting_name(setting) for setting in calibration.settings}
    for aim in calibration.measures.aims:
        its = [verdict for verdict in verdicts if verdict.aim == aim.name]
        if aim.tally == GRADE or aim.only is not None:
            yield _aim(aim, "", its, [names[verdict.setting] for verdict in its])
        else:
            for setting in dict.fromkeys(verdict.setting for verdict in its):
                here = [verdict for verdict in its if verdict.setting == setting]
                where = names.get(setting) or say("lab-report-together")
                yield _aim(aim, where, here, [verdict_subject(calibration, aim, verdict) for verdict in here])


def _aim(aim: Aim, where: str, verdicts: Sequence[Verdict], names: Sequence[str]) -> Markup:
    if not verdicts:
        return Markup("")
    name = say(f"lab-aim-{aim.name}")
    title = say("lab-report-aim-where", aim=name, where=where) if where else name
    states = [tag("span", verdict_text(verdict), class_="met" if verdict.met else "missed") for verdict in verdicts]
    form = form_of(aim)
    if aim.tally == GRADE:
        head = [say(f"lab-report-{name}") for name in ("what", "figure", "result")]
        body = [
            (name, with_interval(form, verdict.figure, verdict.low, verdict.high), state)
            for name, verdict, state in zip(names, verdicts, states, strict=True)
        ]
        return join_markup(tag("h3", title), table(title, head, body))
    entries = [ChartRow(name, each.figure, each.low, each.high) for name, each in zip(names, verdicts, strict=True)]
    found = figure_with_table(title, say("lab-report-what"), entries, form, band=(aim.least, aim.most), states=states)
    return collapsible(title, found) if len(entries) > MANY else found


def verdict_subject(calibration: Calibration, aim: Aim, verdict: Verdict) -> str:
    """What a verdict is about, as text."""
    if aim.tally == GRADE:
        return ""
    if aim.tally == PLACES:
        job = next(
            job
            for job, setting in zip(calibration.jobs, calibration.settings, strict=True)
            if setting.name == verdict.setting
        )
        return calibration.measures.place_names(job.new_play(1), language())[int(verdict.what) - 1]
    return calibration.tallies[aim.tally].names[verdict.what]


def verdict_text(verdict: Verdict) -> str:
    """Whether the aim is met, and how sure that is."""
    return say("lab-verdict", met=str(verdict.met).lower(), sure=str(verdict.sure).lower())


def _settings(file: Path, calibration: Calibration) -> Iterable[Markup]:
    for setting, job, matches in zip(calibration.settings, calibration.jobs, calibration.matches, strict=True):
        ended = [match for match in matches if match.error is None]
        yield section(
            setting_name(setting),
            collapsible(say("lab-report-course"), *_course(ended)),
            _games(file, job, sorted(matches, key=lambda match: match.number)),
        )
