"""What can be played, and the words and rules for it."""

from __future__ import annotations

from asyncio import to_thread
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache, lru_cache
from threading import Lock, Thread
from typing import Annotated

from litestar import Litestar, MediaType, Response, get, post
from litestar.params import FromPath, JSONBody, PathParameter

from goldenspike import bots, games, packs, words
from goldenspike.games import reference
from goldenspike.games.reference import Rulebook
from goldenspike.kernel.option_choices import Fitting, fitting
from goldenspike.packs import Pack
from goldenspike.packs.drawing.land_sheet import Sheet, sheet
from goldenspike.server.api.common import ASKED, READ, json_of, limit_reads, sent
from goldenspike.server.http.language import language_of
from goldenspike.server.http.static_files import ASK_AGAIN, FOR_EVER, File, file_of
from goldenspike.server.services import AnyRequest, house_of
from goldenspike.tables.refusals import Refused
from goldenspike.tables.schemas import GameList, GameOffered, OptionsAsked, PackOffered, PackView

SVG = "image/svg+xml"
Sha256 = Annotated[str, PathParameter(pattern="^[0-9a-f]{64}$")]


@get("/api/games", before_request=limit_reads, responses=READ, sync_to_thread=False)
def game_list(request: AnyRequest) -> GameList:
    """The games, their packs, options, numbers of players and bots."""
    lang = language_of(request)
    shelf = house_of(request).shelf
    return GameList([_game(name, shelf.offered(name), lang) for name in games.names()])


@post(
    "/api/games/{game:str}/options", before_request=limit_reads, status_code=200, responses=ASKED, sync_to_thread=False
)
def options(request: AnyRequest, game: FromPath[str], data: JSONBody[OptionsAsked]) -> Fitting:  # noqa: ARG001
    """Which options go together with those that were chosen, for how many players, and how long that takes."""
    if game not in games.names():
        raise Refused(404, "game-unknown", game=game[:40], known=", ".join(games.names()))
    return fitting(games.find(game), data.options)


@get("/api/packs/{sha256:str}", before_request=limit_reads, responses=READ)
async def pack(request: AnyRequest, sha256: Sha256) -> Response[PackView]:
    """A pack's tables, for drawing. What a hash stands for never changes."""
    return sent(request, _pack_file(await house_of(request).shelf.of_hash(sha256)))


@get("/api/packs/{sha256:str}/picture", before_request=limit_reads, responses=READ, media_type=SVG)
async def picture(request: AnyRequest, sha256: Sha256) -> Response[str]:
    """The pack's board, drawn without its letters: too small to be read, and the same in every language."""
    found = await house_of(request).shelf.of_hash(sha256)
    return sent(request, await to_thread(_picture_file, found))


@get("/api/packs/{sha256:str}/sheet", before_request=limit_reads, responses=READ)
async def land(request: AnyRequest, sha256: Sha256) -> Response[Sheet | None]:
    """The land under a pack's board as path data, or null. Of its own, so that no board waits for it."""
    found = await house_of(request).shelf.of_hash(sha256)
    return sent(request, await to_thread(_sheet_file, found))


@get("/api/rules/{game:str}", before_request=limit_reads, responses=READ, sync_to_thread=False)
def rules(request: AnyRequest, game: FromPath[str]) -> Response[Rulebook]:
    """The rules of a game, section by section."""
    if game not in reference.games():
        raise Refused(404, "rules-unknown-game", game=game[:40], known=", ".join(reference.games()))
    return sent(request, _rules_file(game, language_of(request)), spoken=True)


@get("/api/words", before_request=limit_reads, responses=READ, media_type=MediaType.TEXT, sync_to_thread=False)
def catalogue(request: AnyRequest) -> Response[str]:
    """Every sentence of a language, as Fluent text."""
    return sent(request, _words_file(language_of(request)), spoken=True)


@lru_cache(maxsize=20)
def _pack_file(found: Pack) -> File:
    view = PackView(found.id, found.game, found.edition, found.version, found.sha256, found.texts, found.tables)
    return file_of(json_of(view), MediaType.JSON, FOR_EVER)


@asynccontextmanager
async def drawn_ahead(app: Litestar) -> AsyncIterator[None]:
    """Boards take a second to draw: they are ready before somebody looks, and nothing waits for them."""
    shelf = app.state.house.shelf
    offered = [pack for name in games.names() for pack in shelf.offered(name)]
    Thread(target=_draw, args=(offered,), daemon=True).start()
    yield


def _draw(offered: list[Pack]) -> None:
    for pack in offered:
        _picture_file(pack)
        _sheet_file(pack)


def _picture_file(found: Pack) -> File:
    with _drawing:  # whoever comes meanwhile waits for it, and does not draw it too
        return _picture(found)


def _sheet_file(found: Pack) -> File:
    with _drawing:
        return _sheet(found)


_drawing = Lock()


@lru_cache(maxsize=20)
def _picture(found: Pack) -> File:
    return file_of(packs.svg(found, words.LANGUAGES[0], letters=False).encode(), SVG, FOR_EVER)


@lru_cache(maxsize=20)
def _sheet(found: Pack) -> File:
    return file_of(json_of(sheet(found)), MediaType.JSON, FOR_EVER)


@cache
def _rules_file(game: str, lang: str) -> File:
    return file_of(json_of(reference.rulebook(game, lang)), MediaType.JSON, ASK_AGAIN)


@cache
def _words_file(lang: str) -> File:
    texts = [path.read_bytes() for path in sorted((words.FOLDER / lang).glob("*.ftl"))]
    return file_of(b"\n".join(texts), MediaType.TEXT, ASK_AGAIN)


def _game(name: str, offered: list[Pack], lang: str) -> GameOffered:
    game = games.find(name)
    return GameOffered(
        name=name,
        title=reference.rulebook(name, lang).title if name in reference.games() else name,
        rules=game.rules_version,
        seats=game.seats,
        options=list(game.options),
        packs=[
            PackOffered(pack.id, pack.version, pack.sha256, pack.edition, pack.name(lang), pack.about(lang))
            for pack in offered
        ],
        bots=list(bots.names(name)),
        fitting=_unchosen(name),
    )


@cache
def _unchosen(game: str) -> Fitting:
    return fitting(games.find(game), {})


HANDLERS = [game_list, options, pack, picture, land, rules, catalogue]
