"""Measurements: each script runs both sides in one go and prints a table."""
