"""How long a bot may think: steps exactly, seconds as the clock says, and stopped at once."""

from __future__ import annotations

import threading

import pytest

import goldenspike as gs
from goldenspike.bots import budget as module
from goldenspike.bots.budget import Budget

INTERPRETED = module.__file__.endswith(".py")


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Says what time it is."""
    now = [100.0]
    monkeypatch.setattr(module, "perf_counter", lambda: now[0])
    return now


def test_steps_are_never_overrun() -> None:
    budget, taken = Budget(steps=7), 0
    while budget.step(2):
        taken += 2
    assert (taken, budget.spent) == (6, 6)
    assert budget.step()
    assert not budget.step()
    assert budget.spent == 7


@pytest.mark.skipif(not INTERPRETED, reason="compiled code has its own clock")
def test_seconds_end_it_whatever_the_steps(clock: list[float]) -> None:
    budget = Budget(steps=100, seconds=2.0)
    assert budget.step()
    clock[0] += 1.9
    assert budget.step()
    assert budget.elapsed == pytest.approx(1.9)
    clock[0] += 0.1
    assert not budget.step()
    assert budget.spent == 2


@pytest.mark.skipif(not INTERPRETED, reason="compiled code has its own clock")
def test_how_much_is_used(clock: list[float]) -> None:
    budget = Budget(steps=10, seconds=4.0)
    assert budget.fraction == 0.0
    budget.step(5)
    assert budget.fraction == 0.5
    clock[0] += 3.0
    assert budget.fraction == 0.75
    clock[0] += 9.0
    assert budget.fraction == 1.0
    fresh = budget.fresh()
    assert (fresh.steps, fresh.seconds, fresh.spent, fresh.fraction) == (10, 4.0, 0, 0.0)


def test_seconds_count_from_when_it_is_begun_but_a_stop_stands() -> None:
    budget = Budget(seconds=60.0)
    budget.began -= 100.0
    assert not budget.step()
    budget.begin()
    assert budget.step()
    budget.stop()
    budget.begin()
    assert not budget.step()


def test_without_limits_it_goes_on_until_it_is_stopped_from_anywhere() -> None:
    budget = Budget()
    for _ in range(1_000):
        assert budget.step()
    assert budget.fraction == 0.0
    other = threading.Thread(target=budget.stop)
    other.start()
    other.join()
    assert not budget.step()
    assert (budget.spent, budget.fraction) == (1_000, 1.0)


@pytest.mark.parametrize(("text", "steps", "seconds"), [("400", 400, None), ("0.5s", None, 0.5), ("2s", None, 2.0)])
def test_as_people_write_it(text: str, steps: int | None, seconds: float | None) -> None:
    budget = Budget.parse(text)
    assert (budget.steps, budget.seconds) == (steps, seconds)


@pytest.mark.parametrize("text", ["", "s", "0", "-3", "0s", "-1s", "nans", "infs", "1.5", "4 minutes", "1e99999s"])
def test_what_is_no_budget(text: str) -> None:
    with pytest.raises(gs.GoldenSpikeError) as refused:
        Budget.parse(text)
    assert refused.value.key == "bot-bad-budget"
    assert text in refused.value.message
