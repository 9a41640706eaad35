import SchemaCatalog

/// The enum that an app declares for a union, as source.
struct UnionSource {
    let union: UnionSchema

    /// The declaration, a line each.
    var lines: [String] { ["@UnionValue", "enum \(union.name) {"] + cases.map { "    " + $0 } + ["}"] }

    /// The declaration on one line.
    var line: String { "@UnionValue enum \(union.name) { \(cases.joined(separator: "; ")) }" }

    private var cases: [String] {
        union.cases.map { "case \(SwiftName.escaped($0.name))(\($0.valueType.spelling))" }
    }
}
