"""Tests of core/homework."""
