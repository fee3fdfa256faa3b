"""The calls, by subject."""
