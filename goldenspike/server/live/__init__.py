"""Live updates: who listens to a table, and the server-sent event stream of each listener."""
