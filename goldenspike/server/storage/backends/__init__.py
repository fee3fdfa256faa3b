"""Storage back ends: SQLite in one file, PostgreSQL, and the migrations of their schema."""
