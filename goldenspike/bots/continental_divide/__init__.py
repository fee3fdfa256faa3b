"""Bots for Continental Divide.

paths.py finds the best paths over the map, forecast.py predicts the score of a share, interest.py values that for one
player. stock.py and track.py choose by it, with the numbers of weights.py. greedy.py is the one-step player, ranking.py
lists its candidates, reasons.py explains moves. `learned` holds the stronger players.
"""
