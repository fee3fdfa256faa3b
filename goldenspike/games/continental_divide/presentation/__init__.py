"""What people and programs see of a game: views, previews, event wording, board marks and the ledger."""
