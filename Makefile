# Timescoop: all that is done by hand, in one place. It starts from python3 (3.11 or newer) and make alone.

PYTHON ?= python3
PORT   ?= 8000
LAN    ?=
TONGUE ?=
SOAK   ?= 1000000
ONLY   ?=

VENV   := .venv
BIN    := $(VENV)/bin
VENDOR := src/timescoop/web/static/vendor
PIP    := $(BIN)/python -m pip -qq --disable-pip-version-check --no-input

GAMES  := src/timescoop/kernel src/timescoop/language src/timescoop/games
ENGINE := $(GAMES) src/timescoop/bots

# Some containers keep Python from storing what it compiles; each of the hundred processes that tests start would then
# compile all modules again.
unexport PYTHONDONTWRITEBYTECODE

# What compiled cards are made from. The list is made anew at each call; the stamps say what is out of date.
SOURCES := $(shell find $(GAMES) src/timescoop/documents \
             -type d -name built -prune -o -type f \( -name '*.py' -o -name '*.yaml' \) -print 2>/dev/null)
SCENES  := $(shell find tests/scenarios docs/guides -type f \( -name '*.yaml' -o -name '*.md' \) 2>/dev/null)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup installed tested play test check audit soak mutants printed catalogue bench peers compile uncompile clean chromium refetch

help: ## show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: installed tested ## install all that is needed, tests included (Chromium, where no password is asked)
	@$(MAKE) --no-print-directory chromium || echo 'Only `make test` needs it; `make play` works without.'

play: installed ## serve tables on 127.0.0.1 (PORT=8000; LAN=1 for everyone in the house)
	@$(BIN)/timescoop serve --port $(PORT) $(if $(LAN),--lan)

check: installed tested ## style, types, walls, cohesion, rulebooks, card texts, warrants
	$(BIN)/pytest -q -n 2 tests/architecture

test: installed tested chromium ## the checks and every test, those in a real browser among them
	$(BIN)/pytest -q -n 3 --dist worksteal

audit: installed ## known faults of the dependencies, asked of pypi.org: it needs a network
	$(PIP) install 'pip-audit>=2.10,<3'
	$(BIN)/pip-audit --skip-editable --progress-spinner off

soak: installed tested ## the long tests, each with its counts, within the hour (SOAK=1000000 decisions; ONLY=kills)
	$(BIN)/python tests/soak.py --decisions $(SOAK) $(ONLY)

mutants: installed tested ## rules broken at random, 20 a game: does any test notice? (half an hour or more)
	$(BIN)/python tests/mutants.py

printed: installed tested ## how much printed idiom the card language reads, and whether rightly
	$(BIN)/python -m tests.printed.measuring

catalogue: installed tested ## every sentence of the pages for translators (TONGUE=de: one language brought up to date)
	$(BIN)/python scripts/catalogue.py $(TONGUE)

bench: installed tested ## speed, as ratios, beside a measuring rod, OpenSpiel's gin_rummy and its search, and the peers
	$(BIN)/python bench/run.py

peers: installed ## other engines for `make bench` to measure too, each in its own place under build (minutes; 2 GB)
	$(BIN)/python bench/fetch.py

compile: uncompile installed tested ## build the engine's rooms with mypyc, in place; `make uncompile` undoes it
	$(BIN)/python scripts/compile.py

uncompile: ## back to plain Python
	@find src -name '*.so' -delete
	@rm -rf build/mypyc

clean: uncompile ## remove all that make has made
	rm -rf $(VENV) build dist $(VENDOR)
	rm -rf .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis test-results
	find src -type d -name built -prune -exec rm -rf {} +
	find src tests bench -type d -name __pycache__ -prune -exec rm -rf {} +

# --- what those stand on ---------------------------------------------------------------------------------------------

installed: build/installed build/cards
	@so=$$(find src -name '*.so' | head -n 1); [ -z "$$so" ] || [ -z "$$(find $(ENGINE) -name built -prune -o -name '*.py' -newer "$$so" -print)" ] || \
	  { echo 'The compiled engine is older than its source: make compile, or make uncompile.' >&2; exit 1; }

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Timescoop needs Python 3.11 or newer.")'
	@scripts/need python3-venv '$(PYTHON) -c "import ensurepip, venv"'
	$(PYTHON) -m venv $(VENV)

build/installed: pyproject.toml build_hook.py package-lock.json $(if $(wildcard $(VENDOR)/htmx.min.js),,refetch) | $(BIN)/python
	$(PIP) install --upgrade 'pip>=24'
	$(PIP) install --editable .
	@mkdir -p build && touch $@

# What playing does not need: libraries for research and reports, and what tests and checks are made with.
tested: build/tested

build/tested: build/installed
	$(PIP) install --editable '.[dev]'
	@touch $@

refetch: ;

# Reads every card text into its tree and packs scenarios and guides, into folders that git ignores. Byte code is written at
# once: where Python is told to write none, each of a test's many processes would compile all it imports.
build/cards: build/installed $(SOURCES) $(SCENES)
	@if [ -e src/timescoop/documents/build.py ]; then $(BIN)/python -m timescoop.documents.build; fi
	@$(BIN)/python -m compileall -q src/timescoop
	@mkdir -p build && touch $@

chromium: build/browser
	@scripts/need chromium '[ -x "$$CHROMIUM" ] || command -v chromium-headless-shell || command -v chromium || command -v chromium-browser || command -v google-chrome'

# Tried once: the headless shell of Chromium does the same work in two thirds of the time; the whole one will do. What
# drives it is a program for Node, which a bare Debian can't run yet.
build/browser: build/tested
	@scripts/need libatomic1 '$(BIN)/python -m playwright --version'
	@scripts/need chromium-headless-shell '[ -x "$$CHROMIUM" ] || command -v chromium-headless-shell' 2>/dev/null || true
	@touch $@
