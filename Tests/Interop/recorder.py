"""Runs a command between a client and itself, and writes down each line that passes.

Usage: recorder.py LOG COMMAND [ARGUMENT]...
"""

import json
import subprocess
import sys
import threading


def main() -> int:
    log_path, *command = sys.argv[1:]
    server = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    lock = threading.Lock()
    with open(log_path, "w", encoding="utf-8") as log:

        def note(sender: str, line: bytes) -> None:
            with lock:
                json.dump({"from": sender, "line": line.decode()}, log)
                log.write("\n")
                log.flush()

        def pass_on_requests() -> None:
            for line in sys.stdin.buffer:
                note("client", line)
                server.stdin.write(line)
                server.stdin.flush()
            server.stdin.close()

        threading.Thread(target=pass_on_requests, daemon=True).start()
        for line in server.stdout:
            note("server", line)
            sys.stdout.buffer.write(line)
            sys.stdout.buffer.flush()
        return server.wait()


if __name__ == "__main__":
    sys.exit(main())
