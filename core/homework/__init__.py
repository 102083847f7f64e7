"""Exercises, known mistakes, and how answers are marked."""
