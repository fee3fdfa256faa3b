"""Check that this commit can be released, and build it: an sdist, a plain wheel and a compiled one, in dist/.

    python release.py             what `make release` runs
    python release.py --check     only the checks

A release needs a clean checkout, a version that is higher than the last tag and no development version, and a dated
section for it at the top of CHANGELOG.md. Nothing is tagged or published: the last lines say how.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import zipfile
from datetime import date
from pathlib import Path

from packaging.version import Version

HERE = Path(__file__).resolve().parent
VERSION_FILE = "goldenspike/__init__.py"
CLIENT_PAGE = "goldenspike/server/static/index.html"
HEADING = re.compile(r"^## \[(?P<version>[^\]]+)\](?: - (?P<date>.*))?$", re.MULTILINE)


class NotReady(Exception):  # noqa: N818
    """Why this commit cannot be released."""


def main(arguments: list[str]) -> int:
    try:
        version = check(HERE, date.today())  # noqa: DTZ011
        print(f"{version} can be released.")
        if arguments != ["--check"]:
            report(build(HERE, version), version)
    except NotReady as reason:
        print(f"Not released: {reason}", file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as error:
        print(f"Not released: {' '.join(map(str, error.cmd))} failed.", file=sys.stderr)
        return 1
    return 0


# Checks


def check(root: Path, today: date) -> Version:
    """The version that would be released. Raises NotReady."""
    check_clean(root)
    version = current_version(root)
    check_moved(version, last_release(root))
    check_changelog((root / "CHANGELOG.md").read_text(encoding="utf-8"), version, today)
    return version


def check_clean(root: Path) -> None:
    if changed := git(root, "status", "--porcelain").splitlines():
        raise NotReady(f"there are uncommitted changes ({len(changed)}), the first in {changed[0][3:]}.")


def current_version(root: Path) -> Version:
    text = (root / VERSION_FILE).read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "(.+)"$', text, re.MULTILINE)
    if found is None:
        raise NotReady(f"{VERSION_FILE} has no __version__.")
    return Version(found[1])


def last_release(root: Path) -> Version | None:
    """The highest version that has a tag, such as v0.2.0."""
    tags = git(root, "tag", "--list", "v[0-9]*").split()
    return max((Version(tag) for tag in tags), default=None)


def check_moved(version: Version, last: Version | None) -> None:
    if version.is_devrelease:
        raise NotReady(f"{version} is a development version. Set the final one in {VERSION_FILE}.")
    if last is not None and version <= last:
        raise NotReady(f"{last} is tagged already. Set a higher version than {version} in {VERSION_FILE}.")


def check_changelog(text: str, version: Version, today: date) -> None:
    sections = list(HEADING.finditer(text))
    if not sections or sections[0]["version"] != str(version):
        raise NotReady(f"the first section of CHANGELOG.md is not [{version}].")
    written = sections[0]["date"] or "nothing"
    try:
        released = date.fromisoformat(written)
    except ValueError:
        raise NotReady(f"the section [{version}] of CHANGELOG.md has no date, but {written!r}.") from None
    if released > today:
        raise NotReady(f"the section [{version}] of CHANGELOG.md is dated {released}, which is in the future.")
    end = sections[1].start() if len(sections) > 1 else len(text)
    if not re.search(r"^- ", text[sections[0].end() : end], re.MULTILINE):
        raise NotReady(f"the section [{version}] of CHANGELOG.md says nothing.")


def git(root: Path, *arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=root, capture_output=True, text=True, check=True).stdout


# Building


def build(root: Path, version: Version, compiled: bool = True) -> list[Path]:
    """The files of the release, in dist/: wheels are built from the sdist, as an installer would."""
    folder = root / "dist"
    shutil.rmtree(folder, ignore_errors=True)
    run(root, sys.executable, "-m", "hatchling", "build", "--target", "sdist")
    source = folder / f"goldenspike-{version}.tar.gz"
    wheels = [wheel(root, source, folder, compiled=False)]
    if compiled:
        wheels.append(wheel(root, source, folder, compiled=True))
    return [source, *wheels]


def wheel(root: Path, source: Path, folder: Path, compiled: bool) -> Path:
    before = set(folder.glob("*.whl"))
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "wheel", "--quiet", "--no-deps")
    run(root, *pip, "--wheel-dir", str(folder), str(source), HATCH_BUILD_HOOK_ENABLE_MYPYC="1" if compiled else "0")
    (built,) = set(folder.glob("*.whl")) - before
    check_wheel(built, compiled)
    return built


def check_wheel(path: Path, compiled: bool) -> None:
    """It has the browser client, and is compiled if and only if it should be."""
    with zipfile.ZipFile(path) as opened:
        names = opened.namelist()
    if CLIENT_PAGE not in names:
        raise NotReady(f"{path.name} has no browser client.")
    if compiled != any(name.endswith((".so", ".pyd")) for name in names):
        raise NotReady(f"{path.name} is {'not ' if compiled else ''}compiled.")


def run(root: Path, *command: str, **variables: str) -> None:
    subprocess.run(command, cwd=root, env={**os.environ, **variables}, check=True)


def report(files: list[Path], version: Version) -> None:
    for path in files:
        print(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}")
    print(f"To publish: git tag -a v{version} -m v{version} && git push origin v{version}, then upload dist/*.")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
