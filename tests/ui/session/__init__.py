"""Tests of ui/session."""
