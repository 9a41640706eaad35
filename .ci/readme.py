"""Runs the commands of a Markdown file and compares what they print with what it says they print.

A command stands in a block marked `console`, on a line that begins with `$ `; the lines after it are its output. A line that is only
`…` stands for any number of lines, and `…` within a line for any words. Blocks share one temporary home, in which `~` lies; commands
run in the repository's root.
"""

import os
import re
import subprocess
import sys
import tempfile


def blocks(text):
    """The commands of the file with their expected output, in order."""
    for block in re.findall(r"^```console\n(.*?)^```", text, re.M | re.S):
        command, output = None, []
        for line in block.splitlines():
            if line.startswith("$ "):
                if command:
                    yield command, output
                command, output = line[2:], []
            elif command and command.endswith("\\"):
                command = command[:-1] + line.strip()
            else:
                output.append(line)
        if command:
            yield command, output


def line_fits(expected, found):
    """Whether a line fits, `…` standing for any words."""
    return re.fullmatch(".*".join(map(re.escape, expected.rstrip().split("…"))), found.rstrip()) is not None


def fits(expected, found):
    """Whether lines fit, `…` standing for any number of them."""
    if not expected:
        return not found
    if expected[0].strip() == "…":
        return any(fits(expected[1:], found[skip:]) for skip in range(len(found) + 1))
    return bool(found) and line_fits(expected[0], found[0]) and fits(expected[1:], found[1:])


def main(path):
    text = open(path, encoding="utf-8").read()
    failures = count = 0
    with tempfile.TemporaryDirectory() as home:
        # What the commands write down is of this home too, so that its numbers begin with 1.
        environment = {name: value for name, value in os.environ.items() if not name.startswith("XDG_")}
        environment.update(HOME=home, COLUMNS="100", TZ="UTC", LANG="C.UTF-8")
        for command, expected in blocks(text):
            count += 1
            result = subprocess.run(
                ["bash", "-c", command], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                text=True, env=environment, timeout=900)
            found = result.stdout.splitlines()
            if fits(expected, found):
                print(f"ok    {command}")
            else:
                failures += 1
                print(f"WRONG {command}\n  expected:")
                print("\n".join("    " + line for line in expected))
                print("  found:")
                print("\n".join("    " + line for line in found))
    if not count:
        print(f"{path} has no command")
        failures = 1
    print(f"{count - failures} passed, {failures} failed")
    sys.exit(1 if failures else 0)


main(sys.argv[1])
