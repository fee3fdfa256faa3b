"""Bots play many games; whatever they do, every game is accounted for.

The seed of a game follows from the request's seed and the game's number alone, so neither the number of workers nor a
game that fails changes the others.
"""

from __future__ import annotations

import hashlib
import json
import pickle
import signal
import time
import traceback
from collections import Counter, deque
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from statistics import fmean, median
from typing import Any

import msgspec

from goldenspike import bots, games, load, new_game, packs, words
from goldenspike.errors import GoldenSpikeError
from goldenspike.kernel import record as records_of
from goldenspike.kernel.game import Ask, Over
from goldenspike.kernel.play import Play

CHUNK = 8
"""Games that a worker is given at a time, at most: enough to forget what handing them over costs."""


ENDING = ".gs.json"


class Request(msgspec.Struct, frozen=True):
    """What to play. One bot's name stands for every seat; otherwise there is one for each."""

    game: str
    players: int
    bots: list[str]
    games: int
    seed: int
    options: dict[str, Any]
    pack: str | None
    laws: bool = False


class Played(msgspec.Struct, frozen=True):
    """One game, counted from 1. `bots` are those of each seat; what is not known of a failed game is 0 or empty."""

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


def simulate(request: Request, workers: int = 1, records: Path | None = None) -> Iterator[Played]:
    """Play the games and give them in order. With `records`, each is also written to a file of its own there.

    Raises GoldenSpikeError, before anything is played, for what cannot be played or written.
    """
    if workers < 1:
        raise GoldenSpikeError("lab-workers", found=workers)
    job = Job(request, records)
    if records is not None:
        _prepare(records)
    if workers == 1:
        return _one_by_one(job)
    _check_bots_can_travel(job)
    return _in_parallel(job, workers)


class Job:
    """A request that can be played, with everything needed for it."""

    def __init__(self, request: Request, records: Path | None = None) -> None:
        low, high = games.find(request.game).seats
        if not low <= request.players <= high:
            raise GoldenSpikeError("players-how-many", found=request.players, low=low, high=high, game=request.game)
        if len(request.bots) not in (1, request.players):
            raise GoldenSpikeError("lab-bots", found=len(request.bots), players=request.players)
        if request.games < 1:
            raise GoldenSpikeError("lab-games", found=request.games)
        if request.seed < 0:
            raise GoldenSpikeError("seed-bad")
        self.request = request
        self.records = records
        self.factories = {name: bots.find(name, request.game) for name in request.bots}
        self.pack = packs.load(packs.default(request.game) if request.pack is None else request.pack)
        self.seated(1)  # so the game itself judges options and pack

    def seats(self, number: int) -> list[str]:
        """Who sits where: from game to game everybody moves on by one seat."""
        request = self.request
        return [request.bots[(seat + number - 1) % len(request.bots)] for seat in range(request.players)]

    def seated(self, number: int) -> Play:
        """That game before its first action."""
        request = self.request
        players = [f"{name} {seat}" for seat, name in enumerate(self.seats(number), start=1)]
        return new_game(request.game, players, game_seed(request.seed, number), request.options, self.pack)

    def file_name(self, number: int) -> str:
        digits = max(4, len(str(self.request.games)))
        return f"{number:0{digits}}{ENDING}"

    def play(self, number: int) -> Played:
        """That game, whatever comes of it."""
        seats, seed = self.seats(number), game_seed(self.request.seed, number)
        began = time.perf_counter()
        try:
            play = self.seated(number)
            decisions = play_out(play, [self.factories[name](bot_seed(seed, seat)) for seat, name in enumerate(seats)])
            seconds = time.perf_counter() - began
            if self.request.laws:
                _check(play)
            if self.records is not None:
                _write(self.records / self.file_name(number), play.record())
        except Exception as error:
            return Played(number, seed, seats, [], [], 0, time.perf_counter() - began, _said(error))
        assert isinstance(play.pending, Over)  # noqa: S101
        result = play.pending.result
        return Played(
            *(number, seed, seats, result.scores, result.winners, decisions, seconds),
            grade=result.grade,
            turns=result.turns,
        )

    def play_some(self, numbers: range) -> list[Played]:
        return [self.play(number) for number in numbers]


def game_seed(seed: int, number: int) -> int:
    """The seed of one game. It has 53 bits, so that every JSON reader gives it back whole."""
    return int.from_bytes(hashlib.sha256(f"{seed}:{number}".encode()).digest()[:8], "big") >> 11


def bot_seed(seed: int, seat: int) -> int:
    """The seed of the bot in that seat of the game with that seed: nothing it draws tells it about the dice."""
    return game_seed(seed, seat)


def play_out(play: Play, seats: list[bots.Bot]) -> int:
    """Let the bots play to the end. How many decisions they took."""
    decisions = 0
    while isinstance(ask := play.pending, Ask):
        play.act(seats[ask.seat].choose(play.observe(ask.seat)))
        decisions += 1
    return decisions


def summary(request: Request, played: Iterable[Played]) -> dict[str, Any]:
    """What came of it, as plain data. Shared wins count as fractions; failed games count only as errors."""
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
        "seats": [{"wins": sum(_won(game, seat) for game in ended)} for seat in range(request.players)],
        "winner": {"mean": fmean(best), "median": median(best)} if best else None,
        # Of games that are graded: how many earned each grade, and in how many turns.
        "grades": dict(Counter(game.grade for game in ended if game.grade is not None).most_common()),
        "turns": {"mean": fmean(turns), "median": median(turns)} if turns else None,
    }


def _bot(name: str, ended: list[Played]) -> dict[str, Any]:
    seats = [(game, seat) for game in ended for seat, bot in enumerate(game.bots) if bot == name]
    points = [game.scores[seat] for game, seat in seats]
    return {
        "seats": len(seats),
        "wins": sum(_won(game, seat) for game, seat in seats),
        "mean": fmean(points) if points else None,
        "median": median(points) if points else None,
    }


def _won(game: Played, seat: int) -> float:
    return 1 / len(game.winners) if seat in game.winners else 0.0


# One process or several


def _one_by_one(job: Job) -> Iterator[Played]:
    for number in range(1, job.request.games + 1):
        yield job.play(number)


def _in_parallel(job: Job, workers: int) -> Iterator[Played]:
    """Chunks are handed out as they are asked for, a few ahead, and given back in order."""
    from concurrent.futures import Future, ProcessPoolExecutor
    from concurrent.futures.process import BrokenProcessPool
    from multiprocessing import get_context

    last = job.request.games
    size = max(1, min(CHUNK, last // (workers * 4)))
    waiting: deque[Future[list[Played]]] = deque()
    # A forked process would inherit whatever threads were doing (a progress bar, a server) half done.
    pool = ProcessPoolExecutor(workers, get_context("spawn"), initializer=_begin, initargs=(words.language(),))
    try:
        for first in range(1, last + 1, size):
            waiting.append(pool.submit(job.play_some, range(first, min(first + size, last + 1))))
            if len(waiting) > workers * 2:
                yield from waiting.popleft().result()
        while waiting:
            yield from waiting.popleft().result()
    except BrokenProcessPool as error:
        raise GoldenSpikeError("lab-worker-died") from error
    finally:
        pool.shutdown(cancel_futures=True)


def _check_bots_can_travel(job: Job) -> None:
    """To another process goes only what can be imported there: no bot whose class was made inside a function."""
    for name, factory in job.factories.items():
        try:
            pickle.dumps(factory)
        except Exception as error:
            raise GoldenSpikeError("lab-bot-stays", name=name) from error


def _begin(lang: str) -> None:
    """A worker speaks the language of who asked. Ctrl-C reaches it too: then it just ends, and leaves the talking."""
    words.speak(lang)
    signal.signal(signal.SIGINT, signal.SIG_DFL)


# Records and checks


def _prepare(records: Path) -> None:
    """Make the folder. One that holds records already is refused, so that none is ever overwritten."""
    try:
        records.mkdir(parents=True, exist_ok=True)
        there = min((path.name for path in records.iterdir() if path.name.endswith(ENDING)), default=None)
    except OSError as error:
        raise GoldenSpikeError("lab-records-folder", path=str(records), detail=error.strerror or "") from None
    if there is not None:
        raise GoldenSpikeError("lab-records-taken", path=str(records), file=there)


def _write(file: Path, record: Mapping[str, Any]) -> None:
    """All of the file or none of it."""
    unfinished = file.with_suffix(".part")
    unfinished.write_text(json.dumps(record, ensure_ascii=False) + "\n", encoding="utf-8")
    unfinished.replace(file)


def _check(play: Play) -> None:
    """The laws of every game, and that its record can be believed."""
    from goldenspike.kernel import laws

    laws.check_play(play)
    records_of.verify(load(json.dumps(play.record()), play.table.pack))


def _said(error: Exception) -> str:
    """What went wrong, and in which line: a bot's author needs both, and a worker's traceback reaches nobody."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{traceback.format_exception_only(error)[-1].strip()} ({Path(last.filename).name}:{last.lineno})"
