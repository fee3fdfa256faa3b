"""Positions and maps for the tests of Silverton."""
