"""Agreements and undo proposals, as they are stored: JSON in a column of the table."""

from __future__ import annotations

import msgspec

from goldenspike.tables.schemas import Agreement, UndoProposal


def read_agreement(stored: str | None) -> Agreement | None:
    return None if stored is None else msgspec.json.decode(stored, type=Agreement)


def read_proposal(stored: str | None) -> UndoProposal | None:
    return None if stored is None else msgspec.json.decode(stored, type=UndoProposal)


def write_agreement(by: list[int], waiting: list[int], since: float) -> str:
    return msgspec.json.encode(Agreement(sorted({*by}), waiting, since)).decode()
