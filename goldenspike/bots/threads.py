"""Thread limit for numpy in bots."""

from __future__ import annotations

import os


def limit_to_one_thread() -> None:
    """Limit numpy to one thread, unless the environment sets another number.

    Call it before numpy is imported, which reads the variables at that time. Small matrices are faster with one thread,
    and sums come out the same everywhere. On a busy computer, several threads that wait for each other are a hundred
    times slower.
    """
    for variable in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ.setdefault(variable, "1")
