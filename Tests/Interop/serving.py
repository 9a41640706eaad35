"""The command as a server over HTTP."""

import contextlib
import re
import subprocess


@contextlib.contextmanager
def serving(command, environment):
    """Serves until the block ends, and then must end well; the address."""
    server = subprocess.Popen(
        [*command, "--http", "127.0.0.1:0"], env=environment, stdin=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    address = None
    while address is None:
        line = server.stderr.readline()
        assert line, "the server did not start"
        address = (found := re.search(r"http://\S+/mcp", line)) and found[0]
    yield address
    server.terminate()
    assert server.wait(30) == 0
