"""Choices in Silverton, one module for each kind of decision."""
