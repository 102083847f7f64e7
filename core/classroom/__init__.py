"""A whole class at once."""
