"""What the lab writes, and what a disk may have against it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from goldenspike.errors import GoldenSpikeError, file_error_reason


@contextmanager
def reporting_write_errors(key: str, path: Path) -> Iterator[None]:
    """Whatever the system refuses is that sentence about the path."""
    try:
        yield
    except OSError as error:
        raise GoldenSpikeError(key, path=str(path), detail=file_error_reason(error)) from None


def write_json(file: Path, document: Mapping[str, Any]) -> None:
    """All of the file or none of it."""
    unfinished = file.with_suffix(".part")
    unfinished.write_text(json.dumps(document, ensure_ascii=False) + "\n", encoding="utf-8")
    unfinished.replace(file)
