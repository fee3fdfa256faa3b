"""`make bench`: measures the interpreted and the compiled engine in one run, and prints a table and JSON.

python tests/bench/compare.py [--json FILE] PYTHON [PYTHON ...]
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

DECISIONS = "random play-outs: decisions a second"
CLONES = "clones a second"
REPLAYED = "log entries replayed and checked a second"
LISTED = "actions listed from menus a second"

# Name, what it is, and what we aim at: interpreted, compiled.
ROWS = [
    ("continental_divide.decisions", f"Continental Divide of four, {DECISIONS}", 20_000, 150_000),
    ("continental_divide.clones", CLONES, None, 100_000),
    ("continental_divide.replayed", REPLAYED, None, None),
    ("continental_divide.listed", LISTED, None, None),
    ("continental_divide.greedy_game_ms", "a game of six greedy bots, ms", None, 50),
    ("silverton.decisions", f"Silverton of four, {DECISIONS}", 8_000, 80_000),
    ("silverton.clones", CLONES, None, 30_000),
    ("silverton.replayed", REPLAYED, None, None),
    ("silverton.listed", LISTED, None, None),
    ("silverton.greedy_game_ms", "a campaign of six greedy bots, ms", None, 1_000),
    ("solitaire.decisions", f"Silverton alone, {DECISIONS}", None, None),
    ("solitaire.clones", CLONES, None, None),
    ("import_ms", "import goldenspike, ms", 150, 150),
]
STEADY = ("continental_divide.decisions", "continental_divide.clones", "silverton.decisions", "silverton.clones")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", type=Path)
    parser.add_argument("pythons", nargs="+")
    options = parser.parse_args()
    measured = [measure(python) for python in options.pythons]
    print_table(measured)
    document = json.dumps(measured, indent=2)
    if options.json:
        options.json.write_text(document + "\n", encoding="utf-8")
    else:
        print(document)
    return 0


def measure(python: str) -> dict[str, Any]:
    print(f"measuring {python} ...", file=sys.stderr)
    script = Path(__file__).with_name("measure.py")
    run = subprocess.run([python, "-P", str(script)], check=True, capture_output=True, text=True)
    found: dict[str, Any] = json.loads(run.stdout)
    # Per million steps of the yardstick, a figure hardly depends on how busy the machine was.
    found["per_million_steps"] = {name: 1e6 * found[name] / found["yardstick"] for name in STEADY}
    return found


def print_table(measured: list[dict[str, Any]]) -> None:
    heads = ["compiled" if each["compiled"] else "interpreted" for each in measured]
    print(f"{'':66}" + "".join(f"{head:>14}{'aim':>10}" for head in heads))
    for name, label, interpreted, compiled in ROWS:
        cells = ""
        for each in measured:
            aim = compiled if each["compiled"] else interpreted
            cells += f"{each[name]:14,.0f}{'-' if aim is None else f'{aim:,}':>10}"
        print(f"{label:66}{cells}")
    for name in STEADY:
        cells = "".join(f"{each['per_million_steps'][name]:14,.0f}{'':10}" for each in measured)
        print(f"{name + ' per million steps of a plain loop':66}{cells}")


if __name__ == "__main__":
    sys.exit(main())
