"""Tests of ui/charts."""
