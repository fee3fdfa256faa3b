"""Draw boards as SVG: land, paths, projection and layout, shared by both games."""
