"""A store in a PostgreSQL database, for any number of servers at once."""
