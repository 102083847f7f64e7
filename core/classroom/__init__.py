"""Marks a whole class and checks exercises for the teacher."""
