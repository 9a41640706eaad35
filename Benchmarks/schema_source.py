"""A type for every schema of the catalogue, as `appintents scaffold` prints them."""

import json
import re
import subprocess


class SourceError(Exception):
    """What `appintents scaffold` printed has a piece that is no declaration."""


def files(appintents):
    """The types by the names of files, one a file, and how many of them follow a schema."""
    def printed(*words):
        return subprocess.run([appintents, *words], capture_output=True, text=True, check=True).stdout
    domains = [domain["name"] for domain in json.loads(printed("schemas", "--json"))]
    # What the file keeps to itself is used by all the files that it is cut into.
    source = re.sub(r"\b(?:file)?private (?=struct|func)", "", printed("scaffold", *domains))
    imports = re.findall(r"^import .*$", source, re.MULTILINE)
    found = {}
    for piece in pieces(source):
        match = re.search(r"^(?:@\w+(?:\([^()]*\))? *)*(?:struct|enum|final class|class|extension) (\w+)", piece, re.MULTILINE)
        if match is None:
            raise SourceError(f"this has no name:\n{piece}")
        name = f"{match[1]}.swift"
        found[name] = found.get(name, "\n".join(imports) + "\n\n") + piece + "\n"
    return found, len(re.findall(r"^@App(?:Intent|Entity|Enum)\(schema:", source, re.MULTILINE))


def pieces(source):
    """The declarations of a source that stand outermost, each with the attributes before it and without comments."""
    lines = []
    for line in source.splitlines():
        if not line.strip() or line.startswith(("import ", "//")):
            continue
        lines.append(line)
        if line.startswith("}") or (line.endswith("}") and not line.startswith((" ", "@")) and "{" in line):
            yield "\n".join(lines)
            lines = []
