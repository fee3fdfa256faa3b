"""How bots think about Continental Divide.

ways.py knows the map, forecast.py what a share will score, interest.py what that is worth to one player; stock.py and
track.py choose by it, weights.py holds the numbers they believe in, greedy.py is the player, ranking.py what it would
do next; reasons.py says why a move may be right. learned/ are the stronger players.
"""
