"""A data pack: one edition of a game's board and pieces, as a folder of tables (pack.toml and CSV files)."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from errno import ELOOP
from functools import cache, lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Protocol

import msgspec

from goldenspike.game_registry import game_registry
from goldenspike.packs.reading import rules_1, terrain
from goldenspike.packs.reading.problems import PackError, PackProblem, Report, pack_error
from goldenspike.packs.reading.section import Section, read_toml
from goldenspike.packs.reading.table import Columns
from goldenspike.packs.reading.terrain import Feature
from goldenspike.packs.reading.text import MOST_BYTES, MOST_ID, PACK_TOML, unix_lines

FOLDER = Path(__file__).parent.parent / "data"
RELEASED = FOLDER / "released"
README = "README.md"

_PACK_ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_WORD = re.compile(r"[A-Za-z0-9][A-Za-z0-9.+-]*")
_FILE_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]*\.csv")


class PackReader(Protocol):
    """Reader of a game's packs."""

    TABLES: Mapping[str, Columns]
    """Columns of each table."""

    def read(self, pack: Section, files: Mapping[str, tuple[str, bytes]], report: Report) -> Any:
        """Read and check the tables. `files` has name and content by table."""
        ...


class Pack(msgspec.Struct, frozen=True, eq=False):
    """A valid pack. `files` are the files that are hashed, in that order."""

    id: str
    game: str
    edition: str
    version: str
    sha256: str
    files: dict[str, bytes]
    tables: Any
    """Tables from the game's `PackReader`."""
    texts: dict[str, str]
    land: str = ""
    """File of the land under its board, if it has any."""

    @staticmethod
    def from_files(files: Mapping[str, bytes]) -> Pack:
        """Make a pack from files by name. Files that pack.toml does not list are ignored. Raises PackError."""
        return _build(files.get)

    @property
    def terrain(self) -> tuple[Feature, ...]:
        """Features of the land, read on first use: only drawings need them."""
        return _terrain(self)

    def name(self, lang: str) -> str:
        return self.texts.get(f"name_{lang}") or self.texts["name"]

    def about(self, lang: str) -> str:
        """Sentence about the origin of the pack; may be empty."""
        return self.texts.get(f"about_{lang}") or self.texts.get("about", "")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pack) and self.sha256 == other.sha256

    def __hash__(self) -> int:
        return hash(self.sha256)


_folders: dict[str, Path] = {}
"""Folders of shipped packs by id, once found."""


def default(game: str) -> str:
    """Id of a game's default pack."""
    return game_registry()[game].default_pack


@cache
def shipped() -> tuple[str, ...]:
    """Ids of the shipped packs."""
    folders = {manifest.within(manifest.packs) for manifest in game_registry().values()}
    return tuple(sorted(path.parent.name for folder in folders for path in folder.glob(f"*/{PACK_TOML}")))


def _shipped(name: str) -> Path | None:
    """Folder of a shipped pack, if there is one. Cached, since every new game asks."""
    if name not in _folders and _PACK_ID.fullmatch(name) and len(name) <= MOST_ID:
        folders = (manifest.within(manifest.packs) / name for manifest in game_registry().values())
        if (found := next((folder for folder in folders if (folder / PACK_TOML).is_file()), None)) is not None:
            _folders[name] = found
    return _folders.get(name)


def load(name: str | os.PathLike[str]) -> Pack:
    """Load a shipped pack by id, or a pack from a folder. Raises PackError.

    Text is a folder if it has a path separator, or if it names a folder with a pack.toml and no shipped pack.
    """
    if isinstance(name, str):
        if (folder := _shipped(name)) is not None:
            return _load_cached(folder)
        if not _looks_like_a_folder(name):
            raise pack_error("pack-unknown", name=name, shipped=", ".join(shipped()))
    return _load_folder(Path(name))


def find(name: str, sha256: str) -> Pack | None:
    """Find a pack by id and hash among the shipped and all released packs, or None."""
    if (own := _shipped(name)) is not None and (pack := _load_cached(own)).sha256 == sha256:
        return pack
    for folder in _releases():
        if folder.name.endswith(f"-{sha256[:8]}") and (pack := _load_cached(folder)).sha256 == sha256:
            return pack
    return None


def check(path: str | os.PathLike[str]) -> list[PackProblem]:
    """List all problems of a pack; none if it is valid."""
    try:
        load(path)
    except PackError as error:
        return list(error.problems)
    return []


def new(name: str, source: str | os.PathLike[str], folder: Path) -> Path:
    """Copy the pack `source` to `folder/name`, as the pack `name` of edition "custom", atomically."""
    if len(name) > MOST_ID or not _PACK_ID.fullmatch(name):
        raise pack_error("pack-bad-name", name=name)
    if name in shipped():
        raise pack_error("pack-name-taken", name=name)
    target = folder / name
    if os.path.lexists(target):
        raise pack_error("pack-target-exists", path=str(target))
    pack = load(source)
    files = {**pack.files, PACK_TOML: _rename_pack(pack.files[PACK_TOML], name)}
    copy = _build(files.get)
    if (copy.id, copy.edition) != (name, "custom"):
        raise pack_error("pack-cannot-rename", name=pack.id)
    if (readme := _read_me(source)) is not None:
        files[README] = readme
    try:
        _write(target, files)
    except OSError as error:
        raise pack_error("pack-cannot-write", path=str(target), reason=error.strerror or "") from error
    return target


# From bytes to a pack


def _build(fetch: Callable[[str], bytes | None], ours: bool = False) -> Pack:
    """Build a pack from the files that `fetch` returns by name. It may return None or raise PackError.

    The land of `ours` is known to be valid and is not checked.
    """
    report = Report()
    data = _fetch_file(PACK_TOML, fetch, report)
    pack = None if data is None else read_toml(data, report)
    if data is None or pack is None:
        raise PackError(report.problems)
    game = pack.choice("game", game_registry())
    report.raise_if_any()
    pack = pack.filled(rules_1.default_values(game))
    reader: PackReader = game_registry()[game].load(game_registry()[game].pack)
    columns = {**reader.TABLES, terrain.TABLE: terrain.COLUMNS} if game_registry()[game].ground else reader.TABLES
    names = _table_names(pack, columns)
    report.raise_if_any()
    files = {PACK_TOML: data, **{file: _fetch_file(file, fetch, report) or b"" for file in names.values()}}
    report.raise_if_any()
    id_, edition, version = _pack_id(pack), _word(pack, "edition"), _word(pack, "version")
    texts = {"name": pack.text("name"), "about": pack.optional_text("about"), **pack.sisters("name", "about")}
    tables = reader.read(pack, {table: (file, files[file]) for table, file in names.items()}, report)
    land = names.get(terrain.TABLE, "")
    features = terrain.read(land, files[land], report) if land and not ours else ()
    report.raise_if_any()
    if features:
        places = game_registry()[game].load(game_registry()[game].ground)(tables).places
        if not terrain.lie_apart([world for world, _ in places]):
            report.add(land, None, None, "pack-terrain-nowhere")
    report.raise_if_any()
    return Pack(id_, game, edition, version, _hash(files), files, tables, texts, land)


@lru_cache(maxsize=16)
def _terrain(pack: Pack) -> tuple[Feature, ...]:
    return terrain.read(pack.land, pack.files[pack.land], Report()) if pack.land else ()


def _fetch_file(file: str, fetch: Callable[[str], bytes | None], report: Report) -> bytes | None:
    try:
        data = fetch(file)
    except PackError as error:
        report.problems.extend(error.problems)
        return None
    if data is None:
        report.add(file, None, None, "pack-missing-file")
    elif len(data) > MOST_BYTES:
        report.add(file, None, None, "pack-too-large", most=MOST_BYTES // 1024**2)
    else:
        return unix_lines(data)
    return None


def _table_names(pack: Section, tables: Mapping[str, Columns]) -> dict[str, str]:
    """File of each table, in the order of `[files]`."""
    section = pack.section("files")
    names: dict[str, str] = {}
    for table in section.values:
        file = section.text(table)
        if table not in tables:
            section.wrong(table, "pack-unknown-table", choices=", ".join(tables))
        elif file and not _FILE_NAME.fullmatch(file):
            section.wrong(table, "pack-bad-file-name", found=file)
        elif file in names.values():
            section.wrong(table, "pack-file-twice", found=file)
        names[table] = file
    for table, columns in tables.items():
        if columns.needed and table not in names:
            section.wrong(table, "pack-missing-key")
    return names


def _pack_id(pack: Section) -> str:
    text = pack.text("id")
    if text and (len(text) > MOST_ID or not _PACK_ID.fullmatch(text)):
        pack.wrong("id", "pack-bad-name", name=text)
    return text


def _word(pack: Section, key: str) -> str:
    text = pack.text(key)
    if text and not _WORD.fullmatch(text):
        pack.wrong(key, "pack-not-a-word", found=text)
    return text


def _hash(files: Mapping[str, bytes]) -> str:
    total = sha256()
    for name, data in files.items():
        total.update(f"{name}\n{len(data)}\n".encode() + data)
    return total.hexdigest()


# Folders


@cache
def _releases() -> tuple[Path, ...]:
    """Folders of packs that shipped with earlier releases."""
    return tuple(path.parent for path in sorted(RELEASED.glob(f"*/{PACK_TOML}")))


@cache
def _load_cached(folder: Path) -> Pack:
    """Load a pack of this or an earlier release, which cannot change while the process runs."""
    return _load_folder(folder, ours=True)


def _looks_like_a_folder(name: str) -> bool:
    if os.sep in name or (os.altsep and os.altsep in name):
        return True
    try:
        return Path(name, PACK_TOML).is_file()
    except OSError:  # not a valid file name
        return False


def _load_folder(folder: Path, ours: bool = False) -> Pack:
    try:
        inside = folder.resolve(strict=True)
        if not inside.is_dir():
            raise NotADirectoryError
    except (OSError, ValueError, RuntimeError) as error:  # a NUL in the path, links in a circle
        raise pack_error("pack-no-folder", path=str(folder)) from error
    return _build(lambda name: _file_in(inside, name), ours)


def _file_in(folder: Path, name: str) -> bytes | None:
    """Read a plain file of a folder; None if it is missing. A link may not lead out of the folder."""
    path = folder / name
    if not os.path.lexists(path):
        return None
    try:
        if Path(os.path.realpath(path, strict=True)).parent != folder:
            raise PackError([PackProblem(name, None, None, "pack-link-outside")])
        if not path.is_file():
            raise PackError([PackProblem(name, None, None, "pack-not-a-file")])
        with path.open("rb") as file:
            return file.read(MOST_BYTES + 1)
    except OSError as error:
        if error.errno == ELOOP:
            raise PackError([PackProblem(name, None, None, "pack-link-circle")]) from error
        raise PackError([PackProblem(name, None, None, "pack-unreadable", {"reason": error.strerror or ""})]) from error


def _rename_pack(toml: bytes, name: str) -> bytes:
    """Change id and edition in pack.toml; comments and order are kept."""
    text = toml.decode("utf-8")
    for key, value in (("id", name), ("edition", "custom")):
        line = re.compile(rf"""^(\s*{key}\s*=\s*)("[^"\n]*"|'[^'\n]*')""", re.MULTILINE)
        text = line.sub(rf'\g<1>"{value}"', text, count=1)
    return text.encode("utf-8")


def _read_me(source: str | os.PathLike[str]) -> bytes | None:
    folder = (_shipped(source) if isinstance(source, str) else None) or Path(source)
    return _file_in(folder.resolve(), README)


def _write(target: Path, files: Mapping[str, bytes]) -> None:
    from tempfile import TemporaryDirectory  # slow to import, and needed only here

    target.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=target.parent, prefix=".") as staging:
        copy = Path(staging, target.name)
        copy.mkdir()
        for name, data in files.items():
            (copy / name).write_bytes(data)
        copy.rename(target)
