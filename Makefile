# Commands for developers. They need only python3 (3.11 or newer) and make.

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

# What compiled cards are built from. The list is computed at each call; the stamps say what is out of date.
SOURCES := $(shell find $(GAMES) src/timescoop/documents \
             -type d -name built -prune -o -type f \( -name '*.py' -o -name '*.yaml' \) -print 2>/dev/null)
SCENES  := $(shell find tests/scenarios docs/guides -type f \( -name '*.yaml' -o -name '*.md' \) 2>/dev/null)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup installed tested play test check audit soak mutants printed catalogue bench peers compile uncompile clean chromium refetch

help: ## show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: installed tested build/warmed ## install everything, tests included (and Chromium, if that needs no password)
	@$(MAKE) --no-print-directory chromium || echo 'Only `make test` needs it; `make play` works without.'

play: installed ## serve the games on 127.0.0.1 (PORT=8000; LAN=1 for everyone on your network)
	@$(BIN)/timescoop serve --port $(PORT) $(if $(LAN),--lan)

check: installed tested ## check style, types, layers, rulebooks and, if pypi.org answers, the dependencies
	$(BIN)/pytest -q -n 2 tests/architecture
	$(BIN)/python scripts/audit.py --if-online

test: installed tested chromium ## run the checks and all tests, some in a real browser
	$(BIN)/pytest -q -n 3 --dist worksteal

audit: installed ## look up known vulnerabilities of the dependencies on pypi.org (needs a network)
	$(BIN)/python scripts/audit.py

soak: installed tested ## run the long tests, up to an hour (SOAK=1000000 decisions; ONLY=kills)
	$(BIN)/python tests/soak.py --decisions $(SOAK) $(ONLY)

mutants: installed tested ## break 20 rules of each game at random: does any test notice? (half an hour or more)
	$(BIN)/python tests/mutants.py

printed: installed tested ## measure how much printed card text is read, and how much of it correctly
	$(BIN)/python -m tests.printed.measuring

catalogue: installed tested ## collect all sentences for translators (TONGUE=de: update German, too)
	$(BIN)/python scripts/catalogue.py $(TONGUE)

bench: installed tested ## measure speed, relative to a reference loop, OpenSpiel's gin_rummy and its search, and the peers
	$(BIN)/python bench/run.py

peers: installed ## install other engines for `make bench`, under build (minutes; 2 GB)
	$(BIN)/python bench/fetch.py

compile: uncompile installed tested ## compile the engine with mypyc, in place; `make uncompile` undoes it
	$(BIN)/python scripts/compile.py

uncompile: ## go back to plain Python
	@find src -name '*.so' -delete
	@rm -rf build/mypyc

clean: uncompile ## remove everything that make has created
	rm -rf $(VENV) build dist $(VENDOR)
	rm -rf .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis test-results
	find src -type d -name built -prune -exec rm -rf {} +
	find src tests bench -type d -name __pycache__ -prune -exec rm -rf {} +

# --- what those depend on --------------------------------------------------------------------------------------------

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

# What playing doesn't need: libraries for research and reports, and the tools of tests and checks.
tested: build/tested

build/tested: build/installed
	$(PIP) install --editable '.[dev]'
	@touch $@

refetch: ;

# Reads every card text into its tree and packs scenarios and guides, into folders that git ignores. Byte code is written at
# once: without it, each of a test's many processes would compile everything that it imports.
build/cards: build/installed $(SOURCES) $(SCENES)
	@if [ -e src/timescoop/documents/build.py ]; then $(BIN)/python -m timescoop.documents.build; fi
	@$(BIN)/python -m compileall -q src/timescoop
	@mkdir -p build && touch $@

# Byte code of tests, and types of libraries: each of the processes of the first `make test` would make them by itself.
# Whether anything is wrong is told there, by the checks and tests that begin with what is stored here.
build/warmed: build/tested build/cards
	@echo 'Compiling tests and reading types: a minute, once.'
	@$(BIN)/mypy --no-error-summary >/dev/null 2>&1 & $(BIN)/pytest -qq --collect-only >/dev/null 2>&1; wait
	@mkdir -p build && touch $@

chromium: build/browser
	@scripts/need chromium '[ -x "$$CHROMIUM" ] || command -v chromium-headless-shell || command -v chromium || command -v chromium-browser || command -v google-chrome'

# Optional: the headless shell of Chromium takes two thirds of the time, but Chromium itself works, too. What
# drives it is a Node program, which needs a library that a minimal Debian lacks.
build/browser: build/tested
	@scripts/need libatomic1 '$(BIN)/python -m playwright --version'
	@scripts/need chromium-headless-shell '[ -x "$$CHROMIUM" ] || command -v chromium-headless-shell' 2>/dev/null || true
	@touch $@
