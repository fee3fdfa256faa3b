"""Where the parts of each game are found: the file `home.toml` in the folder of the game, and nowhere else.

A part is named as `module:object` and imported when asked for: who plays one game does not wait for another, and who
only plays does not wait for drawings. A game of another package joins by an entry point of the group
`goldenspike.games` that names the package with its `home.toml`.
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
"""A rule, and which of its sentences, counted from 0."""


class HintReferences(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is told in a first game: by what can be chosen, where that says more than the phase, or than winter."""

    choice: dict[str, SentenceReference] = {}
    phase: dict[str, SentenceReference] = {}
    winter: SentenceReference | None = None


class GameManifest(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One game, part by part; what it does without is empty. Folders are given as they lie from its own."""

    folder: Path
    name: str
    game: str
    """The answers that the kernel asks for: a `kernel.game.Game`."""
    pack: str
    """The module that reads its packs: a `packs.pack.Reader`."""
    packs: str
    """The folder of its packs, each in one that is named as its id."""
    default_pack: str
    ground: str = ""
    """Where its board lies in the world, for the land under it: gives a `packs.sheet.Ground`."""
    pack_summary: str = ""
    """The module that sums a pack up: a `packs.show.Summary`."""
    drawing: str = ""
    """Draws a pack."""
    marks: str = ""
    """What lies on the drawing in a position."""
    greedy: str = ""
    """How `greedy` looks at it."""
    candidates: str = ""
    """Which actions a sensible player thinks about: a `bots.ranking.Rank`."""
    beginner: str = ""
    """The same as `beginner` sees it; without one, as above."""
    reasons: str = ""
    """Why a seat may have chosen so: from seat, pack, a spectator's view and the action a `bots.reasons.Reason`."""
    planner: str = ""
    """The bot that plays it as `planner`."""
    expert: str = ""
    """The bot that plays it as `expert`."""
    sentences: str = ""
    """Words its events and its status, for notifications and the terminal: a `words.event_wording.GameSentences`, made
    from the tables of a pack, the names of the players and a language."""
    face: str = ""
    """How it shows itself in a terminal; without one, plainly."""
    words: str = ""
    """The folder of its sentences, by language, unless they are among everybody's."""
    rules: str = ""
    """The folder of its rules as players read them."""
    ledger: str = ""
    """The module that says what a turn brought: its event `TurnAdvanced`, and `players(view, events)`."""
    measures: str = ""
    """What the lab measures in it: a `lab.measures.Measures`."""
    lessons: str = ""
    """The folder of its lessons."""
    hints: HintReferences = HintReferences()

    def load(self, part: str) -> Any:
        """What `module:object`, or a module, stands for."""
        module, _, name = part.partition(":")
        found = importlib.import_module(module)
        return getattr(found, name) if name else found

    def within(self, path: str) -> Path:
        return (self.folder / path).resolve()


class GameRegistry(Mapping[str, GameManifest]):
    """By name of the game, ours first: who wants one of those does not wait until other packages have been asked."""

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
    return {home.name: home for home in map(_read_manifest, sorted(PACKAGE_FOLDER.glob(f"games/*/{MANIFEST_FILE}")))}


def _read_manifest(path: Path) -> GameManifest:
    return msgspec.convert({**tomllib.loads(path.read_text(encoding="utf-8")), "folder": path.parent}, GameManifest)


@cache
def _installed_games() -> dict[str, GameManifest]:
    """What other packages offer. One that cannot be read is left out, and the log says why."""
    import logging  # dear to import, as the next two, and seldom wanted
    from importlib.metadata import entry_points
    from importlib.util import find_spec

    found: dict[str, GameManifest] = {}
    for entry in entry_points(group=GROUP):
        try:
            spec = find_spec(entry.value)
            if spec is None or not spec.submodule_search_locations:
                raise ModuleNotFoundError(entry.value)
            home = _read_manifest(Path(spec.submodule_search_locations[0], MANIFEST_FILE))
            found.setdefault(home.name, home)
        except Exception as error:
            logging.getLogger(__name__).warning("%s: %s: %s", entry.name, type(error).__name__, error)
    return found
