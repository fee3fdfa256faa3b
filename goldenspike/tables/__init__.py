"""The domain of one table: live table, history, undo, snapshots, seats, clocks, presenter and wire types.

Nothing here knows HTTP, storage or asyncio: the same code runs in a server and where there is none.
"""
