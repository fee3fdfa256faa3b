"""Runs a server of a given configuration: `serve.py CONFIG PORT`."""

from __future__ import annotations

import sys

import msgspec

from goldenspike.server.config import Config
from goldenspike.server.run import run

if __name__ == "__main__":
    run(msgspec.json.decode(sys.argv[1], type=Config), "127.0.0.1", int(sys.argv[2]))
