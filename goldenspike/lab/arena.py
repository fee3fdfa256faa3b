"""Arena: bots against each other, with balanced seatings, common deals, and shares with intervals.

The games of an arena follow from its request alone. Workers, a cluster or an interruption do not change them, as long
as the bots' budget is in steps and not in seconds.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from goldenspike import __version__
from goldenspike.bots.budget import Budget
from goldenspike.errors import GoldenSpikeError
from goldenspike.kernel.entries import GRADES
from goldenspike.kernel.play import Play
from goldenspike.lab.arena_match import Match
from goldenspike.lab.balanced_seatings import deal_seatings, fill_seats
from goldenspike.lab.game_archive import GameArchive
from goldenspike.lab.measures import Facts
from goldenspike.lab.ratings import BotRating, ratings
from goldenspike.lab.simulate import Job, Request, game_seed, share_data, win_part
from goldenspike.lab.statistics import Share, median_with_interval, quantile, share
from goldenspike.lab.workers import check_importable, play_each

MOST_BOTS = 8
"""The most bots for which all seating orders are still feasible."""


class Arena(Job):
    """A request of an arena. All its bots take part; the last one fills the seats left."""

    def __init__(self, request: Request, folder: Path | None = None) -> None:
        super().__init__(request)
        self.archive = None if folder is None else GameArchive(folder, self.parameters())

    def check_bots(self) -> None:
        named, players = self.request.bots, self.request.players
        if not 1 <= len(named) <= MOST_BOTS:
            raise GoldenSpikeError("lab-arena-bots", found=len(named), most=MOST_BOTS)
        self.deals = deal_seatings(fill_seats(named, players), players)
        self._games = [(deal, seating) for deal, seatings in enumerate(self.deals) for seating in seatings]

    def deal(self, number: int) -> int:
        """The deal that a game plays, from 1."""
        again, place = divmod(number - 1, len(self._games))
        return again * len(self.deals) + self._games[place][0] + 1

    def seats(self, number: int) -> list[str]:
        return list(self._games[(number - 1) % len(self._games)][1])

    def seed(self, number: int) -> int:
        """The seed of a game, the same for all games of a deal."""
        return game_seed(self.request.seed, self.deal(number))

    def parameters(self) -> dict[str, Any]:
        """The parameters that determine the games. Their number is not among them: games can be added."""
        request = {
            name: getattr(self.request, name) for name in ("game", "players", "bots", "seed", "options", "budget")
        }
        pack = {"id": self.pack.id, "version": self.pack.version, "sha256": self.pack.sha256}
        return {"version": __version__, **request, "pack": pack}

    def outcome(self, number: int, play: Play, times: list[list[float]], seconds: float) -> Match:
        return Match(
            **msgspec.structs.asdict(super().outcome(number, play, times, seconds)),
            deal=self.deal(number),
            facts=self.measures.facts(play) if self.measures else Facts(),
            times=[[round(each, 6) for each in own] for own in times],
            record=play.record(),
        )

    def failure(self, number: int, seconds: float, error: str) -> Match:
        return Match(**msgspec.structs.asdict(super().failure(number, seconds, error)), deal=self.deal(number))

    def play(self, number: int) -> Match:
        played = super().play(number)
        assert isinstance(played, Match)  # noqa: S101
        return played

    def __getstate__(self) -> dict[str, Any]:
        """Leave the archive out: workers need only what they play."""
        return {**self.__dict__, "archive": None}


def arena(job: Arena, workers: int = 1, cluster: str | None = None) -> Iterator[Match]:
    """Yield every game as it ends, archived games first."""
    if workers > 1 or cluster is not None:
        check_importable(job.factories)
    stored = {} if job.archive is None else job.archive.games
    numbers = range(1, job.request.games + 1)
    yield from [stored[number] for number in numbers if number in stored]
    for match in play_each(job.play, [number for number in numbers if number not in stored], workers, cluster):
        yield _store_record(match, job.archive)


def _store_record(match: Match, archive: GameArchive | None) -> Match:
    """Archive a game if there is an archive, and return it without its record."""
    stored = msgspec.structs.replace(match, record=None)
    if archive is not None and match.record is not None:
        archive.add(stored, match.record)
    return stored


# Summary


def summary(request: Request, matches: Iterable[Match]) -> dict[str, Any]:
    """Summarize games as plain data. A shared win counts in parts, a failed game only as an error."""
    everything = sort_matches(matches)
    ended = [match for match in everything if match.error is None]
    names = list(dict.fromkeys(request.bots))
    rated = ratings(ended)
    return {
        "game": request.game,
        "players": request.players,
        "games": len(everything),
        "bots": [_bot(name, ended, rated.get(name)) for name in names],
        "places": place_shares_data(ended),
        "seats": [{"seat": seat, **share_data(found)} for seat, found in enumerate(_seat_shares(ended), start=1)],
        "deals": len({match.deal for match in ended}),
        "errors": len(everything) - len(ended),
        "grades": [_grades(name, ended) for name in names if any(match.grade for match in ended)],
        "times": [_times(name, ended, request.budget) for name in names],
    }


def sort_matches(matches: Iterable[Match]) -> list[Match]:
    return sorted(matches, key=lambda match: match.number)


def place_shares_data(ended: Sequence[Match], bot: str | None = None) -> list[dict[str, Any]]:
    return [{"place": place, **share_data(found)} for place, found in enumerate(place_shares(ended, bot), start=1)]


def place_shares(ended: Sequence[Match], bot: str | None = None) -> list[Share]:
    """Share of wins by starting place, of all bots or of one. Empty if the game has no places."""
    known = [match for match in ended if match.places]
    return [_share_of_place(place, known, bot) for place in range(1, len(known[0].places) + 1 if known else 1)]


def _share_of_place(place: int, known: Sequence[Match], bot: str | None) -> Share:
    seats = [(match, match.places.index(place)) for match in known]
    counted = [(match, seat) for match, seat in seats if bot in (None, match.bots[seat])]
    return share_by_deal([match for match, _ in counted], [win_part(match, seat) for match, seat in counted])


def share_by_deal(matches: Sequence[Match], parts: Sequence[float], wholes: Sequence[float] | None = None) -> Share:
    """Share of `parts` in `wholes` (default: games), with an interval over deals."""
    groups: defaultdict[int, list[float]] = defaultdict(lambda: [0.0, 0.0])
    for place, match in enumerate(matches):
        group = groups[match.deal]
        group[0] += parts[place]
        group[1] += 1 if wholes is None else wholes[place]
    return share((part, whole) for part, whole in groups.values())


def _seat_shares(ended: Sequence[Match]) -> list[Share]:
    seats = len(ended[0].bots) if ended else 0
    return [share_by_deal(ended, [win_part(match, seat) for match in ended]) for seat in range(seats)]


def _bot(name: str, ended: Sequence[Match], rating: BotRating | None) -> dict[str, Any]:
    """Summarize the games of a bot. Its share counts all its seats.

    `ratio` is that share over the fair one: the part of the seats that it had.
    """
    matches = [match for match in ended if name in match.bots]
    seats = sum(match.bots.count(name) for match in matches)
    wins = [sum(win_part(match, seat) for seat, bot in enumerate(match.bots) if bot == name) for match in matches]
    found = share_by_deal(matches, wins)
    fair = seats / sum(len(match.bots) for match in matches) if matches else 1.0
    return {
        "bot": name,
        "seats": seats,
        "wins": sum(wins),
        **share_data(found),
        "ratio": found.value / fair,
        "ratio_low": found.low / fair,
        "ratio_high": found.high / fair,
        "places": place_shares_data(matches, name),
        "rating": None if rating is None else rating.value,
        "rating_low": None if rating is None else rating.low,
        "rating_high": None if rating is None else rating.high,
    }


def _grades(name: str, ended: Sequence[Match]) -> dict[str, Any]:
    """The bot's median grade, with both ends of its interval."""
    earned = [GRADES.index(match.grade) for match in ended if match.grade and name in match.bots]
    middle = [GRADES[rank] for rank in median_with_interval(earned)] if earned else [None] * 3
    counted = {grade: earned.count(rank) for rank, grade in enumerate(GRADES) if rank in earned}
    return {"bot": name, **dict(zip(("median", "low", "high"), middle, strict=True)), "games": counted}


def _times(name: str, ended: Sequence[Match], budget: str | None) -> dict[str, Any]:
    """Seconds of the bot's decisions; with a budget in seconds, how often it was exceeded."""
    allowed = None if budget is None else Budget.parse(budget).seconds
    ranked = sorted(
        seconds
        for match in ended
        for bot, own in zip(match.bots, match.times, strict=True)
        if bot == name
        for seconds in own
    )
    return {
        "bot": name,
        "decisions": len(ranked),
        "median": quantile(ranked, 0.5) if ranked else None,
        "p99": quantile(ranked, 0.99) if ranked else None,
        "worst": ranked[-1] if ranked else None,
        "overruns": None if allowed is None else sum(seconds > allowed for seconds in ranked),
    }
