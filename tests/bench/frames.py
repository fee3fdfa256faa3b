"""How long a frame takes while a person points, pans and zooms on full boards of six players. Prints JSON.

python tests/bench/frames.py

Needs Chromium; without it, says so and measures nothing. Fails if frames take longer than noise explains.
"""

from __future__ import annotations

import json
import statistics
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import httpx
from playwright.sync_api import Browser, Page, expect, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from goldenspike import Play
from support.e2e import planted
from support.e2e.people import CHROMIUM, Person, launch
from support.e2e.planted import Planted
from support.e2e.prepared import Prepared
from support.e2e.serving import Served, build_client
from support.e2e.table import Table

SIZE = (1600, 900)
PLAYERS = 6
LATE = ("track", 7)
LATE_TURN = 12
STEPS = 90
FRAME_MS = 50
"""The most that the median frame may take."""
NOISE = 4
"""How many times as long one frame in twenty may take."""

RECORD = """
() => {
    const frames = [];
    let last = performance.now();
    const tick = (now) => {
        frames.push(now - last);
        last = now;
        window.recording = requestAnimationFrame(tick);
    };
    window.recording = requestAnimationFrame(tick);
    window.frames = frames;
}
"""
STOP = "() => { cancelAnimationFrame(window.recording); return window.frames.slice(1); }"


Found = dict[str, dict[str, float]]
"""For each kind of movement: how many frames, and how many milliseconds they took."""


def measure_continental_divide(browser: Browser, server: Served) -> Found:
    with httpx.Client(base_url=server.url, timeout=30) as http:
        return measure(browser, server, Prepared(http, PLAYERS, LATE))


def measure_silverton(browser: Browser, server: Served) -> Found:
    """The server is stopped for a moment."""
    (game,) = planted.plant(server, [planted.found(is_late, planted.Sort(PLAYERS))])
    return measure(browser, server, game)


def is_late(play: Play) -> bool:
    return play.view(None).turn == LATE_TURN and planted.offers(play, "place")


def measure(browser: Browser, server: Served, game: Prepared | Planted) -> Found:
    with Person(browser, server.url, name=game.name(game.asked), size=SIZE, calm=False) as person:
        person.sit(game.link(game.asked))
        table = Table(person)
        expect(table.my_turn).to_be_visible()
        box = table.board.bounding_box()
        assert box is not None
        hand = Hand(person.page, box["x"], box["y"], box["width"], box["height"])
        movements: dict[str, Callable[[], None]] = {
            "pointing": hand.point,
            "panning": hand.pan,
            "zooming": hand.zoom,
        }
        return {name: recorded(person.page, movement) for name, movement in movements.items()}


class Hand:
    """Moves over the middle of the board and back, as fast as the page follows."""

    def __init__(self, page: Page, x: float, y: float, width: float, height: float) -> None:
        self.mouse = page.mouse
        self.x, self.y, self.width, self.height = x, y, width, height

    def at(self, across: float, down: float) -> tuple[float, float]:
        return self.x + self.width * across, self.y + self.height * down

    def point(self) -> None:
        for step in range(STEPS):
            part = step / STEPS
            self.mouse.move(*self.at(0.1 + 0.8 * part, 0.3 + 0.4 * abs(1 - 4 * part % 2)))

    def pan(self) -> None:
        self.mouse.move(*self.at(0.5, 0.5))
        self.mouse.down()
        for step in range(STEPS):
            part = abs(1 - 4 * step / STEPS % 2)
            self.mouse.move(*self.at(0.3 + 0.4 * part, 0.4 + 0.2 * part))
        self.mouse.up()

    def zoom(self) -> None:
        self.mouse.move(*self.at(0.6, 0.5))
        for step in range(STEPS // 3):
            self.mouse.wheel(0, -60 if step < STEPS // 6 else 60)


def recorded(page: Page, movement: Callable[[], None]) -> dict[str, float]:
    page.evaluate(RECORD)
    movement()
    frames: list[float] = page.evaluate(STOP)
    twentieths = statistics.quantiles(frames, n=20)
    return {
        "frames": len(frames),
        "median_ms": round(statistics.median(frames), 1),
        "p95_ms": round(twentieths[-1], 1),
        "longest_ms": round(max(frames), 1),
    }


def main() -> int:
    if not CHROMIUM.exists():
        print(f"no {CHROMIUM} here: frames are not measured")
        return 0
    build_client()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Served(Path(folder))
        server.start()
        try:
            browser = launch(playwright)
            found = {
                "continental-divide": measure_continental_divide(browser, server),
                "silverton": measure_silverton(browser, server),
            }
        finally:
            server.kill()
    print(json.dumps(found, indent=1))
    slow = [
        (game, movement)
        for game, movements in found.items()
        for movement, frames in movements.items()
        if frames["median_ms"] >= FRAME_MS or frames["p95_ms"] >= NOISE * FRAME_MS
    ]
    print(*(f"{game}: {movement} is too slow" for game, movement in slow), sep="\n", end="\n" if slow else "")
    return 1 if slow else 0


if __name__ == "__main__":
    sys.exit(main())
