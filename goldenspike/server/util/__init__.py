"""Small tools without knowledge of the application."""
