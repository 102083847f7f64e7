"""Tests of core/practice."""
