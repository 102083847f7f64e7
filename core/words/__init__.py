"""Words and their vectors."""
