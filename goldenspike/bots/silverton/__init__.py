"""Bots for Silverton.

`evaluation` turns a view into numbers: the situation, reach of track, odds, prices, valuations, affordability.
`choices` values and chooses actions, by kind of decision.

greedy.py is the one-step player; ranking.py lists its candidates, best first. planner.py plays by the same evaluations
with other weights, estimates everyone's cash and makes offers. expert.py also buys claims to sell them on. In
solitaires both simulate their choices (simulation.py). reasons.py explains moves.
"""
