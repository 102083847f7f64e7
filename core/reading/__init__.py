"""Reads what a student typed into numbers, without knowing the exercise."""
