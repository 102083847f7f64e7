"""Words, their vectors, and long texts of them."""
