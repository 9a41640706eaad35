#!/usr/bin/env python3
"""Compares what the framework's modules declare with the checklist in `API`, and says what is missing.

A symbol is looked up in the modules' symbol graphs. What they cannot tell (which value type an initialiser is for, how
a macro or a result builder may be used, what conforms to what) is written as Swift and type-checked, a file an entry.
See API/README.md for the checklist's notation. Exits with 1 when a core or rare entry is missing, or when the source of
an Apple-only one does not compile.
"""

import argparse
import collections
import itertools
import json
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[1]
CHECKLIST = ROOT / "API"
MODULES = [
    "AppIntents", "FoundationGaps", "UniformTypeIdentifiers", "CoreTransferable", "CoreLocation", "GeoToolbox",
    "SearchableAttributes", "CoreSpotlight", "AppIntentsTesting",
]
# What a module that is built on a C library cannot be read without.
MODULE_MAP = [
    flag for library in ["CSQLite", "CAllocator", "CLinuxFiles/include"]
    for flag in ["-Xcc", f"-fmodule-map-file={ROOT / 'Sources' / library / 'module.modulemap'}"]
]
LEVELS = ["core", "rare", "apple-only"]

Entry = collections.namedtuple("Entry", "section level name found")
Form = collections.namedtuple("Form", "section level name imports swift")
Label = collections.namedtuple("Label", "name optional")


class Declaration:
    """One declaration of a symbol graph: what it takes, and how it may be used."""

    def __init__(self, symbol):
        path = symbol["pathComponents"]
        text = "".join(fragment["spelling"] for fragment in symbol.get("declarationFragments", []))
        self.container = ".".join(path[:-1])
        self.name, labels = read_labels(path[-1])
        kind = symbol["kind"]["identifier"]
        self.is_static = kind.startswith("swift.type.") or kind == "swift.enum.case"
        self.is_of_values = not kind.startswith("swift.type.")
        self.is_settable = "{ get set }" in text or (
            re.search(r"\bvar\b", text) is not None and "{" not in text)
        self.labels = None
        if labels is not None:
            defaulted = defaults(text)
            if len(defaulted) != len(labels):
                defaulted = [False] * len(labels)
            self.labels = [Label(label.name, optional) for label, optional in zip(labels, defaulted)]
        effects = text[text.rfind(")") + 1:] if "->" not in text else effects_before_result(text)
        braces = text[text.find("{"):] if "{" in text else ""
        self.is_async = "async" in effects or "async" in braces
        self.throws = "throws" in effects or "throws" in braces

    def takes(self, wanted):
        """Whether a call with these labels, and no others, is possible."""
        position = 0
        for label in self.labels:
            if position < len(wanted) and wanted[position] == label.name:
                position += 1
            elif not label.optional:
                return False
        return position == len(wanted)


def read_labels(text):
    """`name(a:b?:)` as its name and its labels; the labels are nothing for what is not called."""
    match = re.fullmatch(r"(.+?)\((.*)\)", text)
    if match is None:
        return text, None
    parts = [part for part in match[2].split(":") if part]
    return match[1], [Label(part.rstrip("?"), part.endswith("?")) for part in parts]


def parameter_list(text):
    """The range of the declaration's parameters within its text."""
    start = re.search(r"\b(func|init|subscript|macro|case)\b", text)
    position = text.find("(", start.end() if start else 0)
    depth = 0
    for index in range(max(position, 0), len(text)):
        if text[index] == "(":
            depth += 1
        elif text[index] == ")":
            depth -= 1
            if depth == 0:
                return position + 1, index
    return 0, 0


def defaults(text):
    """For each parameter of a declaration, whether it may be left out."""
    first, last = parameter_list(text)
    depth, parameters, current = 0, [], ""
    for character in text[first:last].replace("->", "  "):
        if character in "([{<":
            depth += 1
        elif character in ")]}>":
            depth -= 1
        if character == "," and depth == 0:
            parameters.append(current)
            current = ""
        else:
            current += character
    if current.strip():
        parameters.append(current)
    return [re.search(r"[^=!<>]=\s", parameter) is not None or "..." in parameter for parameter in parameters]


def effects_before_result(text):
    """The words between the parameters and the arrow of a declaration's result."""
    return text[parameter_list(text)[1] + 1:].split("->")[0]


class SymbolIndex:
    """All declarations of the modules, with what each type inherits."""

    def __init__(self, graphs):
        self.declarations = collections.defaultdict(list)
        self.paths = set()
        paths, parents = {}, []
        for graph in graphs:
            for symbol in graph["symbols"]:
                path = ".".join(symbol["pathComponents"])
                paths[symbol["identifier"]["precise"]] = path
                declaration = Declaration(symbol)
                self.paths.add(path)
                self.declarations[declaration.container, declaration.name].append(declaration)
            parents += [
                (relationship["source"], relationship["target"]) for relationship in graph["relationships"]
                if relationship["kind"] in ("conformsTo", "inheritsFrom")
            ]
        self.inherited = collections.defaultdict(set)
        for source, target in parents:
            if source in paths and target in paths:
                self.inherited[paths[source]].add(paths[target])

    def has_type(self, name):
        return name in self.paths

    def lineage(self, name):
        """A type and all it inherits from, itself first."""
        seen, pending = [], [name]
        while pending:
            current = pending.pop(0)
            if current not in seen:
                seen.append(current)
                pending += sorted(self.inherited[current])
        return seen

    def has_member(self, container, text):
        """Whether a type, or what it inherits from, has a member in the checklist's notation."""
        words = text.split(" ")
        is_static = words[0] == "static"
        if is_static:
            words.pop(0)
        name, labels = read_labels(words[0])
        marks = words[1:]
        candidates = [
            declaration for owner in self.lineage(container) for declaration in self.declarations[owner, name]
            if (declaration.is_static if is_static else declaration.is_of_values)
            and ("async" not in marks or declaration.is_async)
            and ("throws" not in marks or declaration.throws)
            and ("sync" not in marks or not declaration.is_async)
            and ("set" not in marks or declaration.is_settable)
        ]
        if labels is None:
            return any(declaration.labels is None or name == "subscript" for declaration in candidates)
        candidates = [declaration for declaration in candidates if declaration.labels is not None]
        return all(any(declaration.takes(call) for declaration in candidates) for call in calls(labels))


def calls(labels):
    """The calls that labels stand for: with all of them, with none of the optional ones, and without each of these."""
    every = [label.name for label in labels]
    required = [label.name for label in labels if not label.optional]
    without_one = [
        [label.name for index, label in enumerate(labels) if index != left_out]
        for left_out, omitted in enumerate(labels) if omitted.optional
    ]
    return [every, required] + without_one


def forms_of_section(section):
    """What a file of the checklist wants type-checked."""
    imports = [section["module"]] + section.get("imports", [])
    title = section["section"]
    for entry in section.get("forms", []):
        swift = "\n".join(entry["swift"])
        if entry.get("in") == "summary":
            swift = summary_host(swift)
        yield Form(title, entry["level"], entry["name"], imports, swift)
    for entry in section.get("conformances", []):
        for protocol in entry["protocols"]:
            name = f"{entry['type']}: {protocol}"
            swift = (
                f"static func use<Value: {protocol}>(_: Value.Type) {{}}\n"
                f"static func check{conformance_check(entry['type'])}")
            yield Form(title, entry["level"], name, imports, swift)
    for row in section.get("parameters", []):
        yield from parameter_forms(section, row, imports)
    for row in section.get("properties", []):
        yield from property_forms(section, row, imports)


def conformance_check(name):
    """The rest of a function that gives a type, or what conforms to a protocol, to a function `use`."""
    return f"<Value>(_: Value.Type) where Value: {name} {{ use(Value.self) }}" if is_protocol_name(name) else \
        f"() {{ use({name}.self) }}"


PROTOCOLS = set()


def is_protocol_name(name):
    """Whether a name is a protocol's, by the symbol graphs; those that begin with an underscore are not in them."""
    return name in PROTOCOLS or (name.startswith("_") and "<" not in name)


def summary_host(swift):
    """An intent whose parameter summary is the form."""
    body = "\n".join("        " + line for line in swift.splitlines())
    return (
        "struct Walk: AppIntent {\n"
        '    static let title: LocalizedStringResource = "Walk"\n'
        '    @Parameter(title: "Trail") var trail: Trail\n'
        '    @Parameter(title: "Numbered") var numbered: Numbered\n'
        '    @Parameter(title: "Name") var name: String\n'
        '    @Parameter(title: "Count") var count: Int\n'
        '    @Parameter(title: "Limit") var limit: Int?\n'
        '    @Parameter(title: "Flag") var flag: Bool\n'
        '    @Parameter(title: "Surface") var surface: Surface\n'
        f"    static var parameterSummary: some ParameterSummary {{\n{body}\n    }}\n"
        "    func perform() async throws -> some IntentResult { .result() }\n"
        "}")


def argument(section, type_name, label, use):
    """The Swift of one argument of a parameter's initialiser."""
    value = section["values"][type_name] if label == "default" else section["arguments"][label]
    if isinstance(value, dict):
        value = value[type_name]
    if isinstance(value, list):
        value = value[use % len(value)]
    return value


def parameter_forms(section, row, imports):
    """One form for each value type, form and spelling (with and without a title) of a row of initialisers."""
    for type_name, (form, titles) in itertools.product(row["types"], row["forms"].items()):
        for titled in ([True, False] if titles == "both" else [True]):
            lines = []
            whole = [f"[{type_name}]"] if row.get("collection") else [type_name]
            for index, (value, every) in enumerate(itertools.product(whole + [whole[0] + "?"], [True, False])):
                labels = [label for label in row["labels"] if every or not label.endswith("?")]
                arguments = parameter_arguments(
                    section, type_name, [label.rstrip("?") for label in labels], form, titled, every, index,
                    bool(row.get("collection")))
                given = f"({', '.join(arguments)})" if arguments else ""
                lines.append(f"    @IntentParameter{given} var value{index}: {value}")
            labels = "".join(label + ":" for label in (["title"] if titled else []) + row["labels"])
            name = f"@Parameter of {whole[0]} ({labels}) {form}"
            yield Form(
                section["section"], row["level"], name, imports, "struct Host {\n" + "\n".join(lines) + "\n}")


def parameter_arguments(section, type_name, labels, form, titled, every, use, is_collection):
    """The arguments of a parameter's initialiser, in Apple's order."""
    arguments = ['title: "Title"'] if titled else []
    if every:
        arguments.append('description: "Words"')
    ahead = [label for label in labels if label not in ("requestDisambiguationDialog", "supportedValues")]
    for label in ahead:
        text = argument(section, type_name, label, use)
        if label == "default" and is_collection:
            text = f"[{text}]"
        arguments.append(f"{label}: {text}")
    if every and "size" not in labels:
        arguments.append('requestValueDialog: "Which one?"')
    if "requestDisambiguationDialog" in labels:
        arguments.append('requestDisambiguationDialog: "Which?"')
    if every:
        arguments.append("inputConnectionBehavior: .never")
    if "supportedValues" in labels:
        arguments.append(f"supportedValues: {argument(section, type_name, 'supportedValues', use)}")
    rest = {
        "options": f"optionsProvider: Choices<{type_name}>()",
        "resolvers": f"resolvers: {{ Words<{type_name}>() }}",
        "query": f"query: {type_name}Query()",
    }
    return arguments + [rest[part] for part in form.split("+") if part != "plain"]


KEYS = {
    "title": 'title: "Title"',
    "indexingKey": "indexingKey: \\.comment",
    "customIndexingKey": 'customIndexingKey: CSCustomAttributeKey(keyName: "words_of_mine")!',
}


def property_forms(section, row, imports):
    """One form for each value type and spelling of `@Property`, `@ComputedProperty` and `@DeferredProperty`."""
    kinds = [("Property", "forms"), ("ComputedProperty", "computed"), ("DeferredProperty", "deferred")]
    for type_name, (wrapper, key) in itertools.product(row["types"], kinds):
        for spelling in row[key]:
            given = ", ".join(KEYS[label] for label in spelling.split(",") if label)
            attribute = f"@{wrapper}({given})" if given else f"@{wrapper}"
            labels = "".join(label + ":" for label in spelling.split(",") if label)
            if wrapper == "Property":
                lines = [f"    {attribute} var {name}: {value}" for name, value in (
                    ("one", type_name), ("perhaps", type_name + "?"), ("many", f"[{type_name}]"))]
            elif wrapper == "ComputedProperty":
                lines = [
                    f"    {attribute} var one: {type_name} {{ stored.value! }}",
                    f"    {attribute} var perhaps: {type_name}? "
                    "{ get { stored.value } nonmutating set { stored.value = newValue } }",
                ]
            else:
                lines = [
                    f"    {attribute} var one: {type_name} {{ get async throws {{ stored.value! }} }}",
                    f"    {attribute} var perhaps: {type_name}? {{ get async {{ stored.value }} }}",
                ]
            swift = (
                "struct Host: AppEntity {\n"
                '    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Host"\n'
                "    static let defaultQuery = HostQuery()\n"
                '    var id = "host"\n'
                '    var displayRepresentation: DisplayRepresentation { "Host" }\n'
                f"    var stored = Stored<{type_name}>()\n" + "\n".join(lines) + "\n}\n"
                "struct HostQuery: EntityQuery {\n"
                "    func entities(for identifiers: [String]) async throws -> [Host] { [] }\n"
                "}")
            yield Form(section["section"], row["level"], f"@{wrapper} of {type_name} ({labels})", imports, swift)


def type_check(forms, modules, plugin, compiler):
    """The forms that do not compile, by position, with the compiler's first words on each; and the fixtures' errors."""
    always = ["AppIntents", "CoreLocation", "CoreTransferable", "Foundation", "GeoToolbox", "UniformTypeIdentifiers"]
    with tempfile.TemporaryDirectory(prefix="api-coverage-") as folder:
        folder = pathlib.Path(folder)
        fixtures = CHECKLIST / "Fixtures.swift"
        (folder / "Fixtures.swift").write_text(fixtures.read_text())
        files = [folder / "Fixtures.swift"]
        for position, form in enumerate(forms):
            named = sorted(module for module in set(always + form.imports) if is_built(module, modules))
            imports = "\n".join(f"import {module}" for module in named)
            body = "\n".join("    " + line for line in form.swift.splitlines())
            path = folder / f"Form{position}.swift"
            path.write_text(f"{imports}\n\nenum Form{position} {{\n{body}\n}}\n")
            files.append(path)
        command = [
            compiler, "-typecheck", "-wmo", "-swift-version", "6", "-module-name", "Forms", "-suppress-warnings",
            "-parse-as-library",
            "-I", str(modules), *MODULE_MAP, "-load-plugin-executable", f"{plugin}#AppIntentsMacros", *map(str, files),
        ]
        result = subprocess.run(command, capture_output=True, text=True)
    failures, broken = {}, []
    for match in re.finditer(r"^(\S+\.swift):(\d+):\d+: error: (.*)$", result.stderr, re.MULTILINE):
        file = pathlib.Path(match[1]).name
        number = re.fullmatch(r"Form(\d+)\.swift", file)
        if number:
            failures.setdefault(int(number[1]), match[3])
        elif file == "Fixtures.swift":
            broken.append(f"API/Fixtures.swift:{match[2]}: {match[3]}")
        else:
            owner = re.search(r"Form(\d+)", file)
            if owner:
                failures.setdefault(int(owner[1]), match[3])
    if result.returncode != 0 and not failures and not broken:
        sys.exit(f"api_coverage: the compiler failed without naming a form:\n{result.stderr[-4000:]}")
    return failures, broken


def is_built(module, modules):
    """Whether there is a module to import; Foundation comes with the toolchain."""
    return module == "Foundation" or (modules / f"{module}.swiftmodule").exists()


def extract(modules, compiler):
    """The symbol graphs of the modules that are built."""
    extractor = pathlib.Path(compiler).with_name("swift-symbolgraph-extract")
    tool = [str(extractor)] if extractor.exists() else ["swift", "symbolgraph-extract"]
    target = json.loads(subprocess.run(
        [compiler, "-print-target-info"], capture_output=True, text=True, check=True).stdout)["target"]["triple"]
    graphs = []
    with tempfile.TemporaryDirectory(prefix="api-coverage-") as folder:
        for module in MODULES:
            if not is_built(module, modules):
                print(f"api_coverage: the module {module} is not built; all of it counts as missing", file=sys.stderr)
                continue
            result = subprocess.run(
                [*tool, "-module-name", module, "-I", str(modules), *MODULE_MAP, "-target", target,
                 "-output-dir", folder, "-minimum-access-level", "public"], capture_output=True, text=True)
            if result.returncode != 0:
                sys.exit(f"api_coverage: the symbols of {module} cannot be read:\n{result.stderr[-2000:]}")
        for path in sorted(pathlib.Path(folder).glob("*.symbols.json")):
            graphs.append(json.loads(path.read_text()))
    return graphs


def build(scratch):
    """Builds the framework beside what the tests build; gives the folder of its modules and its macros' plugin."""
    package = ["swift", "build", "--package-path", str(ROOT), "--scratch-path", str(scratch)]
    subprocess.run(
        [*package, "--target", "AppIntentsTesting"], check=True, stdout=sys.stderr)
    products = pathlib.Path(subprocess.run(
        [*package, "--show-bin-path"], check=True, capture_output=True, text=True).stdout.strip())
    return products / "Modules", products / "AppIntentsMacros-tool"


def check(sections, index, modules, plugin, compiler):
    """Every entry of the checklist, with whether it is there; and what is wrong with the fixtures."""
    entries, forms = [], []
    for section in sections:
        title = section["section"]
        for group in section.get("symbols", []):
            owner, level = group["type"], group["level"]
            if owner and not any(entry.name == owner and entry.section == title for entry in entries):
                entries.append(Entry(title, level, owner, index.has_type(owner) or is_outside(owner)))
            for member in group["members"]:
                name = f"{owner}.{member}" if owner else f"@{member}"
                entries.append(Entry(title, level, name, index.has_member(owner, member)))
        for group in section.get("unnameable", []):
            entries += [Entry(title, "apple-only", f"{name} (needs {group['needs']})", True) for name in group["names"]]
        forms += forms_of_section(section)
    failures, broken = type_check(forms, modules, plugin, compiler)
    for position, form in enumerate(forms):
        reason = failures.get(position)
        name = form.name if reason is None else f"{form.name}\n        {reason}"
        entries.append(Entry(form.section, form.level, name, reason is None))
    return entries, broken


OUTSIDE = {"String", "AttributedString", "URL", "URLResourceValues"}


def is_outside(name):
    """Whether a type is one of Swift's or Foundation's own, to which the framework adds members."""
    return name in OUTSIDE


def report(entries, sections):
    """The table of what is there, and the names of what is not, as lines."""
    titles = list(dict.fromkeys(section["section"] for section in sections))
    counts = collections.Counter((entry.section, entry.level, entry.found) for entry in entries)
    width = max(len(title) for title in titles)
    lines = [f"{'':{width}}  {'core':>11}  {'rare':>11}  {'apple-only':>11}"]

    def cells(selected):
        for level in LEVELS:
            present = sum(counts[title, level, True] for title in selected)
            wanted = present + sum(counts[title, level, False] for title in selected)
            yield f"{present}/{wanted}" if wanted else "-"

    for title in titles:
        lines.append(f"{title:{width}}  " + "  ".join(f"{cell:>11}" for cell in cells([title])))
    lines.append(f"{'In all':{width}}  " + "  ".join(f"{cell:>11}" for cell in cells(titles)))
    for title in titles:
        missing = [entry for entry in entries if entry.section == title and not entry.found]
        if missing:
            lines += ["", f"Missing in {title}:"] + [f"    {entry.level}  {entry.name}" for entry in missing]
    return lines


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--scratch-path", type=pathlib.Path, default=ROOT / ".build")
    parser.add_argument("--modules", type=pathlib.Path, help="a folder of built modules, to build nothing")
    parser.add_argument("--plugin", type=pathlib.Path, help="the macros' plugin that goes with --modules")
    parser.add_argument("--compiler", default="swiftc")
    options = parser.parse_args()
    if (options.modules is None) != (options.plugin is None):
        parser.error("give both --modules and --plugin, or neither")
    modules, plugin = (options.modules, options.plugin) if options.modules else build(options.scratch_path)
    sections = [json.loads(path.read_text()) for path in sorted(CHECKLIST.glob("*.json"))]
    sections.sort(key=lambda section: section_order(section["section"]))
    graphs = extract(modules, options.compiler)
    PROTOCOLS.update(
        ".".join(symbol["pathComponents"]) for graph in graphs for symbol in graph["symbols"]
        if symbol["kind"]["identifier"] == "swift.protocol")
    entries, broken = check(sections, SymbolIndex(graphs), modules, plugin, options.compiler)
    print("\n".join(report(entries, sections)))
    if broken:
        print("\nThe forms' own fixtures do not compile:", *broken, sep="\n    ")
    return 1 if broken or any(not entry.found for entry in entries) else 0


def section_order(title):
    """The checklist's sections by number, then its tables by letter."""
    number = re.match(r"(\d+)\.", title)
    return (0, int(number[1]), title) if number else (1, 0, title)


if __name__ == "__main__":
    sys.exit(main())
