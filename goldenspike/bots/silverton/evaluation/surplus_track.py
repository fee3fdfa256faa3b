"""Surplus track: segments that serve nothing, whose cubes can be used elsewhere (SV-7.2)."""

from __future__ import annotations

from goldenspike.bots.silverton.evaluation.situation import Situation
from goldenspike.games.silverton.board import NOWHERE
from goldenspike.games.silverton.position.targets import is_segment


def surplus_segments(situation: Situation) -> list[int]:
    """List own segments that can be abandoned, outermost first: they lead to nothing the seat needs."""
    board, network = situation.board, situation.network.segments
    needed, leaving = _needed(situation), [0] * board.towns
    for segment in network:
        leaving[board.end_a[segment]] += 1
        leaving[board.end_b[segment]] += 1
    found = [segment for segment in situation.segments if segment not in network]
    left, before = network, NOWHERE
    while len(left) != before:
        before, kept = len(left), list[int]()
        for segment in left:
            a, b = board.end_a[segment], board.end_b[segment]
            if (leaving[a] == 1 and not needed[a]) or (leaving[b] == 1 and not needed[b]):
                leaving[a] -= 1
                leaving[b] -= 1
                found.append(segment)
            else:
                kept.append(segment)
        left = kept
    return found


def _needed(situation: Situation) -> list[bool]:
    """Mark needed towns: cities, ends of own lines, claims to use or buy, and towns where surveyors build."""
    board, needed = situation.board, [False] * situation.board.towns
    for town in situation.starts + board.cities:
        needed[town] = True
    for claim in situation.own + situation.shown:
        if situation.goods[claim] or not situation.depleted[claim]:
            needed[board.claim_town[claim]] = True
    for card in situation.view.passengers:
        if situation.seat in (card.owner, card.partner):
            index = board.passenger_index[card.number]
            needed[board.line_a[index]] = needed[board.line_b[index]] = True
    for token in situation.tokens:
        if situation.holds(token) and is_segment(token.target):
            needed[board.end_a[token.target]] = needed[board.end_b[token.target]] = True
    return needed
