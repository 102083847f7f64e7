"""Tests of ui/frame."""
