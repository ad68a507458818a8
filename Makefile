# Everything a fresh machine needs is Python 3.11 or later and make.

PYTHON ?= python3
PORT ?= 5000
BIN := .venv/bin
JOBS ?= 2

.PHONY: install play check test test-fast test-long bench listen clean

install: .venv/installed

.venv/installed: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Python 3.11 or later is needed (PYTHON=…)"; exit 1; }
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	touch $@

play: install
	$(BIN)/guessmaster serve --port $(PORT)

check: install
	$(BIN)/ruff format --check host intents tests
	$(BIN)/ruff check host intents tests
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/guessmaster cards check

test: install
	$(BIN)/pytest -q -n $(JOBS) -m 'not long'

test-fast: install
	$(BIN)/pytest -q -n $(JOBS) -m 'not long and not slow'

test-long: install
	$(BIN)/pytest -q -n $(JOBS)

bench: install
	$(BIN)/python tests/bench/understand.py

listen: install
	$(BIN)/python -m tests.stories.listen $(STORY)

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist
