"""Many games at once: playing them, counting them, comparing bots."""
