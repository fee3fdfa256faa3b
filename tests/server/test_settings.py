"""Every setting by its flag and its variable, and what is wrong with one said in a sentence."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from goldenspike import words
from goldenspike.cli import main
from goldenspike.errors import GoldenSpikeError
from goldenspike.server.config import (
    BotSettings,
    ClockSettings,
    Config,
    MailSettings,
    NotificationSettings,
    RateLimit,
    RetentionSettings,
    UsageLimits,
)
from goldenspike.server.settings import RENAMED_FLAGS, SETTINGS, format_value, read_settings

SETTINGS_PAGE = Path(__file__).parents[2] / "docs" / "reference" / "settings.md"


def test_every_field_is_a_setting() -> None:
    # With how many of their fields are parts themselves.
    parts: dict[type[msgspec.Struct], int] = {
        Config: 6,
        UsageLimits: 0,
        BotSettings: 0,
        RetentionSettings: 0,
        ClockSettings: 0,
    }
    parts |= {NotificationSettings: 0, MailSettings: 0}
    fields = sum(len(msgspec.structs.fields(struct)) - nested for struct, nested in parts.items())
    assert len(SETTINGS) == fields + 2  # host and port
    assert len({setting.name for setting in SETTINGS}) == len(SETTINGS)


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)
@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_each_has_its_sentence(setting: object, lang: str) -> None:
    assert words.has(setting.about, lang)  # type: ignore[attr-defined]


def test_nothing_given_is_the_default() -> None:
    start = read_settings({}, environment={})
    assert start.config == Config(start.config.database)
    assert (start.host, start.port) == ("127.0.0.1", None)
    assert start.config.database.startswith("sqlite:///")


def test_defaults_written_out_are_the_defaults() -> None:
    given = {setting.name: setting.shown for setting in SETTINGS if setting.shown}
    config = read_settings({**given, "database": "sqlite:///x"}, environment={}).config
    assert config == Config("sqlite:///x")


def test_a_flag_counts_more_than_a_variable() -> None:
    environment = {
        "GOLDENSPIKE_HEADER_SECONDS": "3",
        "GOLDENSPIKE_READS": "7/0.5",
        "GOLDENSPIKE_BOT_SECONDS": "2.5",
        "GOLDENSPIKE_WAITING_DAYS": "0",
        "GOLDENSPIKE_HOSTS": "",
        "GOLDENSPIKE_PORT": "8080",
        "GOLDENSPIKE_LOG_REQUESTS": "no",
    }
    given = {"header_seconds": "4", "proxies": " 192.0.2.1, 2001:db8::/32,", "database": None}
    start = read_settings(given, environment=environment)
    config = start.config
    assert config.limits == UsageLimits(header_seconds=4.0, reads=RateLimit(7, 0.5))
    assert config.bots == BotSettings(seconds=2.5)
    assert config.keeping == RetentionSettings(waiting_days=0)
    assert config.proxies == ("192.0.2.1", "2001:db8::/32")
    assert config.hosts == ()
    assert start.port == 8080
    assert not config.log_requests


def test_a_player_who_plays_at_home_has_another_default() -> None:
    home = {"log_requests": False}
    assert not read_settings({}, home, {}).config.log_requests
    assert read_settings({"log_requests": "yes"}, home, {}).config.log_requests


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("workers", "two"),
        ("workers", "0"),
        ("connections", "-1"),
        ("connections", "1" * 5_000),
        ("body_bytes", "3"),
        ("header_seconds", "nan"),
        ("header_seconds", "inf"),
        ("header_seconds", "0"),
        ("waiting_days", "-1"),
        ("reads", "5"),
        ("reads", "0/5"),
        ("reads", "5/0"),
        ("reads", "5/nan"),
        ("reads", "a/b"),
        ("proxies", "example.org"),
        ("metrics", "192.0.2.0/99"),
        ("hosts", "a b"),
        ("log_requests", "perhaps"),
        ("port", "http"),
    ],
)
def test_what_is_wrong_is_named(name: str, value: str) -> None:
    setting = next(each for each in SETTINGS if each.name == name)
    with pytest.raises(GoldenSpikeError) as by_flag:
        read_settings({name: value}, environment={})
    assert setting.flag in by_flag.value.worded("en")
    with pytest.raises(GoldenSpikeError) as by_variable:
        read_settings({}, environment={setting.variable: value})
    assert setting.variable in by_variable.value.worded("fr")


def test_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--header-seconds", "soon"]) == 2
    assert capsys.readouterr().err == "--header-seconds must be a number, not “soon”.\n"
    assert main(["serve", "--help"]) == 0
    page = capsys.readouterr().out
    assert [setting.flag for setting in SETTINGS if setting.flag not in page] == []
    assert page.index("--database") < page.index("--header-seconds")


@pytest.mark.parametrize("name", RENAMED_FLAGS)
def test_the_old_name_of_a_flag_still_works(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    setting = next(each for each in SETTINGS if each.name == name)
    flag, old = setting.flags
    wrong = "nowhere/0" if setting.type is not str else "nowhere"
    sentences = []
    for given in (flag, old):
        assert main(["serve", given, wrong]) == 2
        sentences.append(capsys.readouterr().err)
    assert sentences[0] == sentences[1]
    assert sentences[0].startswith(flag)


def test_old_names_of_flags_are_hidden(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--help"]) == 0
    shown = set(re.findall(r"--[a-z-]+", capsys.readouterr().out))
    assert shown.isdisjoint(setting.flags[1] for setting in SETTINGS if setting.name in RENAMED_FLAGS)


def test_the_page_for_operators_lists_every_setting() -> None:
    text = SETTINGS_PAGE.read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(--[a-z-]+)` \| `(GOLDENSPIKE_[A-Z_]+)` \| (.*?) \|", text, re.MULTILINE)
    listed = {flag: (variable, default.strip("`")) for flag, variable, default in rows}
    assert listed == {setting.flag: (setting.variable, setting.shown) for setting in SETTINGS}


def test_how_values_are_written() -> None:
    assert [format_value(value) for value in (None, True, RateLimit(1, 0.5), ("a", "b"), 10.0, 3)] == [
        "",
        "yes",
        "1/0.5",
        "a,b",
        "10",
        "3",
    ]
