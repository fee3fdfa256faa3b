"""Evaluation of a Silverton position for one seat."""
