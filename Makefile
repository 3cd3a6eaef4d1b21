# make play   set up everything and start Quintet          make test   set up everything and run all checks
SOURCES := $(shell find src -type f -not -name '*.so' -not -path '*/__pycache__/*' -not -path '*/static/app/*') pyproject.toml setup.py
PAGE := $(shell find web -type f -not -path '*/node_modules/*' -not -path '*/e2e/*' -not -path '*/bench/*')
RUN := .venv/bin/

.PHONY: help play test try try-page check page-check web wheels torture soak bench peers rl-figures peer-server figures server-figures relay-figures terminal-figures page-figures strength findings marks golden clean

help:  ## Show what can be made
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /\1\t/' | expand -t 13

play: .venv/.for-play  ## Set up everything, start the table server and show its address
	@exec $(RUN)quintet serve

test:  ## Set up everything, run all checks and tests
	@scripts/install tools
	@$(MAKE) --no-print-directory --jobs 2 .venv/.for-test check page-check
	@echo "Trying everything in Python, and the page in a browser at the same time (some minutes) …"
	@$(MAKE) --no-print-directory --jobs 2 --keep-going --output-sync=target try try-page

try: .venv/.for-test
	@$(RUN)python -m pytest -n 4 --dist worksteal --durations 30 --durations-min 3

try-page: .venv/.for-test
	@scripts/web try

check: .venv/.tools  ## Style, types and layers only
	@$(RUN)ruff check .
	@$(RUN)ruff format --check --quiet .
	@$(RUN)mypy
	@PYTHONPATH=src $(RUN)lint-imports --no-logo

page-check: .venv/.tools  ## Types and parts of the browser's page only
	@scripts/web check

wheels:  ## Build the wheels for this system into dist: plain Python, and compiled for each of its Pythons (containers on Linux)
	@$${PYTHON:-python3} scripts/wheels.py pure
	@$${PYTHON:-python3} scripts/wheels.py compiled

torture: .venv/.for-test  ## Kill a server under load a hundred times; kill, stop and cut off three of them two hundred times
	@QUINTET_KILLS=100 $(RUN)python -m pytest tests/server/test_crash.py
	@QUINTET_CHAOS=10 $(RUN)python -m pytest tests/server/cluster/test_chaos.py

web: .venv/.for-test  ## The browser's page only: build, check and test it
	@scripts/web test

soak: .venv/.for-test  ## The laws on many more random matches
	@HYPOTHESIS_PROFILE=soak $(RUN)python -m pytest -n 2 tests/laws

bench: .venv/.for-bench  ## Measure the engine
	@$(RUN)quintet bench

peers: .venv-peers/.ready  ## Measure the engine beside OpenSpiel and RLCard
	@.venv-peers/bin/python bench/peers.py

rl-figures: .venv-peers/.ready  ## Measure the environments for training beside the engine and their peers
	@.venv-peers/bin/python -m bench.rl --json >bench/figures/rl.json
	@.venv-peers/bin/python -m bench.page

peer-server: bench/boardgameio/node_modules/.ready  ## Measure a boardgame.io server that plays a game like SOLO
	@node bench/boardgameio/measure.js

figures: .venv/.for-bench .venv-peers/.ready server-figures  ## Measure everything and write docs/performance.md anew
	@$(RUN)quintet bench --json >bench/figures/engine.json
	@.venv-peers/bin/python bench/peers.py --json >bench/figures/peers.json
	@.venv-peers/bin/python -m bench.rl --json >bench/figures/rl.json
	@$(RUN)python -m bench.page

server-figures: .venv/.for-bench bench/boardgameio/node_modules/.ready  ## Measure the table server under load, beside boardgame.io
	@$(RUN)python -m bench.server all >bench/figures/server.json
	@$(RUN)python -m bench.line >bench/figures/line.json
	@$(RUN)python -m bench.page

relay-figures: .venv/.for-bench bench/boardgameio/node_modules/.ready  ## Measure several servers on one database and write the figures of docs/scale.md anew
	@$(RUN)python -m bench.relay all --keep >/dev/null

terminal-figures: .venv/.for-bench  ## Measure the table in the terminal: the first card, a move, a slow line, memory (an hour of moves; MOVES=86400: a day)
	@$(RUN)python -m bench.terminal $(if $(MOVES),--moves $(MOVES)) >bench/figures/terminal.json
	@$(RUN)python -m bench.terminal_page

page-figures: .venv/.for-bench  ## Measure the browser's page and write docs/performance-page.md anew (ten minutes)
	@scripts/web figures

marks: .venv/.for-bench  ## Count the marks of the levels and write the tables of docs/analysis.md anew (an hour; GAME=solo)
	@$(RUN)python -m bench.marks $(if $(GAME),--game $(GAME))

strength: .venv/.for-bench  ## Measure the bots and write docs/strength.md anew (hours; CELL="solo 2 hard rules")
	@$(RUN)python -m bench.strength $(if $(CELL),--cell "$(CELL)")

findings: .venv/.for-bench  ## Simulate the games and write docs/findings.md anew (some minutes)
	@$(RUN)python -m bench.findings

golden: .venv/.for-test  ## Write the golden playthroughs, sentences, perft counts, fair deals and screens of the terminal anew (look at the difference!)
	@$(RUN)python -m tests.golden.write
	@$(RUN)python -m pytest tests/terminal/test_snapshots.py --snapshot-update

clean:  ## Remove everything that was built
	@rm -rf .venv .venv-peers bench/boardgameio/node_modules web/node_modules web/bench/node_modules src/quintet/server/static/app build src/*.egg-info

.venv/.for-play: $(SOURCES) $(PAGE)
	@scripts/install play

.venv/.for-test: $(SOURCES) $(PAGE)
	@scripts/install test

.venv/.for-bench: $(SOURCES) $(PAGE)
	@scripts/install bench

.venv/.tools: pyproject.toml
	@scripts/install tools

.venv-peers/.ready: $(SOURCES) bench/requirements-peers.txt
	@$${PYTHON:-python3} -m venv .venv-peers
	@.venv-peers/bin/python -m pip install --quiet --quiet ".[rl]" -r bench/requirements-peers.txt
	@touch $@

bench/boardgameio/node_modules/.ready: bench/boardgameio/package.json bench/boardgameio/package-lock.json
	@command -v npm >/dev/null || { echo "boardgame.io needs Node 20 or newer with npm." >&2; exit 1; }
	@npm ci --prefix bench/boardgameio --silent --no-fund --no-audit
	@touch $@
