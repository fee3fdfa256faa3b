"""Players of Continental Divide that judge positions by a value learned in self-play. They need numpy.

chart.py is the map as arrays, inputs.py what the network is told of a position, network.py the network; candidates.py
lists the actions worth a thought and judgement.py what they are worth; planner.py takes the best of them, expert.py
plays the best on in thought, against whom rivals.py says. research/continental-divide says how value.npz was learned.
"""

from goldenspike.bots.threads import limit_to_one_thread

limit_to_one_thread()
