"""Names of event fields in sentences."""

from __future__ import annotations

from typing import Final

from goldenspike.words.event_wording import EventWording

LOAD: Final = ("load", "claim", "goods")

EVENT_WORDING: Final = EventWording(
    common={
        "player": ("player", "seat"),
        "partner": ("player", "partner"),
        "to": ("player", "to"),
        "order": ("seats", "order"),
        "amount": ("size", "amount"),
        "piece": ("piece", "piece"),
        "replacing": ("piece", "replacing"),
        "target": ("target", "target"),
        "claim": ("claim", "claim"),
        "segment": ("segment", "segment"),
        "passenger": ("line", "passenger"),
        "city": ("town", "city"),
        "market": ("market", "market"),
        "event": ("card", "event"),
        "trains": ("trains", "trains"),
        "give": ("terms", "give"),
        "take": ("terms", "take"),
        "dice": ("dice", "dice"),
    },
    apart={
        "pieces_taken": {"pieces": ("kinds", "pieces")},
        "settled": {"cities": ("ends", "cities")},
        "passengers_dealt": {"passengers": ("cards", "passengers")},
        "called": {"segments": ("sisters", "segments")},
        "line_shared": {"players": ("both", "seats")},
        "line_returned": {"players": ("both", "seats")},
        "disputed": {
            "rolls": ("rolls", "rolls"),
            "winners": ("winners", "rolls", "winner"),
            "count": ("winning", "rolls", "winner"),
        },
        "produced": {"load": LOAD},
        "transferred": {"load": LOAD, "to": ("claim", "to")},
        "delivered": {"load": LOAD, "owner": ("other", "owner", "seat")},
        "price_moved": {"boxes": ("distance", "start", "end"), "way": ("way", "start", "end")},
        "hired": {"kind": ("role", "piece")},
        "train_bought": {"trade_in": ("train", "trade_in")},
        "game_ended": {"winners": ("seats", "winners"), "count": ("count", "winners"), "scores": ("most", "scores")},
        "game_graded": {"player": ("alone",), "grade": ("grade", "grade"), "scores": ("most", "scores")},
    },
    instead={"declined": ("declined_but", "give", "take"), "game_ended": ("game_graded", "grade")},
    quiet=(
        *("deal_ended", "placement_begun", "placement_ended", "disputes_ended", "piece_won"),
        *("drawing", "buying_ended", "trying", "building_ended", "operating_ended"),
        *("plowing_ended", "dealing_ended", "collecting_ended", "delivering_ended", "pleading"),
        *("fines_ended", "new_cards_ended", "hiring_ended", "shopping_ended", "cash_moved"),
    ),
)
