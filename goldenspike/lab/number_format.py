"""Format figures for readers, in their language."""

from __future__ import annotations

from collections.abc import Callable

from goldenspike.kernel.entries import GRADES
from goldenspike.words import say

UNKNOWN = "–"


def percent(part: float) -> str:
    return say("lab-figure-percent", part=part)


def whole(value: float) -> str:
    return say("lab-figure-whole", value=value)


def tenths(value: float) -> str:
    return say("lab-figure-tenths", value=value)


def hundredths(value: float) -> str:
    return say("lab-figure-hundredths", value=value)


def milliseconds(seconds: float | None) -> str:
    return UNKNOWN if seconds is None else say("lab-figure-milliseconds", value=seconds * 1000)


def grade(place: float) -> str:
    """The name of a grade, by its position in GRADES."""
    return say(f"sv-grade-{GRADES[int(place)]}")


def with_interval(form: Callable[[float], str], value: float | None, low: float | None, high: float | None) -> str:
    if value is None or low is None or high is None:
        return UNKNOWN
    return say("lab-figure-with-interval", value=form(value), low=form(low), high=form(high))
