"""Measures the compiler plugin alone: how many expansions of the schema macros it makes a second.

What the compiler asks of the plugin while it checks a module is recorded by a program between the two, once; then the
same questions are put to the plugin again and again. Those that it answers with nothing, as there is nothing to add to a
declaration, are the peer: they cost what the toolchain does for any macro, which is to read the message and to parse the
source in it.
"""

import json
import statistics
import struct
import subprocess
import sys
import time
from pathlib import Path

RECORDER = Path(__file__).resolve().parent / "plugin_recorder.py"
# The kinds of messages that ask for an expansion; one for each role of a macro.
EXPANSIONS = {"expandAttachedMacro", "expandFreestandingMacro"}


class Plugin:
    """A plugin process, spoken to as the compiler does: a message is its length in eight bytes and then JSON."""

    def __init__(self, path):
        self.process = subprocess.Popen([path], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        self.process.wait()

    def ask(self, message):
        """The answer to a message."""
        self.process.stdin.write(struct.pack("<Q", len(message)) + message)
        self.process.stdin.flush()
        length, = struct.unpack("<Q", self.process.stdout.read(8))
        return self.process.stdout.read(length)


def recorded(compile_command, plugin, folder):
    """The messages that the compiler sends to the plugin while it runs a command, which names the plugin in `{plugin}`."""
    record = folder / "messages"
    record.unlink(missing_ok=True)
    recorder = folder / "recorder"
    recorder.write_text(f"#!{sys.executable}\n{RECORDER.read_text()}")
    recorder.chmod(0o755)
    Path(f"{recorder}.paths").write_text(f"{plugin}\n{record}\n")
    command = [str(word).replace("{plugin}", str(recorder)) for word in compile_command]
    subprocess.run(command, check=True)
    data, messages, position = record.read_bytes(), [], 0
    while position < len(data):
        length, = struct.unpack_from("<Q", data, position)
        messages.append(data[position + 8:position + 8 + length])
        position += 8 + length
    return messages


def measure(plugin, messages, seconds):
    """Expansions a second; the median seconds of one, and the 99th of 100; and the median of those that add nothing."""
    expansions = [message for message in messages if next(iter(json.loads(message))) in EXPANSIONS]
    with Plugin(plugin) as process:
        for message in messages:
            process.ask(message)
        taken, idle, start = [], [], time.perf_counter()
        while time.perf_counter() - start < seconds:
            for message in expansions:
                before = time.perf_counter()
                answer = process.ask(message)
                elapsed = time.perf_counter() - before
                taken.append(elapsed)
                if not json.loads(answer)["expandMacroResult"]["expandedSource"]:
                    idle.append(elapsed)
    taken.sort()
    return len(taken) / sum(taken), statistics.median(taken), taken[int(len(taken) * 0.99)], statistics.median(idle)
