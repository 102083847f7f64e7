"""What a student typed, read into numbers; knows no exercise."""
