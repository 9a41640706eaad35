"""The framework's debug build, which apps of the benchmarks are compiled and linked against."""

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# What an app links that depends on the product AppIntents.
TARGETS = [
    "AppIntents", "CoreLocation", "CoreTransferable", "FoundationGaps", "GeoToolbox", "SchemaCatalog",
    "SearchableAttributes", "UniformTypeIdentifiers",
]


def products(given):
    """The folder of the build, which is made where none is given."""
    if given:
        return given.resolve()
    print("Building the framework", file=sys.stderr, flush=True)
    package = ["swift", "build", "--package-path", ROOT]
    subprocess.run([*package, "--target", "AppIntents"], check=True, stdout=sys.stderr)
    return Path(subprocess.run(
        [*package, "--show-bin-path"], check=True, capture_output=True, text=True).stdout.strip())


def compiler_options(folder):
    """What the compiler is told so that it finds the modules and the macros."""
    return ["-I", folder / "Modules", "-load-plugin-executable", f"{folder / 'AppIntentsMacros-tool'}#AppIntentsMacros"]


def objects(folder):
    """The object files that an app links."""
    found = []
    for target in TARGETS:
        files = json.loads((folder / f"{target}.build/output-file-map.json").read_text())
        found += [outputs["object"] for source, outputs in files.items() if source]
    return found
