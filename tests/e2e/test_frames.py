"""The board follows the hand. The figures belong to `make bench`; here only what no noise explains."""

from __future__ import annotations

from playwright.sync_api import Browser

from e2e.frames import measure
from e2e.serving import Served

FRAME_MS = 50
NOISE = 4


def test_pointing_panning_and_zooming_on_a_full_board(browser: Browser, server: Served) -> None:
    found = measure(browser, server)
    print(found)
    for name, frames in found.items():
        assert frames["median_ms"] < FRAME_MS, (name, frames)
        assert frames["p95_ms"] < NOISE * FRAME_MS, (name, frames)
