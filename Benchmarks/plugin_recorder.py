"""Stands between the compiler and a plugin, and writes down what the compiler asks.

A plugin gets neither arguments nor an environment; so the two paths stand on lines of their own in a file beside it, whose
name has `.paths` at its end.
"""

import struct
import subprocess
import sys
from pathlib import Path


def message(stream):
    """The next message with its length before it; nothing where the stream has ended."""
    head = stream.read(8)
    return head + stream.read(struct.unpack("<Q", head)[0]) if len(head) == 8 else None


def main():
    path, messages = Path(__file__ + ".paths").read_text().splitlines()
    plugin = subprocess.Popen([path], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    with open(messages, "ab") as record:
        while asked := message(sys.stdin.buffer):
            record.write(asked)
            plugin.stdin.write(asked)
            plugin.stdin.flush()
            sys.stdout.buffer.write(message(plugin.stdout))
            sys.stdout.buffer.flush()
    plugin.stdin.close()
    plugin.wait()


if __name__ == "__main__":
    main()
