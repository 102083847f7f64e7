"""What surrounds a process, broken on purpose: ``python -m benchmarks.surroundings`` runs each."""
