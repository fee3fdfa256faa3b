"""What every game stands on: a log of actions and chance outcomes, and everything computed from it."""
