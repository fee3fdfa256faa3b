"""The tables, numbers, checks, drawing and summary of a Silverton pack."""
