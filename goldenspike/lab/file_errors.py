"""Write files of the lab, and report errors of the file system."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from goldenspike.errors import GoldenSpikeError, file_error_reason


@contextmanager
def reporting_write_errors(key: str, path: Path) -> Iterator[None]:
    """Raise any error of the file system as a message about the path."""
    try:
        yield
    except OSError as error:
        raise GoldenSpikeError(key, path=str(path), detail=file_error_reason(error)) from None


def write_json(file: Path, document: Mapping[str, Any]) -> None:
    """Write a JSON file atomically."""
    unfinished = file.with_suffix(".part")
    unfinished.write_text(json.dumps(document, ensure_ascii=False) + "\n", encoding="utf-8")
    unfinished.replace(file)
