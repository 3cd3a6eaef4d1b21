"""What takes a processor's time: decisions and hints of bots, replays, curves and analyses of finished matches, and the
worker processes that find them. It is handed a match's header and its log, and knows nothing of tables and people."""
