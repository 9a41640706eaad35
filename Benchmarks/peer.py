"""FastMCP, beside which servers are measured."""

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent


def tell(words):
    """Says what is being done."""
    print(words, file=sys.stderr, flush=True)


def fastmcp_python():
    """The Python of a virtual environment that has what requirements.txt names."""
    wanted = (HERE / "requirements.txt").read_text()
    folder = ROOT / ".build/benchmark-venv"
    stamp = folder / "requirements.txt"
    if not stamp.exists() or stamp.read_text() != wanted:
        tell("Installing FastMCP into .build/benchmark-venv")
        subprocess.run([sys.executable, "-m", "venv", "--clear", folder], check=True)
        subprocess.run(
            [folder / "bin/pip", "install", "--quiet", "--disable-pip-version-check", "-r", HERE / "requirements.txt"],
            check=True, stdout=sys.stderr)
        stamp.write_text(wanted)
    return folder / "bin/python"
