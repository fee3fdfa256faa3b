"""Servers, callers and odd requests for the stress tests."""
