"""SV-1.3 and SV-16.4: nothing that a seat is sent depends on what it may not know."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

import goldenspike as gs
from goldenspike.games.silverton import Accept, Decline, Done, Offer, Terms
from goldenspike.games.silverton import state as states
from goldenspike.games.silverton.events.end_of_turn import CashShown
from goldenspike.games.silverton.events.operation import Dealt
from goldenspike.kernel.entries import ActionEntry
from support.games import rule
from support.silverton.interactions import dealing
from support.silverton.positions import asked, at, begin, give, menu, new, of

NOTHING = Terms()


def sent(play: gs.Play, seat: int | None) -> bytes:
    """All that the seat, or a spectator, is given at this point of the game."""
    data: list[Any] = [play.view(seat)]
    if seat is not None:
        observation = play.observe(seat)
        data += [observation.view, observation.log, observation.menu and observation.menu.describe()]
    data.append([play.game.show_entry(play.state, entry, seat) for entry in play.log])
    return msgspec.json.encode(data)


class Tables:
    """Two tables that differ in what some seats may not know, played move by move alike."""

    def __init__(self, one: gs.Play, other: gs.Play, blind: list[int | None]) -> None:
        self.plays = (one, other)
        self.blind = blind  # the seats that may not tell the tables apart; None: spectators
        self.alike()

    def alike(self) -> None:
        one, other = self.plays
        assert type(one.pending) is type(other.pending)
        assert getattr(one.pending, "seat", None) == getattr(other.pending, "seat", None)
        for seat in self.blind:
            assert sent(one, seat) == sent(other, seat)

    def act(self, action: Any, elsewhere: Any = None) -> None:
        """The same at both, or something else at the other table."""
        one, other = self.plays
        self._happened(one.act(action), other.act(action if elsewhere is None else elsewhere))

    def roll(self, outcome: Any) -> None:
        one, other = self.plays
        self._happened(one.roll(outcome), other.roll(outcome))

    def _happened(self, here: list[Any], there: list[Any]) -> None:
        one, other = self.plays
        for seat in self.blind:
            shown = [one.game.show_event(one.state, event, seat) for event in here]
            also = [other.game.show_event(other.state, event, seat) for event in there]
            assert [event for event in shown if event is not None] == [event for event in also if event is not None]
        self.alike()


# Cash


@rule("SV-16.4", "SV-1.3")
@pytest.mark.parametrize("level", ["basic", "advanced"])
def test_two_games_that_differ_only_in_somebodys_secret_cash_look_the_same_to_all_others(level: str) -> None:
    """Both tables are rich enough for all that is done, so that only the purse of seat 1 differs."""
    rng = Random(3)
    plays = [new(3, level=level, length="campaign") for _ in range(2)]
    for play in plays:
        play.roll([0, 1, 2])
        for seat in range(3):
            play.state.cash[seat] = 50_000
    plays[1].state.cash[1] = 77_777
    tables = Tables(plays[0], plays[1], [None, 0, 2])
    offers = 0
    for _ in range(300):
        pending = plays[0].pending
        if isinstance(pending, gs.Chance):
            tables.roll(pending.distribution.draw(rng.randrange))
        elif isinstance(pending, gs.Ask):
            action = pending.menu.sample(rng)
            if plays[0].state.phase == states.DEALING and isinstance(action, Done) and rng.random() < 0.7:
                to = rng.choice([seat for seat in range(3) if seat != pending.seat])
                action = Offer(to, Terms(cash=rng.randrange(1, 90)), Terms(cash=rng.randrange(90)))
                offers += 1
            tables.act(action)
    assert offers > 3
    assert b"77777" not in b"".join(sent(plays[1], seat) for seat in (None, 0, 2))


@rule("SV-16.4", "SV-1.3")
def test_cash_is_shown_to_its_owner_and_nobody_else() -> None:
    play = give(give(begin(3), 0, cash=1_111), 2, cash=5_000)
    assert [player.cash for player in play.view(None).players] == [None, None, None]
    assert [player.cash for player in play.view(0).players] == [1_111, None, None]
    assert [player.cash for player in play.view(2).players] == [None, None, 5_000]


@rule("SV-1.3", "SV-16.4")
def test_above_the_threshold_it_is_everybodys_for_good() -> None:
    play = dealing(give(give(begin(3), 0, cash=4_990), 1, cash=100))
    play.act(Offer(1, NOTHING, Terms(cash=10)))
    assert not of(play.act(Accept()), CashShown)
    play.act(Offer(1, NOTHING, Terms(cash=1)))
    assert of(play.act(Accept()), CashShown) == [CashShown(0, 5_001)]
    assert [player.cash for player in play.view(None).players] == [5_001, None, None]
    play.act(Offer(1, Terms(cash=4_000), NOTHING))
    play.act(Accept())
    assert [player.cash for player in play.view(2).players][:2] == [1_001, None]


@rule("SV-16.4", "SV-7.5")
def test_a_player_who_cannot_pay_for_an_offer_looks_like_one_who_will_not() -> None:
    plays = [dealing(give(begin(3), 0, claim=52)) for _ in range(2)]
    give(plays[0], 1, cash=0)
    tables = Tables(plays[0], plays[1], [None, 0, 2])
    tables.act(Offer(1, Terms(claims=(52,)), Terms(cash=500)))
    assert (menu(plays[0]), menu(plays[1])) == ([Decline()], [Accept(), Decline()])
    tables.act(Decline())


@rule("SV-16.4")
def test_no_offer_is_refused_for_what_the_other_has() -> None:
    """Otherwise one could find out by asking."""
    poor, rich = (dealing(give(begin(), 1, cash=money)) for money in (0, 5_000))
    for asking in (1, 100, 5_000, 10**9):
        for play in (poor, rich):
            assert isinstance(play.pending, gs.Ask)
            assert Offer(1, NOTHING, Terms(cash=asking)) in play.pending.menu


# Offers


def chosen(play: gs.Play, seat: int) -> list[Any]:
    """What players did, as the seat may see it."""
    return [entry for entry in play.observe(seat).log if isinstance(entry, ActionEntry)]


def haggling() -> Tables:
    """At two tables seat 0 offers seat 1 something else; seat 2 and spectators may not notice."""
    plays = [dealing(give(give(begin(3), 0, claim=52), 0, claim=53)) for _ in range(2)]
    tables = Tables(plays[0], plays[1], [None, 2])
    tables.act(Offer(1, Terms(claims=(52,)), Terms(cash=500)), Offer(1, Terms(cash=77, claims=(53,)), NOTHING))
    return tables


@rule("SV-16.4")
def test_an_open_offer_is_seen_by_its_two_players() -> None:
    one, other = haggling().plays
    for seat in (0, 1):
        assert one.view(seat).offer.take == Terms(cash=500)
        assert other.view(seat).offer.give == Terms(cash=77, claims=(53,))
        assert sent(one, seat) != sent(other, seat)
    assert [one.view(seat).offer for seat in (2, None)] == [None, None]
    assert chosen(one, 2) == []
    assert chosen(one, 1) == [ActionEntry(0, Offer(1, Terms(claims=(52,)), Terms(cash=500)))]


@rule("SV-16.4")
def test_a_declined_offer_stays_between_the_two() -> None:
    tables = haggling()
    tables.act(Decline(give=Terms(cash=5)), Decline(take=Terms(cash=9)))
    tables.act(Done())
    one = tables.plays[0]
    assert chosen(one, 2) == [ActionEntry(1, Decline()), ActionEntry(0, Done())]
    assert chosen(one, 1)[1] == ActionEntry(1, Decline(give=Terms(cash=5)))


@rule("SV-16.4")
def test_the_offerer_is_told_what_the_other_would_agree_to() -> None:
    play = dealing(begin(3))
    play.act(Offer(1, Terms(cash=5), NOTHING))
    (declined,) = play.act(Decline(give=Terms(cash=50)))
    shown = [play.game.show_event(play.state, declined, seat) for seat in (0, 1, 2, None)]
    assert shown == [declined, declined, None, None]


@rule("SV-16.4", "SV-7.5")
def test_the_terms_of_an_accepted_deal_are_seen_by_everybody() -> None:
    play = dealing(give(begin(3), 0, claim=52))
    play.act(Offer(1, Terms(claims=(52,)), Terms(cash=500)))
    events = play.act(Accept())
    for seat in (0, 1, 2, None):
        shown = [play.game.show_event(play.state, event, seat) for event in events]
        assert shown == events
    assert of(events, Dealt) == [Dealt(0, 1, Terms(claims=(52,)), Terms(cash=500))]


@rule("SV-16.4", "SV-7.5")
def test_the_log_of_a_third_player_has_accepted_offers_and_no_others() -> None:
    play = dealing(give(begin(3), 0, claim=52))
    declined, accepted = Offer(1, Terms(claims=(52,)), Terms(cash=900)), Offer(1, Terms(claims=(52,)), Terms(cash=500))
    play.act(declined)
    play.act(Decline())
    play.act(accepted)
    assert play.observe(2).log[-1] == ActionEntry(1, Decline()), "whether it will be accepted nobody knows yet"
    play.act(Accept())
    assert play.observe(2).log[-3:] == [ActionEntry(1, Decline()), ActionEntry(0, accepted), ActionEntry(1, Accept())]
    assert play.observe(1).log == play.log


@rule("SV-16.4")
def test_what_a_third_player_imagines_holds_no_hidden_offer() -> None:
    play = dealing(give(begin(3), 0, claim=52))
    play.act(Offer(1, Terms(claims=(52,)), Terms(cash=500)))
    assert play.observe(1).imagine(Random(1)).state.this_step.bargain is not None
    imagined = play.observe(2).imagine(Random(1))
    assert asked(imagined) == asked(play), "that somebody was asked is known"
    assert (imagined.state.this_step.bargain.give, imagined.state.this_step.bargain.take) == (Terms(), Terms())


# The end


@rule("SV-16.4", "SV-1.3")
def test_once_the_game_is_over_all_is_shown() -> None:
    play = dealing(give(give(begin(3, length="campaign"), 0, cash=300), 1, cash=200))
    offer = Offer(1, Terms(cash=5), NOTHING)
    (offered,) = play.act(offer)
    (declined,) = play.act(Decline(give=Terms(cash=50)))
    at(play, states.END_OF_TURN, turn=24)
    assert isinstance(play.pending, gs.Over)
    for seat in (None, 0, 1, 2):
        assert [player.cash for player in play.view(seat).players] == [300, 200, 2_200]
        assert [play.game.show_event(play.state, event, seat) for event in (offered, declined)] == [offered, declined]
        shown = [play.game.show_entry(play.state, entry, seat) for entry in play.log[-2:]]
        assert shown == [ActionEntry(0, offer), ActionEntry(1, Decline(give=Terms(cash=50)))]
