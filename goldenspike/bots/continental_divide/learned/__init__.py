"""Players of Continental Divide that judge positions by a value learned in self-play. They need numpy.

chart.py is the map as arrays, inputs.py what the network is told of a position, network.py the network; candidates.py
lists the actions worth a thought and judgement.py what they are worth; planner.py takes the best of them, expert.py
plays the best on in thought. value.npz is what was learned: lab/continental-divide says how.
"""

import os

# Unless somebody has said otherwise, or uses numpy already: matrices this small are quicker on one thread, and several
# threads that wait for each other on a busy computer are a hundred times slower.
for variable in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ.setdefault(variable, "1")
