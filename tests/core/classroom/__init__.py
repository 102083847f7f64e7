"""Tests of core/classroom."""
