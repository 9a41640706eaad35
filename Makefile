SWIFT ?= swift
PYTHON ?= python3

# What a person's data are read with, who they are is checked by, and HTTP is served with: as pkg-config knows it, and as Debian names it.
LIBRARIES = sqlite3:libsqlite3-dev yaml-0.1:libyaml-dev libcrypto:libssl-dev pam:libpam0g-dev \
	libmicrohttpd:libmicrohttpd-dev

.PHONY: build test lint format bench bench-http fuzz sanitize docs api-coverage deps clean

# Builds the command. The marker is what ./appintents compares with the last commit.
build: deps
	@if [ ! -x .build/release/appintents ]; then \
		echo "Building appintents for the first time: a few minutes, once." >&2; \
	else \
		echo "Building appintents: the sources have changed." >&2; \
	fi
	@$(SWIFT) build --configuration release --product appintents --static-swift-stdlib \
		-Xswiftc -use-ld=lld -Xlinker --strip-all >&2
	@touch .build/appintents.built

# Runs all tests but those that need a Python client, which .ci/run adds. One after the other: some wait for time limits, which a
# machine of two cores that runs everything at once does not keep.
test: deps
	$(SWIFT) test --no-parallel

lint:
	$(SWIFT) format lint --strict --parallel --recursive Package.swift Sources Plugins Tests Examples

format:
	$(SWIFT) format --in-place --parallel --recursive Package.swift Sources Plugins Tests Examples

# Measures the command beside its peers, in one run; then what a call of a small tool costs, what the macros cost a build, what
# the wrappers allocate, and how long one entity is looked for among many.
bench: build
	$(PYTHON) Benchmarks/run.py
	$(PYTHON) Benchmarks/calls.py
	$(PYTHON) Benchmarks/macros.py
	$(PYTHON) Benchmarks/allocations.py
	$(PYTHON) Benchmarks/resolution.py

# Measures calls over HTTP, 50 at a time and with one processor for the server.
bench-http: build
	$(PYTHON) Benchmarks/over_http.py

# Sends the server a million damaged and hostile messages, and a hundred thousand requests over HTTP; then has libFuzzer make up
# JSON for the reader. A quarter of an hour.
fuzz: build
	$(PYTHON) Tests/Fuzz/over_stdio.py
	$(PYTHON) Tests/Fuzz/over_http.py
	.ci/fuzz_json

# Runs many intents of many apps at once under ThreadSanitizer, and the tests under AddressSanitizer. Both build everything anew.
sanitize: deps
	.ci/thread_sanitizer
	.ci/address_sanitizer

# Compiles the examples of the documentation, and writes that of every module to .build/documentation.
docs: deps
	.ci/docs

# Compares the framework with the checklist in API, and says what is missing.
api-coverage: deps
	$(PYTHON) .ci/api_coverage.py

# Installs the Debian packages that are missing, and says which.
deps:
	@command -v $(SWIFT) >/dev/null || { echo "Install Swift 6.1 or later: https://www.swift.org/install" >&2; exit 1; }
	@missing=; \
	command -v pkg-config >/dev/null || missing=" pkg-config"; \
	for library in $(LIBRARIES); do \
		pkg-config --exists "$${library%%:*}" 2>/dev/null || missing="$$missing $${library#*:}"; \
	done; \
	[ -n "$$missing" ] || exit 0; \
	if ! command -v apt-get >/dev/null; then \
		echo "Missing here, by Debian's names:$$missing. Install them, then try again." >&2; exit 1; \
	elif [ "$$(id -u)" = 0 ]; then sudo=; \
	elif command -v sudo >/dev/null; then sudo=sudo; \
	else echo "Missing here; run as root: apt-get install$$missing" >&2; exit 1; fi; \
	echo "Installing$$missing" >&2; \
	$$sudo apt-get update -qq >&2 && $$sudo apt-get install -y -qq --no-install-recommends $$missing >&2

clean:
	$(SWIFT) package clean
