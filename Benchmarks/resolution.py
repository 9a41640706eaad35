"""Measures how long the system takes to find one entity by words among 100,000, beside the app's own query or loop."""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from framework import ROOT, TARGETS
from table import Table, milliseconds

SOURCE = Path(__file__).resolve().parent / "Resolution" / "main.swift"

# What the program links beyond the framework.
SYSTEM = [
    "CoreSpotlight", "IntentCommandLine", "IntentHosting", "IntentRuntime", "JSON", "ModelContextProtocol", "SQLite",
]

# The flags of `make build`, so that the two builds are one.
BUILD = ["swift", "build", "--package-path", ROOT, "--configuration", "release", "--static-swift-stdlib",
         "-Xswiftc", "-use-ld=lld", "-Xlinker", "--strip-all"]

# What the program measures: its name there, what it is called in the table, and the peer.
MEASURED = {
    "string": ("`EntityStringQuery`, a rare word and a common one", "the query alone"),
    "common": ("`EntityStringQuery`, a word of a third of all", "the query alone"),
    "enumerable": ("`EnumerableEntityQuery`, by title", "a loop over the names"),
    "indexed": ("`IndexedEntity`, two words", "`CSUserQuery` to its first item"),
}


def objects(folder):
    """The object files that the program links."""
    found = []
    for target in [*TARGETS, *SYSTEM]:
        files = json.loads((folder / f"{target}.build/output-file-map.json").read_text())
        found += sorted({outputs["object"] for outputs in files.values() if "object" in outputs})
    return [path for path in found if Path(path).exists()]


def main():
    print("Building the system", file=sys.stderr, flush=True)
    subprocess.run([*BUILD, "--target", "IntentHosting"], check=True, stdout=sys.stderr)
    products = Path(subprocess.run(
        [*BUILD, "--show-bin-path"], check=True, capture_output=True, text=True).stdout.strip())
    with tempfile.TemporaryDirectory(prefix="resolution-") as folder:
        subprocess.run(
            ["swiftc", "-O", "-wmo", "-swift-version", "6", "-static-stdlib", "-use-ld=lld", "-module-name",
             "Resolution", "-I", products / "Modules",
             "-Xcc", f"-fmodule-map-file={ROOT / 'Sources/CSQLite/module.modulemap'}", SOURCE, *objects(products), "-lsqlite3", "-o", "resolution"],
            check=True, cwd=folder)
        environment = dict(os.environ, XDG_DATA_HOME=f"{folder}/data")
        output = subprocess.run(
            ["./resolution"], check=True, cwd=folder, env=environment, capture_output=True, text=True).stdout
    table = Table()
    for name, ours, peers in map(str.split, output.splitlines()):
        what, peer = MEASURED[name]
        table.add(what, float(ours), peer, float(peers), milliseconds)
    print(table.text())
    print("\nThe goal is 20 ms. What a query takes by itself cannot be less.")


if __name__ == "__main__":
    main()
