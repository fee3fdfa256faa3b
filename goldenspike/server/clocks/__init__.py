"""Clocks of a server's tables: time that runs out, stand-ins, pauses, absences."""
