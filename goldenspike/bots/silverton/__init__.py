"""How bots think about Silverton.

odds.py is what dice give, prices.py what goods will fetch, table.py what one seat sees, in numbers; reach.py knows where
its track could go, worth.py what cards and towns are worth to it. placement.py, construction.py, delivery.py, stock.py
and answers.py choose by that, weights.py holds the numbers they believe in, and greedy.py is the player.
"""
