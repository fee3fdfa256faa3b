"""Continental Divide in a terminal."""
