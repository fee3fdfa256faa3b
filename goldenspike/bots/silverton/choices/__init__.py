"""What to choose, by the kind of question asked."""
