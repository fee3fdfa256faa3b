"""Play in a terminal: boards in characters, choices with their consequences, typed commands.

session.py is the loop that all games share. Each game has a Renderer (renderers.py) in a folder of its own.
"""
