"""The graph of self-attention: its nodes, its steps, and what can be said about a number in it."""
