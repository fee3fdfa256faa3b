"""Static files: the built client and other responses that are sent unchanged."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from functools import lru_cache
from pathlib import Path

import msgspec

FOLDER = Path(__file__).parents[1] / "static"
INDEX = "index.html"
HASHED_FOLDER = "assets"
"""Files here have their hash in their name."""
COMPRESSED_TYPES = ("text/", "application/json", "application/javascript", "application/manifest", "image/svg")
CACHE_IMMUTABLE = "public, max-age=31536000, immutable"
CACHE_REVALIDATE = "no-cache"


class StaticFile(msgspec.Struct, frozen=True):
    """A file to serve: its content, compressed content if any, and cache-control."""

    body: bytes
    type: str
    etag: str
    caching: str
    zipped: bytes | None


def make_file(body: bytes, kind: str, caching: str) -> StaticFile:
    etag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
    return StaticFile(
        body, kind, etag, caching, gzip.compress(body, 9, mtime=0) if kind.startswith(COMPRESSED_TYPES) else None
    )


def find_file(path: str) -> StaticFile | None:
    """Find the file for a path; client pages get the index. None if there is no such file."""
    parts = [part for part in path.split("/") if part]
    if any(part.startswith(".") or "\\" in part or "\0" in part for part in parts):
        return None
    wanted = FOLDER.joinpath(*parts)
    try:
        if not wanted.is_file():
            if parts and "." in parts[-1]:
                return None  # a page instead of a script would give a confusing error
            wanted = FOLDER / INDEX
        stamp = wanted.stat()
    except OSError:
        return None
    return _read_file(wanted, stamp.st_mtime_ns, stamp.st_size)


def is_built() -> bool:
    return (FOLDER / INDEX).is_file()


@lru_cache(maxsize=256)
def _read_file(path: Path, _changed: int, _size: int) -> StaticFile:
    """Read a file once, and again after a new build."""
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return make_file(
        path.read_bytes(), kind, CACHE_IMMUTABLE if path.parent.name == HASHED_FOLDER else CACHE_REVALIDATE
    )
