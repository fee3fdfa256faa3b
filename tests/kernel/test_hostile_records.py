"""Whatever a record or a pack holds, reading it ends in a game, in a pack, or in a sentence."""

from __future__ import annotations

import json
import os
from itertools import islice
from pathlib import Path

import goldenspike as gs
from goldenspike import packs
from goldenspike.errors import GoldenSpikeError
from goldenspike.kernel import record as records
from goldenspike.words import LANGUAGES
from support.games import RELEASED, board
from support.hostile import hostile_packs, hostile_records

COUNT = int(os.environ.get("GOLDENSPIKE_HOSTILE", "200"))
GAMES = {name: board(name) for name in RELEASED}


def worded(error: GoldenSpikeError) -> str:
    """Which of its sentences it was. They can be shown and sent in every language."""
    for lang in LANGUAGES:
        assert error.worded(lang).encode()
    return error.key


def test_records() -> None:
    keys = set()
    for record in islice(hostile_records(seed=1), COUNT):
        silverton = b"silverton" in record[:200] if isinstance(record, bytes) else record.get("game") == "silverton"
        try:
            play = gs.load(record, GAMES["silverton-1.0.0" if silverton else "continental-divide-1.0.0"])
            records.verify(play)
        except GoldenSpikeError as error:
            keys.add(worded(error))
        else:
            assert gs.load(json.dumps(play.save()), play.setup.pack).log == play.log
            assert gs.plain(play.view(None))
            assert gs.plain(play.pending)
    assert len(keys) > 10


def test_packs(tmp_path: Path) -> None:
    keys = set()
    for folder in islice(hostile_packs(1, tmp_path), COUNT):
        try:
            packs.load(folder)
        except packs.PackError as error:
            keys.add(worded(error))
            for problem in error.problems:
                assert all(problem.worded(lang).encode() for lang in LANGUAGES)
    assert len(keys) > 10
