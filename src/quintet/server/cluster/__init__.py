"""Several servers on one database: who has a table, and what becomes of the tables of a server that is gone, and how
a client of one server gets to a table of another."""
