#!/usr/bin/env python3
"""Builds and runs published snippets against this package, with nothing in them changed but their placeholders.

The snippets are read from a folder outside the repository when the check runs; none of their text is kept here. Each
file of snippets becomes a module of a temporary package, in Swift 5 mode, beside the source in `support` that supplies
what the snippets only mention and that checks what they do. Without the folder there is nothing to do.
"""

import argparse
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
SUPPORT = pathlib.Path(__file__).resolve().parent / "support"

# The module of each file of snippets, by the number that the file's name begins with.
MODULES = {"000": "Mail", "001": "Notes", "002": "Whiteboard", "003": "Trail", "004": "Onscreen"}

# What stands for a placeholder; for any other, which names a type, the name itself.
PLACEHOLDERS = {"Identifiable.ID": "String", "code": "[]", "DisplayRepresentation": '"x"'}

# The words before which a line may break wherever they stand: what begins a declaration or a statement.
STARTS = ("static", "let", "var", "func", "init", "struct", "class", "enum", "extension", "return", "self.", "@")


def fenced(text):
    """The blocks between fences that say they are Swift."""
    return [block.strip() for block in re.findall(r"```swift\s(.*?)```", text, re.S)]


def unfenced(text):
    """The code that stands among prose: from an attribute or an opening call to where its brackets close."""
    blocks, block, depth = [], [], 0
    lines = text.splitlines()
    for number, line in enumerate(lines):
        opens = re.fullmatch(r"\s*(@\w+\([^()]*\)|[A-Z]\w*\()\s*", line)
        if not block and not opens:
            continue
        block.append(line)
        bare = re.sub(r'"(\\.|[^"\\])*"|//.*', "", line)
        depth += sum(map(bare.count, "([{")) - sum(map(bare.count, ")]}"))
        following = lines[number + 1].strip() if number + 1 < len(lines) else ""
        is_attribute = bare.lstrip().startswith("@")
        if depth <= 0 and not is_attribute and not following.startswith("."):
            blocks.append("\n".join(block).strip())
            block, depth = [], 0
    return blocks


def string_end(code, start):
    """Where a string literal ends, the literals in its interpolations included."""
    index, depth = start + 1, 0
    while index < len(code):
        if depth == 0 and code[index] == '"':
            return index + 1
        if code.startswith("\\(", index):
            depth, index = depth + 1, index + 2
        elif code[index] == "\\":
            index += 2
        elif depth and code[index] == '"':
            index = string_end(code, index)
        else:
            depth += (code[index] == "(") - (code[index] == ")") if depth else 0
            index += 1
    return len(code)


def broken_into_lines(code):
    """Code whose line breaks were lost, with breaks where the language needs or allows them; not a token is changed.

    A comment to the end of the line ends with the sentence that code follows.
    """
    starts = "|".join(re.escape(word) for word in STARTS)
    comment = re.compile(rf'//.*?(?:(?<=[.!?:]) (?=//|"|}}|(?:{starts}))|$)')
    word = re.compile(rf"(?<![\w.])(?:(?:{starts})(?<=[.@])|(?:{starts})\b)")
    output, index, parentheses = [], 0, 0
    while index < len(code):
        if code.startswith("/*", index):
            end = code.index("*/", index) + 2
            output.append(code[index:end] + "\n")
        elif code.startswith("//", index):
            end = comment.match(code, index).end()
            output.append(code[index:end].rstrip() + "\n")
        elif code[index] == '"':
            end = string_end(code, index)
            output.append(code[index:end])
        else:
            match = word.match(code, index)
            end = match.end() if match else index + 1
            token = code[index:end]
            parentheses += (token == "(") - (token == ")")
            if parentheses == 0 and (match or token == "}"):
                output.append("\n")
            output.append(token)
            if parentheses == 0 and token in "{}":
                output.append("\n")
        index = end
    result = "".join(output)
    if re.sub(r"\s", "", result) != re.sub(r"\s", "", code):
        raise SystemExit("breaking a snippet into lines changed it")
    return result


def filled(code):
    """Code with its placeholders filled in."""
    return re.sub(r"<#(.*?)#>", lambda match: PLACEHOLDERS.get(match[1], match[1]), code)


def snippets(text):
    """The snippets of a file, each with the name of the first thing it declares or calls."""
    found = fenced(text) or unfenced(text)
    for code in found:
        if "\n" not in code:
            code = broken_into_lines(code)
        name = re.search(r"\b(?:struct|enum|class)\s+(\w+)|^\s*(\w+)\(", code)
        yield (name[1] or name[2]) if name else "Snippet", filled(code)


def write_package(folder, files):
    """Writes the package; returns the label of each snippet by its source file."""
    labels, modules = {}, []
    for file in files:
        module = MODULES[file.name[:3]]
        modules.append(module)
        sources = folder / "Sources" / f"{module}Snippets"
        sources.mkdir(parents=True)
        shutil.copy(SUPPORT / f"{module}.swift.txt", sources / "Support.swift")
        for number, (name, code) in enumerate(snippets(file.read_text(encoding="utf-8"))):
            if not code.startswith("@") and not re.match(r"\s*(struct|enum|class|extension)\b", code):
                # What is no declaration stands in a function, as it would in an app.
                code = f"@discardableResult\nfunc snippet() -> {name} {{\n{code}\n}}"
            source = sources / f"Snippet{number}.swift"
            source.write_text(f"import AppIntents\n\n{code}\n", encoding="utf-8")
            labels[f"{module}Snippets/{source.name}"] = f"{file.name}: {name}"
    main = folder / "Sources" / "check"
    main.mkdir()
    imports = "".join(f"import {module}Snippets\n" for module in modules)
    calls = "".join(f"try await check{module}()\n" for module in modules)
    (main / "main.swift").write_text(f"{imports}\n{calls}")
    product = '.product(name: "AppIntents", package: "swift-app-intents")'
    targets = "".join(
        f'        .target(name: "{module}Snippets", dependencies: [{product}]),\n' for module in modules)
    names = ", ".join(f'"{module}Snippets"' for module in modules)
    (folder / "Package.swift").write_text(f"""\
// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "snippets",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "swift-app-intents", path: "{ROOT}")],
    targets: [
{targets}        .executableTarget(name: "check", dependencies: [{names}]),
    ],
    swiftLanguageModes: [.v5]
)
""")
    return labels


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "--snippets", default=os.environ.get("SNIPPETS", ROOT.parent / "shared" / "seeds"),
        help="the folder of snippets (default: $SNIPPETS, else ../shared/seeds beside the repository)")
    parser.add_argument("--scratch-path", help="where the build is kept, to be used again")
    options = parser.parse_args()

    folder = pathlib.Path(options.snippets)
    files = [file for file in sorted(folder.glob("*.txt")) if file.name[:3] in MODULES]
    if not files:
        print(f"snippets: skipped, there are none in {folder}")
        return 0

    with tempfile.TemporaryDirectory(prefix="snippets-") as temporary:
        package = pathlib.Path(temporary)
        labels = write_package(package, files)
        scratch = options.scratch_path or str(package / ".build")
        command = ["swift", "run", "--package-path", str(package), "--scratch-path", scratch, "check"]
        run = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
        verdict = "builds and works" if run.returncode == 0 else "not checked"
        for file, label in labels.items():
            if re.search(rf"{re.escape(file)}:\d+:\d+: error", run.stdout):
                verdict_here = "does not build"
            else:
                verdict_here = verdict
            print(f"snippets: {label}: {verdict_here}")
        if run.returncode:
            print(run.stdout, file=sys.stderr)
        return 1 if run.returncode else 0


if __name__ == "__main__":
    sys.exit(main())
