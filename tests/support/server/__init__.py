"""Clients, servers and bots for the tests of the server."""
