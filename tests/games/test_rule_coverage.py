"""Every numbered rule of the rules texts has a test that is marked with its id, and no mark names another rule.

`tests/test_refusals.py` proves more about refusals: that a test fails when one of them is switched off.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from goldenspike.games import reference

ROOT = Path(__file__).parents[2]
COLLECT = """
import json, sys
import pytest

class Marks:
    def pytest_collection_finish(self, session):
        marks = {id for item in session.items for mark in item.iter_markers("rule") for id in mark.args}
        sys.stderr.write(json.dumps(sorted(marks)))

options = ["--collect-only", "-qq", "-p", "no:cacheprovider"]
sys.exit(pytest.main([*options, "tests/games", "tests/bots"], plugins=[Marks()]))
"""


@pytest.fixture(scope="module")
def marked() -> set[str]:
    done = subprocess.run([sys.executable, "-c", COLLECT], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    return set(json.loads(done.stderr))


@pytest.mark.slow
def test_every_rule_has_a_test(marked: set[str]) -> None:
    rules = {rule.id for game in ("continental-divide", "silverton") for rule in reference.rulebook(game, "en").rules}
    assert len(rules) > 100
    assert rules - marked == set()


@pytest.mark.slow
def test_marks_name_rules(marked: set[str]) -> None:
    rules = {rule.id for game in ("continental-divide", "silverton") for rule in reference.rulebook(game, "en").rules}
    assert marked - rules == set()
