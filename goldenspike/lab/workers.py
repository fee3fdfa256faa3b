"""Run games in this process, in worker processes, or on a cluster. The results are the same."""

from __future__ import annotations

import pickle
import signal
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    CancelledError,
    Executor,
    Future,
    ProcessPoolExecutor,
    wait,
)
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from typing import Any, TypeVar

from goldenspike import __version__, words
from goldenspike.bots.threads import limit_to_one_thread
from goldenspike.errors import GoldenSpikeError

T = TypeVar("T")

limit_to_one_thread()  # here, and in the processes started from here

CONNECT_SECONDS = 10
"""Seconds to wait for a cluster."""


def play_each(
    play: Callable[[int], T],
    numbers: Sequence[int],
    workers: int = 1,
    cluster: str | None = None,
    size: int = 1,
) -> Iterator[T]:
    """Yield `play(number)` for each number as it is ready, in any order. A worker gets `size` numbers at a time."""
    parts = (numbers[first : first + size] for first in range(0, len(numbers), size))
    if cluster is None and workers == 1:
        for part in parts:
            yield from map(play, part)
        return
    with _processes(workers) if cluster is None else _cluster(cluster) as (pool, ahead):
        waiting: set[Future[list[T]]] = {pool.submit(_some, play, part) for part in islice(parts, ahead)}
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            waiting |= {pool.submit(_some, play, part) for part in islice(parts, len(done))}
            for future in done:
                yield from future.result()


def _some(play: Callable[[int], T], numbers: Sequence[int]) -> list[T]:
    return [play(number) for number in numbers]


def check_importable(bots: Mapping[str, Any]) -> None:
    """Check that every bot can be imported in another process: no class defined inside a function."""
    for name, factory in bots.items():
        try:
            pickle.dumps(factory)
        except Exception as error:
            raise GoldenSpikeError("lab-bot-stays", name=name) from error


Pool = tuple[Executor, int]
"""An executor, and the number of tasks to queue."""


@contextmanager
def _processes(workers: int) -> Iterator[Pool]:
    # A forked process would inherit the half-finished state of threads (a progress bar, a server).
    pool = ProcessPoolExecutor(workers, get_context("spawn"), initializer=_begin, initargs=(words.language(),))
    try:
        yield pool, workers * 2
    except BrokenExecutor as error:
        raise GoldenSpikeError("lab-worker-died") from error
    finally:
        pool.shutdown(cancel_futures=True)


def _begin(lang: str) -> None:
    """Set up a worker: the caller's language, and a silent end on Ctrl-C."""
    words.speak(lang)
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@contextmanager
def _cluster(address: str) -> Iterator[Pool]:
    """Connect to a dask.distributed cluster whose workers have this version of the package."""
    try:
        from distributed import Client, KilledWorker
    except ImportError:
        raise GoldenSpikeError("lab-cluster-missing") from None
    try:
        client = Client(address, timeout=CONNECT_SECONDS)
    except (OSError, ValueError) as error:
        raise GoldenSpikeError("lab-cluster-silent", address=address, detail=_first_line(error)) from None
    with client:
        threads = sum(client.nthreads().values())
        if not threads:
            raise GoldenSpikeError("lab-cluster-empty", address=address)
        pool = client.get_executor(pure=False)
        try:
            _check_versions(client.run(_version).values())
            yield pool, threads * 2
        except GoldenSpikeError:
            raise
        except (KilledWorker, CancelledError) as error:
            raise GoldenSpikeError("lab-worker-died") from error
        except Exception as error:  # a game never raises, so no worker could start one
            raise GoldenSpikeError("lab-cluster-failed", detail=_first_line(error)) from error
        finally:
            pool.shutdown(wait=False)


def _check_versions(found: Iterable[str]) -> None:
    for version in found:
        if version != __version__:
            raise GoldenSpikeError("lab-cluster-version", found=version, wanted=__version__)


def _version() -> str:
    """The version of the package on a worker."""
    return __version__


def _first_line(error: Exception) -> str:
    return (str(error).splitlines() or [type(error).__name__])[0]
