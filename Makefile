SWIFT ?= swift
PYTHON ?= python3

# What the built-in apps read a person's data with, as Debian names it, and as pkg-config knows it.
PACKAGES = libsqlite3-dev libyaml-dev
MODULES = sqlite3 yaml-0.1

.PHONY: build test lint format bench docs deps clean

# Builds the command. The marker is what ./appintents compares with the last commit.
build: deps
	@if [ ! -x .build/release/appintents ]; then \
		echo "Building appintents for the first time: a few minutes, once." >&2; \
	else \
		echo "Building appintents: the sources have changed." >&2; \
	fi
	@$(SWIFT) build --configuration release --product appintents --static-swift-stdlib >&2
	@touch .build/appintents.built

# Runs all tests but those that need a Python client, which .ci/run adds.
test: deps
	$(SWIFT) test

lint:
	$(SWIFT) format lint --strict --parallel --recursive Package.swift Sources Tests Examples/Trails/Package.swift \
		Examples/Trails/Sources

format:
	$(SWIFT) format --in-place --parallel --recursive Package.swift Sources Tests Examples/Trails/Package.swift \
		Examples/Trails/Sources

# Measures the command beside its peers, in one run.
bench: build
	$(PYTHON) Benchmarks/run.py

# Writes the framework's documentation to .build/documentation.
docs: deps
	.ci/docs

# Installs the Debian packages that are missing, and says which.
deps:
	@command -v $(SWIFT) >/dev/null || { echo "Install Swift 6.1 or later: https://www.swift.org/install" >&2; exit 1; }
	@if command -v pkg-config >/dev/null && pkg-config --exists $(MODULES); then exit 0; fi; \
	echo "Installing what is missing of: pkg-config $(PACKAGES)" >&2; \
	if ! command -v apt-get >/dev/null; then \
		echo "This system has no apt-get: install pkg-config, SQLite and libyaml with their headers, then try again." >&2; \
		exit 1; \
	elif [ "$$(id -u)" = 0 ]; then \
		apt-get update -qq >&2 && apt-get install -y -qq --no-install-recommends pkg-config $(PACKAGES) >&2; \
	elif command -v sudo >/dev/null; then \
		sudo apt-get update -qq >&2 && sudo apt-get install -y -qq --no-install-recommends pkg-config $(PACKAGES) >&2; \
	else \
		echo "Run as root: apt-get install pkg-config $(PACKAGES)" >&2; exit 1; \
	fi

clean:
	$(SWIFT) package clean
