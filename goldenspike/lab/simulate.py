"""Simulate: bots play many games, and every game is accounted for.

The seed of a game follows only from the request's seed and the game's number. So neither the number of workers nor a
failed game changes the others.
"""

from __future__ import annotations

import hashlib
import json
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import redirect_stdout
from pathlib import Path
from statistics import fmean, median
from typing import Any

import msgspec

from goldenspike import bots, games, load, new_game, packs
from goldenspike.bots.budget import Budget
from goldenspike.errors import GoldenSpikeError
from goldenspike.kernel import record as records_of
from goldenspike.kernel.game import Ask, Over
from goldenspike.kernel.play import Play
from goldenspike.lab.file_errors import reporting_write_errors, write_json
from goldenspike.lab.measures import measures_of
from goldenspike.lab.statistics import Share, share
from goldenspike.lab.workers import check_importable, play_each

CHUNK = 8
"""The most games that a worker gets at a time: enough to make the overhead negligible."""


ENDING = ".gs.json"


class Request(msgspec.Struct, frozen=True):
    """What to play. A single bot's name stands for every seat; otherwise there is one for each."""

    game: str
    players: int
    bots: list[str]
    games: int
    seed: int
    options: dict[str, Any]
    pack: str | None
    laws: bool = False
    budget: str | None = None


class GameOutcome(msgspec.Struct, frozen=True):
    """The outcome of one game, numbered from 1. `bots` and `places` are by seat; `places` may be empty.

    Unknown values of a failed game are 0 or empty.
    """

    number: int
    seed: int
    bots: list[str]
    scores: list[int]
    winners: list[int]
    decisions: int
    seconds: float
    error: str | None = None
    grade: str | None = None
    turns: int | None = None
    places: list[int] = []


def simulate(request: Request, workers: int = 1, records: Path | None = None) -> Iterator[GameOutcome]:
    """Play the games and yield them in order. With `records`, also write each to a file there.

    Raises GoldenSpikeError before any game is played if the request cannot be played or written.
    """
    if workers < 1:
        raise GoldenSpikeError("lab-workers", found=workers)
    job = Job(request, records)
    if records is not None:
        _prepare(records)
    if workers > 1:
        check_importable(job.factories)
    size = max(1, min(CHUNK, request.games // (workers * 4)))
    return _in_order(play_each(job.play, range(1, request.games + 1), workers, size=size))


def _in_order(played: Iterator[GameOutcome]) -> Iterator[GameOutcome]:
    """Yield outcomes in order of their numbers; early ones wait."""
    early: dict[int, GameOutcome] = {}
    due = 1
    for game in played:
        early[game.number] = game
        while due in early:
            yield early.pop(due)
            due += 1


class Job:
    """A valid request with everything needed to play it."""

    def __init__(self, request: Request, records: Path | None = None) -> None:
        low, high = games.find(request.game).seats
        if not low <= request.players <= high:
            raise GoldenSpikeError("players-how-many", found=request.players, low=low, high=high, game=request.game)
        if request.games < 1:
            raise GoldenSpikeError("lab-games", found=request.games)
        if request.seed < 0:
            raise GoldenSpikeError("seed-bad")
        self.request = request
        self.check_bots()
        self.records = records
        self.budget = None if request.budget is None else Budget.parse(request.budget)
        self.factories = {name: bots.find(name, request.game) for name in request.bots}
        for name in request.bots:
            _check_itself(name, bots.substitute(name, request.game))
        self.pack = packs.load(packs.default(request.game) if request.pack is None else request.pack)
        self.measures = measures_of(request.game)
        self.new_play(1)  # so that the game checks options and pack

    def check_bots(self) -> None:
        """Check the number of bots."""
        found, players = len(self.request.bots), self.request.players
        if found not in (1, players):
            raise GoldenSpikeError("lab-bots", found=found, players=players)

    def seats(self, number: int) -> list[str]:
        """The bot of each seat; from game to game every bot moves on by one seat."""
        request = self.request
        return [request.bots[(seat + number - 1) % len(request.bots)] for seat in range(request.players)]

    def seed(self, number: int) -> int:
        return game_seed(self.request.seed, number)

    def new_play(self, number: int) -> Play:
        """Start a game."""
        request = self.request
        players = [f"{name} {seat}" for seat, name in enumerate(self.seats(number), start=1)]
        return new_game(request.game, players, self.seed(number), request.options, self.pack)

    def file_name(self, number: int) -> str:
        digits = max(4, len(str(self.request.games)))
        return f"{number:0{digits}}{ENDING}"

    def play(self, number: int) -> GameOutcome:
        """Play a game, whatever happens: an exception of a bot ends only this game."""
        began = time.perf_counter()
        try:
            with redirect_stdout(sys.stderr):  # what bots print must not mix with the output
                play, players = self.new_play(number), self.players(number)
                times = play_out(play, players, self.budget)
            for name, bot in zip(self.seats(number), players, strict=True):
                _check_itself(name, getattr(bot, "instead", None))  # a cluster may lack what is installed here
            return self.outcome(number, play, times, time.perf_counter() - began)
        except (Exception, SystemExit) as error:
            return self.failure(number, time.perf_counter() - began, _describe_error(error))

    def players(self, number: int) -> list[bots.Bot]:
        """Make the bots of a game, by seat."""
        seed = self.seed(number)
        return [self.factories[name](bot_seed(seed, seat)) for seat, name in enumerate(self.seats(number))]

    def outcome(self, number: int, play: Play, times: list[list[float]], seconds: float) -> GameOutcome:
        if self.request.laws:
            _check(play)
        if self.records is not None:
            write_json(self.records / self.file_name(number), play.record())
        assert isinstance(play.pending, Over)  # noqa: S101
        result = play.pending.result
        return GameOutcome(
            *(number, self.seed(number), self.seats(number), result.scores, result.winners),
            decisions=sum(map(len, times)),
            seconds=seconds,
            grade=result.grade,
            turns=result.turns,
            places=self.measures.places(play) if self.measures else [],
        )

    def failure(self, number: int, seconds: float, error: str) -> GameOutcome:
        return GameOutcome(number, self.seed(number), self.seats(number), [], [], 0, seconds, error)


def _check_itself(name: str, instead: str | None) -> None:
    """Refuse a bot that is replaced by a weaker one because an extra is missing."""
    if instead is not None:
        raise GoldenSpikeError("lab-bot-instead", name=name, other=instead)


def game_seed(seed: int, number: int) -> int:
    """The seed of one game. It has 53 bits, so that every JSON reader returns it unchanged."""
    return int.from_bytes(hashlib.sha256(f"{seed}:{number}".encode()).digest()[:8], "big") >> 11


def bot_seed(seed: int, seat: int) -> int:
    """The seed of the bot in a seat. It reveals nothing about the dice."""
    return game_seed(seed, seat)


def play_out(play: Play, seats: list[bots.Bot], budget: Budget | None = None) -> list[list[float]]:
    """Let the bots play to the end, with the same budget for each decision. Return the seconds of each, by seat."""
    times: list[list[float]] = [[] for _ in seats]
    while isinstance(ask := play.pending, Ask):
        observation = play.observe(ask.seat)
        began = time.perf_counter()
        try:
            action = bots.ask(seats[ask.seat], observation, budget and budget.fresh())
            times[ask.seat].append(time.perf_counter() - began)
            play.act(action)
        except (Exception, SystemExit) as error:
            error.add_note(play.setup.players[ask.seat])
            raise
    return times


def summary(request: Request, played: Iterable[GameOutcome]) -> dict[str, Any]:
    """Summarize games as plain data. Shared wins count in parts, failed games only as errors."""
    everything = list(played)
    ended = [game for game in everything if game.error is None]
    decisions = sum(game.decisions for game in ended)
    seconds = sum(game.seconds for game in ended)
    best = [max(game.scores) for game in ended]
    turns = [game.turns for game in ended if game.turns is not None]
    return {
        "game": request.game,
        "players": request.players,
        "games": len(everything),
        "errors": len(everything) - len(ended),
        "decisions": decisions,
        "seconds": seconds,
        "decisions_per_second": decisions / seconds if seconds else 0.0,
        "bots": {name: _bot(name, ended) for name in dict.fromkeys(request.bots)},
        "seats": [_seat(seat, ended) for seat in range(request.players)],
        "places": _places(request.players, ended),
        "winner": {"mean": fmean(best), "median": median(best)} if best else None,
        # For graded games: how many earned each grade, and in how many turns.
        "grades": dict(Counter(game.grade for game in ended if game.grade is not None).most_common()),
        "turns": {"mean": fmean(turns), "median": median(turns)} if turns else None,
    }


def _bot(name: str, ended: list[GameOutcome]) -> dict[str, Any]:
    seats = [(game, seat) for game in ended for seat, bot in enumerate(game.bots) if bot == name]
    points = [game.scores[seat] for game, seat in seats]
    wins = [sum(win_part(game, seat) for seat, bot in enumerate(game.bots) if bot == name) for game in ended]
    return {
        "seats": len(seats),
        "wins": sum(wins),
        "mean": fmean(points) if points else None,
        "median": median(points) if points else None,
        **share_data(share((each, name in game.bots) for each, game in zip(wins, ended, strict=True))),
    }


def _seat(seat: int, ended: list[GameOutcome]) -> dict[str, Any]:
    wins = [win_part(game, seat) for game in ended]
    return {"wins": sum(wins), **share_data(share((each, 1) for each in wins))}


def _places(players: int, ended: list[GameOutcome]) -> list[dict[str, Any]]:
    """How often each starting place won; empty if the game has no places."""
    known = [game for game in ended if game.places]
    return [
        {"place": place, **share_data(share((win_part(game, game.places.index(place)), 1) for game in known))}
        for place in range(1, players + 1)
        if known
    ]


def share_data(found: Share) -> dict[str, float]:
    return {"share": found.value, "low": found.low, "high": found.high}


def win_part(game: GameOutcome, seat: int) -> float:
    """A seat's part of the win."""
    return 1 / len(game.winners) if seat in game.winners else 0.0


# Records and checks


def _prepare(records: Path) -> None:
    """Make the folder. Refuse one that holds records, so that none is overwritten."""
    with reporting_write_errors("lab-records-folder", records):
        records.mkdir(parents=True, exist_ok=True)
        there = min((path.name for path in records.iterdir() if path.name.endswith(ENDING)), default=None)
    if there is not None:
        raise GoldenSpikeError("lab-records-taken", path=str(records), file=there)


def _check(play: Play) -> None:
    """Check the invariants of the game, and that its record can be verified."""
    from goldenspike.kernel import laws

    laws.check_play(play)
    records_of.verify(load(json.dumps(play.record()), play.setup.pack))


def _describe_error(error: BaseException) -> str:
    """Describe an error: whose it was, what went wrong, and the line. Tracebacks of workers are lost, and a bot's
    author needs all three.
    """
    last = traceback.extract_tb(error.__traceback__)[-1]
    parts = [*getattr(error, "__notes__", ()), type(error).__name__, *filter(None, [str(error)])]
    return f"{': '.join(parts)} ({Path(last.filename).name}:{last.lineno})"
