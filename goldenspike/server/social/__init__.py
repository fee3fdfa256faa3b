"""Matchmaking, rematches, invitations, chat and notes."""
