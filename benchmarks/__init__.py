"""What is measured; benchmarks/README.md has the figures."""
