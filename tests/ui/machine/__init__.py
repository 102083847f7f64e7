"""Tests of ui/machine."""
