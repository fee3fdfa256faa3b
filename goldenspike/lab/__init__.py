"""Play many games at once: simulate, compare bots, calibrate boards."""
