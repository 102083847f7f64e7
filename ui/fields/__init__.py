"""Fields in which something is typed or chosen."""
