"""The phases of a turn, one file per heading of the rulebook; `sequence.py` lists them in order."""
