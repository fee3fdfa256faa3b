"""`python -m goldenspike.server`: what `goldenspike serve` does, with nothing but the server imported."""

from __future__ import annotations

import argparse
import sys

from goldenspike.errors import GoldenSpikeError
from goldenspike.server.run import serve


def main() -> int:
    parser = argparse.ArgumentParser(prog="goldenspike.server")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--database")
    parser.add_argument("--packs")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--open-browser", action="store_true")
    try:
        serve(**vars(parser.parse_args()))
    except GoldenSpikeError as error:
        print(error, file=sys.stderr)  # noqa: T201
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
