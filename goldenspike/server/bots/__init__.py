"""Bots at a server's tables: scheduling, the queue, worker processes, time budgets and hints."""
