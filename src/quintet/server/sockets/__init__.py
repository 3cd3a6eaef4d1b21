"""What is between a client's WebSocket and the tables: the `line` that carries frames, and the `connection` that reads
commands from it, limits them, hands them to their table and sends what is told. It decides nothing about a table."""
