"""Retries of tests are counted and bounded: they must not hide a test that fails now and then."""

from __future__ import annotations

import pytest

from support.server import helpers
from support.server.helpers import MAX_RETRIES, Retries, patiently


@pytest.fixture
def retries(monkeypatch: pytest.MonkeyPatch) -> Retries:
    """A count of its own, so that nothing here counts for the run."""
    own = Retries(MAX_RETRIES)
    monkeypatch.setattr(helpers, "RETRIES", own)
    return own


def test_a_test_that_fails_twice_is_tried_three_times(retries: Retries) -> None:
    tries = []

    @patiently
    def flaky() -> None:
        tries.append(1)
        assert len(tries) == 3

    flaky()
    assert retries.tests == ["flaky", "flaky"]


def test_a_test_that_always_fails_fails(retries: Retries) -> None:
    @patiently
    def wrong() -> None:
        raise OSError("always")

    with pytest.raises(OSError, match="always"):
        wrong()
    assert len(retries.tests) == 2


def test_more_retries_than_the_bound_fail(retries: Retries) -> None:
    for _ in range(MAX_RETRIES):
        retries.add("earlier", OSError())

    @patiently
    def flaky() -> None:
        assert len(retries.tests) > MAX_RETRIES

    with pytest.raises(AssertionError, match="retried more than 3 times"):
        flaky()
