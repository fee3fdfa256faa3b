"""The tables of a server: load, store, open and evict them; change them one at a time."""
