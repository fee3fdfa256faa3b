"""Accounts: log in on several devices, profiles and ratings. Guests can play without one.

An account is a guest id that no guest's cookie has; tables know nothing else of it.
"""
