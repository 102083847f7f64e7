"""Homework where it was done."""
