"""How many threads numpy may use where bots multiply matrices."""

from __future__ import annotations

import os


def limit_to_one_thread() -> None:
    """One, unless somebody has said otherwise, or uses numpy already: it reads this when it is loaded.

    Matrices this small are quicker so, and summed in the same order everywhere; several threads that wait for each
    other on a busy computer are a hundred times slower.
    """
    for variable in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ.setdefault(variable, "1")
