"""Counts what parameters and properties allocate, over 10,000 intents and entities, beside plain class instances."""

import argparse
import subprocess
import tempfile
from pathlib import Path

import framework
from table import figures, markdown

SOURCES = Path(__file__).resolve().parent / "Allocations"

# What the program measures: its name there, what it is called in the table, and how many wrappers and words it has.
MEASURED = [
    ("Instance", "An instance of a class with one value", 0, 0),
    ("Words", "The words of a title", 0, 1),
    ("Nothing", "An intent without parameters", 0, 0),
    ("OneParameter", "An intent with 1 parameter", 1, 1),
    ("FourParameters", "An intent with 4 parameters", 4, 6),
    ("FourProperties", "A transient entity with 4 properties", 4, 4),
]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--products", type=Path, metavar="FOLDER", help="a debug build of the framework, to make none")
    products = framework.products(parser.parse_args().products)
    with tempfile.TemporaryDirectory(prefix="allocations-") as folder:
        subprocess.run(["clang", "-O2", "-c", SOURCES / "count.c", "-o", "count.o"], check=True, cwd=folder)
        subprocess.run(
            ["swiftc", "-O", "-wmo", "-swift-version", "6", "-module-name", "Allocations", "-c", SOURCES / "main.swift",
             *framework.compiler_options(products), "-o", "main.o"], check=True, cwd=folder)
        subprocess.run(
            ["swiftc", "main.o", "count.o", *framework.objects(products), "-o", "allocations"], check=True, cwd=folder)
        output = subprocess.run(
            ["./allocations"], check=True, cwd=folder, capture_output=True, text=True).stdout
    counted = {name: (float(count), float(size)) for name, count, size in map(str.split, output.splitlines())}
    rows = []
    for name, title, wrappers, words in MEASURED:
        count, size = counted[name]
        each = figures((count - words * counted["Words"][0]) / wrappers) if wrappers else "–"
        rows.append((title, figures(count), f"{size:,.0f}", each))
    print(markdown(("What is made", "Allocations", "Bytes", "A wrapper, without its words"), rows))
    print("\nThe goal is 1 allocation a wrapper: that of a class instance.")


if __name__ == "__main__":
    main()
