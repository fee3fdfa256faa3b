"""Notifications by push, mail and webhook."""
