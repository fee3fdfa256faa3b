"""Sessions at a terminal, real and simulated."""
