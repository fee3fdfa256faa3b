"""Parts of a position. Each constructor sets a part up or copies another. Only effects change them.

Values that are replaced and never changed in place are shared by copies.
"""
