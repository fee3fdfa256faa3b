"""Silverton in a terminal."""
