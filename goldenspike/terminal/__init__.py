"""Playing in a terminal: boards in characters, choices with their consequences, commands typed in words.

session.py is the loop every game shares; a game shows itself through a Face (faces.py), in a folder of its own.
"""
