"""release.py refuses what is not ready, and what it builds is whole."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
import tarfile
import zipfile
from datetime import date
from pathlib import Path
from types import ModuleType

import pytest
from packaging.version import Version

ROOT = Path(__file__).parents[1]
TODAY = date(2030, 5, 17)
CHANGELOG = """# Changelog

## [0.4.0] - 2030-05-17

### Added
- A third game.

## [0.3.0] - 2030-01-01

### Fixed
- The second one.
"""


def imported() -> ModuleType:
    spec = importlib.util.spec_from_file_location("release", ROOT / "release.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


release = imported()


def git(root: Path, *arguments: str) -> None:
    who = ("-c", "user.name=Test", "-c", "user.email=test@example.org", "-c", "commit.gpgsign=false")
    subprocess.run(["git", *who, *arguments], cwd=root, check=True, capture_output=True)  # noqa: S607


def write(root: Path, version: str, changelog: str = CHANGELOG) -> None:
    (root / "goldenspike").mkdir(exist_ok=True)
    (root / "goldenspike/__init__.py").write_text(f'"""Golden Spike."""\n\n__version__ = "{version}"\n')
    (root / "CHANGELOG.md").write_text(changelog)
    git(root, "add", ".")
    git(root, "commit", "--allow-empty", "-m", version)


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """0.3.0 is tagged, and 0.4.0 is ready."""
    git(tmp_path, "init", "--quiet")
    write(tmp_path, "0.3.0")
    git(tmp_path, "tag", "v0.3.0")
    write(tmp_path, "0.4.0")
    return tmp_path


def refused(root: Path) -> str:
    with pytest.raises(release.NotReady) as caught:
        release.check(root, TODAY)
    return str(caught.value)


def test_a_ready_commit(repository: Path) -> None:
    assert release.check(repository, TODAY) == Version("0.4.0")


def test_the_first_release_has_no_tag_before_it(tmp_path: Path) -> None:
    git(tmp_path, "init", "--quiet")
    write(tmp_path, "0.4.0")
    assert release.check(tmp_path, TODAY) == Version("0.4.0")


@pytest.mark.parametrize("name", ["CHANGELOG.md", "new.txt"])
def test_a_dirty_tree(repository: Path, name: str) -> None:
    (repository / name).write_text("x")
    assert refused(repository) == f"there are uncommitted changes (1), the first in {name}."


def test_a_version_that_did_not_move(repository: Path) -> None:
    write(repository, "0.3.0")
    assert refused(repository).startswith("0.3.0 is tagged already.")
    write(repository, "0.2.9")
    assert refused(repository).startswith("0.3.0 is tagged already.")


def test_the_highest_tag_counts(repository: Path) -> None:
    git(repository, "tag", "v0.10.0")
    git(repository, "tag", "v0.9.0")
    assert refused(repository).startswith("0.10.0 is tagged already.")


def test_a_development_version(repository: Path) -> None:
    write(repository, "0.4.0.dev0")
    assert "development version" in refused(repository)


@pytest.mark.parametrize(
    ("heading", "reason"),
    [
        ("## [0.4.0]", "has no date"),
        ("## [0.4.0] - Unreleased", "has no date, but 'Unreleased'"),
        ("## [0.4.0] - 2030-05-18", "in the future"),
        ("## [0.5.0] - 2030-05-17", "is not [0.4.0]"),
        ("## [0.4.0] - 2030-05-17\n\n## [0.3.9] - 2030-02-02", "says nothing"),
    ],
)
def test_a_changelog_that_is_not_ready(repository: Path, heading: str, reason: str) -> None:
    write(repository, "0.4.0", CHANGELOG.replace("## [0.4.0] - 2030-05-17", heading))
    assert reason in refused(repository)


def test_a_wheel_must_be_whole(tmp_path: Path) -> None:
    path = tmp_path / "goldenspike-0.4.0-py3-none-any.whl"

    def holding(*names: str) -> None:
        with zipfile.ZipFile(path, "w") as made:
            for name in names:
                made.writestr(name, "x")

    holding("goldenspike/__init__.py")
    with pytest.raises(release.NotReady, match="no browser client"):
        release.check_wheel(path, compiled=False)
    holding(release.CLIENT_PAGE)
    release.check_wheel(path, compiled=False)
    with pytest.raises(release.NotReady, match="not compiled"):
        release.check_wheel(path, compiled=True)
    holding(release.CLIENT_PAGE, "goldenspike/kernel/play.cpython-311-x86_64-linux-gnu.so")
    release.check_wheel(path, compiled=True)
    with pytest.raises(release.NotReady, match="is compiled"):
        release.check_wheel(path, compiled=False)


def test_this_checkout_has_a_section_for_its_version() -> None:
    """Dated or not: the release itself demands the date."""
    section = next(release.HEADING.finditer((ROOT / "CHANGELOG.md").read_text(encoding="utf-8")))
    assert section["version"] == release.current_version(ROOT).base_version


def test_from_the_command_line(tmp_path: Path) -> None:
    git(tmp_path, "init", "--quiet")
    (tmp_path / "release.py").write_bytes((ROOT / "release.py").read_bytes())
    write(tmp_path, "0.4.0.dev0")
    done = subprocess.run(
        [sys.executable, "release.py", "--check"], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("Not released: 0.4.0.dev0 is a development version.")


@pytest.mark.slow
def test_an_sdist_holds_sources_only(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "--target", "sdist", "--directory", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (path,) = tmp_path.iterdir()
    with tarfile.open(path) as opened:
        names = {name.partition("/")[2] for name in opened.getnames()}
    assert {"pyproject.toml", "build_client.py", "goldenspike/__init__.py", "web/package-lock.json"} <= names
    assert {name.partition("/")[0] for name in names if "/" in name} == {"goldenspike", "web"}
    assert not any("node_modules" in name or "/static/" in name or name.endswith(".so") for name in names)
