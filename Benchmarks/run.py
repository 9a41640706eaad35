"""Measures appintents beside its peers in one run, and prints a table of values and ratios.

The peers are a FastMCP server, which goes into a virtual environment of its own, and ripgrep.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import measure
import notes
from client import Client
from peer import HERE, ROOT, fastmcp_python, tell
from table import Table, mebibytes, milliseconds, rate

SMALL = 50
LARGE = 10_000


def arguments():
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "--appintents", type=Path, default=ROOT / ".build/release/appintents", metavar="FILE", help="the command to measure")
    parser.add_argument("--seconds", type=float, default=3, metavar="N", help="how long each rate is measured (default: 3)")
    given = parser.parse_args()
    if not os.access(given.appintents, os.X_OK):
        parser.error(f"there is no command {given.appintents}; build it with: make build")
    return given


def ripgrep():
    """The command rg, installed where it can be; None where it cannot."""
    if not shutil.which("rg") and shutil.which("apt-get") and os.geteuid() == 0:
        tell("Installing ripgrep")
        subprocess.run(["apt-get", "update", "-qq"], stdout=sys.stderr)
        subprocess.run(["apt-get", "install", "-y", "-qq", "--no-install-recommends", "ripgrep"], stdout=sys.stderr)
    command = shutil.which("rg")
    if not command:
        tell("ripgrep is not here, so searches stand alone; install it with: apt-get install ripgrep")
    return command


def find(words, limit, is_ours):
    """The parameters of a call that finds notes."""
    return {"name": "notes_findNote" if is_ours else "find", "arguments": {"text": words, "limit": limit}}


def servers(table, ours, peer, environment, seconds):
    """Measures both servers over a few notes."""
    tell(f"Starting the servers, over {SMALL} notes")
    our_find, peer_find = find(notes.RARE, 5, True), find(notes.RARE, 5, False)
    our_starts = measure.starts(ours, environment, our_find, 15)
    peer_starts = measure.starts(peer, environment, peer_find, 3)
    table.add("First answer", our_starts[0], "FastMCP", peer_starts[0], milliseconds)
    table.add("First answer of a tool", our_starts[1], "FastMCP", peer_starts[1], milliseconds)

    results = []
    for name, command, parameters in (("appintents", ours, our_find), ("FastMCP", peer, peer_find)):
        tell(f"Calling {name}")
        with Client(command, environment) as client:
            client.begin()
            pings = measure.calls(client, "ping", {}, 1, seconds / 2)
            single = measure.calls(client, "tools/call", parameters, 1, seconds)
            several = measure.calls(client, "tools/call", parameters, 16, seconds)
            results.append((pings, single, several, client.peak()))
    for index, what in enumerate(("`ping`, one at a time", "Find, one at a time", "Find, 16 open")):
        (our_rate, our_times), (peer_rate, peer_times) = results[0][index], results[1][index]
        table.add(what, our_rate, "FastMCP", peer_rate, rate, more_is_better=True)
        for share, label in ((0.5, "p50"), (0.99, "p99")):
            table.add(
                f"{what}, {label}", measure.percentile(our_times, share), "FastMCP",
                measure.percentile(peer_times, share), milliseconds)
    table.add("Peak memory", results[0][3], "FastMCP", results[1][3], mebibytes)


def large(table, appintents, peer, folder, environment):
    """Measures commands and both servers over many notes."""
    tell(f"Looking through {LARGE:,} notes")
    base = [appintents, "find", "notes.note", "--json", "--limit", "50", "--notes", folder]
    seconds, memory = measure.run([*base, notes.RARE], environment)
    table.add(f"First look at {LARGE:,} notes", seconds, "–", None, milliseconds)
    table.add("First look, peak memory", memory, "–", None, mebibytes)
    grep = ripgrep()
    for what, words in (("List 50", None), ("Find a rare word", notes.RARE), ("Find a common word", notes.COMMON)):
        seconds, memory = measure.runs([*base, words] if words else base, environment, 9)
        theirs = None
        if grep:
            search = [grep, "-l", "-i", words, folder] if words else [grep, "--files", folder]
            theirs = measure.runs(search, environment, 9)[0]
        table.add(what, seconds, "ripgrep" if grep else "–", theirs, milliseconds)
    table.add("Find a common word, peak memory", memory, "–", None, mebibytes)

    tell(f"Calling the servers, over {LARGE:,} notes")
    results = []
    for command, is_ours in (([appintents, "serve", "--notes", folder], True), ([*peer, folder], False)):
        with Client(command, environment) as client:
            client.begin()
            client.ask("tools/call", find(notes.RARE, 50, is_ours))
            times = [measure.latencies(client, find(words, 50, is_ours), 15 if is_ours else 5)
                     for words in (notes.RARE, notes.COMMON)]
            results.append((times, client.peak()))
    for index, what in enumerate(("Server: find a rare word", "Server: find a common word")):
        table.add(what, results[0][0][index][0], "FastMCP", results[1][0][index][0], milliseconds)
    table.add("Server: peak memory", results[0][1], "FastMCP", results[1][1], mebibytes)


def main():
    given = arguments()
    python = fastmcp_python()
    peer = [python, HERE / "fastmcp_notes.py"]
    with tempfile.TemporaryDirectory(prefix="appintents-benchmark-") as home:
        home = Path(home)
        # Neither the accounts nor the indexes of whoever runs this are touched.
        environment = dict(
            os.environ, HOME=str(home), XDG_CACHE_HOME=str(home / "cache"), XDG_CONFIG_HOME=str(home / "config"))
        small, many = home / "small", home / "large"
        tell("Writing notes")
        notes.make(small, SMALL)
        bytes_written = notes.make(many, LARGE)
        few, lots = Table(), Table()
        servers(
            few, [given.appintents, "serve", "--notes", small], [*peer, small], environment, given.seconds)
        large(lots, given.appintents, peer, many, environment)
        cores = len(os.sched_getaffinity(0))
        print(f"{cores} cores, Python {sys.version.split()[0]}, {(HERE / 'requirements.txt').read_text().strip()}\n")
        print(f"Over {SMALL} notes, through a server on standard input and output:\n\n{few.text()}\n")
        print(f"Over {LARGE:,} notes of {bytes_written / 1e6:.0f} MB:\n\n{lots.text()}")


if __name__ == "__main__":
    main()
