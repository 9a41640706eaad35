"""Writes into a source what its macros expand to, so that the macros themselves can go."""

import re
import subprocess

# The kinds of expansions that the framework's macros have, as the demangler calls them.
ATTRIBUTES, EXTENSION, PEERS, MEMBERS = "memberAttribute", "extension", "peer", "member"
MACROS = re.compile(r"@(AppIntent|AppEntity|AppEnum|ComputedProperty|DeferredProperty|UnionValue)\b(\([^()]*\))?\s*")


class ExpansionError(Exception):
    """The compiler refused the source, or said something of its expansions that is not understood."""


def expand(files, compile_command):
    """The files without macros; `compile_command` type-checks them, and is told to show the expansions."""
    result = subprocess.run(
        [*compile_command, "-Xfrontend", "-dump-macro-expansions"], capture_output=True, text=True)
    if result.returncode:
        raise ExpansionError(f"the source does not compile:\n{result.stderr[-2000:]}")
    texts = {name: text.split("\n") for name, text in files.items()}
    for kind, type_name, member, text in expansions(result.stderr):
        if text.strip():
            insert(texts[f"{type_name}.swift"], kind, member, text.strip("\n").split("\n"))
    return {name: MACROS.sub("", "\n".join(lines)) for name, lines in texts.items()}


def expansions(output):
    """What the compiler showed: each expansion's kind, type, member (none where it is the type's own) and text."""
    shown = re.findall(r"^(@__swiftmacro_\w+)\.swift\n-{10,}\n(.*?)\n-{10,}$", output, re.MULTILINE | re.DOTALL)
    names = subprocess.run(
        ["swift", "demangle"], input="\n".join(name for name, _ in shown), capture_output=True, text=True, check=True)
    for words, (_, text) in zip(names.stdout.splitlines(), shown):
        match = re.fullmatch(r"(memberAttribute|extension|peer|member) macro \S+ expansion #\d+ of (\S+) in (\S+)", words)
        if match is None:
            raise ExpansionError(f"'{words}' is no expansion of a kind that is known")
        kind, declaration, owner = match.groups()
        if kind in (EXTENSION, MEMBERS):
            yield kind, declaration, None, text
        else:
            yield kind, owner.split(".")[-1], declaration, text


def insert(lines, kind, member, text):
    """Puts an expansion where the compiler does: before its member, after it, in its type, or at the end."""
    if kind == EXTENSION:
        lines += text
        return
    if kind == MEMBERS:
        position = next(index for index, line in enumerate(lines) if line.endswith("{")) + 1
        lines[position:position] = ["    " + line for line in text]
        return
    declaration = re.compile(rf"\b(let|var) {re.escape(member)}\b")
    position = next((index for index, line in enumerate(lines) if declaration.search(line)), None)
    if position is None:
        raise ExpansionError(f"there is no member '{member}' where the macro put something beside it")
    # Only a macro may declare a name that begins with a dollar.
    indented = [("    " + line).rstrip().replace(f"${member}", f"{member}Property") for line in text]
    if kind == ATTRIBUTES:
        lines[position:position] = indented
    else:
        lines[position + 1:position + 1] = indented
