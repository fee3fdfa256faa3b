"""`python -m goldenspike.server`: `goldenspike serve` without the command-line dependencies."""

from __future__ import annotations

import argparse
import sys

from goldenspike.errors import GoldenSpikeError
from goldenspike.server.run import serve_with_flags
from goldenspike.server.settings import SETTINGS


def main() -> int:
    parser = argparse.ArgumentParser(prog="goldenspike.server", allow_abbrev=False)
    for setting in SETTINGS:
        parser.add_argument(setting.flag, metavar=setting.value, dest=setting.name)
        for old in setting.flags[1:]:
            parser.add_argument(old, dest=setting.name, default=argparse.SUPPRESS, help=argparse.SUPPRESS)
    parser.add_argument("--open", action="store_true")
    given = vars(parser.parse_args())
    try:
        serve_with_flags(given, open_browser=given.pop("open"))
    except GoldenSpikeError as error:
        print(error, file=sys.stderr)  # noqa: T201
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
