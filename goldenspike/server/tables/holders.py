"""Seat holders: display names, accounts and clock facts of the people at a table."""

from __future__ import annotations

from goldenspike.server.accounts.account_names import account_key, guest_display_name
from goldenspike.server.storage import Store, accounts, people
from goldenspike.tables.refusals import RequestRefused
from goldenspike.tables.rows import HolderInfo


class SeatHolders:
    """What the database knows of the people who sit down."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def info(self, guest: str) -> HolderInfo:
        return await self._store.read(people.holder_info, guest)

    async def display_name(self, name: str, guest: str | None, lang: str) -> str:
        """Resolve a requested display name: account names are reserved; anyone else becomes 'NAME (guest)'."""
        account = await self._store.read(accounts.find_account_by_key, account_key(name))
        if account is None:
            return name
        return account.name if account.guest == guest else guest_display_name(account.name, lang)

    async def check_account(self, guest: str) -> None:
        """Refuse guests without an account at rated tables."""
        if not await self._store.read(accounts.is_account, guest):
            raise RequestRefused("account-rated")
