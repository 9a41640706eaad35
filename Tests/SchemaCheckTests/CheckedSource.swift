import SchemaCheck

/// The source of an app, each file by its name, as the tests look at it.
struct CheckedSource: ExpressibleByDictionaryLiteral, ExpressibleByStringInterpolation {
    let files: [SwiftSourceFile]

    /// One file by the name `App.swift`.
    init(stringLiteral text: String) { self.init(dictionaryLiteral: ("App.swift", text)) }

    /// Files by name; what stands before a `/` is the module.
    init(dictionaryLiteral texts: (String, String)...) {
        files = texts.map { name, text in
            let parts = name.split(separator: "/")
            return SwiftSourceFile(
                path: name, module: parts.count > 1 ? String(parts[0]) : nil, text: "import AppIntents\n" + text)
        }
    }

    /// What is wrong, as compilers write it.
    var lines: [String] { SchemaCheck(files: files).problems().flatMap(\.lines) }

    /// What the errors say, without their places.
    var messages: [String] { SchemaCheck(files: files).problems().map(\.message) }

    /// The files after the edits that are the only right ones, without their first line.
    var mended: [String] {
        SourceRepair(of: files).files.map { String($0.text.dropFirst("import AppIntents\n".count)) }
    }
}
