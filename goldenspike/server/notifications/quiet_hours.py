"""Quiet hours, in which a person gets no notifications."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from goldenspike.server.storage.notifications import NotificationPreferences


def find_zone(name: str) -> ZoneInfo | None:
    try:
        return ZoneInfo(name) if name else None
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def quiet_hours_end(preferences: NotificationPreferences, now: float) -> float | None:
    """When the quiet hours end, in the person's time zone; None if it is not quiet now."""
    begin, end = preferences.quiet_from, preferences.quiet_to
    if begin is None or end is None or begin == end:
        return None
    here = datetime.fromtimestamp(now, find_zone(preferences.timezone) or UTC)
    minute = here.hour * 60 + here.minute
    if not (begin <= minute < end if begin < end else minute >= begin or minute < end):
        return None
    day = here.date() + timedelta(days=0 if minute < end else 1)
    wakes = datetime(day.year, day.month, day.day, end // 60, end % 60, tzinfo=here.tzinfo)
    # Daylight saving may begin or end in between; never return a time in the past.
    return max(wakes.timestamp(), now + 1)
