"""The parts of a position. Each says its fields once: as they are set up, and as a copy has them. Effects change them.

What is replaced and never changed in place (names, tracks, what is remembered of a step) is shared by copies.
"""
