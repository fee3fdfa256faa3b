# Start with make play and make test. Both set up what is missing.
PYTHON ?= python3
BIN = .venv/bin
COMPILED = .venv-compiled/bin

# Tested on both builds: everything that runs compiled.
ENGINE = tests/kernel tests/games tests/golden tests/bots tests/lab tests/test_third_game.py

.PHONY: play test quick soak stress campaign check bench screenshots golden lock site release clean dev compiled test-compiled

play:
	@$(PYTHON) play.py

# All checks, all tests on the interpreted build, then the engine's tests on the compiled one.
test: check
	$(BIN)/python build_client.py test
	$(BIN)/pytest -n auto --dist worksteal
	@$(MAKE) --no-print-directory test-compiled

test-compiled:
	@if command -v cc >/dev/null 2>&1; then \
	  $(MAKE) --no-print-directory compiled && $(COMPILED)/pytest -n auto --dist worksteal $(ENGINE); \
	else \
	  echo "No C compiler found: skipped the tests of the compiled engine."; \
	fi

# About a minute, while you work: few random games, no processes.
quick: dev
	$(BIN)/pytest -n auto --dist worksteal -m "not slow"

# The long versions, before a change is called done.
soak: dev compiled
	$(COMPILED)/python -P tests/soak.py
	GOLDENSPIKE_CAMPAIGN=full $(BIN)/pytest -q tests/e2e/test_table_page.py
	@$(MAKE) --no-print-directory stress

# Attack a real server, in full. Each test prints its figures in one line; durations are at the end.
STRESS = kills races social hostile silent streams exhaustion storage machines backup memory

stress: dev
	GOLDENSPIKE_HOSTILE=10000 $(BIN)/pytest -q --durations=0 tests/kernel/test_hostile_records.py
	GOLDENSPIKE_CAMPAIGN=full $(BIN)/pytest -q -s --durations=0 $(STRESS:%=tests/stress/test_%.py)

# The former name of `make stress`, until the release after 0.3.0.
campaign: stress

check: dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python web/make_types.py --check
	$(BIN)/python make_reference.py --check
	$(BIN)/python build_client.py check
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet --site-dir build/site

bench: dev compiled
	$(BIN)/python tests/bench/compare.py --json bench.json $(CURDIR)/$(BIN)/python $(CURDIR)/$(COMPILED)/python
	$(COMPILED)/python -P tests/bench/server.py
	PYTHONPATH=tests $(COMPILED)/python -P tests/bench/people.py
	$(BIN)/python -P tests/bench/frames.py

# Screenshots for README and docs, from a prepared game.
screenshots: dev
	$(BIN)/python -P tests/screenshots.py

# Rewrite the transcripts of the golden games. Read the difference before you commit it.
golden: dev
	$(BIN)/python -P tests/golden/make.py

# The documents as a site, in build/site.
site: dev
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --site-dir build/site

# Update the dependencies, pinned by hash.
lock: dev
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --no-annotate --python-version 3.11 \
	  --upgrade --extra bots --extra server pyproject.toml --output-file requirements.lock
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --no-annotate --python-version 3.11 \
	  --upgrade --extra dev pyproject.toml --output-file requirements-dev.lock

# Build an sdist, a plain and a compiled wheel in dist/; refuses what is not ready.
release: dev
	$(BIN)/python release.py

dev:
	@$(PYTHON) play.py --setup dev

compiled:
	@$(PYTHON) play.py --setup compiled

clean:
	rm -rf .venv .venv-compiled build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache bench.json
	find goldenspike tests -name __pycache__ -prune -exec rm -rf {} +
	find . -maxdepth 1 -name '*.so' -delete
	find goldenspike -name '*.so' -delete
