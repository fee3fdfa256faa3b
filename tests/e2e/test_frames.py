"""The board follows the hand. The figures belong to `make bench`; here only what no noise explains."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser

from support.e2e.frames import Found, measure_continental_divide, measure_silverton
from support.e2e.serving import Served

FRAME_MS = 50
NOISE = 4


@pytest.mark.parametrize("measured", [measure_continental_divide, measure_silverton])
def test_pointing_panning_and_zooming_on_a_full_board(
    browser: Browser, own_server: Served, measured: Callable[[Browser, Served], Found]
) -> None:
    found = measured(browser, own_server)
    print(found)
    for name, frames in found.items():
        assert frames["median_ms"] < FRAME_MS, (name, frames)
        assert frames["p95_ms"] < NOISE * FRAME_MS, (name, frames)
