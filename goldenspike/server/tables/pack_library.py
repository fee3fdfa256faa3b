"""The packs that tables can be opened with, and the copies that older tables keep."""

from __future__ import annotations

import logging
from pathlib import Path

from goldenspike import games, packs
from goldenspike.errors import GoldenSpikeError
from goldenspike.packs import Pack, PackError
from goldenspike.server.storage import Store, tables
from goldenspike.tables.refusals import RequestRefused

log = logging.getLogger(__name__)


class PackLibrary:
    def __init__(self, store: Store, folder: str | None) -> None:
        self._store = store
        defaults = {game: packs.load(packs.default(game)) for game in games.names()}
        self._defaults = {game: pack.id for game, pack in defaults.items()}
        self._offered = {pack.id: pack for pack in (*defaults.values(), *_load_packs(folder))}
        self.by_hash = {pack.sha256: pack for pack in self._offered.values()}

    def offered(self, game: str) -> list[Pack]:
        """The packs of that game, its default one first."""
        default = self._defaults.get(game)
        found = [pack for pack in self._offered.values() if pack.game == game]
        return sorted(found, key=lambda pack: (pack.id != default, pack.id))

    def find(self, game: str, pack_id: str | None) -> Pack:
        """The pack for a new table."""
        found = self._offered.get(self._defaults.get(game, "") if pack_id is None else pack_id)
        if found is None or found.game != game:
            known = ", ".join(pack.id for pack in self.offered(game))
            raise RequestRefused("server-no-pack", pack=str(pack_id), game=game, known=known)
        return found

    async def of_hash(self, sha256: str) -> Pack:
        """That very pack: an offered one, or the copy that a table keeps."""
        pack = self.by_hash.get(sha256)
        if pack is None:
            files = await self._store.read(tables.pack_files, sha256)
            if files is None:
                raise RequestRefused("server-no-such-pack")
            pack = self.by_hash[sha256] = Pack.from_files(files)
        return pack


def _load_packs(folder: str | None) -> list[Pack]:
    """The shipped packs and those in the folder. One that is not sound is left out, and the log says why."""
    shipped = [packs.load(name) for name in packs.shipped()]
    found = [pack for pack in shipped if pack.game in games.names()]
    if folder is None:
        return found
    if not Path(folder).is_dir():
        raise GoldenSpikeError("server-no-packs-folder", folder=folder)
    for path in sorted(Path(folder).glob("*/pack.toml")):
        try:
            pack = packs.load(path.parent)
        except PackError as error:
            log.warning("%s: %s", path.parent.name, error)
            continue
        if pack.game in games.names() and pack.id not in packs.shipped():
            found.append(pack)
    return found
