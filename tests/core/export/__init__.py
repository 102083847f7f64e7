"""Tests of core/export."""
