"""The peer: an MCP server over a folder of Markdown notes as one writes it with FastMCP, texts kept in memory.

The first argument is the folder, and a second the port of 127.0.0.1 to serve HTTP at.
"""

import sys
from pathlib import Path

from fastmcp import FastMCP

ROOT = Path(sys.argv[1])
server = FastMCP("notes")
texts: dict[Path, tuple[int, str]] = {}


def text_of(path: Path) -> str:
    """The text of a note, read again only when the file has changed."""
    written = path.stat().st_mtime_ns
    if path not in texts or texts[path][0] != written:
        texts[path] = (written, path.read_text(encoding="utf-8"))
    return texts[path][1]


@server.tool
def find(text: str, limit: int = 20) -> list[dict[str, str]]:
    """Finds the notes in which all words occur, the newest first."""
    words = text.lower().split()
    found = []
    for path in ROOT.rglob("*.md"):
        folded = f"{path.stem} {text_of(path)}".lower()
        if all(word in folded for word in words):
            found.append(path)
    found.sort(key=lambda path: texts[path][0], reverse=True)
    return [
        {"id": str(path.relative_to(ROOT)), "title": path.stem, "excerpt": text_of(path)[:120]} for path in found[:limit]
    ]


@server.tool
def create(name: str, content: str) -> str:
    """Makes a note."""
    with open(ROOT / f"{name}.md", "x", encoding="utf-8") as file:
        file.write(content)
    return f"{name}.md"


@server.tool
def read(id: str) -> str:
    """The text of a note."""
    return text_of(ROOT / id)


if len(sys.argv) > 2:
    server.run(transport="http", host="127.0.0.1", port=int(sys.argv[2]), show_banner=False, log_level="error")
else:
    server.run(show_banner=False)
