"""The tables, drawing and summary of a Continental Divide pack."""
