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

ROWS = [
    ("decisions", "random play-outs of four: decisions a second", 20_000, 150_000),
    ("clones", "clones a second", None, 100_000),
    ("replayed", "log entries replayed and checked a second", None, None),
    ("listed", "actions listed from menus a second", None, None),
    ("greedy_game_ms", "a game of six greedy bots, ms", None, 50),
    ("import_ms", "import goldenspike, ms", 150, 150),
]


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
    found["per_million_steps"] = {name: 1e6 * found[name] / found["yardstick"] for name in ("decisions", "clones")}
    return found


def print_table(measured: list[dict[str, Any]]) -> None:
    heads = ["compiled" if each["compiled"] else "interpreted" for each in measured]
    print(f"{'':48}" + "".join(f"{head:>14}{'aim':>10}" for head in heads))
    for name, label, interpreted, compiled in ROWS:
        cells = ""
        for each in measured:
            aim = compiled if each["compiled"] else interpreted
            cells += f"{each[name]:14,.0f}{'-' if aim is None else f'{aim:,}':>10}"
        print(f"{label:48}{cells}")
    for name in ("decisions", "clones"):
        cells = "".join(f"{each['per_million_steps'][name]:14,.0f}{'':10}" for each in measured)
        print(f"{name + ' per million steps of a plain loop':48}{cells}")


if __name__ == "__main__":
    sys.exit(main())
