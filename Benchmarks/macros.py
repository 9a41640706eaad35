"""Measures what the schema and property macros cost: builds an app with them, and the same app with them written out.

There are two apps: one as an app is, and one with a type for every schema there is, whose expansions are also asked of the
compiler plugin alone. Each is a package that depends on this one. What is measured is the compiler alone, over the app's own module, with
the arguments that SwiftPM gives it in a debug build; what the app depends on is built before.
"""

import argparse
import os
import resource
import shutil
import statistics
import subprocess
import sys
import time
from pathlib import Path

import app_source
import expansion
import expansions
import framework
import schema_source
from table import factor, markdown, milliseconds, rate, seconds

FOLDER = framework.ROOT / ".build/benchmark-macros"
GOAL = 1.3

MANIFEST = """// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "benchmark",
    dependencies: [.package(name: "swift-app-intents", path: "../..")],
    targets: [
        .target(name: "WithMacros", dependencies: [.product(name: "AppIntents", package: "swift-app-intents")]),
        .target(name: "WrittenOut", dependencies: [.product(name: "AppIntents", package: "swift-app-intents")]),
    ],
    swiftLanguageModes: [.v6]
)
"""


def tell(words):
    """Says what is being done."""
    print(words, file=sys.stderr, flush=True)


def command(module, products, paths, *more):
    """The compiler's command for a module."""
    return [
        "swiftc", "-swift-version", "6", "-module-name", module, "-parse-as-library", "-Onone", "-g", "-enable-testing",
        "-suppress-warnings", "-enable-batch-mode", f"-j{os.cpu_count()}",
        *framework.compiler_options(products), *more, *paths,
    ]


def write(files, module):
    """Writes a target of the package anew; gives the paths of its files."""
    folder = FOLDER / "Sources" / module
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for name, text in files.items():
        (folder / name).write_text(text)
    return sorted(folder.iterdir())


def build(module, products, paths):
    """Compiles a module from nothing; how long it took, and how much of the processors' time."""
    output = FOLDER / "output" / module
    shutil.rmtree(output, ignore_errors=True)
    output.mkdir(parents=True)
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    subprocess.run(
        command(module, products, paths, "-c", "-emit-module", "-emit-module-path", output / f"{module}.swiftmodule"),
        check=True, cwd=output)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.monotonic() - start, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def compare(files, products, runs):
    """Builds the module of some files with macros and without, in turn; gives the rows of what that took."""
    paths = {"WithMacros": write(files, "WithMacros")}
    tell("Writing the macros out")
    written = expansion.expand(files, command("WithMacros", products, paths["WithMacros"], "-typecheck", "-wmo"))
    paths["WrittenOut"] = write(written, "WrittenOut")
    tell(f"Building both modules {runs} times")
    times = {module: [] for module in paths}
    for _ in range(runs):
        for module in paths:
            times[module].append(build(module, products, paths[module]))
    rows = []
    for what, column in (("Build of the module", 0), ("Processor time", 1)):
        ours, theirs = (statistics.median(run[column] for run in runs) for runs in times.values())
        rows.append((what, seconds(ours), seconds(theirs), factor(ours / theirs)))
    return rows


def rates(files, products, duration):
    """How fast the plugin expands what is in some files: the rows of a table."""
    tell("Recording what the compiler asks of the plugin")
    plugin = products / "AppIntentsMacros-tool"
    compiler = command("WithMacros", products, write(files, "WithMacros"), "-typecheck", "-wmo")
    messages = expansions.recorded([str(word).replace(str(plugin), "{plugin}") for word in compiler], plugin, FOLDER)
    tell("Asking the plugin again")
    a_second, median, most, idle = expansions.measure(plugin, messages, duration)
    return [
        ("Expansions a second", rate(a_second)), ("One expansion", milliseconds(median)),
        ("99 of 100 take less than", milliseconds(most)), ("One that adds nothing", milliseconds(idle)),
    ]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--products", type=Path, metavar="FOLDER", help="a debug build of the framework, to make none")
    parser.add_argument(
        "--appintents", type=Path, default=framework.ROOT / ".build/release/appintents", metavar="FILE",
        help="the command that prints the schemas' types")
    parser.add_argument("--runs", type=int, default=3, metavar="N", help="how often each module is built (default: 3)")
    parser.add_argument("--seconds", type=float, default=5, metavar="N", help="how long expansions are made (default: 5)")
    given = parser.parse_args()
    products = framework.products(given.products)
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / "Package.swift").write_text(MANIFEST)
    head = ("What", "With macros", "Written out", "Ratio")
    try:
        rows = compare(app_source.files(), products, given.runs)
        print(f"{app_source.INTENTS} intents, {app_source.ENTITIES} entities, {app_source.ENUMERATIONS} enumerations:\n")
        print(markdown(head, rows))
        print(f"\nThe goal is a ratio of {GOAL} or less.")
        files, count = schema_source.files(given.appintents)
        rows = compare(files, products, given.runs)
        print(f"\n{count} types that follow a schema, one for each:\n")
        print(markdown(head, rows))
        print("\nThe plugin alone, over the same types:\n")
        print(markdown(("What", "appintents"), rates(files, products, given.seconds)))
    except (expansion.ExpansionError, schema_source.SourceError) as problem:
        sys.exit(f"macros.py: {problem}")


if __name__ == "__main__":
    main()
