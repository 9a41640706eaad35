"""The framework's builds, which apps of the benchmarks are compiled and linked against."""

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

# What a program links beyond the framework that has intents run or serves them.
SYSTEM = [
    "CLinuxFiles", "CoreSpotlight", "IntentCommandLine", "IntentHosting", "IntentRuntime", "JSON", "ModelContextProtocol",
    "SQLite", "StreamableHTTP",
]

# The modules in C that they import: where their maps are, and how the libraries behind them are linked.
MODULE_MAPS = ["CAllocator", "CCrypto", "CLinuxFiles/include", "CMicrohttpd", "CSQLite"]
LIBRARIES = ["-lcrypto", "-lmicrohttpd", "-lsqlite3"]

# The flags of `make build`, so that the two builds are one.
RELEASE = ["swift", "build", "--package-path", ROOT, "--configuration", "release", "--static-swift-stdlib",
           "-Xswiftc", "-use-ld=lld", "-Xlinker", "--strip-all"]


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


def objects(folder, targets=TARGETS):
    """The object files that an app links."""
    found = []
    for target in targets:
        outputs = folder / f"{target}.build/output-file-map.json"
        if not outputs.exists():
            # A target in C has none.
            found += sorted((folder / f"{target}.build").glob("**/*.o"))
            continue
        files = json.loads(outputs.read_text())
        found += sorted({outputs["object"] for outputs in files.values() if "object" in outputs})
    return [path for path in found if Path(path).exists()]


def release_products(given=None):
    """The folder of the release build, which is made where none is given."""
    if given:
        return given.resolve()
    print("Building the system", file=sys.stderr, flush=True)
    for target in ("IntentHosting", "StreamableHTTP"):
        subprocess.run([*RELEASE, "--target", target], check=True, stdout=sys.stderr)
    return Path(subprocess.run(
        [*RELEASE, "--show-bin-path"], check=True, capture_output=True, text=True).stdout.strip())


def program(source, folder, products):
    """Compiles a program of one file, optimised, with the system and what else it links; its path."""
    path = Path(folder) / source.parent.name.lower()
    maps = [part for name in MODULE_MAPS for part in ("-Xcc", f"-fmodule-map-file={ROOT / 'Sources' / name / 'module.modulemap'}")]
    compiled = subprocess.run(
        ["swiftc", "-O", "-wmo", "-swift-version", "6", "-static-stdlib", "-use-ld=lld", "-Xlinker", "--strip-all",
         "-module-name", source.parent.name, "-I", products / "Modules", *maps, source,
         *objects(products, [*TARGETS, *SYSTEM]), *LIBRARIES, "-o", path],
        cwd=folder, capture_output=True, text=True)
    if compiled.returncode:
        sys.exit(f"{source} cannot be compiled with what is in {products}:\n{compiled.stderr}")
    return path
