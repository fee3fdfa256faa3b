"""Registry of games: reads the manifest `home.toml` of each game, which names all its parts.

A part is named as `module:object` and imported on first use: playing one game loads neither the other nor drawings.
Other packages add a game with an entry point of the group `goldenspike.games`, which names the package of its manifest.
"""

from __future__ import annotations

import importlib
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

PACKAGE_FOLDER = Path(__file__).parent
MANIFEST_FILE = "home.toml"
GROUP = "goldenspike.games"


SentenceReference = tuple[str, int]
"""A rule, and the index of one of its sentences, from 0."""


class HintReferences(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Rule hints for a first game: by kind of choice, where that is more specific; otherwise by winter or phase."""

    choice: dict[str, SentenceReference] = {}
    phase: dict[str, SentenceReference] = {}
    winter: SentenceReference | None = None


class GameManifest(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Manifest of a game: where its parts are. A part that it lacks is empty. Paths are relative to its folder."""

    folder: Path
    name: str
    game: str
    """The rules: a `kernel.game.Game`."""
    pack: str
    """The module that reads its packs: a `packs.reading.pack.PackReader`."""
    packs: str
    """The folder of its packs; each pack has a folder named by its id."""
    default_pack: str
    ground: str = ""
    """Where its board lies in the world, for the land under it: returns a `packs.drawing.land_sheet.Ground`."""
    pack_summary: str = ""
    """The module that summarizes a pack: a `packs.presentation.PackSummary`."""
    drawing: str = ""
    """The function that draws a pack."""
    marks: str = ""
    """The function that lists the marks on the drawing in a position."""
    greedy: str = ""
    """The bot that plays it as `greedy`."""
    candidates: str = ""
    """Candidate actions of a sensible player: a `bots.ranking.Rank`."""
    beginner: str = ""
    """The same for `beginner`; if empty, `candidates`."""
    reasons: str = ""
    """Explains a choice: from seat, pack, a spectator's view and the action, returns a `bots.reasons.Reason`."""
    planner: str = ""
    """The bot that plays it as `planner`."""
    expert: str = ""
    """The bot that plays it as `expert`."""
    sentences: str = ""
    """Words its events and its status, for notifications and the terminal: a `words.event_wording.GameSentences`, made
    from the tables of a pack, the names of the players and a language."""
    face: str = ""
    """Its renderer in a terminal; if empty, the plain one."""
    words: str = ""
    """The folder of its catalogues by language, if they are not in `goldenspike/words`."""
    rules: str = ""
    """The folder of its rules texts."""
    ledger: str = ""
    """The module of its ledger: its event `TurnAdvanced`, and `players(view, events)`."""
    measures: str = ""
    """Measures of the lab: a `lab.measures.Measures`."""
    lessons: str = ""
    """The folder of its lessons."""
    hints: HintReferences = HintReferences()

    def load(self, part: str) -> Any:
        """Import the object that `module:object` names, or a module."""
        module, _, name = part.partition(":")
        found = importlib.import_module(module)
        return getattr(found, name) if name else found

    def within(self, path: str) -> Path:
        return (self.folder / path).resolve()


class GameRegistry(Mapping[str, GameManifest]):
    """Manifests by game. Our own games come first and need no search of other packages."""

    def __getitem__(self, name: str) -> GameManifest:
        return _own_games()[name] if name in _own_games() else _installed_games()[name]

    def __iter__(self) -> Iterator[str]:
        yield from _own_games()
        yield from (name for name in _installed_games() if name not in _own_games())

    def __len__(self) -> int:
        return len({*_own_games(), *_installed_games()})


@cache
def game_registry() -> GameRegistry:
    return GameRegistry()


@cache
def _own_games() -> dict[str, GameManifest]:
    paths = sorted(PACKAGE_FOLDER.glob(f"games/*/{MANIFEST_FILE}"))
    return {manifest.name: manifest for manifest in map(_read_manifest, paths)}


def _read_manifest(path: Path) -> GameManifest:
    return msgspec.convert({**tomllib.loads(path.read_text(encoding="utf-8")), "folder": path.parent}, GameManifest)


@cache
def _installed_games() -> dict[str, GameManifest]:
    """Games of other packages. A manifest that cannot be read is skipped with a warning in the log."""
    import logging  # slow to import, as are the next two, and seldom needed
    from importlib.metadata import entry_points
    from importlib.util import find_spec

    found: dict[str, GameManifest] = {}
    for entry in entry_points(group=GROUP):
        try:
            spec = find_spec(entry.value)
            if spec is None or not spec.submodule_search_locations:
                raise ModuleNotFoundError(entry.value)
            manifest = _read_manifest(Path(spec.submodule_search_locations[0], MANIFEST_FILE))
            found.setdefault(manifest.name, manifest)
        except Exception as error:
            logging.getLogger(__name__).warning("%s: %s: %s", entry.name, type(error).__name__, error)
    return found
