"""The built client, from the folder `static` beside this file."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from functools import lru_cache
from pathlib import Path

import msgspec

FOLDER = Path(__file__).with_name("static")
INDEX = "index.html"
HASHED = "assets"
"""The folder whose files have their hash in their name."""
ZIPPED = {".html", ".js", ".css", ".svg", ".json", ".ftl", ".txt", ".webmanifest"}


class File(msgspec.Struct, frozen=True):
    body: bytes
    type: str
    etag: str
    caching: str
    zipped: bytes | None


def find(path: str) -> File | None:
    """The file at that address; a page of the client's begins with the index. None: there is no such thing."""
    parts = [part for part in path.split("/") if part]
    if any(part.startswith(".") or "\\" in part or "\0" in part for part in parts):
        return None
    wanted = FOLDER.joinpath(*parts)
    if not wanted.is_file():
        if parts and "." in parts[-1]:
            return None  # a browser that is given a page for a script says things nobody understands
        wanted = FOLDER / INDEX
    try:
        stamp = wanted.stat()
    except OSError:
        return None
    return _read(wanted, stamp.st_mtime_ns, stamp.st_size)


def built() -> bool:
    return (FOLDER / INDEX).is_file()


@lru_cache(maxsize=256)
def _read(path: Path, _changed: int, _size: int) -> File:
    """Read once, and again when it was built anew."""
    body = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    for_ever = path.parent.name == HASHED
    return File(
        body=body,
        type=kind,
        etag=f'"{hashlib.sha256(body).hexdigest()[:32]}"',
        caching="public, max-age=31536000, immutable" if for_ever else "no-cache",
        zipped=gzip.compress(body, 9, mtime=0) if path.suffix in ZIPPED else None,
    )
