"""Several servers on one database: who has a table, and what becomes of the tables of a server that is gone. Above this
room nobody knows that there are other servers."""
