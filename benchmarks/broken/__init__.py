"""What surrounds a process, broken on purpose: tests/deploy/test_surroundings.py tries it."""
