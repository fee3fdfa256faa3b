"""Tables of players, pieces, cards, prices and the result."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from goldenspike.games.silverton.board import DEPLETED
from goldenspike.games.silverton.presentation import views
from goldenspike.games.silverton.presentation.names import Names
from goldenspike.games.silverton.presentation.views import View
from goldenspike.packs.silverton.tables import ANY_CITY, BOXES, Market, SilvertonTables
from goldenspike.terminal.screen import ruled_table
from goldenspike.terminal.silverton import palette
from goldenspike.terminal.silverton.map_drawing import MARKET, MINE, WHITE
from goldenspike.words import say

NARROW = 120
"""Below this width, tables of claims omit some columns."""

BESIDE_NAMES = 56
"""Columns that narrow tables of claims need besides the names of the claims."""

LEAST_NAME = 14
NUMBERS = (
    *("sv-term-table-cost", "sv-term-table-operate", "sv-term-table-depletion"),
    *("sv-term-table-yield", "sv-term-table-gain"),
)
UNKNOWN = "?"
NO_LIMIT = "∞"
SHADE = "░"


class PositionTables:
    """Tables of one game, for its players, pack and language."""

    def __init__(self, pack: SilvertonTables, names: Names, lang: str) -> None:
        self.pack = pack
        self.names = names
        self.lang = lang
        self.letters = palette.goods_letters(lang)
        self.towns = {town.id: town for town in pack.towns}

    # Players

    def sign(self, seat: int) -> Text:
        """The player's letter as on the map."""
        return Text(f" {self.names.letters[seat]} ", palette.SEATS[seat])

    def players(self, view: View, width: int) -> RenderableType:
        """A table of players in turn order. Cash is secret until it passes the threshold.

        Pieces and what they do have a column, or on a narrow screen a table of their own.
        """
        table = self._players(view, with_pieces=width >= NARROW)
        if width >= NARROW:
            return table
        pieces = Table.grid(padding=(0, 1, 0, 0))
        for seat in view.order or range(len(view.players)):
            pieces.add_row(self.sign(seat), self._pieces(view.players[seat]))
        return Group(table, pieces)

    def _players(self, view: View, *, with_pieces: bool) -> Table:
        advanced = view.level == "advanced"
        table = ruled_table()
        table.add_column("")
        table.add_column(say("sv-term-table-player", self.lang), no_wrap=True, overflow="ellipsis", max_width=20)
        table.add_column(say("sv-term-table-cash", self.lang), justify="right", no_wrap=True)
        table.add_column(say("sv-term-table-start", self.lang), overflow="ellipsis", max_width=30)
        table.add_column(say("sv-term-table-track", self.lang), justify="right", no_wrap=True)
        table.add_column(say("sv-term-table-claims", self.lang), justify="right", no_wrap=True)
        table.add_column(say("sv-term-table-lines", self.lang), justify="right", no_wrap=True)
        if advanced:
            table.add_column(say("sv-term-table-trains", self.lang))
            table.add_column(say("sv-term-table-plows", self.lang))
        if with_pieces:
            table.add_column(say("sv-term-table-pieces", self.lang))
        for place, seat in enumerate(view.order or range(len(view.players)), start=1):
            player = view.players[seat]
            acting = seat == view.seat
            table.add_row(
                f"{'▶' if acting else ' '}{place}",
                Text.assemble(self.sign(seat), " ", (self.names.players[seat], "bold" if acting else "")),
                UNKNOWN if player.cash is None else self.names.money(player.cash),
                ", ".join(self.names.towns[city] for city in player.cities),
                f"{len(player.track)}/{self.pack.track_cubes}",
                str(len(player.claims)),
                str(len(player.passengers)),
                *([self._trains(player), self._plows(player)] if advanced else []),
                *([self._pieces(player)] if with_pieces else []),
            )
        return table

    def _trains(self, player: views.Player) -> str:
        """A player's trains; those used this turn are in brackets."""
        named = [self.names.train(train.name) for train in player.trains]
        return " ".join(f"({name})" if train.used else name for name, train in zip(named, player.trains, strict=True))

    def _plows(self, player: views.Player) -> str:
        return " ".join(f"(+{plow.bonus})" if plow.used else f"+{plow.bonus}" for plow in player.plows)

    def _pieces(self, player: views.Player) -> str:
        return ", ".join(self._piece(piece) for piece in player.pieces if piece.status != "gone")

    def _piece(self, piece: views.Piece) -> str:
        """A piece with its bonus and what it does: `s1+2 denver-golden`, `p2 jail $200`."""
        text = piece.id + (f"+{piece.bonus}" if piece.bonus else "")
        if piece.city is not None:
            text += f"@{self.names.towns[piece.city]}"
        if piece.status in ("jail", "dead"):
            text += " " + say(f"sv-term-piece-{piece.status}", self.lang, cost=piece.cost, turn=piece.turn or 0)
        if piece.target is not None:
            text += f" → {self._short_target(piece.target)}"
            if piece.second:
                text += " " + say("sv-term-piece-second", self.lang)
            if piece.status == "tied":
                text += " " + say("sv-term-piece-tied", self.lang)
        return text

    def _short_target(self, target: Mapping[str, Any]) -> str:
        ((kind, name),) = target.items()
        if kind == "segment":
            return str(name)
        word = say(f"sv-term-key-{'line' if kind == 'passenger' else kind}", self.lang)
        return word if kind == "deck" else f"{word} {name}"

    def standing(self, view: View, target: Mapping[str, Any]) -> str:
        """The pieces on a card or segment: `A p1+2, B p1`."""
        return ", ".join(
            f"{self.names.letters[player.seat]} {piece.id}{f'+{piece.bonus}' if piece.bonus else ''}"
            for player in view.players
            for piece in player.pieces
            if piece.target == target
        )

    # Claims

    def row(self, view: View, width: int) -> Table:
        """The face-up claims and slid passenger cards."""
        table = self._claim_table(say("sv-term-table-row", self.lang), width)
        for place, card in enumerate(view.row, start=1):
            if card is None:
                continue
            if "passenger" in card:
                table.add_row(str(place), self.names.line(card["passenger"]))
            else:
                self._add_claim(table, view, str(place), card["claim"], width)
        if view.drawn is not None:
            self._add_claim(table, view, say("sv-term-drawn", self.lang), view.drawn, width)
        return table

    def claims(self, view: View, seat: int | None, width: int) -> Table | None:
        """One player's claims with their goods, or all players' claims."""
        owned = [claim for claim in view.claims if claim.owner is not None and seat in (None, claim.owner)]
        if not owned:
            return None
        table = self._claim_table("", width, owned=True)
        for claim in sorted(owned, key=lambda claim: (claim.owner, claim.number)):
            assert claim.owner is not None  # noqa: S101
            self._add_claim(table, view, self.sign(claim.owner), claim.number, width, claim)
        return table

    def _claim_table(self, first: str, width: int, *, owned: bool = False) -> Table:
        table = ruled_table()
        table.add_column(first)
        room = max(width - BESIDE_NAMES, LEAST_NAME)
        table.add_column(say("sv-term-table-claim", self.lang), no_wrap=True, overflow="ellipsis", max_width=room)
        if owned:
            table.add_column(say("sv-term-table-goods", self.lang), justify="right")
        for key in NUMBERS[1:-1] if width < NARROW else NUMBERS:
            table.add_column(say(key, self.lang), justify="right", no_wrap=True)
        table.add_column(say("sv-term-table-state" if owned else "sv-term-table-there", self.lang))
        return table

    def _add_claim(
        self, table: Table, view: View, first: str | Text, number: int, width: int, held: views.Claim | None = None
    ) -> None:
        card = self.names.claims[number]
        letter = self.letters[card.commodity]
        name = Text.assemble((letter, palette.GOODS[card.commodity]), f" {number} {self.place_and_name(number)}")
        goods = [] if held is None else [self._goods(held)]
        last = self.standing(view, {"claim": number}) if held is None else self._state(held)
        numbers = [
            self.names.money(card.claim_cost),
            self.names.money(card.operate_cost),
            *self.prospects(view, number),
        ]
        table.add_row(first, name, *goods, *(numbers[1:-1] if width < NARROW else numbers), last)

    def _goods(self, claim: views.Claim) -> str:
        """Goods of a claim, and how many of them are sold."""
        return f"{claim.goods} ({claim.marked})" if claim.marked else str(claim.goods)

    def _state(self, claim: views.Claim) -> str:
        states = [name for name in ("depleted", "operated") if getattr(claim, name)]
        if not claim.opened:
            states.append("unopened")
        return ", ".join(say(f"sv-term-claim-{name}", self.lang) for name in states)

    def prospects(self, view: View, number: int) -> Sequence[str]:
        """Next operation of a claim: the chance that it is depleted, the goods, the money."""
        hope = next((claim.prospects for claim in view.claims if claim.number == number), None)
        if hope is None:
            return ["-", "-", "-"]
        depletion = self.names.percent(dict(hope.odds).get(DEPLETED, 0) / hope.of)
        goods = say("sv-term-yield", self.lang, goods=hope.goods)
        return [depletion, goods, f"{'−' if hope.gain < 0 else '+'}{self.names.money(abs(hope.gain))}"]

    def short_claim(self, number: int) -> str:
        return f"{self.letters[self.names.claims[number].commodity]} {self.place_and_name(number)}"

    def place_and_name(self, number: int) -> str:
        """The town of a claim, then its name: a narrow screen shows only the beginning."""
        card = self.names.claims[number]
        return f"{self.names.towns[card.town]} · {card.say('name', self.lang)}"

    def claim_card(self, view: View, number: int) -> list[Table | Text]:
        """A claim with all its rolls."""
        card = self.names.claims[number]
        held = next((claim for claim in view.claims if claim.number == number), None)
        rolls = Table.grid(padding=(0, 2, 0, 0))
        low = card.depleted_max
        columns = [(f"≤{low}", say("sv-term-claim-depleted", self.lang))]
        columns += [(str(roll), str(goods)) for roll, goods in sorted(card.production.items())]
        rolls.add_row(say("sv-term-card-roll", self.lang), *(roll for roll, _ in columns), style="dim")
        rolls.add_row(say("sv-term-table-goods", self.lang), *(goods for _, goods in columns))
        text = say("sv-term-card-claim", self.lang, cost=card.claim_cost, operate=card.operate_cost)
        if held is None:
            where = say("sv-term-card-away", self.lang)
        elif held.owner is None:
            where = say("sv-term-card-open", self.lang)
        else:
            where = say("sv-term-card-owned", self.lang, player=self.names.players[held.owner], goods=held.goods)
        return [Text(self.names.claim(number), "bold"), Text(f"{text} {where}"), rolls]

    # Passenger lines

    def lines(self, view: View) -> Table:
        """A table of passenger cards: open ones by pile, then owned ones."""
        table = ruled_table()
        table.add_column(say("sv-term-table-pile", self.lang))
        table.add_column(say("sv-term-table-line", self.lang), no_wrap=True)
        for key in ("sv-term-table-price", "sv-term-table-revenue", "sv-term-table-length"):
            table.add_column(say(key, self.lang), justify="right", no_wrap=True)
        table.add_column(say("sv-term-table-under", self.lang))
        table.add_column(say("sv-term-table-there", self.lang))
        under = {pile.pile: " ".join(pile.under) for pile in view.piles}
        for pile in view.piles:
            if pile.top is None and pile.under:
                table.add_row(str(pile.pile), "-", "", "", "", under[pile.pile], "")
        for line in sorted(view.passengers, key=self._line_order):
            card = self.names.lines[line.number]
            seats = [seat for seat in (line.owner, line.partner) if seat is not None]
            table.add_row(
                Text("").join(map(self.sign, seats)) if seats else str(line.pile or f"[{line.place}]"),
                self.names.line(line.number),
                self.names.money(card.price),
                self.names.money(line.revenue),
                "" if line.length is None else str(line.length),
                under.get(line.pile or 0, ""),
                self.standing(view, {"passenger": line.number}),
            )
        return table

    def _line_order(self, line: views.Passenger) -> tuple[int, int, int]:
        return (-1 if line.owner is None else line.owner, line.pile or 99, line.number)

    def own_lines(self, view: View, seat: int) -> Text | None:
        """A player's lines in one sentence."""
        own = [line for line in view.passengers if seat in (line.owner, line.partner)]
        if not own:
            return None
        text = ", ".join(f"{self.names.line(line.number)} {self.names.money(line.revenue)}" for line in own)
        return Text(say("sv-term-own-lines", self.lang, lines=text))

    # Segments

    def beyond(self, view: View, segment: str) -> str:
        """Where a segment leads for the asked player: the town, and the claims there."""
        known = self.network(view)
        ends = (self.names.segments[segment].a, self.names.segments[segment].b)
        there = [town for town in ends if town not in known]
        return " – ".join(self.town(view, town) for town in there) or say("sv-term-joins", self.lang)

    def network(self, view: View) -> set[str]:
        """The towns of the asked player's start and track."""
        if view.you is None:
            return set()
        player = view.players[view.you]
        ends = [town for id_ in player.track for town in (self.names.segments[id_].a, self.names.segments[id_].b)]
        return {*player.cities, *ends}

    def town(self, view: View, town: str) -> str:
        """A town with a letter for each open claim there, and `A:` before those of A."""
        found = [MARKET + self.names.towns[town] if self.towns[town].market else self.names.towns[town]]
        for claim in view.claims:
            card = self.names.claims[claim.number]
            if card.town == town:
                owner = "" if claim.owner is None else f"{self.names.letters[claim.owner]}{MINE}"
                found.append(owner + self.letters[card.commodity])
        return " ".join(found)

    def segments(self, view: View, towns: Sequence[str]) -> Table:
        """A table of the segments at some towns."""
        table = ruled_table()
        table.add_column(say("sv-term-table-segment", self.lang), no_wrap=True)
        for key in ("sv-term-table-cost", "sv-term-table-length"):
            table.add_column(say(key, self.lang), justify="right", no_wrap=True)
        table.add_column(say("sv-term-table-owner", self.lang))
        table.add_column(say("sv-term-table-between", self.lang))
        table.add_column(say("sv-term-table-there", self.lang))
        for segment in self.pack.segments:
            if segment.a not in towns and segment.b not in towns:
                continue
            owner = view.owners.get(segment.id)
            table.add_row(
                segment.id,
                self.names.money(segment.cost),
                f"{segment.length}{WHITE if segment.snow else ' '}",
                "" if owner is None else self.sign(owner),
                f"{self.town(view, segment.a)} – {self.town(view, segment.b)}",
                self.standing(view, {"segment": segment.id}),
            )
        return table

    # The market

    def prices(self, view: View) -> Text:
        """All open markets in one line."""
        found = Text(say("sv-term-prices", self.lang))
        for commodity, letter in self.letters.items():
            found.append("  ").append(letter, palette.GOODS[commodity])
            for market in view.markets:
                if market.commodity == commodity and market.open:
                    city = self._market(market.id).city
                    found.append(
                        f" {'' if city == ANY_CITY else self._short_city(city) + ' '}{self.names.money(market.price)}"
                    )
        return found

    def chart(self, view: View) -> Table:
        """The price chart: a column for each market, the highest price on top."""
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="bold")
        table.add_column("", no_wrap=True)
        for market in self.pack.markets:
            head = Text(self.letters[market.commodity], palette.GOODS[market.commodity])
            head.append("\n" + ("" if market.city == ANY_CITY else self._short_city(market.city)), "bold")
            table.add_column(head, justify="right", no_wrap=True)
        for box in range(BOXES - 1, -1, -1):
            table.add_row(
                "", *(self._box(view, number, market, box) for number, market in enumerate(self.pack.markets))
            )
        sold = [
            Text(str(market.sold) if market.open else "-", "bold" if market.sold else "dim") for market in view.markets
        ]
        limits = [
            ("-" if not seen.open else NO_LIMIT if not market.sale_limit else str(market.sale_limit))
            for market, seen in zip(self.pack.markets, view.markets, strict=True)
        ]
        rooms = ["-" if not seen.open else NO_LIMIT if seen.room is None else str(seen.room) for seen in view.markets]
        table.add_row(Text(say("sv-term-chart-sold", self.lang), "dim"), *sold)
        table.add_row(Text(say("sv-term-chart-limit", self.lang), "dim"), *limits)
        table.add_row(Text(say("sv-term-chart-room", self.lang), "dim"), *rooms)
        return table

    def _box(self, view: View, number: int, market: Market, box: int) -> Text:
        """A price; brackets mark the marker's box, shading a box that the marker cannot enter."""
        seen, price = view.markets[number], str(market.ladder[box])
        if not seen.open:
            return Text("")
        if box in market.blocked:
            return Text(f"{SHADE}{price}{SHADE}", palette.SHADED)
        if seen.box == box:
            return Text(f"[{price}]", palette.PRICE)
        return Text(f"{price} ")

    def _short_city(self, city: str) -> str:
        return "".join(word[0] for word in city.split("-")).upper() if "-" in city else self.names.towns[city][:3]

    def _market(self, id_: str) -> Market:
        return self.names.markets[id_]

    # Trains and plows

    def stock(self, view: View) -> Table | None:
        """Trains and plows for sale in the advanced game."""
        if not view.trains:
            return None
        table = ruled_table()
        table.add_column(say("sv-term-table-stock", self.lang), no_wrap=True)
        for key in ("sv-term-table-cost", "sv-term-table-left", "sv-term-table-from"):
            table.add_column(say(key, self.lang), justify="right")
        for train in view.trains:
            name = say("sv-terms-train", self.lang, train=str(train.what))
            table.add_row(name, self.names.money(train.cost), str(train.left), str(train.from_turn))
        for plow in view.plows:
            name = say("sv-terms-plow", self.lang, plow=plow.what)
            table.add_row(name, self.names.money(plow.cost), str(plow.left), str(plow.from_turn))
        table.caption = say("sv-term-most-trains", self.lang, trains=self.pack.numbers.trains)
        return table

    # The end

    def result(self, view: View) -> Table:
        """Final cash of all players, highest first."""
        table = ruled_table()
        table.add_column(say("sv-term-table-player", self.lang), no_wrap=True)
        for key in ("cash", "track", "claims", "lines"):
            table.add_column(say(f"sv-term-table-{key}", self.lang), justify="right")
        for player in sorted(view.players, key=lambda player: -(player.cash or 0)):
            style = Style(bold=player.seat in view.winners)
            table.add_row(
                Text.assemble(self.sign(player.seat), " ", (self.names.players[player.seat], style)),
                Text(self.names.money(player.cash or 0), style),
                str(len(player.track)),
                str(len(player.claims)),
                str(len(player.passengers)),
            )
        return table
