"""Tests of core/reading."""
