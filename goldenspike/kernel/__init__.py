"""The kernel that both games run on: the log of actions and chance outcomes, and everything computed from it."""
