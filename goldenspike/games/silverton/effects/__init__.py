"""Effects: what each event does to a position, phase by phase. No other code changes a position.

`@effect(Moved)` binds a function to its event. An effect trusts its event: legality was checked before. Effects that
end a phase call `go_on` (sequence.py), which says what follows.
"""
