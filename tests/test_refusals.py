"""Every refusal is tested: with that refusal alone switched off, a test marked with its rule fails."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from goldenspike.games.continental_divide import refusals as of_continental_divide
from goldenspike.games.silverton import refusals as of_silverton
from goldenspike.kernel.refusal import Refusal

HERE = Path(__file__).parent
COMPILED = not of_silverton.__file__.endswith(".py")


def given(refusals: ModuleType) -> dict[str, Refusal]:
    """The refusals by their names."""
    return {name: value for name, value in sorted(vars(refusals).items()) if isinstance(value, Refusal)}


GAMES = {"continental_divide": given(of_continental_divide), "silverton": given(of_silverton)}


def run(game: str, rule: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """The tests of one rule, from the files that name it."""
    files = sorted((HERE / "games" / game).rglob("test_*.py"))
    tests = [str(file) for file in files if f'"{rule}"' in file.read_text(encoding="utf-8")]
    command = [sys.executable, "-m", "pytest", *tests, "-q", "-x", "-p", "no:cacheprovider", *arguments]
    # Half of the time would go into loading plugins that these tests do not need.
    environment = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    return subprocess.run(command, cwd=HERE.parent, env=environment, capture_output=True, text=True, timeout=300)


@pytest.mark.slow
@pytest.mark.skipif(COMPILED, reason="compiled rules cannot be switched off")
@pytest.mark.parametrize(("game", "name"), [(game, name) for game, given in GAMES.items() for name in given])
def test_switched_off_alone_makes_a_test_of_its_rule_fail(game: str, name: str) -> None:
    rule = GAMES[game][name].rule
    outcome = run(game, rule, "--rule", rule, "--switch-off", name)
    assert outcome.returncode == 1, outcome.stdout[-2000:] + outcome.stderr[-2000:]
    assert " failed" in outcome.stdout


@pytest.mark.parametrize("game", GAMES)
def test_reasons_are_unique(game: str) -> None:
    reasons = [refusal.reason for refusal in GAMES[game].values()]
    assert len(set(reasons)) == len(reasons)
    assert [name.lower() for name in GAMES[game]] == reasons
