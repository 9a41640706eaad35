#!/usr/bin/env python3
"""Type-checks the Swift examples of the documentation: the articles of the modules, and the files of `Documentation`.

The blocks of an article that begin with ```swift are one program: a block may use what the blocks before it declare, and
a name of an earlier block may be declared anew. A block that imports PackageDescription is a manifest, and stands alone.
A block that begins with ```swift no-check is left out. An article that needs another one's blocks has a line
<!-- Continues: other-article.md -->. Exits with 1 when something does not compile.
"""

import argparse
import collections
import concurrent.futures
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[1]
# What a module that is built on a C library cannot be read without.
MODULE_MAP = [
    flag for library in ["CSQLite", "CPAM", "CMicrohttpd", "CCrypto", "CAllocator", "CLinuxFiles/include"]
    for flag in ["-Xcc", f"-fmodule-map-file={ROOT / 'Sources' / library / 'module.modulemap'}"]
]
ARTICLES = ["Sources/*/*.docc/**/*.md", "Documentation/*.md"]

# What begins a declaration that can stand in a file, after its attributes and modifiers.
DECLARATION = re.compile(
    r"(?:@\w+(?:\([^()]*\))?\s+|(?:public|private|fileprivate|final|indirect|nonisolated)\s+)*"
    r"(?:struct|class|enum|actor|protocol|extension|func|typealias)\b")

Block = collections.namedtuple("Block", "file line code")


def blocks(path):
    """The Swift blocks of an article, each with the line that its code begins on."""
    text = path.read_text(encoding="utf-8")
    return [
        Block(path.relative_to(ROOT), text.count("\n", 0, match.start(1)) + 1, match[1])
        for match in re.finditer(r"^```swift[ \t]*\n(.*?)^```[ \t]*$", text, re.S | re.M)]


def continued(path):
    """The blocks of the article that another one says it continues, and of those before it."""
    match = re.search(r"^<!-- Continues: (\S+) -->$", path.read_text(encoding="utf-8"), re.M)
    if match is None:
        return []
    earlier = (path.parent / match[1]).resolve()
    return continued(earlier) + blocks(earlier)


def pieces(block):
    """The declarations and statements that stand outermost in a block, each with its line.

    One begins at a line that is not indented and neither closes nor continues what is before it; comments and
    attributes on lines of their own belong to what follows them.
    """
    found, current, is_open = [], [], False
    for number, line in enumerate(block.code.splitlines()):
        begins = re.match(r"[^\s)}\].]", line) is not None
        if begins and not is_open:
            if current:
                found.append(current)
            current = []
        if begins:
            is_open = re.match(r"//|@\w+(\([^()]*\))?$", line) is not None
        current.append((block.line + number, line))
    if current:
        found.append(current)
    for piece in found:
        yield Block(block.file, piece[0][0], "\n".join(line for _, line in piece))


def located(piece):
    """The Swift of a piece, with which an error is told where the article has it."""
    return f'#sourceLocation(file: "{piece.file}", line: {piece.line})\n{piece.code}\n#sourceLocation()\n'


def program(found):
    """One source file of blocks: imports and declarations, and one function of all statements.

    The statements of each block stand in a scope within that of the block before, so they may use and hide its names.
    """
    imports, declarations, scopes = [], [], []
    for block in found:
        statements = []
        for piece in pieces(block):
            words = re.sub(r"^\s*//.*$", "", piece.code, flags=re.M).strip()
            if words.startswith("import "):
                imports.append(located(piece))
            elif DECLARATION.match(words):
                declarations.append(located(piece))
            elif words:
                statements.append(located(piece))
        if statements:
            scopes.append("do {\n" + "".join(statements))
    body = "".join(scopes) + "}\n" * len(scopes)
    return "".join(imports + declarations) + f"\nfunc everyStatement() async throws {{\n{body}}}\n"


def is_manifest(block):
    """Whether a block is the manifest of a package."""
    return re.search(r"^import PackageDescription$", block.code, re.M) is not None


def manifest_modules(compiler):
    """The folder of the modules that a manifest may import."""
    target = json.loads(subprocess.run(
        [compiler, "-print-target-info"], capture_output=True, text=True, check=True).stdout)
    return pathlib.Path(target["paths"]["runtimeResourcePath"]) / "pm" / "ManifestAPI"


def check(path, modules, plugin, compiler):
    """The compiler's words on an article, empty where all of it compiles, and the number of its blocks."""
    found = blocks(path)
    manifests = [block for block in found if is_manifest(block)]
    sources = [block for block in continued(path) + found if not is_manifest(block)]
    words = []
    with tempfile.TemporaryDirectory(prefix="articles-") as folder:
        file = pathlib.Path(folder) / "Article.swift"
        common = [compiler, "-typecheck", "-swift-version", "6", "-suppress-warnings"]
        if len(found) > len(manifests):
            file.write_text(program(sources), encoding="utf-8")
            words.append(run([
                *common, "-parse-as-library", "-module-name", "Article", "-I", str(modules), *MODULE_MAP,
                "-load-plugin-executable", f"{plugin}#AppIntentsMacros", str(file)]))
        for manifest in manifests:
            file.write_text(located(manifest), encoding="utf-8")
            words.append(run([
                *common, "-module-name", "Package", "-package-description-version", "6.1.0",
                "-I", str(manifest_modules(compiler)), str(file)]))
    return "".join(words), len(found)


def run(command):
    """What a compiler has to say against its source; empty where it has nothing."""
    result = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False)
    return "" if result.returncode == 0 else result.stderr or f"{command[0]} ended with {result.returncode}\n"


def build(scratch):
    """Builds the framework beside what the tests build; gives the folder of its modules and its macros' plugin."""
    package = ["swift", "build", "--package-path", str(ROOT), "--scratch-path", str(scratch)]
    for target in ["AppIntentsTesting", "ModelContextProtocol", "IntentJournal"]:
        subprocess.run([*package, "--target", target], check=True, stdout=sys.stderr)
    products = pathlib.Path(subprocess.run(
        [*package, "--show-bin-path"], check=True, capture_output=True, text=True).stdout.strip())
    return products / "Modules", products / "AppIntentsMacros-tool"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("articles", nargs="*", type=pathlib.Path, help="the articles to check (default: all)")
    parser.add_argument("--scratch-path", type=pathlib.Path, default=ROOT / ".build")
    parser.add_argument("--modules", type=pathlib.Path, help="a folder of built modules, to build nothing")
    parser.add_argument("--plugin", type=pathlib.Path, help="the macros' plugin that goes with --modules")
    parser.add_argument("--compiler", default="swiftc")
    options = parser.parse_args()
    if (options.modules is None) != (options.plugin is None):
        parser.error("give both --modules and --plugin, or neither")
    modules, plugin = (options.modules, options.plugin) if options.modules else build(options.scratch_path)
    # The compiler runs in the package's folder, whatever folder this was started in.
    modules, plugin = modules.resolve(), plugin.resolve()
    articles = [article.resolve() for article in options.articles] or sorted(
        path for pattern in ARTICLES for path in ROOT.glob(pattern))
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        results = list(pool.map(lambda path: check(path, modules, plugin, options.compiler), articles))
    failed = 0
    for path, (words, count) in zip(articles, results):
        if words:
            failed += 1
            print(words, file=sys.stderr)
        if count:
            verdict = "does not compile" if words else "compiles"
            print(f"articles: {path.relative_to(ROOT)}: {count} block{'s' * (count != 1)}, {verdict}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
