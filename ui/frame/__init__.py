"""What every screen has around it."""
