"""Results of finished games, and the ratings that follow from them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from goldenspike.errors import GoldenSpikeError
from goldenspike.kernel import record
from goldenspike.kernel.game import Over
from goldenspike.kernel.option_choices import player_counts
from goldenspike.kernel.options import Option
from goldenspike.kernel.play import Play
from goldenspike.lessons import is_lesson
from goldenspike.server.storage.results import PlayerRating, ResultRow
from goldenspike.tables.history import ChoiceEntry

if TYPE_CHECKING:
    from goldenspike.tables.changes import TableChange
from goldenspike.tables.live_table import LiveTable

INITIAL_RATING = PlayerRating(mu=25.0, sigma=25.0 / 3, games=0)
"""The rating before the first rated game: openskill's default."""

log = logging.getLogger(__name__)


async def final_results(table: LiveTable, change: TableChange, at: float) -> list[ResultRow]:
    """The results of a game that ends with this change; none for a lesson or a game without a result."""
    pending = change.play.pending
    if not isinstance(pending, Over) or is_lesson(table.id):
        return []
    result = pending.result
    helped = bool(table.history.programs) or any(_is_by_bot(line.entry) for line in change.lines)
    alone = len(table.seats) == 1 and not helped
    grade = result.grade if alone and await asyncio.to_thread(is_verified, change.play) else None
    rated = table.row.rated and not helped and all(seat.kind == "human" for seat in table.seats)
    return [
        ResultRow(
            table_id=table.id,
            seat=number,
            holders=_sole_holders(table, number),
            game=table.row.game,
            setting=setting_key(change.play),
            score=result.scores[number],
            share=1 / len(result.winners) if number in result.winners else 0.0,
            grade=grade,
            turns=result.turns,
            rated=rated,
            at=at,
        )
        for number in range(len(table.seats))
    ]


def _is_by_bot(entry: Any) -> bool:
    return isinstance(entry, ChoiceEntry) and entry.bot is not None


def _sole_holders(table: LiveTable, seat: int) -> frozenset[str]:
    """The seat's holders, if they are known to have played it: not at a shared screen, nor in several seats."""
    mine = table.seats[seat]
    others = frozenset().union(*(row.holders for number, row in enumerate(table.seats) if number != seat))
    return mine.holders - others if mine.kind == "human" else frozenset()


def is_verified(play: Play) -> bool:
    """Whether the record of the game replays to the same end, with the dice it committed to."""
    try:
        read = record.decode(msgspec.to_builtins(play.record()))
        return record.verify(record.restore(read, play.game, play.setup.pack, check_dice=True))
    except GoldenSpikeError as error:
        log.error("result not verified: %s", error)
        return False


def setting_key(play: Play) -> str:
    """Pack, players and options as one text, the same for games that can be compared."""
    table, game = play.setup, play.game
    players, chosen = len(table.players), table.options

    def value(option: Option) -> Any:
        """The chosen or default value; None where a scenario leaves no choice."""
        if option.name in chosen or option.default is None:
            return chosen.get(option.name)
        return option.default if players in player_counts(game, {**chosen, option.name: option.default}) else None

    options = {option.name: value(option) for option in game.options}
    played = {name: each for name, each in options.items() if each}
    return msgspec.json.encode({"pack": table.pack.id, "players": players, **played}).decode()


def update_ratings(before: Sequence[PlayerRating], ended: Sequence[ResultRow]) -> list[PlayerRating]:
    """The ratings after a game: winners rank first, the others by score."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    worth = [(each.share > 0, each.score if each.share == 0 else 0) for each in ended]
    ranks = [float(sum(other > mine for other in worth)) for mine in worth]
    teams = model.rate([[model.rating(each.mu, each.sigma)] for each in before], ranks=ranks)
    return [PlayerRating(team[0].mu, team[0].sigma, each.games + 1) for team, each in zip(teams, before, strict=True)]
