"""What is measured; benchmarks/README.md has the figures."""

COLLAPSE = 4.0
"""How many times worse than required a speed or a time must be for ``--check`` to fail: a busy machine makes it two or
three times worse, recomputing what should be remembered makes it ten times worse."""
