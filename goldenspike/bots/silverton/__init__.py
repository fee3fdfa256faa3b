"""How bots think about Silverton.

odds.py is what dice give, prices.py what goods will fetch, situation.py what one seat sees, in numbers; reach.py knows
where track could go, worth.py what cards and towns are worth, purse.py what one can afford. placement.py,
construction.py, delivery.py, stock.py and answers.py say what choices promise and choose by that, weights.py holds the
numbers they believe in, greedy.py is the player, and ranking.py lists what it would do, the best first.

planner.py plays by the same evaluations with numbers of its own; count.py keeps count of everybody's money for it, and
offers.py finds deals that are good for both sides. expert.py besides buys what others need, to sell it to them.
Alone both try out what they might do (rehearsal.py).
"""
