"""What the tests of `appintents serve` share."""

import json
import os
import shutil
from importlib.metadata import version
from pathlib import Path

import pytest

from protocol_schema import Conversation
from raw_client import RawClient

ROOT = Path(__file__).resolve().parents[2]

# Two generations of the official client cannot be in one environment: each runs the tests that are its own.
EARLIER = ["test_earlier_client.py"]
HERE = Path(__file__).parent
collect_ignore = (
    EARLIER if int(version("mcp").split(".")[0]) >= 2 else [path.name for path in HERE.glob("test_*.py") if path.name not in EARLIER]
)


@pytest.fixture
def notes(tmp_path: Path) -> Path:
    """A copy of the sample notes, free to be changed."""
    return Path(shutil.copytree(ROOT / "Samples" / "Notes", tmp_path / "Notes"))


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """An environment in which nothing of whoever runs the tests is read or written."""
    places = {name: str(tmp_path / name) for name in ("XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME")}
    return {**os.environ, **places}


@pytest.fixture
def command(notes: Path) -> list[str]:
    """The command that serves the notes."""
    return [os.environ.get("APPINTENTS", str(ROOT / "appintents")), "--notes", str(notes), "serve"]


@pytest.fixture
def conversation() -> Conversation | None:
    """Checks messages against the published schemas, where these are at hand."""
    folder = Path(os.environ.get("MCP_SCHEMAS", ROOT.parent / "shared" / "mcp"))
    return Conversation(folder) if folder.is_dir() else None


@pytest.fixture
def check_log(conversation: Conversation | None):
    """Checks each message that a recorder wrote down."""

    def check(log: Path) -> None:
        entries = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
        assert {entry["from"] for entry in entries} == {"client", "server"}
        for entry in entries:
            message = json.loads(entry["line"])
            if conversation:
                conversation.check(entry["from"], message)
        assert conversation is None or conversation.checked == len(entries)

    return check


@pytest.fixture
def raw(command: list[str], environment: dict[str, str], conversation: Conversation | None):
    """A client that writes and reads lines; it must find the server ended well."""
    client = RawClient(command, environment, conversation)
    yield client
    client.finish()
