"""Table options, scenarios and the optional rules."""
