"""Choices offered to a player, each with a preview."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from rich.console import Group, JustifyMethod, RenderableType
from rich.table import Table
from rich.text import Text

from goldenspike.games.silverton.actions import (
    Abandon,
    Accept,
    Agree,
    Assign,
    Bail,
    Build,
    Buy,
    Call,
    Decline,
    Deliver,
    Dismantle,
    Done,
    Draw,
    Hire,
    Leave,
    Move,
    Muster,
    Operate,
    Pass,
    Pay,
    Place,
    Plow,
    Replace,
    Roll,
    Slide,
    Stand,
    Transfer,
)
from goldenspike.games.silverton.presentation.views import View
from goldenspike.terminal.renderers import PromptChoice
from goldenspike.terminal.silverton import odds
from goldenspike.terminal.silverton.command_formatter import CommandFormatter
from goldenspike.terminal.silverton.map_drawing import WHITE
from goldenspike.terminal.silverton.tables import LEAST_NAME, NARROW, PositionTables
from goldenspike.words import say

MOST_SALES = 12
MOST_TRANSFERS = 6
MOST_PLOWS = 12

SURVEY, CLAIM, LINE, SALE, MUSTER, OTHER = range(6)

HEADS = {
    CLAIM: (
        *("sv-term-table-claim", "sv-term-table-cost", "sv-term-table-operate", "sv-term-table-depletion"),
        *("sv-term-table-yield", "sv-term-table-gain", "sv-term-table-there"),
    ),
    LINE: (
        *("sv-term-table-line", "sv-term-table-price", "sv-term-table-revenue", "sv-term-table-length"),
        *("sv-term-table-owner", "sv-term-table-there"),
    ),
    SALE: ("sv-term-table-load", "sv-term-table-proceeds", "sv-term-table-each", "sv-term-table-moves"),
}
LEFT = {"sv-term-table-claim", "sv-term-table-line", "sv-term-table-load", "sv-term-table-there", "sv-term-table-moves"}
"""Columns of text; the others are numbers."""

SPARED = {"sv-term-table-operate", "sv-term-table-gain"}
"""Columns that a narrow screen omits."""

Box = dict[str, Any]


class Prompts:
    """Choices of one game."""

    def __init__(self, tables: PositionTables, formatter: CommandFormatter, lang: str) -> None:
        self.tables = tables
        self.names = tables.names
        self.formatter = formatter
        self.lang = lang

    # Choices

    def choices(self, view: View, boxes: Sequence[Box]) -> list[PromptChoice]:
        """List the choices, grouped by kind."""
        found = sorted(self._all(view, boxes), key=lambda choice: _order(choice.action))
        return [choice._replace(label=str(number)) for number, choice in enumerate(found, start=1)]

    def _all(self, view: View, boxes: Sequence[Box]) -> Iterator[PromptChoice]:
        yield from self._placements(view, [box for box in boxes if box["type"] == "place"])
        yield from self._sales([box for box in boxes if box["type"] == "deliver"], boxes)
        yield from self._transfers([box for box in boxes if box["type"] == "transfer"])
        plows = 0
        for box in boxes:
            kind = box["type"]
            plows += kind == "plow"
            if kind == "muster":
                yield from self._musters(box["pieces"], box["preview"]["costs"])
            elif kind not in ("place", "deliver", "transfer", "offer") and plows <= MOST_PLOWS:
                yield self._single(view, box)

    def _offer(self, action: Any, *preview: str) -> PromptChoice:
        return PromptChoice("", self.formatter.format(action), preview, action)

    def _placements(self, view: View, boxes: Sequence[Box]) -> Iterator[PromptChoice]:
        """Each target once, with the first piece that can go there; of equal segments only one, a free one if possible.

        Other pieces and segments can be typed, and so can dismantling, which is rarely useful.
        """
        seen: set[Any] = set()
        for box in boxes:
            (field,) = {"segment", "claim", "passenger", "deck"} & box.keys()
            names = [True] if field == "deck" else box[field]
            piece: str = box["piece"] if isinstance(box["piece"], str) else box["piece"][0]
            both = [*zip(names, box["preview"], strict=True)]
            for name, preview in sorted(both, key=lambda each: bool(self.tables.standing(view, {field: each[0]}))):
                like = (piece[0], field, self._alike(name) if field == "segment" else name)
                if like not in seen and "dismantle" not in preview:
                    seen.add(like)
                    action = Place(piece, **{field: name})
                    yield self._offer(action, *self._placement(view, field, name, preview))

    def _alike(self, id_: str) -> Any:
        """The properties that make segments equal."""
        segment = self.names.segments[id_]
        return frozenset((segment.a, segment.b)), segment.cost, segment.length, segment.snow

    def _placement(self, view: View, field: str, name: Any, preview: Box) -> Sequence[str]:
        if field == "segment":
            return self._survey(view, name, preview)
        if field == "claim":
            return self._claim(view, name, preview)
        if field == "passenger":
            return self._line(view, name, preview)
        return (say("sv-term-preview-deck", self.lang, claims=preview["claims"], events=preview["events"]),)

    def _survey(self, view: View, segment: str, preview: Box) -> tuple[str, str]:
        white = WHITE if preview["snow"] else "/"
        rivals = self.tables.standing(view, {"segment": segment})
        beyond = self.tables.beyond(view, segment)
        return f"{preview['cost']}{white}{preview['length']}", f"{beyond} ^{rivals}" if rivals else beyond

    def _claim(self, view: View, claim: int, preview: Box) -> tuple[str, ...]:
        return (
            self.tables.short_claim(claim),
            self.names.money(preview["cost"]),
            self.names.money(preview["operate_cost"]),
            *self.tables.prospects(view, claim),
            self.tables.standing(view, {"claim": claim}),
        )

    def _line(self, view: View, card: int, preview: Box) -> tuple[str, ...]:
        owner = preview.get("owner")
        length = "-" if preview["length"] is None else str(preview["length"])
        return (
            self.names.line(card),
            self.names.money(preview["price"]),
            self.names.money(preview["revenue"]),
            length if owner is None else f"{length} < {preview['owners_length']}",
            "" if owner is None else self.names.letters[owner],
            self.tables.standing(view, {"passenger": card}),
        )

    def _musters(self, every: Iterable[str], each: Mapping[str, int]) -> Iterator[PromptChoice]:
        costs = {pieces: sum(each[piece] for piece in pieces.split()) for pieces in every}
        for pieces in sorted(costs, key=lambda pieces: -costs[pieces]):
            yield self._offer(Muster(pieces), say("sv-term-preview-muster", self.lang, points=costs[pieces]))

    def _sales(self, sales: Sequence[Box], boxes: Sequence[Box]) -> Iterator[PromptChoice]:
        """The best plan first, then the highest proceeds, each with the fewest trains that can carry it."""
        plan: list[Box] = next(
            (box["preview"]["best"] for box in boxes if box["type"] == "done" and "preview" in box), []
        )
        wanted = [(sale["claim"], sale["city"], sale["goods"], sale.get("trains")) for sale in plan]
        by_value = sorted(sales, key=lambda box: (-box["preview"]["proceeds"][-1], len(box.get("trains") or "")))
        wanted += [(box["claim"], box["city"], box["goods"]["max"], box.get("trains")) for box in by_value]
        seen: set[tuple[int, str, int]] = set()
        for claim, city, goods, trains in wanted:
            if (claim, city, goods) in seen or len(seen) == max(MOST_SALES, len(plan)):
                continue
            seen.add((claim, city, goods))
            alike = [box for box in sales if (box["claim"], box["city"], box.get("trains")) == (claim, city, trains)]
            yield self._sale(Deliver(claim, city, goods, trains), alike[0]["preview"], len(seen) <= len(plan))

    def _sale(self, action: Deliver, preview: Box, best: bool) -> PromptChoice:
        load, moves = self.names.load(action.claim, action.goods), odds.price_moves(preview["market"])
        return self._offer(
            action,
            f"{'★ ' if best else '  '}{load} → {self.names.towns[action.city]}",
            self.names.money(preview["proceeds"][action.goods - 1]),
            self.names.money(preview["market"]["price"]),
            " ".join(f"{way}{self.names.percent(share)}" for way, share in moves.items()),
        )

    def _transfers(self, boxes: Sequence[Box]) -> Iterator[PromptChoice]:
        for box in boxes[:MOST_TRANSFERS]:
            action = Transfer(box["claim"], box["to"], box["goods"]["max"], box.get("trains"))
            load, to = self.names.load(action.claim, action.goods), self.names.claim(action.to)
            yield self._offer(action, say("sv-term-preview-transfer", self.lang, load=load, claim=to))

    def _single(self, view: View, box: Box) -> PromptChoice:
        """A choice of one action."""
        fields = {name: value for name, value in box.items() if name not in ("type", "preview")}
        preview = box.get("preview") or {}
        action = ACTIONS[box["type"]](**fields)
        match action:
            case (Buy(claim=int(claim))) | Operate(claim=claim):
                assert claim is not None  # noqa: S101
                return self._offer(action, *self._claim(view, claim, preview))
            case Buy(passenger=int(card)):
                return self._offer(action, *self._line(view, card, preview))
        return self._offer(action, self._preview(view, action, preview))

    def _preview(self, view: View, action: Any, preview: Box) -> str:
        """Describe the consequences of an action."""
        lang, names = self.lang, self.names
        cash = view.players[view.you].cash if view.you is not None else None
        match action:
            case Build(segment=segment):
                values = {"segment": names.segment(segment), "cost": preview["cost"], "length": preview["length"]}
                chance = names.percent(preview["rolls"] / preview["of"]) if "rolls" in preview else "none"
                left = (cash or 0) - preview["cost"]
                return say("sv-term-preview-build", lang, **values, left=left, chance=chance)
            case Dismantle():
                return say("sv-term-preview-dismantle", lang, pays=preview["pays"])
            case Plow() | Roll():
                return say("sv-term-preview-chance", lang, chance=names.percent(preview["rolls"] / preview["of"]))
            case Bail() | Replace() | Hire():
                return say("sv-term-preview-cost", lang, cost=preview["cost"], left=(cash or 0) - preview["cost"])
            case Buy():
                left = (cash or 0) - preview["price"]
                return say("sv-term-preview-stock", lang, cost=preview["price"], left=left, stock=preview["left"])
            case Stand() | Call():
                return self._dispute(preview)
            case Pay():
                chance = self._chance(preview["contests"][0])
                line, owners = names.line(preview["passenger"]), names.both(preview["owners"])
                price = preview["price"]
                return say("sv-term-preview-theft", lang, line=line, owners=owners, price=price, chance=chance)
            case Agree():
                return say(
                    "sv-term-preview-agree",
                    lang,
                    line=names.line(preview["passenger"]),
                    partner=names.players[preview["partner"]],
                    share=preview["share"],
                    revenue=preview["revenue"],
                )
            case Done():
                return self._ending(view, preview)
            case Move(segment=segment) | Abandon(segment=segment):
                return names.segment(segment)
            case Assign(city=city):
                return names.towns[city]
        kind = action.__struct_config__.tag
        return say(f"sv-term-preview-{kind}", lang)

    def _dispute(self, preview: Box) -> str:
        """Who would roll, and the chance of the asked player."""
        (contest,) = preview["contests"]
        text = ", ".join(f"{self.names.both(side['seats'])} +{side['bonus']}" for side in contest["sides"])
        segments = [preview["segment"]] if "segment" in preview else preview["segments"]
        named = self.names.pair([self.names.segment(id_) for id_ in segments])
        chance = self._chance(contest)
        return say("sv-term-preview-dispute", self.lang, segments=named, rivals=text, chance=chance)

    def _chance(self, contest: Box) -> str:
        return self.names.percent(contest["rolls"] / contest["of"])

    def _ending(self, view: View, preview: Box) -> str:
        done = say(f"sv-term-preview-done-{view.phase}", self.lang)
        if "proceeds" not in preview:
            return done
        return f"{done} · {say('sv-term-preview-unsold', self.lang, proceeds=preview['proceeds'])}"

    def bargain(self, view: View) -> str:
        """The open offer, as the asked player sees it."""
        offer = view.offer
        if offer is None:
            return ""
        return say(
            "sv-term-bargain",
            self.lang,
            player=self.names.players[offer.seat],
            give=self.names.terms(offer.give),
            take=self.names.terms(offer.take),
        )

    # Tables

    def table(self, choices: Sequence[PromptChoice], width: int) -> RenderableType:
        """Tables of choices, one for each kind."""
        parts: list[RenderableType] = []
        for kind, alike in groupby(choices, key=lambda choice: _kind(choice.action)):
            if kind in (SURVEY, MUSTER):
                parts.append(_side_by_side([*alike], width))
            else:
                parts.append(self._table(kind, [*alike], width))
        return Group(*parts)

    def _table(self, kind: int, choices: Sequence[PromptChoice], width: int) -> Table:
        heads = HEADS.get(kind, ())
        visible = [place for place, key in enumerate(heads) if width >= NARROW or key not in SPARED]
        table = Table(box=None, padding=(0, 2, 0, 0), show_header=bool(heads), header_style="dim", pad_edge=False)
        table.add_column("", style="bold", justify="right", no_wrap=True)
        table.add_column("", no_wrap=True)
        titles = [say(heads[place], self.lang) for place in visible]
        for place, title in zip(visible, titles, strict=True):
            justify: JustifyMethod = "left" if heads[place] in LEFT else "right"
            room = None if place else max(width - _rest(choices, visible, titles), LEAST_NAME)
            table.add_column(title, justify=justify, no_wrap=True, overflow="ellipsis", max_width=room)
        if not heads:
            table.add_column("", style="dim")
        for choice in choices:
            cells = [choice.preview[place] for place in visible] if heads else choice.preview
            table.add_row(choice.label, choice.command, *cells)
        return table


def _rest(choices: Sequence[PromptChoice], visible: Sequence[int], titles: Sequence[str]) -> int:
    """The width of a table of choices without the names of things."""
    cells = [("", "", *titles[1:])]
    cells += [(choice.label, choice.command, *(choice.preview[place] for place in visible[1:])) for choice in choices]
    return sum(max(map(len, column)) + 2 for column in zip(*cells, strict=True)) + 2


def _side_by_side(choices: Sequence[PromptChoice], width: int) -> Text:
    """Arrange choices in as many columns as fit, read downwards."""
    rows = [(choice.label, choice.command, *choice.preview) for choice in choices]
    widths = [max(map(len, cells)) for cells in zip(*rows, strict=True)]
    block = min(sum(widths) + len(widths) - 1, width)
    columns = max((width + 2) // (block + 2), 1)
    each = -(-len(rows) // columns)
    lines = []
    for line in range(each):
        parts = []
        for label, *cells in rows[line::each]:
            text = " ".join(f"{cell:<{room}}" for cell, room in zip(cells, widths[1:], strict=True))
            parts.append(Text.assemble((f"{label:>{widths[0]}}", "bold"), f" {text}"[: block - widths[0]]))
        lines.append(Text("  ", no_wrap=True).join(parts))
    return Text("\n", no_wrap=True).join(lines)


def _kind(action: Any) -> int:
    match action:
        case Place(segment=str()):
            return SURVEY
        case Place(claim=int()) | Buy(claim=int()) | Operate():
            return CLAIM
        case Place(passenger=int()) | Buy(passenger=int()):
            return LINE
        case Deliver():
            return SALE
        case Muster():
            return MUSTER
    return OTHER


def _order(action: Any) -> tuple[int, bool]:
    """Sort key: kinds stay together, and actions that end a step come last."""
    return _kind(action), isinstance(action, Done | Pass | Leave | Decline)


ACTIONS: dict[str, Callable[..., Any]] = {
    str(action.__struct_config__.tag): action
    for action in (
        *(Assign, Move, Stand, Call, Agree, Pay, Pass, Buy, Draw, Leave, Slide, Build, Dismantle, Abandon, Operate),
        *(Plow, Accept, Decline, Roll, Bail, Replace, Hire, Done),
    )
}
