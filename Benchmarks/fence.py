"""Puts a million texts made to break it through the fence around foreign text, in an optimised build."""

import argparse
import resource
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TESTS = ROOT / "Tests" / "IntentRuntimeTests" / "Fence"

# The fence, without what puts errors of the system into it.
FENCE = [path for path in sorted((ROOT / "Sources/IntentRuntime/Fence").glob("*.swift")) if "+" not in path.name]
# What makes the texts and judges what becomes of them; the tests use it for fewer.
PROGRAM = [TESTS / name for name in ("FenceProperty.swift", "FenceReader.swift", "HostileTexts.swift")]
PROGRAM.append(ROOT / "Benchmarks" / "Fence" / "main.swift")


def processor_time():
    """The processor time, in seconds, of the programs that were run so far."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=1_000_000, metavar="N", help="how many texts")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="what the texts follow from")
    arguments = parser.parse_args()
    compiler = ["swiftc", "-O", "-wmo", "-swift-version", "6"]
    with tempfile.TemporaryDirectory(prefix="fence-") as folder:
        subprocess.run(
            [*compiler, "-package-name", "fence", "-parse-as-library", "-module-name", "IntentRuntime",
             "-emit-module-path", "IntentRuntime.swiftmodule", "-c", *FENCE, "-o", "fence.o"], check=True, cwd=folder)
        subprocess.run(
            [*compiler, "-module-name", "Fence", "-I", folder, *PROGRAM, "fence.o", "-o", "fence"],
            check=True, cwd=folder)
        start = processor_time()
        status = subprocess.run([f"{folder}/fence", str(arguments.count), str(arguments.seed)]).returncode
    if status:
        sys.exit("The fence does not hold: see above.")
    print(f"{arguments.count:,} texts in {processor_time() - start:.1f} s of processor time, and the fence held")


if __name__ == "__main__":
    main()
