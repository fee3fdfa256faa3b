"""Tests in a real browser. A package, so that Playwright ends with them: while it runs, no loop of asyncio can."""
