"""How screens look: charts, fields, state and the frame around every screen."""
