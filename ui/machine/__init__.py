"""The picture of the chain."""
