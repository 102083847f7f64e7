"""What is measured; benchmarks/README.md has the figures."""

COLLAPSE = 4.0
"""How many times worse than required a speed or a time is when ``--check`` fails: a busy machine makes it twice or three
times worse, and what computes anew what it should keep makes it ten times worse."""
