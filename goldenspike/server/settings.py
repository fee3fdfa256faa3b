"""Server settings as flags and environment variables, one for every field of `Config` and its parts.

A flag overrides the environment variable, which overrides the default. The help text of a setting is a message named
after it: `server-setting-header-seconds`.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator, Mapping
from ipaddress import ip_network
from math import isfinite
from types import NoneType
from typing import Any, get_args

import msgspec

from goldenspike.errors import GoldenSpikeError
from goldenspike.server.config import Config, RateLimit, default_database

FLAG_PREFIXES = {"bots": "bot_", "clocks": "clock_", "notices": "notice_", "mail": "mail_"}
"""Prefixes of settings whose field name alone says too little."""
RENAMED_FLAGS = {
    "talk": "--chat-rate",
    "kept": "--stored-items",
    "notice_channels": "--notification-channels",
    "notice_grace_seconds": "--notification-grace-seconds",
    "notice_tests": "--notification-tests",
    "notice_links": "--notification-links",
    "outside": "--private-networks",
    "address": "--public-url",
    "passwords": "--table-password-attempts",
    "bot_watch_seconds": "--bot-poll-seconds",
    "clock_watch_seconds": "--clock-poll-seconds",
    "clock_away_days": "--clock-absence-days",
    "live_bytes": "--table-cache-bytes",
    "live_seconds": "--table-cache-seconds",
    "plies": "--max-plies",
}
"""Flags that no longer follow from the name of their setting. The environment variable and the message keep the name;
the old flag is accepted until the release after 0.3.0."""
COMMON_SETTINGS = (
    *("host", "port", "database", "packs", "workers", "proxies", "hosts", "metrics"),
    *("address", "outside", "log_requests"),
)
MINIMUMS = {"workers": 1, "connections": 1, "address_connections": 1, "page_entries": 1}
MIN_BYTES = 1_024
MIN_SECONDS = 0.1
MAX_NUMBER = 10**12
BOOLEANS = {"yes": True, "true": True, "1": True, "no": False, "false": False, "0": False}
MAIL_TLS = ("starttls", "tls", "none")
_WEB_ADDRESS = re.compile(r"https?://[A-Za-z0-9.\[\]:-]{1,255}")
_NAME_PATTERN = re.compile(r"[A-Za-z0-9._-]{1,255}")


class ServerSetting(msgspec.Struct, frozen=True):
    """One setting. `part`: the field of `Config` that contains it, or empty."""

    name: str
    field: str
    part: str
    type: Any
    default: Any

    @property
    def flag(self) -> str:
        return RENAMED_FLAGS.get(self.name) or self._named_flag

    @property
    def flags(self) -> tuple[str, ...]:
        """The flag, and the hidden one it replaces."""
        return tuple(dict.fromkeys((self.flag, self._named_flag)))

    @property
    def _named_flag(self) -> str:
        return "--" + self.name.replace("_", "-")

    @property
    def variable(self) -> str:
        return f"GOLDENSPIKE_{self.name.upper()}"

    @property
    def about(self) -> str:
        return f"server-setting-{self.name.replace('_', '-')}"

    @property
    def group(self) -> str:
        """The group of the setting on the help page."""
        return "everyday" if self.name in COMMON_SETTINGS else self.part or "server"

    @property
    def value(self) -> str:
        """The placeholder of the value on the help page."""
        if self.type is RateLimit:
            return "N/N"
        if self.type is bool:
            return "yes|no"
        if self.type in (int, float):
            return "N"
        return _PLACEHOLDERS.get(self.name, "A,B,…")

    @property
    def shown(self) -> str:
        """The default as a user would write it."""
        return format_value(self.default)


_PLACEHOLDERS = {
    "host": "HOST",
    "database": "URL",
    "packs": "DIR",
    "backups": "DIR",
    "address": "URL",
    "mail_host": "HOST",
    "mail_user": "NAME",
    "mail_password": "VALUE",
    "mail_sender": "ADDRESS",
    "mail_tls": "|".join(MAIL_TLS),
}


def format_value(value: Any) -> str:
    if value is None:
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, RateLimit):
        return f"{value.burst}/{value.per_second:g}"
    if isinstance(value, tuple):
        return ",".join(value)
    return f"{value:g}" if isinstance(value, float) else str(value)


def _fields(struct: type[msgspec.Struct], part: str) -> Iterator[ServerSetting]:
    for field in msgspec.structs.fields(struct):
        inner = field.type
        if isinstance(inner, type) and issubclass(inner, msgspec.Struct) and inner is not RateLimit:
            yield from _fields(inner, field.name)
        else:
            default = None if field.default is msgspec.NODEFAULT else field.default
            yield ServerSetting(
                FLAG_PREFIXES.get(part, "") + field.name, field.name, part, _without_none(inner), default
            )


def _without_none(kind: Any) -> Any:
    """Strip None from an optional type."""
    return next(each for each in get_args(kind) if each is not NoneType) if NoneType in get_args(kind) else kind


HOST_SETTING = ServerSetting("host", "host", "", str, "127.0.0.1")
PORT_SETTING = ServerSetting("port", "port", "", int, None)
SETTINGS = (HOST_SETTING, PORT_SETTING, *_fields(Config, ""))
"""All settings, in the order of the fields."""


class ServerOptions(msgspec.Struct, frozen=True):
    """Configuration and listening address. Without a port: the default one, or any free one."""

    config: Config
    host: str
    port: int | None


def read_settings(
    given: Mapping[str, str | None], usual: Mapping[str, Any] = {}, environment: Mapping[str, str] = os.environ
) -> ServerOptions:
    """Read flags (by setting name) and environment variables; `usual` overrides defaults."""
    values: dict[str, dict[str, Any]] = {"": {}}
    for setting in SETTINGS:
        text, where = given.get(setting.name), setting.flag
        if text is None:
            text, where = environment.get(setting.variable) or None, setting.variable
        if text is not None:
            values.setdefault(setting.part, {})[setting.field] = _parse_value(setting, text, where)
        elif setting.name in usual:
            values.setdefault(setting.part, {})[setting.field] = usual[setting.name]
    plain = values.pop("")
    host, port = plain.pop("host", HOST_SETTING.default), plain.pop("port", None)
    plain.setdefault("database", default_database())
    parts = {part: msgspec.structs.replace(getattr(_DEFAULTS, part), **changed) for part, changed in values.items()}
    return ServerOptions(Config(**plain, **parts), host, port)


_DEFAULTS = Config("")


def _parse_value(setting: ServerSetting, text: str, where: str) -> Any:
    kind = setting.type
    if kind is str:
        return _parse_text(setting, text, where)
    if kind is bool:
        return _parse_or_raise(BOOLEANS.get, text.lower(), "server-setting-yes-or-no", where)
    if kind is RateLimit:
        return _parse_or_raise(_parse_rate, text, "server-setting-no-rate", where)
    if kind is int or kind is float:
        number = _parse_or_raise(kind, text, f"server-setting-no-{kind.__name__}", where)
        if not isfinite(number) or not minimum_of(setting) <= number <= MAX_NUMBER:
            raise GoldenSpikeError(
                "server-setting-range", name=where, value=text, least=format_value(minimum_of(setting))
            )
        return number
    return tuple(_parse_item(setting, item.strip(), where) for item in text.split(",") if item.strip())


def _parse_text(setting: ServerSetting, text: str, where: str) -> str:
    if setting.name == "mail_tls" and text not in MAIL_TLS:
        raise GoldenSpikeError("server-setting-no-tls", name=where, value=text)
    if setting.name == "address" and not _WEB_ADDRESS.fullmatch(text):
        raise GoldenSpikeError("server-setting-no-web-address", name=where, value=text)
    return text


def _parse_rate(text: str) -> RateLimit | None:
    burst, _, per_second = text.partition("/")
    rate = RateLimit(int(burst), float(per_second))
    return rate if 1 <= rate.burst <= MAX_NUMBER and 0 < rate.per_second <= MAX_NUMBER else None


def _parse_or_raise(read: Callable[[str], Any], text: str, key: str, where: str) -> Any:
    """Parse the text with `read`, or raise the error `key`."""
    try:
        value = read(text)
    except (ValueError, OverflowError):
        value = None
    if value is None:
        raise GoldenSpikeError(key, name=where, value=text)
    return value


def _parse_item(setting: ServerSetting, item: str, where: str) -> str:
    if setting.name in ("proxies", "metrics", "outside"):
        _parse_or_raise(lambda text: ip_network(text, strict=False), item, "server-setting-no-address", where)
    elif not _NAME_PATTERN.fullmatch(item):
        raise GoldenSpikeError("server-setting-no-name", name=where, value=item)
    return item


def minimum_of(setting: ServerSetting) -> float:
    if setting.name.endswith("_seconds"):
        return MIN_SECONDS
    if setting.name.endswith("_bytes") and setting.default and setting.part == "limits":
        return MIN_BYTES
    return MINIMUMS.get(setting.name, 0)
