"""Learned bots of Continental Divide: they evaluate positions with a network trained by self-play. They need numpy.

map_arrays.py is the map as arrays, features.py the network's input, network.py the network. candidates.py lists actions
to consider, evaluation.py values them. planner.py chooses the best; expert.py plays the best ones out, with opponents
as opponent_model.py predicts them. research/continental-divide explains how value.npz was trained.
"""

from goldenspike.bots.threads import limit_to_one_thread

limit_to_one_thread()
