"""HTTP plumbing: connections, the ASGI application around Litestar, headers, errors, static files. Knows no feature."""
