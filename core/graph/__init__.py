"""The graph of self-attention: its nodes, its steps, and how each number in it came about."""
