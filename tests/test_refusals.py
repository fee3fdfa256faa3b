"""Every refusal is tested: with that refusal alone switched off, a test marked with its rule fails."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from goldenspike.games.continental_divide import refusals
from goldenspike.kernel.refusal import Refusal

HERE = Path(__file__).parent
GIVEN = sorted(name for name, value in vars(refusals).items() if isinstance(value, Refusal))
COMPILED = not refusals.__file__.endswith(".py")


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pytest", str(HERE), "-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist"]
    return subprocess.run([*command, *arguments], cwd=HERE.parent, capture_output=True, text=True, timeout=300)


@pytest.mark.slow
@pytest.mark.skipif(COMPILED, reason="compiled rules cannot be switched off")
@pytest.mark.parametrize("name", GIVEN)
def test_switched_off_alone_makes_a_test_of_its_rule_fail(name: str) -> None:
    outcome = run("--rule", getattr(refusals, name).rule, "--switch-off", name)
    assert outcome.returncode == 1, outcome.stdout[-2000:] + outcome.stderr[-2000:]
    assert " failed" in outcome.stdout


def test_reasons_are_unique() -> None:
    reasons = [getattr(refusals, name).reason for name in GIVEN]
    assert len(set(reasons)) == len(reasons)
    assert [name.lower() for name in GIVEN] == reasons
