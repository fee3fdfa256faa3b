"""Cleanup of old data and of memory."""
