"""The engine alone plays, and a verb whose extra is missing says which one to install."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import tomllib
import venv
from collections.abc import Iterable, Iterator
from importlib.metadata import distribution
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement

import goldenspike
from goldenspike.cli import extras
from goldenspike.cli.app import app
from support.cli import Call

ROOT = Path(__file__).parents[2]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRA = {
    **dict.fromkeys(("serve", "think", "backup", "restore", "reports"), "server"),
    **dict.fromkeys(("arena", "calibrate"), "lab"),
}
PLAYS = """
import goldenspike as gs
from goldenspike.lab.simulate import Request, simulate

play = gs.new_game("continental-divide", ["Ada", "Bea", "Cyd"], seed=7)
bots = [gs.bots.make("greedy", "continental-divide", seed=seat) for seat in range(3)]
while not play.over:
    play.act(bots[play.seat].choose(play.observe(play.seat)))
print(gs.load(play.record()))
assert "<svg" in play._repr_svg_()
"""


def without(monkeypatch: pytest.MonkeyPatch, *modules: str) -> None:
    found = importlib.util.find_spec
    monkeypatch.setattr(extras, "find_spec", lambda name: None if name in modules else found(name))


@pytest.mark.parametrize("verb", [name for name in app if not name.startswith("-")])
def test_the_extra_of_every_verb_is_named(verb: str, call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    without(monkeypatch, "cyclopts")
    extra = EXTRA.get(verb, "terminal")
    for lang in ("en", "fr"):
        said = call(verb, "--lang", lang)
        assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
        assert f"goldenspike {verb}" in said.err
        assert f'pip install "goldenspike[{extra}]"' in said.err
        assert said.err.endswith(f'pip install ".[{extra}]")\n')


def test_the_terminal_alone_does_not_serve(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    without(monkeypatch, "litestar")
    assert "[server]" in call("serve").err
    assert call("rules", "continental-divide", "CD-5.4").code == 0


def test_extras_are_those_of_the_project() -> None:
    asked = {extra: {each.name for each in required(extra)} for extra in ("terminal", "server", "bots", "lab", "all")}
    modules = {extra: {name.replace("_", "-") for name in names} for extra, names in extras.REQUIRED_MODULES.items()}
    assert asked["terminal"] == modules["terminal"]
    assert asked["server"] - {"uvloop"} == modules["server"] - {"argon2"} | {"argon2-cffi"}  # it goes by two names
    assert asked["lab"] == modules["lab"]
    assert asked["all"] == asked["server"] | asked["bots"] | asked["lab"]


@pytest.mark.parametrize(
    ("lock", "extra"),
    [("requirements.lock", "server"), ("requirements.lock", "bots"), ("requirements-dev.lock", "dev")],
)
def test_the_locks_hold_what_is_asked_for(lock: str, extra: str) -> None:
    lines = (ROOT / lock).read_text(encoding="utf-8").splitlines()
    pinned = {line.partition("==")[0]: line.partition("==")[2].split()[0] for line in lines if "==" in line}
    for each in [*required(""), *required(extra)]:
        assert each.specifier.contains(pinned[each.name.lower().replace(".", "-")]), each


def required(extra: str) -> Iterator[Requirement]:
    """What the project asks for, with that extra or (by an empty name) without any; its own extras spelt out."""
    for text in PROJECT["optional-dependencies"][extra] if extra else PROJECT["dependencies"]:
        wanted = Requirement(text)
        if wanted.name == PROJECT["name"]:
            for inner in wanted.extras:
                yield from required(inner)
        else:
            yield wanted


# The engine alone


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment that holds the package, what it says it needs, and nothing else."""
    folder = tmp_path_factory.mktemp("bare")
    venv.create(folder, symlinks=os.name != "nt")
    site = next(folder.rglob("site-packages"))
    for name in closure(each.name for each in required("")):
        for file in distribution(name).files or ():
            if ".." not in file.parts:
                (site / file).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(str(file.locate()), site / file)
    package = Path(goldenspike.__file__).parent
    shutil.copytree(package, site / package.name, ignore=shutil.ignore_patterns("static", "__pycache__"))
    return next(path for path in (folder / "bin" / "python", folder / "Scripts" / "python.exe") if path.exists())


def closure(names: Iterable[str]) -> set[str]:
    """These distributions, and those they need themselves."""
    found: set[str] = set()
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            needs = map(Requirement, distribution(name).requires or ())
            waiting += [need.name for need in needs if need.marker is None or need.marker.evaluate({"extra": ""})]
    return found


def run(python: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {"PATH": os.environ["PATH"], "LC_ALL": "en_US.UTF-8", "SYSTEMROOT": os.environ.get("SYSTEMROOT", "")}
    command = [str(python), "-I", *arguments]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120, check=False)


@pytest.mark.slow
def test_the_engine_alone_plays(bare: Path) -> None:
    done = run(bare, "-c", PLAYS)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("<Play of continental-divide by Ada, Bea, Cyd: ")


@pytest.mark.slow
def test_the_engine_alone_says_what_serving_needs(bare: Path) -> None:
    done = run(bare, "-m", "goldenspike", "serve")
    assert (done.returncode, done.stdout) == (2, "")
    assert (
        done.stderr
        == '“goldenspike serve” needs additional packages. Install them with: pip install "goldenspike[server]"'
        ' (from a clone: pip install ".[server]")\n'
    )
