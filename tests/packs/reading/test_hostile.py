"""Whatever is in a pack's files, reading it ends in a pack or in a PackError that can be worded."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from goldenspike import packs
from goldenspike.packs import Pack, PackError, PackProblem
from support.games import DEFAULT

PACKS = [packs.load(name) for name in DEFAULT.values()]
SHORT = settings(max_examples=60, deadline=None, database=None, derandomize=True)

SCRAPS = st.one_of(
    st.binary(max_size=8),
    st.sampled_from([b'"', b"'", b",", b";", b"\n", b"\r", b"\0", b"[", b"]]", b"=", b"#", b"-", b":", b"\\", b"{"]),
    st.sampled_from([b"9" * 40, b"-1", b"1.5", b"nan", b"1e9", b"\xef\xbb\xbf", "\u202e".encode(), b"\n[limits]\n"]),
)
MAX_SECONDS = 5.0
"""Far above what reading takes, far below what a pattern with quadratic time takes on 300,000 characters."""

ODD_VALUES = [
    *('""', '"x"', "'''\n\n'''", "0", "-1", "1.5", "inf", "nan", "true", "1979-05-27", "07:32:00", "[]", "{}"),
    *("[[]]", "[[1]]", "[1, [2]]", '["a", 1]', "[{}]", "{ a = 1 }", "{ a = { b = [] } }", "9999999999999999999"),
    *("0x" + "f" * 6000, '"\\u0000"', '"\\U0010FFFF"', '"' + "x" * 3000 + '"', "[" * 400 + "]" * 400),
]


def read(files: dict[str, bytes]) -> list[PackProblem]:
    """The problems of these files, each worded in both languages; none if they are a pack."""
    problems: list[PackProblem] = []
    try:
        Pack.from_files(files)
    except PackError as error:
        problems = list(error.problems)
    for problem in problems:
        assert problem.worded("en") != problem.worded("fr")
    return problems


def read_in_time(files: dict[str, bytes]) -> list[PackProblem]:
    """As `read`, within a bound on the processor time that reading may take."""
    began = time.process_time()
    problems = read(files)
    assert time.process_time() - began < MAX_SECONDS
    return problems


@pytest.mark.parametrize("pack", PACKS, ids=lambda pack: pack.game)
def test_bytes_anywhere(pack: Any) -> None:
    @SHORT
    @given(st.data())
    def spoil(data: Any) -> None:
        name = data.draw(st.sampled_from(list(pack.files)))
        content = pack.files[name]
        at = data.draw(st.integers(0, len(content)))
        gone = data.draw(st.integers(0, 20))
        read({**pack.files, name: content[:at] + data.draw(SCRAPS) + content[at + gone :]})

    spoil()


@pytest.mark.parametrize("pack", PACKS, ids=lambda pack: pack.game)
def test_odd_values_in_pack_toml(pack: Any) -> None:
    lines = pack.files["pack.toml"].decode().split("\n")
    settable = [at for at, line in enumerate(lines) if re.match(r"[^#\[=]+=", line)]

    @SHORT
    @given(st.sampled_from(settable), st.sampled_from(ODD_VALUES))
    def spoil(at: Any, value: Any) -> None:
        key = lines[at].partition("=")[0]
        changed = [*lines[:at], f"{key}= {value}", *lines[at + 1 :]]
        read({**pack.files, "pack.toml": "\n".join(changed).encode()})

    spoil()


@SHORT
@given(st.dictionaries(st.sampled_from(["pack.toml", "hexes.csv", "towns.csv"]), st.binary(max_size=60)))
def test_anything_at_all(files: Any) -> None:
    read(files)


def test_long_runs_are_refused_without_hanging() -> None:
    """Patterns with quadratic time would take minutes here."""
    pack = PACKS[0]
    for run in (
        b" " * 300_000,
        b"a." * 150_000,
        b"a-" * 150_000,
        b"[" * 300_000,
        b'"' * 300_001,
        b"=" * 300_000,
        b"," * 300_000,
        b"'.\"" * 100_000,
    ):
        for name in ("pack.toml", "railroads.csv"):
            harmless = run[:1] == {"pack.toml": b" ", "railroads.csv": b","}[name]  # blanks, and a row without cells
            problems = read_in_time({**pack.files, name: pack.files[name] + run})
            assert len(problems) == (0 if harmless else 1)
        assert read_in_time({**pack.files, "railroads.csv": run})


def test_a_problem_cannot_write_to_the_screen() -> None:
    toml = PACKS[0].files["pack.toml"].decode().replace('"Seattle"       = 2', '"\\u001b[2J" = 2.5')
    with pytest.raises(PackError) as caught:
        Pack.from_files({**PACKS[0].files, "pack.toml": toml.encode()})
    assert "\x1b" not in caught.value.worded("en")
    assert "\ufffd[2J" in caught.value.worded("en")


@pytest.mark.parametrize("depleted", [b"-999999999", b"999999999"])
def test_a_number_out_of_range_is_refused_before_it_is_counted_with(depleted: bytes) -> None:
    """Otherwise a billion rolls would be listed, or none."""
    files = dict(PACKS[1].files)
    head, first, *rest = files["claims.csv"].split(b"\n")
    cells = first.split(b",")
    cells[head.split(b",").index(b"depleted_max")] = depleted
    problems = read_in_time({**files, "claims.csv": b"\n".join([head, b",".join(cells), *rest])})
    assert {(each.file, each.line) for each in problems} == {("claims.csv", 2)}
    assert [each.column for each in problems] == ["depleted_max", "production"]
