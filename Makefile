# Two commands matter: make play, make test. Both set up whatever is missing.
PYTHON ?= python3
BIN = .venv/bin

.PHONY: play test quick soak check bench golden lock clean

play:
	@$(PYTHON) play.py

test: dev check-text
	$(BIN)/pytest -n auto --dist loadgroup
	@$(MAKE) --no-print-directory test-compiled

clean:
	rm -rf .venv .venv-compiled build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find goldenspike tests -name __pycache__ -prune -exec rm -rf {} +
	find goldenspike -name '*.so' -delete
