"""Wire types of calls that are not about one table; those are in `goldenspike.tables.schemas`."""
