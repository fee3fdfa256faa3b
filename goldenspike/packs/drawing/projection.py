"""Projection from the world onto a board that is not to scale, by moving least squares."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, radians, sqrt

from goldenspike.packs.drawing.layout import Point
from goldenspike.packs.reading.terrain import Degrees

KILOMETRES = 111.2
"""Kilometres of one degree of latitude."""
ENOUGH = 120
"""Most reference places; more would only take longer."""
BLUR = 0.35
"""Degrees within which neighbours have equal weight, so that one inaccurate place does not distort the land."""
EVERYWHERE = 360.0

Affine = tuple[float, float, float, float, float, float]


class Warp:
    """A projection fitted to places known in the world and on the board.

    At every point it is the affine map that fits best, with nearby places weighted most (moving least squares). It is
    continuous, and extends beyond the outermost places.
    """

    def __init__(self, places: Sequence[tuple[Degrees, Point]]) -> None:
        self.narrowing = cos(radians(sum(latitude for (latitude, _), _ in places) / len(places)))
        chosen = places[:: max(1, len(places) // ENOUGH)]
        self.known = [(*self._flat(*world), *board) for world, board in chosen]

    def _flat(self, latitude: float, longitude: float) -> Point:
        return longitude * self.narrowing, -latitude

    def __call__(self, latitude: float, longitude: float) -> Point:
        u, v = self._flat(latitude, longitude)
        a, b, c, d, e, f = self._fit(u, v, BLUR)
        return a * u + b * v + c, d * u + e * v + f

    def kilometre(self, there: Degrees | None = None) -> float:
        """Length of a kilometre on the board, at a point or on average."""
        u, v = self._flat(*there) if there else self.known[0][:2]
        a, b, _, d, e, _ = self._fit(u, v, 3 * BLUR if there else EVERYWHERE)
        return sqrt(abs(a * e - b * d)) / KILOMETRES

    def _fit(self, u: float, v: float, blur: float) -> Affine:
        total = su = sv = sx = sy = suu = suv = svv = sux = svx = suy = svy = 0.0
        soft = blur * blur
        for pu, pv, x, y in self.known:
            du, dv = pu - u, pv - v
            weight = 1 / (du * du + dv * dv + soft) ** 2
            wu, wv = weight * du, weight * dv
            total += weight
            su += wu
            sv += wv
            sx += weight * x
            sy += weight * y
            suu += wu * du
            suv += wu * dv
            svv += wv * dv
            sux += wu * x
            svx += wv * x
            suy += wu * y
            svy += wv * y
        mu, mv, mx, my = su / total, sv / total, sx / total, sy / total
        uu, uv, vv = suu - su * mu, suv - su * mv, svv - sv * mv
        ux, vx, uy, vy = sux - sx * mu, svx - sx * mv, suy - sy * mu, svy - sy * mv
        det = uu * vv - uv * uv
        a, b = (ux * vv - vx * uv) / det, (vx * uu - ux * uv) / det
        d, e = (uy * vv - vy * uv) / det, (vy * uu - uy * uv) / det
        # Differences were relative to (u, v); the map is relative to the origin.
        return a, b, mx - a * (mu + u) - b * (mv + v), d, e, my - d * (mu + u) - e * (mv + v)
