"""Computes self-attention and marks homework about it.

Nothing is imported here: of two threads that import parts of a package one would see a part half imported.
"""
