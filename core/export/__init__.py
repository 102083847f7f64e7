"""What is taken along: notebooks, scripts, tables and charts."""
