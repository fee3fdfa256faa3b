"""Wire types of the server: lists, games, lobby, chat, clocks, notifications, accounts.

The types of one table are in `goldenspike.tables.schemas`.
"""
