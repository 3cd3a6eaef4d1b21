"""What the server keeps: the `interface` that all rooms above use, the `upkeep` for operators, and behind them a folder
per database. It knows neither rules nor tables in memory, and above it nobody knows a database."""
