"""`edge.connections` subclasses uvicorn through private names, so only releases that were read may be installed."""

from __future__ import annotations

import tomllib
from importlib.metadata import version
from pathlib import Path

from packaging.requirements import Requirement
from packaging.version import Version

from goldenspike.server.http.connections import READ_AGAINST

ROOT = Path(__file__).parents[3]


def required() -> Requirement:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    (found,) = [line for line in project["optional-dependencies"]["server"] if line.startswith("uvicorn")]
    return Requirement(found)


def test_the_upper_bound_is_the_next_minor_release_after_the_one_that_was_read() -> None:
    read = Version(READ_AGAINST)
    (bound,) = [each for each in required().specifier if each.operator == "<"]
    assert bound.version == f"{read.major}.{read.minor + 1}"


def test_the_installed_and_the_locked_release_are_within_the_bound() -> None:
    assert version("uvicorn") in required().specifier
    for name in ("requirements.lock", "requirements-dev.lock"):
        lines = (ROOT / name).read_text(encoding="utf-8").splitlines()
        (pinned,) = [line for line in lines if line.startswith("uvicorn==")]
        assert pinned.removeprefix("uvicorn==").split()[0] in required().specifier
