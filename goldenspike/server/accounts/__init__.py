"""Accounts: who wants his seats on every device. A guest needs none of this.

An account is a guest id that no guest's cookie stands for; tables know nothing else of it.
"""
