"""Tests of core/lessons."""
