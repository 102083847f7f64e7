"""Files to download: notebooks, scripts, tables and charts."""
