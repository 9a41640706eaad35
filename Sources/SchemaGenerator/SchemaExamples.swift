import SchemaScaffold

/// The declarations of a domain's scaffold as the blocks of a page: together they are one program.
struct SchemaExamples {
    let scaffold: Scaffold

    /// The block with the imports that all others need.
    var imports: String {
        Self.block(scaffold.source.split(separator: "\n").prefix { $0.hasPrefix("import ") }.joined(separator: "\n"))
    }

    /// The block of the type that follows a schema.
    func blocks(of schema: String, _ kind: ScaffoldDeclaration.Kind) -> [String] {
        scaffold.declarations.filter { $0.schema == schema && $0.kind == kind }.map { Self.block(code(of: $0)) }
    }

    /// The block of a type that follows no schema.
    func blocks(ofTypeNamed name: String) -> [String] {
        scaffold.declarations.filter { $0.kind == .own && $0.name == name }.map { Self.block(code(of: $0)) }
    }

    /// One block of all declarations that have none of their own: queries, and what stands in for the app's work.
    ///
    /// - Parameter names: The types that follow no schema and have a block.
    func rest(besides names: [String], domain: String) -> String {
        let rest = scaffold.declarations.filter { declaration in
            if let schema = declaration.schema { return !schema.hasPrefix(domain + ".") }
            return !(declaration.kind == .own && names.contains(declaration.name))
        }
        return Self.block(rest.map(\.source).joined(separator: "\n\n"))
    }

    /// A declaration without its comment, of which the page has the words already.
    private func code(of declaration: ScaffoldDeclaration) -> String {
        declaration.source.split(separator: "\n", omittingEmptySubsequences: false).drop { $0.hasPrefix("///") }
            .joined(separator: "\n")
    }

    private static func block(_ code: String) -> String { "```swift\n\(code)\n```" }
}
