"""What the server keeps: the `interface` that all rooms above use, the SQLite database behind it, and the upkeep of its
file. It knows neither rules nor tables in memory, and above it nobody knows a database."""
