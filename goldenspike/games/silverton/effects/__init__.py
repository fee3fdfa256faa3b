"""What each event does to a position, phase by phase: the only code that changes one.

An effect has the name that its event has in records, and trusts it: whether it may happen was decided before. `go_on`
(sequence.py) says what follows when a phase is over.
"""
