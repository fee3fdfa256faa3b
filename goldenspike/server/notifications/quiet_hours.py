"""The hours in which somebody wants no notice."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from goldenspike.server.storage.notifications import NotificationPreferences


def find_zone(name: str) -> ZoneInfo | None:
    try:
        return ZoneInfo(name) if name else None
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def quiet_hours_end(person: NotificationPreferences, now: float) -> float | None:
    """When his quiet hours end, if it is quiet now: by the clock on his wall."""
    begin, end = person.quiet_from, person.quiet_to
    if begin is None or end is None or begin == end:
        return None
    here = datetime.fromtimestamp(now, find_zone(person.timezone) or UTC)
    minute = here.hour * 60 + here.minute
    if not (begin <= minute < end if begin < end else minute >= begin or minute < end):
        return None
    day = here.date() + timedelta(days=0 if minute < end else 1)
    wakes = datetime(day.year, day.month, day.day, end // 60, end % 60, tzinfo=here.tzinfo)
    # Where clocks are set in between, the wall says what it says.
    return max(wakes.timestamp(), now + 1)
