"""Pages, browsers and prepared games for the tests in a browser."""
