# Everything a fresh machine needs is Python 3.11 or later and make.

PYTHON ?= python3
PORT ?= 5000
BIN := .venv/bin
JOBS ?= 2
NODE := tests/node/node_modules/.package-lock.json

.PHONY: .node install play check test test-fast test-long bench listen clean

install: .venv/installed

.venv/installed: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Python 3.11 or later is needed (PYTHON=…)"; exit 1; }
	@echo "Installing what is needed into .venv: a minute or two, without a word. Only this time."
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install --quiet --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

# Checkers of Alexa skills that run on Node; where there is none, the tests that need them are skipped.
$(NODE): tests/node/package.json tests/node/package-lock.json
	@if command -v npm >/dev/null; then cd tests/node && npm ci --no-fund --no-audit --no-update-notifier --loglevel=error; \
	else echo "no npm: the tests that need Node are skipped"; fi

.node: $(NODE)

play: install
	$(BIN)/guessmaster serve --port $(PORT)

check: install
	$(BIN)/ruff format --check host intents tests
	$(BIN)/ruff check host intents tests
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/guessmaster cards check
	$(BIN)/guessmaster model check

test: install .node
	$(BIN)/pytest -q -n $(JOBS) --dist loadgroup -m 'not long'

test-fast: install .node
	$(BIN)/pytest -q -n $(JOBS) --dist loadgroup -m 'not long and not slow'

test-long: install .node
	$(BIN)/pytest -q -n $(JOBS) --dist loadgroup

bench: install
	$(BIN)/python tests/bench/understand.py
	$(BIN)/python -W ignore -m tests.bench.verify
	$(BIN)/python -W ignore -m tests.bench.start
	$(BIN)/python -W ignore -m tests.bench.clues

listen: install
	@$(BIN)/python -m tests.stories.listen $(STORY)

clean:
	rm -rf .venv tests/node/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist
