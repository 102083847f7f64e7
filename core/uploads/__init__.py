"""Homework where it was done: the numbers that an uploaded file holds, matched to parts and marked."""
