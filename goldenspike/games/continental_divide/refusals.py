"""Refusals of Continental Divide: one for each restriction, in the order of the rules."""

from __future__ import annotations

from typing import Final

from goldenspike.kernel.refusal import Refusal

NOT_NOW: Final = Refusal("CD-2.1", "not_now")

UNKNOWN_RAILROAD: Final = Refusal("CD-1.3", "unknown_railroad")
UNKNOWN_HEX: Final = Refusal("CD-5.4", "unknown_hex")
UNKNOWN_DIRECTION: Final = Refusal("CD-5.3", "unknown_direction")

ALREADY_STARTED: Final = Refusal("CD-3.1", "already_started")
UNKNOWN_START: Final = Refusal("CD-3.3", "unknown_start")
NOT_A_START: Final = Refusal("CD-3.3", "not_a_start")
START_FULL: Final = Refusal("CD-3.3", "start_full")
SHARES_OUT_OF_RANGE: Final = Refusal("CD-3.4", "shares_out_of_range")
VALUE_OUT_OF_RANGE: Final = Refusal("CD-3.5", "value_out_of_range")
VALUE_TAKEN: Final = Refusal("CD-3.5", "value_taken")
VALUE_OVER_CASH: Final = Refusal("CD-3.5", "value_over_cash")

NOT_STARTED: Final = Refusal("CD-4.1", "not_started")
NO_SHARE_NAMED: Final = Refusal("CD-4.1", "no_share_named")
NOT_ENOUGH_SHARES: Final = Refusal("CD-4.1", "not_enough_shares")
UNDER_LEAST_PRICE: Final = Refusal("CD-4.2", "under_least_price")
PAY_OVER_CASH: Final = Refusal("CD-4.3", "pay_over_cash")

NO_SHARE_HELD: Final = Refusal("CD-5.1", "no_share_held")
NOT_MAJORITY: Final = Refusal("CD-5.1", "not_majority")
BUILT_ALREADY: Final = Refusal("CD-5.2", "built_already")
NOT_ON_TRACK: Final = Refusal("CD-5.3", "not_on_track")
NO_LENGTH: Final = Refusal("CD-5.3", "no_length")
OFF_BOARD: Final = Refusal("CD-5.4", "off_board")
ALREADY_HERE: Final = Refusal("CD-5.4", "already_here")
HEX_FULL: Final = Refusal("CD-5.4", "hex_full")
PORT_TAKEN: Final = Refusal("CD-5.4", "port_taken")
SECOND_START: Final = Refusal("CD-5.5", "second_start")
SECOND_PORT: Final = Refusal("CD-5.5", "second_port")
NO_CUBES: Final = Refusal("CD-5.6", "no_cubes")
NO_MONEY: Final = Refusal("CD-5.6", "no_money")

GAME_OVER: Final = Refusal("CD-7.1", "game_over")

NO_SUCH_POSITION: Final = Refusal("CD-8.1", "no_such_position")
POSITION_TAKEN: Final = Refusal("CD-8.1", "position_taken")
