"""A server, a browser, and people who come to it."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from contextlib import AbstractContextManager, ExitStack, nullcontext
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, sync_playwright

from support.e2e.people import CHROMIUM, Come, launch
from support.e2e.prepared import Prepare, Prepared
from support.e2e.serving import Served, build_client
from support.e2e.watching import FAILED, watched
from support.processes import lasting

HERE = Path(__file__).parent


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    ours = [item for item in items if HERE in item.path.parents]
    for item in ours:
        item.add_marker(pytest.mark.slow)
    if not CHROMIUM.exists():
        # One of them is enough to say that there is no browser.
        config.hook.pytest_deselected(items=ours[1:])
        items[:] = [item for item in items if item not in ours[1:]]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


# Fixtures of a package, not of the session: while Playwright runs, no other test could run a loop of asyncio.


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    if not CHROMIUM.exists():
        pytest.skip(f"no {CHROMIUM} here: nothing was tested in a browser")
    with ExitStack() as stack:
        with lasting():
            browser = launch(stack.enter_context(sync_playwright()))
        stack.callback(browser.close)
        yield browser


@pytest.fixture(scope="package")
def server(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    yield from served(tmp_path_factory.mktemp("served"), lasting())


@pytest.fixture(scope="module")
def own_server(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Tables are planted while it is stopped: everybody else's plays on."""
    yield from served(tmp_path_factory.mktemp("planted"))


def served(folder: Path, how: AbstractContextManager[None] | None = None) -> Iterator[Served]:
    build_client()
    server = Served(folder)
    try:
        with how or nullcontext():
            server.start()
        yield server
    finally:
        server.kill()


@pytest.fixture(scope="package")
def prepare(server: Served) -> Iterator[Prepare]:
    """Makes tables at which a game has come some way."""
    with httpx.Client(base_url=server.url, timeout=30) as http:
        yield lambda players, when: Prepared(http, players, when)


@pytest.fixture
def come(browser: Browser, server: Served, request: pytest.FixtureRequest) -> Iterator[Come]:
    yield from watched(browser, server, request)


@pytest.fixture
def come_here(browser: Browser, own_server: Served, request: pytest.FixtureRequest) -> Iterator[Come]:
    yield from watched(browser, own_server, request)
