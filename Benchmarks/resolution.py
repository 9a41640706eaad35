"""Measures how long the system takes to find one entity by words among 100,000, beside the app's own query or loop."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from framework import program, release_products
from table import Table, milliseconds

SOURCE = Path(__file__).resolve().parent / "Resolution" / "main.swift"

# What the program measures: its name there, what it is called in the table, and the peer.
MEASURED = {
    "string": ("`EntityStringQuery`, a rare word and a common one", "the query alone"),
    "common": ("`EntityStringQuery`, a word of a third of all", "the query alone"),
    "enumerable": ("`EnumerableEntityQuery`, by title", "a loop over the names"),
    "indexed": ("`IndexedEntity`, two words", "`CSUserQuery` to its first item"),
}


def main():
    products = release_products()
    with tempfile.TemporaryDirectory(prefix="resolution-") as folder:
        path = program(SOURCE, folder, products)
        environment = dict(os.environ, XDG_DATA_HOME=f"{folder}/data")
        output = subprocess.run(
            [path], check=True, cwd=folder, env=environment, capture_output=True, text=True).stdout
    table = Table()
    for name, ours, peers in map(str.split, output.splitlines()):
        what, peer = MEASURED[name]
        table.add(what, float(ours), peer, float(peers), milliseconds)
    print(table.text())
    print("\nThe goal is 20 ms. What a query takes by itself cannot be less.")


if __name__ == "__main__":
    main()
