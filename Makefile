# make play   set up everything and start Quintet          make test   set up everything and run all checks
SOURCES := $(shell find src -type f -not -name '*.so' -not -path '*/__pycache__/*') pyproject.toml setup.py
RUN := .venv/bin/

.PHONY: help play test check soak bench peers golden clean

help:  ## Show what can be made
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /\1\t/' | expand -t 10

play: .venv/.for-play  ## Set up everything, deal a match and print it
	@$(RUN)quintet demo

test: .venv/.for-test check  ## Set up everything, run all checks and tests
	@$(RUN)python -m pytest -n 2

check: .venv/.for-test  ## Style, types and layers only
	@$(RUN)ruff check .
	@$(RUN)ruff format --check --quiet .
	@$(RUN)mypy
	@$(RUN)lint-imports --no-logo

soak: .venv/.for-test  ## The laws on many more random matches
	@HYPOTHESIS_PROFILE=soak $(RUN)python -m pytest -n 2 tests/laws

bench: .venv/.for-test  ## Measure the engine
	@$(RUN)quintet bench

peers: .venv/.for-test  ## Measure the engine beside OpenSpiel and RLCard
	@$(RUN)python -m pip install --quiet -r bench/requirements-peers.txt
	@$(RUN)python bench/peers.py

golden: .venv/.for-test  ## Write the golden playthroughs and perft counts anew (look at the difference!)
	@$(RUN)python -m tests.golden.write

clean:  ## Remove everything that was built
	@rm -rf .venv build src/*.egg-info

.venv/.for-play: $(SOURCES)
	@scripts/install play

.venv/.for-test: $(SOURCES)
	@scripts/install test
