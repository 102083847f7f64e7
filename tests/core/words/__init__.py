"""Tests of core/words."""
